"""SIGTERM to `make run` stops the whole site."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from games import ROOT


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("make"), reason="needs make")
def test_sigterm_to_make_run_reaches_the_site(tmp_path: Path) -> None:
    """A shell between make and the site would end alone."""
    started, stopped = tmp_path / "started", tmp_path / "stopped"
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\ntrap 'touch {stopped}; exit 0' TERM\ntouch {started}\nfor i in $(seq 200); do sleep 0.05; done\n")
    python.chmod(0o755)
    command = ["make", "-f", str(ROOT / "Makefile"), "-o", ".venv/base.stamp", "run", f"PY={python}"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={"PATH": os.environ["PATH"]})
    wait_for(started)
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    wait_for(stopped)


def wait_for(path: Path) -> None:
    deadline = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < deadline, f"{path.name} never happened"
        time.sleep(0.05)
