"""The rows of what else happens around duels, and of who was lost in them."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler
from games.abilities.effects import Effect
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import EQUAL
from games.engine.ops import Op
from games.engine.verbs import FIRE, IF, OPPOSING, OWN, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import bare
from games.star_wars_ccg.abilities.ops import N, add
from games.star_wars_ccg.abilities.parts import conditions

_TOPIC: Final = ("Interrupts",)


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


def _settles(compiler: Compiler, effect: Effect) -> list[Op]:
    """Who has won retrieves as much Force as the totals differ by, and the other player loses as much."""
    ops: list[Op] = []
    for winner, loser, won in ((OWN, OPPOSING, 1), (OPPOSING, OWN, -1)):
        verb = Verb(IF, conditions=[Condition(_game(c.DUEL_RESULT), EQUAL, Amount(won))])
        much = _game(c.DUEL_MARGIN)
        fired: list[Any] = [Verb(FIRE, kind=c.RETRIEVED, much=much, whose=winner), Verb(FIRE, kind=c.FORCE_LOST, much=much, whose=loser)]
        verb.subs = [compiler.of_ops(fired)]
        ops.append(verb)
    return ops


settle_duel = add("settle_duel", compiles=_settles, example=_TOPIC)
return_duel_card = add("return_duel_card", compiles=bare(c.RETURN_DUEL_CARD), example=_TOPIC)
stake_duel = add("stake_duel", N, compiles=bare(c.STAKE_DUEL), example=(*_TOPIC, 6))
came_from_beside = conditions.kind("came_from_beside", makes=lambda declared, filters: Condition(_game(c.CAME_FROM_BESIDE)))
