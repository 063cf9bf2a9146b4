"""The parts of the table: its pieces, its zones, and one player's side."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from games.engine.decision import Decision
from games.engine.events.index import Listener
from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Zone as EngineZone
from games.engine.table.pieces import TablePiece
from games.star_wars_lcg.abilities.constants import (
    AFFILIATION_ZONE,
    BEING_PLAYED,
    CAPTURED,
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

# The seats that see each zone of a seat, from AFFILIATION_ZONE to BEING_PLAYED.  Edge stacks and captured cards are known piece by piece.
_SEEN_BY: Final = [PUBLIC, PUBLIC, PUBLIC, PUBLIC, OWNER, HIDDEN, HIDDEN, PUBLIC, PUBLIC, OWNER, OWNER, HIDDEN, PUBLIC]


@mypyc_attr(acyclic=True)
class Piece(TablePiece):
    """A card on the table."""

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone, card=card.index, tokens=TOKENS)
        self.card = card
        # Whether the unit has a Force card, which is its controller's (LCG-FRC-04).
        self.committed = False
        # Whether the unit is in the engagement under way (LCG-ENG-07).
        self.participating = False
        # Whether the objective was engaged in this conflict phase (LCG-CON-02).
        self.engaged = False
        # Whether its controller played it in this turn.
        self.fresh = False
        # The last source of damage since it entered play, -1 for none; kept only if a card's text depends on it.
        self.hurt_by: i64 = -1

    def ready(self) -> bool:
        """LCG-GEN-03"""
        return self.tokens[FOCUS] == 0

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
        twin.hurt_by = self.hurt_by

    def states(self) -> list[int]:
        """Its own part of a record, beside what `piece_record` writes."""
        numbers: list[int] = [int(self.committed), int(self.participating), int(self.engaged), int(self.fresh)]
        return numbers if self.hurt_by < 0 else [*numbers, self.hurt_by]


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


class Adviser:
    """What is known beforehand of a player's choices, so that the rules need not work out what the player never takes.

    Such a player pays as soon as the cost and the match are met.
    """

    def __init__(self, places_edge_cards: bool = True, discards: bool = True) -> None:
        # Whether the player may place cards in an edge stack.
        self.places_edge_cards = places_edge_cards
        # Whether the player may discard a card before the draw (LCG-DRW-01).
        self.discards = discards

    def takes_play(self, view: Any, decision: Decision) -> bool:
        """Whether the player takes one of the cards to play that the decision offers, whatever else it will offer."""
        raise NotImplementedError

    def may_take(self, view: Any, listener: Listener) -> bool:
        """Whether the player may use this ability now, if it can be used."""
        raise NotImplementedError

    def takes(self, view: Any, listener: Listener) -> bool:
        """Whether the player uses this ability, which can be used now, unless another one is worth more."""
        raise NotImplementedError


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
        # Whether it has played a Limited card in this turn (LCG-KEY-03).
        self.limited_played = False
        self.mulliganed = False
        # The passive opponent of a goldfish: it declines every decision and never decks out, and its Force total is fixed.
        self.passive = False
        self.force: i64 = 0
        # Fate cards that it had in its edge stack in the engagement under way.
        self.fates: i64 = 0
        # Resources that it paid in this turn, for the report.
        self.spent: i64 = 0
        # The faces of the cards that it played in this turn, in their order.
        self.plays: list[int] = []
        # Only while a game is played to its end without a trace; a copy has none.
        self.adviser: Adviser | None = None
        # The actions that the adviser takes in the window that opens next; None if they are not known.  Nothing happens before it is asked.
        self.wanted: list[Listener] | None = None
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
        # The zones of the cards in play that it controls.
        self.zones_in_play: list[Zone] = [zone for zone in zones if zone.in_play and zone.owner == seat]

    def copy_to(self, twin: Side) -> None:
        twin.reserve = self.reserve
        twin.force_cards = self.force_cards
        twin.turns = self.turns
        twin.faction = self.faction
        twin.limited_played = self.limited_played
        twin.mulliganed = self.mulliganed
        twin.passive = self.passive
        twin.force = self.force
        twin.fates = self.fates
        twin.spent = self.spent
        if self.plays or twin.plays:
            twin.plays = self.plays.copy()
        twin.adviser = None
        twin.wanted = None

    def record(self) -> list[int]:
        numbers: list[int] = [self.reserve, self.force_cards, self.turns, self.faction, self.fates, self.spent, self.force]
        marks: list[int] = [int(self.limited_played), int(self.mulliganed), int(self.passive)]
        return [*numbers, *marks, len(self.plays), *self.plays]


@mypyc_attr(acyclic=True, free_list_len=1)
class Funds:
    """The resources that a side can generate now."""

    __slots__ = ("are_known", "are_plain", "factions", "seat", "total")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        # Whether they have been counted.
        self.are_known = False
        # The sum of all ready sources, and bit set of the affiliations that they match.
        self.total: i64 = 0
        self.factions: i64 = 0
        # Whether all of them pay for every card alike.
        self.are_plain = True


@mypyc_attr(acyclic=True, free_list_len=1)
class Sources:
    """The ready cards of a side that can generate resources now."""

    __slots__ = ("pieces", "values")

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        # The resources of each.
        self.values: list[int] = []

    def total(self) -> i64:
        total: i64 = 0
        for value in self.values:
            total += value
        return total
