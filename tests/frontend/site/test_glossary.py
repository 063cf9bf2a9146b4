"""The glossary: wherever a text uses one of its English terms, the translations use its Japanese and Chinese word and no wrong synonym."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel.messages.pofile import read_po
from django.utils.translation import to_locale

from frontend.site.translations import LOCALE
from games.texts import LANGUAGES, Texts, load_texts

ROOT = Path(__file__).resolve().parents[3]
GENERAL = ROOT / "games" / "texts"
GLOSSARIES = sorted((ROOT / "games").rglob("texts/glossary.toml"))
PAGE = ROOT / "docs" / "guides" / "glossary.md"
OTHERS = LANGUAGES[1:]
TYPED = ("list_headings", "list_labels")  # spellings that a typed list may use, not texts of ours
PLACES = re.compile(r"%\(\w+\)[sd]|\{\w*\}|<[^>]+>|`[^`]*`")


class Translation(NamedTuple):
    key: str  # "<game>:<key>", the key alone for texts that games share and for a game's own glossary, or the English message
    english: str
    language: str
    text: str


def of_texts(texts: Texts, start: str = "") -> Iterator[Translation]:
    for key, text in texts.items():
        if not key.startswith(TYPED):
            yield from (Translation(f"{start}{key}", text["en"], language, text[language]) for language in OTHERS if language in text)


def of_pages() -> Iterator[Translation]:
    for language in OTHERS:
        with (LOCALE / to_locale(language) / "LC_MESSAGES" / "django.po").open("rb") as file:
            for message in read_po(file):
                if message.id:
                    english, text = (each if isinstance(each, str) else next(iter(each or ("",))) for each in (message.id, message.string))
                    yield Translation(english, english, language, text)


@cache
def glossary(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


@cache
def translations(folder: Path) -> tuple[Translation, ...]:
    """What the glossary of this folder is for: the texts of one game, or those of all games and pages."""
    if folder != GENERAL:
        return tuple(of_texts(load_texts(f"{folder}/__init__.py")))
    games = (path.parent for path in (ROOT / "games").glob("*/texts/en.toml"))
    of_games = (row for game in games for row in of_texts(load_texts(f"{game}/__init__.py"), f"{game.parent.name}:"))
    return *of_pages(), *of_texts(load_texts(f"{folder}/__init__.py")), *of_games


def pattern(term: dict[str, Any]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{term.get('match', term['en'])})(?:e?s)?(?![\w-])", re.IGNORECASE)


def exceptions_of_games() -> dict[str, list[str]]:
    """General term -> keys of the texts of games that need not repeat it."""
    found: dict[str, list[str]] = {}
    for path in GLOSSARIES:
        for term, keys in glossary(path).get("but", {}).items():
            found.setdefault(term, []).extend(f"{path.parent.parent.name}:{key}" for key in keys)
    return found


def faults(book: dict[str, Any], rows: Iterable[Translation], more: Mapping[str, Iterable[str]] | None = None) -> list[str]:
    """A sentence for each translation that lacks the word of a term, or uses a twin of it.  more: exceptions of each term."""
    more = more or {}
    found = []
    plain = [(row, PLACES.sub(" ", row.english).lower()) for row in rows]
    for term in book["terms"]:
        meant, spellings, exceptions = pattern(term), term["en"].lower().split("|"), (*term.get("but", ()), *more.get(term["en"], ()))
        for row, english in plain:
            if any(map(english.__contains__, spellings)) and meant.search(english) and not row.key.startswith(exceptions):
                if not any(word in row.text for word in term[row.language]):
                    found.append(f"{row.key!r} ({row.language}) says {term['en']!r} without any of {term[row.language]}: {row.text}")
                for twin in filter(row.text.__contains__, term["not"]):
                    found.append(f"{row.key!r} ({row.language}) says {term['en']!r} with the twin {twin}: {row.text}")
    for row, _ in plain:
        found += [f"{row.key!r} ({row.language}) uses {word}: {row.text}" for word in filter(row.text.__contains__, book["never"])]
    return found


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.parent.parent.name)
def test_every_translation_uses_the_words_of_the_glossary(path: Path) -> None:
    found = faults(glossary(path), translations(path.parent), exceptions_of_games() if path.parent == GENERAL else None)
    assert not found, "Use the word of the glossary, or name the text under `but` of the term:\n" + "\n".join(found)


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.parent.parent.name)
def test_every_term_stands_in_some_text(path: Path) -> None:
    english = [PLACES.sub(" ", row.english) for row in translations(path.parent)]
    keys = [row.key for row in translations(path.parent)]
    for term in glossary(path)["terms"]:
        assert any(map(pattern(term).search, english)), f"{path}: no text has the term {term['en']!r}."
        for exception in term.get("but", ()):
            assert any(key.startswith(exception) for key in keys), f"{path}: no text has the key {exception!r}."
        for language in OTHERS:
            assert term[language], f"{path}: {term['en']!r} has no word in {language}."
        assert not {word for language in OTHERS for word in term[language]} & set(term["not"]), f"{path}: {term['en']!r}"


def test_every_exception_of_a_game_is_needed() -> None:
    terms = {term["en"] for term in glossary(GENERAL / "glossary.toml")["terms"]}
    keys = [row.key for row in translations(GENERAL)]
    for term, starts in exceptions_of_games().items():
        assert term in terms, f"The general glossary has no term {term!r}."
        for start in starts:
            assert any(key.startswith(start) for key in keys), f"No text has the key {start!r}."


def test_the_glossaries_are_found() -> None:
    assert GENERAL in {path.parent for path in GLOSSARIES}
    assert len(GLOSSARIES) > 5


def test_a_missing_word_and_a_twin_are_found() -> None:
    book = {"terms": [{"en": "deck", "ja": ["デッキ"], "zh-hant": ["牌組"], "not": ["山札"], "but": ["odd"]}], "never": ["您"]}
    rows = [Translation("key", "Two decks.", "ja", "デッキ2個。"), Translation("key", "A {deck} card.", "ja", "カード。")]
    assert faults(book, rows) == []
    assert len(faults(book, [Translation("key", "The deck.", "ja", "リスト。")])) == 1
    assert len(faults(book, [Translation("key", "The deck.", "ja", "デッキ（山札）。")])) == 1
    assert len(faults(book, [Translation("key", "You.", "zh-hant", "您。")])) == 1
    assert faults(book, [Translation("odd.key", "The deck.", "ja", "リスト。")]) == []


def rows_of_page() -> list[str]:
    return [
        f"| {term['en'].replace('|', ', ')} | {', '.join(term['ja'])} | {', '.join(term['zh-hant'])} | {', '.join(term['not'])} |"
        for term in glossary(GENERAL / "glossary.toml")["terms"]
    ]


def test_the_page_shows_the_general_terms() -> None:
    shown = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ") and not line.startswith("| English")]
    assert shown == rows_of_page(), "Write these rows into docs/guides/glossary.md:\n" + "\n".join(rows_of_page())
