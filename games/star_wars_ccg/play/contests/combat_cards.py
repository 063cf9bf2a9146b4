"""Combat cards: cards that lie facedown on a character and stand in for destinies in duels and lightsaber combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.rng import Rng
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.text_draws import draw_into_slot
from games.star_wars_ccg.play.constants import CHARACTER, FORCE, HAND, NONE, RESERVE, USED
from games.star_wars_ccg.play.contests.contest import NO_CONTEST
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, stacked_on

# The most combat cards that a character has.
MOST_CARDS: Final = 2


def has_card_room(table: Table, piece: Piece) -> bool:
    """Whether a character may get one more combat card."""
    had = [card for card in stacked_on(table, piece.id) if card.facedown and card.called == 0]
    return piece.card.type == CHARACTER and len(had) < MOST_CARDS


def is_due(table: Table, seat: i64) -> bool:
    """Whether a seat is about to draw a destiny in a duel, and may use a combat card instead."""
    contest = table.contest
    return contest.kind != NO_CONTEST and contest.due == seat and contest.stand_in < 0 and contest.less == 0


def use_card(table: Table, op: Verb, scope: Resolution) -> None:
    """Reveal a combat card, which both players may answer before it counts."""
    chosen = table.pieces_of(op.pieces, scope) if op.pieces is not None else []
    if not chosen or not is_due(table, scope.seat):
        return
    piece = table.pieces[chosen[0].id]
    table.contest.stand_in = piece.id
    table.show_all(piece)
    if table.log is not None:
        table.note(log.SHOWN, scope.seat, piece.id)
    begin_answers(table, c.AT_COMBAT_CARD, 1 - scope.seat, piece.id)


def void_card(table: Table) -> None:
    """The combat card that was just revealed goes to its owner's Used Pile, and a destiny is drawn, which counts 1 less."""
    contest = table.contest
    if contest.stand_in >= 0:
        piece = table.pieces[contest.stand_in]
        contest.stand_in = NONE
        contest.less = 1
        table.move(piece, table.sides[piece.owner].used)


def draw_combat(table: Table, op: Verb, scope: Resolution) -> None:
    """Draw destinies of which some count in the lightsaber combat that has begun."""
    contest = table.contest
    if contest.kind == NO_CONTEST:
        return
    if op.kind == 0:
        draw_into_slot(table, op, scope)
        return
    chosen = scope.slots[op.place].copy() if op.place < len(scope.slots) else []
    for id in chosen:
        contest.totals[scope.seat] += table.value(c.DESTINY, table.pieces[id])
        contest.draws[scope.seat] = max(contest.draws[scope.seat] - 1, 0)
    scope.slots[op.number] = [id for id in scope.slots[op.number] if id not in chosen]


def deal_facedown(table: Table, seat: i64, rng: Rng) -> None:
    """Let each card, for a search, that lies facedown on another and that a seat does not know be any card that it might be."""
    for side in table.sides:
        for piece in side.aside.cards.copy():
            if piece.facedown and not table.knows(seat, piece):
                kinds: list[int] = [RESERVE, FORCE, USED] if side.seat == seat else [RESERVE, FORCE, USED, HAND]
                others: list[Piece] = []
                for kind in kinds:
                    others += [other for other in table.pile(side.seat, kind).cards if not table.knows(seat, other)]
                place: i64 = rng.below(len(others) + 1)
                if place < len(others):
                    change_places(table, piece, others[place])


def change_places(table: Table, piece: Piece, other: Piece) -> None:
    """Exchange a card that lies on another for one of a pile, with what is known of their places."""
    here = table.zones[piece.zone]
    there = table.zones[other.zone]
    first: i64 = here.cards.index(piece)
    second: i64 = there.cards.index(other)
    here.cards[first] = other
    there.cards[second] = piece
    piece.zone = there.id
    other.zone = here.id
    known: i64 = piece.known
    piece.known = other.known
    other.known = known
    other.under = piece.under
    other.facedown = True
    piece.under = NONE
    piece.facedown = False
    if table.contest.stand_in == piece.id:
        table.contest.stand_in = other.id
