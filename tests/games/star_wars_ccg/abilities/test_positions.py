"""The positions of the tests themselves: who stands nowhere is named."""

from __future__ import annotations

import pytest

from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import CORRIDOR, FARM

TROOPER, VADER, SABER = "1_28", "1_168", "1_324"
HOMELESS = [f"{SABER} in {VADER}", f"{SABER} in nobody", f"{TROOPER} @ {CORRIDOR}", f"{TROOPER} in {VADER} as captive"]


@pytest.mark.parametrize("entry", HOMELESS)
def test_a_card_whose_place_is_not_on_the_table_is_named(entry: str) -> None:
    with pytest.raises(AssertionError, match=rf"^The place of “{entry}” is not on the table\.$"):
        Position([FARM], [entry, f"1_19 @ {FARM}"])


def test_a_card_of_the_hand_is_no_place() -> None:
    with pytest.raises(AssertionError, match=f"“{SABER} in {VADER}”"):
        Position([FARM], dark=[f"{SABER} in {VADER}"], piles=({}, {"hand": [VADER]}))


def test_two_cards_that_are_each_in_the_other_are_named() -> None:
    with pytest.raises(AssertionError, match=r"“1_28=a in b”.*“1_28=b in a”"):
        Position([FARM], ["1_28=a in b", "1_28=b in a"])


def test_a_captive_is_a_place() -> None:
    there = Position([FARM], [f"1_28=captive in {VADER} as captive"], ["5_113 in captive", f"{VADER} @ {FARM}"])
    assert there.piece("5_113").host == there.piece("captive").id


def test_a_card_may_be_listed_before_its_place() -> None:
    there = Position([FARM], dark=[f"{SABER} in {VADER}", f"{VADER} @ {FARM}"])
    assert there.piece(SABER).host == there.piece(VADER).id
