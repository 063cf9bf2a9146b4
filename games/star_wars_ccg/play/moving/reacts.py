"""Reactions to a battle or a Force drain of the opponent (CCG-BAT-04): cards that move there, and cards of the hand that come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import (
    AT_BATTLE,
    AT_DRAIN,
    AT_MOVED,
    AT_REACT,
    ENTRY,
    EXIT,
    LANDSPEED,
    MOVES_FREE,
    ON_THE_SPOT,
    PRICE_FROM,
    PRICE_TO,
    REACT_FROM,
    REACT_TO,
    RUNS_EMPTY,
    TOLL,
    WALK_COST,
    WALK_FROM,
    WALK_TO,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import (
    ABOARD_VERB,
    ANSWER_FRAME,
    CHARACTER,
    COME_FRAME,
    CRUISE_VERB,
    DEPLOY_CHOICE,
    DEPLOY_VERB,
    HYPERSPACE_VERB,
    MOVE_COST,
    NONE,
    PILOT_SEAT,
    PLACE_CHOICE,
    PLACE_FRAME,
    STARSHIP,
    VEHICLE,
)
from games.star_wars_ccg.play.effects.card_texts import Reacting
from games.star_wars_ccg.play.moving.announced import BY_MOVE, BY_OWN_TEXT, announce, was_called_off
from games.star_wars_ccg.play.moving.bars import extra_price, is_barred
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import answer_place, cost_of_place, has_place, legal_places, places_of
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_happened
from games.star_wars_ccg.play.turn.travel import offer_glides, offer_travel, sites_within, walking_speed

# Steps of the frame.
COMES: Final = 0
PILOT: Final = 1
OVER: Final = 2
# A card that comes in the own deploy phase with a pilot, to where its player has neither presence nor Force icons.
WITH_CREW: Final = Reacting(None, 0, with_pilot=True, only_battles=False)
WITH_CREW.is_own = True


def scene_of_reaction(table: Table) -> i64:
    """The id of the location where the opponent has begun a battle or a Force drain; NONE if there is none."""
    frame = table.last_frame(ANSWER_FRAME)
    return frame.d if frame is not None and frame.a in (AT_BATTLE, AT_DRAIN) else NONE


def may_react(table: Table, piece: Piece, seat: i64) -> bool:
    """Whether a card can make its one move to the place where the opponent has begun a battle or a Force drain."""
    place: i64 = scene_of_reaction(table)
    if table.active == seat or place < 0 or piece.place < 0 or piece.host >= 0 or piece.place == place:
        return False
    if piece.moved == table.turn or table.is_held(piece) or not table.may_move_to(piece, place):
        return False
    if was_called_off(table, piece):
        return False
    if table.pieces[place].card.seal > 0 or is_kept_away(table, piece, place):
        return False
    return can_fly_to(table, piece, place) if piece.card.type == STARSHIP else can_run_to(table, piece, place)


def is_kept_away(table: Table, piece: Piece, place: i64) -> bool:
    """Whether some card bars this reaction, or the move."""
    if is_barred(table, REACT_TO, piece, place) or is_barred(table, REACT_FROM, piece, piece.place):
        return True
    return is_barred(table, ENTRY, piece, place) or is_barred(table, EXIT, piece, piece.place)


def can_run_to(table: Table, piece: Piece, place: i64) -> bool:
    """Whether a vehicle or character reaches a site with its landspeed, or a vehicle among clouds another sector."""
    if piece.card.type == VEHICLE and not table.is_run(piece) and not table.has_flag(RUNS_EMPTY, piece):
        return False
    if table.has_flag(ON_THE_SPOT, piece):
        return False
    speed: i64 = table.number(LANDSPEED, piece) if piece.card.type == VEHICLE else walking_speed(table, piece)
    if place in sites_within(table, piece.place, speed, piece.card, piece):
        return True
    found: list[Option] = []
    if piece.card.sample >= 0:
        offer_glides(table, piece, table.pieces[piece.place], found)
    for option in found:  # noqa: SIM110  a loop is faster when compiled
        if option.amount == place:
            return True
    return False


def can_fly_to(table: Table, ship: Piece, place: i64) -> bool:
    """By hyperspace (CCG-MVH-01, CCG-MVH-02), or by the community's rules to a sector or system next to its own."""
    found: list[Option] = []
    if ship.card.type == STARSHIP and ship.host < 0:
        offer_travel(table, ship, found)
    for option in found:  # noqa: SIM110  a loop is faster when compiled
        if option.verb in (HYPERSPACE_VERB, CRUISE_VERB) and option.amount == place:
            return True
    return False


