"""The published table of all choices, as `python -m benchmarks.empire_vs_rebellion_choices` wrote it into `rankings.json`.

The file: {"rules": version of matches, "seed": n, "games": goldfish games of each choice, "pairs": pairs of games of each two choices,
faction: {codes of the characters, joined by "+": [[mean, half of its interval] of each of NUMBERS]}, the best first,
"played": `choices.samples` by the same codes, by which a test sees that play has changed since}.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from games.contracts.decks import Slot
from games.contracts.report import RankedList, RankedNumber, Ranking
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.decks.formats import CHARACTERS
from games.empire_vs_rebellion.runs.choices import MOST_A_ROUND
from games.empire_vs_rebellion.runs.goldfish import MARGINS
from games.texts import LANGUAGES, words

FILE: Final = Path(__file__).with_name("rankings.json")

_MARGIN: Final = words("Goldfish, k = {k}", "一人回し（k＝{k}）", "單人模擬，k＝{k}")
NUMBERS: Final = (
    RankedNumber("match", words("Matches won", "対戦の勝率", "對戰勝率"), is_share=True, most=1),
    RankedNumber("match_behind", words("Behind the best", "最上位との差", "落後最佳者"), is_share=True, least_first=True, most=1),
    *(RankedNumber(f"margin_{k}", {language: _MARGIN[language].format(k=k) for language in LANGUAGES}, most=MOST_A_ROUND) for k in MARGINS),
)
_ABOUT: Final = words(
    "Matches: the default policy on both sides, each choice in {pairs} pairs of games against each of the 70 choices of the other "
    "faction; the factions are not equally strong, so compare within one. Goldfish: victory points a round in {games} games of all 24 "
    "events against an opponent who stands k under each target value; 42 / 24 = 1.75 points a round would be every event won, and what "
    "works on the opponent's cards, deck, influence or strategy counts for nothing there. All choices play the same random numbers. "
    "Intervals are at 95% and of one comparison each: with 70 choices some small differences mean nothing. They say how the default "
    "policy does with a choice, not how a person would.",
    "対戦：両側とも標準の方針で、もう一方の軍の70通りそれぞれと{pairs}組ずつ対戦。両軍の強さは同じではないので、同じ軍の中で比べてください。"
    "一人回し：相手の合計が任務値よりkだけ低いとして、全24イベントを{games}ゲーム行った1ラウンドあたりの勝利点。全部勝てば1ラウンド42÷24＝1.75点。"
    "相手のカード・山札・影響力・戦略に働く能力はここでは数えません。どの組も同じ乱数で遊びます。区間は95%で、1つの比較についてのもの：70通りもあれば、わずかな差に意味はありません。"
    "標準の方針での結果であり、人が使ったときの強さではありません。",
    "對戰：雙方皆用預設策略，每種選擇與另一陣營的 70 種選擇各打 {pairs} 組對局；兩陣營強度不同，請在同一陣營內比較。"
    "單人模擬：對手總點數比任務點數低 k，共 {games} 局、每局 24 個事件的每回合勝利點數；全勝為每回合 42÷24＝1.75 點，"
    "影響對手的牌、牌堆、影響力或戰略牌的能力在此不計。"
    "所有選擇使用相同亂數。區間為 95%，各指單一比較：70 種之中，微小差異沒有意義。這是預設策略的表現，不代表真人使用時的強弱。",
)


@cache
def rankings() -> tuple[Ranking, ...]:
    """One of each faction, the choice that won most matches first."""
    made = json.loads(FILE.read_text("utf-8"))
    about = {language: text.format(pairs=made["pairs"], games=made["games"]) for language, text in _ABOUT.items()}
    return tuple(Ranking(faction.code, faction.names, about, NUMBERS, _rows(made[faction.code])) for faction in FACTIONS)


def _rows(listed: dict[str, Any]) -> tuple[RankedList, ...]:
    return tuple(
        RankedList(
            tuple(Slot(code, 1, CHARACTERS) for code in characters.split("+")),
            tuple((float(mean), float(half)) for mean, half in values),
        )
        for characters, values in listed.items()
    )
