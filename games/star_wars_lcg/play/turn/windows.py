"""Action windows: what each seat may do in turn, until both pass (LCG-WND, LCG-ABL-02)."""

from __future__ import annotations

from games.engine.bits import bit
from games.engine.decision import Decision, Option
from games.engine.events.index import Listener
from games.engine.events.windows import ACTION
from games.star_wars_lcg.abilities.constants import ACTIONS, DEPLOYMENT
from games.star_wars_lcg.play.constants import USE_VERB
from games.star_wars_lcg.play.log import USED
from games.star_wars_lcg.play.side import Adviser, Funds, Side
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.play_card import begin_play, offer_plays


def open_window(table: Table) -> None:
    """The active player acts first (LCG-WND-02).  Where no card has an action, or nobody would use one, nobody is asked."""
    if not _may_deploy(table) and not _is_wanted(table):
        return
    if table.watched < 0:
        table.open_actions(ACTIONS, table.active)
    else:  # a passive opponent has passed already
        table.open_actions(ACTIONS, table.watched)
        table.frames[-1].c = 1


def _may_deploy(table: Table) -> bool:
    """Whether cards may be played in this window, or it is to be seen that a passive player plays none."""
    if table.phase != DEPLOYMENT:
        return False
    return not table.sides[table.active].passive or table.sides[table.watched].adviser is None


def _is_wanted(table: Table) -> bool:
    """Whether somebody might use an action now.  If not, all pass, and the window closes at once."""
    return _may_act(table, table.sides[table.active]) or _may_act(table, table.sides[1 - table.active])


def _may_act(table: Table, side: Side) -> bool:
    if side.passive:
        return False
    adviser = side.adviser
    if adviser is None:
        return table.hears(ACTIONS)
    if (table.idle >> side.seat) & 1 != 0:
        return False
    found = _wanted(table, side, adviser)
    if found and (side.seat == table.active or table.watched >= 0):  # it is asked first
        side.wanted = found
    return len(found) > 0


def _wanted(table: Table, side: Side, adviser: Adviser) -> list[Listener]:
    """The actions that the player can use now and wants to use."""
    found: list[Listener] = []
    own = table.heard.of_kind(ACTIONS)
    if own is None or (table.idle >> side.seat) & 1 != 0:
        return found
    view = table.view(side.seat)
    table.is_unsteady = False
    any_usable = False
    for listener in own.any:
        if listener.seat == side.seat and adviser.may_take(view, listener):
            if table.funds is None:
                table.funds = Funds(side.seat)
            if table.is_usable(listener):
                any_usable = True
                if adviser.takes(view, listener):
                    found.append(listener)
    table.funds = None
    if not any_usable and not table.is_unsteady:  # the same holds in the next window if nothing has changed
        table.idle |= bit(side.seat)
    return found


def offer_actions(table: Table, decision: Decision) -> None:
    side = table.sides[decision.seat]
    if side.passive:
        return
    table.funds = Funds(side.seat)
    adviser = side.adviser
    plays = table.phase == DEPLOYMENT and side.seat == table.active  # LCG-WND-04, LCG-DEP-01
    if adviser is None:
        if table.hears(ACTIONS):
            for listener in table.usable(ACTIONS, side.seat):
                decision.offer(USE_VERB, listener.piece, listener.number)
        if plays:
            offer_plays(table, side, decision)
    else:
        if plays:
            offer_plays(table, side, decision)
        if not plays or not adviser.takes_play(table.view(side.seat), decision):
            wanted = side.wanted
            for listener in _wanted(table, side, adviser) if wanted is None else wanted:
                decision.offer(USE_VERB, listener.piece, listener.number)
        side.wanted = None
    table.funds = None


def take_action(table: Table, option: Option) -> None:
    """Take an action, which resolves before the next one (LCG-DEP-02)."""
    if option.verb == USE_VERB:
        if table.log is not None:
            table.note(USED, table.heard.listeners[option.amount].seat, option.piece, ACTION)
        table.use_action(table.heard.listeners[option.amount])
    else:
        begin_play(table, option)
