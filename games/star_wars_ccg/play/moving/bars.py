"""What bars cards from a location, or makes their ways there dearer: texts of cards on the table, asked for each way."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import TOWARD
from games.star_wars_ccg.play.effects.card_texts import Bar
from games.star_wars_ccg.play.row import place_in_row
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def is_barred(table: Table, kind: i64, piece: Piece, place: i64) -> bool:
    """Whether a card on the table bars this piece from doing `kind` at a location."""
    if not table.barrers or place < 0:
        return False
    for id in table.barrers:
        source = table.pieces[id]
        if not table.zones[source.zone].in_play or table.is_blank(source):
            continue
        for bar in source.card.bars:
            if bar.kind == kind and bar.amount == 0 and bar_applies(table, bar, source, piece, place):
                return True
    return False


def extra_price(table: Table, kind: i64, piece: Piece, place: i64, is_fixed: bool = False) -> i64:
    """What cards on the table add to the price of a way to a location or from it; below 0 if it is cheaper.

    is_fixed: whether the texts of docking bays do not count.
    """
    total: i64 = 0
    if not table.barrers or place < 0:
        return total
    for id in table.barrers:
        source = table.pieces[id]
        if not table.zones[source.zone].in_play or table.is_blank(source):
            continue
        if is_fixed and source.card.is_bay:
            continue
        for bar in source.card.bars:
            if bar.kind == kind and bar.amount != 0 and bar_applies(table, bar, source, piece, place):
                total += bar.amount
    return total


def toward_price(table: Table, piece: Piece, start: i64, end: i64) -> i64:
    """What cards on the table add to the price of a way that leads from a site in their direction."""
    total: i64 = 0
    for id in table.barrers:
        source = table.pieces[id]
        if not table.zones[source.zone].in_play or table.is_blank(source):
            continue
        for bar in source.card.bars:
            if (
                bar.kind == TOWARD
                and leads_to(table, table.place_at(source), start, end)
                and bar_applies(table, bar, source, piece, table.place_at(source))
            ):
                total += bar.amount
    return total


def leads_to(table: Table, goal: i64, start: i64, end: i64) -> bool:
    """Whether a way from one site to another begins in the direction of a third one of the same system."""
    if goal < 0 or goal == start or table.pieces[goal].system != table.pieces[start].system:
        return False
    here: i64 = place_in_row(table, start)
    return (place_in_row(table, goal) < here) == (place_in_row(table, end) < here)


def bar_applies(table: Table, bar: Bar, source: Piece, piece: Piece, place: i64) -> bool:
    """Whether what a card bars applies to a piece on its way to or from a place."""
    if table.is_sheltered(piece, source.id):
        return False
    seat: i64 = source.controller
    if bar.half >= 0:
        seat = 0 if table.sides[0].force_side == bar.half else 1
    scope = Resolution(source.id, seat)
    if not table.fits(table.pieces[place], bar.where, scope) or not table.fits(piece, bar.who, scope):
        return False
    return table.all_hold(bar.conditions, scope)
