"""Cards of the introductory sets and boxes whose texts change places, battles and what may be begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.draws.destinies import declare, titles_least
from games.star_wars_ccg.abilities.operations.fate import attrition_less, keep_drains, most_destinies
from games.star_wars_ccg.abilities.operations.fetching import carries_also, silence
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up, moves_cost_less, reacts_from_hand, suspends_pilot
from games.star_wars_ccg.abilities.operations.perils.attacks import bullseye
from games.star_wars_ccg.abilities.operations.perils.shots import draws_none
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import asks_to_control, guard_drains
from games.star_wars_ccg.abilities.operations.rules.limits import generates, unearth, walks_dearer
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.spies import break_cover, undercover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_it,
    choose,
    go,
    if_,
    lose_force,
    may,
    more_destiny,
    pick,
    raise_,
    retrieve_top,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by, plays_as, switches_off
from games.star_wars_ccg.abilities.operations.travel.marches import is_stowed
from games.star_wars_ccg.abilities.operations.travel.ways import shuttles_free
from games.star_wars_ccg.abilities.operations.weapons import draw_answer, drawn, lets_jump, lift_drawn, never_hits, sink_drawn, throw
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    deploys_beside,
    deploys_on,
    deploys_only,
    drain,
    fires,
    gains,
    holds,
    immune,
    immune_to,
    instead,
    left_out,
    lets,
    loses,
    lost,
    own_cost,
    permanent_pilot,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    deploys_to,
    it_is,
    piloting,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    unfired,
    use,
    wager_won,
    you_attack,
    you_control,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.palace import PALACE, brings, named, one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import OTHER_KINDS, by_code, cancels_named, reacts
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to

FIGHTS: Final = this_is(cards(state="in_battle"))
WALKERS: Final = {"state": ["standing", "movable"]}
VADER_NEAR: Final = [there_is_no(character(named="Vader", where=where)) for where in ("there", "beside_it")]
OPPOSING_PORT: Final = location("site", generic=True, whose="opponent")
COMERS: Final = cards(type=["character", "vehicle"], whose="own", zone="hand", at=OPPOSING_PORT)


# The troops that their own texts keep where they are.
GUARDS: Final = {"rebel": "Rebel Guard", "imperial": "Imperial Trooper Guard"}
# Where two aliens of the player have different titles.
GANG_LAND: Final = site("Tatooine", state="battleground", hosting_titles=own_character("alien"))


def guards(side: str) -> Any:
    """What a system does for the troops of the player who controls it."""
    troops = character(side, not_unique=True)
    return constant(
        gains("power", "forfeit", 1, troops),
        lets("move_anyway", who=character(titled=GUARDS[side])),
        half="light" if side == "rebel" else "dark",
        conditions=you_control(),
    )


def drained(half: str) -> Any:
    return constant(drain_less(1, whose="own"), half=half, conditions=you_control())


def crosses(start: Any, end: Any) -> Any:
    """The text by which aliens move between two sites in the move phase."""
    who = own_character("alien", **WALKERS, at=start)
    return action(go(to="target_2"), half="dark", when="move", costs=use(1), targets=[target(who), target(end)])


DENIAL: Final = cards("interrupt", named="None Shall Pass")
ROGUES: Final = cards("vehicle", mark="t-47 snowspeeder", titled="Rogue")
SHADOWED: Final = location("site", whose="opponent", where="related")
PASSAGES: Final = location(named="Jabba's Palace: Lower Passages")


def racing_skiff(*drivers: Mapping[str, Any]) -> Any:
    """A skiff that comes in reaction with an alien, or with one of these, to drive it."""
    aliens = character("alien", not_unique=True)
    return card(
        printed(
            holds(pilots=1, passengers=3),
            lets_jump(),
            *(reacts_from_hand(with_pilot=True, crew=driver) for driver in (aliens, *drivers)),
        ),
        *reacts(),
    )


ABILITIES: Final = by_code(
    {
        "101_1": card(
            constant(
                gains("power", 2, character(named=["Luke", "Obi-Wan"], at=site("Death Star"))),
                half="light",
                conditions=you_control(),
            ),
            constant(asks_to_control(2, who=site("Death Star")), half="dark", conditions=you_control()),
        ),
        "101_3": card(
            lost(
                if_(VADER_NEAR[0], if_(VADER_NEAR[1], raise_("power", 2, until="battle"))),
                go(to="target_2"),
                when="battle_begins",
                targets=[
                    target(own_character(named="Luke", **WALKERS, where="beside_it")),
                    target(location("site", state="subject")),
                ],
            ),
            *cancels_named(lost, ["Vader's Obsession"]),
        ),
        "102_4": card(
            printed(holds(pilots=1, passengers=1), shuttles_free(1)),
            constant(set_to("landspeed", 4)),
            *reacts(),
            action(bullseye(), times=1, targets=target(cards("creature", named="Womp Rat", state="present"))),
        ),
        "104_7": card(
            lost(
                *search(cards("vehicle", mark="at-at", zone="reserve", whose="own")),
                conditions=there_is(character(named="Veers", at=location("site", system="Hoth", icon="exterior"))),
                costs=use(2),
            ),
            lost(
                meanwhile(drain(2, location(system="Hoth")), until="turn"),
                conditions=there_are(3, location("site", system="Hoth", hosting=cards("vehicle", mark="at-at", whose="own"))),
            ),
        ),
        "106_2": card(guards("rebel"), drained("dark")),
        "106_12": card(guards("imperial"), drained("light")),
        "109_5": card(
            printed(holds(pilots=1), permanent_pilot(1), suspends_pilot(), crewed_by(character("alien")), is_stowed()),
            constant(gains("power", 1), conditions=there_is_no(own_character(state="piloting", aboard=cards(of="this")))),
            constant(gains("power", 2), conditions=this_is(cards(at=location(system=["Bespin"])))),
        ),
        "109_6": card(
            printed(fires(0, character()), draws_none(), never_hits()),
            drawn(silence(until="turn"), targets=target(character())),
            constant(add_destiny(1), conditions=[FIGHTS, there_is(cards(named=["Jabba", "Zuckuss"], where="here"))]),
        ),
        "109_9": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(*one_of(named("I Have You Now", "Evader")), times=1),
            constant(most_destinies(2, who=location("site", icon="mobile"))),
            action(lose_force(1), cancel_it(), when="used", conditions=it_is(cards(named="Clash Of Sabers"))),
            constant(shelters("Sense", cards("interrupt", named="Evader", whose="own", zone="any"))),
        ),
        "109_11": card(
            printed(fires(0, character(), plus=1), immune_to("Restraining Bolt")),
            instead(capture(), targets=target(character())),
            constant(lets("begin_battles"), shelters("Wioslea")),
            constant(add_destiny(1), conditions=this_is(cards(state=["in_battle", "alone"]))),
            constant(add_destiny(1), conditions=[FIGHTS, there_is(own_character(mark="bounty hunter", other=True, state="in_battle"))]),
        ),
        "110_5": card(
            constant(gains("power", 2, PILOTED)),
            action(
                throw(1),
                if_(
                    there_is(character(holding=cards("effect", mark="bounty"), where="here")),
                    may(choose([sink_drawn(1)], [lift_drawn(1)])),
                ),
                pick(1, enemy_character(state=["present", "destiny_drawn"])),
                capture(PICKED),
                when="battle",
                conditions=[unfired(), FIGHTS],
            ),
        ),
        "110_3": card(
            printed(deploys_only(PALACE)),
            constant(
                add_destiny(1),
                conditions=[
                    FIGHTS,
                    there_is(own_character("droid", other=True, state="in_battle")),
                    there_is(own_character("rebel", state="in_battle")),
                ],
            ),
            constant(set_to("cost", 0, own_character(named="R2-D2", zone="hand", where="here"))),
            constant(moves_cost_less("to", 9, own_character(named="R2-D2"))),
            action(retrieve_top(3), when="replaced", once_a="game", conditions=it_is(cards(of="this"))),
        ),
        "110_8": card(
            printed(holds(passengers=2), permanent_pilot(0), carries_also(cards("weapon", named="Ion Cannon"))),
            constant(gains("power", 2), gains("defence", 3), lets("begin_battles")),
            constant(add_destiny(1), conditions=[FIGHTS, you_attack()]),
        ),
        "110_10": card(
            flies(2),
            constant(gains("power", 2), conditions=there_is(cards(named="Sidious"))),
            brings(cards("weapon"), when="deploy", on=cards(of="this"), once_a="game"),
            constant(immune(4)),
            constant(left_out()),
        ),
        "111_3": card(
            printed(deploys_beside(0)),
            constant(immune(4, ROGUES), immune(6, {**ROGUES, "state": ["matched"]})),
            action(
                *one_of(
                    cards("character", kind="droid", mark="maintenance droid"),
                    named("Bacta Tank", "Lone Rogue", "Zev", "Derek 'Hobbie' Klivian"),
                    cards("character", named="Luke", expansion="hoth"),
                    cards("character", named="Wedge", expansion="special-edition"),
                ),
                times=1,
                conditions=your_turn(),
            ),
        ),
        "112_2": card(
            constant(cannot("attack", who=cards("creature", where="here")), half="light"),
            constant(total_power(2), half="light", conditions=there_is_no(character("rebel", state="present"))),
            constant(cannot("attack", who=cards("creature", where="here")), drain_less(1, whose="own"), half="dark"),
        ),
        "112_3": card(
            cheaper_to(2, "Tatooine"),
            constant(add_destiny(1), conditions=this_is(cards(state="in_battle", at=location("site", system="Tatooine")))),
            printed(fires(0, character(), plus=4), never_hits()),
            drawn(draw_answer("power"), if_(wager_won(), exclude()), targets=target(character())),
        ),
        "112_4": card(
            printed(deploys_beside(0), immune_to("Alter")),
            automatic(pick(1, cards(zone="lost", whose="own", state="topmost"), up_to=True), take(PICKED), at="entry"),
            constant(loses("cost", 3, COMERS), generates(1, who=OPPOSING_PORT), plays_as("lost", DENIAL)),
        ),
        "112_16": card(
            printed(deploys_beside(0), immune_to("Alter")),
            automatic(pick(1, cards(zone="lost", whose="own", state="topmost"), up_to=True), take(PICKED), at="entry"),
            constant(loses("cost", 3, COMERS), generates(1, who=OPPOSING_PORT)),
            constant(shelters("Honor Of The Jedi", cards("effect", "epic-event", "objective", not_kind=OTHER_KINDS))),
        ),
        "112_6": racing_skiff(),
        "112_18": racing_skiff(character(named=["Barada", "Klaatu"])),
        "112_9": card(
            constant(gains("power", 1, own_character(aboard=cards("vehicle"), where="here")), half="light"),
            constant(
                switches_off("dark", location(named="Tatooine: Jabba's Palace")),
                half="dark",
                conditions=there_is_no(location(where="here", state="controlled")),
            ),
        ),
        "110_1": card(
            printed(deploys_only(location("site"))),
            *(own_cost(costs_less(2), conditions=deploys_to(location("site", system=planet))) for planet in ("Tatooine", "Coruscant")),
            automatic(declare(1), at="entry"),
            constant(undercover(THIS), conditions=declared(1)),
            action(break_cover(THIS), when="deploy", conditions=[declared(1), this_is(cards(at=location("site")))]),
            constant(
                keep_drains(SHADOWED),
                drains_kept_up(SHADOWED),
                conditions=[declared(1), this_is(cards(at=location("site", whose="opponent")))],
            ),
            constant(immune(3)),
        ),
        "112_10": card(
            printed(deploys_on(0, location("site", system="Tatooine"))),
            constant(generates(1)),
            constant(keep_drains(who=GANG_LAND), guard_drains(who=GANG_LAND)),
            action(
                unearth(),
                costs=use(2),
                targets=target(location("site", system="Tatooine", whose="own", zone="beneath")),
            ),
        ),
        "112_11": card(
            printed(deploys_beside(0)),
            constant(keep_drains(who=GANG_LAND), guard_drains(who=GANG_LAND)),
            constant(
                attrition_less(2, location(state="in_battle")),
                conditions=titles_least(2, own_character("alien", not_unique=True, state="in_battle")),
            ),
        ),
        "112_12": card(
            action(
                go(to="target_2"),
                half="dark",
                when="move",
                costs=use(1),
                targets=[target(own_character("alien", **WALKERS, where="here")), target({**PALACE, "where": "elsewhere"})],
            ),
            action(
                go(to="here"),
                half="dark",
                when="move",
                costs=use(1),
                targets=target(own_character("alien", **WALKERS, where="elsewhere", at=PALACE)),
            ),
            constant(drain_less(1, whose="own"), half="light"),
            constant(switches_off("dark"), half="light", conditions=there_is(own_character(named="Lando", where="here"))),
        ),
        "112_13": card(
            constant(gains("power", 2, PILOTED)),
            constant(add_destiny(1), conditions=[FIGHTS, piloting(cards("vehicle", kind="transport"))]),
            action(
                more_destiny(1),
                when="battle",
                times=1,
                conditions=[
                    this_is(cards(state="piloting", at=location("sector", mark="cloud sector"))),
                    there_is(location("site", icon="exterior", state="in_battle", where="related")),
                ],
            ),
        ),
        "112_14": card(
            own_cost(costs_less(2), conditions=deploys_to(PALACE)),
            constant(add_destiny(1), conditions=[FIGHTS, there_is(own_character("alien", mark="leader", other=True, where="here"))]),
            constant(lets("escort"), walks_dearer(1), immune(4)),
            constant(cannot("be_shot"), conditions=there_is(own_character("alien", other=True, state=["present", "unhit"]))),
        ),
    }
)
