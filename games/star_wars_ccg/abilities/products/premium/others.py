"""The other cards of the introductory sets, tournament boxes and premium boxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import opponent_drew
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.moving import needs_speed
from games.star_wars_ccg.abilities.operations.objectives import ends_in, first_hand, starting, starts_holding
from games.star_wars_ccg.abilities.operations.rules.limits import walks_dearer
from games.star_wars_ccg.abilities.operations.rules.people import pays_losses
from games.star_wars_ccg.abilities.operations.rules.protection import counts_for, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel,
    cancel_drain,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    may,
    more_destiny,
    pick,
    raise_,
    return_to_hand,
    shuffle,
    stop,
    take,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.amended import count_use, more_settled, pass_over, used_below
from games.star_wars_ccg.abilities.operations.texts.changed import as_title, cancels_each, lends
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    deploys_only,
    drain,
    fires,
    gains,
    hits_easier,
    immune,
    immune_to,
    instead,
    lets,
    loses,
    lost,
    printed,
    set_to,
    used,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_exceeds_ability,
    destiny_least,
    it_is,
    opponent_won,
    opponents_destiny,
    opponents_turn,
    piloting,
    target,
    there_are_most,
    there_is,
    there_is_one_of,
    this_is,
    total_exceeds,
    total_is,
    use,
    you_control,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import drains_more, flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, fires_sidearms
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to, free_beside


def early(system: str, enemies: int, *texts: Any) -> Declared:
    """A hero of an introductory set: to this system, and only while the opponent has no more unique characters than this."""
    few = there_are_most(enemies, enemy_character(unique=True))
    return card(deployment(deploys_only(location("site", system=system)), conditions=few), *texts)


def smith() -> Declared:
    """An alien who brings another one, and lets more come nearby."""
    beside = own_character("alien", zone="hand", at=site("Tatooine"), where="near")
    return card(
        automatic(may(*search(own_character("alien", not_unique=True, zone="reserve"))), at="entry"),
        flies(2),
        constant(loses("cost", 1, beside)),
    )


def recruit(kind: str, name: str) -> Declared:
    """A trooper in training (Rebel or Imperial), whose forfeit beside an older one pays for all attrition."""
    leader = character(kind, mark="leader")
    fellow = character(kind, not_unique=True, skill="warrior", state="present")
    older = there_is_one_of({**leader, "where": "here"}, character(kind, mark=OLD[kind], not_named=name, where="here"))
    return card(
        free_beside(leader),
        action(raise_("power", 1, until="turn"), times=1, targets=target(fellow)),
        constant(lets("settle_attrition", who=THIS), conditions=older),
    )


def countered(*names: str) -> list[Any]:
    """The texts of a Lost Interrupt that cancel these cards, as they are used or on the table."""
    named = cards(named=list(names))
    return [lost(cancel_it(), when="used", conditions=it_is(named)), lost(cancel(), targets=target(named))]


def held_back(*cancelled: str) -> list[Any]:
    """An Interrupt that cancels a Force drain at a site under a system that its player controls, or one of these cards."""
    below = location("site", state="draining", beside=location("system", state="controlled"))
    return [used(cancel_drain(), when="drain", conditions=[opponents_turn(), there_is(below)]), *countered(*cancelled)]


STUNNED: Final = {**LIVING, "not_named": ["Rancor", "Sarlacc"]}


def stun_blaster() -> Declared:
    return card(
        printed(deploys_on(0, own_character(skill="warrior")), fires(2, STUNNED, plus=1), hits_easier(2, cards("creature"))),
        instead(return_to_hand(), targets=target(character())),
        instead(lose(), targets=target(cards("creature"))),
    )


MARA: Final = ["Mara Jade", "Mara Jade, The Emperor's Hand"]
COURT: Final = ["Boelo", "Bib", "Bib Fortuna", "Ephant Mon", "Jabba's Sail Barge", "Jabba's Space Cruiser", "Hutt Influence"]
OLD: Final = {"rebel": "trooper", "imperial": "trooper"}
FIGHTER: Final = own_ship("starfighter", not_unique=True, zone="lost")
T_47: Final = cards("vehicle", mark="t-47 snowspeeder", whose="own")
HOTH_OUTSIDE: Final = location("site", icon="exterior", system="Hoth")
COMBAT: Final = cards("vehicle", kind="combat", whose="own", zone="hand", where="here")


def luck(assault: str, masters: list[str]) -> Declared:
    """An Effect that strengthens its player against an assault, and hides the opponent's masters from Sense and Alter."""
    sensed = it_is(cards("interrupt", named=["Sense", "Alter"], whose="opponent"))
    return card(
        printed(deploys_beside(0)),
        action(
            more_settled(), when="used", once_a="event", costs=use(1), conditions=it_is(cards("interrupt", named=assault, whose="opponent"))
        ),
        action(pass_over(), when="used", conditions=sensed, costs=use(1), targets=target(enemy_character(mark=masters, state="eligible"))),
    )


