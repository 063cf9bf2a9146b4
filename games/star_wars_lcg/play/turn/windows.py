"""Action windows: what each seat may do in turn, until both pass (LCG-WND, LCG-ABL-02)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.star_wars_lcg.abilities.constants import ACTIONS, DEPLOYMENT
from games.star_wars_lcg.play.constants import USE_VERB
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.play_card import begin_play, offer_plays


def open_window(table: Table) -> None:
    """The active player acts first (LCG-WND-02).  Where no card has an action, nobody is asked."""
    if table.phase == DEPLOYMENT or ACTIONS in table.heard.kinds:
        table.open_actions(ACTIONS, table.active)


def offer_actions(table: Table, decision: Decision) -> None:
    seat: i64 = decision.seat
    if ACTIONS in table.heard.kinds:
        for listener in table.usable(ACTIONS, seat):
            decision.offer(USE_VERB, listener.piece, listener.number)
    if table.phase == DEPLOYMENT and seat == table.active:  # LCG-WND-04, LCG-DEP-01
        offer_plays(table, table.sides[seat], decision)


def take_action(table: Table, option: Option) -> None:
    """LCG-DEP-02: it resolves before the next."""
    if option.verb == USE_VERB:
        table.use_action(table.heard.listeners[option.amount])
    else:
        begin_play(table, option)
