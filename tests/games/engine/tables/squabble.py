"""Squabble, a made-up game of windows: pieces of two seats, of which each event hits one for some damage.

A piece has life, printed and changed by modifiers; one with no life left is swept from the table by the check of the state.
One that waits comes onto the table by an event of its own and then does what it does as it comes.
What a piece does is written in its triggers, whose programs are rows of the ops below.
"""

from __future__ import annotations

from typing import Any

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener, Trigger
from games.engine.events.machine import EventMachine
from games.engine.events.windows import ACTIONS_DECISION
from games.engine.machine import Frame
from games.engine.modifiers import Modifiers
from games.engine.ops import Op, Program, Selector, add_program
from games.engine.state import PUBLIC, Piece, Zone

HIT, HEAL, SWEEP, COME = range(4)  # kinds of events
NOTE, CANCEL_IT, LESSEN, HIT_BACK, FIGHT, LEAVE, END_TURN, WHOSE, RUN, JOIN, RESULT, SLOTS = range(12)  # ops
LIFE = 0  # the stat
FIRING = (HIT_BACK, FIGHT, LEAVE)
TURN = 3  # the period
STRIKE = 7  # the action of a window for actions
ANY, ONLY_ITSELF, ONLY_OTHERS = 0, 1, 2  # conditions
PROGRAM_OF_OPS = 0


