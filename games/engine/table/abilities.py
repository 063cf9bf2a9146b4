"""The machine that evaluates abilities: filters, amounts, legal targets and continuous effects.

    self.use_ability(ability, piece.id, seat)          ask for X and targets, pay, run the program
    self.targets(0)                                    in an op: the pieces in the first slot that are still legal
    self.fitting(filter, self.scope())                 in an op: every piece that fits now
    self.change(Change(NUMBER, POWER, ADD, scope, amount=..., conditions=[...]))
    self.value(POWER, piece), self.has_flag(CANNOT_STRIKE, piece), self.has_mark(TROOPER, piece)

A scope is the ability that asks: its piece, its seat, the event that it answers, its slots and numbers (`events.resolution`).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.abilities.ability import CONTROLLER, Ability, Cost, Target
from games.engine.abilities.amounts import (
    COUNT,
    EVENT_AMOUNT,
    FIXED,
    HAPPENED,
    HAPPENED_AMOUNT,
    KEPT,
    SOURCE_TOKENS,
    SOURCE_VALUE,
    SUM_OF_VALUES,
    TARGETS,
    Amount,
    Condition,
)
from games.engine.abilities.filters import (
    ATTACHED_TO,
    ATTACHED_TO_SOURCE,
    CARD,
    COMPARED,
    CONTROLLED_BY,
    EVENT_PIECE,
    FLAG,
    GAME_TEST,
    HOLDS,
    HOST_OF_SOURCE,
    IN_SLOT,
    ITSELF,
    MARK,
    OF_EVENT,
    OWN,
    OWNED_BY,
    SAME_CONTROLLER,
    SAME_PLACE,
    TOKENS,
    VALUE,
    WITH_EVENT,
    WITH_HOST,
    WITH_SOURCE,
    Filter,
    PieceTest,
    compare,
)
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener
from games.engine.events.resolution import Resolution
from games.engine.events.windows import (
    ABILITY_FRAME,
    ACTION,
    AMOUNT_DECISION,
    AMOUNT_VERB,
    TARGET_DECISION,
    TARGET_VERB,
)
from games.engine.machine import Frame
from games.engine.modifiers import CEILING, FLOOR, SET, changed_by
from games.engine.ops import Program
from games.engine.state import Zone
from games.engine.table.blanking import ALWAYS, decided, settled
from games.engine.table.changes import LOSE, Change, Changes
from games.engine.table.machine import TableMachine
from games.engine.table.pieces import TablePiece

# The steps of an ability's frame (its pc).
NAME_X: Final = 0
CHOOSE: Final = 1
PAY: Final = 2
RUN: Final = 3
OVER: Final = 4
ANSWERED: Final = 5  # cards have answered its use or its targets; the program runs unless they cancelled it
RESOLVED: Final = 6  # cards have answered that it has resolved

# Continuous effects may depend on each other: "each Trooper gains Scout", "each Scout gains Trooper".  At this depth, and once one question
# has led to this many others, only printed properties count.  So a circle of effects ends, however many pieces it goes through.
# While it is decided whether an effect applies, the effect itself does not count: "here: +1 if both sides have icons here".
DEEPEST: Final = 12
NESTED_MOST: Final = 2000


NO_CHANGES: Final = Changes()


class AbilityMachine(TableMachine):
    """A machine in which abilities choose targets, cost something, and change numbers and flags while they last."""

    def __init__(self, seats: i64, stats: i64 = 0) -> None:
        super().__init__(seats, stats)
        # A copy of this game has the same changes, so they are copied before one is added or removed.
        self.changes = NO_CHANGES
        self.changes_are_shared = True
        self.depth: i64 = 0
        # The questions about effects to which the outermost one has led so far.
        self.nested: i64 = 0
        # Within the outermost question: the pieces for which blanking effects are looked up now, and those of which it is known whether
        # they are blank.  Both are empty between two questions.
        self.looked_up: list[int] = []
        self.known_blank: dict[int, bool] = {}
        # The changes of which it is being decided whether they apply.
        self.deciding: list[Change] = []
        # Whether a circle is settled now, what is assumed of undecided pieces, and which of them were asked for meanwhile.
        self.settling = False
        self.assumes_blank = False
        self.asked_of: list[int] = []
        # The kinds of the events that an ability is used and that a piece is targeted; -1 in a game whose cards answer neither.
        self.used_kind: i64 = -1
        self.targeted_kind: i64 = -1
        # The flag of pieces whose text an effect makes blank for a time (`blank` is for good); -1 in a game without it.
        self.blank_flag: i64 = -1
        # The flag of pieces whose printed triggers an effect silences for a time; -1 in a game without it.
        self.silent_flag: i64 = -1
        # The flag of pieces that fit every target of some abilities (`fits_anyway`); -1 in a game without it.
        self.wild_flag: i64 = -1

    # --- what a game fills in --------------------------------------------------------------------------------------

    def printed_value(self, number: i64, piece: TablePiece) -> i64:
        """A printed number of the card that the piece is now."""
        return 0

    def printed_mark(self, mark: i64, piece: TablePiece) -> bool:
        """Whether the card that the piece is now prints this trait, keyword or icon."""
        return False

    def can_pay(self, cost: Cost, amount: i64, scope: Resolution) -> bool:
        """Whether this cost can be paid now."""
        return True

    def can_pay_all(self, costs: list[Cost], scope: Resolution) -> bool:
        """Whether these costs can be paid together.  A game whose costs use the same resources checks more than each cost alone."""
        return all(self.can_pay(cost, self.amount(cost.amount, scope), scope) for cost in costs)

    def most_payable(self, cost: Cost, scope: Resolution) -> i64:
        """The greatest X that can be paid."""
        return 0

    def least_payable(self, cost: Cost, scope: Resolution) -> i64:
        """The least X that may be named."""
        return self.amount(cost.amount, scope)

    def pay(self, cost: Cost, amount: i64, scope: Resolution) -> None:
        """Pay one cost; may push frames that ask."""

    def own_test(self, test: PieceTest, piece: TablePiece, scope: Resolution) -> bool:
        """The result of one of the game's own tests."""
        raise NotImplementedError

    def own_amount(self, amount: Amount, scope: Resolution) -> i64:
        """The value of an amount that only this game has."""
        raise NotImplementedError

    def may_target(self, piece: TablePiece, scope: Resolution) -> bool:
        """Whether this ability may choose the piece.  Checked in addition to the filter: "cannot be targeted by ..."."""
        return True

    def may_affect(self, piece: TablePiece, scope: Resolution) -> bool:
        """Whether a lasting effect of this ability may begin for the piece: "cannot be affected by ..."."""
        return True

    def fits_anyway(self, piece: TablePiece, scope: Resolution) -> bool:
        """Whether an effect lets the piece fit every target of this ability."""
        return False

    def announces_resolved(self, place: i64) -> bool:
        """Fire what cards answer once the ability at this place in `resolutions` has resolved; False if there is nothing to fire."""
        return False

    def ability_ended(self, scope: Resolution, resolved: bool) -> None:
        """Called when an ability is over; `resolved` is false if too few of its targets were still legal."""

    def zones_for(self, filter: Filter) -> list[Any]:
        """Zones in their order, with all those that the filter names; a game with many zones leaves out others."""
        return self.zones

    # --- filters, amounts, conditions ------------------------------------------------------------------------------

    def scope(self) -> Resolution:
        """The ability under way."""
        return self.resolutions[-1]

    def fits(self, piece: TablePiece, filter: Filter, scope: Resolution) -> bool:
        """Whether the piece fits, wherever it is."""
        printed = filter.printed
        if printed is not None and not printed[piece.face]:
            return False
        for test in filter.tests:
            if self._passes(piece, test, scope) == test.is_not:
                return False
        if filter.any_of:
            return any(self.fits(piece, each, scope) for each in filter.any_of)
        return True

    def is_in_zone(self, piece: TablePiece, filter: Filter) -> bool:
        """Whether the piece is in one of the zones that the filter names, or in play if it names none."""
        return names_zone(filter, self.zones[piece.zone])

    def fitting(self, filter: Filter, scope: Resolution) -> list[TablePiece]:
        """Every piece that fits and is in the filter's zones, zone by zone."""
        found: list[TablePiece] = []
        printed = filter.printed
        zone: Zone
        piece: TablePiece
        for zone in self.zones_for(filter):
            if zone.cards and names_zone(filter, zone):
                for piece in zone.cards:
                    if (printed is None or printed[piece.face]) and self.fits(piece, filter, scope):
                        found.append(piece)
        return found

    def _passes(self, piece: TablePiece, test: PieceTest, scope: Resolution) -> bool:
        code: i64 = test.code
        number: i64 = test.number
        if code == CONTROLLED_BY:
            passes = (piece.controller == scope.seat) == (number == OWN)
        elif code == MARK:
            passes = self.has_mark(number, piece)
        elif code == ITSELF:
            passes = piece.id == scope.source
        elif code == VALUE:
            passes = compare(self.value(number, piece), test.comparison, test.amount)
        elif code == TOKENS:
            passes = compare(piece.tokens[number], test.comparison, test.amount)
        elif code == FLAG:
            passes = self.has_flag(number, piece)
        elif code == CARD:
            passes = piece.face == number
        elif code == OWNED_BY:
            passes = (piece.owner == scope.seat) == (number == OWN)
        elif code == GAME_TEST:
            passes = self.own_test(test, piece, scope)
        elif code == COMPARED:
            passes = self._compares(piece, test, scope)
        elif test.filter is not None:
            passes = self._passes_nested(piece, test, scope)
        else:
            passes = self._passes_in_scope(piece, code, number, scope)
        return passes

    def _compares(self, piece: TablePiece, test: PieceTest, scope: Resolution) -> bool:
        """Compare a number of the piece with that of another: a chosen one, the event's or the ability's own."""
        other: i64 = -1
        if test.amount == WITH_EVENT:
            other = self.events[scope.event].piece if scope.event >= 0 else -1
        elif test.amount == WITH_SOURCE:
            other = scope.source
        elif test.amount == WITH_HOST:
            other = self.pieces[scope.source].host if scope.source >= 0 else -1
        elif test.amount < len(scope.slots) and scope.slots[test.amount]:
            other = scope.slots[test.amount][0]
        if other < 0:
            return False
        return compare(self.value(test.number, piece), test.comparison, self.value(test.number, self.pieces[other]))

    def _passes_in_scope(self, piece: TablePiece, code: i64, number: i64, scope: Resolution) -> bool:
        """Tests against the ability's own piece, its event and its slots."""
        passes = False
        if code == IN_SLOT:
            if number < len(scope.slots):
                for id in scope.slots[number]:  # faster than `in` when compiled
                    if id == piece.id:
                        return True
        elif code == SAME_CONTROLLER:
            passes = number < len(scope.slots) and all(self.pieces[id].controller == piece.controller for id in scope.slots[number])
        elif code == OF_EVENT:
            if scope.event >= 0:
                event = self.events[scope.event]
                passes = piece.id == (event.piece if number == EVENT_PIECE else event.source)
        elif scope.source >= 0:
            source = self.as_known(self.pieces[scope.source])
            if code == HOST_OF_SOURCE:
                passes = source.host == piece.id
            elif code == ATTACHED_TO_SOURCE:
                passes = piece.host == source.id
            elif code == SAME_PLACE:
                passes = self.place_of(piece) == self.place_of(source)
        return passes

    def _passes_nested(self, piece: TablePiece, test: PieceTest, scope: Resolution) -> bool:
        """Tests with a filter of their own."""
        filter = test.filter
        if filter is None:
            return False
        if test.code == ATTACHED_TO:
            return piece.host >= 0 and self.fits(self.as_known(self.pieces[piece.host]), filter, scope)
        if test.code == HOLDS:
            found: i64 = 0
            for id in piece.attached:
                if self.fits(self.as_known(self.pieces[id]), filter, scope):
                    found += 1
            return compare(found, test.comparison, test.amount)
        return self.fits(piece, filter, scope)

    def amount(self, amount: Amount, scope: Resolution) -> i64:
        """The present value of the number."""
        if amount.code == FIXED:
            return amount.plus
        value: i64 = amount.plus + amount.times * self._counted(amount, scope)
        if 0 <= amount.most < value:
            return amount.most
        return value

    def _counted(self, amount: Amount, scope: Resolution) -> i64:
        code: i64 = amount.code
        number: i64 = amount.number
        value: i64 = 0
        if code in (COUNT, SUM_OF_VALUES):
            value = self._counted_pieces(amount, scope)
        elif code == EVENT_AMOUNT:
            value = self.events[scope.event].amount if scope.event >= 0 else 0
        elif code == KEPT:
            value = scope.numbers[number] if number < len(scope.numbers) else 0
        elif code == TARGETS:
            value = len(scope.slots[number]) if number < len(scope.slots) else 0
        elif code == HAPPENED:
            value = self.happened
        elif code == HAPPENED_AMOUNT:
            value = self.happened_amount
        elif code == SOURCE_TOKENS:
            value = self.pieces[scope.source].tokens[number]
        elif code == SOURCE_VALUE:
            value = self.value(number, self.pieces[scope.source])
        else:
            value = self.own_amount(amount, scope)
        return value

    def _counted_pieces(self, amount: Amount, scope: Resolution) -> i64:
        """How many pieces fit, or the sum of a number of each."""
        if amount.filter is None:
            return 0
        found = self.fitting(amount.filter, scope)
        if amount.code == COUNT:
            return len(found)
        value: i64 = 0
        for piece in found:
            value += self.value(amount.number, piece)
        return value

    def holds(self, condition: Condition, scope: Resolution) -> bool:
        than: i64 = 1
        if condition.than is not None:
            than = self.amount(condition.than, scope)
        if not compare(self.amount(condition.amount, scope), condition.comparison, than):
            return False
        if condition.any_of:
            return any(self.holds(each, scope) for each in condition.any_of)
        return True

    def all_hold(self, conditions: list[Condition], scope: Resolution) -> bool:
        for condition in conditions:  # noqa: SIM110  a call less for each list without conditions
            if not self.holds(condition, scope):
                return False
        return True

    # --- continuous effects ----------------------------------------------------------------------------------------

    def change(self, change: Change) -> None:
        """Let a continuous effect begin."""
        self._own_changes().add(change)
        self.changed()

    def value(self, number: i64, piece: TablePiece) -> i64:
        """The present number of a piece, changed layer by layer, and in each layer by age."""
        printed: i64 = self.printed_value(number, piece)
        row = self.changes.number_row(number)
        return printed if row is None else self._changed_value(row, printed, piece.id, piece)

    def seat_value(self, number: i64, seat: i64, printed: i64) -> i64:
        """The present number of a seat."""
        row = self.changes.seat_number_row(number)
        return printed if row is None else self._changed_value(row, printed, seat, None)

    def has_flag(self, flag: i64, piece: TablePiece) -> bool:
        """Whether some effect sets this flag on the piece."""
        if (self.changes.flags >> (flag & 63)) & 1 == 0:  # as `flag_row` says; a call less for most questions
            return False
        row = self.changes.flag_row(flag)
        if row is not None:
            if flag == self.blank_flag:
                return self.is_blank(piece)
            for change in row:
                if self._applies(change, piece.id, piece):
                    return True
        return False

    def is_blank(self, piece: TablePiece) -> bool:
        """Whether some effect makes the text of the piece blank now.  Effects in a circle: as in `engine.table.blanking`."""
        row = self.changes.flag_row(self.blank_flag)
        if row is None:
            return False
        if self.depth == 0:
            self.nested = 0
        elif self.known_blank and piece.id in self.known_blank and piece is self.pieces[piece.id]:
            return self.known_blank[piece.id]
        elif self.settling:
            return self._assumed_blank(row, piece)
        elif self.nested >= NESTED_MOST or self.depth >= DEEPEST:
            self.nested += 1
            self.cut_short += 1
            return False
        before: i64 = self.cut_short
        is_first = not self.looked_up
        self.depth += 1
        found = self._blankers(row, piece)
        blank = len(found) > 0
        if blank and found[0] != ALWAYS:
            blank = self._is_blank_by(row, piece, found, before)
        if is_first and self.cut_short != before and piece is self.pieces[piece.id]:
            self.cut_short = before
            blank = self._settled_blank(row, piece.id)
        self.depth -= 1
        if self.depth == 0:
            if self.known_blank:
                self.known_blank = {}
        elif self.cut_short == before and piece is self.pieces[piece.id]:  # not as it last was in play
            self.known_blank[piece.id] = blank
        return blank

    def _assumed_blank(self, row: list[Change], piece: TablePiece) -> bool:
        """What is assumed of an undecided piece while a circle is settled."""
        if piece is self.pieces[piece.id]:
            if piece.id not in self.asked_of:
                self.asked_of.append(piece.id)
            return self.assumes_blank
        # As it last was in play: no other piece depends on it.
        found = [] if self.depth >= DEEPEST else self._blankers(row, piece)
        self.asked_of += [id for id in found if id != ALWAYS]
        return len(found) > 0

    def _settled_blank(self, row: list[Change], first: i64) -> bool:
        """Whether a piece is blank that depends on others, or on itself, through other properties than blankness, such as marks.

        Each undecided piece is looked at as if all others had their texts; it depends on those of which this asks.  Those in a circle are
        decided as in `engine.table.blanking`; then pieces that asked of others are looked at again.
        """
        depth: i64 = self.depth
        looked_up, self.looked_up = self.looked_up, []
        self.settling = True
        by_age = [change.scope.source for change in row if change.ends < 0]
        blankers: dict[int, list[int]] = {}
        asked: dict[int, list[int]] = {}
        while first not in self.known_blank:
            pieces: list[int] = []
            left: list[int] = [first]
            while left:
                id: i64 = left.pop()
                if id in self.known_blank or id in pieces:
                    continue
                pieces.append(id)
                if id not in blankers:
                    blankers[id] = self._blankers_if(row, id, False)
                    asked[id] = self.asked_of
                    # Effects that reach it whether the one piece is blank or not do not depend on that piece.
                    if len(self.asked_of) == 1 and self._blankers_if(row, id, True) == blankers[id] and self.asked_of == asked[id]:
                        asked[id] = []
                left += [source for source in blankers[id] if source != ALWAYS]
                left += asked[id]
            self.known_blank.update(decided(pieces, blankers, asked, by_age, self.known_blank))
            for id in pieces:
                if asked[id]:
                    del blankers[id]
        self.settling = False
        self.assumes_blank = False
        self.asked_of = []
        self.looked_up = looked_up
        self.depth = depth
        return self.known_blank[first]

    def _blankers_if(self, row: list[Change], id: i64, assumes_blank: bool) -> list[int]:
        """`_blankers`, if all undecided pieces are blank or have their texts; fills `asked_of`."""
        self.asked_of = []
        self.assumes_blank = assumes_blank
        self.depth = 1
        self.nested = 0
        return self._blankers(row, self.pieces[id])

    def _is_blank_by(self, row: list[Change], piece: TablePiece, found: list[int], before: i64) -> bool:
        """Whether one of the effects of these sources on the piece works, since its own source is not blank.

        before: `cut_short` when the question began.
        """
        pieces: list[int] = [piece.id]
        blankers: list[list[int]] = [found]
        place: i64 = 0
        while place < len(blankers):
            for id in blankers[place]:
                if id != ALWAYS and id not in pieces:
                    pieces.append(id)
                    blankers.append(self._blankers(row, self.pieces[id]))
            place += 1
        blanks = settled(pieces, blankers, [change.scope.source for change in row if change.ends < 0])
        if self.cut_short == before:
            place = 1
            while place < len(pieces):
                self.known_blank[pieces[place]] = blanks[place]
                place += 1
        return blanks[0]

    def _blankers(self, row: list[Change], piece: TablePiece) -> list[int]:
        """The sources of the effects that make a piece blank if they work; only ALWAYS if one of them works in any case."""
        found: list[int] = []
        known = self.known_blank.get(piece.id)
        if known is not None:
            return [ALWAYS] if known else found
        if piece.id in self.looked_up:  # whether it is blank depends on itself through other properties, such as marks
            self.cut_short += 1
            return found
        self.nested += 1
        self.looked_up.append(piece.id)
        for change in row:
            id: i64 = ALWAYS if change.ends >= 0 else change.scope.source
            if change.piece >= 0 and change.piece != piece.id:
                continue
            if id in found or id in self.heard.blanks:
                continue
            if self._reaches(change, piece, False):
                if id == ALWAYS:
                    found = [ALWAYS]
                    break
                found.append(id)
        self.looked_up.pop()
        return found

    def has_seat_flag(self, flag: i64, seat: i64) -> bool:
        """Whether some effect sets this flag on the seat."""
        if (self.changes.seat_flags >> (flag & 63)) & 1 == 0:  # as in `has_flag`
            return False
        row = self.changes.seat_flag_row(flag)
        if row is not None:
            for change in row:
                if self._applies(change, seat, None):
                    return True
        return False

    def has_mark(self, mark: i64, piece: TablePiece) -> bool:
        """Whether the piece has this trait, keyword or icon, printed or gained, and not lost."""
        has = self.printed_mark(mark, piece)
        row = self.changes.mark_row(mark)
        if row is not None:
            for change in row:
                if (change.how == LOSE or not has) and self._applies(change, piece.id, piece):
                    if change.how == LOSE:
                        return False
                    has = True
        return has

    def _changed_value(self, row: list[Change], printed: i64, id: i64, piece: TablePiece | None) -> i64:
        working: list[Change] | None = None
        for change in row:
            if self._applies(change, id, piece):
                if working is None:
                    working = [change]
                else:
                    working.append(change)
        if working is None:
            return printed
        value: i64 = printed
        layer: i64 = SET
        while layer <= CEILING:
            for change in working:
                if change.how == layer:
                    amount: i64 = 1
                    if change.amount is not None:
                        amount = self._amount_of(change.amount, change.scope)
                    if layer == CEILING:
                        value = min(value, max(printed, amount))
                    else:
                        value = max(value, min(printed, amount)) if layer == FLOOR else changed_by(value, layer, amount)
            layer += 1
        return value

    def _amount_of(self, amount: Amount, scope: Resolution) -> i64:
        """The amount of a change, which may count pieces by the very number that is changed."""
        if amount.code == FIXED:
            return amount.plus
        if self.depth == 0:
            self.nested = 0
        self.depth += 1
        value: i64 = self.amount(amount, scope)
        self.depth -= 1
        if self.depth == 0 and self.known_blank:
            self.known_blank = {}
        return value

    def _applies(self, change: Change, id: i64, piece: TablePiece | None) -> bool:
        """Whether the change counts for this piece (or seat) now.  One of a blank piece does not, unless it lasts until a period ends."""
        if change.piece >= 0 and change.piece != id:
            return False
        if change.ends < 0 and self.heard.blanks and change.scope.source in self.heard.blanks:
            return False
        if self.depth == 0:
            self.nested = 0
        else:
            self.nested += 1
            if self.depth >= DEEPEST or self.nested > NESTED_MOST:
                self.cut_short += 1
                return False
        if change.ends < 0 and change.scope.source >= 0 and self.blank_flag >= 0 and self.is_blank(self.pieces[change.scope.source]):
            return False
        return (change.filter is None and not change.conditions) or self._reaches(change, piece, True)

    def _reaches(self, change: Change, piece: TablePiece | None, leaves_itself_out: bool) -> bool:
        """Whether the conditions of a change hold and the piece fits its filter now.

        leaves_itself_out: whether the change does not count while this is decided.  Circles of effects that make pieces blank are decided
        in another way (`engine.table.blanking`).
        """
        filter = change.filter
        if filter is not None and piece is not None:
            # What is printed comes first: a condition may ask many other pieces whether their texts are blank.
            printed = filter.printed
            if (printed is not None and not printed[piece.face]) or not self.is_in_zone(piece, filter):
                return False
        if leaves_itself_out:
            for other in self.deciding:
                if other is change:
                    self.cut_short += 1
                    return False
            self.deciding.append(change)
        self.depth += 1
        applies = self.all_hold(change.conditions, change.scope)
        if applies and filter is not None and piece is not None:
            applies = self.fits(piece, filter, change.scope)
        self.depth -= 1
        if leaves_itself_out:
            self.deciding.pop()
        if self.depth == 0 and self.known_blank:
            self.known_blank = {}
        return applies

    def _own_changes(self) -> Changes:
        if self.changes_are_shared:
            self.changes = self.changes.copy()
            self.changes_are_shared = False
        return self.changes

    def left_play(self, piece: TablePiece) -> None:
        super().left_play(piece)
        if self.changes.by_key:
            self._own_changes().leave(piece.id)

    def pass_on_changes(self, piece: i64, to: i64) -> None:
        """Let what changes one piece change another one that takes its place."""
        self._own_changes().pass_on(piece, to)
        self.changed()

    def end_period(self, period: i64) -> None:
        super().end_period(period)
        if self.changes.ends_any(period):
            self._own_changes().end(period)
            self.changed()

    def end_changes(self, source: i64, period: i64) -> None:
        """End the effects of one piece that last until this period, in a game whose effects end one by one."""
        self._own_changes().end_of(source, period)
        self.changed()

    def blank(self, piece: i64) -> None:
        super().blank(piece)
        self.changed()

    def unblank(self, piece: i64) -> None:
        super().unblank(piece)
        self.changed()

    # --- abilities -------------------------------------------------------------------------------------------------

    def can_use(self, ability: Ability, scope: Resolution) -> bool:
        """Whether the conditions hold, there are targets, and the costs can be paid together."""
        if not self.all_hold(ability.conditions, scope):
            return False
        if ability.costs and not self.can_pay_all(ability.costs, scope):
            return False
        return not ability.needs_targets or self._has_targets(ability, scope, 0)

    def can_trigger(self, listener: Listener, event: Event) -> bool:
        ability = listener.trigger.ability
        if self._is_silent(listener):
            return False
        if ability is None:
            return True
        place: i64 = len(self.events) - 1
        while self.events[place] is not event:
            place -= 1
        scope = scope_of(listener, place)
        scope.seat = listener.worker(event)
        return self.can_use(ability, scope)

    def _is_silent(self, listener: Listener) -> bool:
        """Whether it is printed on a piece that an effect makes blank, or whose triggers an effect silences."""
        if self.blank_flag < 0 or listener.piece < 0 or not listener.is_printed():
            return False
        if self.changes.flag_row(self.silent_flag) is not None and self.has_flag(self.silent_flag, self.pieces[listener.piece]):
            return True
        return self.is_blank(self.pieces[listener.piece])

    def usable(self, kind: i64, seat: i64) -> list[Listener]:
        """The abilities of this seat for a window for actions that can be used now.  kind: the game's own number of such abilities."""
        found: list[Listener] = []
        for listener in self.heard.find(Event(kind, seat), ACTION):
            if listener.seat == seat and self.is_usable(listener):
                found.append(listener)
        return found

    def is_usable(self, listener: Listener) -> bool:
        """Whether an ability for a window for actions can be used now by its seat."""
        if self.is_used_up(listener) or self._is_silent(listener):
            return False
        ability = listener.trigger.ability
        return ability is None or self.can_use(ability, scope_of(listener, -1))

    def use_action(self, listener: Listener) -> None:
        """Use one of the abilities that `usable` gave."""
        self.use(listener)
        self.resolve(listener.trigger.program, scope_of(listener, -1))

    def use_ability(self, ability: Ability, source: i64, seat: i64) -> None:
        """Use an ability that no listener holds, such as the text of a card that is played."""
        self.resolve(ability.program, Resolution(source, seat, -1, ability))

    def resolve(self, program: Program, resolution: Resolution) -> None:
        ability = resolution.ability
        if ability is None:
            super().resolve(program, resolution)
            return
        # Targets of an effect that was delayed are there already.
        stage: i64 = NAME_X if not resolution.slots else PAY
        self.frames.append(Frame(ABILITY_FRAME, stage, len(self.resolutions)))
        self.resolutions.append(resolution)

    def targets(self, slot: i64) -> list[TablePiece]:
        """The pieces in a slot of the ability under way; its program still finds those that it moves itself."""
        return [self.pieces[id] for id in self.resolutions[-1].slots[slot]]

    def step_own(self, frame: Frame) -> None:
        if frame.kind == ABILITY_FRAME:
            self._step_ability(frame)
        else:
            super().step_own(frame)

    def answer_own(self, frame: Frame, decision: Decision, option: Option) -> None:
        if decision.kind == TARGET_DECISION:
            if option.verb == PASS_VERB:
                frame.b += 1
            else:
                scope = self.resolutions[frame.a]
                while len(scope.arrivals) < len(scope.slots):
                    scope.arrivals = [*scope.arrivals, []]  # the list of a new resolution is shared
                scope.slots[frame.b].append(option.piece)
                scope.arrivals[frame.b].append(self.pieces[option.piece].arrivals)
        elif decision.kind == AMOUNT_DECISION:
            self.resolutions[frame.a].numbers = [option.amount]
        else:
            super().answer_own(frame, decision, option)

    def _step_ability(self, frame: Frame) -> None:
        scope = self.resolutions[frame.a]
        ability = scope.ability
        if ability is None:
            raise ValueError("an ability's frame without an ability")
        stage: i64 = frame.pc
        if stage == NAME_X:
            frame.pc = CHOOSE
            self._name_x(ability, scope)
        elif stage == CHOOSE:
            self._choose_target(frame, ability, scope)
        elif stage == PAY:
            if frame.b < len(ability.costs):
                cost = ability.costs[frame.b]
                frame.b += 1
                amount: i64 = scope.numbers[0] if cost.is_x else self.amount(cost.amount, scope)
                self.pay(cost, amount, scope)
            else:
                frame.pc = RUN
                if self.used_kind >= 0 and (self.hears(self.used_kind) or self.hears(self.targeted_kind)):
                    frame.pc = ANSWERED
                    self._announce_use(ability, scope)
        elif stage == ANSWERED:
            frame.pc = RUN if self.happened > 0 else OVER
            frame.b = 0
        elif stage == RUN:
            frame.pc = OVER
            frame.b = 1 if self._still_legal(ability, scope) else 0
            if frame.b:
                self.run(ability.program, scope.source, scope.seat)
        elif stage == OVER and frame.b != 0 and self.announces_resolved(frame.a):
            frame.pc = RESOLVED
        else:
            self.frames.pop()
            self.resolutions.pop()
            self.ability_ended(scope, frame.b != 0)

    def _announce_use(self, ability: Ability, scope: Resolution) -> None:
        """Let cards answer the use of the ability and its targets, as one batch; if that is cancelled, its program does not run."""
        events = [Event(self.used_kind, scope.seat, scope.source, amount=ability.timing)]
        slot: i64 = 0
        for ids in scope.slots:
            if slot < len(ability.targets) and not ability.targets[slot].is_chosen:
                for id in ids:
                    events.append(Event(self.targeted_kind, scope.seat, id, scope.source, ability.timing))
            slot += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        self.fire_all(events)

    def _name_x(self, ability: Ability, scope: Resolution) -> None:
        for cost in ability.costs:
            if cost.is_x:
                decision = Decision(AMOUNT_DECISION, scope.seat, scope.source)
                least: i64 = self.least_payable(cost, scope)
                most: i64 = self.most_payable(cost, scope)
                while least <= most:
                    decision.offer(AMOUNT_VERB, -1, least)
                    least += 1
                self.ask(decision)
                return

    def _choose_target(self, frame: Frame, ability: Ability, scope: Resolution) -> None:
        if frame.b >= len(ability.targets):
            frame.pc = PAY
            frame.b = 0
            return
        target = ability.targets[frame.b]
        scope.open_slot(frame.b)
        chosen = scope.slots[frame.b]
        legal = self._legal_targets(ability, scope, frame.b) if len(chosen) < target.most else []
        if not legal:
            frame.b += 1
            return
        seat: i64 = scope.seat if target.chooser == CONTROLLER else (scope.seat + 1) % self.seats
        decision = Decision(TARGET_DECISION, seat, scope.source)
        for piece in legal:
            decision.offer(TARGET_VERB, piece.id, 0)
        if len(chosen) >= target.least:
            decision.offer_pass()
        self.ask(decision)

    def _legal_targets(self, ability: Ability, scope: Resolution, slot: i64) -> list[TablePiece]:
        """The legal choices for a slot that leave targets for the later slots."""
        chosen = scope.slots[slot]
        found = [piece for piece in self._candidates(ability.targets[slot], scope) if piece.id not in chosen]
        if slot + 1 < len(ability.targets):
            fit: list[TablePiece] = []
            for piece in found:
                chosen.append(piece.id)
                if self._fills(ability, scope, slot, found, 0):
                    fit.append(piece)
                chosen.pop()
            return fit
        return found

    def other_targets(self, ability: Ability, scope: Resolution, slot: i64) -> list[TablePiece]:
        """The pieces that could have been chosen for a slot instead."""
        return [piece for piece in self._candidates(ability.targets[slot], scope) if piece.id not in scope.slots[slot]]

    def _candidates(self, target: Target, scope: Resolution) -> list[TablePiece]:
        found = [piece for piece in self.fitting(target.filter, scope) if target.is_chosen or self.may_target(piece, scope)]
        if not target.is_chosen and self.changes.flag_row(self.wild_flag) is not None:
            for piece in self.pieces:
                if self.is_wild(piece, scope) and piece not in found:
                    found.append(piece)
        return found

    def _has_candidates(self, target: Target, scope: Resolution) -> bool:
        """Whether there are as many candidates as the slot needs; the search ends with the last one that is needed."""
        filter = target.filter
        printed = filter.printed
        missing: i64 = target.least
        zone: Zone
        piece: TablePiece
        for zone in self.zones_for(filter):
            if zone.cards and names_zone(filter, zone):
                for piece in zone.cards:
                    if printed is not None and not printed[piece.face]:
                        continue
                    if self.fits(piece, filter, scope) and (target.is_chosen or self.may_target(piece, scope)):
                        missing -= 1
                        if missing <= 0:
                            return True
        if self.changes.flag_row(self.wild_flag) is None:
            return False
        return len(self._candidates(target, scope)) >= target.least

    def is_wild(self, piece: TablePiece, scope: Resolution) -> bool:
        """Whether the piece is a legal target of this ability whatever the ability asks for."""
        zone: Zone = self.zones[piece.zone]
        return zone.in_play and self.fits_anyway(piece, scope) and self.may_target(piece, scope)

    def is_legal(self, piece: TablePiece, target: Target, scope: Resolution) -> bool:
        """Whether the piece is a legal target of this ability now."""
        if self.is_in_zone(piece, target.filter) and self.fits(piece, target.filter, scope) and self.may_target(piece, scope):
            return True
        return self.changes.flag_row(self.wild_flag) is not None and self.is_wild(piece, scope)

    def _has_targets(self, ability: Ability, scope: Resolution, slot: i64) -> bool:
        """Whether the slots from this one on can be filled, each with as many targets as it needs."""
        if slot >= len(ability.targets):
            return True
        target = ability.targets[slot]
        scope.open_slot(slot)
        if target.least == 0:
            return self._has_targets(ability, scope, slot + 1)
        if slot + 1 == len(ability.targets):
            return self._has_candidates(target, scope)
        found = self._candidates(target, scope)
        before = scope.slots[slot]
        scope.slots[slot] = []
        fits = self._fills(ability, scope, slot, found, 0)
        scope.slots[slot] = before
        return fits

    def _fills(self, ability: Ability, scope: Resolution, slot: i64, found: list[TablePiece], first: i64) -> bool:
        """Whether candidates from the place `first` on complete what is chosen for the slot, so that the later slots can be filled, too."""
        chosen = scope.slots[slot]
        if len(chosen) >= ability.targets[slot].least:
            return self._has_targets(ability, scope, slot + 1)
        fits = False
        place: i64 = first
        while place < len(found) and not fits:
            id: i64 = found[place].id
            place += 1
            if id not in chosen:
                chosen.append(id)
                fits = self._fills(ability, scope, slot, found, place)
                chosen.pop()
        return fits

    def _still_legal(self, ability: Ability, scope: Resolution) -> bool:
        """Drop targets that are no longer legal, or new objects.  False if a slot has fewer than it needs."""
        slot: i64 = 0
        seen = scope if scope.aimed_by < 0 else scope.seen_by(scope.aimed_by)
        for target in ability.targets:
            if slot < len(scope.slots) and not target.is_chosen:
                legal: list[int] = []
                known = scope.arrivals[slot] if slot < len(scope.arrivals) else []
                for place, id in enumerate(scope.slots[slot]):
                    piece = self.pieces[id]
                    if place < len(known) and known[place] != piece.arrivals:
                        continue  # it has left and come back
                    if self.is_legal(piece, target, seen):
                        legal.append(id)
                if len(legal) < target.least:
                    return False
                scope.slots[slot] = legal
            slot += 1
        return True

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_ability_machine(self, twin: AbilityMachine) -> None:
        """This class's own part of `clone`, with those of the classes that it inherits from down to `EventMachine`."""
        self.copy_table_machine(twin)
        twin.changes = self.changes
        twin.changes_are_shared = True
        self.changes_are_shared = True
        twin.depth = 0
        twin.nested = self.nested
        twin.used_kind = self.used_kind
        twin.targeted_kind = self.targeted_kind
        twin.blank_flag = self.blank_flag
        twin.silent_flag = self.silent_flag
        twin.wild_flag = self.wild_flag

    def ability_machine_record(self) -> list[int]:
        """This class's own part of `record`, with those of the classes that it inherits from down to `EventMachine`."""
        return [*self.table_machine_record(), *self.changes.record()]


def names_zone(filter: Filter, zone: Zone) -> bool:
    """Whether the zone is one of those that the filter names, or in play if it names none."""
    return zone.in_play if filter.zones == 0 else (filter.zones >> zone.kind) & 1 != 0


def scope_of(listener: Listener, event: i64) -> Resolution:
    """The context in which a listener's ability is evaluated."""
    scope = Resolution(listener.source, listener.seat, event, listener.trigger.ability)
    if listener.slots is not None:
        scope.slots = [slot.copy() for slot in listener.slots]
    return scope
