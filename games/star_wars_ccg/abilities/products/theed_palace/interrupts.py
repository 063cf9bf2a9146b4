"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import destiny_not_above_count
from games.star_wars_ccg.abilities.operations.draws.destinies import add_to_draw, draw_to_choose
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, spend
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile
from games.star_wars_ccg.abilities.operations.rules.limits import opposing_force_least
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    choose,
    draw_destiny,
    if_,
    lose,
    more_destiny,
    pick,
    redraw,
    relocate,
    take,
)
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import destiny_above_count, gun_is, it_is, target, there_is, up_to_targets
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

DESTROYERS: Final = character(mark="destroyer droid", not_unique=True, zone="reserve", whose="own")


def found(*kinds: Mapping[str, Any]) -> Any:
    """The text that takes a card of one of these kinds out of the Reserve Deck."""
    ways = [search({**kind, "zone": "reserve", "whose": "own"}) for kind in kinds]
    return used(*ways[0]) if len(ways) == 1 else used(choose(*ways))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "14_41": card(
            used(spend(1, whose="opponent"), conditions=opposing_force_least(2)),
            found(cards("vehicle", mark="fambaa"), cards("weapon", named="Booma")),
            used(redraw(), when="shot", conditions=gun_is(cards("weapon", named="Booma", whose="own"))),
        ),
        "14_40": card(
            lost(
                draw_destiny(1),
                add_to_draw(2),
                if_(
                    destiny_above_count(character(of="target")),
                    pick(1, location("site", icon="interior", system="Naboo", not_named="Naboo: Theed Palace Hallway")),
                    relocate(to=PICKED),
                ),
                if_(destiny_not_above_count(character(of="target")), lose()),
                when="move",
                targets=up_to_targets(60, own_character(at=location(named="Naboo: Theed Palace Hallway"))),
            )
        ),
        "14_44": card(
            used(draw_to_choose(3), when="shot_due", conditions=gun_is(cards("weapon", named="Proton Torpedoes", whose="own"))),
            used(meanwhile(aid("flagship", 2), until="turn"), conditions=there_is(cards("starship", named="Blockade Flagship"))),
            found(cards("weapon", named="Proton Torpedoes"), cards("starship", named="Bravo Fighter")),
        ),
        "14_43": card(
            lost(take(cards(of="it", zone="lost")), when="lost", conditions=it_is(own_character(mark="gungan"))),
            lost(more_destiny(2), when="battle", conditions=together("Jar Jar", "Captain Tarpals")),
        ),
        "14_45": card(
            lost(more_destiny(2), when="battle", conditions=together("Amidala", "Panaka")),
            lost(
                draw_destiny(1),
                if_(
                    destiny_above_count(enemy_character(mark="battle droid", where="with_target")),
                    pick(1, enemy_character(mark="battle droid", where="with_target"), whose="opponent"),
                    lose(PICKED),
                ),
                targets=target(site("Naboo", icon="interior", hosting=enemy_character(mark="battle droid"))),
            ),
        ),
        "14_46": card(
            found(cards("vehicle", mark="fambaa"), location(named=["Naboo: Battle Plains", "Naboo: Boss Nass' Chambers"])),
            used(lower_drawn(1), when="shot"),
            lost(lose(), targets=target(enemy_character(skill="spy", state="undercover", meeting=own_character(mark="gungan")))),
        ),
        "14_47": card(
            found(ship(mark="n-1 starfighter", unique=True)),
            used(
                lower("power", 1, ship(mark="droid starfighter", at=location(state="in_battle")), until="turn"),
                when="battle_begins",
                conditions=[
                    there_is(location("system", state="in_battle")),
                    there_is(enemy_ship(mark="droid starfighter", state="in_battle")),
                ],
            ),
        ),
        "14_105": card(
            found(character(mark="destroyer droid", not_unique=True)),
            used(
                relocate(to="target_2"),
                when="deploy",
                targets=[target(own_character(mark="destroyer droid", state="standing")), target(location("site", where="beside_target"))],
            ),
        ),
    }
)
