"""A machine whose pieces are controlled, attached, known and counted by place.

- A piece that enters play listens with its printed triggers; one that leaves play loses attachments, tokens, listeners and changes, and
  its owner controls it again.
- Attachments are a tree: a piece has one host and any number of attached pieces, without circles.
- A piece that leaves a zone, unless for another zone in play, becomes a new object: earlier choices of it as a target no longer find it.
- Knowledge is kept piece by piece: a seat that saw a piece go into a hidden zone knows it until the zone is shuffled.
- Cards of the zones in `listening` (hands) listen, too.
- A sum by place is kept until something changes; whatever changes the table calls `changed`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.events.batch import Event
from games.engine.events.index import Trigger
from games.engine.events.machine import EventMachine
from games.engine.rng import Rng
from games.engine.state import OWNER, PUBLIC, Piece, Zone
from games.engine.table.pieces import TablePiece

# The sums by place that a game may have.
SUMS: Final = 4


class TableMachine(EventMachine):
    pieces: list[TablePiece]

    def __init__(self, seats: i64, stats: i64 = 0) -> None:
        super().__init__(seats, stats)
        # Bit set of the kinds of zones, not in play, whose cards listen.
        self.listening: i64 = 0
        # Kept sums, by what they sum, place and seat, and beside each the number of changes after which it was computed.
        self.kept: list[int] = []
        self.kept_after: list[int] = []
        # How often `changed` was called: a sum that was computed before is out of date.
        self.changes_made: i64 = 0
        # How often effects that depend on each other were left out of an answer (`AbilityMachine._applies`).
        self.cut_short: i64 = 0
        # Pieces that left play during the events under way, as they were, for cards that react to their leaving, and what was attached to
        # them; by id.
        self.last_known: dict[int, TablePiece] = {}

    # --- what a game fills in --------------------------------------------------------------------------------------

    def triggers_of(self, piece: TablePiece) -> list[Trigger]:
        """The printed triggers of a piece that has come into play, or into a zone whose cards listen."""
        return []

    def zone_of(self, piece: TablePiece, seat: i64) -> Zone | None:
        """The zone to which a piece in play goes when `seat` takes control of it; None if it stays in its zone."""
        return None

    def place_of(self, piece: TablePiece) -> i64:
        """The zone of a piece, which is that of its outermost host."""
        return self.pieces[self.top_host(piece.id)].zone

    def fresh_sum(self, what: i64, place: i64, seat: i64) -> i64:
        """The sum that `kept_sum` keeps, such as a seat's power at a place."""
        raise NotImplementedError

    # --- moves -----------------------------------------------------------------------------------------------------

    def move(self, piece: Piece, to: Zone, bottom: bool = False) -> None:
        here: TablePiece = self.pieces[piece.id]
        origin: Zone = self.zones[here.zone]
        known: i64 = self._knowers(here, origin)
        if (self.listening >> origin.kind) & 1 and not origin.in_play:
            self.unlisten(here.id)
        if self.events and origin.in_play != to.in_play:
            if origin.in_play:
                self._remember(here)
            elif self.last_known:
                self.last_known.pop(here.id, None)
        super().move(here, to, bottom)
        here.known = known
        if not origin.in_play or not to.in_play:
            here.arrivals += 1
        if (self.listening >> to.kind) & 1 and not to.in_play:
            self._listen_printed(here)
        self.changed()

    def move_all(self, origin: Zone, to: Zone) -> None:
        for piece in origin.cards.copy():
            self.move(piece, to)

    def insert(self, piece: TablePiece, to: Zone, place: i64) -> None:
        """Move a piece to a place in a zone, 0 the lowest."""
        self.move(piece, to)
        to.cards.pop()
        to.cards.insert(place, piece)

    def shuffle(self, zone: Zone, rng: Rng) -> None:
        """Shuffle a zone; only seats that see the zone still know its cards."""
        rng.shuffle(zone.cards)
        piece: TablePiece
        for piece in zone.cards:
            piece.known = 0

    def entered_play(self, piece: TablePiece) -> None:
        self._listen_printed(piece)

    def left_play(self, piece: TablePiece) -> None:
        if piece.host >= 0:  # its own triggers stop below
            self.pieces[piece.host].attached.remove(piece.id)
            piece.host = -1
        for number in piece.attached:
            self.pieces[number].host = -1
            self.attach_listeners(number, -1, True)
        piece.attached = []
        for kind in range(len(piece.tokens)):
            piece.tokens[kind] = 0
        piece.controller = piece.owner
        piece.face = piece.printed
        self.unlisten(piece.id)
        self.modifiers.leave(piece.id)

    def event_ended(self, event: Event) -> None:
        if self.last_known and not self.events:
            self.last_known = {}

    def _remember(self, piece: TablePiece) -> None:
        """Keep a piece that leaves play as it was, and the host of each attachment, which may leave next."""
        known = piece.clone()
        earlier = self.last_known.get(piece.id)
        if earlier is not None and known.host < 0:
            known.host = earlier.host
        self.last_known[piece.id] = known
        for id in piece.attached:
            self.last_known[id] = self.pieces[id].clone()

    def as_known(self, piece: TablePiece) -> TablePiece:
        """The piece as it is; if it left play with the events under way, as it last was in play."""
        if self.last_known and not self.zones[piece.zone].in_play:
            known = self.last_known.get(piece.id)
            if known is not None:
                return known
        return piece

    def changed(self) -> None:
        """Forget the kept sums, because something was moved, attached, taken, marked or changed."""
        self.changes_made += 1

    def kept_sum(self, what: i64, place: i64, seat: i64) -> i64:
        """A sum by place, computed once until something changes.  what: a number below `SUMS`; place: from -1, for none."""
        key: i64 = ((place + 1) * self.seats + seat) * SUMS + what
        if key >= len(self.kept):
            more: i64 = key + 1 - len(self.kept)
            self.kept += [0] * more
            self.kept_after += [-1] * more
        if self.kept_after[key] == self.changes_made:
            return self.kept[key]
        before: i64 = self.cut_short
        value: i64 = self.fresh_sum(what, place, seat)
        if self.cut_short == before:  # the sum of another question may be greater
            self.kept[key] = value
            self.kept_after[key] = self.changes_made
        return value

    def _listen_printed(self, piece: TablePiece) -> None:
        for trigger in self.triggers_of(piece):
            self.listen(trigger, piece.id, piece.controller, host=piece.host)

    # --- attachments, control, faces, tokens -----------------------------------------------------------------------

    def attach(self, piece: TablePiece, host: TablePiece) -> None:
        """Attach a piece, taking it from the host that it had; ValueError if `host` is attached to it or is itself."""
        above: i64 = host.id
        while above >= 0:
            if above == piece.id:
                raise ValueError(f"{piece} cannot be attached to {host}, which is attached to it")
            above = self.pieces[above].host
        self.detach(piece)
        if self.last_known:
            self.last_known.pop(piece.id, None)
        piece.host = host.id
        host.attached.append(piece.id)
        self.attach_listeners(piece.id, host.id)
        self.changed()

    def detach(self, piece: TablePiece) -> None:
        if piece.host >= 0:
            self.pieces[piece.host].attached.remove(piece.id)
            piece.host = -1
            self.attach_listeners(piece.id, -1)
            self.changed()

    def top_host(self, id: i64) -> i64:
        """The outermost host of a piece; the piece itself if it is attached to nothing."""
        while self.pieces[id].host >= 0:
            id = self.pieces[id].host
        return id

    def with_attached(self, piece: TablePiece) -> list[TablePiece]:
        """The piece and all that is attached to it, and to that: what leaves play together.  Hosts come before what they hold."""
        found: list[TablePiece] = [piece]
        place: i64 = 0
        while place < len(found):
            for number in found[place].attached:
                found.append(self.pieces[number])
            place += 1
        return found

    def take_control(self, piece: TablePiece, seat: i64) -> None:
        """Let `seat` control a piece in play: it works its triggers and has it in its zone.  The piece does not leave play."""
        piece.controller = seat
        self.seat_listeners(piece.id, seat)
        zone = self.zone_of(piece, seat)
        if zone is not None and zone.id != piece.zone:
            self.move(piece, zone)
        self.changed()

    def turn_into(self, piece: TablePiece, card: i64) -> None:
        """Give a piece in play the text of another card, or with `piece.printed` its own again."""
        piece.face = card
        for listener in self.heard.of_piece(piece.id):
            if listener.piece == piece.id and listener.is_printed():
                self.forget(listener.number)
        if piece.id in self.heard.silent:
            self._own_index().silent[piece.id] = []
        self._listen_printed(piece)
        self.changed()

    def put_tokens(self, piece: TablePiece, kind: i64, number: i64) -> i64:
        """Put tokens on a piece, or take some with a number below 0, at most all; return how many were put or taken."""
        before: i64 = piece.tokens[kind]
        after: i64 = before + number
        after = max(after, 0)
        piece.tokens[kind] = after
        self.changed()
        return after - before

    def arrivals_of(self, slots: list[list[int]]) -> list[list[int]]:
        return [[self.pieces[id].arrivals for id in slot] for slot in slots]

    # --- knowledge -------------------------------------------------------------------------------------------------

    def sees(self, seat: i64, piece: Any) -> bool:
        return self.knows(seat, piece)

    def knows(self, seat: i64, piece: TablePiece) -> bool:
        """Whether this seat knows which card the piece is."""
        zone: Zone = self.zones[piece.zone]
        return zone.seen_by(seat) or (piece.known >> seat) & 1 != 0

    def show(self, piece: TablePiece, seat: i64) -> None:
        """Let a seat look at a piece."""
        piece.known |= bit(seat)

    def show_all(self, piece: TablePiece) -> None:
        """Reveal a piece to every seat."""
        seat: i64 = 0
        while seat < self.seats:
            self.show(piece, seat)
            seat += 1

    def deal_unknown(self, zones: list[Zone], seat: i64, rng: Rng) -> None:
        """For a search: deal the pieces that `seat` does not know anew among their places in these zones; what it knows stays."""
        unknown: list[TablePiece] = []
        zone: Zone
        piece: TablePiece
        for zone in zones:
            for piece in zone.cards:
                if not self.knows(seat, piece):
                    unknown.append(piece)
        unknown.sort(key=id_of)
        rng.shuffle(unknown)
        # By place, so that a dealt piece does not change the answer of `knows` for the others.
        places: list[list[int]] = []
        for zone in zones:
            place: i64 = 0
            for piece in zone.cards:
                if not self.knows(seat, piece):
                    places.append([zone.id, place])
                place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        knowers: list[int] = []
        for where in places:
            here: TablePiece = self.zones[where[0]].cards[where[1]]
            knowers.append(here.known)
        number: i64 = 0
        for where in places:
            dealt = unknown[number]
            self.zones[where[0]].cards[where[1]] = dealt
            dealt.known = knowers[number]
            dealt.zone = where[0]
            number += 1  # noqa: SIM113
        if self.listening:
            self.listen_anew()

    def listen_anew(self) -> None:
        """Register anew the listeners of the cards in the listening zones, after the cards were dealt without moves."""
        piece: TablePiece
        for piece in self.pieces:
            if not self.zones[piece.zone].in_play:
                self.unlisten(piece.id)
        zone: Zone
        for zone in self.zones:
            if (self.listening >> zone.kind) & 1 and not zone.in_play:
                for piece in zone.cards:
                    self._listen_printed(piece)

    def _knowers(self, piece: TablePiece, zone: Zone) -> i64:
        """Bit set of the seats that know the piece where it is."""
        if zone.visibility == PUBLIC:
            return bit(self.seats) - 1
        known: i64 = piece.known
        if zone.visibility == OWNER and zone.owner >= 0:
            known |= bit(zone.owner)
        return known

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_table_machine(self, twin: TableMachine) -> None:
        """This class's own part of `clone`, with the events; pieces and zones are copied by `copy_state`."""
        self.copy_events(twin)
        twin.listening = self.listening
        twin.cut_short = self.cut_short
        twin.kept = self.kept.copy()
        twin.kept_after = self.kept_after.copy()
        twin.changes_made = self.changes_made
        if self.last_known or twin.last_known:
            twin.last_known = self.last_known.copy()

    def table_machine_record(self) -> list[int]:
        """This class's own part of `record`, with the events."""
        numbers = self.events_record()
        for piece in self.pieces:
            numbers += piece.piece_record()
        for id in sorted(self.last_known):
            numbers += [id, *self.last_known[id].piece_record()]
        return numbers


def id_of(piece: TablePiece) -> int:
    return piece.id
