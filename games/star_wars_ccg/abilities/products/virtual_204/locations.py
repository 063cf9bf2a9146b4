"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import most_destinies
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost, moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, pick, retrieve, shuffle
from games.star_wars_ccg.abilities.ops import (
    action,
    cannot,
    card,
    constant,
    drain,
    gains,
    loses,
    total_power,
)
from games.star_wars_ccg.abilities.parts import it_is, there_is, there_is_no, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

TRADERS: Final = own_character(mark=["gangster", "scavenger"], zone="hand", where="here")
REY: Final = character(named="Rey")
STRANGERS: Final = own_character(not_mark="scavenger")
UNOCCUPIED: Final = there_is_no(location(state="occupied", where="here"))
SCRAP: Final = [cards(type=["device", "weapon"], zone="lost", whose="own"), own_character("droid", zone="lost")]
LOR_SAN: Final = character(named="Lor San Tekka", where="here")
ORDER_HERE: Final = own_character("first-order", where="here")


def watched(half: str, kind: str) -> Any:
    """The half of Endor that drains less without such characters at its locations."""
    return constant(drain_less(1, whose="own"), half=half, conditions=there_is_no(own_character(kind, at=location(system="Endor"))))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "204_24": card(
            watched("light", "rebel"),
            constant(loses("forfeit", 1, enemy_character(mark="biker scout")), half="light", conditions=you_control()),
            watched("dark", "imperial"),
        ),
        "204_25": card(
            constant(
                cannot("be_deployed", who=own_character(zone="hand", where="here")),
                half="light",
                conditions=there_is_no(location(named=["Endor: Bunker", "Endor: Back Door"], state="occupied")),
            ),
            action(deploy(cards(named="Endor Shield")), shuffle("reserve"), half="dark", once_a="game", when="deploy"),
        ),
        "204_26": card(
            constant(drain(1), half="light", conditions=there_is(cards(named="Falcon", episode_vii=True, where="here"))),
            constant(gains("cost", 1, ship(mark="imperial (starship)", zone="hand", where="here")), half="dark"),
        ),
        "204_27": card(
            constant(moves_cost_less("rise_from", "land_to", 9, own_ship("starfighter")), half="light"),
            constant(loses("cost", 1, TRADERS), half="dark"),
        ),
        "204_29": card(
            action(
                deploy(own_character(named="Rey"), at=location(where="here")),
                shuffle("reserve"),
                half="light",
                when="deploy",
                once_a="game",
            ),
            constant(loses("cost", 2, own_character(named="Rey", zone="hand", where="here")), half="light"),
            constant(cannot("be_shot", who={**REY, "where": "here", "state": ["standing"]}), half="light"),
        ),
        "204_30": card(
            *(
                action(
                    pick(1, found),
                    retrieve(PICKED),
                    half="light",
                    when="deployed",
                    once_a="event",
                    conditions=[it_is(own_character(mark="scavenger", where="here")), there_is(found)],
                )
                for found in SCRAP
            ),
            constant(
                gains("cost", 1, {**STRANGERS, "zone": "hand", "where": "here"}),
                moves_cost("to", 1, STRANGERS),
                half="dark",
                conditions=UNOCCUPIED,
            ),
        ),
        "204_31": card(
            constant(gains("power", 4, LOR_SAN), loses("guard", 2, LOR_SAN), half="light"),
            constant(total_power(2), half="dark", conditions=there_is(ORDER_HERE)),
        ),
        "204_51": card(
            constant(moves_cost_less("from", 9, own_ship(icon="first-order")), half="dark"),
            constant(
                most_destinies(1, whose="own"),
                half="light",
                conditions=[there_is_no(own_character("resistance", where="here")), there_is_no(own_ship(icon="resistance", where="here"))],
            ),
        ),
        "204_52": card(
            action(
                deploy(location(system="Jakku", state="battleground")),
                shuffle("reserve"),
                half="dark",
                when="deploy",
                times=1,
                conditions=there_is(ORDER_HERE),
            )
        ),
        "204_53": card(
            constant(gains("power", 1, character("first-order", where="here")), half="dark"),
            constant(
                gains("guard", 1, character("resistance", where="here")),
                gains("forfeit", 1, character("resistance", where="here")),
                half="light",
            ),
        ),
    }
)
