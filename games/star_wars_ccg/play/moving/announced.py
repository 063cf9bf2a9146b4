"""Reactions that are announced before they happen, so that the other player may cancel them (CCG-BAT-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import AT_REACTING
from games.star_wars_ccg.play.constants import NONE, REACT_FRAME
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, reply_of

# How a card comes or goes.
BY_MOVE: Final = 0
BY_EVENT: Final = 1  # the way that a text names, for a price of its own
FROM_HAND: Final = 2  # by the text of a card that lets others come
BY_OWN_TEXT: Final = 3
BROUGHT: Final = 4  # from a pile, by a text
AWAY: Final = 5

# In place of the number of a text, among what was used in answer to an event: a reaction that was cancelled.
CALLED_OFF: Final = -1


def announce(table: Table, seat: i64, piece: i64, place: i64, how: i64, *, more: i64 = 0) -> None:
    """Let both players answer before a card comes or goes in reaction, the other one first."""
    frame = Frame(REACT_FRAME, 0, piece, place, how)
    frame.e = more
    table.frames.append(frame)
    table.confined = NONE
    begin_answers(table, AT_REACTING, 1 - seat, piece)


def cancel_reaction(table: Table) -> None:
    """Cancel the reaction that is answered now; what was paid for it stays paid."""
    frame = table.last_frame(REACT_FRAME)
    if frame is not None:
        frame.d = 1


def was_called_off(table: Table, piece: Piece) -> bool:
    """Whether the reaction of a card to what is answered now was cancelled: it does not try again."""
    return bool(table.replies) and reply_of(table, piece, CALLED_OFF) in table.replies
