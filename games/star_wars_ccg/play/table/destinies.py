"""Destiny draws: the number of the card that is drawn, and which players may change it."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    AT_DRAWN,
    BARRED_DESTINIES,
    BATTLE,
    BATTLE_DRAWN,
    DESTINY,
    FROZEN_DESTINIES,
    GUARDED_DESTINIES,
    MODIFIES,
    POOLED,
    TOTAL_DESTINY,
    WEAPON_DRAWN,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ANSWER_FRAME
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.table.piles import TablePiles


class TableDestinies(TablePiles):
    """A table on which destiny is drawn."""

    def draw_destiny(self, side: Side, drawn: list[int]) -> i64:
        """CCG-DST-01 to CCG-DST-03; without a Reserve Deck there is none (A-12).

        drawn: the destinies of `side` that were drawn for the same purpose, for the report.
        """
        if not side.reserve.cards:
            return 0
        piece = side.reserve.cards[-1]
        destiny: i64 = self.destiny_of(piece, side, drawn)
        self.show_all(piece)
        self.move(piece, side.used)
        self.drawn_card = piece.id
        drawn.append(destiny)
        if self.is_answered(AT_DRAWN):
            frame = Frame(ANSWER_FRAME, 0, AT_DRAWN, 1 - side.seat)
            frame.d = piece.id
            frame.e = destiny + 1
            self.waiting.append(frame)
        if self.log is not None:
            self.note(log.DESTINY, side.seat, piece.id, destiny)
        return destiny

    def destiny_of(self, piece: Piece, side: Side, drawn: list[int]) -> i64:
        """The destiny number of a card as the draw finds it, with what cards change for this purpose."""
        printed: i64 = piece.card.destiny
        destiny: i64 = printed
        is_for_battle = drawn is side.battle_destinies
        is_for_weapon = drawn is side.weapon_destinies
        if is_for_battle:
            destiny = self.value_for_battle(DESTINY, piece, side.seat)
            if self.is_pooled(side.seat):
                self.pool_drawn(piece, side.seat)
            else:
                destiny += self.value_for_battle(BATTLE_DRAWN, piece, side.seat)
        elif self.changes.number_row(DESTINY) is not None:
            destiny = self.value(DESTINY, piece)
        if is_for_weapon and self.changes.number_row(WEAPON_DRAWN) is not None:
            destiny += self.value(WEAPON_DRAWN, piece)
        # The card's own text is the drawer's, as its cards are.
        is_kept: bool = is_for_battle and self.is_kept_from(MODIFIES, side.seat, side.seat)
        for own in piece.card.own_destinies if not is_kept else []:
            scope = Resolution(piece.id, side.seat)
            if (not own.in_fights or is_for_battle or is_for_weapon) and self.all_hold(own.conditions, scope):
                destiny += self.amount(own.amount, scope)
        return destiny if destiny == printed else max(destiny, 0)

    def is_pooled(self, seat: i64) -> bool:
        """Whether what cards add to each battle destiny of a seat counts once, for their total, in the battle under way."""
        if self.battle.place < 0 or self.changes.number_row(POOLED + seat) is None:
            return False
        return self.value(POOLED + seat, self.pieces[self.battle.place]) > 0

    def pool_drawn(self, piece: Piece, seat: i64) -> None:
        """Add to a total what texts add to this card as battle destiny, once for each card with such a text."""
        for change in self.changes.number_row(BATTLE_DRAWN) or []:
            source: i64 = change.scope.source
            may_add = change.amount is not None and not self.is_kept_from(MODIFIES, change.scope.seat, seat)
            if may_add and change.amount is not None and self._applies(change, piece.id, piece) and not self.has_pooled(source, seat):
                of = Resolution(source, change.scope.seat)
                much = Amount(self.amount(change.amount, change.scope))
                self.change(Change(NUMBER, TOTAL_DESTINY + seat, ADD, of, amount=much, piece=self.battle.place, ends=BATTLE))

    def has_pooled(self, source: i64, seat: i64) -> bool:
        """Whether this source has added to the total battle destiny of a seat in the battle under way."""
        for change in self.changes.number_row(TOTAL_DESTINY + seat) or []:
            if change.scope.source == source and change.piece == self.battle.place and change.ends == BATTLE:
                return True
        return False

    def is_kept_from(self, deed: i64, seat: i64, drawer: i64) -> bool:
        """Whether a seat cannot do this to the battle destinies of `drawer` in the battle under way."""
        if self.battle.place < 0 or drawer < 0:
            return False
        here = self.pieces[self.battle.place]
        if self.value(FROZEN_DESTINIES + deed + drawer, here) > 0 or self.value(BARRED_DESTINIES + deed + seat, here) > 0:
            return True
        return seat != drawer and self.value(GUARDED_DESTINIES + deed + drawer, here) > 0

    def value_for_battle(self, number: i64, piece: Piece, drawer: i64) -> i64:
        """A number that makes up the battle destinies of `drawer`, changed only by the cards of players who can modify these.

        If one player cannot, it must be a number that cards only add to.
        """
        for_drawer: bool = not self.is_kept_from(MODIFIES, drawer, drawer)
        for_other: bool = not self.is_kept_from(MODIFIES, 1 - drawer, drawer)
        if for_drawer and for_other:
            return self.value(number, piece)
        value: i64 = self.printed_value(number, piece)
        if for_drawer:
            value += self.changed_by_seat(number, piece, drawer)
        if for_other:
            value += self.changed_by_seat(number, piece, 1 - drawer)
        return value
