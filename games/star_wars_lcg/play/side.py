"""The parts of the table: pieces, zones, and the side of one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Zone as EngineZone
from games.engine.table.pieces import TablePiece
from games.star_wars_lcg.abilities.constants import (
    AFFILIATION_ZONE,
    BEING_PLAYED,
    CAPTURED,
    DAMAGE,
    DECK,
    DISCARD,
    EDGE_STACK,
    ENHANCEMENTS,
    FACEDOWN,
    FOCUS,
    HAND,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SHIELD,
    TOKENS,
    UNITS,
    VICTORY,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.play.cards import Card
from games.star_wars_lcg.play.constants import FORCE_CARDS, NEUTRAL, RESERVE_VALUE

# Who sees each zone of a seat, from AFFILIATION_ZONE to BEING_PLAYED.  Edge stacks and captured cards are known piece by piece.
_SEEN_BY: Final = [PUBLIC, PUBLIC, PUBLIC, PUBLIC, OWNER, HIDDEN, HIDDEN, PUBLIC, PUBLIC, OWNER, OWNER, HIDDEN, PUBLIC]


@mypyc_attr(acyclic=True)
class Piece(TablePiece):
    """A card on the table."""

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone, card=card.index, tokens=TOKENS)
        self.card = card
        # A unit with a Force card (LCG-FRC-04), which is its controller's.
        self.committed = False
        # A unit in the engagement under way (LCG-ENG-07).
        self.participating = False
        # An objective that was engaged in this conflict phase (LCG-CON-02).
        self.engaged = False
        # It was played by its controller in this turn.
        self.fresh = False

    def ready(self) -> bool:
        """LCG-GEN-03"""
        return self.tokens[FOCUS] == 0

    def damage(self) -> i64:
        return self.tokens[DAMAGE]

    def shielded(self) -> bool:
        return self.tokens[SHIELD] > 0

    def clone(self) -> Piece:
        twin = Piece(self.id, self.card, self.owner, self.zone)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Piece) -> None:
        """Copy the state onto a piece of the same card."""
        self.copy_piece(twin)
        twin.committed = self.committed
        twin.participating = self.participating
        twin.engaged = self.engaged
        twin.fresh = self.fresh

    def states(self) -> list[int]:
        """Its own part of a record, beside what `piece_record` writes."""
        return [int(self.committed), int(self.participating), int(self.engaged), int(self.fresh)]


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


def make_zones() -> list[Zone]:
    """The zones of the dark seat, then those of the light seat, by id."""
    zones: list[Zone] = []
    for seat in range(2):
        for kind in range(ZONES_A_SEAT):
            zones.append(Zone(len(zones), kind, seat, _SEEN_BY[kind], kind <= ENHANCEMENTS))  # LCG-PLY-01, LCG-PLY-02
    return zones


@mypyc_attr(acyclic=True)
class Side:
    """The side of one player."""

    def __init__(self, seat: i64, zones: list[Zone]) -> None:
        self.seat: i64 = seat
        # The printed reserve value (LCG-DRW-03).
        self.reserve: i64 = RESERVE_VALUE
        # Force cards that are not under a unit (LCG-SET-02, LCG-FRC-03).
        self.force_cards: i64 = FORCE_CARDS
        # Own turns begun.
        self.turns: i64 = 0
        # The affiliation of the affiliation card.
        self.faction: i64 = NEUTRAL
        # Has it played a Limited card in this turn (LCG-KEY-03)?
        self.limited_played = False
        self.mulliganed = False
        # Fate cards that it had in its edge stack in the engagement under way.
        self.fates: i64 = 0
        # Resources that it paid in this turn, for the report.
        self.spent: i64 = 0
        first: i64 = seat * ZONES_A_SEAT
        self.affiliation = zones[first + AFFILIATION_ZONE]
        self.objectives = zones[first + OBJECTIVES]
        self.units = zones[first + UNITS]
        self.enhancements = zones[first + ENHANCEMENTS]
        self.hand = zones[first + HAND]
        self.deck = zones[first + DECK]
        self.objective_deck = zones[first + OBJECTIVE_DECK]
        self.discard = zones[first + DISCARD]
        self.victory = zones[first + VICTORY]
        self.edge_stack = zones[first + EDGE_STACK]
        self.facedown = zones[first + FACEDOWN]
        self.captured = zones[first + CAPTURED]
        self.being_played = zones[first + BEING_PLAYED]

    def copy_to(self, twin: Side) -> None:
        twin.reserve = self.reserve
        twin.force_cards = self.force_cards
        twin.turns = self.turns
        twin.faction = self.faction
        twin.limited_played = self.limited_played
        twin.mulliganed = self.mulliganed
        twin.fates = self.fates
        twin.spent = self.spent

    def record(self) -> list[int]:
        numbers: list[int] = [self.reserve, self.force_cards, self.turns, self.faction, self.fates, self.spent]
        return [*numbers, int(self.limited_played), int(self.mulliganed)]
