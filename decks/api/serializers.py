"""Serializers for decks, lists and revisions.

Input refuses unknown members, but ignores members of the API's own answers, so that a client can send an answer back.
"""

from __future__ import annotations

from typing import Any, NoReturn

from django.utils.translation import gettext, gettext_lazy
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.strict_fields import Strict, members_of, unknown_members
from cards.safe_text import field_error
from decks.differences import differences, differences_data
from decks.exchange.importing import formats, slot_data, slots_of
from decks.legality import decklist_of
from decks.models import Deck, DeckRevision
from decks.revisions import slots_of as slots_of_revision
from decks.services import MAX_CODE, one_of
from games.contracts.decks import Decklist, Slot
from games.contracts.game import Game as Rules
from games.registry import GAMES, game_by_slug

MAX_LISTS = 100
MAX_LEADERS = 10


def leader_zones(rules: Rules) -> list[str]:
    """The leader zones of a game; in the API each is also a member with the zone's name, in addition to `slots`."""
    return [zone.code for zone in rules.decks.zones if zone.holds == "leaders"]


_LEADERS = list(dict.fromkeys(zone for rules in GAMES.values() for zone in leader_zones(rules)))
_SLOT_SCHEMA = {
    "type": "object",
    "required": ["code", "quantity"],
    "properties": {
        "code": {"type": "string", "maxLength": MAX_CODE},
        "quantity": {"type": "integer", "minimum": 1, "maximum": 99},
        "zone": {"type": "string", "description": "A zone of the game; by default its first zone."},
        "name": {"type": "string", "readOnly": True, "description": "The name of a suggestion; ignored in requests."},
    },
    "additionalProperties": False,
}
_SLOT_MEMBERS = ("code", "quantity", "zone")
_SLOT_PASSED_OVER = ("name",)
MOST_FAULTS = 20


@extend_schema_field({"type": "array", "maxItems": 300, "items": _SLOT_SCHEMA})
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
        "oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}, {"type": "null"}],
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


class OneOf(serializers.ChoiceField):
    """A choice field with an error message that lists the valid choices."""

    def fail(self, key: str, **values: Any) -> NoReturn:
        if key == "invalid_choice":
            raise serializers.ValidationError(one_of(map(str, self.choices)), code=key)
        super().fail(key, **values)


class WithLeaders(Strict):
    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        return {**super().get_fields(), **{zone: LeaderField(required=False, allow_null=True) for zone in _LEADERS}}


class StrictText(serializers.CharField):
    """A text field that accepts only JSON strings, no numbers or booleans, and does not trim them."""

    def __init__(self, **options: Any) -> None:
        super().__init__(trim_whitespace=False, **options)

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return data


class DeckInput(WithLeaders):
    """A new deck; a change may contain any of these members except `game`."""

    game = OneOf(choices=list(GAMES))
    name = StrictText(allow_blank=True)
    description = StrictText(required=False, allow_blank=True)
    notes = StrictText(required=False, allow_blank=True, help_text="Only visible to the owner.")
    visibility = OneOf(choices=Deck.Visibility.choices, required=False)
    side = StrictText(required=False, allow_null=True, allow_blank=True)
    slots = SlotsField(required=False)

    def passed_over(self) -> set[str]:
        return members_of(DeckOutput, DeckRowOutput, ParseOutput) | {"format"}  # "format" is a member of exported JSON files


class ListInput(WithLeaders):
    """A list to check: `slots` or `text`."""

    game = OneOf(choices=list(GAMES), required=False)
    slots = SlotsField(required=False)
    text = StrictText(required=False, allow_blank=True)
    side = StrictText(required=False, allow_null=True, allow_blank=True)
    format = StrictText(required=False, allow_null=True)
    on = serializers.DateField(required=False, allow_null=True)

    def passed_over(self) -> set[str]:
        return members_of(DeckInput, DeckOutput, DeckRowOutput, ParseOutput, ValidateOutput)


class ValidateInput(ListInput):
    """One list, or up to a hundred `lists`.  `game`, `format` and `on` apply to each of the lists that has no value of its own."""

    lists = ListInput(many=True, required=False)


class ParseInput(Strict):
    game = OneOf(choices=list(GAMES))
    text = StrictText(allow_blank=True)


class ParseFileInput(Strict):
    """A deck file, sent as a multipart form."""

    game = OneOf(choices=list(GAMES))
    file = serializers.FileField(max_length=500)

    def passed_over(self) -> tuple[str, ...]:
        return ("csrfmiddlewaretoken",)  # part of every form on the site's pages


# --- output, for the OpenAPI schema -----------------------------------------------------------------------------------


class _Output(serializers.Serializer[Any]):
    pass


class SlotOutput(_Output):
    code = serializers.CharField()
    quantity = serializers.IntegerField()
    zone = serializers.CharField()


