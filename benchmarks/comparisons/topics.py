"""Two descriptions of the same cards compared by topic: what both say of a card, and what only one of them says.

A description of a card is a set of words.  A topic groups the words of both descriptions that say the same; it is one of an aspect: a
trigger, a cost, a limit or an effect.  A TOML file holds the topics, and the words of either description that belong to none:

    [here]
    passed = "choose if may"
    [there]
    passed = "PassthruEffect"
    [effect."immune to attrition"]
    here = "immune"
    there = "ImmuneToAttritionModifier ImmuneToAttritionLessThanModifier"

A page beside the rules has the verdict of each difference, in tables of three columns: aspect and topic with `here` or `there` (the
description that alone has it), the cards, and the verdict.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

ASPECTS: Final = ("trigger", "cost", "limit", "effect")
HERE: Final = "here"
THERE: Final = "there"
_ROW: Final = re.compile(r"\| (trigger|cost|limit|effect): ([^,|]+), only (here|there) \| ([^|]+) \| ([^|]+) \|$")
_BEGINS: Final = tuple(f"| {aspect}:" for aspect in ASPECTS)

# Words of the cards, by code.
Words = Mapping[str, set[str]]


class Difference(NamedTuple):
    """What one description alone says of a card.  where: HERE or THERE."""

    aspect: str
    topic: str
    where: str
    card: str


@dataclass(frozen=True, slots=True)
class Topic:
    aspect: str
    name: str
    here: frozenset[str]
    there: frozenset[str]


@dataclass(frozen=True, slots=True)
class Topics:
    """All topics, and the words of each description that belong to none."""

    topics: tuple[Topic, ...]
    passed: Mapping[str, frozenset[str]]

    def differences(self, here: Words, there: Words) -> list[Difference]:
        """Of the cards that both describe, by topic and card."""
        found = []
        for topic in self.topics:
            for card in sorted(here.keys() & there.keys(), key=in_order):
                is_here, is_there = bool(topic.here & here[card]), bool(topic.there & there[card])
                if is_here != is_there:
                    found.append(Difference(topic.aspect, topic.name, HERE if is_here else THERE, card))
        return found

    def unsorted(self, where: str, words: Words, cards: Iterable[str]) -> Counter[str]:
        """The words of these cards that belong to no topic and are not passed either: the number of cards of each."""
        known = set(self.passed[where]).union(*(getattr(topic, where) for topic in self.topics))
        return Counter(word for card in cards for word in words[card] - known)


def read_topics(path: Path) -> Topics:
    """ValueError for a word that is passed and has a topic as well."""
    given = tomllib.loads(path.read_text(encoding="utf-8"))
    passed = {where: frozenset(given[where]["passed"].split()) for where in (HERE, THERE)}
    topics = tuple(
        Topic(aspect, name, frozenset(words[HERE].split()), frozenset(words[THERE].split()))
        for aspect in ASPECTS
        for name, words in given.get(aspect, {}).items()
    )
    for where, words in passed.items():
        for topic in topics:
            if both := words & getattr(topic, where):
                raise ValueError(f"{topic.aspect} {topic.name}: {', '.join(sorted(both))} is passed, too; take it out of one of them.")
    return Topics(topics, passed)


def read_verdicts(path: Path) -> dict[Difference, str]:
    """The verdict of each difference, from the tables of a page; ValueError for one listed twice, and for a row that is not understood."""
    verdicts: dict[Difference, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(_BEGINS) and not _ROW.match(line):
            raise ValueError(f'{path.name} has a row that is not "| aspect: topic, only here | cards | verdict |": {line}')
        if row := _ROW.match(line):
            aspect, topic, where, cards, verdict = row.groups()
            for card in cards.split():
                difference = Difference(aspect, topic, where, card)
                if difference in verdicts:
                    raise ValueError(f"{path.name} has two verdicts of {card}, {aspect}: {topic}, only {where}; keep one.")
                verdicts[difference] = verdict
    return verdicts


def report(differences: Iterable[Difference], verdicts: Mapping[Difference, str]) -> Iterator[str]:
    """The lines of a report: a count by topic, then each card that has no verdict, then verdicts without a difference."""
    found = list(differences)
    counts, open_ones = Counter(each[:3] for each in found), [each for each in found if each not in verdicts]
    waiting = Counter(each[:3] for each in open_ones)
    for kind in sorted(counts, key=lambda kind: (ASPECTS.index(kind[0]), *kind[1:])):
        aspect, topic, where = kind
        yield f"{aspect}: {topic}, only {where}: {counts[kind]} cards, {waiting[kind]} of them without a verdict"
    yield f"{len(found)} differences of {len({each.card for each in found})} cards; {len(open_ones)} have no verdict."
    for each in open_ones:
        yield f"no verdict: {each.card}: {each.aspect}: {each.topic}, only {each.where}"
    for each in sorted(verdicts.keys() - set(found)):
        yield f"no difference any more: {each.card}: {each.aspect}: {each.topic}, only {each.where}"


def in_order(code: str) -> tuple[tuple[int, str], ...]:
    """A key that sorts 2_9 before 2_10."""
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in code.split("_"))
