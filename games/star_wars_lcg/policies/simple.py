"""The policy `do-nothing`, which passes whenever it may and otherwise takes the first option, and lookups of options in a decision."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Policy

DO_NOTHING: Final = "do-nothing"


class DoNothing(Policy):
    def choose(self, view: Any, decision: Decision) -> int:
        return pass_or_first(decision)


def pass_or_first(decision: Decision) -> int:
    """The number of the pass option, or 0 if the decision has none."""
    for number, option in enumerate(decision.options):
        if option.verb == PASS_VERB:
            return number
    return 0


def number_of(decision: Decision, piece: i64) -> int:
    """The number of the first option with this piece, -1 if there is none."""
    for number, option in enumerate(decision.options):
        if option.piece == piece and option.verb != PASS_VERB:
            return number
    return -1
