"""Text as it is matched: one folded key, computed here and stored, so that SQLite and PostgreSQL agree.

Both databases fold case differently (SQLite only ASCII), so nothing is folded by them: keys are compared with keys.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from games.contracts import Game

_VOICED_MARKS = "\u3099\u309a"  # they make another kana of a kana (か, が); every other combining mark is an accent
_DROPPED = str.maketrans("", "", "'’‘`´・·゠=")  # "Hero's" is "heros"; ダース・ヴェイダー is ダースヴェイダー, オビ＝ワン is オビワン
_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_PUNCTUATION = re.compile(r"[\W_]+")


def fold(text: str) -> str:
    """Compatibility forms, case, accents, kana and punctuation folded; words parted by one space.

    >>> fold("  Ｘ－Wing: “Poé” ")
    'x wing poe'
    >>> fold("A Hero's Journey")
    'a heros journey'
    >>> fold("ダース・ヴェイダー") == fold("だーすゔぇいだー")
    True
    """
    text = unicodedata.normalize("NFKC", text).casefold().translate(_DROPPED)
    text = "".join(c for c in unicodedata.normalize("NFD", text) if c in _VOICED_MARKS or not unicodedata.combining(c))
    text = unicodedata.normalize("NFC", text).translate(_KATAKANA)
    return _PUNCTUATION.sub(" ", text).strip()


def search_key(*names: str) -> str:
    """What a search in `names` (one name, or a name in several languages) is compared with: each folded, a line each.

    >>> search_key("Jedi", "ジェダイ", "Jedi")
    'jedi\\nじぇだい'
    """
    return "\n".join(dict.fromkeys(filter(None, map(fold, names))))[:400]


def term(name: str, value: str) -> str:
    """One value of a list fact as it stands in `Card.terms`, with its borders."""
    return f"|{name}={fold(value)}|"


def terms_key(game: Game, facts: Mapping[str, Any]) -> str:
    """All values of a card's list facts as terms; of records, their names.

    A column of text rather than a question to the JSON: only PostgreSQL can ask whether a JSON list holds a value.
    """
    terms = []
    for field in game.fields:
        if field.kind == "list":
            for value in facts.get(field.name) or ():
                terms.append(term(field.name, value["name"] if isinstance(value, Mapping) else value))
    return "".join(terms)
