"""The state of a game: one side with its deck, hand and cards in play, and the race."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from games.comet_race.play.cards import Card
from games.comet_race.play.constants import DECK, HAND, IN_PLAY
from games.engine.log import Entry
from games.engine.machine import Machine
from games.engine.rng import Rng
from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Piece as EnginePiece
from games.engine.state import Zone as EngineZone

_VISIBILITY: Final = [HIDDEN, OWNER, PUBLIC]


@mypyc_attr(acyclic=True)
class Piece(EnginePiece):
    """One copy of a card."""

    __slots__ = ("card",)

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone)
        self.card = card

    def clone(self) -> Piece:
        return Piece(self.id, self.card, self.owner, self.zone)


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


class Side:
    """The player."""

    def __init__(self, deck: Zone, hand: Zone, in_play: Zone) -> None:
        self.deck = deck
        self.hand = hand
        self.in_play = in_play
        self.energy: i64 = 0  # left this turn
        self.lanes: i64 = 0
        self.turns: i64 = 0  # turns begun


class Table(Machine):
    """The state of a game.  `play.game` adds the rules."""

    def __init__(self, cards: list[Card], goal: i64, turn_limit: i64) -> None:
        super().__init__()
        self.cards = cards
        self.goal: i64 = goal
        self.turn_limit: i64 = turn_limit
        self.won = False
        self.rng = Rng(0, 0, 0)
        self.lanes_by_turn: list[int] = []
        self.hand_by_turn: list[int] = []
        zones: list[Zone] = [Zone(kind, kind, 0, _VISIBILITY[kind], kind == IN_PLAY) for kind in (DECK, HAND, IN_PLAY)]
        self.zones.extend(zones)
        self.sides = [Side(zones[DECK], zones[HAND], zones[IN_PLAY])]

    def draw(self, amount: i64) -> i64:
        """Draw up to `amount` cards, as many as the deck has, and return their number."""
        side = self.sides[0]
        drawn: i64 = 0
        while drawn < amount and side.deck.cards:
            self.move(side.deck.cards[-1], side.hand)
            drawn += 1
        return drawn

    def copy_table(self, twin: Table) -> None:
        """Copy the state of the table to `twin`, for `clone`."""
        self.copy_machine(twin)
        self.copy_state(twin)
        twin.won = self.won
        twin.rng = self.rng.clone()
        twin.lanes_by_turn = self.lanes_by_turn.copy()
        twin.hand_by_turn = self.hand_by_turn.copy()
        twin.pieces = [piece.clone() for piece in self.pieces]
        for place, zone in enumerate(self.zones):
            twin.zones[place].cards = [twin.pieces[piece.id] for piece in zone.cards]
        side, other = self.sides[0], twin.sides[0]
        other.energy = side.energy
        other.lanes = side.lanes
        other.turns = side.turns

    def record(self) -> list[int]:
        side = self.sides[0]
        return [
            *self.machine_record(),
            side.energy,
            side.lanes,
            side.turns,
            self.phase,
            1 if self.won else 0,
            *self.rng.words(),
            *self.lanes_by_turn,
            *self.hand_by_turn,
        ]

    def stamp(self, entry: Entry) -> None:
        side = self.sides[0]
        entry.turn = side.turns
        entry.phase = self.phase
        board: dict[str, Any] = {"energy": int(side.energy), "lanes": int(side.lanes)}
        board["hand"] = side.hand.codes()
        board["in_play"] = side.in_play.codes()
        board["deck"] = len(side.deck.cards)
        entry.board = board
