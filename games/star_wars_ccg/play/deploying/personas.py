"""A character that takes the place of another version of the same persona (CCG-UNI-02), by the community's rules.

In the own deploy phase a unique character of the hand replaces an own one on the table, without cost, or one of the opponent whose text
lets that happen.  That is no deployment.  It is where the other was, as the other was: hit, moved, Undercover, and so on.  What the other
bears goes with it as far as it may be on the new one, captives go with it if it can escort them, and the other goes to the Lost Pile.  The
new one has to be allowed there by its own text.  Nothing of the opponent goes with it.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import AT_REPLACED, BANNED, MISSING
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.holding import can_guard
from games.star_wars_ccg.play.constants import (
    ASTROMECH_SEAT,
    CHARACTER,
    DEVICE,
    EFFECT,
    FREE,
    NONE,
    PERSONA_VERB,
    PILOT_SEAT,
    WEAPON,
)
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table, shares_persona
from games.star_wars_ccg.play.turn.deploy import bearing_cost, has_free_hand, may_bear
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.leaving import lose_with_attached


def offer_persona(table: Table, side: Side, newer: Piece, decision: Decision) -> None:
    """The own card that a card of the hand replaces: no other of its persona may stay on the table beside it."""
    card = newer.card
    if card.type != CHARACTER or card.uniqueness != 1 or not card.is_known:
        return
    for older in side.at_locations.cards:
        if older.card.index != card.index and older.card.type == CHARACTER and shares_persona(older.card, card):
            if older.owner == newer.owner and may_replace(table, newer, older):
                decision.offer(PERSONA_VERB, newer.id, older.id)
            return
    for older in table.sides[1 - side.seat].at_locations.cards:
        if is_open_to_foe(table, older) and shares_persona(older.card, card) and may_replace(table, newer, older):
            decision.offer(PERSONA_VERB, newer.id, older.id)


def is_open_to_foe(table: Table, older: Piece) -> bool:
    """Whether the text of a character lets its opponent replace it where it stands."""
    where = older.card.open_to_foe
    if where is None or older.place < 0 or older.host >= 0 or older.owner != older.controller or table.is_blank(older):
        return False
    return table.fits(table.pieces[older.place], where, Resolution(older.id, older.controller))


def may_replace(table: Table, newer: Piece, older: Piece) -> bool:
    """Whether a card may take the place of another of its persona on the table (CCG-UNI-02)."""
    if older.card.uniqueness != 1 or table.copies_on_table(newer.card) > 1:
        return False
    if table.has_flag(MISSING, older) or table.has_flag(BANNED, newer) or not table.may_deploy_at(newer, table.place_at(older)):
        return False
    if older.room == PILOT_SEAT:
        return table.is_pilot(newer) and table.may_crew(newer, table.pieces[older.host])
    return older.room != ASTROMECH_SEAT or newer.card.is_astromech


def replace_persona(table: Table, newer: Piece, older: Piece) -> None:
    """Put a card in the place of another of its persona, with its state and with the cards on it."""
    side = table.sides[newer.controller]
    table.move(newer, side.at_locations)
    newer.under = NONE
    if older.host >= 0:
        table.board_ship(newer, table.pieces[older.host], older.room)
    else:
        table.stand(newer, older.place)
    take_state(newer, older)
    table.pass_on_changes(older.id, newer.id)
    refer_to(table, older.id, newer.id)
    is_own = older.controller == newer.controller
    for id in older.attached.copy():
        inside = table.pieces[id]
        if inside.bonds != FREE:
            if is_own and can_guard(table, newer):  # it is released otherwise, when the other leaves
                table.attach(inside, newer)
                inside.seizer = newer.id
        elif is_own and stays_on(table, inside, newer):
            table.attach(inside, newer)
        else:
            lose_with_attached(table, inside)
    begin_answers(table, AT_REPLACED, newer.controller, newer.id)  # asked once the other is lost
    table.lose(older)
    table.changed()
    if table.log is not None:
        table.note(log.REPLACED, newer.owner, newer.id, 0, older.id)


def take_state(newer: Piece, older: Piece) -> None:
    """Give a card of the same persona what the character was and has done this turn."""
    newer.is_hit = older.is_hit
    newer.fired = older.fired
    newer.moved = older.moved
    newer.loaded = older.loaded
    newer.loads = older.loads
    newer.entered = older.entered


def refer_to(table: Table, older: i64, newer: i64) -> None:
    """Let cards that aim at a character, and those that lie on it, refer to the one that takes its place."""
    for id in table.aimers:
        if table.pieces[id].aim == older:
            table.pieces[id].aim = newer
    for id in table.tests:
        test = table.pieces[id]
        test.aim = newer if test.aim == older else test.aim
        test.origin = newer if test.origin == older else test.origin
    for side in table.sides:
        for piece in side.aside.cards:
            piece.under = newer if piece.under == older else piece.under


def stays_on(table: Table, borne: Piece, newer: Piece) -> bool:
    """Whether a card may be on the new bearer: what its own text says of those on which it is deployed, and how many fit (CCG-WEA-02)."""
    if borne.card.type not in (WEAPON, DEVICE, EFFECT) or borne.card.test > 0:
        return True
    if borne.card.title in newer.card.immune_to:
        return False
    if may_bear(table, newer, borne):
        return True
    is_anyhow = bearing_cost(table, borne, table.pieces[borne.host]) < 0  # a text has put it there
    return bool(borne.card.bearings) and is_anyhow and has_free_hand(table, newer, borne)
