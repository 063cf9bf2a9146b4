"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import asteroids
from games.star_wars_ccg.abilities.operations.fate import lower_printed_destiny, no_drain, raise_printed_destiny
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_drain
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as, switches_off
from games.star_wars_ccg.abilities.ops import action, card, constant, drain, gains, generation, left_out, lets, loses, printed
from games.star_wars_ccg.abilities.parts import opponents_turn, target, there_is, this_is, use, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import drains_more, search
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

DRAINED_SYSTEM: Final = there_is(location("system", state="subject", where="related"))
TROOPERS: Final = own_character(mark="trooper", zone="any")
FIELDS: Final = location("sector", named="Asteroid Field", where="related")


def shields(half: str) -> Any:
    """The text that cancels a Force drain at the system of this place while its player controls it."""
    conditions = [you_control(), opponents_turn(), DRAINED_SYSTEM]
    return action(cancel_drain(), half=half, when="drain", conditions=conditions)


def yields(half: str, *conditions: Any) -> Any:
    """The text by which a player has 1 Force more to activate."""
    return constant(generation(1), half=half, conditions=list(conditions))


def big_one(own: str, *also: Any) -> Declared:
    """A large asteroid, where a drain is the more the more asteroid fields are around it."""
    return card(printed(asteroids()), constant(drain(1, per=FIELDS), half=own, conditions=you_control()), *also)


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "4_81": card(shields("light"), printed(asteroids())),
        "4_155": card(shields("dark"), printed(asteroids())),
        "4_82": big_one("light", drains_more("dark")),
        "4_156": big_one("dark"),
        "4_83": card(shields("light"), constant(left_out(), half="light"), constant(left_out(), half="dark")),
        "4_157": card(shields("dark"), constant(left_out(), half="dark"), constant(left_out(), half="light")),
        "4_84": card(
            brings(site("Dagobah"), half="light", times=1),
            constant(no_drain(whose="own"), no_drain(whose="opponent"), half="dark"),
        ),
        "4_164": card(
            constant(raise_printed_destiny(1, TROOPERS), plays_as("used", cards("interrupt", named="Tactical Support")), half="dark"),
            constant(raise_printed_destiny(1, TROOPERS), half="dark", conditions=you_control()),
            constant(switches_off("dark"), half="light", conditions=you_occupy()),
        ),
        "4_85": card(
            constant(
                lets("come_landed", who=own_ship("starfighter", zone="hand", where="here")),
                shelters("Awwww, Cannot Get Your Ship Out", own_ship("starfighter", where="here")),
                half="light",
            ),
            yields("dark", you_occupy()),
        ),
        "4_88": card(
            action(*search(cards("jedi-test", zone="reserve", whose="own")), half="light", times=1),
            action(
                cancel_drain(),
                half="dark",
                when="drain",
                conditions=[opponents_turn(), this_is(cards(state="subject"))],
                costs=use(1),
            ),
        ),
        "4_90": card(
            constant(
                loses("forfeit", 1, enemy_character(mark="trooper")),
                lower_printed_destiny(1, enemy_character(mark="trooper", zone="any")),
                half="light",
                conditions=you_control(),
            ),
            action(
                unearth(),
                half="dark",
                conditions=you_control(),
                targets=target(location(named="Raithal", zone="beneath", whose="own")),
            ),
        ),
        "4_154": card(
            constant(left_out(), half="dark"),
            constant(loses("forfeit", 1, enemy_character(mark="ugnaught")), half="light", conditions=you_control()),
        ),
        "4_160": card(
            constant(
                gains("power", 1, ship(named="Executor"), per=site("Executor")),
                half="dark",
                conditions=there_is(own_character("imperial", mark="leader", where="here")),
            ),
            constant(left_out(), half="light"),
        ),
        "4_161": card(
            yields("dark", there_is(own_character(named="Vader"))),
            yields("dark", there_is(own_character(named=["Emperor Palpatine", "Sidious"]))),
            drains_more("light"),
        ),
        "4_165": card(
            constant(loses("cost", 2, ship(mark="tie", zone="hand", where="here")), left_out(), half="dark"),
            constant(left_out(), half="light"),
        ),
    }
)
