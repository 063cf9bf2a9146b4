"""Shared ops: operations that the programs of several games use, and the machine that carries them out.

A game's own ops have codes from 0, the shared ones are below 0.  An op with more than an amount is a `Verb`:

    Verb(FIRE, kind=DAMAGED, pieces=Pieces(SLOT, 0), much=Amount(2))    2 damage to each target
    Verb(PICK, target=Target(own_units, 1, 1, OPPONENT), number=1)      the opponent chooses one of its units, into slot 1
    Verb(BEGIN, effect=Continuous(NUMBER, POWER, ADD), pieces=..., number=TURN)    +1 power until the end of the turn

What changes the table is an event, which the game carries out in `execute`; so FIRE serves draws, damage, moves and tokens alike.

docs/engine.md lists the texts that need each of them, and the games whose cards have such texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from games.engine.abilities.ability import CONTROLLER, Target
from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import AS_IT_WAS, EQUAL, Filter
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.batch import CANCELLED, PENDING, Event
from games.engine.events.index import Listener, Trigger
from games.engine.events.resolution import Resolution
from games.engine.events.windows import ABILITY_FRAME
from games.engine.log import Entry
from games.engine.machine import Frame
from games.engine.ops import Op, Program, Selector
from games.engine.rng import Rng
from games.engine.state import Zone
from games.engine.table.abilities import AbilityMachine, scope_of
from games.engine.table.changes import FLAG, SEAT_NUMBER, Change
from games.engine.table.pieces import TablePiece

# Codes of the ops.
FIRE: Final = -1  # an event of `kind` for each of `pieces`, all at once; without pieces, one event; number 1: in random order
IF: Final = -2  # the first sub if `conditions` hold, else the second, if there is one
MAY: Final = -3  # the first sub, if the seat wants it
CHOOSE: Final = -4  # one of the subs, as the seat chooses; kind 1: except those that begin with an IF whose conditions do not hold
PICK: Final = -5  # pieces that fit `target` go into slot `number`; they are chosen now and are no targets
PICK_AT_RANDOM: Final = -6  # as many as `target.most` of those that fit it go into slot `number`
LOOK_AT: Final = -7  # the top cards of zone `place` go into slot `number`, and the seat (with kind 1, every seat) knows them
BEGIN: Final = -8  # `effect` begins for each of `pieces` (or a seat) and ends with period `number`
LISTEN: Final = -9  # `trigger` listens: for each of `pieces`, or by itself, with the slots of this ability; ends with period `number`
CANCEL_IT: Final = -10  # the event that the ability answers does not happen
LESSEN_IT: Final = -11  # its amount is lowered by `much`
JOIN_IT: Final = -12  # one more event of `kind` for each of `pieces` happens together with it
TURN_IT: Final = -13  # its `other` becomes `place`, such as another zone to go to
ORDER: Final = -14  # the pieces in slot `number` that are still in a zone of kind `place` are put into an order that the seat chooses
REPEAT: Final = -15  # one of the subs after another, as the seat chooses, until it passes or one does nothing
REVEAL: Final = -16  # every seat gets to know `pieces`
CANCEL_ALL: Final = -17  # the whole batch that the ability answers is cancelled, such as the use of an ability and its targets
PICK_TOPMOST: Final = -18  # the topmost of those that fit `target` go into slot `number`
REDIRECT_IT: Final = -19  # `much` of it, at most all, happens to the first of `pieces` instead: an event of the same kind, seat and source
KEEP_X: Final = -20  # number `number` that the ability keeps is `much`, counted now; its X is number 0
# The seat of `whose` chooses another legal target for the ability that targets the event's piece, if there is one; kind 1: as if it used
# the ability itself.
RETARGET: Final = -21
WHILE: Final = -30  # the first sub again and again, as long as `conditions` hold and something happens
DIVIDE: Final = -31  # `much` is divided, one by one, among pieces that fit `target`; then an event of `kind` for each happens, all at once
PAY: Final = -32  # the costs of the ability of `trigger` are paid

# The ops that may ask a player or fire an event.
ASKS: Final = frozenset({FIRE, MAY, CHOOSE, PICK, ORDER, REPEAT, RETARGET, WHILE, DIVIDE, PAY})

# Kinds of decisions and their verbs, beside those of `events.windows`.
MAY_DECISION: Final = -6
CHOICE_DECISION: Final = -7
PICK_DECISION: Final = -8
ORDER_PICK_DECISION: Final = -9
REPEAT_DECISION: Final = -10
YES_VERB: Final = -4
CHOICE_VERB: Final = -5
PICK_VERB: Final = -6

# The pieces of an op.
SOURCE: Final = 0  # the ability's own
HOST: Final = 1  # what that is attached to
SLOT: Final = 2  # those in slot `number`
FITTING: Final = 3  # all that fit `filter`
EVENT_PIECE: Final = 4  # of the event that the ability answers
EVENT_SOURCE: Final = 5

# The seat of an event.
OWN: Final = 0
OPPOSING: Final = 1
EACH_SEAT: Final = 2
ANYONES: Final = 3

# Conditions of triggers below this are the game's own.
FIRST_TEST: Final = 1000


class Pieces:
    """The pieces to which an op or a continuous effect applies."""

    __slots__ = ("code", "filter", "number")

    def __init__(self, code: i64, number: i64 = 0, filter: Filter | None = None) -> None:
        self.code: i64 = code
        self.number: i64 = number
        self.filter = filter


class Continuous:
    """A continuous effect as a card declares it; a `Change` is one that has begun."""

    __slots__ = ("amount", "conditions", "how", "is_open", "kind", "number", "pieces", "whose")

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
        is_open: bool = False,
    ) -> None:
        # NUMBER, FLAG, MARK, SEAT_NUMBER or SEAT_FLAG.
        self.kind: i64 = kind
        self.number: i64 = number
        self.how: i64 = how
        # SOURCE, HOST or FITTING; None for a seat's number or flag.
        self.pieces = pieces
        # None for 1.
        self.amount = amount
        # The seat whose number or flag it changes.
        self.whose: i64 = whose
        self.conditions: list[Condition] = conditions or []
        # Whether an effect that a program begins also changes pieces that match later: "the next unit that you play".
        self.is_open = is_open


class EventTest:
    """The events of its kind that a trigger answers: `Trigger.condition` is FIRST_TEST + its place in `VerbMachine.event_tests`."""

    __slots__ = ("amount", "other", "piece", "source", "whose")

    def __init__(
        self, *, piece: Filter | None = None, source: Filter | None = None, whose: i64 = ANYONES, amount: i64 = -1, other: i64 = -1
    ) -> None:
        # The pieces that the event happens to and comes from, wherever they are.
        self.piece = piece
        self.source = source
        # The player who makes it happen: OWN, OPPOSING or ANYONES.
        self.whose: i64 = whose
        # `Event.amount` and `Event.other`; -1 for any.
        self.amount: i64 = amount
        self.other: i64 = other


class Verb(Op):
    """An op with all fields that a shared op may need."""

    __slots__ = ("conditions", "declared", "effect", "much", "number", "other", "pieces", "target", "trigger", "whose")

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
        # The effect of a card of which this op asks, for the words of its options; {} if they are numbers.  The rules never read it.
        self.declared: Mapping[str, Any] = {}


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

    def may_change(self, event: Event) -> bool:
        """Whether abilities may cancel, lessen or redirect the event that they answer."""
        return True

    def random_of(self, seat: i64) -> Rng:
        """The random stream with which cards of a seat are chosen."""
        raise NotImplementedError

    # --- which pieces, which seats ---------------------------------------------------------------------------------

    def pieces_of(self, of: Pieces, scope: Resolution) -> list[TablePiece]:
        """The pieces that an op of this ability applies to now."""
        code: i64 = of.code
        if code == FITTING:
            return [] if of.filter is None else self.fitting(of.filter, scope)
        if code == SLOT:
            return [self.pieces[id] for id in scope.slots[of.number]] if of.number < len(scope.slots) else []
        id: i64 = -1
        if code == SOURCE:
            id = scope.source
        elif code == HOST:
            id = self.as_known(self.pieces[scope.source]).host if scope.source >= 0 else -1
        elif scope.event >= 0:
            event = self.events[scope.event]
            id = event.piece if code == EVENT_PIECE else event.source
        return [self.pieces[id]] if id >= 0 else []

    def seats_of(self, whose: i64, seat: i64) -> list[int]:
        """The seats that an op of `seat` applies to."""
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
        elif code in (PICK, PICK_AT_RANDOM, PICK_TOPMOST, LOOK_AT, ORDER):
            self._fill_slot(op, frame, scope)
        elif code == REPEAT:
            self._repeat(op, frame, scope)
        elif code == RETARGET:
            self._retarget(op, frame, scope)
        elif code <= WHILE:
            self._perform_rare(op, frame, scope)
        elif code == REVEAL:
            if op.pieces is not None:
                for piece in self.pieces_of(op.pieces, scope):
                    self.show_all(piece)
        else:
            self._perform_at_once(op, scope)

    def _perform_at_once(self, op: Verb, scope: Resolution) -> None:
        """Carry out an op that neither asks nor fires."""
        code: i64 = op.code
        if code == BEGIN:
            self._begin_lasting(op, scope)
        elif code == LISTEN:
            self._listen(op, scope)
        elif code == KEEP_X:
            while len(scope.numbers) <= op.number:
                scope.numbers = [*scope.numbers, 0]
            scope.numbers[op.number] = self._much(op, scope)
        else:
            self._change_event(op, scope)

    def _retarget(self, verb: Verb, frame: Frame, scope: Resolution) -> None:
        """Ask for another target.  frame.left: 1 once that was asked; the answer is in slot `verb.number`."""
        self.happened = 0
        place: i64 = self.batch_of(scope.event) - 1
        if place < 0 or self.frames[place].kind != ABILITY_FRAME:
            return
        aimed = self.resolutions[self.frames[place].a]
        old: i64 = self.events[scope.event].piece
        slot: i64 = 0
        while slot < len(aimed.slots) - 1 and old not in aimed.slots[slot]:
            slot += 1
        seat: i64 = scope.seat if verb.whose == OWN else (scope.seat + 1) % self.seats
        if frame.left == 1:
            frame.left = 0
            place = aimed.slots[slot].index(old)
            aimed.slots[slot][place] = scope.slots[verb.number][0]
            aimed.arrivals[slot][place] = self.pieces[scope.slots[verb.number][0]].arrivals
            self.happened = 1
            if verb.kind == 1:
                aimed.aimed_by = seat
            return
        self._clear_slot(scope, verb.number)
        ability = aimed.ability
        seen = aimed.seen_by(seat) if verb.kind == 1 else aimed
        found = self.other_targets(ability, seen, slot) if ability is not None and old in aimed.slots[slot] else []
        if found:
            decision = Decision(PICK_DECISION, seat, scope.source)
            for piece in found:
                decision.offer(PICK_VERB, piece.id, 0)
            frame.left = 1
            frame.pc -= 1
            self.ask(decision)

    def _perform_rare(self, op: Verb, frame: Frame, scope: Resolution) -> None:
        if op.code == DIVIDE:
            self._divide(op, frame, scope)
        elif op.code == WHILE:
            again = frame.left == 0 or self.happened > 0
            frame.left = 1 if again and self.all_hold(op.conditions, scope) else 0
            if frame.left:
                frame.pc -= 1
                self.run_inside(op.subs[0], frame)
        elif op.trigger is not None and op.trigger.ability is not None:
            seat = self.seats_of(op.whose, scope.seat)[0]
            self.resolve(op.trigger.program, Resolution(scope.source, seat, scope.event, op.trigger.ability))

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
        elif op.code == PICK_TOPMOST:
            self._pick_topmost(op, scope)
        elif op.code == ORDER:
            self._order(op, frame, scope)
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
        if verb.number == 1:
            self.random_of(scope.seat).shuffle(events)
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
            paid = verb.trigger.ability if verb.trigger is not None else None
            if paid is not None and not self.can_use(paid, Resolution(scope.source, seat, scope.event, paid)):
                return
            decision = Decision(MAY_DECISION if verb.code == MAY else CHOICE_DECISION, seat, scope.source)
            if verb.code == MAY:
                decision.offer(YES_VERB, scope.source, 0)
                decision.offer_pass()
            else:
                place: i64 = 0
                while place < len(verb.subs):
                    if verb.kind == 0 or self._may_begin(verb.subs[place], scope):
                        decision.offer(CHOICE_VERB, -1, place)
                    place += 1
            if decision.options:
                self.ask(decision)

    def _may_begin(self, program: Program, scope: Resolution) -> bool:
        """Whether the program does not begin with an IF whose conditions fail now."""
        if not program.ops:
            return True  # to do nothing
        first = program.ops[0]
        return not isinstance(first, Verb) or first.code != IF or self.all_hold(first.conditions, scope)

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

    def _divide(self, verb: Verb, frame: Frame, scope: Resolution) -> None:
        """Ask where each one goes.  frame.left: the number placed so far + 1."""
        target = verb.target
        if target is None:
            return
        if frame.left == 0:
            self._clear_slot(scope, verb.number)
            frame.left = 1
        chosen = scope.slots[verb.number]
        found = self.fitting(target.filter, scope) if len(chosen) < self._much(verb, scope) else []
        if found:
            decision = Decision(PICK_DECISION, self.seats_of(verb.whose, scope.seat)[0], scope.source)
            for piece in found:
                decision.offer(PICK_VERB, piece.id, 0)
            frame.pc -= 1
            self.ask(decision)
            return
        frame.left = 0
        events: list[Event] = []
        for id in dict.fromkeys(chosen):
            events.append(Event(verb.kind, scope.seat, id, scope.source, chosen.count(id), other=verb.place))
        self.fire_all(events)

    def _order(self, verb: Verb, frame: Frame, scope: Resolution) -> None:
        """Ask which piece comes next until one is left.  frame.left: the number already in order + 1."""
        slot = scope.slots[verb.number]
        if frame.left == 0:
            slot = [id for id in slot if self.zones[self.pieces[id].zone].kind == verb.place]
            scope.slots[verb.number] = slot
            frame.left = 1
        if frame.left >= len(slot):
            frame.left = 0
            return
        decision = Decision(ORDER_PICK_DECISION, scope.seat, scope.source)
        for id in slot[frame.left - 1 :]:
            decision.offer(PICK_VERB, id, 0)
        frame.pc -= 1
        self.ask(decision)

    def _put_next(self, frame: Frame, id: i64) -> None:
        slot = self.scope().slots[self._verb_at(frame, frame.pc).number]
        slot.remove(id)
        slot.insert(frame.left - 1, id)
        frame.left += 1

    def _repeat(self, verb: Verb, frame: Frame, scope: Resolution) -> None:
        if frame.left == 1 and self.happened == 0:
            frame.left = 0
            return
        frame.left = 1
        decision = Decision(REPEAT_DECISION, scope.seat, scope.source)
        place: i64 = 0
        while place < len(verb.subs):
            decision.offer(CHOICE_VERB, -1, place)
            place += 1
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

    def _pick_topmost(self, verb: Verb, scope: Resolution) -> None:
        self._clear_slot(scope, verb.number)
        target = verb.target
        if target is not None:
            found = self.fitting(target.filter, scope)
            while found and len(scope.slots[verb.number]) < target.most:
                scope.slots[verb.number].append(found.pop().id)

    def _look_at(self, verb: Verb, scope: Resolution) -> None:
        self._clear_slot(scope, verb.number)
        most: i64 = self._much(verb, scope)
        for seat in self.seats_of(verb.whose, scope.seat):
            left: i64 = most
            cards: list[TablePiece] = self.seat_zone(seat, verb.place).cards
            place: i64 = len(cards) - 1
            while place >= 0 and left > 0:
                if verb.kind == 1:
                    self.show_all(cards[place])
                else:
                    self.show(cards[place], scope.seat)
                scope.slots[verb.number].append(cards[place].id)
                place -= 1
                left -= 1

    def _clear_slot(self, scope: Resolution, slot: i64) -> None:
        scope.open_slot(slot)
        scope.slots[slot] = []

    def _begin_lasting(self, verb: Verb, scope: Resolution) -> None:
        """Begin an effect that lasts until a period ends; what it counts is counted now."""
        effect = verb.effect
        if effect is None:
            return
        if effect.is_open:
            self._begin_one(verb, effect, scope, -1)
        elif effect.kind >= SEAT_NUMBER:
            for seat in self.seats_of(effect.whose, scope.seat):
                self._begin_one(verb, effect, scope, seat)
        elif verb.pieces is not None:
            for piece in self.pieces_of(verb.pieces, scope):
                if self.may_affect(piece, scope):
                    self._begin_one(verb, effect, scope, piece.id)

    def _begin_one(self, verb: Verb, effect: Continuous, scope: Resolution, piece: i64) -> None:
        """Begin the effect for one piece or seat; with -1, for all pieces that match at any time."""
        amount: i64 = 1 if effect.amount is None else self.amount(effect.amount, scope)
        self.change(
            Change(
                effect.kind,
                effect.number,
                effect.how,
                Resolution(scope.source, scope.seat),
                amount=effect.amount if effect.kind == FLAG else Amount(amount),
                filter=verb.pieces.filter if piece < 0 and verb.pieces is not None else None,
                piece=piece,
                conditions=[self._fixed(each, scope) for each in effect.conditions],
                ends=self.period_of(verb.number, scope),
            )
        )

    def period_of(self, number: i64, scope: Resolution) -> i64:
        """The period that a verb names; a game has periods that depend on the player."""
        return number

    def _fixed(self, condition: Condition, scope: Resolution) -> Condition:
        """The condition of a lasting effect; an AS_IT_WAS amount is fixed to its value now."""
        if condition.comparison != AS_IT_WAS:
            return condition
        return Condition(condition.amount, EQUAL, Amount(self.amount(condition.amount, scope)))

    def _listen(self, verb: Verb, scope: Resolution) -> None:
        trigger = verb.trigger
        if trigger is None:
            return
        if verb.pieces is None:
            slots = [slot.copy() for slot in scope.slots]
            self.listen(trigger, -1, scope.seat, ends=verb.number, slots=slots, source=scope.source)
            return
        for piece in self.pieces_of(verb.pieces, scope):
            self.listen(trigger, piece.id, piece.controller, host=piece.host, origin=scope.source, ends=verb.number)

    def _change_event(self, verb: Verb, scope: Resolution) -> None:
        """Change the event that the ability answers."""
        code: i64 = verb.code
        if code != CANCEL_ALL and not self.may_change(self.current_event()):
            return
        if code == CANCEL_IT:
            self.cancel()
        elif code == CANCEL_ALL:
            self._cancel_all(scope)
        elif code == REDIRECT_IT:
            self._redirect(verb, scope)
        elif code == LESSEN_IT:
            self.current_event().lessen(self._much(verb, scope))
        elif code == TURN_IT:
            self.current_event().other = verb.place
        else:
            for event in self._events(verb, scope, self._much(verb, scope)):
                self.join(event)

    def _redirect(self, verb: Verb, scope: Resolution) -> None:
        event = self.current_event()
        amount: i64 = min(self._much(verb, scope), event.amount)
        if verb.pieces is None or amount <= 0:
            return
        pieces = self.pieces_of(verb.pieces, scope)
        if pieces:
            self.hand_on(event, pieces[0].id, amount)

    def _cancel_all(self, scope: Resolution) -> None:
        frame = self.frames[self.batch_of(scope.event)]
        place: i64 = frame.a
        while place < frame.a + frame.d:
            if self.events[place].status == PENDING:
                self.events[place].status = CANCELLED
            place += 1

    def answer_own(self, frame: Frame, decision: Decision, option: Option) -> None:
        kind: i64 = decision.kind
        if kind == MAY_DECISION:
            if option.verb != PASS_VERB:
                self.run_inside(self._asking(frame).subs[0], frame)
        elif kind == CHOICE_DECISION:
            self.run_inside(self._asking(frame).subs[option.amount], frame)
        elif kind == ORDER_PICK_DECISION:
            self._put_next(frame, option.piece)
        elif kind == REPEAT_DECISION:
            if option.verb == PASS_VERB:
                frame.pc += 1
                frame.left = 0
            else:
                self.happened = 0
                self.run_inside(self.programs[frame.a].ops[frame.pc].subs[option.amount], frame)
        elif kind == PICK_DECISION:
            if option.verb == PASS_VERB:
                frame.pc += 1
                frame.left = 0
            else:
                self.scope().slots[self._verb_at(frame, frame.pc).number].append(option.piece)
        else:
            super().answer_own(frame, decision, option)

    def note_decision(self, entry: Entry, decision: Decision) -> None:
        """Also which op asks: a frame that asks between programs is past it, or still at it if it asks again."""
        kind: i64 = decision.kind
        if kind == CHOICE_DECISION:
            entry.asking = self._asking(self.frames[-1])
        elif kind == REPEAT_DECISION:
            frame = self.frames[-1]
            entry.asking = self.programs[frame.a].ops[frame.pc]
        super().note_decision(entry, decision)

    def _asking(self, frame: Frame) -> Op:
        """The op whose question is answered."""
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
        """Whether this trigger answers the event."""
        if test.whose != ANYONES and (event.seat == listener.seat) != (test.whose == OWN):
            return False
        if (test.amount >= 0 and event.amount != test.amount) or (test.other >= 0 and event.other != test.other):
            return False
        scope = scope_of(listener, self._place_of(event))
        piece = test.piece
        if piece is not None and (event.piece < 0 or not self.fits(self.as_known(self.pieces[event.piece]), piece, scope)):
            return False
        source = test.source
        return source is None or (event.source >= 0 and self.fits(self.as_known(self.pieces[event.source]), source, scope))

    def _place_of(self, event: Event) -> i64:
        place: i64 = len(self.events) - 1
        while self.events[place] is not event:
            place -= 1
        return place

    def copy_verb_machine(self, twin: VerbMachine) -> None:
        """This class's own part of `clone`, with those of the classes that it inherits from down to `EventMachine`."""
        self.copy_ability_machine(twin)
        twin.event_tests = self.event_tests
