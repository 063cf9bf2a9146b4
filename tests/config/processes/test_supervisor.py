"""The supervisor runs tasks beside its children and replaces them without a gap."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from config.processes import supervisor
from config.processes.supervisor import Child, Supervisor, Task

SERVER = """
import signal, time
signal.signal(signal.SIGTTIN, lambda *_: open("more", "w"))
signal.signal(signal.SIGTTOU, lambda *_: open("fewer", "w"))
open("up", "w")
while True:
    time.sleep(0.05)
"""
WORKER = "import os, time; open(f'worker-{os.getpid()}', 'w')\nwhile True: time.sleep(0.05)"


def python(script: str) -> list[str]:
    return [sys.executable, "-c", script]


@pytest.mark.parametrize("status", [0, 3])
def test_children_are_replaced_when_the_task_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    monkeypatch.setattr(supervisor, "OVERLAP", 0.5)
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    server = Child("server", python(SERVER), tmp_path, more=[signal.SIGTTIN], fewer=[signal.SIGTTOU])
    worker = Child("worker", python(WORKER), tmp_path)
    seen: list[object] = []

    def stop_when_all_is_replaced() -> None:
        deadline = time.monotonic() + 60
        marks = ("more", "fewer")
        while time.monotonic() < deadline and (
            site.replaced or len(list(tmp_path.glob("worker-*"))) < 2 or not all((tmp_path / mark).exists() for mark in marks)
        ):
            time.sleep(0.05)
        os.kill(os.getpid(), signal.SIGTERM)

    def ended(status: int) -> None:
        seen.append(status)
        first = worker.process
        site.replace_children()
        seen.append(first is not None and first.poll() is None)  # it works until its successor has started
        seen.append(worker.process is not first)
        threading.Thread(target=stop_when_all_is_replaced).start()

    # It ends when the first worker has started.
    script = f"import pathlib, sys, time\nwhile not list(pathlib.Path().glob('worker-*')): time.sleep(0.05)\nsys.exit({status})"
    task = Task(python(script), tmp_path, on_end=ended)
    messages: list[str] = []
    site = Supervisor([server, worker], say=messages.append, tasks=[task])
    try:
        assert site.run(ready=(tmp_path / "up").exists, on_ready=lambda: seen.append("ready")) == 0
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    assert seen == ["ready", status, True, True]
    assert (tmp_path / "more").exists()
    assert (tmp_path / "fewer").exists()
    assert len(list(tmp_path.glob("worker-*"))) == 2
    assert site.replaced == []  # the first worker was stopped on purpose, so no restart is reported
    assert messages == ["Stopping (Ctrl-C again to stop at once)."]


def test_tasks_run_one_after_the_other_and_workers_wait_for_those_before_them(tmp_path: Path) -> None:
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    server, worker = Child("server", python(SERVER), tmp_path), Child("worker", python(WORKER), tmp_path)
    seen: list[object] = []

    def ended(name: str) -> Callable[[int], None]:
        def note(status: int) -> None:
            seen.append((name, status, worker.process is not None))
            if name == "compilation":
                os.kill(os.getpid(), signal.SIGTERM)

        return note

    tasks = [
        Task(python("import sys, time; time.sleep(0.5); sys.exit(1)"), tmp_path, on_end=ended("loading"), before_workers=True),
        Task(python("import time; time.sleep(0.5)"), tmp_path, on_end=ended("compilation")),
    ]
    site = Supervisor([server, worker], say=lambda sentence: None, tasks=tasks)
    try:
        assert site.run(ready=(tmp_path / "up").exists, on_ready=lambda: seen.append("ready")) == 0
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    assert seen == ["ready", ("loading", 1, False), ("compilation", 0, True)]  # a task that fails holds nothing up


def test_a_server_that_does_not_start_ends_the_supervisor(tmp_path: Path) -> None:
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    messages: list[str] = []
    site = Supervisor([Child("server", python("raise SystemExit(1)"), tmp_path)], say=messages.append)
    try:
        assert site.run(ready=lambda: False, on_ready=lambda: None) == 1
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    assert messages == ["The server did not start; its own messages are above."]
