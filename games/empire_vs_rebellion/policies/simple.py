"""The policy `plain`, which does not look ahead and uses no ability."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import PLAY_VERB
from games.empire_vs_rebellion.play.view import View
from games.engine.decision import Decision, Policy
from games.engine.events.windows import ACTIONS_DECISION

PLAIN_GAP: Final = 2  # points


class PlainPolicy(Policy):
    """Play cards until the total is within PLAIN_GAP of the target value and ahead of the opponent; else take the first option.

    It uses no ability and no influence, so a comparison with it shows how much these are worth.
    """

    def choose(self, view: Any, decision: Decision) -> int:
        own_view: View = view
        if decision.kind != ACTIONS_DECISION:
            return 0
        own: i64 = own_view.total(own_view.seat)
        other: i64 = own_view.total(1 - own_view.seat)
        target: i64 = own_view.event().target
        is_behind = own <= other <= target and own < target
        if decision.options[0].verb == PLAY_VERB and (own < target - PLAIN_GAP or is_behind):
            return 0
        return len(decision.options) - 1
