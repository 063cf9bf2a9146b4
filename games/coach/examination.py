"""One decision of a game, examined: every legal option is played on in the same worlds, of equal ones (copies of a card) the first.

A world is a copy of the game in which everything that the seat cannot see is dealt anew and every random stream is replaced (`imagined` of
the game's view), as in `games.engine.search`.  So an examination depends only on what the seat sees: with the same seed it gives the same
counts whatever the hidden cards are.  In a playout each seat's policy sees only its own view; both are the prepared game's policies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import cycle, islice
from typing import Any, Final

from games.coach.counts import Counts
from games.coach.measure import SHARE_OF_WINS, Measure, clocks_measure
from games.contracts.coach import CoachedGame
from games.contracts.report import Replay
from games.engine.decision import IllegalOption
from games.engine.log import CHOSEN, Entry
from games.engine.machine import Machine, play_match, play_out
from games.engine.rng import Rng, stream
from games.engine.tally import Tally
from games.policies.erring import ErringPolicy
from games.report.equal_options import equal_options
from games.runs.seated import follow_alone, follow_seated

# The purposes of the random streams: of worlds that are counted, of the few that only tell between which turns the clock counts, and, from
# this number on, of the errors of each seat.
WORLDS: Final = 0x0C0AC400
PILOT: Final = 0x0C0AC401
ERRORS: Final = 0x0C0AC410
PILOT_WORLDS: Final = 12
# Whom the log of a game is written for, if for all.
NOBODY: Final = -1
# Options of one decision that are examined at most; equal ones count as one.
MOST_OPTIONS: Final = 24

Deal = Callable[[Any, Rng, Machine | None], Machine]
Check = Callable[[], None] | None


class NothingToExamine(Exception):
    """The game is over at this position, so there is no decision."""


def dealt_anew(view: Any, rng: Rng, spare: Machine | None) -> Machine:
    """The game as it might be, given what the seat of this view sees."""
    world: Machine = view.imagined(rng, spare)
    return world


def can_be_examined(prepared: Any) -> bool:
    """Whether the hidden cards of this prepared game can be dealt anew."""
    if not isinstance(prepared, CoachedGame):
        return False
    return hasattr(prepared.new_game(0, 0).view(0), "imagined")


class Examination:
    """A decision that waits, its options, and playouts from them."""

    def __init__(
        self,
        prepared: CoachedGame,
        game: Any,
        *,
        seed: int,
        by_clock: bool = True,
        played: int = -1,
        deal: Deal = dealt_anew,
        check: Check = None,
        pilot: int = PILOT_WORLDS,
        measure: Measure | None = None,
        is_about_played: bool = False,
    ) -> None:
        """game: it waits for an answer; it is not changed.  seed: of the worlds.

        played: an option to examine in any case, such as the one that was taken; -1 for none.
        measure: by default the share of wins or, `by_clock`, the clock of this decision.
        is_about_played: examine only the policy's option and then the played one, if it is another.
        check: called between playouts; what it raises ends the examination.
        pilot: worlds that tell between which turns the clock counts.
        """
        decision = game.decision
        if decision is None:
            raise NothingToExamine
        # How many options the decision has.
        self.offered = len(decision.options)
        self.prepared = prepared
        self.seed = seed
        self.deal = deal
        self.seat = int(decision.seat)
        self.view = game.view(self.seat)
        # The number of the option that the policy takes.
        self.usual = int(self._policies(0)[-1 if self.is_alone else self.seat].choose(self.view, decision))
        # For each option the first one that is equal to it, which is played on for all of them.
        self.firsts = self._firsts(game)
        self.options = _both(self.firsts, self.usual, played) if is_about_played else _examined(self.firsts, self.usual, played)
        self.clock_now = int(prepared.clock(game))
        # The turn that the question names; the clock of a match may count the turns of both players.
        asked = Entry(CHOSEN, decision.seat, -1, 0, decision.subject)
        game.stamp(asked)
        self.turn = int(asked.turn)
        self._spare_world: Machine | None = None
        self._spare: Machine | None = None
        if measure is None:
            measure = self._clocks(pilot, check) if by_clock else SHARE_OF_WINS
        self.measure: Measure = measure

    @property
    def is_alone(self) -> bool:
        """Whether one policy answers for every seat."""
        return len(self._policies(0)) == 1

    def play(self, world: int, tallies: Sequence[Tally] | None = None, check: Check = None) -> list[int]:
        """The value of each of `options` in the world of this number.  tallies: one for each option, which counts its game too."""
        values = []
        dealt = self._world(WORLDS, world)
        for place, option in enumerate(self.options):
            game = self._played_on(dealt, option, self._policies(world))
            values.append(self.measure.value(game, int(self.prepared.clock(game)), self.seat))
            if tallies is not None:
                self.prepared.count(game, world * self.prepared.unit, tallies[place])
                self._spare = None  # a game may keep the table that it has counted, to use it again
            if check is not None:
                check()
        return values

    def play_erring(self, world: int, check: Check = None) -> list[int]:
        """As `play`, but every policy errs (`games.policies.erring`): the values in the hands of players who are not quite that good."""
        values = []
        dealt = self._world(WORLDS, world)
        for option in self.options:
            policies: list[Any] = [
                ErringPolicy(policy, stream(self.seed, world, ERRORS + seat)) for seat, policy in enumerate(self._policies(world))
            ]
            game = self._played_on(dealt, option, policies)
            values.append(self.measure.value(game, int(self.prepared.clock(game)), self.seat))
            if check is not None:
                check()
        return values

    def replay(self, world: int, option: int) -> Replay:
        """The playout of an option in the world of this number, step by step; its index is the world's.

        Of equal options it is that of the first one, whose values they all have.
        Its log begins with the option and shows the cards of both sides: those of the world, not the game's own.
        IllegalOption for an option that the decision does not have.
        """
        if not 0 <= option < self.offered:
            raise IllegalOption(f"There are options 0 to {self.offered - 1}, not {option}.")
        game = self._world(WORLDS, world).clone()
        game.trace = []  # the game's own choices, which the opponent's hidden ones may be among
        game.keeps_trace = True
        game.viewer = NOBODY
        game.log = []
        self._run(game, self.firsts[option], self._policies(world))
        # A digest counts the ids of pieces, too, which may tell where cards lay before the deal.
        return replace(self.prepared.replay_of(game, world), digest="")

    def counts(self, worlds: range) -> Counts:
        """The counts of these worlds."""
        counts = Counts(self.options, self.measure.top)
        for world in worlds:
            counts.add(self.play(world))
        return counts

    def copies_of(self, option: int) -> tuple[int, ...]:
        """The other options that are equal to this examined one, and have its values."""
        return tuple(number for number, first in enumerate(self.firsts) if first == self.firsts[option] and number != option)

    def _firsts(self, game: Any) -> list[int]:
        """As `equal_options`, by what the seat sees."""
        shown = game.clone()
        if not self.is_alone:
            shown.viewer = self.seat
        shown.log = []
        return equal_options(self.prepared.question_of(shown))

    def _clocks(self, pilot: int, check: Check) -> Measure:
        """By the policy's option in each of the pilot's worlds, and by the others in turn, each at least once."""
        usual = next(option for option in self.options if self.firsts[option] == self.firsts[self.usual])
        others = [option for option in self.options if option != usual]
        in_turn = cycle(others)
        clocks = []
        for number in range(pilot):
            world = self._world(PILOT, number)
            for option in (usual, *islice(in_turn, -(-len(others) // pilot))):
                clocks.append(int(self.prepared.clock(self._played_on(world, option, self._policies(number)))))
                if check is not None:
                    check()
        return clocks_measure(clocks)

    def _world(self, purpose: int, number: int) -> Machine:
        world = self.deal(self.view, stream(self.seed, number, purpose), self._spare_world)
        self._spare_world = world
        world.keeps_trace = False
        return world

    def _played_on(self, world: Machine, option: int, policies: list[Any]) -> Any:
        game = world.clone_onto(self._spare)
        self._spare = game
        self.prepared.hasten(game, policies)
        self._run(game, option, policies)
        return game

    @staticmethod
    def _run(game: Any, option: int, policies: list[Any]) -> None:
        """Take the option and play the game to its end."""
        game.apply(option)
        if len(policies) == 1:
            play_out(game, policies[0])
        else:
            play_match(game, policies)

    def _policies(self, number: int) -> list[Any]:
        return self.prepared.policies(self.seed, number * self.prepared.unit)


def examine(
    prepared: CoachedGame,
    seed: int,
    choices: Sequence[int],
    *,
    worlds_seed: int,
    by_clock: bool = True,
    played: int = -1,
    check: Check = None,
    pilot: int = PILOT_WORLDS,
    index: int = 0,
) -> Examination:
    """The decision of game `index` of this seed after these choices (`PlayableByHand.position`).

    IllegalOption where the rules forbid a choice; NothingToExamine after the end of the game.
    """
    game = follow_alone(prepared.new_game(seed, index), seed, choices)
    return Examination(prepared, game, seed=worlds_seed, by_clock=by_clock, played=played, check=check, pilot=pilot)


def examine_against(
    prepared: CoachedGame,
    seed: int,
    choices: Sequence[int],
    *,
    first: int,
    worlds_seed: int,
    played: int = -1,
    check: Check = None,
    index: int = 0,
) -> Examination:
    """The decision of side 0 after these choices of both sides, in a game against a policy (`PlayableAgainst.position_against`).

    IllegalOption where the rules forbid a choice; NothingToExamine after the end of the game.
    """
    game, _ = follow_seated(prepared.seated_in(seed, first, NOBODY, index), prepared.seat_of(0), seed, choices)
    game.advance()
    return Examination(prepared, game, seed=worlds_seed, by_clock=False, played=played, check=check)


def _both(firsts: Sequence[int], usual: int, played: int) -> tuple[int, ...]:
    return (usual,) if played < 0 or firsts[played] == firsts[usual] else (usual, played)


def _examined(firsts: Sequence[int], usual: int, played: int) -> tuple[int, ...]:
    """The options that are examined, each of others than its equals: all, or the first MOST_OPTIONS with the policy's and the played one.

    firsts: for each option the first one that is equal to it.
    """
    options = sorted(set(firsts))
    if len(options) <= MOST_OPTIONS:
        return tuple(options)
    named = {firsts[number] for number in (usual, played) if number >= 0}
    rest = [number for number in options if number not in named]
    return tuple(sorted([*named, *rest[: MOST_OPTIONS - len(named)]]))
