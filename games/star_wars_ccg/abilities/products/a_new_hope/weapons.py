"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude, expose
from games.star_wars_ccg.abilities.operations.rules.answers import any_drawn_as_many
from games.star_wars_ccg.abilities.operations.rules.for_a_while import set_for_good
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_battle,
    choose,
    draw_destiny,
    if_,
    lose,
    pick,
    put_on_used,
    raise_,
    steal,
)
from games.star_wars_ccg.abilities.operations.weapons import backfires, drawn, lift_drawn, sharpen, shoot, walks
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    hits_easier,
    hits_harder,
    instead,
    left_out,
    lost,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_exceeds_ability,
    host_is,
    it_is,
    target,
    target_is,
    there_is,
    this_is,
    total_exceeds,
    total_is,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.a_new_hope.common import reinforces_space
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING
from games.star_wars_ccg.abilities.products.premiere.weapons import PILOTS, WARRIORS, seeker


def hunting_rifle(*names: str) -> Declared:
    """A rifle that costs these characters less."""
    return card(
        printed(
            deploys_on(1, own_character(named=list(names))),
            deploys_on(3, own_character(not_kind="droid")),
            fires(1, LIVING),
            hits_harder(1, character()),
            hits_easier(2, cards("creature")),
        ),
    )


def sudden(name: str, more: int) -> Declared:
    """A weapon is fired in the control phase, better by this character; a character weapon may also be fired at a seeker."""
    seekers = expose(4, cards("weapon", mark="seeker"), until="shot")
    return card(
        lost(
            if_(target_is(cards(aboard=character(named=name))), sharpen(more, until="shot")),
            if_(target_is(cards("weapon", kind="character")), seekers),
            shoot(),
            when="control",
            targets=target(cards("weapon", whose="own", state="ready")),
        ),
        lost(
            if_(target_is(character(named=name)), sharpen(more, until="shot")),
            seekers,
            shoot(),
            when="control",
            targets=target(own_character(state="ready")),
        ),
    )


# The starship that carries the droid with the extinguisher.
ITS_SHIP: Final = ship(holding=character(holding=cards(of="this")))
TRAP_HERE: Final = cards("effect", named="Program Trap", where="here")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "2_26 2_114": card(
            printed(deploys_on(0, cards("vehicle", named="Sandcrawler", whose="own"))),
            action(
                draw_destiny(1),
                if_(destiny_exceeds_ability(), put_on_used("target")),
                left_out(),
                when="control",
                times=1,
                targets=target(character(state="present")),
            ),
        ),
        "2_27": card(printed(deploys_on(1, own_ship())), *reinforces_space("battle_begins")),
        "2_28": card(
            printed(deploys_on(1, location("site")), walks()),
            action(
                choose([raise_("power", 1, until="turn")], [raise_("forfeit", 1, until="turn")]),
                when="control",
                times=1,
                targets=target(character(state="present")),
            ),
            action(cancel(), when="control", times=1, costs=use(2), targets=target(cards("weapon", mark="seeker", state="present"))),
        ),
        "2_29": card(
            printed(deploys_on(1, cards("vehicle", whose="own", not_kind="creature"))),
            constant(gains("power", "landspeed", 1, HOST)),
            action(
                pick(1, cards(type=["effect", "interrupt"], whose="opponent", zone="held")),
                put_on_used(PICKED),
                when="played",
                times=1,
                conditions=[
                    it_is(cards("interrupt", named="Radar Scanner", whose="own")),
                    there_is(cards(type=["effect", "interrupt"], whose="opponent", zone="held")),
                ],
                costs=use(1),
            ),
        ),
        "2_77": card(
            printed(
                deploys_on(7, own_character(skill="warrior"), less_power=True),
                fires(7, LIVING, less_power=True),
                hits_easier(1, character()),
                hits_easier(2, cards("creature")),
            ),
        ),
        "2_79": hunting_rifle("Luke", "Owen Lars"),
        "2_80": card(*seeker(character(named="Motti", ability_most=2, state="present"), PILOTS)),
        "2_81": card(
            printed(deploys_on(1, own_ship(mark=["y-wing", "b-wing"])), fires(1, ship())),
            instead(lose(cards("weapon", aboard=cards(of="target"))), set_for_good("defence", "hyperspeed", 0), targets=target(ship())),
        ),
        "2_158": card(printed(deploys_on(1, own_ship(mark="tie")), fires(1, ship()), hits_harder(2, ship("capital")))),
        "2_159": card(printed(deploys_on(0, own_character(mark="jawa")), fires(0, LIVING, minus=1), backfires(0))),
        "2_160": card(*seeker(character(named="Leia", ability_most=2, state="present"), WARRIORS)),
        "2_162": hunting_rifle("URoRRuR'R'R", "Chief Bast"),
        "2_57": sudden("Han", 1),
        "2_139": sudden("URoRRuR'R'R", 2),
        "2_78": card(
            printed(
                deploys_on(1, own_character(mark="jawa")),
                deploys_on(3, own_character(skill="warrior", not_mark="jawa")),
                fires(1, character()),
            ),
            drawn(lift_drawn(1), if_(total_exceeds("forfeit"), steal()), targets=target(character("droid"))),
            drawn(if_(total_is("guard"), exclude()), targets=target(character(not_kind="droid"))),
        ),
        "2_25": card(
            printed(deploys_on(0, own_character("droid", mark="astromech droid"))),
            constant(shelters("Program Trap", character(where="here"))),
            automatic(
                cancel(TRAP_HERE),
                at="drawn",
                conditions=[this_is(cards(at=location("site"))), there_is(TRAP_HERE), any_drawn_as_many(character(where="here"))],
            ),
            constant(shelters("Lateral Damage", ITS_SHIP), cannot("be_ionized", who=ITS_SHIP)),
            action(
                lose(THIS),
                cancel_battle(),
                when="battle_begins",
                conditions=[
                    host_is(character(named="R2-D2")),
                    this_is(cards(state="present", at=location("site", state="in_battle"))),
                ],
            ),
        ),
    }
)
