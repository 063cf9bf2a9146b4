"""The rows of what Force drains cost, how much they lose, and from which pile (CCG-DRN)."""

from __future__ import annotations

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.engine.abilities.amounts import Condition
from games.engine.verbs import OPPOSING, OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import flag_of, number_of
from games.star_wars_ccg.abilities.ops import PER, WHERE, WHOM, N, continuous


def _drain_less(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    whose = OWN if effect["whose"] == "own" else OPPOSING
    return number_of(c.DRAIN, -1, whose)(effect, filters, conditions)


def _drains_cost(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    whose = OWN if effect["whose"] == "own" else OPPOSING
    return number_of(c.DRAIN_COST, whose=whose)(effect, filters, conditions)


drains_cost = continuous("drains_cost", N, PER, WHOM, WHERE, takes=["n", "who"], makes=_drains_cost)
drain_less = continuous("drain_less", N, PER, WHOM, WHERE, takes=["n", "who"], makes=_drain_less)
drains_reserve = continuous("drains_reserve", WHERE, takes=["who"], makes=flag_of(c.FROM_RESERVE))
