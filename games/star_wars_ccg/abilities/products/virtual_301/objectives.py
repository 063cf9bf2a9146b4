"""Objectives about the city above Bespin and about Tatooine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost, send
from games.star_wars_ccg.abilities.operations.objectives import bans, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.steps import PICKED, look_at_top, pick, shuffle, take
from games.star_wars_ccg.abilities.ops import action, card, constant
from games.star_wars_ccg.abilities.parts import more, opponents_turn, target, there_are, there_is, there_is_no, use
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, site
from games.star_wars_ccg.abilities.products.objectives.planets import flips
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

CITY: Final = "Cloud City"
PALACE: Final = location("site", mark="jabbas palace site", whose="own")
DARK_JEDI: Final = own_character(mark="dark jedi")
TOP: Final = cards(of="looked", zone="reserve")
MOVERS: Final = cards(type=["character", "vehicle"], whose="opponent")


def fields(planet: str) -> dict[str, Any]:
    """The battleground sites of a planet or city."""
    return location("site", own_system=planet, state="battleground")


def lands(field: Mapping[str, Any]) -> Any:
    """While the first side is up, such a site comes out of the Reserve Deck for 1 Force."""
    return action(deploy(field), shuffle("reserve"), face="front", when="deploy", times=1, costs=use(1))


def celebrates(effect: str) -> Any:
    """While the second side is up, this Effect comes out of the Reserve Deck once in the game."""
    return action(deploy(cards("effect", named=effect)), shuffle("reserve"), face="back", when="deploy", once_a="game")


def won(planet: str, system: str, *also: Any) -> Any:
    """Turns over with two battleground sites and the system in hand, and the opponent driven off the sites."""
    held = there_are(2, site(planet, state=["battleground", "controlled"]))
    above = there_is(location("system", named=system, state="occupied"))
    return flips("front", held, above, there_is_no(site(planet, state="opposed")), *also)


def lost(planet: str) -> Any:
    """Turns back once the opponent controls more of the sites."""
    return flips("back", more(site(planet, state="opposed"), site(planet, state="controlled")))


ABILITIES: Final[Mapping[str, Declared]] = {
    "301_2": card(
        starting(
            starts_with(1, cards("location", named="Bespin")),
            starts_with(1, fields(CITY)),
            starts_with(1, cards(named="Weather Vane"), up_to=True),
        ),
        lands(fields(CITY)),
        won(CITY, "Bespin"),
        celebrates("Cloud City Celebration"),
        action(*search(cards("interrupt", whose="own", zone="reserve")), face="back", when="control", times=1, costs=use(2)),
        *(
            action(
                send(),
                face="back",
                when=when,
                times=1,
                once_a="together",
                conditions=[opponents_turn(), there_is(site(CITY, state=state))],
                targets=target(own_character(state="reactive")),
            )
            for when, state in (("battle_begins", "in_battle"), ("drain", "draining"))
        ),
        lost(CITY),
    ),
    "301_4": card(
        starting(
            starts_with(1, location("system", named="Tatooine")),
            starts_with(1, location("site", own_system="Tatooine", not_mark="jabbas palace site")),
        ),
        lasting(bans(PALACE), bans(cards(named="Sandwhirl", whose="own"))),
        lands(fields("Tatooine")),
        won(
            "Tatooine",
            "Tatooine",
            there_is(site("Tatooine", state=["battleground", "controlled"], hosting=DARK_JEDI)),
        ),
        celebrates("Tatooine Occupation"),
        action(look_at_top(2), pick(1, TOP), take(PICKED), shuffle("reserve"), face="back", when="control", times=1),
        constant(moves_cost("from", 1, MOVERS, location("site", hosting=DARK_JEDI)), face="back"),
        lost("Tatooine"),
    ),
}
