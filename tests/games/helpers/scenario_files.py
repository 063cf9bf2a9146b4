"""Positions as files: given this, when these options are taken, then this holds.  What that means to every game of two seats.

given, then: as the game's own `Position` reads them.  `then` also knows winner, over, asked (who is asked next)
and options (the verbs offered then).
when: {choose: a word of `verbs`, by: who is asked, ...}; `refused: true` if it must not be offered.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import yaml

CASES = Path(__file__).resolve().parents[2] / "cases"
SIDES = ("you", "opponent")


@cache
def scenarios_of(slug: str) -> list[dict[str, Any]]:
    """Every scenario of every file, with the name of its file and the cards invented for it."""
    found = []
    for path in sorted((CASES / slug / "play").glob("*.yaml")):
        content = yaml.safe_load(path.read_text("utf-8"))
        for scenario in content["scenarios"]:
            found.append({**scenario, "cards": {**content.get("cards", {}), **scenario.get("cards", {})}, "file": path.stem})
    return found


class Position:
    """A game that stands where `given` says.  verbs: word -> `Option.verb`."""

    verbs: ClassVar[dict[str, int]]

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.game = self.started()

    def started(self) -> Any:
        raise NotImplementedError

    def stands(self, decision: Any) -> bool:
        """Is this asked even where there is only one answer?"""
        raise NotImplementedError

    def is_meant(self, option: Any, step: dict[str, Any]) -> bool:
        raise NotImplementedError

    def check_side(self, seat: int, expected: dict[str, Any]) -> None:
        raise NotImplementedError

    def check_table(self, key: str, expected: Any) -> None:
        raise NotImplementedError

    def code_of(self, entry: Any, seat: int) -> str:
        """Of a card as the file writes it: its code, or a mapping with it."""
        return entry if isinstance(entry, str) else entry["card"]

    # --- when --------------------------------------------------------------------------------------------------------

    def advance(self) -> Any:
        """To the next decision, as the machine goes, but it also stands still where the game says so."""
        game = self.game
        while game.decision is None and not game.is_over:
            game.step(game.frames[-1])
            decision = game.decision
            if decision is not None and len(decision.options) == 1 and not self.stands(decision):
                game.apply(0)
        return game.decision

    def matching(self, step: dict[str, Any]) -> list[int]:
        decision = self.advance()
        assert decision is not None, "nothing is asked: the game is over"
        if "by" in step:
            assert SIDES[decision.seat] == step["by"], self.offered()
        return [number for number, option in enumerate(decision.options) if self.is_meant(option, step)]

    def do(self, step: dict[str, Any]) -> None:
        found = self.matching(step)
        if step.get("refused"):
            assert not found, f"{step} is offered: {self.offered()}"
            return
        assert found, f"{step} is not offered: {self.offered()}"
        self.game.apply(found[0])

    def offered(self) -> list[str]:
        decision = self.advance()
        return [] if decision is None else [self.said(option) for option in decision.options]

    def said(self, option: Any) -> str:
        return f"{self.verb(option)} {self.game.pieces[option.piece].card.code if option.piece >= 0 else option.amount}"

    def verb(self, option: Any) -> str:
        return next(word for word, verb in reversed(self.verbs.items()) if verb == option.verb)

    # --- then --------------------------------------------------------------------------------------------------------

    def check(self, then: dict[str, Any]) -> None:
        decision = self.advance()
        for key, expected in then.items():
            if key in SIDES:
                self.check_side(SIDES.index(key), expected)
            elif key == "winner":
                assert self.game.is_over or expected is None
                assert (SIDES[self.game.winner] if self.game.winner >= 0 else None) == expected
            elif key == "over":
                assert self.game.is_over == expected
            elif key == "asked":
                assert SIDES[decision.seat] == expected
            elif key == "options":
                assert sorted({self.verb(option) for option in decision.options}) == sorted(expected), self.offered()
            else:
                self.check_table(key, expected)

    def check_zone(self, key: str, zone: Any, expected: Any, seat: int = 0) -> None:
        codes = [piece.card.code for piece in zone.cards]
        if isinstance(expected, int):
            assert len(codes) == expected, (key, codes)
        elif isinstance(expected, dict):
            assert codes[-1] == self.code_of(expected["top"], seat), (key, codes)
        else:
            assert Counter(codes) == Counter(self.code_of(each, seat) for each in expected), (key, codes)
