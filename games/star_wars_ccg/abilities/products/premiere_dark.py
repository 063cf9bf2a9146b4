"""Premiere, Dark Side."""

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
    costs_less,
    deploys_only,
    drain,
    draw_anyway,
    gains,
    has_docking,
    holds,
    immune,
    left_out,
    lets,
    loses,
    moves_only,
    needs_ability,
    never_aboard,
    own_cost,
    permanent_pilot,
    printed,
    raise_destiny,
    raise_weapon_destiny,
    total_power,
    transit,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    piloting,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    you_attack,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship, site

CHARACTERS: Final[Mapping[str, Declared]] = {
    "1_164": card(
        own_cost(costs_less(2), conditions=there_are(2, ship(mark="imperial (starship)"))),
        constant(gains("power", 2, PILOTED)),
        constant(loses("forfeit", 1, character("rebel", icon="pilot", at=location("system"), where="here"))),
    ),
    "1_165": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("power", 1), conditions=there_is(cards(named="Tarkin", at=location("site"), where="here"))),
        constant(left_out()),
    ),
    "1_166": card(
        constant(
            gains("power", 1),
            conditions=there_is(cards(named=["Tarkin", "Chief Bast", "General Dodonna"], at=location("site"), where="here")),
        )
    ),
    "1_167": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("hyperspeed", 1, PILOTED), conditions=piloting(cards(named="Devastator"))),
        constant(left_out()),
    ),
    "1_168": card(
        constant(raise_destiny(1), conditions=this_is(cards(state="in_battle"))),
        constant(gains("power", 3, PILOTED)),
        constant(gains("power", 1, PILOTED), gains("defence", 3, PILOTED), conditions=piloting(cards(named="Vader's Custom TIE"))),
        constant(immune(5)),
    ),
    "1_170": card(
        printed(deploys_only(location(system="Death Star"))),
        constant(loses("power", 1), conditions=[this_is(cards(at=location("site"))), this_is_not(cards(at=site("Death Star")))]),
    ),
    "1_173": card(
        constant(gains("power", 3, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Black 2"))),
    ),
    "1_174": card(
        constant(gains("power", 3, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Black 3"))),
    ),
    "1_178": card(
        constant(
            gains("forfeit", 1, per=character("imperial", mark=["trooper", "stormtrooper"], state="present")),
            conditions=this_is(cards(at=location("site"))),
        )
    ),
    "1_180": card(constant(gains("power", 2, PILOTED))),
    "1_181": card(constant(gains("power", 4), conditions=this_is(cards(state="defending"))), constant(cannot("move"))),
    "1_190": card(
        constant(
            gains("power", 3),
            conditions=[
                this_is(cards(state="in_battle", at=location("site"))),
                there_is(cards(named="Dr. Evazan", where="here")),
                there_is_no(cards(mark="lightsaber", whose="opponent", state="present")),
            ],
        ),
        constant(gains("power", 2, PILOTED)),
    ),
    "1_192": card(
        constant(gains("power", "hyperspeed", 1, HOST), immune(3, HOST), conditions=host_is(ship("capital"))),
        printed(never_aboard(ship("starfighter"))),
    ),
    "1_193": card(
        constant(gains("power", "defence", "landspeed", 1, HOST), conditions=host_is(cards(type="vehicle", not_kind="creature"))),
        constant(lets("drive")),
    ),
    "1_194": card(own_cost(costs(0), conditions=there_is(own_character("imperial", ability_least=3, at=location("site"), where="here")))),
    "1_196": card(
        printed(deploys_only(location(system="Tatooine"))),
        constant(gains("power", 1), conditions=there_is(cards(named="Tusken Raider", not_unique=True, other=True, state="present"))),
        constant(total_power(2), conditions=there_are(4, cards(named="Tusken Raider", not_unique=True, whose="own", state="present"))),
    ),
    "1_197": card(
        constant(immune(2, cards(type=["vehicle", "character"], not_kind=["rebel", "imperial", "alien"], whose="own", where="here"))),
        constant(
            immune(3, own_ship("starfighter", at=location("system", "sector"), where="related")),
            conditions=this_is(cards(at=location("site", mark="docking bay"))),
        ),
    ),
}
LOCATIONS: Final[Mapping[str, Declared]] = {
    "1_281": card(constant(drain(1, per=site("Death Star", state="controlled")), half="dark", conditions=you_control())),
    "1_283": card(constant(drain(1), half="light", conditions=you_control()), constant(left_out())),
    "1_284": card(
        constant(raise_weapon_destiny(1), half="dark"),
        constant(drain(1), half="light", conditions=you_control()),
    ),
    "1_285": card(printed(transit(0), half="dark"), printed(transit(2), half="light")),
    "1_286": card(constant(drain(1), half="light", conditions=you_control()), constant(left_out())),
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
        constant(needs_ability(6), half="light"),
        constant(left_out()),
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
        constant(loses("power", "forfeit", 1, cards(mark="jawa", whose="own", where="here")), half="light"),
        constant(left_out()),
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
        constant(gains("power", "forfeit", 1, own_character(mark=["spy", "thief", "bounty hunter", "smuggler"], where="here")), half="dark")
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
SHIPS: Final[Mapping[str, Declared]] = {
    "1_299": card(printed(holds(pilots=1))),
    "1_300": card(printed(holds(pilots=1))),
    "1_301": card(printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(2))),
    "1_302": card(printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(1))),
    "1_303": card(printed(permanent_pilot(1))),
    "1_304": card(
        own_cost(costs_less(1), conditions=there_is(ship("capital", mark="imperial (starship)", where="here"))),
        printed(permanent_pilot(1)),
    ),
    "1_305": card(printed(holds(either=1, passengers=1), permanent_pilot(1))),
    "1_306": card(
        printed(holds(pilots=1)),
        constant(immune(4), conditions=there_is(character(named="Vader", state="piloting", aboard=cards(of="this")))),
    ),
    "1_308": card(printed(holds(passengers=4)), constant(left_out())),
    "1_309": card(
        printed(deploys_only(site("Tatooine")), holds(pilots=1, passengers=7), moves_only(location("site", not_icon="mobile"))),
        constant(gains("forfeit", 1, cards(mark="jawa", at=location("site", icon="exterior"), where="here"))),
    ),
    "1_310": card(printed(holds(pilots=1, passengers=2)), constant(left_out())),
}
ABILITIES: Final[Mapping[str, Declared]] = {**CHARACTERS, **LOCATIONS, **SHIPS}
