"""The state of one game: a table with its piles, cards, numbers and counts, and what happens when a card leaves it."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.table.pieces import TablePiece
from games.star_wars_ccg.abilities.constants import COST, HATRED, MANY_COPIES
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import CHARACTER, FREE, LOCATION, NONE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.table.destinies import TableDestinies


class Table(TableDestinies):
    """The state of one game, in a goldfish or a match, as all rules but card texts see it."""

    # --- what the engine calls ---------------------------------------------------------------------------------------

    def execute(self, event: Event) -> None:
        raise ValueError(f"no card text fires the event {event.kind}")

    def perform(self, op: Op, frame: Frame) -> None:
        self.perform_verb(op, frame)

    def left_play(self, piece: TablePiece) -> None:
        """Forget what other cards know of a card that leaves the table, and lose what lies on it."""
        here = self.pieces[piece.id]
        if here.attached:
            self.loosen_captives(here)
        here.leave()
        for id in self.aimers:  # an Utinni Effect does not know its target again if that card comes back
            if self.pieces[id].aim == here.id:
                self.pieces[id].aim = NONE
        for id in self.tests:
            test = self.pieces[id]
            if test.stage == 0 and test.aim == here.id:
                test.aim = NONE
            if test.stage == 0 and test.origin == here.id:
                test.origin = NONE
        self.shed(here)
        super().left_play(here)
        if here.card.turns_pile:
            self.turn_piles()

    def shed(self, here: Piece) -> None:
        """Lose what lies on a card that leaves; combat cards go to the Used Pile, and others where the card's text says."""
        for side in self.sides:
            for each in side.lost.cards:
                if each.was_under == here.id:
                    each.was_under = NONE
            for each in side.aside.cards.copy():
                if each.under == here.id:
                    is_combat_card = each.facedown and each.called == 0 and here.card.type == CHARACTER
                    called: i64 = each.called
                    each.under = NONE
                    if is_combat_card:
                        self.move(each, self.sides[each.owner].used)
                    elif here.card.sheds >= 0:
                        self.move(each, self.pile(each.owner, here.card.sheds))
                    else:
                        self.lose(each)
                        each.called = called if called == HATRED else 0
                        each.was_under = here.id if called == HATRED else NONE

    # --- copies on the table -----------------------------------------------------------------------------------------

    def copies_on_table(self, card: Card) -> i64:
        """CCG-UNI-01: the cards of this name on the table, of both sides; by the community's rules those of a persona."""
        number: i64 = 0
        for side in self.sides:
            for piece in side.at_locations.cards:
                if piece.card.title == card.title or (self.is_community and shares_persona(piece.card, card)):
                    number += 1
            for piece in side.area.cards:
                if not piece.card.is_order and piece.card.title == card.title:  # a new Admiral's Order replaces an equal one
                    number += 1
            for piece in side.covered.cards:
                if piece.bonds != FREE and (piece.card.title == card.title or (self.is_community and shares_persona(piece.card, card))):
                    number += 1
        return number

    def is_barred(self, card: Card) -> bool:
        """Whether a further copy of a unique card cannot come (CCG-UNI-02)."""
        return card.type != LOCATION and card.uniqueness > 0 and self.copies_on_table(card) >= card.uniqueness

    def is_kept_out(self, piece: Piece) -> bool:
        """Whether CCG-UNI-02 keeps a card out; some cards let copies come any number of times."""
        if not self.is_barred(piece.card):
            return False
        return self.changes.flag_row(MANY_COPIES) is None or not self.has_flag(MANY_COPIES, piece)

    # --- what card texts decide --------------------------------------------------------------------------------------

    def cost_at(self, piece: Piece, place: i64) -> i64:
        """The Force that it costs to deploy a card at a location, NONE for no location in particular (CCG-DEP-04)."""
        return self.number(COST, piece)

    def may_deploy_at(self, piece: Piece, place: i64) -> bool:
        """Whether the text of a card lets it be deployed at a location."""
        return True

    def places_by_text(self, piece: Piece, less: i64) -> list[Option]:
        """The places where the text under way deploys a card, which costs so much less."""
        return []

    def may_move_to(self, piece: Piece, place: i64) -> bool:
        """Whether the text of a card lets it move to a location."""
        return True

    def may_board(self, piece: Piece, host: Piece) -> bool:
        """Whether the text of a card lets it go aboard a vehicle or starship."""
        return True

    def may_crew(self, piece: Piece, host: Piece) -> bool:
        """Whether a card may take a place of a pilot or driver there, if it has the skill."""
        return True

    def is_sheltered(self, piece: TablePiece, source: i64) -> bool:
        """Whether some card keeps the text of this source from doing anything to a piece."""
        return False

    def is_immune(self, piece: Piece, attrition: i64) -> bool:
        """Whether a card need not be forfeited for this much attrition."""
        return False

    def loosen_captives(self, holder: Piece) -> None:
        """Release the captives of a card that leaves the table."""

    def begin_lasting(self, piece: Piece, face: i64) -> None:
        """Let begin what a side of a card does until the end of the game."""


def shares_persona(first: Card, second: Card) -> bool:
    for persona in first.personas:  # noqa: SIM110  a loop is faster when compiled
        if persona in second.personas:
            return True
    return False
