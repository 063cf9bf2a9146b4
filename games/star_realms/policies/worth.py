"""Rough values of cards and effects for a player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.ops import Program
from games.star_realms.abilities.constants import (
    COUNTED,
    DISCARD,
    DISCARD_VERB,
    DRAW,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    HAND,
    OWN,
    PICK_OP,
    PLAYED,
    SCRAP_VERB,
    TRADE_ROW,
    ZONES_A_SEAT,
)
from games.star_realms.play.pieces import Piece
from games.star_realms.play.view import View

POOR: Final = 20  # starting cards have a lower `Card.keep`, bought cards a higher one


def is_poor(piece: Piece) -> bool:
    """Whether it is a starting card, which was never bought."""
    return piece.card.keep < POOR


def is_in_hand(piece: Piece) -> bool:
    return piece.zone in (HAND, ZONES_A_SEAT + HAND)


def is_worth_its_loss(view: View, program: Program) -> bool:
    """Whether there is a starting card to scrap for the ability."""
    for op in program.ops:
        if op.code == PICK_OP and op.kind == SCRAP_VERB:
            zones: i64 = op.selector.zones
            if zones & (1 << TRADE_ROW) != 0:
                return True
            if zones & (1 << HAND) != 0 and has_poor(view.hand()):
                return True
            if zones & (1 << DISCARD) != 0 and has_poor(view.discard(view.seat)):
                return True
    return False


def has_poor(pieces: list[Piece]) -> bool:
    for piece in pieces:  # noqa: SIM110  a generator would be slow when compiled
        if is_poor(piece):
            return True
    return False


def worth_of(view: View, program: Program) -> i64:
    """A rough rating: combat 3, trade 4 early and 1 late, a drawn card 7, a discarded starting card 5, authority 2, other effects 4."""
    worth: i64 = 0
    shuffled: i64 = view.reshuffles(view.seat)
    for op in program.ops:
        code: i64 = op.code
        if code == GAIN_COMBAT:
            worth += 3 * op.amount
        elif code == GAIN_TRADE:
            worth += (4 if shuffled < 2 else 3 if shuffled < 4 else 1) * op.amount
        elif code == GAIN_AUTHORITY:
            worth += 2 * op.amount
        elif code == DRAW:
            if op.counter == PLAYED:
                worth += 7 * view.played(op.selector.traits)
            elif op.counter != COUNTED:
                worth += 7 * op.amount
        elif code == PICK_OP and op.kind == DISCARD_VERB and op.selector.whose == OWN:
            poor: i64 = 0
            for piece in view.hand():
                if is_poor(piece):
                    poor += 1
            worth += 5 * min(poor, op.amount)
        else:
            worth += 4
    return worth
