"""Messages that tell the workers that a run has work.

Sending takes a bounded time and never raises: if a message cannot be sent, the sweep sends it later.
"""

from __future__ import annotations

import time
import uuid

import structlog
from celery import current_app
from django.conf import settings
from django.db.models.functions import Now

from simulator.models import Chunk, Run
from simulator.requests import queues

log = structlog.get_logger(__name__)

TASK = "simulator.work"
MESSAGES = 4  # so that several workers share a run
BREAK = 5.0  # seconds without another attempt after a failure, so that requests do not queue up behind a dead broker
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


def send(run_id: uuid.UUID, messages: int, queue: str = settings.CELERY_TASK_DEFAULT_QUEUE) -> bool:
    """Send this many messages to the workers of this queue; False if the broker did not take them."""
    global _broken_until  # noqa: PLW0603 (the circuit breaker of this process)
    if time.monotonic() < _broken_until:
        return False
    try:
        with current_app.connection_for_write(transport_options=IMPATIENT) as connection:
            limits = settings.SIMULATION_TIME_LIMITS.get(queue, {})
            for _ in range(messages):
                current_app.send_task(TASK, args=[str(run_id)], queue=queue, connection=connection, retry=False, **limits)
    except Exception as error:  # the client of a broker can raise any exception, and the run must still be stored
        _broken_until = time.monotonic() + BREAK
        log.warning("wake_failed", run=str(run_id), error=repr(error)[:300])
        return False
    return True


def run_wake(*, run_id: uuid.UUID, queue: str | None = None, messages: int | None = None) -> bool:
    """Tell the workers of the run's queue that it has work; False if the message could not be sent (the sweep sends it again)."""
    if queue is None:
        queue = Run.objects.filter(pk=run_id).values_list("queue", flat=True).first() or queues.ORDINARY
    if messages is None:
        messages = min(MESSAGES, max(1, Chunk.objects.filter(run_id=run_id).exclude(status=Chunk.Status.DONE).count()))
    sent = send(run_id, messages, queue)
    if sent:
        Run.objects.filter(pk=run_id).update(woken=Now())
    return sent
