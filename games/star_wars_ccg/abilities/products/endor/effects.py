"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.later import drains_cost, raise_each_destiny
from games.star_wars_ccg.abilities.operations.placed import raise_total_destiny, walks
from games.star_wars_ccg.abilities.operations.steps import lose, lose_force, shuffle
from games.star_wars_ccg.abilities.operations.weapons import battles_free, own_drains_cost, own_icons
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_beside,
    deploys_on,
    drain,
    gains,
    generation,
    immune,
    immune_to,
    left_out,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    there_are_most,
    there_is,
    there_is_no,
    you_attack,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.endor.common import EWOK, OUTSIDE, fetches
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

EVERYWHERE: Final = location()
GROUND: Final = location("site", not_mark="holosite", state="battleground")
SPACE: Final = location("system", state="battleground")
FIELD: Final = location("site", state="battleground", icon="exterior")
BLASTER: Final = cards("weapon", mark=["blaster", "blaster rifle"], not_unique=True)
ALTER: Final = ["Alter"]


def plans(*conditions: Any) -> list[Any]:
    """Free battles, and drains at 3 Force for whoever does not hold both a site and a system."""
    texts: list[Any] = [printed(deploys_beside(0), immune_to(ALTER)), constant(battles_free(EVERYWHERE))]
    for state, price in (("occupied", own_drains_cost(3, EVERYWHERE)), ("enemy_occupied", drains_cost(3, EVERYWHERE))):
        ground, space = ({**each, "state": ["battleground", state]} for each in (GROUND, SPACE))
        texts.append(constant(price, conditions=[*conditions, there_is_no(ground)]))
        texts.append(constant(price, conditions=[*conditions, there_is(ground), there_is_no(space)]))
    return texts


def training(kind: str) -> Declared:
    """Better soldiers with common blasters."""
    armed = own_character(kind, not_unique=True, holding=BLASTER)
    return card(
        printed(deploys_beside(0)),
        constant(gains("forfeit", 2, armed), raise_total_destiny(1, armed)),
        constant(raise_sum(1, per={**armed, "state": ["in_battle"]}, who=location(state="in_battle"))),
        constant(left_out()),
    )


def order(kind: str) -> Declared:
    """Officers who are worth more, and docking bays out of the deck."""
    return card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(gains("forfeit", 2, character(kind, unique=True, ability_most=2)), left_out()),
        action(deploy(location("site", mark="docking bay")), shuffle("reserve"), when="deploy", times=1),
    )


def hunt(who: Mapping[str, Any]) -> Declared:
    """Force that the opponent loses in each draw phase without common characters at battlegrounds."""
    common = location("site", state="battleground", hosting=own_character(destiny_most=3, ability_least=1))
    enemy = enemy_character(destiny_most=3, ability_least=1, at=location("site", state="battleground"))
    return card(
        printed(deploys_beside(0)),
        constant(gains("forfeit", 1, who)),
        automatic(lose_force(1, whose="opponent"), at="draws_begin", conditions=there_is_no(enemy)),
        automatic(lose(THIS), conditions=there_are_most(1, common)),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "8_35": card(*plans()),
        "8_118": card(*plans(there_is_no(cards(named="Battle Plan")))),
        "8_36": training("rebel"),
        "8_125": training("imperial"),
        "8_38": hunt(own_character(mark="scout", not_unique=True)),
        "8_131": hunt(character(mark="biker scout")),
        "8_39": card(
            printed(deploys_on(0, character(named="Han")), deploys_on(0, location(mark="war room", whose="own"))),
            fetches(cards(named=["That's One", "Count Me In", "I'm With You Too"])),
            constant(immune(4, character(named="Han", at=FIELD))),
        ),
        "8_40": order("rebel"),
        "8_126": order("imperial"),
        "8_41": card(
            printed(deploys_on(0, character(named="Chewie"))),
            constant(immune(4, HOST), conditions=host_is(cards(at=OUTSIDE))),
            constant(
                raise_each_destiny(1, HOST),
                left_out(),
                conditions=host_is(cards(at=location("site", state="battleground", hosting=character(named="Han")))),
            ),
        ),
        "8_42": card(
            printed(deploys_on(2, site("Endor", hosting=EWOK)), walks()),
            constant(own_icons(1), conditions=there_is(own_character(mark="ewok", state="present"))),
            automatic(lose(THIS), at="battle_begun", conditions=[you_attack(), it_is(location(where="here"))]),
            automatic(lose(THIS), conditions=there_is(location(where="here", state="opposed"))),
        ),
        "8_116": card(
            printed(deploys_beside(0), immune_to(ALTER)),
            constant(set_to("defence", 4, character(mark="stormtrooper", not_mark="biker scout")), left_out()),
        ),
        "8_119": card(
            printed(deploys_beside(0), immune_to(ALTER)),
            constant(set_to("defence", 3, character(mark="biker scout")), left_out()),
        ),
        "8_117": card(
            printed(deploys_on(0, location("system", system="Carida"))),
            constant(
                gains(
                    "power",
                    "forfeit",
                    1,
                    cards("vehicle", mark="speeder bike", whose="own", holding=character(mark="biker scout", state="piloting")),
                )
            ),
            constant(left_out()),
        ),
        "8_130": card(
            printed(deploys_on(0, enemy_character(not_kind="droid", near=own_character(mark="scout")))),
            automatic(
                lose_force(2, whose="opponent"),
                at="own_control",
                conditions=there_is(own_character(mark="scout", state="not_undercover", where="here", at=location("site"))),
            ),
            automatic(
                lose_force(1, whose="opponent"),
                at="own_control",
                conditions=there_is(own_character(mark="biker scout", state="not_undercover", where="here", at=location("site"))),
            ),
        ),
        "8_132": card(printed(deploys_on(0, location()), immune_to(ALTER)), constant(generation(1), left_out())),
        "8_133": card(
            printed(deploys_on(0, own_character(mark=["general", "commander"]))),
            constant(raise_sum(1), conditions=host_is(cards(state="in_battle"))),
            constant(raise_sum(1), conditions=host_is(cards(named="Commander Igar", state="in_battle"))),
            fetches(cards(named="Imperial Propaganda"), when="control"),
            constant(drain(1, who=location(mark="holosite"))),
        ),
    }
)
