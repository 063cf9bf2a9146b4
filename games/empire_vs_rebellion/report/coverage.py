"""How well a goldfish measures each card: full, partial or none, and why (section 7 of the rules).

In a match every card is played in full.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from games.contracts.report import CardCoverage, Coverage
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.texts import Words, words

AGAINST_NOBODY: Final = words(
    "Works only on the opponent's cards, deck, influence or strategy, and the goldfish's opponent has none; its points are counted.",
    "相手のカード・山札・影響力・戦略にだけ働きますが、受け身の相手は何も持ちません。点数は数えます。",
    "只影響對手的牌、牌堆、影響力或戰略牌，而被動對手一無所有；其點數仍計入。",
)
HALF: Final = words(
    "What it does to the opponent's cards is not measured: the goldfish's opponent has none.",
    "相手のカードへの効果は測定しません。受け身の相手はカードを持ちません。",
    "對對手牌的效果不予衡量：被動對手沒有牌。",
)
NEXT_ROUND: Final = words(
    "Not measured: it has no effect within one event.",
    "測定しません：1つのイベントの中では効果がありません。",
    "不予衡量：在單一事件內沒有效果。",
)
OWN_STRATEGY: Final = words(
    "Not measured unless the run lets the policy choose its strategies.",
    "方針が戦略を選ぶ設定でなければ測定しません。",
    "除非由策略選擇戰略牌，否則不予衡量。",
)
OFF: Final = words(
    "Its effect on the winner or loser is not measured; the event itself is.",
    "勝者・敗者への効果は測定しません。イベント自体は測定します。",
    "對贏家或輸家的效果不予衡量；事件本身會衡量。",
)
_TARGETING: Final = ("discard", "exhaust", "lose_influence", "change_strategy", "look", "search", "put_on_top", "discard_top_then_lower")


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """Of one copy of the card of this code; None for a card that the pool has not."""
    facts = pool.cards.get(code)
    return coverage_of(facts) if facts else None


def coverage_of(facts: CardFacts) -> CardCoverage:
    level, reason = _level(facts)
    return CardCoverage(code=facts.code, name=facts.name, quantity=1, level=level, reason=reason)


def match_coverage_of(facts: CardFacts) -> CardCoverage:
    return CardCoverage(code=facts.code, name=facts.name, quantity=1, level="full")


def _level(facts: CardFacts) -> tuple[Coverage, Words | None]:
    if facts.type == "event":
        return ("partial", OFF) if facts.abilities and "this_round" not in facts.abilities else ("full", None)
    if facts.type == "strategy":
        return ("none", NEXT_ROUND) if {"next_round", "on_reveal"} & set(facts.abilities) else ("full", None)
    effects = list(_effects(facts.abilities))
    aimed = {_aim(effect) for effect in effects if effect["op"] in _TARGETING}
    if aimed == {"opponent"}:
        return "partial", AGAINST_NOBODY
    if "opponent" in aimed or "any" in aimed:
        return "partial", HALF
    if any(effect["op"] == "change_strategy" for effect in effects):
        return "partial", OWN_STRATEGY
    return "full", None


def _aim(effect: Mapping[str, Any]) -> str:
    return "opponent" if effect["op"] == "discard_top_then_lower" else str(effect["whose"])


def _effects(abilities: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for listed in abilities.values():
        for ability in listed:
            yield from _inside(ability["effects"])


def _inside(effects: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for effect in effects:
        yield effect
        yield from _inside(effect.get("then", []))
        for option in effect.get("options", []):
            yield from _inside(option)
