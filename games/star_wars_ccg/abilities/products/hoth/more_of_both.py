"""Cards of both sides that bar or open ways, look at hands, raise locations, and wait for targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import aid, forbids, put_on
from games.star_wars_ccg.abilities.operations.fate import no_drain, raise_printed_destiny, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, comes_after, moves_cost_less, no_battle, no_force
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.steps import (
    draw_destiny,
    go,
    if_,
    look_at_hand,
    lose,
    lose_force,
    mark_reached,
    may,
    pick,
    put_on_used,
    relocate,
    retrieve_top,
    shuffle,
    take,
    use_cost,
)
from games.star_wars_ccg.abilities.operations.travel.ways import look_at_random, look_by_icons, looks_more
from games.star_wars_ccg.abilities.operations.weapons import lift_drawn
from games.star_wars_ccg.abilities.ops import (
    HERE,
    HOST,
    THIS,
    action,
    aims_at,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    doom,
    laid,
    lets,
    lost,
    printed,
    total_power,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    claimed,
    declared,
    host_is,
    it_is,
    opponents_turn,
    out_generated,
    reached,
    target,
    there_is,
    there_is_no,
    total_exceeds,
    unclaimed,
    use,
    you_control,
    you_occupy,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.hoth.effects import ECHO_SITES
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

DOCKING_BAY: Final = "Hoth: Echo Docking Bay"
MOVING: Final = ["character", "vehicle", "starship"]
PROBE: Final = own_character(mark="probe droid")
DARK_SPIES: Final = cards("character", kind="droid", skill="spy", whose="opponent", zone="held")
MINES: Final = cards(named="Infantry Mine", whose="opponent", zone="held")
WALKER: Final = cards("vehicle", mark="at-at", whose="opponent", at=location("site", icon="planet"))
RAIDER: Final = own_character(skill="warrior", meeting=cards(of="target"))
GRENADE: Final = "Concussion Grenade"
WITH_SABER: Final = there_is(own_character(of="picked", state="sabered"))
WITH_GRENADE: Final = there_is(own_character(of="picked", holding=cards(named=GRENADE)))
ARMED: Final = [if_(WITH_SABER, lift_drawn(3)), if_(WITH_GRENADE, lift_drawn(3)), if_(WITH_SABER, if_(WITH_GRENADE, lift_drawn(1)))]
BURIED: Final = site("Hoth", zone="beneath", whose="own")
PATIENT: Final = cards(of="stacked", zone="stacked")
# Where the target of an Utinni Effect is.
WITH_AIM: Final = location(hosting=cards(of="aim"))


def shadow(named: str) -> Declared:
    """An Effect beside which, and beside this character, nobody has Force without presence."""
    areas = [location("site", where="near"), location("site", hosting=character(named=named))]
    return card(
        deployment(deploys_on(4, location("site")), conditions=out_generated(3)),
        constant(
            *(no_force(whose="own", who={**area, "state": ["vacant"]}) for area in areas),
            *(no_force(whose="opponent", who={**area, "state": ["clear"]}) for area in areas),
        ),
    )


def sent_by(*times: str) -> list[Any]:
    """The texts that put this Effect on Chewie when Han is lost or missing."""
    return [
        laid(put_on(), when=when, conditions=it_is(character(named="Han")), targets=target(character(named="Chewie"))) for when in times
    ]


def sent_to(who: Mapping[str, Any], system: str, expansion: str) -> Declared:
    """An Interrupt that moves a character to a site of this system, or for 1 Force to an occupied one of this set."""
    home = location("site", own_system=system)
    other = location("site", expansion=expansion, state="occupied")
    return card(
        lost(relocate(), when="control", targets=[target(who), target(home)]),
        lost(relocate(), when="control", costs=use(1), targets=[target(who), target(other)]),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "3_19": card(
            action(
                go(to=HERE),
                when="battle_begins",
                conditions=[your_turn(), there_is(location("site", state="subject", where="here"))],
                costs=use(1),
                targets=target(
                    own_character(
                        mark=["trooper", "stormtrooper"], state=["standing", "movable"], at=location(state="unfought"), where="adjacent"
                    )
                ),
            )
        ),
        "3_26": card(
            action(look_by_icons("dark"), when="control", times=1),
            constant(raise_printed_destiny(2, cards(titled="scan", whose="own", zone="reserve"))),
        ),
        "3_32": card(
            printed(deploys_beside(4)),
            action(
                stack(cards(of="it", zone="lost")),
                when="lost",
                once_a="event",
                conditions=[it_is(own_character(not_kind="droid", zone="lost")), there_is_no(PATIENT)],
            ),
            action(use_cost(), take(), when="deploy", targets=target({**PATIENT, "state": ["affordable"]})),
            automatic(lose(PATIENT), at="own_loss"),
        ),
        "3_39": card(
            printed(
                deploys_on(0, location("system", not_named="Hoth")),
                aims_at(ship(mark="medium transport", at=site("Hoth"))),
            ),
            automatic(
                retrieve_top(2, per=character(state="passenger", aboard=cards(of="aim"))),
                relocate(THIS, to=location("system", named="Hoth")),
                mark_reached(),
                conditions=[reached(), unclaimed()],
            ),
            constant(total_power(2, site("Hoth")), conditions=claimed()),
        ),
        "3_48": card(
            used(look_at_hand(), may(put_on_used(DARK_SPIES), put_on_used(MINES)), costs=use(1)),
            *cancels_named(used, ["Probe Telemetry"]),
        ),
        "3_50": card(
            used(
                pick(1, RAIDER),
                draw_destiny(1),
                *ARMED,
                if_(total_exceeds("defence"), lose(cards(named=GRENADE, aboard=cards(of="picked"))), lose()),
                when="control",
                targets=target(cards("vehicle", armored=True, meeting=own_character(skill="warrior"))),
            )
        ),
        "3_51": card(
            *(
                lost(
                    deploy(location("site", icon="exterior", where="its_system"), most=3),
                    shuffle("reserve"),
                    when=when,
                    conditions=it_is(WALKER),
                )
                for when in ("moved", "deployed")
            )
        ),
        "3_116": card(
            lost(
                deploy(location("system", where="its_system")),
                shuffle("reserve"),
                when="deployed",
                conditions=it_is(location("site", icon="planet", whose="opponent")),
            )
        ),
        "3_54": sent_to(own_character(expansion="hoth", ability_least=2), "Dagobah", "dagobah"),
        "3_58": card(
            action(
                unearth(),
                half="light",
                times=1,
                conditions=you_control(),
                costs=use(4),
                targets=target(BURIED),
            )
        ),
        "3_145": card(
            constant(aid("ignition", 1), half="dark", conditions=there_is(location("system", named="Hoth", state="ignited"))),
            constant(moves_cost_less("rise_from", 9, own_ship(), site("Hoth")), half="light", conditions=you_control()),
        ),
        "3_146": card(
            action(
                unearth(),
                half="dark",
                conditions=you_occupy(),
                targets=target(location(system="Hoth", zone="beneath", whose="own")),
            )
        ),
        "3_90": card(
            printed(comes_after(ship(mark="star destroyer"))),
            action(look_by_icons("light"), when="control", times=1),
            constant(lets("begin_battles", "be_battled", "drain")),
        ),
        "3_97": card(
            printed(deploys_on(0, PROBE), deploys_on(1, own_character("droid", not_mark="probe droid"))),
            constant(looks_more(2, HOST), conditions=host_is(PROBE)),
            action(
                look_at_random(1),
                when="control",
                times=1,
                conditions=[you_control(), host_is(character(not_mark="probe droid", at=location("site")))],
            ),
        ),
        "3_105": shadow("Vader"),
        "3_106": card(
            printed(deploys_on(0, location())),
            automatic(declare(2), at="own_turn", conditions=declared(1)),
            automatic(declare(1), at="own_control", conditions=you_control()),
            automatic(declare(2), at="drain_begun", conditions=[your_turn(), there_is(location(state="subject", where="here"))]),
            automatic(
                declare(1),
                at="control_ends",
                conditions=[your_turn(), you_control(), there_is(location(state="undrained", where="here"))],
            ),
            constant(no_force(), conditions=[declared(1), opponents_turn()]),
        ),
        "3_108": card(
            printed(forbids(["Let The Wookiee Win", "Wookiee Roar"])),
            *sent_by("lost", "missing"),
            automatic(lose_force(1, whose="opponent"), at="turn_end"),
            constant(doom(), conditions=there_is(character(named="Han"))),
        ),
        "3_109": card(
            printed(
                deploys_on(2, location(mark="war room", own_system=["Hoth", "Yavin 4"])),
                aims_at(character("rebel", forfeit_least=5)),
                aims_at(enemy_character(mark="leader")),
            ),
            constant(no_battle(who=WITH_AIM), no_drain(whose="opponent", who=WITH_AIM)),
            automatic(lose(THIS), conditions=reached()),
        ),
        "3_111": card(
            printed(deploys_on(0, location(named=DOCKING_BAY))),
            constant(
                bars("enter", cards(type=MOVING, not_at=location(named=ECHO_SITES))),
                bars("enter", cards(type=MOVING, at=location(named=DOCKING_BAY)), location(not_named=ECHO_SITES)),
                conditions=there_is(location(named=DOCKING_BAY, state="at_night")),
            ),
        ),
        "3_149": card(constant(moves_cost_less("to", 9, cards("vehicle", mark="at-at", whose="own")), half="dark")),
    }
)
