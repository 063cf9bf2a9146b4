"""Check of a deck's slots: their form, quantities, zones and codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.data.pools import catalogue_of, data_version
from cards.errors import BadInput
from cards.render_cache import for_a_version
from cards.texts.safe_text import clean_text, field_error
from decks.own_cards.selectors import own_cards_named
from games.contracts.decks import Slot
from games.contracts.game import Game as Rules
from games.registry import GAMES

MAX_SLOTS = 300


MAX_QUANTITY = 99


MAX_CODE = 80


def check_slots(*, rules: Rules, slots: Iterable[Slot], known: bool = True, owner_key: str = "") -> list[Slot]:
    """Validate the slots and merge those with the same code and zone.

    Raise BadInput with every invalid slot, named like "slots[3].quantity".
    known: require every code to be in the game's catalogue, or to be one of an own card of `owner_key`.
    """
    slot_list = list(slots)
    if len(slot_list) > MAX_SLOTS:
        raise too_many_slots(len(slot_list))
    zone_contents = {zone.code: zone.holds for zone in rules.decks.kept_zones}
    errors: list[dict[str, Any]] = []
    merged: dict[tuple[str, str], int] = {}
    first_index: dict[tuple[str, str], int] = {}
    for index, slot in enumerate(slot_list):
        faults = _slot_faults(slot, zone_contents)
        errors += [{"field": f"slots[{index}].{field}", "code": code, "message": message} for field, code, message in faults]
        if not faults:
            key = (slot.zone, slot.code)
            merged[key] = merged.get(key, 0) + slot.quantity
            first_index.setdefault(key, index)
            if merged[key] > MAX_QUANTITY:
                errors.append({"field": f"slots[{index}].quantity", "code": "max_value", "message": _bad_quantity()})
    if known and merged:
        unknown = merged.keys() - _known_keys(rules, zone_contents, merged.keys())
        own = {card["code"] for card in own_cards_named(game=rules.slug, owner_key=owner_key, codes=[code for _, code in unknown])}
        unknown = {(zone, code) for zone, code in unknown if code not in own or zone_contents[zone] != "cards"}
        for zone, code in sorted(unknown, key=first_index.__getitem__):
            parameters = {"code": code, "things": _CONTENT_NAMES[zone_contents[zone]]}
            message = gettext("“%(code)s” is not a code of this game's %(things)s.") % parameters
            errors.append({"field": f"slots[{first_index[zone, code]}].code", "code": "unknown_code", "message": message})
    if errors:
        raise BadInput(f"{errors[0]['field']}: {errors[0]['message']}", errors=errors)
    return [Slot(code, quantity, zone) for (zone, code), quantity in merged.items()]


_CONTENT_NAMES = {"cards": _("cards"), "objective_sets": _("objective sets"), "leaders": _("leaders")}  # keyed by what a zone holds


def _bad_quantity() -> str:
    return gettext("A quantity is a whole number from 1 to %(most)s.") % {"most": MAX_QUANTITY}


def _slot_faults(slot: Slot, zones: Iterable[str]) -> list[tuple[str, str, str]]:
    faults = []
    if not isinstance(slot.code, str) or not 1 <= len(slot.code) <= MAX_CODE:
        faults.append(("code", "invalid", gettext("A code is text of 1 to %(longest)s characters.") % {"longest": MAX_CODE}))
    else:
        try:
            clean_text(slot.code, field="code", longest=MAX_CODE)
        except BadInput as error:
            faults.append(("code", "invalid", error.errors[0]["message"]))
    if type(slot.quantity) is not int or not 1 <= slot.quantity <= MAX_QUANTITY:
        faults.append(("quantity", "invalid", _bad_quantity()))
    if not isinstance(slot.zone, str) or slot.zone not in zones:
        faults.append(("zone", "invalid_choice", gettext("A zone of this game is one of: %(zones)s.") % {"zones": ", ".join(zones)}))
    return faults


def _known_keys(rules: Rules, zone_contents: Mapping[str, str], keys: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    sets, cards = _known_codes(rules.slug, data_version(rules.slug))
    return {(zone, code) for zone, code in keys if code in (sets if zone_contents[zone] == "objective_sets" else cards)}


@for_a_version(most=2 * len(GAMES))
def _known_codes(slug: str, version: str) -> tuple[frozenset[str], frozenset[str]]:
    """The codes of the objective sets, and those of the cards and their printings."""
    catalogue = catalogue_of(slug, version)
    sets, cards = ({record["code"] for record in records} for records in (catalogue.objective_sets, catalogue.cards))
    return frozenset(sets), frozenset(cards | {printing["code"] for printing in catalogue.printings})


def too_many_slots(number: int) -> BadInput:
    message = gettext("A deck has at most %(most)s slots; this one has %(found)s.")
    return field_error("slots", "max_length", message % {"most": MAX_SLOTS, "found": number})
