"""The end of a turn: discard phase, draw phase, and the next player."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_realms.abilities.constants import BASE, GAMBIT, SHIP
from games.star_realms.play import log
from games.star_realms.play.constants import BY_TURN_LIMIT, DISCARD_PHASE, DRAW_PHASE, NOBODY
from games.star_realms.play.effects.move import change_face, refill
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table
from games.star_realms.play.turn.counted import count_turn


def discard_phase(table: Table, side: Side) -> None:
    """SR-END-02; SR-PLY-04, SR-PLY-05: ships leave play, bases and heroes stay."""
    table.phase = DISCARD_PHASE
    if table.log is not None:
        table.note(log.TURN_ENDED, side.seat, -1, side.trade, side.combat)
    if table.watched == side.seat:
        count_turn(table, side)
    side.trade = 0
    side.combat = 0
    leave_play(table, side)
    table.move_all(side.hand, side.discard)
    side.played.clear()
    if side.allies:
        side.allies.clear()
    if side.next:
        side.next.clear()
    if side.cheaper:
        side.cheaper.clear()
    if side.ally_programs:
        side.ally_programs.clear()
    side.scrapped = 0
    side.trimmed = 0
    # An event may have given these to the other side.
    other = table.sides[1 - side.seat]
    other.trade = 0
    other.combat = 0
    other.scrapped = 0
    other.trimmed = 0


def leave_play(table: Table, side: Side) -> None:
    cards = side.in_play.cards
    discard = side.discard
    stays: list[Piece] = []
    docks = False
    for piece in cards:
        if piece.card.type == SHIP:
            piece.zone = discard.id
            if piece.face.docking != 0 and has_base(side, piece.face.docking):
                piece.zone = side.looked_at.id
                docks = True
            table.left_play(piece)
        else:
            stays.append(piece)
    side.in_play.cards = stays
    end_copies(table, side)
    if not stays and not docks:
        if discard.cards:
            discard.cards += cards
        else:
            discard.cards = cards
    else:
        for piece in cards:
            if piece.zone == discard.id:
                discard.cards.append(piece)
            elif piece.zone == side.looked_at.id:
                side.looked_at.cards.append(piece)


def end_copies(table: Table, side: Side) -> None:
    """Bases stop being copies.  This comes after docking, as a copy lasts until the end of the turn."""
    for piece in side.in_play.cards:
        if piece.face is not piece.card and piece.card.type != GAMBIT:
            change_face(table, side, piece, piece.card)


def has_base(side: Side, factions: i64) -> bool:
    for piece in side.in_play.cards:  # noqa: SIM110  a generator would be slow when compiled
        if piece.face.type == BASE and piece.factions & factions != 0:
            return True
    return False


def draw_phase(table: Table, side: Side) -> None:
    table.phase = DRAW_PHASE
    table.draw(side, side.hand_size)  # SR-END-03
    if side.looked_at.cards:  # ships that dock
        table.move_all(side.looked_at, side.hand)
    for number in side.returning:
        piece = table.pieces[number]
        if piece.zone == table.scrap_heap.id:
            table.move(piece, side.discard)
            piece.owner = side.seat
            side.size += 1
            side.cost += piece.card.cost
    if side.returning:
        side.returning.clear()


def next_turn(table: Table, side: Side) -> None:
    """SR-TRN-01: players alternate; a passive opponent has no turns."""
    other = table.sides[1 - side.seat]
    if table.turn_limit > 0 and table.sides[0].turns + table.sides[1].turns >= table.turn_limit:
        table.end(NOBODY, BY_TURN_LIMIT)
        return
    if not other.passive:
        table.active = other.seat
    elif table.row_loss > 0 and side.turns % table.row_loss == 0:
        lose_row_card(table)


def lose_row_card(table: Table) -> None:
    """Section 7: the row loses a random card, as if an opponent had bought it."""
    row = table.trade_row.cards
    if row:
        piece = row[table.chance_rng.below(len(row))]
        if table.log is not None:
            table.note(log.ROW_CARD_LOST, NOBODY, piece.id)
        table.move(piece, table.scrap_heap)
        refill(table)
