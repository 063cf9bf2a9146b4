"""The table as card texts see it: the tests of filters, what amounts count, and the effects that begin when a card comes into play."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter, PieceTest
from games.engine.events.resolution import Resolution
from games.engine.modifiers import SET
from games.engine.table.changes import NUMBER, Change
from games.engine.table.pieces import TablePiece
from games.engine.verbs import OPPOSING, SOURCE
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.cards import Card, CardChange
from games.star_wars_ccg.play.constants import (
    AT_LOCATIONS,
    CHARACTER,
    LOCATIONS,
    NONE,
    STARSHIP,
    VEHICLE,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


class TextTable(Table):
    """A table whose cards have texts."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards)
        self.blank_flag = c.BLANKED

    def place_of(self, piece: TablePiece) -> i64:
        """The location of a piece on the table, of a location itself; of a card in hand the one where it is to be deployed."""
        here = self.pieces[piece.id]
        kind: i64 = here.zone % ZONES_A_SEAT
        if kind == LOCATIONS:
            return here.id
        return self.place_at(here) if kind == AT_LOCATIONS else self.bound

    # --- what filters test -----------------------------------------------------------------------------------------

    def own_test(self, test: PieceTest, piece: TablePiece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
        here = self.pieces[piece.id]
        number: i64 = test.number
        if number == c.IS_AT:
            place: i64 = self.place_of(here)
            return place >= 0 and test.filter is not None and self.fits(self.pieces[place], test.filter, scope)
        if number == c.IS_BESIDE:
            return test.filter is not None and self.has_beside(here, test.filter, scope)
        if number == c.IS_RELATED:
            return self.system_of(here) >= 0 and self.system_of(here) == self.system_of(self.pieces[scope.source])
        if number == c.IS_PRESENT:
            return self.is_present(here, self.place_of(self.pieces[scope.source]))
        if number == c.IS_PILOTING:
            return here.host >= 0 and self.is_crew(here, self.pieces[here.host])
        if number == c.IS_RUN_BY_SOURCE:
            source = self.pieces[scope.source]
            return source.host == here.id and self.is_crew(source, here)
        if number == c.IS_ABOARD:
            return here.host >= 0 and here.card.type in (CHARACTER, VEHICLE, STARSHIP)
        if number == c.IS_IN_BATTLE:
            return self.is_in_battle(here)
        if number == c.IS_DEFENDING:
            return here.owner != self.battle.attacker and self.is_in_battle(here)
        if number == c.IS_ALONE:
            return self.is_alone(here)
        if number == c.IS_HIT:
            return here.is_hit
        if number in (c.IS_CONTROLLED, c.IS_OPPOSED):
            seat: i64 = scope.seat if number == c.IS_CONTROLLED else 1 - scope.seat
            return here.zone % ZONES_A_SEAT == LOCATIONS and self.controls(seat, here.id)
        raise ValueError(f"there is no test {number}")

    def has_beside(self, where: Piece, filter: Filter, scope: Resolution) -> bool:
        for place in self.row:  # noqa: SIM110  a loop is faster when compiled
            if self.pieces[place].system == where.system and self.fits(self.pieces[place], filter, scope):
                return True
        return False

    def system_of(self, piece: Piece) -> i64:
        """The number of the system where a piece is; NONE for no system."""
        place: i64 = self.place_of(piece)
        return self.pieces[place].system if place >= 0 else NONE

    def is_present(self, piece: Piece, place: i64) -> bool:
        """Whether a card is at a location, by itself or on something that is not enclosed."""
        if place < 0 or piece.zone % ZONES_A_SEAT != AT_LOCATIONS or self.place_at(piece) != place:
            return False
        above: i64 = piece.host
        while above >= 0:
            host = self.pieces[above]
            if host.card.type == STARSHIP or host.card.is_enclosed:
                return False
            above = host.host
        return True

    def is_in_battle(self, piece: Piece) -> bool:
        """CCG-BAT-05, CCG-MVL-04"""
        if self.battle.place < 0 or piece.zone % ZONES_A_SEAT != AT_LOCATIONS or self.place_at(piece) != self.battle.place:
            return False
        return self.is_community or not self.is_landed(self.pieces[self.top_host(piece.id)])

    def is_alone(self, piece: Piece) -> bool:
        """Whether no other card of its player stands at its location, or is aboard with it; what it bears does not count."""
        top: i64 = self.top_host(piece.id)
        place: i64 = self.pieces[top].place
        for other in self.sides[piece.owner].at_locations.cards:
            if other.id not in (piece.id, top) and other.card.type in (CHARACTER, VEHICLE, STARSHIP) and self.place_at(other) == place:
                return False
        return place >= 0

    def own_amount(self, amount: Amount, scope: Resolution) -> i64:
        number: i64 = amount.number
        if number == c.IN_OWN_TURN:
            return 1 if self.active == scope.seat else 0
        if number == c.CONTROLS_HERE:
            place: i64 = self.place_of(self.pieces[scope.source])
            return 1 if place >= 0 and self.controls(scope.seat, place) else 0
        if number == c.IS_ATTACKER:
            return 1 if self.battle.place >= 0 and self.battle.attacker == scope.seat else 0
        if number == c.TARGET_ABILITY:
            return self.number(c.ABILITY, self.pieces[scope.slots[0][0]]) if scope.slots and scope.slots[0] else 0
        if number == c.OPPOSING_HAND:
            other = self.sides[1 - scope.seat]
            return other.pool_hand if other.passive else len(other.hand.cards)
        raise ValueError(f"there is no amount {number}")

    # --- numbers of cards that are not in play yet -----------------------------------------------------------------

    def cost_at(self, piece: Piece, place: i64) -> i64:
        """What cards on the table and the card itself say about the Force that it costs to deploy it there."""
        self.bound = place
        cost: i64 = self.number(c.COST, piece)
        for own in piece.card.own_costs:
            if self.all_hold(own.conditions, Resolution(piece.id, piece.owner)):
                cost = own.amount if own.how == SET else cost + own.amount
        self.bound = NONE
        return max(cost, 0)

    def may_deploy_at(self, piece: Piece, place: i64) -> bool:
        only = piece.card.only_at
        return only is None or self.fits(self.pieces[place], only, Resolution(piece.id, piece.owner))

    def may_move_to(self, piece: Piece, place: i64) -> bool:
        only = piece.card.moves_to
        return only is None or self.fits(self.pieces[place], only, Resolution(piece.id, piece.owner))

    def may_board(self, piece: Piece, host: Piece) -> bool:
        never = piece.card.never_aboard
        return never is None or not self.fits(host, never, Resolution(piece.id, piece.owner))

    def is_immune(self, piece: Piece, attrition: i64) -> bool:
        if not self.changes.by_key:
            return False
        if self.has_flag(c.IMMUNE_TO_ALL, piece):
            return True
        least: i64 = attrition + 1
        while least < c.IMMUNE_TO_ALL - c.IMMUNE:
            if self.has_flag(c.IMMUNE + least, piece):
                return True
            least += 1
        return False

    # --- cards that come into play -----------------------------------------------------------------------------------

    def entered_play(self, piece: TablePiece) -> None:
        super().entered_play(piece)
        for change in self.cards[piece.face].changes:
            self.begin_printed(change, self.pieces[piece.id])

    def begin_printed(self, printed: CardChange, piece: Piece) -> None:
        """Let a printed continuous effect begin, for the player of its half of a location, or else of the card."""
        seat: i64 = piece.controller
        if printed.half >= 0:
            seat = 0 if self.sides[0].force_side == printed.half else 1
        made = printed.effect
        about: i64 = -1
        filter = None
        pieces = made.pieces
        if pieces is None:
            about = 1 - seat if made.whose == OPPOSING else seat
        elif pieces.code == SOURCE:
            about = piece.id
        else:
            filter = pieces.filter
        number: i64 = made.number
        if made.kind == NUMBER and c.DRAIN <= number < c.LAST_NUMBER:
            number += 1 - seat if made.whose == OPPOSING else seat
        scope = Resolution(piece.id, seat)
        self.change(Change(made.kind, number, made.how, scope, amount=made.amount, filter=filter, piece=about, conditions=made.conditions))
