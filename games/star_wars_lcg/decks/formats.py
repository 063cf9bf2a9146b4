"""The formats of deck construction.  What is dated (errata, the restricted list) comes with the card data.

set: an objective set by its number as text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.contracts.catalogue import Record
from games.contracts.decks import Format, ZoneSpec

CONSTRUCTED: Final = "constructed"
RESTRICTED: Final = "constructed-restricted"
STARTER: Final = "starter"

FORMATS = (
    Format(
        CONSTRUCTED,
        {"en": "Constructed", "ja": "構築戦", "zh-hant": "構築賽"},
        {
            "en": "The rulebook's tournament deck: one affiliation card and at least 10 objective sets.",
            "ja": "ルールブックの大会用デッキ：所属カード1枚と目標セット10個以上。",
            "zh-hant": "規則書的比賽牌組：1 張所屬卡與至少 10 個目標組。",
        },
    ),
    Format(
        RESTRICTED,
        {"en": "Constructed with the restricted list", "ja": "構築戦（制限リスト）", "zh-hant": "構築賽（限制表）"},
        {
            "en": "Constructed, and from 12 April 2017 at most one objective set of each group of the restricted list (FAQ 5.0).",
            "ja": "構築戦に加え、2017年4月12日からは制限リスト（FAQ 5.0）の各グループから目標セットを1種類まで。",
            "zh-hant": "構築賽；自 2017 年 4 月 12 日起，限制表（FAQ 5.0）每個組別最多 1 種目標組。",
        },
    ),
    Format(
        STARTER,
        {"en": "Starter decks", "ja": "スターターデッキ", "zh-hant": "入門牌組"},
        {
            "en": "One of the four Core Set decks of 8 objective sets, for a first game.",
            "ja": "最初のゲームのための、コアセットの目標セット8個のデッキ4種のうちの1つ。",
            "zh-hant": "核心組四副入門牌組之一，各有 8 個目標組，供初次遊玩。",
        },
    ),
)

OBJECTIVE_SETS: Final = "objective_sets"
AFFILIATION: Final = "affiliation"
MAIN: Final = "main"

ZONES = (
    ZoneSpec(OBJECTIVE_SETS, {"en": "Objective sets", "ja": "目標セット", "zh-hant": "目標組"}, "objective_sets", maximum=2),
    ZoneSpec(AFFILIATION, {"en": "Affiliation", "ja": "所属", "zh-hant": "所屬"}, "leaders", maximum=1),
    ZoneSpec(MAIN, {"en": "Single cards", "ja": "カード", "zh-hant": "單卡"}, "cards"),
)


@dataclass(frozen=True, slots=True)
class Starter:
    """One starter deck: one copy of each of `sets`, and the affiliation card `affiliation`."""

    affiliation: str
    sets: tuple[str, ...]


# LCG-DB-11, LCG-DB-12
STARTERS = (
    Starter("jedi", ("1", "2", "3", "4", "5", "6", "7", "18")),
    Starter("rebel-alliance", ("8", "9", "10", "11", "12", "13", "14", "18")),
    Starter("sith", ("19", "20", "21", "22", "23", "24", "25", "36")),
    Starter("imperial-navy", ("26", "27", "28", "29", "30", "31", "32", "36")),
)


def bars(card: Record, format: str, facts: Record) -> bool:
    """Is a card (a record with the codes of its `objective_sets`) in none of the starter decks?  LCG-DB-11."""
    if format != STARTER:
        return False
    return not any(card["code"] == starter.affiliation or set(card["objective_sets"]) & set(starter.sets) for starter in STARTERS)
