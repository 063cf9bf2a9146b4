"""Every test runs in a step of `make test`, and each step collects what it runs."""

from __future__ import annotations

import itertools
import subprocess

import pytest

from games import ROOT
from tests.commands.steps import FOLDERS, INTERPRETED, LONGEST, ONE_MODE, POSTGRESQL, SQLITE, TESTS_WITH_GAMES, place, steps_of

MARKS = ("slow", "browser", "servers", "own_servers", "database")
EVERY_SET_OF_MARKS = [set(some) for number in range(len(MARKS) + 1) for some in itertools.combinations(MARKS, number)]


def files() -> list[str]:
    """Every Python file, also those not yet committed: any of them may hold a doctest."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *FOLDERS[SQLITE]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split() if name.endswith(".py")]


def test_every_test_runs_in_a_step_that_collects_its_file() -> None:
    found = files()
    assert len(found) > 500
    for path, marks in itertools.product(found, EVERY_SET_OF_MARKS):
        steps = steps_of(path, marks)
        assert steps, (path, marks)
        for step in steps:
            assert path.startswith(FOLDERS[step]), (path, marks, step)


def test_every_folder_of_pytest_is_in_a_step(pytestconfig: pytest.Config) -> None:
    assert {f"{folder}/" for folder in pytestconfig.getini("testpaths")} == set(FOLDERS[SQLITE])


def test_every_named_folder_exists() -> None:
    named = (*LONGEST, *ONE_MODE, *TESTS_WITH_GAMES, *(each for names in FOLDERS.values() for each in names))
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    ("path", "marks", "steps"),
    [
        ("tests/decks/test_legality.py", {"database"}, {SQLITE, POSTGRESQL}),
        ("tests/decks/test_legality.py", set(), {SQLITE}),
        ("tests/frontend/decks/test_deck_pages.py", {"database", "slow"}, {POSTGRESQL}),
        ("tests/frontend/decks/test_browser_decks.py", {"database", "browser"}, {SQLITE}),
        ("tests/frontend/site/test_theme.py", set(), {SQLITE}),
        ("tests/games/engine/test_rng.py", {"slow"}, {SQLITE, INTERPRETED}),
        ("games/engine/rng.py", set(), {SQLITE, INTERPRETED}),
        ("tests/games/every_game/test_modes.py", {"slow"}, {SQLITE}),
        ("tests/games/star_wars_ccg/decks/test_legality.py", set(), {SQLITE}),
        ("tests/games/decks/test_lists.py", set(), {SQLITE}),
        ("tests/games/star_wars_ccg/play/texts/test_made_up.py", set(), {SQLITE}),
        ("tests/games/star_wars_ccg/runs/test_published_games.py", set(), {SQLITE, INTERPRETED}),
        ("tests/games/every_game/test_golden.py", set(), {SQLITE, INTERPRETED}),
        ("tests/games/every_game/decks/test_ready_lists.py", set(), {SQLITE, INTERPRETED}),
        ("games/decks/odds.py", set(), {SQLITE, INTERPRETED}),
        ("tests/simulator/services/test_claiming.py", {"database", "slow"}, {SQLITE, POSTGRESQL}),
        ("tests/simulator/statistics/test_intervals.py", set(), {SQLITE, INTERPRETED}),
        ("tests/simulator/statistics/test_blocks.py", {"slow"}, {SQLITE}),
        ("tests/simulator/workers/test_worker_faults.py", {"own_servers", "servers", "slow"}, {SQLITE}),
        ("tests/test_docs.py", set(), {SQLITE}),
    ],
)
def test_a_test_meets_what_its_outcome_depends_on(path: str, marks: set[str], steps: set[str]) -> None:
    assert steps_of(path, marks) == steps


def test_long_files_begin_first() -> None:
    order = [
        ("tests/test_deploy.py", {"slow", "own_servers"}),
        ("tests/simulator/workers/test_worker_faults.py", {"slow", "own_servers"}),
        ("tests/frontend/decks/test_browser_decks.py", {"browser", "slow"}),
        ("tests/test_api_contract.py", {"slow", "database"}),
        ("tests/accounts/test_tokens.py", {"database"}),
    ]
    assert [place(*each) for each in order] == sorted({place(*each) for each in order})