def move_price(table: Table, piece: Piece, to: i64) -> i64:
    """The Force that a move of a card in reaction costs, with what is asked where it goes."""
    more: i64 = table.value(TOLL, table.pieces[to]) if to >= 0 and piece.card.type == CHARACTER else 0
    if table.changes.number_row(WALK_COST) is not None:
        more += table.value(WALK_COST, piece)
    more += extra_price(table, PRICE_TO, piece, to) + extra_price(table, PRICE_FROM, piece, piece.place)
    if piece.card.type != STARSHIP:
        more += extra_price(table, WALK_TO, piece, to) + extra_price(table, WALK_FROM, piece, piece.place)
    price: i64 = more + (0 if table.has_flag(MOVES_FREE, piece) else MOVE_COST)
    return max(price, 0)


def react(table: Table, piece: Piece, place: i64) -> None:
    """Announce the move of a card in reaction, for which its player has paid."""
    announce(table, piece.controller, piece.id, place, BY_MOVE)


def arrive(table: Table, piece: Piece, place: i64) -> None:
    """Carry out a move in reaction, once nobody has cancelled it."""
    start: i64 = table.place_of(piece)
    piece.moved = table.turn
    table.stand(piece, place)
    if table.log is not None:
        table.note(log.MOVED, piece.controller, piece.id, 0, place)
    begin_answers(table, AT_REACT, 1 - piece.controller, piece.id)
    begin_happened(table, AT_MOVED, 1 - piece.controller, piece.id, start)


# --- cards of the hand ------------------------------------------------------------------------------------------------


def offer_comers(table: Table, side: Side, decision: Decision, frame: Frame) -> None:
    """The cards of the hand that may be deployed in reaction by their own text."""
    if frame.a not in (AT_BATTLE, AT_DRAIN) or frame.d < 0:
        return
    for piece in table.hand_of(side):
        if piece.card.reacts and reacting(table, side, piece, frame) >= 0:
            decision.offer(DEPLOY_VERB, piece.id, 0)


def reacting(table: Table, side: Side, piece: Piece, frame: Frame) -> i64:
    """The number of the text by which a card of the hand may come there now; NONE if it may not."""
    is_own = table.active == side.seat
    if not is_own and (is_barred(table, REACT_TO, piece, frame.d) or was_called_off(table, piece)):
        return NONE
    number: i64 = -1
    for text in piece.card.reacts:
        number += 1
        if text.is_own != is_own or (text.only_battles and frame.a != AT_BATTLE):
            continue
        scope = Resolution(piece.id, side.seat)
        if text.unless is not None and table.fitting(text.unless, scope):
            continue
        if text.where is not None and not table.fits(table.pieces[frame.d], text.where, scope):
            continue
        table.confined = frame.d
        table.rebate = text.rebate
        fits = has_place(table, side, piece) and (not text.with_pilot or bool(pilots_for(table, side, piece, text)))
        fits = fits and (text.host is None or is_taken_aboard(table, side, piece, text))
        table.confined = NONE
        table.rebate = 0
        if fits:
            return number
    return NONE


def is_taken_aboard(table: Table, side: Side, piece: Piece, text: Reacting) -> bool:
    """Whether a card can come aboard a host that the text names."""
    for option in legal_places(table, side, piece):
        if is_aboard(table, piece, text, option) and cost_of_place(table, piece, option) <= table.free_force(side.seat):
            return True
    return False


