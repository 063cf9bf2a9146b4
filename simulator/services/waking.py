"""Messages that tell the workers that a run has work.

Sending takes a bounded time and never raises: if a message cannot be sent, the sweep sends it later.
"""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db.models.functions import Now

from cards.task_messages import send_tasks
from simulator.models import Chunk, Run
from simulator.requests import queues

TASK = "simulator.work"
MESSAGES = 4  # so that several workers share a run


def send(run_id: uuid.UUID, messages: int, queue: str = settings.CELERY_TASK_DEFAULT_QUEUE) -> bool:
    """Send this many messages to the workers of this queue; False if the broker did not take them."""
    limits = settings.SIMULATION_TIME_LIMITS.get(queue, {})
    return send_tasks(TASK, [str(run_id)], queue=queue, count=messages, **limits)


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
