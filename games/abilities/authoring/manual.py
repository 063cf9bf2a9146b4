"""The manual of a vocabulary: kinds of text with their declarations, read from the vocabulary's own doctests.

A game's `abilities/examples.py` shows each row in `__test__`, under a heading for each kind of text.  Doctest runs the examples, and
`sections` reads them for the manual:

>>> sections({"Damage": ">>> say(deal(2))\\ndeal 2 damage to the target\\n"})
[Section(heading='Damage', examples=(('deal 2 damage to the target', 'deal(2)'),))]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from doctest import DocTestParser
from typing import Any, Final, NamedTuple

from games.abilities.filters import Filters
from games.abilities.parts import Kinds
from games.abilities.rendering import Renderer
from games.texts.english import in_english

# The language of the examples.
LANGUAGE: Final = "en"
_BEFORE: Final = "say("
_AFTER: Final = ")"

# A declared effect, part or filter, or an ability with its slot.
Shown = Mapping[str, Any] | tuple[str, Mapping[str, Any]]


class Section(NamedTuple):
    """The examples of one kind of text: (the text as pages print it, the source that declares it) each."""

    heading: str
    examples: tuple[tuple[str, str], ...]


def sayer(*kinds: Kinds[Any], filters: Filters | None = None, renderer: Renderer | None = None) -> Callable[[Shown], None]:
    """The function `say` of a module's doctests: it prints what pages print in English for a declaration; TypeError for any other value.

    kinds: those of the module's parts.  filters: for a module that declares filters.  renderer: for one that declares effects.
    """
    parts = {each.key: each for each in kinds}
    own = () if renderer is None else renderer.english

    def say(shown: Shown) -> None:
        sys.stdout.write(f"{in_english(_text(shown, parts, filters, renderer), own)}\n")

    return say


def _text(shown: Shown, parts: Mapping[str, Kinds[Any]], filters: Filters | None, renderer: Renderer | None) -> str:
    if isinstance(shown, tuple):
        if renderer is None:
            raise TypeError("An ability is printed by a renderer; give `sayer` one.")
        line = renderer.line(*shown)
        return f"{line.labels[LANGUAGE]}: {line.texts[LANGUAGE]}"
    if renderer is not None and "op" in shown:
        return renderer.effects([shown], LANGUAGE)
    for key, found in parts.items():
        if key in shown:
            return found.text(shown, LANGUAGE)
    if filters is None:
        raise TypeError(f"{shown} is neither an effect nor a part; give `sayer` the filters.")
    return filters.text(shown, LANGUAGE)


def sections(*tests: Mapping[str, str]) -> list[Section]:
    """The sections of several modules' `__test__`, in their order; ValueError for an example that says nothing."""
    found: list[Section] = []
    for test in tests:
        for heading, lines in test.items():
            examples = []
            for example in DocTestParser().get_examples(lines, heading):
                source = " ".join(example.source.split())
                if not (source.startswith(_BEFORE) and source.endswith(_AFTER)):
                    raise ValueError(f"{heading}: {source}: an example of the manual is `say(...)` and what that prints.")
                examples.append((" ".join(example.want.split()), source[len(_BEFORE) : -len(_AFTER)]))
            found.append(Section(heading, tuple(examples)))
    return found
