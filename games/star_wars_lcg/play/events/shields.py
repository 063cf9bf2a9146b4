"""Shields and the keyword Protect, which keep damage from the card that it is meant for (LCG-SHD-02, LCG-SHD-03, LCG-KEY-05)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import PENDING, Event
from games.engine.events.index import Listener
from games.star_wars_lcg.abilities.constants import (
    BY_STRIKE,
    DAMAGED,
    IGNORES_SHIELDS,
    PAST_PROTECT,
    PROTECTED_IT,
    SHIELD,
    SHIELD_SPENT,
    SURE_DAMAGE,
)
from games.star_wars_lcg.play.cards import PROTECT
from games.star_wars_lcg.play.constants import PROTECT_AMOUNT, PROTECT_VERB
from games.star_wars_lcg.play.events.card_counts import count_saved
from games.star_wars_lcg.play.log import PROTECTED, SHIELD_USED
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import PROTECT_CONDITION, SHIELD_CONDITION, Table


def can_answer(table: Table, listener: Listener, event: Event) -> bool:
    """Whether a shield or a protecting card can answer this event."""
    piece = table.pieces[event.piece]
    own = table.pieces[listener.piece]
    condition: i64 = listener.trigger.condition
    if condition == SHIELD_CONDITION:  # LCG-SHD-03, A-26: only against what the opponent does
        return own.tokens[SHIELD] > 0 and event.amount > 0 and event.seat != own.controller and not is_past_shields(table, event)
    if condition == PROTECT_CONDITION:
        card = table.card_of(own)
        if own.id == piece.id or piece.controller != own.controller or not card.protects[piece.face]:
            return False
        if card.protects_committed and not table.is_committed(piece):
            return False
        if table.changes.by_key and (not table.has_mark(PROTECT, own) or is_past_protect(table, event)):
            return False
        return table.in_play(piece) and room(table, own) > 0
    return True


def is_past_shields(table: Table, event: Event) -> bool:
    if event.source < 0 or not table.changes.by_key:
        return False
    source = table.pieces[event.source]
    return table.has_flag(IGNORES_SHIELDS, source) or (event.kind == DAMAGED and table.has_flag(SURE_DAMAGE, source))


def is_past_protect(table: Table, event: Event) -> bool:
    """Whether no other card can take the damage."""
    if event.source < 0:
        return False
    source = table.pieces[event.source]
    return table.has_flag(SURE_DAMAGE, source) or (event.other == BY_STRIKE and table.has_flag(PAST_PROTECT, source))


def room(table: Table, protector: Piece) -> i64:
    """The damage that the protecting card can still take, after the damage that is already on its way (LCG-KEY-05)."""
    left: i64 = table.capacity_left(protector)
    for event in table.events:
        if event.kind == DAMAGED and event.piece == protector.id and event.status == PENDING:
            left -= event.amount
    return left


def use_shield(table: Table, piece: Piece) -> None:
    event = table.current_event()
    table.take_shields(piece, 1)
    if event.kind == DAMAGED:
        count_saved(table, piece, event.amount, 1)
    event.lessen(1)
    if table.log is not None:
        table.note(SHIELD_USED, piece.controller, piece.id)
    if table.hears(SHIELD_SPENT):
        table.join(Event(SHIELD_SPENT, piece.controller, piece.id))


def lend_protect(table: Table) -> None:
    """Let the target of the ability take damage as a protecting card, if it can take more."""
    slots = table.scope().slots
    if slots and slots[0] and not is_past_protect(table, table.current_event()):
        protector = table.pieces[slots[0][0]]
        if table.has_lost_mark(PROTECT, protector):
            return
        if protector.id != table.current_event().piece and room(table, protector) > 0:
            ask_protect(table, protector)


def ask_protect(table: Table, protector: Piece) -> None:
    """Ask how much of the damage goes to the protecting card."""
    most: i64 = min(table.current_event().amount, room(table, protector))
    decision = Decision(PROTECT_AMOUNT, protector.controller, protector.id)
    amount: i64 = 1
    while amount <= most:
        decision.offer(PROTECT_VERB, protector.id, amount)
        amount += 1
    table.ask(decision)


def answer_protect(table: Table, option: Option) -> None:
    """Move this part of the damage to the protecting card; cards that have answered the damage do not answer it again (LCG-ABL-08)."""
    event = table.current_event()
    count_saved(table, table.pieces[event.piece], event.amount, option.amount)
    if table.log is not None:
        table.note(PROTECTED, table.pieces[option.piece].controller, option.piece, option.amount, event.piece)
    table.hand_on(event, option.piece, option.amount)
    if table.hears(PROTECTED_IT):
        table.join(Event(PROTECTED_IT, event.seat, option.piece, event.source, option.amount))
