"""When a run is stopped before all its games are played: never because of what it found, only because it is known well enough.

precision: at every BATCH games, in the order of the games, whatever chunks were done first: is half the width of the interval at most
what was asked for (Chow & Robbins 1965; Glynn & Whitt 1992)?  So where it stops depends on the games alone, not on who played them.
seconds: with the games done by then, from the first without a gap.  Where that is depends on the machine.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db.models.functions import Now

from games.engine.tally import Tally, tally_from_record
from simulator.models import Chunk, Run
from simulator.report.build import interval_of
from simulator.requests.request import BATCH


class StopRule:
    """Looks at the finished chunks of one run as they come; each is read once.

    games: of the chunks that follow each other from the first; seen: what was counted in them, without curves, firsts and cards.
    """

    def __init__(self, run: Run) -> None:
        self.run = run
        self.precision = run.plan.get("precision")
        self.seconds = run.plan.get("seconds")
        self.next = 0
        self.games = 0
        self.seen = Tally()

    def look(self) -> tuple[int, str] | None:
        """(games, "precision" or "seconds") where the run is to end with so many; None to go on."""
        if not self.precision and not self.seconds:
            return None
        done = Chunk.objects.filter(run=self.run, status=Chunk.Status.DONE, index__gte=self.next).order_by("index")
        for index, games, tally in done.values_list("index", "games", "tally"):
            if index != self.next:
                break
            self.next += 1
            self.games += games
            if self.precision:
                self._add(tally or {})
                if self.games % BATCH == 0 and self._is_narrow():
                    return self.games, "precision"
        is_whole = self.games == self.run.games  # it ends by itself
        if self.seconds and self.games and not is_whole and self._time_is_up():
            return self.games, "seconds"
        return None

    def _time_is_up(self) -> bool:
        return Run.objects.filter(pk=self.run.pk, started__lt=Now() - timedelta(seconds=self.seconds)).exists()

    def _add(self, record: dict[str, Any]) -> None:
        self.seen.merge(tally_from_record({**record, "curves": {}, "firsts": {}, "cards": {}}))

    def _is_narrow(self) -> bool:
        interval = interval_of(self.run, self.seen, self.precision["of"])
        return interval is not None and interval[1] - interval[0] <= 2 * self.precision["half_width"]
