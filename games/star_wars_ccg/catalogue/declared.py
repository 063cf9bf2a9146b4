"""The facts that follow from the declared abilities of a card."""

from __future__ import annotations

from games.abilities.coverage import is_played
from games.abilities.effects import all_effects
from games.catalogue.declared import with_facts
from games.contracts.catalogue import Record
from games.star_wars_ccg.abilities.cards import ABILITIES
from games.star_wars_ccg.abilities.words import COMPLETE
from games.star_wars_ccg.catalogue.fields import FIELDS
from games.star_wars_ccg.catalogue.pool import CardFacts


def declared(card: Record) -> Record:
    """A card's record with its abilities, and each of their operations once."""
    abilities = ABILITIES.get(card["code"], {})
    operations = dict.fromkeys(effect["op"] for effect in all_effects(abilities))
    return with_facts(FIELDS, card, {"effects": list(operations), "abilities": dict(abilities) or None})


def is_undeclared(card: CardFacts) -> bool:
    """Whether the card prints a text and has no declaration."""
    return not card.is_textless and card.code not in ABILITIES


def has_unplayed_part(card: CardFacts) -> bool:
    """Whether a part of the declared text is left out."""
    return not is_played(COMPLETE, ABILITIES.get(card.code, {}))
