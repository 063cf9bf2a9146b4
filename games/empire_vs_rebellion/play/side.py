"""The parts of the table: pieces, zones, and the side of one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.empire_vs_rebellion.abilities.constants import (
    AREA,
    CHOSEN,
    DECK,
    DISCARD,
    EVENT_DECK,
    EVENT_PLACE,
    LOOKED_AT,
    RESERVE,
    STRATEGIES,
    USED,
    WON,
    ZONES_A_SEAT,
)
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import CHOOSES, INFLUENCE, NOBODY
from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Piece as EnginePiece
from games.engine.state import Zone as EngineZone

# The seats that see each zone of a seat, from DECK to WON (A-25, EVR-PLN-05).
_SEEN_BY: Final = [HIDDEN, PUBLIC, PUBLIC, OWNER, OWNER, OWNER, PUBLIC, OWNER, PUBLIC]


@mypyc_attr(acyclic=True)
class Piece(EnginePiece):
    """A card on the table."""

    __slots__ = ("card", "exhausted", "home")

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone)
        self.card = card
        self.exhausted = False
        self.home: i64 = zone  # the zone where it lies at the start of the game

    def value(self) -> i64:
        """The points of the card now (EVR-STG-15, A-04)."""
        return self.card.exhausted if self.exhausted else self.card.value

    def copy_to(self, twin: Piece) -> Piece:
        """Copy the state onto a piece of the same card, and return that piece."""
        twin.zone = self.zone
        twin.exhausted = self.exhausted
        twin.home = self.home
        return twin


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


def make_zones() -> list[Zone]:
    """The zones of seat 0, of seat 1 and of the events, in the order of their ids."""
    zones: list[Zone] = []
    for seat in range(2):
        for kind in range(ZONES_A_SEAT):
            zones.append(Zone(len(zones), kind, seat, _SEEN_BY[kind], kind == AREA))
    zones.append(Zone(EVENT_DECK, EVENT_DECK, NOBODY, HIDDEN, False))
    zones.append(Zone(EVENT_PLACE, EVENT_PLACE, NOBODY, PUBLIC, False))
    return zones


@mypyc_attr(acyclic=True)
class Side:
    """The side of one player."""

    def __init__(self, seat: i64, zones: list[Zone]) -> None:
        self.seat: i64 = seat
        self.passive = False  # the opponent of a goldfish, which has no cards and always passes
        self.influence: i64 = INFLUENCE  # EVR-SET-06
        self.points: i64 = 0  # victory points of the events won
        self.is_void = False  # EVR-DOM-03: the player's own strategy has no effect this round
        # The ways to choose the next strategy: by the opponent, at random, or shown at once.
        self.infiltrated = False
        self.at_random = False
        self.reveals = False
        self.is_shown = False  # the strategy of this round is faceup
        self.is_known = False  # the opponent chose it
        self.fixed: i64 = CHOOSES  # the strategy that a goldfish takes in every event; NO_STRATEGY or CHOOSES
        # Cards, abilities and influence of this round, for the report.
        self.played: i64 = 0
        self.used: i64 = 0
        self.spent: i64 = 0
        first: i64 = seat * ZONES_A_SEAT
        self.deck = zones[first + DECK]
        self.area = zones[first + AREA]
        self.discard = zones[first + DISCARD]
        self.reserve = zones[first + RESERVE]
        self.strategies = zones[first + STRATEGIES]
        self.chosen = zones[first + CHOSEN]
        self.used_strategies = zones[first + USED]
        self.looked_at = zones[first + LOOKED_AT]
        self.won = zones[first + WON]

    def copy_to(self, twin: Side) -> None:
        twin.passive = self.passive
        twin.influence = self.influence
        twin.points = self.points
        twin.is_void = self.is_void
        twin.infiltrated = self.infiltrated
        twin.at_random = self.at_random
        twin.reveals = self.reveals
        twin.is_shown = self.is_shown
        twin.is_known = self.is_known
        twin.fixed = self.fixed
        twin.played = self.played
        twin.used = self.used
        twin.spent = self.spent

    def record(self) -> list[int]:
        flags = (self.passive, self.is_void, self.infiltrated, self.at_random, self.reveals, self.is_shown, self.is_known)
        numbers: list[int] = [int(flag) for flag in flags]
        numbers += [self.influence, self.points, self.fixed, self.played, self.used, self.spent]
        return numbers
