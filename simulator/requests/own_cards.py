"""The own cards of a run, as they were when it was requested.

They are stored with the lists of the run, and count in the digest of its request.  So a card that is changed later changes neither the
games nor the replays of the run, and the next request of the same deck is another run.
"""

from __future__ import annotations

from decks.own_cards.selectors import own_cards_named
from games.contracts.catalogue import Record
from games.registry import GAMES
from simulator.models import Run
from simulator.requests.lists import own_cards_of
from simulator.requests.request import RunRequest


def own_cards_of_request(request: RunRequest, *, owner_key: str) -> tuple[Record, ...]:
    """The own cards of all sides, sorted by code.  No query if no list names one."""
    found: dict[str, Record] = {}
    for side in request.sides if request.game in GAMES else ():
        own = side.own_cards
        if own is None:
            codes = [slot.code for slot in side.decklist.slots]
            own = own_cards_named(game=request.game, owner_key=side.deck.owner_key if side.deck else owner_key, codes=codes)
        found |= {card["code"]: card for card in own}
    return tuple(found[code] for code in sorted(found))


def own_cards_of_run(run: Run) -> tuple[Record, ...]:
    """The own cards with which the run was requested."""
    return own_cards_of(run.decklist)
