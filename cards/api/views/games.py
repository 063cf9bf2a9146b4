"""Views of games, their factions and their products."""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from cards import selectors
from cards.api.paging import PAGE
from cards.api.serializers.coverage import GameCoverageSerializer
from cards.api.serializers.games import FactionSerializer, GameDetailSerializer, GameSerializer, ProductSerializer
from cards.api.views.parameters import GAME, PATH_GAME, WARNINGS, list_of, problems
from cards.api.views.public import PublicView
from cards.coverage import game_coverage


class GameList(PublicView):
    """The games in the catalogue."""

    @extend_schema(operation_id="games", responses={200: list_of(GameSerializer, **WARNINGS), **problems(400, 404)}, parameters=PAGE)
    def get(self, request: Request) -> Response:
        return self.paged(
            selectors.game_list(),
            lambda page: GameSerializer(page, many=True, context={"request": request}).data,
            warnings=self.unknown_parameters(),
        )


class GameDetail(PublicView):
    """One game: its counts, formats, zones, starting lists, printed facts, filters and orders."""

    @extend_schema(operation_id="game", responses={200: GameDetailSerializer, **problems(404)}, parameters=[PATH_GAME])
    def get(self, request: Request, game: str) -> Response:
        row = selectors.game_list().filter(slug=selectors.game_get(slug=game).slug).get()
        return Response(GameDetailSerializer(row, context={"request": request}).data)


class GameCoverageDetail(PublicView):
    """How fully the rules play a game's cards, with sums by product, faction, side and type."""

    @extend_schema(operation_id="game_coverage", responses={200: GameCoverageSerializer, **problems(404)}, parameters=[PATH_GAME])
    def get(self, request: Request, game: str) -> Response:
        return Response(GameCoverageSerializer(game_coverage(game=selectors.game_get(slug=game))).data)


class AbilitySchema(PublicView):
    """The JSON Schema of the abilities that a game's cards declare: the member `abilities` of their facts."""

    @extend_schema(operation_id="ability_schema", responses={200: OpenApiTypes.OBJECT, **problems(404)}, parameters=[PATH_GAME])
    def get(self, request: Request, game: str) -> Response:
        return Response(selectors.ability_schema(game=selectors.game_get(slug=game)))


class FactionList(PublicView):
    """The factions of a game."""

    @extend_schema(
        operation_id="factions",
        responses={200: list_of(FactionSerializer, **WARNINGS), **problems(400, 404)},
        parameters=[GAME, *PAGE],
    )
    def get(self, request: Request) -> Response:
        game = self.game()
        return self.listed(selectors.faction_list(game=game), FactionSerializer, game, warnings=self.unknown_parameters())


class ProductList(PublicView):
    """The products of a game, in the order of publication."""

    @extend_schema(
        operation_id="products",
        responses={200: list_of(ProductSerializer, **WARNINGS), **problems(400, 404)},
        parameters=[GAME, *PAGE],
    )
    def get(self, request: Request) -> Response:
        game = self.game()
        return self.listed(selectors.product_list(game=game), ProductSerializer, game, warnings=self.unknown_parameters())
