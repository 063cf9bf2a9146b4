"""Cards that turn Objectives over, or keep them from it: words that cards of several sets share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.moving import drains_kept_up
from games.star_wars_ccg.abilities.operations.piles.looks import turn
from games.star_wars_ccg.abilities.operations.texts.amended import voids_bonuses
from games.star_wars_ccg.abilities.ops import automatic, cannot, constant, set_to
from games.star_wars_ccg.abilities.parts import there_is, there_is_one_of
from games.star_wars_ccg.abilities.pieces import cards, character, location

UPRISING: Final = "Local Uprising / Liberation"
OCCUPATION: Final = "Imperial Occupation / Imperial Control"
ISB: Final = "ISB Operations / Empire's Sinister Agents"
MINING: Final = "Quiet Mining Colony / Independent Operation"
BLACK_SUN: Final = "Agents Of Black Sun / Vengeance Of The Dark Prince"
DEAL: Final = "This Deal Is Getting Worse All The Time / Pray I Don't Alter It Any Further"


def front_of(title: str) -> Mapping[str, Any]:
    return cards("objective", named=title, state="front_up")


def back_of(title: str) -> Mapping[str, Any]:
    return cards("objective", named=title, state="back_up")


def chosen_system(title: str) -> Mapping[str, Any]:
    """The system at which an Objective aims, if the player occupies it."""
    return location("system", state="occupied", chosen_by=cards("objective", named=title))


def turned_back(title: str, *conditions: Any) -> list[Any]:
    """The texts that turn an Objective to its first side, and keep it there."""
    return [
        constant(cannot("be_turned", who=front_of(title)), conditions=list(conditions)),
        automatic(turn(back_of(title)), conditions=[*conditions, there_is(back_of(title))]),
    ]


def frees_planet(title: str) -> list[Any]:
    """While the player occupies a location of the planet of an Objective, operatives are worth nothing and no drain is lowered."""
    planet = location("system", chosen_by=cards("objective", named=title))
    held = there_is_one_of(chosen_system(title), location("site", "sector", state="occupied", beside=planet))
    operative = character(mark="operative")
    return [constant(set_to("forfeit", 0, operative), voids_bonuses(operative), drains_kept_up(location()), conditions=held)]
