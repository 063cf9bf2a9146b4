"""The rows of texts that other cards change, cancel or switch off: Interrupts, Effects, and halves of locations."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared
from games.abilities.shared.verbs import LOOKED_SLOT, PICKED_SLOT, continuous_pieces, no_ops
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import AT_MOST
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import FIRE, LOOK_AT, OPPOSING, ORDER, SLOT, Continuous, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import NAMED, STANDING, VOCABULARY, WHAT, WHERE, WHO, N, add, continuous
from games.star_wars_ccg.abilities.parts import CONDITIONS, COSTS, TARGETS, TIMES, WHEN, conditions
from games.star_wars_ccg.abilities.parts import WHAT as PART
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_PLAYED: Final = {"used": c.PLAYED_AS_USED, "lost": c.PLAYED_AS_LOST}
# More than a pile holds.
WHOLE_PILE: Final = 999
SIDES: Final = ("light", "dark")


def _flags(who: Any, flag: int, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    return [Continuous(FLAG, flag, GAIN, about, amount=Amount(1), conditions=holding)]


def _wherever(who: Any) -> Any:
    """Cards in every zone, as an Interrupt changes its zone while it is used."""
    return {**who, "zone": "any"} if isinstance(who, dict) else who


def _plays_as(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return _flags(_wherever(effect["who"]), _PLAYED[effect["pile"]], filters, holding)


def _voids(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return _flags(_wherever(effect["who"]), c.VOIDED, filters, holding)


def _keeps(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return _flags(_wherever(effect["who"]), c.KEPT_CANCELLED, filters, holding)


def _switches_off(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return _flags(effect["who"], c.HALF_OFF + SIDES.index(effect["side"]), filters, holding)


def _per_victim(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    much = Amount(0, GAME_AMOUNT, c.EATEN, times=effect["n"])
    return [Continuous(A_NUMBER, c.ATTRITION, ADD, about, amount=much, whose=OPPOSING, conditions=holding)]


def _power_of_best_foe(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    much = Amount(effect["n"], GAME_AMOUNT, c.BEST_FOE_PRESENT, times=1)
    return [Continuous(A_NUMBER, c.POWER, SET, about, amount=much, conditions=holding)]


# Those who may pilot or drive it.
crewed_by = add("crewed_by", WHAT)
# Interrupts that are Used or Lost ones, whatever they print.
plays_as = continuous(
    "plays_as",
    OneOf("pile", codes=tuple(_PLAYED)),
    WHO,
    takes=["pile", "who"],
    words=lambda effect: f"plays_as.{effect['pile']}",
    makes=_plays_as,
    affects="any",
)
# On the table and when it is used.
cancels_each = continuous("cancels_each", WHO, takes=["who"], makes=_voids, affects="any")
survives_sense = continuous("survives_sense", WHO, takes=["who"], makes=_keeps)
power_of_best_foe = continuous("power_of_best_foe", N, WHO, takes=["n", "who"], makes=_power_of_best_foe, example=("Numbers", 1))
# For each victim of this card.
attrition_per_victim = continuous(
    "attrition_per_victim", N, WHERE, takes=["n", "who"], makes=_per_victim, example=("Weapons, devices and Effects", 1)
)
# CCG-LOC-05: the text of one half of a location.
switches_off = continuous(
    "switches_off",
    OneOf("side", codes=SIDES, words=TEXTS.section("abilities.halves")),
    WHERE,
    takes=["side", "who"],
    makes=_switches_off,
    affects="any",
    example=("Locations", "dark"),
)
clear_both_attritions = add(
    "clear_both_attritions", compiles=lambda compiler, effect: [Op(c.CLEAR_BOTH, 1, Selector())], example=("Interrupts",)
)
# The cards that were chosen.
glance = add("glance", compiles=lambda compiler, effect: [Op(c.GLANCE, PICKED_SLOT, Selector())], example=("Interrupts",))
cancel_shot = add("cancel_shot", compiles=lambda compiler, effect: [Op(c.CANCEL_SHOT, 1, Selector())], example=("Interrupts",))
# Answering that a weapon is about to hit.
avert_hit = add("avert_hit", compiles=lambda compiler, effect: [Op(c.CANCEL_SHOT, 1, Selector())], example=("Interrupts",))
behead = add("behead", compiles=lambda compiler, effect: [Op(c.BEHEAD, 1, Selector())], example=("Interrupts",))
sap = add("sap", compiles=lambda compiler, effect: [Op(c.SAP, 1, Selector())], example=("Interrupts",))
# The whole pile, in an order that the player chooses.
reorder_force = add(
    "reorder_force",
    compiles=lambda compiler, effect: [
        Verb(LOOK_AT, much=Amount(WHOLE_PILE), place=c.FORCE, whose=OPPOSING, number=LOOKED_SLOT),
        Verb(ORDER, number=LOOKED_SLOT, place=c.FORCE),
        Verb(FIRE, kind=c.PUT_IN_PILE, pieces=Pieces(SLOT, LOOKED_SLOT), place=c.FORCE),
    ],
    example=("Interrupts",),
)
renew_hands = add("renew_hands", compiles=lambda compiler, effect: [Op(c.RENEW_HANDS, 1, Selector())], example=("Interrupts",))
# Of Sense and Alter: what answers that their destiny was low enough.
succeed = add("succeed", compiles=lambda compiler, effect: [Op(c.SUCCEED, 1, Selector())], example=("Interrupts",))


def _no_more(declared: Declared, filters: MakesFilters | None) -> Condition:
    if filters is None:
        raise ValueError("A condition with a filter needs a FilterCompiler.")
    than = Amount(code=COUNT, filter=filters.filter(declared["than"]))
    return Condition(Amount(code=COUNT, filter=filters.filter(declared["what"])), AT_MOST, than)


# What a card of this title may be used for as well; `play.programs.texts` gives its text to that card.
lends = VOCABULARY.slot("lends", TEXTS.section("abilities.slots")["lends"], WHEN, TIMES, CONDITIONS, COSTS, TARGETS)
as_title = add("as_title", NAMED, compiles=no_ops, example=("Interrupts", ["Utinni!"]))

# At most as many as of the others.
no_more = conditions.kind("no_more", PART, FilterField("than", filters=cards), makes=_no_more)
