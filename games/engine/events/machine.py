"""The machine for events that cards interrupt and react to.  A game without such cards uses `Machine` and pays nothing for this.

An event is something that is about to happen; events that happen together are a batch (`batch`).  They pass through windows, in which
triggers of cards may work: cancel (or replace), forced interrupts, interrupts, execution and a check of the state, forced reactions,
reactions.

- A listener is a trigger of one piece.  It answers an event at most once in each window.  `index` finds the listeners of an event.
- In a forced window every trigger that can work does.  Of several, the seat that `orders` names chooses which comes next.
- In the other windows the seats choose in turn, from `first_seat` on, one trigger at a time, until all pass one after another.
  A seat that can do nothing is not asked.
- An event without listeners is carried out at once.  A card the event puts into play can still react to it.
- A nested event is completed before the event around it continues.

    self.fire(Event(DAMAGED, seat, piece, source, 2))            one event
    self.fire_all([Event(DAMAGED, seat, each, source, 1) for each in hit])   a batch: all are hit before anybody reacts
    self.current_event().lessen(1)                               an interrupt prevents 1 of the event that it answers
    self.announce(WON, seat, piece)                              something that has happened, to which cards may only react
    self.cancel()                                                the event that this ability answers does not happen
    self.join(Event(DAMAGED, seat, protector, source, 1))        one more event of the same batch
    self.happened, self.happened_amount                          what became of the batch that ended last: "if you do"

How long a listener lasts:

- as long as its piece is there (`unlisten`); what another piece gave it (`origin`) also goes with that one, unless it has an end;
- until a period ends (`ends`), and for a delayed effect (`Trigger.is_once`) until it has worked;
- with `Trigger.outlives` it hears the batch in which its piece, or the host that it watches, leaves;
- a blank piece (`blank`) keeps its printed listeners, but they are silent while it is blank.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.batch import ANNOUNCED, CANCELLED, EVENT_STEP, FAILED, HAPPENED, PENDING, Event
from games.engine.events.index import (
    EACH_LISTENER,
    EACH_PIECE,
    EACH_SEAT,
    FROM_ITS_HOST,
    FROM_ITSELF,
    ITS_HOST,
    ITSELF,
    NO_END,
    Limit,
    Listener,
    ListenerIndex,
    Trigger,
)
from games.engine.events.resolution import Resolution
from games.engine.events.windows import (
    ACTIONS_DECISION,
    ACTIONS_FRAME,
    CANCEL,
    DONE,
    EVENT_FRAME,
    EXECUTE,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    ORDER_DECISION,
    RESOLUTION_FRAME,
    STATE_CHECKS,
    TRIGGER_VERB,
    WINDOW_DECISION,
)
from games.engine.machine import PROGRAM_FRAME, Frame, Machine
from games.engine.modifiers import Modifiers
from games.engine.ops import Program
from games.engine.state import NOBODY

# More than a table has, for the keys of limits.
PIECES_MOST: Final = 4096
# The index of a game in which nobody listens.
EMPTY: Final = ListenerIndex()


class EventMachine(Machine):
    """A machine whose cards interrupt events and react to them (`engine.events.windows`)."""

    def __init__(self, seats: i64, stats: i64 = 0) -> None:
        super().__init__()
        self.seats: i64 = seats
        # The events under way, those of the innermost batch last.
        self.events: list[Event] = []
        # The abilities under way, the innermost last.
        self.resolutions: list[Resolution] = []
        # A copy of this game has the same index, so it is copied before it is changed.
        self.heard = EMPTY
        self.heard_is_shared = True
        self.next_listener: i64 = 0
        # The listeners at the start of each game of a run (`lay_out_listeners`), which records omit, and the number of the next one then.
        self.laid_out = EMPTY
        self.first_listener: i64 = 0
        # The number of times that limited abilities have worked, by period: key of the limit -> times.
        self.uses: list[dict[int, int]] = []
        # Listeners that hear the batch in which their piece or its host leaves a last time: number of the listener, place of the batch in
        # `events`, and the host that left, or -1 if the piece itself did.
        self.departing: list[int] = []
        # Of the batch that ended last: how many of its events happened, and the sum of their amounts.
        self.happened: i64 = 0
        self.happened_amount: i64 = 0
        self.modifiers = Modifiers(stats)

    # --- what a game fills in --------------------------------------------------------------------------------------

    def execute(self, event: Event) -> None:
        """Carry the event out in its present form; `fail` if that is impossible.

        It may ask, push frames and fire further events, but not as one of a batch (ValueError): then it only changes the state, and
        `check_state` fires what follows from it.
        """
        raise NotImplementedError

    def check_state(self) -> bool:
        """Apply the rules that need no player, such as removing what has no life left.  True if anything changed."""
        return False

    def can_trigger(self, listener: Listener, event: Event) -> bool:
        """Whether the trigger's condition holds and its cost can be paid."""
        return True

    def first_seat(self, event: Event) -> i64:
        """The seat that is asked first in a window; the first event of a batch decides."""
        return event.seat

    def orders(self, event: Event) -> i64:
        """The seat that chooses the order of forced triggers; NOBODY: the order is that of the events, then of age."""
        return self.first_seat(event)

    def may_decline(self, frame: Frame) -> bool:
        """Whether the seat may pass in a window.  False if what it has begun can only go on with one of the triggers."""
        return True

    def used_trigger(self, listener: Listener, event: Event) -> None:
        """Called before a trigger's program runs: pay its cost, write the log."""

    def event_ended(self, event: Event) -> None:
        """Called when an event is over, whatever became of it; it fires no further event."""

    def arrivals_of(self, slots: list[list[int]]) -> list[list[int]]:
        """The number of times that each piece in these slots has become a new object; empty in a game whose pieces do not count it."""
        return []

    def offer_actions(self, decision: Decision, frame: Frame) -> None:
        """Offer in `decision` everything that `decision.seat` may do now in a window for actions, except passing."""
        raise NotImplementedError

    def may_pass(self, decision: Decision, frame: Frame) -> bool:
        """Whether the seat may pass in a window for actions.  Called after `offer_actions`; a seat without an offer may always pass."""
        return True

    def take_action(self, frame: Frame, option: Option) -> None:
        """Carry out an option that `offer_actions` gave."""
        raise NotImplementedError

    # --- events ----------------------------------------------------------------------------------------------------

    def hears(self, kind: i64) -> bool:
        """Whether some card listens to events of this kind."""
        return self.heard.of_kind(kind) is not None

    def fire(self, event: Event) -> None:
        """Let `event` happen.  The frame that fires it goes on when it is on top of the frames again.

        So a program with an op that fires is not straight: `asks` of `ops.add_program` must be true for such an op.
        """
        first: i64 = len(self.events)
        self.events.append(event)
        frame = Frame(EVENT_FRAME, CANCEL, first, -1)
        frame.d = 1
        self.frames.append(frame)
        if self.heard.windows(event) == 0:
            frame.pc = STATE_CHECKS
            self._execute(event)

    def fire_all(self, events: list[Event]) -> None:
        """Let these events happen together.  Nothing happens if there are none."""
        if not events:
            self.happened = 0
            self.happened_amount = 0
            return
        frame = Frame(EVENT_FRAME, CANCEL, len(self.events), -1)
        frame.d = len(events)
        for event in events:  # faster than `+=` when compiled
            self.events.append(event)
        self.frames.append(frame)

    def announce(self, kind: i64, seat: i64, piece: i64 = -1) -> None:
        """Let cards react to something that has just happened.  Nothing is carried out, so no interrupt hears it.

        If nobody listens, this makes no event.  A single listener works at once if it is forced, and so do several that ask nobody if
        `orders` names no seat.  `happened` stays as it was.
        """
        own = self.heard.of_kind(kind)
        if own is None:
            return
        row = own.about.get(piece) if piece >= 0 else None
        if row is None and not own.any:
            return
        event = Event(kind, seat, piece)
        event.status = ANNOUNCED
        first: i64 = len(self.events)
        self.events.append(event)
        heard = own.any if row is None else row
        are_forced = row is None or not own.any
        asks = False
        for listener in heard:
            trigger = listener.trigger
            if trigger.window != FORCED_REACTION:
                are_forced = False
            if trigger.ability is not None or not trigger.program.is_straight:
                asks = True
        several = len(heard) > 1
        is_at_once = are_forced and not asks and (not several or self.orders(event) < 0)
        if not is_at_once:
            frame = Frame(EVENT_FRAME, FORCED_REACTION, first, -1)
            frame.d = 1
            self.frames.append(frame)
        if are_forced and (is_at_once or not several):
            if several:
                for number in [listener.number for listener in heard]:
                    # An earlier answer may have ended it, or given it to the other seat.
                    found = self.heard.listeners.get(number)
                    if found is not None and self._answers(found, event, first):
                        self._work(found, event, first)
            elif self._answers(heard[0], event, first):
                self._work(heard[0], event, first)
        if is_at_once:
            self.events.pop()
            self.event_ended(event)

    def _answers(self, listener: Listener, event: Event, first: i64) -> bool:
        """Whether the listener can answer this event of the batch at this place in `events`."""
        return self._may_answer(listener.number, first) and not self.is_used_up(listener) and self.can_trigger(listener, event)

    def join(self, event: Event) -> None:
        """Let one more event happen together with the one that the ability under way answers, or with the innermost one.

        Batches inside that one may be under way: an event card is played in one, and its effect runs inside the event of its own play.
        Their events move by one place.  Events of one batch may name each other by their places, so an effect that runs inside one
        event of several must not join another batch.
        ValueError if the batch is already carried out, or for such an effect.
        """
        answered: i64 = self.resolutions[-1].event if self.resolutions else -1
        if answered < 0:
            answered = len(self.events) - 1
        place: i64 = self.batch_of(answered)
        frame = self.frames[place]
        if frame.pc >= EXECUTE:
            raise ValueError("an event joins a batch only before the batch is carried out")
        behind: i64 = frame.a + frame.d
        for inner in self.frames[place + 1 :]:
            if inner.kind == EVENT_FRAME:
                if inner.d > 1:
                    raise ValueError("an effect inside one event of a batch cannot let an event join another batch; fire that event alone")
                inner.a += 1
        self.events.insert(behind, event)
        frame.d += 1
        number: i64 = 1
        while number < len(self.departing):
            if self.departing[number] >= behind:
                self.departing[number] = self.departing[number] + 1
            number += 3

    def hand_on(self, event: Event, piece: i64, amount: i64) -> None:
        """Let this part of an event happen to another piece.  Triggers that answered the event do not answer the part and hand it back."""
        event.lessen(amount)
        part = Event(event.kind, event.seat, piece, event.source, amount, other=event.other)
        part.used = event.used
        self.join(part)

    def batch_of(self, event: i64) -> i64:
        """The place among the frames of the batch with the event at this place in `events`."""
        place: i64 = len(self.frames) - 1
        while self.frames[place].kind != EVENT_FRAME or self.frames[place].a > event:
            place -= 1
        return place

    def current_event(self) -> Event:
        """The event that the ability under way answers; if it answers none, the innermost event."""
        if self.resolutions:
            place: i64 = self.resolutions[-1].event
            if place >= 0:
                return self.events[place]
        return self.events[-1]

    def cancel(self) -> None:
        """Cancel the event that the ability under way answers."""
        event = self.current_event()
        if event.status == PENDING:
            event.status = CANCELLED

    def fail(self, event: Event) -> None:
        """Called by `execute`: the event turned out to be impossible, so nobody reacts to it."""
        event.status = FAILED

    def open_actions(self, kind: i64, seat: i64) -> None:
        """Open a window: the seats act in turn, from `seat` on, until all pass in a row.  kind: the game's own number of the window."""
        self.frames.append(Frame(ACTIONS_FRAME, 0, kind, seat))

    def step_own(self, frame: Frame) -> None:
        """Continue one of the machine's own frames, which have kinds below 0."""
        kind: i64 = frame.kind
        if kind == EVENT_FRAME:
            self._step_batch(frame)
        elif kind == PROGRAM_FRAME:
            self.step_program(frame)
        elif kind == RESOLUTION_FRAME:
            self.frames.pop()
            self.resolutions.pop()
        elif frame.c >= self.seats:
            self.frames.pop()
        else:
            decision = Decision(ACTIONS_DECISION, frame.b, -1)
            self.offer_actions(decision, frame)
            if not decision.options or self.may_pass(decision, frame):
                decision.offer_pass()
            self.ask(decision)

    def answer_own(self, frame: Frame, decision: Decision, option: Option) -> None:
        """Carry out the answer to one of the machine's own decisions, which have kinds below 0."""
        passed = option.verb == PASS_VERB
        if decision.kind == ORDER_DECISION:
            self._work_chosen(frame, option.amount)
            return
        seat: i64 = frame.b
        frame.b = (seat + 1) % self.seats
        frame.c = frame.c + 1 if passed else 0
        if passed:
            return
        if decision.kind == WINDOW_DECISION:
            self._work_chosen(frame, option.amount)
        else:
            self.take_action(frame, option)

    def _step_batch(self, frame: Frame) -> None:
        """Continue a batch until somebody is asked, another frame is on top or the batch is over."""
        while True:
            stage: i64 = frame.pc
            if stage == EXECUTE:
                if not self._execute_all(frame):
                    return
            elif stage == STATE_CHECKS:
                if self.check_state() or self.frames[-1] is not frame:
                    return
                self._next_stage(frame)
            elif stage == DONE:
                self._end_batch(frame)
                return
            else:
                heard: i64 = self._windows(frame) >> stage
                end: i64 = EXECUTE if stage < EXECUTE else DONE
                if heard & 1 == 0:  # nobody listens in this window
                    while stage < end and heard & 1 == 0:
                        stage += 1
                        heard >>= 1
                    frame.pc = stage
                    frame.b = 0 if stage == EXECUTE else -1
                    frame.c = 0
                if stage < end:
                    if self._window(frame, stage):
                        return
                    self._next_stage(frame)

    def _windows(self, frame: Frame) -> i64:
        """Bit set of the windows in which somebody listens to an event of the batch."""
        heard: i64 = self.heard.windows(self.events[frame.a])
        place: i64 = 1
        while place < frame.d:
            heard |= self.heard.windows(self.events[frame.a + place])
            place += 1
        return heard

    def _window(self, frame: Frame, window: i64) -> bool:
        """Work a trigger or ask for one; False if nobody can or wants to do more in this window."""
        able = self._able(frame, window)
        if not able:
            return False
        if window not in (FORCED_INTERRUPT, FORCED_REACTION):
            return self._ask_next(frame, able)
        orders: i64 = NOBODY if len(able) == 1 else self.orders(self.events[frame.a])
        if orders < 0:
            self._work_chosen(frame, able[0])
        else:
            self._ask(ORDER_DECISION, orders, able, frame)
        return True

    def _next_stage(self, frame: Frame) -> None:
        frame.pc += 1
        frame.b = 0 if frame.pc == EXECUTE else -1
        frame.c = 0

    def _execute(self, event: Event) -> None:
        event.status = HAPPENED
        self.execute(event)

    def _execute_all(self, frame: Frame) -> bool:
        """Carry out the events of a batch, each once.  False if something must happen before the state is checked."""
        while frame.b < frame.d:
            event = self.events[frame.a + frame.b]
            frame.b += 1
            if event.status == PENDING:
                self._execute(event)
                if self.decision is not None or self.is_over or self.frames[-1] is not frame:
                    if frame.d > 1 and not self.is_over:
                        raise ValueError(
                            "`execute` may only change the state for one event of a batch; let `check_state` fire what follows"
                        )
                    return False
        self._next_stage(frame)
        return True

    def _end_batch(self, frame: Frame) -> None:
        self.frames.pop()
        first: i64 = frame.a
        if first + 1 == len(self.events) and not self.departing:  # as most batches: a single event, after which nobody goes
            self._end_single(self.events.pop())
            return
        over = self.events
        if first == 0:  # nothing is under way around it
            self.events = []
        else:
            over = self.events[first:]
            del self.events[first:]
        while self.departing and self.departing[-2] >= first:
            host: i64 = self.departing.pop()
            self.departing.pop()
            number: i64 = self.departing.pop()
            listener = self.heard.listeners.get(number)
            if listener is not None:
                if host < 0:
                    self._remove(number)
                else:
                    self._exchange(listener.moved(listener.seat, -1))
        if over[0].status != ANNOUNCED:
            self.happened = 0
            self.happened_amount = 0
            for event in over:
                if event.status == HAPPENED:
                    self.happened += 1
                    self.happened_amount += event.amount
        for event in over:
            self.event_ended(event)

    def _end_single(self, event: Event) -> None:
        if event.status != ANNOUNCED:
            happens = event.status == HAPPENED
            self.happened = 1 if happens else 0
            self.happened_amount = event.amount if happens else 0
        self.event_ended(event)

    def _able(self, frame: Frame, window: i64) -> list[int]:
        """The triggers that can work now, as options name them: in the order of the events, then by age."""
        able: list[int] = []
        wanted: i64 = PENDING if window < EXECUTE else HAPPENED
        place: i64 = 0
        while place < frame.d:
            event = self.events[frame.a + place]
            if event.status in (wanted, ANNOUNCED):
                for listener in self.heard.find(event, window):
                    number: i64 = listener.number
                    if (event.used and number in event.used) or self.is_used_up(listener):
                        continue
                    if self.departing and not self._may_answer(number, frame.a):
                        continue
                    if self.can_trigger(listener, event):
                        able.append(place * EVENT_STEP + number)
            place += 1
        return able

    def _ask_next(self, frame: Frame, able: list[int]) -> bool:
        """Ask the next seat that can do something; False if all have passed."""
        if frame.b < 0:
            frame.b = self.first_seat(self.events[frame.a])
        while frame.c < self.seats:
            seat: i64 = frame.b
            own = [each for each in able if self._worker(frame, each) == seat]
            if own:
                self._ask(WINDOW_DECISION, seat, own, frame)
                return True
            frame.b = (seat + 1) % self.seats
            frame.c += 1
        return False

    def _ask(self, kind: i64, seat: i64, able: list[int], frame: Frame) -> None:
        subject: i64 = self.events[frame.a].piece if frame.d == 1 else -1
        decision = Decision(kind, seat, subject)
        for each in able:
            decision.offer(TRIGGER_VERB, self.heard.listeners[each % EVENT_STEP].piece, each)
        if kind == WINDOW_DECISION and self.may_decline(frame):
            decision.offer_pass()
        self.ask(decision)

    def place_answered(self, option: Option) -> i64:
        """The place in `events` of the event that an option of a window for events answers."""
        return self.frames[-1].a + option.amount // EVENT_STEP

    def listener_of(self, option: Option) -> Listener:
        """The listener that an option of a window for events names."""
        return self.heard.listeners[option.amount % EVENT_STEP]

    def _worker(self, frame: Frame, chosen: i64) -> i64:
        """The seat that works a trigger, which is named as in options."""
        return self.heard.listeners[chosen % EVENT_STEP].worker(self.events[frame.a + chosen // EVENT_STEP])

    def _work_chosen(self, frame: Frame, chosen: i64) -> None:
        place: i64 = frame.a + chosen // EVENT_STEP
        self._work(self.heard.listeners[chosen % EVENT_STEP], self.events[place], place)

    def _work(self, listener: Listener, event: Event, place: i64) -> None:
        """Work a trigger for the event at this place in `events`."""
        number: i64 = listener.number
        event.used = [*event.used, number]
        self.use(listener)
        if listener.trigger.is_once:
            self._remove(number)
        self.used_trigger(listener, event)
        resolution = Resolution(listener.source, listener.worker(event), place, listener.trigger.ability)
        if listener.slots is not None:
            resolution.refer_to(listener.slots, listener.arrivals, self.arrivals_of(listener.slots))
        self.resolve(listener.trigger.program, resolution)

    def resolve(self, program: Program, resolution: Resolution) -> None:
        """Carry out an ability: its program runs with this resolution as the innermost one."""
        if program.is_straight:
            self.resolutions.append(resolution)
            self.run(program, resolution.source, resolution.seat)
            self.resolutions.pop()
            return
        self.frames.append(Frame(RESOLUTION_FRAME, 0, len(self.resolutions)))
        self.resolutions.append(resolution)
        self.run(program, resolution.source, resolution.seat)

    # --- listeners -------------------------------------------------------------------------------------------------

    def listen(
        self,
        trigger: Trigger,
        piece: i64,
        seat: i64,
        *,
        host: i64 = -1,
        origin: i64 = -1,
        ends: i64 = NO_END,
        slots: list[list[int]] | None = None,
        source: i64 = -1,
    ) -> int:
        """Let `piece` listen, and return the number of the listener.

        host: what `piece` is attached to, for a trigger about its host.  origin: the piece that gave `piece` this ability.
        ends: the period with which it ends.  slots: the targets that its program refers back to.
        source: without a piece, the one that the program comes from.
        """
        if seat < 0 and trigger.limit is not None and trigger.limit.scope == EACH_SEAT:
            raise ValueError("a limit for each seat needs a listener that a seat works")
        number: i64 = self.next_listener
        self.next_listener = number + 1
        subject: i64 = trigger.subject
        key: i64 = -1
        if subject in (ITSELF, FROM_ITSELF):
            key = piece
        elif subject in (ITS_HOST, FROM_ITS_HOST):
            key = host
        listener = Listener(number, trigger, piece, seat, key=key, origin=origin, ends=ends, slots=slots, source=source)
        if slots is not None:
            listener.arrivals = self.arrivals_of(slots)
        self._own_index().add_heard_or_silent(listener)
        return number

    def lay_out_listeners(self) -> None:
        """Declare that the present listeners are the same in each game of the run; called once, on the table that they start from."""
        self.laid_out = self.heard
        self.first_listener = self.next_listener
        self.heard_is_shared = True

    def unlisten(self, piece: i64) -> None:
        """Remove the triggers of this piece, and those that it gave to others for as long as it is there.

        Those that it gave until a period ends stay.  Those that outlive it still hear the batch in which it left.
        """
        if self.heard.blanks and piece in self.heard.blanks:
            self._own_index().forget_blank(piece)
        if piece not in self.heard.held:
            return
        for listener in self.heard.of_piece(piece):
            if listener.piece != piece and listener.ends != NO_END:
                continue
            batch: i64 = self._innermost() if listener.trigger.outlives and listener.piece == piece else -1
            if batch < 0:
                self._remove(listener.number)
            elif not self._has_departed(listener.number):
                self.departing += [listener.number, batch, -1]

    def forget(self, number: i64) -> None:
        """End one listener, such as a granted ability whose condition no longer holds."""
        if number in self.heard.listeners:
            self._remove(number)

    def attach_listeners(self, piece: i64, host: i64, left: bool = False) -> None:
        """Let the triggers of `piece` that watch its host watch `host` from now on; -1 for none.

        left: whether the old host has left.  Triggers that outlive it still hear the batch in which it left.
        """
        for listener in self.heard.of_piece(piece):
            if listener.piece == piece and listener.watches_host():
                batch: i64 = self._innermost() if left and listener.trigger.outlives else -1
                if batch >= 0:
                    self.departing += [listener.number, batch, listener.key]
                    continue
                if self.departing:
                    self._forget_departed(listener.number)
                self._exchange(listener.moved(listener.seat, host))
        if piece in self.heard.silent:
            self._own_index().watch_silently(piece, host)

    def seat_listeners(self, piece: i64, seat: i64) -> None:
        """Let another seat work the triggers of `piece` from now on."""
        for listener in self.heard.of_piece(piece):
            if listener.piece == piece:
                self._exchange(listener.moved(seat, listener.key))
        if piece in self.heard.silent:
            self._own_index().seat_silently(piece, seat)

    def blank(self, piece: i64) -> None:
        """Note one more effect that makes a piece blank: its printed triggers are silent."""
        self._own_index().blank(piece)

    def unblank(self, piece: i64) -> None:
        """Note one effect fewer that makes a piece blank; after the last one its triggers are heard again, at their old age."""
        if piece in self.heard.blanks:
            self._own_index().unblank(piece)

    def end_period(self, period: i64) -> None:
        """End a turn, phase or round: limits count anew, and effects that lasted until now end."""
        if period < len(self.uses) and self.uses[period]:
            self.uses[period] = {}
        if self.heard.ending:
            for number in [listener.number for listener in self.heard.listeners.values() if listener.ends == period]:
                self._remove(number)
        self.modifiers.end(period)

    def is_used_up(self, listener: Listener) -> bool:
        """Whether the ability has worked as often as its limit allows."""
        limit = listener.trigger.limit
        if limit is None or limit.period >= len(self.uses):
            return False
        return self.uses[limit.period].get(use_key(limit, listener), 0) >= limit.times

    def use(self, listener: Listener) -> None:
        """Count one use of a limited ability."""
        limit = listener.trigger.limit
        if limit is not None:
            while len(self.uses) <= limit.period:
                self.uses.append({})
            uses = self.uses[limit.period]
            key: i64 = use_key(limit, listener)
            uses[key] = uses.get(key, 0) + 1

    def _innermost(self) -> i64:
        """The place of the innermost batch in `events`, -1 for none."""
        place: i64 = len(self.frames) - 1
        while place >= 0 and self.frames[place].kind != EVENT_FRAME:
            place -= 1
        return self.frames[place].a if place >= 0 else -1

    def _may_answer(self, number: i64, first: i64) -> bool:
        """Whether a listener may answer the batch at this place in `events`; after its piece or host has left, only the batch of that."""
        place: i64 = 0
        while place < len(self.departing):
            if self.departing[place] == number:
                return self.departing[place + 1] == first
            place += 3
        return True

    def _has_departed(self, number: i64) -> bool:
        """Whether the piece of a listener has left with a batch under way."""
        place: i64 = 0
        while place < len(self.departing):
            if self.departing[place] == number and self.departing[place + 2] < 0:
                return True
            place += 3
        return False

    def _forget_departed(self, number: i64) -> None:
        """A piece whose host has left watches a new host, so its listener stays as it is when that batch ends."""
        kept: list[int] = []
        place: i64 = 0
        while place < len(self.departing):
            if self.departing[place] != number:
                kept += self.departing[place : place + 3]
            place += 3
        self.departing = kept

    def _remove(self, number: i64) -> None:
        listener = self.heard.listeners[number]
        limit = listener.trigger.limit
        if limit is not None and limit.scope in (EACH_LISTENER, EACH_PIECE) and limit.period < len(self.uses):
            self.uses[limit.period].pop(use_key(limit, listener), None)
        self._own_index().remove(number)

    def _exchange(self, listener: Listener) -> None:
        heard = self._own_index()
        heard.remove(listener.number)
        heard.add(listener)

    def _own_index(self) -> ListenerIndex:
        """The index, for changing it."""
        if self.heard_is_shared:
            self.heard = self.heard.copy()
            self.heard_is_shared = False
        return self.heard

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_events(self, twin: EventMachine) -> None:
        """This class's own part of `clone`."""
        if self.events or twin.events:
            twin.events = [event.clone() for event in self.events]
        if self.resolutions or twin.resolutions:
            twin.resolutions = [each.clone() for each in self.resolutions]
        twin.heard = self.heard
        twin.heard_is_shared = True
        self.heard_is_shared = True
        twin.laid_out = self.laid_out
        twin.first_listener = self.first_listener
        twin.next_listener = self.next_listener
        if self.uses or twin.uses:
            twin.uses = [uses.copy() for uses in self.uses]
        if self.departing or twin.departing:
            twin.departing = self.departing.copy()
        twin.happened = self.happened
        twin.happened_amount = self.happened_amount
        self.modifiers.copy_onto(twin.modifiers)

    def events_record(self) -> list[int]:
        """This class's own part of `record`."""
        as_laid_out = self.heard is self.laid_out
        listeners = EMPTY.listeners if as_laid_out else self.heard.listeners
        numbers: list[int] = [len(self.events), len(listeners), self.next_listener - self.first_listener]
        if not as_laid_out or self.events or self.resolutions or self.departing or self.uses or self.happened or self.happened_amount:
            # A game in which nothing begins to listen and nothing is fired has a record without this part.
            numbers += [self.happened, self.happened_amount, len(self.resolutions), len(self.departing), *self.departing]
            for event in self.events:
                numbers += event.record()
            for resolution in self.resolutions:
                numbers += resolution.record()
            for number in sorted(listeners):
                numbers += listeners[number].record()
            for uses in self.uses:
                numbers.append(len(uses))
                for key in sorted(uses):
                    numbers += [key, uses[key]]
            for piece in sorted(self.heard.blanks):
                numbers += [piece, self.heard.blanks[piece], len(self.heard.silent[piece])]
        return [*numbers, *self.modifiers.record()]


def use_key(limit: Limit, listener: Listener) -> i64:
    """The key under which the uses of a limited ability are counted."""
    if limit.scope == EACH_LISTENER:
        return listener.number * 4
    if limit.scope == EACH_PIECE:
        return (limit.number * PIECES_MOST + listener.piece) * 4 + 3
    if limit.scope == EACH_SEAT:
        return (limit.number * 16 + listener.seat) * 4 + 1
    return limit.number * 4 + 2
