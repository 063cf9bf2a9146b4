"""The rows of reactions (CCG-BAT-04): cards that come or go with others, reactions that are cancelled, and what follows them."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, Maker
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Flag
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import Who, filters_of, pieces_of
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.ops import Op, Selector
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import add
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")
_CARDS: Final = {**TEXTS.section("abilities.cards"), "host": TEXTS["abilities.references.host"]}
CARDS: Final = Who("who", filters=cards, words=_CARDS, each=_ADDS["each"], default="target")
PLACE: Final = FilterField("place", filters=cards, default=ABSENT, adds=_ADDS["to_a"])

# --- what a card is ----------------------------------------------------------------------------------------------------

# It is deployed in no other way.
only_reacts = add("only_reacts", example=("What a card is",))
# It is deployed without cost to a battle that its own player has begun.
joins_battle = add("joins_battle", PLACE)

# --- what a text does --------------------------------------------------------------------------------------------------


def _with(code: int, kind: Any = None) -> Maker:
    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        return [Verb(code, pieces=pieces_of(effect["who"], filters_of(compiler)), kind=1 if kind and effect.get(kind) else 0)]

    return make


# What else than the card of the ability comes, for the price that the ability asks.
react_with = add("react_with", CARDS, compiles=_with(c.REACT_WITH), example=("Interrupts", "host"))
react_away = add(
    "react_away",
    CARDS,
    Flag("free", adds=_ADDS["moves_free"]),
    takes=["who"],
    compiles=_with(c.REACT_AWAY, "free"),
    example=("Interrupts", "this"),
)
cancel_react = add("cancel_react", compiles=lambda compiler, effect: [Op(c.CANCEL_REACT, 1, Selector())], example=("Interrupts",))
# To where the card is that has just come in reaction, as in the own move phase.
join_it = add("join_it", CARDS, compiles=_with(c.JOIN_IT), example=("Interrupts",))

opponent_called_off = conditions.kind(
    "opponent_called_off", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.CALLED_OFF_BY))
)
