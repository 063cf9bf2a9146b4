"""The rows of cards that follow others, of storms, squadrons and vehicles in the air, and of who may be where."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Flag, OneOf
from games.abilities.shared.verbs import PICKED_SLOT
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import flag_of, number_of
from games.star_wars_ccg.abilities.ops import PER, WHAT, WHERE, WHO, WHOM, N, about_of, add, continuous
from games.star_wars_ccg.abilities.parts import force_costs
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")

# --- what a card is --------------------------------------------------------------------------------------------------

# `play.programs.printed` writes these into the card.
# CCG-MVD-01: what a transit to this docking bay or from it costs, whatever the other docking bay says.
fixed_transit = add("fixed_transit", N, example=("Locations", 8))
# CCG-MVB-04: the vehicles that it carries, and a starfighter that is carried as if it were one.
stows_only = add("stows_only", WHAT)
is_stowed = add("is_stowed", example=("What a card is",))
# What a pilot may fly or drive, and hosts aboard which it is deployed wherever they are.
flies_only = add("flies_only", WHAT)
deploys_aboard = add("deploys_aboard", WHAT)
# CCG-LOC-07: an exterior site that lies next to the interior ones of its system.
# A vehicle that goes among clouds as a starfighter does, and is fired at there like one.
clouds = add("clouds", example=("What a card is",))
clings = add("clings", example=("Locations",))
# It is deployed in place of so many own starships at one location.
replaces = add("replaces", N, WHAT)
# Added to the destiny of a search party that all of its pilots have joined.
crew_searches = add("crew_searches", N, example=("What a card is", 2))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _driven(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = about_of({**effect, "who": "this"}, filters)
    much = Amount(0, GAME_AMOUNT, c.DRIVER_ABILITY, times=1)
    return [Continuous(A_NUMBER, c.LANDSPEED, SET, about, amount=much, conditions=holding)]


def _losses(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    return number_of(c.BATTLE_LOSS, whose=whose)(effect, filters, holding)


speed_of_driver = continuous("speed_of_driver", makes=_driven, example=("Numbers",))
lifts = continuous("lifts", N, PER, WHO, takes=["n", "who"], makes=number_of(c.LIFT), example=("Numbers", 1))
battles_lose = continuous("battles_lose", N, PER, WHOM, WHERE, takes=["n", "who"], makes=_losses, example=("Locations", 2))
# CCG-MOV: whoever is there goes missing at once.
engulfs = continuous("engulfs", WHO, takes=["who"], makes=flag_of(c.ENGULFED), affects="any")

# --- what a text does ------------------------------------------------------------------------------------------------

use_follow = force_costs.kind(
    "use_follow", makes=lambda declared, filters: Cost(c.FORCE_COST, Amount(code=GAME_AMOUNT, number=c.FOLLOW_PRICE))
)
_WHO: Final = OneOf("who", codes=("this", "target"), default="this")
# paid: the text asks for the price of the move.
follow = add(
    "follow",
    _WHO,
    Flag("paid"),
    takes=["who"],
    words=lambda effect: f"follow.{effect['who']}{'_paid' if effect.get('paid') else ''}",
    compiles=lambda compiler, effect: [Op(c.FOLLOW, 1, Selector(), kind=1 if effect["who"] == "target" else 0)],
)
travel = add("travel", compiles=lambda compiler, effect: [Op(c.TRAVEL, 1, Selector())], example=("Interrupts",))
swap_sites = add("swap_sites", compiles=lambda compiler, effect: [Op(c.SWAP_SITES, PICKED_SLOT, Selector())], example=("Interrupts",))
lift_run = add(
    "lift_run", N, compiles=lambda compiler, effect: [Op(c.ADD_TO_RUN, effect["n"], Selector(), kind=1)], example=("Interrupts", 1)
)
lift_run_drawn = add("lift_run_drawn", compiles=lambda compiler, effect: [Op(c.ADD_TO_RUN, 0, Selector())], example=("Interrupts",))
hunt_missing = add("hunt_missing", compiles=lambda compiler, effect: [Op(c.HUNT_MISSING, 1, Selector())], example=("Interrupts",))

# The way that a storm begins along the row, and its next step: from marker to marker, or from site to site.
WAYS: Final = ("right", "left")


def _heads(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(c.DECLARE, 1 + WAYS.index(effect["way"]), Selector())]


def _passes(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(c.PASS_ON, 1, Selector(), kind=1 if effect.get("by_markers") else 0)]


heads: Any = add(
    "heads", OneOf("way", codes=WAYS, words=TEXTS.section("abilities.directions")), compiles=_heads, example=("Interrupts", "right")
)
pass_on: Any = add("pass_on", Flag("by_markers", adds=_ADDS["by_markers"]), compiles=_passes)
