"""The facts that follow from the declared abilities of a card."""

from __future__ import annotations

from games.abilities.effects import all_effects
from games.catalogue.declared import with_facts
from games.contracts.catalogue import Record
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.catalogue.fields import AFFILIATION, FIELDS


def declared(card: Record) -> Record:
    """A card's record with its abilities, and each of their operations once."""
    if card["type"] == AFFILIATION:
        return card
    abilities = ABILITIES.get(card["code"], {})
    operations = dict.fromkeys(effect["op"] for effect in all_effects(abilities))
    return with_facts(FIELDS, card, {"effects": list(operations), "abilities": dict(abilities) or None})
