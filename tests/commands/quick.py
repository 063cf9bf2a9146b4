"""`make quick`: check style, types and the tests nearest to what has changed, in less than a minute on two cores.

What has changed since the last commit counts, or, if nothing has, the last commit itself.  The tests mirror the tree, so the tests of
`games/engine/tally.py` are `tests/games/engine/test_tally*.py`, or else the tests of the folder `tests/games/engine/`.  Rules are
interpreted; tests that are slow or need a browser or servers are left out, as in `make check`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = Path("tests")
# The rooms and their import arrow, which any change can break.
ALWAYS = ("tests/test_architecture.py",)
# Links, commands and names in documents.
DOCUMENTS = "tests/test_docs.py"
# Folders that tests/ does not mirror: frontend/templates/decks/ is tested in tests/frontend/decks/.
UNMIRRORED = {"templates", "static", "js", "css"}
LEFT_OUT = "not slow and not browser and not servers"
OPTIONS = "-q -n 2 --dist worksteal --nomigrations -p no:schemathesis -p no:playwright"
NO_TESTS = 5  # pytest's exit status if every test was left out


def main() -> int:
    os.chdir(ROOT)
    files = changed()
    chosen = sorted({*ALWAYS, *(test for file in files for test in nearest(file, ROOT))})
    sys.stdout.write("\n".join(["Changed:", *files, "Tested:", *chosen, ""]))
    sys.stdout.flush()
    with subprocess.Popen([sys.executable, "-m", "mypy"]) as types:
        failed = [
            subprocess.run([sys.executable, "-m", "ruff", "check", "--quiet", "."], check=False).returncode,
            subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", "--check", "."], check=False).returncode,
            subprocess.run([sys.executable, "-m", "pytest", *OPTIONS.split(), "-m", LEFT_OUT, *chosen], check=False).returncode,
        ]
    return int(any(status not in (0, NO_TESTS) for status in failed) or types.returncode != 0)


def changed() -> list[str]:
    """Paths, from the root of the tree, of the files changed since the last commit, or else in it; deleted files are left out."""
    found = {*git("diff", "--name-only", "HEAD"), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(path for path in found or git("show", "--name-only", "--format=", "HEAD") if Path(path).is_file())


def git(*command: str) -> list[str]:
    """The lines that a git command prints."""
    return subprocess.run(["git", *command], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def nearest(path: str, root: Path) -> Iterable[str]:
    """The test files of a changed file: its own, or else those of the nearest folder that tests/ mirrors; and a module, for its doctests.

    path: from the root of the tree, like those returned.
    """
    file = Path(path)
    if file.suffix == ".md":
        yield DOCUMENTS
    if file.suffix == ".py" and file.parts[0] != TESTS.name:
        yield path
    if file.name.startswith("test_") and file.suffix == ".py":
        yield path
        return
    folder = TESTS.joinpath(*(part for part in file.parent.parts if part not in UNMIRRORED and part != TESTS.name))
    own = sorted((root / folder).glob(f"test_{file.stem.strip('_')}*.py"))
    while not own and folder != TESTS:
        own = sorted((root / folder).glob("test_*.py"))
        folder = folder.parent
    yield from (str(each.relative_to(root)) for each in own)


if __name__ == "__main__":
    sys.exit(main())
