"""Pieces, zones and the state that holds them.

A game derives its own classes from these: a piece with its card, a zone of such pieces, a table.  They are not generic, because mypyc
gives an object of a generic class a dictionary and checks at every access whether the attribute is there.

A field of a game is declared in `__init__` and copied in `clone`; one that changes in play is also written in `record`.  The tests in
`tests/games/every_game/test_state_fields.py` name a field that a copy or a record leaves out.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

NOBODY: Final = -1  # in place of a seat

# The viewers of a zone's faces: everyone, its owner, nobody.
PUBLIC: Final = 0
OWNER: Final = 1
HIDDEN: Final = 2


@mypyc_attr(acyclic=True)
class Piece:
    """One card in one game.

    >>> Piece(12, 0, 3)
    Piece(id=12, owner=0, zone=3)
    """

    __slots__ = ("id", "owner", "zone")

    def __init__(self, id: i64, owner: i64, zone: i64) -> None:
        # Its place in `GameState.pieces`.
        self.id: i64 = id
        self.owner: i64 = owner
        # The id of the zone it is in.
        self.zone: i64 = zone

    def __repr__(self) -> str:
        card = getattr(self, "card", None)  # the pieces of every game have one
        name = "" if card is None else f"{card.code!r}, "
        return f"Piece({name}id={self.id}, owner={self.owner}, zone={self.zone})"


@mypyc_attr(acyclic=True)
class Zone:
    """An ordered pile of pieces; the top card of a deck is the last one.

    >>> Zone(3, 1, 0, HIDDEN, False)
    Zone(id=3, kind=1, owner=0, cards=[])
    """

    __slots__ = ("cards", "id", "in_play", "kind", "owner", "visibility")

    def __init__(self, id: i64, kind: i64, owner: i64, visibility: i64, in_play: bool) -> None:
        # Its place in `GameState.zones`.
        self.id: i64 = id
        # The game's own number.
        self.kind: i64 = kind
        self.owner: i64 = owner
        # PUBLIC, OWNER or HIDDEN.
        self.visibility: i64 = visibility
        # Whether its pieces are in play.
        self.in_play = in_play
        self.cards: list[Any] = []

    def __repr__(self) -> str:
        return f"Zone(id={self.id}, kind={self.kind}, owner={self.owner}, cards={self.cards})"

    def seen_by(self, seat: i64) -> bool:
        return self.visibility == PUBLIC or (self.visibility == OWNER and self.owner == seat)

    def codes(self) -> list[str]:
        """The codes of its cards, for the board of a replay."""
        return [piece.card.code for piece in self.cards]


class NotVisible(LookupError):
    """This seat may not see this piece."""


class GameState:
    """All pieces and zones of one game, and the other fields that every game has; a game adds its own."""

    def __init__(self) -> None:
        self.pieces: list[Any] = []
        self.zones: list[Any] = []
        # The game's own number, 0 before the first phase.
        self.phase: i64 = 0
        # Once the game is over: the seat that won, or NOBODY, and the game's own number of how it ended.
        self.winner: i64 = NOBODY
        self.ending: i64 = 0
        # The seat that is counted for the report; NOBODY for none, or for both.
        self.watched: i64 = NOBODY
        # Counted for the report: equally long rows of numbers one after another, and some numbers for each card, by card index.
        self.rows: list[int] = []
        self.card_counts: list[int] = []
        # Whether the game counts for the report; the games of a search's playouts do not.
        self.is_counted = True
        # A copy of this game has the same two lists, so they are copied before they are changed (`share_state`).
        self.counts_are_shared = False

    def add_piece(self, piece: Piece) -> None:
        """Put a new piece into the game, on top of its zone; only while a game is being built."""
        self.pieces.append(piece)
        zone: Zone = self.zones[piece.zone]
        zone.cards.append(piece)

    def move(self, piece: Piece, to: Zone, bottom: bool = False) -> None:
        """Move a piece on top of `to` or under it, and tell the game if it entered or left play.  Every move between zones is made here."""
        origin: Zone = self.zones[piece.zone]
        cards = origin.cards
        if cards[-1] is piece:
            cards.pop()
        else:
            place: i64 = 0  # `remove` would compare the pieces before it by their `__eq__`
            while cards[place] is not piece:
                place += 1
            cards.pop(place)
        if bottom:
            to.cards.insert(0, piece)
        else:
            to.cards.append(piece)
        piece.zone = to.id
        if origin.in_play != to.in_play:
            if to.in_play:
                self.entered_play(piece)
            else:
                self.left_play(piece)

    def move_all(self, origin: Zone, to: Zone) -> None:
        """Move all pieces of `origin` on top of `to`, in their order; neither zone is in play."""
        piece: Piece
        if to.cards:
            to.cards += origin.cards
            for piece in origin.cards:
                piece.zone = to.id
            origin.cards = []
        else:
            cards = to.cards
            to.cards = origin.cards
            origin.cards = cards
            for piece in to.cards:
                piece.zone = to.id

    def entered_play(self, piece: Any) -> None:
        """Called by `move`; a game adds its own rules."""

    def left_play(self, piece: Any) -> None:
        """Called by `move`; a game adds what its rules want."""

    def copy_state(self, twin: GameState) -> None:
        """This class's own part of `clone`, without pieces and zones, which a game copies faster because it knows their classes."""
        are_shared = self.counts_are_shared
        self.share_state(twin)
        twin.own_counts()
        self.counts_are_shared = are_shared

    def share_state(self, twin: GameState) -> None:
        """As `copy_state`, but both games share their counts until one counts again; for a game that counts by `count` and `add_row`."""
        twin.phase = self.phase
        twin.winner = self.winner
        twin.ending = self.ending
        twin.watched = self.watched
        twin.is_counted = self.is_counted
        twin.rows = self.rows
        twin.card_counts = self.card_counts
        twin.counts_are_shared = True
        self.counts_are_shared = True

    def own_counts(self) -> None:
        """Give this game its own lists of what it counts."""
        self.rows = self.rows.copy()
        self.card_counts = self.card_counts.copy()
        self.counts_are_shared = False

    def count(self, place: i64) -> None:
        """Count one at this place of `card_counts`."""
        if not self.is_counted:
            return
        if self.counts_are_shared:
            self.own_counts()
        counts = self.card_counts
        counts[place] = counts[place] + 1  # `+=` of an item is compiled to a call of the interpreter

    def add_row(self, numbers: list[int]) -> None:
        """Add a row of numbers to `rows`."""
        if not self.is_counted:
            return
        if self.counts_are_shared:
            self.own_counts()
        self.rows += numbers
