"""Flip the conditions of the engine one at a time, and see which tests notice.  `python -m benchmarks.conditions.engine_conditions` writes
docs/games/engine-conditions.md; with words, it only prints the conditions whose text contains them.

The conditions are in engine_conditions.toml.  For each, two forked processes run the tests in MADE_UP and in REAL with the flipped line, up
to the first that fails.  That takes a few minutes.  The rules are interpreted, because an engine would have to be compiled for each flip.
"""

from __future__ import annotations

import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from string import ascii_lowercase
from types import FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONDITIONS = Path(__file__).with_suffix(".toml")
OUTPUT = ROOT / "docs" / "games" / "engine-conditions.md"
PROCESSES = 2
# A test that takes random steps notices by chance, so it stays out.
LEFT_OUT = "sound or scan_of_all"
MADE_UP = tuple(
    f"tests/games/engine/test_{name}.py"
    for name in ("events", "batches", "table", "departures", "abilities", "verbs", "verbs_in_depth", "machine", "modifiers")
)
REAL = (
    "tests/games/star_wars_lcg/abilities/test_mechanisms.py",
    "tests/games/star_wars_lcg/abilities/test_words.py",
    "tests/games/star_wars_lcg/play/test_windows.py",
    "tests/games/star_wars_lcg/play/test_matches.py",
    "tests/games/star_wars_lcg/abilities/test_scenarios.py",
    "tests/games/legend_of_stars/play/test_scenarios.py",
    "tests/games/legend_of_stars/abilities/test_cards.py",
    "tests/games/star_wars_ccg/abilities/test_places.py",
    "tests/games/star_wars_ccg/play/test_sums.py",
)
OPTIONS = ("--noconftest", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis", "-p", "no:terminal")
OPTIONS += ("-c", os.devnull, "--rootdir", str(ROOT))
HEAD = """# Conditions of the engine

Each line is a condition of `games/engine/` that was flipped or left out, and the first test that failed then: on the made-up games of
`tests/games/engine/`, and on a real game. Written by `python -m benchmarks.conditions.engine_conditions`; the flips are in
`benchmarks/conditions/engine_conditions.toml`. {noticed} of {total} are noticed on the made-up games and {real} on a real game. For the
other {waiting} the line says why; where it waits for the CCG, it names two cards that need it."""


def flip(condition: dict[str, str], folder: str = "engine") -> None:
    """Give every function of the condition's module, below this folder of games/, the code that the flipped source has."""
    path = ROOT / "games" / folder / condition["file"]
    source = path.read_text("utf-8")
    if source.count(condition["from"]) != 1:
        raise SystemExit(f"{condition['text']}: the text is not once in {condition['file']}; correct the list of conditions.")
    module = sys.modules[".".join(path.relative_to(ROOT).with_suffix("").parts)]
    flipped = dict(module.__dict__)
    exec(compile(source.replace(condition["from"], condition["to"]), str(path), "exec"), flipped)
    for name, value in flipped.items():
        here = module.__dict__.get(name)
        if isinstance(value, FunctionType) and value.__globals__ is flipped:
            here.__code__ = value.__code__
        elif isinstance(value, type) and value.__module__ == module.__name__:
            for own, function in vars(value).items():
                if isinstance(function, FunctionType):
                    vars(here)[own].__code__ = function.__code__


class Flips:
    """A plugin of pytest: instead of one run of the collected tests it makes two for each condition, in forked processes."""

    folder = "engine"

    def __init__(self, conditions: list[dict[str, str]]) -> None:
        self.conditions = conditions
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        made_up = [item for item in session.items if item.nodeid.startswith("tests/games/engine/")]
        others = [item for item in session.items if not item.nodeid.startswith("tests/games/engine/")]
        with ThreadPoolExecutor(PROCESSES) as pool:
            list(pool.map(lambda condition: self.notice(condition, made_up, others), self.conditions))
        return True

    def notice(self, condition: dict[str, str], made_up: list[pytest.Item], others: list[pytest.Item]) -> None:
        condition["made_up"] = self.first_failure(condition, made_up)
        condition["real"] = self.first_failure(condition, others)
        sys.stderr.write(f"{condition['text']}: {short(condition['made_up'])}; {short(condition['real'])}\n")

    def first_failure(self, condition: dict[str, str], items: list[pytest.Item]) -> str:
        """The first of these tests that fails with the flip; empty if none does."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.setsid()
            flip(condition, self.folder)
            for number, item in enumerate(items):
                following = items[number + 1] if number + 1 < len(items) else None
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.failed:
                    break
            os.write(writer, self.failed.encode())
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            found = pipe.read()
        os.waitpid(child, 0)
        return found


def main() -> int:
    os.chdir(ROOT)
    wanted = " ".join(sys.argv[1:])
    mechanisms: list[dict[str, Any]] = tomllib.loads(CONDITIONS.read_text("utf-8"))["mechanism"]
    conditions = [each for mechanism in mechanisms for each in mechanism["conditions"] if wanted in each["text"]]
    pytest.main([*OPTIONS, "-k", f"not ({LEFT_OUT})", *MADE_UP, *REAL], [Flips(conditions)])
    missed = [each for each in conditions if not each["made_up"] or not (each["real"] or "waits" in each)]
    if not wanted and not missed:
        OUTPUT.write_text(table(mechanisms), encoding="utf-8")
    sys.stderr.writelines(f"not noticed: {each['text']}\n" for each in missed)
    return 1 if missed else 0


def table(mechanisms: list[dict[str, Any]]) -> str:
    """The document, from conditions that know which tests noticed them."""
    conditions = [each for mechanism in mechanisms for each in mechanism["conditions"]]
    parts = [
        HEAD.format(
            total=len(conditions),
            noticed=sum(1 for each in conditions if each["made_up"]),
            real=sum(1 for each in conditions if each["real"]),
            waiting=sum(1 for each in conditions if "waits" in each),
        )
    ]
    for number, mechanism in enumerate(mechanisms, 1):
        parts.append(
            f"## {number}. {mechanism['name'].capitalize()}\n\n| | condition | made-up game | real game |\n| --- | --- | --- | --- |"
        )
        for letter, each in zip(ascii_lowercase, mechanism["conditions"], strict=False):
            parts[-1] += f"\n| {number}{letter} | {each['text']} | {short(each['made_up'])} | {real(each)} |"
    return "\n\n".join(parts) + "\n"


def real(condition: dict[str, str]) -> str:
    return short(condition["real"]) or condition["waits"]


def short(test: str) -> str:
    """A test as the table names it: the folder of its game, its file and its name."""
    if not test:
        return ""
    path, _, name = test.partition("::")
    folder = path.removeprefix("tests/games/").removeprefix("engine/")
    for package, game in (("star_wars_lcg", "LCG"), ("star_wars_ccg", "CCG"), ("legend_of_stars", "LoS")):
        folder = folder.replace(f"{package}/", f"{game} ")
    return f"{folder.removesuffix('.py')}: `{name}`".replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
