"""The parts of the table: its pieces, its zones, and one player's side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Zone as EngineZone
from games.engine.table.pieces import TablePiece
from games.legend_of_stars.abilities.constants import (
    ATTACK,
    DECK,
    ENERGY,
    FACE_DOWN,
    FACE_UP,
    HAND,
    RESOLVING,
    SPEED_CARDS,
    SUPPORTS,
    TRASH,
    ZONES_A_SEAT,
)
from games.legend_of_stars.play.cards import Card
from games.legend_of_stars.play.constants import LIFE, NO_PIECE, NO_SQUARE, SQUARES

# The seats that see each zone of a seat, from DECK to RESOLVING (LOS-ZON-04, LOS-ZON-05, A-31).
_SEEN_BY: Final = [HIDDEN, OWNER, PUBLIC, PUBLIC, PUBLIC, PUBLIC, OWNER, OWNER, PUBLIC]
# LOS-ZON-01: the character zone and the support zone.
_IN_PLAY: Final = (SUPPORTS, FACE_UP, FACE_DOWN)


@mypyc_attr(acyclic=True)
class Piece(TablePiece):
    """A card on the table.  Turns in its fields are numbers of turns of the game, 0 for never."""

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone, card=card.index)
        self.card = card
        # The square of a character; -1 elsewhere than in the character zone.
        self.square: i64 = NO_SQUARE
        self.position: i64 = ATTACK
        # Whether an energy or support is in gain position: used (LOS-DSP-03).
        self.is_gained = False
        # Whether a character was beaten in the battle under way.
        self.is_down = False
        # Whether a character was turned up in the battle under way, so that its ability may be used.
        self.may_answer = False
        # The turn in which it was placed, turned up, changed its display, moved and attacked.
        self.placed: i64 = 0
        self.turned: i64 = 0
        self.changed: i64 = 0
        self.moved: i64 = 0
        self.attacked: i64 = 0
        # Its attacks in the turn `attacked`.
        self.attacks: i64 = 0

    def is_up(self) -> bool:
        return self.zone % ZONES_A_SEAT == FACE_UP

    def leave(self) -> None:
        """Forget what only a card in play has."""
        self.square = NO_SQUARE
        self.position = ATTACK
        self.is_gained = False
        self.is_down = False
        self.may_answer = False
        self.placed = 0
        self.turned = 0
        self.changed = 0
        self.moved = 0
        self.attacked = 0
        self.attacks = 0

    def clone(self) -> Piece:
        twin = Piece(self.id, self.card, self.owner, self.zone)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Piece) -> Piece:
        """Copy the state onto a piece of the same card, and return that piece."""
        self.copy_piece(twin)
        twin.square = self.square
        twin.position = self.position
        twin.is_gained = self.is_gained
        twin.is_down = self.is_down
        twin.may_answer = self.may_answer
        twin.placed = self.placed
        twin.turned = self.turned
        twin.changed = self.changed
        twin.moved = self.moved
        twin.attacked = self.attacked
        twin.attacks = self.attacks
        return twin

    def states(self) -> list[int]:
        """Its own part of a record, beside what `piece_record` writes."""
        flags: list[int] = [int(self.is_gained), int(self.is_down), int(self.may_answer)]
        turns: list[int] = [self.placed, self.turned, self.changed, self.moved, self.attacked, self.attacks]
        return [self.square, self.position, *flags, *turns]


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


def make_zones() -> list[Zone]:
    """The zones of seat 0, then those of seat 1, by id."""
    zones: list[Zone] = []
    for seat in range(2):
        for kind in range(ZONES_A_SEAT):
            zones.append(Zone(len(zones), kind, seat, _SEEN_BY[kind], kind in _IN_PLAY))
    return zones


@mypyc_attr(acyclic=True)
class Side:
    """The side of one player."""

    def __init__(self, seat: i64, zones: list[Zone]) -> None:
        self.seat: i64 = seat
        self.life: i64 = LIFE  # LOS-SET-01
        # The opponent of a goldfish, which has no cards and no turns.
        self.passive = False
        self.mulliganed = False
        # Own turns begun.
        self.turns: i64 = 0
        # The id of the character on each square, or -1.
        self.squares: list[int] = [NO_PIECE] * SQUARES
        # The turn of the game in which it last put a card into the energy zone (LOS-ENG-02).
        self.energy_turn: i64 = 0
        # Numbers of the turn under way, for the report.
        self.spent: i64 = 0
        self.played: i64 = 0
        self.damage: i64 = 0
        self.attacks: i64 = 0
        first: i64 = seat * ZONES_A_SEAT
        self.deck = zones[first + DECK]
        self.hand = zones[first + HAND]
        self.trash = zones[first + TRASH]
        self.energy = zones[first + ENERGY]
        self.supports = zones[first + SUPPORTS]
        self.face_up = zones[first + FACE_UP]
        self.face_down = zones[first + FACE_DOWN]
        self.speed_cards = zones[first + SPEED_CARDS]
        self.resolving = zones[first + RESOLVING]

    def regained(self) -> i64:
        """The energies that can still pay (LOS-ENG-03)."""
        number: i64 = 0
        for piece in self.energy.cards:
            if not piece.is_gained:
                number += 1
        return number

    def has_field(self) -> bool:
        """LOS-CARD-08"""
        for piece in self.supports.cards:  # noqa: SIM110  a loop is faster when compiled
            if piece.card.is_field:
                return True
        return False

    def copy_to(self, twin: Side) -> None:
        twin.life = self.life
        twin.passive = self.passive
        twin.mulliganed = self.mulliganed
        twin.turns = self.turns
        twin.squares = self.squares.copy()
        twin.energy_turn = self.energy_turn
        twin.spent = self.spent
        twin.played = self.played
        twin.damage = self.damage
        twin.attacks = self.attacks

    def record(self) -> list[int]:
        numbers: list[int] = [self.life, int(self.passive), int(self.mulliganed), self.turns, self.energy_turn]
        return [*numbers, self.spent, self.played, self.damage, self.attacks, *self.squares]
