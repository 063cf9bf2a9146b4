"""The position of a game that is not over, in the words of its replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from games.engine.decision import Decision
from games.engine.log import CHOSEN, Entry
from games.engine.machine import Machine
from games.engine.trace import digest


def position_of(game: Machine, steps: Callable[[Any], tuple[Step, ...]]) -> Position:
    """The position of a game that keeps a log and waits for an answer.  steps: the log of a game in words."""
    decision = game.decision
    if decision is None or game.log is None:
        raise ValueError("The game waits for no answer, or it keeps no log.")
    game.log.append(_asked(game, decision))
    *before, question = steps(game)
    game.log.pop()
    texts = question.decision[0] if question.decision else ()
    codes = [game.pieces[option.piece].card.code if option.piece >= 0 else "" for option in decision.options]
    offers = tuple(Offer(text, code) for text, code in zip(texts, codes, strict=True))
    return Position(tuple(before), question, offers, None, digest(game))


def _asked(game: Machine, decision: Decision) -> Entry:
    """The decision as the log will hold it once it is answered, with the board as it is now."""
    entry = Entry(CHOSEN, decision.seat, -1, 0, decision.subject)
    entry.kind = decision.kind
    entry.options = decision.options
    entry.choice = 0
    game.stamp(entry)
    return entry
