"""Triggers: the events that a declared ability answers, and the window in which it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.fields import ABSENT, OneOf
from games.abilities.parts import Kind, Kinds
from games.engine.abilities.ability import Ability
from games.engine.events.index import ANY_PIECE, FROM_ITS_HOST, FROM_ITSELF, ITS_HOST, ITSELF, Limit, Trigger
from games.texts import Words

# Which events of a kind: those about the card itself or its host, or those that come from them; without one, all.
SUBJECTS: Final = {"this": ITSELF, "host": ITS_HOST, "from_this": FROM_ITSELF, "from_host": FROM_ITS_HOST}


class Events(Kinds[tuple[int, int]]):
    """The events of a game.  A row makes (the game's number of the kind, the subject).

    words: code of a subject -> its words in the sentence of an event ({subject}).

    >>> words = {code: {"en": code} for code in SUBJECTS} | {"": {"en": "a unit"}, "this": {"en": "this unit"}}
    >>> events = Events({"leaves": {"en": "when {subject} leaves play"}}, words)
    >>> leaves = events.event("leaves", 4)
    >>> [events.text(each, "en") for each in (leaves(), leaves("this"))]
    ['when a unit leaves play', 'when this unit leaves play']
    >>> events.make(leaves("host")) == (4, ITS_HOST), events.problem(leaves("them"))
    (True, "leaves: subject is 'them'; use one of: this, host, from_this, from_host")
    """

    def __init__(self, sentences: Mapping[str, Words], words: Mapping[str, Words]) -> None:
        super().__init__("event", sentences)
        self.words = words

    def event(self, code: str, number: int) -> Kind[tuple[int, int]]:
        """Add a row for the kind of event with this number."""
        subject = Subject("subject", codes=tuple(SUBJECTS), words=self.words, default=ABSENT)
        return self.kind(code, subject, makes=lambda declared, inside: (number, SUBJECTS.get(declared.get("subject", ""), ANY_PIECE)))


class Subject(OneOf):
    """The subject of an event; the words of "" stand for any."""

    def text(self, value: Any, language: str, printer: Any, is_last: bool) -> object:
        return self.words[value or ""][language]


def trigger(heard: tuple[int, int], window: int, ability: Ability, limit: Limit | None = None) -> Trigger:
    """The engine's trigger of an ability that answers an event in a window."""
    kind, subject = heard
    return Trigger(kind, window, ability.program, subject=subject, shared=limit, ability=ability)
