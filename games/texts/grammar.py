"""The grammar that a text put together from parts leaves open, by language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.texts.english import in_english
from games.texts.rewriting import Sentence, rewritten

# In this order: what stands in a text -> what is said.
_SENTENCES: Final = {
    "ja": [
        (r"このカードであるロケーション", "このロケーション"),
        (r"(このカード|対象)であるカード", r"\1"),
        (r"：このカード1枚", "：このカード"),
        (r"そのカードであるどこにあってもカードすべて", "どこにあってもそのカード"),
        (r"このカードの付いたカード", "付いているカード"),
        (r"((?:このカード|付いているカード|対象|それ)が[^；：、（）]+?)の?(?<!この)カード(?=なら|、かつ|でない)", r"\1"),
        (r"カード「", "「"),
        (r"60枚まで", "何枚でも"),
        (r"にだけ配備できる；(?=[^；]+にだけ配備できる)", "または"),
    ],
    "zh-hant": [
        (r"此卡本身的地點", "此地點"),
        (r"(?:1 張|每張)?此卡本身的卡牌", "此卡"),
        (r"每張該卡本身的不論何處的卡牌", "不論何處的該卡"),
        (r"(?<!成)作?為(此卡|目標)的卡牌", r"\1"),
        (r"(此卡|其攜帶者|目標|該卡)(不?)是([^：；，（）]+?)的卡牌(?=：|，)", r"\1\2\3"),
        (r"卡牌「", "「"),
        (r"(?<=[\u4e00-\u9fff：]) ?至多 ?(?=\d)", "至多 "),
        (r"至多 60 張", "任意數量的"),
        (r"(只能部署於[^；]+)；只能部署於", r"\1或"),
    ],
}


def finished(text: str, language: str, english: Sequence[Sentence] = ()) -> str:
    """english: the sentences that a game has of its own in English.

    >>> finished("このカードが戦闘中のカードなら：このカードであるカードに乗っている武器すべてを失う", "ja")
    'このカードが戦闘中なら：このカードに乗っている武器すべてを失う'
    >>> finished("それがこのカードであるカードなら：対象：このカードであるカード1枚；このカードであるロケーションに移動する", "ja")
    'それがこのカードなら：対象：このカード；このロケーションに移動する'
    >>> finished("若該卡是此卡本身的卡牌：目標：1 張此卡本身的卡牌；選擇 至多2 張：作為目標的卡牌", "zh-hant")
    '若該卡是此卡：目標：此卡；選擇至多 2 張：目標'
    >>> finished("若此卡是位於地區的卡牌：取消 1 張卡牌「Alter」", "zh-hant")
    '若此卡位於地區：取消 1 張「Alter」'
    >>> finished("それがこのカードなら：取り消す", "ja")
    'それがこのカードなら：取り消す'
    """
    if language == "en":
        return in_english(text, english)
    return rewritten(text, _SENTENCES.get(language, ()))
