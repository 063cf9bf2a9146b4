"""Forms: what a declaration of some kind is made of, how one is written in a card's line, and what can be wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.abilities.fields import ABSENT, REQUIRED, Field


class Declaration(dict[str, Any]):
    """A declared effect or ability: a dictionary that knows what was wrong with the values it was made from."""

    __slots__ = ("problem",)

    def __init__(self, template: Mapping[str, Any]) -> None:
        super().__init__(template)
        self.problem = ""


class Form:
    """A code with fields.  Calling it makes a declaration: values in the order of the fields, or by keyword."""

    __slots__ = ("by_name", "code", "fields", "keywords", "order", "preset", "template")

    def __init__(self, code: str, fields: Sequence[Field], takes: Sequence[str] = ()) -> None:
        self.code = code
        # In the order in which the declaration holds them.
        self.fields = tuple(fields)
        self.by_name = {field.name: field for field in fields}
        # Values that every declaration has.
        self.preset: dict[str, Any] = {}
        # What every declaration starts with.
        self.template: dict[str, Any] = {}
        # The fields that take values without a keyword, in order.
        self.order: tuple[Field, ...] = ()
        self.keywords: dict[str, Field] = {}
        self.take(takes)

    def take(self, names: Sequence[str]) -> None:
        """Set the order of the values in a declaration; without names it is that of the fields."""
        free = [field for field in self.fields if field.name not in self.preset]
        self.order = tuple(self.by_name[name] for name in names) if names else tuple(each for each in free if not each.by_keyword)
        self.keywords = {field.argument: field for field in free}
        defaults = {field.name: self.preset.get(field.name, field.default) for field in self.fields}
        self.template = {**self.first(), **{name: value for name, value in defaults.items() if value is not ABSENT}}

    def first(self) -> dict[str, Any]:
        """What stands before the fields."""
        return {}

    def declare(self, values: Sequence[Any], named: Mapping[str, Any]) -> Declaration:
        declared = Declaration(self.template)
        place = 0
        for field in self.order:
            if place == len(values):
                break
            if not field.takes_many:
                declared[field.name] = field.stored(values[place])
                place += 1
            elif field.fits(values[place]):
                end = place + 1
                while end < len(values) and field.fits(values[end]):
                    end += 1
                declared[field.name] = list(values[place:end])
                place = end
        if place < len(values):
            declared.problem = f"takes no value {values[place]!r} there; it takes: {', '.join(self.keywords)}"
        for name, value in named.items():
            known = self.keywords.get(name)
            if known is None:
                declared.problem = f"has no field {name!r}; use: {', '.join(self.keywords)}"
            elif value is not None or known.default is not ABSENT:
                declared[known.name] = known.stored(value)
        return declared if len(declared) == len(self.template) else self._in_order(declared)

    def _in_order(self, declared: Declaration) -> Declaration:
        """The same, with the fields that the template lacks in their places."""
        ordered = Declaration(self.first())
        for field in self.fields:
            if field.name in declared:
                ordered[field.name] = declared[field.name]
        ordered.problem = declared.problem
        return ordered


def problem_of(form: Form, declared: Mapping[str, Any]) -> str:
    """What is wrong with a declaration of this form, as the end of a sentence; "" if nothing is."""
    if isinstance(declared, Declaration):
        if declared.problem:
            return declared.problem
    else:
        for field in form.fields:
            if field.default is REQUIRED and field.name not in declared:
                return f"{field.name} is missing; give it a value"
    for name, value in declared.items():
        known = form.by_name.get(name)
        if value is REQUIRED:
            return f"{name} is missing; give it a value"
        if known is not None:
            if problem := known.problem(value):
                return f"{name} {problem}"
        elif name not in form.first():
            return f"has no field {name!r}; use: {', '.join(form.by_name)}"
    return ""
