"""The JSON Schema of declared abilities."""

from __future__ import annotations

from typing import Any

from games.abilities.vocabulary import Vocabulary


def abilities_shape(vocabulary: Vocabulary, depth: int) -> dict[str, Any]:
    """Slot -> its abilities in their printed order, with effects inside effects up to `depth` levels deep."""
    ability: dict[str, Any] = {
        "type": "object",
        "required": ["effects"],
        "additionalProperties": False,
        "properties": {
            **{field.name: field.shape() for field in vocabulary.ability_members},
            "effects": {"type": "array", "items": effect_shape(vocabulary, depth), "minItems": 1},
        },
    }
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {slot: {"type": "array", "items": ability, "minItems": 1} for slot in vocabulary.slots},
    }


def effect_shape(vocabulary: Vocabulary, depth: int) -> dict[str, Any]:
    members: dict[str, Any] = {
        "op": {"enum": list(vocabulary.operations)},
        **{field.name: field.shape() for field in vocabulary.members},
    }
    if depth:
        inside = {"type": "array", "items": effect_shape(vocabulary, depth - 1), "minItems": 1}
        members |= {"options": {"type": "array", "items": inside, "minItems": 2}, "then": inside}
    return {"type": "object", "required": ["op"], "additionalProperties": False, "properties": members}
