"""The registers of every kind of frame are described with its number in `play/constants.py`, and in no second place."""

from __future__ import annotations

import ast
import re

from games import ROOT

PLAY = ROOT / "games" / "star_wars_ccg" / "play"
KIND = re.compile(r"(\w+_FRAME): Final = ")
REGISTER = re.compile(r"#   ((?:pc|[a-e])(?:, [a-e])*): ")


def described() -> dict[str, set[str]]:
    """Kind -> the registers that the comment above its number describes."""
    found: dict[str, set[str]] = {}
    registers: set[str] = set()
    for line in (PLAY / "constants.py").read_text(encoding="utf-8").splitlines():
        if match := KIND.match(line):
            found[match[1]] = registers
            registers = set()
        elif match := REGISTER.match(line):
            registers |= set(match[1].split(", "))
        elif not line.startswith("#"):
            registers = set()
    return found


def made() -> dict[str, set[str]]:
    """Kind -> the registers that some call of `Frame` in the rules fills."""
    found: dict[str, set[str]] = {}
    for path in PLAY.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Frame":
                kind = ast.unparse(node.args[0])
                if kind.endswith("_FRAME"):
                    found.setdefault(kind, set()).update("abc"[: len(node.args) - 2])
    return found


def test_every_kind_of_frame_describes_the_registers_that_it_is_made_with() -> None:
    kinds = described()
    assert len(kinds) > 30
    missing = {kind: sorted(registers - kinds.get(kind, set())) for kind, registers in made().items() if registers - kinds.get(kind, set())}
    assert not missing, f"describe these registers above the kind in play/constants.py: {missing}"


def test_registers_are_described_in_one_place() -> None:
    others = [
        str(path.relative_to(PLAY))
        for path in PLAY.rglob("*.py")
        if re.search(r"^Registers? of .*:$", path.read_text(encoding="utf-8"), re.M)
    ]
    assert not others, f"describe registers in play/constants.py: {others}"
