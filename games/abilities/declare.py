"""The check of declared cards: of a wrong declaration it says in a sentence the card, the operation and the field.

The tests call it for the cards of every game (`tests/games/every_game/abilities/test_declared_cards.py`), not the modules that declare
them: a process that starts need not find again what cannot have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.abilities.authoring.meaning import faults_of, sentence_of
from games.abilities.effects import Effect
from games.abilities.forms import problem_of
from games.abilities.vocabulary import Declared, Vocabulary


class BadDeclaration(ValueError):
    """A declaration that the vocabulary does not allow."""


def check_cards(vocabulary: Vocabulary, declared: Mapping[str, Declared]) -> dict[str, Declared]:
    """Check all cards and return `declared` unchanged; BadDeclaration for the first card with a problem."""
    for code, abilities in declared.items():
        if problem := problem_of_card(vocabulary, abilities):
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


def problem_of_card(vocabulary: Vocabulary, abilities: Declared) -> str:
    """The first thing that is wrong with the abilities of one card, as a sentence without its full stop; "" if nothing is."""
    if not abilities:
        return "no ability is declared; declare one, or leave the card out"
    if problem := _of_fields(vocabulary, abilities):
        return problem
    fault = next(faults_of(vocabulary, abilities), None)
    return "" if fault is None else sentence_of(fault, abilities)


def _of_fields(vocabulary: Vocabulary, abilities: Declared) -> str:
    for slot, listed in abilities.items():
        form = vocabulary.slots.get(slot)
        if form is None:
            return f"there is no slot {slot!r}; use one of: {', '.join(vocabulary.slots)}"
        if not isinstance(listed, list) or not listed:
            return f"{slot} is {listed!r}; give a list of at least one ability"
        if 0 < form.most < len(listed):
            return f"{slot} has {len(listed)} abilities; declare at most {form.most}, each with all of its effects"
        for ability in listed:
            if problem := problem_of(form, ability):
                return f"{slot}: {problem}"
            if problem := _of_effects(vocabulary, ability["effects"]):
                return problem
    return ""


def _of_effects(vocabulary: Vocabulary, effects: Iterable[Effect]) -> str:
    for effect in effects:
        row = vocabulary.operations.get(effect["op"])
        if row is None:
            return f"there is no operation {effect['op']!r}; declare it in the game's abilities/ops.py"
        if problem := problem_of(row, effect) or (row.check(effect) if row.check else ""):
            return f"{row.code}: {problem}"
        for inside in (effect["then"],) if "then" in effect else effect.get("options", ()):
            if problem := _of_effects(vocabulary, inside):
                return problem
    return ""
