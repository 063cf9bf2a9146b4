"""Weapons that add to Force drains, by the community's rules: using one for a drain is its one use of the turn (CCG-WPN-01, CCG-WPN-02).

When a Force drain is declared, its player chooses which weapons there add to it.  Neither such a weapon nor whoever bears it fires this
turn, and none adds that was fired this turn or whose bearer has used another one.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import AT_DRAIN, DRAIN
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.aims import has_free_hand_for, has_used_weapon
from games.star_wars_ccg.play.constants import ADD_CHOICE, ADD_FRAME, ADD_VERB, LOCATION, WEAPON
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_automatic


def declare_drain(table: Table, place: i64) -> None:
    """Let a Force drain that was just declared be answered, by the community's rules once its player has chosen the weapons for it."""
    if table.is_community and table.has_drain_weapons:
        table.frames.append(Frame(ADD_FRAME, 0, place))
    else:
        announce_drain(table, place)


def announce_drain(table: Table, place: i64) -> None:
    begin_answers(table, AT_DRAIN, 1 - table.active, place)
    begin_automatic(table, AT_DRAIN)


def step_adding(table: Table, frame: Frame) -> None:
    seat: i64 = table.active
    decision = Decision(ADD_CHOICE, seat, frame.a)
    offered: list[int] = []
    for change in table.changes.number_row(DRAIN + seat) or []:
        source: i64 = change.scope.source
        if source < 0 or source in offered or table.pieces[source].card.type != WEAPON or table.pieces[source].controller != seat:
            continue
        if may_use(table, table.pieces[source]) and table.added_to_drain(change, table.pieces[frame.a]) > 0:
            offered.append(source)
            decision.offer(ADD_VERB, source, 0)
    if not decision.options:
        end_adding(table, frame)
        return
    decision.offer_pass()
    table.ask(decision)


def answer_adding(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        end_adding(table, frame)
    else:
        use_for_drain(table, table.pieces[option.piece], frame.a)


def end_adding(table: Table, frame: Frame) -> None:
    table.frames.pop()
    announce_drain(table, frame.a)


def use_for_drain(table: Table, weapon: Piece, place: i64) -> None:
    """Let a weapon add to the Force drain at a location, so that it and its bearer have fired this turn (CCG-WPN-01)."""
    bearer = bearer_of(table, weapon)
    weapon.fired = table.turn
    if bearer is not None:
        bearer.fired = table.turn
    weapon.drained = table.turn
    weapon.origin = place
    table.changed()
    if table.log is not None:
        table.note(log.ADDED, weapon.controller, weapon.id, 0, place)


def bearer_of(table: Table, weapon: Piece) -> Piece | None:
    """The card that uses a weapon; None for one that stands at a location by itself."""
    if weapon.host < 0 or table.pieces[weapon.host].card.type == LOCATION:
        return None
    return table.pieces[weapon.host]


def may_use(table: Table, weapon: Piece) -> bool:
    """Whether a weapon was not used this turn, and its bearer can use one more."""
    bearer = bearer_of(table, weapon)
    return not has_used_weapon(table, weapon) and (bearer is None or has_free_hand_for(table, bearer))


def is_idle(table: Table, weapon: Piece, where: Piece) -> bool:
    """Whether a weapon adds nothing to a Force drain: it was not chosen for the declared one, or cannot be used for one to come."""
    if where.drained == table.turn:
        return weapon.drained != table.turn or weapon.origin != where.id
    return not may_use(table, weapon)
