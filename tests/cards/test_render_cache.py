"""What is made of rows and kept: once for each version of the data and each form, and never mixed up."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cards.models import Game
from cards.render_cache import Kept

pytestmark = pytest.mark.django_db


class Rows:
    """Rows by code that remember what was asked for."""

    def __init__(self, **rows: str) -> None:
        self.rows = rows
        self.asked: list[list[str]] = []

    def find(self, *, codes: list[str]) -> Mapping[str, str]:
        self.asked.append(codes)
        return {code: self.rows[code] for code in codes if code in self.rows}


@pytest.fixture
def stored() -> Game:
    return Game.objects.create(slug="star-wars-lcg", data_version="one")


def test_only_what_is_not_kept_yet_is_asked_for(stored: Game) -> None:
    rows, kept = Rows(a="A", b="B"), Kept[str]()
    assert kept.of(["b"], game=stored, find=rows.find, make=str.lower) == ["b"]
    assert kept.of(["a", "nope", "b", "a"], game=stored, find=rows.find, make=str.lower) == ["a", "b", "a"]
    assert rows.asked == [["b"], ["a", "nope"]]


def test_another_version_or_form_is_made_anew(stored: Game) -> None:
    rows, kept = Rows(a="A"), Kept[str]()
    kept.of(["a"], game=stored, find=rows.find, make=str.lower)
    assert kept.of(["a"], game=stored, find=rows.find, make=lambda row: row * 2, form="twice") == ["AA"]
    Game.objects.update(data_version="two")
    stored.refresh_from_db()
    rows.rows["a"] = "New"
    assert kept.of(["a"], game=stored, find=rows.find, make=str.lower) == ["new"]


def test_nothing_is_kept_under_a_version_that_is_gone(stored: Game) -> None:
    rows, kept = Rows(a="new"), Kept[str]()
    Game.objects.update(data_version="two")  # after `stored` was read
    kept.of(["a"], game=stored, find=rows.find, make=str.lower)
    Game.objects.update(data_version="one")  # the old data is loaded again
    rows.rows["a"] = "old"
    assert kept.of(["a"], game=stored, find=rows.find, make=str.lower) == ["old"]


def test_no_more_than_the_most_are_kept_and_the_newest_stay(stored: Game) -> None:
    rows, kept = Rows(**{name: name for name in "abcdefghi"}), Kept[str](most=4)
    for name in "abcdefghi":
        kept.of([name], game=stored, find=rows.find, make=str.upper)
    assert len(kept._made) <= 4
    rows.asked.clear()
    assert kept.of(["h", "i"], game=stored, find=rows.find, make=str.upper) == ["H", "I"]
    assert rows.asked == []
