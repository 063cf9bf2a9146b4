"""Counts of cards at the table, for ops, attacks and views."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.machine import Frame
from games.engine.ops import Op
from games.star_realms.abilities.constants import COUNTED, ENEMY_IN_PLAY, MISSING, OWN_IN_PLAY, PLAYED, SAME_FACTION, SCRAPPED, TRIMMED
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table


def amount_of(table: Table, side: Side, op: Op, frame: Frame) -> i64:
    if op.counter == 0:
        return op.amount
    return op.amount * counter_of(table, side, op, frame)


def counter_of(table: Table, side: Side, op: Op, frame: Frame) -> i64:  # noqa: PLR0911  one line a counter
    counter: i64 = op.counter
    if counter == COUNTED:
        return frame.c
    if counter == SCRAPPED:
        return side.scrapped
    if counter == TRIMMED:
        return side.trimmed
    if counter == MISSING:
        return 2 - frame.c
    if counter == SAME_FACTION:
        return count_in_play(side, 0, table.pieces[frame.b].factions)
    if counter == OWN_IN_PLAY:
        return count_in_play(side, op.selector.types, op.selector.traits)
    if counter == ENEMY_IN_PLAY:
        return count_in_play(table.sides[1 - side.seat], op.selector.types, op.selector.traits)
    found: i64 = 0
    if counter == PLAYED:
        for piece in side.played:
            if matches(piece, op.selector.types, op.selector.traits):
                found += 1
    return found


def count_in_play(side: Side, types: i64, factions: i64) -> i64:
    found: i64 = 0
    for piece in side.in_play.cards:
        if matches(piece, types, factions):
            found += 1
    return found


def matches(piece: Piece, types: i64, factions: i64) -> bool:
    return (types == 0 or piece.face.type & types != 0) and (factions == 0 or piece.factions & factions != 0)


def has_outpost(side: Side) -> bool:
    for piece in side.in_play.cards:  # noqa: SIM110  a generator would be slow when compiled
        if piece.face.is_outpost:
            return True
    return False


def defense(table: Table, piece: Piece) -> i64:
    owner: i64 = piece.owner
    return max(piece.face.defense + table.sides[owner].ward - table.sides[1 - owner].ward, 0)


def price(side: Side, piece: Piece) -> i64:
    """SR-ACQ-01: the cost after discounts."""
    card = piece.card
    cost: i64 = card.cost
    if card.discount != 0:
        cost -= count_in_play(side, 0, card.discount)
    for factions in side.cheaper:
        if piece.factions & factions != 0:
            cost -= 1
    return max(cost, 0)
