"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, more_destiny, pick, retrieve, shuffle, void_destiny
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    attrition,
    cannot,
    card,
    constant,
    costs_less,
    drain,
    draw_anyway,
    gains,
    immune,
    loses,
    lost,
    own_cost,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import there_is, there_is_no, this_is, you_control, you_won
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

LOR_SAN: Final = character(named="Lor San Tekka", where="here")
# A villager present at a site beside another character of the Resistance.
VILLAGE: Final = [this_is(cards(state="present", at=GROUND)), there_is(own_character("resistance", other=True, where="here"))]
ORDER_HERE: Final = own_character("first-order", where="here")


def watched(half: str, kind: str) -> Any:
    """The half of Endor that drains less without such characters at its locations."""
    return constant(drain_less(1, whose="own"), half=half, conditions=there_is_no(own_character(kind, at=location(system="Endor"))))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "204_8": card(
            flies(3),
            own_cost(costs_less(1), conditions=there_is(location(system="Jakku", where="here"))),
            constant(add_destiny(1), immune(5, PILOTED), conditions=this_is(cards(state="piloting"))),
        ),
        "204_13": card(
            constant(drain(1), conditions=VILLAGE),
            action(
                void_destiny(),
                put_in_pile("used", THIS),
                when="shot",
                conditions=[*VILLAGE, there_is(cards("weapon", state="firing", where="here"))],
            ),
        ),
        "204_19": card(
            lost(
                more_destiny(2),
                when="battle",
                conditions=[
                    there_is(character(named="Finn", state="in_battle")),
                    there_is(character(named=["Poe", "Rey"], state="in_battle")),
                ],
            ),
            lost(deploy(character(named="Finn"), on=cards(type=["starship", "vehicle"])), shuffle("reserve")),
        ),
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
        "204_31": card(
            constant(gains("power", 4, LOR_SAN), loses("guard", 2, LOR_SAN), half="light"),
            constant(total_power(2), half="dark", conditions=there_is(ORDER_HERE)),
        ),
        "204_36": card(constant(draw_anyway(1), attrition(1))),
        "204_38": card(
            constant(add_destiny(1), conditions=there_is(character(mark="stormtrooper", other=True, where="here"))),
            action(
                pick(1, own_character(mark="trooper", zone="lost")),
                retrieve(PICKED),
                when="battle_ends",
                once_a="event",
                conditions=[
                    you_won(),
                    there_is(location(state="in_battle", where="same_or_related")),
                    there_is(own_character(mark="trooper", zone="lost")),
                ],
            ),
        ),
        "204_44": card(
            printed(reacts_from_hand(place=location("site"))),
            constant(gains("power", 1, character(mark="stormtrooper", other=True, state="present"))),
            constant(gains("cost", 1, character("rebel", zone="hand", where="here")), conditions=this_is(cards(at=GROUND))),
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
