"""Serializers and fields that several responses share: names, facts, addresses, problems."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.registry import GAMES

NAMES = {"type": "object", "additionalProperties": {"type": "string"}, "required": ["en"]}


@extend_schema_field(NAMES)
class Names(serializers.JSONField):
    """A text in each known language; English is always present."""


@extend_schema_field({"type": "object", "description": "The printed facts, keyed by the names in the game's `fields`."})
class Facts(serializers.Field[dict[str, Any], Any, dict[str, Any], Any]):
    """Facts in the declared order, which PostgreSQL does not preserve in JSON columns."""

    def to_representation(self, value: dict[str, Any]) -> dict[str, Any]:
        names = self.context.get("fact_names", ())
        return {name: value[name] for name in names if name in value} if names else value


@extend_schema_field(serializers.URLField())
class AddressField(serializers.Field[str, Any, str, Any]):
    """The row's absolute URL in this API; without a request, only the path."""

    def __init__(self, view: str, **kwargs: Any) -> None:
        super().__init__(source="*", read_only=True, **kwargs)
        self.view = view

    def to_representation(self, value: Any) -> str:
        path = reverse(f"api:{self.view}", args=[value.game_id, value.code])
        return str(self.context["request"].build_absolute_uri(path)) if "request" in self.context else path


class NamedSerializer(serializers.Serializer[Any]):
    code = serializers.CharField()
    name = serializers.CharField()
    names = Names()


class FaultSerializer(serializers.Serializer[Any]):
    field = serializers.CharField()
    code = serializers.CharField()
    message = serializers.CharField()
    where = serializers.CharField(required=False, help_text="For structured text: the path to the error, empty for the whole text.")
    line = serializers.IntegerField(required=False, allow_null=True, help_text="For structured text: the line number, from 1.")
    low = serializers.IntegerField(required=False, help_text="For an integer: the lowest allowed value.")
    high = serializers.IntegerField(required=False, help_text="For an integer: the highest allowed value.")


class ProblemSerializer(serializers.Serializer[Any]):
    """A problem document, application/problem+json (RFC 9457): `code` is stable, `detail` is a message for people."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    code = serializers.CharField()
    detail = serializers.CharField()
    errors = FaultSerializer(many=True, required=False)  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class ChoiceSerializer(serializers.Serializer[Any]):
    code = serializers.CharField()
    names = Names()


def fact_names(slug: str) -> tuple[str, ...]:
    """The names of a game's facts in their declared order, each number followed by its printed text."""
    return tuple(
        name
        for field in GAMES[slug].cards.fields
        for name in ([field.name, f"{field.name}_text"] if field.kind == "number" else [field.name])
    )
