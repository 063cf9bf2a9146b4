"""Play the scenarios in `tests/cases/<slug>/play/*.yaml`: set up a position, take options, and check the result.

A scenario has these members:
    given: the position, as the game's own `Position` reads it.
    when: the options to take, each {choose: a word of `verbs`, by: the side that decides, ...}; `refused: true` for one not offered.
    then: the facts to check, as the game's own `Position` reads them; also winner, over, asked (the side that decides next) and options
        (the verbs offered).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from tests.games.helpers.cases.yaml_files import content

CASES = Path(__file__).resolve().parents[3] / "cases"
SIDES = ("you", "opponent")


@cache
def scenarios_of(slug: str) -> list[dict[str, Any]]:
    """Every scenario of a game, with the name of its file and its invented cards."""
    found = []
    for path in sorted((CASES / slug / "play").glob("*.yaml")):
        read = content(path)
        for scenario in read["scenarios"]:
            found.append({**scenario, "cards": {**read.get("cards", {}), **scenario.get("cards", {})}, "file": path.stem})
    return found


class Position:
    """A game in the position that `given` describes.

    Attributes:
        verbs: word in a scenario -> `Option.verb`.
    """

    verbs: ClassVar[dict[str, int]]

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.game = self.started()

    def started(self) -> Any:
        raise NotImplementedError

    def stands(self, decision: Any) -> bool:
        """Must the scenario answer this decision even if it has one option?"""
        raise NotImplementedError

    def is_meant(self, option: Any, step: dict[str, Any]) -> bool:
        raise NotImplementedError

    def check_side(self, seat: int, expected: dict[str, Any]) -> None:
        raise NotImplementedError

    def check_table(self, key: str, expected: Any) -> None:
        raise NotImplementedError

    def code_of(self, entry: Any, seat: int) -> str:
        """The code of a card that the file writes as a code or as a mapping with `card`."""
        return entry if isinstance(entry, str) else entry["card"]

    # --- when --------------------------------------------------------------------------------------------------------

    def advance(self) -> Any:
        """Go on to the next decision; decisions with one option are answered unless `stands` keeps them."""
        game = self.game
        while game.decision is None and not game.is_over:
            game.step(game.frames[-1])
            decision = game.decision
            if decision is not None and len(decision.options) == 1 and not self.stands(decision):
                game.apply(0)
        return game.decision

    def matching(self, step: dict[str, Any]) -> list[int]:
        decision = self.advance()
        assert decision is not None, "no decision is left: the game is over"
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
