"""The rows of Undercover spies and of those who change sides."""

from __future__ import annotations

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.shared.verbs import continuous_pieces
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, flag_of
from games.star_wars_ccg.abilities.ops import STANDING, WHO, add, continuous


def _undercover(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [made for flag in (c.UNDERCOVER, c.OUT_OF_BATTLES) for made in flag_of(flag)(effect, filters, conditions)]


def _turncoat(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(STANDING["here"], filters)
    much = Amount(0, GAME_AMOUNT, c.POWER_OF_THIS, times=1)
    return [Continuous(A_NUMBER, c.TOTAL_POWER, ADD, about, amount=much, whose=OPPOSING, conditions=conditions)]


# A spy that has crossed to the opponent's side of its site.
undercover = continuous("undercover", WHO, makes=_undercover)
# It is captured if the opponent breaks its cover.
caught_uncovered = add("caught_uncovered", example=("What a card is",))
turncoat = continuous("turncoat", makes=_turncoat, example=("Numbers",))
break_cover = add("break_cover", CARDS, compiles=fires_event(c.UNCOVERED, counts=False), affects="any")
