"""Events that cards interrupt and react to.  A game without such cards uses `Machine` and pays nothing for this.

An event is something that is about to happen.  It passes through windows, in which triggers of cards may work:
cancel (or replace), forced interrupts, interrupts, execution and a check of the state, forced reactions, reactions.

- A listener is a trigger of one piece in play.  It answers an event at most once in each window.
- In a forced window every trigger that can work does.  Of several, the seat that `orders` names chooses which comes next.
- In the other windows the seats choose in turn, from `first_seat` on, one trigger at a time, until all pass one after another.
  A seat that can do nothing is not asked.
- An event without listeners is carried out at once.  A card the event puts into play can still react to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import PROGRAM_FRAME, Frame, Machine
from games.engine.modifiers import Modifiers
from games.engine.ops import Program

# Where an event's frame stands (its pc); the windows are numbered alike.
CANCEL: Final = 0
FORCED_INTERRUPT: Final = 1
INTERRUPT: Final = 2
EXECUTE: Final = 3
STATE_CHECKS: Final = 4
FORCED_REACTION: Final = 5
REACTION: Final = 6
DONE: Final = 7

EVENT_FRAME: Final = -2
ACTIONS_FRAME: Final = -3

# Kinds of decisions.
ORDER_DECISION: Final = -1
WINDOW_DECISION: Final = -2
ACTIONS_DECISION: Final = -3

TRIGGER_VERB: Final = -1
MOST_KINDS: Final = 60  # a kind is a bit of a 64-bit number


class Event:
    """Something that is about to happen."""

    __slots__ = ("amount", "is_cancelled", "kind", "piece", "seat", "source", "used")

    def __init__(self, kind: i64, seat: i64, piece: i64 = -1, source: i64 = -1, amount: i64 = 0) -> None:
        # The game's own number, below MOST_KINDS.
        self.kind: i64 = kind
        # The seat that makes it happen.
        self.seat: i64 = seat
        # The ids of the piece it happens to and of the piece it comes from, -1 for none.
        self.piece: i64 = piece
        self.source: i64 = source
        # How much; an interrupt may change it.
        self.amount: i64 = amount
        self.is_cancelled = False
        # Numbers of the listeners that answered it in this window.
        self.used: list[int] = []

    def clone(self) -> Event:
        twin = Event(self.kind, self.seat, self.piece, self.source, self.amount)
        twin.is_cancelled = self.is_cancelled
        twin.used = self.used.copy()
        return twin

    def record(self) -> list[int]:
        numbers: list[int] = [self.kind, self.seat, self.piece, self.source, self.amount, 1 if self.is_cancelled else 0]
        return [*numbers, len(self.used), *self.used]


class Trigger:
    """What a card does when an event of its kind comes to its window."""

    __slots__ = ("condition", "kind", "limit", "period", "program", "window")

    def __init__(self, kind: i64, window: i64, program: Program, *, condition: i64 = 0, limit: i64 = 0, period: i64 = 0) -> None:
        if not 0 <= kind < MOST_KINDS:
            raise ValueError(f"an event's kind is a number from 0 to {MOST_KINDS - 1}, not {kind}")
        if window not in (CANCEL, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION):
            raise ValueError(f"there is no window {window}")
        self.kind: i64 = kind
        self.window: i64 = window
        self.program = program
        # The game's own number, which `can_trigger` checks.
        self.condition: i64 = condition
        # How often it works in a `period` (the game's own number); 0 for any number of times.
        self.limit: i64 = limit
        self.period: i64 = period


class Listener:
    """A trigger of one piece in play."""

    __slots__ = ("number", "piece", "seat", "trigger", "uses")

    def __init__(self, number: i64, trigger: Trigger, piece: i64, seat: i64) -> None:
        # No other listener of this game ever has this number.
        self.number: i64 = number
        self.trigger = trigger
        self.piece: i64 = piece
        # The seat that works it.
        self.seat: i64 = seat
        # How often it has worked in the current period.
        self.uses: i64 = 0

    def clone(self) -> Listener:
        twin = Listener(self.number, self.trigger, self.piece, self.seat)
        twin.uses = self.uses
        return twin


class EventMachine(Machine):
    """A machine whose cards interrupt events and react to them.

    An event frame holds in a the number of its event, in b the seat that chooses next (-1 before the first), in c the passes in a row.
    A frame of an open window for actions holds in a the kind of the window, in b the seat to act, in c the passes in a row.
    """

    def __init__(self, seats: i64, stats: i64 = 0) -> None:
        super().__init__()
        self.seats: i64 = seats
        # The events under way, the innermost last.
        self.events: list[Event] = []
        self.listeners: list[Listener] = []
        # Bit set of the kinds of events that have listeners.
        self.heard: i64 = 0
        self.next_listener: i64 = 0
        self.modifiers = Modifiers(stats)

    # --- what a game fills in --------------------------------------------------------------------------------------

    def execute(self, event: Event) -> None:
        """Carry the event out in its present form; may push frames and fire further events."""
        raise NotImplementedError

    def check_state(self) -> bool:
        """Apply the rules that need no player, such as removing what has no life left.  True if anything changed."""
        return False

    def can_trigger(self, listener: Listener, event: Event) -> bool:
        """Does the trigger's condition hold, and can its cost be paid?"""
        return True

    def first_seat(self, event: Event) -> i64:
        """Who is asked first in a window."""
        return event.seat

    def orders(self, event: Event) -> i64:
        """Who says in which order forced triggers work."""
        return self.first_seat(event)

    def used_trigger(self, listener: Listener, event: Event) -> None:
        """Called before a trigger's program runs: pay its cost, write the log."""

    def event_ended(self, event: Event) -> None:
        """Called when an event is over, carried out or cancelled."""

    def offer_actions(self, decision: Decision, frame: Frame) -> None:
        """Put into `decision` what `decision.seat` may do now in a window for actions, but for passing."""
        raise NotImplementedError

    def may_pass(self, decision: Decision, frame: Frame) -> bool:
        """May the seat pass in a window for actions?  Asked after `offer_actions`; one that is offered nothing always may."""
        return True

    def take_action(self, frame: Frame, option: Option) -> None:
        """Carry out an option that `offer_actions` gave."""
        raise NotImplementedError

    # --- events ----------------------------------------------------------------------------------------------------

    def fire(self, event: Event) -> None:
        """Let `event` happen.  The frame that fires it goes on when it is on top of the frames again.

        So a program with an op that fires is not straight: `asks` of `ops.add_program` must be true for such an op.
        """
        self.events.append(event)
        frame = Frame(EVENT_FRAME, CANCEL, len(self.events) - 1, -1)
        self.frames.append(frame)
        if not self._is_heard(event):
            frame.pc = STATE_CHECKS
            self.execute(event)

    def cancel(self) -> None:
        """The innermost event does not happen: its later windows do not open."""
        self.events[-1].is_cancelled = True

    def open_actions(self, kind: i64, seat: i64) -> None:
        """The seats act in turn, from `seat` on, until all pass one after another.  kind: the game's own number of the window."""
        self.frames.append(Frame(ACTIONS_FRAME, 0, kind, seat))

    def step_own(self, frame: Frame) -> None:
        """Go on with a frame of the machine's own, one with a kind below 0."""
        kind: i64 = frame.kind
        if kind == EVENT_FRAME:
            self._step_event(frame)
        elif kind == PROGRAM_FRAME:
            self.step_program(frame)
        elif frame.c >= self.seats:
            self.frames.pop()
        else:
            decision = Decision(ACTIONS_DECISION, frame.b, -1)
            self.offer_actions(decision, frame)
            if not decision.options or self.may_pass(decision, frame):
                decision.offer_pass()
            self.ask(decision)

    def answer_own(self, frame: Frame, decision: Decision, option: Option) -> None:
        """The answer to a decision of the machine's own, one with a kind below 0."""
        passed = option.verb == PASS_VERB
        if decision.kind == ORDER_DECISION:
            self._work(self._listener(option.amount), self.events[frame.a])
            return
        seat: i64 = frame.b
        frame.b = (seat + 1) % self.seats
        frame.c = frame.c + 1 if passed else 0
        if passed:
            return
        if decision.kind == WINDOW_DECISION:
            self._work(self._listener(option.amount), self.events[frame.a])
        else:
            self.take_action(frame, option)

    def _step_event(self, frame: Frame) -> None:
        event = self.events[frame.a]
        stage: i64 = frame.pc
        if event.is_cancelled and stage < DONE:
            stage = DONE
        if stage == EXECUTE:
            frame.pc = STATE_CHECKS
            self.execute(event)
        elif stage == STATE_CHECKS:
            if not self.check_state() and self.frames[-1] is frame:
                frame.pc = FORCED_REACTION if self._is_heard(event) else DONE
        elif stage == DONE:
            self.frames.pop()
            self.events.pop()
            self.event_ended(event)
        elif stage in (FORCED_INTERRUPT, FORCED_REACTION):
            self._forced(frame, event, stage)
        else:
            self._optional(frame, event, stage)

    def _is_heard(self, event: Event) -> bool:
        return (self.heard >> event.kind) & 1 != 0

    def _next_window(self, frame: Frame, event: Event) -> None:
        frame.pc += 1
        frame.b = -1
        frame.c = 0
        event.used = []

    def _can_work(self, listener: Listener, event: Event, window: i64) -> bool:
        trigger = listener.trigger
        return (
            trigger.kind == event.kind
            and trigger.window == window
            and (trigger.limit == 0 or listener.uses < trigger.limit)
            and listener.number not in event.used
            and self.can_trigger(listener, event)
        )

    def _forced(self, frame: Frame, event: Event, window: i64) -> None:
        able = [listener for listener in self.listeners if self._can_work(listener, event, window)]
        if not able:
            self._next_window(frame, event)
        elif len(able) == 1:
            self._work(able[0], event)
        else:
            self._ask(ORDER_DECISION, self.orders(event), able, event)

    def _optional(self, frame: Frame, event: Event, window: i64) -> None:
        if frame.b < 0:
            frame.b = self.first_seat(event)
        while frame.c < self.seats:
            seat: i64 = frame.b
            able = [listener for listener in self.listeners if listener.seat == seat and self._can_work(listener, event, window)]
            if able:
                self._ask(WINDOW_DECISION, seat, able, event)
                return
            frame.b = (seat + 1) % self.seats
            frame.c += 1
        self._next_window(frame, event)

    def _ask(self, kind: i64, seat: i64, able: list[Listener], event: Event) -> None:
        decision = Decision(kind, seat, event.piece)
        for listener in able:
            decision.offer(TRIGGER_VERB, listener.piece, listener.number)
        if kind == WINDOW_DECISION:
            decision.offer_pass()
        self.ask(decision)

    def _work(self, listener: Listener, event: Event) -> None:
        listener.uses += 1
        event.used.append(listener.number)
        self.used_trigger(listener, event)
        self.run(listener.trigger.program, listener.piece, listener.seat)

    # --- listeners -------------------------------------------------------------------------------------------------

    def listen(self, trigger: Trigger, piece: i64, seat: i64) -> None:
        self.listeners.append(Listener(self.next_listener, trigger, piece, seat))
        self.next_listener += 1
        self.heard |= self._bit(trigger)

    def unlisten(self, piece: i64) -> None:
        """No trigger of this piece works any more."""
        self.listeners = [listener for listener in self.listeners if listener.piece != piece]
        self.heard = 0
        for listener in self.listeners:
            self.heard |= self._bit(listener.trigger)

    def end_period(self, period: i64) -> None:
        """A turn, phase or round is over: limits count anew, and what lasted until its end ends."""
        for listener in self.listeners:
            if listener.trigger.period == period:
                listener.uses = 0
        self.modifiers.end(period)

    def _bit(self, trigger: Trigger) -> i64:
        one: i64 = 1
        return one << trigger.kind

    def _listener(self, number: i64) -> Listener:
        for listener in self.listeners:
            if listener.number == number:
                return listener
        raise KeyError(number)

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_events(self, twin: EventMachine) -> None:
        """This class's own part of `clone`."""
        twin.events = [event.clone() for event in self.events]
        twin.listeners = [listener.clone() for listener in self.listeners]
        twin.heard = self.heard
        twin.next_listener = self.next_listener
        twin.modifiers = self.modifiers.clone()

    def events_record(self) -> list[int]:
        """This class's own part of `record`."""
        numbers: list[int] = [len(self.events), len(self.listeners), self.next_listener]
        for event in self.events:
            numbers += event.record()
        for listener in self.listeners:
            numbers += [listener.number, listener.piece, listener.seat, listener.uses]
        return [*numbers, *self.modifiers.record()]
