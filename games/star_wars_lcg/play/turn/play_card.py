"""Playing cards from hand: what may be played, and units, enhancements and missions into play (LCG-DEP, LCG-ENH, LCG-UNQ, LCG-EVT).

play frame: a = the card, b = its host (-1 for none), c = 1 if it is played as an enhancement by its keyword Pilot, d = the zone that it is
played from, then its cost, e = the card that it was set aside under (-1 for none).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener
from games.engine.events.resolution import Resolution
from games.engine.events.windows import INTERRUPT
from games.engine.machine import Frame
from games.engine.modifiers import FLOOR
from games.engine.verbs import BEGIN, Verb
from games.star_wars_lcg.abilities.constants import (
    BEING_PLAYED,
    CANNOT_BE_ENHANCED,
    CANNOT_BE_PLAYED,
    CANNOT_PLAY_COPIES,
    CANNOT_PLAY_UNITS,
    COST,
    DISCARD_FROM_HAND,
    DISCARD_LOCKED,
    DISCARDED,
    ENHANCEMENT,
    ENTERS_PLAY,
    HAND,
    HOST_DISCOUNT,
    LENDS_HAND,
    PLAY_BEGINS,
    PLAY_PERIOD,
    PLAYED,
    PLAYED_FROM_DISCARD,
    UNIT,
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
from games.star_wars_lcg.play.log import EVENT, TAKEN_BACK
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.payment import begin_payment, can_afford, cost_of, needs_match, resources_ready

# Positions of the play frame.
PAYING: Final = 0
CHOOSING_HOST: Final = 1
ENTERING: Final = 2
PLAYED_NOW: Final = 3
NAMED: Final = 4


def offer_plays(table: Table, side: Side, decision: Decision) -> None:
    """Offer the units, enhancements and missions in hand that can be played now (LCG-DEP-01 to LCG-DEP-03)."""
    for piece in side.hand.cards:
        offer_play(table, side, decision, piece)
    for piece in table.aside(side.seat, LENDS_HAND):
        offer_play(table, side, decision, piece)
    if side.discard.cards and table.has_seat_flag(DISCARD_LOCKED, side.seat):
        return
    for piece in side.discard.cards:
        if piece.card.from_discard or (table.changes.by_key and table.has_flag(PLAYED_FROM_DISCARD, piece)):
            offer_play(table, side, decision, piece)


def offer_play(table: Table, side: Side, decision: Decision, piece: Piece) -> None:
    card = table.card_of(piece)
    if not card.playable or not may_be_played(table, side, piece):
        return
    less: i64 = most_reduction(table, piece, side.seat)
    on_host: i64 = most_discount(table, side, piece)
    cost: i64 = max(0, cost_of(table, piece) - less - on_host)
    if (card.host_kind == NO_HOST or hosts(table, side, piece)) and can_afford(table, side, piece, cost):
        decision.offer(PLAY_VERB, piece.id, 0)
    if card.pilot_cost >= 0 and pilot_hosts(table, side, piece) and can_afford(table, side, piece, pilot_cost_of(table, piece) - less):
        decision.offer(PILOT_VERB, piece.id, 0)


def may_be_played(table: Table, side: Side, piece: Piece) -> bool:
    card = table.card_of(piece)
    if table.unique_in_play[card.title] > 0:  # LCG-UNQ-01: on either side, also a card with this title that is not unique
        return False
    if table.changes.by_key and table.has_flag(CANNOT_BE_PLAYED, piece):
        return False
    if card.type == UNIT and table.changes.by_key and not may_play_unit(table, side, piece):
        return False
    return not (card.limited and side.limited_played)  # LCG-KEY-03


def may_play_unit(table: Table, side: Side, piece: Piece) -> bool:
    if table.has_seat_flag(CANNOT_PLAY_UNITS, side.seat):
        return False
    if table.has_seat_flag(CANNOT_PLAY_COPIES, side.seat):
        return not any(each.id != piece.id and each.card.title == piece.card.title for each in side.discard.cards)
    return True


def begin_play(table: Table, option: Option) -> None:
    """Play a card: reveal, generate, pay, place (LCG-RES-01)."""
    piece = table.pieces[option.piece]
    is_pilot = option.verb == PILOT_VERB
    table.push(Frame(PLAY_FRAME, PAYING, piece.id, -1, 1 if is_pilot else 0))


def step_play(table: Table, frame: Frame) -> None:  # noqa: PLR0912  one branch for each step
    piece = table.pieces[frame.a]
    side = table.sides[piece.owner]
    if frame.pc == PAYING:
        frame.d = piece.zone
        frame.e = piece.host
        reveal(table, side, piece)
        frame.pc = NAMED
        for trigger in table.card_of(piece).play_triggers:
            table.listen(trigger, piece.id, side.seat)
        if table.hears(PLAY_BEGINS):
            table.fire(Event(PLAY_BEGINS, side.seat, piece.id))
    elif frame.pc == NAMED:
        if frame.b < 0 and frame.c == 0 and most_discount(table, side, piece) > 0 and _ask_paid_host(table, side, piece):
            return
        cost: i64 = pilot_cost_of(table, piece) if frame.c else cost_of(table, piece)
        if frame.b >= 0:
            cost = max(0, cost - discount_of(table, side, table.pieces[frame.b]))
        if table.hears(PLAY_BEGINS) and not can_afford(table, side, piece, cost):
            table.pop()
            take_back(table, side, piece, frame.d)
            if frame.e >= 0:
                table.set_aside(piece, table.pieces[frame.e])
            return
        frame.pc = CHOOSING_HOST
        frame.d = cost
        stop_listening(table, piece)
        begin_payment(table, piece, side.seat, cost, needs_match(table, piece, cost))
    elif frame.pc == CHOOSING_HOST:
        if frame.b < 0:
            _ask_host(table, frame, side, piece)
        else:
            frame.pc = ENTERING
    elif frame.pc == ENTERING:
        frame.pc = PLAYED_NOW
        table.end_period(PLAY_PERIOD)
        _enter(table, frame, side, piece)
    else:
        table.pop()
        discard_played(table, piece)


def stop_listening(table: Table, piece: Piece) -> None:
    """The card has answered that it is about to be paid for."""
    if table.card_of(piece).play_triggers:
        table.unlisten(piece.id)


def reveal(table: Table, side: Side, piece: Piece) -> None:
    if table.card_of(piece).limited:
        side.limited_played = True
    table.move(piece, side.being_played)


def take_back(table: Table, side: Side, piece: Piece, zone: i64) -> None:
    """LCG-DEP-03: a card whose cost cannot be paid is not played, even if the opponent cancelled the reduction of the cost."""
    if table.card_of(piece).limited:
        side.limited_played = False
    stop_listening(table, piece)
    table.move(piece, table.zones[zone])
    table.end_period(PLAY_PERIOD)
    if table.log is not None:
        table.note(TAKEN_BACK, side.seat, piece.id)


def discard_played(table: Table, piece: Piece) -> None:
    """LCG-EVT-02, LCG-ABL-14: what was played and did not enter play is discarded."""
    if table.zones[piece.zone].kind == BEING_PLAYED:
        table.move(piece, table.sides[piece.owner].discard)
        if table.log is not None:
            table.note(EVENT + DISCARDED, piece.owner, piece.id)


def _ask_host(table: Table, frame: Frame, side: Side, piece: Piece) -> None:
    """LCG-ENH-02; an enhancement of a play area has no host (LCG-ENH-03)."""
    found = pilot_hosts(table, side, piece) if frame.c else hosts(table, side, piece)
    frame.pc = ENTERING
    if found:
        decision = Decision(ENHANCE, side.seat, piece.id)
        for host in found:
            decision.offer(HOST_VERB, host.id, 0)
        table.ask(decision)


def _ask_paid_host(table: Table, side: Side, piece: Piece) -> bool:
    """Ask for the host before the payment, as the cost depends on it; False if no host can be paid for."""
    decision = Decision(ENHANCE, side.seat, piece.id)
    for host in hosts(table, side, piece):
        if can_afford(table, side, piece, max(0, cost_of(table, piece) - discount_of(table, side, host))):
            decision.offer(HOST_VERB, host.id, 0)
    if not decision.options:
        return False
    table.ask(decision)
    return True


def discount_of(table: Table, side: Side, host: Piece) -> i64:
    """How much less the player pays for an enhancement on this card."""
    return table.value(HOST_DISCOUNT, host) if host.controller == side.seat else 0


def most_discount(table: Table, side: Side, piece: Piece) -> i64:
    """The greatest discount of a card that this enhancement can be attached to."""
    most: i64 = 0
    if table.changes.number_row(HOST_DISCOUNT) is not None:
        for host in hosts(table, side, piece):
            most = max(most, discount_of(table, side, host))
    return most


def answer_play(frame: Frame, option: Option) -> None:
    frame.b = option.piece


def _enter(table: Table, frame: Frame, side: Side, piece: Piece) -> None:
    """A mission is put among the opponent's objectives, to be attacked by its owner's units."""
    seat: i64 = 1 - side.seat if table.card_of(piece).stands else side.seat
    cost: i64 = frame.d
    side.plays.append(piece.face)
    table.fire_all([Event(PLAYED, side.seat, piece.id, amount=cost), Event(ENTERS_PLAY, seat, piece.id, other=frame.b)])


def step_host(table: Table, frame: Frame) -> None:
    """Ask for the host of an enhancement that an effect puts into play or moves; without a host it stays where it is.

    host frame: a = the card.
    """
    piece = table.pieces[frame.a]
    if frame.pc == 1 or not table.in_play(piece):
        table.pop()
        return
    frame.pc = 1
    decision = Decision(ENHANCE, piece.controller, piece.id)
    side = table.sides[piece.controller]
    found = hosts(table, side, piece) if table.cards[piece.printed].type == ENHANCEMENT else pilot_hosts(table, side, piece)
    for host in found:
        if piece.host < 0 or _may_move(table, table.pieces[piece.host], host):
            decision.offer(HOST_VERB, host.id, 0)
    if decision.options:
        table.ask(decision)


def _may_move(table: Table, origin: Piece, host: Piece) -> bool:
    """Whether an enhancement may move: to another card of the same player, and from a unit only to a unit."""
    return host.id != origin.id and host.controller == origin.controller and table.is_unit(host) == table.is_unit(origin)


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
        is_shut_out = card.out_of_faction and table.card_of(piece).faction == table.sides[piece.controller].faction
        is_free = card.host_test is None or table.fits(piece, card.host_test, Resolution(enhancement.id, side.seat))
        if card.hosts[piece.face] and is_free and not is_shut_out and can_be_enhanced(table, piece):
            found.append(piece)


def can_be_enhanced(table: Table, piece: Piece) -> bool:
    """LCG-KEY-04"""
    return not table.has_mark(NO_ENHANCEMENTS, piece) and not table.has_flag(CANNOT_BE_ENHANCED, piece)


def pilot_hosts(table: Table, side: Side, piece: Piece) -> list[Piece]:
    """The units that a unit can be attached to: the player's Vehicles (keyword Pilot), or those that its text names."""
    fitting = table.card_of(piece).pilot_hosts
    scope = Resolution(piece.id, side.seat)
    found: list[Piece] = []
    of: i64 = 1 - side.seat if table.card_of(piece).pilot_enemy else side.seat
    for unit in table.sides[of].units.cards:
        fits = table.has_mark(VEHICLE, unit) if fitting is None else table.fits(unit, fitting, scope)
        if fits and can_be_enhanced(table, unit):
            found.append(unit)
    return found


