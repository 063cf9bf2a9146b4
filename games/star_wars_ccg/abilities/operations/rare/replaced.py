"""The rows of pilots that are replaced, of blasts that an Effect outlives, and of weapons that are hard to steal or fired again."""

from __future__ import annotations

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.shared.verbs import filters_of, pieces_of
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import Amount, Condition
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, bare
from games.star_wars_ccg.abilities.ops import WHAT, WHO, N, about_of, add, continuous

# An Effect on a system that goes into its player's area when that is blown away; number 1 is declared for it then.
outlives_blast = add("outlives_blast", example=("What a card is",))
complete_tests = add(
    "complete_tests",
    CARDS,
    compiles=lambda compiler, effect: [Verb(c.COMPLETE_EACH, pieces=pieces_of(effect["who"], filters_of(compiler)))],
)
# The first target, a weapon, and its bearer.
reload = add("reload", compiles=bare(c.RELOAD), example=("Interrupts",))


def _better(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about, much = about_of(effect, filters), Amount(effect["n"])
    return [Continuous(A_NUMBER, c.PILOT_ABILITY, ADD, about, amount=much, conditions=holding)]


def _guards(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.GUARDS_WEAPONS, ADD, amount=Amount(1), whose=OWN, conditions=holding)]


better_pilots = continuous("better_pilots", N, WHO, takes=["n", "who"], makes=_better)
guards_weapons = continuous("guards_weapons", makes=_guards, example=("Weapons, devices and Effects",))


def _plays_out(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.LOST_PLAYS_OUT, ADD, amount=Amount(1), whose=OPPOSING, conditions=holding)]


# Interrupts of the opponent.
lost_plays_out = continuous("lost_plays_out", makes=_plays_out, affects="any", example=("Weapons, devices and Effects",))

retrieve_to_power = add(
    "retrieve_to_power",
    WHAT,
    compiles=lambda compiler, effect: [Verb(c.RETRIEVE_TO_POWER, target=Target(filters_of(compiler).filter(effect["what"])))],
)
