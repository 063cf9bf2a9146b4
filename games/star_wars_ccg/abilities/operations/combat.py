"""The rows of what texts do in and around battles: forfeits, forced moves, shots together, and Force and piles of the opponent."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Effects, Number, OneOf
from games.abilities.shared.verbs import PICKED_SLOT, continuous_pieces, lasts
from games.engine.abilities.amounts import KEPT, Amount, Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import IF, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.placed import DESTINIES_MOST
from games.star_wars_ccg.abilities.ops import CONTINUOUS, WHO, N, add
from games.star_wars_ccg.texts import TEXTS


def _hand_forfeits(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.HAND_FORFEITS, ADD, amount=Amount(1), whose=OWN, conditions=conditions)]


CONTINUOUS["hand_forfeits"] = _hand_forfeits
# CCG-ATT-02, CCG-DMG-04: cards of the hand pay after a battle that their player has lost.
hand_forfeits = add("hand_forfeits", example=("Weapons, devices and Effects",))


def _less_generation(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.GENERATION, ADD, amount=Amount(-effect["n"]), whose=OWN, conditions=conditions)]


generate_less = add(
    "generate_less",
    N,
    OneOf("until", codes=("turn",), words=TEXTS.section("abilities.periods"), default="turn"),
    compiles=lasts(_less_generation, {"turn": c.TURN}),
    example=("Interrupts", 1),
)


def _as_drawn(compiler: Compiler, effect: Effect) -> list[Op]:
    found: list[Op] = []
    for number in range(1, DESTINIES_MOST + 1):
        verb = Verb(IF, conditions=[Condition(Amount(code=KEPT), than=Amount(number))])
        verb.subs = [compiler.program(effect["then"])]
        found.append(verb)
    return found


THEN: Final = Effects("then")
as_drawn = add("as_drawn", THEN, compiles=_as_drawn)
drive_off = add("drive_off", compiles=lambda compiler, effect: [Op(c.DRIVE_OFF, PICKED_SLOT, Selector())], example=("Interrupts",))

# --- weapons -----------------------------------------------------------------------------------------------------------


def _draws_less(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.DRAWS_LESS, ADD, about, amount=Amount(effect["n"]), conditions=conditions)]


CONTINUOUS["lower_draws"] = _draws_less
# Each destiny of the weapons on it.
lower_draws = add("lower_draws", N, WHO, takes=["n", "who"], example=("Weapons, devices and Effects", 1, "host"))
volley = add("volley", compiles=lambda compiler, effect: [Op(c.VOLLEY, 1, Selector())], example=("Interrupts",))

# --- battles -----------------------------------------------------------------------------------------------------------

skirmish = add(
    "skirmish",
    Number("n"),
    words=lambda effect: "skirmish.n" if effect["n"] else "skirmish.none",
    compiles=lambda compiler, effect: [Op(c.SKIRMISH, effect["n"], Selector())],
    example=("Interrupts", 1),
)
# As much as the number that was chosen.
lend_ability = add("lend_ability", compiles=lambda compiler, effect: [Op(c.LEND_ABILITY, 1, Selector())], example=("Interrupts",))


def _strengthens(compiler: Compiler, effect: Effect) -> list[Op]:
    """The first number kept, if a destiny could be drawn."""
    verb = Verb(IF, conditions=[Condition(Amount(code=KEPT), than=Amount(0))])
    verb.subs = [compiler.of_ops([Verb(c.ADD_POWER, much=Amount(0, KEPT, 0, times=1))])]
    return [verb]


strengthen = add("strengthen", compiles=_strengthens, example=("Interrupts",))

# --- Force and piles ---------------------------------------------------------------------------------------------------

borrow = add("borrow", compiles=lambda compiler, effect: [Op(c.BORROW, 1, Selector())], example=("Interrupts",))
turn_pile = add(
    "turn_pile",
    OneOf("whose", codes=("own", "opponent"), default="own"),
    words=lambda effect: f"turn_pile.{effect['whose']}",
    compiles=lambda compiler, effect: [Op(c.TURN_PILE, 1, Selector(), kind=1 if effect["whose"] == "opponent" else 0)],
)
