"""What a message does."""

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
from simulator.workers.playing import AWAY, play_turn, reconnect

log = structlog.get_logger(__name__)

PAUSE = 0.5  # seconds after which a run is taken up again whose database was away


@shared_task(name=waking.TASK)  # type: ignore[untyped-decorator]  # Celery has no types
def work(run_id: str) -> None:
    """Play some of a run; safe to run twice, late, or for a run that is over."""
    run = uuid.UUID(run_id)
    try:
        outcome = play_turn(run, seconds=settings.SIMULATION_TURN_SECONDS, stopping=process.stopping, watch=process.watch)
    except SoftTimeLimitExceeded:
        outcome = "time"
    except AWAY as error:
        log.warning("turn_broken_off", run=run_id, error=str(error))
        reconnect()
        time.sleep(PAUSE)  # else this and its message would go round and round
        outcome = "time"
    if outcome in ("time", "stopping"):
        with suppress(*AWAY):  # what was sent is sent; the sweeper sends it else
            waking.run_wake(run_id=run, messages=1)
