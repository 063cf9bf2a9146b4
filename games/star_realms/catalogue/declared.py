"""The facts that follow from the declared abilities of a card: its gains, operations and ally factions.

An undeclared card has the abilities that can be parsed from its text, if the host imported the texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.effects import all_effects
from games.catalogue.declared import with_facts
from games.contracts.catalogue import Record
from games.star_realms.abilities.cards import ABILITIES, BACKS
from games.star_realms.catalogue.fields import COMMANDER, FIELDS
from games.star_realms.catalogue.parse_text import abilities, search_facts

# Separates the texts of a card's two sides.
SIDES: Final = "\n|\n"


def declared(card: Record) -> Record:
    """A card's record with its abilities, those of its other side, and the facts that follow from them."""
    text, _, back_text = card.get("text", "").partition(SIDES)
    found = ABILITIES.get(card["code"]) or (abilities(text) if card["type"] != COMMANDER else {})
    is_complete = is_textless(card["facts"]) or (bool(found) and all(effect["op"] != "text" for effect in all_effects(found)))
    facts: dict[str, Any] = {
        **search_facts(dict(found)),
        "abilities": dict(found) or None,
        "effects_complete": is_complete,
        "has_text": not is_complete,
    }
    if back := card["facts"].get("back"):
        facts["back"] = {**back, "abilities": BACKS.get(card["code"]) or abilities(back_text)}
    return with_facts(FIELDS, card, facts)


def is_textless(facts: Mapping[str, Any]) -> bool:
    """Whether the card prints no text, or one whose every number is a fact."""
    return bool(facts.get("textless"))
