"""The position of a game that is not over, in the words of its replay."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from games.engine.decision import PASS_VERB, Option
from games.engine.log import CHOSEN, Entry
from games.engine.machine import Machine
from games.engine.trace import digest
from games.report.on_board import OnBoard, Places
from games.texts import Words, bracketed, in_language


def position_of(game: Machine, steps: Callable[[Any], tuple[Step, ...]], on_board: OnBoard) -> Position:
    """The position of a game that keeps a log and waits for an answer.  steps: the log of a game in words."""
    decision = game.decision
    if decision is None or game.log is None:
        raise ValueError("The game waits for no answer, or it keeps no log.")
    entry = Entry(CHOSEN, decision.seat, -1, 0, decision.subject)
    entry.choice = 0
    game.note_decision(entry, decision)
    *before, question = steps(game)
    game.log.pop()
    places = Places(game, question.board, on_board, entry.hidden)
    texts = _told_apart(question.decision[0] if question.decision else (), decision.options, places)
    offers = tuple(
        Offer(
            text,
            game.pieces[option.piece].card.code if option.piece >= 0 and option.piece not in entry.hidden else "",
            option.verb == PASS_VERB,
            places.of(option.piece),
            places.of_targets(option),
        )
        for text, option in zip(texts, decision.options, strict=True)
    )
    taken = [pointer for offer in offers for pointer in (offer.at, *offer.targets) if pointer]
    return Position(
        tuple(before),
        question,
        offers,
        None,
        digest(game),
        subject=places.of(decision.subject),
        reasons=places.reasons(decision, taken, question.clause),
        kind=f"{decision.kind}.{entry.phase}",
    )


def _told_apart(texts: Sequence[Words], options: Sequence[Option], places: Places) -> list[Words]:
    """The texts of options; equal ones about pieces in different places name their places."""
    names = [places.name_of(option.piece) for option in options]
    told: list[Words] = []
    for text, name in zip(texts, names, strict=True):
        is_unclear = any(each == text and other != name for each, other in zip(texts, names, strict=True))
        told.append(_at_place(text, name) if name and is_unclear else text)
    return told


def _at_place(text: Words, name: Words) -> Words:
    return {language: words + bracketed(in_language(name, language), language) for language, words in text.items()}


def seen_digest(position: Position) -> str:
    """32 hex digits over what a player of one seat sees and has chosen: equal where nothing that is seen differs."""
    own = [position.choices[place] for place in position.own]
    steps = [(step.text, step.clause, step.board) for step in position.steps]
    question = (position.question.text, position.question.board) if position.question else ()
    seen = json.dumps([own, steps, question, [(offer.text, offer.card) for offer in position.offers]], sort_keys=True)
    return hashlib.sha256(seen.encode()).hexdigest()[:32]
