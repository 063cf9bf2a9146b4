"""Decisions of a game, prepared to be examined by a run: each index of the run is one world, in which every option is played on.

The worlds of the first decision come first, then those of the second, and so on; each decision has as many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.coach.examination import PILOT_WORLDS, Examination, examine, examine_against
from games.contracts.coach import CoachedGame
from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay
from games.contracts.runs import PreparedGoldfish
from games.engine.tally import Tally
from games.policies.options import MATCH_SIDES
from games.policies.search import SEARCH
from games.texts import Words
from simulator.coach.effects import count_effects

# Worlds of a decision in which the effects of its options are counted, too.
EFFECT_WORLDS = 100
# The last of every so many worlds is played by policies that err, too; not the first, since the first figures would wait for it.
ERRING_EVERY = 4
# The name of their counts, within the decision's.
ERRING = "erring:"


@dataclass(frozen=True, slots=True)
class CoachPlan:
    """What a run of the coach examines, as it is stored in `Run.plan`.

    seed, choices: of the game that is examined.
    decisions: after how many of the choices each examined decision stands.
    worlds: of each decision.
    by_clock: whether the clock counts, as in a goldfish, and not the share of wins, as in a match.
    first, index: the side that begins a match, and the game of the seed (`PlayableAgainst`).
    luck: whether the decisions of a game that is over are only valued, to tell its luck (`simulator.coach.luck`).  The first of them is
        where the game is first valued; BEFORE stands for new games.
    """

    seed: int
    choices: tuple[int, ...]
    decisions: tuple[int, ...]
    worlds: int
    by_clock: bool = True
    first: int = -1
    index: int = 0
    luck: bool = False

    def to_data(self) -> dict[str, Any]:
        data = {
            "seed": self.seed,
            "choices": list(self.choices),
            "decisions": list(self.decisions),
            "worlds": self.worlds,
            "by_clock": self.by_clock,
            "first": self.first,
        }
        return data | ({"index": self.index} if self.index else {}) | ({"luck": True} if self.luck else {})

    def played(self, decision: int) -> int:
        """The option that was taken at the decision with this index; -1 if none was yet."""
        made = self.decisions[decision]
        return self.choices[made] if made < len(self.choices) else -1


def plan_of(data: Mapping[str, Any]) -> CoachPlan:
    """The plan that `to_data` wrote."""
    return CoachPlan(
        data["seed"],
        tuple(data["choices"]),
        tuple(data["decisions"]),
        data["worlds"],
        data["by_clock"],
        data["first"],
        data.get("index", 0),
        data.get("luck", False),
    )


def without_search(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match in which the default policy plays for each side that would search: a playout would take minutes."""
    found = dict(options)
    for side in MATCH_SIDES:
        if found.get(f"policy{side}") == SEARCH:
            found.pop(f"policy{side}")
            found.pop(f"playouts{side}", None)
    return found


class Examined:
    """The decisions of a plan; it plays worlds instead of games."""

    def __init__(self, prepared: PreparedGoldfish, plan: CoachPlan, metrics: Sequence[MetricSpec]) -> None:
        if not isinstance(prepared, CoachedGame):
            raise TypeError("The decisions of this game cannot be examined.")
        self.prepared = prepared
        self.about: PreparedGoldfish = prepared
        self.plan = plan
        self.metrics = tuple(metrics)
        self.check: Callable[[], None] | None = None
        # The last examination, with the index of its decision: a chunk has few decisions, mostly one.
        self._last: tuple[int, Examination] | None = None

    def check_with(self, check: Callable[[], None] | None) -> None:
        self.check = check

    def play(self, seed: int, index: int, tally: Tally) -> None:
        """Play world `index` of the plan and count it."""
        decision, world = divmod(index, self.plan.worlds)
        examination = self._examination(seed, decision)
        options = examination.options
        games = [Tally() for _ in options] if world < EFFECT_WORLDS else None
        values = examination.play(world, games, self.check)
        tally.games += 1
        prefix = f"{decision}:"
        measure = examination.measure
        about = {"usual": examination.usual, "first": measure.first, "last": measure.last, "turn": examination.turn}
        for name, value in about.items():
            tally.first(prefix + name, value, index)
        for option in options:
            tally.first(f"{prefix}options", option, index)
            for copy in examination.copies_of(option):
                tally.first(f"{prefix}copies:{option}", copy, index)
        for place, value in enumerate(values):
            tally.first(f"{prefix}seen:{place}", value, index)
        _count_values(tally, prefix, values, measure.top)
        if world % ERRING_EVERY == ERRING_EVERY - 1:
            _count_values(tally, prefix + ERRING, examination.play_erring(world, self.check), measure.top)
        if games is not None:
            count_effects(tally, prefix, self.metrics, games, examination.clock_now + 1 if measure.by_clock else 0)

    def _examination(self, seed: int, decision: int) -> Examination:
        if self._last is None or self._last[0] != decision:
            self._last = (decision, self._new_examination(seed, decision, by_clock=self.plan.by_clock))
        return self._last[1]

    def _new_examination(self, seed: int, decision: int, *, by_clock: bool) -> Examination:
        plan = self.plan
        choices = plan.choices[: plan.decisions[decision]]
        played = plan.played(decision)
        if not plan.by_clock:
            return examine_against(
                self.prepared, plan.seed, choices, first=plan.first, worlds_seed=seed, played=played, check=self.check, index=plan.index
            )
        return examine(
            self.prepared,
            plan.seed,
            choices,
            worlds_seed=seed,
            by_clock=by_clock,
            played=played,
            check=self.check,
            pilot=min(PILOT_WORLDS, max(2, plan.worlds // 4)),
            index=plan.index,
        )

    def playout(self, seed: int, decision: int, option: int, world: int) -> Replay:
        """As `Examination.replay`: a playout of a decision of the plan, the same as the one that a run counts."""
        return self._new_examination(seed, decision, by_clock=False).replay(world, option)  # the clock needs playouts of its own

    # --- as for every prepared run -----------------------------------------------------------------------------------

    def replay(self, seed: int, index: int) -> Replay:
        raise TypeError("A world of the coach has no replay of its own.")

    def coverage(self) -> tuple[CardCoverage, ...]:
        return self.about.coverage()

    def openings(self) -> tuple[Odds, ...]:
        return self.about.openings()

    def policy_text(self) -> Words:
        return self.about.policy_text()


def _count_values(tally: Tally, prefix: str, values: Sequence[int], top: int) -> None:
    """Add the values of the options in one world, and their differences, as `Counts.named` names them."""
    for place, value in enumerate(values):
        tally.observe(f"{prefix}value:{place}", value)
        for other in range(place + 1, len(values)):
            tally.observe(f"{prefix}pair:{place}:{other}", value - values[other] + top)
