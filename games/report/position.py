"""The position of a game that is not over, in the words of its replay."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from games.engine.decision import PASS_VERB
from games.engine.log import CHOSEN, Entry
from games.engine.machine import Machine
from games.engine.trace import digest


def position_of(game: Machine, steps: Callable[[Any], tuple[Step, ...]]) -> Position:
    """The position of a game that keeps a log and waits for an answer.  steps: the log of a game in words."""
    decision = game.decision
    if decision is None or game.log is None:
        raise ValueError("The game waits for no answer, or it keeps no log.")
    entry = Entry(CHOSEN, decision.seat, -1, 0, decision.subject)
    entry.choice = 0
    game.note_decision(entry, decision)
    *before, question = steps(game)
    game.log.pop()
    texts = question.decision[0] if question.decision else ()
    codes = [game.pieces[each.piece].card.code if each.piece >= 0 and each.piece not in entry.hidden else "" for each in decision.options]
    offers = tuple(Offer(text, code, option.verb == PASS_VERB) for text, code, option in zip(texts, codes, decision.options, strict=True))
    return Position(tuple(before), question, offers, None, digest(game))


def seen_digest(position: Position) -> str:
    """32 hex digits over what a player of one seat sees and has chosen: equal where nothing that is seen differs."""
    own = [position.choices[place] for place in position.own]
    steps = [(step.text, step.clause, step.board) for step in position.steps]
    question = (position.question.text, position.question.board) if position.question else ()
    seen = json.dumps([own, steps, question, [(offer.text, offer.card) for offer in position.offers]], sort_keys=True)
    return hashlib.sha256(seen.encode()).hexdigest()[:32]
