"""Triggers: the events that a declared ability answers, and the window in which it answers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from games.abilities.compiling import MakesFilters
from games.abilities.fields import ABSENT, Field, OneOf
from games.abilities.parts import Declared, Kind, Kinds
from games.engine.abilities.ability import Ability
from games.engine.events.index import ANY_PIECE, FROM_ITS_HOST, FROM_ITSELF, ITS_HOST, ITSELF, Limit, Trigger
from games.engine.verbs import ANYONES, EventTest
from games.texts import Words

# The events of a kind that a trigger answers: those about the card itself or its host, or those that come from them; by default all.
SUBJECTS: Final = {"this": ITSELF, "host": ITS_HOST, "from_this": FROM_ITSELF, "from_host": FROM_ITS_HOST}


# The player who makes an event happen.
BY: Final = {"own": 0, "opponent": 1}


class Heard(NamedTuple):
    """The events that a trigger answers: the game's number of their kind, their subject, and further tests."""

    kind: int
    subject: int
    test: EventTest | None = None


class Events(Kinds[Heard]):
    """The events of a game.

    A row may have further fields: `what`, a filter of the pieces that the event happens to; `source`, a filter of those that it comes from;
    `by`, who makes it happen; and any that `amount` reads.

    words: code of a subject that the game has -> its words in the sentence of an event ({subject}).

    >>> words = {code: {"en": code} for code in SUBJECTS} | {"": {"en": "a unit"}, "this": {"en": "this unit"}}
    >>> events = Events({"leaves": {"en": "when {subject} leaves play"}}, words)
    >>> leaves = events.event("leaves", 4)
    >>> [events.text(each, "en") for each in (leaves(), leaves("this"))]
    ['when a unit leaves play', 'when this unit leaves play']
    >>> events.make(leaves("host")) == Heard(4, ITS_HOST), events.problem(leaves("them"))
    (True, "leaves: subject is 'them'; use one of: this, host, from_this, from_host")
    """

    def __init__(self, sentences: Mapping[str, Words], words: Mapping[str, Words]) -> None:
        super().__init__("event", sentences)
        self.words = words

    def event(
        self, code: str, number: int, *fields: Field, amount: Callable[[Declared], int] | None = None, other: int = -1
    ) -> Kind[Heard]:
        """Add a row for the kind of event with this number.

        amount: reads the amount that the event must have, -1 for any.  other: its further number (`Event.other`), -1 for any.
        """
        subjects = [code for code in SUBJECTS if code in self.words]
        subject = Subject("subject", codes=subjects, words=self.words, default=ABSENT)
        # An event that names no card in its sentence is about none.
        about = [subject] if "{subject}" in self.sentences[code]["en"] else []

        def make(declared: Declared, filters: MakesFilters | None) -> Heard:
            test = event_test(declared, filters, -1 if amount is None else amount(declared), other)
            return Heard(number, SUBJECTS.get(declared.get("subject", ""), ANY_PIECE), test)

        row = self.kind(code, *about, *fields, makes=make)
        if not about:  # the other fields are given by keyword, as after a subject
            row.order = ()
        return row


def event_test(declared: Declared, filters: MakesFilters | None, amount: int = -1, other: int = -1) -> EventTest | None:
    """The test of the fields `what`, `source` and `by`; None if every event of the kind is meant."""
    inside = {name: declared[name] for name in ("what", "source") if name in declared}
    if not inside and "by" not in declared and amount < 0 and other < 0:
        return None
    if inside and filters is None:
        raise ValueError("An event with a filter needs a FilterCompiler.")
    made = {name: filters.filter(value) for name, value in inside.items()} if filters is not None else {}
    whose = BY.get(declared.get("by", ""), ANYONES)
    return EventTest(piece=made.get("what"), source=made.get("source"), whose=whose, amount=amount, other=other)


class Subject(OneOf):
    """The subject of an event; the words of "" stand for any."""

    def text(self, value: Any, language: str, printer: Any, is_last: bool) -> object:
        return self.words[value or ""][language]


def trigger(
    heard: Heard, window: int, ability: Ability, limit: Limit | None = None, *, condition: int = 0, outlives: bool = False
) -> Trigger:
    """The engine's trigger of an ability that answers an event in a window.  condition: FIRST_TEST + the place of the event's test."""
    kind, subject, _ = heard
    return Trigger(kind, window, ability.program, condition=condition, subject=subject, shared=limit, ability=ability, outlives=outlives)
