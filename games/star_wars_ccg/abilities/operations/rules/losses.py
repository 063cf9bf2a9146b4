"""The rows of what texts make a player lose."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler
from games.abilities.effects import Effect
from games.abilities.shared.verbs import PICKED_SLOT, filters_of
from games.engine.abilities.ability import OPPONENT, Target
from games.engine.abilities.amounts import KEPT, Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.ops import Op
from games.engine.verbs import FIRE, IF, PICK, SLOT, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import MATE, bare
from games.star_wars_ccg.abilities.ops import WHAT, N, add

# More than any destiny number.
DESTINIES_MOST: Final = 9


def _lose_drawn(compiler: Compiler, effect: Effect) -> list[Op]:
    """One after another as many as the destiny, chosen by the opponent."""
    target = Target(filters_of(compiler).filter(effect["what"]), 1, 1, OPPONENT)
    chosen = Pieces(SLOT, PICKED_SLOT)
    found: list[Op] = []
    for number in range(1, DESTINIES_MOST + 1):
        verb = Verb(IF, conditions=[Condition(Amount(code=KEPT), than=Amount(number))])
        picked = Verb(PICK, target=target, number=PICKED_SLOT)
        verb.subs = [compiler.of_ops([picked, Verb(FIRE, kind=c.LOST_CARD, pieces=chosen)])]
        found.append(verb)
    return found


def _lose_one_of(compiler: Compiler, effect: Effect) -> list[Op]:
    filters = filters_of(compiler)
    either = Filter(any_of=[filters.filter(effect["what"]), filters.filter(effect["mate"])])
    return [Verb(PICK, target=Target(either, 1, 1), number=PICKED_SLOT), Verb(FIRE, kind=c.LOST_CARD, pieces=Pieces(SLOT, PICKED_SLOT))]


lose_one_of = add("lose_one_of", WHAT, MATE, compiles=_lose_one_of, affects="any")
lose_drawn = add("lose_drawn", WHAT, compiles=_lose_drawn, affects="any")
thin_hand = add("thin_hand", N, compiles=bare(c.THIN_HAND), example=("Interrupts", 8))
lose_doubles = add("lose_doubles", compiles=bare(c.LOSE_DOUBLES), example=("Interrupts",))
