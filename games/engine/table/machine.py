"""A machine whose pieces are controlled, attached, known and counted by place.

- A piece that enters play listens with its printed triggers; one that leaves play loses attachments, tokens, listeners and changes, and
  its owner controls it again.
- Attachments are a tree: a piece has one host and any number of attached pieces, without circles.
- A piece that leaves a zone, but for another one in play, is a new object: what was chosen as a target before is gone.
- Who knows a piece is known piece by piece: whoever saw it go into a hidden zone still knows it until the zone is shuffled.
- Cards of the zones in `listening` (hands) listen, too.
- A sum by place is kept until something changes; whatever changes the table calls `changed`.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.index import Trigger
from games.engine.events.machine import EventMachine
from games.engine.rng import Rng
from games.engine.state import Piece, Zone
from games.engine.table.pieces import TablePiece


class TableMachine(EventMachine):
    pieces: list[TablePiece]

    def __init__(self, seats: i64, stats: i64 = 0) -> None:
        super().__init__(seats, stats)
        # Bit set of the kinds of zones, not in play, whose cards listen.
        self.listening: i64 = 0
        # Kept sums, by what they sum, place and seat; emptied by `changed`.
        self.kept: dict[int, int] = {}

    # --- what a game fills in --------------------------------------------------------------------------------------

    def triggers_of(self, piece: TablePiece) -> list[Trigger]:
        """The printed triggers of a piece that has come into play, or into a zone whose cards listen."""
        return []

    def zone_of(self, piece: TablePiece, seat: i64) -> Zone | None:
        """Where a piece in play goes when `seat` takes control of it; None if it stays where it is."""
        return None

    def place_of(self, piece: TablePiece) -> i64:
        """Where a piece is: the zone of the piece that, in the end, it is attached to."""
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

    def move_in_order(self, pieces: list[TablePiece], to: Zone, bottom: bool = False) -> None:
        """Move pieces one after another, so that the last is the topmost (or, at the bottom, the lowest)."""
        for piece in pieces:
            self.move(piece, to, bottom)

    def shuffle(self, zone: Zone, rng: Rng) -> None:
        """Shuffle a zone; who knew its cards knows them no more, but for those who see the zone."""
        rng.shuffle(zone.cards)
        piece: TablePiece
        for piece in zone.cards:
            piece.known = 0

    def entered_play(self, piece: TablePiece) -> None:
        self._listen_printed(piece)

    def left_play(self, piece: TablePiece) -> None:
        self.detach(piece)
        for number in piece.attached.copy():
            self.detach(self.pieces[number])
        for kind in range(len(piece.tokens)):
            piece.tokens[kind] = 0
        piece.controller = piece.owner
        piece.face = piece.printed
        self.unlisten(piece.id)
        self.modifiers.leave(piece.id)

    def changed(self) -> None:
        """Something was moved, attached, taken, marked or changed: kept sums are out of date."""
        if self.kept:
            self.kept = {}

    def kept_sum(self, what: i64, place: i64, seat: i64) -> i64:
        """A sum by place, computed once until something changes.  what: the game's own number; place below 4096, seat below 16."""
        key: i64 = (what * 4096 + place) * 16 + seat
        found = self.kept.get(key)
        if found is None:
            value: i64 = self.fresh_sum(what, place, seat)
            self.kept[key] = value
            return value
        return found

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
        """What the piece is attached to in the end; itself if it is attached to nothing."""
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
        """Let a piece in play have the text of another card, or with `piece.printed` its own again."""
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

    def knows(self, seat: i64, piece: TablePiece) -> bool:
        """Does this seat know which card the piece is?"""
        zone: Zone = self.zones[piece.zone]
        return zone.seen_by(seat) or (piece.known >> seat) & 1 != 0

    def show(self, piece: TablePiece, seat: i64) -> None:
        """Let a seat look at a piece."""
        one: i64 = 1
        piece.known |= one << seat

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
        # By place, so that what is dealt last does not change what `knows` says of the rest.
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
        """Let the cards of the listening zones listen as they lie now, after they were dealt without moves."""
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
        known: i64 = 0
        seat: i64 = 0
        one: i64 = 1
        while seat < self.seats:
            if self.knows(seat, piece):
                known |= one << seat
            seat += 1
        return known

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_table_machine(self, twin: TableMachine) -> None:
        """This class's own part of `clone`, with the events; pieces and zones are copied by `copy_state`."""
        self.copy_events(twin)
        twin.listening = self.listening
        if self.kept or twin.kept:
            twin.kept = self.kept.copy()

    def table_machine_record(self) -> list[int]:
        """This class's own part of `record`, with the events."""
        numbers = self.events_record()
        for piece in self.pieces:
            numbers += piece.piece_record()
        return numbers


def id_of(piece: TablePiece) -> int:
    return piece.id
