"""Unknown members of a request are named with suggestions, but only the first few."""

from __future__ import annotations

from rest_framework import serializers

from cards.api.strict_fields import MOST_NAMED, MOST_OF_A_NAME, Strict, unknown_members


class Request(Strict):
    size = serializers.IntegerField()
    colour = serializers.CharField(required=False)

    def ignored_members(self) -> tuple[str, ...]:
        return ("id",)


def errors_for(sent: object) -> dict[str, list[str]]:
    asked = Request(data=sent)
    asked.is_valid()
    return {name: [str(each) for each in said] for name, said in asked.errors.items()}


def test_unknown_members_are_named_with_suggestions() -> None:
    assert errors_for({"size": 1, "Color": "red", "id": 7}) == {"Color": ["Unknown member “Color”. Did you mean “colour”?"]}
    assert errors_for({"size": 1, "id": 7}) == {}


def test_all_errors_are_reported_at_once() -> None:
    assert errors_for({"size": "x", "zzz": 1}) == {
        "size": ["A valid integer is required."],
        "zzz": ["Unknown member “zzz”. Use one of: size, colour."],
    }


def test_the_error_is_not_many_times_as_long_as_the_request() -> None:
    many = unknown_members([f"{number:04}" * 500 for number in range(1000)], ["size"])
    assert len(many) == MOST_NAMED
    assert max(map(len, many)) == MOST_OF_A_NAME
