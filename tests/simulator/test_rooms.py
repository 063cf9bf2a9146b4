"""The modules and packages of the simulator import one another in one direction."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from games import ROOT

# Each may import itself and those before it.
ROOMS = (
    "models",
    "modes",
    "reasons",
    "statistics",
    "coach",
    "races",
    "requests",
    "services",
    "report",
    "selectors",
    "tables",
    "exchanges",
    "workers",
    "tasks",
    "receivers",
    "management",
    "api",
    "apps",
)


def imported_rooms(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("simulator."))


def test_the_rooms_import_one_way() -> None:
    folder = ROOT / "simulator"
    for path in folder.rglob("*.py"):
        room = path.relative_to(folder).parts[0].removesuffix(".py")
        if room not in ("migrations", "__init__"):
            later = set(ROOMS[ROOMS.index(room) + 1 :])
            assert not later & set(imported_rooms(path)), path.relative_to(ROOT)
