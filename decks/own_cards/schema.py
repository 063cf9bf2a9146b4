"""The JSON Schema of an own card: that of the published cards with its declared abilities, and with bounds for everything.

A list of alternatives that a member tells apart (`op`) becomes a condition for each value of that member.  A check then reads only one
of them, so nested effects cost no more than their length, and an error names its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from cards.data.fixtures import NAME, TEXTS, card_schema
from decks.own_cards.codes import MAX_CODE
from games.contracts.catalogue import Field
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import LANGUAGES

MAX_NUMBER: Final = 999_999  # the rules count in 32 bits
MAX_ITEMS: Final = 40
MAX_TEXT: Final = 120
CODE: Final = {"type": "string", "pattern": r"^[A-Za-z0-9][A-Za-z0-9_-]*$", "minLength": 1, "maxLength": MAX_CODE}
_LEFT_OUT: Final = ("aliases", "sample", "extra", *TEXTS)


def abilities_fields(rules: Game, kind: str) -> list[Field]:
    """The fields of a card of this type that hold declared abilities; () in a game that declares none."""
    return [
        field
        for field in rules.cards.fields
        if field.declared and field.kind == "record" and field.shape and (not field.types or kind in field.types)
    ]


def own_card_schema(rules: Game, kind: str) -> dict[str, Any]:
    """The schema of an own card of type `kind`, after the members that may be left out were added."""
    schema = card_schema(rules, kind)
    facts = schema["properties"]["facts"]
    abilities = {field.name: {"anyOf": [dict(field.shape), {"type": "null"}]} for field in abilities_fields(rules, kind)}
    names = {"type": "object", "properties": dict.fromkeys(LANGUAGES, NAME), "required": ["en"], "additionalProperties": False}
    properties = {name: shape for name, shape in schema["properties"].items() if name not in _LEFT_OUT}
    properties |= {"code": CODE, "names": names, "facts": {**facts, "properties": {**facts["properties"], **abilities}}}
    bounded: dict[str, Any] = _bounded({**schema, "properties": properties})
    return bounded


def _bounded(shape: Any) -> Any:
    """The shape with a bound for each number, text and list that has none, and with its alternatives as conditions."""
    if isinstance(shape, list):
        return [_bounded(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    found = {name: value if name in ("const", "enum", "required") else _bounded(value) for name, value in shape.items()}
    types = shape.get("type")
    kinds = set(types if isinstance(types, list) else [types] if isinstance(types, str) else ())
    if kinds & {"integer", "number"}:
        found.setdefault("maximum", MAX_NUMBER)
    if "string" in kinds:
        found.setdefault("maxLength", MAX_TEXT)
    if "array" in kinds:
        found.setdefault("maxItems", MAX_ITEMS)
    return _conditions(found)


def _conditions(shape: dict[str, Any]) -> dict[str, Any]:
    """`anyOf` as conditions, if a member with a constant tells the alternatives apart."""
    branches = shape.get("anyOf", ())
    if len(branches) < 2 or not all(isinstance(branch, dict) and branch.get("type") == "object" for branch in branches):
        return shape
    constants = [{name: value["const"] for name, value in branch["properties"].items() if "const" in value} for branch in branches]
    for name in constants[0]:
        values = [found.get(name) for found in constants]
        if all(isinstance(value, str) for value in values) and len(set(values)) == len(values):
            cases = [
                {"if": {"type": "object", "required": [name], "properties": {name: {"const": value}}}, "then": branch}
                for value, branch in zip(values, branches, strict=True)
            ]
            others = {key: value for key, value in shape.items() if key != "anyOf"}
            return {**others, "type": "object", "required": [name], "properties": {name: {"enum": values}}, "allOf": cases}
    return shape


class Checker:
    """The schema of one type of card: `fast` for stored cards, `exact` for the places of errors."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self.fast = jsonschema_rs.Draft202012Validator(dict(schema))
        self.exact = _Exact(_with_cases(dict(schema)))


def _with_cases(shape: Any) -> Any:
    """The shape with the conditions of `_conditions` as "cases": [member, its value -> the shape], of which only one is looked at."""
    if isinstance(shape, list):
        return [_with_cases(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    found = {name: value if name in ("const", "enum", "required") else _with_cases(value) for name, value in shape.items()}
    if all("if" in each for each in found.get("allOf", [{}])):
        (member,) = found["required"]
        found["cases"] = [member, {each["if"]["properties"][member]["const"]: each["then"] for each in found.pop("allOf")}]
    return found


def _case(validator: Any, cases: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
    member, shapes = cases
    value = instance.get(member) if isinstance(instance, dict) else None
    if isinstance(value, str) and value in shapes:
        yield from validator.descend(instance, shapes[value], schema_path=value)


def _few_items(validator: Any, items: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    """The errors of the entries, unless there are too many of them, which is an error of its own."""
    if not isinstance(instance, list) or len(instance) <= schema.get("maxItems", MAX_ITEMS):
        yield from Draft202012Validator.VALIDATORS["items"](validator, items, instance, schema)


_Exact: Any = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"cases": _case, "items": _few_items}
)


@cache
def checker(slug: str, kind: str) -> Checker:
    """The check of cards of one type, made once a process."""
    return Checker(own_card_schema(GAMES[slug], kind))


@cache
def abilities_checker(slug: str, kind: str, field: str) -> Checker:
    """The check of the abilities alone, in the field of a card that holds them."""
    shape = next(each.shape for each in abilities_fields(GAMES[slug], kind) if each.name == field)
    return Checker(_bounded(dict(shape)))
