"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lift_shot_by
from games.star_wars_ccg.abilities.operations.moving import move_now
from games.star_wars_ccg.abilities.operations.perils.shots import destinies_beat_all
from games.star_wars_ccg.abilities.operations.rules.for_a_while import set_for_good
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, go, hit, if_, lose, pick
from games.star_wars_ccg.abilities.operations.travel.ways import aim_at
from games.star_wars_ccg.abilities.operations.weapons import (
    adds_own,
    crash,
    drawn,
    fired_by,
    fires_also,
    fires_into,
    hits_above,
    more_immunity,
    needs_power,
    raise_each_destiny,
    searches_better,
    shoot,
    throw,
)
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    hits_easier,
    hits_harder,
    immune,
    instead,
    lets,
    printed,
    used,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_beats,
    destiny_least,
    destiny_most,
    gun_is,
    host_is,
    it_is,
    last_is,
    shooter_is,
    target,
    there_is,
    there_is_no,
    this_is,
    unfired,
    up_to_targets,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND, armed_drain

# The droid that a generator serves.
SERVED: Final = character("droid", of="aim", state="present")
SKYWALKERS: Final = ["Luke", "Anakin", "Daughter Of Skywalker"]

EXTERIOR_SITE: Final = location("site", icon="exterior", at=location(icon="planet"))
WARRIOR: Final = own_character(skill="warrior")
# It is fired by a warrior who is with it, at the next site too.
ARTILLERY: Final = (fired_by(WARRIOR), fires_into(location("site", where="near")), needs_power())


def carried() -> Any:
    """Two warriors carry a weapon to a site that both can reach."""
    carrier = own_character(skill="warrior", state=["present", "movable", "standing"])
    other = own_character(skill="warrior", state=["present", "movable", "standing"], of="not_target")
    return action(
        pick(1, location("site", state="in_walk")),
        go("target", "picked"),
        go("target_2", "picked"),
        go(THIS, "picked"),
        when="move",
        costs=use(3),
        targets=[target(carrier), target(other)],
    )


def mine(*explosions: Any) -> Declared:
    """A mine that explodes when such a card comes to its site or moves across it: who, and what comes of it."""
    return card(
        printed(deploys_on(0, location("site", icon="exterior", hosting=own_character(mark="mining droid")))),
        *(
            automatic(draw_destiny(1), hurt, lose(THIS), at=time, conditions=it_is(who), targets=target({**who, "of": "it"}))
            for who, hurt in explosions
            for time in ("moved", "deployed")
        ),
    )


