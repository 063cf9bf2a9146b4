"""The row of counts of a turn: begun with the turn, filled during it and at its end."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import (
    DEPLOYMENT,
    ENHANCEMENT,
    MISSION,
    PHASE_BEGINS,
    TURN_BEGINS,
    TURN_ENDS,
    UNIT,
)
from games.star_wars_lcg.play.constants import NO_HOST
from games.star_wars_lcg.play.counts import (
    AVAILABLE,
    CARD_STRANDED_COST,
    CARD_STRANDED_MATCH,
    DESTROYED,
    DIAL,
    FORCE,
    HAND,
    HAS_BALANCE,
    SPENT,
    SPENT_BY_OTHER,
    STRANDED_COST,
    STRANDED_MATCH,
    STRANDED_RULE,
    TURN_ROW,
    UNITS_IN_PLAY,
)
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.force import force_total
from games.star_wars_lcg.play.turn.payment import can_afford, cost_of, resources_ready
from games.star_wars_lcg.play.turn.play_card import hosts, may_be_played


def count_turn(table: Table, event: Event) -> None:
    """Count at the beginnings and ends of the turn and of its deployment phase."""
    kind: i64 = event.kind
    if kind == TURN_BEGINS:
        table.add_row([0] * TURN_ROW)
    elif kind == TURN_ENDS:
        close_row(table)
    elif event.amount == DEPLOYMENT:
        if kind == PHASE_BEGINS:
            table.set_in_turn(AVAILABLE, resources_ready(table, table.sides[table.active]))
        else:
            count_stranded(table)


def close_row(table: Table) -> None:
    """Fill in the numbers at the end of the turn, or of the game."""
    seat: i64 = table.active
    side = table.sides[seat]
    table.set_in_turn(DIAL, table.dial)
    table.set_in_turn(DESTROYED, len(side.victory.cards))
    table.set_in_turn(HAS_BALANCE, 1 if table.balance == seat else 0)
    table.set_in_turn(FORCE, force_total(table, seat))
    table.set_in_turn(UNITS_IN_PLAY, len(side.units.cards))
    table.set_in_turn(HAND, len(side.hand.cards))
    table.set_in_turn(SPENT, side.spent)
    table.set_in_turn(SPENT_BY_OTHER, table.sides[1 - seat].spent)


def count_stranded(table: Table) -> None:
    """Count the reasons why units, enhancements and missions are left in hand; a card that could be played counts nowhere."""
    side = table.sides[table.active]
    ready: i64 = resources_ready(table, side)
    for piece in side.hand.cards:
        card = table.card_of(piece)
        if card.type not in (UNIT, ENHANCEMENT, MISSION) or not card.playable:
            continue
        if not may_be_played(table, side, piece) or (card.host_kind != NO_HOST and not hosts(table, side, piece)):
            table.count_in_turn(STRANDED_RULE, 1)
            continue
        cost: i64 = cost_of(table, piece)
        if cost > ready:
            table.count_in_turn(STRANDED_COST, 1)
            table.count_card(piece, CARD_STRANDED_COST, 1)
        elif not can_afford(table, side, piece, cost):
            table.count_in_turn(STRANDED_MATCH, 1)
            table.count_card(piece, CARD_STRANDED_MATCH, 1)
