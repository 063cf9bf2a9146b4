"""The puzzles of a game (`fixtures/<slug>/puzzles.json`): positions in which the reader can win in this turn, in one way only.

A puzzle has a number, its place in the file from 1; new ones are added at the end.  `manage.py find_puzzles` finds them, and a test judges
each by the rules again (`games.coach.puzzles`).
"""

from __future__ import annotations

import json
import uuid
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from django.conf import settings
from django.db.models import QuerySet
from django.utils.translation import gettext

from cards.data.pools import pool_of
from cards.errors import Conflict, NotFound
from cards.texts.safe_text import bad_field
from games.coach.puzzles import Puzzle, puzzle_of
from games.contracts.report import Step
from games.contracts.tables import Position
from games.registry import game_by_slug
from simulator.models import Table
from simulator.modes import MATCH, mode_spec_of
from simulator.requests.faults import bounds
from simulator.requests.lists import lists_data
from simulator.requests.prepare import versions_of
from simulator.tables.selectors import stored_position

FILE: Final = "puzzles.json"
# What a table says about its puzzle: the reader can still win, has won in this turn, or can no longer do so without taking back.
OPEN, SOLVED, MISSED = "open", "solved", "missed"
STATES: Final = (OPEN, SOLVED, MISSED)
# What other rules or cards have changed about a puzzle, in `changed` of its Conflict: its lists are gone; the choices to its position are
# not allowed; its solution does not win.
LISTS, POSITION, SOLUTION = "lists", "position", "solution"
# Tables that only show a puzzle are stored nowhere; each has the same id every time.
SHOWN_IDS: Final = uuid.UUID("8d6d1c1e-5a39-4c6f-9a0a-0c6a3bb0c0de")


@dataclass(frozen=True, slots=True)
class Goal:
    """What solves a puzzle.  turn: of its decision; outcome and clock: of the game when it is solved; steps: the choices that solve it."""

    turn: int
    outcome: str
    clock: int
    steps: tuple[Step, ...]


@cache
def puzzles_of(slug: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by number; () for a game without."""
    path = settings.FIXTURES / slug / FILE
    return tuple(puzzle_of(each) for each in json.loads(path.read_text("utf-8"))) if path.exists() else ()


def puzzle_get(slug: str, number: int) -> Puzzle:
    """The puzzle of this number; NotFound if there is none."""
    found = puzzles_of(slug)
    if not 0 < number <= len(found):
        raise NotFound(gettext("There is no such puzzle."))
    return found[number - 1]


def table_of(slug: str, number: int) -> Table:
    """A table at the puzzle's position, which is stored nowhere and has no owner.

    Conflict "versions_changed" if its lists are not among the game's ready ones, as after an import of other cards.
    """
    puzzle = puzzle_get(slug, number)
    rules = game_by_slug(slug)
    ready = {each.code: each.decklist for each in rules.lists.ready(pool_of(slug))}
    if not ready.keys() >= {*puzzle.lists}:
        raise _outdated(LISTS)
    options = {spec.name: spec.default for spec in mode_spec_of(rules, puzzle.mode).options}
    return Table(
        pk=uuid.uuid5(SHOWN_IDS, f"{slug} {number}"),
        game_id=slug,
        mode=puzzle.mode,
        decklist=lists_data([ready[code] for code in puzzle.lists], ()),
        options={**options, **puzzle.options},
        seed=puzzle.seed,
        choices=list(puzzle.choices),
        base=len(puzzle.choices),
        puzzle=number,
        versions=versions_of(rules, puzzle.mode),
    )


def puzzle_position(slug: str, number: int) -> Position:
    """The puzzle's position, as its player sees it; Conflict "versions_changed" if the rules no longer allow its choices."""
    return position_at(table_of(slug, number))


def position_at(table: Table) -> Position:
    """The position of a table that `table_of` made; Conflict as in `puzzle_position`."""
    try:
        found = stored_position(table, table.choices)
    except Conflict:
        raise _outdated(POSITION) from None
    if found.question is None:
        raise _outdated(POSITION)
    return found


def goal_of(slug: str, number: int) -> Goal:
    """What solves the puzzle; Conflict "versions_changed" as in `puzzle_position`, or if its solution no longer wins."""
    table = table_of(slug, number)
    return _goal(slug, number, tuple(sorted(table.versions.items())))


@cache
def _goal(slug: str, number: int, versions: tuple[tuple[str, str], ...]) -> Goal:
    puzzle = puzzle_get(slug, number)
    table = table_of(slug, number)
    asked = position_at(table).question
    try:
        over = stored_position(table, [*table.choices, *puzzle.solution])
    except Conflict:
        raise _outdated(SOLUTION) from None
    if asked is None or over.replay is None or (table.mode == MATCH and not over.replay.outcome.startswith("side_0_")):
        raise _outdated(SOLUTION)
    taken = [step for step in over.steps if step.decision is not None]
    return Goal(asked.turn, over.replay.outcome, over.replay.clock, tuple(taken[-len(puzzle.solution) :]))


def state_of(table: Table, position: Position) -> str:
    """What the position of a table says about its puzzle, of `STATES`; "" at a table without."""
    if not table.puzzle:
        return ""
    goal = goal_of(table.game_id, table.puzzle)
    if position.replay is not None:
        return SOLVED if (position.replay.outcome, position.replay.clock) == (goal.outcome, goal.clock) else MISSED
    return OPEN if position.question is not None and position.question.turn == goal.turn else MISSED


def _outdated(changed: str) -> Conflict:
    """changed: one of `LISTS`, `POSITION` and `SOLUTION`."""
    sentences = {
        LISTS: gettext("The cards have changed since this puzzle was found: one of its lists is no longer among the ready lists."),
        POSITION: gettext("The rules or the card data have changed since this puzzle was found: its position can no longer be reached."),
        SOLUTION: gettext("The rules or the card data have changed since this puzzle was found: its solution no longer wins in this turn."),
    }
    return Conflict(sentences[changed], code="versions_changed", changed=changed)


def steps_shown(goal: Goal, shown: object) -> int:
    """How many steps of the solution a reader asks for; BadInput if there are not so many."""
    if not isinstance(shown, int) or isinstance(shown, bool) or not 0 <= shown <= len(goal.steps):
        raise bad_field("solution", "bad_input", bounds("solution", 0, len(goal.steps)))
    return shown


def solved_by(owner_key: str, slug: str) -> set[int]:
    """The numbers of the game's puzzles that this owner has solved."""
    tables: QuerySet[Table, Any] = Table.objects.filter(owner_key=owner_key or "-", game=slug, solved=True)
    return {number for number in tables.values_list("puzzle", flat=True) if number}
