"""The refresh phase's tokens: focus and shields of all cards that the active player controls (LCG-REF, A-04)."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_lcg.abilities.constants import CANNOT_REFRESH, FOCUS, LIGHT, SHIELD
from games.star_wars_lcg.play.cards import ELITE
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def refresh(table: Table, side: Side) -> None:
    skips = side.seat == LIGHT and side.turns == 1  # LCG-REF-02 skips step 1 only
    for zone in (side.affiliation, side.objectives, side.units, side.enhancements):
        for piece in zone.cards:
            if not skips and piece.tokens[FOCUS] > 0 and not table.has_flag(CANNOT_REFRESH, piece):
                table.put_tokens(piece, FOCUS, -refreshed(table, piece))  # LCG-REF-01
            if piece.tokens[SHIELD] > 0:
                table.take_shields(piece, piece.tokens[SHIELD])  # LCG-REF-04


def refreshed(table: Table, piece: Piece) -> i64:
    """How many focus tokens a card loses: one more if it is Elite (LCG-KEY-02)."""
    return 2 if table.has_mark(ELITE, piece) else 1
