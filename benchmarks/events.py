"""What an event costs among listeners that it does not concern: `python -m benchmarks.events` prints microseconds as one JSON document.

heard: a card reacts to the event, with so many idle listeners beside it.  unheard: nobody does.  The idle listeners are those of a table of
units: each kind of event, two windows, most of them about their own piece.
"""

from __future__ import annotations

import json
import sys
import time

from games.engine.events.batch import Event
from games.engine.events.index import ANY_PIECE, ITSELF, Trigger
from games.engine.events.machine import EventMachine
from games.engine.events.windows import FORCED_REACTION, REACTION
from games.engine.ops import Program

KINDS = 32
IDLE = (0, 20, 120)
ROUNDS = 15
EVENTS = 2000


class Table(EventMachine):
    """A table on which nothing is changed."""

    def step(self, frame):
        self.step_own(frame)

    def execute(self, event):
        pass

    def run_events(self):
        while self.frames:
            self.step(self.frames[-1])


def measured(idle: int, is_heard: bool) -> float:
    """Microseconds an event, the best of several rounds."""
    table = Table(2)
    nothing = Program(0, [], True)
    if is_heard:
        table.listen(Trigger(0, FORCED_REACTION, nothing, subject=ITSELF), 0, 0)
    for number in range(idle):
        own = number % 4 > 0  # every fourth hears all events of its kind, and its kind is another one
        kind = number % KINDS if own else 1 + number % (KINDS - 1)
        table.listen(Trigger(kind, (FORCED_REACTION, REACTION)[number % 2], nothing, subject=ITSELF if own else ANY_PIECE), 1 + number, 0)
    best = 1e9
    for _ in range(ROUNDS):
        started = time.process_time()
        for _ in range(EVENTS):
            table.fire(Event(0, 0, 0))
            table.run_events()
        best = min(best, time.process_time() - started)
    return 1e6 * best / EVENTS


if __name__ == "__main__":
    found = {name: {idle: round(measured(idle, is_heard), 2) for idle in IDLE} for name, is_heard in (("heard", True), ("unheard", False))}
    json.dump(found, sys.stdout)
