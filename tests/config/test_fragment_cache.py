"""The cache of rendered parts holds a bounded number of bytes, whatever the length of a part."""

from __future__ import annotations

import pytest

from config.fragment_cache import FragmentCache


@pytest.fixture
def cache(request: pytest.FixtureRequest) -> FragmentCache:
    return FragmentCache(request.node.name, {"OPTIONS": {"MAX_ENTRIES": 100, "MOST_BYTES": 10_000}})


def test_the_parts_that_were_read_longest_ago_make_room(cache: FragmentCache) -> None:
    for name in "abc":
        cache.set(name, name * 3_000, None)
    assert cache.get("a") == "a" * 3_000
    cache.set("d", "d" * 3_000, None)
    assert [name for name in "abcd" if cache.get(name)] == ["a", "c", "d"]
    cache.set("a", "a" * 3_100, None)
    assert [name for name in "abcd" if cache.get(name)] == ["a", "c", "d"], "it takes its own place"


def test_a_part_that_is_longer_than_the_cache_is_not_kept(cache: FragmentCache) -> None:
    cache.set("long", "x" * 20_000, None)
    cache.set("short", "y", None)
    assert (cache.get("long"), cache.get("short")) == (None, "y")


def test_the_number_of_parts_is_bounded_too(cache: FragmentCache) -> None:
    for number in range(150):
        cache.set(f"part-{number}", "", None)
    assert sum(cache.get(f"part-{number}") is not None for number in range(150)) <= 100
