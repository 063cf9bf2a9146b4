"""Numbers of cards and locations: what is printed, and what card texts make of it."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD, SET
from games.engine.table.pieces import TablePiece
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    BLOCK,
    COST,
    DAMAGE_TIMES,
    DEFENCE,
    DESTINY,
    FEROCITY,
    FIRST_FATE,
    FORFEIT,
    HYPERSPEED,
    IMMUNITY_LIMIT,
    KEEPS_FORFEIT,
    LANDSPEED,
    MISSING,
    MOST_DAMAGE,
    MOST_DESTINIES,
    MOST_DRAINED,
    MOST_GENERATED,
    NEEDED_ABILITY,
    NO_LIMIT,
    OBJECTIVES_DEFIED,
    POLITICS,
    POWER,
)
from games.star_wars_ccg.abilities.constants import BATTLE_COST as PRINTED_COST
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import BATTLE_COST, DESTINY_ABILITY, LOCATION, OBJECTIVE, SEATS
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.table.fields import TableState


class TableNumbers(TableState):
    """A table that knows the present number of each card."""

    # --- what is printed ---------------------------------------------------------------------------------------------

    def printed_value(self, number: i64, piece: TablePiece) -> i64:  # noqa: PLR0911  one line a number
        """A number that the card prints, or that the rules give to a location."""
        card = self.cards[piece.face]
        if number == POWER:
            return card.power
        if number == ABILITY:
            return card.ability
        if number == DEFENCE:
            return card.defence
        if number == FORFEIT:
            return card.forfeit
        if number == COST:
            return card.cost
        if number == LANDSPEED:
            return card.landspeed
        if number == HYPERSPEED:
            return card.hyperspeed
        if number == FEROCITY:
            return card.ferocity
        if number == IMMUNITY_LIMIT or MOST_GENERATED <= number < MOST_GENERATED + SEATS or MOST_DAMAGE <= number < MOST_DAMAGE + SEATS:
            return NO_LIMIT
        if DAMAGE_TIMES <= number < DAMAGE_TIMES + SEATS:
            return 1
        if FIRST_FATE <= number < FIRST_FATE + BLOCK:
            return self.printed_fate(number, card)
        if PRINTED_COST <= number < PRINTED_COST + SEATS:
            return BATTLE_COST
        return DESTINY_ABILITY if NEEDED_ABILITY <= number < NEEDED_ABILITY + SEATS else 0

    def printed_fate(self, number: i64, card: Card) -> i64:
        if number == POLITICS:
            return card.politics
        if number == DESTINY:
            return card.destiny
        if MOST_DESTINIES <= number < MOST_DESTINIES + SEATS or MOST_DRAINED <= number < MOST_DRAINED + SEATS:
            return NO_LIMIT
        return 0

    # --- numbers as cards change them --------------------------------------------------------------------------------

    def number(self, number: i64, piece: Piece) -> i64:
        """The present number of a card, never below 0."""
        if number == FORFEIT and self.changes.flag_row(KEEPS_FORFEIT) is not None and self.has_flag(KEEPS_FORFEIT, piece):
            return self.unreduced(number, piece)
        value: i64 = self.guarded_cost(piece) if number == COST and piece.card.guards_cost else self.value(number, piece)
        return max(value, 0)

    def guarded_cost(self, piece: Piece) -> i64:
        """The deploy cost of a card that the opponent's cards do not change."""
        value: i64 = self.printed_value(COST, piece)
        for change in self.changes.number_row(COST) or []:
            if change.amount is not None and change.scope.seat == piece.controller and self._applies(change, piece.id, piece):
                much: i64 = self.amount(change.amount, change.scope)
                if change.how == ADD:
                    value += much
                elif change.how == SET:
                    value = much
        return value

    def unreduced(self, number: i64, piece: Piece) -> i64:
        """A number of a card with what raises it, and without what lowers it."""
        printed: i64 = self.printed_value(number, piece)
        value: i64 = printed
        for change in self.changes.number_row(number) or []:
            if change.amount is not None and self._applies(change, piece.id, piece):
                much: i64 = self.amount(change.amount, change.scope)
                if change.how == ADD:
                    value += max(much, 0)
                elif change.how == SET:
                    value = max(value, much)
        return value

    def unraised(self, number: i64, piece: Piece) -> i64:
        """A number of a card with what lowers it, and without what raises it."""
        printed: i64 = self.printed_value(number, piece)
        value: i64 = printed
        for change in self.changes.number_row(number) or []:
            if change.amount is not None and self._applies(change, piece.id, piece):
                much: i64 = self.amount(change.amount, change.scope)
                if change.how == ADD:
                    value += min(much, 0)
                elif change.how == SET:
                    value = min(value, much)
        return max(value, 0)

    def changed_by_seat(self, number: i64, piece: Piece, seat: i64) -> i64:
        """The sum of what the cards of a seat add to a number; for numbers that are only added to."""
        total: i64 = 0
        for change in self.changes.number_row(number) or []:
            if change.scope.seat == seat and change.amount is not None and self._applies(change, piece.id, piece):
                total += self.amount(change.amount, change.scope)
        return total

    def raised_at(self, number: i64, where: Piece) -> i64:
        """The sum of what cards add to a number of a location, without what others take off."""
        raised: i64 = 0
        for change in self.changes.number_row(number) or []:
            if change.amount is not None and self._applies(change, where.id, where):
                much: i64 = self.amount(change.amount, change.scope)
                raised += max(much, 0)
        return raised

    def barred_at(self, number: i64, flag: i64, where: Piece) -> i64:
        """The sum of what cards with this flag would add to a number of a location."""
        if self.changes.flag_row(flag) is None:
            return 0
        barred: i64 = 0
        for change in self.changes.number_row(number) or []:
            source: i64 = change.scope.source
            if (
                source >= 0
                and change.amount is not None
                and self.has_flag(flag, self.pieces[source])
                and self._applies(change, where.id, where)
            ):
                barred += self.amount(change.amount, change.scope)
        return barred

    def is_barred_at(self, number: i64, seat: i64, where: Piece) -> bool:
        """Whether a card keeps a seat from something at a location, beside Objectives that it may defy there."""
        if self.changes.number_row(number + seat) is None or self.value(number + seat, where) <= 0:
            return False
        if self.changes.number_row(OBJECTIVES_DEFIED + seat) is None or self.value(OBJECTIVES_DEFIED + seat, where) <= 0:
            return True
        for change in self.changes.number_row(number + seat) or []:
            source: i64 = change.scope.source
            is_goal = source >= 0 and self.pieces[source].card.type == OBJECTIVE
            if not is_goal and change.amount is not None and self._applies(change, where.id, where):
                return True
        return False

    # --- where a card is, and whether its text counts there ----------------------------------------------------------

    def place_at(self, piece: Piece) -> i64:
        """The id of the location of a piece on the table, also of one aboard or attached; NONE if it is at none."""
        top = self.pieces[self.top_host(piece.id)]
        return top.id if top.card.type == LOCATION else top.place

    def fits_as(self, piece: Piece, filter: Filter, scope: Resolution) -> bool:
        """Whether a piece fits; a vehicle among clouds as if it were a starfighter."""
        face: i64 = piece.card.sample
        if face < 0 or piece.place < 0 or not self.pieces[piece.place].card.is_cloudy:
            return self.fits(piece, filter, scope)
        printed = filter.printed
        if printed is not None and not printed[face]:
            return False
        for test in filter.tests:
            if self._passes(piece, test, scope) == test.is_not:
                return False
        for each in filter.any_of:
            if self.fits_as(piece, each, scope):
                return True
        return not filter.any_of

    def is_blank(self, piece: TablePiece) -> bool:
        if not super().is_blank(piece):
            return False
        here = self.pieces[piece.id]
        return not self.keeps_text(here) or self.has_flag(MISSING, here)

    def keeps_text(self, piece: Piece) -> bool:
        """Whether nothing cancels the text of a card where it is."""
        where = piece.card.keeps_text_at
        if where is None:
            return piece.card.keeps_text
        place: i64 = self.place_at(piece)
        return place >= 0 and self.fits(self.pieces[place], where, Resolution(piece.id, piece.controller))
