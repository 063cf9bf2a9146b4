"""API views of public decks and of the copies of a shared deck."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import remove_query_param, replace_query_param

from cards.api.paging import PAGE, PageOutput, no_such_page, page_and_size, page_response
from cards.texts.safe_text import field_error
from decks import selectors
from decks.api.catalogue import PersonalQueryView
from decks.api.common import SessionView, private, problem_answers, shared_deck
from decks.api.conversion import public_rows
from decks.models import Deck
from decks.owners import owner_key
from decks.search import ORDERS, DeckSearch, deck_search
from decks.search.paging import MAX_CURSOR, Cursor, read_cursor, write_cursor
from decks.search.plan import DeckPage
from decks.search.search_context import DeckRequester
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


class PublicDeckListOutput(PageOutput):
    count = serializers.IntegerField(help_text="At most 10,000; a lower bound if `count_is_exact` is false.")
    count_is_exact = serializers.BooleanField()
    query = serializers.DictField(help_text="normalized, explain, warnings: [{code, term, start, end, message, suggestion}], order")
    results = PublicDeckOutput(many=True)


class CopyOutput(serializers.Serializer[Any]):
    token = serializers.CharField()
    url = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField(allow_null=True, help_text="The number of the revision that was copied.")
    updated = serializers.DateTimeField()


class CopyListOutput(PageOutput):
    results = CopyOutput(many=True)


_Q = OpenApiParameter(
    "q",
    OpenApiTypes.STR,
    description="`by:`, `valid:`, `faction:`, `size>=`, `updated>=`, `likes>=`, `game:`, names, and `[[card query]]>=6`; with a session or "
    "token also `is:owned` and `missing<=5`.",
)
_GAME = OpenApiParameter("game", OpenApiTypes.STR, enum=list(GAMES), description="Only decks of this game.")
_ORDER = OpenApiParameter("order", OpenApiTypes.STR, enum=[sign + name for name in ORDERS for sign in ("", "-")])


_OWNED = OpenApiParameter(
    "owned", OpenApiTypes.STR, enum=["true", "false"], description="`true`: only decks of which you own every copy, as `is:owned`."
)
_CURSOR = OpenApiParameter(
    "cursor",
    {"type": "string", "maxLength": MAX_CURSOR, "pattern": "^[A-Za-z0-9_-]*$"},
    description="The place of a page, from `next` or `previous`; it replaces `page`.",
)


class PublicDecksView(PersonalQueryView):
    """Search for public decks.  `page` reaches the first 10,000 decks; `next` and `previous` lead to all of them."""

    bucket = "deck_search"

    @extend_schema(
        operation_id="public_decks",
        parameters=[_Q, _GAME, _ORDER, _OWNED, _CURSOR, *PAGE],
        responses={200: PublicDeckListOutput, **problem_answers(400, 404, 422)},
    )
    def get(self, request: Request) -> Response:
        parameters = request.query_params
        self.search_requester = requester = DeckRequester(lambda: owner_key(request))
        texts = {name: parameters.get(name, "") for name in ("q", "game", "order")}
        search = deck_search(**texts, is_owned=_is_owned(parameters.get("owned", "")), requester=requester)
        page = _page(request, search)
        count = search.plan.count()
        response = Response(
            {
                "count": count.number,
                "count_is_exact": count.is_exact,
                "next": _link(request, search, page.next),
                "previous": _link(request, search, page.previous),
                "query": search.query_data(),
                "results": public_rows(page.decks),
            }
        )
        response["Cache-Control"] = "public, max-age=10"  # short, because a deck may become private at any time
        return response


def _is_owned(text: str) -> bool:
    if text not in ("", "true", "false"):
        raise field_error("owned", "invalid", gettext("Use “true” or “false”, not “%(value)s”.") % {"value": text[:40]})
    return text == "true"


def _page(request: Request, search: DeckSearch) -> DeckPage:
    number, size = page_and_size(request)
    if text := request.query_params.get("cursor"):
        if (cursor := read_cursor(text, search.plan.order)) is None:
            raise field_error(
                "cursor", "invalid", gettext("This cursor does not belong to this list; follow the `next` links from the first page.")
            )
        return search.page(cursor, size)
    page = search.numbered_page(number, size)
    if page is None:
        raise no_such_page()
    return page


def _link(request: Request, search: DeckSearch, cursor: Cursor | None) -> str | None:
    """The address of the page at this cursor."""
    if cursor is None:
        return None
    address = remove_query_param(request.build_absolute_uri(), "page")
    return str(replace_query_param(address, "cursor", write_cursor(cursor, search.plan.order)))


class CopiesView(SessionView):
    """The copies of a shared deck that are public or belong to the user."""

    @extend_schema(operation_id="deck_copies", parameters=PAGE, responses={200: CopyListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        copies = selectors.deck_copies(deck=shared_deck(request, token), owner_key=owner_key(request))
        return private(page_response(copies, copy_rows, request=request, view=self))


def copy_rows(copies: list[Deck]) -> list[dict[str, Any]]:
    return [
        {
            "token": copy.token,
            "url": f"/d/{copy.token}",
            "name": copy.name,
            "revision": copy.copied_revision,
            "updated": copy.updated.isoformat(),
        }
        for copy in copies
    ]
