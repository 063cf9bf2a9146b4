"""Listeners that an event does not concern cost it no work."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from games import ROOT

IDLE = (0, 20, 120, 600)
# Prints how many lines of Python an event runs, for each number of idle listeners: of one that a card hears, and of one that none does.
# Lines are counted, because the clock depends on the load of the machine; of interpreted rules, because compiled ones run none.
COUNT = f"""
import json, sys
from benchmarks.games.events import prepared

def lines(idle, is_heard):
    found = []
    def count(frame, event, argument):
        if event == "line":
            found.append(frame.f_lineno)
        return count
    table = prepared(idle, is_heard)
    sys.settrace(count)
    table.run_events(1)
    sys.settrace(None)
    return len(found)

print(json.dumps([[lines(idle, is_heard) for idle in {IDLE}] for is_heard in (True, False)]))
"""


def test_idle_listeners_cost_an_event_no_work():
    environment = {**os.environ, "STARDECK_RULES": "interpreted"}
    done = subprocess.run([sys.executable, "-c", COUNT], cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    for alone, *with_idle in json.loads(done.stdout):
        assert alone > 50
        assert with_idle == [alone] * 3
