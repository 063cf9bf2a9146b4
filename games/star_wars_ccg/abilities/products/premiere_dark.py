"""Premiere, Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PICKED,
    PILOTED,
    add_destiny,
    cannot,
    card,
    changes_hands,
    choose,
    constant,
    costs,
    costs_each,
    costs_less,
    deploys_beside,
    deploys_on,
    deploys_only,
    double,
    drain,
    draw_anyway,
    draw_destiny,
    fires,
    gains,
    has_docking,
    hits_easier,
    hits_harder,
    holds,
    if_,
    immune,
    left_out,
    lets,
    look_at_hand,
    lose,
    lose_force,
    loses,
    lost,
    more_destiny,
    more_power,
    moves_only,
    needs_ability,
    never_aboard,
    own_cost,
    permanent_pilot,
    pick,
    printed,
    put_on_used,
    raise_destiny,
    raise_weapon_destiny,
    retrieve,
    return_to_hand,
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
    destiny_exceeds_ability,
    host_is,
    opposing_hand_most,
    piloting,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
    you_attack,
    you_control,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site

# A card that defends a battle alone, in space or on the ground.
ALONE: Final = ["defending", "alone"]
SPACE: Final = location("system", "sector")
GROUND: Final = location("site")
# Any pile of any player.
SHUFFLES: Final = [[shuffle(pile, whose)] for pile in ("reserve", "lost", "used") for whose in ("own", "opponent")]
TAGGE: Final = ["Tagge", "General Tagge"]
OFFICERS: Final = ["Vader", "Tarkin", "Motti", *TAGGE]

CHARACTERS: Final[Mapping[str, Declared]] = {
    "1_163": card(
        constant(gains("power", 1), conditions=there_is(cards(named=["Motti", "Yularen"], at=GROUND, where="here"))),
        constant(left_out()),
    ),
    "1_171": card(constant(immune(3)), constant(left_out())),
    "1_172": card(constant(gains("power", 2, PILOTED)), constant(left_out())),
    "1_175": card(constant(gains("power", 1, own_character("droid", not_mark="power droid", state="present"))), constant(left_out())),
    "1_177": card(
        constant(
            loses("cost", 1, character("imperial", zone="hand", where="here")),
            conditions=there_is(character("rebel", ability_least=3, where="here")),
        ),
        constant(left_out()),
    ),
    "1_179": card(constant(gains("power", 2, PILOTED)), constant(left_out())),
    "1_185": card(
        constant(gains("power", 2, PILOTED)),
        constant(loses("defence", 1, PILOTED), conditions=piloting(ship("starfighter"))),
        constant(left_out()),
    ),
    "1_189": card(
        constant(gains("power", 1), conditions=there_is(cards(mark="bounty hunter", other=True, state="present"))),
        constant(left_out()),
    ),
    "1_191": card(constant(immune(3)), constant(left_out())),
    "1_182": card(printed(costs_each(1), deploys_only(location(system="Tatooine")))),
    "1_169": card(
        printed(costs_each(2), deploys_only(location(system="Tatooine"))),
        constant(gains("power", 2), conditions=[this_is(cards(at=location("site"))), this_is_not(cards(at=site("Tatooine")))]),
    ),
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
    "1_307": card(
        printed(holds(passengers=2)),
        constant(gains("power", 1, cards(mark="tusken raider", at=location("site", icon="exterior"), where="here"))),
        constant(left_out()),
    ),
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
WEAPONS: Final[Mapping[str, Declared]] = {
    "1_311": card(
        printed(deploys_on(3, own_character(icon="warrior")), fires(2, cards(type=["character", "vehicle"]), plus=1)),
        constant(left_out()),
    ),
    "1_323": card(
        printed(
            deploys_on(3, own_ship(mark="star destroyer")),
            fires(2, ship(), draws=2),
            hits_harder(2, ship("capital")),
            hits_harder(5, ship("starfighter")),
        ),
        constant(left_out()),
    ),
    "1_312": card(printed(deploys_on(2, own_character(icon="warrior")), fires(2, cards(type=["character", "vehicle"]), plus=1))),
    "1_313": card(
        printed(
            deploys_on(1, own_ship(mark="tie advanced x1")),
            fires(1, ship()),
            hits_harder(1, ship("capital")),
            hits_easier(1, ship("starfighter")),
        )
    ),
    "1_314": card(
        printed(deploys_on(7, own_character(icon="warrior"), less_ability=True), fires(7, character(), draws=2, less_ability=True)),
        constant(drain(1)),
    ),
    "1_317": card(printed(deploys_on(1, own_character(icon="warrior")), fires(1, cards(type=["character", "vehicle"])))),
    "1_324": card(
        printed(deploys_on(0, character(named="Vader")), fires(0, character(), draws=2), voids_forfeit(character())),
        constant(drain(1)),
    ),
}
DEVICES: Final[Mapping[str, Declared]] = {
    "1_206": card(
        printed(deploys_on(0, own_character(mark=["trooper", "stormtrooper"]))),
        constant(immune(3, HOST), conditions=host_is(cards(at=location("site", icon="planet")))),
        constant(left_out()),
    ),
    "1_203": card(
        printed(deploys_on(0, own_ship(at=location("system", "sector", beside=location("site", mark="docking bay"))))),
        constant(gains("power", "defence", "hyperspeed", 1, HOST)),
    ),
    "1_205": card(
        printed(deploys_on(0, character("droid", at=location("site"))), changes_hands()), constant(cannot("move", "use_text", who=HOST))
    ),
    "1_207": card(
        printed(deploys_on(1, character("imperial", "alien"))),
        constant(gains("power", "forfeit", 1, HOST)),
        constant(gains("power", "forfeit", 1, HOST), conditions=host_is(cards(at=location(system="Death Star")))),
    ),
}
EFFECTS: Final[Mapping[str, Declared]] = {
    "1_221": card(printed(deploys_on(0, own_character(icon="warrior"))), constant(gains("power", 1, HOST)), constant(left_out())),
    "1_217": card(
        printed(deploys_on(1, own_character(mark="dark jedi"))),
        constant(total_ability_less(2), conditions=there_is_no(character(mark="jedi", whose="opponent", state="present"))),
    ),
    "1_219": card(printed(costs_each(3), deploys_beside(3)), constant(gains("forfeit", 1, cards(mark="jawa", whose="own")))),
    "1_216": card(
        printed(deploys_on(0, ship("capital"))),
        constant(
            total_power(1, location("site", where="related")),
            conditions=there_is(location("system", "sector", state="controlled", where="here")),
        ),
    ),
    "1_232": card(printed(deploys_beside(3)), constant(gains("cost", 1, enemy_character(icon="warrior", zone="hand")))),
}
INTERRUPTS: Final[Mapping[str, Declared]] = {
    "1_237": card(
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
    "1_239": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Tarkin", whose="own", state="in_battle")),
                there_is(character(named=["Motti", *TAGGE], whose="own", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "1_264": card(lost(lose(), targets=target(cards(named="Rebel Trooper"))), constant(left_out())),
    "1_280": card(
        lost(
            more_destiny(1),
            when="battle",
            conditions=[
                there_is(character(named="Vader", state="in_battle")),
                there_is(character(named="Obi-Wan", state="in_battle")),
            ],
        ),
        constant(left_out()),
    ),
    "1_266": card(
        used(
            look_at_hand(),
            pick(1, character("rebel", zone="hand", whose="opponent"), up_to=True),
            put_on_used(PICKED),
            costs=use(1),
        )
    ),
    "1_236": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Leia", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(named="Tarkin", whose="own", state="in_battle")),
                there_is(character("rebel", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_240": card(
        lost(
            double("power", character("imperial", whose="own", state="in_battle", not_mark="dark jedi")),
            when="battle",
            conditions=there_is(character(mark="dark jedi", whose="own", state="in_battle")),
            costs=use(1),
        )
    ),
    "1_247": card(
        lost(
            draw_destiny(1),
            if_(destiny_exceeds_ability(), lose()),
            targets=target(
                enemy_character(
                    at=cards(
                        named=[
                            "Tatooine: Dune Sea",
                            "Tatooine: Jundland Wastes",
                            "Tatooine: Beggar's Canyon",
                            "Tatooine: Lars' Moisture Farm",
                            "Tatooine: Jawa Camp",
                            "Tatooine: Mos Eisley",
                        ]
                    )
                )
            ),
        )
    ),
    "1_248": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Luke", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(mark="dark jedi", whose="own", state="in_battle")),
                there_is(character("rebel", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_255": card(
        lost(
            if_(
                there_is_no(cards(named="Fusion Generator Supply Tanks", whose="opponent", aboard=ship())), lose_force(2, whose="opponent")
            ),
            if_(your_turn(), lose_force(2, whose="opponent")),
            conditions=opposing_hand_most(2),
        )
    ),
    "1_257": card(
        lost(more_destiny(1), when="battle", conditions=there_is(cards(icon="pilot", whose="own", state=ALONE, at=SPACE))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Motti", whose="own", state=ALONE, at=SPACE))),
    ),
    "1_258": card(
        lost(more_destiny(1), when="battle", conditions=there_is(own_character(icon="warrior", state=ALONE, at=GROUND))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named=TAGGE, whose="own", state=ALONE, at=GROUND))),
    ),
    "1_260": card(
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Tarkin", whose="own", state=ALONE))),
        lost(more_destiny(1), when="battle", conditions=there_is(own_character("alien", state=ALONE))),
    ),
    "1_262": card(used(choose(*SHUFFLES))),
    "1_268": card(lost(draw_destiny(1), if_(destiny_exceeds_ability(), return_to_hand()), costs=use(2), targets=target(enemy_character()))),
    "1_272": card(
        lost(
            pick(1, character(named=OFFICERS, whose="own", zone="lost")),
            retrieve(PICKED),
            conditions=there_is(character(named=OFFICERS, whose="own", zone="lost")),
            costs=use(2),
        ),
        lost(pick(1, character(named=OFFICERS, whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(4)),
    ),
    "1_277": card(
        lost(more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Vader", whose="own", state=ALONE, at=GROUND))),
        lost(
            more_destiny(1),
            when="battle",
            conditions=there_is(own_character("imperial", not_named="Vader", ability_least=3, state=ALONE, at=GROUND)),
        ),
    ),
    "1_278": card(
        lost(lose(cards(type=["character", "vehicle", "starship", "weapon", "device"], at=cards(named="Death Star: Trash Compactor"))))
    ),
}
ABILITIES: Final[Mapping[str, Declared]] = {**CHARACTERS, **LOCATIONS, **SHIPS, **WEAPONS, **DEVICES, **EFFECTS, **INTERRUPTS}
