"""The default board of a replay names its parts in the reader's language."""

from __future__ import annotations

from dataclasses import replace

from django.utils import translation

from frontend.templatetags.decks import board_name
from tests.helpers.made_up_game import MADE_UP


def test_a_part_of_the_board_has_its_name_in_the_readers_language() -> None:
    game = replace(MADE_UP, board_names={"total": {"en": "sum of the dice", "ja": "合計"}})
    with translation.override("ja"):
        assert board_name("total", game) == "合計"
    with translation.override("zh-hant"):
        assert board_name("total", game) == "sum of the dice"
    assert board_name("goal", game) == "goal"
