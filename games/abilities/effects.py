"""Declared effects: their form, and walks through those inside others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

# One thing that a card does, {"op": code, ...}.  "then" holds effects inside it, "options" lists of effects to choose from.
Effect = Mapping[str, Any]
# The abilities of a card: slot -> [{"effects": [...], ...}].
Abilities = Mapping[str, Any]


def with_nested(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Every effect, each before the effects inside it.

    >>> [effect["op"] for effect in with_nested([{"op": "may", "then": [{"op": "draw", "n": 1}]}])]
    ['may', 'draw']
    """
    for effect in effects:
        yield effect
        yield from with_nested(effect.get("then", ()))
        for option in effect.get("options", ()):
            yield from with_nested(option)


def all_effects(abilities: Abilities) -> Iterator[Effect]:
    """Every effect of all slots, those inside others included."""
    for listed in abilities.values():
        for ability in listed:
            yield from with_nested(ability["effects"])
