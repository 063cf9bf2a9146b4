"""The rules of the tree: imports run one way, every game has the same rooms, and games are named only in their own folders."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ["games", "cards", "accounts", "decks", "simulator", "frontend"]  # each may import itself and those before it
PACKAGES = {game.slug: game.slug.replace("-", "_") for game in GAMES.values()}
BINARY = {".png", ".ico", ".woff2", ".gz", ".mo", ".gif", ".jpg", ".webp"}


@cache
def tracked() -> tuple[Path, ...]:
    """Every file of the tree, also those not yet committed."""
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
        wrong = sorted(too_high & packages(path))
        assert not wrong, f"{path} imports {', '.join(wrong)}; a package imports only those before it: {', '.join(LAYERS)}."


def test_the_rules_need_only_the_standard_library() -> None:
    known = {"games", "mypy_extensions", *sys.stdlib_module_names}
    for path in sources("games"):
        wrong = sorted(packages(path) - known)
        assert not wrong, f"{path} imports {', '.join(wrong)}; the rules use only the standard library, mypy_extensions and `games`."


@pytest.mark.parametrize("module", ["random", "time", "secrets", "uuid", "threading", "asyncio", "socket", "sqlite3", "urllib"])
def test_the_rules_use_no_clock_global_random_or_network(module: str) -> None:
    for path in sources("games"):
        assert module not in packages(path), f"{path} imports {module}; use `games.engine.rng.stream`; callers pass in the rest."


def test_a_game_imports_no_other_game_and_only_the_registry_imports_games() -> None:
    for path in sources(*LAYERS, "config"):
        place = path.relative_to(ROOT).as_posix()
        for slug, package in PACKAGES.items():
            if not place.startswith(f"games/{package}/") and place != "games/registry.py":
                assert not any(name.startswith(f"games.{package}") for name in imported(path)), (
                    f"{place} imports {slug}: what two games need belongs in games/ beside their folders (docs/architecture.md)."
                )


def folders_of(slug: str) -> tuple[str, ...]:
    return (f"games/{PACKAGES[slug]}/", f"fixtures/{slug}/", f"frontend/templates/games/{slug}/")


@cache
def words_of(slug: str) -> re.Pattern[str]:
    """The words that name a game: its slug, package, names and publisher, and the codes of its factions in quotes."""
    game = GAMES[slug]
    factions = json.loads((ROOT / "fixtures" / slug / "factions.json").read_text(encoding="utf-8"))
    names = [slug, PACKAGES[slug], *game.names.values(), game.publisher]
    quoted = [f"""["']{re.escape(faction["code"])}["']""" for faction in factions if faction["code"] != "neutral"]
    return re.compile("|".join([*map(re.escape, names), *quoted]))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_named_only_in_its_own_folders(slug: str) -> None:
    own = folders_of(slug)
    # Tests, documents and benchmarks may name games, and so may licences that name their owners.
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
            for found in pattern.finditer(text):  # games may share a publisher, and a faction's code may be a word in another game
                is_its_own = host is not None and (found.group()[0] in "\"'" or words_of(host).fullmatch(found.group()))
                assert is_its_own, f"{place} names {found.group()}; only the folders of that game may (docs/guides/adding-a-game.md)."


def test_the_search_finds_the_names_of_games() -> None:
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


def test_no_file_names_a_place_outside_of_the_tree() -> None:
    pattern = re.compile("|".join(LEADS_OUT))
    for place, text in texts():
        found = pattern.search(text)
        assert not found, f"{place} names {found.group()}, which is on one machine or a package index; name no such place."


def test_the_search_finds_places_outside_of_the_tree() -> None:
    pattern = re.compile("|".join(LEADS_OUT))
    assert all(pattern.search(text) for text in ("see /wo" + "rk/x", "https://py" + "pi.org/simple", "/home/" + "me"))


# --- the rooms of a game --------------------------------------------------------------------------------------------

ROOMS = ["texts", "abilities", "catalogue", "play", "decks", "policies", "report", "runs", "game"]  # each may import those before it

# What the files of a game are called: one name for one role, in every game that has it.  A folder stands for its files.
# A role that no game had before is a new row here.
ROLES = {
    "texts/english": "English sentences of the game's own",
    "catalogue/fields": "printed facts of cards: labels, choices, search keys",
    "catalogue/declared": "facts that follow from declared abilities",
    "catalogue/pool": "the game's own immutable card pool",
    "catalogue/names": "names of cards for people and for comparison",
    "catalogue/importing": "readers of the community's card files",
    "catalogue/card_facts": "facts of one card out of an imported row",
    "catalogue/import_files": "files of an import, and the members that they must have",
    "catalogue/import_cards": "card records out of the entries of an import",
    "catalogue/import_titles": "the card that a title in an import names",
    "catalogue/import_formats": "formats out of an import",
    "catalogue/parse_text": "abilities out of a publisher's sentences",
    "catalogue/products": "products of an imported card list",
    "catalogue/format_pools": "the sets that a format allows",
    "catalogue/search": "search words beyond the fields",
    "play/constants": "numbers of zones, phases, verbs and decisions",
    "play/cards": "cards as play needs them",
    "play/facts": "cards without their texts",
    "play/programs": "declared abilities compiled to programs",
    "play/pieces": "pieces and zones",
    "play/state": "pieces, zones and the table",
    "play/table": "the table in layers: fields, numbers, crews, presence, piles",
    "play/setup": "how a game is set up",
    "play/turn": "the turn",
    "play/effects": "what abilities do",
    "play/epics": "Epic Events, and what they aim at",
    "play/contests": "what is fought out beside battles: duels, tests and races",
    "play/fetching": "cards that texts deploy out of piles",
    "play/guarding": "what protects cards and players, and battles that follow others",
    "play/limits": "what texts add to the rules of Force, battles and piles",
    "play/moving": "moves and reactions by texts, and what bars them",
    "play/texts": "texts of cards that other cards change",
    "play/deploying": "the deploy phase beyond deployment: transfers and personas",
    "play/present": "who is at a location in the open",
    "play/combat": "who fires at whom, what weapons do, and battle destinies",
    "play/objectives": "double-sided cards that a deck starts with",
    "play/piles": "piles and hands that texts look at, order and exchange, and Force that they limit",
    "play/captives": "captured characters and who holds them",
    "play/answered": "what follows as an answer to what has just happened",
    "play/creatures": "creatures and their attacks",
    "play/events": "what happens when an event is carried out",
    "play/view": "what one seat may see",
    "play/log": "numbers of the log's events",
    "play/board": "the board of a replay",
    "play/counts": "what a game counts for its report",
    "play/goldfish": "what a goldfish counts for its report",
    "play/imagined": "a table as it might be for a seat that does not see everything",
    "play/game": "the game, whole: steps and answers",
    "play/side": "what one player has on the table",
    "play/round": "the round, in a game without turns",
    "play/row": "the row of locations between the players",
    "decks/formats": "formats and zones",
    "decks/legality": "problems of a list",
    "decks/format_legality": "problems of a list by format",
    "decks/contents": "a list read as the cards it brings",
    "decks/objectives": "checks of objectives",
    "decks/starting_cards": "the cards that start in play",
    "decks/playable": "why a list cannot be played at all",
    "decks/messages": "a sentence for each problem",
    "decks/groups": "the list as players lay it out",
    "decks/charts": "small charts of a list",
    "decks/lists": "reader and writer of lists as people type them",
    "decks/files": "files of other programs",
    "decks/odds": "exact odds of an opening",
    "decks/table": "lists laid out on the table, one against a passive opponent or two in a match",
    "decks/opening_hand": "draw piles and a test hand",
    "policies/default": "the default policy",
    "policies/abilities": "which abilities are used, and what they choose",
    "policies/edge": "which cards are placed in an edge battle",
    "policies/force": "which units are held back and committed",
    "policies/strikes": "which unit strikes, and what it hits",
    "policies/attack": "which fights the default policy picks",
    "policies/fight": "a fight played out by a fixed rule",
    "policies/payment": "what the default policy pays with",
    "policies/goldfish": "the default policy against a passive opponent",
    "policies/rule_files": "a policy that follows a rule file, and the reader of the file",
    "policies/search": "the policy that looks ahead",
    "policies/simple": "the policies beside the default one",
    "policies/by_name": "a policy by the option that names it",
    "policies/outlook": "the position as the default policy sees it, and the chance to win from there",
    "policies/standing": "what the displays of a character are worth where it stands",
    "policies/reach": "what a hand can still reach, in tables",
    "policies/player": "what the built-in policies share",
    "policies/worth": "rough worths of cards and effects",
    "policies/buying": "how policies rate a card to buy",
    "report/metrics": "what a report shows, and its words",
    "report/policy_text": "a policy in a few sentences",
    "report/results": "how a game that is over is counted",
    "report/coverage": "how well a run plays each card",
    "report/lacks": "what the rules lack of a card, as a sentence",
    "report/replay": "the log as steps in words",
    "report/on_board": "where the cards that a decision names lie on the board",
    "report/reasons": "why a card takes no option of a decision",
    "report/text_reasons": "what a text lacks that is not offered",
    "report/choices": "what the options of a choice between effects do",
    "report/match": "the report of a match, where it shares little with that of a goldfish",
    "report/goldfish_coverage": "what a goldfish leaves out of cards",
    "runs/goldfish": "goldfish runs",
    "runs/match": "matches",
    "runs/idle": "options that never help to win in the turn in which they are offered",
    "runs/layout": "pile order before the shuffle",
    "runs/rank_choices": "all lists that can be built, ranked on the same random numbers",
    "runs/rankings": "the table that came of it",
    "runs/tutorial": "the game of the rulebook's tutorial",
}


def of_games() -> list[tuple[Path, str, str]]:
    """(file, its game's package, its path in there without the ending) of every module of a game."""
    found = []
    for path in sources("games"):
        _, package, *parts = path.relative_to(ROOT).with_suffix("").parts
        if package in PACKAGES.values() and parts != ["__init__"]:
            found.append((path, package, "/".join(part for part in parts if part != "__init__")))
    return found


def test_a_game_has_the_known_rooms_and_no_others() -> None:
    for path, package, place in of_games():
        room = place.split("/")[0]
        assert room in ROOMS, f"{path.relative_to(ROOT)}: move it into a room of games/{package}/, one of: {', '.join(ROOMS)}."


def test_a_role_has_one_name_in_every_game() -> None:
    for path, _, place in of_games():
        room, _, role = place.partition("/")
        if not role or room == "abilities":  # one file for each product
            continue
        name = f"{room}/{role.split('/')[0]}"
        known = ", ".join(sorted(each for each in ROLES if each.startswith(f"{room}/")))
        assert name in ROLES, (
            f"{path.relative_to(ROOT)}: give it the name of its role in the other games ({known}); for a new role, add a row to ROLES here."
        )


def test_every_role_exists_in_a_game() -> None:
    used = {"/".join(place.split("/")[:2]) for _, _, place in of_games()}
    assert not (gone := sorted(set(ROLES) - used)), f"Remove from ROLES, as no game has them: {', '.join(gone)}."


def test_the_rooms_of_a_game_import_one_way() -> None:
    for path, package, place in of_games():
        rank = ROOMS.index(place.split("/")[0])
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["games", package] and len(parts) > 2 and parts[2] in ROOMS:
                assert ROOMS.index(parts[2]) <= rank, (
                    f"{path.relative_to(ROOT)} imports {name}: {ROOMS[rank]} may import only {', '.join(ROOMS[: rank + 1])}; "
                    f"move what it needs into one of these."
                )


def test_shared_modules_import_no_game() -> None:
    for path in sources("games"):
        place = path.relative_to(ROOT).parts
        if place[1] not in PACKAGES.values() and place[1] != "registry.py":
            for name in imported(path):
                assert name.split(".")[:2] not in [["games", package] for package in PACKAGES.values()], (
                    f"{'/'.join(place)} imports {name}: what games share knows none of them."
                )


def test_the_language_of_abilities_stands_between_the_engine_and_the_games() -> None:
    """engine <- abilities <- a game."""
    for path in sources("games"):
        room = path.relative_to(ROOT).parts[1]
        used = {name.split(".")[1] for name in imported(path) if name.startswith("games.") and name.count(".")}
        if room == "engine":
            assert used <= {"engine"}, f"{path.relative_to(ROOT)}: the engine imports only itself."
        if room == "abilities":
            assert used <= {"abilities", "engine", "contracts", "texts"}, f"{path.relative_to(ROOT)} imports {', '.join(sorted(used))}."


MOST_FILES = 13
SOURCES = {".py", ".html", ".txt", ".css", ".js"}
# Folders that may hold more, as a pattern of their paths, with the reason.
CROWDED = {
    r".*/migrations": "Django wants the migrations of an app in one folder",
    r"tests/golden/.*": "one file for each recorded game",
}


def crowded(files: Iterable[str]) -> dict[str, int]:
    """The folders with more than `MOST_FILES` sources side by side, with their numbers; CROWDED is left out."""
    rooms = Counter(
        str(PurePosixPath(file).parent) for file in files if PurePosixPath(file).suffix in SOURCES and not file.endswith("/__init__.py")
    )
    return {room: number for room, number in rooms.items() if number > MOST_FILES and not any(re.fullmatch(each, room) for each in CROWDED)}


def _is_fixed(node: ast.expr) -> bool:
    """A number, or a name or member that stands for one: `HAND`, `c.HAND`."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return isinstance(node, ast.Constant) or name.isupper()


@pytest.mark.parametrize(
    "path", sorted(path for room in ("engine", "*/play", "*/policies") for path in (ROOT / "games").glob(f"{room}/**/*.py"))
)
def test_bits_are_shifted_where_compiled_code_does_it_right(path: Path) -> None:
    """A literal is shifted in 32 bits when compiled: `games.engine.bits.bit` is for that."""
    if path.name == "bits.py":
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        is_shift = isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if is_shift and not _is_fixed(node.right) and (isinstance(node.left, ast.Constant) or ast.unparse(node.left) == "one"):
            pytest.fail(f"{path.relative_to(ROOT)}:{node.lineno} shifts a literal: {ast.unparse(node)}")


def test_no_folder_is_crowded() -> None:
    for room, number in crowded(path.relative_to(ROOT).as_posix() for path in tracked()).items():
        pytest.fail(f"{room} has {number} files, more than {MOST_FILES}: part them by subject into folders whose names say what they hold.")


@pytest.mark.parametrize("ending", sorted(SOURCES))
def test_a_crowded_folder_is_found(ending: str) -> None:
    files = [f"decks/file_{number}{ending}" for number in range(MOST_FILES)]
    assert crowded([*files, "decks/__init__.py", "decks/notes.md"]) == {}
    assert crowded([*files, f"decks/one_more{ending}"]) == {"decks": MOST_FILES + 1}
    assert crowded(f"decks/migrations/{file}" for file in [*files, f"one_more{ending}"]) == {}


def test_tests_share_code_in_helper_modules_only() -> None:
    """Otherwise a change in one test breaks another, and a fixture that is imported by name hides the one of the folder."""
    for path in sources("tests"):
        for name in imported(path):
            package, *parts = name.split(".")
            borrowed = [part for part in parts if part.startswith("test_") or part == "conftest"]
            assert package != "tests" or not borrowed, (
                f"{path.relative_to(ROOT)} imports {name}: move it into a helper module beside the tests that use it "
                f"(tests/frontend/markup.py is one), or, if it is a fixture, into the conftest.py of the folder that holds them all."
            )


def module_of(path: Path) -> str:
    return ".".join(part for part in path.relative_to(ROOT).with_suffix("").parts if part != "__init__")


def test_there_are_no_circular_imports() -> None:
    """Imports inside functions count, too, as they only hide a circle."""
    modules = {module_of(path): path for path in sources(*LAYERS, "config")}
    waits = {name: {each for each in imported(path) if each in modules} - {name} for name, path in modules.items()}
    for name, path in modules.items():  # `from package import module` needs the module, and the package only for other names
        names = imported(path)
        waits[name] = {each for each in waits[name] if not (any(other.startswith(f"{each}.") and other in modules for other in names))}
    while free := {name for name, needs in waits.items() if not needs & waits.keys()}:
        for name in free:
            del waits[name]
    circle = next(iter(waits), "")
    chain = [circle]
    while circle and chain.count(chain[-1]) < 2:
        chain.append(min(waits[chain[-1]] & waits.keys()))
    assert not waits, f"A circle of imports: {' -> '.join(chain)}. Move what both need into a module that neither imports."


# --- requirements ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "fewest"), [("base", 31), ("dev", 31), ("uv", 1)])
def test_requirements_are_pinned_with_hashes_and_name_no_index(name: str, fewest: int) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert not re.search(r"--(extra-)?index-url|--find-links|://|^-i ", text, re.MULTILINE)
    blocks = re.split(r"\n(?=[a-z0-9])", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).strip())
    assert len(blocks) >= fewest
    for block in blocks:
        assert re.match(r"[a-z0-9._-]+==\S+", block), block
        assert "--hash=sha256:" in block, block


@pytest.mark.parametrize("name", ["base", "dev", "uv"])
def test_each_dependency_has_its_reason_and_is_pinned(name: str) -> None:
    pinned = set(re.findall(r"^([a-z0-9._-]+)==", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))
    for line in (ROOT / "requirements" / f"{name}.in").read_text().splitlines():
        if line and not line.startswith(("#", "-r ")):
            requirement, _, reason = line.partition("#")
            assert len(reason.strip()) > 5, line
            package = re.split(r"[\[~=><; ]", requirement.strip())[0].lower()
            assert re.sub(r"[._-]+", "-", package) in {re.sub(r"[._-]+", "-", found) for found in pinned}, line
