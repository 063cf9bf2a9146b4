"""The message catalogues: complete in every language, with equal placeholders, and up to date with the sources."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po
from django.conf import settings
from django.core.management import call_command
from django.utils import translation
from django.utils.translation import to_locale

from cards import errors
from frontend.management.commands import make_translations
from frontend.site.translations import LOCALE, TRANSLATED_APPS, compile_all, sources
from games.star_wars_lcg.texts import TEXTS
from games.texts import in_language

LANGUAGES = [to_locale(code) for code, _ in settings.LANGUAGES if code != "en"]
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%%|\{\w*\}|</?\w+|https?://\S+")


def messages(language: str) -> list[Message]:
    with (LOCALE / language / "LC_MESSAGES" / "django.po").open("rb") as file:
        return [message for message in read_po(file, locale=language) if message.id]


def forms(text: object) -> list[str]:
    return [text] if isinstance(text, str) else [form for form in text if form]  # type: ignore[attr-defined]


def test_the_languages_are_those_of_the_site() -> None:
    assert [source.parent.parent.name for source in sources()] == sorted(LANGUAGES), "Run `make translations` for a new language."


def test_a_new_language_gets_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "LANGUAGES", [*settings.LANGUAGES, ("pt-br", "Português")])
    collected = []
    monkeypatch.setattr(make_translations, "call_command", lambda name, *, locale, **options: collected.append((name, locale)))
    call_command("make_translations", stdout=StringIO())
    assert collected == [("makemessages", [*LANGUAGES, "pt_BR"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_untranslated_or_fuzzy(language: str) -> None:
    found = messages(language)
    assert len(found) > 150
    assert not [message.id for message in found if message.fuzzy or not forms(message.string)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_games_use_the_same_words_for_results(language: str) -> None:
    texts = [text for section in ("fields", "units", "metrics", "metric_help", "policy") for text in TEXTS.section(section).values()]
    said = {text["en"]: in_language(text, language.replace("_", "-")) for text in texts}
    ours = {message.id: message.string for message in messages(language) if message.id in said and message.id != "cards"}  # of a unit
    ours |= {text["en"]: in_language(text, language.replace("_", "-")) for text in TEXTS.section("pages").values() if text["en"] in said}
    assert len(ours) >= 5
    assert ours == {text: said[text] for text in ours}
    assert "刻度盤" not in "".join(form for message in messages(language) for form in forms(message.string))  # the dial is 轉盤
    assert not any("刻度盤" in in_language(text, "zh-hant") for text in TEXTS.section("pages").values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_and_markup_agree(language: str) -> None:
    for message in messages(language):
        wanted = Counter(PLACEHOLDER.findall(forms(message.id)[-1]))
        for form in forms(message.string):
            assert Counter(PLACEHOLDER.findall(form)) == wanted, message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_languages_have_no_plural_forms(language: str) -> None:
    assert {len(message.string) for message in messages(language) if message.pluralizable} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_keeps_the_line_breaks_at_both_ends(language: str) -> None:
    for message in messages(language):
        for form in forms(message.string):
            assert form == form.strip() or forms(message.id)[0] != forms(message.id)[0].strip(), message.id


def test_the_two_languages_hold_the_same_messages() -> None:
    keys = [{(message.context, str(message.id)) for message in messages(language)} for language in LANGUAGES]
    assert keys[0] == keys[1]


def test_the_catalogues_hold_every_message_of_the_sources(tmp_path: Path) -> None:
    """Extracting the messages again, in a copy, changes no catalogue."""
    for app in TRANSLATED_APPS:
        shutil.copytree(LOCALE.parent.parent / app, tmp_path / app, ignore=shutil.ignore_patterns("static", "locale", "__pycache__"))
    shutil.copytree(LOCALE, tmp_path / "locale", ignore=shutil.ignore_patterns("*.mo"))
    options = [argument for language in LANGUAGES for argument in ("-l", language)] + [
        "-e",
        "html,py",
        "--no-location",
        "--no-wrap",
        "-v",
        "0",
    ]
    environment = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    subprocess.run(
        [sys.executable, "-m", "django", "makemessages", *options], cwd=tmp_path, env=environment, check=True, capture_output=True
    )
    for language in LANGUAGES:
        with (tmp_path / "locale" / language / "LC_MESSAGES" / "django.po").open("rb") as file:
            gathered = {(message.context, str(message.id)) for message in read_po(file, locale=language) if message.id}
        missing = {text for _, text in gathered - {(message.context, str(message.id)) for message in messages(language)}}
        assert not missing, f"frontend/locale/{language} lacks {sorted(missing)}. Run `make translations` and translate the new entries."


@pytest.mark.parametrize("app", ["decks", "simulator"])
def test_error_sentences_are_translated(app: str) -> None:
    """Every error of the package is raised with a sentence from `gettext`, never with a bare English one."""
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.StardeckError)}
    raised = 0
    for path in (LOCALE.parent.parent / app).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                raised += 1
                said = node.args[0].values if isinstance(node.args[0], ast.JoinedStr) else node.args[:1]
                assert not [one for one in said if isinstance(one, ast.Constant) and re.search("[a-z]", str(one.value))], (
                    f"{path}:{node.lineno}"
                )
    assert raised >= 3


def test_compiled_messages_are_used() -> None:
    compile_all()
    assert compile_all() == {}  # the second time there is nothing to compile
    with translation.override("ja"):
        assert translation.gettext("Search cards") == "カードを検索"
    with translation.override("zh-hant"):
        assert translation.ngettext("%(n)s set", "%(n)s sets", 3) == "%(n)s 組"
