"""Small positions in which somebody who sees every card errs: an option is worth what it is worth to a player who sees the own cards only.

One number is hidden.  A player may play safe, guess the number, or pay for looking at it and name it then.  Who deals the hidden number
and lets the guess be made with open cards finds that every guess is right (strategy fusion): J. R. Long, N. R. Sturtevant, M. Buro and
T. Furtak, "Understanding the success of perfect information Monte Carlo sampling in game tree search", AAAI 2010.
"""

from __future__ import annotations

from typing import Any

import pytest

from games import rules_mode
from games.coach.counts import Counts
from games.coach.examination import Examination
from games.coach.verdict import OTHER, SAME, Verdict, rank_of, verdict_of
from games.contracts.tables import Offer, Position
from games.engine.decision import Decision, Policy
from games.engine.machine import Frame, Machine

pytestmark = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")

SAFE, GUESS, LOOK = range(3)
FIRST, NAME, CHAIN = range(3)
WORLDS = 400


class Guessing(Machine):
    """numbers: how many the hidden one is drawn from.  safe, look: of 100 games, those in which these options do not lose at once.

    chain: choices that have to be made rightly after GUESS, in place of one guess; the right one is open.
    """

    def __init__(self, numbers: int, safe: int, look: int, chain: int = 0) -> None:
        super().__init__()
        self.about = (numbers, safe, look, chain)
        self.hidden = self.luck = 0
        self.has_looked = False
        self.made = 0
        self.winner = -1
        self.push(Frame(FIRST, 0))

    def step(self, frame: Frame) -> None:
        numbers, _, look, _ = self.about
        decision = Decision(frame.kind, 0, -1)
        for number in range((3 if look else 2) if frame.kind == FIRST else numbers):
            decision.offer(1, -1, number)
        self.ask(decision)

    def answer(self, frame: Frame, decision: Any, option: Any) -> None:
        _, safe, look, chain = self.about
        if frame.kind == FIRST and option.amount == SAFE:
            self.end(self.luck < safe)
        elif frame.kind == FIRST and option.amount == LOOK and self.luck >= look:
            self.end(False)
        elif frame.kind == FIRST:
            self.has_looked = option.amount == LOOK
            self.frames[-1] = Frame(CHAIN if chain else NAME, 0)
        elif frame.kind == NAME or option.amount:
            self.end(frame.kind == NAME and option.amount == self.hidden)
        else:
            self.made += 1
            if self.made == chain:
                self.end(True)

    def stamp(self, entry: Any) -> None:
        """All happens in one turn, without phases and a board."""

    def end(self, is_won: bool) -> None:
        self.winner = 0 if is_won else 1
        self.is_over = True

    def clone(self) -> Guessing:
        twin = Guessing(*self.about)
        self.copy_machine(twin)
        twin.hidden, twin.luck, twin.has_looked, twin.made, twin.winner = self.hidden, self.luck, self.has_looked, self.made, self.winner
        return twin

    def view(self, seat: int) -> View:
        return View(self)


class View:
    """`known`: the hidden number if the player has looked at it, or below 0."""

    def __init__(self, table: Guessing) -> None:
        self._table = table
        self.known = table.hidden if table.has_looked else -1

    def imagined(self, rng: Any, spare: Any = None) -> Guessing:
        world = self._table.clone()
        world.hidden, world.luck = rng.below(world.about[0]), rng.below(100)
        return world


class OwnView(Policy):
    """Names what it has seen, or the first number; plays safe."""

    def choose(self, view: View, decision: Decision) -> int:
        return max(view.known, 0) if decision.kind == NAME else 0


class OpenCards(Policy):
    """Looks at the hidden number, as sampling with open cards does."""

    def choose(self, view: View, decision: Decision) -> int:
        return view._table.hidden if decision.kind == NAME else 0


class Prepared:
    unit = 1

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def policies(self, seed: int, index: int) -> list[Policy]:
        return [self.policy]

    def hasten(self, game: Any, policies: Any) -> None:
        pass

    def question_of(self, game: Any) -> Position:
        """No option is about a card."""
        return Position((), None, tuple(Offer({"en": "answer"}) for _ in game.decision.options), None, "")

    def clock(self, game: Any) -> int:
        return 1


def examined(policy: Policy, *about: int) -> Examination:
    game = Guessing(*about)
    game.hidden, game.luck = 1, 50
    game.advance()
    return Examination(Prepared(policy), game, seed=11, by_clock=False)


# Numbers, the share of SAFE and that of LOOK (0: nobody may look), and the best option.
POSITIONS = [
    (2, 65, 0, SAFE),
    (2, 90, 0, SAFE),
    (3, 50, 0, SAFE),
    (3, 60, 0, SAFE),
    (4, 40, 0, SAFE),
    (6, 35, 0, SAFE),
    (10, 25, 0, SAFE),
    (2, 60, 80, LOOK),
    (3, 40, 70, LOOK),
    (4, 50, 35, SAFE),
    (5, 30, 50, LOOK),
    (8, 20, 40, LOOK),
]


@pytest.mark.parametrize(("numbers", "safe", "look", "best"), POSITIONS)
def test_a_guess_is_worth_what_it_is_worth_without_seeing_the_card(numbers, safe, look, best):
    verdict = verdict_of(examined(OwnView(), numbers, safe, look).counts(range(WORLDS)))
    truth = {SAFE: safe / 100, GUESS: 1 / numbers, LOOK: look / 100}
    top = 2  # a win counts 2, a draw 1
    for judged in verdict.options:
        low, high = judged.bounds
        assert low / top <= truth[judged.option] <= high / top
    assert not verdict.of(best).is_behind, "the best option, or one that is not separable from it"
    fused = verdict_of(examined(OpenCards(), numbers, safe, look).counts(range(WORLDS)))
    assert fused.options[0].option == GUESS
    assert fused.of(best).is_behind, "with open cards the guess would be named"


def test_another_rank_with_policies_that_err_is_told():
    """Six choices that the policy makes rightly win for sure; who errs in one choice of eight is better off with the safe option."""
    found = examined(OwnView(), 4, 80, 0, 6)
    verdict = verdict_of(found.counts(range(WORLDS)))
    assert (verdict.options[0].option, verdict.is_settled) == (GUESS, True)
    assert rank_of(verdict, erring_verdict(found)) == OTHER
    found = examined(OwnView(), 4, 20, 0, 6)
    assert rank_of(verdict_of(found.counts(range(WORLDS))), erring_verdict(found)) == SAME


def erring_verdict(examination: Examination) -> Verdict:
    counts = Counts(examination.options, examination.measure.top)
    for world in range(WORLDS):
        counts.add(examination.play_erring(world))
    return verdict_of(counts)


def test_errors_are_drawn_from_streams_of_their_own():
    """The deal of a world is the same with and without errors, and errors are the same each time."""
    found = examined(OwnView(), 4, 50, 0, 6)
    assert [found.play_erring(world) for world in range(20)] == [found.play_erring(world) for world in range(20)]
    assert {tuple(found.play(world)[:1]) == tuple(found.play_erring(world)[:1]) for world in range(20)} == {True}
