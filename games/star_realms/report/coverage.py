"""How well a run plays each card: full, partial or none, and why."""

from __future__ import annotations

from typing import Final

from games.contracts.report import CardCoverage, Coverage
from games.star_realms.catalogue.parse_text import operations
from games.star_realms.catalogue.pool import CardFacts, Pool
from games.star_realms.play.programs import CONSTANTS, MAKERS
from games.texts import Words, words

PLAYED_TYPES: Final = ("ship", "base", "hero", "event", "tech", "gambit", "commander")
PLAYED_OPS: Final = frozenset({*MAKERS, *CONSTANTS, "pay"})
NOT_TOLD: Final = words(
    "Part of what it does is not in the card data; the rest is played.",
    "効果の一部がカードデータにないため、残りだけをプレイします。",
    "卡牌資料缺少部分效果；只執行其餘部分。",
)
NOTHING_TOLD: Final = words("What it does is not in the card data.", "効果がカードデータにありません。", "卡牌資料中沒有其效果。")
TYPE_NOT_PLAYED: Final = words(
    "This type of card does not take part in these games.", "この種類のカードは、このゲームでは使いません。", "這種卡牌不參與此遊戲。"
)
NO_DEFENSE: Final = words(
    "Its defense is not in the card data; its cost is taken.",
    "防御力がカードデータにないため、コストの値を使います。",
    "卡牌資料沒有防禦值；以費用代替。",
)
TOKEN: Final = words(
    "No rule in the card data brings this token into play.",
    "このトークンを場に出すルールがカードデータにありません。",
    "卡牌資料中沒有讓此衍生物進場的規則。",
)


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """Of one copy of the card of this code; None for a card that the pool has not."""
    facts = pool.cards.get(code)
    return coverage_of(facts, 1) if facts else None


def coverage_of(facts: CardFacts, copies: int) -> CardCoverage:
    level, reason = _level(facts)
    return CardCoverage(code=facts.code, name=facts.name, quantity=copies, level=level, reason=reason)


def _level(facts: CardFacts) -> tuple[Coverage, Words | None]:
    if facts.type not in PLAYED_TYPES:
        return "none", TYPE_NOT_PLAYED
    if any(effect["op"] not in PLAYED_OPS for effect in operations(facts.abilities)):
        return "partial", NOT_TOLD
    if facts.type == "gambit" and not facts.abilities:
        return "none", NOTHING_TOLD
    if facts.type == "base" and facts.defense is None:
        return "partial", NO_DEFENSE
    if facts.role == "token":
        return "none", TOKEN
    return "full", None
