"""Declared abilities as the Python source that declares them, for the manual and for new cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from games.abilities.authoring.manual import LANGUAGE, Section, sections
from games.abilities.authoring.suggesting import Suggester, Suggestion
from games.abilities.effects import Abilities, Effect
from games.abilities.fields import ABSENT, Codes, Effects, Field, Options
from games.abilities.filters import FilterFields, FilterForm, Filters
from games.abilities.forms import Form
from games.abilities.parts import Kind, Parts
from games.abilities.rendering import Renderer
from games.abilities.shared.verbs import Who
from games.abilities.vocabulary import Operation, Slot


class Writer:
    """Writes the declarations of one game.

    names: the names of its vocabulary's modules -> what they stand for.
    tests: the doctests of `abilities/examples.py`, by heading.
    renderer: prints the examples that stand in rows of the vocabulary.
    """

    def __init__(self, names: Mapping[str, Any], tests: Mapping[str, str], renderer: Renderer) -> None:
        self.names = names
        self.tests = tests
        self.renderer = renderer

    @cached_property
    def slots(self) -> dict[str, tuple[str, Slot]]:
        """Code of a slot -> its name and itself."""
        return {value.code: (name, value) for name, value in self.names.items() if isinstance(value, Slot)}

    @cached_property
    def operations(self) -> dict[str, list[tuple[str, Form]]]:
        """Code of an operation -> its rows and variants that cards use, each with its name."""
        found: dict[str, list[tuple[str, Form]]] = {}
        for name, value in self.names.items():
            if isinstance(value, Operation) and not name.startswith("_"):
                found.setdefault(value.code, []).append((name, value))
        return found

    @cached_property
    def kinds(self) -> dict[tuple[str, str], tuple[str, Form]]:
        """(key, code) of a cost, target or another part -> the name of its row, and the row."""
        return {(value.key, value.code): (name, value) for name, value in self.names.items() if isinstance(value, Kind)}

    @cached_property
    def filters(self) -> list[tuple[str, Form]]:
        """Filters and those with some properties set, each with its name."""
        found: list[tuple[str, Form]] = []
        for name, value in self.names.items():
            if isinstance(value, Filters):
                found.append((name, value.form))
            elif isinstance(value, FilterForm):
                found.append((name, value))
        return found

    @cached_property
    def constants(self) -> dict[str, str]:
        """Code -> the name of the constant that stands for it."""
        return {value: name for name, value in self.names.items() if name.isupper() and isinstance(value, str)}

    def card(self, abilities: Abilities) -> str:
        """The call of `card` that declares these abilities; KeyError for an operation, slot or part without a name in the modules."""
        written = [self.call(*self.slots[slot], ability) for slot, listed in abilities.items() for ability in listed]
        return f"card({', '.join(written)})"

    def sections(self) -> list[Section]:
        """Examples of every kind of text, for the manual: those of the doctests, then those of the rows, below the same headings."""
        found = {section.heading: list(section.examples) for section in sections(self.tests)}
        for name, row in (each for rows in self.operations.values() for each in rows):
            if isinstance(row, Operation) and row.example:
                heading, *values = row.example
                declared = row(*values)
                found.setdefault(heading, []).append((self.renderer.effects([declared], LANGUAGE), self.call(name, row, declared)))
        return [Section(heading, tuple(examples)) for heading, examples in found.items()]

    def suggestion(self, kind: str, facts: Mapping[str, Any], text: str) -> Suggestion:
        """The declaration that a card's type ("unit"), its facts as in `fixtures/` and its text in English suggest; "" for no text."""
        examples = [example for section in self.sections() for example in section.examples]
        return Suggester(self.slots, self.names, examples).suggest(kind, facts, text)

    def effect(self, effect: Effect) -> str:
        """The shortest call that declares this effect: that of its operation or of a variant."""
        return min((self.call(name, form, effect) for name, form in self.operations[effect["op"]] if _suits(form, effect)), key=len)

    def call(self, name: str, form: Form, declared: Mapping[str, Any]) -> str:
        """The call of a constructor, without the values that it would fill in itself."""
        given = {
            field.name: field
            for field in form.fields
            if field.name not in form.preset and field.name in declared and declared[field.name] != form.template.get(field.name, ABSENT)
        }
        values: list[str] = []
        codes = False
        for field in form.order:
            if field.name not in given:
                if not field.takes_many:
                    break
                codes = codes or isinstance(field, Codes)
                continue
            if isinstance(field, Codes):
                if codes:  # it would be read as codes of the field before
                    continue
                codes = True
            values.append(self.value(given.pop(field.name), declared[field.name]))
        values += [f"{field.argument}={self._named(field, declared[field.name])}" for field in given.values()]
        return f"{name}({', '.join(values)})"

    def value(self, field: Field, value: Any) -> str:
        """The source of a field's stored value, without brackets around several effects or codes."""
        if isinstance(field, Effects):
            return ", ".join(self.effect(effect) for effect in value)
        if isinstance(field, Options):
            return ", ".join(f"[{', '.join(self.effect(effect) for effect in option)}]" for option in value)
        if isinstance(field, Codes):
            return ", ".join(self.constants.get(code) or _quoted(code) for code in value)
        return self._part(field, value)

    def _part(self, field: Field, value: Any) -> str:
        """The source of targets, costs, conditions, filters and references."""
        if isinstance(field, Parts):
            return ", ".join(self.call(*self.kinds[field.kinds.key, part[field.kinds.key]], part) for part in value)
        if isinstance(field, FilterFields):
            return f"[{', '.join(self._filter(each) for each in value)}]"
        if isinstance(value, Mapping):
            return self._filter(value)
        return self.constants.get(value) or _quoted(value) if isinstance(field, Who) else _quoted(value)

    def _filter(self, value: Mapping[str, Any]) -> str:
        return min((self.call(name, form, value) for name, form in self.filters if _suits(form, value)), key=len)

    def _named(self, field: Field, value: Any) -> str:
        """A value after its keyword; a list of several codes needs brackets there."""
        written = self.value(field, value)
        return f"[{written}]" if isinstance(field, Codes | Parts) and len(value) > 1 else written


def _suits(form: Form, effect: Effect) -> bool:
    """Whether the values that the form sets are those of the effect."""
    return all(effect.get(name) == value for name, value in form.preset.items())


def _quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)
