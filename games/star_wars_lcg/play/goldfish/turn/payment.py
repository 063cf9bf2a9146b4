"""Playing a unit or enhancement: the playable cards, generating resources, paying, placing (LCG-DEP, LCG-RES, LCG-ENH, LCG-UNQ).

source: a ready card with a resource value in one's own play area.
match: a generating card of the same affiliation as the card played.
play frame: register a = the piece that is played, b = resources generated so far, c = 1 once the match is met.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.cards import Card
from games.star_wars_lcg.play.goldfish.constants import (
    CARD_HOST,
    ENEMY,
    ENHANCE,
    FRIENDLY,
    GENERATE_VERB,
    HOST_VERB,
    NEUTRAL,
    NO_HOST,
    OBJECTIVE_HOST,
    PAY,
    PAY_VERB,
    PLAY,
    PLAY_VERB,
    UNIT,
    UNIT_HOST,
)
from games.star_wars_lcg.play.goldfish.counts import CARD_NUMBERS, CARD_PLAYED, RESOURCES_AVAILABLE, RESOURCES_SPENT
from games.star_wars_lcg.play.goldfish.state import Piece, Side, Table

# Positions of the play frame.
GENERATING: Final = 0
PLACING: Final = 1

PLAY_FRAME: Final = 2  # the kind of the frame; `play.game` lists the others


def needs_match(card: Card) -> bool:
    """Does the card need a resource match (LCG-RES-07)?  Neutral cards (LCG-RES-08) and cards of cost 0 (LCG-RES-10) do not."""
    return card.cost > 0 and card.faction != NEUTRAL


def ready_sources(table: Table, side: Side) -> list[Piece]:
    """Ready cards with a resource value in one's own play area (LCG-RES-03, LCG-RES-04, LCG-RES-05)."""
    sources: list[Piece] = []
    for piece in side.affiliation.cards:
        if piece.focus == 0 and piece.card.resources > 0:
            sources.append(piece)
    for piece in side.objectives.cards:
        if piece.focus == 0 and piece.card.resources > 0:
            sources.append(piece)
    for piece in side.enhancements.cards:
        if piece.card.resources > 0 and piece.focus == 0 and (piece.host < 0 or table.pieces[piece.host].owner == side.seat):
            sources.append(piece)
    for piece in side.units.cards:
        if piece.card.resources > 0 and piece.focus == 0:
            sources.append(piece)
    return sources


def ask_play(table: Table, side: Side) -> None:
    """Ask which card is played, of all cards in hand that can be played now (LCG-DEP-01 to LCG-DEP-03)."""
    total: i64 = 0
    factions: i64 = 0  # bit set of the affiliations of ready sources
    for source in ready_sources(table, side):
        total += source.card.resources
        factions |= 1 << source.card.faction
    decision = Decision(PLAY, side.seat, -1)
    decision.offer_pass()
    for piece in side.hand.cards:
        card = piece.card
        if card.playable and card.cost <= total and may_be_played(table, side, card):
            if needs_match(card) and not factions & (1 << card.faction):
                continue
            decision.offer(PLAY_VERB, piece.id, 0)
    table.ask(decision)


def may_be_played(table: Table, side: Side, card: Card) -> bool:
    """Do the rules other than its cost allow a unit or enhancement?"""
    if table.unique_in_play[card.title] > 0:  # LCG-UNQ-01: on either side
        return False
    if card.limited and side.limited_played:  # LCG-KEY-03
        return False
    return card.host_kind == NO_HOST or has_host(table, side, card)  # LCG-ENH-04


def begin_play(table: Table, side: Side, piece: Piece) -> None:
    """Play a card: reveal, generate, pay, place (LCG-RES-01)."""
    table.push(Frame(PLAY_FRAME, GENERATING if piece.card.cost > 0 else PLACING, piece.id))


def step_play(table: Table, frame: Frame) -> None:
    piece = table.pieces[frame.a]
    side = table.sides[piece.owner]
    if frame.pc == GENERATING:
        _ask_payment(table, side, frame, piece.card)
    elif piece.card.host_kind == NO_HOST:
        _place(table, side, piece, -1)
        table.pop()
    else:
        decision = Decision(ENHANCE, side.seat, piece.id)
        for host in hosts(table, side, piece.card):
            decision.offer(HOST_VERB, host.id, 0)
        table.ask(decision)


