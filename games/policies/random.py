"""The policy `random`: any legal option, each equally likely."""

from __future__ import annotations

from typing import Any, Final

from games.engine.decision import Decision, Policy
from games.engine.rng import Rng

RANDOM: Final = "random"


class RandomPolicy(Policy):
    """Draws from a random stream of its own, so that the shuffles stay the same."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Any, decision: Decision) -> int:
        return self.rng.below(len(decision.options))
