"""What both players answer to what has just happened (CCG-INT-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import (
    AT_AIM,
    AT_ATTRITION,
    AT_BATTLES,
    AT_CAPTURE,
    AT_DESTINY,
    AT_DRAWN,
    AT_DUEL_OVER,
    AT_FIRED,
    AT_FROZEN,
    AT_INSERTED,
    AT_LOSS,
    AT_LOST,
    AT_MISSING,
    AT_MOVE,
    AT_REGAINED,
    AT_RELEASE,
    AT_REVEALED,
    AT_SHOT,
    AT_TEXT_DESTINY,
    AT_USE,
    AT_VOIDED,
)
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import ANSWER_CHOICE, DEPLOY_VERB, PLACE_FRAME, SEATS
from games.star_wars_ccg.play.moving.reacts import begin_coming, offer_comers
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import offer_deploys_at
from games.star_wars_ccg.play.turn.interrupts import WAITED, begin_automatic, begin_own_draw, offer_uses, use_text

# Steps of the frame at these times: texts that work by themselves come before what the players use.
BEGINS: Final = 0
ASKED: Final = 1
# The times at which texts work by themselves here.
SELF_ANSWERED: Final = (
    AT_DESTINY,
    AT_LOST,
    AT_MOVE,
    AT_BATTLES,
    AT_MISSING,
    AT_USE,
    AT_AIM,
    AT_SHOT,
    AT_FIRED,
    AT_LOSS,
    AT_INSERTED,
    AT_REVEALED,
    AT_DUEL_OVER,
    AT_ATTRITION,
    AT_CAPTURE,
    AT_RELEASE,
    AT_DRAWN,
    AT_FROZEN,
    AT_VOIDED,
    AT_REGAINED,
    AT_TEXT_DESTINY,
)


def step_answers(table: Table, frame: Frame) -> None:
    """Ask the next player who has something to use, until neither has or wants to."""
    if frame.pc == WAITED or (frame.pc == BEGINS and frame.a in SELF_ANSWERED):
        frame.pc = ASKED
        is_used = len(table.automatic) > 0 and begin_automatic(table, frame.a)
        if frame.a == AT_DRAWN:
            is_used = begin_own_draw(table, table.pieces[frame.d]) or is_used
        if is_used:
            return
    while frame.c < SEATS:
        decision = Decision(ANSWER_CHOICE, frame.b, frame.d)
        offer_uses(table, frame.b, decision, frame.a)
        offer_deploys_at(table, table.sides[frame.b], decision, frame.a)
        offer_comers(table, table.sides[frame.b], decision, frame)
        if decision.options:
            decision.offer_pass()
            table.ask(decision)
            return
        frame.b = 1 - frame.b
        frame.c += 1
    table.frames.pop()
    if table.replies:
        place: i64 = len(table.frames)
        table.replies = [each for each in table.replies if each[0] < place]


def comes_at(card: Card, time: i64) -> bool:
    """Whether the text of a card lets it be deployed at this time."""
    return time in (card.deploy_time, card.also_time)


def answer_answers(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    frame.b = 1 - frame.b
    frame.c = frame.c + 1 if option.verb == PASS_VERB else 0
    if option.verb == DEPLOY_VERB and not comes_at(table.pieces[option.piece].card, frame.a):
        begin_coming(table, table.sides[decision.seat], table.pieces[option.piece], frame)
    elif option.verb == DEPLOY_VERB:
        table.frames.append(Frame(PLACE_FRAME, 0, option.piece))
    else:
        use_text(table, decision.seat, option)
