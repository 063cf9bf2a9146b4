"""Text folding for search: names and queries become keys in which case, accents and punctuation make no difference.

Keys are computed here and stored, because the databases fold case differently (SQLite only ASCII).  They only compare keys.
"""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path

_VOICED_MARKS = "\u3099\u309a"  # these marks turn one kana into another (か, が); every other combining mark is an accent
_DROPPED = str.maketrans("", "", "'’‘`´・·゠=")  # "Hero's" is "heros"; ダース・ヴェイダー is ダースヴェイダー, オビ＝ワン is オビワン
_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_PUNCTUATION = re.compile(r"[\W_]+")


# Old, simplified and variant Chinese characters -> one form: 国 is 國, 台 is 臺.  From the dictionaries of OpenCC (Apache License 2.0).
_VARIANTS = str.maketrans(*json.loads(Path(__file__).with_name("variants.json").read_text("utf-8")).values())


def fold(text: str) -> str:
    """Fold compatibility forms, case, accents, kana, variants of Chinese characters and punctuation; separate words by one space.

    >>> fold("  Ｘ－Wing: “Poé” ")
    'x wing poe'
    >>> fold("A Hero's Journey")
    'a heros journey'
    >>> fold("ダース・ヴェイダー") == fold("だーすゔぇいだー")
    True
    >>> fold("台灣の国") == fold("臺湾の國")
    True
    """
    return text_key(text).translate(_VARIANTS)


def text_key(text: str) -> str:
    """`fold` without the variants of Chinese characters: the stored keys of the names of decks and accounts.

    >>> text_key("「国」")
    '国'
    """
    if text.isascii():  # the common case: nothing to decompose
        return _PUNCTUATION.sub(" ", text.lower().translate(_DROPPED)).strip()
    text = unicodedata.normalize("NFKC", text).casefold().translate(_DROPPED)
    text = "".join(c for c in unicodedata.normalize("NFD", text) if c in _VOICED_MARKS or not unicodedata.combining(c))
    text = unicodedata.normalize("NFC", text).translate(_KATAKANA)
    return _PUNCTUATION.sub(" ", text).strip()


def search_key(*names: str) -> str:
    """The search key of a name in one or more languages: a line for each folded name, without duplicates.

    >>> search_key("Jedi", "ジェダイ", "Jedi")
    'jedi\\nじぇだい'
    """
    return "\n".join(dict.fromkeys(filter(None, map(fold, names))))[:400]
