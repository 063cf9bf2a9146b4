"""Choices that repeat the one before them: pass until something happens, and the same once more as long as it is asked.

They never run too far: a turn ends them, and so does a decision that does not offer the same.  Passes also end at any change that the
person can see, at anything that is told about a card, and at any option that was not there before; other choices end at another question
and at anything that the opponent does.
"""

from __future__ import annotations

from typing import Final

from games.contracts.tables import Offer, Position

MOST_REPEATS: Final = 40  # by one request, so that it answers soon


def repeats(before: Position, number: int, now: Position) -> int | None:
    """The option that repeats number `number` of `before` in the position after it; None if the person should decide."""
    asked, asks = before.question, now.question
    if asked is None or asks is None or asks.turn != asked.turn or asks.seat != asked.seat:
        return None
    taken = before.offers[number]
    since = now.steps[len(before.steps) + 1 :]  # after the step of the choice
    if taken.is_pass:
        is_same = asks.board == asked.board and _texts(now) <= _texts(before) and not any(step.cards for step in since)
    else:
        is_same = asks.text == asked.text and all(step.seat in (asked.seat, -1) for step in since)
    return _number_of(taken, now) if is_same else None


def same_again(position: Position) -> int | None:
    """The option that was taken last, if the same question offers it again; None otherwise."""
    asks = position.question
    last = next((step for step in reversed(position.steps) if step.decision is not None), None)
    if asks is None or last is None or last.decision is None or (last.text, last.turn) != (asks.text, asks.turn):
        return None
    options, taken = last.decision
    number = next((number for number, offer in enumerate(position.offers) if offer.text == options[taken]), None)
    return None if number is None or position.offers[number].is_pass else number


def number_of_pass(position: Position) -> int | None:
    """The option that passes; None if the decision offers none."""
    return next((number for number, offer in enumerate(position.offers) if offer.is_pass), None)


def _number_of(taken: Offer, position: Position) -> int | None:
    same = (number for number, offer in enumerate(position.offers) if (offer.text, offer.is_pass) == (taken.text, taken.is_pass))
    return next(same, None)


def _texts(position: Position) -> set[str]:
    return {offer.text["en"] for offer in position.offers}
