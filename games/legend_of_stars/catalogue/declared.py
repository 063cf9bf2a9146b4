"""The facts that follow from the declared abilities of a card."""

from __future__ import annotations

from games.abilities.effects import Abilities, all_effects
from games.catalogue.declared import with_facts
from games.contracts.catalogue import Record
from games.legend_of_stars.abilities.cards import ABILITIES
from games.legend_of_stars.catalogue.fields import FIELDS
from games.legend_of_stars.catalogue.pool import CardFacts


def declared(card: Record) -> Record:
    """A card's record with its abilities, and each of their operations once.  An imported card has no declaration."""
    return _with(card, ABILITIES.get(card["code"], {}))


def joined(card: Record) -> Record:
    """The same for a card that brings its own abilities among its facts; they are a text, even if it is not said to have one."""
    abilities = card["facts"].get("abilities") or {}
    made = _with(card, abilities)
    return {**made, "facts": {**made["facts"], "has_text": True}} if abilities else made


def _with(card: Record, abilities: Abilities) -> Record:
    operations = dict.fromkeys(effect["op"] for effect in all_effects(abilities))
    return with_facts(FIELDS, card, {"effects": list(operations), "abilities": dict(abilities) or None})


def is_textless(card: CardFacts) -> bool:
    """Whether the card prints no text."""
    return not card.has_text


def is_undeclared(card: CardFacts) -> bool:
    """Whether the card prints a text and has no declaration."""
    return card.has_text and not card.abilities
