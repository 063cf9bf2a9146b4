"""The cost of an event among listeners that it does not concern.  `python -m benchmarks.games.events` prints JSON: microseconds per event,
and thousands of instructions per event if there is a valgrind, which counts the same ones on a busy machine.

heard: one card reacts to the event, beside a number of idle listeners.  unheard: no card does.  The idle listeners are those of a table of
units: each kind of event, two windows, most of them about their own piece.

`benchmarks.games.compiled_events` compiles this file with the engine, since a compiled class takes no interpreted subclass.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.engine.events.index import ANY_PIECE, ITSELF, Trigger
from games.engine.events.machine import EventMachine
from games.engine.events.windows import FORCED_REACTION, REACTION
from games.engine.machine import Frame
from games.engine.ops import Program

KINDS: Final = 32
IDLE: Final = (0, 20, 120)
ROUNDS: Final = 15
EVENTS: Final = 2000
# For the counts of instructions, which take a minute each.
COUNTED: Final = 1000
COUNTED_IDLE: Final = (0, 120)
VALGRIND: Final = ["--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"]


class Table(EventMachine):
    """A table on which nothing is changed."""

    def step(self, frame: Frame) -> None:
        self.step_own(frame)

    def execute(self, event: Event) -> None:
        pass

    def run_events(self, number: i64) -> None:
        """Let this number of events happen, one after another."""
        while number > 0:
            self.fire(Event(0, 0, 0))
            while self.frames:
                self.step(self.frames[-1])
            number -= 1


def prepared(idle: int, is_heard: bool) -> Table:
    """A table with this number of idle listeners, and with one that hears the event or none."""
    table = Table(2)
    nothing = Program(0, [], True)
    if is_heard:
        table.listen(Trigger(0, FORCED_REACTION, nothing, subject=ITSELF), 0, 0)
    for number in range(idle):
        own = number % 4 > 0  # every fourth hears all events of its kind, and its kind is another one
        kind = number % KINDS if own else 1 + number % (KINDS - 1)
        window = REACTION if number % 2 else FORCED_REACTION
        table.listen(Trigger(kind, window, nothing, subject=ITSELF if own else ANY_PIECE), 1 + number, 0)
    return table


def measured(idle: int, is_heard: bool) -> float:
    """Microseconds per event, the best of several rounds."""
    table = prepared(idle, is_heard)
    best = 1e9
    for _ in range(ROUNDS):
        started = time.process_time()
        table.run_events(EVENTS)
        best = min(best, time.process_time() - started)
    return 1e6 * best / EVENTS


def instructions(module: str, idle: int, is_heard: bool) -> float:
    """Thousands of instructions per event: those of a process with twice as many events, less those of one with half as many."""
    counts = []
    for events in (COUNTED, 2 * COUNTED):
        # The collector of garbage would run in one of the two processes and not in the other.
        code = f"import gc; gc.disable(); from {module} import prepared; prepared({idle}, {is_heard}).run_events({events})"
        command = ["valgrind", *VALGRIND, sys.executable, "-c", code]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        said = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stderr
        counts.append(int(re.sub(r"\D", "", re.findall(r"I +refs: +([\d,]+)", said)[0])))
    return (counts[1] - counts[0]) / COUNTED / 1000


def main(module: str = __name__) -> None:
    """Print the measurements; `module` is the name under which another process finds this file."""
    events = (("heard", True), ("unheard", False))
    found = {name: {idle: round(measured(idle, is_heard), 2) for idle in IDLE} for name, is_heard in events}
    if shutil.which("valgrind"):
        for name, is_heard in events:
            found[f"{name}_instructions"] = {idle: round(instructions(module, idle, is_heard), 2) for idle in COUNTED_IDLE}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main("benchmarks.games.events")
