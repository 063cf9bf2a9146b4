"""A stage of a race, prepared for play: each index of the run is one world, in which the original and every exchange play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.coach.measure import DRAW, SHARE_OF_WINS, WIN, Measure
from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay
from games.contracts.runs import Interruptible, PreparedGoldfish
from games.engine.tally import Tally
from games.texts import Words
from simulator.coach.effects import count_effects
from simulator.modes import CLOCK
from simulator.races.plan import RacePlan

# Worlds of the last stage in which the effects of the exchanges are counted, too.
EFFECT_WORLDS = 400
# Names of counts: of the stages that choose, and of the last one.
CHOOSING, LAST = "choosing:", "last:"
ORIGINAL = "original"


def measure_of(plan: RacePlan) -> Measure:
    return Measure(True, plan.first, plan.last) if plan.by_clock else SHARE_OF_WINS


def value_of(game: Tally, measure: Measure) -> int:
    """The value of one game for the deck, from 0 to the measure's `top`: as in `games.coach.measure`, from what the game counted."""
    if not measure.by_clock:
        return WIN if game.counts.get("side_0_wins") else 0 if game.counts.get("side_1_wins") else DRAW
    if not game.counts.get("won"):
        return 0
    (clock,) = game.histograms[CLOCK]
    return measure.last - min(max(clock, measure.first), measure.last)


class Race:
    """The stage of a plan that is played now.

    exchanged: the decks that play in it, by the place of their exchange in the plan.
    """

    def __init__(
        self, original: PreparedGoldfish, exchanged: Mapping[int, PreparedGoldfish], plan: RacePlan, metrics: Sequence[MetricSpec]
    ) -> None:
        self.original = original
        self.exchanged = dict(exchanged)
        self.plan = plan
        self.metrics = tuple(metrics)
        self.measure = measure_of(plan)
        # The games of one world.
        self.plays = (1 + len(self.exchanged)) * plan.unit
        self.check: Callable[[], None] | None = None

    def check_with(self, check: Callable[[], None] | None) -> None:
        """Called after each game, and during the games of a policy that searches."""
        self.check = check
        for prepared in (self.original, *self.exchanged.values()):
            if isinstance(prepared, Interruptible):
                prepared.check_with(check)

    def play(self, seed: int, index: int, tally: Tally) -> None:
        """Play world `index` and count it.  Differences are counted from 0: `top` of the games of a world is added."""
        plan = self.plan
        games = [self._games(prepared, seed, index) for prepared in (self.original, *self.exchanged.values())]
        values = [sum(value_of(game, self.measure) for game in each) for each in games]
        tally.games += 1
        zero = self.measure.top * plan.unit
        prefix = LAST if plan.is_last else CHOOSING
        for place, value in zip(self.exchanged, values[1:], strict=True):
            tally.observe(f"{prefix}difference:{place}", value - values[0] + zero)
        if not plan.is_last:
            return
        for name, value in zip((ORIGINAL, *self.exchanged), values, strict=True):
            tally.observe(f"{prefix}value:{name}", value)
        if index - plan.stages[-1].first < EFFECT_WORLDS:
            turn = (plan.first + plan.last) // 2 if plan.by_clock else 0
            for number in range(plan.unit):
                count_effects(tally, prefix, self.metrics, [each[number] for each in games], turn)

    def _games(self, prepared: PreparedGoldfish, seed: int, world: int) -> list[Tally]:
        found = []
        for index in range(world * self.plan.unit, (world + 1) * self.plan.unit):
            game = Tally()
            prepared.play(seed, index, game)
            found.append(game)
            if self.check is not None:
                self.check()
        return found

    # --- as for every prepared run -----------------------------------------------------------------------------------

    def replay(self, seed: int, index: int) -> Replay:
        raise TypeError("A world of a race has no replay of its own.")

    def coverage(self) -> tuple[CardCoverage, ...]:
        return self.original.coverage()

    def openings(self) -> tuple[Odds, ...]:
        return self.original.openings()

    def policy_text(self) -> Words:
        return self.original.policy_text()
