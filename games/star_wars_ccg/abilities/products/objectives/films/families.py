"""Objectives about father and son: Luke who is brought before the Emperor, and Luke who goes to save Vader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import hand_over, seize_by
from games.star_wars_ccg.abilities.operations.contests import duel
from games.star_wars_ccg.abilities.operations.fate import for_opponent, no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import no_force
from games.star_wars_ccg.abilities.operations.objectives import bans, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.rare.crossing import add_crossing, cross, deplete
from games.star_wars_ccg.abilities.operations.rules.limits import generates
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, draw_destiny, if_, lose_force, pick, shuffle
from games.star_wars_ccg.abilities.ops import action, automatic, cannot, card, constant
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    duel_lost,
    duel_won,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.objectives.planets import flips

PALPATINE: Final = ["Emperor Palpatine", "Sidious"]
CAPTIVE: Final = captive(named="Luke")
THRONE: Final = location(named="Death Star II: Throne Room", whose="own")
FATHER: Final = own_character(named="Vader")
SON: Final = enemy_character(named="Luke", meeting=FATHER)
EMPEROR: Final = own_character(named=PALPATINE)
ENTHRONED: Final = {**FATHER, "at": THRONE, "meeting": EMPEROR}
# One of several that the rulebook lets stand on the table under names of their own (CCG-UNI-01).
TAKEN: Final = cards(of="target")
# From the point of view of the other side.
LUKE: Final = own_character(named="Luke")
VADER: Final = enemy_character(named="Vader")
WITH_LUKE: Final = location(hosting=LUKE)
HUT: Final = location(named="Endor: Chief Chirpa's Hut")
PLATFORM: Final = location(named="Endor: Landing Platform (Docking Bay)")
IMPERIAL: Final = enemy_character("imperial")
WATCH: Final = character("imperial", at=PLATFORM)


def stays_with_vader(whose: str) -> Any:
    """Vader gives Luke to nobody else.  whose: Vader is his player's card, or the opponent's."""
    return cannot("be_handed_over", who=captive(named="Luke", escort=character(named="Vader", whose=whose)))


def saves(least: int) -> list[Any]:
    """What shuffles the Reserve Deck and draws a destiny, by which the first target crosses over and the game ends."""
    return [shuffle("reserve"), draw_destiny(1), add_crossing(), if_(destiny_least(least), cross(), deplete())]


def fight(luke: Mapping[str, Any]) -> Any:
    """Vader and Luke duel before the Emperor."""
    return action(
        duel(2, 2, if_(duel_won(), lose_force(3, whose="opponent")), if_(duel_lost(), *saves(13)), counts="ability"),
        face="back",
        times=1,
        once_a="together",
        conditions=your_turn(),
        targets=[target(luke), target(ENTHRONED)],
    )


def before_me() -> Declared:
    """Vader takes Luke to the Emperor, before whom they duel."""
    return card(
        starting(
            starts_with(1, location(named="Death Star II: Throne Room")),
            starts_with(1, cards("effect", named="Insignificant Rebellion")),
            starts_with(1, cards("effect", named="Your Destiny")),
        ),
        lasting(
            bans(cards("interrupt", named="Scanning Crew")),
            cannot("be_put_out_by_own", who=character(named="Luke", whose="opponent", zone="any")),
            stays_with_vader("own"),
        ),
        action(deploy(own_character(named=PALPATINE), less=2), shuffle("reserve"), when="deploy", once_a="turn"),
        action(
            choose([deploy(own_character(named="Luke"), less=2), shuffle("reserve")], [deploy(own_character(named="Luke"), pile="lost")]),
            for_opponent(),
            when="deploy",
            once_a="turn",
        ),
        automatic(
            seize_by(to="target_2"),
            conditions=there_is_no({**FATHER, "state": ["escorting"]}),
            targets=[target(SON), target({**FATHER, "meeting": TAKEN})],
        ),
        flips("front", there_is(CAPTIVE)),
        automatic(lose_force(1), face="back", at="turn_end", conditions=your_turn()),
        fight({**SON, "at": THRONE}),
        fight(captive(named="Luke", state="unfrozen", at=THRONE)),
        flips("back", there_is_no(CAPTIVE), there_is_no(SON)),
    )


def attempt(*conditions: Any, **vader: Any) -> Any:
    """Once in each own turn Luke may bring Vader back."""
    return action(
        *saves(15),
        face="back",
        times=1,
        once_a="together",
        conditions=[your_turn(), *conditions],
        targets=target({**VADER, **vader}),
    )


def good_in_him() -> Declared:
    """Luke lets himself be captured, and then brings Vader back to the Light Side."""
    return card(
        starting(
            starts_with(1, HUT),
            starts_with(1, own_character(named="Luke", expansion="death-star-ii"), HUT),
            starts_with(1, cards("weapon", named="Luke's Lightsaber"), HUT),
            starts_with(1, PLATFORM),
            starts_with(1, cards("effect", named="I Feel The Conflict")),
        ),
        lasting(bans(cards(named=["Alter", "Strangle", "Captive Fury"], whose="own"))),
        constant(generates(2, who=location("site", hosting=LUKE)), face="front", conditions=there_is_no(WATCH)),
        constant(
            no_drain(whose="own", who=WITH_LUKE),
            no_force(whose="own", who=WITH_LUKE),
            face="front",
            conditions=there_is(WATCH),
        ),
        automatic(
            pick(1, {**IMPERIAL, "meeting": TAKEN}, whose="opponent"),
            seize_by(to=PICKED),
            face="front",
            targets=target({**LUKE, "at": location("site", hosting=IMPERIAL)}),
        ),
        flips("front", there_is({**CAPTIVE, "whose": "own"})),
        automatic(
            lose_force(2, whose="opponent"),
            face="back",
            at="turn_end",
            conditions=[opponents_turn(), there_is_no(captive(named="Luke", whose="own", escort=VADER))],
        ),
        action(
            hand_over(),
            for_opponent(),
            face="back",
            targets=[
                target(captive(named="Luke", escort=own_character("imperial", not_named="Vader", meeting=own_character(named="Vader")))),
                target(own_character(named="Vader", meeting=own_character("imperial", state="escorting_target"))),
            ],
        ),
        constant(stays_with_vader("opponent"), face="back"),
        attempt(meeting=LUKE),
        attempt(there_is(captive(named="Luke", whose="own", state="unfrozen", at=location(hosting=VADER)))),
        flips("back", there_is_no({**CAPTIVE, "whose": "own"}), there_is_no({**LUKE, "meeting": VADER})),
    )


ABILITIES: Final[Mapping[str, Declared]] = {"9_61": good_in_him(), "9_151": before_me()}
