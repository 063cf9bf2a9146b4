"""Moves of cards: the row, acquiring, scrapping, destroying, and pieces that change their face."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_realms.abilities.constants import CARD_TRIMMED, EVENT, GAMBIT, HERO, TECH, TO_DECK, TO_DISCARD, TO_HAND, TO_PLAY, TRADE_ROW
from games.star_realms.play import log
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import NOBODY, PLACE, ROW_SIZE
from games.star_realms.play.counts import CARD_BOUGHT, CARD_SCRAPPED
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table

# Kinds of frames; `play.game` has TURN_FRAME.
# Where an acquired card goes.  a: the piece.  b: the place in `Side.next` of the op with the offered destination, -1 for the hand by the
# card's own text.  c: the destination without it.  e: the seat.
PLACE_FRAME: Final = 2
REFILL_FRAME: Final = 3


def refill(table: Table) -> None:
    """SR-ACQ-05: fill the row to five cards; A-07: as far as the trade deck goes."""
    deck = table.trade_deck.cards
    row = table.trade_row
    while len(row.cards) < ROW_SIZE and deck:
        piece = deck[-1]
        table.move(piece, row)
        if piece.card.type == EVENT:
            table.move(piece, table.scrap_heap)
            if table.log is not None:
                table.note(log.EVENT_REVEALED, table.active, piece.id)
            table.push(Frame(REFILL_FRAME, 0))
            if piece.card.at_once is not None:
                table.run(piece.card.at_once, piece.id, table.active)
            return
        if table.log is not None:
            table.note(log.ROW_FILLED, NOBODY, piece.id)


def scrap(table: Table, side: Side, piece: Piece) -> None:
    """SR-ABL-08; SR-ABL-10: an Explorer goes back to its pile."""
    row = piece.zone == TRADE_ROW
    if not row:
        side.scrapped += 1
        if piece.card.type != GAMBIT:
            side.size -= 1
            side.cost -= piece.card.cost
        if piece.zone != side.in_play.id:
            side.trimmed += 1
            if side.watchers > 0:
                table.announce(CARD_TRIMMED, side.seat, piece.id)
    if table.log is not None:
        table.note(log.SCRAPPED, side.seat, piece.id)
    if table.watched == side.seat:
        table.count_card(piece, CARD_SCRAPPED)
    table.move(piece, table.explorers if piece.card.is_explorer else table.scrap_heap)
    piece.owner = -1
    if row:
        refill(table)


def acquire(table: Table, side: Side, piece: Piece, price: i64, place: i64) -> None:
    """SR-ACQ-01, SR-ACQ-02: the card goes to the player's own discard pile, unless an effect changes that (`place`, `Side.next`)."""
    side.trade -= price
    side.spent += price
    side.bought += 1
    if table.watched == side.seat:
        table.count_card(piece, CARD_BOUGHT)
    if table.log is not None:
        table.note(log.ACQUIRED, side.seat, piece.id, price)
    if side.cheaper:
        side.cheaper = [factions for factions in side.cheaper if factions & piece.factions == 0]
    mask: i64 = piece.card.hand_if_played
    if mask != 0:
        for played in side.played:
            if played.factions & mask != 0:
                frame = Frame(PLACE_FRAME, 0, piece.id, -1, place)
                frame.e = side.seat
                table.push(frame)
                return
    place_acquired(table, side, piece, place)


def place_acquired(table: Table, side: Side, piece: Piece, place: i64) -> None:
    if piece.card.type & (HERO | TECH) != 0:
        put_by_own_text(table, side, piece, TO_PLAY)
        return
    number = next_placement(side, piece)
    if number < 0:
        put(table, side, piece, place)
    elif side.next[number].optional:
        frame = Frame(PLACE_FRAME, 0, piece.id, number, place)
        frame.e = side.seat
        table.push(frame)
    else:
        put(table, side, piece, side.next.pop(number).place)


