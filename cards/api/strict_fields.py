"""The members of what a client sends: one that means nothing is refused by its name, so that nobody relies on what has no effect.

Passed over are those that our own answers about the same thing hold beside the ones that can be set: what was read can be sent back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from django.utils.translation import gettext
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail
from rest_framework.request import Request

from cards.query.suggest import nearest
from cards.safe_text import hint

MOST_NAMED = 20  # of one object: an answer must not be many times as long as what it answers
MOST_OF_A_NAME = 80


def unknown_members(given: Iterable[str], known: Iterable[str], passed_over: Iterable[str] = ()) -> dict[str, list[ErrorDetail]]:
    """A fault for each name that is neither known nor passed over, of many the first."""
    known = list(known)
    fine = {*known, *passed_over}
    wrong = islice((str(name) for name in given if name not in fine), MOST_NAMED)
    return {name: [_fault(name, known)] for name in (each[:MOST_OF_A_NAME] for each in wrong)}


def _fault(name: str, known: list[str]) -> ErrorDetail:
    said = gettext("There is no member “%(name)s” here.") % {"name": name}
    return ErrorDetail(said + hint(nearest(name.casefold(), known), known), code="unknown_member")


def nothing_asked(request: Request) -> None:
    """Of a write that takes no members: refuse those that were sent."""
    if (request.content_type or "").startswith("application/json") and (faults := unknown_members(request.data, ())):
        raise serializers.ValidationError(faults)


class Strict(serializers.Serializer[Any]):
    """Input whose unknown members are faults like those of its fields, told together with them."""

    def passed_over(self) -> Iterable[str]:
        """Members of our own answers that are accepted and have no effect."""
        return ()

    def to_internal_value(self, data: Any) -> Any:
        if not isinstance(data, Mapping):
            return super().to_internal_value(data)  # which refuses it
        known = [name for name, field in self.fields.items() if not field.read_only]
        faults = unknown_members(data, known, self.passed_over())
        try:
            value = super().to_internal_value(data)
        except serializers.ValidationError as error:
            raise serializers.ValidationError({**error.detail, **faults}) from None  # type: ignore[dict-item]  # a serializer's detail is a dict
        if faults:
            raise serializers.ValidationError(faults)
        return value


def members_of(*shapes: type[serializers.Serializer[Any]]) -> set[str]:
    """The names that answers of these shapes hold."""
    return {name for shape in shapes for name in shape().get_fields()}
