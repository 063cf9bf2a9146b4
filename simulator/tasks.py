"""The Celery task that plays a run; a message starts it."""

from __future__ import annotations

import time
import uuid
from contextlib import suppress

import structlog
from billiard.exceptions import SoftTimeLimitExceeded
from celery import shared_task
from django.conf import settings

from simulator.services import waking
from simulator.workers import process
from simulator.workers.playing import AWAY, Outcome, play_turn, reconnect

log = structlog.get_logger(__name__)

# Seconds to wait before resuming a run whose database was unreachable.
PAUSE = 0.5


@shared_task(name=waking.TASK)  # type: ignore[untyped-decorator]  # Celery has no types
def work(run_id: str) -> None:
    """Play a turn of a run.  The task may run twice, late, or for a run that is over."""
    run = uuid.UUID(run_id)
    outcome: Outcome = "stopping"
    try:
        if process.may_play():
            outcome = play_turn(
                run, seconds=settings.SIMULATION_TURN_SECONDS, stopping=process.stopping, watch=process.watch, worker=process.name()
            )
    except SoftTimeLimitExceeded:
        outcome = "time"
    except AWAY as error:
        log.warning("turn_broken_off", run=run_id, error=str(error))
        reconnect()
        time.sleep(PAUSE)  # otherwise this task and its message would repeat without a pause
        outcome = "time"
    if outcome in ("time", "stopping"):
        with suppress(*AWAY):  # if the message cannot be sent, the sweep sends it later
            waking.run_wake(run_id=run, messages=1)
