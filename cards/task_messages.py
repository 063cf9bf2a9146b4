"""Messages to the Celery workers, sent in a bounded time; a failure is a return value, never an exception.

After a failure nothing is sent for `BREAK` seconds, so that requests do not queue up behind a dead broker.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import structlog
from celery import current_app

from cards.metrics import MESSAGES_LOST

log = structlog.get_logger(__name__)

BREAK = 5.0  # seconds
# A worker waits for its broker; a web request does not.
IMPATIENT = {
    "max_retries": 1,
    "interval_start": 0,
    "interval_step": 0.1,
    "interval_max": 0.1,
    "connect_retries_timeout": 1,
    "socket_timeout": 1,
    "socket_connect_timeout": 1,
}

_broken_until = 0.0


def send_tasks(name: str, args: Sequence[Any], *, queue: str, count: int = 1, **options: Any) -> bool:
    """Send the task `count` times to the workers of this queue; False if the broker did not take it."""
    global _broken_until  # noqa: PLW0603 (the circuit breaker of this process)
    if time.monotonic() < _broken_until:
        return False
    try:
        with current_app.connection_for_write(transport_options=IMPATIENT) as connection:
            for _ in range(count):
                current_app.send_task(name, args=list(args), queue=queue, connection=connection, retry=False, **options)
    except Exception as error:  # the client of a broker can raise any exception, and the request must still be answered
        _broken_until = time.monotonic() + BREAK
        MESSAGES_LOST.labels(name).inc()
        log.warning("message_not_sent", task=name, error=repr(error)[:300])
        return False
    return True
