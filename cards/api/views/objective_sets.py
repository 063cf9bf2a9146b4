"""Views of objective sets."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from cards import selectors
from cards.api import limits
from cards.api.paging import PAGE
from cards.api.serializers.objective_sets import ObjectiveSetDetailSerializer, ObjectiveSetSerializer
from cards.api.views.parameters import GAME, PATH_GAME, QUERY, Q, filter_parameters, list_of, problems
from cards.api.views.public import PublicView
from cards.search import find


class ObjectiveSetList(PublicView):
    """Search objective sets by number, by name or by the cards in them."""

    bucket, cost = "search", limits.SEARCH_COST

    @extend_schema(
        operation_id="objective_sets",
        responses={200: list_of(ObjectiveSetSerializer, **QUERY), **problems(400, 404)},
        parameters=[GAME, Q, *PAGE, *filter_parameters("objective_set_filters")],
    )
    def get(self, request: Request) -> Response:
        game = self.game()
        parameters = request.query_params
        rows, query = find.objective_set_find(game=game, q=parameters.get("q", ""), filters=parameters, requester=self.requester(game))
        query.warnings.extend(self.unknown_values())
        return self.listed(rows, ObjectiveSetSerializer, game, query=query.as_data(self.language()))


class ObjectiveSetDetail(PublicView):
    """One objective set with its six cards and the totals of their facts."""

    @extend_schema(operation_id="objective_set", responses={200: ObjectiveSetDetailSerializer, **problems(404)}, parameters=[PATH_GAME])
    def get(self, request: Request, game: str, code: str) -> Response:
        game_row = selectors.game_get(slug=game)
        objective_set = selectors.objective_set_get(game=game_row, code=code)
        return Response(ObjectiveSetDetailSerializer(objective_set, context=self.context(game_row)).data)