def answer_play(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    piece = table.pieces[frame.a]
    side = table.sides[piece.owner]
    if decision.kind == ENHANCE:
        _place(table, side, piece, option.piece)
        table.pop()
    elif option.verb == PAY_VERB:
        table.row[RESOURCES_SPENT] += piece.card.cost
        frame.pc = PLACING
        if table.log is not None:
            table.note(log.PAID, side.seat, piece.id, piece.card.cost, frame.b - piece.card.cost)  # LCG-RES-06: the excess is lost
    else:
        source = table.pieces[option.piece]
        source.focus += option.amount  # LCG-RES-03
        frame.b += option.amount
        if source.card.faction == piece.card.faction:  # LCG-RES-09: a card that needs a match is not neutral
            frame.c = 1
        if table.log is not None:
            table.note(log.GENERATED, side.seat, source.id, option.amount, piece.id)


def _ask_payment(table: Table, side: Side, frame: Frame, card: Card) -> None:
    """Ask for the next source and its number of tokens, or, once cost and match are met, to pay.

    Only choices that can still meet the cost are offered.  The match can always be met: as long as it is not, no source that
    supplies it has been used.
    """
    sources = ready_sources(table, side)
    total: i64 = 0
    for source in sources:
        total += source.card.resources
    decision = Decision(PAY, side.seat, frame.a)
    if frame.b >= card.cost and (frame.c == 1 or not needs_match(card)):
        decision.offer(PAY_VERB, -1, 0)
    for source in sources:
        value: i64 = source.card.resources
        # LCG-RES-02: with fewer tokens than this, the other sources could not meet the cost.
        tokens: i64 = card.cost - frame.b - (total - value)
        if tokens < 1:  # noqa: PLR1730  max() would box native numbers
            tokens = 1
        while tokens <= value:
            decision.offer(GENERATE_VERB, source.id, tokens)
            tokens += 1
    table.ask(decision)


def hosts(table: Table, side: Side, card: Card) -> list[Piece]:
    """Every card in play that this enhancement can be attached to (LCG-ENH-01, LCG-ENH-02, LCG-ENH-07)."""
    found: list[Piece] = []
    for owner in table.sides:
        if owner.seat == side.seat:
            if card.host_whose == ENEMY:
                continue
        elif card.host_whose == FRIENDLY:
            continue
        kind: i64 = card.host_kind
        if kind in (UNIT_HOST, CARD_HOST):
            _add_fitting(found, owner.units.cards, side, card)
        if kind in (OBJECTIVE_HOST, CARD_HOST):
            _add_fitting(found, owner.objectives.cards, side, card)
        if kind == CARD_HOST:
            _add_fitting(found, owner.affiliation.cards, side, card)
            _add_fitting(found, owner.enhancements.cards, side, card)
    return found


def has_host(table: Table, side: Side, card: Card) -> bool:
    return len(hosts(table, side, card)) > 0


def _add_fitting(found: list[Piece], pieces: list[Piece], side: Side, card: Card) -> None:
    for piece in pieces:
        if card.hosts[piece.card.index] and not (card.out_of_faction and piece.card.faction == side.faction):
            found.append(piece)


def _place(table: Table, side: Side, piece: Piece, host: i64) -> None:
    card = piece.card
    if card.limited:
        side.limited_played = True
    if card.type == UNIT:
        table.move(piece, side.units)  # LCG-DEP-05
    else:
        table.move(piece, side.enhancements)  # LCG-ENH-02, LCG-ENH-03
        piece.host = host
    if side.seat == table.watched:
        table.card_counts[card.index * CARD_NUMBERS + CARD_PLAYED] += 1
        if host < 0 or table.pieces[host].owner == side.seat:
            table.row[RESOURCES_AVAILABLE] += card.resources  # LCG-DEP-04: usable at once
    if table.log is not None:
        table.note(log.PLAYED, side.seat, piece.id, card.cost)
        if host >= 0:
            table.note(log.ATTACHED, side.seat, piece.id, 0, host)
