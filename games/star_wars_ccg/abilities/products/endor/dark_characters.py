"""Imperials: walker crews, biker scouts and guards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.combat import brings
from games.star_wars_ccg.abilities.operations.draws.destinies import more_power_by, subtract_drawn
from games.star_wars_ccg.abilities.operations.epics import hinder
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny, most_destinies, raise_sum
from games.star_wars_ccg.abilities.operations.moving import bars, reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.guards import attrition_pairs, retrieves_less_by, retrieves_more_by
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import PICKED, draw_destiny, if_, lose, pick, react_deploy, redraw, take
from games.star_wars_ccg.abilities.operations.texts.amended import raises_rolls
from games.star_wars_ccg.abilities.operations.texts.changed import as_title, lends
from games.star_wars_ccg.abilities.operations.travel.reactions import joins_battle
from games.star_wars_ccg.abilities.operations.weapons import (
    find,
    fires_cheaper,
    immune_below,
    lift_drawn,
    more_immunity,
    raise_each_destiny,
    raise_total_destiny,
)
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    attrition,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    draw_anyway,
    gains,
    left_out,
    lets,
    loses,
    own_cost,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    may_reinforce,
    piloting,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    total_exceeds,
    use,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.endor.common import (
    BIKE,
    BUNKER,
    ENDOR,
    ENDOR_SITE,
    IN_BATTLE,
    IN_COMBAT,
    LANDING,
    WOODS,
    called,
    fetches,
    on_endor,
    rides,
    summons,
)
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies

WALKS: Final = piloting(cards("vehicle", mark="at-st"))
COMBAT: Final = cards("vehicle", kind="combat")
SPEEDER: Final = cards("vehicle", mark="speeder bike")
AT_BUNKER: Final = this_is(cards(at=BUNKER))
RENZ: Final = character(mark="stormtrooper", state="present")
WITH_ARMS: Final = cards("weapon", mark=["blaster", "blaster rifle"], aboard=cards(of="this"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "8_91": card(
        rides(2, COMBAT),
        constant(gains("forfeit", 1), draw_anyway(1), attrition(1), conditions=[IN_BATTLE, WALKS]),
    ),
    "8_92": card(
        rides(3, SPEEDER),
        constant(
            loses("power", 1),
            conditions=[
                there_is_no(cards(of="this", at=location(mark=["forest", "jungle"]))),
                there_is_no(cards(of="this", at=ENDOR_SITE)),
            ],
        ),
        constant(gains("forfeit", 2), conditions=this_is(cards(aboard=SPEEDER))),
        summons(BIKE),
    ),
    "8_93": card(
        constant(
            cannot("be_cancelled", who=cards(named="Ominous Rumors")),
            conditions=there_is_one_of(cards(of="this", at=BUNKER), cards(of="this", at=site("Endor", state="battleground"))),
        ),
        *called(own_character(mark="trooper", expansion="endor")),
    ),
    "8_94": card(
        rides(3, COMBAT),
        constant(add_destiny(1), conditions=[IN_BATTLE, piloting(cards("vehicle", named="Tempest 1"))]),
        constant(add_destiny(1), conditions=[IN_BATTLE, piloting(cards("vehicle", mark="at-at", not_unique=True))]),
        action(
            redraw(),
            when="destiny",
            once_a="battle",
            conditions=[
                IN_BATTLE,
                there_is_one_of(character(named="Veers", state="in_battle"), character(named="General Tagge", state="in_battle")),
            ],
            costs=use(2),
        ),
    ),
    "8_95": card(
        rides(3, SPEEDER),
        constant(raise_sum(1), conditions=[IN_BATTLE, piloting(SPEEDER)]),
        constant(more_power_destiny(1), conditions=[IN_BATTLE, there_is(cards(named="Local Trouble", state="battle_cause", zone="any"))]),
    ),
    "8_96": card(
        fetches(cards("effect", named="Special Delivery"), when="control"),
        constant(shelters("Alter", cards("effect", named="Special Delivery"))),
        lends(
            as_title("Special Delivery"),
            pick(3, cards(zone="lost", whose="own"), up_to=True),
            take(PICKED),
            lose(THIS),
            when="delivered",
            conditions=[
                there_is(captive(of="it", where="here", state="just_delivered", seizer=own_character(named="Corporal Drazin"))),
                there_is(cards(zone="lost", whose="own")),
            ],
        ),
    ),
    "8_97": card(
        rides(3, SPEEDER),
        constant(gains("power", 3, cards("vehicle", kind="transport", of="piloted"))),
        constant(
            add_destiny(1),
            conditions=[
                this_is(cards(state="in_battle", at=location("site"))),
                there_is(character(named="Sergeant Irol", state="in_battle")),
            ],
        ),
        constant(gains("power", 1), conditions=this_is(cards(at=location("site", icon=["mobile", "interior"])))),
        constant(gains("power", 1), conditions=this_is(cards(at=location("site", mark="spaceport site", not_icon=["mobile", "interior"])))),
    ),
    "8_98": card(
        rides(3, SPEEDER),
        constant(raise_total_destiny(1, cards("weapon", named="Scout Blaster", aboard=cards(of="this")))),
        action(
            more_power_by("defence"),
            when="battle",
            once_a="battle",
            conditions=there_is(cards(named="Sergeant Barich", state="in_battle", where="here")),
            targets=target(cards("vehicle", of="piloted", agile=True, state="in_battle")),
        ),
    ),
    "8_99": card(
        rides(3, SPEEDER),
        action(
            draw_destiny(1),
            if_(there_is(WITH_ARMS), lift_drawn(2)),
            if_(total_exceeds("ability"), find(), capture()),
            when="control",
            times=1,
            targets=target(enemy_character(state="missing", where="here")),
        ),
    ),
    "8_100": card(
        constant(gains("power", 2), conditions=there_is(WITH_ARMS)),
        constant(fires_cheaper(1, WITH_ARMS)),
        constant(gains("forfeit", 2, character(mark="stormtrooper", ability_most=1, where="here"))),
    ),
    "8_101": card(
        own_cost(costs(0), conditions=deploys_to(cards(named="Blizzard Scout 1"))),
        rides(2, COMBAT),
        rides(1, cards("vehicle", mark="at-st")),
        constant(draw_anyway(1), conditions=piloting(cards(named="Tempest Scout 1"))),
        constant(bars("react_to", "react_from", cards(whose="opponent"))),
    ),
    "8_102": card(
        flies(2),
        constant(
            attrition_pairs(
                2,
                own_character(mark="biker scout", state="present"),
                own_character(mark="trooper", not_mark="biker scout", state="present"),
            ),
            conditions=this_is(cards(state="in_battle", at=site(icon="exterior"))),
        ),
    ),
    "8_103": card(
        constant(gains("power", 2), conditions=there_is(RENZ)),
        constant(immune_below(0, RENZ), left_out()),
    ),
    "8_104": card(
        rides(2, COMBAT),
        constant(raise_each_destiny(1, cards("weapon", aboard=IN_COMBAT))),
        constant(
            raise_each_destiny(1, cards("weapon", aboard=IN_COMBAT)),
            conditions=there_is_one_of(
                cards(of="this", aboard=cards(named="Tempest Scout 2")), character(named="Major Marquand", state="present")
            ),
        ),
    ),
    "8_105": card(
        constant(total_power(1, per=own_character(mark="trooper", state="present"))),
        on_endor(gains("forfeit", 1, own_character(mark="trooper", at=ENDOR_SITE))),
        on_endor(hinder("charges", 1)),
        printed(brings(own_character("imperial"))),
        *(
            action(react_deploy(), when=when, conditions=[may_reinforce(), AT_BUNKER, this_is(cards(where="there"))])
            for when in ("battle_begins", "drain")
        ),
    ),
    "8_106": card(
        rides(3, COMBAT),
        constant(
            add_destiny(1),
            more_immunity(2, IN_COMBAT),
            conditions=[
                piloting(COMBAT),
                there_is(character(named="Lieutenant Watts", state="piloting", aboard=cards("vehicle", of="piloted"))),
            ],
        ),
    ),
    "8_107": card(
        own_cost(costs_less(1), conditions=deploys_to(location("site", icon="mobile", not_at=location("site", system="Cloud City")))),
        constant(gains("power", 1), conditions=this_is(cards(state="defending"))),
        constant(gains("power", 1), conditions=this_is(cards(state="defending", at=location("site", icon="interior")))),
        constant(most_destinies(1), conditions=[IN_BATTLE, there_is(enemy_character(mark="operative", state="in_battle"))]),
    ),
    "8_108": card(
        constant(
            gains(
                "cost", 2, character(not_mark=["ewok", "spy", "scout"], whose="opponent", zone="hand", at=site("Endor", not_named=LANDING))
            ),
            conditions=AT_BUNKER,
        ),
        constant(retrieves_less_by(3, ["On The Edge", "Off The Edge"])),
    ),
    "8_109": card(
        constant(gains("forfeit", 2), conditions=there_is(character(named="Major Hewex", where="here"))),
        constant(
            gains("cost", 1, cards(type=["starship", "vehicle"], not_named="Ewok Glider", whose="opponent", zone="hand", at=ENDOR)),
            gains(
                "cost",
                1,
                cards(
                    type=["starship", "vehicle"],
                    not_named="Ewok Glider",
                    whose="opponent",
                    zone="hand",
                    at=location("site", icon="mobile", whose="own", orbiting=ENDOR),
                ),
            ),
            conditions=there_is_one_of(cards(of="this", at=BUNKER), cards(of="this", aboard=own_ship(mark="star destroyer"), at=ENDOR)),
        ),
    ),
    "8_111": card(
        flies(2),
        rides(1, SPEEDER),
        action(
            draw_destiny(1),
            subtract_drawn(),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, there_is(own_character(mark="biker scout", other=True, state="in_battle"))],
        ),
    ),
    "8_112": card(
        rides(3, SPEEDER),
        constant(raise_sum(2), conditions=[IN_BATTLE, there_is(character(named="Corporal Avarik", state="in_battle"))]),
        constant(lets("settle_all"), conditions=there_is(own_character(mark="biker scout", other=True, where="here"))),
    ),
    "8_115": card(printed(joins_battle(location("site", state="battleground")))),
    "8_113": card(
        rides(3, SPEEDER),
        printed(
            reacts_from_hand(less=1, place=WOODS),
            reacts_from_hand(less=1, place=site("Endor", icon="exterior", not_mark=["forest", "jungle"])),
        ),
        constant(raises_rolls(2, ["High-speed Tactics", "Get Alongside That One"], cards("vehicle", of="piloted"))),
    ),
    "8_114": card(
        constant(
            shelters("Alter", cards("effect", named="Spice Mines Of Kessel", aiming=character(named="Sergeant Tarl"))),
            retrieves_more_by(4, ["Spice Mines Of Kessel"]),
            conditions=there_is(cards("effect", named="Spice Mines Of Kessel", aiming=character(named="Sergeant Tarl"))),
        ),
        constant(retrieves_less_by(3, ["Noble Sacrifice"])),
    ),
}
