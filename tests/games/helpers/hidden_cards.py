"""Deal cards anew among zones that a seat does not see."""

from __future__ import annotations

from typing import Any


def deal_anew(zones: list[Any], rng: Any) -> None:
    """Shuffle the pieces of these zones and deal them out again; written apart from the search, which does the same."""
    pieces = [piece for zone in zones for piece in zone.cards]
    for place in range(len(pieces) - 1, 0, -1):
        other = rng.below(place + 1)
        pieces[place], pieces[other] = pieces[other], pieces[place]
    for zone in zones:
        zone.cards, pieces = pieces[: len(zone.cards)], pieces[len(zone.cards) :]
        for piece in zone.cards:
            piece.zone = zone.id
