"""Utinni Effects, and cards whose texts work by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.guards import finish
from games.star_wars_ccg.abilities.operations.steps import (
    draw_destiny,
    if_,
    lose,
    mark_reached,
    relocate,
    retrieve_sum,
    retrieve_top,
    retrieve_trip,
    take_up,
    void_sum,
)
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    THIS,
    action,
    aims_at,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_on,
    doom,
    drain,
    dull,
    gains,
    gives,
    immune_exactly,
    loses,
    never_aboard,
    printed,
    set_to,
    total_power_less,
    voids,
)
from games.star_wars_ccg.abilities.parts import (
    back_home,
    claimed,
    destiny_least,
    destiny_most,
    higher_destiny,
    host_is,
    in_move_phase,
    it_is,
    one_destiny_each,
    reached,
    settled,
    target,
    there_is,
    this_is,
    unclaimed,
    use,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND

DEATH_STAR: Final = location("site", system="Death Star")
# Where a drink is left behind; the barge is a vehicle of a later set, whose decks are its site.
BARS: Final = ["Tatooine: Cantina", "Tatooine: Mos Eisley", "Jabba's Sail Barge: Passenger Deck"]
CANTINA: Final = location("site", named="Tatooine: Cantina")
WEAPONS: Final = cards("weapon", where="here")
DROIDS: Final = character("droid", where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_15": card(
        printed(never_aboard(ship("starfighter")), never_aboard(cards("vehicle", mark="enclosed"))),
        constant(gains("power", 2, PILOTED)),
        constant(set_to("landspeed", 3)),
        automatic(void_sum(), at="sums", conditions=[this_is(cards(state="in_battle")), one_destiny_each(), higher_destiny()]),
    ),
    "1_46": card(
        printed(
            deploys_on(0, location("site", system="Death Star", not_mark="docking bay")),
            aims_at(own_character("droid", not_at=DEATH_STAR)),
        ),
        automatic(take_up(), conditions=[reached(), unclaimed()]),
        automatic(draw_destiny(3), retrieve_sum(), finish(), conditions=[claimed(), host_is(cards(at=site("Yavin 4")))]),
    ),
    "1_52": card(
        printed(
            deploys_on(0, location("system", named="Kessel")),
            aims_at(own_character(state="runner", at=location("system"))),
        ),
        automatic(
            draw_destiny(1, whose="opponent"),
            if_(destiny_most(0), lose(ship(holding=character(of="aim"))), lose(THIS)),
            if_(destiny_least(1), mark_reached()),
            conditions=[reached(), unclaimed()],
        ),
        automatic(retrieve_trip(), finish(), conditions=[claimed(), back_home()]),
    ),
    "1_58": card(
        printed(
            deploys_on(0, location("system", named="Alderaan")),
            aims_at(character("rebel", at=location("site", system="Tatooine"))),
        ),
        automatic(
            retrieve_top(1, per=own_character(ability=3)),
            retrieve_top(2, per=own_character(ability_least=4)),
            finish(),
            conditions=reached(),
        ),
    ),
    "1_59": card(
        deployment(
            deploys_on(0, location("site", system="Death Star", state="scene")),
            aims_at(own_character(not_at=DEATH_STAR)),
            when="lost",
            conditions=it_is(character(mark="stormtrooper")),
        ),
        automatic(take_up(), conditions=[reached(), unclaimed()]),
        constant(gives("spy", who=HOST), gains("power", "forfeit", 2, HOST), set_to("defence", 5, HOST), conditions=claimed()),
    ),
    "1_67": card(
        deployment(
            deploys_on(0, location("site", system="Tatooine", state="in_battle")),
            aims_at(own_character(not_at=location("site", system="Tatooine"))),
            when="battle_ends",
            conditions=you_won(),
        ),
        automatic(take_up(), conditions=[reached(), unclaimed()]),
        constant(
            gains("power", "forfeit", 2, HOST),
            immune_exactly(3, HOST),
            conditions=[claimed(), host_is(cards(at=location("site", system="Tatooine")))],
        ),
    ),
    "1_69": card(
        printed(deploys_on(0, location()), aims_at(enemy_character())),
        action(relocate(THIS, to="target"), when="move", times=1, costs=use(1), targets=target(location("site", where="adjacent"))),
        constant(total_power_less(1, whose="opponent", who=location("site", where="near"))),
        constant(doom(), conditions=reached()),
    ),
    "1_198": card(
        automatic(lose(WEAPONS), lose(DROIDS), at="own_control", conditions=this_is(cards(at=GROUND))),
        constant(doom(WEAPONS), doom(DROIDS), conditions=this_is(cards(at=CANTINA))),
    ),
    "1_202": card(
        printed(deploys_on(0, location("site", icon="interior"))),
        constant(cannot("be_deployed", who=character("droid", zone="hand", where="here"))),
        automatic(lose(character("droid", state="present")), at="turn_end", conditions=settled()),
    ),
    "1_220": card(
        deployment(deploys_on(0, character("alien")), conditions=there_is(cards(named=["Jabba's Sail Barge", *BARS]))),
        constant(dull(HOST)),
        constant(doom(), conditions=host_is(cards(at=location(named=BARS), state="arrived"))),
    ),
    "1_222": card(
        printed(deploys_on(0, location("system")), aims_at(enemy_ship())),
        constant(voids("power", "forfeit", ship(of="aim"))),
        automatic(draw_destiny(1, whose="opponent"), if_(destiny_least(3), lose(THIS)), conditions=[reached(), in_move_phase()]),
    ),
    "1_223": card(
        printed(deploys_on(0, site("Tatooine")), aims_at(character("rebel"))),
        constant(loses("power", "forfeit", 1, character(of="aim", not_named="Luke"))),
        constant(loses("power", "forfeit", 3, character(of="aim", named="Luke"))),
        constant(doom(character(of="aim", forfeit_most=0))),
        constant(doom(), conditions=reached()),
    ),
    "1_226": card(
        printed(deploys_on(0, site("Yavin 4")), aims_at(character("imperial"))),
        automatic(take_up(), conditions=[reached(), unclaimed()]),
        constant(drain(1), conditions=claimed()),
        action(
            relocate(THIS, to="target"),
            when="control",
            conditions=[claimed(), there_is(location(where="here", state="drained"))],
            targets=target(location("site", where="adjacent", state=["controlled", "undrained"])),
        ),
    ),
    "1_231": card(
        deployment(
            deploys_on(0, site("Yavin 4")),
            aims_at(character(skill="warrior", state="in_battle")),
            when="battle_ends",
            conditions=you_won(),
        ),
        constant(loses("power", "forfeit", 2, character(of="aim", not_named="Leia"))),
        constant(loses("power", "forfeit", 3, character(of="aim", named="Leia"))),
        constant(doom(), conditions=reached()),
    ),
    "1_229": card(
        printed(
            deploys_on(2, site("Tatooine", not_mark="docking bay")),
            aims_at(character(mark="trooper", at=location(system="Death Star"))),
        ),
        constant(attrition(1, location(system="Tatooine")), conditions=reached()),
    ),
}
