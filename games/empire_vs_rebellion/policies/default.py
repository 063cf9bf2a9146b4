"""The default policy, greedy: take the action with the best chance of winning the event.

A score is the chance to win the event after an option, in thousandths; see `outlook`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import (
    ABILITY_VERB,
    AND_OR,
    ANYONE,
    AREA,
    CHOOSE,
    DISCARD,
    DISCARD_TOP,
    DISCARD_VERB,
    ENTER_VERB,
    EVENTS,
    EXHAUST_VERB,
    GAIN_INFLUENCE,
    INFLUENCE_VERB,
    LOOK,
    LOOKED_AT,
    LOSE_INFLUENCE,
    ON_TOP_VERB,
    OWN,
    PICK_OP,
    PLAY_TOP,
    PLAY_VERB,
    READY,
    RESERVE,
    WHOLE_DECK,
    ZONES_A_SEAT,
)
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import (
    BUREAUCRACY,
    DECEPTION,
    DIRECT_ASSAULT,
    INFILTRATION,
    OPTION,
    PICK,
    STRATEGY,
    STRATEGY_CHOICE,
    SUPPORT,
    WHICH_DECK,
)
from games.empire_vs_rebellion.play.side import Piece
from games.empire_vs_rebellion.play.view import View
from games.empire_vs_rebellion.policies.outlook import DELAY, Outlook
from games.empire_vs_rebellion.policies.reach import WON
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.windows import ACTIONS_DECISION
from games.engine.ops import Op, Program

# Scores of the greedy policy, in thousandths of a chance to win the event.
ABILITY_COST: Final = 12  # deducted for using an ability
INFLUENCE_COST: Final = 40  # deducted for spending influence
AHEAD: Final = 450  # passing while ahead of an opponent who goes on
BEHIND: Final = 50  # passing while behind

# The value of each strategy for an event of 1, 2 and 3 points.  This table won most often against other such tables: it keeps
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


class GreedyPolicy(Outlook):
    """Take the action with the best chance to win the event, looking one action ahead.

    A card is only played if that adds at least `stop_margin` percent to the chance.
    """

    def __init__(self, weights: list[int], reach: list[int], stop_margin: i64) -> None:
        super().__init__(weights, reach)
        self.stop_margin: i64 = stop_margin

    def choose(self, view: Any, decision: Decision) -> int:
        own_view: View = view
        kind: i64 = decision.kind
        if kind == STRATEGY_CHOICE:
            return self.choose_strategy(own_view, decision, decision.subject == own_view.seat)
        ends = self.read_position(own_view, kind)
        if kind == ACTIONS_DECISION:
            return self.choose_action(own_view, decision, ends)
        if kind == PICK:
            return self.choose_pick(own_view, decision)
        if kind == OPTION:
            return self.choose_effect(own_view, decision)
        if kind == WHICH_DECK:
            return 0 if self.cards > 0 else 1
        return 0

    # --- the struggle ----------------------------------------------------------------------------------------------

    def choose_action(self, view: View, decision: Decision, ends: bool) -> int:
        """The action with the best score.  ends: whether passing would end the struggle."""
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
                    worth = self.draw_score(self.own, self.other, self.cards)
                worth -= 10 * self.stop_margin
            elif verb == ABILITY_VERB:
                worth = self.ability_score(view, view.piece(option.piece)) - ABILITY_COST
            elif verb == INFLUENCE_VERB:
                card = view.piece(option.piece).card
                # Spending influence to gain it again gives nothing, so a card that gives influence counts by its value alone.
                more: i64 = 0 if gives_influence(card) else self.cards
                worth = self.score(self.own + card.value - card.exhausted, self.other, more) - INFLUENCE_COST
            if worth > most:
                most = worth
                best = number
            number += 1
        return best

    def ability_score(self, view: View, piece: Piece) -> i64:
        """The score after the card is exhausted for its ability."""
        own: i64 = self.own - piece.card.value + piece.card.exhausted
        program = piece.card.ability
        if program is None or view.is_forbidden(piece.card):
            return self.score(own, self.other, self.cards)
        return self.program_score(view, program, piece, own)

    def program_score(self, view: View, program: Program, source: Piece, own: i64) -> i64:  # noqa: PLR0911  one line an op
        """The best score after a program, judged by its first op; `source` counts as exhausted."""
        op = program.ops[0]
        code: i64 = op.code
        other: i64 = self.other
        cards: i64 = self.cards
        seat: i64 = view.seat
        if code == PICK_OP:
            if op.kind == DISCARD_VERB and len(program.ops) > 1 and program.ops[1].code == PLAY_TOP:
                return self.replace_score(view, source, own)
            return self.best_pick_score(view, op, source, own)
        if code in (AND_OR, CHOOSE):
            best: i64 = 0
            for sub in op.subs:
                worth: i64 = self.program_score(view, sub, source, own)
                best = max(best, worth)
            return best
        standing: i64 = self.score(own, other, cards)
        if code == GAIN_INFLUENCE:
            return standing + 10
        if code == LOSE_INFLUENCE:
            return standing + 8 if view.influence(1 - seat) > 0 else standing
        if code == DISCARD_TOP:
            return self.sweep_score(view, own)
        if code == LOOK and op.place != EVENTS:
            if op.amount >= WHOLE_DECK:
                return self.search_score(own, op.selector.whose == ANYONE)
            if cards > 0 and op.amount > 1:
                return self.better_of_two_score(own) - DELAY
            if cards > 0:
                drawn: i64 = self.draw_score(own, other, cards)
                return drawn if drawn > standing else standing
        return standing

    def best_pick_score(self, view: View, op: Op, source: Piece, own: i64) -> i64:
        """The score after the best single pick of an op."""
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
                        worth: i64 = self.score_after_pick(op.kind, piece, own, piece is source)
                        best = max(best, worth)
        elif zones & (1 << DISCARD):
            for piece in view.discard(seat):
                worth = self.score_after_pick(op.kind, piece, own, False)
                best = max(best, worth)
        elif zones & (1 << RESERVE):
            for piece in view.reserve():
                worth = self.score_after_pick(op.kind, piece, own, False)
                best = max(best, worth)
        return best if best >= 0 else self.score(own, self.other, self.cards)

    def score_after_pick(self, verb: i64, piece: Piece, own: i64, exhausted: bool) -> i64:
        """The score after a pick.  exhausted: the card is the source of the ability, which is not exhausted on the table yet."""
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

    def replace_score(self, view: View, source: Piece, own: i64) -> i64:
        """The score after the player's best card is replaced by the top card of the player's own deck, or after no card is replaced."""
        best: i64 = self.score(own, self.other, self.cards)
        for piece in view.area(view.seat):
            value: i64 = piece.card.exhausted if piece is source else piece.value()
            worth: i64 = self.draw_score(own - value, self.other, self.cards + 1)
            best = max(best, worth)
        return best

    # --- choices inside an ability -----------------------------------------------------------------------------------

    def choose_effect(self, view: View, decision: Decision) -> int:
        """The effect with the best score; another effect only if it improves the score."""
        best: i64 = len(decision.options) - 1
        options = decision.options
        most: i64 = -1
        if options[best].verb == PASS_VERB:
            most = self.score(self.own, self.other, self.cards)
        parts = view.parts()
        source = view.source()
        for number, option in enumerate(options):
            if option.verb != PASS_VERB:
                worth: i64 = self.program_score(view, parts[option.amount], source, self.own)
                if worth > most:
                    most = worth
                    best = number
        return best

    def choose_pick(self, view: View, decision: Decision) -> int:
        options = decision.options
        best: i64 = 0
        most: i64 = -100000
        for number, option in enumerate(options):
            worth: i64 = self.pick_score(view, option)
            if worth > most:
                most = worth
                best = number
        return best

    def pick_score(self, view: View, option: Option) -> i64:
        if option.verb == PASS_VERB:
            return self.score(self.own, self.other, self.cards)
        piece = view.piece(option.piece)
        verb: i64 = option.verb
        if piece.card.type == STRATEGY:
            wanted: i64 = self.strategy_weight(view, piece.card.strategy)
            return wanted
        if piece.zone % ZONES_A_SEAT == LOOKED_AT and piece.owner >= 0 and verb == DISCARD_VERB:
            # The other card stays on top: discard the worst card of the player's own deck, or the best card of the opponent's.
            if piece.owner != view.seat:
                return piece.card.value
            return -self.score(self.own + piece.card.value, self.other, self.cards - 1)
        return self.score_after_pick(verb, piece, self.own, False)

    # --- strategies ------------------------------------------------------------------------------------------------

    def strategy_weight(self, view: View, strategy: i64) -> i64:
        stake: i64 = view.event().points - 1
        wanted: i64 = WANTED[strategy][stake if stake < 3 else 2]
        if strategy == SUPPORT and not view.reserve():
            wanted = 5
        return wanted

    def choose_strategy(self, view: View, decision: Decision, own: bool) -> int:
        """The strategy with the highest weight for the player itself, with the lowest for an opponent."""
        best = 0
        most: i64 = -1000
        for number, option in enumerate(decision.options):
            wanted: i64 = self.strategy_weight(view, view.piece(option.piece).card.strategy)
            if not own:
                wanted = -wanted
            if wanted > most:
                most = wanted
                best = number
        return best
