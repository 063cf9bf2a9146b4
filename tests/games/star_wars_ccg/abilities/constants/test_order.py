"""The numbers of card texts: no two of one kind are alike, and each stands in its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.star_wars_ccg.abilities import constants

FILES = sorted(Path(constants.__file__).parent.glob("[a-z]*.py"))
KIND = re.compile(r"# --- (.+) ---")
HUNDRED = re.compile(r"# (\d+): ")
NUMBER = re.compile(r"([A-Z_0-9]+): Final = ([\d_]+)")


def numbered(path: Path) -> dict[str, list[tuple[str, int, int]]]:
    """Kind -> (name, number, hundred of the heading above) of each constant below the heading of a hundred, in the order of the file."""
    found: dict[str, list[tuple[str, int, int]]] = {}
    kind, hundred = path.stem, -1
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := KIND.match(line):
            kind, hundred = match[1], -1
        elif match := HUNDRED.match(line):
            hundred = int(match[1])
        elif line.startswith("# "):
            hundred = -1
        elif hundred >= 0 and (match := NUMBER.match(line)):
            found.setdefault(kind, []).append((match[1], int(match[2]), hundred))
    return found


def test_every_kind_is_read() -> None:
    kinds = {kind: len(entries) for path in FILES for kind, entries in numbered(path).items()}
    assert kinds["ops"] > 200
    assert kinds["of a seat"] > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_numbers_of_one_kind_differ_and_are_sorted(path: Path) -> None:
    for kind, entries in numbered(path).items():
        numbers = [number for _, number, _ in entries]
        assert numbers == sorted(set(numbers)), f"{kind}: each number once, in order"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_numbers_stand_below_the_heading_of_their_hundred(path: Path) -> None:
    hundreds = sorted({hundred for file in FILES for entries in numbered(file).values() for *_, hundred in entries})
    for entries in numbered(path).values():
        for name, number, hundred in entries:
            assert hundred == max(each for each in hundreds if each <= number), f"{name} = {number} is below the heading {hundred}"


def test_each_subject_names_the_modules_of_its_words_and_of_its_ops() -> None:
    text = (FILES[0].parent / "blocks.py").read_text(encoding="utf-8")
    named = re.findall(r"# .+: rows in (.+); ops in (.+)\.\nFIRST_\w+: Final = (\d+)", text)
    assert len(named) == len(re.findall(r"^FIRST_", text, re.M))
    game = FILES[0].parents[2]
    dispatch = (game / "play/effects/operations.py").read_text(encoding="utf-8")
    of_subject: dict[int, set[str]] = {}
    for path in FILES:
        for entries in numbered(path).values():
            for name, _, hundred in entries:
                of_subject.setdefault(hundred, set()).add(name)
    for rows, ops, first in named:
        for each in rows.split(", "):
            place = game / "abilities/operations" / each.replace(".", "/")
            modules = sorted(place.glob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
            words = {word for module in modules for word in re.findall(r"[A-Z][A-Z_0-9]+", module.read_text(encoding="utf-8"))}
            assert words & of_subject[int(first)], f"{each} declares no word with a number from {first} on"
        for each in ops.split(", "):
            assert f"from games.star_wars_ccg.play.{each} import " in dispatch, each
