"""Reports of matches between tournament lists of the CCG over HTTP: `python -m benchmarks.site.match_reports [GAMES]`.

Two server processes and two worker processes as `make run` starts them.  Each list of the Dark Side of the match-ups plays GAMES games
against one list of the Light Side, with all declared texts, by the community's rules, one run after the other.  Prints JSON, by pair: the
seconds from the request until the report is there, games without a winner, and the share of games that the Dark Side won.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any, Final

from benchmarks.games.star_wars_ccg_match_ups import RULES, SLUG, published
from benchmarks.games.star_wars_lcg_match_ups import Published
from benchmarks.site.under_load import Guest, site_with_workers

GAMES: Final = 1000
SEED: Final = 7
PATIENCE: Final = 600.0
POLL: Final = 0.2
# Lists of 2020 hold cards that were replaced since.
OPTIONS: Final = {**RULES, "draft": True}


def saved(guest: Guest, each: Published) -> str:
    """The id of a new deck with this list."""
    slots = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in each.decklist.slots]
    deck = guest.call("POST", "/api/v1/decks/", {"game": SLUG, "name": each.name, "side": each.side, "slots": slots})
    return str(deck["id"])


def measured(guest: Guest, dark: str, light: str, games: int) -> dict[str, Any]:
    """One run from its request to its report; SystemExit if it fails or takes too long."""
    request = {"game": SLUG, "mode": "match", "sides": [{"deck": dark}, {"deck": light}], "games": games, "seed": SEED, "options": OPTIONS}
    begun = time.perf_counter()
    run = str(guest.call("POST", "/api/v1/simulations/", request)["id"])
    while (state := guest.state(run))["status"] != "done":
        if state["status"] not in ("queued", "running") or time.perf_counter() - begun > PATIENCE:
            raise SystemExit(f"The run is {state['status']}: {state}")
        time.sleep(POLL)
    seconds = round(time.perf_counter() - begun, 1)
    counts = state["report"]["counts"]
    undecided = counts.get("turn_limit", 0)
    share = counts.get("side_0_wins", 0) / max(1, games - undecided)
    return {"seconds": seconds, "undecided": undecided, "dark": round(share, 3)}


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else GAMES
    lists = published()
    darks, lights = ([each for each in lists if each.side == side] for side in ("dark", "light"))
    with site_with_workers() as port:
        guest = Guest(port)
        found = {}
        for dark, light in zip(darks, lights, strict=True):
            found[f"{dark.name} against {light.name}"] = measured(guest, saved(guest, dark), saved(guest, light), games)
    json.dump(found, sys.stdout, indent=1)


if __name__ == "__main__":
    main(sys.argv[1:])
