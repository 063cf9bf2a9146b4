"""Triggers, the listeners that pieces add to a game, and the index that finds the listeners of an event.

The index sorts listeners by kind of event and by the piece that they watch, so an event costs nothing for listeners to other kinds or
to other pieces.  A copy of a game shares the index until one of the two changes it.

Two kinds of cards that need it: units with reactions to their own strike, damage or entry, and enhancements that watch their host.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.bits import bit
from games.engine.events.batch import Event
from games.engine.events.windows import ACTION, CANCEL, FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION, STAGES
from games.engine.ops import Program

# The events of its kind that a trigger hears: all, or those whose piece (or source) is its own piece or the host of its piece.
ANY_PIECE: Final = 0
ITSELF: Final = 1
ITS_HOST: Final = 2
FROM_ITSELF: Final = 3
FROM_ITS_HOST: Final = 4

# What a limit counts for: each listener, each seat, or the whole table.
EACH_LISTENER: Final = 0
EACH_SEAT: Final = 1
TABLE: Final = 2
# For each piece: abilities of one text that answers several events share their uses.
EACH_PIECE: Final = 3

NO_END: Final = -1


class Limit:
    """The number of times that an ability works in a period.  Abilities with the same `number` share the count.

    So a limit for a title is one number for all abilities of cards with that title, with scope EACH_SEAT or TABLE.
    """

    __slots__ = ("number", "period", "scope", "times")

    def __init__(self, times: i64, period: i64, scope: i64 = EACH_LISTENER, number: i64 = 0) -> None:
        if scope != EACH_LISTENER and number <= 0:
            raise ValueError("a limit for a piece, a seat or the table needs a number from 1, which says what shares it")
        self.times: i64 = times
        # The game's own number from 0, such as turn, phase or game; `EventMachine.end_period` starts it anew.
        self.period: i64 = period
        self.scope: i64 = scope
        self.number: i64 = number


class Trigger:
    """The reaction of a card to an event of its kind in one window."""

    __slots__ = ("ability", "condition", "is_once", "kind", "limit", "outlives", "program", "subject", "window")

    def __init__(
        self,
        kind: i64,
        window: i64,
        program: Program,
        *,
        condition: i64 = 0,
        limit: i64 = 0,
        period: i64 = 0,
        subject: i64 = ANY_PIECE,
        is_once: bool = False,
        outlives: bool = False,
        shared: Limit | None = None,
        ability: Ability | None = None,
    ) -> None:
        if kind < 0:
            raise ValueError(f"an event's kind is a number from 0, not {kind}")
        if window not in (CANCEL, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION, ACTION):
            raise ValueError(f"there is no window {window}")
        if not ANY_PIECE <= subject <= FROM_ITS_HOST:
            raise ValueError(f"there is no subject {subject}")
        self.kind: i64 = kind
        self.window: i64 = window
        self.program = program
        # Targets, costs and conditions in front of the program, for an `AbilityMachine`; None for a plain program.
        self.ability = ability
        # The game's own number, which `can_trigger` checks.
        self.condition: i64 = condition
        # ANY_PIECE, ITSELF ...: the index finds it only for the piece that it watches.
        self.subject: i64 = subject
        # Whether it works once and then stops listening: a delayed effect.
        self.is_once = is_once
        # Whether it still hears the batch in which its own piece leaves, or the host that it watches.
        self.outlives = outlives
        # The number of times that it works in a period, None for any number.
        self.limit: Limit | None = shared
        if shared is None and limit > 0:
            self.limit = Limit(limit, period)


class Listener:
    """A trigger of one piece.  Never changed once it is made, so that copies of a game share it."""

    __slots__ = ("arrivals", "ends", "key", "number", "origin", "piece", "seat", "slots", "source", "trigger")

    def __init__(
        self,
        number: i64,
        trigger: Trigger,
        piece: i64,
        seat: i64,
        *,
        key: i64 = -1,
        origin: i64 = -1,
        ends: i64 = NO_END,
        slots: list[list[int]] | None = None,
        arrivals: list[list[int]] | None = None,
        source: i64 = -1,
    ) -> None:
        # Unique in this game, for good.
        self.number: i64 = number
        self.trigger = trigger
        # The piece with which it leaves; -1 for an effect that no piece holds.
        self.piece: i64 = piece
        # The piece that its program comes from: `piece`, or for an effect that no piece holds the one that began it.
        self.source: i64 = piece if piece >= 0 else source
        # The seat that works it; NOBODY for the seat of the event, on a piece that no seat owns.
        self.seat: i64 = seat
        # The piece that it watches, -1 for any.
        self.key: i64 = key
        # The piece that gave it to `piece`, with which it leaves, too; -1 for a printed one.
        self.origin: i64 = origin
        # The period with which it ends, or NO_END.
        self.ends: i64 = ends
        # The targets of the effect that made it, which its program refers to.
        self.slots = slots
        # The `arrivals` of these targets when it began to listen.
        self.arrivals: list[list[int]] = arrivals or []

    def moved(self, seat: i64, key: i64) -> Listener:
        """The same listener, worked by this seat and watching this piece."""
        return Listener(
            self.number,
            self.trigger,
            self.piece,
            seat,
            key=key,
            origin=self.origin,
            ends=self.ends,
            slots=self.slots,
            arrivals=self.arrivals,
            source=self.source,
        )

    def watches_host(self) -> bool:
        return self.trigger.subject in (ITS_HOST, FROM_ITS_HOST)

    def worker(self, event: Event) -> i64:
        """The seat that works it when it answers this event."""
        return self.seat if self.seat >= 0 else event.seat

    def is_printed(self) -> bool:
        """Whether it is printed on its piece, so that it is silent while the piece is blank."""
        return self.origin < 0 and self.ends == NO_END and not self.trigger.is_once

    def record(self) -> list[int]:
        numbers: list[int] = [self.number, self.piece, self.seat, self.key, self.origin, self.ends]
        for slot in self.slots or []:
            numbers += [len(slot), *slot]
        for known in self.arrivals:
            numbers += known
        if self.source != self.piece:
            numbers.append(self.source)
        return numbers


class KindIndex:
    """The listeners to one kind of event."""

    __slots__ = ("about", "any", "counts", "mask", "sources")

    def __init__(self) -> None:
        # Bit set of the windows of `any`, and how many of them each window has.
        self.mask: i64 = 0
        self.counts: list[int] = [0] * STAGES
        # By age: listeners to every event of the kind; those about one piece; those about one source.
        self.any: list[Listener] = []
        self.about: dict[int, list[Listener]] = {}
        self.sources: dict[int, list[Listener]] = {}

    def copy(self) -> KindIndex:
        twin = KindIndex()
        twin.mask = self.mask
        twin.counts = self.counts.copy()
        twin.any = self.any.copy()
        for piece, own in self.about.items():
            twin.about[piece] = own.copy()
        for piece, own in self.sources.items():
            twin.sources[piece] = own.copy()
        return twin


class ListenerIndex:
    """All listeners of one game.

    listeners: by number.  held: numbers of the listeners that go with a piece.  kinds: the kinds of events that have listeners.
    blanks: how many effects make each piece blank.  silent: the printed listeners of blank pieces.
    """

    __slots__ = ("blanks", "ending", "held", "kinds", "listeners", "mask", "silent")

    def __init__(self) -> None:
        self.listeners: dict[int, Listener] = {}
        self.held: dict[int, list[int]] = {}
        self.kinds: dict[int, KindIndex] = {}
        self.blanks: dict[int, int] = {}
        self.silent: dict[int, list[Listener]] = {}
        # The number of listeners that end with a period.
        self.ending: i64 = 0
        # Bit set of `kinds`, which spares most events a look into it: bit n stands for the kinds n, n + 32 and so on.
        self.mask: i64 = 0

    def add_heard_or_silent(self, listener: Listener) -> None:
        """Add a new listener; one printed on a blank piece is silent."""
        if listener.piece in self.blanks and listener.is_printed():
            self.silent[listener.piece].append(listener)
        else:
            self.add(listener)

    def blank(self, piece: i64) -> None:
        count: i64 = self.blanks.get(piece, 0)
        self.blanks[piece] = count + 1
        if count == 0:
            printed = [each for each in self.of_piece(piece) if each.piece == piece and each.is_printed()]
            for listener in printed:
                self.remove(listener.number)
            self.silent[piece] = printed

    def unblank(self, piece: i64) -> None:
        count: i64 = self.blanks[piece]
        self.blanks[piece] = count - 1
        if count == 1:
            del self.blanks[piece]
            for listener in self.silent.pop(piece):
                self.add(listener)

    def seat_silently(self, piece: i64, seat: i64) -> None:
        """Let another seat work the silent listeners of a blank piece, once they are heard again."""
        self.silent[piece] = [each.moved(seat, each.key) for each in self.silent[piece]]

    def watch_silently(self, piece: i64, host: i64) -> None:
        """Let the silent listeners of a blank piece that watch its host watch this one, once they are heard again."""
        self.silent[piece] = [each.moved(each.seat, host) if each.watches_host() else each for each in self.silent[piece]]

    def forget_blank(self, piece: i64) -> None:
        """Forget a blank piece that leaves: its printed listeners do not come back."""
        del self.blanks[piece]
        del self.silent[piece]

    def add(self, listener: Listener) -> None:
        number: i64 = listener.number
        self.listeners[number] = listener
        if listener.ends != NO_END:
            self.ending += 1
        self._hold(listener.piece, number)
        if listener.origin != listener.piece:
            self._hold(listener.origin, number)
        kind: i64 = listener.trigger.kind
        own = self.kinds.get(kind)
        if own is None:
            own = KindIndex()
            self.kinds[kind] = own
            self.mask |= bit(kind & 31)
        subject: i64 = listener.trigger.subject
        if subject == ANY_PIECE:
            window: i64 = listener.trigger.window
            insert(own.any, listener)
            own.counts[window] = own.counts[window] + 1
            own.mask |= bit(window)
        else:
            found = own.about if subject <= ITS_HOST else own.sources
            row = found.get(listener.key)
            if row is None:
                found[listener.key] = [listener]
            else:
                insert(row, listener)

    def _hold(self, piece: i64, number: i64) -> None:
        if piece >= 0:
            numbers = self.held.get(piece)
            if numbers is None:
                self.held[piece] = [number]
            else:
                numbers.append(number)

    def remove(self, number: i64) -> None:
        listener = self.listeners.pop(number)
        if listener.ends != NO_END:
            self.ending -= 1
        self._drop(listener.piece, number)
        if listener.origin != listener.piece:
            self._drop(listener.origin, number)
        kind: i64 = listener.trigger.kind
        own = self.kinds[kind]
        subject: i64 = listener.trigger.subject
        if subject == ANY_PIECE:
            window: i64 = listener.trigger.window
            take(own.any, number)
            own.counts[window] = own.counts[window] - 1
            if own.counts[window] == 0:
                own.mask ^= bit(window)
        else:
            found = own.about if subject <= ITS_HOST else own.sources
            row = found[listener.key]
            take(row, number)
            if not row:
                del found[listener.key]
        if not own.any and not own.about and not own.sources:
            del self.kinds[kind]
            self.mask = 0
            for left in self.kinds:
                self.mask |= bit(left & 31)

    def _drop(self, piece: i64, number: i64) -> None:
        if piece >= 0:
            numbers = self.held[piece]
            numbers.remove(number)
            if not numbers:
                del self.held[piece]

    def of_piece(self, piece: i64) -> list[Listener]:
        """The piece's own listeners and those that it gave to others."""
        numbers = self.held.get(piece)
        if numbers is None:
            return []
        return [self.listeners[number] for number in numbers]

    def of_kind(self, kind: i64) -> KindIndex | None:
        """The listeners to events of this kind, None if there are none."""
        if (self.mask >> (kind & 31)) & 1 == 0:
            return None
        return self.kinds.get(kind)

    def windows(self, event: Event) -> i64:
        """Bit set of the windows in which somebody listens to this event."""
        own = self.of_kind(event.kind)
        if own is None:
            return 0
        mask: i64 = own.mask
        if own.about and event.piece >= 0:
            row = own.about.get(event.piece)
            if row is not None:
                for listener in row:
                    mask |= bit(listener.trigger.window)
        if own.sources and event.source >= 0:
            row = own.sources.get(event.source)
            if row is not None:
                for listener in row:
                    mask |= bit(listener.trigger.window)
        return mask

    def find(self, event: Event, window: i64) -> list[Listener]:
        """The listeners to this event in this window, by age."""
        own = self.of_kind(event.kind)
        if own is None:
            return []
        heard = (own.mask >> window) & 1
        found = [listener for listener in own.any if listener.trigger.window == window] if heard else []
        if own.about and event.piece >= 0:
            row = own.about.get(event.piece)
            if row is not None:
                for listener in row:
                    if listener.trigger.window == window:
                        insert(found, listener)
        if own.sources and event.source >= 0:
            row = own.sources.get(event.source)
            if row is not None:
                for listener in row:
                    if listener.trigger.window == window:
                        insert(found, listener)
        return found

    def copy(self) -> ListenerIndex:
        twin = ListenerIndex()
        twin.listeners = self.listeners.copy()
        twin.ending = self.ending
        twin.mask = self.mask
        for piece, numbers in self.held.items():
            twin.held[piece] = numbers.copy()
        for kind, own in self.kinds.items():
            twin.kinds[kind] = own.copy()
        twin.blanks = self.blanks.copy()
        for piece, listeners in self.silent.items():
            twin.silent[piece] = listeners.copy()
        return twin


def insert(row: list[Listener], listener: Listener) -> None:
    """Put a listener into a row that is sorted by age."""
    place: i64 = len(row)
    while place > 0 and row[place - 1].number > listener.number:
        place -= 1
    row.insert(place, listener)


def take(row: list[Listener], number: i64) -> None:
    place: i64 = 0
    while row[place].number != number:
        place += 1
    row.pop(place)
