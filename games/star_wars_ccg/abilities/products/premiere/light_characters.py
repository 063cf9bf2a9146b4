"""Characters of the Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import total_power_pairs
from games.star_wars_ccg.abilities.operations.steps import cancel, draw_destiny, if_, may, redraw, seize, steal, use_cost
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    action,
    card,
    constant,
    costs,
    draw_anyway,
    gains,
    generation,
    immune,
    lets,
    own_cost,
    when_lost,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_above_destiny,
    destiny_below_destiny,
    host_is,
    piloting,
    target,
    target_is,
    there_is,
    this_is,
    this_is_not,
    use,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, destiny_answers, reacts, sent_away

# What is aboard or borne, and the beasts that a friend of nature takes along.
BORNE_BY: Final = cards(type=["character", "vehicle", "starship"])
BEASTS: Final = ["Bantha", "Dewback", "Wampa", "Rancor", "Bubo", "Dragonsnake"]


def purchase(what: Mapping[str, Any]) -> Any:
    """The text that buys one of these from the opponent if the destiny exceeds its destiny number."""
    bargain = if_(destiny_above_destiny(), if_(target_is(cards(state="affordable")), may(use_cost(), steal())))
    return action(draw_destiny(1), bargain, when="control", costs=use(1), targets=target(what))


ABILITIES: Final[Mapping[str, Declared]] = {
    "1_2": card(
        constant(gains("forfeit", 2), conditions=there_is(cards(named=["Owen Lars", "Hydroponics Station"], at=GROUND, where="here"))),
        when_lost(gains("power", 3, character(named="Luke"))),
    ),
    "1_3": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 3"))),
    ),
    "1_4": card(constant(gains("power", 3, PILOTED)), constant(immune(3)), constant(lets("run"))),
    "1_5": card(
        constant(
            total_power_pairs(2, own_character("droid", state="present"), own_character("rebel", state="present")),
            conditions=this_is(cards(at=GROUND)),
        ),
        constant(gains("forfeit", 2, character(named="R2-D2", state="present"))),
    ),
    "1_8": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Gold 1"))),
        constant(gains("forfeit", 1, character(mark="gold squadron", skill="pilot", other=True, where="here"))),
    ),
    "1_11": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 2, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Falcon"))),
        *destiny_answers(redraw(), your_destiny(), this_is(cards(state="in_battle")), costs=use(1)),
    ),
    "1_13": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 6"))),
    ),
    "1_14": card(
        action(
            draw_destiny(1),
            if_(destiny_below_destiny(), seize()),
            when="control",
            times=1,
            targets=target(cards(type=["weapon", "device"], whose="opponent", where="here", aboard=BORNE_BY)),
        )
    ),
    "1_20": card(
        action(
            steal(),
            when="control",
            times=1,
            targets=target(cards(named=BEASTS, whose="opponent", state="present", not_holding=character())),
        )
    ),
    "1_33": card(
        purchase(cards("vehicle", kind="transport", whose="opponent", state="present", not_holding=character())),
        purchase(enemy_character("droid", state="present")),
    ),
    "1_17": card(
        constant(gains("power", 1, character("rebel", state="present", other=True)), conditions=this_is(cards(at=site("Death Star")))),
        constant(immune(2)),
    ),
    "1_19": card(
        constant(generation(1), conditions=this_is_not(cards(at=site("Tatooine")))),
        constant(gains("power", 3, PILOTED)),
        constant(gains("defence", 2, PILOTED), conditions=piloting(cards(named="Red 5"))),
        constant(immune(3)),
    ),
    "1_21": card(constant(immune(5)), sent_away(conditions=this_is(cards(state="in_battle", at=GROUND)))),
    "1_22": card(
        own_cost(costs(0), conditions=there_is(cards(named="Tatooine: Lars' Moisture Farm", where="here"))),
        constant(gains("power", 2), conditions=there_is(cards(named=["Beru Lars", "Vaporator"], at=GROUND, where="here"))),
        when_lost(gains("power", 3, character(named="Luke"))),
    ),
    "1_23": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Gold 5"))),
    ),
    "1_24": card(constant(gains("power", "defence", "hyperspeed", 1, HOST), conditions=host_is(ship("starfighter")))),
    "1_28": card(own_cost(costs(0), conditions=there_is(own_character("rebel", ability_least=3, at=location("site"), where="here")))),
    "1_29": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 1"))),
        constant(gains("forfeit", 1, character(mark="red squadron", skill="pilot", other=True, where="here"))),
    ),
    "1_30": card(*reacts()),
    "1_32": card(
        constant(immune(2, cards("vehicle", whose="own", where="here")), immune(2, own_character("droid", where="here"))),
        constant(
            immune(3, own_ship("starfighter", at=location("system", "sector"), where="related")),
            conditions=this_is(cards(at=location("site", mark="docking bay"))),
        ),
        action(cancel(), conditions=this_is(cards(at=location("site", mark="docking bay"))), targets=target(cards(named="Lateral Damage"))),
    ),
}
