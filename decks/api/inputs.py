"""Serializers of requests: decks, lists and files.

Unknown members are refused.  Members of the API's own responses are ignored, so that a client can send a response back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from django.utils.translation import gettext_lazy
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.strict_fields import Strict, members_of, unknown_members
from decks.api.outputs import FOLDER, IS_ARCHIVED, IS_BUILT, TAGS, DeckOutput, DeckRowOutput, ParseOutput, ValidateOutput
from decks.exchange.importing import MAX_TEXT, slots_of
from decks.models import Deck
from decks.room import MAX_FOLDER, MAX_TAG, MAX_TAGS
from decks.services import MAX_DESCRIPTION, MAX_NAME, one_of
from decks.slots import MAX_CODE, MAX_SLOTS
from games.contracts.decks import Slot
from games.contracts.game import Game as Rules
from games.registry import GAMES

MAX_LISTS = 100
MAX_LEADERS = 10


def leader_zones(rules: Rules) -> list[str]:
    """The leader zones of a game; in the API each is also a member with the zone's name, in addition to `slots`."""
    return [zone.code for zone in rules.decks.zones if zone.holds == "leaders"]


LEADERS = list(dict.fromkeys(zone for rules in GAMES.values() for zone in leader_zones(rules)))
_CODE_SCHEMA = {"type": "string", "minLength": 1, "maxLength": MAX_CODE}
_SLOT_SCHEMA = {
    "type": "object",
    "required": ["code", "quantity"],
    "properties": {
        "code": _CODE_SCHEMA,
        "quantity": {"type": "integer", "minimum": 1, "maximum": 99},
        "zone": {"type": "string", "description": "A zone of the game; by default its first zone."},
        "name": {"type": "string", "readOnly": True, "description": "The name of a suggestion; ignored in requests."},
    },
    "additionalProperties": False,
}
_SLOT_MEMBERS = ("code", "quantity", "zone")
_SLOT_PASSED_OVER = ("name",)
MOST_FAULTS = 20


@extend_schema_field({"type": "array", "maxItems": MAX_SLOTS, "items": _SLOT_SCHEMA})
class SlotsField(serializers.Field[list[Slot], Any, Any, Any]):
    """A list of `{code, quantity, zone}`.  The services validate the slots."""

    default_error_messages = {"invalid": gettext_lazy("This must be a list of {{code, quantity, zone}}.")}

    def to_internal_value(self, data: Any) -> list[Slot]:
        if not isinstance(data, list):
            self.fail("invalid")
        faults: dict[int, Any] = {}
        for number, row in enumerate(data):
            if isinstance(row, dict) and (wrong := unknown_members(row, _SLOT_MEMBERS, _SLOT_PASSED_OVER)):
                faults[number] = wrong
                if len(faults) >= MOST_FAULTS:
                    break
        if faults:
            raise serializers.ValidationError(faults)  # type: ignore[arg-type]  # DRF also accepts numbers as keys; its stubs do not
        return slots_of(data)


@extend_schema_field(
    {
        "oneOf": [_CODE_SCHEMA, {"type": "array", "maxItems": MAX_LEADERS, "items": _CODE_SCHEMA}, {"type": "null"}],
        "description": "Short form for the slots of this zone: a code, a list of codes, or null for none.",
    }
)
class LeaderField(serializers.Field[list[str], Any, Any, Any]):
    default_error_messages = {"invalid": gettext_lazy("This must be a code, a list of codes, or null.")}

    def to_internal_value(self, data: Any) -> list[str]:
        codes = data if isinstance(data, list) else [data]
        if len(codes) > MAX_LEADERS or not all(isinstance(code, str) and 1 <= len(code) <= MAX_CODE for code in codes):
            self.fail("invalid")
        return codes


def without(schema: dict[str, Any], *members: str, require: Sequence[str] = ()) -> dict[str, Any]:
    """The JSON Schema of an object without these members, which needs the members `require`."""
    properties = {name: shape for name, shape in schema["properties"].items() if name not in members}
    required = sorted({*schema.get("required", ()), *require} - set(members))
    return {**schema, "properties": properties, **({"required": required} if required else {})}


class OneOf(serializers.ChoiceField):
    """A choice field with an error message that lists the valid choices."""

    def fail(self, key: str, **values: Any) -> NoReturn:
        if key == "invalid_choice":
            raise serializers.ValidationError(one_of(map(str, self.choices)), code=key)
        super().fail(key, **values)


