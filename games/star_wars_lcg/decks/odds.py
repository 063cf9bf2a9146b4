"""Exact odds of the first hand and the first objectives, as fractions (hypergeometric)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

from games.contracts.report import Odds
from games.decks.odds import exactly
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.play.constants import OBJECTIVES_IN_PLAY, OBJECTIVES_SEEN, OPENING_HAND
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled

# A card type, and the code of its odds.
_KINDS: Final = (("unit", "units"), ("fate", "fates"), ("event", "events"))


def opening_odds(
    cards: Sequence[tuple[CardFacts, int]], *, affiliation: CardFacts, keep_cost: int, mulligan: bool, chooses: bool
) -> tuple[Odds, ...]:
    """The odds that a report lists.

    cards: all cards of the deck with their copies; at least 6 command cards and 4 objectives.
    keep_cost: the highest cost of a cheap unit; a hand with one is kept.
    mulligan: whether the policy replaces a hand without a cheap unit.
    chooses: whether the policy keeps the best three of the four objectives seen (otherwise any three).
    """
    command = [(card, copies) for card, copies in cards if card.type != "objective"]
    size = sum(copies for _, copies in command)
    cheap = sum(copies for card, copies in command if card.type == "unit" and (card.cost or 0) <= keep_cost)
    keep = 1 - exactly(0, cheap, pile=size, draws=OPENING_HAND)
    odds = [_odds("keepable", filled(TEXTS["odds.keepable"], cost=keep_cost), keep)]
    if mulligan:
        # LCG-SET-10: all six go back before six are drawn again, so the second hand is independent of the first.
        label = filled(TEXTS["odds.keepable_after_mulligan"], cost=keep_cost)
        odds.append(_odds("keepable_after_mulligan", label, 1 - (1 - keep) ** 2))
    for kind, code in _KINDS:
        number = sum(copies for card, copies in command if card.type == kind)
        for found in range(min(number, OPENING_HAND) + 1):
            label = filled(TEXTS[f"odds.{code}"], number=found)
            odds.append(_odds(f"{code}_{found}", label, exactly(found, number, pile=size, draws=OPENING_HAND)))
    return (*odds, *_objective_odds(cards, affiliation, chooses))


def _objective_odds(cards: Sequence[tuple[CardFacts, int]], affiliation: CardFacts, chooses: bool) -> list[Odds]:
    """Odds of the resources of the three objectives kept from the four seen (LCG-SET-08)."""
    dealt = OBJECTIVES_SEEN if chooses else OBJECTIVES_IN_PLAY  # any three of four have the same odds as three seen
    values: Counter[int] = Counter()
    for card, copies in cards:
        if card.type == "objective":
            values[card.resources or 0] += copies
    size = values.total()
    hands = comb(size, dealt)
    rich = sum(copies for value, copies in values.items() if value >= 2)
    odds = [_odds("rich_objective", TEXTS["odds.rich_objective"], 1 - exactly(0, rich, pile=size, draws=dealt))]
    own = affiliation.resources or 0
    totals: Counter[int] = Counter()
    for seen in combinations_with_replacement(sorted(values), dealt):
        ways = prod(comb(values[value], copies) for value, copies in Counter(seen).items())
        if ways:
            totals[own + sum(seen[dealt - OBJECTIVES_IN_PLAY :])] += ways  # sorted: the smallest goes under the deck
    for total in range(min(totals) + 1, max(totals) + 1):
        label = filled(TEXTS["odds.resources"], number=total)
        odds.append(_odds(f"resources_{total}", label, Fraction(sum(ways for each, ways in totals.items() if each >= total), hands)))
    return odds


def _odds(code: str, labels: Words, chance: Fraction) -> Odds:
    return Odds(code=code, labels=labels, value=float(chance))
