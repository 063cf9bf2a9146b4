"""Count what happens to the watched seat of a goldfish: damage and the dial by source, objectives destroyed, cards drawn and played."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import BY_STRIKE, BY_UNOPPOSED, DEPLOYMENT, OBJECTIVE
from games.star_wars_lcg.play.constants import BY_BALANCE, DIAL_BY_TEXT, DIAL_FULL
from games.star_wars_lcg.play.goldfish.numbers import (
    BALANCE_DAMAGE,
    BLAST_DAMAGE,
    CARD_PLAYED,
    DAMAGE,
    DIAL_FROM_TURN,
    RESOURCES_AVAILABLE,
    TEXT_DAMAGE,
    UNOPPOSED_DAMAGE,
)
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table


def count_damage_dealt(table: Table, event: Event, piece: Piece) -> None:
    """Count damage that an objective of the opponent is about to take; more than its capacity is ignored (LCG-DMG-02)."""
    if piece.owner == table.watched or piece.card.type != OBJECTIVE:
        return
    dealt: i64 = max(min(event.amount, table.capacity_left(piece)), 0)
    source: i64 = event.other
    place: i64 = TEXT_DAMAGE
    if source == BY_STRIKE:
        place = BLAST_DAMAGE
    elif source == BY_UNOPPOSED:
        place = UNOPPOSED_DAMAGE
    elif source == BY_BALANCE:
        place = BALANCE_DAMAGE
    row = table.row
    row[place] = row[place] + dealt
    row[DAMAGE] = row[DAMAGE] + dealt


def count_dial(table: Table, points: i64, source: i64) -> None:
    """Count how far the dial was turned.  source: one of DIAL_BY_*, -1 for a card."""
    place: i64 = DIAL_FROM_TURN + (source if source >= 0 else DIAL_BY_TEXT)
    row = table.row
    row[place] = row[place] + points


def count_destroyed(table: Table) -> None:
    """Count an objective that entered the watched seat's victory pile."""
    dial: i64 = table.dial
    for points in table.owed:
        dial += points
    table.destroyed_turns.append(table.sides[table.watched].turns)
    table.destroyed_dials.append(min(dial, DIAL_FULL))


def count_played(table: Table, piece: Piece) -> None:
    if piece.owner == table.watched:
        table.count_of_card(piece, CARD_PLAYED)


def count_source(table: Table, seat: i64, resources: i64) -> None:
    """Count the resources of a card that enters play in the deployment phase: usable at once (LCG-DEP-04)."""
    if seat == table.watched and seat == table.active and table.phase == DEPLOYMENT:
        row = table.row
        row[RESOURCES_AVAILABLE] = row[RESOURCES_AVAILABLE] + resources
