"""Resources: which cards can generate them, what can be paid, and the payment itself (LCG-RES).

source: a ready card with a resource value in one's own play area.
match: a generating card of the same affiliation as the card played.
payment frame: a = the card that is paid for, b = resources generated so far, c = 1 once the match is met, d = the cost, e = the seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import FLOOR
from games.star_wars_lcg.abilities.constants import (
    CANNOT_GENERATE,
    COST,
    EXTRA_RESOURCE,
    FACTIONS,
    FOCUS,
    FOCUSED,
    IGNORES_MATCH,
    KEYWORD_MARK,
    KEYWORDS,
    MATCHES_ALL,
    NEEDS_NO_MATCH,
    RESOURCES,
    RESOURCES_GENERATED,
)
from games.star_wars_lcg.play.cards import Constant
from games.star_wars_lcg.play.constants import GENERATE_VERB, NEUTRAL, PAY, PAY_VERB, PAYMENT_FRAME
from games.star_wars_lcg.play.log import PAID
from games.star_wars_lcg.play.side import Funds, Piece, Side, Sources
from games.star_wars_lcg.play.state import Table

INFLUENCE: Final = KEYWORD_MARK + KEYWORDS.index("influence")


def cost_of(table: Table, piece: Piece) -> i64:
    cost: i64 = table.value(COST, piece)
    own = table.card_of(piece).own_costs
    if own:
        cost = changed_by_itself(table, piece, cost, own)
    if cost < 0:  # a conditional expression would box the number
        return 0
    return cost


def changed_by_itself(table: Table, piece: Piece, cost: i64, own: list[Constant]) -> i64:
    """The cost as the card's own text changes it, wherever it is played from."""
    scope = Resolution(piece.id, piece.controller)
    least: i64 = 0
    for constant in own:
        if constant.amount is not None and table.all_hold(constant.conditions, scope):
            if constant.how == FLOOR:
                least = table.amount(constant.amount, scope)
            else:
                cost += table.amount(constant.amount, scope)
    return max(cost, least)


def pays_for(table: Table, source: Piece, piece: Piece) -> bool:
    """Whether resources of this source may pay for the card, which is played, or for one of the card's abilities."""
    unpaid: i64 = table.card_of(piece).unpaid_by
    if unpaid >= 0 and table.card_of(source).faction == unpaid and not table.in_play(piece):
        return False
    only = table.card_of(source).pays_for
    if only is None or table.is_blank(source):
        return True
    return not table.in_play(piece) and table.fits(piece, only, Resolution(source.id, source.controller))


def needs_match(table: Table, piece: Piece, cost: i64) -> bool:
    """LCG-RES-07; neutral cards (LCG-RES-08) and cards of cost 0 (LCG-RES-10) need none."""
    card = table.card_of(piece)
    if cost == 0 or card.faction == NEUTRAL or card.needs_no_match:
        return False
    return not table.has_seat_flag(IGNORES_MATCH, piece.owner) and not table.has_flag(NEEDS_NO_MATCH, piece)


def ready_sources(table: Table, side: Side, paid_for: Piece | None = None) -> Sources:
    """Ready cards that can generate resources for this side (LCG-RES-03, LCG-RES-04, LCG-RES-05), except those picked already.

    paid_for: the card for which, as some resources are only for some cards.
    """
    found = Sources()
    _add_ready(table, found, side, side.affiliation.cards, paid_for)
    _add_ready(table, found, side, side.objectives.cards, paid_for)
    _add_ready(table, found, side, side.enhancements.cards, paid_for)
    _add_ready(table, found, side, side.units.cards, paid_for)
    return found


def _add_ready(table: Table, found: Sources, side: Side, pieces: list[Piece], paid_for: Piece | None) -> None:
    for piece in pieces:
        if piece.tokens[FOCUS] == 0:
            value: i64 = resources_of(table, piece, paid_for)
            if value > 0 and can_be_used(table, side, piece):
                found.pieces.append(piece)
                found.values.append(value)


def resources_of(table: Table, piece: Piece, paid_for: Piece | None = None) -> i64:
    value: i64 = table.value(RESOURCES, piece)
    if paid_for is not None and table.changes.by_key:
        value += table.extra_resources(piece, paid_for)
    if value > 0 and table.has_flag(CANNOT_GENERATE, piece):  # a conditional expression would box the number
        return 0
    return value


def can_be_used(table: Table, side: Side, piece: Piece) -> bool:
    """Whether it is in the player's own play area, attached to no enemy card, and not picked for this payment yet."""
    place: i64 = 0
    while place < len(table.picked):
        if table.picked[place] == piece.id:
            return False
        place += 2
    return piece.host < 0 or table.pieces[piece.host].controller == side.seat


def matches(table: Table, source: Piece, faction: i64) -> bool:
    """Whether this source supplies the resource match (LCG-RES-07).

    A neutral one does not (LCG-RES-09), unless it has the keyword Influence.
    """
    card = table.card_of(source)
    if card.faction == faction:
        return True
    if INFLUENCE in card.marks or table.changes.by_key:
        return table.has_mark(INFLUENCE, source) or table.has_flag(MATCHES_ALL, source)
    return False


def matches_card(table: Table, source: Piece, piece: Piece) -> bool:
    """Whether this source supplies the resource match of the card that is played."""
    card = table.card_of(piece)
    return matches(table, source, card.faction) or (card.also_matched >= 0 and matches(table, source, card.also_matched))