class FaultOutput(_Output):
    code = serializers.CharField()
    clause = serializers.CharField()
    severity = serializers.ChoiceField(choices=["illegal", "warning"])
    message = serializers.CharField()
    cards = serializers.ListField(child=serializers.CharField())
    found = serializers.IntegerField(allow_null=True)
    allowed = serializers.IntegerField(allow_null=True)
    values = serializers.DictField(child=serializers.CharField())


class VerdictOutput(_Output):
    format = serializers.CharField()
    on = serializers.DateField()
    legal = serializers.BooleanField()
    problems = FaultOutput(many=True)


class BarOutput(_Output):
    label = serializers.CharField()  # type: ignore[assignment]  # DRF has an attribute with the same name
    value = serializers.FloatField()


class ChartOutput(_Output):
    code = serializers.CharField()
    title = serializers.CharField()
    note = serializers.CharField(allow_null=True)
    rows = BarOutput(many=True)


class SuggestionOutput(_Output):
    code = serializers.CharField()
    zone = serializers.CharField()
    name = serializers.CharField()


class UnmatchedOutput(_Output):
    line = serializers.IntegerField()
    text = serializers.CharField()
    suggestions = SuggestionOutput(many=True)


class LegalityOutput(_Output):
    legal = serializers.BooleanField()
    formats = VerdictOutput(many=True)
    stats = ChartOutput(many=True)


class ValidateOutput(LegalityOutput):
    """The answer for one list; for several lists, `{results: [...]}` with one of these for each.  slots: those read from `text`."""

    game = serializers.CharField()
    slots = SlotOutput(many=True, required=False)
    unmatched = UnmatchedOutput(many=True)
    guessed = UnmatchedOutput(many=True, required=False, help_text="Lines that were matched approximately, to their first suggestion.")


class ParseOutput(_Output):
    game = serializers.CharField()
    detected_format = serializers.ChoiceField(choices=formats())
    name = serializers.CharField()
    description = serializers.CharField()
    side = serializers.CharField(allow_null=True)
    slots = SlotOutput(many=True)
    unmatched = UnmatchedOutput(many=True)
    guessed = UnmatchedOutput(many=True, help_text="Lines that were matched approximately; `slots` contains their first suggestion.")


class DeckRowOutput(_Output):
    id = serializers.UUIDField()
    token = serializers.CharField()
    url = serializers.CharField()
    game = serializers.CharField()
    name = serializers.CharField()
    side = serializers.CharField(allow_null=True)
    visibility = serializers.ChoiceField(choices=Deck.Visibility.choices)
    version = serializers.IntegerField()
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    counts = serializers.DictField(child=serializers.IntegerField())


class DeckListOutput(_Output):
    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = DeckRowOutput(many=True)


class SourceOutput(_Output):
    token = serializers.CharField()
    url = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField(allow_null=True)


class DeckOutput(LegalityOutput):
    """A deck.  Only the owner gets `id` and `notes`.  Each leader zone of the game is also a member with the zone's name."""

    id = serializers.UUIDField(required=False)
    is_owner = serializers.BooleanField()
    token = serializers.CharField()
    url = serializers.CharField()
    game = serializers.CharField()
    name = serializers.CharField()
    description = serializers.CharField()
    notes = serializers.CharField(required=False)
    side = serializers.CharField(allow_null=True)
    visibility = serializers.ChoiceField(choices=Deck.Visibility.choices)
    version = serializers.IntegerField()
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    copied_from = SourceOutput(allow_null=True)
    slots = SlotOutput(many=True)


class QuantityOutput(_Output):
    code = serializers.CharField()
    quantity = serializers.IntegerField()


class ChangedOutput(_Output):
    code = serializers.CharField()
    before = serializers.IntegerField()
    after = serializers.IntegerField()


class ZoneDifferenceOutput(_Output):
    zone = serializers.CharField()
    added = QuantityOutput(many=True)
    removed = QuantityOutput(many=True)
    changed = ChangedOutput(many=True)


class RevisionRowOutput(_Output):
    """A revision in a list.  Only the owner gets `name`.

    changes: the differences from the previous revision; null for the oldest stored revision.
    """

    number = serializers.IntegerField()
    name = serializers.CharField(required=False)
    restored = serializers.IntegerField(allow_null=True)
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    counts = serializers.DictField(child=serializers.IntegerField())
    changes = ZoneDifferenceOutput(many=True, allow_null=True)


class RevisionListOutput(_Output):
    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = RevisionRowOutput(many=True)


class RevisionOutput(_Output):
    number = serializers.IntegerField()
    name = serializers.CharField(required=False)
    description = serializers.CharField(required=False)
    side = serializers.CharField(allow_null=True)
    restored = serializers.IntegerField(allow_null=True)
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    slots = SlotOutput(many=True)


class ComparedOutput(_Output):
    """One side of a comparison.  revision: its number, or null for the current deck."""

    game = serializers.CharField()
    token = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField(allow_null=True)


