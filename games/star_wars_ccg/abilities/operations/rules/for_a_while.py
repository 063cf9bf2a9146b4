"""The rows of what texts change until a battle, a turn or the game ends."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Effects, Number, OneOf
from games.abilities.shared.verbs import continuous_pieces, filters_of, lasts
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import Amount, Condition
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import BEGIN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, PERIODS, UNTIL
from games.star_wars_ccg.abilities.ops import CONTINUOUS, NUMBERS, NUMBERS_OF_CARDS, WHAT, N, add
from games.star_wars_ccg.texts import TEXTS


def _lowers(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    much = Amount(-effect["n"])
    return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], ADD, about, amount=much, conditions=holding) for code in effect["numbers"]]


def _meanwhile(compiler: Compiler, effect: Effect) -> list[Op]:
    """Lasting effects, for a while; what they count is counted now."""
    found: list[Op] = []
    for each in effect["then"]:
        for made in CONTINUOUS[each["op"]](each, filters_of(compiler), []):
            found.append(Verb(c.MEANWHILE, effect=made, pieces=made.pieces, number={**PERIODS, "interrupt": c.INTERRUPT}[effect["until"]]))
    return found


# Until the Interrupt is over that does it, too.
_UNTIL: Final = OneOf("until", codes=(*PERIODS, "interrupt"), words=TEXTS.section("abilities.periods"), default="battle")
meanwhile = add("meanwhile", _UNTIL, Effects("then"), takes=["then"], compiles=_meanwhile, affects="any")


def _throughout(compiler: Compiler, effect: Effect) -> list[Op]:
    """As `meanwhile`, but for whatever fits at each moment: cards that come later too, and none that no longer fits."""
    found = _meanwhile(compiler, effect)
    for op in found:
        if isinstance(op, Verb) and op.effect is not None:
            op.effect.is_open = True
    return found


throughout = add("throughout", UNTIL, Effects("then"), takes=["then"], compiles=_throughout, affects="any")
lower = add("lower", NUMBERS, N, CARDS, UNTIL, takes=["numbers", "n", "who"], compiles=lasts(_lowers, PERIODS), affects="any")


def _for_good(compiler: Compiler, effect: Effect) -> list[Op]:
    about = continuous_pieces(effect["who"], filters_of(compiler))
    made = [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], SET, about, amount=Amount(effect["n"])) for code in effect["numbers"]]
    return [Verb(BEGIN, effect=each, pieces=each.pieces, number=c.GAME) for each in made]


set_for_good = add("set_for_good", NUMBERS, Number("n"), CARDS, takes=["numbers", "n", "who"], compiles=_for_good, affects="any")
sleep = add(
    "sleep",
    WHAT,
    compiles=lambda compiler, effect: [Verb(c.SLEEP, target=Target(filters_of(compiler).filter(effect["what"])))],
    affects="any",
)
