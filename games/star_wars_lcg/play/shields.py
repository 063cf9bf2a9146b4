"""Shields and the keyword Protect: what comes between damage and the card that it is meant for (LCG-SHD-02, LCG-SHD-03, LCG-KEY-05)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import PENDING, Event
from games.engine.events.index import Listener
from games.star_wars_lcg.abilities.constants import CAPACITY, DAMAGE, DAMAGED, SHIELD
from games.star_wars_lcg.play.constants import PROTECT_AMOUNT, PROTECT_VERB
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import PROTECT_CONDITION, SHIELD_CONDITION, Table


def can_answer(table: Table, listener: Listener, event: Event) -> bool:
    """Can a shield or a protecting card answer this event?"""
    piece = table.pieces[event.piece]
    own = table.pieces[listener.piece]
    condition: i64 = listener.trigger.condition
    if condition == SHIELD_CONDITION:  # LCG-SHD-03, A-26: only against what the opponent does
        return own.tokens[SHIELD] > 0 and event.amount > 0 and event.seat != own.controller
    if condition == PROTECT_CONDITION:
        protects = table.card_of(own).protects
        if own.id == piece.id or piece.controller != own.controller or not protects[piece.face]:
            return False
        return table.in_play(piece) and room(table, own) > 0
    return True


def room(table: Table, protector: Piece) -> i64:
    """How much more damage the protecting card can take, after what is on its way (LCG-KEY-05)."""
    left: i64 = table.value(CAPACITY, protector) - protector.tokens[DAMAGE]
    for event in table.events:
        if event.kind == DAMAGED and event.piece == protector.id and event.status == PENDING:
            left -= event.amount
    return left


def use_shield(table: Table, piece: Piece) -> None:
    table.take_shields(piece, 1)
    table.current_event().lessen(1)


def ask_protect(table: Table, protector: Piece) -> None:
    """How much of the damage goes to the protecting card?"""
    most: i64 = min(table.current_event().amount, room(table, protector))
    decision = Decision(PROTECT_AMOUNT, protector.controller, protector.id)
    amount: i64 = 1
    while amount <= most:
        decision.offer(PROTECT_VERB, protector.id, amount)
        amount += 1
    table.ask(decision)


def answer_protect(table: Table, option: Option) -> None:
    """The rest of the damage goes on; what goes over is not handed back by a card that handed it on (LCG-ABL-08)."""
    event = table.current_event()
    event.lessen(option.amount)
    handed_on = Event(DAMAGED, event.seat, option.piece, event.source, option.amount, other=event.other)
    handed_on.used = event.used.copy()
    table.join(handed_on)
