"""The Git hook that `make hooks` installs: it checks the subject of a commit, and then runs `make check`."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from games import ROOT

LONGEST = "A" + "b" * 63 + "."


def commit_message(folder: Path, message: str, *, check_ends_with: int = 0) -> subprocess.CompletedProcess[str]:
    """Run the commit-msg hook with this message and a `make` that only prints what it should make."""
    file = folder / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    make = folder / "make"
    make.write_text(f'#!/bin/sh\necho "make $*"\nexit {check_ends_with}\n')
    make.chmod(0o755)
    hook = ROOT / ".githooks" / "commit-msg"
    alone = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    return subprocess.run([str(hook), str(file)], cwd=ROOT, env=alone, capture_output=True, text=True, timeout=30, check=False)


@pytest.mark.parametrize(
    "subject",
    [
        "decks: Keep the name of an imported list.",
        "games/star_realms, tests: Add a card.",
        ".githooks: Check a subject.",
        "fixup! games/gone: Keep the subject of an old commit.",
        f"docs: {LONGEST}",
        "fixup! decks: Keep the name of an imported list.",
    ],
)
def test_a_commit_with_a_valid_subject_is_checked(tmp_path: Path, subject: str) -> None:
    done = commit_message(tmp_path, f"{subject}\n\nA reason of any length and form.\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "make --no-print-directory check\n", "")


@pytest.mark.parametrize("subject", ["Merge branch 'x'", 'Revert "y"'])
def test_merges_and_reverts_are_not_checked(tmp_path: Path, subject: str) -> None:
    done = commit_message(tmp_path, f"{subject}\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_commit_that_fails_the_checks_is_refused_and_its_message_kept(tmp_path: Path) -> None:
    done = commit_message(tmp_path, "decks: Keep the name of an imported list.\n", check_ends_with=2)
    assert done.returncode == 1
    assert "`make format` lays the code out" in done.stderr
    assert f"git commit -F {tmp_path / 'COMMIT_EDITMSG'}" in done.stderr
    assert "git commit --no-verify" in done.stderr


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
def test_an_invalid_subject_is_refused_with_an_example_before_the_checks(tmp_path: Path, subject: str) -> None:
    done = commit_message(tmp_path, f"{subject}\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert "decks: Keep the name of an imported list." in done.stderr
    assert subject in done.stderr


@pytest.mark.parametrize(
    ("subject", "folder"),
    [
        ("games/los: Add a card.", "games/los"),
        ("games, tests/los: Add a card.", "tests/los"),
        ("games, , tests: Add a card.", ""),
        ("README.md: Name the folders.", "README.md"),  # a file
        ("../house: Add a card.", "../house"),
        ("Keep: The name of a list.", "Keep"),
    ],
)
def test_a_subject_whose_folder_is_not_in_the_tree_is_refused_before_the_checks(tmp_path: Path, subject: str, folder: str) -> None:
    done = commit_message(tmp_path, f"{subject}\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"'{folder}' is none" in done.stderr
    assert subject in done.stderr


def test_a_folder_that_the_commit_adds_is_known(tmp_path: Path) -> None:
    """The hook reads the index, as `git commit` gives it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}

    def commit(subject: str) -> int:
        hook = ["-c", f"core.hooksPath={ROOT / '.githooks'}", "-c", "user.name=a", "-c", "user.email=a@b.c"]
        alone = {**clean, "PATH": f"{tmp_path}:{clean['PATH']}"}
        return subprocess.run(
            ["git", *hook, "commit", "-qm", subject], cwd=tree, env=alone, capture_output=True, timeout=30, check=False
        ).returncode

    make = tmp_path / "make"
    make.write_text("#!/bin/sh\n")
    make.chmod(0o755)
    tree = tmp_path / "tree"
    (tree / "decks" / "api").mkdir(parents=True)
    (tree / "decks" / "api" / "one.py").touch()
    subprocess.run(["git", "init", "-q"], cwd=tree, env=clean, timeout=30, check=True)
    subprocess.run(["git", "add", "."], cwd=tree, env=clean, timeout=30, check=True)
    assert commit("cards: Add a file.") == 1
    assert commit("decks/api: Add a file.") == 0


def test_make_hooks_installs_the_hook(tmp_path: Path) -> None:
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "GIT_"))}

    def run(*command: str) -> str:
        return subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, timeout=30, check=True).stdout

    run("git", "init", "-q")
    run("make", "-f", str(ROOT / "Makefile"), "hooks")
    assert run("git", "config", "core.hooksPath").strip() == ".githooks"
    assert [path.name for path in (ROOT / ".githooks").iterdir() if os.access(path, os.X_OK)] == ["commit-msg"]
