"""`run_site` serves at once, compiles the rules meanwhile, restarts dead processes, and leaves none behind when it stops."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from django.core.management import call_command

import games
from config.management.commands import run_site
from config.processes.supervisor import Supervisor
from games import ROOT
from tests.helpers.servers import free_port
from tests.helpers.shared import made_once, unfinished

SOON = 100.0
LOADED = "The cards of every game are loaded."
LAYERS = ("games", "cards", "accounts", "decks", "simulator", "frontend", "config")


def until(condition: Callable[[], object], what: str, *, within: float = SOON) -> None:
    deadline = time.monotonic() + within
    while not condition():
        assert time.monotonic() < deadline, f"not within {within:.0f} s: {what}"
        time.sleep(0.05)


def processes_of(folder: Path) -> dict[int, str]:
    """pid -> command line of every process with its state in `folder`, with any parent."""
    mark = f"STARDECK_VAR={folder}".encode()
    found = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and int(entry.name) != os.getpid():
            try:
                if mark in (entry / "environ").read_bytes().split(b"\0"):
                    found[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue  # the process has ended meanwhile
    return {pid: command for pid, command in found.items() if command}  # a zombie has no command line


def environment_of(folder: Path, **settings: str) -> dict[str, str]:
    left_out = ("DJANGO_SETTINGS_MODULE", "DATABASE_URL", "CELERY_BROKER_URL")
    return {name: value for name, value in os.environ.items() if name not in left_out} | {"STARDECK_VAR": str(folder), **settings}


class Site:
    def __init__(self, folder: Path, *, root: Path = ROOT, **settings: str) -> None:
        self.folder, self.port = folder, free_port()
        environment = environment_of(folder, **settings)
        self.output = folder / "output"
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "run_site", "--prepare", "--port", str(self.port), "--workers", "1"],
                cwd=root,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def said(self) -> str:
        return self.output.read_text(errors="replace")

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=SOON) as response:
                return bool(response.status == 200)
        except OSError:
            return False


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Site]:
    """A running site with its state in `folder`."""
    folder.mkdir(exist_ok=True)
    site = Site(folder, **settings)
    try:
        until(lambda: "Stardeck is at" in site.said(), "the address is printed", within=200)
        yield site
    finally:
        sys.stdout.write(site.said())  # shown if the test fails
        if site.process.poll() is None:
            site.process.kill()
            site.process.wait()
        for pid in processes_of(folder):
            with suppress(ProcessLookupError):  # it has already ended by itself
                os.kill(pid, signal.SIGKILL)


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The state of a site that has its cards already."""

    def prepare(folder: Path) -> None:
        subprocess.run([sys.executable, "manage.py", "prepare_site"], cwd=ROOT, env=environment_of(folder), check=True)

    return made_once(tmp_path_factory, "prepared site", prepare)


