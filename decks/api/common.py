"""Helpers for the API views of decks: looking up decks, conditional requests and responses.

A deck belongs to the session or account that created it; other users get 404 for its id.
The ETag is `"<version>.<hash of the answer>"`.  If-Match compares only the version, so an edit does not fail because the deck's legality
differs on a new day.
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
from cards.api.serializers.shared import ProblemSerializer
from cards.texts.safe_text import field_error
from decks import legality, selectors
from decks.api.conversion import deck_data, source_data
from decks.models import CardSet, Deck
from decks.own_cards.pools import pool_with
from decks.own_cards.selectors import own_cards_of_deck
from decks.owners import owner_key

Answer = TypeVar("Answer", bound=HttpResponseBase)

_VERSION = re.compile(r'"(\d{1,9})(?:\.[0-9a-f]*)?"')
ON = OpenApiParameter("on", OpenApiTypes.DATE, description="The day to check legality for; by default today.")
IF_MATCH = OpenApiParameter(
    "If-Match",
    OpenApiTypes.STR,
    OpenApiParameter.HEADER,
    description="The deck's last known ETag; the answer is 412 if the deck has changed since.",
)


class SessionView(APIView):
    """A view that uses the requester's session or account; unlike `PublicView`, it accepts no POST requests from other origins."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        spend_for(request, "all")


def problem_answers(*statuses: int) -> dict[Any, Any]:
    return {(status, "application/problem+json"): OpenApiResponse(ProblemSerializer) for status in (*statuses, 429)}


def valid(serializer: serializers.Serializer[Any]) -> dict[str, Any]:
    serializer.is_valid(raise_exception=True)
    return dict(serializer.validated_data)


def body_of(request: Request) -> dict[str, Any]:
    """The members of the JSON object in the request's body."""
    body = request.data
    if isinstance(body, list):
        raise ParseError(gettext("The body must be a JSON object."))
    return body


def spend_for(request: Request, bucket: str, cost: int = 1) -> None:
    spend(bucket=bucket, key=client_key(request._request), cost=cost)


def own_deck(request: Request, pk: str, *, with_slots: bool = True) -> Deck:
    """The requesting owner's deck with this id."""
    return selectors.deck_for_owner(owner_key=owner_key(request), pk=pk, with_slots=with_slots)


def shared_deck(request: Request, token: str) -> Deck:
    """The deck with this token in its share link."""
    return selectors.deck_by_token(token=token, owner_key=owner_key(request))


def expected_version(request: Request, deck: Deck | CardSet) -> int | None:
    """The version (of a deck or a set of own cards) required by If-Match, or None without the header.

    If the header lists several versions, the deck's current version has priority.  A header without a valid version gives 0, which no
    deck has.
    """
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
    """A response with the deck and its legality, and an ETag for both."""
    decklist = legality.decklist_of(deck)
    own = own_cards_of_deck(deck)
    document = {
        **deck_data(deck, is_owner=is_owner),
        "copied_from": source_data(deck, selectors.deck_source(deck=deck, owner_key=owner_key(request))),
        **({"own_cards": list(own)} if own else {}),
        **legality.legality_data(
            game=deck.game_id,
            decklist=decklist,
            language=get_language() or "en",
            on=_on(request),
            pool=pool_with(deck.game_id, own) if own else None,
        ),
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
    """Mark a response as private: not stored by shared caches, revalidated on each use and not indexed by search engines."""
    response["Cache-Control"] = "private, no-cache"
    response["X-Robots-Tag"] = "noindex"
    return response
