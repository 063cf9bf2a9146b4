"""What the API's views of decks have in common: who asks, and how a deck is answered.

A deck belongs to the session it was made in; to every other session its id does not exist.
ETag: `"<version>.<hash of the answer>"`; If-Match compares the version alone, so a new day's legality spoils no edit.
"""

from __future__ import annotations

import hashlib
import json
import re
from datetime import date
from typing import Any, TypeVar

from django.http import HttpResponseBase
from django.utils.translation import get_language, gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework import serializers, status
from rest_framework.exceptions import ParseError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.api.limits import client_key, spend
from cards.api.serializers import ProblemSerializer
from cards.safe_text import field_error
from decks import legality, selectors
from decks.api import serializers as shapes
from decks.models import Deck
from decks.owners import owner_key

Answer = TypeVar("Answer", bound=HttpResponseBase)

_VERSION = re.compile(r'"(\d{1,9})(?:\.[0-9a-f]*)?"')
ON = OpenApiParameter("on", OpenApiTypes.DATE, description="The day to judge legality on; today where it is missing.")
IF_MATCH = OpenApiParameter("If-Match", OpenApiTypes.STR, OpenApiParameter.HEADER, description="The ETag that was read; 412 if it is old.")


class SessionView(APIView):
    """For the session that asks, and so for no other site's pages."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        spend_for(request, "all")


def problem_answers(*statuses: int) -> dict[Any, Any]:
    return {(status, "application/problem+json"): OpenApiResponse(ProblemSerializer) for status in (*statuses, 429)}


def valid(serializer: serializers.Serializer[Any]) -> dict[str, Any]:
    serializer.is_valid(raise_exception=True)
    return dict(serializer.validated_data)


def body_of(request: Request) -> dict[str, Any]:
    """The members that the request sends."""
    body = request.data
    if isinstance(body, list):
        raise ParseError(gettext("The body must be a JSON object."))
    return body


def spend_for(request: Request, bucket: str, cost: int = 1) -> None:
    spend(bucket=bucket, key=client_key(request._request), cost=cost)


def the_own(request: Request, pk: str) -> Deck:
    return selectors.deck_for_owner(owner_key=owner_key(request), pk=pk)


def the_shared(request: Request, token: str) -> Deck:
    return selectors.deck_by_token(token=token, owner_key=owner_key(request))


def expected_version(request: Request, deck: Deck) -> int | None:
    """The version that If-Match asks for: the deck's own if it is among those named, 0 (never a version) if none is named."""
    header = request.headers.get("If-Match", "").strip()
    if header in ("", "*"):
        return None
    versions = [int(version) for version in _VERSION.findall(header)]
    return deck.version if deck.version in versions else next(iter(versions), 0)


def _on(request: Request) -> date | None:
    if (text := request.query_params.get("on")) is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise field_error("on", "invalid", gettext("Write the day as YYYY-MM-DD.")) from None


def answer(request: Request, deck: Deck, *, is_owner: bool, code: int = status.HTTP_200_OK) -> Response:
    """A deck with its legality, and the ETag of both."""
    decklist = legality.decklist_of(deck)
    document = {
        **shapes.deck_data(deck, is_owner=is_owner),
        "copied_from": shapes.source_data(deck, selectors.deck_source(deck=deck, owner_key=owner_key(request))),
        **legality.legality_data(game=deck.game_id, decklist=decklist, language=get_language() or "en", on=_on(request)),
    }
    response = private(Response(document, status=code))
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:12]
    response["ETag"] = f'"{deck.version}.{digest}"'
    return response


def created(request: Request, deck: Deck) -> Response:
    response = answer(request, deck, is_owner=True, code=status.HTTP_201_CREATED)
    response["Location"] = request.build_absolute_uri(f"/api/v1/decks/{deck.pk}/")
    return response


def private(response: Answer) -> Answer:
    """What a session or a link opens is for its holder alone, and to be asked for again each time."""
    response["Cache-Control"] = "private, no-cache"
    response["X-Robots-Tag"] = "noindex"
    return response
