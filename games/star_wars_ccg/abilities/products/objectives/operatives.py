"""Objectives about a planet that their player chooses, and the operatives who come from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import retrieve_top, shuffle
from games.star_wars_ccg.abilities.ops import action, add_destiny, card, constant, gains
from games.star_wars_ccg.abilities.parts import it_is, there_are, there_are_most
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.objectives.planets import flips

# The planet of the Objective, its sites, and the own operatives who match it.
PLANET: Final = location(of="aim")
THERE: Final = location("site", where="of_aim")
MATCHING: Final = own_character(mark="operative", state="native")
HELD: Final = location("site", state=["battleground", "controlled"], where="of_aim", hosting=MATCHING)
OCCUPIED: Final = location("site", state=["battleground", "occupied"], where="of_aim")


def rising(*foes: Mapping[str, Any]) -> Declared:
    """Sites of the planet come one by one; on the second side its operatives are worth more, most of all beside such foes.

    foes: each is a place with such a foe; no place fits two of them.
    """
    return card(
        starting(
            starts_with(1, location("system", icon="planet"), aims=True),
            starts_with(1, location("site", generic=True), PLANET),
        ),
        action(deploy(location("site", generic=True), at=PLANET), shuffle("reserve"), face="front", when="deploy", times=1),
        flips("front", there_are(3, HELD)),
        constant(
            drain_less(1, who=location()),
            gains("forfeit", 2, {**MATCHING, "at": THERE}),
            *(gains("power", 2, {**MATCHING, "at": foe}) for foe in foes),
            add_destiny(1, location("site", where="of_aim", hosting={**MATCHING, "state": ["native", "in_battle"]})),
            face="back",
        ),
        action(retrieve_top(1), when="deployed", once_a="event", face="back", conditions=it_is({**MATCHING, "at": THERE})),
        flips("back", there_are_most(1, OCCUPIED)),
    )


IMPERIAL: Final = character("imperial")
WALKER: Final = cards("vehicle", mark="at-at")

ABILITIES: Final[Mapping[str, Declared]] = {
    "7_137": rising(
        location("site", where="of_aim", hosting=IMPERIAL),
        location("site", where="of_aim", hosting=WALKER, not_hosting=IMPERIAL),
    ),
    "7_298": rising(location("site", where="of_aim", hosting=character("rebel"))),
}
