"""Effects that copy a card or an ability."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.engine.machine import Frame
from games.star_realms.abilities.constants import BASE, COPY_VERB, GAMBIT, SHIP
from games.star_realms.play import log
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import COPIED_ABILITY, COPIED_CARD
from games.star_realms.play.effects.move import change_face, play_ship
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table


def ask_copy(table: Table, side: Side, frame: Frame) -> None:
    """Ask for another ship played this turn; without one nothing happens.  A copier does not copy the same copier."""
    piece = table.pieces[frame.b]
    decision = Decision(COPIED_CARD, side.seat, piece.id)
    for other in side.played:
        card = other.card
        if card is not piece.card and card.type == SHIP:
            offer_once(decision, card.index)
    if decision.options:
        table.ask(decision)


def ask_copy_base(table: Table, side: Side, frame: Frame) -> None:
    """Ask for a base in play, of either side."""
    piece = table.pieces[frame.b]
    decision = Decision(COPIED_CARD, side.seat, piece.id)
    for owner in table.sides:
        for other in owner.in_play.cards:
            card = other.face if other.card.type == GAMBIT else other.card
            if other is not piece and card is not piece.card and card.type == BASE:
                offer_once(decision, card.index)
    if decision.options:
        table.ask(decision)


def ask_copy_ability(table: Table, side: Side, frame: Frame) -> None:
    """Ask for an ally ability used this turn, to use it again."""
    decision = Decision(COPIED_ABILITY, side.seat, frame.b)
    for number in side.ally_programs:
        offer_once(decision, number)
    if decision.options:
        table.ask(decision)


def offer_once(decision: Decision, number: i64) -> None:
    """Offer a card or ability once, even if there are several copies."""
    for option in decision.options:
        if option.amount == number:
            return
    decision.offer(COPY_VERB, -1, number)


def copy_card(table: Table, side: Side, piece: Piece, card: Card) -> None:
    """The piece gets the copied card's abilities and, besides its own, its factions: a ship until it leaves play, a base for the turn."""
    change_face(table, side, piece, card)
    if table.log is not None:
        table.note(log.COPIED, side.seat, piece.id, 0, card.index)
    play_ship(table, side, piece)
