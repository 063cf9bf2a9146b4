"""Playing cards from hand: what may be played, and units, enhancements and missions into play (LCG-DEP, LCG-ENH, LCG-UNQ, LCG-EVT).

play frame: a = the card, b = its host (-1 for none), c = 1 if it is played as an enhancement by its keyword Pilot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    BEING_PLAYED,
    CANNOT_BE_ENHANCED,
    ENTERS_PLAY,
    MISSION,
    PLAYED,
    PLAYED_FROM_DISCARD,
)
from games.star_wars_lcg.play.cards import NO_ENHANCEMENTS, VEHICLE
from games.star_wars_lcg.play.constants import (
    CARD_HOST,
    ENEMY,
    ENHANCE,
    FRIENDLY,
    HOST_VERB,
    NO_HOST,
    OBJECTIVE_HOST,
    PILOT_VERB,
    PLAY_FRAME,
    PLAY_VERB,
    UNIT_HOST,
)
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.payment import begin_payment, can_afford, cost_of, needs_match

# Positions of the play frame.
PAYING: Final = 0
CHOOSING_HOST: Final = 1
ENTERING: Final = 2
PLAYED_NOW: Final = 3


def offer_plays(table: Table, side: Side, decision: Decision) -> None:
    """Offer the units, enhancements and missions in hand that can be played now (LCG-DEP-01 to LCG-DEP-03)."""
    for piece in side.hand.cards:
        offer_play(table, side, decision, piece)
    if table.changes.by_key:
        for piece in side.discard.cards:
            if table.has_flag(PLAYED_FROM_DISCARD, piece):
                offer_play(table, side, decision, piece)


def offer_play(table: Table, side: Side, decision: Decision, piece: Piece) -> None:
    card = table.card_of(piece)
    if not card.playable or not may_be_played(table, side, piece):
        return
    cost: i64 = cost_of(table, piece)
    if (card.host_kind == NO_HOST or hosts(table, side, piece)) and can_afford(table, side, piece, cost):
        decision.offer(PLAY_VERB, piece.id, 0)
    if card.pilot_cost >= 0 and pilot_hosts(table, side) and can_afford(table, side, piece, card.pilot_cost):
        decision.offer(PILOT_VERB, piece.id, 0)


def may_be_played(table: Table, side: Side, piece: Piece) -> bool:
    card = table.card_of(piece)
    if table.unique_in_play[card.title] > 0:  # LCG-UNQ-01: on either side, also a card with this title that is not unique
        return False
    return not (card.limited and side.limited_played)  # LCG-KEY-03


def begin_play(table: Table, option: Option) -> None:
    """Play a card: reveal, generate, pay, place (LCG-RES-01)."""
    piece = table.pieces[option.piece]
    is_pilot = option.verb == PILOT_VERB
    table.push(Frame(PLAY_FRAME, PAYING, piece.id, -1, 1 if is_pilot else 0))


def step_play(table: Table, frame: Frame) -> None:
    piece = table.pieces[frame.a]
    side = table.sides[piece.owner]
    if frame.pc == PAYING:
        cost: i64 = table.card_of(piece).pilot_cost if frame.c else cost_of(table, piece)
        match = needs_match(table, piece, cost)
        reveal(table, side, piece)
        frame.pc = CHOOSING_HOST
        begin_payment(table, piece, side.seat, cost, match)
    elif frame.pc == CHOOSING_HOST:
        _ask_host(table, frame, side, piece)
    elif frame.pc == ENTERING:
        frame.pc = PLAYED_NOW
        _enter(table, frame, side, piece)
    else:
        table.pop()
        discard_played(table, piece)


def reveal(table: Table, side: Side, piece: Piece) -> None:
    if table.card_of(piece).limited:
        side.limited_played = True
    table.move(piece, side.being_played)


def discard_played(table: Table, piece: Piece) -> None:
    """LCG-EVT-02, LCG-ABL-14: what was played and did not enter play is discarded."""
    if table.zones[piece.zone].kind == BEING_PLAYED:
        table.move(piece, table.sides[piece.owner].discard)


def _ask_host(table: Table, frame: Frame, side: Side, piece: Piece) -> None:
    """LCG-ENH-02; an enhancement of a play area has no host (LCG-ENH-03)."""
    found = pilot_hosts(table, side) if frame.c else hosts(table, side, piece)
    frame.pc = ENTERING
    if found:
        decision = Decision(ENHANCE, side.seat, piece.id)
        for host in found:
            decision.offer(HOST_VERB, host.id, 0)
        table.ask(decision)


def answer_play(frame: Frame, option: Option) -> None:
    frame.b = option.piece


def _enter(table: Table, frame: Frame, side: Side, piece: Piece) -> None:
    """A mission is put among the opponent's objectives, to be attacked by its owner's units."""
    seat: i64 = 1 - side.seat if table.card_of(piece).type == MISSION else side.seat
    cost: i64 = cost_of(table, piece)
    table.fire_all([Event(PLAYED, side.seat, piece.id, amount=cost), Event(ENTERS_PLAY, seat, piece.id, other=frame.b)])


# --- hosts of enhancements -------------------------------------------------------------------------------------------


def hosts(table: Table, side: Side, piece: Piece) -> list[Piece]:
    """Every card in play that this enhancement can be attached to (LCG-ENH-01, LCG-ENH-02, LCG-ENH-07)."""
    found: list[Piece] = []
    card = table.card_of(piece)
    kind: i64 = card.host_kind
    if kind == NO_HOST:
        return found
    for owner in table.sides:
        if card.host_whose == (ENEMY if owner.seat == side.seat else FRIENDLY):
            continue
        if kind in (UNIT_HOST, CARD_HOST):
            _add_fitting(table, found, owner.units.cards, side, piece)
        if kind in (OBJECTIVE_HOST, CARD_HOST):
            _add_fitting(table, found, owner.objectives.cards, side, piece)
        if kind == CARD_HOST:
            _add_fitting(table, found, owner.affiliation.cards, side, piece)
            _add_fitting(table, found, owner.enhancements.cards, side, piece)
    return found


def _add_fitting(table: Table, found: list[Piece], pieces: list[Piece], side: Side, enhancement: Piece) -> None:
    card = table.card_of(enhancement)
    for piece in pieces:
        is_shut_out = card.out_of_faction and table.card_of(piece).faction == side.faction
        if card.hosts[piece.face] and not is_shut_out and can_be_enhanced(table, piece):
            found.append(piece)


def can_be_enhanced(table: Table, piece: Piece) -> bool:
    """LCG-KEY-04"""
    return not table.has_mark(NO_ENHANCEMENTS, piece) and not table.has_flag(CANNOT_BE_ENHANCED, piece)


def pilot_hosts(table: Table, side: Side) -> list[Piece]:
    """The own Vehicles that a unit with the keyword Pilot can be attached to."""
    return [piece for piece in side.units.cards if table.has_mark(VEHICLE, piece) and can_be_enhanced(table, piece)]
