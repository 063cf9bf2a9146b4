"""The table: two sides, their pieces with tokens, the dial and the Balance of the Force.

controller: always the owner, since no rule played here changes it (LCG-GEN-11).
passive: the side of the goldfish opponent, which makes no decisions.
watched: the seat whose turns are counted for the report.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from games.engine.log import Entry
from games.engine.machine import Machine
from games.engine.rng import Rng
from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Piece as EnginePiece
from games.engine.state import Zone as EngineZone
from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.cards import Card
from games.star_wars_lcg.play.goldfish.constants import (
    AFFILIATION_ZONE,
    BY_DECK_OUT,
    DARK,
    DECK,
    DISCARD,
    EDGE_STACK,
    ENHANCEMENTS,
    FACEDOWN,
    FORCE_CARDS,
    HAND,
    LIGHT,
    OBJECTIVE_DECK,
    OBJECTIVES,
    RESERVE_VALUE,
    UNITS,
    VICTORY,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.play.goldfish.counts import CARD_NUMBERS, ROW

_VISIBILITY: Final = [PUBLIC, PUBLIC, PUBLIC, PUBLIC, OWNER, HIDDEN, HIDDEN, PUBLIC, PUBLIC, OWNER, OWNER]


@mypyc_attr(acyclic=True)
class Piece(EnginePiece):
    """A card on the table.

    Attributes:
        focus, damage: numbers of tokens.
        host: the id of the piece that it is attached to, -1 for none.
        engaged: an objective that was engaged in this conflict phase.
    """

    __slots__ = ("card", "committed", "damage", "engaged", "focus", "host", "participating", "shield")

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone)
        self.card = card
        self.focus: i64 = 0
        self.damage: i64 = 0
        self.host: i64 = -1
        self.shield = False
        self.committed = False
        self.participating = False
        self.engaged = False

    def clone(self) -> Piece:
        twin = Piece(self.id, self.card, self.owner, self.zone)
        twin.focus = self.focus
        twin.damage = self.damage
        twin.host = self.host
        twin.shield = self.shield
        twin.committed = self.committed
        twin.participating = self.participating
        twin.engaged = self.engaged
        return twin


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


def _zones() -> list[Zone]:
    """The zones of the dark seat, then those of the light seat, by id."""
    zones: list[Zone] = []
    for seat in (DARK, LIGHT):
        for kind in range(ZONES_A_SEAT):
            zones.append(Zone(len(zones), kind, seat, _VISIBILITY[kind], kind <= ENHANCEMENTS))  # LCG-PLY-01, LCG-PLY-02
    return zones


@mypyc_attr(acyclic=True)
class Side:
    """One player.

    Attributes:
        turns: own turns begun.
        force: the passive opponent's Force total.
        force_cards: Force cards that are not under a unit.
    """

    def __init__(self, seat: i64, zones: list[Zone]) -> None:
        self.seat: i64 = seat
        self.passive = False
        self.force: i64 = 0
        self.reserve: i64 = RESERVE_VALUE
        self.force_cards: i64 = FORCE_CARDS  # LCG-SET-02
        self.turns: i64 = 0
        self.faction: i64 = 0
        self.limited_played = False
        self.mulliganed = False
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

    def copy_to(self, twin: Side) -> None:
        twin.passive = self.passive
        twin.force = self.force
        twin.reserve = self.reserve
        twin.force_cards = self.force_cards
        twin.turns = self.turns
        twin.faction = self.faction
        twin.limited_played = self.limited_played
        twin.mulliganed = self.mulliganed


class Table(Machine):
    """The state of one game.

    Attributes:
        unique_in_play: title -> number of unique cards with this title in play.
        destroyed_turns, destroyed_dials: the own turn and the dial at each destruction of an opponent's objective.
    """

    pieces: list[Piece]
    zones: list[Zone]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__()
        self.cards = cards
        self.zones = _zones()
        self.sides = [Side(DARK, self.zones), Side(LIGHT, self.zones)]
        self.unique_in_play: list[int] = [0] * len(cards)
        self.active: i64 = DARK  # LCG-TRN-01
        self.dial: i64 = 0  # LCG-SET-07
        self.balance: i64 = LIGHT  # LCG-SET-05
        self.command_rng: list[Rng] = []
        self.objective_rng: list[Rng] = []
        self.row: list[int] = [0] * ROW
        self.card_counts = [0] * (CARD_NUMBERS * len(cards))
        self.destroyed_turns: list[int] = []
        self.destroyed_dials: list[int] = []

    def copy_table(self, twin: Table) -> None:
        """Copy the table's state to `twin`; a part of `clone`."""
        self.copy_machine(twin)
        self.copy_state(twin)
        pieces = [piece.clone() for piece in self.pieces]
        twin.pieces = pieces
        for zone in self.zones:
            if zone.cards:
                twin.zones[zone.id].cards = [pieces[piece.id] for piece in zone.cards]
        self.sides[DARK].copy_to(twin.sides[DARK])
        self.sides[LIGHT].copy_to(twin.sides[LIGHT])
        twin.unique_in_play = self.unique_in_play.copy()
        twin.active = self.active
        twin.dial = self.dial
        twin.balance = self.balance
        twin.command_rng = [rng.clone() for rng in self.command_rng]
        twin.objective_rng = [rng.clone() for rng in self.objective_rng]
        twin.row = self.row.copy()
        twin.destroyed_turns = self.destroyed_turns.copy()
        twin.destroyed_dials = self.destroyed_dials.copy()

    def record(self) -> list[int]:
        numbers = self.machine_record()
        numbers += [self.active, self.phase, self.dial, self.balance, self.winner, self.ending, self.watched]
        for side in self.sides:
            numbers += [side.reserve, side.force, side.force_cards, side.turns]
            numbers += [int(side.passive), int(side.limited_played), int(side.mulliganed)]
        for piece in self.pieces:
            numbers += [piece.card.index, piece.focus, piece.damage, piece.host]
            numbers += [int(piece.shield), int(piece.committed), int(piece.participating), int(piece.engaged)]
        for rng in self.command_rng:
            numbers += rng.words()
        for rng in self.objective_rng:
            numbers += rng.words()
        return numbers + self.rows + self.row + self.card_counts + self.destroyed_turns + self.destroyed_dials

    # --- moves that several rules share --------------------------------------------------------------------------

    def entered_play(self, piece: Piece) -> None:
        if piece.card.unique:
            self.unique_in_play[piece.card.title] += 1

    def left_play(self, piece: Piece) -> None:
        """Take back tokens and Force card (LCG-GEN-09), and discard attached enhancements (LCG-ENH-05)."""
        if piece.card.unique:
            self.unique_in_play[piece.card.title] -= 1
        piece.focus = 0
        piece.damage = 0
        piece.shield = False
        piece.participating = False
        piece.engaged = False
        piece.host = -1
        if piece.committed:  # LCG-DMG-04, LCG-FRC-04
            piece.committed = False
            self.sides[piece.owner].force_cards += 1
        for side in self.sides:
            attached = [each for each in side.enhancements.cards if each.host == piece.id]
            for each in attached:
                self.move(each, side.discard)
                if self.log is not None:
                    self.note(log.LEFT_WITH_HOST, side.seat, each.id, 0, piece.id)

    def draw(self, side: Side) -> None:
        """Draw a card from the command deck; a player who cannot loses at once (LCG-END-03)."""
        deck = side.deck.cards
        if not deck:
            self.end(1 - side.seat, BY_DECK_OUT)
            return
        self.move(deck[-1], side.hand)

    def end(self, winner: i64, ending: i64) -> None:
        self.winner = winner
        self.ending = ending
        self.is_over = True
        if self.log is not None:
            self.note(log.GAME_ENDED, winner, -1, ending)

    # --- the log -------------------------------------------------------------------------------------------------

    def stamp(self, entry: Entry) -> None:
        entry.turn = self.sides[self.active].turns
        entry.phase = self.phase
        entry.board = self.board()

    def board(self) -> dict[str, Any]:
        """A short summary for replays, from the watched seat's point of view."""
        seat: i64 = self.watched if self.watched >= 0 else self.active
        own = self.sides[seat]
        enemy = self.sides[1 - seat]
        damage: i64 = 0
        for piece in enemy.objectives.cards:
            damage += piece.damage
        return {
            "dial": self.dial,
            "has_balance": 1 if self.balance == seat else 0,
            "hand": own.hand.codes(),
            "units": own.units.codes(),
            "enhancements": own.enhancements.codes(),
            "objectives": own.objectives.codes(),
            "deck": len(own.deck.cards),
            "discard": len(own.discard.cards),
            "victory": len(own.victory.cards),
            "enemy_damage": damage,
            "tokens": {
                "units": [tokens_on(piece) for piece in own.units.cards],
                "enhancements": [tokens_on(piece) for piece in own.enhancements.cards],
                "objectives": [tokens_on(piece) for piece in own.objectives.cards],
            },
        }


def tokens_on(piece: Piece) -> dict[str, int]:
    """The tokens and states of a card, name -> number; without those that are 0."""
    numbers = {"focus": piece.focus, "damage": piece.damage, "shield": int(piece.shield), "committed": int(piece.committed)}
    return {name: int(count) for name, count in numbers.items() if count}
