"""Characters of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import total_power_pairs
from games.star_wars_ccg.abilities.operations.contests import trains
from games.star_wars_ccg.abilities.operations.fate import raise_printed_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until
from games.star_wars_ccg.abilities.operations.moving import bars, no_battle
from games.star_wars_ccg.abilities.operations.rules.guards import retarget
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, lose, pick, react, shuffle
from games.star_wars_ccg.abilities.operations.texts.amended import amends, in_text_of
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.weapons import immune_below
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    attrition,
    cannot,
    card,
    constant,
    deploys_only,
    draw_anyway,
    gains,
    immune,
    left_out,
    lets,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    may_react,
    piloting,
    shooter_is,
    target,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.amended import working
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

SABER: Final = cards("weapon", mark="lightsaber")
SOUGHT: Final = [
    [pick(1, character(zone="used", whose=each), up_to=True), lose(PICKED), shuffle("used", each)] for each in ("own", "opponent")
]
TIES: Final = own_ship(mark="tie", zone="reserve")
EXECUTOR_SITES: Final = site("Executor", zone="reserve", whose="own")
# Sites where the lieutenant's troopers are at home.
STATIONS: Final = cards(at=site(["Death Star", "Executor"]))
TROOPERS_HERE: Final = own_character(mark="trooper", where="here")
DOCKING_BAY: Final = this_is(cards(at=location(mark="docking bay")))
FIRST_OF_ALL: Final = own_character("droid", state="present")


def fetches(found: Mapping[str, Any], **also: Any) -> Any:
    """The text that takes such a card out of the Reserve Deck into the hand for 1 Force."""
    return action(*search(found), costs=use(1), **also)


def hunts(name: str) -> Any:
    """The text that makes the prey of a bounty hunter worthless."""
    return constant(set_to("forfeit", 0, character(named=name, state="present")))


EXECUTOR: Final = location("site", titled="Executor:")
HOSTS_CHIEFS: Final = location("site", hosting=cards(named=["Tarkin", "Chief Bast"]))
ON_EXECUTOR: Final = this_is(cards(at=EXECUTOR))
WITH_CHIEFS: Final = this_is(cards(at=HOSTS_CHIEFS))
KEPT_IN_LINE: Final = "Fear Will Keep Them In Line"
ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "4_1": card(
            printed(deploys_only(location("site", system=["Dagobah", "Cloud City"]))),
            flies(2),
            constant(immune(4)),
            action(deploy(SABER, on=cards(of="this"), free=True), shuffle("reserve"), when="deploy", once_a="game"),
        ),
        "4_2": card(
            printed(deploys_only(location("site", system="Dagobah"))),
            constant(immune(None)),
            constant(trains(1), conditions=this_is(cards(state="mentor"))),
            constant(
                no_battle(whose="opponent"),
                no_battle(whose="own"),
                conditions=[this_is(cards(state="present")), there_is_no(enemy_character(ability_least=4, state="present"))],
            ),
            constant(
                cannot("attack", "be_attacked", who=cards("creature", where="here")),
                conditions=[this_is(cards(state="present")), there_is_no(enemy_character(ability_least=4, state="present"))],
            ),
        ),
        "4_91": card(
            constant(total_power_pairs(1, own_character("alien", state="present"), FIRST_OF_ALL), conditions=this_is(cards(at=GROUND))),
            action(
                choose(*SOUGHT),
                when="battle",
                once_a="battle",
                conditions=there_is(character(named="Zuckuss", state="present")),
                costs=use(1),
            ),
            constant(lets("begin_battles", "be_battled")),
        ),
        "4_92": card(
            flies(2),
            at_home_in("Hound's Tooth", destiny=True),
            constant(attrition(1), conditions=this_is(cards(at=GROUND))),
            hunts("Chewie"),
        ),
        "4_93": card(
            flies(2),
            constant(immune(4, PILOTED), conditions=piloting(cards(named="Avenger"))),
            action(retarget(), targets=target(cards("effect", kind="utinni", state="aims_at_another"))),
            constant(
                cannot("be_forfeited", who=own_character(other=True, state="unhit", where="here")),
                conditions=this_is(cards(state="in_battle")),
            ),
        ),
        "4_94": card(flies(2), constant(lets("move_free", who=PILOTED))),
        "4_95": card(
            flies(2),
            fetches(TIES, when="control", times=1, conditions=host_is(ship(mark="star destroyer"))),
            fetches(TIES, when="control", times=1, conditions=DOCKING_BAY),
        ),
        "4_96": card(
            *(
                action(*search(EXECUTOR_SITES), when="deploy", times=1, costs=use(2), conditions=where)
                for where in (host_is(ship(named="Executor")), this_is(cards(at=site("Executor"))))
            )
        ),
        "4_97": card(
            constant(gains("power", 1, PILOTED), bars("react_to", "react_from", cards(whose="opponent"))),
            constant(gains("defence", 1, PILOTED), conditions=piloting(cards(maneuver_least=1))),
        ),
        "4_98": card(
            constant(gains("power", 1), conditions=this_is(cards(at=site("Executor")))),
            constant(
                cannot("use_text", who=location(named="Death Star: Detention Block Control Room")),
                conditions=this_is(cards(at=location(named="Death Star: Detention Block Corridor"))),
            ),
            fetches(cards(named=["IT-O (Eyetee-Oh)", "Hypo"], zone="reserve", whose="own")),
        ),
        "4_99": card(
            fetches(cards(named=["Spice Mines Of Kessel", "Death Star: Detention Block Corridor"], zone="reserve", whose="own")),
            constant(
                plays_as("used", cards("interrupt", named="We Have A Prisoner", whose="own")),
                conditions=this_is(cards(at=location("site", icon="mobile"))),
            ),
        ),
        "4_100": card(flies(2), constant(gains("power", 1, per=enemy_character(state="present"))), hunts("Han")),
        "4_101": card(
            flies(2),
            action(
                lose(),
                when="hit",
                conditions=shooter_is(cards(of="this")),
                targets=target(character(of="it", where="here", at=GROUND)),
            ),
            constant(left_out()),
        ),
        "4_102": card(flies(2), constant(draw_anyway(1), conditions=piloting(ship(mark="star destroyer")))),
        "4_103": card(
            constant(draw_anyway(1), conditions=this_is(cards(at=GROUND))),
            constant(immune_below(0, enemy_character("alien", state="present"))),
        ),
        "4_104": card(
            constant(
                set_to("cost", 0, own_character(mark="trooper", zone="hand", where="here")),
                gains("power", "forfeit", 1, TROOPERS_HERE),
                conditions=this_is(STATIONS),
            ),
            fetches(cards(named="Tactical Support", zone="reserve", whose="own"), conditions=this_is(STATIONS)),
        ),
        "4_106": card(
            flies(2),
            fetches(cards(named=["Tractor Beam", "Our First Catch Of The Day", "Besieged"], zone="reserve", whose="own")),
        ),
        "4_107": card(
            flies(2),
            constant(immune(3)),
            *(action(react(), when=when, conditions=may_react()) for when in ("battle_begins", "drain")),
            action(
                set_until("forfeit", 0, until="turn"),
                when="battle",
                once_a="battle",
                conditions=this_is(cards(at=GROUND)),
                costs=use(1),
                targets=target(character("alien", ability_most=2, where="here")),
            ),
        ),
        "4_105": card(
            constant(gains("power", 2), conditions=ON_EXECUTOR),
            constant(gains("power", 2), conditions=[this_is_not(cards(at=EXECUTOR)), WITH_CHIEFS]),
            constant(
                gains("power", 2),
                conditions=[
                    this_is_not(cards(at=EXECUTOR)),
                    this_is_not(cards(at=HOSTS_CHIEFS)),
                    there_is(location("system", named="Death Star", state="blown_away")),
                ],
            ),
            constant(raise_printed_destiny(2, cards("effect", named=KEPT_IN_LINE, zone="any"))),
            amends(
                in_text_of(KEPT_IN_LINE),
                attrition(1, location("site", where="related")),
                conditions=[
                    there_is(location("system", "sector", where="here", state="controlled")),
                    working("Lieutenant Venka"),
                ],
            ),
        ),
    }
)
