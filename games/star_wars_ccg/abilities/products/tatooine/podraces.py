"""The Podrace: its Epic Events, Podracers, and what helps or hinders them (CCG-POD-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import (
    begin_race,
    damage_racer,
    draw_race,
    drop_race,
    finish_race,
    finished,
    may_race,
    more_race_destiny,
    not_raced,
    on_course,
    race_stake,
    races_better,
    racing,
    repair_racer,
)
from games.star_wars_ccg.abilities.operations.fate import no_drain, put_in_pile
from games.star_wars_ccg.abilities.operations.moving import no_battle
from games.star_wars_ccg.abilities.operations.steps import PICKED, draw_destiny, if_, more_destiny, pick
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    card,
    constant,
    deploys_beside,
    deploys_on,
    left_out,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_above_destiny,
    in_move_phase,
    opponents_turn,
    target,
    there_is,
    this_is,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, location
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ARENA: Final = location(named="Tatooine: Podrace Arena")
BAY: Final = location(named="Tatooine: Podracer Bay")
PODRACER: Final = cards("podracer")
ON_ARENA: Final = printed(deploys_on(0, ARENA))


def race(half: str, other: str) -> Declared:
    """The race, in which both players draw in the control phases of the player of this half; either player begins it."""
    return card(
        ON_ARENA,
        action(begin_race(), half="light", when="control", conditions=not_raced()),
        action(begin_race(), half="dark", when="control", conditions=not_raced()),
        action(draw_race(), half=half, when="control", conditions=may_race()),
        action(draw_race(), half=other, when="control_begins", conditions=[may_race(), opponents_turn()]),
        automatic(finish_race(), conditions=[in_move_phase(), finished()]),
    )


def quiet_arena() -> list[Any]:
    """The halves of the arena, where nothing else happens while destinies lie there."""
    return [
        constant(no_battle(whose=whose), no_drain(whose=whose), half=half, conditions=on_course())
        for half in ("light", "dark")
        for whose in ("own", "opponent")
    ]


def racer(bonus: int, *texts: Any) -> Declared:
    return card(ON_ARENA, constant(races_better(bonus)), *texts)


REPAIRED: Final = lost(repair_racer(), costs=use(1), targets=target(cards("podracer", whose="own", state="racer_damaged")))
DAMAGED: Final = lost(draw_destiny(1), if_(destiny_above_destiny(), damage_racer()), conditions=racing(), targets=target(PODRACER))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "11_24": race("dark", "light"),
        "11_79": race("dark", "light"),
        "11_44 11_94": card(*quiet_arena()),
        "11_47": card(
            ON_ARENA,
            constant(more_race_destiny(1), left_out()),
            action(*search(cards(named="I Did It!", zone="reserve", whose="own")), once_a="game"),
        ),
        "11_95": racer(1, constant(left_out())),
        "11_96": racer(1, constant(left_out())),
        "11_97": racer(3, constant(left_out())),
        "11_98": racer(2, constant(left_out())),
        "11_75": card(printed(deploys_beside(0)), constant(race_stake(5)), constant(left_out())),
        "11_37": card(
            used(
                pick(1, cards(zone="lost", whose="opponent", state="topmost")),
                put_in_pile("reserve", PICKED),
                when="battle",
                conditions=there_is(cards(zone="lost", whose="opponent")),
            ),
            REPAIRED,
            DAMAGED,
        ),
        "11_84": card(constant(left_out()), REPAIRED, DAMAGED),
        "11_34": card(
            used(*search(cards(named="Tatooine: Podracer Bay", zone="reserve", whose="own")), once_a="game"),
            lost(more_destiny(1), when="battle", conditions=there_is(location(named="Tatooine: Podracer Bay", state="in_battle"))),
        ),
        "11_30": card(lost(drop_race(), conditions=racing()), constant(left_out())),
        "11_60": card(
            action(
                repair_racer(),
                when="control",
                costs=use(1),
                conditions=this_is(cards(at=BAY)),
                targets=target(cards("podracer", whose="own", state="racer_damaged")),
            ),
            constant(left_out()),
        ),
    }
)
