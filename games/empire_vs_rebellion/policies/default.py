"""The default policy, greedy: take the action after which the event is won most likely.

score: the chance to win the event in thousandths, for the position after an option.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import (
    ABILITY_VERB,
    AND_OR,
    ANYONE,
    AREA,
    BUREAUCRACY,
    CHOOSE,
    DECEPTION,
    DIRECT_ASSAULT,
    DISCARD,
    DISCARD_TOP,
    DISCARD_VERB,
    ENTER_VERB,
    EXHAUST_VERB,
    GAIN_INFLUENCE,
    INFILTRATION,
    INFLUENCE_VERB,
    LOOK,
    LOOKED_AT,
    LOSE_INFLUENCE,
    ON_TOP_VERB,
    OPTION,
    OWN,
    PICK,
    PICK_OP,
    PLAY_TOP,
    PLAY_VERB,
    READY,
    RESERVE,
    STRATEGY,
    STRATEGY_CHOICE,
    SUPPORT,
    WHICH_DECK,
    WHOLE_DECK,
    ZONES_A_SEAT,
)
from games.empire_vs_rebellion.play.effects.look import EVENTS
from games.empire_vs_rebellion.play.side import Piece
from games.empire_vs_rebellion.play.view import View
from games.empire_vs_rebellion.policies.reach import MOST_CARDS, MOST_POINTS, VALUES, WON
from games.engine.decision import PASS_VERB, Decision, Option, Policy
from games.engine.events import ACTIONS_DECISION
from games.engine.ops import Op, Program

# Weights of the greedy policy, in thousandths of a chance to win the event.
AMBITION: Final = 2  # an opponent who goes on is expected to reach the target value less this many points
ABILITY_COST: Final = 12
INFLUENCE_COST: Final = 40
DELAY: Final = 25  # for an effect that works only with the next action
AHEAD: Final = 450  # passing while ahead of an opponent who goes on
BEHIND: Final = 50  # passing while behind

# How much each strategy is wanted for an event of 1, 2 and 3 points.  This table won most often against other such tables: it keeps
# Deception for the most points and Infiltration, which works only in the next round, for the fewest.
WANTED: Final = {
    BUREAUCRACY: (45, 20, 10),
    DECEPTION: (15, 35, 90),
    DIRECT_ASSAULT: (20, 40, 50),
    INFILTRATION: (50, 30, 20),
    SUPPORT: (40, 50, 40),
}


def gives_influence(card: Card) -> bool:
    program = card.ability
    return program is not None and program.ops[0].code == GAIN_INFLUENCE


class GreedyPolicy(Policy):
    """Does what makes it likeliest to win the event, looking one action ahead; plays a card only if that is worth `stop_margin` percent.

    own, other, target, cards, tie, hides: of the position it looks at - both totals, the target value, how many cards may still be
    played, whether it wins ties, and whether Deception turns the event over.  stands: the other's total as it is now; `other` is what
    it takes that to come to.  Both count a Direct Assault that it knows of.
    """

    def __init__(self, weights: list[int], reach: list[int], stop_margin: i64) -> None:
        self.weights = weights
        self.reach = reach
        self.stop_margin: i64 = stop_margin
        self.size: i64 = 0
        for copies in weights:
            self.size += copies
        self.target: i64 = 0
        self.own: i64 = 0
        self.other: i64 = 0
        self.stands: i64 = 0
        self.cards: i64 = 0
        self.tie = False
        self.hides = False
        self.seat: i64 = 0

    def choose(self, view: Any, decision: Decision) -> int:
        assert isinstance(view, View)
        kind: i64 = decision.kind
        if kind == STRATEGY_CHOICE:
            return self.strategy(view, decision, decision.subject == view.seat)
        ends = self.look_at(view, kind)
        if kind == ACTIONS_DECISION:
            return self.act(view, decision, ends)
        if kind == PICK:
            return self.pick(view, decision)
        if kind == OPTION:
            return self.part(view, decision)
        if kind == WHICH_DECK:
            return 0 if self.cards > 0 else 1
        return 0

    # --- the position ----------------------------------------------------------------------------------------------

    def look_at(self, view: View, kind: i64) -> bool:
        """Take in the numbers; would passing end the struggle?"""
        seat: i64 = view.seat
        event = view.event()
        strategy: i64 = view.strategy(seat)
        self.seat = seat
        self.target = event.target
        self.own = view.total(seat)
        if strategy == DIRECT_ASSAULT:
            self.own += 2
        theirs: i64 = view.strategy(1 - seat)  # seen only where they showed it or this player chose it
        self.stands = view.total(1 - seat)
        if theirs == DIRECT_ASSAULT and self.stands <= self.target:  # void once they exceed
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
        """The chance to win, in thousandths, from these totals with so many cards that may still be played."""
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

    def drawn(self, own: i64, other: i64, cards: i64) -> i64:
        """The mean score after one more card from the top."""
        if cards <= 0 or self.size == 0:
            return 0
        total: i64 = 0
        value: i64 = 0
        while value < VALUES:
            copies: i64 = self.weights[value]
            if copies:
                total += copies * self.score(own + value, other, cards - 1)
            value += 1
        return total // self.size

    # --- the struggle ----------------------------------------------------------------------------------------------

    def act(self, view: View, decision: Decision, ends: bool) -> int:
        options = decision.options
        last: i64 = len(options) - 1
        best: i64 = last
        most: i64 = -1
        if options[last].verb == PASS_VERB:
            most = self.score(self.own, self.other, 0)
            if most == WON:
                return last
            if not ends:
                most = AHEAD if self.score(self.own, self.stands, 0) == WON else BEHIND
        number: i64 = 0
        while number <= last:
            option = options[number]
            verb: i64 = option.verb
            worth: i64 = -1
            if verb == PLAY_VERB:
                top = view.known_top(view.seat)
                if top is not None:
                    worth = self.score(self.own + top.value, self.other, self.cards - 1)
                else:
                    worth = self.drawn(self.own, self.other, self.cards)
                worth -= 10 * self.stop_margin
            elif verb == ABILITY_VERB:
                worth = self.ability(view, view.piece(option.piece)) - ABILITY_COST
            elif verb == INFLUENCE_VERB:
                card = view.piece(option.piece).card
                # Who readies a card that gives influence, for that, gains nothing: it must be worth it by its value alone.
                more: i64 = 0 if gives_influence(card) else self.cards
                worth = self.score(self.own + card.value - card.exhausted, self.other, more) - INFLUENCE_COST
            if worth > most:
                most = worth
                best = number
            number += 1
        return best

    def ability(self, view: View, piece: Piece) -> i64:
        """The best that comes of exhausting the card for its ability."""
        own: i64 = self.own - piece.card.value + piece.card.exhausted
        program = piece.card.ability
        if program is None or view.is_forbidden(piece.card):
            return self.score(own, self.other, self.cards)
        return self.program(view, program, piece, own)

    def program(self, view: View, program: Program, source: Piece, own: i64) -> i64:  # noqa: PLR0911  one line an op
        """What a program can come to, reckoned by its first op; `source` counts as exhausted."""
        op = program.ops[0]
        code: i64 = op.code
        other: i64 = self.other
        cards: i64 = self.cards
        seat: i64 = view.seat
        if code == PICK_OP:
            if op.kind == DISCARD_VERB and len(program.ops) > 1 and program.ops[1].code == PLAY_TOP:
                return self.replaced(view, source, own)
            return self.picked(view, op, source, own)
        if code in (AND_OR, CHOOSE):
            best: i64 = 0
            for sub in op.subs:
                worth: i64 = self.program(view, sub, source, own)
                best = max(best, worth)
            return best
        standing: i64 = self.score(own, other, cards)
        if code == GAIN_INFLUENCE:
            return standing + 10
        if code == LOSE_INFLUENCE:
            return standing + 8 if view.influence(1 - seat) > 0 else standing
        if code == DISCARD_TOP:
            return self.swept(view, own)
        if code == LOOK and op.place != EVENTS:
            if op.amount >= WHOLE_DECK:
                return self.searched(own, op.selector.whose == ANYONE)
            if cards > 0 and op.amount > 1:
                return self.better_of_two(own) - DELAY
            if cards > 0:
                drawn: i64 = self.drawn(own, other, cards)
                return drawn if drawn > standing else standing
        return standing

    def picked(self, view: View, op: Op, source: Piece, own: i64) -> i64:
        """The best single pick of an op."""
        selector = op.selector
        best: i64 = self.score(own, self.other, self.cards) if op.optional else -1
        zones: i64 = selector.zones
        seat: i64 = view.seat
        if zones & (1 << AREA):
            for side in range(2):
                if selector.whose == ANYONE or (selector.whose == OWN) == (side == seat):
                    for piece in view.area(side):
                        if piece is source and selector.types & READY:
                            continue
                        worth: i64 = self.after(op.kind, piece, own, piece is source)
                        best = max(best, worth)
        elif zones & (1 << DISCARD):
            for piece in view.discard(seat):
                worth = self.after(op.kind, piece, own, False)
                best = max(best, worth)
        elif zones & (1 << RESERVE):
            for piece in view.reserve():
                worth = self.after(op.kind, piece, own, False)
                best = max(best, worth)
        return best if best >= 0 else self.score(own, self.other, self.cards)

    def after(self, verb: i64, piece: Piece, own: i64, exhausted: bool) -> i64:
        """The score after a pick; exhausted: it is the card whose ability is used, not yet turned."""
        other: i64 = self.other
        cards: i64 = self.cards
        value: i64 = piece.card.exhausted if exhausted else piece.value()
        zone: i64 = piece.zone % ZONES_A_SEAT
        is_own = piece.zone < ZONES_A_SEAT if self.seat == 0 else piece.zone >= ZONES_A_SEAT
        if verb == DISCARD_VERB:
            if zone == AREA:
                return self.score(own - value, other, cards + 1) if is_own else self.score(own, other - value, cards)
        elif verb == EXHAUST_VERB:
            drop: i64 = piece.card.value - piece.card.exhausted
            return self.score(own - drop, other, cards) if is_own else self.score(own, other - drop, cards)
        elif verb == ENTER_VERB:
            return self.score(own + piece.card.value, other, cards - 1) if cards > 0 else -1
        elif verb == ON_TOP_VERB and cards > 0:
            return self.score(own + piece.card.value, other, cards - 1) - DELAY
        return self.score(own, other, cards)

    def replaced(self, view: View, source: Piece, own: i64) -> i64:
        """One own card away, one from the top in its place: the best, or none at all."""
        best: i64 = self.score(own, self.other, self.cards)
        for piece in view.area(view.seat):
            value: i64 = piece.card.exhausted if piece is source else piece.value()
            worth: i64 = self.drawn(own - value, self.other, self.cards + 1)
            best = max(best, worth)
        return best

    def swept(self, view: View, own: i64) -> i64:
        """The mean over the own top card: all lower cards of the opponent go."""
        total: i64 = 0
        value: i64 = 0
        while value < VALUES:
            copies: i64 = self.weights[value]
            if copies:
                lost: i64 = 0
                for piece in view.area(1 - view.seat):
                    if piece.value() < value:
                        lost += piece.value()
                total += copies * self.score(own, self.other - lost, self.cards)
            value += 1
        return total // self.size if self.size else 0

    def searched(self, own: i64, later: bool) -> i64:
        """The best card of the deck, played at once or next."""
        if self.cards <= 0:
            return self.score(own, self.other, 0)
        best: i64 = -1
        value: i64 = 0
        while value < VALUES:
            if self.weights[value]:
                worth: i64 = self.score(own + value, self.other, self.cards - 1)
                best = max(best, worth)
            value += 1
        return best - DELAY if later else best

    def better_of_two(self, own: i64) -> i64:
        """The mean of the better of two cards from the top."""
        scores: list[int] = []
        value: i64 = 0
        while value < VALUES:
            scores.append(self.score(own + value, self.other, self.cards - 1) if self.weights[value] else 0)
            value += 1
        total: i64 = 0
        first: i64 = 0
        while first < VALUES:
            second: i64 = 0
            while second < VALUES:
                pairs: i64 = self.weights[first] * self.weights[second]
                if pairs:
                    one: i64 = scores[first]
                    two: i64 = scores[second]
                    total += pairs * (one if one > two else two)
                second += 1
            first += 1
        return total // (self.size * self.size) if self.size else 0

    # --- choices inside an ability -----------------------------------------------------------------------------------

    def part(self, view: View, decision: Decision) -> int:
        """Of several effects the one that comes to most; a further one only if it helps."""
        best: i64 = len(decision.options) - 1
        options = decision.options
        most: i64 = -1
        if options[best].verb == PASS_VERB:
            most = self.score(self.own, self.other, self.cards)
        parts = view.parts()
        source = view.source()
        for number, option in enumerate(options):
            if option.verb != PASS_VERB:
                worth: i64 = self.program(view, parts[option.amount], source, self.own)
                if worth > most:
                    most = worth
                    best = number
        return best

    def pick(self, view: View, decision: Decision) -> int:
        options = decision.options
        best: i64 = 0
        most: i64 = -100000
        for number, option in enumerate(options):
            worth: i64 = self.pick_worth(view, option)
            if worth > most:
                most = worth
                best = number
        return best

    def pick_worth(self, view: View, option: Option) -> i64:
        if option.verb == PASS_VERB:
            return self.score(self.own, self.other, self.cards)
        piece = view.piece(option.piece)
        verb: i64 = option.verb
        if piece.card.type == STRATEGY:
            wanted: i64 = self.wanted(view, piece.card.strategy)
            return wanted
        if piece.zone % ZONES_A_SEAT == LOOKED_AT and piece.owner >= 0 and verb == DISCARD_VERB:
            # What is left goes on top: of the own deck the worst goes, of the opponent's the best for them.
            if piece.owner != view.seat:
                return piece.card.value
            return -self.score(self.own + piece.card.value, self.other, self.cards - 1)
        return self.after(verb, piece, self.own, False)

    # --- strategies ------------------------------------------------------------------------------------------------

    def wanted(self, view: View, strategy: i64) -> i64:
        stake: i64 = view.event().points - 1
        wanted: i64 = WANTED[strategy][stake if stake < 3 else 2]
        if strategy == SUPPORT and not view.reserve():
            wanted = 5
        return wanted

    def strategy(self, view: View, decision: Decision, own: bool) -> int:
        """The most wanted for itself, the least for an opponent."""
        best = 0
        most: i64 = -1000
        for number, option in enumerate(decision.options):
            wanted: i64 = self.wanted(view, view.piece(option.piece).card.strategy)
            if not own:
                wanted = -wanted
            if wanted > most:
                most = wanted
                best = number
        return best
