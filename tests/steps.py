"""The steps of `make test` that run tests, and which tests each of them runs.

Two things can change a test's outcome: the database, and whether the rules are compiled.  A test meets each database and each mode
on which what it tests depends, and nothing twice:

- Queries, services, searches, runs (`QUERIES`) meet both databases; those on PostgreSQL meet interpreted rules, the others compiled ones.
- Pages (`PAGES`) only call these services and selectors.  They meet PostgreSQL; in a browser, they meet SQLite.
- The rules of the games, and what counts games (`RULES`), meet both modes, on SQLite.
- A test with servers of its own chooses its databases itself.  It and all the rest run once.
"""

from __future__ import annotations

from collections.abc import Collection

SQLITE, INTERPRETED, POSTGRESQL = "SQLite, rules compiled", "SQLite, rules interpreted", "PostgreSQL and Redis, rules interpreted"

QUERIES = ("tests/accounts/", "tests/cards/", "tests/config/test_health.py", "tests/decks/", "tests/simulator/")
PAGES = ("tests/frontend/",)
RULES = ("games/", "simulator/", "tests/games/", "tests/simulator/")
ONE_MODE = (
    "tests/games/every_game/test_modes.py",  # starts both modes itself
    "tests/games/coach/test_puzzles.py",  # plays thousands of lines; that both modes play the same is shown by other tests
    "tests/games/coach/test_bounds.py",  # arithmetic on numbers that no rules have made
    "tests/games/every_game/abilities/test_ability_language.py",  # reads what the games declare and prints
)
# Folders of `tests/games/` whose tests play no game: what is compiled, `engine/`, `play/` and `policies/`, decides none of their outcomes.
FOLDERS_WITHOUT_GAMES = ("catalogue", "decks", "texts")
TESTS_WITH_GAMES = ("tests/games/every_game/decks/test_ready_lists.py",)  # the test in these folders that does play
EVERYTHING = ("tests/", "games/", "accounts/", "cards/", "config/", "decks/", "frontend/", "simulator/")

# What each step collects.
FOLDERS = {SQLITE: EVERYTHING, INTERPRETED: RULES, POSTGRESQL: (*QUERIES, *PAGES)}

# Files with tests that take half a minute and more.  They begin first, so that nobody waits for the last of them.
LONGEST = ("tests/test_deploy.py", "tests/config/start/", "tests/config/processes/", "tests/config/test_start_game.py")


def steps_of(path: str, marks: Collection[str]) -> set[str]:
    """The steps that run a test.  path: its file, from the root of the tree; marks: the names of its markers."""
    if "browser" in marks or "own_servers" in marks:
        return {SQLITE}
    if "database" in marks:
        if path.startswith(PAGES):
            return {POSTGRESQL}
        if path.startswith(QUERIES):
            return {SQLITE, POSTGRESQL}
    if path.startswith("tests/simulator/") and "slow" in marks:
        return {SQLITE}  # long statistics, which count what the rules have played
    if path.startswith(RULES) and not is_of_one_mode(path) and "servers" not in marks:
        return {SQLITE, INTERPRETED}
    return {SQLITE}


def is_of_one_mode(path: str) -> bool:
    """Whether a test of the rules or of what counts games meets one mode only."""
    folders = path.removeprefix("tests/games/").split("/")[:2]  # of all games, or of one
    is_without_games = path.startswith("tests/games/") and not set(FOLDERS_WITHOUT_GAMES).isdisjoint(folders)
    return path in ONE_MODE or (is_without_games and path not in TESTS_WITH_GAMES)


def place(path: str, marks: Collection[str]) -> int:
    """The lower, the earlier the tests of a file begin.  marks: those of all its tests.

    Tests that wait come before tests that compute, so that one process waits while the others compute.
    """
    if path.startswith(LONGEST):
        return 0
    for place, mark in enumerate(("own_servers", "browser", "slow"), 1):
        if mark in marks:
            return place
    return 4
