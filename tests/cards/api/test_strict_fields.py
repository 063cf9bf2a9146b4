"""Members that mean nothing are named, and never many of them."""

from __future__ import annotations

from rest_framework import serializers

from cards.api.strict_fields import MOST_NAMED, MOST_OF_A_NAME, Strict, unknown_members


class Asked(Strict):
    size = serializers.IntegerField()
    colour = serializers.CharField(required=False)

    def passed_over(self) -> tuple[str, ...]:
        return ("id",)


def faults(sent: object) -> dict[str, list[str]]:
    asked = Asked(data=sent)
    asked.is_valid()
    return {name: [str(each) for each in said] for name, said in asked.errors.items()}


def test_what_is_not_known_is_named_with_what_may_be_meant() -> None:
    assert faults({"size": 1, "Color": "red", "id": 7}) == {"Color": ["Unknown member “Color”. Did you mean “colour”?"]}
    assert faults({"size": 1, "id": 7}) == {}


def test_all_faults_are_told_at_once() -> None:
    assert faults({"size": "x", "zzz": 1}) == {
        "size": ["A valid integer is required."],
        "zzz": ["Unknown member “zzz”. Use one of: size, colour."],
    }


def test_the_answer_is_never_many_times_as_long_as_what_was_sent() -> None:
    many = unknown_members([f"{number:04}" * 500 for number in range(1000)], ["size"])
    assert len(many) == MOST_NAMED
    assert max(map(len, many)) == MOST_OF_A_NAME
