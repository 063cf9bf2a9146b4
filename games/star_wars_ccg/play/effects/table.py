"""The table as card texts see it: what filters test and amounts count, and the effects that begin when a card comes into play."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter, PieceTest
from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import SET
from games.engine.ops import Op
from games.engine.table.abilities import OVER, PAY, RUN
from games.engine.table.changes import NUMBER, Change
from games.engine.table.pieces import TablePiece
from games.engine.verbs import FIRE, OPPOSING, SLOT, SOURCE, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.captives.holding import begin_release, held_by
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.combat.drains import is_idle, may_use
from games.star_wars_ccg.play.constants import (
    ASIDE,
    AT_LOCATIONS,
    FREE,
    LOCATIONS,
    NONE,
    PILOT_SEAT,
    PLAY_FRAME,
    SITE,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.contests.draw_tests import racer_lead, titles_of
from games.star_wars_ccg.play.contests.sabacc_texts import kinds_of
from games.star_wars_ccg.play.effects.amounts import counted
from games.star_wars_ccg.play.effects.card_texts import CardChange
from games.star_wars_ccg.play.effects.fate import aims_of_text, draws_by
from games.star_wars_ccg.play.effects.filter_tests import passes_test
from games.star_wars_ccg.play.epics.orbits import ignition_total
from games.star_wars_ccg.play.fetching.coming import places_by_text
from games.star_wars_ccg.play.guarding.attempts import ASKED, CALLED_OFF, is_attempt
from games.star_wars_ccg.play.row import has_seats
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers


class TextTable(Table):
    """A table whose cards have texts."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards)
        self.blank_flag = c.BLANKED

    def place_of(self, piece: TablePiece) -> i64:
        """The location of a piece on the table or a Hatred card, or of a location; of a card in hand the one where it is to be deployed."""
        here = self.pieces[piece.id]
        kind: i64 = here.zone % ZONES_A_SEAT
        if kind == LOCATIONS:
            return here.id
        if kind == AT_LOCATIONS or here.bonds != FREE:
            return self.place_at(here)
        return self.place_at(self.pieces[here.under]) if here.called > 0 and here.under >= 0 else self.bound

    def _step_ability(self, frame: Frame) -> None:
        """Players may answer what a text targets, once that is chosen and before its costs are paid."""
        if frame.pc == PAY and frame.b == 0 and frame.c == 0 and self.is_answered(c.AT_ATTEMPT):
            frame.c = ASKED
            scope = self.resolutions[frame.a]
            if is_attempt(self, scope):
                begin_answers(self, c.AT_ATTEMPT, 1 - scope.seat, scope.source)
                return
        if frame.pc == RUN and frame.c == CALLED_OFF:
            frame.pc = OVER
            frame.b = 0
        super()._step_ability(frame)

    def own_test(self, test: PieceTest, piece: TablePiece, scope: Resolution) -> bool:
        return passes_test(self, test, self.pieces[piece.id], scope)

    def ability_ended(self, scope: Resolution, resolved: bool) -> None:
        """CCG-GAM-01: a text may have taken the last card of a Life Force out of its piles."""
        self.check_life()

    def own_amount(self, amount: Amount, scope: Resolution) -> i64:
        if amount.filter is None:
            return counted(self, amount.number, scope)
        return self.counted_with(amount.number, amount.filter, scope)

    def counted_with(self, number: i64, filter: Filter, scope: Resolution) -> i64:  # noqa: PLR0911  one branch an amount
        """An amount of this game that depends on a filter."""
        if number == c.TEXT_IS:
            return draws_by(self, filter, scope)
        if number == c.TEXT_AIMS:
            return aims_of_text(self, filter, scope)
        if number == c.TEXT_TARGETS:
            return aims_of_text(self, filter, scope, must_compare=False)
        if number == c.PAIRS:
            return min([len(self.fitting(each, scope)) for each in filter.any_of])
        if number == c.IGNITION:
            target = first_target(self, scope)
            return ignition_total(self, filter, scope, target) if target is not None else 0
        if number == c.KINDS:
            return kinds_of(self, filter, scope)
        if number == c.TITLES:
            return titles_of(self, filter, scope)
        if number == c.RACER_LEAD:
            return racer_lead(self, filter, scope)
        return counted(self, number, scope)

    def may_target(self, piece: TablePiece, scope: Resolution) -> bool:  # noqa: PLR0911  one reason after another
        """Whether a text may choose a piece; some cards name others whose texts do nothing to them."""
        if scope.source < 0:
            return True
        card = self.pieces[scope.source].card
        if self.changes.flag_row(c.NOT_DOOMED) is not None and self.is_spared(piece, scope):
            return False
        if card.plays and scope.seat != self.pieces[piece.id].controller and self.has_flag(c.NOT_ASKED, piece):
            return False
        if not card.seeks_missing and self.has_flag(c.MISSING, piece):
            return False
        if self.is_sheltered(piece, scope.source) or self.is_left_out(self.pieces[piece.id], scope.source):
            return False
        if card.title in self.cards[piece.face].immune_to:
            return False
        if self.steadiers and self.is_steadied(self.pieces[piece.id], card.title):
            return False
        own = self.cards[piece.face].immune_to_own
        if own and card.title in own and scope.seat == self.pieces[piece.id].controller:
            return False
        if self.pieces[piece.id].zone % ZONES_A_SEAT != ASIDE:
            return True
        for frame in self.frames:  # an Interrupt that is used now
            if frame.kind == PLAY_FRAME and frame.a == piece.id and card.title in self.cards[piece.face].plays[frame.d].immune_to:
                return False
        return True

    def is_spared(self, piece: TablePiece, scope: Resolution) -> bool:
        """Whether a card is no target of the text under way, by which it would be lost."""
        return scope.ability is not None and self.has_flag(c.NOT_DOOMED, piece) and loses_target(scope.ability.program.ops)

    def is_idle_weapon(self, source: i64, where: Piece) -> bool:
        return source >= 0 and self.pieces[source].card.type == WEAPON and is_idle(self, self.pieces[source], where)

    def may_use_weapon(self, weapon: Piece) -> bool:
        return not self.is_community or may_use(self, weapon)

    def is_left_out(self, piece: Piece, source: i64) -> bool:
        """By the community's rules: whether a card takes no part in the battle at its location, so that others do nothing to it."""
        if not self.is_community or self.battle.place < 0 or self.changes.flag_row(c.OUT_OF_BATTLES) is None or source == piece.id:
            return False
        return self.has_flag(c.OUT_OF_BATTLES, piece) and self.place_at(piece) == self.battle.place

    def is_steadied(self, piece: Piece, title: i64) -> bool:
        """Whether a card that lies on a piece keeps it from cards of this title."""
        for id in self.steadiers:
            above = self.pieces[id]
            if above.under == piece.id and title in above.card.steadies and above.card.steadied is not None:
                return self.fits(piece, above.card.steadied, Resolution(id, above.controller))
        return False

    def is_sheltered(self, piece: TablePiece, source: i64) -> bool:
        """Whether some card keeps the text of this source from doing anything to a piece."""
        if source < 0:
            return False
        shelter: i64 = self.pieces[source].card.shelter
        return shelter >= 0 and self.has_flag(shelter, piece)

    def may_affect(self, piece: TablePiece, scope: Resolution) -> bool:
        return not self.is_sheltered(piece, scope.source)

    # --- numbers of cards that are not in play yet -----------------------------------------------------------------

    def cost_at(self, piece: Piece, place: i64) -> i64:
        """What cards on the table and the card itself say about the Force that it costs to deploy it there."""
        self.bound = place
        cost: i64 = self.unraised(c.COST, piece) if piece.card.keeps_cost else self.number(c.COST, piece)
        for own in piece.card.own_costs:
            if self.all_hold(own.conditions, Resolution(piece.id, piece.controller)):
                cost = own.amount if own.how == SET else cost + own.amount
                if own.by_hand:
                    cost = len(self.sides[piece.controller].hand.cards)
        self.bound = NONE
        return max(cost - self.rebate, 0)

    def may_deploy_at(self, piece: Piece, place: i64) -> bool:
        if place >= 0 and self.pieces[place].card.seal > 0:
            return False  # nobody deploys inside a station
        self.bound = place
        is_barred = self.has_flag(c.NOT_DEPLOYED, piece)
        self.bound = NONE
        if is_barred:
            return False
        only = piece.card.only_at
        if only is None or self.fits(self.pieces[place], only, Resolution(piece.id, piece.controller)):
            return True
        aboard = piece.card.only_aboard
        if aboard is not None and self.bearer >= 0 and self.fits(self.pieces[self.bearer], aboard, Resolution(piece.id, piece.controller)):
            return True
        if self.changes.flag_row(c.COMES_ANYWHERE) is None:
            return False
        self.bound = place
        found = self.has_flag(c.COMES_ANYWHERE, piece)
        self.bound = NONE
        return found

    def period_of(self, number: i64, scope: Resolution) -> i64:
        """The end of the own next turn, or its beginning."""
        if number == c.NEXT_END:
            return c.LATER_TURN + 2 * scope.seat + (self.sides[scope.seat].turns + 1) % 2
        return c.OWN_TURN_BEGINS + scope.seat if number == c.NEXT_BEGINNING else number

    def places_by_text(self, piece: Piece, less: i64) -> list[Option]:
        return places_by_text(self, piece, less)

    def may_move_to(self, piece: Piece, place: i64) -> bool:
        only = piece.card.moves_to
        return only is None or self.fits(self.pieces[place], only, Resolution(piece.id, piece.controller))

    def may_board(self, piece: Piece, host: Piece) -> bool:
        for never in piece.card.never_aboard:  # noqa: SIM110  a loop is faster when compiled
            if self.fits(host, never, Resolution(piece.id, piece.controller)):
                return False
        return True

    def may_crew(self, piece: Piece, host: Piece) -> bool:
        crew = host.card.crew
        flies = piece.card.flies_only
        if flies is not None and not self.fits(host, flies, Resolution(piece.id, piece.controller)):
            return False
        first = host.card.first_crew
        if first is not None and not self.has_first_crew(piece, host, first):
            return False
        return crew is None or self.fits(piece, crew, Resolution(host.id, host.controller))

    def has_first_crew(self, piece: Piece, host: Piece, first: Filter) -> bool:
        """Whether a place is left for a pilot of whom the host needs one, or such a pilot is there."""
        scope = Resolution(host.id, host.controller)
        if self.fits(piece, first, scope) or self.free_rooms(host, PILOT_SEAT) > 1:
            return True
        for id in host.attached:  # noqa: SIM110  a loop is faster when compiled
            if self.pieces[id].room == PILOT_SEAT and self.fits(self.pieces[id], first, scope):
                return True
        return False

    def is_immune(self, piece: Piece, attrition: i64) -> bool:
        if not self.changes.by_key or self.has_flag(c.NO_IMMUNITY, piece):
            return False
        if self.changes.number_row(c.IMMUNITY_LIMIT) is not None and attrition >= self.value(c.IMMUNITY_LIMIT, piece):
            return False
        if self.has_flag(c.IMMUNE_TO_ALL, piece):
            return True
        if attrition < c.IMMUNE_TO_ALL - c.IMMUNE and self.has_flag(c.IMMUNE_EXACTLY + attrition, piece):
            return True
        below: i64 = self.value(c.IMMUNE_BELOW, piece)
        least: i64 = c.IMMUNE_TO_ALL - c.IMMUNE - 1
        while least > below:
            if self.has_flag(c.IMMUNE + least, piece):
                below = least
            least -= 1
        least = c.IMMUNE_MOST
        while least > below and least >= c.IMMUNE_TO_ALL - c.IMMUNE:
            if self.has_flag(c.IMMUNE_HIGH + least, piece):
                below = least
            least -= 1
        if below > 0:
            below += self.value(c.IMMUNITY, piece) + self.value(c.IMMUNE_MORE, piece)
        else:
            below = self.value(c.IMMUNE_ELSE, piece)
        return attrition < below

    def take_control(self, piece: TablePiece, seat: i64) -> None:
        """Let what the card prints work for its new player; its owner gets it back when it leaves the table."""
        super().take_control(piece, seat)
        self._own_changes().forget_lasting(piece.id)
        for change in self.cards[piece.face].changes:
            self.begin_printed(change, self.pieces[piece.id])

    def loosen_captives(self, holder: Piece) -> None:
        place: i64 = self.place_at(holder)
        for id in held_by(self, holder):
            begin_release(self, self.pieces[id], place)

    # --- cards that come into play -----------------------------------------------------------------------------------

    def entered_play(self, piece: TablePiece) -> None:
        super().entered_play(piece)
        for change in self.cards[piece.face].changes:
            self.begin_printed(change, self.pieces[piece.id])
        self.begin_lasting(self.pieces[piece.id], 0)
        if self.pieces[piece.id].card.kind == SITE:
            self.end_changes(piece.id, c.EXPANSION)
            for where in self.row.cards:
                if where.card.expanded and self.is_expanded(where):
                    self.expand(where, self.pieces[piece.id])

    def board_ship(self, piece: Piece, host: Piece, room: i64) -> None:
        super().board_ship(piece, host, room)
        if piece.card.expands:
            self.end_period(c.EXPANSION)
            for where in self.row.cards:
                self.expand(host, where)

    def is_expanded(self, where: Piece) -> bool:
        for id in where.attached:  # noqa: SIM110  a loop is faster when compiled
            if self.pieces[id].card.expands:
                return True
        return False

    def expand(self, site: Piece, other: Piece) -> None:
        """Let what lasts of the text of a site begin at another one as well, where it holds only while they are adjacent."""
        if other.card.kind == SITE and other.id != site.id:
            for change in site.card.expanded:
                self.begin_printed(change, other, c.EXPANSION)

    def begin_lasting(self, piece: Piece, face: i64) -> None:
        for change in piece.card.lasting[face]:
            self.begin_printed(change, piece, c.GAME)

    def begin_printed(self, printed: CardChange, piece: Piece, ends: i64 = -1) -> None:
        """Let a printed continuous effect begin, for the player of its half of a location, or else of the card."""
        seat: i64 = piece.controller
        if printed.half >= 0:
            seat = 0 if self.sides[0].force_side == printed.half else 1
        made = printed.effect
        about: i64 = -1
        filter = None
        pieces = made.pieces
        if pieces is None:
            about = 1 - seat if made.whose == OPPOSING else seat
        elif pieces.code == SOURCE:
            about = piece.id
        else:
            filter = pieces.filter
        number: i64 = made.number
        if made.kind == NUMBER and has_seats(number):
            number += 1 - seat if made.whose == OPPOSING else seat
        scope = Resolution(piece.id, seat)
        change = Change(
            made.kind, number, made.how, scope, amount=made.amount, filter=filter, piece=about, conditions=made.conditions, ends=ends
        )
        self.change(change)


def loses_target(ops: list[Op]) -> bool:
    """Whether a text takes a card that it targets off the table as lost."""
    for op in ops:
        if isinstance(op, Verb):
            if op.code == FIRE and op.kind == c.LOST_CARD and op.pieces is not None and op.pieces.code == SLOT:
                return True
            for sub in op.subs:
                if loses_target(sub.ops):
                    return True
    return False
