"""Mobile Effects that go from site to site, and the characters that go missing where they are."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import ENGULFED, MISSING
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.states import go_missing
from games.star_wars_ccg.play.constants import CHARACTER, NONE, OUTSIDE
from games.star_wars_ccg.play.row import are_adjacent, place_in_row
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.leaving import leave_table


def pass_on(table: Table, storm: Piece, by_markers: bool) -> None:
    """Move a storm in its direction (`Piece.declared`); it turns at the end of its way, and among markers is lost beyond the outermost."""
    if storm.host < 0 or storm.moved == table.turn:
        return
    storm.moved = table.turn
    to: i64 = next_marker(table, storm) if by_markers else next_site(table, storm)
    if to >= 0:
        table.board_ship(storm, table.pieces[to], OUTSIDE)
        if table.log is not None:
            table.note(log.MOVED, storm.controller, storm.id, 0, to)
    elif by_markers:
        leave_table(table, storm)


def next_site(table: Table, storm: Piece) -> i64:
    """The id of the next site in its direction: 1 for the one after it in the row; NONE without another site."""
    found: i64 = NONE
    tries: i64 = 0
    if storm.declared == 0:
        storm.declared = 1
    while found < 0 and tries < 2:
        if tries > 0:
            storm.declared = 3 - storm.declared
        at: i64 = place_in_row(table, storm.host) + (1 if storm.declared == 1 else -1)
        if 0 <= at < len(table.row.cards) and are_adjacent(table, storm.host, table.row.cards[at].id):
            found = table.row.cards[at].id
        tries += 1
    return found


def next_marker(table: Table, storm: Piece) -> i64:
    """The id of the next marker site: inwards with a lower number, and outwards once it has turned; NONE beyond the outermost."""
    here: i64 = table.pieces[storm.host].card.marker
    if storm.declared == 0:
        inner: i64 = NONE
        for where in table.row.cards:
            number: i64 = where.card.marker
            if 0 < number < here and (inner < 0 or number > table.pieces[inner].card.marker):
                inner = where.id
        if inner >= 0:
            return inner
        storm.declared = 1
    outer: i64 = NONE
    for where in table.row.cards:
        if where.card.marker > here and (outer < 0 or where.card.marker < table.pieces[outer].card.marker):
            outer = where.id
    return outer


def is_outermost(table: Table, here: Piece) -> bool:
    """Whether a site is the marker with the highest number on the table."""
    if here.card.marker <= 0:
        return False
    for where in table.row.cards:  # noqa: SIM110  a loop is faster when compiled
        if where.card.marker > here.card.marker:
            return False
    return True


def engulf(table: Table) -> bool:
    """Whether a character goes missing that is present in a storm."""
    if table.changes.flag_row(ENGULFED) is None:
        return False
    for side in table.sides:
        for piece in side.at_locations.cards:
            if piece.card.type == CHARACTER and table.has_flag(ENGULFED, piece) and not table.has_flag(MISSING, piece):
                go_missing(table, piece)
                if table.has_flag(MISSING, piece):
                    return True
    return False
