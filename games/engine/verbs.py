"""Shared ops: what the programs of several games do, and the machine that carries them out.

A game's own ops have codes from 0, the shared ones are below 0.  An op with more than an amount is a `Verb`:

    Verb(FIRE, kind=DAMAGED, pieces=Pieces(SLOT, 0), much=Amount(2))    2 damage to each target
    Verb(PICK, target=Target(own_units, 1, 1, OPPONENT), number=1)      the opponent chooses one of its units, into slot 1
    Verb(BEGIN, effect=Continuous(NUMBER, POWER, ADD), pieces=..., number=TURN)    +1 power until the end of the turn

What changes the table is an event, which the game carries out in `execute`; so FIRE serves draws, damage, moves and tokens alike.

Who uses them: the LCG, for each line of the table in its docs; the CCG's cards draw, search, choose, forfeit and cancel in the same words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import CONTROLLER, Target
from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener, Trigger
from games.engine.events.resolution import Resolution
from games.engine.events.windows import EVENT_FRAME, EXECUTE
from games.engine.machine import Frame
from games.engine.ops import Op, Selector
from games.engine.rng import Rng
from games.engine.state import Zone
from games.engine.table.changes import SEAT_NUMBER, Change
from games.engine.table.pieces import TablePiece
from games.engine.table.rules import AbilityMachine, scope_of

# Codes of the ops.
FIRE: Final = -1  # an event of `kind` for each of `pieces`, all at once; without pieces, one event
IF: Final = -2  # the first sub if `conditions` hold, else the second, if there is one
MAY: Final = -3  # the first sub, if the seat wants it
CHOOSE: Final = -4  # one of the subs, as the seat chooses
PICK: Final = -5  # pieces that fit `target` go into slot `number`; they are chosen now and are no targets
PICK_AT_RANDOM: Final = -6  # as many as `target.most` of those that fit it go into slot `number`
LOOK_AT: Final = -7  # the top cards of zone `place` go into slot `number`, and the seat knows them
BEGIN: Final = -8  # `effect` begins for each of `pieces` (or a seat) and ends with period `number`
LISTEN: Final = -9  # `trigger` listens: for each of `pieces`, or by itself, with the slots of this ability; ends with period `number`
CANCEL_IT: Final = -10  # the event that the ability answers does not happen
LESSEN_IT: Final = -11  # its amount is lowered by `much`
JOIN_IT: Final = -12  # one more event of `kind` for each of `pieces` happens together with it
TURN_IT: Final = -13  # its `other` becomes `place`, such as another zone to go to

# The ops that may ask a player or fire an event.
ASKS: Final = frozenset({FIRE, MAY, CHOOSE, PICK})

# Kinds of decisions and their verbs, beside those of `events.windows`.
MAY_DECISION: Final = -6
CHOICE_DECISION: Final = -7
PICK_DECISION: Final = -8
YES_VERB: Final = -4
CHOICE_VERB: Final = -5
PICK_VERB: Final = -6

# Which pieces.
SOURCE: Final = 0  # the ability's own
HOST: Final = 1  # what that is attached to
SLOT: Final = 2  # those in slot `number`
FITTING: Final = 3  # all that fit `filter`
EVENT_PIECE: Final = 4  # of the event that the ability answers
EVENT_SOURCE: Final = 5

# Whose event or seat it is.
OWN: Final = 0
OPPOSING: Final = 1
EACH_SEAT: Final = 2
ANYONES: Final = 3

# Conditions of triggers below this are the game's own.
FIRST_TEST: Final = 1000


class Pieces:
    """Which pieces an op or a continuous effect is about."""

    __slots__ = ("code", "filter", "number")

    def __init__(self, code: i64, number: i64 = 0, filter: Filter | None = None) -> None:
        self.code: i64 = code
        self.number: i64 = number
        self.filter = filter


class Continuous:
    """A continuous effect as a card declares it; `Change` is one that is at work."""

    __slots__ = ("amount", "conditions", "how", "kind", "number", "pieces", "whose")

    def __init__(
        self,
        kind: i64,
        number: i64,
        how: i64,
        pieces: Pieces | None = None,
        *,
        amount: Amount | None = None,
        whose: i64 = OWN,
        conditions: list[Condition] | None = None,
    ) -> None:
        # NUMBER, FLAG, MARK, SEAT_NUMBER or SEAT_FLAG.
        self.kind: i64 = kind
        self.number: i64 = number
        self.how: i64 = how
        # SOURCE, HOST or FITTING; None for a seat's number or flag.
        self.pieces = pieces
        # None for 1.
        self.amount = amount
        # Of a seat's number or flag.
        self.whose: i64 = whose
        self.conditions: list[Condition] = conditions or []


class EventTest:
    """Which events of its kind a trigger answers: `Trigger.condition` is FIRST_TEST + its place in `VerbMachine.event_tests`."""

    __slots__ = ("amount", "other", "piece", "source", "whose")

    def __init__(
        self, *, piece: Filter | None = None, source: Filter | None = None, whose: i64 = ANYONES, amount: i64 = -1, other: i64 = -1
    ) -> None:
        # What the event happens to and what it comes from, wherever they are.
        self.piece = piece
        self.source = source
        # Who makes it happen: OWN, OPPOSING or ANYONES.
        self.whose: i64 = whose
        # `Event.amount` and `Event.other`; -1 for any.
        self.amount: i64 = amount
        self.other: i64 = other


class Verb(Op):
    """An op with all that a shared one may need."""

    __slots__ = ("conditions", "effect", "much", "number", "other", "pieces", "target", "trigger", "whose")

    def __init__(
        self,
        code: i64,
        *,
        kind: i64 = 0,
        pieces: Pieces | None = None,
        other: Pieces | None = None,
        much: Amount | None = None,
        whose: i64 = OWN,
        place: i64 = -1,
        number: i64 = 0,
        target: Target | None = None,
        conditions: list[Condition] | None = None,
        effect: Continuous | None = None,
        trigger: Trigger | None = None,
    ) -> None:
        super().__init__(code, 0, Selector(), kind=kind, place=place)
        self.pieces = pieces
        # The piece whose id is `Event.other`; without one it is `place`.
        self.other = other
        # None for 1.
        self.much = much
        self.whose: i64 = whose
        # A slot or a period.
        self.number: i64 = number
        self.target = target
        self.conditions: list[Condition] = conditions or []
        self.effect = effect
        self.trigger = trigger


class VerbMachine(AbilityMachine):
    """A machine that carries out the shared ops and tests events for triggers."""

    def __init__(self, seats: i64, stats: i64 = 0) -> None:
        super().__init__(seats, stats)
        # Shared by all games of a run.
        self.event_tests: list[EventTest] = []

    # --- what a game fills in --------------------------------------------------------------------------------------

    def seat_zone(self, seat: i64, kind: i64) -> Zone:
        """A zone of a seat by its kind."""
        raise NotImplementedError

    def random_of(self, seat: i64) -> Rng:
        """The random stream with which cards of a seat are chosen."""
        raise NotImplementedError

    # --- which pieces, which seats ---------------------------------------------------------------------------------

    def pieces_of(self, of: Pieces, scope: Resolution) -> list[TablePiece]:
        """The pieces that an op of this ability is about, now."""
        code: i64 = of.code
        found: list[TablePiece] = []
        if code == FITTING:
            if of.filter is not None:
                found = self.fitting(of.filter, scope)
        elif code == SLOT:
            if of.number < len(scope.slots):
                found = [self.pieces[id] for id in scope.slots[of.number]]
        else:
            id: i64 = -1
            if code == SOURCE:
                id = scope.source
            elif code == HOST:
                id = self.pieces[scope.source].host if scope.source >= 0 else -1
            elif scope.event >= 0:
                event = self.events[scope.event]
                id = event.piece if code == EVENT_PIECE else event.source
            if id >= 0:
                found.append(self.pieces[id])
        return found

    def seats_of(self, whose: i64, seat: i64) -> list[int]:
        """The seats that an op of `seat` is about."""
        if whose == EACH_SEAT:
            return [(seat + place) % self.seats for place in range(self.seats)]
        return [seat if whose == OWN else (seat + 1) % self.seats]

    def _much(self, verb: Verb, scope: Resolution) -> i64:
        return 1 if verb.much is None else self.amount(verb.much, scope)

    # --- the ops ---------------------------------------------------------------------------------------------------

    def perform_verb(self, op: Op, frame: Frame) -> None:
        """Carry out a shared op: one with a code below 0."""
        if not isinstance(op, Verb):
            raise TypeError(f"op {op.code} is shared, so it is a Verb")
        scope = self.scope()
        code: i64 = op.code
        if code == FIRE:
            self._fire(op, scope)
        elif code == IF:
            self._run_if(op, frame, scope)
        elif code in (MAY, CHOOSE):
            self._ask_which(op, scope)
        elif code in (PICK, PICK_AT_RANDOM, LOOK_AT):
            self._fill_slot(op, frame, scope)
        elif code == BEGIN:
            self._begin_lasting(op, scope)
        elif code == LISTEN:
            self._listen(op, scope)
        else:
            self._change_event(op, scope)

    def _run_if(self, op: Verb, frame: Frame, scope: Resolution) -> None:
        if self.all_hold(op.conditions, scope):
            self.run_inside(op.subs[0], frame)
        elif len(op.subs) > 1:
            self.run_inside(op.subs[1], frame)

    def _fill_slot(self, op: Verb, frame: Frame, scope: Resolution) -> None:
        if op.code == PICK:
            self._pick(op, frame, scope)
        elif op.code == PICK_AT_RANDOM:
            self._pick_at_random(op, scope)
        else:
            self._look_at(op, scope)

    def _fire(self, verb: Verb, scope: Resolution) -> None:
        amount: i64 = 0
        if verb.much is not None:
            amount = self.amount(verb.much, scope)
            if amount == 0:
                self.fire_all([])
                return
        events = self._events(verb, scope, amount)
        if len(events) == 1:
            self.fire(events[0])
        else:
            self.fire_all(events)

    def _events(self, verb: Verb, scope: Resolution, amount: i64) -> list[Event]:
        other: i64 = verb.place
        if verb.other is not None:
            for piece in self.pieces_of(verb.other, scope):
                other = piece.id
        events: list[Event] = []
        for seat in self.seats_of(verb.whose, scope.seat):
            if verb.pieces is None:
                events.append(Event(verb.kind, seat, -1, scope.source, amount, other=other))
            else:
                for piece in self.pieces_of(verb.pieces, scope):
                    events.append(Event(verb.kind, seat, piece.id, scope.source, amount, other=other))
        return events

    def _ask_which(self, verb: Verb, scope: Resolution) -> None:
        self.happened = 0
        if not self.all_hold(verb.conditions, scope):
            return
        for seat in self.seats_of(verb.whose, scope.seat):
            decision = Decision(MAY_DECISION if verb.code == MAY else CHOICE_DECISION, seat, scope.source)
            if verb.code == MAY:
                decision.offer(YES_VERB, scope.source, 0)
                decision.offer_pass()
            else:
                place: i64 = 0
                while place < len(verb.subs):
                    decision.offer(CHOICE_VERB, -1, place)
                    place += 1
            self.ask(decision)

    def _pick(self, verb: Verb, frame: Frame, scope: Resolution) -> None:
        target = verb.target
        if target is None:
            return
        if frame.left == 0:
            self._clear_slot(scope, verb.number)
            frame.left = 1
        chosen = scope.slots[verb.number]
        found: list[TablePiece] = []
        if len(chosen) < target.most:
            found = [piece for piece in self.fitting(target.filter, scope) if piece.id not in chosen]
        if not found:
            frame.left = 0
            self.happened = len(chosen)
            return
        seat: i64 = scope.seat if target.chooser == CONTROLLER else (scope.seat + 1) % self.seats
        decision = Decision(PICK_DECISION, seat, scope.source)
        for piece in found:
            decision.offer(PICK_VERB, piece.id, 0)
        if len(chosen) >= target.least:
            decision.offer_pass()
        frame.pc -= 1
        self.ask(decision)

    def _pick_at_random(self, verb: Verb, scope: Resolution) -> None:
        self._clear_slot(scope, verb.number)
        target = verb.target
        if target is None:
            return
        chosen = scope.slots[verb.number]
        found = self.fitting(target.filter, scope)
        while found and len(chosen) < target.most:
            piece = found.pop(self.random_of(scope.seat).below(len(found)))
            chosen.append(piece.id)

    def _look_at(self, verb: Verb, scope: Resolution) -> None:
        self._clear_slot(scope, verb.number)
        left: i64 = self._much(verb, scope)
        for seat in self.seats_of(verb.whose, scope.seat):
            cards: list[TablePiece] = self.seat_zone(seat, verb.place).cards
            place: i64 = len(cards) - 1
            while place >= 0 and left > 0:
                self.show(cards[place], scope.seat)
                scope.slots[verb.number].append(cards[place].id)
                place -= 1
                left -= 1

    def _clear_slot(self, scope: Resolution, slot: i64) -> None:
        while len(scope.slots) <= slot:
            scope.slots.append([])
        scope.slots[slot] = []

    def _begin_lasting(self, verb: Verb, scope: Resolution) -> None:
        """Begin an effect that lasts until a period ends; what it counts is counted now."""
        effect = verb.effect
        if effect is None:
            return
        amount: i64 = 1 if effect.amount is None else self.amount(effect.amount, scope)
        fixed = Amount(amount)
        own = Resolution(scope.source, scope.seat)
        if effect.kind >= SEAT_NUMBER:
            for seat in self.seats_of(effect.whose, scope.seat):
                self.change(Change(effect.kind, effect.number, effect.how, own, amount=fixed, piece=seat, ends=verb.number))
        elif verb.pieces is not None:
            for piece in self.pieces_of(verb.pieces, scope):
                self.change(Change(effect.kind, effect.number, effect.how, own, amount=fixed, piece=piece.id, ends=verb.number))

    def _listen(self, verb: Verb, scope: Resolution) -> None:
        trigger = verb.trigger
        if trigger is None:
            return
        if verb.pieces is None:
            slots = [slot.copy() for slot in scope.slots]
            self.listen(trigger, -1, scope.seat, ends=verb.number, slots=slots)
            return
        for piece in self.pieces_of(verb.pieces, scope):
            self.listen(trigger, piece.id, piece.controller, host=piece.host, origin=scope.source, ends=verb.number)

    def _change_event(self, verb: Verb, scope: Resolution) -> None:
        """Change the event that the ability answers."""
        code: i64 = verb.code
        if code == CANCEL_IT:
            self.cancel()
        elif code == LESSEN_IT:
            self.current_event().lessen(self._much(verb, scope))
        elif code == TURN_IT:
            self.current_event().other = verb.place
        else:
            for event in self._events(verb, scope, self._much(verb, scope)):
                self.join_answered(event, scope)

    def join_answered(self, event: Event, scope: Resolution) -> None:
        """Let one more event happen together with the one that the ability answers, though batches inside that one are under way.

        An event card that is played is such a batch: its effect runs inside the event of its own play.
        """
        if scope.event < 0:
            self.join(event)
            return
        place: i64 = len(self.frames) - 1
        while self.frames[place].kind != EVENT_FRAME or self.frames[place].a > scope.event:
            place -= 1
        frame = self.frames[place]
        if frame.pc >= EXECUTE:
            raise ValueError("an event joins a batch only before the batch is carried out")
        behind: i64 = frame.a + frame.d
        self.events.insert(behind, event)
        frame.d += 1
        for inner in self.frames[place + 1 :]:
            if inner.kind == EVENT_FRAME:
                inner.a += 1
        for each in self.resolutions:
            if each.event >= behind:
                each.event += 1
        number: i64 = 1
        while number < len(self.departing):
            if self.departing[number] >= behind:
                self.departing[number] = self.departing[number] + 1
            number += 2

    def answer_own(self, frame: Frame, decision: Decision, option: Option) -> None:
        kind: i64 = decision.kind
        if kind == MAY_DECISION:
            if option.verb != PASS_VERB:
                self.run_inside(self._asking(frame).subs[0], frame)
        elif kind == CHOICE_DECISION:
            self.run_inside(self._asking(frame).subs[option.amount], frame)
        elif kind == PICK_DECISION:
            if option.verb == PASS_VERB:
                frame.pc += 1
                frame.left = 0
            else:
                self.scope().slots[self._verb_at(frame, frame.pc).number].append(option.piece)
        else:
            super().answer_own(frame, decision, option)

    def _asking(self, frame: Frame) -> Op:
        """The op that has asked."""
        return self.programs[frame.a].ops[frame.pc - 1]

    def _verb_at(self, frame: Frame, place: i64) -> Verb:
        op = self.programs[frame.a].ops[place]
        if not isinstance(op, Verb):
            raise TypeError(f"op {op.code} asks, so it is a Verb")
        return op

    # --- which events triggers answer ---------------------------------------------------------------------------------

    def can_trigger(self, listener: Listener, event: Event) -> bool:
        place: i64 = listener.trigger.condition - FIRST_TEST
        if place >= 0 and not self.passes_event(self.event_tests[place], listener, event):
            return False
        return super().can_trigger(listener, event)

    def passes_event(self, test: EventTest, listener: Listener, event: Event) -> bool:
        """Is it an event that this trigger answers?"""
        if test.whose != ANYONES and (event.seat == listener.seat) != (test.whose == OWN):
            return False
        if (test.amount >= 0 and event.amount != test.amount) or (test.other >= 0 and event.other != test.other):
            return False
        scope = scope_of(listener, self._place_of(event))
        piece = test.piece
        if piece is not None and (event.piece < 0 or not self.fits(self.pieces[event.piece], piece, scope)):
            return False
        source = test.source
        return source is None or (event.source >= 0 and self.fits(self.pieces[event.source], source, scope))

    def _place_of(self, event: Event) -> i64:
        place: i64 = len(self.events) - 1
        while self.events[place] is not event:
            place -= 1
        return place

    def copy_verb_machine(self, twin: VerbMachine) -> None:
        """This class's own part of `clone`, with those of the classes that it inherits from down to `EventMachine`."""
        self.copy_ability_machine(twin)
        twin.event_tests = self.event_tests
