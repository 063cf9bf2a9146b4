"""The position as the greedy policy sees it, and the chance to win the event from there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.empire_vs_rebellion.play.constants import (
    DECEPTION,
    DIRECT_ASSAULT,
)
from games.empire_vs_rebellion.play.view import View
from games.empire_vs_rebellion.policies.reach import MOST_CARDS, MOST_POINTS, WON
from games.engine.decision import Policy
from games.engine.events.windows import ACTIONS_DECISION

AMBITION: Final = 2  # an opponent who goes on is expected to reach the target value less this many points
DELAY: Final = 25  # deducted for an effect that works only with the next action


class Outlook(Policy):
    """The numbers of a position, and the chance to win the event after a change of them.

    Chances are in thousandths.  Both totals count a Direct Assault that the player knows of.
    """

    def __init__(self, weights: list[int], reach: list[int]) -> None:
        # The values of the cards in the player's own deck, lowest first, and the number of cards of each.
        self.values: list[int] = [value for value, copies in enumerate(weights) if copies]
        self.copies: list[int] = [copies for copies in weights if copies]
        self.reach = reach  # see `reach_table`
        self.size: i64 = sum(weights)  # cards in the player's own deck
        self.better_of_two: dict[int, int] = {}  # results of `better_of_two_score`, by its inputs; playouts need them often
        self.seat: i64 = 0
        self.target: i64 = 0  # the target value of the event
        self.own: i64 = 0  # the player's own total
        self.stands: i64 = 0  # the opponent's total now
        self.other: i64 = 0  # the total that the opponent is expected to reach
        self.cards: i64 = 0  # cards that the player may still play
        self.tie = False  # whether the player wins a tie
        self.hides = False  # whether Deception swaps winner and loser

    def read_position(self, view: View, kind: i64) -> bool:
        """Read the numbers of a position.  True if passing now would end the struggle."""
        seat: i64 = view.seat
        event = view.event()
        strategy: i64 = view.strategy(seat)
        self.seat = seat
        self.target = event.target
        self.own = view.total(seat)
        if strategy == DIRECT_ASSAULT:
            self.own += 2
        theirs: i64 = view.strategy(1 - seat)  # visible only if it was shown or this player chose it
        self.stands = view.total(1 - seat)
        if theirs == DIRECT_ASSAULT and self.stands <= self.target:  # void once the total exceeds the target value
            self.stands += 2
        self.other = self.stands
        self.cards = event.capacity - len(view.area(seat))
        self.tie = view.balance() == seat
        self.hides = (strategy == DECEPTION) != (theirs == DECEPTION)  # EVR-STR-01
        ends = view.is_passive(1 - seat) or (kind == ACTIONS_DECISION and view.passed())
        if not ends and not self.hides:
            likely: i64 = self.target - AMBITION
            if self.other < likely or self.other > self.target:
                self.other = likely
        return ends

    def score(self, own: i64, other: i64, cards: i64) -> i64:
        """The chance to win with these totals, if `cards` more cards may be played."""
        room: i64 = self.target - own
        if room < 0:
            return 0
        if other > self.target:
            return WON
        need: i64 = other - own
        if not self.tie:
            need += 1
        if self.hides:
            return WON if need > 0 else 0
        if need <= 0:
            return WON
        if cards <= 0 or need > room:
            return 0
        cards = min(cards, MOST_CARDS)
        return self.reach[(cards * MOST_POINTS + room) * MOST_POINTS + need]

    def draw_score(self, own: i64, other: i64, cards: i64) -> i64:
        """The mean score after one more card from the top of the player's own deck."""
        if cards <= 0 or self.size == 0:
            return 0
        need: i64 = other - own if self.tie else other - own + 1
        room: i64 = self.target - own
        if 0 < need <= room < MOST_POINTS and cards <= MOST_CARDS and not self.hides and other <= self.target:
            return self.reach[(cards * MOST_POINTS + room) * MOST_POINTS + need]  # the same mean (`reach_table`)
        total: i64 = 0
        place: i64 = 0
        for each in self.values:
            value: i64 = each
            copies: i64 = self.copies[place]
            total += copies * self.score(own + value, other, cards - 1)
            place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        return total // self.size

    def sweep_score(self, view: View, own: i64) -> i64:
        """The mean score after the player's own top card is discarded, with all lower cards of the opponent."""
        total: i64 = 0
        place: i64 = 0
        for each in self.values:
            value: i64 = each
            copies: i64 = self.copies[place]
            lost: i64 = 0
            for piece in view.area(1 - view.seat):
                if piece.value() < value:
                    lost += piece.value()
            total += copies * self.score(own, self.other - lost, self.cards)
            place += 1  # noqa: SIM113
        return total // self.size if self.size else 0

    def search_score(self, own: i64, later: bool) -> i64:
        """The score with the best card of the player's own deck.  later: it is played with the next action."""
        if self.cards <= 0:
            return self.score(own, self.other, 0)
        best: i64 = -1
        for each in self.values:
            value: i64 = each
            worth: i64 = self.score(own + value, self.other, self.cards - 1)
            best = max(best, worth)
        return best - DELAY if later else best

    def better_of_two_score(self, own: i64) -> i64:
        """The mean score of the better of the two top cards of the player's own deck."""
        if self.size == 0:
            return 0
        key: i64 = ((((own + 64) * 256 + self.other + 64) * 64 + self.cards + 16) * 64 + self.target) * 4
        if self.tie:
            key += 1
        if self.hides:
            key += 2
        known = self.better_of_two.get(key)
        if known is not None:
            return known
        scores: list[int] = []
        total: i64 = 0
        first: i64 = 0
        for each in self.values:
            value: i64 = each
            one: i64 = self.score(own + value, self.other, self.cards - 1)
            copies: i64 = self.copies[first]
            sum_of_better: i64 = copies * one
            second: i64 = 0
            for earlier in scores:  # each pair of different values counts twice, once in each order
                two: i64 = earlier
                twice: i64 = 2 * self.copies[second]
                sum_of_better += twice * (one if one > two else two)
                second += 1  # noqa: SIM113
            total += copies * sum_of_better
            scores.append(one)
            first += 1  # noqa: SIM113
        mean: i64 = total // (self.size * self.size)
        self.better_of_two[key] = mean
        return mean
