"""Rows that write what a card is: each operation has one, and a flag is a member of the card."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import EFFECT, NONE
from games.star_wars_ccg.play.programs.printed import boarding, creatures, deploying, moving, sabacc, standing, weapons
from games.star_wars_ccg.play.programs.printed.flags import FLAGS
from games.star_wars_ccg.play.programs.printed.printer import Printer
from games.star_wars_ccg.play.programs.printed.rows import READ_ELSEWHERE, ROWS, print_effect
from games.star_wars_ccg.play.programs.texts import TextWriter

PARTS = (boarding, creatures, deploying, moving, sabacc, standing, weapons)


def card() -> Card:
    return Card("1_1", "A card", 0, EFFECT, NONE)


def printer() -> Printer:
    return TextWriter([]).printer


def test_no_operation_has_two_rows():
    parts = [set(FLAGS), set(READ_ELSEWHERE), *(set(part.ROWS) for part in PARTS)]
    assert sum(len(part) for part in parts) == len(set().union(*parts))
    assert set(ROWS) == set().union(*(part.ROWS for part in PARTS))


@pytest.mark.parametrize("code", FLAGS)
def test_flag_sets_a_member_that_was_false(code):
    there = card()
    assert [getattr(there, name) for name in FLAGS[code]] == [False] * len(FLAGS[code])
    print_effect(printer(), there, {"op": code}, NONE)
    assert [getattr(there, name) for name in FLAGS[code]] == [True] * len(FLAGS[code])


def test_unknown_operation_is_refused():
    with pytest.raises(ValueError, match="1_1: no row writes flies_backwards"):
        print_effect(printer(), card(), {"op": "flies_backwards"}, NONE)


def test_weapon_row_before_the_row_that_fires_is_refused():
    with pytest.raises(ValueError, match="1_1: refires stands after `fires`"):
        print_effect(printer(), card(), {"op": "refires", "n": 1}, NONE)
