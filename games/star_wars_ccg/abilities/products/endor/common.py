"""Words that cards of the set share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.operations.weapons import gains_per_light_icon
from games.star_wars_ccg.abilities.ops import action, constant, deploys_only, gains, printed
from games.star_wars_ccg.abilities.parts import opponents_turn, there_is, there_is_no, there_is_one_of, this_is, up_to_targets, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

ENDOR: Final = location(system="Endor")
ENDOR_SITE: Final = site("Endor")
OUTSIDE: Final = location("site", icon="exterior")
# An exterior site of a planet.
IN_THE_OPEN: Final = location("site", icon="exterior", at=location(icon="planet"))
WOODS: Final = location(mark=["forest", "jungle"])
BUNKER: Final = location(named="Endor: Bunker")
LANDING: Final = "Endor: Rebel Landing Site (Forest)"
EWOK: Final = own_character(mark="ewok")
BIKER: Final = own_character(mark="biker scout")
BIKE: Final = cards("vehicle", mark="speeder bike", whose="own")
AT_ST: Final = cards("vehicle", mark="at-st", whose="own")
# On a planet is at its sites.
ON_ENDOR: Final = this_is(cards(at=ENDOR_SITE))
AT_SITE: Final = this_is(cards(at=ENDOR_SITE))
IN_BATTLE: Final = this_is(cards(state="in_battle"))
# At a forest or jungle, or at an exterior site of Endor.
IN_THE_WOODS: Final = there_is_one_of(cards(of="this", at=WOODS), cards(of="this", at=site("Endor", icon="exterior")))
PRESENT_IN_THE_WOODS: Final = there_is_one_of(
    cards(of="this", state="in_the_open", at=WOODS), cards(of="this", state="in_the_open", at=site("Endor", icon="exterior"))
)
# As many as ever come together.
MANY: Final = 20
IN_COMBAT: Final = cards("vehicle", kind="combat", of="piloted")


def ewok() -> list[Any]:
    """What every Ewok says: it comes to Endor alone, and is stronger where the Light Side has icons."""
    return [
        printed(deploys_only(ENDOR_SITE)),
        constant(gains_per_light_icon("power", "forfeit", 1), conditions=AT_SITE),
    ]


def on_endor(*effects: Any, conditions: tuple[Any, ...] = ()) -> Any:
    return constant(*effects, conditions=[ON_ENDOR, *conditions])


def summons(found: Mapping[str, Any], *, most: int = 0, free: bool = False, less: int = 0, **also: Any) -> Any:
    """The text that deploys such a card out of the Reserve Deck to where this one is, once in each deploy phase."""
    how: dict[str, Any] = {**({"most": most} if most else {}), **({"free": True} if free else {}), **({"less": less} if less else {})}
    return action(deploy(found, at=location(where="here"), **how), shuffle("reserve"), when="deploy", times=1, **also)


def fetches(found: Mapping[str, Any], when: str = "deploy", **also: Any) -> Any:
    """The text that takes such a card out of the Reserve Deck into hand, once in each phase."""
    return action(*search({**found, "zone": "reserve", "whose": "own"}), when=when, times=1, **also)


def rides(power: int, what: Mapping[str, Any]) -> Any:
    """The text that adds power to such a vehicle that this character pilots."""
    return constant(gains("power", power, {**what, "of": "piloted"}))


def without(who: Mapping[str, Any], *effects: Any, half: str) -> Any:
    """The text of one half of a location while none of these is on Endor."""
    return constant(*effects, half=half, conditions=there_is_no({**who, "at": ENDOR_SITE}))


def controlled(*effects: Any, half: str) -> Any:
    return constant(*effects, half=half, conditions=you_control())


ANY_EWOK: Final = character(mark="ewok")


def called(who: Mapping[str, Any]) -> list[Any]:
    """The texts by which others come here in reaction."""
    here = [opponents_turn(), there_is(location("site", state="subject", where="here"))]
    return [
        action(send(), when=when, conditions=here, targets=up_to_targets(MANY, {**who, "state": ["reactive"]}))
        for when in ("battle_begins", "drain")
    ]
