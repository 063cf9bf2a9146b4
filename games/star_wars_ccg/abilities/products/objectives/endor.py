"""Objectives about Endor and its bunker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains, most_drained
from games.star_wars_ccg.abilities.operations.objectives import starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.force import raise_text_destiny
from games.star_wars_ccg.abilities.operations.rules.guards import guard_drains
from games.star_wars_ccg.abilities.ops import card, constant, immune
from games.star_wars_ccg.abilities.parts import in_phase, opponents_turn, there_are, there_is, there_is_no, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.objectives.planets import flips, gone
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches, wins_back

BUNKER: Final = location(named="Endor: Bunker", state="blown_away", zone="any")
EXTERIOR: Final = location("site", system="Endor", icon="exterior")
SCOUT: Final = character("rebel", mark="scout")
OWN_SCOUT: Final = own_character("rebel", mark="scout")
WATCHED: Final = site("Endor", hosting=OWN_SCOUT)


def lost_ground(*conditions: Any) -> Any:
    """It is turned back in the opponent's move phase, unless the bunker is gone."""
    return flips("back", opponents_turn(), in_phase("move"), there_is_no(BUNKER), *conditions)


def strike_team() -> Declared:
    """Scouts hold Endor, or blow its bunker away."""
    return card(
        starting(starts_with(1, location(named="Endor")), starts_with(1, location(named="Endor: Rebel Landing Site (Forest)"))),
        constant(most_drained(1, location(system="Endor"), whose="opponent"), face="front"),
        fetches(cards(named=["Endor: Bunker", "Deactivate The Shield Generator"]), face="front", when="deploy", times=1, costs=use(2)),
        flips("front", there_is(BUNKER)),
        flips(
            "front",
            your_turn(),
            in_phase("move"),
            there_are(3, {**EXTERIOR, "state": ["controlled"], "hosting_two": OWN_SCOUT}),
        ),
        constant(
            guard_drains(WATCHED),
            keep_drains(WATCHED, whose="own"),
            immune(4, SCOUT),
            raise_text_destiny(2, cards("epic-event", whose="own", zone="any")),
            face="back",
        ),
        wins_back(own_character("rebel", mark="scout", ability_most=2), face="back", when="draw", times=1),
        lost_ground(there_are(3, {**EXTERIOR, "state": ["opposed"]})),
        lost_ground(there_is(location("system", system="Endor", state="opposed"))),
        gone("Endor"),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "8_78": strike_team(),
}
