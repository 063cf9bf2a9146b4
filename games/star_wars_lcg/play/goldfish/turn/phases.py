"""The phases of a turn: balance, refresh, draw, deployment, conflict and Force (LCG-TRN-02).

No card text is played yet, so action windows are always empty and need no decision (LCG-WND).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.constants import (
    BALANCE,
    BALANCE_DAMAGE,
    BY_BALANCE,
    BY_OBJECTIVE_DECK_OUT,
    COMMIT,
    CONFLICT,
    DAMAGE_VERB,
    DARK,
    DEPLOYMENT,
    DIAL_BALANCE,
    DIAL_FULL,
    DIAL_TURN,
    DISCARD_DOWN,
    DISCARD_ONE,
    DISCARD_VERB,
    DRAW,
    ENGAGE,
    ENHANCEMENT,
    EVENT,
    FATE,
    FORCE,
    LIGHT,
    OBJECTIVES_IN_PLAY,
    PASS_VERB,
    PLAY,
    REFRESH,
    UNIT,
)
from games.star_wars_lcg.play.goldfish.counts import BALANCE_DAMAGE as BALANCE_DAMAGE_ROW
from games.star_wars_lcg.play.goldfish.counts import (
    BLAST_DAMAGE,
    CARD_DRAWN,
    CARD_NUMBERS,
    CARD_STRANDED_COST,
    CARD_STRANDED_MATCH,
    DIAL,
    FORCE_COMMITTED,
    FORCE_READY,
    HAND_ENHANCEMENTS,
    HAND_EVENTS,
    HAND_FATES,
    HAND_SIZE,
    HAND_UNITS,
    RESOURCES_AVAILABLE,
    RESOURCES_SPENT,
    RESOURCES_WASTED,
    STRANDED_COST,
    STRANDED_MATCH,
    STRANDED_RULE,
    STRANDED_TEXT,
    UNITS_IN_PLAY,
    UNOPPOSED_DAMAGE,
)
from games.star_wars_lcg.play.goldfish.scoring import advance_dial, damage_objective
from games.star_wars_lcg.play.goldfish.state import Piece, Side, Table
from games.star_wars_lcg.play.goldfish.turn.conflict import ask_engage, begin_engagement
from games.star_wars_lcg.play.goldfish.turn.force import ask_commit, commit, force_total, struggle
from games.star_wars_lcg.play.goldfish.turn.payment import ask_play, begin_play, may_be_played, needs_match, ready_sources

# Positions of the turn frame.
BEGIN: Final = 0
AT_BALANCE: Final = 1
AT_REFRESH: Final = 2
AT_DISCARD: Final = 3
AT_DRAW: Final = 4
AT_DEPLOYMENT: Final = 5
AT_CONFLICT: Final = 6
AT_COMMIT: Final = 7
AT_STRUGGLE: Final = 8
AT_END: Final = 9


def step_turn(table: Table, frame: Frame) -> None:  # noqa: PLR0912  one branch for each step of the turn
    side = table.sides[table.active]
    pc: i64 = frame.pc
    if pc == AT_DEPLOYMENT:
        ask_play(table, side)
    elif pc == AT_CONFLICT:
        _conflict(table, side, frame)
    elif pc == AT_COMMIT:
        table.phase = FORCE
        if side.passive:
            frame.pc = AT_STRUGGLE
        else:
            ask_commit(table, side)  # LCG-FRC-01
    elif pc == AT_STRUGGLE:
        struggle(table)
        frame.pc = AT_END
    elif pc == AT_END:
        if side.seat == table.watched:
            close_row(table)
        table.active = 1 - table.active  # LCG-TRN-03
        frame.pc = BEGIN
    elif pc == BEGIN:
        side.turns += 1
        side.limited_played = False
        table.phase = BALANCE
        if table.log is not None:
            table.note(log.OPPONENT_TURN if side.passive else log.TURN_BEGAN, side.seat, -1, side.turns)
        frame.pc = AT_BALANCE
    elif pc == AT_BALANCE:
        frame.pc = AT_REFRESH
        _balance(table, side)
    elif pc == AT_REFRESH:
        table.phase = REFRESH
        refresh(table, side)
        frame.pc = AT_COMMIT if side.passive else AT_DISCARD
    elif pc == AT_DISCARD:
        table.phase = DRAW
        frame.pc = AT_DRAW
        _ask_discard(table, side, DISCARD_ONE)  # LCG-DRW-01
    else:
        _draw(table, side, frame)


def answer_turn(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[decision.seat]
    kind: i64 = decision.kind
    if option.verb == PASS_VERB:
        if kind == PLAY:
            _count_stranded(table, side)
            frame.pc = AT_CONFLICT
        elif kind == ENGAGE:
            frame.pc = AT_COMMIT
        elif kind == COMMIT:
            frame.pc = AT_STRUGGLE
        return
    piece = table.pieces[option.piece]
    if kind == PLAY:
        begin_play(table, side, piece)
    elif kind == ENGAGE:
        begin_engagement(table, piece)
    elif kind == COMMIT:
        commit(table, side, piece)
    elif kind == BALANCE_DAMAGE:
        damage_objective(table, piece, 1, BY_BALANCE)  # LCG-BAL-04
    else:
        table.move(piece, side.discard)  # LCG-GEN-07
        if table.log is not None:
            table.note(log.DISCARDED, side.seat, piece.id, 1 if kind == DISCARD_DOWN else 0)


# --- balance ---------------------------------------------------------------------------------------------------------


def _balance(table: Table, side: Side) -> None:
    if side.seat == DARK:
        advance_dial(table, 1, DIAL_TURN)  # LCG-BAL-01
        if table.balance == DARK and not table.is_over:
            advance_dial(table, 1, DIAL_BALANCE)  # LCG-BAL-02
    elif table.balance == LIGHT and not side.passive:
        decision = Decision(BALANCE_DAMAGE, side.seat, -1)  # LCG-BAL-04, A-19: a "may"; otherwise LCG-BAL-05
        decision.offer_pass()
        for objective in table.sides[DARK].objectives.cards:
            decision.offer(DAMAGE_VERB, objective.id, 1)
        table.ask(decision)


# --- refresh ---------------------------------------------------------------------------------------------------------


def refresh(table: Table, side: Side) -> None:
    if side.seat == LIGHT and side.turns == 1:  # LCG-REF-02 skips step 1 only
        if table.log is not None:
            table.note(log.FOCUS_SKIPPED, side.seat)
    else:
        # LCG-REF-01; A-04: all cards that the player controls, in any play area.
        removed: i64 = _refresh_all(side.affiliation.cards)
        removed += _refresh_all(side.objectives.cards)
        removed += _refresh_all(side.units.cards)
        removed += _refresh_all(side.enhancements.cards)
        if table.log is not None and removed > 0:
            table.note(log.FOCUS_REMOVED, side.seat, -1, removed)
    shields: i64 = _drop_shields(side.objectives.cards) + _drop_shields(side.units.cards)  # LCG-REF-04
    if table.log is not None and shields > 0:
        table.note(log.SHIELDS_REMOVED, side.seat, -1, shields)
    refill(table, side)


def _refresh_all(pieces: list[Piece]) -> i64:
    removed: i64 = 0
    for piece in pieces:
        if piece.focus > 0:
            piece.focus -= 1
            removed += 1
            if piece.card.elite and piece.focus > 0:  # LCG-KEY-02
                piece.focus -= 1
                removed += 1
    return removed


def _drop_shields(pieces: list[Piece]) -> i64:
    dropped: i64 = 0
    for piece in pieces:
        if piece.shield:
            piece.shield = False
            dropped += 1
    return dropped


def refill(table: Table, side: Side) -> None:
    """Replace objectives one at a time (LCG-REF-05, LCG-REF-06); an empty objective deck loses the game (LCG-END-03, A-06)."""
    passed_over: i64 = 0
    while len(side.objectives.cards) < OBJECTIVES_IN_PLAY and not table.is_over:
        deck = side.objective_deck.cards
        if not deck:
            table.end(1 - side.seat, BY_OBJECTIVE_DECK_OUT)
            return
        objective = deck[-1]
        if table.unique_in_play[objective.card.title] > 0:
            # LCG-UNQ-01 forbids a second card with this title.  It goes under the deck, and each card at most once.
            if passed_over >= len(deck):
                return
            passed_over += 1
            deck.insert(0, deck.pop())
            if table.log is not None:
                table.note(log.OBJECTIVE_PASSED_OVER, side.seat, objective.id)
            continue
        table.move(objective, side.objectives)
        if table.log is not None:
            table.note(log.OBJECTIVE_REFILLED, side.seat, objective.id)


# --- draw ------------------------------------------------------------------------------------------------------------


def _ask_discard(table: Table, side: Side, kind: i64) -> None:
    decision = Decision(kind, side.seat, -1)
    if kind == DISCARD_ONE:
        decision.offer_pass()
    for piece in side.hand.cards:
        decision.offer(DISCARD_VERB, piece.id, 0)
    table.ask(decision)


def _draw(table: Table, side: Side, frame: Frame) -> None:
    """Draw up to the reserve value, or discard down to it (LCG-DRW-02)."""
    hand = side.hand.cards
    if len(hand) > side.reserve:
        _ask_discard(table, side, DISCARD_DOWN)
        return
    drawn: i64 = 0
    while len(hand) < side.reserve and side.deck.cards:
        table.draw(side)
        drawn += 1
        if side.seat == table.watched:
            table.card_counts[hand[-1].card.index * CARD_NUMBERS + CARD_DRAWN] += 1
    if table.log is not None and drawn > 0:
        table.note(log.DREW, side.seat, -1, drawn)
    if len(hand) < side.reserve:
        table.draw(side)  # LCG-END-03, A-07: only a draw from the empty deck loses the game
        return
    table.phase = DEPLOYMENT
    frame.pc = AT_DEPLOYMENT
    if side.seat == table.watched:
        _count_hand(table, side)


# --- conflict (the engagement itself is in `conflict`) ---------------------------------------------------------------


def _conflict(table: Table, side: Side, frame: Frame) -> None:
    if table.phase != CONFLICT:
        if side.seat == DARK and side.turns == 1:  # LCG-CON-03
            if table.log is not None:
                table.note(log.CONFLICT_SKIPPED, side.seat)
            frame.pc = AT_COMMIT
            return
        table.phase = CONFLICT
        for objective in table.sides[1 - side.seat].objectives.cards:
            objective.engaged = False
    ask_engage(table, side)


# --- counts of the watched seat --------------------------------------------------------------------------------------


def _count_hand(table: Table, side: Side) -> None:
    row = table.row
    available: i64 = 0
    for source in ready_sources(table, side):
        available += source.card.resources
    row[RESOURCES_AVAILABLE] += available
    for piece in side.hand.cards:
        kind: i64 = piece.card.type
        if kind == UNIT:
            row[HAND_UNITS] += 1
        elif kind == ENHANCEMENT:
            row[HAND_ENHANCEMENTS] += 1
        elif kind == EVENT:
            row[HAND_EVENTS] += 1
        elif kind == FATE:
            row[HAND_FATES] += 1


def _count_stranded(table: Table, side: Side) -> None:
    """Count why the cards left in hand after the deployment phase could not be played; a card that could have been counts nowhere."""
    if side.seat != table.watched:
        return
    ready: i64 = 0
    ready_factions: i64 = 0
    for source in ready_sources(table, side):
        ready += source.card.resources
        ready_factions |= 1 << source.card.faction
    factions: i64 = 0
    for piece in table.pieces:
        if piece.owner == side.seat and piece.card.resources > 0 and table.zones[piece.zone].in_play:
            factions |= 1 << piece.card.faction
    for piece in side.hand.cards:
        card = piece.card
        match: i64 = 1 << card.faction
        place: i64 = card.index * CARD_NUMBERS
        if not card.playable:
            table.row[STRANDED_TEXT] += 1
        elif not may_be_played(table, side, card):
            table.row[STRANDED_RULE] += 1
        elif needs_match(card) and (not factions & match or (card.cost <= ready and not ready_factions & match)):
            table.row[STRANDED_MATCH] += 1
            table.card_counts[place + CARD_STRANDED_MATCH] += 1
        elif card.cost > ready:
            table.row[STRANDED_COST] += 1
            table.card_counts[place + CARD_STRANDED_COST] += 1


def close_row(table: Table) -> None:
    """Finish the counts of the watched seat's turn and start those of the next; totals of damage and dial continue."""
    side = table.sides[table.watched]
    row = table.row
    ready: i64 = 0
    for piece in side.units.cards:
        if piece.focus == 0:
            ready += piece.card.force_icons
    row[UNITS_IN_PLAY] = len(side.units.cards)
    row[FORCE_READY] = ready
    row[FORCE_COMMITTED] = force_total(side)
    row[RESOURCES_WASTED] = row[RESOURCES_AVAILABLE] - row[RESOURCES_SPENT]
    row[HAND_SIZE] = len(side.hand.cards)
    row[DIAL] = min(table.dial, DIAL_FULL)  # LCG-BAL-03: the dial ends at 12
    table.rows += row
    following = row.copy()
    for each in (RESOURCES_AVAILABLE, RESOURCES_SPENT, BLAST_DAMAGE, UNOPPOSED_DAMAGE, BALANCE_DAMAGE_ROW):
        following[each] = 0
    for each in (HAND_UNITS, HAND_ENHANCEMENTS, HAND_EVENTS, HAND_FATES, STRANDED_COST, STRANDED_MATCH, STRANDED_RULE, STRANDED_TEXT):
        following[each] = 0
    table.row = following
