"""How well a goldfish run plays each card: full, partial or none, and why."""

from __future__ import annotations

from typing import Final

from games.contracts.report import CardCoverage, Coverage
from games.star_wars_lcg.catalogue.pool import CardFacts, Pool
from games.texts import Words, words

# Keywords whose whole rule is played; in an undefended engagement Edge, Protect and Targeted Strike have nothing to do.
PLAYED_KEYWORDS: Final = frozenset({"elite", "limited", "shielding", "no_enhancements", "edge", "protect", "targeted_strike"})

NOT_FROM_HAND: Final = {
    "event": words("Events are not played yet.", "イベントはまだプレイしません。", "尚未打出事件。"),
    "fate": words("Fate cards are not resolved yet.", "宿命カードはまだ解決しません。", "尚未結算命運卡。"),
    "mission": words("Missions are not played yet.", "ミッションはまだプレイしません。", "尚未打出任務。"),
}
NO_ENHANCED: Final = words(
    "The card data do not say what it enhances, so it is not played.",
    "何を強化するかがカードデータにないため、プレイしません。",
    "卡牌資料未說明它強化什麼，因此不打出。",
)
NO_ENEMY_UNITS: Final = words(
    "It goes on an enemy unit; the passive opponent has none.",
    "敵のユニットに付けるカードですが、受動的な相手にはユニットがありません。",
    "須附加於敵方單位；被動的對手沒有單位。",
)
TEXT_LEFT_OUT: Final = words(
    "Played as printed, without its text.", "印刷値だけでプレイし、テキストは無視します。", "只依印刷數值打出，不執行文字效果。"
)
OBJECTIVE_TEXT: Final = words(
    "Its resources and damage capacity are played, its text is not.",
    "リソースとダメージ許容量だけを使い、テキストは無視します。",
    "只使用其資源與傷害容量，不執行文字效果。",
)
PRINTED_X: Final = words("Its printed X is played as 0.", "印刷されたXは0として扱います。", "印刷的 X 視為 0。")
RESERVE_UNKNOWN: Final = words(
    "Its reserve value is not in the card data; played as 6.",
    "リザーブ値がカードデータにないため、6として扱います。",
    "卡牌資料沒有預備值；視為 6。",
)


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """Of one copy of the card that was first printed as `code`; None for a card that the pool has not."""
    facts = pool.cards.get(code)
    return coverage_of(facts, 1) if facts else None


def coverage_of(facts: CardFacts, copies: int) -> CardCoverage:
    level, reason = _level(facts)
    return CardCoverage(code=facts.code, name=facts.name, quantity=copies, level=level, reason=reason)


def _level(facts: CardFacts) -> tuple[Coverage, Words | None]:
    if facts.type in NOT_FROM_HAND:
        return "none", NOT_FROM_HAND[facts.type]
    if facts.type == "enhancement":
        if facts.enhances is None:
            return "none", NO_ENHANCED
        if facts.enhances.what == "unit" and facts.enhances.whose == "enemy":
            return "none", NO_ENEMY_UNITS
    reasons = []
    if facts.texts:
        reasons.append(PRINTED_X)
    if facts.type == "affiliation" and facts.reserve is None:
        reasons.append(RESERVE_UNKNOWN)
    if facts.has_text or any(keyword.name not in PLAYED_KEYWORDS for keyword in facts.keywords):
        reasons.append(OBJECTIVE_TEXT if facts.type == "objective" else TEXT_LEFT_OUT)
    if not reasons:
        return "full", None
    return "partial", {language: " ".join(reason[language] for reason in reasons) for language in reasons[0]}
