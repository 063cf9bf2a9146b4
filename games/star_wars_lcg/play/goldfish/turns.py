"""Count the watched seat's turns: its hand and resources, what is stuck in hand, and the row of a turn that ends."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_lcg.abilities.constants import ENHANCEMENT, EVENT, FATE, FORCE_ICONS, UNIT
from games.star_wars_lcg.play.constants import DIAL_FULL, NO_HOST
from games.star_wars_lcg.play.goldfish.numbers import (
    BLAST_DAMAGE,
    CARD_STRANDED_COST,
    CARD_STRANDED_MATCH,
    DAMAGE,
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
    ROW,
    STRANDED_COST,
    STRANDED_MATCH,
    STRANDED_RULE,
    STRANDED_TEXT,
    UNITS_IN_PLAY,
)
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.force import force_total
from games.star_wars_lcg.play.turn.payment import cost_of, matches, needs_match, ready_sources, resources_of, resources_ready
from games.star_wars_lcg.play.turn.play_card import hosts, may_be_played


def count_hand(table: Table, side: Side) -> None:
    """Count the resources and the hand as the deployment phase begins."""
    row = table.row
    row[RESOURCES_AVAILABLE] = row[RESOURCES_AVAILABLE] + side.spent + resources_ready(table, side)
    for piece in side.hand.cards:
        kind: i64 = piece.card.type
        if kind == UNIT:
            row[HAND_UNITS] = row[HAND_UNITS] + 1
        elif kind == ENHANCEMENT:
            row[HAND_ENHANCEMENTS] = row[HAND_ENHANCEMENTS] + 1
        elif kind == EVENT:
            row[HAND_EVENTS] = row[HAND_EVENTS] + 1
        elif kind == FATE:
            row[HAND_FATES] = row[HAND_FATES] + 1


def count_stranded(table: Table, side: Side) -> None:
    """Count why the cards left in hand after the deployment phase could not be played; one that could have been counts nowhere."""
    row = table.row
    sources = ready_sources(table, side)
    ready: i64 = sources.total()
    for piece in side.hand.cards:
        card = piece.card
        if not card.playable:
            if not card.hand_triggers:
                row[STRANDED_TEXT] = row[STRANDED_TEXT] + 1
            continue
        cost: i64 = cost_of(table, piece)
        if not may_be_played(table, side, piece) or (card.host_kind != NO_HOST and not hosts(table, side, piece)):
            row[STRANDED_RULE] = row[STRANDED_RULE] + 1
        elif needs_match(table, piece, cost) and not _has_match(table, side, piece, sources.pieces if cost <= ready else None):
            row[STRANDED_MATCH] = row[STRANDED_MATCH] + 1
            table.count_of_card(piece, CARD_STRANDED_MATCH)
        elif cost > ready:
            row[STRANDED_COST] = row[STRANDED_COST] + 1
            table.count_of_card(piece, CARD_STRANDED_COST)


def _has_match(table: Table, side: Side, piece: Piece, sources: list[Piece] | None) -> bool:
    """Whether one of the sources matches the card.  None: any of the player's cards in play that generate resources, ready or not."""
    faction: i64 = piece.card.faction
    if sources is not None:
        return any(matches(table, source, faction) for source in sources)
    for zone in side.zones_in_play:  # a card in play is in a zone of its controller
        for each in zone.cards:
            if resources_of(table, each) > 0 and matches(table, each, faction):
                return True
    return False


def close_row(table: Table) -> None:
    """Finish the counts of the watched seat's turn and start those of the next; totals of damage and dial continue."""
    side = table.sides[table.watched]
    row = table.row
    ready: i64 = 0
    for piece in side.units.cards:
        if piece.ready():
            ready += table.value(FORCE_ICONS, piece)
    row[UNITS_IN_PLAY] = len(side.units.cards)
    row[FORCE_READY] = ready
    row[FORCE_COMMITTED] = force_total(table, side.seat)
    row[RESOURCES_SPENT] = side.spent
    row[RESOURCES_AVAILABLE] = max(row[RESOURCES_AVAILABLE], row[RESOURCES_SPENT])
    row[RESOURCES_WASTED] = row[RESOURCES_AVAILABLE] - row[RESOURCES_SPENT]
    row[HAND_SIZE] = len(side.hand.cards)
    row[DIAL] = min(table.dial, DIAL_FULL)  # LCG-BAL-03: the dial ends at 12
    table.turn_rows += row
    following = row.copy()
    following[RESOURCES_AVAILABLE] = 0
    place: i64 = BLAST_DAMAGE
    while place < DAMAGE:  # that of the turn, by source
        following[place] = 0
        place += 1
    place = HAND_UNITS
    while place < ROW:  # the kinds of cards in hand, and the reasons why some are stranded
        following[place] = 0
        place += 1
    table.row = following