@pytest.fixture
def site(prepared: Path, tmp_path: Path) -> Iterator[Site]:
    """A site with its cards, in a folder with a space in its name."""
    with serving(Path(shutil.copytree(prepared, tmp_path / "the state"))) as site:
        assert "The cards are being loaded" not in site.said()
        yield site


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this tree with one small compiled module and an old build of it."""
    root = tmp_path / "a check out"
    left_out = {path.name for path in ROOT.iterdir()} - {*LAYERS, "fixtures", "manage.py"}
    shutil.copytree(ROOT, root, ignore=lambda folder, names: left_out if Path(folder) == ROOT else unfinished(folder, names))
    script = root / "config" / "processes" / "rules_build.py"
    only_one = 'def hot_modules():\n    return {"games.engine.rng": ROOT / "games/engine/rng.py"}\n\n\n'
    source = script.read_text(encoding="utf-8")
    script.write_text(source.replace("if __name__ ==", f"{only_one}if __name__ =="), encoding="utf-8")
    build = root / "build" / "rules"
    build.mkdir(parents=True)
    old = {"platform": games.platform(), "sources": {"games/engine/rng.py": "of another time"}, "modules": {}}
    (build / games.MANIFEST).write_text(json.dumps(old))
    return root


def compiled_processes(folder: Path) -> set[str]:
    """The kinds of processes that have loaded a compiled module of the rules."""
    kinds = {"gunicorn": "web", "-Q celery": "worker", "-Q search": "search worker"}
    found = set()
    for pid, command in processes_of(folder).items():
        with suppress(OSError):
            if "build/rules/games/engine" in Path(f"/proc/{pid}/maps").read_text():
                found |= {kind for part, kind in kinds.items() if part in command}
    return found


@pytest.mark.slow
def test_the_site_starts_interpreted_and_switches_to_compiled_rules(checkout: Path, tmp_path: Path) -> None:
    with serving(tmp_path / "state", root=checkout, STARDECK_RULES="auto") as site:
        assert "(rules interpreted, being compiled;" in site.said()
        assert "The cards are being loaded; the home page shows each game" in site.said()
        assert site.answers()
        until(lambda: loaded_before_workers(site), "every game is loaded")
        assert "the compiled rules are used" not in site.said()
        until(lambda: "From now on the compiled rules are used." in site.said(), "the rules are compiled", within=200)
        until(lambda: len(compiled_processes(site.folder)) == 3, "web server and workers have loaded them")
        assert site.answers()
        site.process.send_signal(signal.SIGTERM)
        assert site.process.wait(30) == 0, site.said()
        assert processes_of(site.folder) == {}
    with serving(tmp_path / "state", root=checkout, STARDECK_RULES="auto") as site:
        assert "(rules compiled;" in site.said()
        assert "being loaded" not in site.said()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("missing", "outdated", "loads", "sentence"),
    [
        ([], [], False, "(rules interpreted; Ctrl-C stops it)\n"),
        (["star-realms"], [], True, "The cards are being loaded; the home page shows each game"),
        ([], ["star-realms"], True, "The rules have changed, so the cards are being loaded again; runs start after that."),
    ],
    ids=["current", "missing", "outdated"],
)
def test_missing_and_outdated_games_are_loaded_beside_the_site_and_before_the_workers(
    monkeypatch: pytest.MonkeyPatch, missing: list[str], outdated: list[str], loads: bool, sentence: str
) -> None:
    prepared, started = [], []

    class NoSupervisor(Supervisor):
        def run(self, *, on_ready: Callable[[], None], **options: Any) -> int:
            started.append(self.tasks)
            on_ready()
            return 0

    monkeypatch.setenv("STARDECK_RULES", "interpreted")
    monkeypatch.setenv("SITE_URL", "http://127.0.0.1")
    monkeypatch.setattr(run_site, "Supervisor", NoSupervisor)
    monkeypatch.setattr(run_site, "call_command", lambda name, **options: prepared.append((name, options["only_before_serving"])))
    monkeypatch.setattr(run_site, "connections", SimpleNamespace(close_all=lambda: None))
    monkeypatch.setattr(run_site, "games_missing", lambda: missing)
    monkeypatch.setattr(run_site, "games_outdated", lambda: outdated)
    out = StringIO()
    call_command("run_site", "--prepare", "--port", str(free_port()), stdout=out)
    assert prepared == [("prepare_site", True)]
    assert [(task.command[2:], task.before_workers) for task in started[0]] == [(["load_cards", "--outdated", "--missing"], True)] * loads
    assert sentence in out.getvalue()


@pytest.mark.slow
def test_the_site_reports_a_failed_compilation_and_keeps_serving(checkout: Path, prepared: Path, tmp_path: Path) -> None:
    module = checkout / "games" / "engine" / "rng.py"
    module.write_text(module.read_text(encoding="utf-8") + '\nWRONG: int = "text"\n', encoding="utf-8")
    with serving(Path(shutil.copytree(prepared, tmp_path / "state")), root=checkout, STARDECK_RULES="auto") as site:
        until(lambda: "Compiling the rules failed, for the reason above; they stay interpreted" in site.said(), "it says so", within=200)
        assert site.answers()
        assert "ended with" not in site.said()


@pytest.mark.slow
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_dead_processes_are_restarted_and_none_is_left_after_a_stop(site: Site, stop: signal.Signals) -> None:
    assert f"Stardeck is at http://127.0.0.1:{site.port}/" in site.said()
    assert site.answers()
    for name, part in (("web server", "gunicorn"), ("worker", "-Q celery"), ("search worker", "-Q search")):
        until(lambda part=part: children_of(site, part), f"the {name} runs")
        (master,) = children_of(site, part)
        os.kill(master, signal.SIGKILL)
        until(lambda name=name: f"The {name} ended with -9; it restarts in" in site.said(), f"the death of the {name} is told")
    until(site.answers, "the web server answers again")

    site.process.send_signal(stop)
    assert site.process.wait(30) == 0, site.said()
    assert processes_of(site.folder) == {}
    assert "Stopping" in site.said()


@pytest.mark.slow
def test_child_processes_end_when_the_supervisor_is_killed(site: Site) -> None:
    site.process.kill()
    site.process.wait()
    until(lambda: not processes_of(site.folder), "all children have ended")


def loaded_before_workers(site: Site) -> bool:
    workers = children_of(site, "-Q celery")
    loaded = LOADED in site.said()
    assert loaded or not workers, "they would compete with the loading"
    return loaded


def children_of(site: Site, part: str) -> list[int]:
    """The children of the supervisor with `part` in their command lines."""
    return [pid for pid, command in processes_of(site.folder).items() if part in command and parent(pid) == site.process.pid]


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("port", "sentence"),
    [
        ("taken", "is in use by another program; choose another: make run PORT="),
        ("99999", "PORT=99999: use a number from 1 to 65535."),
        ("http", "PORT=http: use a number from 1 to 65535."),
    ],
)
def test_an_unavailable_port_is_reported_in_one_sentence(port: str, sentence: str) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        number = str(listener.getsockname()[1]) if port == "taken" else port
        command = [sys.executable, "manage.py", "run_site", "--check-port", "--port", number]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
