"""Objectives about the Death Star: the base that it threatens, and the planet that it is brought to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import dearer_blast
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import bans, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.for_a_while import throughout
from games.star_wars_ccg.abilities.operations.rules.guards import most_damage
from games.star_wars_ccg.abilities.operations.rules.limits import most_generated
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import put_out, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import THIS, action, automatic, card, constant, drain, gains, lets, loses, total_power
from games.star_wars_ccg.abilities.parts import it_is, there_are, there_are_most, there_is
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.objectives.planets import deployed_to, flips
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches

STATION: Final = location("system", named="Death Star")
BASE: Final = location("system", named="Yavin 4")
TARGET: Final = location("system", named="Alderaan")
ON_STATION: Final = site("Death Star")
IN_OWN_PHASE: Final[dict[str, Any]] = {"when": "deploy", "times": 1}
# A starfighter that is flown by somebody who is no part of it.
FLOWN: Final = own_ship("starfighter", holding=own_character(skill="pilot"))
# Those that the superlaser may still be fired at.
EXPOSED: Final = ["Alderaan", "Yavin 4", "Hoth"]
SUBJUGATED: Final = cards("objective", named="Local Uprising / Liberation")
DESTROYER: Final = own_ship(mark="star destroyer")
GREATER: Final = own_ship(mark=["imperial-class star destroyer", "super-class star destroyer"])
VICTORY: Final = "victory-class star destroyer"
TO_STATION: Final = {"zone": "hand", "at": STATION}


def destroyed(face: str, planet: Mapping[str, Any]) -> Any:
    """Its player has it no more once such a system is blown away while this side is up."""
    return automatic(put_out(THIS), face=face, conditions=there_is({**planet, "state": ["blown_away"]}))


def base() -> Declared:
    """Yavin 4 is made ready; then starfighters go for the Death Star."""
    return card(
        starting(starts_with(1, BASE), starts_with(1, location(named="Yavin 4: Docking Bay"))),
        lasting(
            bans(cards(named="Revolution", whose="own")),
            no_drain(whose="own", who=location(kind=["site", "sector"], system="Yavin 4")),
        ),
        constant(
            most_generated(1, whose="own", who=site("Yavin 4")),
            gains("cost", 2, deployed_to("Yavin 4", "imperial")),
            face="front",
        ),
        action(deploy(location("site", own_system="Yavin 4")), shuffle("reserve"), face="front", **IN_OWN_PHASE),
        flips("front", there_are(3, site("Yavin 4", state="controlled")), there_are_most(2, site("Yavin 4", state="opposed"))),
        destroyed("front", BASE),
        constant(
            lets("come_unready", who={**STATION, "whose": "own", "zone": "hand"}),
            total_power(3, location("system")),
            dearer_blast(3, STATION, per={**ON_STATION, "whose": "opponent"}),
            face="back",
        ),
        fetches(cards(named=["Rebel Tech", "Death Star", "Attack Run", "Proton Torpedoes"]), face="back", **IN_OWN_PHASE),
        automatic(
            throughout(drain(2, location("system", state="battleground", hosting=FLOWN)), until="game"),
            face="back",
            at="blown_away",
            conditions=it_is(STATION),
        ),
    )


def course() -> Declared:
    """The Death Star goes to Alderaan; then Star Destroyers rule the systems."""
    return card(
        starting(starts_with(1, STATION), starts_with(1, TARGET), starts_with(1, location(named="Death Star: Docking Bay 327"))),
        lasting(
            cancels_each(cards(named="Revolution")),
            shelters("Commence Primary Ignition", location("system", not_named=EXPOSED, not_chosen_by=SUBJUGATED)),
        ),
        fetches(cards(titled="Death Star"), face="front", **IN_OWN_PHASE),
        constant(
            no_drain(whose="own", who=TARGET),
            no_drain(whose="own", who=ON_STATION),
            most_damage(0, who=ON_STATION),
            face="front",
        ),
        flips("front", there_is({**TARGET, "state": ["blown_away"]})),
        action(deploy(location("system", state="battleground")), shuffle("reserve"), face="back", **IN_OWN_PHASE),
        constant(
            loses("cost", 2, {**DESTROYER, **TO_STATION}),
            gains("cost", 1, own_ship(mark=VICTORY, **TO_STATION)),
            drain(1, location("system", state="battleground", hosting=DESTROYER, not_hosting=GREATER)),
            drain(2, location("system", state="battleground", hosting=GREATER)),
            dearer_blast(3, BASE, per={**site("Yavin 4"), "whose": "opponent"}),
            face="back",
        ),
        destroyed("back", STATION),
    )


ABILITIES: Final[Mapping[str, Declared]] = {"111_4": base(), "111_6": course()}