class Squabble(EventMachine):
    """told: what happened, in order: the only result.  over, statuses: of the events that are over.  damage: by piece.

    waiting: by piece that waits, what it does once it comes: its triggers, and a program at once.  restless: its state is never right.
    """

    def __init__(self) -> None:
        super().__init__(seats=2, stats=1)
        self.told: list[Any] = []
        self.over: list[int] = []
        self.statuses: list[int] = []
        self.restless = False
        self.damage: dict[int, int] = {}
        self.waiting: dict[int, tuple[tuple[Trigger, ...], Program | None]] = {}
        self.table, self.gone = Zone(0, 0, -1, PUBLIC, True), Zone(1, 1, -1, PUBLIC, False)
        self.zones += [self.table, self.gone]
        self.strikes = [0, 0]
        self.push(Frame(PROGRAM_OF_OPS, 0))

    # --- building one ---------------------------------------------------------------------------------------------

    def piece(self, seat: int, *triggers: Trigger) -> int:
        number = len(self.pieces)
        self.add_piece(Piece(number, seat, self.table.id))
        self.damage[number] = 0
        for trigger in triggers:
            self.listen(trigger, number, seat)
        return number

    def waits(self, seat: int, *triggers: Trigger, at_once: Program | None = None) -> int:
        number = len(self.pieces)
        self.add_piece(Piece(number, seat, self.gone.id))
        self.damage[number] = 0
        self.waiting[number] = (triggers, at_once)
        return number

    def program(self, *ops: tuple[int, int]) -> Program:
        return add_program(self.programs, [Op(code, amount, Selector()) for code, amount in ops], lambda op: op.code in FIRING)

    def run_all(self, *choices: int) -> list[Any]:
        """Run until the game has no more to do, taking these options where it asks; then nothing may be left of either."""
        left = list(choices)
        while (decision := self.advance()) is not None:
            assert left, f"asked {decision.kind} of seat {decision.seat}: {[(o.verb, o.piece) for o in decision.options]}"
            self.apply(left.pop(0))
        assert not left
        return self.told

    # --- its rules ------------------------------------------------------------------------------------------------

    def step(self, frame: Frame) -> None:
        if frame.kind < 0:
            self.step_own(frame)
        else:
            self.is_over = True

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        self.answer_own(frame, decision, option)

    def execute(self, event: Event) -> None:
        self.told.append(("done", event.kind, event.piece, event.amount))
        if event.kind == HIT:
            self.damage[event.piece] += event.amount
        elif event.kind == HEAL:
            self.damage[event.piece] = 0
        elif event.kind == SWEEP:
            self.move(self.pieces[event.piece], self.gone)
        elif event.kind == COME:
            self.move(self.pieces[event.piece], self.table)
            program = self.waiting[event.piece][1]
            if program is not None:
                self.run(program, event.piece, event.seat)

    def event_ended(self, event: Event) -> None:
        self.over.append(event.kind)
        self.statuses.append(event.status)

    def life(self, piece: int) -> int:
        return self.modifiers.value(LIFE, piece, 3) - self.damage[piece]

    def check_state(self) -> bool:
        if self.restless:
            self.fire(Event(HEAL, 0, 0))
            return True
        dead = [Event(SWEEP, piece.owner, piece.id) for piece in self.table.cards if self.life(piece.id) <= 0]
        self.fire_all(dead)
        return bool(dead)

    def entered_play(self, piece: Piece) -> None:
        for trigger in self.waiting[piece.id][0]:
            self.listen(trigger, piece.id, piece.owner)

    def left_play(self, piece: Piece) -> None:
        self.told.append(("left", piece.id))
        self.unlisten(piece.id)
        self.modifiers.leave(piece.id)

    def can_trigger(self, listener: Listener, event: Event) -> bool:
        condition = listener.trigger.condition
        return condition == ANY or (event.piece == listener.piece) == (condition == ONLY_ITSELF)

    def used_trigger(self, listener: Listener, event: Event) -> None:
        self.told.append(("works", listener.piece, listener.trigger.window))

    def perform(self, op: Op, frame: Frame) -> None:
        if op.code == NOTE:
            self.told.append(("note", op.amount))
        elif op.code == CANCEL_IT:
            self.cancel()
        elif op.code == LESSEN:
            self.current_event().lessen(op.amount)
        elif op.code == HIT_BACK:
            self.fire(Event(HIT, frame.e, self.current_event().source, frame.b, op.amount))
        elif op.code == FIGHT:  # the amount is the piece: it is hit for its whole life
            self.fire(Event(HIT, frame.e, op.amount, frame.b, 3))
        elif op.code == LEAVE:
            self.fire(Event(SWEEP, frame.e, frame.b))
        elif op.code == END_TURN:
            self.end_period(TURN)
        elif op.code == WHOSE:
            self.told.append(("whose", frame.b, frame.e))
        elif op.code == RUN:  # the amount is the number of the program, which the other seat carries out
            self.run(self.programs[op.amount], frame.b + 10, 1 - frame.e)

        elif op.code == JOIN:  # the amount is the piece
            self.join(Event(HIT, frame.e, op.amount, frame.b, 1))
        elif op.code == RESULT:
            self.told.append(("result", self.happened, self.happened_amount))
        elif op.code == SLOTS:
            self.told.append(("slots", self.resolutions[-1].slots))

    # --- a window for actions: each seat may strike twice ---------------------------------------------------------

    def offer_actions(self, decision: Decision, frame: Frame) -> None:
        if self.strikes[decision.seat] < 2:
            decision.offer(STRIKE, -1, 0)

    def take_action(self, frame: Frame, option: Option) -> None:
        seat = 1 - frame.b  # the frame names the seat that is asked next
        self.strikes[seat] += 1
        self.told.append(("strike", seat))

    # --- copies ---------------------------------------------------------------------------------------------------

    def clone(self) -> Squabble:
        twin = Squabble()
        self.copy_machine(twin)
        self.copy_events(twin)
        twin.pieces = [Piece(piece.id, piece.owner, piece.zone) for piece in self.pieces]
        for mine, its in zip(self.zones, twin.zones, strict=True):
            its.cards = [twin.pieces[piece.id] for piece in mine.cards]
        twin.told, twin.damage, twin.strikes = self.told.copy(), self.damage.copy(), self.strikes.copy()
        twin.over, twin.statuses, twin.waiting = self.over.copy(), self.statuses.copy(), self.waiting
        return twin

    def record(self) -> list[int]:
        return [*self.machine_record(), *self.events_record(), *self.damage.values(), *self.strikes]


__all__ = ["ACTIONS_DECISION", "Modifiers", "Squabble"]
