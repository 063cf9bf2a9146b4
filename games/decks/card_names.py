"""The names of a game's cards: find a card by its name, and suggest cards for a misspelt name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from games.contracts.decks import Fold, Suggestion, UnreadLine
from games.decks.lines import likely_copies
from games.decks.short_names import ShortNames
from games.texts import Words

MOST_SUGGESTED_LINES: Final = 100
SUGGESTIONS: Final = 3
LEAST_LIKENESS: Final = 0.3
_LAST_NUMBER: Final = re.compile(r"(?<![0-9])[0-9]{1,6}$")


@dataclass(frozen=True, slots=True)
class Meaning:
    """A card, and the zone of the deck where it belongs."""

    zone: str
    code: str
    names: Words


def trigrams(key: str) -> frozenset[str]:
    """All runs of three letters in a folded name, padded with spaces at both ends."""
    padded = f"  {key} "
    return frozenset(padded[at : at + 3] for at in range(len(padded) - 2))


def split_number(key: str) -> tuple[str, str]:
    """A folded name without the number at its end, and this number; "" without one.

    >>> split_number("docking bay 94"), split_number("falcon")
    (('docking bay ', '94'), ('falcon', ''))
    """
    found = _LAST_NUMBER.search(key)
    return (key[: found.start()], found[0]) if found else (key, "")


class CardNames:
    """The cards of a game by name, and the cards that a misspelt name is most like.

    Call `add` for every card, then `build_index` once.
    short_names: other names of some cards, as players use them.
    """

    def __init__(self, fold: Fold, short_names: ShortNames | None = None) -> None:
        self.fold = fold
        self._short_names = short_names or {}
        self._meanings: dict[str, list[Meaning]] = {}
        self._short: dict[str, list[Meaning]] = {}  # short names, and names without a leading article
        self._keys: list[tuple[str, int]] = []
        self._containing: dict[str, list[int]] = {}  # trigram -> indices in `_keys` of the names that contain it

    def add(self, meaning: Meaning) -> None:
        for name in meaning.names.values():
            known = self._meanings.setdefault(self.fold(name), [])
            if all((each.zone, each.code) != (meaning.zone, meaning.code) for each in known):
                known.append(meaning)

    def build_index(self) -> None:
        for key, meanings in self._meanings.items():
            first, _, rest = key.partition(" ")
            if first in ("the", "a", "an") and rest and rest not in self._meanings:
                self._short.setdefault(rest, []).extend(meanings)
        for short, titles in self._short_names.items():
            meant = [meaning for title in titles for meaning in self._meanings.get(self.fold(title), ())]
            if (key := self.fold(short)) not in self._meanings:
                self._short[key] = meant
        self._keys = [(key, len(trigrams(key))) for key in self._meanings]
        for index, (key, _) in enumerate(self._keys):
            for trigram in trigrams(key):
                self._containing.setdefault(trigram, []).append(index)

    def find(self, name: str) -> Sequence[Meaning]:
        """The cards with this name or short name; a leading article may be missing."""
        key = self.fold(name)
        return self._meanings.get(key) or self._short.get(key) or ()

    def suggestions(self, name: str) -> tuple[Suggestion, ...]:
        """The cards whose names are most like `name`, likeliest first.  First come those that differ only in the number at the end."""
        key = self.fold(name)
        if exact := self._meanings.get(key) or self._short.get(key):
            return as_suggestions(exact)
        rest, number = split_number(key)

        def is_other_number(known: str) -> bool:
            of_known, other = split_number(known)
            return bool(number and other and rest) and of_known == rest

        alike = ((not is_other_number(known), -score, known) for score, known in self._likeness(key) if score >= LEAST_LIKENESS)
        return as_suggestions(meaning for *_, known in sorted(alike)[:SUGGESTIONS] for meaning in self._meanings[known])

    def likeness(self, name: str) -> float:
        """How much `name` is like the card's name that it is most like: 1 for a card's name, 0 for a name that shares nothing."""
        return max((score for score, _ in self._likeness(self.fold(name))), default=0)

    def _likeness(self, key: str) -> Iterator[tuple[float, str]]:
        """(share of equal trigrams, folded name) of each name that shares a trigram with the folded name `key`."""
        wanted = trigrams(key) if key else frozenset()
        shared = Counter(index for trigram in wanted for index in self._containing.get(trigram, ()))
        return ((2 * count / (len(wanted) + self._keys[index][1]), self._keys[index][0]) for index, count in shared.items())


def as_suggestions(meanings: Iterable[Meaning]) -> tuple[Suggestion, ...]:
    """The first three of `meanings` as suggestions."""
    return tuple(Suggestion(each.code, each.zone, each.names) for each in meanings)[:SUGGESTIONS]


def unread_lines(lines: Iterable[tuple[int, str, str]], suggestions: Callable[[str], tuple[Suggestion, ...]]) -> tuple[UnreadLine, ...]:
    """The lines that were not understood, in order, with suggestions for the first hundred.

    lines: (line number, its text, the part that looks like a name).
    """
    unread = []
    for rank, (number, text, name) in enumerate(sorted(lines)):
        suggested = suggestions(name) if rank < MOST_SUGGESTED_LINES else ()
        copies = likely_copies(" ".join(text.split()), [each.names["en"] for each in suggested])
        unread.append(UnreadLine(number, text, suggested, copies))
    return tuple(unread)


class Named(Protocol):
    @property
    def names(self) -> Words: ...


def names_by_code(cards: Mapping[str, Named], printings: Mapping[str, str]) -> Callable[[str], Words]:
    """A function that returns the names of a card by its code or a printing's; for an unknown code, the code itself."""

    def names(code: str) -> Words:
        card = cards.get(code) or cards.get(printings.get(code, ""))
        return card.names if card else {"en": code}

    return names
