"""Spies Undercover as replays, views and policies see them, and a droid that anybody turns off."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import FORFEIT
from games.star_wars_ccg.play.board import board_of
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import FARM

SPY, TROOPER, STORM, VADER = "1_20", "1_28", "1_194", "1_168"
COVER, TOASTER = "2_40", "2_12"


@pytest.mark.parametrize("viewer", [0, 1])
def test_both_players_see_who_is_undercover(viewer: int) -> None:
    there = Position([FARM], [f"{SPY} @ {FARM}", f"{COVER} in {SPY}"], [f"{STORM} @ {FARM}"])
    place = board_of(there.game, viewer)["places"][0]
    start = "" if viewer == 0 else "enemy_"
    assert place["tokens"][f"{start}cards"] == [{"undercover": 1, COVER: 1}]
    assert place[f"{start}power"] == 0
    assert there.game.view(1 - viewer).piece(there.piece(SPY).id).card.code == SPY


@pytest.mark.parametrize(("enemies", "goes"), [([VADER], True), ([], False)])
def test_the_policy_sends_a_spy_where_it_cannot_hold_the_site(enemies: list[str], goes: bool) -> None:
    dark = [f"{each} @ {FARM}" for each in enemies]
    there = Position([FARM], [f"{SPY} @ {FARM}"], dark, piles=({"hand": [COVER]}, {}))
    decision = there.decision()
    assert decision is not None
    assert there.may("deploy", COVER)
    chosen = DrainPolicy().choose(there.game.view(0), decision)
    assert (chosen == there.find("deploy", COVER)) == goes


@pytest.mark.parametrize("active", [0, 1])
def test_any_player_turns_a_droid_off_and_on_again(active: int) -> None:
    there = Position([FARM], [f"{TOASTER} @ {FARM}", f"{TROOPER} @ {FARM}"], [], active=active)
    printed = there.by_code[TROOPER].forfeit
    for more in (2, 0, 2):
        assert there.number(FORFEIT, TROOPER) == printed + more
        there.do("act", TOASTER)
        there.decision()
    assert len(there.game.sides[active].used.cards) == 3


def test_without_force_it_stays_as_it_is() -> None:
    there = Position([FARM], [f"{TOASTER} @ {FARM}"], [], piles=({"force": 0}, {}))
    assert not there.may("act", TOASTER)
