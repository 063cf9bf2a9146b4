"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import adds_to, blow_station, orbits_at_first, sealed
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, comes_after, moves_cost, moves_cost_less, peril
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import lose, lose_force, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.travel.marches import fixed_transit
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    deploys_on,
    drain,
    gains,
    generation,
    immune_to,
    loses,
    printed,
    transit,
)
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, there_is_no, there_is_one_of, you_attack, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

STATION: Final = "Death Star II"
OPERATIONAL: Final = cards(named="That Thing's Operational")
CRUISER: Final = "mon calamari star cruiser"
DESTROYER: Final = "star destroyer"
# A system that the station orbits and its player occupies.
HELD: Final = location("system", state=["orbited_now", "occupied"])
# A piloted starfighter in the core.
FIGHTER: Final = own_ship("starfighter", state="run", where="here")
# The places between which starships of Sullust fly for less.
FLEET: Final = location("system", system=["Mon Calamari", STATION])
ORBITED: Final = location("system", orbited=location(named=STATION))


def arriving(mark: str, **also: Any) -> Mapping[str, Any]:
    """The starships of the opponent that are to be deployed."""
    return enemy_ship(mark=mark, zone="hand", **also)


def after(name: str) -> Any:
    """It is deployed only once this place is on the table."""
    return printed(comes_after(location(named=name)), sealed("inside"))


def cheaper_flights(places: Mapping[str, Any]) -> list[Any]:
    """Own starships fly between here and these places for 1 Force less."""
    return [moves_cost_less("to", 1, own_ship(at=places)), moves_cost_less("to", 1, own_ship(where="here"), places)]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "9_56": card(
            constant(
                gains("cost", 3, arriving("dreadnaught-class heavy cruiser")),
                generation(3),
                half="light",
                conditions=[you_control(), there_is(own_ship("starfighter", where="here"))],
            )
        ),
        "9_57": card(
            printed(transit(0), half="light"),
            constant(bars("enter", cards(whose="opponent")), half="light", conditions=you_occupy()),
            printed(transit(7), half="dark"),
            constant(moves_cost("transit_to", 9, cards(whose="own")), half="dark"),
        ),
        "9_58": card(
            constant(
                loses("cost", 5, own_ship(named="Home One", zone="hand")),
                gains("power", 3, own_ship(named="Home One")),
                half="light",
                conditions=[you_control(), there_is(own_character("rebel", where="here"))],
            ),
            constant(drain_less(1, whose="own"), half="dark"),
            constant(add_destiny(1), half="dark", conditions=you_attack()),
        ),
        "9_59": card(
            constant(
                cannot("be_deployed", who=arriving(DESTROYER, where="here")),
                half="light",
                conditions=[you_occupy(), there_is(own_ship(mark=CRUISER, where="here"))],
            ),
            constant(loses("cost", 1, own_ship(mark=CRUISER, zone="hand", where="here")), half="light"),
            constant(
                drain_less(1, whose="own"),
                half="dark",
                conditions=[you_control(), there_is_no(own_ship(mark=DESTROYER, where="here"))],
            ),
        ),
        "9_60": card(
            constant(*cheaper_flights(FLEET), *cheaper_flights(ORBITED), half="light"),
            constant(gains("cost", 1, own_ship(zone="hand", where="here")), half="dark"),
        ),
        "9_142": card(
            printed(orbits_at_first("Endor")),
            constant(drain(3), half="light", conditions=there_is_no(OPERATIONAL)),
            constant(shelters("Revolution", location(system="Death Star II")), half="dark"),
        ),
        "9_143": card(
            after("Death Star II: Coolant Shaft"),
            constant(
                add_destiny(1, location("system", system=STATION)), add_destiny(1, ORBITED), half="dark", conditions=there_is(OPERATIONAL)
            ),
            constant(peril(2), half="light"),
        ),
        "9_144": card(
            after(STATION),
            constant(
                shelters("Tallon Roll", own_ship(mark="tie", at=location(system="Death Star II"))),
                cancels_each(cards(type=["effect", "interrupt", "epic-event", "admirals-order"], titled="Occupation", whose="own")),
                half="dark",
            ),
            constant(peril(1), half="light"),
        ),
        "9_146": card(
            after("Death Star II: Capacitors"),
            action(deploy(OPERATIONAL), shuffle("reserve"), half="dark", when="deploy"),
            constant(cannot("use_text", who=cards("effect", named="Ominous Rumors")), half="dark"),
            constant(adds_to("blow", 1, per=FIGHTER, who=own_ship(where="here")), half="light"),
        ),
        "9_145": card(
            constant(loses("cost", 1, own_ship(mark="tie", zone="hand", where="here")), half="dark"),
            printed(transit(0), half="dark"),
            printed(fixed_transit(8), half="light"),
        ),
        "9_135": card(
            printed(deploys_on(0, location(named="Death Star II: Reactor Core"))),
            constant(gains("hyperspeed", 3, location("system", system=STATION))),
            automatic(
                lose_force(2, whose="opponent"),
                lose_force(1, whose="opponent", per=location("site", state=["orbited_now", "battleground", "occupied"])),
                at="own_control",
                conditions=[there_is(HELD), there_is_no(location(system="Endor", state="orbited_now"))],
            ),
            constant(adds_to("blow", 3, enemy_ship(holding=cards("weapon", mark=["missile", "torpedo"])))),
            action(
                blow_station(8),
                half="light",
                when="control",
                times=1,
                targets=target(FIGHTER),
            ),
        ),
        "9_147": card(
            action(
                *search(cards(named="Emperor's Power", whose="own", zone="reserve")),
                half="dark",
                once_a="game",
            ),
            printed(immune_to("Revolution")),
        ),
        "9_148": card(
            action(
                lose(cards(of="it")),
                half="dark",
                when="hit",
                once_a="battle",
                conditions=[
                    you_occupy(),
                    there_is(location(state="in_battle")),
                    there_is_one_of(
                        cards("weapon", mark=["blaster", "blaster rifle"], of="gun"), cards("weapon", titled="Rifle", of="gun")
                    ),
                ],
            ),
            printed(immune_to("Revolution")),
        ),
        "9_149": card(
            constant(
                gains("cost", 2, arriving(CRUISER)),
                cannot("be_deployed", who=arriving(CRUISER, where="here")),
                half="dark",
                conditions=[you_occupy(), there_is(own_ship(mark=DESTROYER, where="here"))],
            ),
            constant(drain_less(1, whose="own"), half="light"),
            constant(
                gains("cost", 2, arriving(DESTROYER, where="here")),
                half="light",
                conditions=[you_occupy(), there_is(own_ship(mark=CRUISER, where="here"))],
            ),
        ),
        "9_150": card(
            automatic(
                lose_force(8, whose="opponent"),
                half="dark",
                at="voided",
                conditions=[you_control(), it_is(cards("effect", named="Haven"))],
            ),
            printed(immune_to("Revolution")),
        ),
    }
)
