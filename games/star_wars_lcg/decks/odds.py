"""Exact odds of the opening: counted, not played (hypergeometric, in fractions)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

from games.contracts.report import Odds
from games.decks.odds import exactly
from games.star_wars_lcg.catalogue.pool import CardFacts
from games.star_wars_lcg.play.constants import OBJECTIVES_IN_PLAY, OBJECTIVES_SEEN, OPENING_HAND
from games.texts import Words, words

_KINDS: Final = (("unit", "units", "ユニット", "單位"), ("fate", "fates", "宿命カード", "命運"), ("event", "events", "イベント", "事件"))


def opening_odds(
    cards: Sequence[tuple[CardFacts, int]], *, leader: CardFacts, keep_cost: int, mulligan: bool, chooses: bool
) -> tuple[Odds, ...]:
    """cards: the whole deck with copies, objectives among them; at least 6 command cards and 4 objectives.

    mulligan: the policy takes it for such a hand.  chooses: it keeps the best three objectives of the four seen, and not any three.
    """
    command = [(card, copies) for card, copies in cards if card.type != "objective"]
    size = sum(copies for _, copies in command)
    cheap = sum(copies for card, copies in command if card.type == "unit" and (card.cost or 0) <= keep_cost)
    keep = 1 - exactly(0, cheap, pile=size, draws=OPENING_HAND)
    odds = [_odds("keepable", _keepable(keep_cost), keep)]
    if mulligan:
        # LCG-SET-10: all six go back before six are drawn again, so the second hand owes nothing to the first.
        odds.append(_odds("keepable_after_mulligan", _keepable_after(keep_cost), 1 - (1 - keep) ** 2))
    for kind, en, ja, zh in _KINDS:
        number = sum(copies for card, copies in command if card.type == kind)
        for found in range(min(number, OPENING_HAND) + 1):
            label = words(f"{en.capitalize()} in the first hand: {found}", f"最初の手札に{ja}{found}枚", f"起始手牌中有 {found} 張{zh}")
            odds.append(_odds(f"{en}_{found}", label, exactly(found, number, pile=size, draws=OPENING_HAND)))
    return (*odds, *_objective_odds(cards, leader, chooses))


def _objective_odds(cards: Sequence[tuple[CardFacts, int]], leader: CardFacts, chooses: bool) -> list[Odds]:
    """Of the four objectives seen (LCG-SET-08) the policy keeps the three that make the most resources, or any three."""
    dealt = OBJECTIVES_SEEN if chooses else OBJECTIVES_IN_PLAY  # three that nobody chose are as good as the only three seen
    values: Counter[int] = Counter()
    for card, copies in cards:
        if card.type == "objective":
            values[card.resources or 0] += copies
    size = values.total()
    hands = comb(size, dealt)
    rich = sum(copies for value, copies in values.items() if value >= 2)
    odds = [
        _odds(
            "rich_objective",
            words(
                "An objective that makes 2 or more resources among the three kept",
                "残した3つの目標に、リソース2以上のものがある",
                "保留的三張目標中有資源值 2 以上者",
            ),
            1 - Fraction(comb(size - rich, dealt), hands),
        )
    ]
    own = leader.resources or 0
    totals: Counter[int] = Counter()
    for seen in combinations_with_replacement(sorted(values), dealt):
        ways = prod(comb(values[value], copies) for value, copies in Counter(seen).items())
        if ways:
            totals[own + sum(seen[dealt - OBJECTIVES_IN_PLAY :])] += ways  # sorted: the least goes under the deck
    for total in range(min(totals) + 1, max(totals) + 1):
        label = words(
            f"{total} or more resources at the start",
            f"開始時のリソースが{total}以上",
            f"開局資源達 {total} 以上",
        )
        odds.append(_odds(f"resources_{total}", label, Fraction(sum(ways for each, ways in totals.items() if each >= total), hands)))
    return odds


def _odds(code: str, labels: Words, chance: Fraction) -> Odds:
    return Odds(code=code, labels=labels, value=float(chance))


def _keepable(cost: int) -> Words:
    return words(
        f"A unit of cost {cost} or less in the first hand",
        f"最初の手札にコスト{cost}以下のユニットがある",
        f"起始手牌中有費用 {cost} 以下的單位",
    )


def _keepable_after(cost: int) -> Words:
    return words(
        f"The same, with one mulligan (cost {cost} or less)",
        f"同じく、マリガン1回を含む（コスト{cost}以下）",
        f"同上，含一次重抽（費用 {cost} 以下）",
    )
