"""What weapons are fired at, and what they add to Force drains."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow
from games.star_wars_ccg.abilities.operations.weapons import shoot, turn_back
from games.star_wars_ccg.abilities.ops import card, constant, drain, lost, used
from games.star_wars_ccg.abilities.parts import target, this_is, up_to_targets
from games.star_wars_ccg.abilities.pieces import cards, character

LIVING: Final = cards(type=["character", "creature"])
# What counts as a blaster.
BLASTERS: Final = ("blaster", "blaster rifle")
ON_THE_GROUND: Final = cards(type=["character", "creature", "vehicle"])


def armed_drain() -> Any:
    """A weapon that adds 1 to Force drains where it is present."""
    return constant(drain(1), conditions=this_is(cards(state="present")))


def suppressing() -> Any:
    """A blaster of a trooper, or an automated weapon, is fired in the control phase without cost."""
    return [
        used(
            allow("fire_free", until="shot"),
            shoot(),
            when="control",
            targets=target(cards("weapon", whose="own", state="loaded", **each)),
        )
        for each in (
            {"mark": list(BLASTERS), "aboard": character(mark=["trooper", "stormtrooper"])},
            {"mark": "automated"},
        )
    ]


def disarming_oneself() -> Declared:
    """A lightsaber that has added to a Force drain goes to the Used Pile, or own weapons and devices do."""
    return card(
        used(
            turn_back(),
            when="drain_paid",
            targets=target(cards("weapon", mark="lightsaber", state="enhancing")),
        ),
        lost(
            turn_back(),
            turn_back("target_2"),
            targets=[up_to_targets(60, cards("weapon", kind="character", whose="own")), up_to_targets(60, cards("device", whose="own"))],
        ),
    )
