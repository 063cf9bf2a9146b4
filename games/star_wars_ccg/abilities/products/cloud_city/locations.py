"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel, go, pick, retrieve
from games.star_wars_ccg.abilities.ops import HERE, action, card, constant, gains, left_out, loses, printed, total_power, transit
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, use, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import drains_more
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

WHERE: Final = {"site": location(system="Cloud City"), "sector": location(named="Bespin: Cloud City")}
FLEET: Final = total_power(1, site("Cloud City"), per=cards(type=["starship", "vehicle"], whose="own", where="here"))
ARMED: Final = own_character(state="sabered", where="here")
DROID_LOST: Final = own_character("droid", zone="lost")
WALKER: Final[dict[str, Any]] = {"state": ["standing", "movable"]}


def comers(whose: str, place: Mapping[str, Any]) -> Mapping[str, Any]:
    return cards(type=["character", "vehicle"], whose=whose, zone="hand", at=place)


def system(half: str, other: str) -> Declared:
    """The system that makes Cloud City dear for one side, or cheap for the other."""
    dear = [gains("cost", 1, comers("opponent", place)) for place in WHERE.values()]
    cheap = [loses("cost", 1, comers("own", place)) for place in WHERE.values()]
    return card(constant(*dear, half=half, conditions=you_control()), constant(*cheap, half=other, conditions=you_control()))


def drains_less(half: str, *also: Any) -> Any:
    """The text of a location where a player in control drains 1 less."""
    return constant(drain_less(1, whose="own"), half=half, conditions=[you_control(), *also])


def salvages(half: str, cost: int, *where: Any) -> Any:
    """The text that brings a droid back from the Lost Pile."""
    conditions = [*where, there_is(DROID_LOST)]
    return action(pick(1, DROID_LOST), retrieve(PICKED), half=half, when="control", conditions=conditions, costs=use(cost))


def passes(half: str) -> list[Any]:
    """The texts by which own characters walk without cost between this site and the others of Cloud City."""
    away = [target(own_character(where="here", **WALKER)), target(site("Cloud City", of="not_target"))]
    back = target(own_character(at=site("Cloud City"), where="elsewhere", **WALKER))
    return [action(go(), half=half, when="move", targets=away), action(go(to=HERE), half=half, when="move", targets=back)]


def bay(light: int, dark: int) -> Declared:
    return card(printed(transit(light), half="light"), printed(transit(dark), half="dark"))


def clouds(half: str, other: str) -> Declared:
    """Clouds that slow starships."""
    slow = [loses("power", 2, ship(where="here")), loses("defence", 2, ship(where="here", maneuver_least=1))]
    return card(constant(left_out(), half=half), drains_more(other), constant(*slow, half=other))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_76": system("light", "dark"),
        "5_164": system("dark", "light"),
        "5_77 5_165": card(constant(FLEET, half="light", conditions=you_control()), constant(FLEET, half="dark", conditions=you_control())),
        "5_78": card(
            drains_more("light"),
            action(
                cancel(),
                half="light",
                conditions=you_control(),
                targets=target(cards("effect", named="Carbon-Freezing", where="here")),
            ),
            constant(aid("freezing", 1), half="dark", conditions=you_control()),
        ),
        "5_80": card(constant(loses("cost", 2, character(named="Leia", zone="hand", where="here")), half="light"), drains_less("dark")),
        "5_81": card(salvages("light", 3, you_occupy()), drains_less("dark", there_is_no(own_character(mark="ugnaught", where="here")))),
        "5_82": card(constant(gains("power", 2, ARMED), half="light")),
        "5_83": bay(1, 2),
        "5_169": bay(2, 1),
        "5_84": card(*passes("light"), drains_more("dark")),
        "5_170": card(salvages("dark", 2, you_control()), drains_less("light")),
        "5_171": card(constant(gains("power", 2, ARMED), half="dark"), drains_less("light")),
        "5_173": card(*passes("dark"), drains_more("light")),
    }
)
