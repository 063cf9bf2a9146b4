"""The default policy.  It decides from the view and the decision alone."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Policy

DEFAULT: Final = "default"


class DefaultPolicy(Policy):
    """Plays the most expensive affordable card, of equals the first; passes if there is none."""

    def choose(self, view: Any, decision: Decision) -> int:
        best: i64 = 0
        best_cost: i64 = -1
        place: i64 = 0
        for option in decision.options:
            if option.verb != PASS_VERB:
                cost: i64 = view.piece(option.piece).card.cost
                if cost > best_cost:
                    best = place
                    best_cost = cost
            place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        return best
