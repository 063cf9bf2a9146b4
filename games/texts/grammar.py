"""The grammar that a text put together from parts leaves open, by language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from games.texts.english import Sentence, in_english

# In this order: what stands in a text -> what is said.
_SENTENCES: Final = {
    "ja": [
        (r"(このカード|対象)であるカード", r"\1"),
        (r"このカードの付いたカード", "付いているカード"),
        (r"((?:このカード|付いているカード|対象|それ)が[^；：、（）]+?)の?カード(?=なら|、かつ|でない)", r"\1"),
        (r"カード「", "「"),
        (r"60枚まで", "何枚でも"),
        (r"にだけ配備できる；(?=[^；]+にだけ配備できる)", "または"),
    ],
    "zh-hant": [
        (r"為(此卡|目標)的卡牌", r"\1"),
        (r"(此卡|其攜帶者|目標|該卡)(不?)是([^：；，（）]+?)的卡牌(?=：|，)", r"\1\2\3"),
        (r"卡牌「", "「"),
        (r"至多 60 張", "任意數量的"),
        (r"(只能部署於[^；]+)；只能部署於", r"\1或"),
    ],
}


def finished(text: str, language: str, english: Sequence[Sentence] = ()) -> str:
    """english: the sentences that a game has of its own in English.

    >>> finished("このカードが戦闘中のカードなら：このカードであるカードに乗っている武器すべてを失う", "ja")
    'このカードが戦闘中なら：このカードに乗っている武器すべてを失う'
    >>> finished("若此卡是位於地區的卡牌：取消 1 張卡牌「Alter」", "zh-hant")
    '若此卡位於地區：取消 1 張「Alter」'
    """
    if language == "en":
        return in_english(text, english)
    for found, said in _SENTENCES.get(language, ()):
        text = re.sub(found, said, text)
    return text
