"""Server configuration for benchmark clients: rate limits still count requests, but are out of reach."""

from __future__ import annotations

from typing import Any

from config.processes.serving import *  # noqa: F403


def post_worker_init(worker: Any) -> None:
    from cards.api import limits

    limits.LOOPBACK_FACTOR = 1000
