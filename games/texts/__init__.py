"""The texts of games: one TOML file for each language, in `games/<game>/texts/`, keyed by code.

A key is the path to a text: `[fields]` with `cost = "Cost"` is "fields.cost".  A text may hold named places for values ("{found} cards");
every language uses the same places.  English is the source; a text that another language lacks is shown in English.
`ja-kana.toml` holds the readings of Japanese titles, by which they are sorted.
A new language is one entry in `LANGUAGES` and one file beside each `en.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

LANGUAGES: Final = ("en", "ja", "zh-hant")
READING: Final = "ja-kana"  # beside "ja" in the names of a card: the kana of its Japanese name
WITHOUT_SPACES: Final = ("ja", "zh-hant")  # languages whose sentences end in a full-width stop and need no space between them

# A text in each language: {"en": ..., "ja": ..., "zh-hant": ...}; "en" is always there.
Words = Mapping[str, str]


def in_language(words: Words, language: str) -> str:
    """The text of `words` in `language` ("zh-Hant" and "zh-hant" are one), English where it is missing.

    >>> in_language({"en": "unit", "ja": "ユニット"}, "ja")
    'ユニット'
    >>> in_language({"en": "unit"}, "zh-hant")
    'unit'
    """
    return words.get(language.lower()) or words["en"]


def words(en: str, ja: str, zh: str) -> dict[str, str]:
    return {"en": en, "ja": ja, "zh-hant": zh}


def filled(template: Words, **values: object) -> Words:
    """The text with `values` in its places, in each of its languages.  A value that is a text itself is used in the same language.

    >>> filled({"en": "{who} draws {cards}.", "ja": "{who}が{cards}枚引く。"}, who={"en": "Dark", "ja": "ダーク"}, cards=2)
    {'en': 'Dark draws 2.', 'ja': 'ダークが2枚引く。'}
    """
    return {
        language: text.format_map(
            {name: in_language(value, language) if isinstance(value, Mapping) else value for name, value in values.items()}
        )
        for language, text in template.items()
    }


def listed(parts: Iterable[str], language: str) -> str:
    """Names one after the other, with the comma of the language between them.

    >>> listed(["Droid", "Pilot"], "en"), listed(["ドロイド", "パイロット"], "ja")
    ('Droid, Pilot', 'ドロイド、パイロット')
    """
    return ("、" if language.lower() in WITHOUT_SPACES else ", ").join(parts)


def colon(language: str) -> str:
    """What stands between a label and its text: a full-width mark in languages without spaces.

    >>> colon("en"), colon("zh-Hant")
    (': ', '：')
    """
    return "：" if language.lower() in WITHOUT_SPACES else ": "


def bracketed(text: str, language: str) -> str:
    """The text in brackets, as it follows a word: after a space, or full-width in languages without spaces.

    >>> "Luke" + bracketed("Jedi", "en"), "ルーク" + bracketed("ジェダイ", "ja")
    ('Luke (Jedi)', 'ルーク（ジェダイ）')
    """
    return f"（{text}）" if language.lower() in WITHOUT_SPACES else f" ({text})"


def joined(sentences: Iterable[Words]) -> Words:
    """Sentences one after the other, with a space between them where the language has one.

    >>> joined([{"en": "Draw.", "ja": "引く。"}, {"en": "Play.", "ja": "使う。"}])
    {'en': 'Draw. Play.', 'ja': '引く。使う。'}
    >>> joined([{"de": "Ziehen."}, {"de": "Spielen."}])
    {'de': 'Ziehen. Spielen.'}
    """
    parts: dict[str, list[str]] = {}
    for sentence in sentences:
        for language, text in sentence.items():
            parts.setdefault(language, []).append(text)
    return {language: ("" if language in WITHOUT_SPACES else " ").join(texts) for language, texts in parts.items()}


class Texts(Mapping[str, Words]):
    """All texts of one folder by key.  KeyError names the file that lacks the key.

    >>> texts = Texts(Path("de.toml"), {"fields.cost": {"en": "Cost", "ja": "コスト"}, "fields.type": {"en": "Type"}})
    >>> texts["fields.cost"]["ja"]
    'コスト'
    >>> texts.section("fields")["type"]
    {'en': 'Type'}
    """

    def __init__(self, source: Path, texts: Mapping[str, Words]) -> None:
        self.source = source
        self._texts = texts
        # First part of a key -> the keys that begin with it.
        self._sections: dict[str, list[str]] = {}
        for key in texts:
            self._sections.setdefault(key.partition(".")[0], []).append(key)

    def __getitem__(self, key: str) -> Words:
        try:
            return self._texts[key]
        except KeyError:
            raise KeyError(f"{self.source} has no text {key!r}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def section(self, name: str) -> dict[str, Words]:
        """The texts below `name`, by the rest of their keys, in the order of the English file; KeyError if there is none."""
        start = f"{name}."
        among = self._sections.get(name.partition(".")[0], ())
        found = {key.removeprefix(start): self._texts[key] for key in among if key.startswith(start)}
        if not found:
            raise KeyError(f"{self.source} has no section [{name}]")
        return found


def load_texts(package_file: str) -> Texts:
    """The texts beside the `__init__.py` that calls this with its `__file__`; ValueError for a key that the English file lacks."""
    folder = Path(package_file).parent
    source = folder / "en.toml"
    texts: dict[str, dict[str, str]] = {key: {"en": text} for key, text in _read(source)}
    for language in (*LANGUAGES[1:], READING):
        path = folder / f"{language}.toml"
        for key, text in _read(path) if path.is_file() else ():
            if key not in texts:
                raise ValueError(
                    f"{path} has the text {key!r}, which {source.name} lacks: add it there, or remove it from the other languages"
                )
            texts[key][language] = text
    return Texts(source, texts)


def _read(path: Path) -> Iterator[tuple[str, str]]:
    """(key, text) of every text in a file, in its order."""
    return _flat(tomllib.loads(path.read_text(encoding="utf-8")), "")


def _flat(table: Mapping[str, Any], start: str) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{start}{key}.")
        else:
            yield f"{start}{key}", value


# The texts that several games share.
TEXTS: Final = load_texts(__file__)

__all__ = ["LANGUAGES", "READING", "TEXTS", "Texts", "Words", "filled", "in_language", "joined", "load_texts", "words"]
