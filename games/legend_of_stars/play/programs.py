"""Make the cards of a run from the pool."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.engine.ops import Program
from games.legend_of_stars.abilities.constants import CHARACTER, EFFECT, FIRST_ATTRIBUTE, SKY, SUPPORT
from games.legend_of_stars.catalogue.fields import ATTRIBUTES
from games.legend_of_stars.catalogue.pool import CardFacts
from games.legend_of_stars.play.cards import Card
from games.legend_of_stars.play.constants import DIRECTIONS

TYPES: Final = {"character": CHARACTER, "effect": EFFECT, "support": SUPPORT}
ATTRIBUTE_MARKS: Final = {choice.code: FIRST_ATTRIBUTE + number for number, choice in enumerate(ATTRIBUTES)}
FIRST_RACE: Final = FIRST_ATTRIBUTE + len(ATTRIBUTES)


def make_cards(facts: Iterable[CardFacts]) -> tuple[list[Card], list[Program]]:
    """The cards in the order of `facts`, and their programs by number."""
    listed = list(facts)
    races = sorted({race for each in listed for race in each.races})
    return [_card(each, number, races) for number, each in enumerate(listed)], []


def _card(facts: CardFacts, index: int, races: list[str]) -> Card:
    card = Card(facts.code, facts.name, index, TYPES[facts.type])
    card.is_flash = facts.subtype == "flash"
    card.is_field = facts.subtype == "field"
    card.cost = facts.cost or 0
    card.speed = facts.speed or 0
    card.attack = facts.atk or 0
    card.defence = facts.defense or 0
    card.down = facts.down or 0
    card.icons = [DIRECTIONS.index(icon) for icon in facts.lead_icons or ()]
    card.marks = [False] * (FIRST_RACE + len(races))
    card.marks[SKY] = "sky" in facts.keywords
    if facts.attribute is not None:
        card.marks[ATTRIBUTE_MARKS[facts.attribute]] = True
    for race in facts.races:
        card.marks[FIRST_RACE + races.index(race)] = True
    return card
