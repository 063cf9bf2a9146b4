"""The abilities as JSON, read from the fields of the form.

A field is named by its place: "fact_abilities.reaction.0.effects.1.n".  The field of an object holds "{}" and that of a list in a list
"[]", so that an empty one is not lost.  What is typed where a number belongs stays a text until it is one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol, cast

from frontend.own_cards.abilities.shapes import ABSENT, MOST_LEVELS, Part, Shape, Shapes

OBJECT: Final = "{}"
LIST: Final = "[]"
ANY: Final = "any"  # the checkbox beside a number
_COMMAS: Final = re.compile("[,、，]")

# The fields by the parts of their names; the values of a field are below "".
Tree = dict[str, Any]


class Sent(Protocol):
    """Sent fields, such as a QueryDict."""

    def __iter__(self) -> Iterator[str]: ...

    def getlist(self, name: str, /) -> list[str]:
        """The values of a field."""
        ...


def tree_of(data: Sent, prefix: str) -> Tree:
    """The fields below `prefix` as a tree; deeper ones than a form has, and those with an empty part, are left out."""
    tree: Tree = {}
    for name in data:
        if not name.startswith(f"{prefix}."):
            continue
        parts = name[len(prefix) + 1 :].split(".")
        if len(parts) > MOST_LEVELS or "" in parts:  # "" is where the values of a field are
            continue
        here = tree
        for part in parts:
            here = here.setdefault(part, {})
        here[""] = data.getlist(name)
    return tree


def read_abilities(shapes: Shapes, data: Sent, prefix: str) -> dict[str, Any] | None:
    """The abilities by slot; None if there are none."""
    tree = tree_of(data, prefix)
    read = {code: _entries(shapes, slot, tree.get(code, {})) for code, slot in shapes.slots.items()}
    return {code: found for code, found in read.items() if found} or None


def _entries(shapes: Shapes, part: Part, tree: Tree) -> list[Any]:
    numbers = sorted(int(number) for number in tree if number.isascii() and number.isdigit() and len(number) < 6)
    found = (_read(shapes, cast(Shape, part.item), tree.get(str(number), {})) for number in numbers)
    return [each for each in found if each is not ABSENT]


def _read(shapes: Shapes, shape: Shape, tree: Tree) -> Any:  # noqa: PLR0911 (one answer for each kind)
    part = shapes.part(shape)
    typed = tree.get("", [])
    text = typed[-1].strip() if typed else ""
    match part.kind:
        case "parts":
            return _object(shapes, part, tree) if OBJECT in typed else ABSENT
        case "kinds":
            codes = tree.get(part.tag, {}).get("", [])
            chosen = shapes.variant(part, codes[-1] if codes else None)
            return ABSENT if chosen is None else _object(shapes, chosen, tree)
        case "list":
            found = _entries(shapes, part, tree)
            return found if found or LIST in typed else ABSENT
        case "either":
            if text == OBJECT:
                return _object(shapes, shapes.part(cast(Shape, part.item)), tree)
            return text or ABSENT
        case "number":
            return None if part.is_open and ANY in tree.get(ANY, {}).get("", []) else _number(text)
        case "words":
            return [word.strip() for word in _COMMAS.split(text) if word.strip()] or ABSENT
        case "choices":
            return [code for code in part.codes if code in typed] or ABSENT
        case "flag":
            return True if typed else part.default
    return text or ABSENT


def _object(shapes: Shapes, part: Part, tree: Tree) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, shape in cast(Mapping[str, Shape], part.members).items():
        if "const" in shape and name in part.needed:  # tells alternatives apart
            found[name] = shape["const"]
            continue
        value = _read(shapes, shape, tree.get(name, {}))
        if value is ABSENT and name in part.needed:
            inner = shapes.part(shape)
            value = [] if inner.kind == "list" else {} if inner.kind == "parts" else ABSENT
        if value is not ABSENT:
            found[name] = value
    return found


def _number(text: str) -> Any:
    """The whole number, or the text if it is none; ABSENT for nothing.

    >>> _number("3"), _number("-1"), _number("two"), _number("9" * 9999)[:3]
    (3, -1, 'two', '999')
    """
    if not text:
        return ABSENT
    try:
        return int(text)
    except ValueError:
        return text


def fields_of(shapes: Shapes, value: Mapping[str, Any] | None, prefix: str) -> dict[str, list[str]]:
    """The fields that `read_abilities` reads as this value, which fits the schema."""
    found: dict[str, list[str]] = {}
    for code, abilities in (value or {}).items():
        _write_entries(shapes, shapes.slots[code], abilities, f"{prefix}.{code}", found)
    return found


def _write_entries(shapes: Shapes, part: Part, value: list[Any], at: str, found: dict[str, list[str]]) -> None:
    for number, each in enumerate(value):
        _write(shapes, cast(Shape, part.item), each, f"{at}.{number}", found)


def _write(shapes: Shapes, shape: Shape, value: Any, at: str, found: dict[str, list[str]]) -> None:
    part = shapes.part(shape)
    if part.kind == "kinds":
        part = shapes.variant(part, value[part.tag]) or part
    elif part.kind == "either" and isinstance(value, Mapping):
        part = shapes.part(cast(Shape, part.item))
    if isinstance(value, Mapping):
        found[at] = [OBJECT]
        for name, inner in (part.members or {}).items():
            if name in value:
                _write(shapes, inner, value[name], f"{at}.{name}", found)
    elif part.kind == "list":
        found[at] = [LIST]
        _write_entries(shapes, part, value, at, found)
    elif value is None:
        found[f"{at}.{ANY}"] = [ANY]
    elif part.kind == "words":
        found[at] = [", ".join(value)]
    elif part.kind == "flag":
        found |= {at: ["on"]} if value else {}
    else:
        found[at] = [str(each) for each in value] if isinstance(value, list) else [str(value)]