def pilot_cost_of(table: Table, piece: Piece) -> i64:
    """The cost to play a unit as an enhancement.  What changes its cost as a unit changes this cost, too."""
    card = table.card_of(piece)
    cost: i64 = card.pilot_cost + table.value(COST, piece) - card.numbers[COST]
    return cost if cost > 0 else 0


# --- costs that are changed after a card is named ----------------------------------------------------------------------


def most_reduction(table: Table, piece: Piece, seat: i64) -> i64:
    """The amount by which cards that answer the naming of this card could together reduce its cost.

    The highest of their floors holds for all of them, and those that discard X discard from one hand.
    """
    if not table.hears(PLAY_BEGINS):
        return 0
    named = Event(PLAY_BEGINS, seat, piece.id)
    table.events.append(named)
    total: i64 = 0
    by_x: i64 = 0
    floor: i64 = 0
    for listener in table.heard.find(named, INTERRUPT):
        if listener.seat == seat and not table.is_used_up(listener) and table.can_trigger(listener, named):
            ability = listener.trigger.ability
            if ability is None:
                continue
            found = reduction_of(table, listener, ability, piece)
            less: i64 = found[0]
            least: i64 = found[1]
            if less > 0:
                floor = max(floor, least)
            if any(cost.is_x for cost in ability.costs):
                by_x = max(by_x, less)
            else:
                total += less
    table.events.pop()
    most: i64 = cost_of(table, piece) - floor
    return max(0, min(total + by_x, most))


