"""One seat's view: its hand, every card on the table and in Lost Piles, and the sizes of piles, but nothing facedown.

The view returns the table's own pieces and lists instead of copies, for speed.  A policy must not change them.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.rng import Rng
from games.engine.search import other_stream
from games.engine.state import HIDDEN, NotVisible, Zone
from games.star_wars_ccg.play.answered.subjects import subject_of
from games.star_wars_ccg.play.constants import FORCE, HAND, RESERVE, USED
from games.star_wars_ccg.play.contests.combat_cards import deal_facedown
from games.star_wars_ccg.play.contests.contest import Contest
from games.star_wars_ccg.play.contests.sabacc import game_of, hand_of
from games.star_wars_ccg.play.side import Battle, Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import is_payable, legal_places
from games.star_wars_ccg.play.turn.phases import generation


class View:
    """The table as `seat` sees it; it always shows the current state."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """The piece with this id.  NotVisible for a card that the seat does not know, unless the seat decides about it now."""
        piece = self._table.pieces[id]
        if not self._table.knows(self.seat, piece) and not self._is_decided_on(id):
            raise NotVisible(str(id))
        return piece

    def _is_decided_on(self, id: i64) -> bool:
        """Whether the seat's decision is about this card, which a player may have announced in a hand or a pile, or offers it."""
        decision = self._table.decision
        if decision is None or decision.seat != self.seat:
            return False
        return decision.subject == id or any(option.piece == id for option in decision.options)

    def imagined(self, rng: Rng, spare: Any = None) -> Table:
        """A copy of the table that this seat cannot tell from the original.  spare: a copy that is no longer needed."""
        twin: Table = self._table.clone_onto(spare)
        deal_hidden(twin, self.seat, rng)
        return twin

    def hand(self) -> list[Piece]:
        return self._table.sides[self.seat].hand.cards

    def at_locations(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].at_locations.cards

    def row(self) -> list[int]:
        """The ids of the locations, in the order of their row."""
        return [where.id for where in self._table.row.cards]

    def pile_size(self, seat: i64, kind: i64) -> int:
        """The number of cards in a pile, or in hand."""
        if kind == HAND and self._table.sides[seat].passive:
            return self._table.sides[seat].pool_hand
        return len(self._table.pile(seat, kind).cards)

    def force(self) -> int:
        """The Force that can be used now."""
        return self._table.free_force(self.seat)

    def life(self, seat: i64) -> i64:
        return self._table.sides[seat].life()

    def battle(self) -> Battle:
        return self._table.battle

    def contest(self) -> Contest:
        return self._table.contest

    def sabacc_hand(self) -> list[Piece]:
        """The own cards drawn for the game of sabacc that is under way."""
        frame = game_of(self._table)
        return hand_of(self._table, frame, self.seat) if frame is not None else []

    def subject(self) -> i64:
        """The id of the card to which what may be answered now has happened; NONE if nothing has."""
        return subject_of(self._table)

    # --- locations -------------------------------------------------------------------------------------------------

    def icons_at(self, seat: i64, place: i64) -> i64:
        return self._table.icons_at(seat, place)

    def has_presence(self, seat: i64, place: i64) -> bool:
        return self._table.has_presence(seat, place)

    def place_at(self, piece: Piece) -> i64:
        return self._table.place_at(piece)

    def power_at(self, seat: i64, place: i64) -> i64:
        """The power of a seat's cards at a location, without destiny."""
        return self._table.power_at(seat, place)

    def ability_at(self, seat: i64, place: i64) -> i64:
        return self._table.ability_at(seat, place)

    def is_run(self, piece: Piece) -> bool:
        return self._table.is_run(piece)

    def is_landed(self, piece: Piece) -> bool:
        return self._table.is_landed(piece)

    def is_passive(self, seat: i64) -> bool:
        return self._table.sides[seat].passive

    def legal_places_of(self, piece: Piece) -> list[Option]:
        """Where a card of the own hand that is no location may be deployed, whatever that costs."""
        found = self._table.offered_places.get(piece.id)
        return legal_places(self._table, self._table.sides[self.seat], piece) if found is None else found

    def is_payable(self, piece: Piece, option: Option) -> bool:
        """Whether the Force is there that deploying a card to one of these places costs."""
        return is_payable(self._table, self._table.sides[self.seat], piece, option)

    def generation(self) -> i64:
        """The most Force that the own next turn activates, with the locations of now and a full Reserve Deck (CCG-ACT-01)."""
        return generation(self._table, self.seat)

    def turns(self) -> i64:
        """Own turns begun."""
        return self._table.sides[self.seat].turns


def deal_hidden(table: Table, seat: i64, rng: Rng) -> None:
    """Deal the cards that a seat does not know anew among their places, and draw other numbers from now on.

    It knows both decklists, its own hand, and every card that it has seen, also where it lies facedown since.  Of the opponent's hand and
    of all Reserve Decks, Force Piles and Used Piles it knows the sizes (CCG-LIF-02), and so of a Lost Pile that a text has turned facedown.
    """
    own: list[Zone] = [table.pile(seat, RESERVE), table.pile(seat, FORCE), table.pile(seat, USED)]
    if table.sides[seat].lost.visibility == HIDDEN:
        own.append(table.sides[seat].lost)
    table.deal_unknown(own, seat, rng)
    enemy: i64 = 1 - seat
    theirs: list[Zone] = [table.pile(enemy, HAND), table.pile(enemy, RESERVE), table.pile(enemy, FORCE), table.pile(enemy, USED)]
    if table.sides[enemy].lost.visibility == HIDDEN:
        theirs.append(table.sides[enemy].lost)
    table.deal_unknown(theirs, seat, rng)
    deal_facedown(table, seat, rng)
    table.deck_rngs = [other_stream(rng) for _ in table.deck_rngs]
