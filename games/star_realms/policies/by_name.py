"""The names of the policies, and the policy for each name."""

from __future__ import annotations

from typing import Final

from games.engine.decision import Policy
from games.engine.rng import Rng
from games.policies.random import RANDOM, RandomPolicy
from games.star_realms.policies.default import DefaultPlayer
from games.star_realms.policies.player import Player
from games.star_realms.policies.simple import AttackPlayer, DefensePlayer, ExpensivePlayer, ExplorerPlayer, VelocityPlayer

DEFAULT: Final = "default"
DO_NOTHING: Final = "do-nothing"
EXPLORER: Final = "explorer"
EXPENSIVE: Final = "expensive"
VELOCITY: Final = "velocity"
ATTACK: Final = "attack"
DEFENSE: Final = "defense"
RULES: Final = "rules"  # plays by a rule file
SEARCH: Final = "search"  # looks ahead
POLICIES: Final = (DEFAULT, DO_NOTHING, EXPLORER, RANDOM, EXPENSIVE, VELOCITY, ATTACK, DEFENSE, RULES, SEARCH)


PLAYERS: Final[dict[str, type[Player]]] = {
    DEFAULT: DefaultPlayer,
    DO_NOTHING: Player,
    EXPLORER: ExplorerPlayer,
    EXPENSIVE: ExpensivePlayer,
    VELOCITY: VelocityPlayer,
    ATTACK: AttackPlayer,
    DEFENSE: DefensePlayer,
}


def policy_of(name: str, rng: Rng | None) -> Policy:
    """A new player for one game.  Only the random policy needs a stream.  ValueError for an unknown name."""
    if name == RANDOM and rng is not None:
        return RandomPolicy(rng)
    player = PLAYERS.get(name)
    if player is None:
        raise ValueError(f"Unknown policy {name!r}; use one of: {', '.join(POLICIES)}.")
    return player()
