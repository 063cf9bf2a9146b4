"""API views of public decks and of the copies of a shared deck."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.selectors import names_of
from cards.api.paging import PAGE, paginator
from cards.api.views.public import PublicView
from decks import selectors
from decks.api.common import SessionView, private, problem_answers, shared_deck
from decks.api.conversion import deck_summary
from decks.models import Deck
from decks.owners import owner_key
from decks.search import ORDERS, deck_search
from games.registry import GAMES


class PublicDeckOutput(serializers.Serializer[Any]):
    token = serializers.CharField()
    url = serializers.CharField()
    game = serializers.CharField()
    name = serializers.CharField()
    by = serializers.CharField(allow_null=True, help_text="The owner's public name; null without an account.")
    side = serializers.CharField(allow_null=True)
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    counts = serializers.DictField(child=serializers.IntegerField())
    likes = serializers.IntegerField()


class PublicDeckListOutput(serializers.Serializer[Any]):
    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    query = serializers.DictField(help_text="normalized, explain, warnings: [{code, term, start, end, message, suggestion}], order")
    results = PublicDeckOutput(many=True)


class CopyOutput(serializers.Serializer[Any]):
    token = serializers.CharField()
    url = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField(allow_null=True, help_text="The number of the revision that was copied.")
    updated = serializers.DateTimeField()


class CopyListOutput(serializers.Serializer[Any]):
    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = CopyOutput(many=True)


_Q = OpenApiParameter(
    "q",
    OpenApiTypes.STR,
    description="`by:`, `valid:`, `faction:`, `size>=`, `updated>=`, `likes>=`, `game:`, names, and `[[card query]]>=6`.",
)
_GAME = OpenApiParameter("game", OpenApiTypes.STR, enum=list(GAMES), description="Only decks of this game.")
_ORDER = OpenApiParameter("order", OpenApiTypes.STR, enum=[sign + name for name in ORDERS for sign in ("", "-")])


class PublicDecksView(PublicView):
    """Search for public decks."""

    bucket = "deck_search"

    @extend_schema(
        operation_id="public_decks",
        parameters=[_Q, _GAME, _ORDER, *PAGE],
        responses={200: PublicDeckListOutput, **problem_answers(400, 404, 422)},
    )
    def get(self, request: Request) -> Response:
        parameters = request.query_params
        search = deck_search(q=parameters.get("q", ""), game=parameters.get("game", ""), order=parameters.get("order", ""))
        response = self.paged(search.decks.prefetch_related("slots"), public_rows, query=search.query_data())
        response["Cache-Control"] = "public, max-age=10"  # short, because a deck may become private at any time
        return response


def public_rows(decks: list[Deck]) -> list[dict[str, Any]]:
    names = names_of(deck.owner_key for deck in decks)
    rows = []
    for deck in decks:
        row = deck_summary(deck)
        for name in ("id", "visibility", "version"):
            row.pop(name)
        rows.append({**row, "by": names.get(deck.owner_key), "likes": deck.like_count})  # type: ignore[attr-defined]  # annotated by decks.search
    return rows


class CopiesView(SessionView):
    """The copies of a shared deck that are public or belong to the user."""

    @extend_schema(operation_id="deck_copies", parameters=PAGE, responses={200: CopyListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        pages = paginator()
        copies = selectors.deck_copies(deck=shared_deck(request, token), owner_key=owner_key(request))
        page = pages.paginate_queryset(copies, request, view=self) or []
        rows = [
            {
                "token": copy.token,
                "url": f"/d/{copy.token}",
                "name": copy.name,
                "revision": copy.copied_revision,
                "updated": copy.updated.isoformat(),
            }
            for copy in page
        ]
        return private(pages.get_paginated_response(rows))
