"""RenderCache: each row is rendered once for each version of the data and form."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cards.models import Game
from cards.render_cache import RenderCache

pytestmark = pytest.mark.django_db


class Rows:
    """Rows by code, recording which codes were requested."""

    def __init__(self, **rows: str) -> None:
        self.rows = rows
        self.asked: list[list[str]] = []

    def find(self, *, codes: list[str]) -> Mapping[str, str]:
        self.asked.append(codes)
        return {code: self.rows[code] for code in codes if code in self.rows}


@pytest.fixture
def stored() -> Game:
    return Game.objects.create(slug="star-wars-lcg", data_version="one")


def test_only_rows_missing_from_the_cache_are_loaded(stored: Game) -> None:
    rows, cache = Rows(a="A", b="B"), RenderCache[str]()
    assert cache.get_or_make(["b"], game=stored, find=rows.find, make=str.lower) == ["b"]
    assert cache.get_or_make(["a", "nope", "b", "a"], game=stored, find=rows.find, make=str.lower) == ["a", "b", "a"]
    assert rows.asked == [["b"], ["a", "nope"]]


def test_another_version_or_form_is_rendered_again(stored: Game) -> None:
    rows, cache = Rows(a="A"), RenderCache[str]()
    cache.get_or_make(["a"], game=stored, find=rows.find, make=str.lower)
    assert cache.get_or_make(["a"], game=stored, find=rows.find, make=lambda row: row * 2, form="twice") == ["AA"]
    Game.objects.update(data_version="two")
    stored.refresh_from_db()
    rows.rows["a"] = "New"
    assert cache.get_or_make(["a"], game=stored, find=rows.find, make=str.lower) == ["new"]


def test_nothing_is_cached_under_an_outdated_version(stored: Game) -> None:
    rows, cache = Rows(a="new"), RenderCache[str]()
    Game.objects.update(data_version="two")  # after `stored` was read
    cache.get_or_make(["a"], game=stored, find=rows.find, make=str.lower)
    Game.objects.update(data_version="one")  # the old data is loaded again
    rows.rows["a"] = "old"
    assert cache.get_or_make(["a"], game=stored, find=rows.find, make=str.lower) == ["old"]


def test_a_full_cache_drops_the_oldest_results(stored: Game) -> None:
    rows, cache = Rows(**{name: name for name in "abcdefghi"}), RenderCache[str](most=4)
    for name in "abcdefghi":
        cache.get_or_make([name], game=stored, find=rows.find, make=str.upper)
    assert len(cache._entries) <= 4
    rows.asked.clear()
    assert cache.get_or_make(["h", "i"], game=stored, find=rows.find, make=str.upper) == ["H", "I"]
    assert rows.asked == []
