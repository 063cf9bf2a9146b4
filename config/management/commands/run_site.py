"""Serve the whole site from one command: web server, workers and sweeper.

Beside the running site it loads the games that are missing or out of date, then compiles the rules.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import urllib.error
import urllib.request
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError, CommandParser, call_command
from django.db import connections

from cards.services import games_missing, games_outdated
from config.processes import rules_build
from config.processes.supervisor import Child, Supervisor, Task

WEB_PROCESSES = 2


class Command(BaseCommand):
    help = "Serve the site on 127.0.0.1 with workers and the sweeper until Ctrl-C; load and compile meanwhile what is new."
    requires_system_checks = []  # the child processes run them

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--port", default="8000", help="where to listen (8000)")
        parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play games (one a core)")
        parser.add_argument("--prepare", action="store_true", help="run prepare_site first")
        parser.add_argument("--check-port", action="store_true", help="only say whether the port is free")

    def handle(self, *args: Any, **options: Any) -> None:
        port = port_number(options["port"])
        require_free(port)
        if options["check_port"]:
            return
        if options["prepare"]:
            call_command("prepare_site", only_before_serving=True, stdout=self.stdout)
        mode = os.environ["STARDECK_RULES"]
        is_fresh = mode != "interpreted" and rules_build.is_fresh()
        if mode == "compiled" and not is_fresh:
            raise CommandError("STARDECK_RULES=compiled, but there is no build of these rules. Type `make compile`.")
        missing, outdated = (games_missing(), games_outdated()) if options["prepare"] else ([], [])
        connections.close_all()  # before the child processes are forked
        compilation = [] if is_fresh or mode == "interpreted" else self.compilation()
        if not (os.environ.get("SITE_URL") or os.environ.get("ALLOWED_HOSTS")):
            os.environ["SITE_URL"] = f"http://127.0.0.1:{port}"  # of the child processes
        tasks = [*([self.loading()] if missing or outdated else []), *compilation]
        supervisor = Supervisor(children(port=port, workers=max(1, options["workers"])), say=self.say, tasks=tasks)
        self.replace_children = supervisor.replace_children
        address = f"http://127.0.0.1:{port}"
        rules = "compiled" if is_fresh else "interpreted, being compiled" if compilation else "interpreted"
        ready = f"Stardeck is at {address}/ (rules {rules}; Ctrl-C stops it)"
        if missing:
            ready += "\nThe cards are being loaded; the home page shows each game as soon as its cards are there."
        elif outdated:
            ready += "\nThe rules have changed, so the cards are being loaded again; runs start after that."
        status = supervisor.run(ready=lambda: answers(f"{address}/healthz"), on_ready=lambda: self.say(ready))
        if status:
            sys.exit(status)

    def loading(self) -> Task:
        """The task that loads the games that are missing or out of date."""
        command = [sys.executable, str(settings.BASE_DIR / "manage.py"), "load_cards", "--outdated", "--missing"]
        # Before the workers: they would compete with it for the cores, and on SQLite for the database's one writer.
        return Task(command, settings.BASE_DIR, on_end=self.loaded, before_workers=True)

    def loaded(self, status: int) -> None:
        if status:
            self.say("Loading the cards failed, for the reason above; the site shows the games that are loaded.")
        else:
            self.say("The cards of every game are loaded.")

    def compilation(self) -> list[Task]:
        """The task that compiles the rules at low priority; [], with one sentence, if there is no C compiler."""
        if not rules_build.compiler_found():
            self.say(rules_build.NO_COMPILER)
            return []
        command = ["nice", "-n", "10", sys.executable, "-m", "config.processes.rules_build"]
        return [Task(command, settings.BASE_DIR, on_end=self.compiled)]

    def compiled(self, status: int) -> None:
        if status:
            self.say("Compiling the rules failed, for the reason above; they stay interpreted: the same results, slower.")
        else:
            self.say("From now on the compiled rules are used.")
            self.replace_children()

    def say(self, sentence: str) -> None:
        self.stdout.write(sentence)
        self.stdout.flush()


def port_number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise CommandError(f"PORT={text}: use a number from 1 to 65535.")
    return int(text)


def require_free(port: int) -> None:
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", port))
        except PermissionError:
            raise CommandError(f"Port {port} is not for ordinary users; choose one from 1024 on: make run PORT=8123") from None
        except OSError:
            raise CommandError(
                f"Port {port} is in use by another program; choose another: make run PORT={port + 1 if port < 65535 else 8000}"
            ) from None


def children(*, port: int, workers: int) -> list[Child]:
    """All child processes, the web server first."""
    python = [sys.executable, "-W", "ignore:You're running the worker"]  # as root, in a container; it takes JSON only
    manage = [sys.executable, str(settings.BASE_DIR / "manage.py")]
    server = str(settings.BASE_DIR / "config" / "processes" / "serving.py")
    web = ["-m", "gunicorn", "-c", server, "config.wsgi", "--bind", f"127.0.0.1:{port}"]
    web += ["--workers", str(WEB_PROCESSES), "--log-level", "warning"]
    work = ["-m", "celery", "--quiet", "-A", "config", "worker", "--loglevel", "WARNING"]
    work += ["--without-gossip", "--without-mingle", "--without-heartbeat"]
    # The queue of slow runs has its own process, with lower priority (nice 15) than the other workers (nice 10).
    slow = ["nice", "-n", "15", *python, *work, "--concurrency", "1", "-Q", settings.SIMULATION_SEARCH_QUEUE]
    work += ["--concurrency", str(workers), "-Q", settings.CELERY_TASK_DEFAULT_QUEUE]
    folder = settings.BASE_DIR
    return [
        Child("web server", python + web, folder, more=[signal.SIGTTIN] * WEB_PROCESSES, fewer=[signal.SIGTTOU] * WEB_PROCESSES),
        Child("sweeper", [*manage, "sweep_runs", "--every", str(settings.SIMULATION_SWEEP_SECONDS)], folder),
        Child("worker", python + work, folder),
        Child("search worker", slow, folder),
        *([Child("metrics", [*manage, "serve_metrics"], folder)] if settings.METRICS_ADDRESS else []),
    ]


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2) as response:  # noqa: S310
            return bool(response.status == 200)
    except (urllib.error.URLError, OSError):
        return False
