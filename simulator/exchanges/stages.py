"""From one stage of a race to the next: when all worlds of a stage are counted, the better half of the exchanges goes on.

Who goes on depends on the counts only, so it makes no difference which worker notices, or how often.
"""

from __future__ import annotations

from functools import partial

import structlog
from django.conf import settings
from django.db import transaction

from games.registry import game_by_slug
from simulator.exchanges.asking import chunk_worlds, race_of
from simulator.models import Chunk, Run
from simulator.modes import OF_RACES, mode_spec_of
from simulator.races.figures import going_on
from simulator.selectors.reports import tally_of
from simulator.services.claiming import run_lock
from simulator.services.starting import chunks
from simulator.services.waking import run_wake

log = structlog.get_logger(__name__)


def race_go_on(run: Run) -> bool:
    """Begin the next stage, once all worlds of this one are counted; True if this call has begun it.  Nothing happens for other runs."""
    if run.mode not in OF_RACES:
        return False
    if not _is_read_again(run):
        return False
    plan = race_of(run)
    if plan.is_last or run.status != Run.Status.RUNNING or run.chunks.exclude(status=Chunk.Status.DONE).exists():
        return False
    begun = plan.with_next(going_on(plan, tally_of(run)))
    stage = begun.stages[begun.now]
    with transaction.atomic():
        run_lock(run.pk)
        now = Run.objects.filter(pk=run.pk).first()
        if now is None or now.status != Run.Status.RUNNING or len(race_of(now).left) != len(plan.left):
            return False  # another worker has begun it, or the run is over
        chunk_games = mode_spec_of(game_by_slug(run.game_id), run.mode).chunk_games
        most = max(1, settings.SIMULATION_MAX_CHUNKS // len(begun.stages))
        number = run.chunks.count()
        Chunk.objects.bulk_create(
            Chunk(run=run, index=number + index, first=stage.first + first, games=games)
            for index, (first, games) in enumerate(chunks(stage.worlds, chunk_worlds(begun, chunk_games), most=most))
        )
        run.plan = {**now.plan, "race": begun.to_data()}
        Run.objects.filter(pk=run.pk).update(plan=run.plan)
        transaction.on_commit(partial(run_wake, run_id=run.pk, queue=run.queue))
    log.info("race_stage", run=str(run.pk), stage=begun.now, exchanges=stage.exchanges)
    return True


def has_further_stages(run: Run) -> bool:
    """Whether stages of this race have not begun yet, so that its report cannot be written; False for other runs."""
    if run.mode not in OF_RACES:
        return False
    return _is_read_again(run) and not race_of(run).is_last


def _is_read_again(run: Run) -> bool:
    """Read the plan and the status as they are stored now; False if the run has been deleted."""
    now = Run.objects.filter(pk=run.pk).values_list("plan", "status").first()
    if now is None:
        return False
    run.plan, run.status = now
    return True
