"""The rows of crews, converted locations, and hands and piles that change places."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import OneOf
from games.abilities.shared.verbs import continuous_pieces
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import BELOW
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import CHOOSE, FIRE, KEEP_X, OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import flag_of, number_of
from games.star_wars_ccg.abilities.ops import PER, STANDING, WHERE, WHO, WHOSE, N, add, continuous
from games.star_wars_ccg.abilities.parts import conditions, force_costs
from games.star_wars_ccg.texts import TEXTS

# --- what a card is --------------------------------------------------------------------------------------------------

# As many pilots, passengers, vehicles and starfighters as there are.
holds_all = add("holds_all", example=("What a card is",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _looks_more(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.LOOKS, ADD, about, amount=Amount(effect["n"]), conditions=holding)]


def _without_icons(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    return [Continuous(A_NUMBER, c.ICONS, ADD, about, amount=Amount(-c.WHOLE_WAY), whose=whose, conditions=holding)]


# What its player sees of the opponent's hand by its text.
looks_more = continuous("looks_more", N, WHO, takes=["n", "who"], makes=_looks_more, example=("Numbers", 2))
no_icons = continuous("no_icons", WHOSE, WHERE, takes=["who"], makes=_without_icons, example=("Locations",))

# --- what a text does ------------------------------------------------------------------------------------------------


def _icons(compiler: Compiler, effect: Effect) -> list[Op]:
    number = c.DARK_ICONS_HERE if effect["side"] == "dark" else c.LIGHT_ICONS_HERE
    return [Verb(c.LOOK_RANDOM, much=Amount(code=GAME_AMOUNT, number=number))]


look_at_random = add(
    "look_at_random", N, compiles=lambda compiler, effect: [Verb(c.LOOK_RANDOM, much=Amount(effect["n"]))], example=("Interrupts", 1)
)
# As many as the Force icons of a side where the ability's card is.
look_by_icons = add(
    "look_by_icons",
    OneOf("side", codes=("light", "dark"), words=TEXTS.section("abilities.halves")),
    compiles=_icons,
    example=("Interrupts", "dark"),
)
# Of an Effect that was just laid down: its target is the second one of the ability.
aim_at = add("aim_at", compiles=lambda compiler, effect: [Op(c.AIM_AT, 1, Selector())], example=("Interrupts",))


def _loses_some(compiler: Compiler, effect: Effect) -> list[Op]:
    """Choose how much Force to lose, and keep it as the second number."""
    verb = Verb(CHOOSE, kind=1)
    for each in range(1, effect["n"] + 1):
        much = Amount(each)
        verb.subs.append(compiler.of_ops([Verb(KEEP_X, number=1, much=much), Verb(FIRE, kind=c.FORCE_LOST, much=much)]))
    return [verb]


lose_some = add("lose_some", N, compiles=_loses_some, example=("Interrupts", 6))

_DRAWN: Final = Condition(Amount(code=KEPT), than=Amount(0))

# --- costs and conditions --------------------------------------------------------------------------------------------

# What the best own character lacks of so much ability.
use_lacking = force_costs.kind(
    "use_lacking", N, makes=lambda declared, filters: Cost(c.FORCE_COST, Amount(declared["n"], GAME_AMOUNT, c.SHORT_OF, times=-1))
)
# The destiny, with the ability of the second target, exceeds that of the first.
_LEAD: Final = Amount(code=GAME_AMOUNT, number=c.RESCUE_LEAD)
rescues = conditions.kind("rescues", makes=lambda declared, filters: Condition(_LEAD, BELOW, Amount(code=KEPT), any_of=[_DRAWN]))

# CCG-MVS-01: in place of its own move, so many characters are shuttled to or from its site for nothing.
shuttles_free = add("shuttles_free", N, example=("What a card is", 1))
# What the moves of characters to a site cost more, whoever moves them.
toll = continuous("toll", N, PER, WHERE, takes=["n", "who"], makes=number_of(c.TOLL))
flies_free = continuous("flies_free", WHO, takes=["who"], makes=flag_of(c.FLIES_FREE), example=("Locations",))
