"""Text folding for search: names and queries become keys in which case, accents and punctuation make no difference.

Keys are computed here and stored, because the databases fold case differently (SQLite only ASCII).  They only compare keys.
"""

from __future__ import annotations

import json
from pathlib import Path

from games.texts.folding import text_key

__all__ = ["fold", "search_key", "text_key"]

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


def search_key(*names: str) -> str:
    """The search key of a name in one or more languages: a line for each folded name, without duplicates.

    >>> search_key("Jedi", "ジェダイ", "Jedi")
    'jedi\\nじぇだい'
    """
    return "\n".join(dict.fromkeys(filter(None, map(fold, names))))[:400]
