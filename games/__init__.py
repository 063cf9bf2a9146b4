"""The rules of every game as a plain typed library: no Django, database, files, clock or global random.

One source, two speeds, one result: the hot modules are loaded from `build/rules/` if it holds a build of them (`make compile`).
STARDECK_RULES chooses: auto (compiled if there is a build of these sources, else interpreted), interpreted, or compiled (an error if
there is no such build).
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

MODES = ("auto", "interpreted", "compiled")
ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "rules"
MANIFEST = "manifest.json"


class CompiledRules(MetaPathFinder):
    """Finds the modules of one build; `files` maps a module's full name to its extension file."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


def rules_mode() -> str:
    """The rules that this process runs: "compiled" or "interpreted"."""
    return "compiled" if any(isinstance(finder, CompiledRules) for finder in sys.meta_path) else "interpreted"


def platform() -> str:
    """The Python and machine that a build belongs to."""
    return f"{sys.version_info.major}.{sys.version_info.minor} {sysconfig.get_config_var('EXT_SUFFIX')}"


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


_INHERITING = re.compile(rb"\n *(class \w+\(.*)")  # bytes, and no search at each start of a line: this runs in every process


def subclasses(root: Path) -> dict[str, list[str]]:
    """Each file of `games/` in which classes inherit -> the lines that begin these classes.

    A class that inherits from a compiled class must be compiled, too, so a build is stale when such a class is added anywhere.
    """
    found = {}
    for folder, _, names in os.walk(root / "games"):
        for name in names:
            if name.endswith(".py"):
                source = Path(folder, name)
                if lines := _INHERITING.findall(source.read_bytes()):
                    found[source.relative_to(root).as_posix()] = [line.decode() for line in lines]
    return found


def compiled_rules(build: Path, root: Path) -> CompiledRules:
    """Return the finder of `build`; ImportError if it was made from other sources or for another Python, and says what to type."""
    remedy = "Type `make compile` to build them again, or `make uncompile` to run the rules interpreted."
    manifest = json.loads((build / MANIFEST).read_text(encoding="utf-8"))
    if manifest["platform"] != platform():
        raise ImportError(f"The compiled rules in {build} are for Python {manifest['platform']}, and this is {platform()}. {remedy}")
    for name, expected in manifest["sources"].items():
        source = root / name
        if not source.is_file() or digest(source) != expected:
            raise ImportError(f"The compiled rules in {build} are stale: {name} has changed since. {remedy}")
    before, now = manifest.get("classes", {}), subclasses(root)
    if changed := sorted(name for name in {*before, *now} if before.get(name) != now.get(name)):
        raise ImportError(f"The compiled rules in {build} are stale: the classes of {changed[0]} have changed since. {remedy}")
    return CompiledRules({name: build / file for name, file in manifest["modules"].items()})


def _choose_rules() -> None:
    mode = os.environ.get("STARDECK_RULES") or "auto"
    if mode not in MODES:
        raise ImportError(f"STARDECK_RULES={mode}: use auto, interpreted or compiled.")
    if mode == "interpreted":
        return
    if (BUILD / MANIFEST).is_file():
        try:
            sys.meta_path.insert(0, compiled_rules(BUILD, ROOT))
        except (ImportError, OSError):  # stale, or being replaced just now
            if mode == "compiled":
                raise
    elif mode == "compiled":
        raise ImportError(f"STARDECK_RULES=compiled, but there is no build in {BUILD}. Type `make compile`.")


_choose_rules()
