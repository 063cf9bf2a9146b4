"""What follows from the state of the table, without a player's doing (LCG-DMG-02, LCG-OBJ-02, LCG-ENH-05)."""

from __future__ import annotations

from games.engine.events.batch import PENDING, Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    CANNOT_BE_DESTROYED,
    CANNOT_LEAVE_PLAY,
    CAPACITY,
    DAMAGE,
    DARK,
    DESTROYED,
    DIAL_ADVANCED,
    DISCARDED,
    LEAVES_PLAY,
    MISSION,
    MISSION_COMPLETED,
    UNIT,
)
from games.star_wars_lcg.play.constants import CAPTURE_FRAME, NO_HOST
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def check_state(table: Table) -> bool:
    """Let the first thing follow; True if there was one, so that the machine asks again."""
    return not table.is_over and (_score(table) or _place_captured(table) or _destroy(table) or _discard_orphans(table))


def _score(table: Table) -> bool:
    """The dial advances for each Light Side objective that entered the victory pile (LCG-OBJ-02)."""
    if not table.owed:
        return False
    table.fire(Event(DIAL_ADVANCED, DARK, amount=table.owed.pop(0)))
    return True


def _place_captured(table: Table) -> bool:
    """The captor chooses an objective for a captured card that the effect named none for (LCG-CAP-02)."""
    for side in table.sides:
        for piece in side.captured.cards:
            if piece.host < 0 and table.sides[1 - side.seat].objectives.cards:
                table.push(Frame(CAPTURE_FRAME, 0, piece.id))
                return True
    return False


def _destroy(table: Table) -> bool:
    """Every card with as much damage as its capacity is destroyed at once (LCG-DMG-02).

    A-20: what the active player gains by comes first.
    """
    found: list[Event] = []
    for seat in (1 - table.active, table.active):
        _add_destroyed(table, table.sides[seat], found)
    if found:
        table.fire_all(found)
    return len(found) > 0


def _add_destroyed(table: Table, side: Side, found: list[Event]) -> None:
    for zone in (side.units, side.objectives):
        for piece in zone.cards:
            if piece.tokens[DAMAGE] > 0 and _is_spent(table, piece) and not _is_leaving(table, piece):
                found.append(Event(DESTROYED, 1 - side.seat, piece.id))
                if table.card_of(piece).type == MISSION:
                    found.append(Event(MISSION_COMPLETED, piece.owner, piece.id))


def _is_spent(table: Table, piece: Piece) -> bool:
    """A card without a known capacity is never destroyed."""
    if table.card_of(piece).numbers[CAPACITY] <= 0:
        return False
    if table.value(CAPACITY, piece) > piece.tokens[DAMAGE]:
        return False
    return not table.has_flag(CANNOT_BE_DESTROYED, piece) and not table.has_flag(CANNOT_LEAVE_PLAY, piece)


def _is_leaving(table: Table, piece: Piece) -> bool:
    """Is an event under way with which it leaves play, so that nothing more is needed?"""
    for event in table.events:  # noqa: SIM110  a generator would be slow when compiled
        if event.kind == LEAVES_PLAY and event.piece == piece.id and event.status == PENDING:
            return True
    return False


def _discard_orphans(table: Table) -> bool:
    """An enhancement whose host has left play is discarded (LCG-ENH-05)."""
    found: list[Event] = []
    for side in table.sides:
        for piece in side.enhancements.cards:
            needs_host = table.card_of(piece).host_kind != NO_HOST or table.card_of(piece).type == UNIT
            if needs_host and piece.host < 0 and not _is_leaving(table, piece):
                found.append(Event(DISCARDED, side.seat, piece.id))
    if found:
        table.fire_all(found)
    return len(found) > 0
