"""Digests of requests, reports and versions."""

from __future__ import annotations

import hashlib
import json
from typing import Any

# Raised with every change of the report of the same games (`simulator.report`): equal requests are then played again.
# 2: no intervals of means of few games; coverage by text.
# 3: in match-ups, the interval of the mean deciding turn counts the games on the same random numbers as one.
REPORT_VERSION = 3


def digest(value: Any) -> str:
    """The digest of a JSON value; equal values have equal digests."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()).hexdigest()
