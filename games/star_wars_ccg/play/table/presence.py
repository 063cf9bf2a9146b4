"""Force icons, presence, power and ability at a location, and who controls it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    ABILITY_KEPT,
    CRASHED,
    EVEN_ICONS,
    FOOTING,
    HOLD_ABILITY,
    ICONS,
    NO_PRESENCE,
    POWER,
    UNDERCOVER,
)
from games.star_wars_ccg.play.constants import CHARACTER, DESTROYED, STARSHIP, VEHICLE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.table.crews import TableCrews

# The ability of creatures that are ridden is counted in quarters.
QUARTERS: Final = 4

# What is summed by place, beside POWER (0) and ABILITY (1): the cards that give presence.
PRESENCE: Final = 2


class TablePresence(TableCrews):
    """A table that knows what each seat has at each location."""

    # --- Force icons -------------------------------------------------------------------------------------------------

    def icons_at(self, seat: i64, place: i64) -> i64:
        """CCG-LOC-05: the Force icons of a seat at a location."""
        where = self.pieces[place]
        if where.declared == DESTROYED:
            return 0
        icons: i64 = self.own_icons_at(seat, where)
        if self.changes.flag_row(EVEN_ICONS) is not None and self.has_flag(EVEN_ICONS, where):
            other: i64 = self.own_icons_at(1 - seat, where)
            return max(icons, other)
        return icons

    def own_icons_at(self, seat: i64, where: Piece) -> i64:
        """The Force icons of a seat at a location before texts make both sides even."""
        icons: i64 = where.card.icons[self.sides[seat].force_side]
        return icons if self.changes.number_row(ICONS + seat) is None else max(icons + self.value(ICONS + seat, where), 0)

    def all_icons(self, seat: i64) -> i64:
        icons: i64 = 0
        for where in self.row.cards:
            icons += self.icons_at(seat, where.id)
        return icons

    # --- presence and control ----------------------------------------------------------------------------------------

    def gives_presence(self, piece: Piece) -> bool:
        """Whether a card that stands at a location by itself gives presence there (CCG-CHR-02, CCG-VEH-02, CCG-STA-02, A-18, A-37)."""
        kind: i64 = piece.card.type
        if kind == CHARACTER:
            return (piece.card.has_presence or self.value(ABILITY, piece) > 0) and not self.is_hidden(piece)
        if self.has_flag(CRASHED, piece):
            return piece.card.permanent_pilots > 0 or self.ability_of(piece) > 0
        if kind in (VEHICLE, STARSHIP):
            return self.is_run(piece) and self.is_felt(piece) and (self.is_community or not self.is_landed(piece))
        return False

    def is_felt(self, piece: Piece) -> bool:
        """Whether a vehicle or starship has ability, or gives presence as one of those who run it does."""
        if piece.card.has_presence or self.ability_of(piece) > 0:
            return True
        for id in piece.attached:  # noqa: SIM110  a loop is faster when compiled
            if self.pieces[id].card.has_presence and self.is_crew(self.pieces[id], piece):
                return True
        return False

    def has_presence(self, seat: i64, place: i64) -> bool:
        """Whether a seat has presence at a location, with what takes it away or keeps it up."""
        if self.kept_sum(PRESENCE, place, seat) <= 0:
            return False
        if self.changes.number_row(NO_PRESENCE + seat) is None or self.value(NO_PRESENCE + seat, self.pieces[place]) <= 0:
            return True
        return self.changes.number_row(ABILITY_KEPT + seat) is not None and self.value(ABILITY_KEPT + seat, self.pieces[place]) > 0

    def has_undercover(self, seat: i64, place: i64) -> bool:
        """Whether a seat has an Undercover spy at a location."""
        for piece in self.sides[seat].at_locations.cards:  # noqa: SIM110  a loop is faster when compiled
            if piece.place == place and self.has_flag(UNDERCOVER, piece):
                return True
        return False

    def controls(self, seat: i64, place: i64) -> bool:
        """CCG-CTL-01; some cards ask for more ability."""
        if not self.has_presence(seat, place) or self.has_presence(1 - seat, place):
            return False
        if self.changes.number_row(HOLD_ABILITY + seat) is None:
            return True
        needed: i64 = self.value(HOLD_ABILITY + seat, self.pieces[place])
        return needed <= 0 or self.ability_at(seat, place) >= needed

    def controlled(self, seat: i64) -> i64:
        """How many locations a seat controls."""
        number: i64 = 0
        for where in self.row.cards:
            if self.controls(seat, where.id):
                number += 1
        return number

    def has_footing(self, seat: i64, place: i64) -> bool:
        """Whether a seat has footing at a location (CCG-DEP-03)."""
        return self.icons_at(seat, place) > 0 or self.has_presence(seat, place) or self.value(FOOTING + seat, self.pieces[place]) > 0

    # --- sums --------------------------------------------------------------------------------------------------------

    def power_at(self, seat: i64, place: i64) -> i64:
        """The power of a seat's cards that stand at a location, without destiny."""
        return self.kept_sum(POWER, place, seat)

    def ability_at(self, seat: i64, place: i64) -> i64:
        return self.kept_sum(ABILITY, place, seat)

    def fresh_sum(self, what: i64, place: i64, seat: i64) -> i64:
        value: i64 = 0
        quarters: i64 = 0
        for piece in self.sides[seat].at_locations.cards:
            if piece.place == place:
                if what == POWER:
                    value += self.power_of(piece)
                elif what == ABILITY:
                    value += self.ability_of(piece)
                    if piece.card.quarters > 0 and self.is_run(piece):
                        quarters += piece.card.quarters
                elif self.gives_presence(piece):
                    value += 1
        return value + quarters // QUARTERS
