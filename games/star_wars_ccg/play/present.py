"""Presence: who is at a location in the open."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.play.constants import AT_LOCATIONS, STARSHIP, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def is_present(table: Table, piece: Piece, place: i64) -> bool:
    """Whether a card is at a location, by itself or on something that is not enclosed."""
    if place < 0 or piece.zone % ZONES_A_SEAT != AT_LOCATIONS or table.place_at(piece) != place:
        return False
    above: i64 = piece.host
    while above >= 0:
        host = table.pieces[above]
        if host.card.type == STARSHIP or host.card.is_enclosed:
            return False
        above = host.host
    return True
