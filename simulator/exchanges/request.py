"""A question about a deck, as the pages and the API build it, before it is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from simulator.requests.request import Side

# Where the cards that may come in are looked for: in the format, among what the reader owns, or among what a search finds.
FORMAT: Final = "format"
OWNED: Final = "owned"
SEARCH: Final = "search"
SOURCES: Final = (FORMAT, OWNED, SEARCH)


@dataclass(frozen=True, slots=True)
class ExchangeRequest:
    """opponent: None for a goldfish.  format: "" for the first in which the deck is legal.

    removed, added: the only card that may leave, and the only one that may come in; "" for any.  With both, the question is which of the
    two is better.

    games: of all decks together, one of `LEVELS`.  seed: None for a random one.
    """

    game: str
    side: Side
    opponent: Side | None = None
    format: str = ""
    source: str = FORMAT
    query: str = ""
    removed: str = ""
    added: str = ""
    games: int = 0
    seed: int | None = None
