"""One seat's view: faceup cards, its own reserve pile and strategies, and the sizes of piles, but never the order of a deck (A-25).

The view returns the table's own pieces and lists instead of copies, for speed.  A policy must not change them.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import AND_OR
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.round.struggle import is_forbidden
from games.empire_vs_rebellion.play.side import Piece, Side
from games.empire_vs_rebellion.play.state import Table
from games.engine.machine import Machine
from games.engine.ops import Program
from games.engine.rng import Rng
from games.engine.search import deal_anew, number_of, other_stream
from games.engine.state import NotVisible


class View:
    """The table as `seat` sees it; it always shows the current state."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """The piece with this id.  NotVisible for a facedown piece, unless it is an option of the seat's current decision."""
        piece = self._table.pieces[id]
        if not self._table.zones[piece.zone].seen_by(self.seat) and not self._is_option(id):
            raise NotVisible(str(id))
        return piece

    def _is_option(self, id: i64) -> bool:
        decision = self._table.decision
        if decision is None or decision.seat != self.seat:
            return False
        return any(option.piece == id for option in decision.options)

    def area(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].area.cards

    def discard(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].discard.cards

    def used_strategies(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].used_strategies.cards

    def reserve(self) -> list[Piece]:
        return self._table.sides[self.seat].reserve.cards

    def strategies(self) -> list[Piece]:
        """The own unused strategies (EVR-PLN-05)."""
        return self._table.sides[self.seat].strategies.cards

    def strategy(self, seat: i64) -> i64:
        """The strategy that a seat has chosen; -1 for none or one that this seat cannot see."""
        side = self._table.sides[seat]
        if not side.chosen.cards or not (seat == self.seat or side.is_shown or side.is_known):
            return -1
        return side.chosen.cards[0].card.strategy

    def deck_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].deck.cards)

    def known_top(self, seat: i64) -> Card | None:
        """The top card of a deck if this seat knows it, otherwise None."""
        known: i64 = self._table.known[2 * self.seat + seat]
        return self._table.pieces[known].card if known >= 0 else None

    def event(self) -> Card:
        return self._table.event()

    def total(self, seat: i64) -> i64:
        return self._table.total(seat)

    def influence(self, seat: i64) -> i64:
        return self._table.sides[seat].influence

    def points(self, seat: i64) -> i64:
        return self._table.sides[seat].points

    def balance(self) -> i64:
        return self._table.balance

    def round(self) -> i64:
        return self._table.round

    def has_room(self, seat: i64) -> bool:
        return self._table.has_room(self._table.sides[seat])

    def is_passive(self, seat: i64) -> bool:
        return self._table.sides[seat].passive

    def passed(self) -> bool:
        """Whether the opponent has just passed, so that a pass of this seat ends the struggle."""
        return self._table.frames[-1].c > 0

    def is_forbidden(self, card: Card) -> bool:
        return is_forbidden(self._table.event(), card)

    def parts(self) -> list[Program]:
        """The programs of the effects to choose from, by the number of the option."""
        frame = self._table.frames[-1]
        ops = self._table.programs[frame.a].ops
        if frame.pc < len(ops) and ops[frame.pc].code == AND_OR:
            return ops[frame.pc].subs
        return ops[frame.pc - 1].subs

    def source(self) -> Piece:
        """The card whose ability is being carried out."""
        return self._table.pieces[self._table.frames[-1].b]

    # --- hidden cards, for the search ------------------------------------------------------------------------------

    def imagined(self, rng: Rng, spare: Machine | None = None) -> Table:
        """A copy of the table that this seat cannot tell from the original: hidden cards are dealt again, future random numbers are new."""
        twin: Table = self._table.clone_onto(spare)
        own = twin.sides[self.seat]
        other = twin.sides[1 - self.seat]
        for side in twin.sides:
            self.shuffle_unknown(twin, side, rng)
        deal_anew([own.strategies], twin.pieces, rng)  # its order decides a random strategy
        if other.is_shown or other.is_known:
            deal_anew([other.strategies], twin.pieces, rng)
        else:
            deal_anew([other.strategies, other.chosen], twin.pieces, rng)
        chosen: i64 = twin.frames[0].a  # of the round: a strategy that an infiltrator chose and only the infiltrator has seen
        if chosen >= 0 and twin.pieces[chosen].owner == self.seat:
            twin.frames[0].a = own.strategies.cards[-1].id
        deal_anew([twin.event_deck], twin.pieces, rng)
        for side in twin.sides:
            twin.deck_rngs[side.seat] = other_stream(rng)
            twin.strategy_rngs[side.seat] = other_stream(rng)
        twin.seed = rng.word()
        twin.index = rng.word()
        return twin

    def shuffle_unknown(self, twin: Table, side: Side, rng: Rng) -> None:
        """Shuffle a deck except a top card that this seat knows.  The opponent's is mixed with the characters in reserve (EVR-SET-04)."""
        cards = side.deck.cards
        known: i64 = twin.known[2 * self.seat + side.seat]
        top = cards.pop() if known >= 0 and cards and cards[-1].id == known else None
        if side.seat != self.seat and side.reserve.cards:
            characters = [piece for piece in cards if piece.card.is_character] + side.reserve.cards
            characters.sort(key=number_of)
            rng.shuffle(characters)
            back: i64 = len(side.reserve.cards)
            side.reserve.cards = characters[:back]
            side.deck.cards = [piece for piece in cards if not piece.card.is_character] + characters[back:]
            for piece in side.reserve.cards:
                piece.zone = side.reserve.id
        deal_anew([side.deck], twin.pieces, rng)
        if top is not None:
            side.deck.cards.append(top)
        place: i64 = 2 * (1 - self.seat) + side.seat
        if twin.known[place] >= 0 and side.deck.cards:
            twin.known[place] = side.deck.cards[-1].id
