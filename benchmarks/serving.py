"""Server configuration for benchmark clients: the rate limits count requests, but are never reached."""

from __future__ import annotations

from typing import Any

from config.serving import *  # noqa: F403


def post_worker_init(worker: Any) -> None:
    from cards.api import limits

    limits.LOOPBACK_FACTOR = 1000
