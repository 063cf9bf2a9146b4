"""What runs with the search policy have in common, whatever the game: its option, its words, and how slow it is.

side: the ending of the options of one side of a match, "_0" or "_1"; "" where there is one player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.runs import OptionSpec, SlowGames
from games.texts import LANGUAGES, Words, words

SEARCH: Final = "search"
SIDES: Final = ("", "_0", "_1")
LEAST: Final = 20
MOST: Final = 80

NAME: Final = words(
    "Search: plays every option on many times (slow)", "探索：各選択肢を何度も先まで試す（低速）", "搜尋：將每個選項往後試玩多次（慢）"
)
_LABEL: Final = words("Playouts of each option", "選択肢ごとの試行回数", "每個選項的試玩次數")
_HELP: Final = words(
    "Used by the search: more play better and take longer. Such runs wait in a queue of their own and have fewer games.",
    "探索で使います。多いほど強く、時間がかかります。専用の待ち行列を使い、ゲーム数の上限は低くなります。",
    "供搜尋使用：越多越強，也越慢。這類模擬有自己的佇列，局數上限較低。",
)
_TEXT: Final = words(
    "It is slow: it deals anew what it cannot see, plays on from each option {playouts} times by the default policy, "
    "and leaves what that policy would do only for what came out better by more than chance.",
    "低速です。見えないカードを配り直し、各選択肢を標準の方針で{playouts}回ずつ先まで試し、標準の方針の答えより誤差を超えてよい結果のものがあればそれを選びます。",
    "速度慢：將看不到的牌重新發過，每個選項以預設方針往後試玩 {playouts} 次，只有結果明顯優於預設方針的選項才會取代它。",
)


def playouts_option(side: str = "") -> OptionSpec:
    return OptionSpec(f"playouts{side}", "int", LEAST, _LABEL, low=LEAST, high=MOST, help=_HELP, needs=(f"policy{side}", SEARCH))


def searches(options: Mapping[str, Any]) -> list[int]:
    """The playouts of each player of a run that searches."""
    return [options.get(f"playouts{side}", LEAST) for side in SIDES if options.get(f"policy{side}") == SEARCH]


def slow_games(a_second: int) -> SlowGames:
    """a_second: games of about one second of one player with a single playout for each option; compiled they take a third of it."""

    def games(options: Mapping[str, Any]) -> int:
        playouts = sum(searches(options))
        return max(1, a_second // playouts) if playouts else 0

    return games


def search_text(playouts: int, searched: Words) -> Words:
    """searched: which decisions, a sentence of the game's own."""
    texts = {language: _TEXT[language].format(playouts=playouts) for language in LANGUAGES}
    return joined([texts, searched])


def joined(sentences: Sequence[Words]) -> dict[str, str]:
    """Sentences one after the other; Japanese and Chinese ones end in a full-width stop and need no space."""
    return {language: (" " if language == "en" else "").join(each[language] for each in sentences) for language in LANGUAGES}
