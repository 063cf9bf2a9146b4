"""A policy that errs: of its choices, one in ERRORS is drawn by lot.

The coach plays on with it, too.  What is best only if everything that follows is played as the policy plays it may be another option here.
"""

from __future__ import annotations

from typing import Any, Final

from games.engine.decision import Decision, Policy
from games.engine.rng import Rng

ERRORS: Final = 8


class ErringPolicy(Policy):
    """Chooses as another policy does, but for one choice in ERRORS; it draws from a random stream of its own."""

    def __init__(self, policy: Policy, rng: Rng) -> None:
        self.policy = policy
        self.rng = rng

    def choose(self, view: Any, decision: Decision) -> int:
        usual = self.policy.choose(view, decision)
        if self.rng.below(ERRORS):
            return usual
        return self.rng.below(len(decision.options))
