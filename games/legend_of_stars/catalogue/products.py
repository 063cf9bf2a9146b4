"""The products of Legend of Stars with their release dates, and the sample set.  English and Chinese names are our own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.legend_of_stars.texts import TEXTS
from games.texts import Words

_NAMES: Final[Mapping[str, Words]] = TEXTS.section("products")

# (code, kind, release date or None for the invented sample set), in the order of their positions.
_PRODUCTS: Final = (
    ("starter-1-fire", "starter deck", "2025-01-05"),
    ("starter-1-water", "starter deck", "2025-01-05"),
    ("starter-1-wood", "starter deck", "2025-01-05"),
    ("starter-1-earth", "starter deck", "2025-01-05"),
    ("booster-1", "booster pack", "2025-10-18"),
    ("sample", "sample set", None),
)


def _record(code: str, kind: str, released: str | None, position: int) -> dict[str, Any]:
    """One row of `products.json`."""
    names = dict(_NAMES[code])
    facts = {"released": released} if released else {"sample": True}
    return {"code": code, "name": names["en"], "names": names, "kind": kind, "cycle": "", "facts": facts, "position": position}


PRODUCTS: Final = tuple(_record(*product, position) for position, product in enumerate(_PRODUCTS, start=1))
