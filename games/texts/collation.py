"""The order of names in each language, the same on every database and machine.

- English: by letters, without case, accents and punctuation.
- Japanese: Latin letters, then kana in the order of the syllabary, then kanji.  A name with kanji is sorted by its reading if the record
  has one, as the name in the "language" `READING`.
- Traditional Chinese: Latin letters, then characters by the number of their strokes.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from games.texts import READING, Words, in_language
from games.texts.folding import VOICED_MARKS, text_key

# Small kana sort as large ones, and a long vowel as the vowel it lengthens (JIS X 4061).
_SMALL: Final = dict(zip("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ", strict=True))
_ROWS: Final = {
    "あ": "あかさたなはまやらわ",
    "い": "いきしちにひみり",
    "う": "うくすつぬふむゆる",
    "え": "えけせてねへめれ",
    "お": "おこそとのほもよろを",
}
_VOWELS: Final = {kana: vowel for vowel, row in _ROWS.items() for kana in row}
_LONG: Final = "ー"

# Two private planes of Unicode stand for the characters sorted by stroke, and for the rare ones of no known place after them.
_BY_STROKE: Final = 0xF0000
_UNPLACED: Final = 0x100000
_FIRST_CHARACTER: Final = 0x4E00
_LAST_CHARACTER: Final = 0x9FFF


def name_key(names: Words, language: str) -> tuple[str, ...]:
    """The key by which a name is sorted in `language`: compare keys of one language only.

    >>> name_key({"en": "The Emperor's Web"}, "en")
    ('the emperors web',)
    """
    name = text_key(in_language(names, language))
    if language.lower() == "ja":
        name = text_key(names.get(READING) or name)
        return (syllables(name), name)
    if language.lower() == "zh-hant":
        return (by_strokes(name),)
    return (name,)


def syllables(folded: str) -> str:
    """A folded name without the differences that count only between names that are else equal: voiced, small and long kana.

    >>> syllables("がーどっく")
    'かあとつく'
    """
    sorted_as: list[str] = []
    for kana in unicodedata.normalize("NFD", folded):
        if kana == _LONG and sorted_as:
            sorted_as.append(_VOWELS.get(sorted_as[-1], kana))
        elif kana not in VOICED_MARKS:
            sorted_as.append(_SMALL.get(kana, kana))
    return "".join(sorted_as)


def by_strokes(folded: str) -> str:
    """A folded name in which private characters, in the order of strokes, stand for the Chinese ones.

    >>> sorted("龍一火", key=by_strokes)
    ['一', '火', '龍']
    """
    places = _places()
    return "".join(chr(_BY_STROKE + places[c]) if c in places else _unplaced(c) for c in folded)


def _unplaced(character: str) -> str:
    code = ord(character)
    return chr(_UNPLACED + code - _FIRST_CHARACTER) if _FIRST_CHARACTER <= code <= _LAST_CHARACTER else character


@cache
def _places() -> dict[str, int]:
    """The place of each character of Big5 in the stroke order of Unicode's CLDR (`strokes.json`; Unicode License v3)."""
    text: str = json.loads(Path(__file__).with_name("strokes.json").read_text("utf-8"))["order"]
    return {character: place for place, character in enumerate(text)}
