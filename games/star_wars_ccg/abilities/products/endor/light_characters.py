"""Rebels, Ewoks and droids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny, most_destinies, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, reacts_from_hand
from games.star_wars_ccg.abilities.operations.perils.attacks import attack_destiny, swap_prey
from games.star_wars_ccg.abilities.operations.rules.drains import drains_reserve
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guards import salvage
from games.star_wars_ccg.abilities.operations.rules.protection import keeps, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    choose,
    draw_destiny,
    go,
    if_,
    look_at_top,
    lose_force,
    may,
    pick,
    react,
    shuffle,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.amended import use_as_used
from games.star_wars_ccg.abilities.operations.travel.marches import flies_only
from games.star_wars_ccg.abilities.operations.weapons import more_immunity, own_icons, raise_each_destiny, raise_total_destiny, reset
from games.star_wars_ccg.abilities.ops import (
    HERE,
    THIS,
    action,
    attrition,
    automatic,
    card,
    constant,
    costs_less,
    drain,
    draw_anyway,
    gains,
    generation,
    immune,
    left_out,
    lets,
    loses,
    lower_destiny,
    own_cost,
    printed,
    raise_destiny,
    regenerates,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    destiny_exceeds_ability,
    gun_is,
    it_is,
    looked_is,
    may_react,
    opponent_attacks,
    opponents_destiny,
    shooter_is,
    shot_at,
    target,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    this_is_not,
    up_to_targets,
    use,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.endor.common import (
    ANY_EWOK,
    ENDOR_SITE,
    EWOK,
    IN_BATTLE,
    IN_THE_OPEN,
    IN_THE_WOODS,
    LANDING,
    ON_ENDOR,
    OUTSIDE,
    PRESENT_IN_THE_WOODS,
    ewok,
    fetches,
    on_endor,
    summons,
)
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies

SCANNING: Final = "Scanning Crew"
SCOUT: Final = own_character(mark="scout")
OTHER_SCOUT: Final = own_character(mark="scout", other=True)
REBEL_SCOUT: Final = own_character("rebel", mark="scout")
CANNON: Final = cards(named="Medium Repeating Blaster Cannon", whose="own", state="present")
COMRADES: Final = character(named=["Major Bren Derlin", "Colonel Cracken", "General Airen Cracken", "General Crix Madine"], where="here")
AT_WAR_ROOM: Final = this_is(cards(at=location(mark="war room", whose="own")))
# Where General Solo and his daughter-in-arms come more cheaply.
BATTLEGROUND: Final = location("site", icon="exterior", state="battleground")

LEFT_BEHIND: Final = own_character(mark="scout", other=True, state="left_behind", at=OUTSIDE)

ABILITIES: Final[Mapping[str, Declared]] = {
    "8_1": card(
        action(
            choose(
                [deploy(cards("weapon", kind="artillery"), at=location(where="here"))],
                [deploy(cards(named="Portable Fusion Generator"), at=location(where="here"))],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
        action(
            pick(1, location("site", state="in_walk")),
            go(THIS, PICKED),
            go("target", PICKED),
            when="move",
            conditions=this_is(cards(state=["movable", "standing"])),
            targets=target(CANNON),
            costs=use(1),
        ),
    ),
    "8_2": card(
        own_cost(costs_less(2), conditions=deploys_to(ENDOR_SITE)),
        flies(2),
        action(reset("defence", 4, THIS), when="aimed", once_a="event", conditions=it_is(cards(of="this"))),
        action(
            deploy(own_character(named=["Lumat", "Wuta"]), at=location(where="here"), most=2, free=True),
            shuffle("reserve"),
            when="deploy",
            times=1,
            conditions=ON_ENDOR,
        ),
    ),
    "8_3": card(*ewok(), summons(own_character(mark="ewok", not_unique=True), conditions=ON_ENDOR)),
    "8_4": card(
        constant(bars("react_to", cards(whose="opponent")), conditions=this_is(cards(at=location("site")))),
        summons(cards("device")),
        constant(shelters(SCANNING, character("rebel", ability_most=2, zone="any"))),
        constant(shelters(SCANNING, character("rebel", expansion="endor", zone="any"))),
    ),
    "8_5": card(
        action(
            salvage(),
            when="forfeited",
            times=1,
            conditions=[
                it_is(own_character()),
                there_is(location("site", state="scene", where="here")),
                there_is(cards(named=["FX-7 (Effex-Seven)", "FX-10 (Effex-ten)"], whose="own", where="here")),
            ],
        ),
        constant(keeps("forfeit", own_character(where="here"))),
        constant(keeps("forfeit", own_character(at=site("Hoth"))), conditions=this_is(cards(at=location(named="Hoth: Echo Med Lab")))),
    ),
    "8_6": card(
        constant(raise_each_destiny(1, cards("weapon", kind="character", aboard=cards(of="this")))),
        automatic(
            use_as_used(),
            at="aimed",
            conditions=[
                shooter_is(cards(of="this")),
                gun_is(cards(named="A280 Sharpshooter Rifle")),
                shot_at(character(where="adjacent")),
                there_is(cards("interrupt", named="Sorry About The Mess", whose="own", state="carried_out", zone="any")),
            ],
        ),
    ),
    "8_7": card(
        constant(
            gains("cost", 1, cards(type=["character", "vehicle", "starship"], whose="opponent", zone="hand", where="here")),
            conditions=[this_is(cards(at=BATTLEGROUND)), there_is(own_character(mark="scout", other=True, state="present"))],
        ),
        constant(
            gains("cost", 1, cards(type=["character", "vehicle", "starship"], whose="opponent", zone="hand", where="here")),
            conditions=[
                this_is(cards(at=BATTLEGROUND)),
                there_is(own_character(mark="scout", other=True, state="present")),
                there_is_no(cards(named="Goo Nee Tay")),
            ],
        ),
    ),
    "8_8": card(
        own_cost(costs_less(3), conditions=deploys_to(site(["Endor", "Dagobah"]))),
        own_cost(costs_less(3), conditions=deploys_to(cards(named="Tydirium", not_at=site(["Endor", "Dagobah"])))),
        constant(own_icons(1), conditions=this_is(cards(at=OUTSIDE))),
        constant(immune(4), left_out()),
    ),
    "8_9": card(
        constant(gains("power", 1), conditions=IN_THE_WOODS),
        constant(
            more_power_destiny(1),
            most_destinies(1),
            immune(4),
            conditions=[
                this_is(cards(state="in_battle", at=OUTSIDE)),
                there_is(enemy_character("alien", not_unique=True, state="in_battle")),
            ],
        ),
    ),
    "8_10": card(
        constant(loses("power", 1), conditions=this_is_not(cards(at=ENDOR_SITE))),
        on_endor(
            immune(2, own_character("rebel", mark="scout", ability_most=2, where="near", at=OUTSIDE)),
            immune(2, own_character(named="Lieutenant Page", where="near", at=OUTSIDE)),
        ),
    ),
    "8_11": card(
        *ewok(),
        printed(reacts_from_hand()),
        action(
            react(),
            when="battle_begins",
            conditions=[may_react(), there_is(own_character(mark="ewok", unique=True, where="there"))],
        ),
    ),
    "8_12": card(*ewok(), on_endor(draw_anyway(1), conditions=(there_is(character(mark="ewok", other=True, state="present")),))),
    "8_13": card(
        *ewok(), constant(lets("settle_attrition"), conditions=there_is(own_character(mark="ewok", ability_least=2, where="here")))
    ),
    "8_14": card(
        fetches(own_character(mark="scout", ability_most=2)),
        constant(
            more_immunity(1, SCOUT),
            conditions=there_is_one_of(
                cards(of="this", at=location(mark="war room", whose="own")), cards(of="this", aboard=own_ship("capital"))
            ),
        ),
    ),
    "8_15": card(
        own_cost(costs_less(2), conditions=deploys_to(ENDOR_SITE)),
        own_cost(costs_less(2), conditions=deploys_to(cards(named=["Falcon", "Tydirium"], not_at=ENDOR_SITE))),
        flies(3),
        constant(immune(3)),
        action(
            void_destiny(),
            when="destiny",
            once_a="battle",
            conditions=[
                opponents_destiny(),
                IN_BATTLE,
                there_is_one_of(
                    character(named="Chewie", state="in_battle"), own_character(mark="scout", other=True, state="in_battle", at=OUTSIDE)
                ),
            ],
            costs=use(2),
        ),
    ),
    "8_16": card(*ewok(), constant(drains_reserve(site("Endor", where="near")))),
    "8_17": card(
        *ewok(),
        constant(
            drain(1, who=site("Endor", hosting=own_character(mark="ewok", other=True))),
            conditions=this_is(cards(at=ENDOR_SITE, state="present")),
        ),
    ),
    "8_18": card(
        constant(
            raise_each_destiny(1, cards("weapon", kind="character", aboard=cards(of="this"))),
            lets("refire", who=cards("weapon", named="A280 Sharpshooter Rifle", aboard=cards(of="this"))),
        ),
        automatic(
            pick(1, character(of="shot_at")), lower("forfeit", 3, PICKED, until="turn"), at="hit", conditions=shooter_is(cards(of="this"))
        ),
    ),
    "8_19": card(
        constant(raise_destiny(1), conditions=[this_is(cards(at=location("site"))), there_is(COMRADES)]),
        constant(
            raise_destiny(1),
            conditions=[
                this_is(cards(at=IN_THE_OPEN)),
                there_is_no(COMRADES),
                there_are(2, own_character(mark="scout", other=True, where="here")),
            ],
        ),
        constant(
            loses("cost", 1, own_character("rebel", mark="scout", zone="hand", where="here")),
            conditions=[this_is(cards(at=OUTSIDE)), this_is_not(cards(at=location(named=LANDING)))],
        ),
    ),
    "8_20": card(*ewok(), on_endor(raise_sum(1, who=site("Endor", hosting=EWOK)))),
    "8_21": card(*ewok(), on_endor(raise_total_destiny(1, cards("weapon", mark="ewok weapon", whose="own", at=ENDOR_SITE)))),
    "8_22": card(
        constant(lower_destiny(1, location("system")), gains("forfeit", 2, character("rebel", not_unique=True)), conditions=AT_WAR_ROOM),
        action(deploy(own_character("rebel", not_unique=True)), shuffle("reserve"), when="deploy", times=1),
    ),
    "8_24": card(
        *ewok(),
        printed(flies_only(cards("vehicle", mark="speeder bike"))),
        fetches(cards("interrupt", named="Free Ride"), when="control"),
    ),
    "8_25": card(
        *ewok(),
        action(
            swap_prey(),
            when="attacked",
            conditions=[
                it_is(character(other=True, state="present")),
                there_is(cards("creature", state=["attacking", "present"])),
                this_is(cards(state="standing")),
            ],
        ),
        constant(gains("power", 2), attack_destiny(1), conditions=this_is(cards(state="in_attack"))),
    ),
    "8_23": card(
        constant(immune(3)),
        constant(immune(4), conditions=PRESENT_IN_THE_WOODS),
        automatic(
            lose_force(2, whose="opponent"),
            at="attrition",
            conditions=[you_won(), this_is(cards(state="in_battle")), there_is(enemy_character("imperial", state="in_battle"))],
        ),
    ),
    "8_26": card(*ewok(), on_endor(generation(1, per=site("Endor", hosting=ANY_EWOK)))),
    "8_27": card(
        constant(set_to("landspeed", 2)),
        action(
            go(to=HERE),
            when="moved",
            conditions=[this_is(cards(state="subject")), there_is(LEFT_BEHIND)],
            targets=up_to_targets(60, LEFT_BEHIND),
        ),
        constant(more_immunity(1, own_character(mark="scout", state="present")), conditions=this_is(cards(at=OUTSIDE))),
    ),
    "8_28": card(
        action(
            look_at_top(1, revealed=True),
            if_(
                looked_is(own_character(mark="scout")),
                may(deploy(own_character(mark="scout", of="looked"), at=location(where="here"), free=True)),
            ),
            when="battle_begins",
            conditions=[
                opponent_attacks(),
                this_is(cards(state="in_battle", at=OUTSIDE)),
                there_is_no(own_character(not_mark="scout", ability_least=1, state="in_battle")),
                there_is_no(cards(type=["vehicle", "starship"], icon="pilot", whose="own", state="in_battle")),
            ],
        )
    ),
    "8_29": card(
        constant(
            aid("charges", 1, per=cards("weapon", named="Explosive Charge", where="here")),
            conditions=this_is(cards(at=location(named="Endor: Bunker"))),
        ),
        constant(left_out()),
    ),
    "8_30": card(
        *ewok(),
        on_endor(gains("forfeit", 1, own_character(mark="ewok", at=ENDOR_SITE))),
        on_endor(
            gains("forfeit", 1, own_character(mark="ewok", at=ENDOR_SITE)),
            conditions=(there_is(character(named="Logray", state="present")),),
        ),
    ),
    "8_31": card(
        printed(regenerates()),
        own_cost(costs_less(2), conditions=deploys_to(ENDOR_SITE)),
        constant(
            attrition(1, per=character(mark="ewok", state="in_battle")),
            conditions=this_is(cards(state="in_battle", at=location("site"))),
        ),
        constant(
            shelters(
                "Bad Feeling Have I",
                character(expansion=["cloud-city", "jabbas-palace", "endor"], at=location("site", where="same_or_related"), zone="any"),
            )
        ),
    ),
    "8_32": card(
        *ewok(),
        action(
            draw_destiny(1),
            if_(destiny_exceeds_ability(), exclude()),
            when="battle",
            once_a="battle",
            conditions=IN_BATTLE,
            targets=target(enemy_character(state=["present", "in_battle"])),
        ),
    ),
    "8_33": card(
        *ewok(),
        action(
            deploy(site("Endor")),
            shuffle("reserve"),
            when="deploy",
            times=1,
            conditions=this_is(cards(at=site("Endor", icon="exterior"))),
            costs=use(2),
        ),
    ),
}
