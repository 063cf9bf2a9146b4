"""What one of pytest's processes makes and all of them use, in the temporary folder of the session."""

from __future__ import annotations

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """The folder `name`, filled by `make` in the first process that needs it; the others wait for its end.

    Do not change what is in it: copy it.
    """
    base = factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base  # a process of xdist has a folder of its own in the session's
    folder, done = shared / name, shared / f"{name}.done"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            folder.mkdir()
            make(folder)
            done.touch()
    return folder
