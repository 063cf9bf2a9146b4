"""From declared abilities to lines in each language, in our own few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.abilities.effects import Effect
from games.abilities.fields import Field
from games.abilities.vocabulary import Operation, Vocabulary
from games.contracts.catalogue import AbilityLine
from games.texts import LANGUAGES, Words


class Renderer:
    """Prints the abilities of a game's cards.

    sentences: key -> the text of an operation, with a place for each field ("draw {n}").
    between: what stands between two effects of a line.
    group: what stands around effects inside another one that is not the last of its line; None if nothing does.
    """

    def __init__(self, vocabulary: Vocabulary, sentences: Mapping[str, Words], between: Words, group: Words | None = None) -> None:
        self.vocabulary = vocabulary
        self.sentences = sentences
        self.between = between
        self.group = group

    def lines(self, facts: Mapping[str, Any]) -> tuple[AbilityLine, ...]:
        """The abilities in a card's `facts` (or its other side's), in the order of the slots."""
        abilities = facts.get("abilities") or {}
        return tuple(self.line(slot, ability) for slot in self.vocabulary.slots for ability in abilities.get(slot, ()))

    def line(self, slot: str, ability: Mapping[str, Any]) -> AbilityLine:
        gains, rest = [], []
        for effect in ability["effects"]:
            row = self.vocabulary.operations[effect["op"]]
            if gain := row.gain(effect) if row.gain else None:
                gains.append(gain)
            else:
                rest.append(effect)
        return AbilityLine(
            slot=slot,
            labels=self.vocabulary.slots[slot].words,
            factions=tuple(ability.get("factions", ())),
            gains=tuple(gains),
            texts={language: self.effects(rest, language) for language in LANGUAGES},
        )

    def effects(self, effects: Sequence[Effect], language: str) -> str:
        """Effects that follow one another; two that read alike are printed once."""
        last = len(effects) - 1
        parts = [self.effect(effect, language, effects, place == last) for place, effect in enumerate(effects)]
        return self.between[language].join(dict.fromkeys(parts))

    def effect(self, effect: Effect, language: str, beside: Sequence[Effect], is_last: bool) -> str:
        """One of the effects `beside`, the last of its line or not."""
        row = self.vocabulary.operations[effect["op"]]
        places: dict[str, Any] = {}
        for field in row.fields:
            if field.name in effect or field.place not in places:  # of several fields with one place, an effect has one
                places[field.place] = field.text(effect.get(field.name), language, self, is_last)
        if row.places:
            places |= {name: words[language] for name, words in row.places(effect).items()}
        around: list[Words] = []
        for field in row.fields:
            if (words := _addition(field, effect, beside)) is not None:
                if field.adds_to:
                    places[field.adds_to] = words[language].format(what=places[field.adds_to])
                else:
                    around.append(words)
        text = self.sentence(row, effect)[language].format(**places)
        for words in around:
            text = words[language].format(**{**places, "what": text})
        return text

    def sentence(self, row: Operation, effect: Effect) -> Words:
        """The text of an operation with its places; KeyError if the game has none."""
        return self.sentences[row.key(effect)]

    def grouped(self, text: str, language: str, is_last: bool) -> str:
        return text if is_last or self.group is None else self.group[language].format(what=text)


def _addition(field: Field, effect: Effect, beside: Sequence[Effect]) -> Words | None:
    if field.adds is None or not effect.get(field.name):
        return None
    return field.adds if isinstance(field.adds, Mapping) else field.adds(effect, beside)
