"""A game that is over, with or without a blunder whose cost is sure: what the tests of reviews start from."""

from __future__ import annotations

from typing import Any

from games.contracts.decks import Decklist
from games.registry import GAMES
from simulator.models import Table
from simulator.requests.prepare import prepare
from simulator.requests.request import RunRequest, Side
from simulator.tables.services import table_start

GAME = "star-realms"
# With 15 authority a game is short.
OPTIONS = {"turn_limit": 20, "authority": 15}


def played(*, blunder: bool = False, owner_key: str = "alice", seed: int = 7) -> tuple[Table, list[int]]:
    """A table whose game the default policy has played.  blunder: where it would have won, the person did no more in that turn."""
    request = RunRequest(game=GAME, sides=(Side(Decklist(())),), games=1, seed=seed, options=OPTIONS)
    table = table_start(request, owner_key=owner_key)
    ready: Any = prepare(GAMES[GAME], [Decklist(())], table.options)
    policy = ready.policy(seed, 0)
    wins_at = None
    for _ in range(2 if blunder else 1):
        game = ready.new_game(seed, 0)
        while (decision := game.advance()) is not None:
            usual = policy.choose(game.view(0), decision)
            game.apply(len(decision.options) - 1 if len(game.trace) == wins_at else usual)
        wins_at = len(game.trace) - 1 if wins_at is None else wins_at
    table.choices, table.outcome = list(game.trace), ready.outcome(game)
    table.save()
    return table, table.choices[: (wins_at or 0) + 1]
