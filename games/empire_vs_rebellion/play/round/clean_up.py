"""Clean-up at the end of a round, and the reset of a goldfish."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import (
    BY_EVENTS,
    BY_ROUND_LIMIT,
    CHOOSES,
    INFLUENCE,
    NOBODY,
    ROUND,
    SUPPLY,
    TRIAL_STREAM,
)
from games.empire_vs_rebellion.play.effects.move import discard_strategy
from games.empire_vs_rebellion.play.side import Piece, Side
from games.empire_vs_rebellion.play.state import Table
from games.engine.rng import stream


def clean_up(table: Table) -> None:
    """Clean up after the event (EVR-CLN-01 to EVR-CLN-05)."""
    table.end_period(ROUND)
    for side in table.sides:
        if side.fixed != CHOOSES:  # section 7: every event starts with all strategies, also one that an ability discarded
            if table.log is not None and (side.chosen.cards or side.used_strategies.cards):
                table.note(log.STRATEGIES_BACK, side.seat)
            for zone in (side.chosen, side.used_strategies):
                for piece in zone.cards.copy():
                    table.move(piece, side.strategies)
        elif side.chosen.cards:
            discard_strategy(table, side, side.chosen.cards[0])  # EVR-CLN-04, EVR-CLN-05
        side.is_void = False
        side.is_shown = False
        side.is_known = False
        side.played = 0
        side.used = 0
        side.spent = 0
        gather(table, side)
    if table.watched >= 0:
        reset(table, table.sides[table.watched])
        if not table.event_deck.cards:
            table.end(NOBODY, BY_EVENTS)
        return
    turn_balance(table)
    if table.round >= table.round_limit:
        table.guards += 1
        first, second = table.sides
        ahead: i64 = table.balance if first.points == second.points else 0 if first.points > second.points else 1
        table.end(ahead, BY_ROUND_LIMIT)


def gather(table: Table, side: Side) -> None:
    """Shuffle all cards of a side into its resource deck (EVR-CLN-01)."""
    if table.log is not None and table.watched < 0 and (side.area.cards or side.discard.cards):
        table.note(log.GATHERED, side.seat)
    if side.area.cards:
        for piece in side.area.cards:
            table.left_play(piece)
        table.move_all(side.area, side.deck)
    if side.discard.cards:
        table.move_all(side.discard, side.deck)
    if table.watched < 0:
        table.shuffle_deck(side.seat)


def turn_balance(table: Table) -> None:
    """Turn the balance token (EVR-CLN-02, EVR-CLN-03).  With equal points and no loser it stays (A-09)."""
    before: i64 = table.balance
    first, second = table.sides
    if first.points != second.points:
        table.balance = 0 if first.points < second.points else 1
    elif table.loser >= 0:
        table.balance = table.loser
    if table.log is not None and table.balance != before:
        table.note(log.BALANCE_TURNED, table.balance, -1, int(first.points == second.points))


def reset(table: Table, side: Side) -> None:
    """Set a goldfish back for the next event: every card where it started, two influence, a new shuffle."""
    if table.log is not None:
        table.note(log.RESET, side.seat)
    for zone in (side.deck, side.reserve):
        for piece in zone.cards.copy():
            if piece.home != zone.id:
                table.move(piece, table.zones[piece.home])
    # Sorted by id and shuffled from a random stream of this round, so that earlier rounds do not matter.
    side.deck.cards.sort(key=id_of)
    side.reserve.cards.sort(key=id_of)
    table.deck_rngs[side.seat] = stream(table.seed, table.index, TRIAL_STREAM + table.round)
    table.shuffle_deck(side.seat)
    side.influence = INFLUENCE
    table.supply = SUPPLY
    side.infiltrated = False
    table.sides[1 - side.seat].infiltrated = False


def id_of(piece: Piece) -> int:
    return piece.id
