"""The names of the policies that a match can choose from, and the policy of a name."""

from __future__ import annotations

from typing import Final

from games.engine.decision import Policy
from games.engine.rng import Rng
from games.policies.random import RANDOM, RandomPolicy
from games.policies.search import SEARCH
from games.star_wars_lcg.policies.default import DEFAULT, DefaultPolicy
from games.star_wars_lcg.policies.simple import DO_NOTHING, DoNothing

POLICIES: Final = (DEFAULT, RANDOM, DO_NOTHING, SEARCH)


def policy_of(name: str, rng: Rng) -> Policy:
    """A new policy of this name, for one game; the run makes the policy `search`.  Only the random policy draws from `rng`.

    ValueError for an unknown name.
    """
    if name == RANDOM:
        return RandomPolicy(rng)
    if name == DO_NOTHING:
        return DoNothing()
    if name == DEFAULT:
        return DefaultPolicy()
    raise ValueError(f"Unknown policy {name!r}; use one of: {', '.join(POLICIES)}.")
