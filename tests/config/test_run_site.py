"""`run_site` serves, starts what died again, and leaves nothing behind when it is told to stop."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from games import ROOT
from tests.servers import free_port

SOON = 60.0


def until(condition: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + SOON
    while not condition():
        assert time.monotonic() < deadline, f"not within {SOON:.0f} s: {what}"
        time.sleep(0.05)


def processes_of(folder: Path) -> dict[int, str]:
    """pid -> command line of every process whose state lies in `folder`, whoever its parent is."""
    mark = f"STARDECK_VAR={folder}".encode()
    found = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and int(entry.name) != os.getpid():
            try:
                if mark in (entry / "environ").read_bytes().split(b"\0"):
                    found[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue  # ended meanwhile
    return {pid: command for pid, command in found.items() if command}  # a zombie has no command line


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        environment = {
            name: value for name, value in os.environ.items() if name not in ("DJANGO_SETTINGS_MODULE", "DATABASE_URL", "CELERY_BROKER_URL")
        }
        environment["STARDECK_VAR"] = str(folder)
        subprocess.run(
            [sys.executable, "manage.py", "prepare_site"], cwd=ROOT, env=environment, check=True, capture_output=True, timeout=120
        )
        self.output = folder / "output"
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "run_site", "--port", str(self.port), "--workers", "1"],
                cwd=ROOT,
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
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2) as response:
                return bool(response.status == 200)
        except OSError:
            return False


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site in a folder with a space in its name, serving."""
    folder = tmp_path / "the state"
    folder.mkdir()
    site = Site(folder)
    try:
        until(lambda: "Stardeck is at" in site.said(), "the address is printed")
        yield site
    finally:
        if site.process.poll() is None:
            site.process.kill()
            site.process.wait()
        for pid in processes_of(folder):
            os.kill(pid, signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_the_dead_again_and_stops_without_an_orphan(site: Site, stop: signal.Signals) -> None:
    assert f"Stardeck is at http://127.0.0.1:{site.port}/" in site.said()
    assert site.answers()
    for name, part in (("web server", "gunicorn"), ("worker", "-Q celery"), ("search worker", "-Q search")):
        masters = [pid for pid, command in processes_of(site.folder).items() if part in command and parent(pid) == site.process.pid]
        assert len(masters) == 1, name
        os.kill(masters[0], signal.SIGKILL)
        until(lambda name=name: f"The {name} ended with -9; it is started again" in site.said(), f"the death of the {name} is told")
    until(site.answers, "the web server answers again")

    site.process.send_signal(stop)
    assert site.process.wait(30) == 0, site.said()
    assert processes_of(site.folder) == {}
    assert "Stopping" in site.said()


@pytest.mark.slow
def test_its_children_go_when_it_is_killed(site: Site) -> None:
    site.process.kill()
    site.process.wait()
    until(lambda: not processes_of(site.folder), "all children have ended")


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
def test_a_port_that_cannot_be_had_is_one_sentence(port: str, sentence: str) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        number = str(listener.getsockname()[1]) if port == "taken" else port
        command = [sys.executable, "manage.py", "run_site", "--check-port", "--port", number]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
