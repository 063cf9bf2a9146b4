"""The facts that follow from the declared abilities of a card."""

from __future__ import annotations

from games.abilities.coverage import is_played
from games.abilities.effects import all_effects
from games.catalogue.declared import with_facts
from games.contracts.catalogue import Record
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.abilities.ops import VOCABULARY
from games.star_wars_lcg.catalogue.card_facts import COMMITTED_ONLY, CardFacts
from games.star_wars_lcg.catalogue.fields import FIELDS


def declared(card: Record) -> Record:
    """A card's record with its abilities, and each of their operations once."""
    abilities = ABILITIES.get(card["code"], {})
    operations = dict.fromkeys(effect["op"] for effect in all_effects(abilities))
    return with_facts(FIELDS, card, {"effects": list(operations), "abilities": dict(abilities) or None})


def is_textless(card: CardFacts) -> bool:
    """Whether the card prints no text."""
    return not card.has_text


def is_undeclared(card: CardFacts) -> bool:
    """Whether the card prints a text and has no declaration."""
    return card.has_text and card.code not in ABILITIES


def has_unplayed_effect(card: CardFacts) -> bool:
    """Whether the card has a declared effect that the rules do not carry out."""
    return not is_played(VOCABULARY, ABILITIES.get(card.code, {}))


def lacks_text(card: CardFacts) -> bool:
    """Whether a match leaves out some of the card's text."""
    return is_undeclared(card) or has_unplayed_effect(card)


def has_unplayed_keyword(card: CardFacts) -> bool:
    """Whether the card has Protect for cards in a state other than committed."""
    return any(" that is " in str(keyword.value).removesuffix(COMMITTED_ONLY) for keyword in card.keywords)
