"""The cache of rendered parts of pages, with a bound in bytes: a part of an unusual list is a hundred times as long as others."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from django.core.cache.backends.locmem import LocMemCache


class FragmentCache(LocMemCache):
    """Django's cache in the memory of a process, with the option `MOST_BYTES`: beyond it, the parts that were read longest ago go."""

    _cache: OrderedDict[str, bytes]  # the part that was read last comes first
    _expire_info: dict[str, float | None]

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        options = dict(params["OPTIONS"])
        self.most_bytes: int = options.pop("MOST_BYTES")
        super().__init__(name, {**params, "OPTIONS": options})

    def _set(self, key: str, value: bytes, timeout: Any = None) -> None:
        """Store a value; the lock is held."""
        super()._set(key, value, timeout)  # type: ignore[misc]  # not in the stubs
        total = sum(len(part) for part in self._cache.values())
        while total > self.most_bytes and self._cache:
            oldest, gone = self._cache.popitem()
            del self._expire_info[oldest]
            total -= len(gone)
