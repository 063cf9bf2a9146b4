"""Memory of long runs: `python -m benchmarks.games.memory GAMES...` plays a run of each length as a worker does and prints JSON.

Each run has all its stages: request, chunks, stored counts, merged counts, report.  The database of the settings is migrated and loaded
first.  Peaks belong to the whole process and only grow, so the shortest run comes first.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from io import StringIO

import django

SEED = 7
GAME = "star-realms"


def main(sizes: list[int]) -> None:
    django.setup()
    from django.conf import settings
    from django.core.management import call_command

    call_command("migrate", verbosity=0, interactive=False)
    call_command("load_cards", GAME, stdout=StringIO())
    import games
    from benchmarks import decks
    from simulator.models import Run
    from simulator.requests.request import RunRequest, Side
    from simulator.services import starting, waking
    from simulator.workers.playing import play_turn

    waking.send = lambda *message: True
    settings.SIMULATION_MAX_GAMES = max(sizes)
    settings.RATE_LIMITS = False
    deck = next(deck for deck in decks() if deck.game == GAME)
    begun = peak()
    rows = []
    for size in sorted(sizes):
        request = RunRequest(GAME, (Side(deck.decklist),), size, seed=SEED, options={"draft": True})
        run, _ = starting.run_start(request, owner_key="bench")
        started = time.perf_counter()
        play_turn(run.pk, seconds=3600)
        seconds = time.perf_counter() - started
        run = Run.objects.get(pk=run.pk)
        assert run.status == "done", run.failure
        most = peak()
        tallies = [len(json.dumps(tally)) for tally in run.chunks.values_list("tally", flat=True)]
        rows.append(
            {
                "games": size,
                "peak": most,
                "chunks": len(tallies),
                "tally": max(tallies),
                "report": len(json.dumps(run.report)),
                "rate": size / seconds,
            }
        )
    json.dump({"mode": games.rules_mode(), "begun": begun, "runs": rows}, sys.stdout)


def peak() -> int:
    """The largest resident set of this process so far, in bytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]])
