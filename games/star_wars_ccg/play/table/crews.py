"""Who runs a vehicle or starship, the ability and power that this brings, and the room aboard."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    CANNOT_MOVE,
    CRASHED,
    FLIES_ALONE,
    GAINS_PILOT,
    LIFT,
    LOST_WAY,
    MISSING,
    MOVES_ANYWAY,
    NO_CREW,
    PILOT_ABILITY,
    POLITICAL,
    POLITICS,
    POWER,
    UNDERCOVER,
)
from games.star_wars_ccg.play.constants import (
    ASTROMECH_SEAT,
    CHARACTER,
    FREE,
    NONE,
    OUTSIDE,
    PASSENGER_SEAT,
    PILOT_SEAT,
    SITE,
    STARSHIP,
    VEHICLE,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.table.numbers import TableNumbers


class TableCrews(TableNumbers):
    """A table that knows the crew of each vehicle and starship."""

    # --- who runs it -------------------------------------------------------------------------------------------------

    def is_pilot(self, piece: Piece) -> bool:
        """Whether a character has the pilot's skill, printed or gained."""
        return piece.card.is_pilot or self.has_flag(GAINS_PILOT, piece)

    def is_crew(self, inside: Piece, host: Piece) -> bool:
        """Whether a card aboard runs its vehicle or starship: any character, if that has no place for drivers (CCG-VEH-05)."""
        card = host.card
        return inside.card.type == CHARACTER and (inside.room == PILOT_SEAT or (card.rooms[PILOT_SEAT] == 0 and card.either == 0))

    def has_pilot(self, piece: Piece) -> bool:
        """Whether a character aboard runs a vehicle or starship."""
        for id in piece.attached:  # noqa: SIM110  a loop is faster when compiled
            if self.is_crew(self.pieces[id], piece):
                return True
        return False

    def is_run(self, piece: Piece) -> bool:
        """CCG-VEH-02, CCG-STA-02: whether a vehicle has a driver, or a starship a pilot, aboard or printed."""
        if self.has_flag(CRASHED, piece):
            return False
        if piece.card.permanent_pilots > 0 and not self.has_flag(NO_CREW, piece):
            return True
        if self.changes.flag_row(FLIES_ALONE) is not None and self.has_flag(FLIES_ALONE, piece):
            return True
        return self.has_pilot(piece)

    def is_landed(self, piece: Piece) -> bool:
        """CCG-MVL-04: a starship that stands at a site."""
        return piece.card.type == STARSHIP and piece.place >= 0 and self.pieces[piece.place].card.kind == SITE

    def is_held(self, piece: Piece) -> bool:
        """Whether a card cannot move; some cards let others move though their own texts say that they do not."""
        if not self.has_flag(CANNOT_MOVE, piece):
            return False
        if self.changes.flag_row(MOVES_ANYWAY) is None or not self.has_flag(MOVES_ANYWAY, piece):
            return True
        for change in self.changes.flag_row(CANNOT_MOVE) or []:
            if change.scope.source != piece.id and self._applies(change, piece.id, piece):
                return True
        return False

    # --- ability and power -------------------------------------------------------------------------------------------

    def is_hidden(self, piece: Piece) -> bool:
        """Whether a character is there without giving presence, power and ability: Undercover, or missing."""
        return self.has_flag(UNDERCOVER, piece) or self.has_flag(MISSING, piece)

    def ability_of(self, piece: Piece) -> i64:
        """The ability that a card and those who run it bring; a printed pilot counts as ability 1 (A-18, A-31)."""
        card = piece.card
        if card.type == CHARACTER:
            return 0 if self.is_hidden(piece) else self.number(ABILITY, piece)
        if self.has_flag(CRASHED, piece):
            return 0 if card.is_enclosed else self.ability_aboard(piece)
        ability: i64 = card.permanent_pilots + card.more_ability
        if ability > 0 and self.changes.number_row(PILOT_ABILITY) is not None:
            ability += self.value(PILOT_ABILITY, piece)
        if ability > 0 and (self.has_flag(NO_CREW, piece) or (card.suspends_pilot and self.has_pilot(piece))):
            ability = 0
        for id in piece.attached:
            inside = self.pieces[id]
            if self.is_crew(inside, piece):
                ability += self.number(ABILITY, inside)
        return ability

    def ability_aboard(self, piece: Piece) -> i64:
        """The ability of all characters aboard an open vehicle that has crashed."""
        ability: i64 = 0
        for id in piece.attached:
            if self.pieces[id].card.type == CHARACTER:
                ability += self.number(ABILITY, self.pieces[id])
        return ability

    def power_of(self, piece: Piece) -> i64:
        """The power that a card which stands by itself brings (CCG-PWR-01, A-16, A-31)."""
        card = piece.card
        if card.type == CHARACTER:
            if self.is_hidden(piece):
                return 0
            return self.number(POLITICS if self.has_flag(POLITICAL, piece) else POWER, piece)
        if not self.is_run(piece):
            return 0
        power: i64 = self.number(POWER, piece)
        if self.changes.number_row(LIFT) is not None:
            for id in piece.attached:
                if self.is_crew(self.pieces[id], piece):
                    power += self.value(LIFT, self.pieces[id])
        if self.is_community and card.type == VEHICLE and not card.is_enclosed:
            for id in piece.attached:
                inside = self.pieces[id]
                if inside.card.type == CHARACTER and inside.room == PILOT_SEAT:
                    power += self.number(POWER, inside)
        return power

    # --- places aboard -----------------------------------------------------------------------------------------------

    def free_rooms(self, host: Piece, room: i64) -> i64:
        """How many of these places aboard are free."""
        rooms = host.card.rooms
        free: i64 = rooms[room] - self.taken_rooms(host, room)
        if room == ASTROMECH_SEAT and self.has_flag(LOST_WAY, host):
            free += 1
        if room == PILOT_SEAT and host.card.permanent_pilots > 0 and self.has_flag(NO_CREW, host):
            free += host.card.permanent_pilots
        if host.card.either == 0 or room not in (PILOT_SEAT, PASSENGER_SEAT):
            return free
        left: i64 = host.card.either
        for each in (PILOT_SEAT, PASSENGER_SEAT):
            over: i64 = self.taken_rooms(host, each) - rooms[each]
            left -= max(over, 0)
        return max(free, 0) + left

    def taken_rooms(self, host: Piece, room: i64) -> i64:
        """How many of these places aboard are taken; a captive takes a passenger's."""
        taken: i64 = 0
        for id in host.attached:
            if self.pieces[id].room == room:
                taken += 1
            if room == PASSENGER_SEAT and self.pieces[id].attached:
                for held in self.pieces[id].attached:
                    if self.pieces[held].bonds != FREE:
                        taken += 1  # a captive takes a passenger's place
        return taken

    def stand(self, piece: Piece, place: i64) -> None:
        """Let a card stand at a location by itself."""
        self.detach(piece)
        piece.room = OUTSIDE
        piece.place = place
        self.changed()

    def board_ship(self, piece: Piece, host: Piece, room: i64) -> None:
        """Put a card aboard a vehicle or starship, or attach a weapon to its bearer."""
        self.attach(piece, host)
        piece.room = room
        piece.place = NONE
        self.changed()
