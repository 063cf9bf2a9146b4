"""The rows of weapons that reach further, repeat, gather Force or need no destiny."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Number
from games.abilities.shared.verbs import continuous_pieces, lasts
from games.engine.abilities.amounts import GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import BELOW
from games.engine.modifiers import SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, PERIODS, UNTIL
from games.star_wars_ccg.abilities.ops import WHAT, N, add
from games.star_wars_ccg.abilities.parts import conditions

_TOPIC: Final = "Weapons, devices and Effects"

# --- what a weapon is --------------------------------------------------------------------------------------------------

# What its text does happens without a destiny.
draws_none = add("draws_none", example=(_TOPIC,))
# Its destinies against a card at which another weapon was fired this turn.
follows = add("follows", N, example=(_TOPIC, 3))
# It is fired once a turn at each target.
fires_at_each = add("fires_at_each", example=(_TOPIC,))
# It reaches such locations up to so many sites away; each of these sites is taken off its destinies.
reaches = add("reaches", N, WHAT)
falls_off = add("falls_off", example=(_TOPIC,))
# A weapon that is deployed in reaction goes on such a card then.
reacts_onto = add("reacts_onto", WHAT)

# --- conditions --------------------------------------------------------------------------------------------------------


def _charge(how: int, n: int) -> Condition:
    return Condition(Amount(code=GAME_AMOUNT, number=c.CHARGED), how, Amount(n))


charged_below = conditions.kind("charged_below", N, makes=lambda declared, filters: _charge(BELOW, declared["n"]))
charged = conditions.kind(
    "charged", N, makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.CHARGED), than=Amount(declared["n"]))
)
# The destiny with n more exceeds the numbers of all first targets together.
destiny_beats_all = conditions.kind(
    "destiny_beats_all",
    N,
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.TARGETS_NUMBER),
        BELOW,
        Amount(declared["n"], KEPT),
        any_of=[Condition(Amount(code=KEPT), than=Amount(0))],
    ),
)

# The same for the sum of all that were drawn.
destinies_beat_all = conditions.kind(
    "destinies_beat_all",
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.TARGETS_NUMBER), BELOW, Amount(code=KEPT), any_of=[Condition(Amount(code=KEPT), than=Amount(0))]
    ),
)

# --- what a text does --------------------------------------------------------------------------------------------------


def _best(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.BEST_OF, SET, about, amount=Amount(effect["n"]), conditions=holding)]


def _charges(kind: int) -> Any:
    return lambda compiler, effect: [Op(c.CHARGE, effect["n"], Selector(), kind=kind)]


charge_up = add("charge_up", N, compiles=_charges(0), example=(_TOPIC, 1))
charge_to = add("charge_to", N, compiles=_charges(1), example=(_TOPIC, 3))
draw_best = add("draw_best", Number("n", least=2), CARDS, UNTIL, takes=["n", "who"], compiles=lasts(_best, PERIODS))
