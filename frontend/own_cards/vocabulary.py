"""The choices of a game's vocabulary of abilities, beside the text area in which a card's abilities are typed as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from decks.own_cards.schema import abilities_fields
from games.contracts.game import Game
from games.texts import in_language


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of an effect: its code, its name in the search, and the members that an effect with it has."""

    code: str
    name: str
    required: tuple[str, ...]
    optional: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownVocabulary:
    """The slots of abilities, and the operations of their effects."""

    slots: tuple[str, ...]
    operations: tuple[Operation, ...]


def vocabulary_of(game: Game, kind: str, language: str) -> ShownVocabulary | None:
    """The vocabulary of a card's abilities, from their JSON Schema; None in a game without declared abilities."""
    fields = abilities_fields(game, kind)
    if not fields:
        return None
    shape = fields[0].shape
    names = {
        choice.code: in_language(choice.names, language)
        for field in game.cards.fields
        if field.name == "effects"
        for choice in field.choices
    }
    effects = shape.get("$defs", {}).get("effect", {}).get("anyOf", ())
    return ShownVocabulary(tuple(shape.get("properties", ())), tuple(_operation(effect, names) for effect in effects))


def _operation(effect: Mapping[str, Any], names: Mapping[str, str]) -> Operation:
    code = str(effect["properties"]["op"]["const"])
    required = tuple(name for name in effect["required"] if name != "op")
    optional = tuple(name for name in effect["properties"] if name != "op" and name not in required)
    return Operation(code, names.get(code, code), required, optional)
