"""The view of one seat: its own hand, faceup cards and numbers, but not the order of decks or the opponent's hand.

For speed, a view hands out the table's own pieces and lists; a policy must not change them.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.machine import Machine
from games.engine.ops import Program
from games.engine.rng import Rng
from games.engine.search import deal_anew, other_stream
from games.engine.state import NotVisible
from games.star_realms.abilities.constants import ZONES_A_SEAT
from games.star_realms.play.cards import Ability, Card
from games.star_realms.play.effects.count import defense, has_outpost, price
from games.star_realms.play.pieces import Piece
from games.star_realms.play.state import Table


class View:
    """The table as `seat` sees it; it follows the game."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """NotVisible for a facedown piece."""
        piece = self._table.pieces[id]
        if not self._table.zones[piece.zone].seen_by(self.seat):
            raise NotVisible(str(id))
        return piece

    def hand(self) -> list[Piece]:
        return self._table.sides[self.seat].hand.cards

    def in_play(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].in_play.cards

    def discard(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].discard.cards

    def trade_row(self) -> list[Piece]:
        return self._table.trade_row.cards

    def for_sale(self) -> list[Piece]:
        """The trade row, the top Explorer and the cards set aside for this seat."""
        found = list(self._table.trade_row.cards)
        if self._table.explorers.cards:
            found.append(self._table.explorers.cards[-1])
        found += self._table.sides[self.seat].aside.cards
        return found

    def price(self, piece: Piece) -> i64:
        """What the piece costs this seat now (SR-ACQ-01)."""
        return price(self._table.sides[self.seat], piece)

    def owned(self, seat: i64) -> list[Card]:
        """The seat's cards in all zones, in an order that tells nothing: starting decks, purchases and scrapped cards are public."""
        return [piece.card for piece in self._table.pieces if piece.zone // ZONES_A_SEAT == seat]

    def cards_played(self) -> list[Piece]:
        """Own cards played this turn."""
        return self._table.sides[self.seat].played

    def scrap_heap(self) -> list[Piece]:
        return self._table.scrap_heap.cards

    def explorers(self) -> int:
        return len(self._table.explorers.cards)

    def hand_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].hand.cards)

    def deck_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].deck.cards)

    def trade_deck_size(self) -> int:
        return len(self._table.trade_deck.cards)

    def authority(self, seat: i64) -> i64:
        return self._table.sides[seat].authority

    def trade(self) -> i64:
        return self._table.sides[self.seat].trade

    def combat(self) -> i64:
        return self._table.sides[self.seat].combat

    def turn(self) -> i64:
        """Own turns begun."""
        return self._table.sides[self.seat].turns

    def reshuffles(self, seat: i64) -> i64:
        return self._table.sides[seat].reshuffles

    def has_outpost(self, seat: i64) -> bool:
        return has_outpost(self._table.sides[seat])

    def defense(self, piece: Piece) -> i64:
        return defense(self._table, piece)

    def played(self, factions: i64) -> i64:
        """Own cards of these factions played this turn."""
        found: i64 = 0
        for piece in self._table.sides[self.seat].played:
            if piece.factions & factions != 0:
                found += 1
        return found

    def program(self, number: i64) -> Program:
        return self._table.programs[number]

    def programs_offered(self) -> list[Program]:
        """The effects to choose from, by the number of the option."""
        frame = self._table.frames[-1]
        return self._table.programs[frame.a].ops[frame.pc - 1].subs

    def card(self, index: i64) -> Card:
        return self._table.cards[index]

    def ability(self, id: i64, place: i64) -> Ability:
        return self._table.pieces[id].face.abilities[place]

    def imagined(self, rng: Rng, spare: Machine | None = None) -> Table:
        """A copy that this seat cannot tell from the table: hidden cards are dealt anew, and later draws are random."""
        table = self._table
        twin: Table = table.clone_onto(spare)
        own = twin.sides[self.seat]
        other = twin.sides[1 - self.seat]
        deal_anew([own.deck], twin.pieces, rng)
        deal_anew([other.deck, other.hand, other.looked_at], twin.pieces, rng)
        deal_anew([twin.trade_deck], twin.pieces, rng)
        twin.trade_rng = other_stream(rng)
        twin.chance_rng = other_stream(rng)
        twin.deck_rngs = [other_stream(rng), other_stream(rng)]
        return twin
