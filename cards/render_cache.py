"""Caches, in each process, of what is rendered from catalogue rows: JSON documents, table rows of a page.

Rendering costs a hundred times more than finding the row and gives the same result until new data is loaded.
So a cached result is valid for one `Game.data_version`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from threading import Lock
from typing import Any, Generic, TypeVar

from cards.models import Game

MOST = 8_000  # results in one cache: about 20 MB
Made = TypeVar("Made")
Found = Callable[..., Mapping[str, Any]]


class KeyCache(Generic[Made]):
    """A cache of `most` results, each under a key that names everything it depends on; when it is full, the oldest quarter is dropped."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._entries: dict[Hashable, Made] = {}
        self._lock = Lock()
        _all.append(self)

    def get_many(self, keys: Iterable[Hashable]) -> dict[Hashable, Made]:
        """Key -> result, for the keys that are in the cache."""
        cached = self._entries
        return {key: cached[key] for key in keys if key in cached}

    def keep(self, new: Mapping[Hashable, Made]) -> None:
        with self._lock:
            if len(self._entries) + len(new) > self.most:  # copy: another thread may be reading the old mapping
                self._entries = dict(list(self._entries.items())[self.most // 4 :])
            self._entries.update(new)

    def forget(self) -> None:
        self._entries = {}


class RenderCache(KeyCache[Made]):
    """A cache of results by row code."""

    def get_or_make(
        self, codes: Iterable[str], *, game: Game, find: Found, make: Callable[[Any], Made], form: Hashable = None
    ) -> list[Made]:
        """The result of `make` for the row of each code, in the order of `codes`; unknown codes are left out.

        find: loads rows by `codes`, called only with codes that are not cached; storing the results costs one more query.
        make: renders one row.
        form: what the result depends on besides the row, such as a view or a language.
        """
        requested = list(codes)
        keys = {code: (game.slug, game.data_version, form, code) for code in requested}
        cached = self.get_many(keys.values())
        entries = {code: cached[key] for code, key in keys.items() if key in cached}
        if missing := [code for code in keys if code not in entries]:
            new = {code: make(row) for code, row in find(codes=missing).items()}
            entries |= new
            # If new data was loaded in between, the rows may be newer than `game`.
            if Game.objects.filter(slug=game.slug, data_version=game.data_version).exists():
                self.keep({keys[code]: made for code, made in new.items()})
        return [entries[code] for code in requested if code in entries]


Function = TypeVar("Function", bound=Callable[..., Any])


def for_a_version(most: int) -> Callable[[Function], Function]:
    """Cache the last `most` results of a function that takes the data version as an argument."""

    def keep(function: Function) -> Function:
        cached_function = lru_cache(maxsize=most)(function)
        _functions.append(cached_function)
        return cached_function  # type: ignore[return-value]  # lru_cache preserves the signature but not its type

    return keep


_all: list[KeyCache[Any]] = []
_functions: list[Any] = []


def forget_all() -> None:
    """Clear all caches, for tests, which change rows without changing the data version."""
    for cached_function in _all:
        cached_function.forget()
    for function in _functions:
        function.cache_clear()
