"""Weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exceeds_twice, fires_too
from games.star_wars_ccg.abilities.operations.contests import draws_duel_better, in_duel, trains
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import fires_from_orbit
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.steps import PICKED, draw_destiny, if_, lose, pick
from games.star_wars_ccg.abilities.operations.weapons import adds_own, fires_only_with, lift_drawn, reset
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    hits_easier,
    hits_harder,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import declared, gun_is, host_is, it_is, not_declared, shooter_is, target, target_is, total_exceeds
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import CRUISER
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

OPERATIONAL: Final = cards(named="That Thing's Operational")
FIGHTERS: Final = cards("starship", kind=["starfighter", "squadron"])
LARGE: Final = ship("capital")
SMALL: Final = ship(not_kind="capital")
INTRUDER: Final = enemy_ship(of="it", where="here")


def missiles(*bearers: str) -> Declared:
    """Missiles for these starships, better against small ones."""
    return card(printed(deploys_on(1, own_ship(mark=list(bearers))), fires(0, ship()), hits_easier(1, FIGHTERS)))


def battery(*bearers: Any, power: Any) -> Declared:
    """A heavy turbolaser battery."""
    shot = [fires(2, ship(), draws=2), hits_harder(1, LARGE), hits_harder(6, SMALL)]
    return card(printed(*(deploys_on(4, each) for each in bearers), *shot), power)


def explodes(time: str) -> Any:
    """The text of a mine that a starship of the opponent has come to."""
    caught = [
        if_(target_is(LARGE), lift_drawn(2)),
        if_(total_exceeds("defence"), lose()),
    ]
    return automatic(draw_destiny(1), *caught, lose(THIS), at=time, conditions=it_is(INTRUDER), targets=target(INTRUDER))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "9_87": missiles("bomber", "a-wing", "freighter", "transport"),
        "9_88": card(
            printed(
                deploys_on(0, own_ship(mark=["x-wing", "y-wing", "b-wing"])), fires(1, ship()), hits_easier(1, LARGE), hits_harder(1, SMALL)
            )
        ),
        "9_89": battery(own_ship(mark=CRUISER), power=constant(gains("power", 2, HOST))),
        "9_90": card(
            printed(deploys_on(0, own_character(named="Luke")), fires(0, LIVING, draws=2), voids_forfeit(character())),
            armed_drain(),
            constant(gains("guard", 1, HOST), trains(1, HOST)),
            printed(fires_too(cards("vehicle", mark=["speeder bike", "swoop"]))),
        ),
        "9_91": card(
            printed(deploys_on(0, location("system", hosting=ship(mark="bomber")))),
            explodes("deployed"),
            explodes("moved"),
        ),
        "9_177": missiles("bomber", "tie defender", "freighter", "transport"),
        "9_178": card(
            printed(deploys_on(0, own_character(named="Vader")), fires(0, LIVING, draws=2)),
            action(declare(1), when="duel_begins", conditions=[in_duel(), host_is(cards(state="duelling")), not_declared(1)]),
            constant(draws_duel_better(1, HOST), conditions=declared(1)),
            automatic(put_in_pile("used", THIS), at="duel_ends", conditions=declared(1)),
        ),
        "9_179": card(
            printed(
                deploys_on(0, own_character(mark="royal guard")),
                deploys_on(3, own_character(skill="warrior", not_mark="royal guard")),
                fires(1, LIVING, plus=1),
            ),
            constant(gains("guard", 1, HOST)),
            automatic(
                pick(1, cards(of="shot_at")),
                reset("power", 0, PICKED, until="turn"),
                at="hit",
                conditions=[gun_is(cards(of="this")), shooter_is(character(mark="royal guard"))],
            ),
        ),
        "9_180": battery(
            own_ship(mark="star destroyer"),
            location("system", icon="mobile"),
            power=constant(gains("power", 2, HOST), conditions=host_is(ship(mark="star destroyer"))),
        ),
        "9_181": card(
            printed(deploys_on(0, own_ship(mark="tie/ln")), deploys_on(2, own_ship(mark="tie", not_mark="tie/ln")), fires(1, ship()))
        ),
        "9_182": card(
            printed(
                deploys_on(0, location("system", system="Death Star II")),
                fires(0, LARGE, draws=3),
                fires_only_with(OPERATIONAL),
                fires_from_orbit(),
            )
        ),
        "9_86": card(
            printed(deploys_on(0, own_ship(mark="a-wing")), fires(0, ship("starfighter", "squadron")), adds_own("defence"), exceeds_twice())
        ),
    }
)