IN_RESERVE: Final[Any] = {"whose": "own", "zone": "reserve"}
ECHO_SITE: Final = cards("location", kind="site", titled="Echo", **IN_RESERVE)
HUNTER_IN_HAND: Final = cards("character", mark="bounty hunter", zone="held", whose="own")

# What Jodo Kast fires.

# Those who serve, and the place of the Effect while it may save them from a drain this turn.
SERVITUDE: Final = cards("effect", named="Forced Servitude", whose="own", state=["working", "unused"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "109_7": card(
        used(activate(1)),
        starting(
            starts_holding(1, location(mark="prison")),
            starts_holding(1, cards("character", mark="bounty hunter")),
            starts_holding(1, cards("weapon", arms_with=HUNTER_IN_HAND), up_to=True),
            starts_holding(1, cards("starship", matching_to=HUNTER_IN_HAND), up_to=True),
            first_hand(6),
            ends_in("reserve"),
        ),
    ),
    "112_20": card(
        *(constant(needs_speed(1, own_character(not_mark="jawa", state="slowable")), half=half) for half in ("light", "dark")),
    ),
    "101_2": early("Tatooine", 1, constant(gains("forfeit", 1, own_character(skill="warrior", where="near")))),
    "101_4": card(
        action(deploy(location(mark="docking bay")), shuffle("reserve"), half="dark", when="deploy", conditions=you_control()),
        constant(drain(2), half="light", conditions=[you_control(), there_is(own_character("rebel", ability_least=3, state="present"))]),
    ),
    "101_5": early(
        "Death Star",
        1,
        automatic(
            draw_destiny(1),
            if_(destiny_least(5), pick(1, own_character("imperial", state="present")), lose(PICKED)),
            at="battle_over",
            conditions=[opponent_won(), this_is(cards(state="in_battle"))],
        ),
    ),
    "102_7": card(
        constant(set_to("cost", 0, own_character(named="Tarkin", zone="hand", where="here")), half="dark"),
        constant(gains("forfeit", 2, character("imperial", ability_least=3)), half="dark", conditions=you_control()),
        drains_more("light"),
    ),
    "104_1": early("Hoth", 2),
    "104_2": card(
        lost(*search({**T_47, "zone": "reserve"}), conditions=there_is(own_character(skill="pilot", at=HOTH_OUTSIDE)), costs=use(2)),
        lost(more_destiny(1), when="battle", conditions=there_is({**T_47, "state": ["defending", "alone", "run"], "at": site()})),
    ),
    "104_4": card(
        constant(loses("cost", 1, own_character("imperial", zone="hand", where="here")), loses("cost", 1, COMBAT), half="dark"),
        drains_more("light"),
    ),
    "104_6": early("Hoth", 2, constant(gains("forfeit", 1, character(mark="snowtrooper", where="here")))),
    "106_1": smith(),
    "106_5": card(
        *held_back("Counter Assault", "Elis Helrot", "It's Worse", "Limited Resources", "Scanning Crew", "Tallon Roll"),
        lost(pick(1, FIGHTER), take(PICKED), conditions=there_is(FIGHTER), costs=use(3)),
    ),
    "106_6": recruit("rebel", "Rebel Trooper Recruit"),
    "106_8": card(
        drains_more("light"),
        constant(drain(1), half="light", conditions=[you_control(), there_is(cards(named="Vaporator", state="present"))]),
        constant(drain(1), half="dark", conditions=[you_control(), there_is(cards(mark="tusken raider", state="present"))]),
    ),
    "106_11": smith(),
    "106_16": recruit("imperial", "Stormtrooper Cadet"),
    "106_17": card(
        *held_back("Collision!", "Hyper Escape", "It Could Be Worse", "Nabrun Leids", "Surprise Assault"),
        lost(lose_force(1), pick(1, FIGHTER), take(PICKED), conditions=there_is(FIGHTER)),
    ),
    "106_18": card(
        drains_more("dark"),
        constant(drain(1), half="dark", conditions=[you_control(), there_is(cards(named="Gaderffii Stick", state="present"))]),
    ),
    "110_2": card(
        cheaper_to(2, "Tatooine"),
        constant(loses("power", 2), conditions=there_is(character(named="Vader", state="present"))),
        flies(2),
        action(
            draw_destiny(1),
            if_(destiny_exceeds_ability(), return_to_hand()),
            when="battle",
            once_a="battle",
            conditions=this_is(cards(state="in_battle")),
            targets=target(enemy_character("alien", state="present")),
        ),
        constant(immune(4)),
    ),
    "110_11": card(
        printed(deploys_on(1, own_character(named=MARA)), fires(0, LIVING, draws=2), voids_forfeit(character())),
        constant(drain(1)),
    ),
    "112_5": card(
        flies(2),
        constant(gains("power", 1, PILOTED), conditions=piloting(cards("vehicle"))),
        constant(lets("move_free", who=PILOTED), add_destiny(1), conditions=piloting(cards("vehicle", kind="transport"))),
    ),
    "112_8": stun_blaster(),
    "112_17": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(deploy(cards(whose="own", named=COURT)), shuffle("reserve"), times=1, conditions=your_turn()),
        constant(immune(6, own_character("alien", aboard=cards(named="Jabba's Sail Barge")))),
    ),
    "112_19": stun_blaster(),
    "112_7": card(
        printed(deploys_beside(0)),
        action(
            choose(
                [deploy(cards(named=["Underworld Contacts", "R2-D2", "C-3PO"]))],
                [deploy(character(named=["Lando", "Leia"], expansion="jabbas-palace"))],
            ),
            shuffle("reserve"),
            times=1,
            conditions=your_turn(),
        ),
        constant(walks_dearer(1, enemy_character("alien", at=location(mark="jabbas palace site", hosting=character(named="Luke"))))),
    ),
    "102_5": card(
        *(
            action(
                silence(until="turn"),
                when=when,
                conditions=[*whose, used_below(character(mark="musician", other=True, where="here", at=location("site")))],
                costs=use(1),
                targets=target(enemy_character("alien", state="present")),
            )
            for when, whose in (("control", []), ("control_begins", [opponents_turn()]))
        ),
    ),
    "102_1": luck("Counter Assault", ["dark jedi"]),
    "102_6": luck("Surprise Assault", ["jedi"]),
    "111_1": card(
        printed(deploys_on(0, location(mark="marker 1")), immune_to("Alter")),
        constant(
            shelters("Imperial Decree", location(system="Yavin 4")),
            cancels_each(cards("effect", named="S-foils")),
            cancels_each(cards(whose="own", inserting=True)),
        ),
        action(
            choose(
                [pick(2, ECHO_SITE, up_to=True), take(PICKED)],
                [pick(1, cards("effect", titled="Echo", **IN_RESERVE)), take(PICKED), may(pick(1, ECHO_SITE), take(PICKED))],
                [pick(1, cards("location", kind="system", icon="planet", light_icons=2, **IN_RESERVE), up_to=True), take(PICKED)],
            ),
            shuffle("reserve"),
            times=1,
            conditions=your_turn(),
        ),
    ),
    "110_9": card(
        action(void_destiny(), when="destiny", once_a="battle", conditions=[IN_BATTLE, opponents_destiny(), opponent_drew(2)]),
        *fires_sidearms(),
        printed(counts_for("Hidden Weapons")),
        constant(set_to("landspeed", 3)),
    ),
    "102_8": card(
        lost(
            draw_destiny(1),
            if_(total_exceeds("pilot"), stop(until="turn")),
            if_(total_is("pilot"), lose()),
            when="leap",
            conditions=it_is(enemy_ship()),
            targets=target(cards(of="it")),
        ),
    ),
    "106_14": card(
        printed(deploys_on(0, location(whose="opponent"))),
        constant(pays_losses(own_character("droid", zone="any"))),
        lends(
            as_title("Imperial Code Cylinder"),
            cancel_drain(),
            count_use(cards("effect", named="Forced Servitude", whose="own")),
            when="drain",
            conditions=[
                opponents_turn(),
                there_is(SERVITUDE),
                there_is(location(state="draining", hosting=own_character("droid"))),
            ],
        ),
        automatic(cancel(THIS), conditions=there_is(location(state="opposed", where="here"))),
    ),
}
