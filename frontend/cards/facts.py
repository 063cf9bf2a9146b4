"""A card's printed facts as labelled rows, in the order of the game's `fields`.

Row: one fact with its label.
Value: one value of the fact, with the filter for cards that share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from games.contracts.catalogue import Field
from games.contracts.game import Game
from games.texts import bracketed, in_language


@dataclass(frozen=True, slots=True)
class Value:
    """One value.  filter, query: the name and value of the card list's filter; both are "" if there is none."""

    text: str
    filter: str = ""
    query: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One fact.

    kind: the kind of its `Field`.
    record: the fact itself, if it has its own template (`_fact_<name>.html`).
    """

    name: str
    kind: str
    label: str
    values: tuple[Value, ...] = ()
    record: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a card, shown like a card; properties that it does not print come from the front."""

    code: str
    name: str
    type: str
    side: str
    faction: Any
    facts: Mapping[str, Any]
    names: Mapping[str, str]
    cost: int | None = None
    is_unique: bool = False
    is_sample: bool = False
    text: str = ""


def back_of(card: Any) -> Back | None:
    back = card.facts.get("back")
    if not back:
        return None
    name = back["name"]
    names = card.names if name == card.name else {"en": name}
    return Back(card.code, name, back.get("type", card.type), card.side, card.faction, back, names, is_sample=card.is_sample)


def relations(facts: Mapping[str, Any], *, game: Game, language: str) -> list[tuple[str, list[str]]]:
    """The facts that list other cards: (label, codes); a title that is no single card stands in place of a code."""
    return [
        (in_language(field.labels, language), list(facts[field.name]))
        for field in game.cards.fields
        if field.of_cards and facts.get(field.name)
    ]


def line_texts(facts: Mapping[str, Any], names: Iterable[str], *, game: Game, language: str) -> list[str]:
    """The values of some facts, in the order of `names`, for a line below the card's name.  A value that two facts have stands once."""
    fields = {field.name: field for field in game.cards.fields}
    texts: list[str] = []
    shown: set[str] = set()
    for values in (_values(fields[name], facts, language) for name in names if name in fields):
        codes = [(value.query or value.text).casefold().replace(" ", "-") for value in values]
        texts += [value.text for code, value in zip(codes, values, strict=True) if code not in shown]
        shown.update(codes)
    return texts


def fact_rows(facts: Mapping[str, Any], *, game: Game, language: str) -> list[Row]:
    """The card's printed facts.

    No row: missing facts, false flags, lists of other cards, and declared abilities, whose words stand in a place of their own.
    """
    rows = []
    for field in game.cards.fields:
        if field.of_cards or (field.declared and field.kind == "record"):
            continue
        values = tuple(_values(field, facts, language))
        record = facts.get(field.name) if field.kind == "record" else None
        if values or record:
            rows.append(Row(field.name, field.kind, in_language(field.labels, language), values, record))
    return rows


def _values(field: Field, facts: Mapping[str, Any], language: str) -> list[Value]:
    value = facts.get(field.name)
    names = {choice.code: in_language(choice.names, language) for choice in field.choices}
    names |= {code: in_language(words, language) for code, words in field.names.items()}
    if printed := facts.get(f"{field.name}_text"):
        return [Value(printed)]
    if value is None or value is False or field.kind == "record":
        return []
    if field.kind == "list":
        return [_list_item(field, item, names, language) for item in value]
    if field.kind == "flag":
        return [Value("✓", field.name, "true")]
    return [Value(names.get(value, str(value)), field.name, str(value)) if field.kind != "text" else Value(value)]


def _list_item(field: Field, item: Any, names: Mapping[str, str], language: str) -> Value:
    """A list item: a text, or a record with a name and an optional value: "Edge (1)", "Protect (Trooper)"."""
    if not isinstance(item, Mapping):
        return Value(names.get(item, item), field.name, item)
    code = item["name"]
    value = item.get("value_text") or item.get("value")
    text = names.get(code, code)
    return Value(text + bracketed(names.get(value, str(value)), language) if value not in (None, "") else text, field.name, code)
