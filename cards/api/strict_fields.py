"""Strict request bodies: unknown members are refused by name, so that no client relies on a member without effect.

Members that the API's own responses contain are accepted and ignored: a client may send back what it has read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import islice
from typing import Any

from django.utils.translation import gettext
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail
from rest_framework.request import Request

from cards.query.messages.suggest import nearest
from cards.texts.safe_text import hint

MOST_NAMED = 20  # unknown members reported for one object, so that the response stays about as short as the request
MOST_OF_A_NAME = 80


def unknown_members(names: Iterable[str], known: Iterable[str], ignored_members: Iterable[str] = ()) -> dict[str, list[ErrorDetail]]:
    """An error for each given name that is neither known nor ignored, for at most `MOST_NAMED` names."""
    known = list(known)
    accepted = {*known, *ignored_members}
    unknown = islice((str(name) for name in names if name not in accepted), MOST_NAMED)
    return {name: [_fault(name, known)] for name in (name[:MOST_OF_A_NAME] for name in unknown)}


def _fault(name: str, known: list[str]) -> ErrorDetail:
    sentence = gettext("Unknown member “%(name)s”.") % {"name": name}
    return ErrorDetail(sentence + hint(nearest(name.casefold(), known), known), code="unknown_member")


def refuse_members(request: Request) -> None:
    """Refuse any member in the body of a request that takes none."""
    if (request.content_type or "").startswith("application/json") and (faults := unknown_members(request.data, ())):
        raise serializers.ValidationError(faults)


class Strict(serializers.Serializer[Any]):
    """Base of input serializers: unknown members are reported together with the errors of the known fields."""

    def ignored_members(self) -> Iterable[str]:
        """Members of our own responses that are accepted and have no effect."""
        return ()

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """The JSON Schema of this serializer with what its fields cannot say, such as members that exclude each other."""
        return schema

    def to_internal_value(self, data: Any) -> Any:
        if not isinstance(data, Mapping):
            return super().to_internal_value(data)  # raises the error
        known = [name for name, field in self.fields.items() if not field.read_only]
        faults = unknown_members(data, known, self.ignored_members())
        try:
            value = super().to_internal_value(data)
        except serializers.ValidationError as error:
            raise serializers.ValidationError({**error.detail, **faults}) from None  # type: ignore[dict-item]  # a serializer's detail is a dict
        if faults:
            raise serializers.ValidationError(faults)
        return value


class CheckedLater(serializers.JSONField):
    """Any JSON value, which a service checks.  shape: the values that the service accepts, as a JSON Schema for the API's own schema."""

    def __init__(self, *, shape: dict[str, Any], **options: Any) -> None:
        super().__init__(**options)
        self.shape = shape


class TrueOrFalse(serializers.BooleanField):
    """true or false of JSON; the words and numbers that forms send for them are refused."""

    def to_internal_value(self, data: Any) -> bool:
        if not isinstance(data, bool):
            name = self.field_name or ""
            raise serializers.ValidationError(gettext("%(name)s must be true or false.") % {"name": name}, code="bad_input")
        return data


@cache  # making the fields of an answer takes longer than reading a request with the slots of a deck
def members_of(*shapes: type[serializers.Serializer[Any]]) -> frozenset[str]:
    """The member names in the responses of these serializers."""
    return frozenset(name for shape in shapes for name in shape().get_fields())
