"""Costs to keep a card on the table, permanent weapons, and where a card deploys for less: words that cards of several sets share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.star_wars_ccg.abilities.operations.fate import spend
from games.star_wars_ccg.abilities.operations.steps import choose, if_, lose_force, put_out
from games.star_wars_ccg.abilities.operations.weapons import turn_back
from games.star_wars_ccg.abilities.ops import THIS, automatic, costs, costs_less, fires, own_cost, printed, voids_forfeit
from games.star_wars_ccg.abilities.parts import deploys_to, force_below, force_least, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import character, location
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING


def maintained(n: int, lose: int = 0) -> Any:
    """At the end of the own turn: use this much Force, or lose so much and put it on the Used Pile, or put it out of play."""
    ways = [[lose_force(lose), turn_back(THIS)], [put_out(THIS)]] if lose else [[put_out(THIS)]]
    without = choose(*ways) if lose else put_out(THIS)
    return automatic(if_(force_below(n), without), if_(force_least(n), choose([spend(n)], *ways)), at="turn_end", conditions=your_turn())


def blaster(plus: int = 1, at: Mapping[str, Any] | None = None) -> Any:
    """A permanent weapon that fires with one destiny."""
    who = at or LIVING
    return printed(fires(0, who, plus=plus), voids_forfeit(character())) if plus else printed(fires(0, who), voids_forfeit(character()))


def saber() -> Any:
    """A permanent lightsaber."""
    return printed(fires(0, LIVING, draws=2), voids_forfeit(character()))


def cheaper_to(n: int, *systems: str) -> Any:
    """Deployed for so much less to these systems and their sites."""
    return own_cost(costs_less(n), conditions=deploys_to(location(system=list(systems))))


def free_beside(who: Mapping[str, Any]) -> Any:
    """Deployed without cost where such a card is."""
    return own_cost(costs(0), conditions=there_is({**who, "where": "here"}))
