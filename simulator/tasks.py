"""What a message does."""

from __future__ import annotations

import uuid

from billiard.exceptions import SoftTimeLimitExceeded
from celery import shared_task
from django.conf import settings

from simulator import services, waking, workers
from simulator.playing import play_turn


@shared_task(name=waking.TASK)
def work(run_id: str) -> None:
    """Play some of a run; safe to run twice, late, or for a run that is over."""
    run = uuid.UUID(run_id)
    try:
        outcome = play_turn(run, seconds=settings.SIMULATION_TURN_SECONDS, stopping=workers.stopping, watch=workers.watch)
    except SoftTimeLimitExceeded:
        outcome = "time"
    if outcome in ("time", "stopping"):
        services.run_wake(run_id=run, messages=1)
