"""Objectives about a planet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import flip, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import choose, look_at_deck, pick, put_out, shuffle, take
from games.star_wars_ccg.abilities.ops import THIS, action, automatic, card, constant, drain, draw_anyway, gains, immune, lets
from games.star_wars_ccg.abilities.parts import there_are, there_is, there_is_no, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, site


def deployed_to(planet: str, kind: str) -> dict[str, Any]:
    """Characters of this kind while they are deployed to a location of the planet."""
    return character(kind, zone="hand", at=location(system=planet))


def held_by(planet: str, kind: str) -> dict[str, Any]:
    """The sites of the planet that are controlled with a character of this kind that has ability."""
    return site(planet, state="controlled", hosting=own_character(kind, ability_least=1))


def occupied_by(planet: str, kind: str) -> dict[str, Any]:
    """The locations of the planet that are occupied with a character of this kind that has ability."""
    return location(system=planet, hosting=own_character(kind, ability_least=1))


def opposed(*planets: str) -> dict[str, Any]:
    return location(system=list(planets), state="opposed")


def gone(planet: str) -> Any:
    """Its player has it no more once the planet is blown away."""
    return automatic(put_out(THIS), conditions=there_is(location("system", system=planet, state="blown_away")))


def flips(face: str, *conditions: Any) -> Any:
    return automatic(flip(), face=face, conditions=list(conditions))


def reinforced(planet: str, kind: str) -> Any:
    """A site of the planet, or a character of this kind that is not unique, comes from the Reserve Deck."""
    there = location(system=planet)
    either = choose([deploy(location("site"), at=there)], [deploy(own_character(kind, not_unique=True), at=there)])
    return action(either, shuffle("reserve"), face="front", when="deploy", times=1)


SQUADRON: Final = own_ship("squadron")

ABILITIES: Final[Mapping[str, Declared]] = {
    "7_135": card(
        starting(starts_with(1, cards(named="Dantooine"))),
        constant(gains("cost", 2, deployed_to("Dantooine", "imperial"))),
        reinforced("Dantooine", "rebel"),
        flips("front", there_are(3, held_by("Dantooine", "rebel")), there_is_no(opposed("Dantooine"))),
        constant(drain_less(1, who=location()), immune(4, SQUADRON), face="back"),
        constant(lets("come_whole", who=own_ship("squadron", zone="hand", at=location("system", system="Dantooine"))), face="back"),
        constant(drain(1, location("system", hosting=SQUADRON)), draw_anyway(1, location(hosting=SQUADRON)), face="back"),
        flips("back", there_are(2, opposed("Dantooine"))),
        gone("Dantooine"),
    ),
    "7_300": card(
        starting(starts_with(1, cards(named="Ralltiir"))),
        constant(gains("cost", 2, deployed_to("Ralltiir", "rebel"))),
        reinforced("Ralltiir", "imperial"),
        flips("front", there_are(3, held_by("Ralltiir", "imperial")), there_is_no(opposed("Ralltiir"))),
        constant(drain_less(1, who=location()), raise_sum(1, location(), per=occupied_by("Ralltiir", "imperial")), face="back"),
        action(
            look_at_deck(),
            pick(1, cards(whose="own", zone="reserve")),
            take("picked"),
            shuffle("reserve"),
            face="back",
            when="control",
            times=1,
            costs=use(2),
        ),
        flips("back", there_are(2, opposed("Ralltiir"))),
        gone("Ralltiir"),
    ),
}
