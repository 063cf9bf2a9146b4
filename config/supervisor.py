"""Keep a few programs running as one: start, restart with back-off, and stop all of them, leaving none behind.

Each child is a session of its own, so that a Ctrl-C on the terminal reaches only the supervisor, which then stops them in order.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

STEADY = 30.0  # seconds after which a child counts as well, and its next death as its first
LONGEST_WAIT = 30.0
GRACE = 8.0  # seconds that all children together have to stop


@dataclass
class Child:
    """One program.  wait: seconds before the next restart."""

    name: str
    command: Sequence[str]
    folder: Path
    process: subprocess.Popen[bytes] | None = None
    started: float = 0.0
    restart_at: float = 0.0
    wait: float = 0.0

    def start(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603
            self.command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=stop_with_parent,  # noqa: PLW1509 (the supervisor has no threads)
        )
        self.started = time.monotonic()

    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def signal(self, number: signal.Signals, *, group: bool = False) -> None:
        if self.process is None:
            return
        try:
            if group:
                os.killpg(self.process.pid, number)
            elif self.running():
                self.process.send_signal(number)
        except ProcessLookupError:
            pass


def stop_with_parent() -> None:
    """In a child: should the supervisor itself be killed, be told to stop (PR_SET_PDEATHSIG; Linux only)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)


class Supervisor:
    """`run` returns 0 when it was asked to stop (SIGINT, SIGTERM), else 1."""

    def __init__(self, children: Sequence[Child], *, say: Callable[[str], None]) -> None:
        self.children = children
        self.say = say
        self.stopping = 0  # how often we were asked to

    def run(self, *, ready: Callable[[], bool], on_ready: Callable[[], None], within: float = 60.0) -> int:
        """Run until asked to stop; `ready` says whether they do their work, and `on_ready` is called once then."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._asked)
        deadline = time.monotonic() + within
        is_ready = False
        try:
            for child in self.children:
                child.start()
            while not self.stopping:
                if not is_ready:
                    if ready():
                        is_ready = True
                        on_ready()
                    elif dead := [child.name for child in self.children if not child.running()]:
                        self.say(f"The {dead[0]} did not start; its own words are above.")
                        return 1
                    elif time.monotonic() > deadline:
                        self.say(f"The site did not answer within {within:.0f} seconds.")
                        return 1
                else:
                    self._restart_the_dead()
                time.sleep(0.1)
            self.say("Stopping (Ctrl-C again to stop at once).")
            return 0
        finally:
            self._stop()

    def _asked(self, number: int, frame: FrameType | None) -> None:
        self.stopping += 1

    def _restart_the_dead(self) -> None:
        now = time.monotonic()
        for child in self.children:
            if child.running():
                continue
            if child.process is not None:
                child.wait = 1.0 if now - child.started > STEADY else min(max(1.0, child.wait * 2), LONGEST_WAIT)
                child.restart_at = now + child.wait
                self.say(f"The {child.name} ended with {child.process.returncode}; it is started again in {child.wait:.0f} s.")
                child.signal(signal.SIGKILL, group=True)  # what it may have left behind
                child.process = None
            elif now >= child.restart_at:
                child.start()

    def _stop(self) -> None:
        asked = self.stopping
        for child in self.children:
            child.signal(signal.SIGTERM)
        deadline = time.monotonic() + GRACE
        while any(child.running() for child in self.children) and time.monotonic() < deadline and self.stopping <= max(asked, 1):
            time.sleep(0.05)
        for child in self.children:
            # A run's games are under lease: what is cut off here is played again, and nothing is counted twice.
            child.signal(signal.SIGKILL, group=True)
            if child.process is not None:
                child.process.wait()
