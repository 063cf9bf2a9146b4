"""Make the cards of a run from the pool, with each ability as a program of ops."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from games.abilities.compiling import Compiler
from games.empire_vs_rebellion.abilities.ops import ASKS, VOCABULARY
from games.empire_vs_rebellion.catalogue.pool import CardFacts
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import CATEGORY_BITS, EVENT, RESOURCE, STRATEGY, STRATEGY_NAMES
from games.engine.ops import Program

TYPES: Final = {"resource": RESOURCE, "strategy": STRATEGY, "event": EVENT}
# moment -> attribute of a Card with its program
PLACES: Final = {
    "action": "ability",
    "on_reveal": "on_reveal",
    "determine_victory": "determine",
    "outcome": "outcome",
    "next_round": "next_round",
    "winner": "on_win",
    "loser": "on_loss",
    "loser_next_round": "on_loss",
}


def make_cards(facts: Iterable[CardFacts]) -> tuple[list[Card], list[Program]]:
    """The cards in the order of `facts`, and their programs by number.  NotPlayed for an effect without an op."""
    listed = list(facts)
    index = {each.code: number for number, each in enumerate(listed)}
    compiler = Compiler(VOCABULARY.makers, ASKS)
    return [_card(each, index, compiler) for each in listed], compiler.programs


def _card(facts: CardFacts, index: Mapping[str, int], compiler: Compiler) -> Card:
    card = Card(facts.code, facts.name, index[facts.code], TYPES[facts.type])
    card.category = CATEGORY_BITS.get(facts.category, 0)
    card.is_character = facts.is_character
    card.value = facts.value or 0
    card.exhausted = card.value if facts.exhausted_value is None else facts.exhausted_value
    card.target = facts.target_value or 0
    card.capacity = facts.capacity or 0
    card.points = facts.victory_points or 0
    card.influence = facts.influence or 0
    if facts.type == "strategy":
        card.strategy = next(number for number, name in enumerate(STRATEGY_NAMES) if facts.code.endswith(f"-{name}"))
    for moment, listed in facts.abilities.items():
        for ability in listed:
            effects = ability["effects"]
            if effects[0]["op"] == "forbid":
                card.forbids = CATEGORY_BITS[effects[0]["category"]]
                card.but_not = [index[code] for code in effects[0].get("but_not", ()) if code in index]
            else:
                setattr(card, PLACES[moment], compiler.program(effects))
    return card
