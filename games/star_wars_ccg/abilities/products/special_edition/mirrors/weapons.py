"""Weapons of starships that both sides have, and who fires them out of battles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, spend
from games.star_wars_ccg.abilities.operations.perils.shots import charge_up, charged, charged_below, follows
from games.star_wars_ccg.abilities.operations.rules.limits import lend_destiny
from games.star_wars_ccg.abilities.operations.steps import if_, lose, may
from games.star_wars_ccg.abilities.operations.weapons import aiming, sharpen, shoot
from games.star_wars_ccg.abilities.ops import THIS, automatic, card, deploys_on, fires, instead, printed, used
from games.star_wars_ccg.abilities.parts import force_least, target, there_is, there_is_one_of, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import suppressing

FIGHTER: Final = ship("starfighter")
MOST: Final = 3


def gathers(left: int) -> Any:
    """The player may use 1 Force more and more, as long as there is some."""
    further = [gathers(left - 1)] if left > 1 else []
    return if_(charged_below(MOST), if_(force_least(1), may(spend(1), charge_up(1), *further)))


def laser_cannon(*bearers: Mapping[str, Any]) -> Declared:
    """Up to 3 Force make its destiny higher; with all three its target is lost."""
    return card(
        printed(*(deploys_on(0, bearer) for bearer in bearers), fires(0, FIGHTER)),
        aiming(gathers(MOST), targets=target(FIGHTER)),
        instead(lose(), conditions=charged(MOST), targets=target(FIGHTER)),
    )


def missile(*bearers: Mapping[str, Any]) -> Declared:
    """Better against a ship at which another weapon was fired; it goes to the Used Pile once it was fired."""
    return card(
        printed(*(deploys_on(0, bearer) for bearer in bearers), fires(0, ship("capital")), follows(3)),
        automatic(put_in_pile("used", THIS), at="fired", conditions=this_is(cards(state="just_fired"))),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "7_104": card(
            used(
                allow("fire_free", until="shot"),
                if_(
                    there_is_one_of(
                        character(named="Han", aboard=ship(holding=cards(of="target"))),
                        character(mark="gunner", aboard=ship(holding=cards(of="target"))),
                    ),
                    may(sharpen(2, until="shot")),
                ),
                shoot(),
                when="control",
                targets=target(cards("weapon", kind="starship", whose="own", state="loaded")),
            ),
            used(
                lend_destiny(),
                when="fired",
                conditions=there_is(location(state="in_battle")),
                targets=target(cards("weapon", whose="own", state="just_fired")),
            ),
        ),
        "7_106": card(*suppressing()),
        "7_159": missile(own_ship(mark=["b-wing", "z-95 headhunter"]), own_ship(named=["YT-1300 Transport", "Falcon"])),
        "7_322": missile(own_ship(mark=["tie/sa", "tie defender", "freighter"])),
        "7_162": laser_cannon(own_ship(mark="x-wing")),
        "7_324": laser_cannon(own_ship(mark=["tie interceptor", "tie defender"])),
    }
)
