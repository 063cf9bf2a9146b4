"""A run's merged counts, its report so far and its state."""

from __future__ import annotations

from typing import Any

import structlog
from django.utils import timezone

from games.engine.tally import Tally, tally_from_record
from simulator.models import Chunk, Run
from simulator.reasons import failure_data, stop_sentence
from simulator.report.build import report_of
from simulator.report.shown import in_metric_order, in_one_language
from simulator.requests.digests import digest

log = structlog.get_logger(__name__)


class TallyUnreadable(Exception):
    """The stored counts of a chunk are not a tally of this version.  Arguments: the chunk's index and the error."""


def tally_of(run: Run, *, games: int | None = None) -> Tally:
    """The merged counts of the finished chunks; raises TallyUnreadable.  games: only chunks that begin before this game."""
    total = Tally()
    done = run.chunks.filter(status=Chunk.Status.DONE)
    if games is not None:
        done = done.filter(first__lt=games)
    # A few at a time, so that the memory does not grow with the run.
    for index, record in done.order_by("index").values_list("index", "tally").iterator(chunk_size=4):
        try:
            total.merge(tally_from_record(record or {}))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise TallyUnreadable(index, repr(error)) from None
    return total


def run_report(run: Run, *, language: str = "en") -> dict[str, Any] | None:
    """The report on the games so far, in this language; None before the first chunk is done."""
    report = run.report
    if report is None and not run.has_tallies:
        return None
    if report is None:
        try:
            tally = tally_of(run)
        except TallyUnreadable as error:
            log.warning("tally_unreadable", run=str(run.pk), error=str(error))
            return None
        if not tally.games:
            return None
        reasons: dict[str, str] = {Run.Status.CANCELLED: "cancelled", Run.Status.FAILED: "failed"}
        report = report_of(run, tally, stop_reason=reasons.get(run.status, "running"))
    return {**in_one_language(in_metric_order(report), language), "report_digest": run.report_digest or digest(report)}


def run_state(run: Run, *, language: str = "en") -> dict[str, Any]:
    """The run as the API shows it, with its times and speed, which are not part of the report.

    The stop reason and the failure are in the active language of the request.
    """
    return {**_progress(run), "legal": run.about.get("legal", True), "report": run_report(run, language=language)}


def run_summary(run: Run) -> dict[str, Any]:
    """A run from `simulator.selectors.runs.runs_of_owner` as the API lists it: with the headline of its report and without the rest."""
    headline = {name: getattr(run, name) for name in ("won", "side_0_wins", "clock")}
    if headline["clock"]:
        headline["clock"] = {name: headline["clock"].get(name) for name in ("mean", "ci95", "median", "p10", "p90")}
    return {**_progress(run), "headline": headline}


def _progress(run: Run) -> dict[str, Any]:
    failure = failure_data(run.failure)
    return {
        "id": str(run.id),
        "game": run.game_id,
        "mode": run.mode,
        "deck_name": run.deck_name,
        "status": str(run.status),
        "games": run.games,
        "games_done": run.games_done,
        "games_per_second": games_per_second(run),
        "seed": run.seed,
        "options": run.options,
        "stop_reason": failure["detail"] if failure else stop_sentence(run.stop_reason),
        "failure": failure,
        "created": run.created.isoformat(),
        "started": run.started.isoformat() if run.started else None,
        "finished": run.finished.isoformat() if run.finished else None,
    }


def games_per_second(run: Run) -> float | None:
    if not run.started or not run.games_done:
        return None
    seconds = ((run.finished or timezone.now()) - run.started).total_seconds()
    return round(run.games_done / seconds, 1) if seconds > 0 else None


def run_is_over(run: Run) -> bool:
    return run.status not in Run.ACTIVE
