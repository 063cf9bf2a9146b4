"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.draws.counted import drawn_even
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, most_destinies, raise_drawn
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up, moves_cost_less
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.perils.shots import draws_none
from games.star_wars_ccg.abilities.operations.rules.protection import counts_for, keeps, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_it,
    carry_off,
    choose,
    may,
    pick,
    put_out,
    relocate,
    shuffle,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.weapons import aiming, battles_free, forbid
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    deploys_only,
    draw_anyway,
    fires,
    gains,
    immune,
    immune_to,
    left_out,
    loses,
    own_cost,
    printed,
    raise_destiny,
    set_to,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    gun_is,
    host_is,
    it_is,
    opponent_attacks,
    opponents_destiny,
    piloting,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, IN_BATTLE, fetches
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.shots import armed_drain

STUNNED: Final = character(ability_least=1, ability_most=3)
KYLO: Final = character(named="Kylo", where="here")
OTHERS: Final = character("rebel", other=True, where="here")
COMBAT: Final = cards("vehicle", kind="combat", whose="opponent", where="here")
SIDE: Final = choose([add_side_destiny("power", 1)], [add_side_destiny("attrition", 1)])
ARMED: Final = this_is(cards(at=location("site"), state="in_battle", holding=cards("weapon", mark=["blaster", "blaster rifle", "rifle"])))
IN_RED_5: Final = [IN_BATTLE, piloting(ship(named="Red 5"))]
NOT_IN_RED_5: Final = this_is_not(cards(state="piloting", aboard=ship(named="Red 5")))
PRESENT: Final = character(ability_least=1, ability_most=5, state=["present", "in_battle"])
THEED: Final = there_is(cards("objective", expansion="theed-palace"))
LEADER: Final = character("resistance", mark="leader", other=True, where="here")
STRANGERS: Final = cards(whose="own", state="able", not_mark="jawa", where="here")

AGENT_SITE: Final = location("site", where="elsewhere", hosting=character(mark="resistance agent"))

WAR_ROOM: Final = location(mark="war room")
# Where the Rebels have their bases.
BASES: Final = ["Hoth", "Yavin 4"]
NEAR_BASE: Final = location(system=BASES, where="same_or_related")

