"""The amount of a Force drain: the icons of the other player, and what card texts change of it."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.table.changes import Change
from games.star_wars_ccg.abilities.constants import (
    DRAIN,
    DRAIN_FIXED,
    DRAIN_GUARDED,
    DRAIN_KEPT_UP,
    DRAIN_VOID,
    NO_BONUS,
    NO_DRAIN,
    PLAIN_DRAINS,
    UNDERCOVER,
)
from games.star_wars_ccg.play.constants import INSIDE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.table.presence import TablePresence


class TableDrains(TablePresence):
    """A table that knows how much each seat can drain at each location."""

    def drain_at(self, seat: i64, place: i64) -> i64:
        """CCG-CTL-02; an Undercover spy of the other player keeps a seat from draining, and nobody drains inside a station."""
        if self.pieces[place].card.seal == INSIDE:
            return 0
        if self.changes.flag_row(UNDERCOVER) is not None and self.has_undercover(1 - seat, place):
            return 0
        if self.is_barred_at(NO_DRAIN, seat, self.pieces[place]):
            return 0
        icons: i64 = self.icons_at(1 - seat, place)
        if self.changes.number_row(DRAIN + seat) is None:
            return max(icons, 0)
        drain: i64 = icons + self.drain_changes(seat, self.pieces[place])
        return max(drain, 0)

    def drain_changes(self, seat: i64, where: Piece) -> i64:
        """What cards add to a Force drain, as far as none says that nothing changes, lowers or raises it."""
        if self.value(DRAIN_FIXED + seat, where) > 0:
            return 0
        is_guarded = self.changes.number_row(DRAIN_GUARDED + seat) is not None and self.value(DRAIN_GUARDED + seat, where) > 0
        is_kept_up = self.value(DRAIN_KEPT_UP + seat, where) > 0
        is_kept_down = self.value(NO_BONUS + seat, where) > 0
        is_voided = self.changes.flag_row(DRAIN_VOID) is not None
        is_plain = self.changes.number_row(PLAIN_DRAINS + seat) is not None and self.value(PLAIN_DRAINS + seat, where) > 0
        are_used = self.is_community and self.has_drain_weapons
        if not are_used and not is_kept_up and not is_kept_down and not is_guarded and not is_voided and not is_plain:
            return self.value(DRAIN + seat, where)
        total: i64 = 0
        for change in self.changes.number_row(DRAIN + seat) or []:
            if (is_guarded and change.scope.seat != seat) or (is_plain and change.scope.seat == seat):
                continue
            much: i64 = self.added_to_drain(change, where)
            if (is_kept_up and much < 0) or (is_kept_down and much > 0):
                continue
            if are_used and much > 0 and self.is_idle_weapon(change.scope.source, where):
                continue
            if not (is_voided and much > 0 and self.is_void_bonus(seat, change.scope.source)):
                total += much
        return total

    def added_to_drain(self, change: Change, where: Piece) -> i64:
        """What one effect adds to a Force drain at a location."""
        if change.amount is None or not self._applies(change, where.id, where):
            return 0
        return self.amount(change.amount, change.scope)

    def is_void_bonus(self, seat: i64, source: i64) -> bool:
        """Whether what a card adds to the Force drains of its player is cancelled."""
        return source >= 0 and self.pieces[source].controller == seat and self.has_flag(DRAIN_VOID, self.pieces[source])

    def is_idle_weapon(self, source: i64, where: Piece) -> bool:
        """Whether the source is a weapon that is not used for a Force drain at a location (CCG-WPN-01)."""
        return False

    def may_use_weapon(self, weapon: Piece) -> bool:
        """Whether a weapon may still be used this turn, by the community's rules for Force drains, too."""
        return True