def reduction_of(table: Table, listener: Listener, ability: Ability, piece: Piece) -> list[int]:
    """The greatest reduction of the cost by this listener's ability, and the lowest cost that it leaves."""
    scope = Resolution(listener.source, listener.seat, len(table.events) - 1, ability)
    for cost in ability.costs:
        if cost.is_x:
            discards = cost.kind == DISCARD_FROM_HAND and table.zones[piece.zone].kind == HAND
            hand: i64 = 1 if discards else 0  # the card itself is not discarded
            scope.numbers = [table.most_payable(cost, scope) - hand]
    total: i64 = 0
    least: i64 = 0
    for op in ability.program.ops:
        effect = op.effect if isinstance(op, Verb) and op.code == BEGIN else None
        if effect is None or effect.number != COST or effect.amount is None:
            continue
        amount: i64 = table.amount(effect.amount, scope)
        if effect.how == FLOOR:
            least = amount
        else:
            total -= amount
    return [total, least]


def missing(table: Table) -> i64:
    """How much the cost of the card that is named exceeds what its player can generate."""
    for frame in table.frames:
        if frame.kind == PLAY_FRAME:
            piece = table.pieces[frame.a]
            cost: i64 = pilot_cost_of(table, piece) if frame.c else cost_of(table, piece)
            side = table.sides[piece.owner]
            return cost - most_discount(table, side, piece) - resources_ready(table, side)
    return 0