def can_afford(table: Table, side: Side, piece: Piece, cost: i64, without: i64 = -1) -> bool:
    """Whether this side can generate the cost of a card that is played, with a resource match.  without: a source that cannot be used."""
    if cost == 0:
        return True
    total: i64 = 0
    card = table.card_of(piece)
    funds = table.funds
    if funds is not None and funds.seat == side.seat and without < 0 and card.unpaid_by < 0 and card.also_matched < 0:
        if not funds.are_known:
            count_funds(table, side, funds)
        if funds.are_plain:
            return funds.total >= cost and ((funds.factions >> card.faction) & 1 != 0 or not needs_match(table, piece, cost))
    met = not needs_match(table, piece, cost)
    ready = ready_sources(table, side, piece)
    place: i64 = 0
    for source in ready.pieces:
        if source.id != without and pays_for(table, source, piece):
            total += ready.values[place]
            met = met or matches_card(table, source, piece)
        place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    return met and total >= cost


def count_funds(table: Table, side: Side, funds: Funds) -> None:
    """Count what the side can pay with now, once while the options of a window are offered, as nothing changes then."""
    funds.are_known = True
    funds.are_plain = table.changes.flag_row(EXTRA_RESOURCE) is None
    _add_funds(table, side, side.affiliation.cards, funds)
    _add_funds(table, side, side.objectives.cards, funds)
    _add_funds(table, side, side.enhancements.cards, funds)
    _add_funds(table, side, side.units.cards, funds)


def _add_funds(table: Table, side: Side, pieces: list[Piece], funds: Funds) -> None:
    for source in pieces:
        if source.tokens[FOCUS] != 0:
            continue
        value: i64 = resources_of(table, source)
        if value <= 0 or not can_be_used(table, side, source):
            continue
        card = table.card_of(source)
        funds.total += value
        if card.pays_for is not None:
            funds.are_plain = False
        may_match_all = INFLUENCE in card.marks or len(table.changes.by_key) > 0
        if may_match_all and (table.has_mark(INFLUENCE, source) or table.has_flag(MATCHES_ALL, source)):
            funds.factions = bit(len(FACTIONS)) - 1
        funds.factions |= bit(card.faction)


def resources_ready(table: Table, side: Side) -> i64:
    return ready_sources(table, side).total()


# --- the payment -----------------------------------------------------------------------------------------------------


def begin_payment(table: Table, piece: Piece, seat: i64, cost: i64, match: bool) -> None:
    """LCG-RES-01: the payment comes before what is paid for.  Cost 0 is paid at once."""
    if cost > 0:
        frame = Frame(PAYMENT_FRAME, 0, piece.id, 0, 0 if match else 1)
        frame.d = cost
        frame.e = seat
        table.picked = []
        table.push(frame)


def step_payment(table: Table, frame: Frame) -> None:
    """Ask for the next source and its number of tokens, or, once cost and match are met, to pay.

    Only choices that can still meet the cost are offered (LCG-RES-02).  The match can always be met: as long as it is not, no source that
    supplies it has been used.
    """
    if frame.pc == 1:  # what was generated has happened
        table.pop()
        return
    is_met = frame.b >= frame.d and frame.c == 1
    if is_met and table.sides[frame.e].adviser is not None:  # who plays by an adviser never generates more
        _pay(table, frame)
        return
    paid_for = table.pieces[frame.a]
    ready = ready_sources(table, table.sides[frame.e], paid_for)
    place: i64 = 0
    for source in ready.pieces:
        if not pays_for(table, source, paid_for):
            ready.values[place] = 0
        place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    total: i64 = ready.total()
    decision = Decision(PAY, frame.e, frame.a)
    if is_met:
        decision.offer(PAY_VERB, -1, 0)
    place = 0
    for source in ready.pieces:
        _offer_source(frame, decision, source, ready.values[place], total)
        place += 1  # noqa: SIM113
    table.ask(decision)


def _offer_source(frame: Frame, decision: Decision, source: Piece, value: i64, total: i64) -> None:
    # LCG-RES-02: with fewer tokens than this, the other sources could not meet the cost.
    tokens: i64 = frame.d - frame.b - (total - value)
    if tokens < 1:  # noqa: PLR1730  max() would box native numbers
        tokens = 1
    while tokens <= value:
        decision.offer(GENERATE_VERB, source.id, tokens)
        tokens += 1


def answer_payment(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PAY_VERB:
        _pay(table, frame)
        return
    source = table.pieces[option.piece]
    table.picked.append(source.id)
    table.picked.append(option.amount)
    frame.b += option.amount
    if matches_card(table, source, table.pieces[frame.a]):
        frame.c = 1


def _pay(table: Table, frame: Frame) -> None:
    frame.pc = 1
    table.sides[frame.e].spent += frame.d  # LCG-RES-06: the excess is lost
    if table.log is not None:
        table.note(PAID, frame.e, frame.a, frame.d, frame.b - frame.d)
    _focus_sources(table, frame.e, frame.a)


def _focus_sources(table: Table, seat: i64, paid_for: i64) -> None:
    """LCG-RES-03: each source gets as many focus tokens as resources; it is focused once (A-25)."""
    events: list[Event] = []
    is_told = table.log is not None or table.hears(RESOURCES_GENERATED)
    place: i64 = 0
    while place < len(table.picked):
        events.append(Event(FOCUSED, seat, table.picked[place], paid_for, table.picked[place + 1]))
        if is_told:
            events.append(Event(RESOURCES_GENERATED, seat, table.picked[place], paid_for, table.picked[place + 1]))
        place += 2
    table.picked = []
    table.fire_plain(events)
