"""The check of declared cards: a wrong declaration stops the import with a sentence that names card, operation and field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from games.abilities.effects import Effect
from games.abilities.fields import REQUIRED
from games.abilities.vocabulary import Declaration, Declared, Form, Vocabulary


class BadDeclaration(ValueError):
    """A declaration that the vocabulary does not allow."""


def cards(vocabulary: Vocabulary, declared: Mapping[str, Declared]) -> dict[str, Declared]:
    """`declared` as it is; BadDeclaration for the first card with a problem."""
    for code, abilities in declared.items():
        for problem in problems(vocabulary, abilities):
            raise BadDeclaration(f"{code}: {problem}.")
    return dict(declared)


def together(*products: Mapping[str, Declared]) -> dict[str, Declared]:
    """The cards of several products; BadDeclaration if two declare the same card."""
    found: dict[str, Declared] = {}
    for product in products:
        if twice := found.keys() & product.keys():
            raise BadDeclaration(f"{min(twice)}: two products declare this card; declare it once.")
        found.update(product)
    return found


def problems(vocabulary: Vocabulary, abilities: Declared) -> Iterator[str]:
    """What is wrong with the abilities of one card, each as a sentence without its full stop."""
    if not abilities:
        yield "no ability is declared; declare one, or leave the card out"
    for slot, listed in abilities.items():
        form = vocabulary.slots.get(slot)
        if form is None:
            yield f"there is no slot {slot!r}; use one of: {', '.join(vocabulary.slots)}"
            continue
        for ability in listed:
            yield from (f"{slot}: {problem}" for problem in _of_form(form, ability))
            yield from _of_effects(vocabulary, ability.get("effects", ()))


def _of_effects(vocabulary: Vocabulary, effects: Iterable[Effect]) -> Iterator[str]:
    for effect in effects:
        row = vocabulary.operations.get(effect["op"])
        if row is None:
            yield f"there is no operation {effect['op']!r}; declare it in the game's abilities/ops.py"
            continue
        found = list(_of_form(row, effect))
        if not found and row.check and (problem := row.check(effect)):
            found = [problem]
        yield from (f"{row.code}: {problem}" for problem in found)
        yield from _of_effects(vocabulary, effect.get("then", ()))
        for option in effect.get("options", ()):
            yield from _of_effects(vocabulary, option)


def _of_form(form: Form, declared: Effect) -> Iterator[str]:
    if isinstance(declared, Declaration) and declared.problem:
        yield declared.problem
        return
    known = {"op"}
    for field in form.fields:
        known.add(field.name)
        if field.name in declared:
            if problem := field.problem(declared[field.name]):
                yield f"{field.name} {problem}"
        elif field.default == REQUIRED:
            yield f"{field.name} is missing; give it a value"
    if extra := declared.keys() - known:
        yield f"has no field {min(extra)!r}; use: {', '.join(field.name for field in form.fields)}"
