"""Every text of the pages is there in every language, with the same placeholders, and the catalogues hold what the pages say now."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po
from django.utils import translation

from frontend.translations import LOCALE, compile_all, sources

LANGUAGES = ["ja", "zh_Hant"]
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%%|\{\w*\}|</?\w+|https?://\S+")


def messages(language: str) -> list[Message]:
    with (LOCALE / language / "LC_MESSAGES" / "django.po").open("rb") as file:
        return [message for message in read_po(file, locale=language) if message.id]


def forms(text: object) -> list[str]:
    return [text] if isinstance(text, str) else [form for form in text if form]  # type: ignore[attr-defined]


def test_the_languages_are_those_of_the_site() -> None:
    assert [source.parent.parent.name for source in sources()] == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_untranslated_or_fuzzy(language: str) -> None:
    found = messages(language)
    assert len(found) > 150
    assert not [message.id for message in found if message.fuzzy or not forms(message.string)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_and_marks_agree(language: str) -> None:
    for message in messages(language):
        wanted = Counter(PLACEHOLDER.findall(forms(message.id)[-1]))
        for form in forms(message.string):
            assert Counter(PLACEHOLDER.findall(form)) == wanted, message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_language_has_a_plural(language: str) -> None:
    assert {len(message.string) for message in messages(language) if message.pluralizable} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_keeps_the_line_breaks_at_both_ends(language: str) -> None:
    for message in messages(language):
        for form in forms(message.string):
            assert form == form.strip() or forms(message.id)[0] != forms(message.id)[0].strip(), message.id


def test_the_two_languages_hold_the_same_messages() -> None:
    keys = [{(message.context, str(message.id)) for message in messages(language)} for language in LANGUAGES]
    assert keys[0] == keys[1]


def test_every_text_of_the_pages_has_been_gathered(tmp_path: Path) -> None:
    """Gathered anew from a copy, the catalogues ask for nothing they have not."""
    copy = tmp_path / "frontend"
    shutil.copytree(LOCALE.parent, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "*.mo"))
    options = [argument for language in LANGUAGES for argument in ("-l", language)] + [
        "-e",
        "html,py",
        "--no-location",
        "--no-wrap",
        "-v",
        "0",
    ]
    environment = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    subprocess.run([sys.executable, "-m", "django", "makemessages", *options], cwd=copy, env=environment, check=True, capture_output=True)
    for language in LANGUAGES:
        with (copy / "locale" / language / "LC_MESSAGES" / "django.po").open("rb") as file:
            gathered = {(message.context, str(message.id)) for message in read_po(file, locale=language) if message.id}
        assert gathered - {(message.context, str(message.id)) for message in messages(language)} == set()


def test_compiled_words_are_found() -> None:
    compile_all()
    assert compile_all() == {}  # a second time there is nothing to do
    with translation.override("ja"):
        assert translation.gettext("Search cards") == "カードを検索"
    with translation.override("zh-hant"):
        assert translation.ngettext("%(n)s set", "%(n)s sets", 3) == "%(n)s 組"
