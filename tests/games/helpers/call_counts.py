"""How much work something is, counted and not timed: the same on every machine and at every hour."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls(act: Callable[[], Any]) -> int:
    """The calls of functions, Python's and C's, in an act of interpreted code; some four million of them take a second."""
    counted = 0

    def count(frame: FrameType, event: str, of: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
    return counted
