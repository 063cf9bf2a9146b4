"""The Git hooks that `make hooks` installs: the check of commit subjects."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from games import ROOT

LONGEST = "A" + "b" * 63 + "."


def commit_message(folder: Path, message: str) -> subprocess.CompletedProcess[str]:
    """Run the commit-msg hook with this message."""
    file = folder / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    hook = ROOT / ".githooks" / "commit-msg"
    return subprocess.run([str(hook), str(file)], capture_output=True, text=True, timeout=30, check=False)


@pytest.mark.parametrize(
    "subject",
    [
        "decks: Keep the name of an imported list.",
        "games/star_realms, tests: Add a card.",
        f"docs: {LONGEST}",
        "Merge branch 'x'",
        'Revert "y"',
    ],
)
def test_a_valid_subject_is_accepted(tmp_path: Path, subject: str) -> None:
    done = commit_message(tmp_path, f"{subject}\n\nA reason of any length and form.\n")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "subject",
    [
        "Keep the name of an imported list.",
        "decks: keep the name.",
        "decks: Keep the name",
        "decks:Keep the name.",
        f"docs: b{LONGEST}".replace("b", "B", 1),
        "",
    ],
)
def test_an_invalid_subject_is_refused_with_an_example(tmp_path: Path, subject: str) -> None:
    done = commit_message(tmp_path, f"{subject}\n")
    assert done.returncode == 1
    assert "decks: Keep the name of an imported list." in done.stderr
    assert subject in done.stderr


def test_make_hooks_installs_both_hooks(tmp_path: Path) -> None:
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "GIT_"))}

    def run(*command: str) -> str:
        return subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, timeout=30, check=True).stdout

    run("git", "init", "-q")
    run("make", "-f", str(ROOT / "Makefile"), "hooks")
    assert run("git", "config", "core.hooksPath").strip() == ".githooks"
    assert all(os.access(ROOT / ".githooks" / name, os.X_OK) for name in ("commit-msg", "pre-commit"))