class WithLeaders(Strict):
    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        return {**super().get_fields(), **{zone: LeaderField(required=False, allow_null=True) for zone in LEADERS}}


class StrictText(serializers.CharField):
    """A text field that accepts only JSON strings, no numbers or booleans, and does not trim them.

    shape: the bounds that a service checks, for the API's schema.
    """

    def __init__(self, *, shape: dict[str, Any] | None = None, **options: Any) -> None:
        super().__init__(trim_whitespace=False, **options)
        self.shape = shape or {}

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return data


class StrictFlag(serializers.BooleanField):
    """A flag that accepts only the JSON values true and false."""

    def to_internal_value(self, data: Any) -> bool:
        if not isinstance(data, bool):
            self.fail("invalid", input=data)
        return data


class DeckInput(WithLeaders):
    """A new deck; a change may contain any of these members except `game`."""

    game = OneOf(choices=list(GAMES))
    name = StrictText(allow_blank=True, shape={"minLength": 1, "maxLength": MAX_NAME})
    description = StrictText(required=False, allow_blank=True, shape={"maxLength": MAX_DESCRIPTION})
    notes = StrictText(required=False, allow_blank=True, shape={"maxLength": MAX_DESCRIPTION}, help_text="Only visible to the owner.")
    visibility = OneOf(choices=Deck.Visibility.choices, required=False)
    is_built = StrictFlag(required=False, help_text=IS_BUILT)
    folder = StrictText(required=False, allow_blank=True, shape={"maxLength": MAX_FOLDER}, help_text=FOLDER)
    tags = serializers.ListField(
        child=StrictText(allow_blank=True, shape={"minLength": 1, "maxLength": MAX_TAG}),
        required=False,
        max_length=MAX_TAGS,
        help_text=TAGS,
    )
    is_archived = StrictFlag(required=False, help_text=IS_ARCHIVED)
    side = StrictText(required=False, allow_null=True, allow_blank=True)
    slots = SlotsField(required=False)

    def ignored_members(self) -> frozenset[str]:
        return members_of(DeckOutput, DeckRowOutput, ParseOutput) | {"format"}  # "format" is a member of exported JSON files


class ListInput(WithLeaders):
    """A list to check: `slots` or `text`."""

    game = OneOf(choices=list(GAMES), required=False)
    slots = SlotsField(required=False)
    text = StrictText(required=False, allow_blank=True, shape={"maxLength": MAX_TEXT})
    side = StrictText(required=False, allow_null=True, allow_blank=True)
    format = StrictText(required=False, allow_null=True)
    on = serializers.DateField(required=False, allow_null=True)

    def ignored_members(self) -> frozenset[str]:
        return members_of(DeckInput, DeckOutput, DeckRowOutput, ParseOutput, ValidateOutput)

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        return {"oneOf": [without(schema, "text"), without(schema, "slots", require=["text"])]}


class ValidateInput(ListInput):
    """One list, or up to a hundred `lists`.  `game`, `format` and `on` apply to each of the lists that has no value of its own."""

    lists = ListInput(many=True, required=False)

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        schema["properties"]["lists"] |= {"minItems": 1, "maxItems": MAX_LISTS}
        common = ("game", "format", "on", "lists")
        several = {name: schema["properties"][name] for name in common}
        of_one = without(schema, "lists", require=["game"])
        return {
            "oneOf": [
                *super().refined_schema(of_one)["oneOf"],
                {"type": "object", "properties": several, "required": ["game", "lists"], "additionalProperties": False},
            ]
        }


GUESSES = ("leave_out", "take")
_GAME_OR_NONE = "Without it, the game with the most cards in the list."
_GUESSES_HELP = "Whether `slots` has the first suggestion of each line in `guessed`; by default it has only the cards that are certain."


class ParseInput(Strict):
    game = OneOf(choices=list(GAMES), required=False, help_text=_GAME_OR_NONE)
    guesses = OneOf(choices=list(GUESSES), required=False, help_text=_GUESSES_HELP)
    text = StrictText(allow_blank=True, shape={"maxLength": MAX_TEXT})


class ParseFileInput(Strict):
    """A deck file, sent as a multipart form."""

    game = OneOf(choices=list(GAMES), required=False, help_text=_GAME_OR_NONE)
    guesses = OneOf(choices=list(GUESSES), required=False, help_text=_GUESSES_HELP)
    file = serializers.FileField(max_length=500)

    def ignored_members(self) -> tuple[str, ...]:
        return ("csrfmiddlewaretoken",)  # part of every form on the site's pages
