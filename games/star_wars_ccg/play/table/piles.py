"""Piles, hands and what lies aside: how cards go from one to another, and Force that is activated, used and lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.rng import Rng
from games.engine.state import HIDDEN, PUBLIC
from games.engine.state import Piece as EnginePiece
from games.engine.state import Zone as EngineZone
from games.engine.table.changes import SEAT_NUMBER, Change
from games.engine.table.pieces import TablePiece
from games.star_wars_ccg.abilities.constants import FORCE_STOPPED, OPENED, TURN
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ASIDE, DESTROYED, FREE, LIFE_FORCE, LOCATION, NONE, OUTSIDE, RESERVE, ZONES_A_SEAT
from games.star_wars_ccg.play.counts import CARD_DRAWN, CARD_LOST, CARD_NUMBERS
from games.star_wars_ccg.play.side import Piece, Side, Zone
from games.star_wars_ccg.play.table.ending import TableEnding

# `Piece.declared` of a card that lets Used Piles lie faceup; lower numbers turn Lost Piles.
BARES: Final = 9


class TablePiles(TableEnding):
    """A table whose cards move between its piles."""

    # --- from zone to zone -------------------------------------------------------------------------------------------

    def pile(self, seat: i64, kind: i64) -> Zone:
        return self.zones[seat * ZONES_A_SEAT + kind]

    def zone_of(self, piece: TablePiece, seat: i64) -> Zone | None:
        return self.pile(seat, piece.zone % ZONES_A_SEAT)

    def move(self, piece: EnginePiece, to: EngineZone, bottom: bool = False) -> None:
        """Move a card, unless it falls back to its refuge; a card inserted in a Reserve Deck is lost once it is on top."""
        origin: i64 = piece.zone
        if not to.in_play and self.zones[origin].in_play and self.pieces[piece.id].card.refuge is not None:
            place: i64 = self.refuge_of(self.pieces[piece.id])
            if place >= 0:
                self.board_ship(self.pieces[piece.id], self.pieces[place], OUTSIDE)
                return
        super().move(piece, to, bottom)
        if origin % ZONES_A_SEAT == ASIDE:
            here = self.pieces[piece.id]
            if (here.facedown or here.called > 0) and to.id % ZONES_A_SEAT != ASIDE:
                here.facedown = False
                here.called = 0
                here.under = NONE
        if self.inserters and origin % ZONES_A_SEAT == RESERVE:
            self.surface(origin)

    def refuge_of(self, piece: Piece) -> i64:
        """The id of the location to which a card falls back that would leave the table; NONE without one, or if that goes itself."""
        if piece.card.refuge is not None:
            for other in self.fitting(piece.card.refuge, Resolution(piece.id, piece.owner)):
                where = self.pieces[other.id]
                if where.card.type == LOCATION and where.declared != DESTROYED:
                    return where.id
        return NONE

    def shuffle(self, zone: EngineZone, rng: Rng) -> None:
        """Shuffle a pile; a card inserted in a Reserve Deck stays faceup, and is lost if it is on top."""
        super().shuffle(zone, rng)
        if self.inserters and zone.id % ZONES_A_SEAT == RESERVE:
            for id in self.inserters:
                if self.pieces[id].zone == zone.id and self.is_inserted(self.pieces[id]):
                    self.show_all(self.pieces[id])  # it lies faceup
            self.surface(zone.id)

    def lose(self, piece: Piece) -> None:
        """Put a card into its owner's Lost Pile."""
        if piece.bonds != FREE:
            piece.bonds = FREE
            piece.seizer = NONE
            self.detach(piece)
        lost = self.sides[piece.owner].lost
        if lost.visibility == HIDDEN and piece.zone % ZONES_A_SEAT not in LIFE_FORCE:
            self.show_all(piece)  # only cards of the Life Force are not viewed
        self.move(piece, lost)
        self.count(CARD_NUMBERS * piece.card.index + CARD_LOST)

    # --- who knows a card --------------------------------------------------------------------------------------------

    def knows(self, seat: i64, piece: TablePiece) -> bool:
        if self.pieces[piece.id].facedown:
            return (piece.known >> seat) & 1 != 0
        return super().knows(seat, piece)

    def _knowers(self, piece: TablePiece, zone: EngineZone) -> i64:
        return piece.known if self.pieces[piece.id].facedown else super()._knowers(piece, zone)

    # --- cards inserted in a Reserve Deck ----------------------------------------------------------------------------

    def is_inserted(self, piece: Piece) -> bool:
        return piece.card.inserts and piece.zone % ZONES_A_SEAT == RESERVE and piece.zone // ZONES_A_SEAT != piece.owner

    def surface(self, zone: i64) -> None:
        """Lose what is inserted and on top of a Reserve Deck; what it does follows (`texts.inserted`)."""
        cards = self.sides[zone // ZONES_A_SEAT].reserve.cards
        while cards and self.is_inserted(cards[-1]):
            piece = cards[-1]
            super().move(piece, self.sides[piece.owner].lost)
            piece.stage = 1
            if piece.card.stops_force:
                of = Resolution(piece.id, piece.owner)
                self.change(Change(SEAT_NUMBER, FORCE_STOPPED, ADD, of, amount=Amount(1), piece=zone // ZONES_A_SEAT, ends=TURN))
            if self.log is not None:
                self.note(log.LOST_CARD, piece.owner, piece.id, RESERVE)

    # --- Force -------------------------------------------------------------------------------------------------------

    def activate(self, side: Side, number: i64) -> None:
        """CCG-ACT-03: at most the whole Reserve Deck (A-04)."""
        moved: i64 = 0
        while moved < number and side.reserve.cards:
            if self.inserters and self.seat_value(FORCE_STOPPED, side.seat, 0) > 0:
                break
            self.move(side.reserve.cards[-1], side.force)
            moved += 1
        side.activated += moved
        side.total_activated += moved
        if self.log is not None:
            self.note(log.ACTIVATED, side.seat, -1, moved)

    def use_force(self, side: Side, number: i64) -> None:
        """CCG-CST-01; first the Force of the opponent that a text lets the side use."""
        used: i64 = 0
        other = self.sides[1 - side.seat]
        while used < number:
            if side.credit > 0 and other.force.cards:
                side.credit -= 1
                side.borrowed += 1
                self.move(other.force.cards[-1], other.used)
            else:
                self.move(side.force.cards[-1], side.used)
            used += 1
        side.used_force += used
        side.total_used += used

    def free_force(self, seat: i64) -> i64:
        """The Force that a seat can use now (CCG-CST-01)."""
        return len(self.sides[seat].force.cards) + min(self.sides[seat].credit, len(self.sides[1 - seat].force.cards))

    def draw(self, side: Side) -> None:
        """Draw one card from the Force Pile (CCG-DRW-01); whoever draws the last of the Life Force has lost (A-38)."""
        piece = side.force.cards[-1]
        self.move(piece, side.hand)
        self.count(CARD_NUMBERS * piece.card.index + CARD_DRAWN)
        if self.log is not None:
            self.note(log.DRAWN, side.seat, -1, 1)
        self.check_life()

    def lose_force(self, piece: Piece, side: Side, battle: i64 = NONE) -> None:
        """CCG-LIF-04: one card, from hand or the top of a pile, faceup to the Lost Pile.

        battle: the location of the battle whose damage this pays; NONE if it pays none.
        """
        kind: i64 = piece.zone % ZONES_A_SEAT
        self.lose(piece)
        if self.log is not None:
            is_seen = side.lost.visibility != HIDDEN or kind not in LIFE_FORCE
            self.note(log.LOST_FORCE if is_seen else log.LOST_UNSEEN, side.seat, piece.id, kind, battle)
        self.check_life()

    def lose_passive(self, side: Side, number: i64) -> None:
        """The opponent of a goldfish pays from its hand first; what is beyond its last card is ignored."""
        from_hand: i64 = min(number, side.pool_hand)
        side.pool_hand -= from_hand
        side.pool_life -= min(number - from_hand, side.pool_life)
        if self.log is not None:
            self.note(log.PASSIVE_LOST, side.seat, -1, number, side.pool_life)
        self.check_life()

    def recirculate(self, side: Side) -> None:
        """CCG-LIF-03, CCG-DRW-02: the Used Pile, in its order, under the Reserve Deck."""
        number: i64 = len(side.used.cards)
        while side.used.cards:
            self.move(side.used.cards[-1], side.reserve, True)
        if self.log is not None and number > 0:
            self.note(log.RECIRCULATED, side.seat, -1, number)

    # --- hands, and piles that a text turns --------------------------------------------------------------------------

    def hand_of(self, side: Side) -> list[Piece]:
        """The cards that a side deploys from hand, or as if from hand."""
        if not self.stores and self.changes.flag_row(OPENED) is None:
            return side.hand.cards
        found = side.hand.cards.copy()
        if self.changes.flag_row(OPENED) is not None:
            for piece in side.aside.cards:
                if piece.under >= 0 and not self.pieces[piece.under].card.is_store and self.has_flag(OPENED, self.pieces[piece.under]):
                    found.append(piece)
        for id in self.stores:
            store = self.pieces[id]
            if store.controller == side.seat and self.zones[store.zone].in_play and not self.is_blank(store):
                for piece in side.aside.cards:
                    if piece.under == id:
                        found.append(piece)
        return found

    def turn_piles(self) -> None:
        """Let the Lost Piles lie facedown that cards on the table have turned; what was seen before stays known."""
        for side in self.sides:
            is_turned = False
            for id in self.turners:
                if self.zones[self.pieces[id].zone].in_play and self.pieces[id].declared == 1 + side.seat:
                    is_turned = True
            if is_turned and side.lost.visibility == PUBLIC:
                for piece in side.lost.cards:
                    self.show_all(piece)
            side.lost.visibility = HIDDEN if is_turned else PUBLIC
            self.bare_used(side)

    def bare_used(self, side: Side) -> None:
        """Let a Used Pile lie faceup while a card on the table says so."""
        is_bare = False
        for id in self.turners:
            if self.zones[self.pieces[id].zone].in_play and self.pieces[id].declared == BARES:
                is_bare = True
        if is_bare and side.used.visibility == HIDDEN:
            for piece in side.used.cards:
                self.show_all(piece)
        side.used.visibility = PUBLIC if is_bare else HIDDEN
