"""The rows of what texts do in and around battles: forfeits, forced moves, shots together, and Force and piles of the opponent."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Effects, Number, OneOf
from games.abilities.shared.verbs import PICKED_SLOT, amount_of, continuous_pieces, filters_of, lasts
from games.engine.abilities.amounts import GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN, SEAT_NUMBER
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import IF, OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.rules.losses import DESTINIES_MOST
from games.star_wars_ccg.abilities.operations.shared import CARDS, MATE, PERIODS, UNTIL, bare, flag_of
from games.star_wars_ccg.abilities.ops import (
    CONTINUOUS,
    LEAVE,
    LEAVES,
    NUMBERS_OF_CARDS,
    PER,
    STANDING,
    WHAT,
    WHERE,
    WHO,
    WHOM,
    N,
    about_of,
    add,
    continuous,
)
from games.star_wars_ccg.abilities.pieces import location
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")


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
    verb.subs = [compiler.of_ops([Verb(c.ADD_POWER, kind=c.BY_DRAW, much=Amount(0, KEPT, 0, times=1))])]
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


# --- what texts do to shots --------------------------------------------------------------------------------------------------

_WEAPONS: Final = "Weapons, devices and Effects"

# --- what a weapon is ------------------------------------------------------------------------------------------------

# What it may be fired at beside the cards that `fires` names, by the same rules.
fires_too = add("fires_too", WHAT)
draws_best = add("draws_best", Number("n", least=2), example=(_WEAPONS, 2))

exceeds_twice = add("exceeds_twice", example=(_WEAPONS,))
# The destinies that it draws against such a card.
draws_at = add("draws_at", N, WHAT)
# What firing at such a card costs more.
costs_at = add("costs_at", N, WHAT)

# --- continuous effects ----------------------------------------------------------------------------------------------


def _more_shots(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    return [Continuous(A_NUMBER, c.MORE_SHOTS, ADD, about, amount=Amount(effect["n"]), conditions=holding)]


CONTINUOUS["fires_more"] = _more_shots
fires_more = add("fires_more", N, WHO, takes=["n", "who"], example=(_WEAPONS, 1))

# --- what a text does ------------------------------------------------------------------------------------------------


def _allows(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(FLAG, LEAVES[code], GAIN, about, amount=Amount(1), conditions=holding) for code in effect["leave"]]


def _blunts(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.SHOT_EACH, ADD, about, amount=Amount(-effect["n"]), conditions=holding)]


def _exposes(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.AS_TARGET, SET, about, amount=Amount(effect["n"]), conditions=holding)]


def _lifts(sign: int) -> Any:
    def make(compiler: Any, effect: Effect) -> list[Op]:
        return [Verb(c.LIFT_SHOT, much=amount_of({**effect, "n": sign * effect["n"]}, filters_of(compiler)))]

    return make


lift_shot = add("lift_shot", N, PER, takes=["n"], compiles=_lifts(1), example=("Interrupts", 3))
sink_shot = add("sink_shot", N, PER, takes=["n"], compiles=_lifts(-1), example=("Interrupts", 2))
sink_shot_by_drawn = add(
    "sink_shot_by_drawn",
    compiles=lambda compiler, effect: [Verb(c.LIFT_SHOT, much=Amount(0, KEPT, times=-1))],
    example=("Interrupts",),
)
lift_shot_by = add(
    "lift_shot_by",
    OneOf("number", codes=tuple(NUMBERS_OF_CARDS), words=TEXTS.section("abilities.numbers")),
    compiles=lambda compiler, effect: [Op(c.LIFT_SHOT_BY, 1, Selector(), kind=NUMBERS_OF_CARDS[effect["number"]])],
    example=("Interrupts", "ability"),
)
forgo = add(
    "forgo",
    OneOf("who", codes=("target",), words=TEXTS.section("abilities.cards"), default="target"),
    compiles=lambda compiler, effect: [Op(c.FORGO, 1, Selector())],
)
allow = add("allow", LEAVE, CARDS, UNTIL, takes=["leave"], compiles=lasts(_allows, PERIODS))
blunt = add("blunt", N, CARDS, UNTIL, takes=["n", "who"], compiles=lasts(_blunts, PERIODS), affects="any")
expose = add("expose", N, CARDS, UNTIL, takes=["n", "who"], compiles=lasts(_exposes, PERIODS), affects="any")


def _pairs(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    both = Filter(any_of=[filters.filter(effect["what"]), filters.filter(effect["mate"])])
    much = Amount(0, GAME_AMOUNT, c.PAIRS, times=effect["n"], filter=both)
    return [Continuous(A_NUMBER, c.TOTAL_POWER, ADD, about_of(effect, filters), amount=much, conditions=conditions)]


def _needed_ability(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    about = about_of(effect, filters)
    much = amount_of(effect, filters)
    return [Continuous(A_NUMBER, c.NEEDED_ABILITY, ADD, about, amount=much, whose=whose, conditions=conditions)]


def _opponent_draws(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    much = Amount(effect["n"])
    return [Continuous(A_NUMBER, c.DRAWS_ANYWAY, ADD, about_of(effect, filters), amount=much, whose=OPPOSING, conditions=conditions)]


total_power_pairs = continuous("total_power_pairs", N, WHAT, MATE, WHERE, takes=["n", "what", "mate", "who"], makes=_pairs)
more_needed_ability = continuous("more_needed_ability", N, PER, WHOM, WHERE, takes=["n", "who"], makes=_needed_ability)
opponent_draws_anyway = continuous("opponent_draws_anyway", N, WHERE, takes=["n", "who"], makes=_opponent_draws, example=("Numbers", 1))
# The cards that come in reaction by its text; without this row all do (CCG-BAT-04).
brings = add("brings", WHAT, Number("most", least=1, default=ABSENT, adds=_ADDS["most_come"]), takes=["what"])
# It begins with this forfeit value, which is spent bit by bit.
wears_down = add("wears_down", N, example=("What a card is", 7))
lend_power = add("lend_power", compiles=lambda compiler, effect: [Op(c.LEND_POWER, 1, Selector())], example=("Interrupts",))


def _lift_sum(compiler: Compiler, effect: Effect) -> list[Op]:
    """Until the battle is over, whenever the player draws battle destiny."""
    filters = filters_of(compiler)
    much = amount_of(effect, filters)
    much.most = effect.get("most", -1)
    about = continuous_pieces(location(state="in_battle"), filters)
    made = Continuous(A_NUMBER, c.TOTAL_DESTINY, ADD, about, amount=much, whose=OWN)
    return [Verb(c.MEANWHILE, effect=made, pieces=about, number=c.BATTLE)]


lift_sum = add("lift_sum", N, PER, Number("most", least=1, default=ABSENT, adds=_ADDS["at_most"]), takes=["n"], compiles=_lift_sum)
lower_sum = add("lower_sum", N, compiles=bare(c.LOWER_SUM), example=("Interrupts", 1))


def _lowers_by_drawn(compiler: Compiler, effect: Effect) -> list[Op]:
    """By the first number kept, if a destiny could be drawn."""
    verb = Verb(IF, conditions=[Condition(Amount(code=KEPT), than=Amount(1))])
    verb.subs = [compiler.of_ops([Verb(c.CHANGE_SUM, kind=1, much=Amount(0, KEPT, times=-1))])]
    return [verb]


lower_sum_drawn = add("lower_sum_drawn", compiles=_lowers_by_drawn, example=("Interrupts",))
double_sum = add("double_sum", compiles=bare(c.DOUBLE_SUM), example=("Interrupts",))
exclude = add("exclude", CARDS, UNTIL, takes=["who"], compiles=lasts(flag_of(c.OUT_OF_BATTLES), PERIODS), affects="any")
cancel_damage = add("cancel_damage", compiles=bare(c.VOID_DAMAGE), example=("Interrupts",))
retrieve_forfeit_twice = add(
    "retrieve_forfeit_twice",
    compiles=lambda compiler, effect: [Op(c.RETRIEVE_FORFEIT, 1, Selector()), Op(c.RETRIEVE_FORFEIT, 1, Selector())],
    example=("Interrupts",),
)
repair = add("repair", compiles=bare(c.REPAIR), example=("Interrupts",))
