"""The rows that the sets after Premiere brought: smaller battles, prices of drains and moves, hands, and what is lost or kept."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Effects, Field, Number, OneOf
from games.abilities.shared.verbs import MakesContinuous, continuous_pieces, filters_of, lasts
from games.abilities.shared.verbs import amount_of as counted
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.placed import CARDS
from games.star_wars_ccg.abilities.ops import CONTINUOUS, NAMED, NUMBERS, NUMBERS_OF_CARDS, PER, STANDING, WHAT, WHERE, WHO, WHOM, N, add
from games.star_wars_ccg.abilities.pieces import location
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")

PERIODS: Final = {
    "battle": c.BATTLE,
    "turn": c.TURN,
    "next_turn": c.NEXT_END,
    "opponents_turn": c.NEXT_BEGINNING,
    "shot": c.SHOT,
}
UNTIL: Final = OneOf("until", codes=tuple(PERIODS), words=TEXTS.section("abilities.periods"), default="battle")

# --- what a card is --------------------------------------------------------------------------------------------------

# The cards that come in reaction by its text; without this row all do (CCG-BAT-04).
brings = add("brings", WHAT)
# It is deployed where its player has neither presence nor Force icons (CCG-DEP-03).
needs_no_footing = add("needs_no_footing", example=("What a card is",))
# Its weapon and its bearer are lost if the destiny of the weapon is this.
backfires = add("backfires", Number("n"), example=("Weapons, devices and Effects", 0))
# It begins with this forfeit value, which is spent bit by bit.
wears_down = add("wears_down", N, example=("What a card is", 7))

# A text of this title that draws destiny against its maneuver adds so much.
falls_to = add("falls_to", N, NAMED, takes=["named", "n"], example=("What a card is", ["Tallon Roll"], 2))
# CCG-MVS-01: in place of its own move, so many characters are shuttled to or from its site for nothing.
shuttles_free = add("shuttles_free", N, example=("What a card is", 1))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _lasting(code: str, *fields: Field, makes: MakesContinuous, **columns: Any) -> Any:
    CONTINUOUS[code] = makes
    return add(code, *fields, **columns)


def _number(number: int, sign: int = 1, whose: int = OWN) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        who = effect["who"]
        about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
        much = counted({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, number, ADD, about, amount=much, whose=whose, conditions=conditions)]

    return make


def _drain_less(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    whose = OWN if effect["whose"] == "own" else OPPOSING
    return _number(c.DRAIN, -1, whose)(effect, filters, conditions)


def _sets_flag(number: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = continuous_pieces(effect["who"], filters)
        return [Continuous(FLAG, number, GAIN, about, amount=Amount(1), conditions=conditions)]

    return make


def _drains_cost(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    whose = OWN if effect["whose"] == "own" else OPPOSING
    return _number(c.DRAIN_COST, whose=whose)(effect, filters, conditions)


drains_cost = _lasting("drains_cost", N, PER, WHOM, WHERE, takes=["n", "who"], makes=_drains_cost)
drain_less = _lasting("drain_less", N, PER, WHOM, WHERE, takes=["n", "who"], makes=_drain_less)
# What the moves of characters to a site cost more, whoever moves them.
toll = _lasting("toll", N, PER, WHERE, takes=["n", "who"], makes=_number(c.TOLL))
raise_each_destiny = _lasting("raise_each_destiny", N, WHO, takes=["n", "who"], makes=_number(c.SHOT_EACH))
salvages = _lasting("salvages", WHO, makes=_sets_flag(c.SALVAGED))


def _undercover(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [made for flag in (c.UNDERCOVER, c.OUT_OF_BATTLES) for made in _sets_flag(flag)(effect, filters, conditions)]


def _at_places(number: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        who = effect["who"]
        about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
        return [Continuous(FLAG, number, GAIN, about, amount=Amount(1), conditions=conditions)]

    return make


def _turncoat(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(STANDING["here"], filters)
    much = Amount(0, GAME_AMOUNT, c.POWER_OF_THIS, times=1)
    return [Continuous(A_NUMBER, c.TOTAL_POWER, ADD, about, amount=much, whose=OPPOSING, conditions=conditions)]


def _eaten(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces("this", filters)
    return [Continuous(A_NUMBER, c.POWER, ADD, about, amount=Amount(effect["n"], GAME_AMOUNT, c.EATEN, times=1), conditions=conditions)]


# What those bring whom it has put out of play, and this much more.
power_of_victims = _lasting("power_of_victims", N, makes=_eaten, example=("Numbers", 1))
flies_free = _lasting("flies_free", WHO, takes=["who"], makes=_sets_flag(c.FLIES_FREE), example=("Locations",))
drains_reserve = _lasting("drains_reserve", WHERE, takes=["who"], makes=_at_places(c.FROM_RESERVE))
# A spy that has crossed to the opponent's side of its site.
undercover = _lasting("undercover", WHO, makes=_undercover)
turncoat = _lasting("turncoat", makes=_turncoat, example=("Numbers",))

# --- what a text does ------------------------------------------------------------------------------------------------


def _lowers(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    much = Amount(-effect["n"])
    return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], ADD, about, amount=much, conditions=holding) for code in effect["numbers"]]


def _op(code: int) -> Any:
    return lambda compiler, effect: [Op(code, effect.get("n", 1), Selector())]


def _meanwhile(compiler: Compiler, effect: Effect) -> list[Op]:
    """Lasting effects, for a while; what they count is counted now."""
    found: list[Op] = []
    for each in effect["then"]:
        for made in CONTINUOUS[each["op"]](each, filters_of(compiler), []):
            found.append(Verb(c.MEANWHILE, effect=made, pieces=made.pieces, number=PERIODS[effect["until"]]))
    return found


meanwhile = add("meanwhile", UNTIL, Effects("then"), takes=["then"], compiles=_meanwhile, affects="any")


def _lift_sum(compiler: Compiler, effect: Effect) -> list[Op]:
    """Until the battle is over, whenever the player draws battle destiny."""
    filters = filters_of(compiler)
    much = counted(effect, filters)
    much.most = effect.get("most", -1)
    about = continuous_pieces(location(state="in_battle"), filters)
    made = Continuous(A_NUMBER, c.TOTAL_DESTINY, ADD, about, amount=much, whose=OWN)
    return [Verb(c.MEANWHILE, effect=made, pieces=about, number=c.BATTLE)]


weaken_drawn = add("weaken_drawn", compiles=_op(c.WEAKEN), example=("Interrupts",))
retrieve_forfeit_twice = add(
    "retrieve_forfeit_twice",
    compiles=lambda compiler, effect: [Op(c.RETRIEVE_FORFEIT, 1, Selector()), Op(c.RETRIEVE_FORFEIT, 1, Selector())],
    example=("Interrupts",),
)
double_sum = add("double_sum", compiles=_op(c.DOUBLE_SUM), example=("Interrupts",))
lift_sum = add("lift_sum", N, PER, Number("most", least=1, default=ABSENT, adds=_ADDS["at_most"]), takes=["n"], compiles=_lift_sum)
exclude = add("exclude", CARDS, UNTIL, takes=["who"], compiles=lasts(_sets_flag(c.OUT_OF_BATTLES), PERIODS), affects="any")
lower = add("lower", NUMBERS, N, CARDS, UNTIL, takes=["numbers", "n", "who"], compiles=lasts(_lowers, PERIODS), affects="any")
lower_sum = add("lower_sum", N, compiles=_op(c.LOWER_SUM), example=("Interrupts", 1))
cancel_damage = add("cancel_damage", compiles=_op(c.VOID_DAMAGE), example=("Interrupts",))
thin_hand = add("thin_hand", N, compiles=_op(c.THIN_HAND), example=("Interrupts", 8))
lose_doubles = add("lose_doubles", compiles=_op(c.LOSE_DOUBLES), example=("Interrupts",))
break_cover = add("break_cover", CARDS, compiles=fires_event(c.UNCOVERED, counts=False), affects="any")
feast = add("feast", compiles=_op(c.FEAST), example=("Interrupts",))
repair = add("repair", compiles=_op(c.REPAIR), example=("Interrupts",))
# The destiny that was just drawn.
subtract_drawn = add("subtract_drawn", compiles=_op(c.SUBTRACT_DRAWN), example=("Interrupts",))
raise_shot = add("raise_shot", N, compiles=lambda compiler, effect: [Op(c.LOWER_SHOT, -effect["n"], Selector())], example=("Interrupts", 1))