ABILITIES: Final[Mapping[str, Declared]] = {
    "208_1": card(
        constant(
            gains("guard", "forfeit", 1, character("resistance", where="here")),
            gains("guard", "forfeit", 1, ship(icon="resistance", where="here")),
        ),
        constant(add_destiny(1), conditions=[this_is(cards(at=location(episode_vii=True))), there_is(LEADER)]),
    ),
    "208_2": card(
        constant(gains("power", "guard", 2, HOST), shelters("Lateral Damage", who=HOST), conditions=host_is(ship())),
        constant(set_to("landspeed", 2)),
        printed(fires(0, STUNNED), draws_none()),
        aiming(forbid("use_text", until="turn"), targets=target(STUNNED)),
    ),
    "208_3": card(
        flies(2),
        constant(loses("power", "forfeit", 1, ship(mark="droid starfighter", where="here"))),
        *(
            action(choose([raise_drawn(1)], [lower_drawn(1)]), when=when, once_a="battle", conditions=[IN_BATTLE, drawn_even()])
            for when in DESTINIES
        ),
    ),
    "208_5": card(
        flies(2),
        constant(
            draw_anyway(1),
            cannot("be_immune", who=cards(where="here")),
            conditions=[piloting(ship(mark="x-wing")), this_is(cards(state="alone"))],
        ),
        fetches(cards(named="Sabotage"), when="control", times=1),
    ),
    "208_7": card(
        automatic(may(*search(own_character("resistance", not_unique=True, zone="reserve"))), at="entry"),
        constant(left_out()),
    ),
    "208_8": card(
        flies(3),
        action(SIDE, when="battle", once_a="battle", conditions=[ARMED, NOT_IN_RED_5]),
        action(SIDE, when="battle", once_a="battle", conditions=IN_RED_5),
        constant(plays_as("used", cards("interrupt", named="Run Luke, Run!"))),
        constant(immune(4)),
    ),
    "208_9": card(constant(keeps("forfeit", character("resistance", where="here"))), constant(left_out())),
    "208_11": card(
        flies(3),
        constant(
            gains("cost", 1, character("imperial", zone="hand", where="here")),
            gains("cost", 1, character(mark="bounty hunter", not_kind="imperial", zone="hand", where="here")),
        ),
        action(
            carry_off(cards(of="it", zone="lost")),
            when="lost",
            once_a="game",
            conditions=[it_is(character(mark="battle droid")), this_is(cards(at=location(state="scene")))],
        ),
    ),
    "208_13": card(
        flies(1),
        constant(attrition(2), conditions=there_is(COMBAT)),
        constant(attrition(2), conditions=[there_is_no(COMBAT), there_are(2, OTHERS)]),
        constant(shelters("Trample", character("rebel", where="here"))),
    ),
    "208_30": card(
        flies(3),
        constant(battles_free(), immune(6)),
        action(
            forbid("use_text", until="turn"),
            times=1,
            targets=target(enemy_character(ability_least=1, ability_most=3, at=location("site"), where="here")),
        ),
        printed(immune_to(["Sorry About The Mess", "Clash Of Sabers"])),
    ),
    "208_31": card(
        action(
            void_destiny(),
            when="shot",
            once_a="battle",
            conditions=[
                IN_BATTLE,
                opponents_destiny(),
                there_is(character(mark="stormtrooper", other=True, where="here")),
                gun_is(cards(mark=["automated", "lightsaber"])),
            ],
        ),
        printed(fires(0, character())),
    ),
    "208_32": card(
        automatic(may(*search(own_character(mark="royal guard", zone="reserve"))), at="entry"),
        action(
            cancel_it(),
            when="used",
            once_a="game",
            conditions=[
                this_is(cards(state=["in_battle", "present"], at=location("site"))),
                there_is(character("imperial", other=True, where="here")),
                it_is(cards("interrupt", state="open_to_sense")),
            ],
        ),
    ),
    "208_33": card(
        flies(2),
        own_cost(costs_less(2), conditions=there_is(KYLO)),
        constant(loses("forfeit", 2), conditions=there_is(KYLO)),
        action(
            pick(1, AGENT_SITE),
            relocate("target", to=PICKED),
            when="deploy",
            times=1,
            conditions=there_is(AGENT_SITE),
            targets=target(own_character(named="Kylo", where="here")),
        ),
    ),
    "208_34": card(
        armed_drain(),
        constant(raise_destiny(1)),
        printed(fires(0, character(), draws=2), voids_forfeit(character())),
    ),
    "208_35": card(
        action(*one_of(cards(named="Always Two There Are"), cards("character", mark="neimoidian")), once_a="game"),
        *(
            action(
                exclude(),
                when="battle_begins",
                once_a="event",
                conditions=[opponent_attacks(), IN_BATTLE, *reason],
                targets=target(PRESENT),
            )
            for reason in ([this_is(cards(state="alone"))], [this_is_not(cards(state="alone")), THEED])
        ),
        constant(immune(None)),
    ),
    "208_36": card(
        automatic(may(deploy(cards("defensive-shield", state="stocked"), pile="stacked")), at="entry"),
        constant(drains_kept_up(), conditions=this_is(cards(at=location(whose="opponent", state="battleground")))),
        constant(drains_kept_up(whose="opponent"), conditions=this_is(cards(at=location(whose="opponent", state="battleground")))),
        action(
            put_out(cards(of="it", zone="any")),
            when="played",
            once_a="game",
            conditions=it_is(cards("interrupt", whose="opponent")),
            costs=use(1),
        ),
    ),
    "208_37": card(
        flies(3),
        own_cost(costs_less(1), conditions=deploys_to(ship(named="Finalizer"))),
        constant(immune(8, PILOTED), conditions=piloting(ship(named="Finalizer"))),
        *(
            constant(immune(10, PILOTED), conditions=[piloting(ship(named="Finalizer")), there_is({**company, "where": "here"})])
            for company in (character("resistance"), ship(icon="resistance"))
        ),
        printed(counts_for("Imperial Command")),
    ),
    "208_10": card(
        printed(deploys_only(location("site", system="Tatooine"))),
        action(
            deploy(cards("weapon", named="Jawa Ion Gun"), on=cards(of="this"), free=True), shuffle("reserve"), when="deploy", once_a="game"
        ),
        *(
            constant(most_destinies(0), conditions=[this_is(cards(state="defending", at=place)), there_is_no(STRANGERS)])
            for place in (location(named="Tatooine: Dune Sea"), location("site", mark="desert"))
        ),
    ),
    "208_6": card(
        own_cost(costs_less(1), conditions=deploys_to(WAR_ROOM)),
        constant(
            cannot("be_shot", who=own_ship("capital", at=location("system", own_system=BASES))),
            *(
                moves_cost_less("to", 9, {**who, "at": NEAR_BASE}, location(where="same_or_related"))
                for who in (own_character("rebel"), cards("vehicle", mark=["t-47 snowspeeder", "t-47 sandspeeder"], whose="own"))
            ),
            conditions=this_is(cards(at=WAR_ROOM)),
        ),
    ),
}
