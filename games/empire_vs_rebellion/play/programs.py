"""Make the cards of a run from the pool, with each ability as a program of ops."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from games.abilities.compiling import Compiler
from games.empire_vs_rebellion.abilities.ops import ASKS, VOCABULARY
from games.empire_vs_rebellion.catalogue.pool import CardFacts
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import (
    CATEGORY_BITS,
    EVENT,
    EVENT_LOST,
    EVENT_SCORED,
    EVENT_WON,
    RESOURCE,
    STRATEGY,
    STRATEGY_NAMES,
    STRATEGY_SHOWN,
    TOTALS_FIXED,
    WINNER_FOUND,
)
from games.engine.events.index import ITSELF, Trigger
from games.engine.events.windows import FORCED_REACTION
from games.engine.ops import Program

TYPES: Final = {"resource": RESOURCE, "strategy": STRATEGY, "event": EVENT}
# moment -> the kind of event to which the card reacts
KINDS: Final = {
    "on_reveal": STRATEGY_SHOWN,
    "determine_victory": TOTALS_FIXED,
    "outcome": EVENT_SCORED,
    "next_round": EVENT_SCORED,
    "winner": EVENT_WON,
    "loser": EVENT_LOST,
    "loser_next_round": EVENT_LOST,
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
            elif moment == "action":
                card.ability = compiler.program(effects)
            else:
                # an effect that swaps winner and loser works once they are known.
                kind = WINNER_FOUND if effects[0]["op"] == "swap_winner" else KINDS[moment]
                card.triggers.append(Trigger(kind, FORCED_REACTION, compiler.program(effects), subject=ITSELF))
    return card
