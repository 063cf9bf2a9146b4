"""Messages to the workers: "run X has work".  Bounded in time, and never an error: what is not said now, the sweeper says later."""

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
EXPIRES = 600  # seconds; by then the sweeper has spoken
BREAK = 5.0  # seconds without another try after a failure, so that requests do not queue up behind a dead broker
# The worker's own connection is patient (it waits for its broker); a web request is not.
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
    global _broken_until  # noqa: PLW0603 (the breaker of this process)
    if time.monotonic() < _broken_until:
        return False
    try:
        with current_app.connection_for_write(transport_options=IMPATIENT) as connection:
            limits = settings.SIMULATION_TIME_LIMITS.get(queue, {})
            for _ in range(messages):
                current_app.send_task(TASK, args=[str(run_id)], queue=queue, connection=connection, retry=False, expires=EXPIRES, **limits)
    except Exception as error:  # the broker's client raises what it likes; a run must be stored all the same
        _broken_until = time.monotonic() + BREAK
        log.warning("wake_failed", run=str(run_id), error=repr(error)[:300])
        return False
    return True


def run_wake(*, run_id: uuid.UUID, queue: str | None = None, messages: int | None = None) -> bool:
    """Tell the workers of its queue that this run has work; False if that could not be said (the sweeper says it again)."""
    if queue is None:
        queue = Run.objects.filter(pk=run_id).values_list("queue", flat=True).first() or queues.ORDINARY
    if messages is None:
        messages = min(MESSAGES, max(1, Chunk.objects.filter(run_id=run_id).exclude(status=Chunk.Status.DONE).count()))
    sent = send(run_id, messages, queue)
    if sent:
        Run.objects.filter(pk=run_id).update(woken=Now())
    return sent
