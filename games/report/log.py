"""The log of a game at a table: which of its steps a reader wants, as text and as data.

Everything here is made of the steps that the position shows, so it tells no more than they do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.contracts.report import Step
from games.contracts.tables import Position
from games.texts import in_language

# The player's own choices; what happened, without the questions; everything, decisions that left no choice included.
DECISIONS, PLAY, ALL = "decisions", "play", "all"
PRESETS: Final = (DECISIONS, PLAY, ALL)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One step of the log.

    decision: of a choice of the person, how many choices they had made before it; -1 for any other step, and for a choice that came with
        the game from another one.
    is_automatic: whether it tells a choice that was not made by hand.
    """

    step: Step
    decision: int = -1
    is_automatic: bool = False


def log_of(
    position: Position, preset: str = ALL, *, base: int = 0, last: int | None = None, unasked: Collection[int] = ()
) -> tuple[LogLine, ...]:
    """The lines of the log, the first one first.

    last: only so many steps, as the person saw them; None for all, and of a game that is over everything.
    preset: of `PRESETS`.  base: the first choices, which came from another game (`Position.choices`).
    unasked: the places in `choices` of those that were not made by hand.
    """
    steps = position.replay.steps if position.replay and last is None else position.steps
    places = _places(position, steps)
    numbers = _decisions(position, places, base)
    automatic = {step for step, place in places.items() if place in unasked}
    return tuple(
        LogLine(step, numbers.get(place, -1), place in automatic)
        for place, step in enumerate(steps if last is None else steps[:last])
        if _is_kept(preset, position, steps, place)
    )


def _places(position: Position, steps: Sequence[Step]) -> dict[int, int]:
    """The index of each step that tells a choice of the person, with the place of the choice in `choices`."""
    asked = [index for index, step in enumerate(steps) if step.decision is not None and (position.seat < 0 or step.seat == position.seat)]
    made = [place for place in position.own if position.choices[place] >= 0]  # a new deal has no step
    return dict(zip(asked, made, strict=True))


def _decisions(position: Position, places: dict[int, int], base: int) -> dict[int, int]:
    """The index of each step that tells a choice of the person, with the number of choices made before it."""
    before = sum(place < base for place in position.own)
    numbers = {place: number for number, place in enumerate(position.own)}
    return {step: numbers[place] - before for step, place in places.items() if place >= base}


def _is_kept(preset: str, position: Position, steps: Sequence[Step], place: int) -> bool:
    step = steps[place]
    if preset == DECISIONS:
        return step.decision is not None
    if preset != PLAY or not _is_question(step):
        return True
    # What a choice does is told by the steps after it; where there are none, the choice itself tells it.
    if place + 1 < len(steps):
        return _is_question(steps[place + 1]) and steps[place + 1].board != step.board
    return position.question is not None and position.question.board != step.board


def _is_question(step: Step) -> bool:
    return step.decision is not None or step.is_forced


def log_data(lines: Sequence[LogLine], language: str) -> list[dict[str, Any]]:
    """The lines as JSON data in one language."""
    return [
        {
            "number": line.step.number,
            "turn": line.step.turn,
            "seat": line.step.seat,
            "phase": in_language(line.step.phase, language),
            "text": in_language(line.step.text, language),
            "clause": line.step.clause,
            "cards": list(line.step.cards),
            "decision": None if line.decision < 0 else line.decision,
            "options": [in_language(option, language) for option in line.step.decision[0]] if line.step.decision else [],
            "taken": line.step.decision[1] if line.step.decision else None,
            "is_forced": line.step.is_forced,
            "is_automatic": line.is_automatic,
        }
        for line in lines
    ]


def log_text(lines: Sequence[LogLine], language: str, turn_name: Callable[[int], str]) -> str:
    """The lines as text: a heading for each turn and each phase, and each step with its clause in square brackets.

    A choice that was not made by hand ends with a star.

    turn_name: the heading of a turn; of turn 0, the setup.
    """
    return "".join(f"{line}\n" for line in _text(lines, language, turn_name))


def _text(lines: Sequence[LogLine], language: str, turn_name: Callable[[int], str]) -> Iterator[str]:
    turn: int | None = None
    phase: str | None = None
    for line in lines:
        step = line.step
        if step.turn != turn:
            if turn is not None:
                yield ""
            turn, phase = step.turn, None
            yield turn_name(step.turn)
        if (named := in_language(step.phase, language)) != phase:
            phase = named
            yield f"  {named}"
        taken = f" -> {in_language(step.decision[0][step.decision[1]], language)}" if step.decision else ""
        taken += " *" if line.is_automatic else ""
        yield f"    {step.number}. {in_language(step.text, language)}{taken} [{step.clause}]"
