"""What several modules of rows share: fields, periods, and makers of continuous effects."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import CardCodes, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import MakesContinuous, Who, amount_of
from games.engine.abilities.amounts import Amount, Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import about_of
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")

MATE: Final = FilterField("mate", filters=cards)
TITLES: Final = CardCodes("named", title=lambda name, language: name, joint=TEXTS["abilities.joints.titles"])
CARDS: Final = Who("who", filters=cards, words=TEXTS.section("abilities.cards"), each=_ADDS["each"], default="target")
PERIODS: Final = {
    "battle": c.BATTLE,
    "turn": c.TURN,
    "next_turn": c.NEXT_END,
    "opponents_turn": c.NEXT_BEGINNING,
    "shot": c.SHOT,
    "game": c.GAME,
}
UNTIL: Final = OneOf("until", codes=tuple(PERIODS), words=TEXTS.section("abilities.periods"), default="battle")


def number_of(number: int, sign: int = 1, whose: int = OWN) -> MakesContinuous:
    """A number of each piece, changed by `n`; of a location, for the player `whose`."""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, number, ADD, about_of(effect, filters), amount=much, whose=whose, conditions=conditions)]

    return make


def flag_of(number: int) -> MakesContinuous:
    """A flag that each piece has."""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        return [Continuous(FLAG, number, GAIN, about_of(effect, filters), amount=Amount(1), conditions=conditions)]

    return make


def bare(code: int) -> Any:
    """An operation of the game's own that takes a number at most."""
    return lambda compiler, effect: [Op(code, effect.get("n", 1), Selector())]
