"""The rows of limits, of cards that go elsewhere when they are used or cancelled, of stores, and of covered locations."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import MakesContinuous, amount_of, continuous_pieces
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import BELOW
from games.engine.modifiers import ADD, CAP
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import PER, WHERE, WHO, WHOM, WHOSE, N, add, continuous, number_at_place
from games.star_wars_ccg.abilities.parts import NUMBERS_OF_TARGET, conditions
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")

# --- what a card is ----------------------------------------------------------------------------------------------------

# The cards that lie on it are deployed as if from hand; if the opponent cancels it, they come without cost or are lost.
store = add("store", example=("What a card is",))

# --- continuous effects --------------------------------------------------------------------------------------------------


def _of_cards(number: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        about = continuous_pieces(effect["who"], filters)
        return [Continuous(A_NUMBER, number, ADD, about, amount=amount_of(effect, filters), conditions=holding)]

    return make


REPLAYS: Final = {"turn": c.REPLAYS_EACH_TURN, "game": c.REPLAYS_ONCE}


def _replays(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces("this", filters)
    return [Continuous(FLAG, REPLAYS[effect["each"]], GAIN, about, amount=Amount(1), conditions=holding)]


# An Interrupt of the Lost Pile, used as if from hand.
replays = continuous(
    "replays",
    OneOf("each", codes=tuple(REPLAYS)),
    words=lambda effect: f"replays.{effect['each']}",
    makes=_replays,
    example=("Interrupts", "turn"),
)
walks_dearer = continuous("walks_dearer", N, WHO, takes=["n", "who"], makes=_of_cards(c.WALK_COST), affects="any")
most_generated = continuous("most_generated", Number("n"), WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.MOST_GENERATED, CAP))
fully_generated = continuous("fully_generated", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.FULLY_GENERATED))
generates_less = continuous("generates_less", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.GENERATED_HERE, sign=-1))
generates = continuous("generates", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.GENERATED_HERE))

# --- conditions ------------------------------------------------------------------------------------------------------------

you_must_pay = conditions.kind("you_must_pay", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.OWN_DAMAGE)))

opposing_force_least = conditions.kind(
    "opposing_force_least",
    N,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.OPPOSING_FORCE), than=Amount(declared["n"])),
)
opposing_force_below = conditions.kind(
    "opposing_force_below",
    N,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.OPPOSING_FORCE), BELOW, Amount(declared["n"])),
)

# --- what a text does --------------------------------------------------------------------------------------------------------


def _lowers_attrition(compiler: Compiler, effect: Effect) -> list[Op]:
    much = Amount(0, GAME_AMOUNT, NUMBERS_OF_TARGET[effect["number"]], times=-1)
    return [Verb(c.CHANGE_ATTRITION, much=much)]


# The first target, a location under another one, counts in its place.
unearth = add("unearth", compiles=lambda compiler, effect: [Op(c.UNEARTH, 1, Selector())], example=("Interrupts",))
restore_forfeit = add("restore_forfeit", compiles=lambda compiler, effect: [Op(c.RESTORE_FORFEIT, 1, Selector())], example=("Interrupts",))
hold_fire = add("hold_fire", compiles=lambda compiler, effect: [Op(c.HOLD_FIRE, 1, Selector())], example=("Interrupts",))
# This card, for whoever bears it too.
discharge = add("discharge", compiles=lambda compiler, effect: [Op(c.HOLD_FIRE, 0, Selector())], example=("Interrupts",))
# CCG-DST-02: of the first target.
lend_destiny = add(
    "lend_destiny",
    compiles=lambda compiler, effect: [Verb(c.ADD_POWER, much=Amount(code=GAME_AMOUNT, number=c.TARGET_DESTINY))],
    example=("Interrupts",),
)
OF_TARGET: Final = OneOf("number", codes=tuple(NUMBERS_OF_TARGET), words=TEXTS.section("abilities.numbers"))
lower_attrition_by = add("lower_attrition_by", OF_TARGET, compiles=_lowers_attrition, example=("Interrupts", "forfeit"))

# It is deployed where its player has neither presence nor Force icons (CCG-DEP-03).
needs_no_footing = add(
    "needs_no_footing",
    FilterField("place", filters=cards, default=ABSENT, adds=_ADDS["to_a"]),
    Flag("with_pilot", adds=_ADDS["with_pilot"]),
    example=("What a card is",),
)
