"""Consequences of the table's state, without a player's action (LCG-DMG-02, LCG-OBJ-02, LCG-ENH-05)."""

from __future__ import annotations

from games.engine.events.batch import PENDING, Event
from games.engine.events.resolution import Resolution
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
from games.star_wars_lcg.play.constants import CAPTURE_FRAME, DIAL_BY_OBJECTIVE, HOST_FRAME, NO_HOST
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def check_state(table: Table) -> bool:
    """Carry out the first consequence that is due; True if there was one, so that the machine checks again."""
    if table.is_over:
        return False
    if _score(table) or _place_captured(table) or _attach(table) or _destroy(table) or _discard_orphans(table):
        return True
    return len(table.watchers) > 0 and _as_soon_as(table)


def _as_soon_as(table: Table) -> bool:
    """Start an ability that happens as soon as its conditions hold."""
    for id in table.watchers:
        piece = table.pieces[id]
        if table.is_blank(piece):
            continue
        for ability in table.card_of(piece).as_soon_as:
            if not _is_leaving(table, piece) and table.can_use(ability, Resolution(id, piece.controller, -1, ability)):
                table.use_ability(ability, id, piece.controller)
                return True
    return False


def _score(table: Table) -> bool:
    """The dial advances for each Light Side objective that entered the victory pile (LCG-OBJ-02)."""
    if not table.owed:
        return False
    table.fire(Event(DIAL_ADVANCED, DARK, amount=table.owed.pop(0), other=DIAL_BY_OBJECTIVE))
    return True


def _place_captured(table: Table) -> bool:
    """The captor chooses an objective for a captured card that the effect named none for (LCG-CAP-02)."""
    for side in table.sides:
        for piece in side.captured.cards:
            if piece.host < 0 and table.sides[1 - side.seat].objectives.cards:
                table.push(Frame(CAPTURE_FRAME, 0, piece.id))
                return True
    return False


def _attach(table: Table) -> bool:
    """The controller chooses the host of an enhancement that an effect put into play (LCG-ENH-01)."""
    if not table.unattached:
        return False
    table.push(Frame(HOST_FRAME, 0, table.unattached.pop(0)))
    return True


def _destroy(table: Table) -> bool:
    """Destroy every card with as much damage as its capacity, all at once (LCG-DMG-02).

    A-20: the opponent's cards come first, because the active player gains by their destruction.
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
                found.append(Event(DESTROYED, 1 - side.seat, piece.id, piece.hurt_by))
                if table.card_of(piece).type == MISSION:
                    found.append(Event(MISSION_COMPLETED, piece.owner, piece.id))


def _is_spent(table: Table, piece: Piece) -> bool:
    """Whether the card has as much damage as its capacity; a card without a known capacity is never destroyed."""
    if table.card_of(piece).numbers[CAPACITY] <= 0 and not table.card_of(piece).counts_capacity:
        return False
    if table.capacity_left(piece) > 0:
        return False
    return not table.has_flag(CANNOT_BE_DESTROYED, piece) and not table.has_flag(CANNOT_LEAVE_PLAY, piece)


def _is_leaving(table: Table, piece: Piece) -> bool:
    """Whether an event with which it leaves play is under way, so that nothing more is needed."""
    for event in table.events:  # noqa: SIM110  a generator would be slow when compiled
        if event.kind == LEAVES_PLAY and event.piece == piece.id and event.status == PENDING:
            return True
    return False


def _discard_orphans(table: Table) -> bool:
    """An enhancement whose host has left play is discarded (LCG-ENH-05)."""
    found: list[Event] = []
    for side in table.sides:
        for piece in side.enhancements.cards:
            needs_host = table.card_of(piece).host_kind != NO_HOST or table.cards[piece.printed].type == UNIT
            if needs_host and piece.host < 0 and not _is_leaving(table, piece):
                found.append(Event(DISCARDED, side.seat, piece.id))
    if found:
        table.fire_all(found)
    return len(found) > 0
