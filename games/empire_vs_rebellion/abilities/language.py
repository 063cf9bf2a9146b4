"""The functions that declare what a card does.  Each checks its values, so a wrong declaration stops the import.

An effect is a dictionary {"op": code, ...}: one thing that a card does.  Facts, pages, search and the API share this form.
Its values, besides those that only one op has:
    n: the number of cards or tokens; None for any number.
    whose: "own", "opponent" or "any", from the view of the player who uses the card.
"""

from __future__ import annotations

from typing import Any, Final

Effect = dict[str, Any]
Declared = dict[str, list[dict[str, Any]]]

# The moments when a card works.
ACTION: Final = "action"  # as an ability used in the struggle (EVR-STG-06)
STRATEGY_TIMINGS: Final = ("on_reveal", "determine_victory", "outcome", "next_round")  # as printed on a strategy
EVENT_TIMINGS: Final = ("this_round", "winner", "loser", "loser_next_round")  # as printed on an event
WHEN: Final = (ACTION, *STRATEGY_TIMINGS, *EVENT_TIMINGS)

WHOSE: Final = ("own", "opponent", "any")
CATEGORIES: Final = ("diplomacy", "the-force", "military", "recon", "character")
PILES: Final = ("discard", "reserve")


class BadDeclaration(ValueError):
    """A declaration with a value that the rules do not know."""


def _one_of(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadDeclaration(f"{value!r} is not one of: {', '.join(known)}.")
    return value


def _number(n: int | None) -> int | None:
    if n is not None and n < 1:
        raise BadDeclaration(f"{n} is not a number of cards or tokens; use 1 or more.")
    return n


def card(when: str, *effects: Effect) -> Declared:
    """The declaration of a card: its one ability, or the one effect of an event or strategy."""
    if not effects:
        raise BadDeclaration("An ability needs at least one effect.")
    return {_one_of(when, WHEN): [{"effects": list(effects)}]}


def discard(n: int | None, whose: str, *, optional: bool = False, exhausted: bool = False, characters_to_reserve: bool = False) -> Effect:
    """Discard resource cards in play (EVR-STG-16)."""
    effect: Effect = {"op": "discard", "n": _number(n), "whose": _one_of(whose, WHOSE)}
    for name, is_set in (("optional", optional or n is None), ("exhausted", exhausted), ("to_reserve", characters_to_reserve)):
        if is_set:
            effect[name] = True
    return effect


def exhaust(n: int, whose: str, *, optional: bool = False) -> Effect:
    effect: Effect = {"op": "exhaust", "n": _number(n), "whose": _one_of(whose, WHOSE)}
    return {**effect, "optional": True} if optional else effect


def play_top(*, optional: bool = False, per_counted: bool = False) -> Effect:
    """Play the top card of the own deck, or, with `per_counted`, as many cards as the effect before it picked."""
    effect: Effect = {"op": "play", "n": 1}
    if per_counted:
        effect["per"] = "counted"
    return {**effect, "optional": True} if optional else effect


def play_from(pile: str) -> Effect:
    return {"op": "play_from", "n": 1, "from": _one_of(pile, PILES)}


def search_and_play() -> Effect:
    return {"op": "search_and_play", "n": 1}


def add_character(*, optional: bool = False) -> Effect:
    """Add a character from the reserve pile to the resource deck (EVR-STG-14)."""
    effect: Effect = {"op": "add_character", "n": 1}
    return {**effect, "optional": True} if optional else effect


def set_back_character() -> Effect:
    """Return a character from the resource deck to the reserve pile at the end of a round."""
    return {"op": "set_back_character", "n": 1}


def look(n: int, whose: str, *, discards: int) -> Effect:
    return {"op": "look", "n": _number(n), "whose": _one_of(whose, WHOSE), "discards": _number(discards)}


def search(n: int, whose: str, *, discards: int) -> Effect:
    return {"op": "search", "n": _number(n), "whose": _one_of(whose, WHOSE), "discards": _number(discards)}


def peek(*effects: Effect) -> Effect:
    """Look at the top card of the own deck, then carry out `effects`; the card is played or goes back on top."""
    return {"op": "peek", "then": list(effects)}


def put_on_top(whose: str) -> Effect:
    """Put a card from a discard pile on top of its deck."""
    return {"op": "put_on_top", "n": 1, "whose": _one_of(whose, WHOSE)}


def discard_top_then_lower() -> Effect:
    return {"op": "discard_top_then_lower"}


def gain_influence(n: int) -> Effect:
    return {"op": "gain_influence", "n": _number(n)}


def lose_influence(n: int, whose: str = "own") -> Effect:
    return {"op": "lose_influence", "n": _number(n), "whose": _one_of(whose, WHOSE)}


def change_strategy(whose: str) -> Effect:
    return {"op": "change_strategy", "whose": _one_of(whose, WHOSE)}


def choose(*options: list[Effect]) -> Effect:
    return {"op": "choose", "options": _several(options)}


def and_or(*options: list[Effect]) -> Effect:
    """Carry out at least one option if one is possible, each option at most once."""
    return {"op": "and_or", "options": _several(options)}


def _several(options: tuple[list[Effect], ...]) -> list[list[Effect]]:
    if len(options) < 2 or not all(options):
        raise BadDeclaration("A choice needs two or more options, each with an effect.")
    return list(options)


def if_lost(*effects: Effect) -> Effect:
    return {"op": "if_lost", "then": list(effects)}


def change_total(n: int) -> Effect:
    return {"op": "change_total", "n": _number(n)}


def swap_winner() -> Effect:
    return {"op": "swap_winner"}


def choose_for_opponent() -> Effect:
    return {"op": "choose_for_opponent"}


def forbid(category: str, *, but_not: tuple[str, ...] = ()) -> Effect:
    """Forbid the abilities of a category, except those of the cards `but_not`."""
    effect: Effect = {"op": "forbid", "category": _one_of(category, CATEGORIES)}
    return {**effect, "but_not": list(but_not)} if but_not else effect


def order_events(n: int) -> Effect:
    return {"op": "order_events", "n": _number(n), "optional": True}


def take_back_strategies() -> Effect:
    return {"op": "take_back_strategies"}


def discard_unused_strategy() -> Effect:
    """Discard one unused strategy of this player; the opponent chooses it."""
    return {"op": "discard_unused_strategy", "n": 1}


def random_strategy() -> Effect:
    return {"op": "random_strategy"}


def reveal_strategy_first() -> Effect:
    return {"op": "reveal_strategy_first"}
