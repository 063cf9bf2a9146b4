"""Start a run from keywords, with one list or several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any

from decks.models import Deck
from games.contracts.decks import Decklist
from simulator.models import Run
from simulator.requests.request import RunRequest, Side
from simulator.services import starting

# The fixtures `start` and `play` of tests/simulator: they take the keywords of `run_start` and return the run.
Start = Callable[..., Run]


def run_start(
    *,
    owner_key: str,
    decklist: Decklist,
    deck: Deck | None = None,
    others: Sequence[Decklist] = (),
    other_deck: Deck | None = None,
    names: Sequence[str] = (),
    policies: Sequence[str] = (),
    players: Sequence[Any] = (),
    client: str = "",
    idempotency_key: str = "",
    **arguments: Any,
) -> tuple[Run, bool]:
    """Call `starting.run_start`; names, policies and players (options) are those of the sides, in order."""
    lists = [decklist, *others]
    values = [*zip_longest((deck, other_deck), names, policies, players)]
    values += [(None,) * 4] * (len(lists) - len(values))
    sides = [
        Side(each, stored, name or "", policy or "", options) for each, (stored, name, policy, options) in zip(lists, values, strict=False)
    ]
    request = RunRequest(sides=tuple(sides), **arguments)
    return starting.run_start(request, owner_key=owner_key, client=client, idempotency_key=idempotency_key)
