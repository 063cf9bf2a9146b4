"""How a table answers each kind of decision: ask the person, stop there even while choices repeat, or answer it automatically.

A kind is what is asked, and in which phase (`games.runs.automatic`).  Automatic choices follow a choice by hand; the first decision of a
game, and one to which the person went back, is asked in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from django.utils.translation import gettext

from cards.errors import Conflict
from cards.texts.safe_text import bad_field
from games.contracts.tables import PlayableAgainst, PlayableByHand, Position
from games.runs.automatic import AUTOMATIC, PASS, POLICY
from games.texts import Words
from simulator.models import Table
from simulator.modes import MATCH
from simulator.requests.faults import one_of
from simulator.tables.selectors import prepared_deck, start_thinking

ASK, STOP = "ask", "stop"
ANSWERS: Final = (ASK, STOP, PASS, POLICY)
MOST_AUTOMATIC: Final = 500  # choices that follow one by hand
MOST_KINDS: Final = 200  # that a table remembers; more than any game has


@dataclass(frozen=True, slots=True)
class Setting:
    """How a kind of decision is answered.  phase, like: of the question at which it was set."""

    kind: str
    answer: str
    phase: Words
    like: Words


def settings_of(table: Table) -> list[Setting]:
    """All that are not ASK, in the order in which they were set."""
    return [Setting(kind, each["answer"], each["phase"], each["like"]) for kind, each in table.stops.items()]


def answer_at(table: Table, position: Position) -> str:
    """How the decision that waits is answered."""
    return answer_of_kind(table, position.kind)


def answer_of_kind(table: Table, kind: str) -> str:
    return str(table.stops[kind]["answer"]) if kind in table.stops else ASK


def stop_set(*, table: Table, position: Position, kind: object, answer: object) -> None:
    """Set how decisions of this kind are answered: of the one that waits, or of one that was set before.

    BadInput for another answer; Conflict "other_question" for a kind that is neither.
    """
    if answer not in ANSWERS:
        raise bad_field("answer", "bad_input", one_of("answer", ANSWERS))
    asked = position.question
    if asked is not None and kind == position.kind:
        named = {"phase": dict(asked.phase), "like": dict(asked.text)}
    elif isinstance(kind, str) and kind in table.stops:
        named = {name: table.stops[kind][name] for name in ("phase", "like")}
    else:
        raise Conflict(gettext("Another question waits now; set this one when it is asked."), code="other_question")
    rest = {name: each for name, each in table.stops.items() if name != kind}
    table.stops = rest if answer == ASK else dict([*rest.items(), (kind, {"answer": answer, **named})][-MOST_KINDS:])
    Table.objects.filter(pk=table.pk).update(stops=table.stops)


def automatic_after(table: Table, choices: Sequence[int], most: int = MOST_AUTOMATIC) -> tuple[int, ...]:
    """The choices of both sides that follow these by themselves, up to the last one of the person's."""
    answers = {kind: each["answer"] for kind, each in table.stops.items() if each["answer"] in AUTOMATIC}
    if not answers or most <= 0:
        return ()
    prepared = prepared_deck(table)
    if isinstance(prepared, PlayableAgainst) and table.mode == MATCH:
        start_thinking()
        return prepared.automatic_against(table.seed, choices, answers, table.first, most=most, index=table.index)
    return cast(PlayableByHand, prepared).automatic(table.seed, choices, answers, most=most, index=table.index)