class CompareOutput(_Output):
    """A comparison.  zones: the changes that turn the first list into the second."""

    to = ComparedOutput()
    zones = ZoneDifferenceOutput(many=True)

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        return {"from": ComparedOutput(), **super().get_fields()}  # "from" is a Python keyword


# --- conversion between API data and services --------------------------------------------------------------------------


def slots_given(data: dict[str, Any], rules: Rules, *, before: Decklist | None = None) -> list[Slot] | None:
    """The slots in validated input, including leaders; None if the input has neither.

    The member of a leader zone adds the leaders that are not yet in `slots`.
    before: the deck before the change.  Its leaders stay if neither `slots` nor their member has any; its other slots stay if the
    input has no `slots`.
    """
    own = leader_zones(rules)
    if wrong := [zone for zone in _LEADERS if data.get(zone) and zone not in own]:
        raise field_error(wrong[0], "other_game", gettext("Decks of this game have no such leader."))
    leaders = {zone: data[zone] or [] for zone in own if zone in data}
    given: list[Slot] | None = data.get("slots")
    if given is None and not leaders:
        return None
    old = list(before.slots) if before is not None else []
    if given is None:
        slots = [slot for slot in old if slot.zone not in leaders]
    else:
        first = rules.decks.zones[0].code
        slots = [Slot(slot.code, slot.quantity, first) if slot.zone is None else slot for slot in given]
        named = {slot.zone for slot in slots} | leaders.keys()
        slots += [slot for slot in old if slot.zone in leader_zones(rules) and slot.zone not in named]
    for zone, codes in leaders.items():
        there = [slot.code for slot in slots if slot.zone == zone]
        for code in dict.fromkeys(codes):
            slots += [Slot(code, 1, zone)] * (codes.count(code) - there.count(code))
    return slots


def leaders_data(decklist: Decklist, rules: Rules) -> dict[str, Any]:
    """A member for each leader zone: one code, a list of several codes, or null."""
    members: dict[str, Any] = {}
    for zone in leader_zones(rules):
        codes = [slot.code for slot in decklist.in_zone(zone) for _ in range(min(slot.quantity, MAX_LEADERS))]
        members[zone] = codes if len(codes) > 1 else codes[0] if codes else None
    return members


def deck_summary(deck: Deck) -> dict[str, Any]:
    """A deck in the list of the user's own decks.  counts: zone -> number of copies."""
    counts: dict[str, int] = {}
    for slot in deck.slots.all():
        counts[slot.zone] = counts.get(slot.zone, 0) + slot.quantity
    return {
        "id": str(deck.pk),
        **_shared(deck),
        "counts": counts,
    }


def deck_data(deck: Deck, *, is_owner: bool) -> dict[str, Any]:
    """A complete deck without its legality.  Only the owner sees its id, by which the API changes it."""
    decklist = decklist_of(deck)
    return {
        **({"id": str(deck.pk)} if is_owner else {}),
        "is_owner": is_owner,
        **_shared(deck),
        "description": deck.description,
        **({"notes": deck.notes} if is_owner else {}),
        "slots": [slot_data(slot) for slot in decklist.slots],
        **leaders_data(decklist, game_by_slug(deck.game_id)),
    }


def source_data(deck: Deck, source: Deck | None) -> dict[str, Any] | None:
    """The deck's source; None if it is no copy, or if the user may not see the source."""
    if source is None:
        return None
    return {"token": source.token, "url": f"/d/{source.token}", "name": source.name, "revision": deck.copied_revision}


def revision_row(revision: DeckRevision, before: DeckRevision | None, *, is_owner: bool) -> dict[str, Any]:
    """A revision in the list of a deck's history.  before: the previous revision."""
    slots = slots_of_revision(revision)
    counts: dict[str, int] = {}
    for slot in slots:
        counts[slot.zone] = counts.get(slot.zone, 0) + slot.quantity
    return {
        "number": revision.number,
        **({"name": revision.name} if is_owner else {}),
        "restored": revision.restored,
        "created": revision.created.isoformat(),
        "updated": revision.updated.isoformat(),
        "counts": counts,
        "changes": differences_data(differences(slots_of_revision(before), slots)) if before is not None else None,
    }


def revision_data(revision: DeckRevision, *, is_owner: bool) -> dict[str, Any]:
    """A complete revision.  Only the owner sees former names and descriptions."""
    return {
        "number": revision.number,
        **({"name": revision.name, "description": revision.description} if is_owner else {}),
        "side": revision.side or None,
        "restored": revision.restored,
        "created": revision.created.isoformat(),
        "updated": revision.updated.isoformat(),
        "slots": [slot_data(slot) for slot in slots_of_revision(revision)],
    }


def _shared(deck: Deck) -> dict[str, Any]:
    return {
        "token": deck.token,
        "url": f"/d/{deck.token}",
        "game": deck.game_id,
        "name": deck.name,
        "side": deck.side or None,
        "visibility": deck.visibility,
        "version": deck.version,
        "created": deck.created.isoformat(),
        "updated": deck.updated.isoformat(),
    }
