"""Look up the functions that a game's RULES.md names."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType


def exists(package: str, name: str) -> bool:
    """Is this a module of the game or the engine, or something in one?"""
    parts = name.split(".")
    found = import_module("games.engine" if parts[0] == "engine" else f"games.{package}")
    for part in parts[parts[0] == "engine" :]:
        if hasattr(found, part):
            found = getattr(found, part)
        elif isinstance(found, ModuleType) and (Path(found.__file__).parent / f"{part}.py").is_file():
            found = import_module(f"{found.__name__}.{part}")
        else:
            return False
    return True
