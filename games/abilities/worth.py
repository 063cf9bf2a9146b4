"""Gains from effects, as policies compare them: columns that the rows of several operations share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.abilities.effects import Effect
from games.abilities.vocabulary import Given, Worth


def one(name: str) -> Worth:
    """
    >>> one("cards")({"op": "draw", "n": 4}, lambda effects: {})
    {'cards': 1}
    """
    return lambda effect, inside: {name: 1}


def number(name: str, most: int) -> Worth:
    """As many as the effect says, up to `most`; 1 for any number.

    >>> number("cards", most=3)({"op": "draw", "n": 4}, lambda effects: {})
    {'cards': 3}
    """
    return lambda effect, inside: {name: min(effect.get("n") or 1, most)}


def best_option(effect: Effect, inside: Callable[[Iterable[Effect]], Given]) -> Given:
    """The most of each name that an option gives."""
    most: dict[str, int] = {}
    for option in effect["options"]:
        for name, amount in inside(option).items():
            most[name] = max(most.get(name, 0), amount)
    return most


def half(effect: Effect, inside: Callable[[Iterable[Effect]], Given]) -> Given:
    """Half of what the effects inside give, because they may not happen."""
    return {name: (amount + 1) // 2 for name, amount in inside(effect["then"]).items()}
