"""The names of the policies that a run can choose from, and the policy of a name."""

from __future__ import annotations

from typing import Final

from games.engine.decision import Policy
from games.engine.rng import Rng
from games.policies.random import RANDOM, RandomPolicy
from games.policies.search import SEARCH
from games.star_wars_ccg.policies.default import DrainPolicy

DEFAULT: Final = "default"
POLICIES: Final = (DEFAULT, RANDOM, SEARCH)


def policy_of(name: str, rng: Rng | None) -> Policy:
    """A new policy of this name, for one game; the run makes the policy `search`.  Only the random policy needs `rng`.

    ValueError for an unknown name.
    """
    if name == RANDOM and rng is not None:
        return RandomPolicy(rng)
    if name == DEFAULT:
        return DrainPolicy()
    raise ValueError(f"Unknown policy {name!r}; use one of: {', '.join(POLICIES)}.")
