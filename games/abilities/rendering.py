"""Print declared abilities as lines in each language, in our own few words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from games.abilities.effects import Effect
from games.abilities.fields import Field
from games.abilities.vocabulary import Operation, Vocabulary
from games.contracts.catalogue import AbilityLine, Choice
from games.texts import LANGUAGES, Words
from games.texts.grammar import finished
from games.texts.rewriting import Sentence


class Renderer:
    """Prints the abilities of a game's cards.

    sentences: key -> the text of an operation, with a place for each field ("draw {n}").
    between: the text between two effects of a line.
    group: the text around effects inside another effect that is not the last of its line; None for none.
    whole: the order of an ability's parts, with a place for each of the vocabulary's ability members, and {what} for its effects; a part
        that an ability lacks leaves nothing.  None if only the effects are printed.
    english: the sentences that the game has of its own in English.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        sentences: Mapping[str, Words],
        between: Words,
        group: Words | None = None,
        *,
        whole: Words | None = None,
        english: Sequence[Sentence] = (),
    ) -> None:
        self.vocabulary = vocabulary
        self.sentences = sentences
        self.between = between
        self.group = group
        self.whole = whole
        self.english = english
        for row in vocabulary.operations.values():
            if isinstance(row.words, str):
                self.sentence(row, {})

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
            texts={language: self.ability(ability, rest, language) for language in LANGUAGES},
        )

    def ability(self, ability: Mapping[str, Any], effects: Sequence[Effect], language: str) -> str:
        """The effects with the parts before and after them: events, conditions, costs, targets and limits."""
        text = self.effects(effects, language)
        if self.whole is None:
            return text
        places = {field.name: self._part(field, ability, language) for field in self.vocabulary.ability_members}
        return finished(self.whole[language].format(**places, what=text), language, self.english)

    def _part(self, field: Field, ability: Mapping[str, Any], language: str) -> str:
        text = str(field.text(ability[field.name], language, self, True)) if field.name in ability else ""
        around = field.adds
        return around[language].format(what=text) if text and isinstance(around, Mapping) else text

    def effects(self, effects: Sequence[Effect], language: str) -> str:
        """Effects that follow one another; two that read alike are printed once."""
        last = len(effects) - 1
        parts = [self.effect(effect, language, effects, place == last) for place, effect in enumerate(effects)]
        return finished(self.between[language].join(dict.fromkeys(parts)), language, self.english)

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
        key = row.key(effect)
        if key not in self.sentences:
            raise KeyError(f"{row.code}: there is no sentence {key!r}; add it to [abilities.operations] of the game's texts")
        return self.sentences[key]

    def names(self, names: Mapping[str, Words]) -> tuple[Choice, ...]:
        """The operations as choices of the search.  One that `names` lacks is called by its sentence, with "…" in the places of values."""
        return tuple(Choice(code, names.get(code) or self._name(row)) for code, row in self.vocabulary.operations.items())

    def _name(self, row: Operation) -> Words:
        if not isinstance(row.words, str):
            raise KeyError(f"{row.code}: it has several sentences and no name for the search; add one to the choices in the game's texts")
        return name_of(self.sentence(row, {}))

    def grouped(self, text: str, language: str, is_last: bool) -> str:
        return text if is_last or self.group is None else self.group[language].format(what=text)


def name_of(sentence: Words) -> dict[str, str]:
    """A sentence as a name, with "…" in the places of values.

    >>> name_of({"en": "you have {n} life¬ or less, or a(n) {what}"})
    {'en': 'You have … life or less, or a …'}
    """
    texts = {language: finished(re.sub(r"{\w+}", "…", text), language) for language, text in sentence.items()}
    return {language: text[:1].upper() + text[1:] for language, text in texts.items()}


def _addition(field: Field, effect: Effect, beside: Sequence[Effect]) -> Words | None:
    if field.adds is None or not effect.get(field.name):
        return None
    return field.adds if isinstance(field.adds, Mapping) else field.adds(effect, beside)
