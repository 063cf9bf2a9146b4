"""Interrupts of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import substitute
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until
from games.star_wars_ccg.abilities.operations.steps import lose, lose_force, more_destiny, shuffle, void_destiny
from games.star_wars_ccg.abilities.operations.travel.marches import hunt_missing
from games.star_wars_ccg.abilities.operations.weapons import raise_shot
from games.star_wars_ccg.abilities.ops import card, constant, left_out, lost, used
from games.star_wars_ccg.abilities.parts import it_is, opponents_destiny, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together

FIGHTING: Final = "in_battle"
IN_SPACE: Final = there_is(location("system", "sector", state=FIGHTING))
ARMED_SHIP: Final = own_ship(state=[FIGHTING, "armed", "run"])
AT_BATTLE: Final = there_is(location(state=FIGHTING))
LANDO_HERE: Final = own_character(named="Lando", state=FIGHTING)


def reserve(found: Mapping[str, Any]) -> Mapping[str, Any]:
    return {**found, "zone": "reserve", "whose": "own"}


def after_fire(who: Mapping[str, Any]) -> list[Any]:
    """The texts that draw a battle destiny more after such a card has fired, and that arm one out of the Reserve Deck."""
    return [
        used(more_destiny(1), when="fired", conditions=[it_is(who), AT_BATTLE]),
        used(deploy(cards("weapon"), on=who), shuffle("reserve"), when="deploy"),
    ]


# Who may join a search party.
SEEKER: Final = own_character(state=["unmissing", "not_undercover"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "7_252": card(
        used(hunt_missing(), when="control", targets=target(enemy_character(state="missing", at=location("site", hosting=SEEKER))))
    ),
    "7_245": card(
        used(*search(reserve(character(named="Lobot")))),
        lost(more_destiny(2), when="battle", conditions=[there_is({**LANDO_HERE, "at": site("Cloud City")})]),
        lost(void_destiny(), when="destiny", conditions=[opponents_destiny(), *together("Han"), there_is(LANDO_HERE)]),
    ),
    "7_247": card(*after_fire(own_character(mark="trooper"))),
    "7_250": card(
        used(raise_shot(2), when="aimed", conditions=it_is(enemy_ship())),
        lost(raise_shot(4), when="aimed", conditions=it_is(enemy_ship())),
        constant(left_out()),
    ),
    "7_251": card(
        *(
            used(
                deploy(cards("weapon"), on=cards(type=["vehicle", "starship"], whose="own", state=FIGHTING), free=True, pile=pile),
                *([shuffle("reserve")] if pile == "reserve" else []),
                when="battle_begins",
            )
            for pile in ("held", "reserve")
        )
    ),
    "7_253": card(
        used(more_destiny(1), when="fired", conditions=[it_is(own_ship("starfighter")), AT_BATTLE]),
        used(deploy(cards("weapon"), on=own_ship()), shuffle("reserve"), when="deploy"),
        used(deploy(cards("device", named="Tractor Beam")), shuffle("reserve"), when="deploy"),
    ),
    "7_255": card(*after_fire(own_character(mark="bounty hunter"))),
    "7_260": card(
        lost(
            lose_force(1),
            set_until("power", 0, until="battle"),
            when="battle",
            conditions=there_is(ARMED_SHIP),
            targets=target(enemy_ship(state=FIGHTING)),
        ),
        lost(lose(cards(of="it")), when="hit", conditions=it_is(enemy_ship())),
    ),
    "7_268": card(
        lost(
            substitute("defence"),
            when="destiny_due",
            conditions=[IN_SPACE],
            targets=target(own_ship("starfighter", maneuver_least=1, state=FIGHTING)),
        )
    ),
}
