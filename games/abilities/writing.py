"""Declared abilities as the Python source that declares them, for the manual and for new cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from games.abilities.effects import Abilities, Effect, all_effects
from games.abilities.fields import ABSENT, Codes, Effects, Field, Options
from games.abilities.filters import FilterForm, Filters
from games.abilities.forms import Form
from games.abilities.parts import Kind, Parts
from games.abilities.rendering import Renderer
from games.abilities.shared.verbs import Who
from games.abilities.vocabulary import Operation, Slot


class Writer:
    """Writes the declarations of one game.

    names: the names of its module `abilities/ops.py` -> what they stand for.
    cards: the declared abilities of every card, for examples.
    """

    def __init__(self, names: Mapping[str, Any], renderer: Renderer, cards: Iterable[Abilities]) -> None:
        self.names = names
        self.renderer = renderer
        self.cards = cards

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
        written = [self.call(*self.slots[slot], ability) for slot, listed in abilities.items() for ability in listed]
        return f"card({', '.join(written)})"

    def examples(self) -> list[tuple[str, str]]:
        """(an effect as it is printed in English, how it is declared): for each sentence the shortest of the cards."""
        found: dict[str, tuple[int, str, str]] = {}
        rows = self.renderer.vocabulary.operations
        order = list(rows)
        places: dict[str, int] = {}
        for abilities in self.cards:
            for effect in all_effects(abilities):
                key = rows[effect["op"]].key(effect)
                source = self.effect(effect)
                example = (len(source), source, self.renderer.effects([effect], "en"))
                found[key] = min(found.get(key, example), example)
                places[key] = order.index(effect["op"])
        return [(text, source) for key, (_, source, text) in sorted(found.items(), key=lambda item: (places[item[0]], item[0]))]

    def effect(self, effect: Effect) -> str:
        return min((self.call(name, form, effect) for name, form in self.operations[effect["op"]] if _suits(form, effect)), key=len)

    def call(self, name: str, form: Form, declared: Mapping[str, Any]) -> str:
        """The call of a constructor; what it would fill in by itself is left out."""
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
                continue
            if isinstance(field, Codes):
                if codes:  # it would be read as more codes of the field before
                    continue
                codes = True
            values.append(self.value(given.pop(field.name), declared[field.name]))
        values += [f"{field.argument}={self._named(field, declared[field.name])}" for field in given.values()]
        return f"{name}({', '.join(values)})"

    def value(self, field: Field, value: Any) -> str:
        if isinstance(field, Effects):
            return ", ".join(self.effect(effect) for effect in value)
        if isinstance(field, Options):
            return ", ".join(f"[{', '.join(self.effect(effect) for effect in option)}]" for option in value)
        if isinstance(field, Codes):
            return ", ".join(self.constants.get(code) or _quoted(code) for code in value)
        return self._part(field, value)

    def _part(self, field: Field, value: Any) -> str:
        """What stands around effects: parts, filters and references."""
        if isinstance(field, Parts):
            return ", ".join(self.call(*self.kinds[field.kinds.key, part[field.kinds.key]], part) for part in value)
        if isinstance(value, Mapping):
            return min((self.call(name, form, value) for name, form in self.filters if _suits(form, value)), key=len)
        return self.constants.get(value) or _quoted(value) if isinstance(field, Who) else _quoted(value)

    def _named(self, field: Field, value: Any) -> str:
        """After its keyword, a list of several codes needs brackets."""
        written = self.value(field, value)
        return f"[{written}]" if isinstance(field, Codes | Parts) and len(value) > 1 else written


def _suits(form: Form, effect: Effect) -> bool:
    """Are the values that the form sets those of the effect?"""
    return all(effect.get(name) == value for name, value in form.preset.items())


def _quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)
