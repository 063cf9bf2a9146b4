"""`manage.py serve_metrics`: answer Prometheus on METRICS_ADDRESS with the metrics of all processes on this machine."""

from __future__ import annotations

import signal
import threading
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError
from prometheus_client import start_http_server

from config.metrics import registry


class Command(BaseCommand):
    requires_system_checks = []  # the processes that count run them
    help = "Answer Prometheus on METRICS_ADDRESS (host:port) until SIGTERM; keep this address away from the public."

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.METRICS_ADDRESS:
            raise CommandError("METRICS_ADDRESS is not set; set it to host:port for every process, such as 127.0.0.1:9200.")
        host, _, port = settings.METRICS_ADDRESS.rpartition(":")
        stopped = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stopped.set())
        server, _thread = start_http_server(int(port), addr=host.strip("[]"), registry=registry())
        stopped.wait()
        server.shutdown()
