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
    hold_back,
    may_race,
    more_race_destiny,
    not_raced,
    on_course,
    race_stake,
    race_won,
    races_better,
    racing,
    repair_racer,
)
from games.star_wars_ccg.abilities.operations.draws.races import (
    add_race,
    drop_all_race,
    force_to_used,
    fresh_total,
    lose_race,
    mark_total,
    no_race_total,
    other_life_most,
    race_tied,
    race_within,
    replace_race,
    skip_race,
    swap_race_lost,
    swap_races,
)
from games.star_wars_ccg.abilities.operations.fate import no_drain, put_in_pile
from games.star_wars_ccg.abilities.operations.moving import no_battle
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    look_at_top,
    lose,
    lose_force,
    more_destiny,
    pick,
    put_on_force,
    put_out,
    retrieve_top,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import pick_random
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    immune_to,
    left_out,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_above_destiny,
    in_move_phase,
    it_is,
    life_most,
    opponents_turn,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    use,
    you_control,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import OTHER_KINDS, by_code

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


# A battleground site and a battleground system that the player occupies.
BATTLEGROUNDS: Final = [there_is(location(kind, state=["battleground", "occupied"])) for kind in ("site", "system")]
# What else is in the hand.
IN_HAND: Final = cards(other=True, whose="own", zone="held")


def exchanges(half: str) -> list[Any]:
    """The texts of the bay that exchange the last race destiny, on a Podracer or without one on the arena."""
    held = [you_control(), racing(), there_is(cards(whose="own", zone="lost"))]
    own = cards("podracer", whose="own")
    return [
        action(swap_race_lost(), half=half, times=1, conditions=held, targets=target({**own, "carrying": cards(zone="stacked")})),
        action(swap_race_lost(), half=half, times=1, conditions=[*held, there_is_no(own)], targets=target(ARENA)),
    ]


REPAIRED: Final = lost(repair_racer(), costs=use(1), targets=target(cards("podracer", whose="own", state="racer_damaged")))
DAMAGED: Final = lost(draw_destiny(1), if_(destiny_above_destiny(), damage_racer()), conditions=racing(), targets=target(PODRACER))

DECK: Final = cards(whose="own", zone="reserve")


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
        "11_95": racer(
            1,
            action(
                lose_force(2),
                swap_races(),
                when="control",
                times=1,
                conditions=there_is(cards(of="stacked", zone="stacked")),
                targets=target(cards("podracer", other=True, carrying=cards(zone="stacked"))),
            ),
        ),
        "11_96": racer(
            1,
            action(
                drop_all_race(),
                lose(THIS),
                cancel_it(),
                when="used",
                conditions=[it_is(cards(named=["Losing Track", "Neck And Neck"])), there_is(cards("podracer", named="Sebulba's Podracer"))],
                targets=target(cards(of="this")),
            ),
        ),
        "11_97": racer(
            3,
            action(if_(racing(), hold_back(), mark_total()), conditions=[racing(), race_tied(), fresh_total()], costs=use(2)),
        ),
        "11_25": card(
            deployment(deploys_beside(0), conditions=race_won()),
            action(
                put_out("target"),
                retrieve_top(4),
                once_a="game",
                targets=target(cards("epic-event", named="Boonta Eve Podrace", whose="own")),
            ),
            action(
                pick(1, cards(zone="lost", whose="own", state="bottommost")),
                put_on_force(PICKED),
                when="control",
                times=1,
                conditions=[*BATTLEGROUNDS, there_is(cards(zone="lost", whose="own"))],
            ),
            automatic(
                choose([lose_force(2, whose="opponent")], [force_to_used()], by_opponent=True), at="turn_end", conditions=opponents_turn()
            ),
        ),
        "11_38": card(
            lost(lose_force(1), skip_race(), conditions=[racing(), race_within(3)]),
            lost(retrieve_top(4), retrieve_top(4, whose="opponent"), conditions=[life_most(9), other_life_most(9)]),
        ),
        "11_98": racer(
            2,
            action(
                replace_race(),
                times=1,
                costs=use(1),
                conditions=[your_turn(), racing()],
                targets=target(cards(of="this", carrying=cards(zone="stacked"))),
            ),
        ),
        "11_45": card(*(each for half in ("light", "dark") for each in exchanges(half))),
        "11_81": card(
            lost(
                draw_destiny(1),
                if_(destiny_above_destiny(), hold_back(), damage_racer()),
                when="control",
                costs=use(2),
                conditions=racing(),
                targets=target(cards("podracer", whose="opponent", state="racer_close")),
            )
        ),
        "11_75": card(printed(immune_to("Alter")), deployment(deploys_beside(0), conditions=no_race_total()), constant(race_stake(5))),
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
        "11_34": card(
            used(*search(cards(named="Tatooine: Podracer Bay", zone="reserve", whose="own")), once_a="game"),
            lost(more_destiny(1), when="battle", conditions=there_is(location(named="Tatooine: Podracer Bay", state="in_battle"))),
        ),
        "11_30": card(
            lost(drop_race(), conditions=racing()),
            lost(
                pick_random(3, IN_HAND),
                lose(PICKED),
                pick(1, own_character(zone="lost")),
                take(PICKED),
                conditions=[there_are(3, IN_HAND), there_is(own_character(zone="lost"))],
            ),
        ),
        "11_60": card(
            action(
                lose_force(1),
                lose_race(),
                add_race(),
                when="control",
                times=1,
                conditions=[this_is(cards(at=BAY)), racing()],
                targets=target(cards("podracer", whose="own", carrying=cards(zone="stacked"))),
            ),
            *(
                action(
                    repair_racer(),
                    when=when,
                    costs=use(1),
                    conditions=[this_is(cards(at=BAY)), turn],
                    targets=target(cards("podracer", whose="own", state="racer_damaged")),
                )
                for when, turn in (("control", your_turn()), ("control_begins", opponents_turn()))
            ),
        ),
        "11_87": card(
            lost(look_at_top(3), pick(2, cards(of="looked", zone="reserve")), lose(PICKED), conditions=there_are(3, DECK)),
            starting(
                starts_with(1, location(named="Tatooine: Podrace Arena")),
                starts_with(1, cards("podracer")),
                starts_with(1, cards("podracer"), theirs=True, up_to=True),
                starts_with(1, cards(named="Boonta Eve Podrace")),
                starts_with(1, cards("effect", not_kind=OTHER_KINDS, costless=True)),
                ends_in("reserve"),
            ),
        ),
    }
)
