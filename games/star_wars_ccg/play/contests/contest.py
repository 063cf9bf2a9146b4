"""A duel or a lightsaber combat under way: two characters, what each of them has drawn, and who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.star_wars_ccg.play.constants import NOBODY, NONE

# What is fought out.
NO_CONTEST: Final = 0
DUEL: Final = 1
COMBAT: Final = 2


@mypyc_attr(acyclic=True)
class Contest:
    """Lists are by seat."""

    def __init__(self) -> None:
        self.kind: i64 = NO_CONTEST
        # The seat that began it, and the ids of the two characters.
        self.starter: i64 = NOBODY
        self.fighters: list[int] = [NONE, NONE]
        # The number of each character that counts beside the destinies, NONE for no number; and what a lightsaber adds to the total and to
        # each destiny.
        self.base: i64 = NONE
        self.saber: i64 = 0
        self.saber_each: i64 = 0
        # The destinies that are still to be drawn, and the destinies so far with what texts add to the total.
        self.draws: list[int] = [0, 0]
        self.totals: list[int] = [0, 0]
        # Who drew the last destiny, and what it counts.
        self.drawer: i64 = NOBODY
        self.drawn: i64 = 0
        # The seat that is about to draw a destiny, the combat card that stands in for it, and what that destiny counts less.
        self.due: i64 = NOBODY
        self.stand_in: i64 = NONE
        self.less: i64 = 0
        # The seat that loses Force if it loses, and the Force; NOBODY and 0 without a text that says so.
        self.cursed: i64 = NOBODY
        self.curse: i64 = 0
        # Whether a text has cancelled it.  The seat that has won; NOBODY before that, and without a winner.
        self.is_cancelled = False
        self.winner: i64 = NOBODY
        # Whether an Epic Event has begun it.
        self.is_epic = False

    def clear(self) -> None:
        self.kind = NO_CONTEST
        self.starter = NOBODY
        self.fighters = [NONE, NONE]
        self.base = NONE
        self.saber = 0
        self.saber_each = 0
        self.draws = [0, 0]
        self.totals = [0, 0]
        self.drawer = NOBODY
        self.drawn = 0
        self.due = NOBODY
        self.stand_in = NONE
        self.less = 0
        self.cursed = NOBODY
        self.curse = 0
        self.is_cancelled = False
        self.winner = NOBODY
        self.is_epic = False

    def copy_to(self, twin: Contest) -> None:
        if self.kind == NO_CONTEST and twin.kind == NO_CONTEST:
            return
        twin.kind = self.kind
        twin.starter = self.starter
        twin.fighters = self.fighters.copy()
        twin.base = self.base
        twin.saber = self.saber
        twin.saber_each = self.saber_each
        twin.draws = self.draws.copy()
        twin.totals = self.totals.copy()
        twin.drawer = self.drawer
        twin.drawn = self.drawn
        twin.due = self.due
        twin.stand_in = self.stand_in
        twin.less = self.less
        twin.cursed = self.cursed
        twin.curse = self.curse
        twin.is_cancelled = self.is_cancelled
        twin.winner = self.winner
        twin.is_epic = self.is_epic

    def record(self) -> list[int]:
        if self.kind == NO_CONTEST:
            return [NO_CONTEST]
        numbers: list[int] = [self.kind, self.starter, self.base, self.saber, self.saber_each, self.drawer, self.drawn]
        numbers += [self.due, self.stand_in, self.less, int(self.is_cancelled), int(self.is_epic), self.winner]
        numbers += [*self.fighters, *self.draws, *self.totals]
        return [*numbers, self.cursed, self.curse]
