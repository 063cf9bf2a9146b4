"""The text files of games: complete in every language, used by the code, and the only place for texts."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from games.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = sorted({path.parent for path in (ROOT / "games").rglob("*.toml") if path.stem in LANGUAGES})
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name.replace("_", "-"))

# Sections whose texts a language may lack, and why.
MAY_LACK = {
    "titles": "printed names, where no edition in the language exists",
    "card_titles": "printed names, where no edition in the language exists",
    "products": "printed names, where no edition in the language exists",
    "card_names": "printed names, where no edition in the language exists",
    "set_names": "printed names, where no edition in the language exists",
    "list_headings": "spellings that a typed list may use",
}


@cache
def texts_in(path: Path) -> dict[str, str]:
    """key -> text of one file."""

    def flat(table: Mapping[str, Any], start: str) -> Iterator[tuple[str, str]]:
        for key, value in table.items():
            if isinstance(value, Mapping):
                yield from flat(value, f"{start}{key}.")
            else:
                yield f"{start}{key}", value

    return dict(flat(tomllib.loads(path.read_text("utf-8")), ""))


def places(text: str) -> set[str]:
    """The placeholders of a text: {found} and {found:,} are the same.  English says "1 card" where other languages count."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_folder_has_texts() -> None:
    assert len(FOLDERS) > 3


@every_folder
def test_every_language_has_every_text(folder: Path) -> None:
    english = texts_in(folder / "en.toml")
    for language in LANGUAGES:
        path = folder / f"{language}.toml"
        assert path.is_file(), f"Write {path.relative_to(ROOT)}."
        texts = texts_in(path)
        missing = {key for key in english.keys() - texts.keys() if key.split(".")[0] not in MAY_LACK}
        extra = texts.keys() - english.keys()
        assert not missing, f"Translate in {path.relative_to(ROOT)}: {', '.join(sorted(missing))}."
        assert not extra, f"Remove from {path.relative_to(ROOT)}, or write in en.toml: {', '.join(sorted(extra))}."
        for key, text in texts.items():
            assert isinstance(text, str), f"{path.relative_to(ROOT)}: {key} must be a text in quotes."
            assert text.strip(), f"{path.relative_to(ROOT)}: {key} is empty."


@every_folder
def test_every_language_uses_the_same_placeholders(folder: Path) -> None:
    for key, english in texts_in(folder / "en.toml").items():
        for language in LANGUAGES[1:]:
            path = folder / f"{language}.toml"
            text = texts_in(path).get(key, english) if path.is_file() else english
            of_one = key.endswith("_one") and places(text) == places(texts_in(folder / "en.toml").get(key.removesuffix("_one"), ""))
            assert of_one or places(text) == places(english), (
                f"{path.relative_to(ROOT)}: {key} must use the placeholders {sorted(places(english))}, and uses {sorted(places(text))}."
            )


# --- keys and code ---------------------------------------------------------------------------------------------------


@cache
def uses(folder: Path) -> tuple[frozenset[str], re.Pattern[str]]:
    """The literal texts of the code near a folder of texts, and a pattern of the keys that its f-strings make."""
    literals: set[str] = set()
    patterns = {"(?!)"}
    for path in folder.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^ ]+" for part in node.values]
                if re.search(r"[a-z]\.", "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))):
                    patterns.add("".join(parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
    return frozenset(literals), re.compile("|".join(sorted(patterns)))


@every_folder
def test_every_text_is_used(folder: Path) -> None:
    literals, made = uses(folder)
    unused = []
    for key in texts_in(folder / "en.toml"):
        parts = key.split(".")
        sections = {".".join(parts[:end]) for end in range(1, len(parts))}
        if key not in literals and not any(each in literals or made.fullmatch(each) for each in sections) and not made.fullmatch(key):
            unused.append(key)
    assert not unused, f"No code uses these texts of {folder.relative_to(ROOT)}; remove them from every language: {', '.join(unused)}."


# --- texts in code ---------------------------------------------------------------------------------------------------


def inline_texts(path: Path) -> list[int]:
    """The lines on which a module writes a text in several languages."""
    lines = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "words":
            lines.append(node.lineno)
        elif isinstance(node, ast.Dict):
            keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
            if "en" in keys and keys & set(LANGUAGES[1:]):
                lines.append(node.lineno)
    return sorted(lines)


def test_texts_are_in_files_and_not_in_code() -> None:
    for path in sorted((ROOT / "games").rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        lines = inline_texts(path)
        assert place == "games/texts/__init__.py" or not lines, (
            f"{place}, line {', '.join(map(str, lines))}: move the text into the game's texts/*.toml and read it from TEXTS."
        )
