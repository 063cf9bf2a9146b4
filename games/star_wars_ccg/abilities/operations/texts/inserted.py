"""The rows of cards that are inserted in the opponent's Reserve Deck, and of what they do when they come to its top."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Number
from games.abilities.shared.verbs import lasts
from games.engine.abilities.amounts import KEPT, Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.modifiers import ADD, CAP
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import FIRE, FITTING, IF, OPPOSING, OWN, Continuous, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import PERIODS, UNTIL
from games.star_wars_ccg.abilities.ops import CONTINUOUS, N, add

MOST: Final = Number("n")

# It is deployed into the opponent's Reserve Deck, and lost when it comes to the top.
inserts = add("inserts", example=("What a card is",))


def _most_inserted(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.MOST_INSERTED, CAP, amount=Amount(effect["n"]), whose=OWN, conditions=holding)]


CONTINUOUS["most_inserted"] = _most_inserted
most_inserted = add("most_inserted", MOST, takes=["n"], example=("Weapons, devices and Effects", 2))


def _peace(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    everywhere = Pieces(FITTING, filter=Filter(zones=1 << c.LOCATIONS))
    return [Continuous(A_NUMBER, c.NO_BATTLE, ADD, everywhere, amount=Amount(1), whose=OPPOSING, conditions=holding)]


# The opponent begins no battles for a while.
keep_peace = add("keep_peace", UNTIL, compiles=lasts(_peace, PERIODS), example=("Interrupts", "turn"))


def _compares(compiler: Compiler, effect: Effect) -> list[Op]:
    ops: list[Op] = [Op(c.COMPARE_LOWEST, effect["n"], Selector())]
    for number, whose in enumerate((OWN, OPPOSING)):
        verb = Verb(IF, conditions=[Condition(Amount(code=KEPT, number=number))])
        verb.subs = [compiler.of_ops([Verb(FIRE, kind=c.FORCE_LOST, much=Amount(0, KEPT, number, times=1), whose=whose)])]
        ops.append(verb)
    return ops


lose_by_lowest = add("lose_by_lowest", N, compiles=_compares, example=("Interrupts", 3))
