"""The documents explain every problem code, error code, command, make target, setting and address."""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import pytest
from django.core.management import get_commands
from django.urls import URLResolver, get_resolver
from rest_framework.exceptions import AuthenticationFailed, MethodNotAllowed, NotAcceptable, ParseError, UnsupportedMediaType
from rest_framework.serializers import Field, ListSerializer

from cards import errors
from cards.api.limits import BUCKETS, SEARCH_COST, _span
from config.requests.middleware import TITLES, code_of
from games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
APPS = ("accounts", "cards", "config", "decks", "frontend", "simulator")
FOLDERS = (*APPS, "games", "fixtures", "tests", "benchmarks", "deploy", "docs")
OF_DJANGO = {"management", "migrations", "templatetags"}
ENDINGS = (".py", ".html", ".css", ".js", ".json", ".toml", ".svg", ".md")


@cache
def documents() -> str:
    """The text of README.md and all files in docs/."""
    return "\n".join(path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))])


def named(word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", documents()) is not None


def problem_codes(folder: str = "games") -> set[str]:
    """Every code of a Problem that the rules in this folder create."""
    found = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem" and node.args:
                assert isinstance(node.args[0], ast.Constant), f"{path}: a Problem's code is written out, so that it can be found"
                found.add(str(node.args[0].value))
    return found


def error_codes() -> set[str]:
    """Every code that a StardeckError is raised with or has as its default."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.StardeckError)]
    found = {kind.code for kind in kinds}
    names = {kind.__name__ for kind in kinds}
    for app in APPS:
        for path in (ROOT / app).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                    found |= {
                        str(word.value.value) for word in node.keywords if word.arg == "code" and isinstance(word.value, ast.Constant)
                    }
    return found


def test_every_problem_of_a_deck_is_explained() -> None:
    codes = problem_codes()
    assert len(codes) >= 15
    missing = [code for code in sorted(codes) if not named(code)]
    assert not missing, f"Add a row to docs/decks.md for: {', '.join(missing)}."


@pytest.mark.parametrize("slug", GAMES)
def test_every_problem_has_a_sentence(slug: str) -> None:
    package = f"games.{slug.replace('-', '_')}"
    if codes := problem_codes(package.replace(".", "/")):  # a game may start with its cards only
        missing = sorted(codes - set(importlib.import_module(f"{package}.decks.messages").TEMPLATES))
        assert not missing, f"Add to [problems] in each file of {package.replace('.', '/')}/texts/: {', '.join(missing)}."


PACKAGES = [slug.replace("-", "_") for slug in GAMES]


@pytest.mark.parametrize("folder", ["games", "cards", "decks", "simulator", "frontend", "config"])
def test_every_package_is_in_the_architecture(folder: str) -> None:
    """Of `games` and `simulator` also every module."""
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    files = {path.stem for path in (ROOT / folder).glob("*.py")} - {"__init__", "apps"} if folder in ("games", "simulator") else set()
    rooms = {path.parent.name for path in (ROOT / folder).glob("*/__init__.py")} - set(PACKAGES) - OF_DJANGO
    modules = files | rooms
    assert len(modules) >= 3
    missing = [name for name in sorted(modules) if f"`{name}`" not in architecture and f"`{name}/`" not in architecture]
    assert not missing, (
        f"Name in docs/architecture.md: {', '.join(missing)}.  A folder of games/ that is a game belongs into games/registry.py instead."
    )


def test_every_error_is_explained() -> None:
    codes = error_codes()
    assert {"deck_not_legal", "lost_update", "unknown_card"} <= codes
    missing = [code for code in sorted(codes) if not named(code)]
    assert not missing, f"Explain these errors in docs/api.md or where they occur: {', '.join(missing)}."


def test_every_error_of_a_framework_is_explained() -> None:
    codes = {
        *map(code_of, TITLES.values()),
        *(kind.default_code for kind in (ParseError, MethodNotAllowed, NotAcceptable, UnsupportedMediaType, AuthenticationFailed)),
        *Field.default_error_messages,
        *ListSerializer.default_error_messages.keys() & {"not_a_list"},
    }
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    missing = [code for code in sorted(codes) if f"`{code}`" not in text]
    assert not missing, f"Explain these errors in docs/api.md: {', '.join(missing)}."


def test_every_command_is_explained() -> None:
    commands = [name for name, app in get_commands().items() if app in APPS]
    assert {"load_cards", "run_site", "sweep_runs"} <= set(commands)
    missing = [name for name in sorted(commands) if not named(name)]
    assert not missing, f"Explain these commands in README.md or docs/: {', '.join(missing)}."


def test_every_target_is_explained() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)
    declared = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)[0].split()
    assert sorted(targets) == sorted(declared), "The targets of the Makefile and its line .PHONY differ."
    missing = [name for name in targets if f"make {name}" not in documents()]
    assert not missing, f"Explain in README.md or docs/: {', '.join(f'make {name}' for name in missing)}."


def test_every_limit_is_stated() -> None:
    stated = (ROOT / "docs" / "catalogue.md").read_text(encoding="utf-8")
    for name, bucket in BUCKETS.items():
        cost = SEARCH_COST if name == "search" else 1
        most = ", ".join(f"{rule.limit // cost:,} in {_span(rule.seconds)}" for rule in bucket.rules)
        assert f"| {bucket.what} | {most} |" in stated, f"docs/catalogue.md needs the row | {bucket.what} | {most} |"


def test_every_setting_is_explained() -> None:
    names = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE)
    text = (ROOT / "docs" / "operations.md").read_text()
    missing = [name for name in names if f"`{name}" not in text]
    assert not missing, f"Explain these settings in docs/operations.md: {', '.join(missing)}."


def addresses(resolver: URLResolver, prefix: str = "") -> list[str]:
    found = []
    for each in resolver.url_patterns:
        route = prefix + str(each.pattern)
        found += addresses(each, route) if isinstance(each, URLResolver) else [route]
    return found


def test_every_address_of_the_api_is_explained() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    routes = [route.removeprefix("api/v1/") for route in addresses(get_resolver()) if route.startswith("api/v1/")]
    assert len(routes) > 15
    for route in routes:
        # the path before the first parameter, and the words after it
        words = re.findall(r"[a-z][a-z-]+(?=/)", re.sub(r"<[^>]*>|\(\?[^)]*\)", "", route))
        assert all(f"{word}/" in text for word in words), f"Add a row to docs/api.md for /api/v1/{route}"


def test_links_between_documents_work() -> None:
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.relative_to(ROOT)} links to {target}"


def test_the_files_that_documents_name_are_there() -> None:
    """By their path from the root, or from a folder that the text is about (a game, a new game, the templates)."""
    files = [
        path.as_posix().removesuffix(".tpl")
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (*ENDINGS, ".tpl")
    ]
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for name in re.findall(r"`([\w-]+(?:/[\w.-]+)+)`", page.read_text(encoding="utf-8")):
            if Path(name).suffix in ENDINGS:
                assert any(file.endswith(f"/{name}") for file in files), f"{page.relative_to(ROOT)} names {name}, which is not there."


def test_the_tests_that_a_page_names_are_there() -> None:
    pages = "".join(path.read_text("utf-8") for path in sorted((ROOT / "docs").rglob("*.md")))
    found = re.findall(r"([\w/]+\.py)::(test_\w+)", pages)
    assert found
    for name, test in found:
        assert any(f"def {test}(" in path.read_text("utf-8") for path in (ROOT / "tests").rglob(name)), f"{name}::{test}"
