"""The machine that runs a game from decision to decision.

What happens next is the stack of frames and nothing else - no closure, generator or thread - so a game can be copied,
saved and searched at any decision.

    while (decision := game.advance()) is not None:
        game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from games.engine.decision import Decision, IllegalOption, Option, Policy
from games.engine.log import CHOSEN, Entry
from games.engine.ops import Op, Program
from games.engine.state import NOBODY, GameState, Piece, Zone

STEP_LIMIT: Final = 5000
# Procedures that may wait for each other.
MOST_FRAMES: Final = 10_000
PROGRAM_FRAME: Final = -1
# In a record: the next two numbers are the registers d and e of the frame that follows them.
MORE_REGISTERS: Final = -99


class Runaway(Exception):
    """The rules ran for STEP_LIMIT steps without a decision, or MOST_FRAMES procedures wait: cards answer each other without end.

    For published cards this is a fault of the rules or of a declaration; a reader's own cards may do it at any time.
    """


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One running procedure, such as a turn, a payment or a fight.

    The registers a to e are numbers; what they hold depends on the kind of the frame.  A game names its own where it declares the kinds.
    Those of a program's frame have names: `program`, `source`, `counted`, `left` and `seat`.

    >>> Frame(2, 0, 5)
    Frame(kind=2, pc=0, a=5, b=0, c=0, d=0, e=0)
    """

    __slots__ = ("a", "b", "c", "d", "e", "kind", "pc")

    def __init__(self, kind: i64, pc: i64, a: i64 = -1, b: i64 = 0, c: i64 = 0) -> None:
        # The procedure: the game's own number, or below 0 one of the engine's.
        self.kind: i64 = kind
        # Its next step.
        self.pc: i64 = pc
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = 0
        self.e: i64 = 0

    def clone(self) -> Frame:
        twin = Frame(self.kind, self.pc, self.a, self.b, self.c)
        twin.d = self.d
        twin.e = self.e
        return twin

    # The registers of a program's frame, by name.

    @property
    def program(self) -> i64:
        """The number of the program (`engine.ops`)."""
        return self.a

    @property
    def source(self) -> i64:
        """The id of the piece that the program comes from, -1 for none."""
        return self.b

    @property
    def counted(self) -> i64:
        """The numbers that the program has counted so far."""
        return self.c

    @counted.setter
    def counted(self, number: i64) -> None:
        self.c = number

    @property
    def left(self) -> i64:
        """The remaining amount of the op at `pc`."""
        return self.d

    @left.setter
    def left(self, number: i64) -> None:
        self.d = number

    @property
    def seat(self) -> i64:
        """The seat that carries the program out."""
        return self.e

    def __repr__(self) -> str:
        registers = f"a={self.a}, b={self.b}, c={self.c}, d={self.d}, e={self.e}"
        return f"Frame(kind={self.kind}, pc={self.pc}, {registers})"


