"""Measure work by counting function calls: unlike time, the number is the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls(act: Callable[[], Any]) -> int:
    """The number of calls of Python and C functions in interpreted code; about four million calls take a second."""
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
