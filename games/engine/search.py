"""Flat Monte Carlo search: a policy that tries each option in worlds that might be the real one.

- A world is a copy of the game in which everything that the seat cannot see is dealt anew and every random stream is replaced.
  So the search reads neither what is hidden nor what will be drawn.
- A playout plays a world on from one option, with plain policies, up to a horizon.  Every option is tried in the same worlds.
- The search departs from the usual answer only if the mean gain of another option over it, world by world, is greater than the
  standard error of that gain.  Of several such options it takes the one with the greatest gain, of equal ones the first.

The search is part of the engine because its loop is hot and must be compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from games.engine.decision import Decision, Policy
from games.engine.machine import Machine
from games.engine.rng import Rng, stream
from games.engine.state import Piece, Zone

# The most decisions in the playouts of one player in one game; after that it plays by the usual policy, so that every game ends.
BUDGET: Final = 1_200_000
# The most decisions of one playout; after that the position is judged as it is.
MOST_DECISIONS: Final = 2000


class OtherGame(Exception):
    """The known answers of a search are those of another game, as the rules play it now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchRules:
    """The game's part of the search; it holds no state of a game.

    own: the policy of the searcher's seat, for decisions that are not searched and in playouts.  other: its opponent there.  Neither knows
    more than that seat does.
    """

    def __init__(self, horizon: i64, own: Policy, other: Policy) -> None:
        # The most further turns or rounds (see `clock`) that a playout plays.
        self.horizon: i64 = horizon
        self.own = own
        self.other = other

    def candidates(self, view: Any, decision: Decision, usual: i64) -> list[int]:
        """The options worth trying, the usual answer `usual` among them.  With fewer than two the decision is not searched."""
        raise NotImplementedError

    def world(self, view: Any, rng: Rng, spare: Machine | None) -> Machine:
        """A copy of the game as it might be, given what the seat of this view can see.  spare: as for `Machine.clone_onto`."""
        found: Machine = view.imagined(rng, spare)
        return found

    def set_fast_path(self, game: Machine, is_on: bool) -> None:
        """Let the rules give the answers that the policies of playouts always give, without asking; or let them ask everything again.

        The trace must be the same in both.  A copy of a game starts without a fast path.
        """

    def clock(self, game: Machine) -> i64:
        """Turns or rounds begun."""
        raise NotImplementedError

    def worth(self, game: Machine, seat: i64) -> i64:
        """The value of the position at the end of a playout for `seat`: a whole number between minus and plus a million."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchPolicy(Policy):
    """A player for one game."""

    def __init__(
        self,
        rules: SearchRules,
        seat: i64,
        playouts: i64,
        *,
        seed: int,
        index: int,
        purpose: i64,
        check: Callable[[], None] | None = None,
    ) -> None:
        self.rules = rules
        self.usual = rules.own
        self.players: list[Policy] = [rules.own, rules.own]
        self.players[1 - seat] = rules.other
        self.seat: i64 = seat
        # Playouts of each option at each decision that is searched.
        self.playouts: i64 = playouts
        # These three and `number` give each decision a random stream of its own.
        self.seed = seed
        self.index = index
        self.purpose: i64 = purpose
        # Decisions so far that were searched, or answered from `known`.
        self.number: i64 = 0
        # Decisions in playouts so far.
        self.spent: i64 = 0
        # The answers of its searches so far.
        self.answers: list[int] = []
        # The answers of the same player when it played this game before; with them it does not search again.
        self.known: list[int] | None = None
        # Called between playouts; what it raises ends the game.
        self.check = check
        # A finished playout and a finished world, whose pieces the next ones may use again.
        self.spare: Machine | None = None
        self.spare_world: Machine | None = None

    def choose(self, view: Any, decision: Decision) -> int:
        usual: i64 = self.usual.choose(view, decision)
        candidates = self.rules.candidates(view, decision, usual)
        if len(candidates) < 2:
            return usual
        if self.known is not None:
            return self.known_answer(usual, candidates)
        if self.spent >= BUDGET:
            return usual
        answer = self.search(view, usual, candidates)
        self.answers.append(answer)
        return answer

    def known_answer(self, usual: i64, candidates: list[int]) -> i64:
        """The next known answer; the usual one after the last, because its budget was spent then.

        OtherGame if it is not among the candidates.
        """
        known = self.known
        if known is None or self.number >= len(known):
            return usual
        answer: i64 = known[self.number]
        if answer not in candidates:
            raise OtherGame
        self.number += 1
        return answer

    def search(self, view: Any, usual: i64, candidates: list[int]) -> i64:
        """The candidate with the best sum over the same worlds."""
        rng = stream(self.seed, self.index, self.purpose + (self.number << 8))
        self.number += 1
        sums: list[int] = [0] * len(candidates)
        squares: list[int] = [0] * len(candidates)
        worths: list[int] = [0] * len(candidates)
        home: i64 = candidates.index(usual)
        played: i64 = 0
        while played < self.playouts:
            world = self.rules.world(view, rng, self.spare_world)
            self.spare_world = world
            world.trace = []
            world.is_counted = False
            until: i64 = self.rules.clock(world) + self.rules.horizon
            for place, option in enumerate(candidates):
                game = world.clone_onto(self.spare)
                self.spare = game
                game.keeps_trace = True
                self.rules.set_fast_path(game, self.rules.horizon > 1)
                game.apply(option)
                worths[place] = self.playout(game, until)
            for place, worth in enumerate(worths):
                gain: i64 = worth - worths[home]
                sums[place] += gain
                squares[place] += gain * gain
            played += 1
            if self.check is not None:
                self.check()
        best: i64 = usual
        most: i64 = 0
        for place, option in enumerate(candidates):
            gained: i64 = sums[place]
            # D*D/n*(n-1) > n*Q - D*D: the mean is greater than its standard error
            if gained > most and gained * gained > squares[place]:
                most = gained
                best = option
        return best

    def playout(self, game: Any, until: i64) -> i64:
        """The value of this world after a playout by the plain policies."""
        machine: Machine = game
        views: list[Any] = [machine.view(0), machine.view(1)]
        # The trace counts the decisions that the rules answered without asking, too, but not the option that is tried.
        while len(machine.trace) <= MOST_DECISIONS:
            decision = machine.advance()
            if decision is None:
                break
            now: i64 = self.rules.clock(machine)
            if now >= until:
                break
            if now == until - 1:
                self.rules.set_fast_path(machine, False)  # or the rules would play on into the first turn after the horizon
            seat: i64 = decision.seat
            machine.apply(self.players[seat].choose(views[seat], decision))
        self.spent += len(machine.trace) - 1
        return self.rules.worth(machine, self.seat)


def result_worth(game: Machine, seat: i64, win: i64) -> i64:
    """The value of a game that is over: `win` for its winner, minus that for the loser, 0 for a draw."""
    if game.winner < 0:
        return 0
    return win if game.winner == seat else -win


def deal_anew(zones: list[Zone], pieces: list[Any], rng: Rng) -> None:
    """The cards of these zones, shuffled among them; each keeps its number of cards.  How they lay before does not matter.

    pieces: those of the game, by id.
    """
    ids: list[int] = []
    zone: Zone
    piece: Piece
    for zone in zones:
        for piece in zone.cards:
            ids.append(piece.id)
    if len(ids) < 2:
        return
    ids.sort()
    cards: list[Piece] = [pieces[id] for id in ids]
    rng.shuffle(cards)
    place: i64 = 0
    for zone in zones:
        size: i64 = len(zone.cards)
        zone.cards = cards[place : place + size]
        for piece in zone.cards:
            piece.zone = zone.id
        place += size


def number_of(piece: Piece) -> int:
    return piece.id


def other_stream(rng: Rng) -> Rng:
    """A stream of its own, from the next words of `rng`."""
    return Rng(rng.word(), rng.word(), rng.word())
