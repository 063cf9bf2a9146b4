"""Flip the conditions of the LCG's rules one at a time, and see which tests notice.

`python -m benchmarks.conditions.star_wars_lcg_conditions` writes games/star_wars_lcg/MUTATIONS.md; with words, it only prints the
conditions whose text contains them.  The conditions are in star_wars_lcg_conditions.toml.  For each, a forked process runs the tests of
the rules with the flipped line, up to the first that fails (`engine_conditions`).  The rules are interpreted.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

from benchmarks.conditions.engine_conditions import OPTIONS, ROOT, Flips

CONDITIONS = Path(__file__).with_suffix(".toml")
OUTPUT = ROOT / "games" / "star_wars_lcg" / "MUTATIONS.md"
TESTS = tuple(
    f"tests/games/star_wars_lcg/{name}.py"
    for name in (
        "play/test_scenarios",
        "play/test_match_scenarios",
        "play/test_windows",
        "abilities/test_scenarios",
        "abilities/test_mechanisms",
        "abilities/test_words",
        "play/test_matches",
    )
)
HEAD = """# Rules that were broken on purpose

Each line is a condition of the rules (`play/`) that was flipped or left out, and the first test that failed then. Written by
`python -m benchmarks.conditions.star_wars_lcg_conditions`; the flips are in `benchmarks/conditions/star_wars_lcg_conditions.toml`.
**{noticed} of {total} are noticed.** For the other {waiting} the line says why.

| file | condition | test |
| --- | --- | --- |
"""


class RuleFlips(Flips):
    folder = "star_wars_lcg/play"

    def notice(self, condition: dict[str, str], made_up: list[pytest.Item], others: list[pytest.Item]) -> None:
        condition["test"] = self.first_failure(condition, others)
        sys.stderr.write(f"{condition['text']}: {short(condition['test'])}\n")


def main() -> int:
    os.chdir(ROOT)
    wanted = " ".join(sys.argv[1:])
    conditions = [each for each in tomllib.loads(CONDITIONS.read_text("utf-8"))["conditions"] if wanted in each["text"]]
    pytest.main([*OPTIONS, *TESTS], [RuleFlips(conditions)])
    missed = [each for each in conditions if not (each["test"] or "waits" in each)]
    if not wanted and not missed:
        OUTPUT.write_text(table(conditions), encoding="utf-8")
    sys.stderr.writelines(f"not noticed: {each['text']}\n" for each in missed)
    return 1 if missed else 0


def table(conditions: list[dict[str, str]]) -> str:
    """The document, from conditions that know which test noticed them."""
    noticed = sum(1 for each in conditions if each["test"])
    rows = [f"| `{each['file']}` | {each['text']} | {short(each['test']) or each['waits']} |" for each in conditions]
    return HEAD.format(noticed=noticed, total=len(conditions), waiting=len(conditions) - noticed) + "\n".join(rows) + "\n"


def short(test: str) -> str:
    """A test as the table names it: its folder, its file and its name."""
    path, _, name = test.partition("::")
    return f"{path.removeprefix('tests/games/star_wars_lcg/').removesuffix('.py')}: `{name}`".replace("|", "\\|") if test else ""


if __name__ == "__main__":
    sys.exit(main())
