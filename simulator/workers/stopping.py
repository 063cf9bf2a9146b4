"""The stop rule: end a run before all its games are played, once its result is precise enough or its time limit is reached.

- precision: after every BATCH games, in the order of the games, the run stops if half the width of the interval is at most the requested
  one (Chow & Robbins 1965; Glynn & Whitt 1992).  Where it stops depends only on the games, not on the order in which workers finish.
- settled: a run of the coach stops after the first chunk with which one option is better than all others beyond doubt; the bounds hold at
  any time of stopping (`games.coach.bounds`).
- seconds: the run stops with the games that are done from the first without a gap.  Where it stops depends on the machine.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db.models.functions import Now

from games.engine.tally import Tally, tally_from_record
from simulator.coach.examined import plan_of
from simulator.coach.report import is_settled
from simulator.models import Chunk, Run
from simulator.modes import OF_COACH
from simulator.report.build import interval_of
from simulator.requests.request import BATCH


class StopRule:
    """Reads each finished chunk of a run once, and decides whether the run stops."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.precision = run.plan.get("precision")
        self.seconds = run.plan.get("seconds")
        self.coach = plan_of(run.plan["coach"]) if run.mode in OF_COACH else None
        self.next = 0  # the index of the first chunk that is not read yet
        self.games = 0  # the number of games in the chunks read
        self.seen = Tally()  # their counts, without curves and cards

    def look(self) -> tuple[int, str] | None:
        """(number of games, "precision", "settled" or "seconds") if the run stops there; None to go on."""
        if not self.precision and not self.seconds and not self.coach:
            return None
        done = Chunk.objects.filter(run=self.run, status=Chunk.Status.DONE, index__gte=self.next).order_by("index")
        for index, games, tally in done.values_list("index", "games", "tally"):
            if index != self.next:
                break
            self.next += 1
            self.games += games
            if self.precision or self.coach:
                self._add(tally or {})
            if self.coach and self.games < self.run.games and is_settled(self.coach, self.seen):
                return self.games, "settled"
            if self.precision and self.games % BATCH == 0 and self._is_narrow():
                return self.games, "precision"
        is_whole = self.games == self.run.games  # the run ends without this rule
        if self.seconds and self.games and not is_whole and self._time_is_up():
            return self.games, "seconds"
        return None

    def _time_is_up(self) -> bool:
        return Run.objects.filter(pk=self.run.pk, started__lt=Now() - timedelta(seconds=self.seconds)).exists()

    def _add(self, record: dict[str, Any]) -> None:
        self.seen.merge(tally_from_record({**record, "curves": {}, "cards": {}}))

    def _is_narrow(self) -> bool:
        interval = interval_of(self.run, self.seen, self.precision["of"])
        return interval is not None and interval[1] - interval[0] <= 2 * self.precision["half_width"]
