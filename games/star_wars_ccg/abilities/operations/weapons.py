"""The rows of weapons and hits: who fires what at what cost, what follows from destinies and hits, immunity, and firing at other times."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Flag, Number, OneOf
from games.abilities.shared.verbs import MakesContinuous, amount_of, continuous_pieces, filters_of, lasts, picks
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.modifiers import ADD, CAP, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, OWN, PICK_AT_RANDOM, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, PERIODS, UNTIL, number_of
from games.star_wars_ccg.abilities.ops import (
    CANNOT,
    FLAGS,
    NUMBERS,
    NUMBERS_OF_CARDS,
    PER,
    VOCABULARY,
    WHAT,
    WHERE,
    WHO,
    WHOSE,
    N,
    about_of,
    add,
    continuous,
    immunity_flag,
)
from games.star_wars_ccg.abilities.parts import CONDITIONS, TARGETS
from games.star_wars_ccg.texts import TEXTS

_SLOTS: Final = TEXTS.section("abilities.slots")
_ADDS: Final = TEXTS.section("abilities.additions")
_TOPIC: Final = "Weapons, devices and Effects"
# What a weapon does once it is aimed, once its destinies are drawn, and when it hits; the target is what it was fired at.
aiming = VOCABULARY.slot("aiming", _SLOTS["aiming"], CONDITIONS, TARGETS)
drawn = VOCABULARY.slot("drawn", _SLOTS["drawn"], CONDITIONS, TARGETS)
hitting = VOCABULARY.slot("hitting", _SLOTS["hitting"], CONDITIONS, TARGETS)

# --- what a weapon is ------------------------------------------------------------------------------------------------

# It may be fired again and again in a battle, each time at this cost; or so many times at its usual one.
refires = add("refires", N, example=(_TOPIC, 2))
fires_times = add("fires_times", Number("n", least=2), example=(_TOPIC, 2))
# Artillery: who fires it, the battles elsewhere into which it is fired, and the power without which it is not.
fired_by = add("fired_by", WHAT)
fires_into = add("fires_into", WHAT)
needs_power = add("needs_power", example=(_TOPIC,))
# The destinies must exceed a number of the target other than that of the rules, or a fixed one; and what its bearer adds to them.
ONE_NUMBER: Final = OneOf("number", codes=tuple(NUMBERS_OF_CARDS), words=TEXTS.section("abilities.numbers"))
must_exceed = add("must_exceed", ONE_NUMBER, example=(_TOPIC, "forfeit"))
hits_above = add("hits_above", N, example=(_TOPIC, 8))
adds_own = add("adds_own", ONE_NUMBER, example=(_TOPIC, "defence"))
# It does only what its text says once its destinies are drawn.
never_hits = add("never_hits", example=(_TOPIC,))
# Weapons that are not fired at the card.
not_shot_by = add("not_shot_by", WHAT)

# CCG-ATT-04: the characters aboard may jump off when it is lost, whatever rules hold.
lets_jump = add("lets_jump", example=("What a card is",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _number(number: int, sign: int = 1) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, number, ADD, about_of(effect, filters), amount=much, conditions=holding)]

    return make


def _immune_below(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    """Immunity to attrition of less than a number that is counted."""
    much = Amount(effect["n"], COUNT, times=2 if effect.get("twice") else 1, filter=filters.filter(effect["what"]))
    return [Continuous(A_NUMBER, c.IMMUNE_BELOW, ADD, about_of(effect, filters), amount=much, conditions=holding)]


def _powers(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(FLAG, c.POWERED, GAIN, about_of(effect, filters), amount=Amount(1), conditions=holding)]


def _searching(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    return [Continuous(A_NUMBER, c.SEARCHES, ADD, about_of(effect, filters), amount=Amount(effect["n"]), whose=whose, conditions=holding)]


fires_cheaper = continuous("fires_cheaper", N, WHO, takes=["n", "who"], makes=_number(c.FIRE_COST, -1), example=(_TOPIC, 1))
fires_dearer = continuous("fires_dearer", N, WHO, takes=["n", "who"], makes=_number(c.FIRE_COST), affects="any", example=(_TOPIC, 1))
more_immunity = continuous("more_immunity", N, PER, WHO, takes=["n", "who"], makes=_number(c.IMMUNITY), example=("Numbers", 2))
less_immunity = continuous(
    "less_immunity", N, PER, WHO, takes=["n", "who"], makes=_number(c.IMMUNITY, -1), affects="any", example=("Numbers", 2)
)
# To attrition of less than the cards that fit, and this much more.
immune_below = continuous(
    "immune_below",
    Number("n"),
    WHAT,
    Flag("twice"),
    WHO,
    takes=["n", "what", "who"],
    words=lambda effect: "immune_below_twice" if effect.get("twice") else "immune_below",
    makes=_immune_below,
)
powers = continuous("powers", WHO, takes=["who"], makes=_powers)

# --- what a text does ------------------------------------------------------------------------------------------------


def _forbids(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(FLAG, FLAGS[code], GAIN, about, amount=Amount(1), conditions=holding) for code in effect["cannot"]]


def _resets(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    much = Amount(effect["n"])
    return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], SET, about, amount=much, conditions=holding) for code in effect["numbers"]]


def _immunes(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    flag = immunity_flag(effect["n"])
    return [Continuous(FLAG, flag, GAIN, about, amount=Amount(1), conditions=holding)]


def _sharpens(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.SHOT_EACH, ADD, about, amount=Amount(effect["n"]), conditions=holding)]


def _caps(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    much = Amount(effect["n"])
    return [
        Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], CAP, about_of(effect, filters), amount=much, conditions=holding)
        for code in effect["numbers"]
    ]


def _negative(effect: Effect, filters: MakesFilters) -> Amount:
    return amount_of({**effect, "n": -effect["n"]}, filters)


def _per_light_icon(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    much = Amount(0, GAME_AMOUNT, c.LIGHT_ICONS_HERE, times=effect["n"])
    return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], ADD, about, amount=much, conditions=holding) for code in effect["numbers"]]


def _at_seat(number: int, how: int, much: int = 0) -> MakesContinuous:
    """A number of a location for the player."""

    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        amount = Amount(effect.get("n", much))
        return [Continuous(A_NUMBER, number, how, about_of(effect, filters), amount=amount, whose=OWN, conditions=holding)]

    return make


gains_per_light_icon = continuous("gains_per_light_icon", NUMBERS, N, WHO, takes=["numbers", "n", "who"], makes=_per_light_icon)
capped = continuous(
    "capped", NUMBERS, Number("n"), WHO, takes=["numbers", "n", "who"], makes=_caps, affects="any", example=("Numbers", "landspeed", 1)
)
own_icons = continuous("own_icons", N, WHERE, takes=["n", "who"], makes=_at_seat(c.ICONS, ADD))
battles_free = continuous("battles_free", WHERE, takes=["who"], makes=_at_seat(c.BATTLE_COST, SET))
own_drains_cost = continuous("own_drains_cost", N, WHERE, takes=["n", "who"], makes=_at_seat(c.DRAIN_COST, ADD))
forbid = add("forbid", CANNOT, CARDS, UNTIL, takes=["cannot"], compiles=lasts(_forbids, PERIODS), affects="any")
reset = add("reset", NUMBERS, Number("n"), CARDS, UNTIL, takes=["numbers", "n", "who"], compiles=lasts(_resets, PERIODS), affects="any")
ANY_N: Final = Number("n", least=1, or_any=True)
make_immune = add(
    "make_immune",
    ANY_N,
    CARDS,
    UNTIL,
    takes=["n", "who"],
    words=lambda effect: "make_immune.all" if effect["n"] is None else "make_immune.n",
    compiles=lasts(_immunes, PERIODS),
    affects="any",
)


# The weapon is fired now at whatever is in its reach, as the player chooses.
shoot = add(
    "shoot",
    OneOf("who", codes=("target", "this"), words=TEXTS.section("abilities.cards"), default="target"),
    compiles=lambda compiler, effect: [Op(c.SHOOT, 1, Selector(), kind=1 if effect["who"] == "this" else 0)],
)
# CCG-VEH-02: a vehicle that crashes; a character that is missing until a search party finds it.
crash = add("crash", CARDS, compiles=fires_event(c.CRASHES, counts=False), affects="any")
go_missing = add("go_missing", CARDS, compiles=fires_event(c.WENT_MISSING, counts=False), affects="any")
find = add("find", CARDS, compiles=fires_event(c.FOUND, counts=False))
# To its owner's Used Pile, what is on it is lost.
turn_back = add("turn_back", CARDS, compiles=fires_event(c.TURNED_BACK, counts=False), affects="any")
# The opponent draws a destiny, which is kept as the second number, with a number of the target if one is named.
draw_answer = add(
    "draw_answer",
    OneOf("number", codes=("power",), words=TEXTS.section("abilities.numbers"), default=ABSENT, adds=_ADDS["plus_target"]),
    compiles=lambda compiler, effect: [Op(c.DRAW_ANSWER, 1, Selector(), kind=1 if "number" in effect else 0)],
    example=("Interrupts",),
)
# The destiny that was drawn counts so much more, for each card that fits.
lift_drawn = add(
    "lift_drawn",
    N,
    PER,
    takes=["n"],
    compiles=lambda compiler, effect: [Verb(c.ADD_DRAWN, much=amount_of(effect, filters_of(compiler)))],
    example=("Interrupts", 2),
)
# The weapon is fired without a target, and draws so many destinies.
throw = add("throw", N, compiles=lambda compiler, effect: [Op(c.THROW, effect["n"], Selector())], example=("Interrupts", 1))
pick_random = add("pick_random", N, WHAT, compiles=picks(PICK_AT_RANDOM), fills="picked")
# Each weapon destiny of what the card fires, for a while.
sharpen = add("sharpen", N, CARDS, UNTIL, takes=["n", "who"], compiles=lasts(_sharpens, PERIODS))
lift_by = add(
    "lift_by",
    OneOf("number", codes=tuple(NUMBERS_OF_CARDS), words=TEXTS.section("abilities.numbers")),
    compiles=lambda compiler, effect: [Op(c.LIFT_NUMBER, 1, Selector(), kind=NUMBERS_OF_CARDS[effect["number"]])],
    example=("Interrupts", "defence"),
)
sink_drawn = add(
    "sink_drawn", N, PER, takes=["n"], compiles=lambda compiler, effect: [Verb(c.ADD_DRAWN, much=_negative(effect, filters_of(compiler)))]
)
lower_attrition_drawn = add(
    "lower_attrition_drawn",
    compiles=lambda compiler, effect: [Verb(c.CHANGE_ATTRITION, much=Amount(0, KEPT, times=-1))],
    example=("Interrupts",),
)
searches_better = continuous("searches_better", N, WHOSE, WHERE, takes=["n", "who"], makes=_searching)

# It stands at a site by itself and walks like a character.
walks = add("walks", example=("Weapons, devices and Effects",))
# Any weapon may fire at it, as at a card with this number.
may_be_hit = add("may_be_hit", N, example=("Weapons, devices and Effects", 1))
# What else it may fire at, which counts as this number.
fires_also = add("fires_also", N, WHAT)
# It is fired only where one of these is.
fires_only_with = add("fires_only_with", WHAT)
fires_again = add("fires_again", example=("Weapons, devices and Effects",))
# Its weapon and its bearer are lost if the destiny of the weapon is this.
backfires = add("backfires", Number("n"), example=("Weapons, devices and Effects", 0))


def _shot_bonus(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [Continuous(A_NUMBER, c.SHOT_BONUS, ADD, about_of(effect, filters), amount=amount_of(effect, filters), conditions=conditions)]


raise_total_destiny = continuous("raise_total_destiny", N, PER, WHO, takes=["n", "who"], makes=_shot_bonus)
raise_each_destiny = continuous("raise_each_destiny", N, WHO, takes=["n", "who"], makes=number_of(c.SHOT_EACH))
raise_shot = add("raise_shot", N, compiles=lambda compiler, effect: [Op(c.LOWER_SHOT, -effect["n"], Selector())], example=("Interrupts", 1))
