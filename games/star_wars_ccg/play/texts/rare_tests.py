"""The filters and amounts from FIRST_RARE on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import (
    ACT_FRAME,
    ANSWER_FRAME,
    ASIDE,
    BLANK,
    CHARACTER,
    LOCATION,
    LOSS_FRAME,
    NONE,
    PLAY_FRAME,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.contests.combat_cards import has_card_room, is_due
from games.star_wars_ccg.play.contests.podraces import race_loss
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.leaving import has_saber

# As many locations of one system.
THREE: Final = 3


def passes_rare(table: Table, number: i64, filter: Filter | None, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one line a test
    if filter is not None:
        return passes_with(table, number, filter, here, scope)
    if number == c.HAS_PLAIN_PILOT:
        return here.card.permanent_pilots == 1 and here.card.more_ability == 0 and not here.card.is_squadron
    if number == c.IS_FACEDOWN:
        return here.facedown
    if number == c.HAS_CARD_ROOM:
        return has_card_room(table, here)
    if number == c.IS_OUT:
        return here.zone % ZONES_A_SEAT == ASIDE and here.under < 0 and not here.card.is_double_sided
    if number == c.IS_CAUSE:
        return is_cause(table, here)
    if number == c.IS_SABERED:
        return has_saber(table, here)
    if number == c.IS_OPEN_TO_SENSE:
        return is_open_to_sense(table, here)
    if number == c.IS_SALVAGING:
        return is_salvaging(table, here, scope.seat)
    if number == c.IS_PUTTING_OUT:
        return is_putting_out(table, here)
    if number == c.IS_KNOWN:
        return table.knows(scope.seat, here)
    if number == c.IS_USED_NOW:
        return here.card.type == BLANK and here.acted == table.turn
    raise ValueError(f"there is no test {number}")


def is_salvaging(table: Table, here: Piece, seat: i64) -> bool:
    """Whether a text of this card is about to take a character of this seat's opponent that was just lost."""
    is_taking = False
    victim: i64 = NONE
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a in (c.AT_LOST, c.AT_FORFEIT):
            victim = frame.d
        elif frame.kind == PLAY_FRAME and frame.a == here.id:
            is_taking = here.card.plays[frame.d].is_salvage
        elif frame.kind == ACT_FRAME and frame.a == here.id:
            is_taking = here.card.actions[frame.b].is_salvage
    return is_taking and victim >= 0 and table.pieces[victim].card.type == CHARACTER and table.pieces[victim].owner != seat


def is_putting_out(table: Table, here: Piece) -> bool:
    """Whether the text by which an Interrupt is used now puts a card out of play."""
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == here.id:
            return here.card.plays[frame.d].puts_out
    return False


def is_open_to_sense(table: Table, here: Piece) -> bool:
    """CCG-INT-02: of an Interrupt with several texts, the one that is used now counts."""
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == here.id and here.card.plays[frame.d].defies_sense:
            return False
    return not here.card.defies_sense


def passes_with(table: Table, number: i64, filter: Filter, here: Piece, scope: Resolution) -> bool:
    """Tests with a filter of their own."""
    if number == c.IS_AMONG_THREE and not table.fits(here, filter, scope):
        return False
    found: i64 = 0
    for other in table.fitting(filter, scope):
        piece = table.pieces[other.id]
        if number == c.IS_AMONG_THREE:
            if piece.card.type == LOCATION and piece.system == here.system:
                found += 1
        elif number == c.MATCHES_ARM:
            if here.card.index in piece.card.arms or piece.card.index in here.card.arms:
                return True
        elif here.card.index in piece.card.matches or piece.card.index in here.card.matches:
            return True
    return found >= THREE


def is_cause(table: Table, here: Piece) -> bool:
    """Whether the text of a card makes a player lose Force now."""
    frame = table.last_frame(LOSS_FRAME)
    return frame is not None and frame.e == -1 - here.id


def loss_now(table: Table, seat: i64) -> i64:
    """The Force that a seat still has to lose now; damage is no such loss."""
    frame = table.loss_of(seat)
    return frame.b if frame is not None else 0


def counted_rare(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.DUEL_DRAW:
        return 1 if is_due(table, scope.seat) else 0
    if number == c.LOSS_NOW:
        return loss_now(table, scope.seat)
    if number == c.RACE_LOSS:
        return race_loss(table, table.pieces[scope.source])
    raise ValueError(f"there is no amount {number}")
