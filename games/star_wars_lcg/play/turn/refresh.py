"""The refresh phase's tokens: focus and shields of all cards that the active player controls (LCG-REF, A-04)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import CANNOT_REFRESH, FOCUS, FOCUS_REMOVED, LIGHT, SHIELD, SHIELD_SPENT
from games.star_wars_lcg.play.cards import ELITE
from games.star_wars_lcg.play.log import FOCUS_KEPT, FOCUS_REFRESHED, SHIELDS_REFRESHED
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def refresh(table: Table, side: Side) -> None:
    removed: list[Event] = []
    skips = side.seat == LIGHT and side.turns == 1  # LCG-REF-02 skips step 1 only
    focus: i64 = 0
    shields: i64 = _refresh_cards(table, side, side.affiliation.cards, skips, removed)
    shields += _refresh_cards(table, side, side.objectives.cards, skips, removed)
    shields += _refresh_cards(table, side, side.units.cards, skips, removed)
    shields += _refresh_cards(table, side, side.enhancements.cards, skips, removed)
    if table.hears(FOCUS_REMOVED) or table.hears(SHIELD_SPENT):
        table.fire_all(removed)
    else:
        for event in removed:
            focus -= table.put_tokens(table.pieces[event.piece], FOCUS, -event.amount)
    if table.log is not None:
        if skips:
            table.note(FOCUS_KEPT, side.seat)
        if focus > 0:
            table.note(FOCUS_REFRESHED, side.seat, -1, focus)
        if shields > 0:
            table.note(SHIELDS_REFRESHED, side.seat, -1, shields)


def _refresh_cards(table: Table, side: Side, pieces: list[Piece], skips: bool, removed: list[Event]) -> i64:
    """Take the shields of these cards, return how many, and add the events that follow to `removed`.  skips: their focus stays."""
    shields: i64 = 0
    for piece in pieces:
        if not skips and piece.tokens[FOCUS] > 0 and not table.has_flag(CANNOT_REFRESH, piece):
            removed.append(Event(FOCUS_REMOVED, side.seat, piece.id, amount=refreshed(table, piece)))  # LCG-REF-01
        if piece.tokens[SHIELD] > 0:
            shields += piece.tokens[SHIELD]
            table.take_shields(piece, piece.tokens[SHIELD])  # LCG-REF-04
            if table.hears(SHIELD_SPENT):
                removed.append(Event(SHIELD_SPENT, side.seat, piece.id))
    return shields


def refreshed(table: Table, piece: Piece) -> i64:
    """The number of focus tokens that a card loses: one more if it is Elite (LCG-KEY-02)."""
    return 2 if table.has_mark(ELITE, piece) else 1
