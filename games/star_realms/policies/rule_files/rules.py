"""Rules, and what they say about a card.

rule: a score for some cards under some conditions.  The first rule that matches a card and whose conditions hold applies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.star_realms.play.cards import Card
from games.star_realms.play.view import View
from games.star_realms.policies.rule_files.measures import (
    BUY_GAIN,
    MEANS,
    OF_CARD,
    OF_ENEMY_OWNED,
    OF_OWNED,
    VALUED,
    measured,
    scrap_trade,
)

NO_MEASURE: Final = -1


class Condition:
    """Holds if a measure is from `low` to `high`; each bound is a number or another measure."""

    __slots__ = ("high", "high_measure", "low", "low_measure", "measure")

    def __init__(self, measure: i64, low: i64, high: i64) -> None:
        self.measure: i64 = measure
        self.low: i64 = low
        self.high: i64 = high
        self.low_measure: i64 = NO_MEASURE
        self.high_measure: i64 = NO_MEASURE


class Rule:
    """One rule of a list."""

    __slots__ = (
        "by_cost",
        "card",
        "choice",
        "conditions",
        "factions",
        "high_cost",
        "low_cost",
        "outpost",
        "per_cost",
        "score",
        "score_measure",
        "then_use",
        "types",
    )

    def __init__(self, score: i64) -> None:
        self.score: i64 = score
        # A measure that is the score, or NO_MEASURE.
        self.score_measure: i64 = NO_MEASURE
        # A card's code, "" for any.
        self.card = ""
        # Bits, 0 for any.
        self.types: i64 = 0
        self.factions: i64 = 0
        # 1 for outposts, 0 for other cards, -1 for both.
        self.outpost: i64 = -1
        self.low_cost: i64 = 0
        self.high_cost: i64 = 1000
        # Whether the score is multiplied by the cost, and what it grows by for each point of the cost.
        self.by_cost = False
        self.per_cost: i64 = 0
        # The number of the effect to choose, from 1.
        self.choice: i64 = 0
        # Whether the abilities of the card are used as soon as it is played.
        self.then_use = False
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


class RuleList:
    """The rules about one kind of choice."""

    __slots__ = ("_about", "least", "means", "rules", "total", "values")

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        # The least score of a card that is taken although it may be declined.
        self.least: i64 = 1
        # Of "buy": whether the cards with the highest score together are bought, not first the one with the highest score.
        self.total = False
        # Of "buy": the values of cards that the file invents, each with the values before it; and their means at this decision
        # (by measure less VALUED).
        self.values: list[RuleList] = []
        self.means: dict[int, int] = {}
        self._about: dict[str, list[Rule]] = {}

    def about(self, card: Card) -> list[Rule]:
        """The rules that match the card, kept so that each card is compared with all rules once."""
        found = self._about.get(card.code)
        if found is None:
            found = []
            for rule in self.rules:
                if rule.is_about(card):
                    found.append(rule)
            self._about[card.code] = found
        return found


def rule_for(rules: RuleList, view: View, card: Card, buy: RuleList) -> Rule | None:
    """The rule that applies to the card now.  buy: the rules for buying, which some measures need."""
    for rule in rules.about(card):
        if holds(rule, view, card, buy):
            return rule
    return None


def score_of(rules: RuleList, view: View, card: Card, buy: RuleList) -> i64:
    """The score of the card; 0 if no rule applies."""
    rule = rule_for(rules, view, card, buy)
    return 0 if rule is None else score(rule, view, card, buy)


def score(rule: Rule, view: View, card: Card, buy: RuleList) -> i64:
    found: i64 = rule.score
    if rule.score_measure != NO_MEASURE:
        found = value(rule.score_measure, view, card, buy)
    if rule.by_cost:
        found *= card.cost
    return found + rule.per_cost * card.cost


def holds(rule: Rule, view: View, card: Card, buy: RuleList) -> bool:
    for condition in rule.conditions:
        number: i64 = value(condition.measure, view, card, buy)
        low: i64 = condition.low
        if condition.low_measure != NO_MEASURE:
            low += value(condition.low_measure, view, card, buy)
        high: i64 = condition.high
        if condition.high_measure != NO_MEASURE:
            high += value(condition.high_measure, view, card, buy)
        if number < low or number > high:
            return False
    return True


def value(measure: i64, view: View, card: Card, buy: RuleList) -> i64:
    if measure >= VALUED:
        return card_value(measure - VALUED, view, card, buy)
    return buy_gain(view, card, buy) if measure == BUY_GAIN else measured(view, measure, card)


def card_value(measure: i64, view: View, card: Card, buy: RuleList) -> i64:
    """A value of the card, or the mean of it over all cards of a place, in hundredths, rounded down; 0 without cards.

    A mean is worked out once a decision (`RuledPlayer.choose`): rules may ask for it for each card, and values for means of others.
    """
    rules = buy.values[measure // MEANS]
    whose: i64 = measure % MEANS
    if whose == OF_CARD:
        return score_of(rules, view, card, buy)
    known = buy.means.get(measure)
    if known is not None:
        return known
    if whose == OF_OWNED:
        cards = view.owned(view.seat)
    elif whose == OF_ENEMY_OWNED:
        cards = view.owned(1 - view.seat)
    else:
        cards = [piece.card for piece in view.trade_row()]
    total: i64 = 0
    for each in cards:
        total += score_of(rules, view, each, buy)
    mean: i64 = total * 100 // len(cards) if cards else 0
    buy.means[measure] = mean
    return mean


def buy_gain(view: View, card: Card, buy: RuleList) -> i64:
    """By how much the trade of the card's scrap abilities raises the score of the best card to buy."""
    more: i64 = scrap_trade(card)
    if more == 0:
        return 0
    now: i64 = view.trade()
    return best_score(view, now + more, buy) - best_score(view, now, buy)


def best_score(view: View, trade: i64, buy: RuleList) -> i64:
    most: i64 = 0
    for piece in view.for_sale():
        if view.price(piece) <= trade:
            # A rule for buying that itself asks for the gain sees none, or it would ask for ever.
            most = max(most, score_of(buy, view, piece.card, buy)) if not asks_for_gain(buy, piece.card) else most
    return most


def asks_for_gain(buy: RuleList, card: Card) -> bool:
    for rule in buy.about(card):
        if rule.score_measure == BUY_GAIN:
            return True
        for condition in rule.conditions:
            if BUY_GAIN in (condition.measure, condition.low_measure, condition.high_measure):
                return True
    return False
