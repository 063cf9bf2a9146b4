"""The steps of `make test` that run tests, and which tests each of them runs.

Two things can change a test's outcome: the database, and whether the rules are compiled.  A test meets each database and each mode
on which what it tests depends, and nothing twice:

- Queries, services, searches, runs (`QUERIES`) meet both databases.
- Pages (`PAGES`) only call these services and selectors.  They meet PostgreSQL; in a browser, they meet SQLite.
- What all games share, and what counts games (`RULES`), meets both modes, on SQLite: doctests, the engine, the suites of every game with
  its golden games, and runs.
- The tests of one game's cards and clauses meet compiled rules, which sites play; `make check` runs them interpreted.
- A test with servers of its own chooses its databases itself.  It and all the rest run once.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

SQLITE, INTERPRETED, POSTGRESQL = "SQLite, rules compiled", "SQLite, rules interpreted", "PostgreSQL and Redis, rules compiled"

QUERIES = ("tests/accounts/", "tests/cards/", "tests/config/test_health.py", "tests/decks/", "tests/simulator/")
PAGES = ("tests/frontend/",)
RULES = ("games/", "simulator/", "tests/games/coach/", "tests/games/engine/", "tests/games/every_game/", "tests/games/runs/")
RULES += ("tests/simulator/", *(f"tests/games/{folder.parent.name}/runs/" for folder in sorted((ROOT / "tests" / "games").glob("*/runs"))))
ONE_MODE = (
    "tests/games/every_game/test_modes.py",  # starts both modes itself
    "tests/games/coach/test_puzzles.py",  # plays thousands of lines; that both modes play the same is shown by other tests
    "tests/games/coach/test_bounds.py",  # arithmetic on numbers that no rules have made
    "tests/games/every_game/abilities/test_ability_language.py",  # reads what the games declare and prints
)
# In this folder no game is played but by one test: what is compiled, `engine/`, `play/` and `policies/`, decides no outcome of the others.
DECKS_OF_EVERY_GAME = "tests/games/every_game/decks/"
TESTS_WITH_GAMES = ("tests/games/every_game/decks/test_ready_lists.py",)
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
    return path in ONE_MODE or (path.startswith(DECKS_OF_EVERY_GAME) and path not in TESTS_WITH_GAMES)


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
