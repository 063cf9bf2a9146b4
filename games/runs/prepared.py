"""Prepared games: they play and replay games by number.  Of the last game they keep what `played` and `answers` say, and no other state.

A game derives its own classes and fills in the methods that raise NotImplementedError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.contracts.report import CardCoverage, Odds, Replay, Step
from games.contracts.runs import Answers
from games.contracts.tables import Position
from games.engine.decision import Option, Policy
from games.engine.machine import Machine, play_match, play_out
from games.engine.search import OtherGame, SearchPolicy
from games.engine.state import NOBODY
from games.engine.tally import Tally
from games.report.on_board import OnBoard
from games.report.position import position_of
from games.report.replay import replay_of
from games.runs.automatic import automatic_alone, automatic_seated
from games.runs.learned import ANYBODY, shows_more
from games.runs.seated import follow_alone, follow_seated, seated_position
from games.texts import Words


class Prepared:
    """A deck or a match, ready to play any number of games."""

    def __init__(self) -> None:
        # Called many times a second while a policy searches; what it raises ends the game.
        self.check: Callable[[], None] | None = None
        # The game that `play` played last, on which the next one may be made; none while one is played.
        self.played: list[Any] = []
        # As in `Searching`: of the game that `play` played last.
        self.answers: list[Answers] = []

    def check_with(self, check: Callable[[], None] | None) -> None:
        self.check = check

    def play(self, seed: int, index: int, tally: Tally) -> None:
        """Play game `index` of the run with `seed` to its end and count it in `tally`."""
        game = self.game_to_play(seed, index)
        game.keeps_trace = False
        policies = self.policies(seed, index)
        self.hasten(game, policies)
        if len(policies) == 1:  # one call fewer than `run_to_end`, many thousand times a second
            play_out(game, policies[0])
        else:
            play_match(game, policies)
        self.count(game, index, tally)
        self.played = [game]
        self.answers = [answers_of(policies)]

    def spare(self) -> Any:
        """A game that is no longer needed; None if there is none."""
        try:
            return self.played.pop()
        except IndexError:
            return None

    def replay(self, seed: int, index: int, answers: Answers = ()) -> Replay:
        """The same game again, with a log.

        answers: as in `Searching`; without them, searching policies search again.  OtherGame if they do not fit.
        """
        game = self.new_game(seed, index, logged=True)
        policies = self.policies(seed, index)
        searching = [policy for policy in policies if isinstance(policy, SearchPolicy)] if answers else []
        for policy, known in zip(searching, answers, strict=True):
            policy.known = list(known)
        run_to_end(game, policies)
        if any(policy.number < len(known) for policy, known in zip(searching, answers, strict=True)):
            raise OtherGame
        return self.replay_of(game, index)

    def replay_of(self, game: Any, index: int) -> Replay:
        """The replay of a game that is over."""
        return replay_of(
            game, index=index, outcome=self.outcome(game), clock=self.clock(game), steps=self.steps(game), players=self.players()
        )

    def position(self, seed: int, choices: Sequence[int], index: int = 0) -> Position:
        """As in `PlayableByHand`."""
        game: Any = follow_alone(told(self.new_game(seed, index, logged=True)), seed, choices)
        own = tuple(range(len(choices)))
        if game.is_over:
            replay = self.replay_of(game, index)
            return Position(replay.steps, None, (), replay, replay.digest, tuple(choices), own)
        return replace(self.question_of(game), choices=tuple(choices), own=own)

    def question_of(self, game: Any) -> Position:
        """As in `CoachedGame`."""
        return position_of(game, self.steps, self.on_board())

    def position_against(
        self, seed: int, choices: Sequence[int], first: int = -1, *, index: int = 0, is_open: bool = False, sealed: int = 0
    ) -> Position:
        """As in `PlayableAgainst`; for a match."""

        def replay(made: Sequence[int]) -> Replay:
            game = told(self.seated_in(seed, first, seat if sealed else NOBODY, index))
            game, _ = follow_seated(game, seat, seed, made[:sealed])
            game.viewer = NOBODY
            game, _ = follow_seated(game, seat, seed, made[sealed:])
            game.advance()
            return self.replay_of(game, index)

        seat = self.seat_of(0)
        return seated_position(
            told(self.seated_in(seed, first, NOBODY if is_open else seat, index)),
            seat,
            seed,
            choices,
            policies=lambda made: self.policies(seed, made * self.unit),
            steps=self.steps,
            on_board=self.on_board(),
            replay=replay,
        )

    def automatic(self, seed: int, choices: Sequence[int], answers: Mapping[str, str], *, most: int, index: int = 0) -> tuple[int, ...]:
        """As in `PlayableByHand`."""
        return automatic_alone(
            self.new_game(seed, index), seed, choices, answers, players=lambda made: self.policies(seed, made * self.unit), most=most
        )

    def automatic_against(
        self, seed: int, choices: Sequence[int], answers: Mapping[str, str], first: int = -1, *, most: int, index: int = 0
    ) -> tuple[int, ...]:
        """As in `PlayableAgainst`."""
        game = self.seated_in(seed, first, NOBODY, index)
        game.log = None
        return automatic_seated(
            game, self.seat_of(0), seed, choices, answers, players=lambda made: self.policies(seed, made * self.unit), most=most
        )

    def shows_more(self, seed: int, choices: Sequence[int], kept: int, index: int = 0) -> bool:
        """As in `PlayableByHand`."""
        game: Any = follow_alone(told(self.new_game(seed, index, logged=True)), seed, choices[:kept])
        return shows_more(game, ANYBODY, seed, choices[kept:], steps=self.steps, on_board=self.on_board())

    def shows_more_against(self, seed: int, choices: Sequence[int], kept: int, first: int = -1, *, index: int = 0) -> bool:
        """As in `PlayableAgainst`."""
        seat = self.seat_of(0)
        game, _ = follow_seated(told(self.seated_in(seed, first, seat, index)), seat, seed, choices[:kept])
        game.advance()
        return shows_more(game, seat, seed, choices[kept:], steps=self.steps, on_board=self.on_board())

    def tally_of(self, seed: int, choices: Sequence[int], index: int = 0, first: int | None = None) -> Tally:
        """The counts of a game that was played by hand to its end, as a run counts them; afterwards this value plays no game.

        first: in a match, as for `position_against`; None alone.  ValueError if the game is not over.
        """
        if first is None:
            game: Any = follow_alone(self.new_game(seed, index), seed, choices)
        else:
            game, _ = follow_seated(self.seated_in(seed, first, NOBODY, index), self.seat_of(0), seed, choices)
            game.advance()
        if not game.is_over:
            raise ValueError("The game is not over.")
        tally = Tally()
        self.count(game, index, tally)
        return tally

    def hasten(self, game: Any, policies: list[Policy]) -> None:
        """Take the short cuts that the rules and these policies allow; none of them changes a game."""

    def is_idle(self, game: Any, option: Option) -> bool:
        """Whether the rules say that this option never helps to win in the turn in which it is offered, so that nobody has to try it."""
        return False

    # --- what a match fills in ---------------------------------------------------------------------------------------

    # The number of consecutive games that draw the same random numbers (`PreparedMatch`).
    unit = 1

    def seat_of(self, side: int) -> int:
        """The seat of a side."""
        return side

    def seated_in(self, seed: int, first: int, viewer: int, index: int) -> Any:
        """As `seated_game`, of game `index`; the log of a later game than the first begins after its setup."""
        if not index:
            return self.seated_game(seed, first, viewer)
        game = self.new_game(seed, index, logged=True)
        game.viewer = viewer
        game.log = []
        return game

    def seated_game(self, seed: int, first: int, viewer: int) -> Any:
        """A game for a person, set up; its log is written for the seat `viewer`, NOBODY for all.  first: as in `PlayableAgainst`."""
        raise NotImplementedError

    # --- what a game fills in ----------------------------------------------------------------------------------------

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Any:
        """Game `index`, set up."""
        raise NotImplementedError

    def game_to_play(self, seed: int, index: int) -> Any:
        """As `new_game`, for `play`: it may be made on `spare`, which is quicker than a new one."""
        return self.new_game(seed, index)

    def policy(self, seed: int, index: int) -> Policy:
        """The policy of game `index`, where one answers for every seat.

        It is new for each game; a random policy and a search each get their own random stream.
        """
        raise NotImplementedError

    def policies(self, seed: int, index: int) -> list[Policy]:
        """The policies of game `index` by seat, or the one that answers for every seat."""
        return [self.policy(seed, index)]

    def count(self, game: Any, index: int, tally: Tally) -> None:
        """Count a game that is over."""
        raise NotImplementedError

    def outcome(self, game: Any) -> str:
        """The outcome of a finished game, as a code."""
        raise NotImplementedError

    def clock(self, game: Any) -> int:
        """The length of a finished game, in units of the clock."""
        raise NotImplementedError

    def steps(self, game: Any) -> tuple[Step, ...]:
        """The log of a game in words."""
        raise NotImplementedError

    def on_board(self) -> OnBoard:
        """How the board of a game's position shows its pieces; by default no card of it takes an option."""
        return OnBoard()

    def players(self) -> tuple[Words, ...]:
        """The names of a match's sides in its steps, by side."""
        return ()

    def coverage(self) -> tuple[CardCoverage, ...]:
        """How fully the run plays each card."""
        raise NotImplementedError

    def openings(self) -> tuple[Odds, ...]:
        """Exact odds of the opening."""
        raise NotImplementedError

    def policy_text(self) -> Words:
        """The policies of this run, in a few plain sentences."""
        raise NotImplementedError


def answers_of(policies: Sequence[Policy]) -> Answers:
    """What the searching ones of these policies have answered."""
    return tuple(tuple(policy.answers) for policy in policies if isinstance(policy, SearchPolicy))


def told(game: Machine) -> Machine:
    """A game whose log tells decisions that left no choice, too."""
    game.tells_forced = True
    return game


def run_to_end(game: Machine, policies: list[Policy]) -> None:
    if len(policies) == 1:
        play_out(game, policies[0])
    else:
        play_match(game, policies)
