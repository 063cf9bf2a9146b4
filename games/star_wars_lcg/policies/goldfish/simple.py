"""The policy `do-nothing`: it passes whenever it may, and takes the first option otherwise."""

from __future__ import annotations

from typing import Any, Final

from games.engine.decision import Decision, Policy
from games.star_wars_lcg.play.goldfish.constants import PASS_VERB

DO_NOTHING: Final = "do-nothing"


class DoNothing(Policy):
    """Passes or takes the first option."""

    def choose(self, view: Any, decision: Decision) -> int:
        return pass_or_first(decision)


def pass_or_first(decision: Decision) -> int:
    """The number of the pass option, or 0 if the decision has none."""
    for number, option in enumerate(decision.options):
        if option.verb == PASS_VERB:
            return number
    return 0
