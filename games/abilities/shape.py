"""The JSON Schema of declared abilities.

It accepts and refuses the same declarations as the constructors, with two exceptions that it accepts: a fault of several fields together
(`games.abilities.authoring.meaning`, `Operation.check`), and a card without any ability.
"""

from __future__ import annotations

from typing import Any

from games.abilities.fields import Definitions
from games.abilities.forms import shape_of
from games.abilities.vocabulary import Slot, Vocabulary


def abilities_shape(vocabulary: Vocabulary, address: str) -> dict[str, Any]:
    """Slot -> its abilities in their printed order.

    address: the `$id` of the schema, with which the schema of a card can contain it ("urn:chess:abilities").
    """
    definitions = Definitions()
    slots = {code: _listed(slot, definitions) for code, slot in vocabulary.slots.items()}
    effect = {"anyOf": [shape_of(row, definitions) for row in vocabulary.operations.values()]}
    return {
        "$id": address,
        "type": "object",
        "additionalProperties": False,
        "properties": slots,
        "$defs": {"effect": effect, **definitions.shapes},
    }


def _listed(slot: Slot, definitions: Definitions) -> dict[str, Any]:
    shape = {"type": "array", "items": shape_of(slot, definitions), "minItems": 1}
    return {**shape, "maxItems": slot.most} if slot.most else shape