def next_placement(side: Side, piece: Piece) -> i64:
    """The place in `Side.next` of the oldest op for a card of this type, -1 for none."""
    number: i64 = 0
    while number < len(side.next):
        if piece.card.type & side.next[number].selector.types != 0:
            return number
        number += 1
    return -1


def put_by_own_text(table: Table, side: Side, piece: Piece, place: i64) -> None:
    """Put the card where its own text says.  It still counts as the next card acquired."""
    number = next_placement(side, piece)
    if number >= 0:
        side.next.pop(number)
    put(table, side, piece, place)


def ask_place(table: Table, frame: Frame) -> None:
    """Ask where an acquired card goes."""
    decision = Decision(PLACE, frame.e, frame.a)
    decision.offer_pass()
    place: i64 = TO_HAND if frame.b < 0 else table.sides[frame.e].next[frame.b].place
    decision.options.append(table.choices[place])
    table.ask(decision)


def answer_place(table: Table, frame: Frame, option: Option) -> None:
    side = table.sides[frame.e]
    piece = table.pieces[frame.a]
    table.pop()
    if option.verb == PASS_VERB:
        if frame.b < 0:
            place_acquired(table, side, piece, frame.c)
        else:
            side.next.pop(frame.b)  # used up, even though the player declined
            put(table, side, piece, frame.c)
    elif frame.b < 0:
        put_by_own_text(table, side, piece, TO_HAND)
    else:
        put(table, side, piece, side.next.pop(frame.b).place)


def put(table: Table, side: Side, piece: Piece, place: i64) -> None:
    """Put an acquired card at its destination; the row is filled at once (A-17)."""
    row = piece.zone == TRADE_ROW
    piece.owner = side.seat
    side.size += 1
    side.cost += piece.card.cost
    if place == TO_DISCARD:
        table.move(piece, side.discard)
    else:
        if place == TO_HAND:
            table.move(piece, side.hand)
        elif place == TO_PLAY:
            table.move(piece, side.in_play)
            if piece.card.type == HERO:  # its primary ability happens when it enters play
                play_ship(table, side, piece)
        else:
            table.move(piece, side.deck)
            if place == TO_DECK:
                table.deck_rngs[side.seat].shuffle(side.deck.cards)
        if table.log is not None:
            table.note(log.RETURNED, side.seat, piece.id, 0, place)
    if row:
        refill(table)


def destroy(table: Table, piece: Piece, combat: i64) -> None:
    """SR-ATK-02: to its owner's discard pile."""
    if table.log is not None:
        table.note(log.DESTROYED, piece.owner, piece.id, combat)
    if piece.card.type == GAMBIT:
        scrap_gambit(table, piece)
    else:
        table.move(piece, table.sides[piece.owner].discard)


def scrap_gambit(table: Table, piece: Piece) -> None:
    """A gambit that became a base is scrapped when it leaves play."""
    if table.log is not None:
        table.note(log.SCRAPPED, piece.owner, piece.id)
    table.move(piece, table.scrap_heap)
    piece.owner = -1


def flip(table: Table, side: Side, piece: Piece) -> None:
    """Return a card, just scrapped as the price, to play with its other side up."""
    back = piece.card.back
    if back is None or piece.zone != table.scrap_heap.id:
        return
    piece.owner = side.seat
    table.move(piece, side.in_play)
    change_face(table, side, piece, back)
    if table.log is not None:
        table.note(log.RETURNED, side.seat, piece.id, 0, TO_PLAY)


def change_face(table: Table, side: Side, piece: Piece, card: Card) -> None:
    side.count_face(piece.face, -1)
    side.count_face(card, 1)
    if piece.face.triggers:
        table.unlisten(piece.id)
    piece.face = card
    if card.triggers:
        table.listen_as(piece)
    piece.factions = piece.card.factions | card.factions
    piece.counts_as = piece.card.counts_as | card.counts_as
    piece.open = card.open


def play_ship(table: Table, side: Side, piece: Piece) -> None:
    """SR-PLY-02, A-11: run its primary ability at once."""
    program = piece.face.at_once
    if program is not None:
        table.run(program, piece.id, side.seat)
