"""The rows of what makes a player lose Force, of Podraces that are lost, and of Force Piles that are used up at once."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Number
from games.abilities.shared.verbs import amount_of
from games.engine.abilities.amounts import GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import CHOOSE, FIRE, IF, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.steps import THEN
from games.star_wars_ccg.abilities.ops import PER, N, add, continuous
from games.star_wars_ccg.abilities.parts import conditions

# More than a Force Pile has.
FORCE_MOST: Final = 40

# Force, not damage of a battle.
you_lose = conditions.kind("you_lose", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.LOSS_NOW)))


def _of_player(number: int) -> Any:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        much = amount_of({"n": 1, **effect}, filters)
        return [Continuous(SEAT_NUMBER, number, ADD, amount=much, whose=OWN, conditions=holding)]

    return make


race_spared = continuous("race_spared", N, PER, takes=["n"], makes=_of_player(c.RACE_SPARED))
race_halved = continuous("race_halved", makes=_of_player(c.RACE_HALVED), example=("Numbers",))


def _matches(compiler: Compiler, effect: Effect) -> list[Op]:
    alike = Verb(IF, conditions=[Condition(Amount(code=KEPT))])
    alike.subs = [compiler.program(effect["then"])]
    return [Op(c.MATCH_DRAWS, effect["own"], Selector(), kind=effect["other"]), alike]


match_draws = add("match_draws", Number("own", least=1), Number("other", least=1), THEN, takes=["own", "other", "then"], compiles=_matches)


def _cycles(compiler: Compiler, effect: Effect) -> list[Op]:
    """The Force Pile is used, and as much Force as it had or less is activated."""
    verb = Verb(CHOOSE, kind=1)
    for each in range(FORCE_MOST, 0, -1):
        held = Verb(IF, conditions=[Condition(Amount(code=KEPT), than=Amount(each))])
        held.subs = [compiler.of_ops([Verb(FIRE, kind=c.ACTIVATED, much=Amount(each))])]
        verb.subs.append(compiler.of_ops([held]))
    verb.subs.append(compiler.of_ops([]))
    return [Op(c.CYCLE_FORCE, 1, Selector()), verb]


cycle_force = add("cycle_force", compiles=_cycles, example=("Interrupts",))
