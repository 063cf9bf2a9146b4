"""The planning phase: the event is revealed, and each player chooses a strategy.

Registers of the frame of a round:
    a: the strategy that the first of two infiltrators chose, -1 for none.
    c: the number of seats that were asked.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import STRATEGY_VERB
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import (
    CHOOSE_STRATEGIES,
    CHOOSES,
    INFILTRATORS_CHOOSE,
    NOBODY,
    PLANNING,
    SEATS,
    STRATEGY_CHOICE,
)
from games.empire_vs_rebellion.play.side import Piece, Side
from games.empire_vs_rebellion.play.state import Table
from games.engine.decision import Decision, Option
from games.engine.machine import Frame


def reveal_event(table: Table, frame: Frame) -> None:
    """Turn up the top event (EVR-PLN-01)."""
    table.round += 1
    table.phase = PLANNING
    table.winner = NOBODY
    table.loser = NOBODY
    frame.c = 0
    table.current = table.event_deck.cards[-1].id
    table.move(table.event_deck.cards[-1], table.event_place)
    if table.log is not None:
        table.note(log.EVENT_REVEALED, NOBODY, table.current)


def in_turn(table: Table, number: i64) -> Side:
    """The seat that chooses a strategy first (0) or second (1).

    By EVR-PLN-03 both choose secretly at the same time.  A seat that must reveal its strategy is asked first (A-24), otherwise the seat
    with the balance token.
    """
    first: i64 = table.balance
    if table.sides[1 - first].reveals and not table.sides[first].reveals:
        first = 1 - first
    return table.sides[(first + number) % SEATS]


def infiltrators_choose(table: Table, frame: Frame) -> None:
    """Infiltrators choose for their opponents, before any player chooses a strategy (EVR-STR-02, A-23)."""
    while frame.c < SEATS:
        side = in_turn(table, frame.c)
        frame.c += 1
        if side.infiltrated and not side.at_random:  # a random strategy is not chosen
            ask_strategy(table, side, 1 - side.seat)
            frame.pc = INFILTRATORS_CHOOSE
            return
    frame.c = 0


def choose_strategies(table: Table, frame: Frame) -> None:
    """Each player chooses a strategy (EVR-PLN-03)."""
    while frame.c < SEATS:
        side = in_turn(table, frame.c)
        frame.c += 1
        if side.passive or side.chosen.cards:
            continue
        if side.fixed != CHOOSES:
            for piece in side.strategies.cards:
                if piece.card.strategy == side.fixed:
                    place_strategy(table, side, piece, side.seat)
                    break
        elif side.at_random:
            cards = side.strategies.cards
            place_strategy(table, side, cards[table.strategy_rngs[side.seat].below(len(cards))], NOBODY)
        else:
            ask_strategy(table, side, side.seat)
            frame.pc = CHOOSE_STRATEGIES
            return
    frame.c = 0
    for side in table.sides:
        side.infiltrated = False
        side.at_random = False
        side.reveals = False


def ask_strategy(table: Table, side: Side, by: i64) -> None:
    """Ask for one of the unused strategies (EVR-PLN-04), in the order of their ids so that the shuffled order stays hidden."""
    decision = Decision(STRATEGY_CHOICE, by, side.seat)
    offers = table.offers[STRATEGY_VERB]
    for id in sorted([piece.id for piece in side.strategies.cards]):
        decision.options.append(offers[id])
    table.ask(decision)


def answer_strategy(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[decision.subject]
    if frame.pc == INFILTRATORS_CHOOSE and not side.reveals:
        other = table.sides[1 - side.seat]
        if frame.c < SEATS and other.infiltrated and not other.at_random:
            frame.a = option.piece  # EVR-STR-02: both choose at the same time, so the other must not see it yet
            return
        if frame.a >= 0:
            place_strategy(table, other, table.pieces[frame.a], side.seat)
            frame.a = -1
    place_strategy(table, side, table.pieces[option.piece], decision.seat)


def place_strategy(table: Table, side: Side, piece: Piece, by: i64) -> None:
    table.move(piece, side.chosen)
    side.is_known = by == 1 - side.seat
    if table.log is not None:
        table.note(log.STRATEGY_PLACED, side.seat, piece.id, 0, by)
    if side.reveals:
        side.is_shown = True
        if table.log is not None:
            table.note(log.STRATEGY_SHOWN, side.seat, piece.id)
