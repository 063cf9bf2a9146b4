"""What one of pytest's processes makes and all of them use, in the temporary folder of the session, and how a tree is copied."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterable
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


def unfinished(folder: str, names: Iterable[str]) -> set[str]:
    """Bytecode files that another process writes just now; use it as `ignore` of `shutil.copytree`.

    The finished files are worth a copy: without them, every process that starts in the copy compiles the sources again.
    """
    return {name for name in names if ".pyc." in name}
