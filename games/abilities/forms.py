"""Forms: the fields of a kind of declaration, how it is written in a card's line, and the faults that it can have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.abilities.fields import ABSENT, REQUIRED, Definitions, Field, NoDefault


class Declaration(dict[str, Any]):
    """A declared effect or ability: a dictionary that keeps the fault of the values it was made from."""

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
        # The first members of every declaration.
        self.template: dict[str, Any] = {}
        # The fields that take values without a keyword, in order.
        self.order: tuple[Field, ...] = ()
        self.keywords: dict[str, Field] = {}
        self.take(takes)

    def __repr__(self) -> str:
        return f"<{self.code}, not called>"

    def take(self, names: Sequence[str]) -> None:
        """Set the order of the values in a declaration; without names it is that of the fields."""
        free = [field for field in self.fields if field.name not in self.preset]
        self.order = tuple(self.by_name[name] for name in names) if names else tuple(each for each in free if not each.by_keyword)
        self.keywords = {field.argument: field for field in free}
        defaults = {field.name: self.preset.get(field.name, field.default) for field in self.fields}
        self.template = {**self.first(), **{name: value for name, value in defaults.items() if value is not ABSENT}}

    def first(self) -> dict[str, Any]:
        """The members before the fields."""
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


def problem_of(form: Form, declared: object) -> str:
    """The fault of a declaration of this form, as the end of a sentence; "" if there is none."""
    if not isinstance(declared, Mapping):
        return f"has {declared!r}; give a declaration with: {', '.join(form.template)}"
    if isinstance(declared, Declaration) and declared.problem:
        return declared.problem
    if missing := next((name for name in form.template if declared.get(name, REQUIRED) is REQUIRED), ""):
        return f"{missing} is missing; give it a value"
    for name, value in declared.items():
        known = form.by_name.get(name)
        if known is not None:
            if problem := known.problem(value):
                return f"{name} {problem}"
        elif name not in form.template:
            return f"has no field {name!r}; use: {', '.join(form.by_name)}"
    return ""


# The field with the period at whose end an effect ends.
UNTIL: Final = "until"


def shape_of(form: Form, definitions: Definitions, *, lasts: bool = False) -> dict[str, Any]:
    """The JSON Schema of the declarations of one form.  `default` is the value that a constructor gives a field; JSON has to give it.

    lasts: whether it is an effect that lasts as long as its card is in play.
    """
    fixed = {name: {"const": value} for name, value in form.first().items()}
    fields = [field for field in form.fields if not (lasts and field.name == UNTIL)]
    return {
        "type": "object",
        "required": [name for name in form.template if not (lasts and name == UNTIL)],
        "additionalProperties": False,
        "properties": {**fixed, **{field.name: _with_default(field, definitions, lasts) for field in fields}},
    }


def _with_default(field: Field, definitions: Definitions, lasts: bool) -> dict[str, Any]:
    shape = field.lasting_shape(definitions) if lasts else field.shape(definitions)
    is_left_out = isinstance(field.default, NoDefault) or (lasts and not field.may_last(field.default))
    return shape if is_left_out else {**shape, "default": field.default}
