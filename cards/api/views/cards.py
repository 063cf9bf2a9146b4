"""Views of cards: search, one card, names to complete, cards by code."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from cards import selectors
from cards.api import limits
from cards.api.paging import PAGE
from cards.api.serializers.cards import (
    CardDetailSerializer,
    CardNamesSerializer,
    CardSerializer,
    CollectionRequestSerializer,
    CollectionSerializer,
    FoundCardSerializer,
)
from cards.api.serializers.shared import fact_names
from cards.api.views.parameters import DISPLAY, GAME, LANGUAGE, ORDER, PATH_GAME, QUERY, Q, filter_parameters, list_of, problems
from cards.api.views.public import PublicView, as_json
from cards.models import Card, Game
from cards.render_cache import RenderCache
from cards.search import find
from cards.search.names import card_names

DOCUMENTS = RenderCache[tuple[str, str]]()


class CardList(PublicView):
    """Search cards by name and facts.  An unknown filter gives a warning in `query`, an invalid value an error."""

    bucket, cost = "search", limits.SEARCH_COST

    @extend_schema(
        operation_id="cards",
        responses={200: list_of(FoundCardSerializer, **QUERY), **problems(400, 404)},
        parameters=[GAME, Q, ORDER, LANGUAGE, *DISPLAY, *PAGE, *filter_parameters("card_filters")],
    )
    def get(self, request: Request) -> HttpResponse:
        game = self.game()
        parameters = request.query_params
        search = find.card_find(
            game=game,
            q=parameters.get("q", ""),
            filters=parameters,
            order=parameters.get("order", ""),
            requester=self.requester(game),
            language=self.language(),
        )
        search.query.warnings.extend(self.unknown_values())
        page: list[str] = []

        def no_results(codes: list[str]) -> list[Any]:
            page.extend(codes)
            return []

        head = as_json(self.paged(search.codes, no_results, query=search.query.as_data(self.language())).data)
        cards = ",".join(self.documents(game, page, prints=search.prints))
        return HttpResponse(f"{head.removesuffix(']}')}{cards}]}}", content_type="application/json")

    def documents(self, game: Game, codes: list[str], *, prints: bool) -> Iterator[str]:
        """The JSON documents of the cards, as `FoundCardSerializer` renders them; cached without this request's host.

        prints: the codes are those of printings, and each printing is shown as a separate result.
        """
        context = {"fact_names": fact_names(game.slug)}

        def make(card: Card) -> tuple[str, str]:
            members = list(CardSerializer(card, context=context).data.items())
            at = next(place for place, (name, _) in enumerate(members) if name == "url")
            before, address, after = (as_json(part) for part in (dict(members[:at]), members[at][1], dict(members[at + 1 :])))
            return f'{before[:-1]},"url":"', f"{address[1:]},{after[1:-1]}"

        cached = DOCUMENTS.get_or_make(codes, game=game, find=partial(selectors.cards_by_code, game=game), make=make)
        host = as_json(self.request.build_absolute_uri("/").removesuffix("/"))[1:-1]
        for code, (before, after) in zip(codes, cached, strict=True):
            yield f'{before}{host}{after},"printed":{as_json(code) if prints else "null"}}}'


class CardDetail(PublicView):
    """One card, by the code of any of its printings, with its rulings, restrictions and status in each format today."""

    @extend_schema(operation_id="card", responses={200: CardDetailSerializer, **problems(404)}, parameters=[PATH_GAME])
    def get(self, request: Request, game: str, code: str) -> Response:
        row = selectors.game_get(slug=game)
        context = self.context(row) | {"game": row}
        return Response(CardDetailSerializer(selectors.card_get(game=row, code=code), context=context).data)


class CardNames(PublicView):
    """Autocomplete for card names: at most 20, those that begin with the typed text first."""

    bucket = "search"

    @extend_schema(operation_id="card_names", responses={200: CardNamesSerializer, **problems(400, 404)}, parameters=[GAME, Q])
    def get(self, request: Request) -> Response:
        names = card_names(game=self.game(), q=request.query_params.get("q", ""))
        return Response({"warnings": self.unknown_parameters(), "results": names})


class CardCollection(PublicView):
    """Up to 500 cards by the codes of their printings; unknown codes are returned in `not_found`."""

    bucket, cost = "search", 10

    @extend_schema(
        operation_id="card_collection",
        request=CollectionRequestSerializer,
        responses={200: CollectionSerializer, **problems(400, 404, 413, 415)},
    )
    def post(self, request: Request) -> Response:
        serializer = CollectionRequestSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        game = selectors.game_get(slug=serializer.validated_data["game"])
        codes = serializer.validated_data["codes"]
        cards_found = selectors.cards_by_code(game=game, codes=codes)
        unique = {card.pk: card for card in cards_found.values()}
        cards = CardSerializer(unique.values(), many=True, context=self.context(game)).data
        return Response({"results": cards, "not_found": [code for code in dict.fromkeys(codes) if code not in cards_found]})
