"""The rows of race destinies that texts exchange, replace, add and take away (CCG-POD-01)."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.fields import Number
from games.abilities.parts import Declared
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import AT_MOST, BELOW, EQUAL
from games.engine.ops import Op, Selector
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import WHAT, N, add
from games.star_wars_ccg.abilities.parts import conditions

_TOPIC: Final = ("Interrupts",)


def _op(code: int) -> Any:
    return lambda compiler, effect: [Op(code, 1, Selector())]


# Of the first target.
swap_race_lost = add("swap_race_lost", compiles=_op(c.SWAP_RACE_LOST), example=_TOPIC)
lose_race = add("lose_race", compiles=_op(c.LOSE_RACE), example=_TOPIC)
replace_race = add("replace_race", compiles=_op(c.REPLACE_RACE), example=_TOPIC)
add_race = add("add_race", compiles=_op(c.ADD_RACE), example=_TOPIC)
drop_all_race = add("drop_all_race", compiles=_op(c.DROP_ALL_RACE), example=_TOPIC)

skip_race = add("skip_race", compiles=_op(c.SKIP_RACE), example=_TOPIC)
swap_races = add("swap_races", compiles=_op(c.SWAP_RACES), example=_TOPIC)
mark_total = add("mark_total", compiles=_op(c.MARK_TOTAL), example=_TOPIC)
take_race = add("take_race", compiles=_op(c.TAKE_RACE), example=_TOPIC)
random_race = add("random_race", compiles=_op(c.RANDOM_RACE), example=_TOPIC)
race_within = conditions.kind(
    "race_within",
    Number("n"),
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.RACE_GAP), AT_MOST, Amount(declared["n"])),
)
race_tied = conditions.kind(
    "race_tied", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.RACE_GAP), EQUAL, Amount(0))
)
fresh_total = conditions.kind("fresh_total", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.IS_FRESH_TOTAL)))
# The opponent's.
other_life_most = conditions.kind(
    "other_life_most",
    N,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.OTHER_LIFE), AT_MOST, Amount(declared["n"])),
)
# The opponent's Force Pile goes on the Used Pile.
force_to_used = add("force_to_used", compiles=lambda compiler, effect: [Op(c.FORCE_TO_USED, 1, Selector(), kind=1)], example=_TOPIC)


def _lead(declared: Declared, filters: MakesFilters | None) -> Amount:
    return Amount(code=GAME_AMOUNT, number=c.RACER_LEAD, filter=filters.filter(declared["what"]) if filters else None)


racer_leads = conditions.kind("racer_leads", WHAT, makes=lambda declared, filters: Condition(_lead(declared, filters)))
racer_behind = conditions.kind("racer_behind", WHAT, makes=lambda declared, filters: Condition(_lead(declared, filters), BELOW, Amount(0)))
no_race_total = conditions.kind(
    "no_race_total", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.OWN_RACE), EQUAL, Amount(0))
)
