"""Jedi Tests (CCG-JED-01): a mentor, an apprentice, attempts at the test's site, and a completed test on its apprentice.

Of the piece of a test, `aim` is the id of the apprentice, `origin` that of the mentor, and `stage` is 1 once it is completed; `declared` is
the turn in which a trial began that takes its time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import (
    AIM_VERB,
    AT_LOCATIONS,
    CHARACTER,
    HAND,
    LOCATION,
    MENTOR_FRAME,
    NONE,
    OUTSIDE,
    PLACE_CHOICE,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers

# The ability that a mentor exceeds.
MENTOR_ABILITY: Final = 2


def test_places(table: Table, test: Piece) -> list[Option]:
    """The sites of a test with its apprentices, each with a mentor; the first test may bring its apprentice out of the hand."""
    found: list[Option] = []
    scope = Resolution(test.id, test.controller)
    side = table.sides[test.controller]
    for where in table.row.cards:
        if not any(table.fits(where, each.bearer, scope) for each in test.card.bearings):
            continue
        for piece in side.at_locations.cards:
            if may_learn(table, test, piece, where) and mentors_for(table, test, piece, where):
                found.append(Option(AIM_VERB, where.id, piece.id))
        if test.card.test == 1:
            for piece in side.hand.cards:
                if comes_to_learn(table, test, piece, where):
                    found.append(Option(AIM_VERB, where.id, piece.id))
    return found


def may_learn(table: Table, test: Piece, piece: Piece, where: Piece) -> bool:
    """Whether a character on the table may take this test: after all those before it, the first one where it stands."""
    if piece.card.type != CHARACTER or not piece.card.is_teachable or piece.controller != test.controller:
        return False
    if test.card.test == 1:
        return table.place_at(piece) == where.id
    return has_completed(table, piece, test.card.test - 1)


def comes_to_learn(table: Table, test: Piece, piece: Piece, where: Piece) -> bool:
    """Whether an apprentice in hand can be deployed with the test, whatever its own text says of places."""
    card = piece.card
    if card.type != CHARACTER or not card.is_teachable or not card.is_known or table.is_barred(card):
        return False
    return table.cost_at(piece, where.id) <= table.free_force(test.controller) and bool(mentors_for(table, test, piece, where))


def has_completed(table: Table, apprentice: Piece, number: i64) -> bool:
    """Whether an apprentice has completed the Jedi Test with this number."""
    for id in apprentice.attached:
        piece = table.pieces[id]
        if piece.card.test == number and piece.stage == 1:
            return True
    return False


def mentors_for(table: Table, test: Piece, apprentice: Piece, where: Piece) -> list[Piece]:
    """The own characters with more ability than the apprentice, in the system of the test; those of the first one are at its site."""
    found: list[Piece] = []
    for piece in table.sides[test.controller].at_locations.cards:
        if piece.card.type != CHARACTER or piece.id == apprentice.id:
            continue
        place: i64 = table.place_at(piece)
        if place < 0 or (place != where.id if test.card.test == 1 else table.pieces[place].system != where.system):
            continue
        ability: i64 = table.number(c.ABILITY, piece)
        if ability > MENTOR_ABILITY and ability > table.number(c.ABILITY, apprentice):
            found.append(piece)
    return found


def begin_test(table: Table, test: Piece, apprentice: Piece) -> None:
    """Begin a Jedi Test that has come: its apprentice is deployed now if it is in hand, then its mentor is named."""
    place: i64 = test.host
    if apprentice.zone % ZONES_A_SEAT == HAND:
        side = table.sides[test.controller]
        cost: i64 = table.cost_at(apprentice, place)
        table.use_force(side, cost)
        side.deployed += 1
        apprentice.entered = table.turn
        table.move(apprentice, side.at_locations)
        table.stand(apprentice, place)
        if table.log is not None:
            table.note(log.DEPLOYED, side.seat, apprentice.id, cost, place)
    test.aim = apprentice.id
    test.origin = NONE
    table.frames.append(Frame(MENTOR_FRAME, 0, test.id))


def step_mentor(table: Table, frame: Frame) -> None:
    test = table.pieces[frame.a]
    decision = Decision(PLACE_CHOICE, test.controller, test.id)
    if test.host >= 0 and test.aim >= 0:
        for mentor in mentors_for(table, test, table.pieces[test.aim], table.pieces[test.host]):
            decision.offer(AIM_VERB, test.host, mentor.id)
    if decision.options:
        table.ask(decision)
    else:
        table.frames.pop()


def answer_mentor(table: Table, frame: Frame, option: Option) -> None:
    table.pieces[frame.a].origin = option.amount
    table.frames.pop()


def is_present_at(table: Table, piece: Piece, place: i64) -> bool:
    """Whether a character stands at a location, or on something there that is not enclosed."""
    above: i64 = piece.host
    while above >= 0:
        if table.pieces[above].card.is_enclosed:
            return False
        above = table.pieces[above].host
    return piece.zone % ZONES_A_SEAT == AT_LOCATIONS and table.place_at(piece) == place


def may_attempt(table: Table, test: Piece) -> bool:
    """Whether the apprentice is present, for the first test the mentor too, and no text keeps it from the test."""
    if test.stage == 1 or test.aim < 0 or test.origin < 0 or test.host < 0 or test.declared > 0:
        return False
    apprentice = table.pieces[test.aim]
    if table.pieces[test.host].card.type != LOCATION or not is_present_at(table, apprentice, test.host):
        return False
    if test.card.test == 1 and not is_present_at(table, table.pieces[test.origin], test.host):
        return False
    return not table.has_flag(c.NO_TESTS, apprentice)


def attempt(table: Table, test: Piece, number: i64) -> None:
    """Draw training destiny: with the ability of the apprentice it must exceed this number."""
    test.acted = table.turn
    side = table.sides[test.controller]
    if not side.reserve.cards or test.aim < 0:
        return
    apprentice = table.pieces[test.aim]
    drawn: i64 = table.draw_destiny(side, side.text_destinies)
    if side.reserve.cards and table.has_flag(c.TRAINED_TWICE, apprentice):
        drawn = max(drawn, table.draw_destiny(side, side.text_destinies))  # the lower one would help nobody
    total: i64 = drawn + training_of(table, test) + table.number(c.ABILITY, apprentice)
    if table.log is not None:
        table.note(log.TRAINED, side.seat, test.id, total, apprentice.id)
    if total > number:
        complete(table, test)


def training_of(table: Table, test: Piece) -> i64:
    """What texts add to the training destiny, of the test, the apprentice and the mentor."""
    apprentice = table.pieces[test.aim]
    training: i64 = table.value(c.TRAINING, test) + table.value(c.TRAINING, apprentice)
    if test.origin >= 0:
        training += table.value(c.TRAINING, table.pieces[test.origin])
    if table.has_flag(c.BURDENED, apprentice):
        burden: i64 = table.number(c.ABILITY, apprentice) - test.card.test
        training -= max(burden, 0)
    return training


def complete(table: Table, test: Piece) -> None:
    """CCG-JED-01: it lies on its apprentice from now on."""
    if test.aim < 0 or test.stage == 1:
        return
    test.stage = 1
    test.declared = 0
    table.board_ship(test, table.pieces[test.aim], OUTSIDE)
    if table.log is not None:
        table.note(log.COMPLETED, test.controller, test.id, 0, test.aim)
    begin_answers(table, c.AT_COMPLETED, test.controller, test.id)


def is_apprentice(table: Table, piece: Piece) -> bool:
    """Whether some test is meant for this character, or was completed by it."""
    return has_role(table, piece, False)


def is_mentor(table: Table, piece: Piece) -> bool:
    return has_role(table, piece, True)


def has_role(table: Table, piece: Piece, as_mentor: bool) -> bool:
    """Whether a character is the mentor, or the apprentice, of a Jedi Test on the table."""
    for id in table.tests:
        test = table.pieces[id]
        if table.zones[test.zone].in_play and (test.origin if as_mentor else test.aim) == piece.id:
            return True
    return False


def is_quiet(table: Table, seat: i64) -> bool:
    """Whether the player's cards took no part in battles, Force drains and Jedi Tests this turn."""
    for where in table.row.cards:
        if table.turn in (where.fought, where.drained):
            return False
    for id in table.tests:  # noqa: SIM110  a loop is faster when compiled
        if table.pieces[id].acted == table.turn and table.pieces[id].controller == seat:
            return False
    return True
