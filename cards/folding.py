"""Text folding for search: one key, computed here and stored, so that SQLite and PostgreSQL give the same results.

The databases fold case differently (SQLite only ASCII), so they never fold text: stored keys are compared with folded queries.
"""

from __future__ import annotations

import re
import unicodedata

_VOICED_MARKS = "\u3099\u309a"  # these marks turn one kana into another (か, が); every other combining mark is an accent
_DROPPED = str.maketrans("", "", "'’‘`´・·゠=")  # "Hero's" is "heros"; ダース・ヴェイダー is ダースヴェイダー, オビ＝ワン is オビワン
_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_PUNCTUATION = re.compile(r"[\W_]+")


def fold(text: str) -> str:
    """Fold compatibility forms, case, accents, kana and punctuation; separate words by one space.

    >>> fold("  Ｘ－Wing: “Poé” ")
    'x wing poe'
    >>> fold("A Hero's Journey")
    'a heros journey'
    >>> fold("ダース・ヴェイダー") == fold("だーすゔぇいだー")
    True
    """
    if text.isascii():  # the common case: nothing to decompose
        return _PUNCTUATION.sub(" ", text.lower().translate(_DROPPED)).strip()
    text = unicodedata.normalize("NFKC", text).casefold().translate(_DROPPED)
    text = "".join(c for c in unicodedata.normalize("NFD", text) if c in _VOICED_MARKS or not unicodedata.combining(c))
    text = unicodedata.normalize("NFC", text).translate(_KATAKANA)
    return _PUNCTUATION.sub(" ", text).strip()


def search_key(*names: str) -> str:
    """The search key of `names` (one name, or a name in several languages): each folded, one a line.

    >>> search_key("Jedi", "ジェダイ", "Jedi")
    'jedi\\nじぇだい'
    """
    return "\n".join(dict.fromkeys(filter(None, map(fold, names))))[:400]
