"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost, moves_cost_less, needs_speed
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import go, lose_force, pick, retrieve, shuffle, take
from games.star_wars_ccg.abilities.operations.texts.changed import switches_off
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    drain,
    gains,
    generation,
    loses,
    printed,
    set_to,
    total_power,
    transit,
)
from games.star_wars_ccg.abilities.parts import target, there_are, there_is, there_is_no, use, you_attack, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.endor.common import ENDOR_SITE, controlled, without
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

HAVEN: Final = cards(named="Haven")
BUNKER: Final = location(named="Endor: Bunker")
BACK_DOOR: Final = location(named="Endor: Back Door")
WALKER: Final = own_character(state=["movable", "standing"])
FAST: Final = own_character(mark="scout", state=["movable", "standing"])
EWOKS: Final = character(mark="ewok")
CARRIERS: Final = cards(type=["vehicle", "starship"])
# Vehicles that do not fit into a dense forest, and all starships.
WIDE: Final = cards("vehicle", not_mark=["speeder bike", "at-st"], not_named="Ewok Glider", not_kind="creature")
SHIELD: Final = action(deploy(cards(named="Endor Shield")), shuffle("reserve"), when="deploy", once_a="game", half="dark")


def closed_to(*kept_out: Mapping[str, Any]) -> list[Any]:
    """The text of a site where such cards neither are deployed nor move."""
    return [constant(cannot("be_deployed", who={**each, "zone": "hand", "where": "here"}), bars("enter", each)) for each in kept_out]


def passage(half: str, *conditions: Any) -> list[Any]:
    """The text by which characters move between the Back Door and the Bunker."""
    holding = [*conditions, there_is(BUNKER)]
    return [
        action(go(to=to), half=half, when="move", conditions=holding, costs=use(1), targets=target(who))
        for who, to in (({**WALKER, "where": "here"}, BUNKER), ({**WALKER, "at": BUNKER}, HERE))
    ]


def thicket(half: str, kin: str) -> Any:
    """The text of one half of a dense forest, where all but scouts and natives are slow."""
    return constant(needs_speed(1, own_character(not_mark=["scout", kin])), half=half)


