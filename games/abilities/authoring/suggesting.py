"""The declaration that a card's facts and imported text suggest: its slots, and the examples of the manual whose words are nearest.

A suggestion is a start, not an answer: numbers and filters are those of the examples, and `...` stands for what the person has to fill in.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from games.abilities.fields import REQUIRED, Field
from games.abilities.parts import Parts
from games.abilities.vocabulary import Operation, Slot

# How many examples a hint shows.
SHOWN: Final = 3
UNKNOWN: Final = "..."
# Words that stand in texts of every kind.
COMMON: Final = frozenset(
    [
        "a",
        "an",
        "and",
        "by",
        "for",
        "from",
        "if",
        "in",
        "is",
        "it",
        "its",
        "of",
        "on",
        "or",
        "that",
        "the",
        "this",
        "to",
        "with",
        "you",
        "your",
    ]
)
# Below this likeness (0 to 1) an example is not suggested.
LEAST_LIKENESS: Final = 0.3


class Example(NamedTuple):
    """An example of the manual: its words and its source."""

    words: frozenset[str]
    source: str


class Suggestion(NamedTuple):
    """The source of a declaration, with `...` where nothing was found, and a line for each ability and part with the nearest examples."""

    source: str
    hints: tuple[str, ...]


class Suggester:
    """Suggests declarations in the vocabulary of one game.

    slots: code of a slot -> its name and itself.  names: the names of the vocabulary's modules -> what they stand for.
    examples: (the text as pages print it, the source that declares it).
    """

    def __init__(self, slots: Mapping[str, tuple[str, Slot]], names: Mapping[str, Any], examples: Sequence[tuple[str, str]]) -> None:
        self.slots = slots
        # Kind of declaration ("op" for an effect, or the key of a part, such as "cost") -> its examples.
        self.examples: dict[str, list[Example]] = {}
        for text, source in examples:
            row = names.get(source.partition("(")[0])
            key = "op" if isinstance(row, Operation) else getattr(row, "key", "")
            if key:
                self.examples.setdefault(key, []).append(Example(words_of(text), source))
        counts = Counter(word for listed in self.examples.values() for each in listed for word in each.words)
        total = sum(map(len, self.examples.values()))
        # A rare word says more about an example than one that most of them have.
        self.weights = {word: log(1 + total / count) for word, count in counts.items()}

    def suggest(self, kind: str, facts: Mapping[str, Any], text: str) -> Suggestion:
        """The declaration of a card of this type with these facts.  text: a line for each ability, in English; "" if it is unknown."""
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        codes = self._codes(kind, facts)
        abilities = [self._of_line(line, codes[0]) for line in lines] or [(self.slots[code], "") for code in codes]
        written, hints = [], []
        for (name, slot), line in abilities:
            near = self._nearest("op", line, SHOWN)
            fields = [field for field in slot.fields if field.default is REQUIRED and field.by_keyword]
            needed = [f"{field.argument}={self._part(field, line)}" for field in fields]
            written.append(f"{name}({', '.join([*(near[:1] or [UNKNOWN]), *needed])})")
            if near:
                hints.append(f"{name}: {' | '.join(near)}")
            for field in slot.fields:
                if isinstance(field, Parts) and (parts := self._nearest(field.kinds.key, line, SHOWN)):
                    hints.append(f"{name}, {field.argument}: {' | '.join(parts)}")
        return Suggestion(f"card({', '.join(written)})", tuple(hints))

    def _codes(self, kind: str, facts: Mapping[str, Any]) -> list[str]:
        """The slots that the card's type or one of its facts names; without any, the first slot."""
        values = [kind]
        for value in facts.values():
            values += value if isinstance(value, list) else [value]
        return [code for code in self.slots if code in values] or list(self.slots)[:1]

    def _of_line(self, line: str, otherwise: str) -> tuple[tuple[str, Slot], str]:
        """The slot that a line of text begins with ("Reaction: ..."), and the rest; without one, the slot `otherwise`."""
        label, colon, rest = line.partition(":")
        for name, slot in self.slots.values():
            if colon and label.strip() and slot.words["en"].casefold().startswith(label.strip().casefold()):
                return (name, slot), rest
        return self.slots[otherwise], line

    def _part(self, field: Field, line: str) -> str:
        near = self._nearest(field.kinds.key, line, 1) if isinstance(field, Parts) else []
        return near[0] if near else UNKNOWN

    def _nearest(self, key: str, line: str, number: int) -> list[str]:
        """The sources of the examples of this kind that are most like the line, the best first."""
        words = words_of(line)
        scored = [(self._likeness(words, each.words), each.source) for each in self.examples.get(key, ())]
        return [source for score, source in sorted(scored, key=lambda each: (-each[0], len(each[1])))[:number] if score >= LEAST_LIKENESS]

    def _likeness(self, line: frozenset[str], example: frozenset[str]) -> float:
        """The likeness of an example to a line, 0 to 1: by the words that they share, and the part of the example that these are."""
        own = sum(self.weights.get(word, 0.0) for word in example)
        shared = sum(self.weights.get(word, 0.0) for word in line & example)
        known = sum(self.weights.get(word, 0.0) for word in line)
        return shared / sqrt(own * known) if own and known else 0.0


def words_of(text: str) -> frozenset[str]:
    """The words of a text that say something, in lower case and without a plural's ending.

    >>> sorted(words_of("You may draw 2 cards of the deck."))
    ['card', 'deck', 'draw', 'may']
    """
    words = set(re.findall(r"[a-z]+", text.casefold())) - COMMON
    return frozenset(word.removesuffix("s") if len(word) > len("has") else word for word in words)
