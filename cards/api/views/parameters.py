"""OpenAPI parameters and responses of the public views."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework import serializers

from cards.api.paging import PageOutput
from cards.api.serializers.search import QuerySerializer, WarningSerializer
from cards.api.serializers.shared import ProblemSerializer
from cards.query import DISPLAYS, MAX_LENGTH
from cards.search import filter_kinds, filters, orders
from games.registry import GAMES
from games.texts import LANGUAGES

GAME = OpenApiParameter("game", OpenApiTypes.STR, required=True, enum=list(GAMES), description="The game's slug.")
PATH_GAME = OpenApiParameter("game", OpenApiTypes.STR, OpenApiParameter.PATH, enum=list(GAMES))
AnyField = serializers.Field[Any, Any, Any, Any]
Q = OpenApiParameter(
    "q",
    {"type": "string", "maxLength": MAX_LENGTH},
    description="A query: words of a name in any language, and terms such as `type:unit` or `cost<=3`. At most 1,000 characters.",
)
LANGUAGE = OpenApiParameter(
    "language",
    OpenApiTypes.STR,
    enum=list(LANGUAGES),
    description="The language of explanations and warnings, and of the order by name; English by default.",
)
ORDER = OpenApiParameter(
    "order",
    OpenApiTypes.STR,
    enum=[sign + name for name in orders.CARD_ORDERS for sign in ("", "-")],
    description="The sort order; a leading minus reverses it.",
)
DISPLAY = [
    OpenApiParameter(name, OpenApiTypes.STR, enum=list(values), description="Same as the display option of the query language.")
    for name, values in DISPLAYS.items()
    if values and name != "unique"  # the filter of that name also accepts the display values
]


def problems(*statuses: int) -> dict[Any, Any]:
    return {(status, "application/problem+json"): OpenApiResponse(ProblemSerializer) for status in (*statuses, 429)}


def list_of(serializer: type[serializers.Serializer[Any]], **more: AnyField) -> type[serializers.Serializer[Any]]:
    name = serializer.__name__.removeprefix("Found").removesuffix("Serializer")
    return type(f"{name}ListSerializer", (PageOutput,), {**more, "results": serializer(many=True)})


def filter_parameters(name: str) -> list[OpenApiParameter]:
    """The filters of all games' lists, each once."""
    parameters: dict[str, OpenApiParameter] = {}
    for slug in GAMES:
        for parameter, one in getattr(filters, name)(slug).base_filters.items():
            many = isinstance(one, filter_kinds.Codes)
            is_number = isinstance(one, filter_kinds.WholeNumber)
            kind = {"type": "integer", "minimum": 0, "maximum": filter_kinds.MAX_NUMBER} if is_number else OpenApiTypes.STR
            parameters[parameter] = OpenApiParameter(
                parameter, kind, many=many, enum=["true", "false"] if isinstance(one, filter_kinds.FlagFilter) else None
            )
    return list(parameters.values())


QUERY = {"query": QuerySerializer()}
WARNINGS = {"warnings": WarningSerializer(many=True)}
