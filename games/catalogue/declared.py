"""Declared facts joined with the printed record of a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.contracts.catalogue import Field, Record


def with_facts(fields: Iterable[Field], card: Record, declared: Mapping[str, Any]) -> Record:
    """A card's record with declared facts beside the printed ones, in the order of the fields that a card of its type has.

    >>> with_facts([Field("cost", "number", {"en": "Cost"}), Field("effects", "list", {"en": "Effects"}, declared=True)],
    ...     {"type": "ship", "facts": {"cost": None, "cost_text": "X"}}, {"effects": ["draw"]})
    {'type': 'ship', 'facts': {'cost': None, 'cost_text': 'X', 'effects': ['draw']}}
    """
    facts = {**card["facts"], **declared}
    joined: dict[str, Any] = {}
    for field in fields:
        if not field.types or card["type"] in field.types:
            joined |= {name: facts[name] for name in (field.name, f"{field.name}_text", f"{field.name}_values") if name in facts}
    return {**card, "facts": joined}
