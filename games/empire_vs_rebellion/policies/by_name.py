"""The names of the policies that a run can choose from, and the policy of a name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.empire_vs_rebellion.policies.default import GreedyPolicy
from games.empire_vs_rebellion.policies.simple import PlainPolicy
from games.engine.decision import Policy
from games.engine.rng import Rng
from games.policies.random import RANDOM, RandomPolicy

GREEDY: Final = "default"
SEARCH: Final = "search"  # made by `policies.search`
PLAIN: Final = "plain"
POLICIES: Final = (GREEDY, PLAIN, RANDOM, SEARCH)


def policy_of(name: str, weights: list[int], reach: list[int], stop_margin: i64, rng: Rng | None) -> Policy:
    """A new policy of this name, for one game.  Only the random policy needs `rng`.  ValueError for an unknown name."""
    if name == RANDOM and rng is not None:
        return RandomPolicy(rng)
    if name == PLAIN:
        return PlainPolicy()
    if name == GREEDY:
        return GreedyPolicy(weights, reach, stop_margin)
    raise ValueError(f"Unknown policy {name!r}; use one of: {', '.join(POLICIES)}.")
