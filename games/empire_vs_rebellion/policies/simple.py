"""The two policies that do not look at what an option leads to: random and plain."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.empire_vs_rebellion.play.constants import PLAY_VERB
from games.empire_vs_rebellion.play.view import View
from games.engine.decision import Decision, Policy
from games.engine.events import ACTIONS_DECISION
from games.engine.rng import Rng

PLAIN_GAP: Final = 2


class RandomPolicy(Policy):
    """Any legal option, each equally likely, from its own stream."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Any, decision: Decision) -> int:
        return self.rng.below(len(decision.options))


class PlainPolicy(Policy):
    """Plays cards until its total is within PLAIN_GAP of the target value and beats the opponent's; of all else the first option.

    No ability and no influence: what these are worth is what another player wins by them.
    """

    def choose(self, view: Any, decision: Decision) -> int:
        assert isinstance(view, View)
        if decision.kind != ACTIONS_DECISION:
            return 0
        own: i64 = view.total(view.seat)
        other: i64 = view.total(1 - view.seat)
        target: i64 = view.event().target
        is_behind = own <= other <= target and own < target
        if decision.options[0].verb == PLAY_VERB and (own < target - PLAIN_GAP or is_behind):
            return 0
        return len(decision.options) - 1
