"""Reports of runs that were cancelled or failed, written once: otherwise each view of such a run would merge its counts again.

A run that is over gets no more counts (`chunk_finish`), so its report is the same whenever it is written.  The sweeper calls this.
"""

from __future__ import annotations

import time
from typing import Final

import structlog

from simulator.models import Run
from simulator.report.build import report_of
from simulator.selectors.reports import tally_of
from simulator.services import ending
from simulator.services.tidying import tallies_empty
from simulator.workers.playing import AWAY

MOST_A_SWEEP: Final = 100

log = structlog.get_logger(__name__)


def reports_write(*, seconds: float) -> int:
    """Write the reports that are missing, the oldest first, until the time is over; return how many were written."""
    until = time.monotonic() + seconds
    written = 0
    missing = Run.objects.filter(status__in=ending.STOPPED, has_tallies=True, report__isnull=True, games_done__gt=0)
    for key in list(missing.order_by("finished").values_list("pk", flat=True)[:MOST_A_SWEEP]):
        run = missing.filter(pk=key).first()
        if run is None:
            continue  # deleted meanwhile, or another sweeper was faster
        try:
            report = report_of(run, tally_of(run), stop_reason=str(run.status))
        except AWAY:
            raise
        except Exception as error:  # as in `playing`: counts of another version, or a failure in the game's report
            log.warning("report_failed", run=str(run.pk), error=repr(error))
            tallies_empty(Run.objects.filter(pk=run.pk, status__in=ending.STOPPED))
            continue
        written += ending.run_reported(run=run, report=report)
        if time.monotonic() >= until:
            break
    return written
