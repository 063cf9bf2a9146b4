"""The Light Side's characters but for the operatives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duels_better
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import attrition_less, more_power_destiny, put_in_pile, raise_printed_destiny, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until, trade
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.guards import steadies
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    carry_off,
    choose,
    if_,
    lose_force,
    pick,
    retrieve_one,
    revive,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.texts.amended import amends, doubles_trip, in_text_of, sails_dearer
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.weapons import immune_below, raise_each_destiny, raise_total_destiny, reset
from games.star_wars_ccg.abilities.ops import (
    HERE,
    HOST,
    PILOTED,
    action,
    add_destiny,
    attrition,
    automatic,
    card,
    constant,
    costs,
    costs_less,
    deploys_only,
    drain,
    draw_anyway,
    gains,
    immune,
    left_out,
    lets,
    loses,
    own_cost,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    deploys_to,
    gun_is,
    higher_destiny,
    host_is,
    opponent_did_not_win,
    opponent_won,
    piloting,
    shooter_is,
    target,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
    you_attack,
    you_did_not_win,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.jabbas_palace.dark_characters import FIGHTS, bouncer
from games.star_wars_ccg.abilities.products.jabbas_palace.light_characters import at
from games.star_wars_ccg.abilities.products.phrases.amended import working
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies, search
from games.star_wars_ccg.abilities.products.phrases.palace import TATOOINE_SITE, comes_free_to, finds, local, named, with_courtier
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

MUSICIAN: Final = own_character(mark="musician", state="present")
CITY_SITE: Final = site("Cloud City")
# What Incom builds, and who looks after it.
INCOM: Final = ["x-wing", "t-47 snowspeeder", "t-47 sandspeeder", "z-95 headhunter", "modified z-95 headhunter"]
CRAFT: Final = cards(type=["vehicle", "starship"], mark=INCOM, whose="own")
# As long as it is there, Ketwol makes one more exchange in the game.
USELESS_GESTURE: Final = cards(named="A Useless Gesture", whose="opponent")
T16: Final = cards("vehicle", titled="T-16", whose="own")
RELATED_T16: Final = {**T16, "at": location(where="same_or_related")}
RELATED_CRAFT: Final = {**CRAFT, "at": location(where="same_or_related")}
ON_CAPITAL: Final = host_is(own_ship("capital"))
WOODS: Final = location("site", mark=["jungle", "forest"])
GREAT_ALIEN: Final = enemy_character("alien", ability_least=4)
JAWAS: Final = own_character(mark="jawa", other=True, state="in_battle")
LOOT: Final = (
    cards("vehicle", kind="transport", whose="opponent", zone="lost"),
    cards("weapon", kind="character", whose="opponent", zone="lost"),
    cards("device", whose="opponent", zone="lost"),
)


def ace(ship: str, system: str) -> Declared:
    """A pilot with a ship of the squadron, who adds a destiny to power in it, and drains more over a home world."""
    return card(
        flies(2),
        constant(more_power_destiny(1), conditions=piloting(cards(named=ship))),
        constant(drain(1), conditions=at(location("system", named=system))),
    )


def bets() -> list[Any]:
    """The texts that settle a bet on who wins a battle: number 1 on the own side, number 2 on the opponent."""
    rows = (
        (1, you_won(), retrieve_one()),
        (1, you_did_not_win(), lose_force(1)),
        (2, opponent_won(), retrieve_one()),
        (2, opponent_did_not_win(), lose_force(1)),
    )
    return [if_(declared(number), if_(outcome, effect)) for number, outcome, effect in rows]


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_3": card(
        constant(loses("cost", 1, cards(type=["vehicle", "device"], whose="own", zone="hand", where="here"))),
        *(
            action(put_in_pile("reserve"), when="control", times=1, targets=target(what))
            for what in (
                cards(type=["weapon", "device"], whose="own", state="present"),
                cards("vehicle", not_kind="creature", whose="own", state="present"),
            )
        ),
        printed(steadies(cards("effect", named="Crash Site Memorial"), "Alter")),
    ),
    "7_4": card(
        local(),
        constant(immune(5), duels_better(2)),
        action(
            revive(to=HERE),
            when="battle_ends",
            times=1,
            conditions=there_is(location(state="in_battle", where="here")),
            targets=target(own_character(zone="lost", state="fell_here")),
        ),
    ),
    "7_7": ace("Red 8", "Raithal"),
    "7_16": ace("Red 7", "Ralltiir"),
    "7_21": ace("Gold 6", "Kashyyyk"),
    "7_28": ace("Gold 4", "Anoat"),
    "7_29": ace("Red 9", "Clak'dor VII"),
    "7_40": ace("Gold 3", "Dantooine"),
    "7_46": ace("Red 10", "Ord Mantell"),
    "7_8": card(
        constant(draw_anyway(1), conditions=this_is(cards(state="alone", at=GROUND))),
        constant(raise_each_destiny(1, cards("weapon", of="on_this"))),
        constant(immune_below(0, character("imperial", state="present"))),
    ),
    "7_9": card(
        *comes_free_to(location(named="Tatooine: Anchorhead")),
        constant(gains("forfeit", 1), conditions=this_is(cards(meeting=named("Fixer")))),
        action(
            choose(
                [deploy(character(named="Luke", power_most=3), at=location(where="here"))],
                [deploy(character(named=["Biggs Darklighter", "Fixer"]), at=location(where="here"))],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
            conditions=at(TATOOINE_SITE),
        ),
    ),
    "7_11": card(
        flies(2),
        constant(gains("power", 2), conditions=at(location("site", system="Yavin 4"))),
        amends(
            in_text_of("Rebel Tech"),
            aid("run", 1),
            conditions=[
                this_is(cards(at=location(mark="war room"))),
                working("Colonel Feyn Gospic", at=location(named="Yavin 4: Massassi War Room")),
            ],
        ),
        amends(
            in_text_of("Rebel Planners"),
            total_power(1, per=own_ship(state="in_battle"), who=location("system", where="unrelated")),
            shelters("Alter"),
            conditions=working("Colonel Feyn Gospic", state=["present"]),
        ),
    ),
    "7_12": card(
        flies(3),
        at_home_in("Rogue 3", maneuver=2, destiny=True),
        action(*search(cards(named="One More Pass", zone="reserve", whose="own")), costs=use(2)),
    ),
    "7_14": card(
        flies(2),
        constant(raise_total_destiny(1, cards("weapon", kind="character", of="on_this")), immune(2)),
        constant(immune(5), conditions=there_is(cards("weapon", mark=list(BLASTERS), of="on_this"))),
        automatic(
            pick(1, character(of="shot_at")),
            set_until("forfeit", 0, PICKED, until="turn"),
            at="hit",
            conditions=[shooter_is(cards(of="this")), gun_is(cards("weapon", kind="character"))],
        ),
    ),
    "7_17": card(finds(named("Advance Preparation", "Rebel Planners"), location(mark="docking bay")), constant(left_out())),
    "7_22": card(
        constant(
            raise_sum(2, location(where="same_or_related", hosting=CRAFT)),
            raise_sum(2, location(where="same_or_related", hosting=T16, not_hosting=CRAFT)),
            immune(3, RELATED_CRAFT),
            immune(3, RELATED_T16),
        ),
        constant(
            immune(5, RELATED_CRAFT),
            immune(5, RELATED_T16),
            conditions=this_is(cards(meeting=own_character(mark="maintenance droid"))),
        ),
    ),
    "7_23": card(
        constant(
            gains("power", 2),
            conditions=there_is_one_of({"of": "this", "at": location("site", system="Endor")}, {**MUSICIAN, "other": True}),
        ),
        constant(left_out()),
    ),
    "7_25": card(
        flies(2),
        *(
            action(
                trade(1, location(mark="docking bay"), cards(state="topmost")),
                conditions=[
                    there_is(cards(zone="lost", whose="own")),
                    there_is(location(mark="docking bay", zone="held", whose="own")),
                    watched,
                ],
                **limit,
            )
            for watched, limit in (
                (there_is_no(USELESS_GESTURE), {"times": 1}),
                (there_is(USELESS_GESTURE), {"once_a": "game"}),
            )
        ),
        constant(moves_cost_less("transit_to", "transit_from", 9, cards(whose="own"))),
    ),
    "7_30": card(
        own_cost(costs_less(1), conditions=deploys_to(own_ship("starfighter", mark="rebel (starship)", unique=True))),
        flies(2),
        automatic(
            reset("forfeit", 0, character(aboard=cards(of="shot_at")), until="turn"),
            reset("forfeit", 0, character(aboard=cards("vehicle", "starship", aboard=cards(of="shot_at"))), until="turn"),
            at="shot",
            conditions=[piloting(ship("starfighter", state="shooting")), gun_is(cards("weapon", kind="starship"))],
        ),
    ),
    "7_32": card(
        flies(2),
        constant(gains("power", 2), conditions=this_is(cards(state="at_night"))),
        constant(immune_below(0, own_character("alien", state="present"))),
    ),
    "7_33": card(
        own_cost(costs_less(1), conditions=deploys_to(location("site", mark="farm"))),
        own_cost(costs_less(1), conditions=deploys_to({**TATOOINE_SITE, "icon": ["exterior"], "not_mark": ["farm"]})),
        with_courtier("Ardon 'Vapor' Crell", 1, 1),
        finds(named("Hydroponics Station", "Vaporator")),
    ),
    "7_34": card(*bouncer(enemy_character(state="in_battle"))),
    "7_36": card(
        constant(
            attrition(1, per=own_ship("starfighter", state="run", where="here")),
            conditions=[ON_CAPITAL, this_is(cards(state="in_battle", at=location("system", "sector")))],
        )
    ),
    "7_37": card(
        constant(gains("power", 1, HOST), gains("hyperspeed", 2, HOST), immune(4, HOST), conditions=ON_CAPITAL),
        constant(
            sails_dearer(2, location("system", named="Death Star")),
            conditions=this_is(cards(at=location(named="Death Star: Central Core"))),
        ),
    ),
    "7_38": card(
        constant(gains("power", 2), conditions=at(site("Ralltiir"))),
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), conditions=piloting(cards(maneuver_least=1))),
        constant(draw_anyway(1), conditions=[piloting(cards("starship")), there_is(location("system", named="Ralltiir"))]),
        amends(
            in_text_of("Kessel Run"),
            doubles_trip(),
            conditions=[working("Ralltiir Freighter Captain", of="aim"), there_is(location("system", named="Ralltiir", state="origin"))],
        ),
    ),
    "7_41": card(
        own_cost(costs(0), conditions=[deploys_to(CITY_SITE), there_is(own_character(named="Lando", where="related"))]),
        constant(gains("power", 2), conditions=at(CITY_SITE)),
        constant(
            raise_sum(1, per=own_character(mark="cloud city trooper", other=True, state="in_battle")),
            conditions=this_is(cards(state="in_battle", at=CITY_SITE)),
        ),
    ),
    "7_42": card(
        constant(add_destiny(1), conditions=[FIGHTS, there_is(own_character(mark="echo base trooper", other=True, state="in_battle"))]),
        finds(named("Rebel Ambush")),
        constant(loses("power", 1), conditions=[this_is(cards(at=location())), this_is_not(cards(at=site("Hoth")))]),
    ),
    "7_43": card(
        finds(
            cards("character", kind="alien", mark=["smuggler", "scout", "thief", "spy"]),
            cost=1,
            conditions=at(location(mark="jabbas palace site", state="controlled")),
        )
    ),
    "7_44": card(
        action(
            choose([declare(1)], [declare(2)]),
            when="battle_begins",
            once_a="event",
            conditions=[you_attack(), this_is(cards(state=["in_battle", "in_the_open"]))],
        ),
        automatic(*bets(), declare(0), at="battle_over"),
        constant(gains("power", 3), conditions=this_is(cards(meeting=GREAT_ALIEN))),
        constant(immune(3)),
    ),
    "7_45": card(
        local(),
        constant(add_destiny(1), conditions=[FIGHTS, there_are(2, JAWAS)]),
        constant(attrition_less(3), conditions=[FIGHTS, higher_destiny()]),
    ),
    "7_49": card(
        local(),
        *(action(lose_force(1), pick(1, each), carry_off(PICKED), when="control", times=1, conditions=there_is(each)) for each in LOOT),
    ),
    "7_50": card(
        constant(gains("power", 1), conditions=at(WOODS, site("Kashyyyk"))),
        constant(gains("power", 1), conditions=there_is(character("imperial", at=GROUND, where="here"))),
        constant(raise_printed_destiny(3, cards("weapon", titled="Bowcaster", whose="own", zone="any"))),
        constant(lets("draw_bows"), plays_as("used", cards("interrupt", named="Wookiee Strangle"))),
    ),
    "7_51": card(
        printed(deploys_only(site("Yavin 4")), deploys_only(location("site", mark="jungle"))),
        constant(loses("power", 1), conditions=[this_is(cards(at=location())), this_is_not(cards(at=site("Yavin 4")))]),
        constant(gains("forfeit", 2), conditions=this_is(cards(meeting=character("rebel", mark="leader")))),
        constant(
            plays_as("used", cards("interrupt", named=["Warrior's Courage", "Blast The Door, Kid!"])),
            conditions=there_is(location("site", state="in_battle", where="here")),
        ),
    ),
}
