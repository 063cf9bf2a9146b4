"""The pieces of a game, each one physical card, and the zones that hold them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Piece as EnginePiece
from games.engine.state import Zone as EngineZone
from games.star_realms.abilities.constants import IN_PLAY, SCRAP_HEAP, TRADE_DECK, ZONES_A_SEAT
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import NOBODY

_OF_A_SEAT: Final = [HIDDEN, OWNER, PUBLIC, PUBLIC, PUBLIC, OWNER]  # SR-END-01
_OF_THE_TABLE: Final = [HIDDEN, PUBLIC, PUBLIC, PUBLIC]


@mypyc_attr(acyclic=True)
class Piece(EnginePiece):
    """One physical card."""

    __slots__ = ("card", "counts_as", "face", "factions", "open", "since")

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone)
        self.card = card
        # The card it is now: another one while it is a copy or turned over.
        self.face = card
        # Bits of the abilities not yet used this turn.
        self.open: i64 = 0
        self.factions: i64 = card.factions
        # Factions whose ally it is, its own included.
        self.counts_as: i64 = card.counts_as
        # Its owner's turn in which it came into play.
        self.since: i64 = 0

    def copy_to(self, twin: Piece) -> Piece:
        """Copy the state onto a piece of the same card, and return that piece."""
        twin.owner = self.owner
        twin.zone = self.zone
        twin.face = self.face
        twin.open = self.open
        twin.factions = self.factions
        twin.counts_as = self.counts_as
        twin.since = self.since
        return twin


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


def make_zones() -> list[Zone]:
    """The zones of seat 0, seat 1 and the table, by id."""
    zones: list[Zone] = []
    for seat in range(2):
        for kind in range(ZONES_A_SEAT):
            zones.append(Zone(len(zones), kind, seat, _OF_A_SEAT[kind], kind == IN_PLAY))
    for kind in range(TRADE_DECK, SCRAP_HEAP + 1):
        zones.append(Zone(kind, kind, NOBODY, _OF_THE_TABLE[kind - TRADE_DECK], False))
    return zones
