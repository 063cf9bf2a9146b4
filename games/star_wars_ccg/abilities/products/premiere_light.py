"""Premiere, Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    add_destiny,
    cannot,
    card,
    constant,
    costs,
    deploys_only,
    drain,
    draw_anyway,
    free_footing,
    gains,
    generation,
    has_docking,
    holds,
    immune,
    left_out,
    lets,
    loses,
    lower_destiny,
    moves_only,
    needs_ability,
    own_cost,
    permanent_pilot,
    printed,
    raise_weapon_destiny,
    total_power,
    transit,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    piloting,
    there_is,
    this_is,
    this_is_not,
    you_attack,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship, site

CHARACTERS: Final[Mapping[str, Declared]] = {
    "1_4": card(constant(gains("power", 3, PILOTED)), constant(immune(3)), constant(left_out())),
    "1_8": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Gold 1"))),
        constant(gains("forfeit", 1, character(mark="gold squadron", icon="pilot", other=True, where="here"))),
    ),
    "1_3": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 3"))),
    ),
    "1_13": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 6"))),
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
    "1_23": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Gold 5"))),
    ),
    "1_24": card(constant(gains("power", "defence", "hyperspeed", 1, HOST), conditions=host_is(ship("starfighter")))),
    "1_25": card(
        constant(gains("power", "defence", "landspeed", 1, HOST), conditions=host_is(cards(type="vehicle", not_kind="creature"))),
        constant(lets("drive")),
    ),
    "1_26": card(constant(gains("power", 4), conditions=this_is(cards(state="defending"))), constant(cannot("move"))),
    "1_27": card(constant(gains("power", 2, PILOTED))),
    "1_28": card(own_cost(costs(0), conditions=there_is(own_character("rebel", ability_least=3, at=location("site"), where="here")))),
    "1_29": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 1"))),
        constant(gains("forfeit", 1, character(mark="red squadron", icon="pilot", other=True, where="here"))),
    ),
    "1_32": card(
        constant(immune(2, cards(type=["vehicle", "character"], not_kind=["rebel", "imperial", "alien"], whose="own", where="here"))),
        constant(
            immune(3, own_ship("starfighter", at=location("system", "sector"), where="related")),
            conditions=this_is(cards(at=location("site", mark="docking bay"))),
        ),
        constant(left_out()),
    ),
}
LOCATIONS: Final[Mapping[str, Declared]] = {
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
    "1_123": card(constant(drain(1), half="light", conditions=you_control()), constant(left_out())),
    "1_124": card(printed(transit(1), half="light"), printed(transit(1), half="dark")),
    "1_125": card(constant(free_footing(), half="light"), constant(drain(1), half="light", conditions=you_control())),
    "1_126": card(constant(drain(1), half="light", conditions=you_control()), constant(left_out())),
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
    "1_131": card(constant(left_out())),
    "1_132": card(
        constant(loses("cost", 1, own_character(named=["Beru Lars", "Luke"], zone="hand", where="here")), half="light"),
        constant(raise_weapon_destiny(1), half="dark"),
    ),
    "1_133": card(constant(left_out())),
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
    "1_138": card(constant(drain(1), half="dark", conditions=you_control()), constant(left_out())),
    "1_139": card(
        constant(
            loses("forfeit", 1, cards(mark=["stormtrooper", "tie"])),
            half="light",
            conditions=[you_control(), there_is(own_character(mark="leader", where="here"))],
        ),
        constant(add_destiny(1), half="dark", conditions=you_attack()),
    ),
}
SHIPS: Final[Mapping[str, Declared]] = {
    "1_140": card(printed(holds(pilots=3, passengers=4, vehicles=1), has_docking(), permanent_pilot(1))),
    "1_141": card(printed(holds(either=2))),
    "1_142": card(printed(holds(either=2, astromechs=1))),
    "1_143": card(
        printed(holds(pilots=2, passengers=2), has_docking()),
        constant(
            immune(5),
            conditions=there_is(character(named=["Han", "Chewie", "Lando"], state="piloting", aboard=cards(of="this"))),
        ),
    ),
    "1_144": card(printed(holds(pilots=1))),
    "1_145": card(printed(holds(pilots=1, astromechs=1))),
    "1_146": card(printed(permanent_pilot(1))),
    "1_147": card(printed(holds(either=1), permanent_pilot(1))),
    "1_148": card(printed(holds(passengers=4)), constant(left_out())),
    "1_149": card(
        printed(holds(pilots=1, passengers=2)),
        constant(lets("move_free"), conditions=there_is(character(named="Luke", aboard=cards(of="this")))),
        constant(left_out()),
    ),
    "1_150": card(
        printed(deploys_only(site("Tatooine")), holds(pilots=1, passengers=7), moves_only(location("site", icon="planet"))),
        constant(gains("forfeit", 1, cards(mark="jawa", at=location("site", icon="exterior"), where="here"))),
    ),
    "1_151": card(
        printed(holds(pilots=1, passengers=3)),
        constant(
            lets("move_free"),
            conditions=there_is(character(named=["Owen Lars", "Beru Lars", "Luke"], aboard=cards(of="this"))),
        ),
        constant(left_out()),
    ),
}
ABILITIES: Final[Mapping[str, Declared]] = {**CHARACTERS, **LOCATIONS, **SHIPS}
