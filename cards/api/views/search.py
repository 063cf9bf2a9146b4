"""Views of the query language: parse a query, list its fields."""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.serializers.search import ParsedSerializer, SearchFieldSerializer, SearchFieldsSerializer
from cards.api.views.parameters import GAME, LANGUAGE, Q, problems
from cards.api.views.public import PublicView
from cards.search import find
from cards.search.fields import search_fields


class SearchParse(PublicView):
    """Parse a query without searching: its tree, its explanation in words, and warnings about what was not understood."""

    bucket = "search"

    @extend_schema(operation_id="search_parse", responses={200: ParsedSerializer, **problems(400, 404)}, parameters=[GAME, Q, LANGUAGE])
    def get(self, request: Request) -> Response:
        query = find.query_parse(game=self.game(), q=request.query_params.get("q", ""))
        document = {"query": query.as_data(self.language()), "tree": query.as_tree(), "display": query.display}
        return Response({**document, "warnings": self.unknown_parameters()})


class SearchFields(PublicView):
    """The fields of a game's query language, each with its first values."""

    bucket = "search"

    @extend_schema(
        operation_id="search_fields",
        responses={200: SearchFieldsSerializer, **problems(400, 404)},
        parameters=[
            GAME,
            OpenApiParameter("field", OpenApiTypes.STR, description="Return only this field, given by any of its keys."),
            OpenApiParameter("begins", OpenApiTypes.STR, description="Return only values that have a word beginning with this text."),
        ],
    )
    def get(self, request: Request) -> Response:
        parameters = request.query_params
        fields = search_fields(game=self.game(), field=parameters.get("field", "")[:60], begins=parameters.get("begins", "")[:60])
        warnings = [one for one in self.unknown_parameters() if one["term"] not in ("field", "begins")]
        return Response({"warnings": warnings, "results": SearchFieldSerializer(fields, many=True).data})
