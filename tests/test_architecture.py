"""The tree keeps its own rules: imports point one way, games are named only in their folders, nothing in it leads out of it."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ["games", "cards", "accounts", "decks", "simulator", "frontend"]  # each may import itself and those before it
PACKAGES = {game.slug: game.slug.replace("-", "_") for game in GAMES.values()}
BINARY = {".png", ".ico", ".woff2", ".gz", ".mo", ".gif", ".jpg", ".webp"}


@cache
def tracked() -> tuple[Path, ...]:
    """Every file of the tree, those not yet committed among them."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return tuple(path for name in names.split("\0") if name and (path := ROOT / name).is_file())


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """(path, text) of every file that holds text."""
    return tuple((path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in tracked() if path.suffix not in BINARY)


def sources(*folders: str) -> list[Path]:
    found = [path for path in tracked() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in folders]
    assert found, folders
    return found


@cache
def imported(path: Path) -> frozenset[str]:
    """Full names of the modules that a file imports, wherever in the file; a relative import is made absolute."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            parts = list(path.relative_to(ROOT).with_suffix("").parts)
            base = ".".join([*(parts[: -node.level] if node.level else []), *([node.module] if node.module else [])])
            names |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return frozenset(names)


def packages(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imported(path)}


@pytest.mark.parametrize("rank", range(len(LAYERS)), ids=LAYERS)
def test_imports_point_one_way(rank: int) -> None:
    too_high = {*LAYERS[rank + 1 :], "config", "tests", "benchmarks"}
    for path in sources(LAYERS[rank]):
        assert not too_high & packages(path), path


def test_the_rules_need_only_the_standard_library() -> None:
    known = {"games", "mypy_extensions", *sys.stdlib_module_names}
    for path in sources("games"):
        assert packages(path) <= known, path


@pytest.mark.parametrize("module", ["random", "time", "secrets", "uuid", "threading", "asyncio", "socket", "sqlite3", "urllib"])
def test_the_rules_know_no_clock_chance_or_network(module: str) -> None:
    for path in sources("games"):
        assert module not in packages(path), path


def test_a_game_imports_no_other_game_and_only_the_registry_imports_games() -> None:
    for path in sources(*LAYERS, "config"):
        place = path.relative_to(ROOT).as_posix()
        for slug, package in PACKAGES.items():
            if not place.startswith(f"games/{package}/") and place != "games/registry.py":
                assert not any(name.startswith(f"games.{package}") for name in imported(path)), f"{place} imports {slug}"


def folders_of(slug: str) -> tuple[str, ...]:
    return (f"games/{PACKAGES[slug]}/", f"fixtures/{slug}/", f"frontend/templates/games/{slug}/")


@cache
def words_of(slug: str) -> re.Pattern[str]:
    """What names a game or is of its vocabulary: its slug, package and names, and its factions' codes in quotes."""
    game = GAMES[slug]
    factions = json.loads((ROOT / "fixtures" / slug / "factions.json").read_text(encoding="utf-8"))
    names = [slug, PACKAGES[slug], *game.names.values(), game.publisher]
    quoted = [f"""["']{re.escape(faction["code"])}["']""" for faction in factions if faction["code"] != "neutral"]
    return re.compile("|".join([*map(re.escape, names), *quoted]))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_named_only_in_its_own_folders(slug: str) -> None:
    own = folders_of(slug)
    # Tests, documents and figures may speak of games; so may the licence notes that must name their owners.
    free = (
        "tests/",
        "docs/",
        "benchmarks/",
        "README.md",
        "CHANGELOG.md",
        "games/registry.py",
        "frontend/locale/",
        "frontend/static/vendor/",
    )
    pattern = words_of(slug)
    for place, text in texts():
        if not place.startswith((*own, *free)):
            host = next((other for other in GAMES if place.startswith(folders_of(other))), None)
            for found in pattern.finditer(text):  # games may share a publisher; what is a faction to one is a kind of character to another
                is_its_own = host is not None and (found.group()[0] in "\"'" or words_of(host).fullmatch(found.group()))
                assert is_its_own, f"{place} names {found.group()}"


def test_the_names_of_games_are_found_where_they_may_stand() -> None:
    for slug in GAMES:
        assert words_of(slug).search((ROOT / "games" / "registry.py").read_text(encoding="utf-8"))


# Written in two pieces, or this file would be the one place that holds them.
LEADS_OUT = [
    "/wo" + "rk/",
    "/tmp/" + "wt",
    "/tmp/" + "plan",
    "/ro" + "ot/",
    "/fa" + "rm/",
    "/home/" + "[a-z]",
    "bash" + "_jobs",
    "py" + r"pi\.org",
    "python" + r"hosted\.org",
    "registry\\.np" + "mjs",
    "deb\\.deb" + r"ian\.org",
    "DEVELOP" + r"ERS\.md",
    "before" + "-stop",
    "closing " + "note",
]


def test_nothing_in_the_tree_leads_out_of_it() -> None:
    pattern = re.compile("|".join(LEADS_OUT))
    for place, text in texts():
        found = pattern.search(text)
        assert not found, f"{place} holds {found.group()}"


def test_what_leads_out_would_be_found() -> None:
    pattern = re.compile("|".join(LEADS_OUT))
    assert all(pattern.search(text) for text in ("see /wo" + "rk/x", "https://py" + "pi.org/simple", "/home/" + "me"))


# --- requirements ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["base", "dev"])
def test_requirements_are_pinned_with_hashes_and_name_no_index(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert not re.search(r"--(extra-)?index-url|--find-links|://|^-i ", text, re.MULTILINE)
    blocks = re.split(r"\n(?=[a-z0-9])", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).strip())
    assert len(blocks) > 30
    for block in blocks:
        assert re.match(r"[a-z0-9._-]+==\S+", block), block
        assert "--hash=sha256:" in block, block


@pytest.mark.parametrize("name", ["base", "dev"])
def test_each_dependency_has_its_reason_and_is_pinned(name: str) -> None:
    pinned = set(re.findall(r"^([a-z0-9._-]+)==", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))
    for line in (ROOT / "requirements" / f"{name}.in").read_text().splitlines():
        if line and not line.startswith(("#", "-r ")):
            requirement, _, reason = line.partition("#")
            assert len(reason.strip()) > 5, line
            package = re.split(r"[\[~=><; ]", requirement.strip())[0].lower()
            assert re.sub(r"[._-]+", "-", package) in {re.sub(r"[._-]+", "-", found) for found in pinned}, line