def beaten(number: str) -> Any:
    """What the destiny exceeds with 2 more is lost."""
    return if_(destiny_beats(number, 2), lose())


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "3_29": card(
            printed(deploys_on(0, own_character(mark="trooper"))),
            constant(lets("many_hands", who=HOST)),
            constant(immune(3, HOST), conditions=host_is(cards(at=location("site", icon="planet")))),
        ),
        "3_30": card(
            printed(deploys_on(0, own_character("rebel")), deploys_on(0, own_character(not_kind="rebel", skill="warrior"))),
            constant(
                gains("power", "forfeit", 1, HOST),
                shelters(["Frostbite", "Exposure", "Ice Storm"], HOST),
                conditions=host_is(cards(at=location("site", system="Hoth"))),
            ),
        ),
        "3_71": card(
            printed(deploys_on(0, own_character(named=SKYWALKERS, ability_least=4)), fires(0, LIVING, draws=2), voids_forfeit(character())),
            armed_drain(),
        ),
        "3_72": card(
            printed(
                deploys_on(2, EXTERIOR_SITE),
                fires(2, cards("vehicle")),
                hits_easier(2, cards("vehicle", armored=True)),
                hits_easier(1, cards("vehicle", maneuver_least=1)),
                *ARTILLERY,
            ),
            instead(crash(), targets=target(cards("vehicle", armored=True))),
        ),
        "3_75": card(printed(deploys_on(4, EXTERIOR_SITE), fires(2, ON_THE_GROUND), hits_easier(2, LIVING), *ARTILLERY)),
        "3_77": card(
            printed(deploys_on(3, location("site")), fires(2, LIVING, draws=2), *ARTILLERY),
            *(
                action(
                    throw(2),
                    if_(destinies_beat_all(), hit("target")),
                    when="battle",
                    conditions=[unfired(), this_is(cards(state="manned")), there_is(both)],
                    costs=use(2),
                    targets=up_to_targets(2, both),
                )
                for both in (enemy_character(state="in_battle", where="near"), cards("creature", where="near"))
            ),
            carried(),
        ),
        "3_78": card(
            printed(
                deploys_on(4, location("site", system=["Yavin 4", "Hoth"], icon="exterior")),
                fires(2, ship("capital"), plus=3),
                fires_into(location("system", where="related")),
                needs_power(),
            ),
            instead(
                lose(cards("weapon", kind="starship", aboard=cards(of="target"))),
                set_for_good("power", "hyperspeed", 0),
                targets=target(ship("capital")),
            ),
        ),
        "3_74": card(
            printed(
                deploys_on(2, cards("vehicle", mark="t-47 snowspeeder", whose="own")),
                fires(1, ON_THE_GROUND),
                hits_harder(1, LIVING),
                hits_easier(2, cards("vehicle")),
            ),
        ),
        "3_80": card(
            printed(
                deploys_on(1, own_ship("starfighter", not_named="Falcon")),
                deploys_on(0, own_ship(named="Falcon")),
                fires(1, LIVING, plus=1),
            ),
        ),
        "3_94": card(printed(deploys_on(3, own_ship(mark="star destroyer"))), constant(gains("defence", 2, HOST), more_immunity(2, HOST))),
        "3_96": card(
            printed(deploys_on(0, own_character(skill="warrior"))),
            constant(raise_each_destiny(1, cards("weapon", mark="blaster rifle", aboard=cards(of="host")))),
            constant(raise_each_destiny(1, cards("weapon", kind="artillery")), conditions=shooter_is(cards(of="host"))),
            constant(gains("power", 1, SERVED)),
            action(
                aim_at(),
                conditions=there_is_no(SERVED),
                targets=[target(cards(of="host")), target(character("droid", state="present"))],
            ),
        ),
        "3_158": card(
            printed(
                deploys_on(2, cards("vehicle", mark="at-at", whose="own")),
                fires(2, ON_THE_GROUND),
                hits_easier(1, LIVING),
                hits_easier(2, cards("vehicle")),
                fires_also(3, ship("starfighter")),
            ),
            constant(lets("reach")),
        ),
        "3_159": card(
            printed(
                deploys_on(3, location("site")),
                fires(2, ON_THE_GROUND, plus=1),
                fires_also(5, ship("starfighter")),
                fired_by(WARRIOR),
                needs_power(),
            ),
            carried(),
        ),
        "3_161": card(
            printed(
                deploys_on(0, own_character(mark="probe droid")),
                fires(0, LIVING),
                fires_also(5, cards("weapon", kind="artillery", whose="opponent")),
            ),
            instead(lose(), targets=target(cards("weapon", kind="artillery"))),
        ),
        "3_28": card(
            printed(deploys_on(2, WARRIOR)),
            constant(lets("fire_far", who=HOST)),
            action(
                shoot(),
                when="control",
                times=1,
                targets=target(cards("weapon", kind="artillery", whose="own", state="ready", where="same_planet")),
            ),
        ),
        "3_31": card(
            printed(deploys_on(0, own_character(mark="r-unit"))),
            constant(searches_better(3, who=location("site", where="near"))),
            action(
                move_now(on_foot=True),
                when="attacked",
                once_a="event",
                targets=target(own_character(of="it", state=["present", "movable"])),
            ),
        ),
        "3_73": card(
            printed(deploys_on(2, WARRIOR)),
            *(
                action(
                    throw(1),
                    if_(destiny_most(0), lose(cards(of="host"))),
                    if_(destiny_least(1), lose(cards(type=["character", "weapon", "device"], state="destiny_drawn", **where))),
                    lose(THIS),
                    when="battle",
                    conditions=[unfired(), host_is(cards(state="in_battle"))],
                    **aim,
                )
                for where, aim in (
                    ({"where": "here"}, {}),
                    ({"where": "with_target"}, {"targets": target(location("site", where="adjacent"))}),
                )
            ),
        ),
        "3_76 3_160": mine((character(state="standing", where="passing"), beaten("ability"))),
        "3_81 3_162": mine(
            (cards("vehicle", not_kind="creature", where="passing"), beaten("defence")),
            (ship("starfighter", where="passing"), if_(destiny_least(4), lose())),
        ),
        "3_79": card(
            printed(
                deploys_on(2, cards("vehicle", kind=["combat", "shuttle"], whose="own")),
                fires(1, cards("vehicle", mark=["at-at", "at-st"])),
                adds_own("defence"),
                hits_above(8),
            ),
            drawn(crash(cards(of="host")), conditions=last_is(0), targets=target(cards("vehicle"))),
            instead(crash(), targets=target(cards("vehicle"))),
        ),
        "3_47": card(
            used(
                lift_shot_by("ability"),
                when="aimed",
                conditions=gun_is(cards(named="Power Harpoon")),
                targets=target(own_character(skill="pilot", aboard=cards(of="shooter"))),
            )
        ),
    }
)
