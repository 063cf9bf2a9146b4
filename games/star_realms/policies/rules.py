"""A policy that follows the rules of a rule file (`rule_files`).

rule: a score for some cards under some conditions.  The first rule that matches a card and whose conditions hold applies.
measure: a number of the game, such as the turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision
from games.star_realms.abilities.constants import BASE, DISCARD_VERB, INSTEAD_VERB, TAKE_VERB
from games.star_realms.play.cards import Card
from games.star_realms.play.pieces import Piece
from games.star_realms.play.view import View
from games.star_realms.policies.buying import wins_now
from games.star_realms.policies.player import Player

TURN: Final = 0
RESHUFFLES: Final = 1
OWN_AUTHORITY: Final = 2
ENEMY_AUTHORITY: Final = 3
OWN_BASES: Final = 4
ENEMY_BASES: Final = 5
TRADE: Final = 6
COMBAT: Final = 7
MEASURES: Final = ("turn", "reshuffles", "authority", "opponent_authority", "bases", "opponent_bases", "trade", "combat")


class Condition:
    """Holds if a measure is from `low` to `high`."""

    __slots__ = ("high", "low", "measure")

    def __init__(self, measure: i64, low: i64, high: i64) -> None:
        self.measure: i64 = measure
        self.low: i64 = low
        self.high: i64 = high


class Rule:
    """One rule of a list."""

    __slots__ = ("by_cost", "card", "conditions", "factions", "high_cost", "low_cost", "outpost", "score", "types")

    def __init__(self, score: i64) -> None:
        self.score: i64 = score
        # A card's code, "" for any.
        self.card = ""
        # Bits, 0 for any.
        self.types: i64 = 0
        self.factions: i64 = 0
        # 1 for outposts, 0 for other cards, -1 for both.
        self.outpost: i64 = -1
        self.low_cost: i64 = 0
        self.high_cost: i64 = 1000
        # Whether the score is multiplied by the cost.
        self.by_cost = False
        self.conditions: list[Condition] = []

    def is_about(self, card: Card) -> bool:
        if self.card and self.card != card.code:
            return False
        if self.types != 0 and card.type & self.types == 0:
            return False
        if self.factions != 0 and card.factions & self.factions == 0:
            return False
        if self.outpost >= 0 and card.is_outpost != (self.outpost == 1):
            return False
        return self.low_cost <= card.cost <= self.high_cost


class RuledPlayer(Player):
    """Plays as `Player`, but buys, scraps and discards the card with the highest score, and none with 0 or less if it may decline."""

    def __init__(self, buy: list[Rule], use: list[Rule], scrap: list[Rule], discard: list[Rule]) -> None:
        self.buy = buy
        self.use = use
        self.scrap = scrap
        self.discard = discard

    def rating(self, view: View, card: Card) -> i64:
        return score_of(self.buy, view, card)

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return score_of(self.use, view, piece.card) > 0 or wins_now(view, piece)

    def best(self, view: View, decision: Decision) -> int:
        """Free cards follow the rules for buying."""
        if decision.options[len(decision.options) - 1].verb != TAKE_VERB:
            return Player.best(self, view, decision)
        best = 0
        most: i64 = -1000000000
        for number, option in enumerate(decision.options):
            score: i64 = 0 if option.verb == PASS_VERB else score_of(self.buy, view, view.piece(option.piece).card)
            if score > most:
                best = number
                most = score
        return best

    def least(self, view: View, decision: Decision) -> int:
        from_hand = decision.options[len(decision.options) - 1].verb == DISCARD_VERB
        rules = self.discard if from_hand else self.scrap
        if not rules:
            return Player.least(self, view, decision)
        best = 0
        most: i64 = -1000000000
        for number, option in enumerate(decision.options):
            if option.verb == PASS_VERB or (option.verb == INSTEAD_VERB and most < 0):
                most = 0
                best = number
            elif option.verb != INSTEAD_VERB:
                score: i64 = score_of(rules, view, view.piece(option.piece).card)
                if score > most:
                    best = number
                    most = score
        return best


def score_of(rules: list[Rule], view: View, card: Card) -> i64:
    for rule in rules:
        if rule.is_about(card) and holds(rule, view):
            return rule.score * card.cost if rule.by_cost else rule.score
    return 0


def holds(rule: Rule, view: View) -> bool:
    for condition in rule.conditions:
        number: i64 = measured(view, condition.measure)
        if number < condition.low or number > condition.high:
            return False
    return True


def measured(view: View, measure: i64) -> i64:  # noqa: PLR0911  one line a measure
    if measure == TURN:
        return view.turn()
    if measure == RESHUFFLES:
        return view.reshuffles(view.seat)
    if measure == OWN_AUTHORITY:
        return view.authority(view.seat)
    if measure == ENEMY_AUTHORITY:
        return view.authority(1 - view.seat)
    if measure == OWN_BASES:
        return bases(view, view.seat)
    if measure == ENEMY_BASES:
        return bases(view, 1 - view.seat)
    if measure == TRADE:
        return view.trade()
    return view.combat()


def bases(view: View, seat: i64) -> i64:
    found: i64 = 0
    for piece in view.in_play(seat):
        if piece.card.type == BASE:
            found += 1
    return found
