"""The benchmark of events with compiled rules: `python -m benchmarks.games.compiled_events` prints what `benchmarks.games.events` prints.

It builds the engine and the table of the benchmark in a temporary folder, as if the table were a game.  That takes about a minute.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("games/__init__.py", "config/processes/rules_build.py")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="stardeck-bench-") as name:
        folder = Path(name)
        for path in COPIED:
            (folder / path).parent.mkdir(parents=True)
            shutil.copy(ROOT / path, folder / path)
        shutil.copytree(ROOT / "games" / "engine", folder / "games" / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "games" / "idle").mkdir()
        (folder / "games" / "idle" / "__init__.py").touch()
        shutil.copy(ROOT / "benchmarks" / "games" / "events.py", folder / "games" / "idle" / "events.py")
        run(folder, "interpreted", "-m", "config.processes.rules_build")
        sys.stdout.write(run(folder, "compiled", "-c", "from games.idle.events import main; main()"))


def run(folder: Path, rules: str, *arguments: str) -> str:
    """The output of Python in the folder, in this mode of the rules."""
    environment = {**os.environ, "STARDECK_RULES": rules, "PYTHONPATH": ""}
    return subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, stdout=subprocess.PIPE, check=True, text=True).stdout


if __name__ == "__main__":
    main()
