"""Marks between texts are those of the reader's language: full-width ones in Japanese and Chinese."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from django.template import engines
from django.utils import translation
from django.utils.formats import number_format
from django.utils.translation import to_locale

from frontend.site.translations import LOCALE
from games.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
OTHERS = LANGUAGES[1:]
# A half-width mark after or before a Japanese or Chinese character.
HALF_WIDTH = re.compile(r"[\u3005-\u30ff\u3400-\u9fff）」』】]\s?[:;,!?()]|[()][\u3005-\u30ff\u3400-\u9fff（「『【]")
CODE = re.compile(r"`[^`]*`|<[^>]+>|https?://\S+|\?\w+=\S*")  # queries and addresses have the marks of their own language
# In a template: a mark of English after a value or a translated text, where `colon`, `comma`, `space` or `brackets` says the reader's.
ENGLISH_MARK = re.compile(r"(?:\}\}|%\}|</\w+>)(?:[:;](?=[\s<{]|$)|, | \((?=\{))|join:\"[,;] |:\" %\} |\">: ")
# What has marks of its own: sentences for translators, and attributes that programs read.
SENTENCE = re.compile(r"{% blocktranslate.*?{% endblocktranslate %}", re.DOTALL)
NOT_SHOWN = re.compile(r"{#.*?#}| (?:value|data-row|data-quantity-of|style|content)=\"[^\"]*\"", re.DOTALL)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """(place, text) of every translation into this language, of pages and of games."""
    with (LOCALE / to_locale(language) / "LC_MESSAGES" / "django.po").open("rb") as file:
        for message in read_po(file):
            for form in [message.string] if isinstance(message.string, str) else message.string:
                yield str(message.id), form
    for path in sorted((ROOT / "games").rglob(f"texts/{language}.toml")):
        for section, text in flat(tomllib.loads(path.read_text("utf-8"))):
            if not section.startswith(("list_labels", "list_headings")):  # spellings that a typed list may use
                yield f"{path.relative_to(ROOT)}: {section}", text


def flat(table: dict[str, object], start: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{start}{key}.")
        else:
            yield f"{start}{key}", str(value)


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_has_a_half_width_mark_beside_its_characters(language: str) -> None:
    found = [f"{place}: {text}" for place, text in texts(language) if HALF_WIDTH.search(CODE.sub(" ", text))]
    assert not found, "Write ：；、！？（） here:\n" + "\n".join(found)


@pytest.mark.parametrize("text", ["標準: 効果", "種類, 名前", "使用可 (2022)", "ルーク）: 1", "Luke (ジェダイ)"])
def test_half_width_marks_are_found(text: str) -> None:
    assert HALF_WIDTH.search(text)


def test_templates_leave_the_marks_between_texts_to_the_readers_language() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / "frontend/templates").rglob("*.html"))
        for number, line in enumerate(SENTENCE.sub("{{ }}", NOT_SHOWN.sub("", path.read_text("utf-8"))).splitlines(), 1)
        if ENGLISH_MARK.search(line)
    ]
    assert not found, "Write {% colon %}, {% comma %}, {% space %} or {% brackets %} here:\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_have_commas_in_every_language(language: str) -> None:
    with translation.override(language):
        assert number_format(1234567, force_grouping=True) == "1,234,567"


@pytest.mark.parametrize(
    ("template", "english", "japanese"),
    [
        ("A{% colon %}B", "A: B", "A：B"),
        ("A{% comma %}B", "A, B", "A、B"),
        ("A{% space %}B", "A B", "AB"),
        ("A{% brackets %} <b>{{ name }}</b> {% endbrackets %}", "A (<b>&lt;</b>)", "A（<b>&lt;</b>）"),
    ],
)
def test_marks_are_those_of_the_readers_language(template: str, english: str, japanese: str) -> None:
    rendered = engines["django"].from_string("{% load stardeck %}" + template)
    with translation.override("en"):
        assert rendered.render({"name": "<"}) == english
    for language in ("ja", "zh-hant"):
        with translation.override(language):
            assert rendered.render({"name": "<"}) == japanese
