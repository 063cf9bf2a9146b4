"""How the game ends, and what is counted at the end of each turn."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import BY_LIFE_FORCE, SITE
from games.star_wars_ccg.play.counts import CARD_NUMBERS, CARD_STRANDED
from games.star_wars_ccg.play.table.drains import TableDrains


class TableEnding(TableDrains):
    """A table that ends the game and counts its turns."""

    def check_life(self) -> bool:
        """CCG-GAM-01, CCG-DMG-06: end the game if a Life Force is 0."""
        if self.is_over:
            return True
        for side in self.sides:
            if side.life() == 0:
                self.end(1 - side.seat, BY_LIFE_FORCE)
                return True
        return False

    def end(self, winner: i64, ending: i64) -> None:
        """End the game and count what it leaves.  winner: a seat, or NOBODY."""
        self.winner = winner
        self.ending = ending
        self.is_over = True
        for side in self.sides:
            for piece in side.hand.cards:
                self.count(CARD_NUMBERS * piece.card.index + CARD_STRANDED)
        if self.turn > 0:
            self.count_turn()
        if self.log is not None:
            self.note(log.GAME_ENDED, winner, -1, ending)

    def count_turn(self) -> None:
        """Add a row for the turn that is over, for the report."""
        if not self.is_counted:
            return
        if self.watched < 0:
            self.add_row(self.match_row())
            return
        self.add_row(self.turn_row())
        reserve = self.sides[self.watched].reserve.cards
        if reserve:
            self.destinies.append(reserve[-1].card.destiny)  # what a draw would show now

    def turn_row(self) -> list[int]:
        """The numbers of one turn of a goldfish, in the order of `counts.CURVES`."""
        side = self.sides[self.watched]
        seat: i64 = side.seat
        ground: i64 = 0
        space: i64 = 0
        for where in self.row.cards:
            if self.has_presence(seat, where.id):
                if where.card.kind == SITE:
                    ground += 1
                else:
                    space += 1
        numbers: list[int] = [side.activated, side.used_force, len(side.force.cards), self.all_icons(seat)]
        numbers += [side.drain, side.total_drain, self.controlled(seat), ground, space]
        return [*numbers, len(side.hand.cards), side.life(), self.sides[1 - seat].life()]

    def match_row(self) -> list[int]:
        """The numbers of one turn of a match, in the order of `counts.MATCH_CURVES`."""
        first, second = self.sides
        numbers: list[int] = [first.life(), second.life(), len(first.hand.cards), len(second.hand.cards)]
        numbers += [self.controlled(0), self.controlled(1), first.total_activated, second.total_activated]
        numbers += [first.total_used, second.total_used, len(first.force.cards), len(second.force.cards)]
        return [*numbers, first.total_drain, second.total_drain]
