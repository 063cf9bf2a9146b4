"""`python -m tests.simulator.end_to_end.one_run <deck.json> <games> <seed>`: play a run in this process and print its report's digest.

deck.json: {"slots": [{code, quantity, zone}], "side"}.  The database is that of the environment; it is made and filled first.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import django

GAME = "star-wars-lcg"


def main(path: str, games: str, seed: str) -> None:
    django.setup()
    from django.core.management import call_command

    from games import rules_mode
    from games.contracts.decks import Decklist, Slot
    from simulator.models import Run
    from simulator.requests.request import RunRequest, Side
    from simulator.services import starting, waking
    from simulator.workers.playing import play_turn

    call_command("migrate", verbosity=0)
    call_command("load_cards", GAME, stdout=sys.stderr)
    waking.send = lambda run_id, messages, queue="": True
    data = json.loads(Path(path).read_text())
    deck = Decklist(tuple(Slot(**slot) for slot in data["slots"]), data["side"])
    run, _ = starting.run_start(RunRequest(GAME, (Side(deck),), int(games), seed=int(seed)), owner_key="one")
    play_turn(run.pk, seconds=600)
    done = Run.objects.get(pk=run.pk)
    sys.stdout.write(json.dumps({"mode": rules_mode(), "status": done.status, "digest": done.report_digest, "failure": done.failure}))


if __name__ == "__main__":
    main(*sys.argv[1:])
