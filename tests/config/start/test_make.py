"""`make` reports an unsuitable Python in one sentence."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games import ROOT

NEEDS = "Stardeck needs Python 3.11 to 3.14"


@pytest.mark.parametrize(("version", "suits"), [((3, 10), False), ((3, 11), True), ((3, 14), True), ((3, 15), False)])
def test_only_supported_python_versions_are_accepted(version: tuple[int, int], suits: bool) -> None:
    """Every pinned package has wheels for them; google-re2 has none for 3.15."""
    (code,) = re.findall(r"^SUITS := -c '(.*)'", (ROOT / "Makefile").read_text(), re.MULTILINE)
    done = subprocess.run([sys.executable, "-c", f"import sys; sys.version_info = {(*version, 0)}; {code}"], timeout=30, check=False)
    assert (done.returncode == 0) is suits


@pytest.mark.parametrize(
    ("python", "sentence"),
    [
        ("/nonexistent/python", f"{NEEDS}; /nonexistent/python is none of them. Name one:"),
        ("./too_old", f"{NEEDS}; ./too_old is none of them. Name one:"),
        ("", f"{NEEDS}. Name one:"),
    ],
)
def test_an_unsupported_python_is_reported_and_nothing_is_made(tmp_path: Path, python: str, sentence: str) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    for name in ("base", "uv"):
        (tmp_path / f"requirements/{name}.txt").touch()
    old = tmp_path / "too_old"
    old.write_text("#!/bin/sh\nexit 1\n")  # the answer to the version check
    old.chmod(0o755)
    alone = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")
    }  # as these tests may run under make
    command = ["make", "run", f"PYTHON={python}"]
    done = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert done.stdout == f"{sentence}\nmake run PYTHON=/path/to/python3.11\n"
    assert not (tmp_path / ".venv").exists()