def platform() -> list[Any]:
    """The Dark Side's text of the Landing Platform."""
    return [
        printed(transit(1), half="dark"),
        constant(
            moves_cost_less("transit_from", 1, cards(whose="own")),
            half="dark",
            conditions=there_is(own_character("imperial", state="present")),
        ),
    ]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "8_67": card(
            constant(generation(2), half="light", conditions=[you_occupy(), there_is(own_ship("capital", where="here"))]),
            constant(loses("cost", 2, character(named="Mon Mothma", zone="hand", at=location(system="Chandrila"))), half="light"),
            constant(drain(1), half="dark", conditions=[you_control(), there_are(2, own_ship(mark="star destroyer", where="here"))]),
            constant(drain_less(1, whose="own"), half="dark", conditions=[you_control(), there_is_no(own_ship("capital", where="here"))]),
        ),
        "8_68": card(
            constant(drain_less(1, whose="own"), half="light"),
            *(
                constant(moves_cost_less("to", 1, own_ship(at=origin)), half="light")
                for origin in (
                    location(system=["Sullust", "Rendezvous Point"], not_hosting=HAVEN),
                    location(hosting=HAVEN),
                )
            ),
            without(own_character("imperial"), drain_less(1, whose="own"), half="dark"),
        ),
        "8_69": card(*passage("light"), *passage("dark", you_control())),
        "8_159": card(*passage("dark"), *passage("light", you_control())),
        "8_74": card(thicket("light", "ewok"), thicket("dark", "yuzzum")),
        "8_165": card(thicket("dark", "yuzzum"), thicket("light", "ewok")),
        "8_75": card(
            action(
                go(to="target_2"),
                half="light",
                when="move",
                costs=use(1),
                targets=[target({**FAST, "where": "here"}), target(location("site", system="Endor", icon="exterior", where="elsewhere"))],
            ),
            action(
                go(to=HERE),
                half="light",
                when="move",
                costs=use(1),
                targets=target({**FAST, "at": location("site", system="Endor", icon="exterior", where="elsewhere")}),
            ),
            constant(switches_off("light"), half="dark", conditions=you_occupy()),
        ),
        "8_70": card(
            constant(drain(1), half="light"),
            constant(add_destiny(1), half="light", conditions=you_attack()),
            SHIELD,
        ),
        "8_71": card(
            constant(loses("cost", 1, own_character(mark="ewok", zone="hand", where="here")), half="light"),
            constant(set_to("cost", 0, own_character(named="Chief Chirpa", zone="hand", where="here")), half="light"),
            controlled(loses("forfeit", 1, character(mark="ewok", at=ENDOR_SITE)), half="dark"),
        ),
        "8_72 8_162": card(*closed_to(WIDE, ship())),
        "8_73": card(
            *closed_to(cards("vehicle"), ship()),
            without(EWOKS, drain(1), half="dark"),
            constant(loses("cost", 1, cards("weapon", mark="ewok weapon", whose="own", zone="hand", where="here")), half="light"),
        ),
        "8_76": card(printed(transit(2), half="light"), *platform()),
        "8_77": card(
            constant(
                loses("cost", 1, own_character("droid", zone="hand", where="here")),
                loses("cost", 1, own_character("rebel", expansion="endor", zone="hand", where="here")),
                moves_cost_less("to", 1, own_ship("starfighter")),
                half="light",
            ),
            constant(switches_off("light"), half="dark", conditions=you_occupy()),
        ),
        "8_156": card(
            action(
                lose_force(1),
                pick(1, own_character(mark="trooper", zone="lost")),
                retrieve("picked"),
                take(cards(of="picked", zone="used")),
                half="dark",
                when="control",
                times=1,
                conditions=[you_occupy(), there_is(own_character(mark="trooper", zone="lost"))],
            ),
            constant(drain_less(1, whose="own"), half="light"),
            constant(
                loses("forfeit", 1, own_character(mark="trooper")),
                half="light",
                conditions=there_is_no(location(where="here", state="occupied")),
            ),
        ),
        "8_157": card(
            constant(total_power(1, ENDOR_SITE, per=own_ship(where="here")), half="dark", conditions=you_control()),
            without(own_character(mark="ewok"), drain_less(1, whose="own"), half="light"),
            constant(gains("cost", 1, own_ship(zone="hand", where="here")), moves_cost("to", 1, own_ship()), half="light"),
        ),
        "8_158": card(
            constant(loses("cost", 1, own_character("alien", zone="hand", where="here")), half="dark"),
            constant(loses("cost", 1, own_character("alien", mark="yuzzum", zone="hand", where="here")), half="dark"),
            constant(drain(1), half="dark", conditions=there_is(own_character(mark="yuzzum", state="present"))),
        ),
        "8_160": card(
            SHIELD,
            constant(bars("enter", cards(whose="own", not_at=BACK_DOOR)), half="light"),
            constant(cannot("use_text", who=cards(named="Endor Shield")), half="light", conditions=you_control()),
        ),
        "8_161": card(
            constant(gains("power", 1, own_character(mark="yuzzum", where="here")), half="dark"),
            constant(drain(1), half="dark", conditions=there_is(own_character("imperial", state="present"))),
            constant(gains("cost", 1, own_character(mark="ewok", zone="hand", where="here")), half="light"),
            constant(drain(1), half="light", conditions=there_is(own_character(mark="ewok", state="present"))),
        ),
        "8_163": card(
            *closed_to(cards("vehicle"), ship()),
            without(EWOKS, drain(1), half="dark"),
            constant(drain(1), half="light", conditions=there_is(own_character(mark="ewok", state="present"))),
        ),
        "8_164": card(
            *(constant(gains("power", 1, cards("vehicle", whose="own", where="here")), half=half) for half in ("light", "dark")),
            constant(drain(1), half="dark"),
        ),
        "8_166": card(
            printed(transit(7), half="light"),
            constant(moves_cost("transit_to", 9, cards(whose="own")), half="light"),
            *platform(),
        ),
    }
)
