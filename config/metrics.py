"""Metrics in the format of Prometheus: the counters of all processes that share a folder, and the queue as the database has it."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import Error, connections
from django.db.models import Count, Min, Q
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils import timezone
from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from cards.metrics import REQUEST_SECONDS, REQUESTS
from simulator.models import Chunk, Run, Table
from simulator.modes import OF_COACH
from simulator.requests.queues import QUEUES
from simulator.services.beats import workers_on


def count_requests(get_response: Callable[[HttpRequest], HttpResponseBase]) -> Callable[[HttpRequest], HttpResponseBase]:
    """Middleware: count requests by route, which has no secrets and few values, and not by address."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        begun = time.perf_counter()
        response = get_response(request)
        route = request.resolver_match.route if request.resolver_match else "none"
        method = request.method if request.method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"
        REQUESTS.labels(route, method, response.status_code).inc()
        REQUEST_SECONDS.observe(time.perf_counter() - begun)
        return response

    return handle


class QueueCollector(Collector):
    """The runs that wait or play and the live workers, by queue, read from the database at each request.

    after: called at the end; the server of the metrics closes the connection of its thread.
    """

    def __init__(self, after: Callable[[], None] = lambda: None) -> None:
        self.after = after

    def collect(self) -> Iterator[Metric]:
        answers = GaugeMetricFamily("stardeck_database_up", "1 if the database answered")
        try:
            metrics = list(self.from_database())
            answers.add_metric([], 1)
            yield from metrics
        except Error:
            answers.add_metric([], 0)
        finally:
            self.after()
        yield answers

    def from_database(self) -> Iterator[Metric]:
        runs = GaugeMetricFamily("stardeck_queue_runs", "Runs that wait or play", labels=["queue"])
        chunks = GaugeMetricFamily("stardeck_queue_chunks", "Their parts that no worker plays", labels=["queue"])
        age = GaugeMetricFamily("stardeck_queue_age_seconds", "Seconds that the oldest run has waited to begin", labels=["queue"])
        workers = GaugeMetricFamily("stardeck_workers", "Live workers", labels=["queue"])
        active = Run.objects.filter(status__in=Run.ACTIVE).order_by().values("queue")
        rows = active.annotate(n=Count("pk"), oldest=Min("created", filter=Q(status=Run.Status.QUEUED)))
        lengths: dict[str, tuple[int, datetime | None]] = {row["queue"]: (row["n"], row["oldest"]) for row in rows}
        waiting = Chunk.objects.filter(status=Chunk.Status.QUEUED, run__status__in=Run.ACTIVE).order_by().values("run__queue")
        parts = {row["run__queue"]: row["n"] for row in waiting.annotate(n=Count("pk"))}
        for queue in QUEUES:
            length, oldest = lengths.get(queue, (0, None))
            runs.add_metric([queue], length)
            chunks.add_metric([queue], parts.get(queue, 0))
            age.add_metric([queue], (timezone.now() - oldest).total_seconds() if oldest else 0)
            workers.add_metric([queue], workers_on(queue).count())
        yield from (runs, chunks, age, workers, *_of_tables())


def _of_tables() -> Iterator[Metric]:
    """The games that people play, and what the coach has to do."""
    open_tables = GaugeMetricFamily("stardeck_tables_open", "Games at tables that are not over, with a change in the last hour")
    since = timezone.now() - timedelta(hours=1)
    open_tables.add_metric([], Table.objects.filter(played__gte=since, outcome="").count())
    yield open_tables
    coach = GaugeMetricFamily(
        "stardeck_coach_runs", "Questions to the coach and parts of reviews that wait or are played", labels=["status"]
    )
    rows = Run.objects.filter(status__in=Run.ACTIVE, mode__in=OF_COACH).order_by().values_list("status")
    counts: dict[str, int] = dict(rows.annotate(n=Count("pk")))
    for status in Run.ACTIVE:
        coach.add_metric([str(status)], counts.get(status, 0))
    yield coach


_merging = threading.Lock()


class ProcessCollector(MultiProcessCollector):
    """The counters of all processes that share the metrics folder."""

    def collect(self) -> Iterable[Metric]:
        # Under one lock: an answer in the middle of a merge would contain the counts of an ended process twice or not at all, and
        # Prometheus takes the next, lower count for the counter of a new process.
        with _merging:
            merge_dead(settings.METRICS_FOLDER)
            metrics: Iterable[Metric] = super().collect()  # type: ignore[no-untyped-call]  # not typed by the library
            return metrics


def registry() -> CollectorRegistry:
    """The metrics that `serve_metrics` answers with."""
    answered = CollectorRegistry()
    ProcessCollector(answered, path=str(settings.METRICS_FOLDER))  # type: ignore[no-untyped-call]  # not typed by the library
    answered.register(QueueCollector(after=connections.close_all))
    return answered


def merge_dead(folder: Path) -> None:
    """Add the counts of ended processes to one file of each kind, and delete their files.

    Each process has its own files, and web and worker processes are replaced again and again.
    """
    for kind in ("counter", "histogram"):
        dead = [path for path in folder.glob(f"{kind}_*.db") if not _lives(path.stem.rpartition("_")[2])]
        if not dead:
            continue
        total = MmapedDict(str(folder / f"{kind}_0.db"))  # type: ignore[no-untyped-call]  # not typed by the library
        try:
            for path in dead:
                values: Any = MmapedDict.read_all_values_from_file(str(path))  # type: ignore[no-untyped-call]  # as above
                for key, value, *_ in values:
                    total.write_value(key, total.read_value(key)[0] + value, 0.0)  # type: ignore[no-untyped-call]  # as above
                path.unlink()
        finally:
            total.close()  # type: ignore[no-untyped-call]  # as above


def _lives(pid: str) -> bool:
    """Whether the process lives; 0 names the file of those that ended."""
    if pid == "0":
        return True
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return False
    except (PermissionError, ValueError):
        pass
    return True
