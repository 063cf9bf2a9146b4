"""`manage.py sweep_runs`: repair the effects of dead workers and lost messages every few seconds, and tidy the database every hour.

It also writes the reports of runs that were cancelled or failed, and brings the search index of the public decks up to date after new
data were loaded.
"""

from __future__ import annotations

import signal
import threading
import time
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.db import Error, close_old_connections

from decks.search.deck_index import refresh_index
from simulator.services.sweeping import sweep
from simulator.services.tidying import tidy
from simulator.workers.reporting import reports_write

TIDY_SECONDS = 3600.0
INDEX_SECONDS = 2.0  # at most, between two sweeps
REPORT_SECONDS = 1.0  # the same


class Command(BaseCommand):
    help = "Release the chunks of dead workers, fail runs that cannot be finished, and wake runs that no worker plays."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--every", type=float, default=settings.SIMULATION_SWEEP_SECONDS, metavar="S", help="seconds between sweeps")
        parser.add_argument("--once", action="store_true", help="sweep once and end")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["once"]:
            self.stdout.write(str(sweep()))
            return
        stopped = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stopped.set())
        tidy_at = time.monotonic()
        while True:
            try:
                sweep()
                reports_write(seconds=REPORT_SECONDS)
                refresh_index(seconds=INDEX_SECONDS)
                if time.monotonic() >= tidy_at:
                    tidy_at = time.monotonic() + TIDY_SECONDS
                    tidy()
            except Error as error:  # the database will be back for a later sweep
                self.stderr.write(f"sweep failed: {error}")
            close_old_connections()
            if stopped.wait(options["every"]):
                return
