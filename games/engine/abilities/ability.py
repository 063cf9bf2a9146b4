"""Abilities: conditions, targets and costs in front of a program.

An ability can be used if its conditions hold, each slot finds enough legal targets and its costs can be paid together.

It is resolved in this order: X is named, targets are chosen, costs are paid, targets no longer legal are dropped, the program runs.

Two kinds of cards that need it: events that "deal 2 damage to a target unit", and actions that are paid by exhausting cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.ops import Program

# The player who chooses targets.
CONTROLLER: Final = 0
OPPONENT: Final = 1

ANY_NUMBER: Final = 99


class Target:
    """One slot: which pieces may be chosen, how many and by whom."""

    __slots__ = ("chooser", "filter", "is_chosen", "least", "most")

    def __init__(self, filter: Filter, least: i64 = 1, most: i64 = 1, chooser: i64 = CONTROLLER, *, is_chosen: bool = False) -> None:
        if not 0 <= least <= most or most == 0:
            raise ValueError(f"a slot takes from {least} to {most} targets")
        self.filter = filter
        # The fewest that must be chosen, and must still be legal when the ability resolves.  0: "up to".
        self.least: i64 = least
        self.most: i64 = most
        self.chooser: i64 = chooser
        # Whether it is chosen along with the targets without being one: nothing answers the choice, and it need not match any more when
        # the ability resolves, because costs may be paid with it.
        self.is_chosen = is_chosen


class Cost:
    """One cost.  The game says in `can_pay` and `pay` what its `kind` means."""

    __slots__ = ("amount", "filter", "is_x", "kind")

    def __init__(self, kind: i64, amount: Amount, filter: Filter | None = None, *, is_x: bool = False) -> None:
        self.kind: i64 = kind
        self.amount = amount
        # The pieces that it may be paid with, such as those that may be sacrificed.
        self.filter = filter
        # The player names X, from `amount` to what can be paid; the program keeps it as its first number.
        self.is_x = is_x


class Ability:
    """An ability that a player or a trigger starts."""

    __slots__ = ("conditions", "costs", "needs_targets", "program", "targets", "timing")

    def __init__(
        self,
        program: Program,
        *,
        targets: list[Target] | None = None,
        costs: list[Cost] | None = None,
        conditions: list[Condition] | None = None,
        timing: i64 = -1,
    ) -> None:
        self.program = program
        # The window in which it is used (`events.windows`), for cards that answer its use; -1 for none.
        self.timing: i64 = timing
        self.targets: list[Target] = targets or []
        self.costs: list[Cost] = costs or []
        self.conditions: list[Condition] = conditions or []
        self.needs_targets = any(target.least > 0 for target in self.targets)