def is_aboard(table: Table, piece: Piece, text: Reacting, option: Option) -> bool:
    if text.host is None or option.verb != ABOARD_VERB:
        return False
    return table.fits(table.pieces[option.piece], text.host, Resolution(piece.id, piece.controller))


def pilots_for(table: Table, side: Side, ship: Piece, text: Reacting) -> list[int]:
    """The pilots of the hand that can be paid for together with a ship that is deployed at the confined place, or there already."""
    found: list[int] = []
    paid: i64 = 0 if ship.place >= 0 else cheapest(table, side, ship)
    table.rebate, rebate = 0, table.rebate
    for piece in table.hand_of(side):
        if piece.card.type == CHARACTER and may_run(table, piece, ship, text) and piece.card.is_known and not table.is_barred(piece.card):
            cost: i64 = table.cost_at(piece, table.confined)
            if cost + paid <= table.free_force(side.seat) and table.may_deploy_at(piece, table.confined):
                found.append(piece.id)
    table.rebate = rebate
    return found


def may_run(table: Table, piece: Piece, ship: Piece, text: Reacting) -> bool:
    """Whether a character of the hand may come with a vehicle or starship, as its driver or pilot."""
    if text.crew is not None:
        return table.fits(piece, text.crew, Resolution(ship.id, ship.controller))
    return piece.card.is_pilot and table.may_crew(piece, ship)


def cheapest(table: Table, side: Side, ship: Piece) -> i64:
    """The least Force for which a starship of the hand can be deployed; 0 if it cannot be deployed."""
    least: i64 = NONE
    for option in legal_places(table, side, ship):
        cost: i64 = cost_of_place(table, ship, option)
        least = cost if least < 0 else min(least, cost)
    return max(least, 0)


def begin_coming(table: Table, side: Side, piece: Piece, below: Frame) -> None:
    """Deploy a card in reaction to what `below` lets both players answer."""
    number: i64 = reacting(table, side, piece, below)
    if number >= 0:
        frame = Frame(COME_FRAME, COMES, side.seat, below.d, piece.id)
        frame.d = 1 if piece.card.reacts[number].with_pilot else 0
        frame.e = number
        table.frames.append(frame)
        if not piece.card.reacts[number].is_own:
            announce(table, side.seat, piece.id, below.d, BY_OWN_TEXT)


def step_coming(table: Table, frame: Frame) -> None:
    side = table.sides[frame.a]
    ship = table.pieces[frame.c]
    text = ship.card.reacts[frame.e] if frame.e >= 0 else WITH_CREW
    if frame.pc == COMES:
        frame.pc = PILOT
        table.confined = frame.b
        table.rebate = text.rebate
        if text.host is None:
            table.frames.append(Frame(PLACE_FRAME, 0, frame.c))
            return
        decision = Decision(PLACE_CHOICE, frame.a, frame.c)
        for option in places_of(table, side, ship):
            if is_aboard(table, ship, text, option):
                decision.options.append(option)
        table.ask(decision)
        return
    table.rebate = 0
    if frame.pc == PILOT:
        frame.pc = OVER
        if frame.d > 0 and ship.place >= 0:
            table.confined = frame.b
            decision = Decision(DEPLOY_CHOICE, frame.a, NONE)
            for id in pilots_for(table, side, ship, text):
                decision.offer(DEPLOY_VERB, id, 0)
            if decision.options and table.free_rooms(ship, PILOT_SEAT) > 0:
                if table.is_run(ship):
                    decision.offer_pass()
                table.ask(decision)
                return
    table.confined = NONE
    table.frames.pop()
    if not text.is_own:
        begin_answers(table, AT_REACT, 1 - frame.a, frame.c)


def answer_coming(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    """Put a card aboard the host that was chosen, or let its pilot board at once."""
    if decision.kind == PLACE_CHOICE:
        place = Frame(PLACE_FRAME, 0, frame.c)
        table.frames.append(place)
        answer_place(table, place, option)
    elif option.verb != PASS_VERB:
        place = Frame(PLACE_FRAME, 0, option.piece)
        table.frames.append(place)
        answer_place(table, place, Option(ABOARD_VERB, frame.c, PILOT_SEAT))
