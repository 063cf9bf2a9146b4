"""What is made of a row to show it, kept by each process: its JSON, its line of a page.

Making it costs a hundred times more than finding the row, and gives the same again until other data is loaded; so it holds for one
`Game.data_version`.  form: what else it depends on (a view, a language).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from threading import Lock
from typing import Any, Generic, TypeVar

from cards.models import Game

MOST = 8_000  # things of one kind: some 20 MB
Made = TypeVar("Made")
Found = Callable[..., Mapping[str, Any]]


class Kept(Generic[Made]):
    """Things made of rows, by the rows' codes; beyond `most` of them the oldest go."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._made: dict[Hashable, Made] = {}
        self._lock = Lock()
        _all.append(self)

    def of(self, codes: Iterable[str], *, game: Game, find: Found, make: Callable[[Any], Made], form: Hashable = None) -> list[Made]:
        """What `make` makes of the row of each code, in the order of `codes`; codes that are no row's are left out.

        find: rows by `codes`, asked only for those of which nothing is kept yet; then there is one query more than it needs.
        """
        asked = list(codes)
        keys = {code: (game.slug, game.data_version, form, code) for code in asked}
        kept = self._made
        found = {code: kept[key] for code, key in keys.items() if key in kept}
        if missing := [code for code in keys if code not in found]:
            new = {code: make(row) for code, row in find(codes=missing).items()}
            found |= new
            # Loaded in between, the rows may be of another version than the game was.
            if Game.objects.filter(slug=game.slug, data_version=game.data_version).exists():
                self._keep({keys[code]: made for code, made in new.items()})
        return [found[code] for code in asked if code in found]

    def _keep(self, new: Mapping[Hashable, Made]) -> None:
        with self._lock:
            if len(self._made) + len(new) > self.most:  # a new mapping: another thread may be reading this one
                self._made = dict(list(self._made.items())[self.most // 4 :])
            self._made.update(new)

    def forget(self) -> None:
        self._made = {}


Function = TypeVar("Function", bound=Callable[..., Any])


def for_a_version(most: int) -> Callable[[Function], Function]:
    """Keep the last `most` answers of a function that is asked with the version of the data."""

    def keep(function: Function) -> Function:
        kept = lru_cache(maxsize=most)(function)
        _functions.append(kept)
        return kept  # type: ignore[return-value]  # lru_cache keeps the call, and forgets its type

    return keep


_all: list[Kept[Any]] = []
_functions: list[Any] = []


def forget_all() -> None:
    """For tests, which change rows under the same version."""
    for kept in _all:
        kept.forget()
    for function in _functions:
        function.cache_clear()
