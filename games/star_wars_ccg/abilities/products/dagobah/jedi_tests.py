"""Jedi Tests, and what helps or hinders their apprentices (CCG-JED-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import (
    abandoned,
    asks_ability,
    attempt,
    begin_trial,
    burdened,
    complete_test,
    completed,
    may_attempt,
    not_completed,
    on_trial,
    quiet,
    rests,
    trains,
    trial_over,
)
from games.star_wars_ccg.abilities.operations.fate import lower_printed_destiny, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import trade
from games.star_wars_ccg.abilities.operations.moving import no_bonus
from games.star_wars_ccg.abilities.operations.steps import PICKED, lose, may, pick, relocate, shuffle, take
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    doom,
    gains,
    immune,
    immune_to,
    left_out,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import host_is, opponents_turn, settled, target, there_is, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site

DAGOBAH: Final = site("Dagobah")
LEVITATIONS: Final = [
    "Levitation",
    "Levitation Attack",
    "Force Levitation",
    "Jedi Levitation",
    "Starship Levitation",
    "Weapon Levitation",
    "Effective Repairs & Starship Levitation",
    "Weapon Levitation & The Empire's Back",
]
APPRENTICE: Final = character(of="aim")
TEST: Final = cards("jedi-test")


def attempted(number: int) -> Any:
    """The text that lets a test be attempted when the own control phase begins."""
    return automatic(may(attempt(number)), at="own_control", conditions=may_attempt())


def test(where: Mapping[str, Any], *texts: Any) -> Declared:
    """A test for such a site, which is lost without its mentor or apprentice."""
    return card(printed(deploys_on(0, where)), constant(doom(THIS), conditions=abandoned()), *texts)


ABILITIES: Final[Mapping[str, Declared]] = {
    "4_77": test(
        DAGOBAH,
        attempted(12),
        constant(no_bonus(who=location()), conditions=completed()),
        action(trade(1, cards(whose="own"), TEST), when="test_completed", once_a="event"),
    ),
    "4_75": test(
        site("Dagobah", state="unoccupied"),
        attempted(13),
        action(
            relocate(THIS, to="target"),
            half="dark",
            when="move_begins",
            once_a="event",
            conditions=[opponents_turn(), not_completed()],
            targets=target(location("site", where="adjacent")),
        ),
        constant(cannot("ride", who=APPRENTICE), conditions=not_completed()),
        constant(gains("power", 1, HOST), asks_ability(6, location()), conditions=completed()),
    ),
    "4_76": test(
        site("Dagobah", named=["Dagobah: Jungle", "Dagobah: Cave"]),
        automatic(may(attempt(14)), at="turn_end", conditions=[your_turn(), may_attempt(), quiet()]),
        constant(lower_printed_destiny(1, cards(whose="opponent", zone="any")), conditions=completed()),
    ),
    "4_79": test(
        site("Dagobah", named=["Dagobah: Swamp", "Dagobah: Bog Clearing"]),
        attempted(15),
        constant(immune(3, HOST), conditions=completed()),
        action(
            pick(1, cards(zone="reserve", whose="own"), up_to=True),
            take(PICKED),
            shuffle("reserve"),
            when="control",
            times=1,
            conditions=completed(),
            costs=use(2),
        ),
    ),
    "4_78": test(
        DAGOBAH,
        automatic(may(begin_trial()), at="own_control", conditions=may_attempt()),
        constant(cannot("move", who=APPRENTICE), set_to("power", 0, APPRENTICE), conditions=on_trial()),
        automatic(complete_test(), at="turn_end", conditions=[your_turn(), trial_over()]),
        constant(immune(4, HOST), left_out(), conditions=completed()),
    ),
    "4_19": card(
        printed(immune_to(["Control"])),
        deployment(deploys_on(0, own_character(state="apprentice")), when="activate_begins", conditions=your_turn()),
        constant(rests(HOST), conditions=host_is(character())),
        automatic(
            pick(1, cards("jedi-test", whose="own", state="uncompleted")),
            relocate(THIS, to=PICKED),
            at="turn_end",
            conditions=[your_turn(), settled(), host_is(character())],
        ),
        constant(trains(3, HOST), conditions=host_is(cards("jedi-test"))),
    ),
    "4_44": card(
        printed(deploys_on(0, character())),
        constant(trains(1, HOST), conditions=host_is(character(state="mentor"))),
        action(
            lose(THIS),
            pick(1, cards(named=LEVITATIONS, zone="reserve", whose="own"), up_to=True),
            take(PICKED),
            shuffle("reserve"),
            conditions=host_is(character(named="Yoda")),
        ),
    ),
    "4_118": card(
        printed(deploys_beside(0)),
        constant(burdened(character(state="apprentice"))),
        action(
            pick(1, cards(whose="opponent", zone="force", state="topmost")),
            put_in_pile("reserve", PICKED),
            times=1,
            conditions=there_is(cards(whose="opponent", zone="force")),
            costs=use(2),
        ),
    ),
}
