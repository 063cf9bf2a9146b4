"""Supervisor of the site's processes: start them, restart them with back-off, replace them and stop them together.

Each child runs in a session of its own.  So Ctrl-C on the terminal reaches only the supervisor, which then stops the children in order.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

STEADY = 30.0  # after this many seconds a child counts as healthy: its next restart waits for only one second
LONGEST_WAIT = 30.0
OVERLAP = 20.0  # seconds that a replaced process runs beside its successor, which takes a few seconds to start
GRACE = 8.0  # seconds for all children together to stop


@dataclass
class Child:
    """One program that runs until the supervisor stops."""

    name: str
    command: Sequence[str]
    folder: Path
    # For a program that can replace its own processes.  Without these signals the supervisor starts a second program in its place.
    more: Sequence[signal.Signals] = ()  # start new processes
    fewer: Sequence[signal.Signals] = ()  # stop as many old processes
    process: subprocess.Popen[bytes] | None = None
    started: float = 0.0
    restart_at: float = 0.0
    wait: float = 0.0  # seconds before the next restart

    def start(self) -> None:
        self.process = spawn(self.command, self.folder)
        self.started = time.monotonic()

    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None


@dataclass
class Task:
    """A program that runs once, beside the children."""

    command: Sequence[str]
    folder: Path
    on_end: Callable[[int], None]  # called with its exit status
    before_workers: bool = False  # only the server runs beside it; the other children start after it
    process: subprocess.Popen[bytes] | None = None


def spawn(command: Sequence[str], folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=stop_with_parent,  # noqa: PLW1509 (the supervisor has no threads)
    )


def stop_with_parent() -> None:
    """In a child: have the kernel send SIGTERM if the supervisor is killed (PR_SET_PDEATHSIG; Linux only)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


class Supervisor:
    """Runs the children and, one after the other, the tasks.  The first child serves the site; all else starts after it answers."""

    def __init__(self, children: Sequence[Child], *, say: Callable[[str], None], tasks: Sequence[Task] = ()) -> None:
        self.children = children
        self.say = say
        self.tasks = list(tasks)  # the first one is running or starts next
        self.replaced: list[subprocess.Popen[bytes]] = []  # processes that have a successor
        self.signals: list[tuple[float, subprocess.Popen[bytes], signal.Signals]] = []  # to send: (time, process, signal)
        self.stopping = 0  # how many stop signals have arrived

    def run(self, *, ready: Callable[[], bool], on_ready: Callable[[], None], within: float = 300.0) -> int:
        """Run until SIGINT or SIGTERM, then return 0; return 1 if the site does not start.

        ready: does the first child answer?  on_ready: is called once when it does.
        """
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._on_signal)
        server = self.children[0]
        deadline = time.monotonic() + within
        is_ready = False
        try:
            server.start()
            while not self.stopping:
                if is_ready:
                    self._run_the_tasks()
                    self._start_the_missing()
                    self._send_signals()
                elif ready():
                    is_ready = True
                    on_ready()
                elif not server.running():
                    self.say(f"The {server.name} did not start; its own messages are above.")
                    return 1
                elif time.monotonic() > deadline:
                    self.say(f"The site did not answer within {within:.0f} seconds.")
                    return 1
                time.sleep(0.1)
            self.say("Stopping (Ctrl-C again to stop at once).")
            return 0
        finally:
            self._stop()

    def replace_children(self) -> None:
        """Give every child fresh processes, without a moment in which nothing serves or plays."""
        now = time.monotonic()
        for child in self.children:
            if child.process is None:
                continue  # it will be started soon
            # One after the other: equal signals that arrive together count as one.
            self.signals += [(now + place, child.process, number) for place, number in enumerate(child.more)]
            self.signals += [(now + OVERLAP + place, child.process, number) for place, number in enumerate(child.fewer)]
            if not child.more:
                self.signals.append((now + OVERLAP, child.process, signal.SIGTERM))
                self.replaced.append(child.process)
                child.start()

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        self.stopping += 1

    def _run_the_tasks(self) -> None:
        """Start the next task when the one before it has ended."""
        if not self.tasks:
            return
        task = self.tasks[0]
        if task.process is None:
            task.process = spawn(task.command, task.folder)
        elif (status := task.process.poll()) is not None:
            del self.tasks[0]
            kill_group(task.process)  # any process that it left behind
            task.on_end(status)

    def _send_signals(self) -> None:
        due = [each for each in self.signals if each[0] <= time.monotonic()]
        self.signals = [each for each in self.signals if each not in due]
        for _, process, number in due:
            if process.poll() is None:
                process.send_signal(number)
        for process in [each for each in self.replaced if each.poll() is not None]:
            kill_group(process)  # any process that it left behind
            self.replaced.remove(process)

    def _start_the_missing(self) -> None:
        """Start the children that do not run yet, and those that died after a pause."""
        now = time.monotonic()
        wait = any(task.before_workers for task in self.tasks)
        for child in self.children[:1] if wait else self.children:
            if child.running():
                continue
            if child.process is not None:
                child.wait = 1.0 if now - child.started > STEADY else min(max(1.0, child.wait * 2), LONGEST_WAIT)
                child.restart_at = now + child.wait
                self.say(f"The {child.name} ended with {child.process.returncode}; it restarts in {child.wait:.0f} s.")
                kill_group(child.process)  # any process that it left behind
                child.process = None
            elif now >= child.restart_at:
                child.start()

    def _stop(self) -> None:
        stops_before = self.stopping
        processes = [child.process for child in self.children if child.process is not None]
        processes += self.replaced
        processes += [task.process for task in self.tasks if task.process is not None]
        for process in processes:
            if process.poll() is None:
                process.terminate()
        deadline = time.monotonic() + GRACE
        while (
            any(process.poll() is None for process in processes) and time.monotonic() < deadline and self.stopping <= max(stops_before, 1)
        ):
            time.sleep(0.05)
        for process in processes:
            # The games of a run are under a lease: a chunk that is cut off here is played again, and nothing is counted twice.
            kill_group(process)
            process.wait()
