"""Who asks a query: what is theirs, as the caller says it.  Cards know of no people and of no decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Copies = Mapping[str, int]  # card code -> copies


def _no_deck(name: str) -> None:
    return None


@dataclass(slots=True)
class Asker:
    """owned: the cards they own; None where it is not known who asks.  deck: the name and the cards of a deck that they may see, by
    what they call it.  Both are asked at most when a query speaks of them.

    was_asked: did a query speak of them?  Then its answer is for nobody else.
    """

    owned: Callable[[], Copies | None]
    deck: Callable[[str], tuple[str, Copies] | None] = field(default=_no_deck)
    was_asked: bool = False


def anyone() -> Asker:
    """For reading a query without searching: every deck is one that could be."""
    return Asker(owned=dict, deck=lambda name: (name, {}))
