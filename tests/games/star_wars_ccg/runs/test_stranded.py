"""Cards left in hand, and why: those whose text is played are of use, whatever their type."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play.programs.texts import make_run
from games.star_wars_ccg.report.results import stranded_as
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.card_pool import pool

FARM, CORRIDOR = "1_132", "1_284"  # the first has an icon of the Light Side
INTERRUPT, LUKE, X_WING = "1_72", "1_19", "1_146"  # Luke costs 3 Force, at the farm 2


@pytest.mark.parametrize(
    ("code", "place", "force", "reason"),
    [
        (INTERRUPT, FARM, 3, "stranded_free"),
        (FILLER, FARM, 3, "stranded_blank"),
        (LUKE, FARM, 3, "stranded_free"),
        (LUKE, FARM, 2, "stranded_free"),
        (LUKE, FARM, 1, "stranded_dear"),
        (LUKE, CORRIDOR, 3, "stranded_place"),
        (X_WING, CORRIDOR, 3, "stranded_place"),
    ],
)
def test_a_card_in_hand_says_why_it_is_stranded(code: str, place: str, force: int, reason: str) -> None:
    there = Position([place], piles=({"hand": [code], "force": force}, {}))
    side = there.game.sides[0]
    assert stranded_as(there.game, side, side.hand.cards[0]) == reason


DEVICE, MOUNTED = "1_35", "1_36"  # the first goes on a warrior, the second on a starship
TROOPER, DROID = "1_28", "1_24"


@pytest.mark.parametrize(
    ("code", "light", "reason"),
    [
        (DEVICE, [], "stranded_unborne"),
        (DEVICE, [f"{DROID} @ {FARM}"], "stranded_unborne"),
        (DEVICE, [f"{TROOPER} @ {FARM}"], "stranded_free"),
        (DEVICE, [f"{TROOPER} @ {FARM}", f"{DEVICE}=other in {TROOPER}"], "stranded_unborne"),
        (MOUNTED, [f"{TROOPER} @ {FARM}"], "stranded_place"),
    ],
)
def test_what_a_character_carries_waits_for_one_who_may_carry_it(code: str, light: list[str], reason: str) -> None:
    there = Position([FARM], light, piles=({"hand": [code], "force": 3}, {}))
    side = there.game.sides[0]
    assert stranded_as(there.game, side, side.hand.cards[0]) == reason


def test_without_texts_an_interrupt_is_useless() -> None:
    facts = [pool().cards[INTERRUPT]]
    assert [make_run(facts, texts).cards[0].is_useless() for texts in (True, False)] == [False, True]
