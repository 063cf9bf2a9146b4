"""Text folding: texts become keys in which case, accents, kana and punctuation make no difference."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

VOICED_MARKS: Final = "\u3099\u309a"  # these marks turn one kana into another (か, が); every other combining mark is an accent
_DROPPED: Final = str.maketrans(
    "", "", "'’‘`´・·゠="
)  # "Hero's" is "heros"; ダース・ヴェイダー is ダースヴェイダー, オビ＝ワン is オビワン
_KATAKANA: Final = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_PUNCTUATION: Final = re.compile(r"[\W_]+")


def text_key(text: str) -> str:
    """Fold compatibility forms, case, accents, kana and punctuation; separate words by one space.

    >>> text_key("「国」")
    '国'
    >>> text_key("ダース・ヴェイダー")
    'だーすゔぇいだー'
    """
    if text.isascii():  # the common case: nothing to decompose
        return _PUNCTUATION.sub(" ", text.lower().translate(_DROPPED)).strip()
    text = unicodedata.normalize("NFKC", text).casefold().translate(_DROPPED)
    text = "".join(c for c in unicodedata.normalize("NFD", text) if c in VOICED_MARKS or not unicodedata.combining(c))
    text = unicodedata.normalize("NFC", text).translate(_KATAKANA)
    return _PUNCTUATION.sub(" ", text).strip()
