"""What a form for abilities calls the parts of their JSON Schema, taken from the words with which the game prints them.

A key names a part by its place: "slot.reaction", "op.draw", "cost.life" (a kind of a part), "member.filter.whose" (a member of filters),
"member.n" (of anything else), "value.filter.whose.own" and "value.whose.own".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from games.abilities.fields import Field
from games.abilities.filters import FilterField
from games.abilities.parts import Kinds, Parts
from games.abilities.rendering import name_of
from games.abilities.shared.verbs import Who
from games.abilities.vocabulary import Vocabulary
from games.contracts.catalogue import Choice
from games.texts import Words

FILTER: Final = "filter"


def labels_of(vocabulary: Vocabulary, operations: Iterable[Choice], further: Mapping[str, Words]) -> dict[str, Words]:
    """The labels of all parts of the vocabulary that have words.

    operations: the names of the operations.  further: labels by key, for what has no words or needs others.
    """
    labels = {f"slot.{code}": slot.words for code, slot in vocabulary.slots.items()}
    labels |= {f"op.{choice.code}": choice.names for choice in operations}
    seen: set[int] = set()
    for form in (*vocabulary.slots.values(), *vocabulary.operations.values()):
        for field in form.fields:
            labels |= dict(_of_field(field, "", seen))
    return labels | dict(further)


def _of_field(field: Field, place: str, seen: set[int]) -> Iterator[tuple[str, Words]]:
    """The labels of a field's values and of what its values hold.  place: "filter." in a filter.  seen: the filters and kinds so far."""
    words: Mapping[str, Words] = getattr(field, "words", {})
    for code, text in words.items():
        if code:
            yield f"value.{place}{field.name}.{code}", text
    if isinstance(field, Parts):
        yield from _of_kinds(field.kinds, seen)
    elif isinstance(field, FilterField | Who) and id(field.filters) not in seen:
        seen.add(id(field.filters))
        for row in field.filters.properties.values():
            yield from _of_field(row.field, f"{FILTER}.", seen)


def _of_kinds(kinds: Kinds[object], seen: set[int]) -> Iterator[tuple[str, Words]]:
    if id(kinds) in seen:
        return
    seen.add(id(kinds))
    for code, row in kinds.rows.items():
        yield f"{kinds.key}.{code}", name_of(kinds.sentences[code])
        for field in row.fields:
            yield from _of_field(field, "", seen)
