"""The codes of own cards: "ember" in a set is "own-k3x9w2mz7qab-ember" in decks, where "k3x9w2mz7qab" is the set's code."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from cards.data.fixtures import OWN_PREFIX

MAX_CODE: Final = 40
_FULL: Final = re.compile(rf"{OWN_PREFIX}([a-z0-9]{{12}})-(.+)", re.DOTALL)


def full_code(card_set: str, code: str) -> str:
    """The code that decks use.

    >>> full_code("k3x9w2mz7qab", "ember")
    'own-k3x9w2mz7qab-ember'
    """
    return f"{OWN_PREFIX}{card_set}-{code}"


def set_of(code: str) -> str:
    """The code of the set that holds the card; "" for a published card.

    >>> set_of("own-k3x9w2mz7qab-ember"), set_of("sample-001"), set_of("own-goal")
    ('k3x9w2mz7qab', '', '')
    """
    match = _FULL.fullmatch(code)
    return match[1] if match else ""


def own_sets(codes: Iterable[object]) -> set[str]:
    """The sets that these codes name; values that are not text name none."""
    return {card_set for code in codes if isinstance(code, str) and (card_set := set_of(code))}
