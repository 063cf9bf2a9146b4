"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.steps import go
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    doom,
    drain,
    free_footing,
    gains,
    goes_first,
    immune,
    loses,
    lower_destiny,
    needs_ability,
    printed,
    raise_weapon_destiny,
    set_to,
    total_power,
    transit,
)
from games.star_wars_ccg.abilities.parts import target, there_is, you_attack, you_control
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import jawas_deploy

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_121": card(
        constant(lower_destiny(1), half="light"),
        constant(drain(1), half="dark", conditions=you_control()),
    ),
    "1_122": card(
        constant(
            loses("cost", 2, own_ship("capital", zone="hand", where="here")),
            loses("cost", 1, own_ship("starfighter", zone="hand", where="here")),
            half="light",
        ),
        constant(drain(1), half="dark", conditions=you_control()),
    ),
    "1_123": card(
        constant(drain(1), half="light", conditions=you_control()),
        automatic(release(captive(state="imprisoned", at=location("site", system="Death Star"))), conditions=you_control()),
    ),
    "1_124": card(printed(transit(1), half="light"), printed(transit(1), half="dark")),
    "1_125": card(constant(free_footing(), half="light"), constant(drain(1), half="light", conditions=you_control())),
    "1_126": card(
        constant(drain(1), half="light", conditions=you_control()),
        constant(doom(cards(named="Kessel Run")), half="dark", conditions=you_control()),
    ),
    "1_127": card(
        constant(total_power(1, site("Tatooine"), per=own_ship(where="here")), half="light", conditions=you_control()),
        constant(total_power(1, site("Tatooine"), per=own_ship(where="here")), half="dark", conditions=you_control()),
    ),
    "1_128": card(
        constant(gains("power", 1, own_character("alien", where="here")), half="light"),
        constant(gains("forfeit", 1, own_character("alien", not_mark="tusken raider", where="here")), half="dark"),
    ),
    "1_129": card(printed(transit(1), half="light"), printed(transit(2), half="dark")),
    "1_130": card(constant(needs_ability(6), half="dark")),
    "1_131": card(jawas_deploy("light", 1), jawas_deploy("light", 0, conditions=there_is(cards(named="Sandcrawler", where="here")))),
    "1_132": card(
        constant(loses("cost", 1, own_character(named=["Beru Lars", "Luke"], zone="hand", where="here")), half="light"),
        constant(raise_weapon_destiny(1), half="dark"),
    ),
    "1_133": card(
        action(
            go(),
            half="light",
            when="control",
            targets=[target(own_character(where="here", state=["standing", "movable"])), target(location(named="Tatooine: Cantina"))],
        ),
        action(
            go(to=HERE),
            half="light",
            when="control",
            targets=target(own_character(at=location(named="Tatooine: Cantina"), state=["standing", "movable"])),
        ),
    ),
    "1_134": card(
        constant(loses("cost", 3, own_character(named="Obi-Wan", zone="hand", where="here")), half="light"),
        constant(drain(1), half="dark", conditions=you_control()),
    ),
    "1_135": card(
        constant(total_power(1, site("Yavin 4"), per=own_ship(where="here")), half="light", conditions=you_control()),
        constant(total_power(1, site("Yavin 4"), per=own_ship(where="here")), half="dark", conditions=you_control()),
    ),
    "1_136": card(printed(transit(0), half="light"), printed(transit(2), half="dark")),
    "1_137": card(
        constant(
            gains("power", 2, character("rebel", state=["in_battle", "alone"], where="here")),
            immune(None, character("rebel", state=["in_battle", "alone"], where="here")),
            half="light",
        ),
        constant(drain(1), half="dark", conditions=you_control()),
    ),
    "1_138": card(printed(goes_first(), half="light"), constant(drain(1), half="dark", conditions=you_control())),
    "1_139": card(
        constant(
            loses("forfeit", 1, cards(mark=["stormtrooper", "tie"])),
            half="light",
            conditions=[you_control(), there_is(own_character(mark="leader", where="here"))],
        ),
        constant(add_destiny(1), half="dark", conditions=you_attack()),
    ),
    "1_281": card(constant(drain(1, per=site("Death Star", state="controlled")), half="dark", conditions=you_control())),
    "1_283": card(
        constant(drain(1), half="light", conditions=you_control()),
        constant(doom(cards(named="Death Star Tractor Beam")), half="light", conditions=you_control()),
        constant(
            set_to("cost", 0, cards(named=["Wrong Turn", "Retract The Bridge"], whose="own", zone="hand")),
            half="dark",
            conditions=you_control(),
        ),
    ),
    "1_284": card(
        constant(raise_weapon_destiny(1), half="dark"),
        constant(drain(1), half="light", conditions=you_control()),
    ),
    "1_285": card(printed(transit(0), half="dark"), printed(transit(2), half="light")),
    "1_286": card(
        constant(drain(1), half="light", conditions=you_control()),
        action(
            go(),
            half="dark",
            when="move",
            targets=[
                target(own_character("imperial", where="here", state=["standing", "movable"])),
                target(site("Death Star", of="not_target")),
            ],
        ),
    ),
    "1_287": card(
        constant(
            loses("forfeit", 1, cards(mark=["rebel trooper", "y-wing"])),
            half="dark",
            conditions=[you_control(), there_is(own_character(mark="leader", where="here"))],
        ),
        constant(add_destiny(1), half="light", conditions=you_attack()),
    ),
    "1_288": card(
        constant(loses("cost", 1, own_ship(zone="hand", where="here")), half="dark"),
        constant(
            loses("cost", 1, own_ship(zone="hand", where="here")),
            half="dark",
            conditions=there_is(own_character(named="Tarkin", aboard=ship(), where="here")),
        ),
        constant(doom(cards(named="Kessel Run")), half="dark", conditions=you_control()),
        constant(needs_ability(6), half="light"),
    ),
    "1_289": card(
        constant(total_power(1, site("Tatooine"), per=own_ship(where="here")), half="dark", conditions=you_control()),
        constant(total_power(1, site("Tatooine"), per=own_ship(where="here")), half="light", conditions=you_control()),
    ),
    "1_290": card(
        constant(gains("power", 1, own_character("alien", not_mark="tusken raider", where="here")), half="dark"),
        constant(gains("forfeit", 1, own_character("alien", where="here")), half="light"),
    ),
    "1_291": card(printed(transit(1), half="dark"), printed(transit(2), half="light")),
    "1_292": card(
        jawas_deploy("dark", 1), constant(loses("power", "forfeit", 1, cards(mark="jawa", whose="own", where="here")), half="light")
    ),
    "1_293": card(
        constant(gains("forfeit", 1, cards(mark="tusken raider", whose="own", where="here")), half="dark"),
        constant(drain(1), half="dark", conditions=you_control()),
        constant(needs_ability(6), half="light"),
    ),
    "1_294": card(
        constant(raise_weapon_destiny(1), half="dark"),
        constant(drain(1), half="dark", conditions=you_control()),
    ),
    "1_295": card(
        constant(
            gains("power", "forfeit", 1, own_character(skill="spy", where="here")),
            gains("power", "forfeit", 1, own_character(mark=["thief", "bounty hunter", "smuggler"], not_skill="spy", where="here")),
            half="dark",
        )
    ),
    "1_296": card(
        constant(total_power(1, site("Yavin 4"), per=own_ship(where="here")), half="dark", conditions=you_control()),
        constant(total_power(1, site("Yavin 4"), per=own_ship(where="here")), half="light", conditions=you_control()),
    ),
    "1_297": card(printed(transit(1), half="dark"), printed(transit(1), half="light")),
    "1_298": card(
        constant(
            gains("power", 2, character("imperial", state=["in_battle", "alone"], where="here")),
            immune(None, character("imperial", state=["in_battle", "alone"], where="here")),
            half="dark",
        )
    ),
}
