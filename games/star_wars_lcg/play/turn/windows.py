"""Action windows: what each seat may do in turn, until both pass (LCG-WND, LCG-ABL-02)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.windows import ACTION
from games.star_wars_lcg.abilities.constants import ACTIONS, DEPLOYMENT
from games.star_wars_lcg.play.constants import USE_VERB
from games.star_wars_lcg.play.log import USED
from games.star_wars_lcg.play.side import Funds
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.play_card import begin_play, offer_plays


def open_window(table: Table) -> None:
    """The active player acts first (LCG-WND-02).  Where no card has an action, nobody is asked."""
    if table.phase != DEPLOYMENT and ACTIONS not in table.heard.kinds:
        return
    if table.watched < 0:
        table.open_actions(ACTIONS, table.active)
    else:  # a passive opponent has passed already
        table.open_actions(ACTIONS, table.watched)
        table.frames[-1].c = 1


def offer_actions(table: Table, decision: Decision) -> None:
    seat: i64 = decision.seat
    if table.sides[seat].passive:
        return
    table.funds = Funds(seat)
    if ACTIONS in table.heard.kinds:
        for listener in table.usable(ACTIONS, seat):
            decision.offer(USE_VERB, listener.piece, listener.number)
    if table.phase == DEPLOYMENT and seat == table.active:  # LCG-WND-04, LCG-DEP-01
        offer_plays(table, table.sides[seat], decision)
    table.funds = None


def take_action(table: Table, option: Option) -> None:
    """Take an action, which resolves before the next one (LCG-DEP-02)."""
    if option.verb == USE_VERB:
        if table.log is not None:
            table.note(USED, table.heard.listeners[option.amount].seat, option.piece, ACTION)
        table.use_action(table.heard.listeners[option.amount])
    else:
        begin_play(table, option)