class Machine(GameState):
    """A game in progress."""

    def __init__(self) -> None:
        super().__init__()
        # The running procedures; the last one continues next.
        self.frames: list[Frame] = []
        # The decision that waits for an answer.
        self.decision: Decision | None = None
        # The number of every option taken so far, if `keeps_trace`.
        self.trace: list[int] = []
        self.keeps_trace = True
        self.is_over = False
        # The programs of all cards, by number; shared by all games of a run.
        self.programs: list[Program] = []
        # The frame of straight programs, which run at once.
        self.at_once = Frame(PROGRAM_FRAME, 0)
        # Only in a game that is replayed; a copy keeps none.
        self.log: list[Entry] | None = None
        # The seat for which the log is written, with no more than this seat sees; NOBODY for a log of everything.
        self.viewer: i64 = NOBODY
        # Whether the log tells decisions that left no choice, too: for a person who plays.
        self.tells_forced = False

    def advance(self) -> Decision | None:
        """Run to the next decision; None at the end of the game.  A decision with one option is answered here, without asking."""
        steps: i64 = 0
        decision = self.decision
        if len(self.frames) > MOST_FRAMES:
            raise Runaway(f"more than {MOST_FRAMES} procedures wait for each other")
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
            raise IllegalOption("There is no decision to answer; call advance() first.")
        if choice < 0 or choice >= len(decision.options):
            raise IllegalOption(f"There are options 0 to {len(decision.options) - 1}, not {choice}.")
        if self.keeps_trace:
            self.trace.append(choice)
        self.decision = None
        self.answer(self.frames[-1], decision, decision.options[choice])

    def ask(self, decision: Decision) -> None:
        self.decision = decision

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def pop(self) -> None:
        self.frames.pop()

    # --- programs --------------------------------------------------------------------------------------------------

    def run(self, program: Program, source: i64, seat: i64) -> None:
        """Carry out a card's program: a straight one at once, any other as a frame of its own, which runs as soon as it is on top."""
        if program.is_straight:
            frame = self.at_once
            # An op may run another program at once, inside this one, which then continues with its own registers.
            outer_b: i64 = frame.b
            outer_c: i64 = frame.c
            outer_e: i64 = frame.e
            frame.b = source
            frame.c = 0
            frame.e = seat
            for op in program.ops:
                self.perform(op, frame)
            frame.b = outer_b
            frame.c = outer_c
            frame.e = outer_e
            return
        frame = Frame(PROGRAM_FRAME, 0, program.number, source)
        frame.e = seat
        self.frames.append(frame)

    def run_inside(self, program: Program, frame: Frame) -> None:
        """Carry out a part of the program of `frame`, which continues after it; the part sees the counts so far."""
        if program.is_straight:
            for op in program.ops:
                self.perform(op, frame)
            return
        inner = Frame(PROGRAM_FRAME, 0, program.number, frame.b, frame.c)
        inner.e = frame.e
        self.frames.append(inner)

    def step_program(self, frame: Frame) -> None:
        """Continue a program until somebody is asked, another frame is on top or the program is done.

        When an op is performed `pc` stands behind it; one that is not done yet sets it back.
        """
        ops = self.programs[frame.a].ops
        while frame.pc < len(ops):
            op = ops[frame.pc]
            frame.pc += 1
            self.perform(op, frame)
            if self.decision is not None or self.is_over or self.frames[-1] is not frame:
                return
        self.frames.pop()

    def perform(self, op: Op, frame: Frame) -> None:
        """Carry out one op of a program: change the state, ask, or push what must happen first."""
        raise NotImplementedError

    # --- the log ---------------------------------------------------------------------------------------------------

    def note(self, event: i64, seat: i64, piece: i64 = -1, amount: i64 = 0, other: i64 = -1) -> None:
        """Write one entry; callers test `log` first, so that a game without a log pays one comparison."""
        entries = self.log
        if entries is not None:
            entry = Entry(event, seat, piece, amount, other)
            if self.viewer >= 0 and not self.is_open(event):
                for id in (piece, other):
                    if 0 <= id < len(self.pieces) and not self.sees(self.viewer, self.pieces[id]):
                        entry.hidden.append(id)
            self.stamp(entry)
            entries.append(entry)

    def note_choice(self, decision: Decision, option: Option) -> None:
        """Write the answer of a decision; of one that left no choice only if the log tells these."""
        entries = self.log
        if entries is None or (len(decision.options) == 1 and not self.tells_forced):
            return
        if self.viewer >= 0 and decision.seat != self.viewer:  # that there was a choice may tell what the other holds
            return
        entry = Entry(CHOSEN, decision.seat, option.piece, option.amount, decision.subject)
        entry.choice = decision.options.index(option)
        self.note_decision(entry, decision)

    def note_decision(self, entry: Entry, decision: Decision) -> None:
        """Write the entry of a decision with its options."""
        entries = self.log
        if entries is None:
            return
        entry.kind = decision.kind
        entry.options = decision.options
        if self.viewer >= 0:
            ids = [option.piece for option in decision.options if option.piece >= 0]
            entry.hidden = [id for id in ids if self.is_blind(self.viewer, self.pieces[id])]
            if decision.subject >= 0 and not self.sees(self.viewer, self.pieces[decision.subject]):
                entry.hidden.append(decision.subject)
        self.stamp(entry)
        entries.append(entry)

    def sees(self, seat: i64, piece: Any) -> bool:
        """Whether this seat sees, or remembers, which card the piece is."""
        zone: Zone = self.zones[piece.zone]
        return zone.seen_by(seat)

    def is_open(self, event: i64) -> bool:
        """Whether an entry of this event names its cards to everybody, wherever they lie when it is written."""
        return False

    def is_blind(self, seat: i64, piece: Any) -> bool:
        """Whether a decision offers this seat the piece without showing which card it is."""
        return False

    def codes_in(self, zone: Any) -> list[str]:
        """The codes of the cards in a zone, for the board of the log; "" for a card that its reader does not see."""
        return [piece.card.code if self.viewer < 0 or self.sees(self.viewer, piece) else "" for piece in zone.cards]

    def stamp(self, entry: Entry) -> None:
        """Write turn, phase and board as they are now into a new entry."""
        raise NotImplementedError

    # --- what a game fills in --------------------------------------------------------------------------------------

    def step(self, frame: Frame) -> None:
        """Take the next step of `frame`: change the state, ask, push or pop."""
        raise NotImplementedError

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def view(self, seat: i64) -> Any:
        """The view of `seat`."""
        raise NotImplementedError

    def clone(self) -> Any:
        """A copy that shares no changeable state with this game."""
        raise NotImplementedError

    def clone_onto(self, spare: Any) -> Any:
        """A copy made on `spare`, a game that is no longer needed (or None), which saves making new pieces; it may also be a new game."""
        return self.clone()

    def record(self) -> list[int]:
        """The whole state as numbers, in a fixed order: equal states give equal records."""
        raise NotImplementedError

    def copy_machine(self, twin: Machine) -> None:
        """The machine's own part of `clone`."""
        twin.frames = [frame.clone() for frame in self.frames]
        twin.decision = self.decision
        twin.trace = self.trace.copy()
        twin.keeps_trace = self.keeps_trace
        twin.is_over = self.is_over
        twin.programs = self.programs
        twin.log = None
        twin.viewer = self.viewer
        twin.tells_forced = self.tells_forced

    def machine_record(self) -> list[int]:
        """The machine's own part of `record`."""
        numbers: list[int] = [1 if self.is_over else 0, len(self.frames)]
        for frame in self.frames:
            if frame.kind == PROGRAM_FRAME:
                numbers += [frame.kind, frame.pc, frame.a, frame.b, frame.c, frame.d, frame.e]
                continue
            if frame.d != 0 or frame.e != 0:  # written only then, so that the digests of games that never use them stay as they were
                numbers += [MORE_REGISTERS, frame.d, frame.e]
            numbers += [frame.kind, frame.pc, frame.a, frame.b, frame.c]
        zone: Zone
        piece: Piece
        for zone in self.zones:
            numbers.append(len(zone.cards))
            for piece in zone.cards:
                numbers.append(piece.id)
        return numbers


def play_out(game: Machine, policy: Policy) -> None:
    """Let one policy answer every decision until the game is over."""
    seat: i64 = -1
    view: Any = None
    while True:
        decision = game.advance()
        if decision is None:
            return
        if decision.seat != seat:  # a view goes with the game
            seat = decision.seat
            view = game.view(seat)
        game.apply(policy.choose(view, decision))


def play_match(game: Machine, policies: list[Policy]) -> None:
    """Let each seat's policy answer the decisions of its seat until the game is over."""
    views: list[Any] = [game.view(seat) for seat in range(len(policies))]
    while True:
        decision = game.advance()
        if decision is None:
            return
        seat: i64 = decision.seat
        game.apply(policies[seat].choose(views[seat], decision))
