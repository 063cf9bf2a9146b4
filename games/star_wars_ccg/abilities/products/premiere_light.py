"""Premiere, Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PICKED,
    PILOTED,
    activate,
    add_destiny,
    cannot,
    card,
    changes_hands,
    choose,
    constant,
    costs,
    costs_each,
    deploys_beside,
    deploys_on,
    deploys_only,
    double,
    drain,
    draw_anyway,
    draw_destiny,
    fires,
    free_footing,
    gains,
    generation,
    has_docking,
    hits_easier,
    holds,
    if_,
    immune,
    left_out,
    lets,
    look_at_hand,
    lose,
    loses,
    lost,
    lower_destiny,
    more_destiny,
    more_power,
    moves_only,
    needs_ability,
    own_cost,
    permanent_pilot,
    pick,
    printed,
    put_on_used,
    raise_weapon_destiny,
    retrieve,
    shuffle,
    take,
    total_ability_less,
    total_power,
    transit,
    used,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_below_count,
    host_is,
    piloting,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
    you_attack,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site

# A card that defends a battle alone, in space or on the ground.
ALONE: Final = ["defending", "alone"]
SPACE: Final = location("system", "sector")
GROUND: Final = location("site")
# Any pile of any player.
SHUFFLES: Final = [[shuffle(pile, whose)] for pile in ("reserve", "lost", "used") for whose in ("own", "opponent")]

CHARACTERS: Final[Mapping[str, Declared]] = {
    "1_2": card(
        constant(gains("forfeit", 2), conditions=there_is(cards(named=["Owen Lars", "Hydroponics Station"], at=GROUND, where="here"))),
        constant(left_out()),
    ),
    "1_11": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 2, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Falcon"))),
        constant(left_out()),
    ),
    "1_21": card(constant(immune(5)), constant(left_out())),
    "1_22": card(
        own_cost(costs(0), conditions=there_is(cards(named="Tatooine: Lars' Moisture Farm", where="here"))),
        constant(gains("power", 2), conditions=there_is(cards(named=["Beru Lars", "Vaporator"], at=GROUND, where="here"))),
        constant(left_out()),
    ),
    "1_12": card(printed(costs_each(1), deploys_only(location(system="Tatooine")))),
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
WEAPONS: Final[Mapping[str, Declared]] = {
    "1_152": card(printed(deploys_on(1, own_character(icon="warrior")), fires(1, cards(type=["character", "vehicle"])))),
    "1_153": card(printed(deploys_on(2, own_character(icon="warrior")), fires(2, cards(type=["character", "vehicle"]), plus=1))),
    "1_154": card(
        printed(
            deploys_on(1, character(named="Han", whose="own")),
            deploys_on(3, own_character(icon="warrior")),
            fires(1, cards(type=["character", "vehicle"]), plus=1),
            voids_forfeit(character(named="Han")),
        )
    ),
    "1_155": card(
        printed(deploys_on(7, own_character(icon="warrior"), less_ability=True), fires(7, character(), draws=2, less_ability=True)),
        constant(drain(1)),
    ),
    "1_156": card(
        printed(
            deploys_on(1, character(named="Leia", whose="own")),
            deploys_on(2, own_character(icon="warrior")),
            fires(0, cards(type=["character", "vehicle"]), minus=1),
            voids_forfeit(character(named="Leia")),
        )
    ),
    "1_157": card(
        printed(deploys_on(0, character(named="Obi-Wan")), fires(0, character(), draws=2), voids_forfeit(character())),
        constant(drain(1)),
    ),
    "1_158": card(printed(deploys_on(1, own_ship(mark=["x-wing", "y-wing", "b-wing"])), fires(1, ship()))),
    "1_159": card(
        printed(
            deploys_on(2, own_ship(mark="corellian corvette")),
            deploys_on(2, own_ship(named="Falcon")),
            fires(1, ship()),
            hits_easier(1, ship("starfighter")),
        )
    ),
}
DEVICES: Final[Mapping[str, Declared]] = {
    "1_39": card(printed(deploys_on(2, ship())), constant(gains("defence", 1, HOST)), constant(left_out())),
    "1_36": card(
        printed(deploys_on(0, own_ship(at=location("system", "sector", beside=location("site", mark="docking bay"))))),
        constant(gains("power", "defence", "hyperspeed", 1, HOST)),
    ),
    "1_38": card(
        printed(deploys_on(0, character("droid", at=location("site"))), changes_hands()), constant(cannot("move", "use_text", who=HOST))
    ),
    "1_40": card(
        printed(deploys_on(1, character("rebel", "alien"))),
        constant(gains("power", "forfeit", 2, HOST), conditions=host_is(cards(at=site("Tatooine")))),
    ),
}
EFFECTS: Final[Mapping[str, Declared]] = {
    "1_57": card(printed(deploys_on(2, own_character("rebel", "alien"))), constant(immune(5, HOST)), constant(left_out())),
    "1_63": card(printed(deploys_on(0, own_character(mark="smuggler"))), constant(gains("power", 1, HOST)), constant(left_out())),
    "1_64": card(printed(deploys_on(0, own_character(icon="warrior"))), constant(gains("power", 1, HOST)), constant(left_out())),
    "1_43": card(
        printed(deploys_on(1, own_character(mark="jedi"))),
        constant(total_ability_less(2), conditions=there_is_no(character(mark="dark jedi", state="present"))),
    ),
    "1_51": card(printed(costs_each(3), deploys_beside(3)), constant(gains("forfeit", 1, cards(mark="jawa", whose="own")))),
    "1_47": card(
        printed(deploys_on(2, character("imperial", not_named=["Vader", "Emperor"], not_mark="stormtrooper"))),
        constant(loses("power", 2, HOST), cannot("use_text", who=HOST)),
    ),
    "1_61": card(printed(deploys_beside(3)), constant(gains("cost", 1, enemy_character(icon="warrior", zone="hand")))),
    "1_65": card(
        printed(deploys_on(1, ship())),
        constant(gains("defence", 2, HOST)),
        constant(
            gains("power", "forfeit", 2, HOST),
            conditions=[
                host_is(cards(named="Falcon")),
                there_is(character(named=["Han", "Lando", "Chewie"], state="piloting", aboard=cards(of="host"))),
            ],
        ),
    ),
}
INTERRUPTS: Final[Mapping[str, Declared]] = {
    "1_80": card(
        lost(
            draw_destiny(1),
            if_(
                destiny_below_count(enemy_character(at=GROUND, state="in_battle")),
                pick(1, enemy_character(at=GROUND, state="in_battle"), whose="opponent"),
                lose(PICKED),
            ),
            when="battle_begins",
            conditions=[
                there_are(2, enemy_character(at=GROUND, state="in_battle")),
                there_is(cards("weapon", whose="opponent", state="in_battle")),
            ],
        )
    ),
    "1_102": card(
        used(
            more_destiny(1),
            when="battle_begins",
            conditions=there_is(own_ship(maneuver_least=4, state="defending", at=SPACE)),
            costs=use(1),
        )
    ),
    "1_76": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named="Han", whose="own", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "1_110": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named="Leia", whose="own", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "1_104": card(
        used(
            look_at_hand(),
            pick(60, cards(mark=["jawa", "tusken raider"], not_named="Dathcha", zone="hand", whose="opponent"), up_to=True),
            put_on_used(PICKED),
            conditions=there_is(cards(type=["vehicle", "starship"], whose="own")),
            costs=use(1),
        )
    ),
    "1_72": card(lost(activate(2, whose="each"), activate(1, per=cards(named=["Beru Lars", "Owen Lars", "Hydroponics Station"])))),
    "1_81": card(
        lost(more_destiny(1), when="battle", conditions=there_is(cards(icon="pilot", whose="own", state=ALONE, at=SPACE))),
        lost(more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Luke", whose="own", state=ALONE, at=SPACE))),
    ),
    "1_82": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named=["Obi-Wan", "Yoda"], whose="own", state="in_battle")),
            ],
        ),
        lost(pick(1, cards(mark="lightsaber", whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(1)),
    ),
    "1_83": card(
        lost(
            pick(1, character(named="Han", whose="own", zone="lost")),
            retrieve(PICKED),
            conditions=there_is(character(named="Han", whose="own", zone="lost")),
            costs=use(1),
        ),
        lost(pick(1, character(named="Han", whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(3)),
    ),
    "1_92": card(
        lost(
            double("power", character("rebel", whose="own", state="in_battle", not_mark="jedi")),
            when="battle",
            conditions=there_is(character(mark="jedi", whose="own", state="in_battle")),
            costs=use(1),
        )
    ),
    "1_93": card(
        lost(
            more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Obi-Wan", whose="own", state=ALONE, at=GROUND))
        ),
        lost(
            more_destiny(1),
            when="battle",
            conditions=there_is(own_character("rebel", not_named="Obi-Wan", ability_least=3, state=ALONE, at=GROUND)),
        ),
    ),
    "1_94": card(
        lost(
            pick(1, character(named="Leia", whose="own", zone="lost")),
            retrieve(PICKED),
            conditions=there_is(character(named="Leia", whose="own", zone="lost")),
            costs=use(1),
        ),
        lost(pick(1, character(named="Leia", whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(3)),
    ),
    "1_95": card(
        lost(
            pick(1, character(named="Luke", whose="own", zone="lost")),
            retrieve(PICKED),
            conditions=there_is(character(named="Luke", whose="own", zone="lost")),
            costs=use(1),
        ),
        lost(pick(1, character(named="Luke", whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(3)),
    ),
    "1_107": card(
        lost(
            pick(1, character(named="Obi-Wan", whose="own", zone="lost")),
            retrieve(PICKED),
            conditions=there_is(character(named="Obi-Wan", whose="own", zone="lost")),
            costs=use(1),
        ),
        lost(pick(1, character(named="Obi-Wan", whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(3)),
    ),
    "1_111": card(
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Han", whose="own", state=ALONE, at=GROUND))),
        lost(more_destiny(1), when="battle", conditions=there_is(own_character("alien", state=ALONE, at=GROUND))),
    ),
    "1_115": card(used(choose(*SHUFFLES))),
    "1_116": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Vader", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character("imperial", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_119": card(
        lost(more_destiny(1), when="battle", conditions=there_is(own_character(icon="warrior", state=ALONE, at=GROUND))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Leia", whose="own", state=ALONE, at=GROUND))),
    ),
}
ABILITIES: Final[Mapping[str, Declared]] = {**CHARACTERS, **LOCATIONS, **SHIPS, **WEAPONS, **DEVICES, **EFFECTS, **INTERRUPTS}
