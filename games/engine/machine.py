"""The machine that runs a game from decision to decision.

frame: one running procedure (a turn, a payment, a fight): its kind, where it stands (pc) and three registers, all numbers.
What happens next is the stack of frames and nothing else - no closure, generator or thread - so a game can be copied,
saved and searched at any decision.

    while (decision := game.advance()) is not None:
        game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision, IllegalOption, Option, Policy
from games.engine.state import GameState, P

STEP_LIMIT: Final = 5000


class Runaway(Exception):
    """The rules ran for STEP_LIMIT steps without asking anyone or ending: a fault of the rules, never of a player."""


class Frame:
    __slots__ = ("a", "b", "c", "kind", "pc")

    def __init__(self, kind: i64, pc: i64, a: i64 = -1, b: i64 = 0, c: i64 = 0) -> None:
        self.kind: i64 = kind
        self.pc: i64 = pc
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def clone(self) -> Frame:
        return Frame(self.kind, self.pc, self.a, self.b, self.c)


class Machine(GameState[P]):
    """frames: the last one runs.  decision: what is asked now.  trace: the number of every option taken so far."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[Frame] = []
        self.decision: Decision | None = None
        self.trace: list[int] = []
        self.is_over = False

    def advance(self) -> Decision | None:
        """Run to the next decision, or to the end of the game: None.  Where only one option is legal nobody is asked."""
        steps: i64 = 0
        decision = self.decision
        while decision is None and not self.is_over:
            self.step(self.frames[-1])
            steps += 1
            if steps > STEP_LIMIT:
                raise Runaway(f"{STEP_LIMIT} steps without a decision")
            decision = self.decision
            if decision is not None and len(decision.options) == 1:
                self.decision = None
                self.answer(self.frames[-1], decision, decision.options[0])
                decision = None
        return decision

    def apply(self, choice: int) -> None:
        """Answer the decision with the option of this number; IllegalOption if there is none."""
        decision = self.decision
        if decision is None:
            raise IllegalOption("Nothing is asked now.")
        if choice < 0 or choice >= len(decision.options):
            raise IllegalOption(f"There are options 0 to {len(decision.options) - 1}, not {choice}.")
        self.trace.append(choice)
        self.decision = None
        self.answer(self.frames[-1], decision, decision.options[choice])

    def ask(self, decision: Decision) -> None:
        self.decision = decision

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def pop(self) -> None:
        self.frames.pop()

    def step(self, frame: Frame) -> None:
        """Do the next thing of `frame`: change the state, ask, push or pop."""
        raise NotImplementedError

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def view(self, seat: i64) -> Any:
        """What `seat` may see."""
        raise NotImplementedError

    def clone(self) -> Any:
        """A copy that shares nothing which can change."""
        raise NotImplementedError

    def record(self) -> list[int]:
        """The whole state as numbers, in a fixed order: equal states give equal records."""
        raise NotImplementedError

    def copy_machine(self, twin: Machine[P]) -> None:
        """The machine's own part of `clone`."""
        twin.frames = [frame.clone() for frame in self.frames]
        twin.decision = self.decision
        twin.trace = self.trace.copy()
        twin.is_over = self.is_over

    def machine_record(self) -> list[int]:
        """The machine's own part of `record`."""
        numbers: list[int] = [1 if self.is_over else 0, len(self.frames)]
        for frame in self.frames:
            numbers += [frame.kind, frame.pc, frame.a, frame.b, frame.c]
        for zone in self.zones:
            numbers.append(len(zone.cards))
            for piece in zone.cards:
                numbers.append(piece.id)
        return numbers


def play_out(game: Machine[Any], policy: Policy) -> None:
    """Let one policy answer everything until the game is over."""
    while True:
        decision = game.advance()
        if decision is None:
            return
        game.apply(policy.choose(game.view(decision.seat), decision))
