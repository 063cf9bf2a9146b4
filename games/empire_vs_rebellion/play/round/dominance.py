"""The dominance phase: strategies are shown, a player wins the event, and its effects follow."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import (
    BY_POINTS,
    BY_TUTORIAL,
    DECEPTION,
    DOMINANCE,
    EVENT_LOST,
    EVENT_SCORED,
    EVENT_WON,
    NOBODY,
    STRATEGY_SHOWN,
    TOTALS_FIXED,
    WINNER_FOUND,
)
from games.empire_vs_rebellion.play.round.counting import count_match_round, count_round
from games.empire_vs_rebellion.play.side import Side
from games.empire_vs_rebellion.play.state import Table


def announce_strategy(table: Table, kind: i64, side: Side) -> None:
    """Let the chosen strategy of a side work, unless it is void, if it reacts to this kind of event."""
    if side.chosen.cards and not side.is_void:
        table.announce(kind, side.seat, side.chosen.cards[0].id)


def is_deception(side: Side) -> bool:
    return bool(side.chosen.cards) and not side.is_void and side.chosen.cards[0].card.strategy == DECEPTION


def show_strategies(table: Table) -> None:
    """Show both strategies, find void ones and carry out what works on reveal (EVR-DOM-02; A-06, steps 1 to 4)."""
    table.phase = DOMINANCE
    target: i64 = table.event().target
    if table.log is not None:
        table.note(log.TOTALS, NOBODY, -1, table.total(0), table.total(1))
    for side in table.sides:
        side.is_shown = True
        side.is_void = table.total(side.seat) > target  # EVR-DOM-03, A-07
        if table.log is not None and side.chosen.cards:
            table.note(log.STRATEGY_SHOWN, side.seat, side.chosen.cards[0].id)
            if side.is_void:
                table.note(log.VOID, side.seat, side.chosen.cards[0].id)
    if is_deception(table.sides[0]) and is_deception(table.sides[1]):  # EVR-STR-01
        for side in table.sides:
            side.is_void = True
        if table.log is not None:
            table.note(log.CANCELLED, NOBODY)
    # The frame that is pushed last runs first: the one of the seat with the balance token.
    for seat in (1 - table.balance, table.balance):
        announce_strategy(table, STRATEGY_SHOWN, table.sides[seat])


def fix_totals(table: Table) -> None:
    """Strategies change the totals before these are compared (A-06, step 5)."""
    for side in table.sides:
        announce_strategy(table, TOTALS_FIXED, side)


def who_wins(table: Table) -> None:
    """Determine winner and loser of the event (EVR-DOM-06 to EVR-DOM-09; A-06, step 7)."""
    target: i64 = table.event().target
    mine: i64 = table.total(0)
    theirs: i64 = table.total(1)
    if mine > target and theirs > target:
        return
    if mine > target:
        table.winner = 1
    elif theirs > target or mine > theirs:
        table.winner = 0
    elif mine < theirs:
        table.winner = 1
    elif table.is_tutorial:
        return
    else:
        table.winner = table.balance  # EVR-DOM-07
    table.loser = 1 - table.winner
    if mine <= target and theirs <= target:
        for side in table.sides:
            announce_strategy(table, WINNER_FOUND, side)


def take_event(table: Table) -> None:
    """Score the event (EVR-DOM-10 to EVR-DOM-12, A-21), or put it back if nobody wins it (EVR-DOM-09)."""
    piece = table.event_place.cards[0]
    event = piece.card
    if table.watched >= 0:
        count_round(table, event)
    else:
        count_match_round(table, event)
    if table.is_tutorial:  # EVR-TUT-04
        table.end(table.winner, BY_TUTORIAL)
        return
    if table.winner < 0:
        if table.log is not None:
            table.note(log.NOBODY_WINS, NOBODY, piece.id)
        table.move(piece, table.event_deck, True)
        return
    side = table.sides[table.winner]
    table.move(piece, side.won)
    side.points += event.points
    if table.log is not None:
        table.note(log.EVENT_WON, side.seat, piece.id, event.points)
    # EVR-END-01; the points of a goldfish's opponent never end the game.
    if side.points >= table.goal and not side.passive:
        table.end(side.seat, BY_POINTS)
        return
    if table.watched >= 0:  # section 7: winner and loser effects are off
        return
    if event.influence > 0:  # EVR-DOM-11
        table.gain_influence(side, event.influence)
    table.announce(EVENT_WON, table.winner, piece.id)
    table.announce(EVENT_LOST, table.loser, piece.id)


def afterwards(table: Table) -> None:
    """Carry out Bureaucracy, and Infiltration for the next round (A-06, step 8)."""
    for side in table.sides:
        announce_strategy(table, EVENT_SCORED, side)
