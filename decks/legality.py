"""Legality and charts of a deck, computed by the game's rules on each call and never stored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from django.utils import timezone

from cards.data.pools import pool_of
from decks.models import Deck
from games.contracts.decks import Decklist, Problem, Severity, Slot, illegal
from games.registry import game_by_slug
from games.texts import in_language

ILLEGAL: Final[Severity] = "illegal"
# The problems of one format that pages and answers list; the worst lists have hundreds in each of forty formats.
MOST_PROBLEMS: Final = 40
# The same where only one format is judged.
MOST_PROBLEMS_OF_ONE: Final = 400


@dataclass(frozen=True, slots=True)
class Verdict:
    """The legality of a list in one format on one day."""

    format: str
    on: date
    legal: bool  # no problem is more than a warning
    problems: tuple[Problem, ...]  # with warnings


def decklist_of(deck: Deck) -> Decklist:
    """The deck as the rules' `Decklist`, its slots sorted by zone (in the game's order) and code."""
    return kept_list_of(deck).played


def kept_list_of(deck: Deck) -> Decklist:
    """`decklist_of` with the cards that the player is considering (`MAYBE`), which come last."""
    zones = [zone.code for zone in game_by_slug(deck.game_id).decks.zones]
    slots = sorted(deck.slots.all(), key=lambda slot: (zones.index(slot.zone) if slot.zone in zones else len(zones), slot.code.zfill(80)))
    return Decklist(tuple(Slot(slot.code, slot.quantity, slot.zone) for slot in slots), deck.side or None)


def verdicts(
    *, game: str, decklist: Decklist, on: date | None = None, formats: Iterable[str] | None = None, pool: Any = None
) -> list[Verdict]:
    """The verdict of each of `formats`, by default all formats of the game with slug `game`.

    on: the day to judge for, by default today.
    pool: the game's card pool; pass it if you have it, because looking it up costs one query.
    """
    rules, decklist = game_by_slug(game), decklist.played
    pool = pool or pool_of(game)
    day = on or timezone.now().date()
    codes = list(formats or [each.code for each in rules.decks.formats])
    problems = rules.decks.problems_in(codes, decklist, on=day, pool=pool)
    return [Verdict(code, day, not illegal(problems[code]), tuple(problems[code])) for code in codes]


def listed(problems: Iterable[Problem], most: int = MOST_PROBLEMS) -> Sequence[Problem]:
    """The first `most` problems in the order in which they are listed: faults before warnings."""
    return sorted(problems, key=lambda problem: problem.severity != ILLEGAL)[:most]


def problem_data(problem: Problem, *, game: str, language: str, pool: Any = None) -> dict[str, Any]:
    """A problem as JSON-serializable data; `message` is its text in `language`."""
    return {
        "code": problem.code,
        "clause": problem.clause,
        "severity": problem.severity,
        "message": game_by_slug(game).decks.message(problem, language, pool or pool_of(game)),
        "cards": list(problem.cards),
        "found": problem.found,
        "allowed": problem.allowed,
        "values": dict(problem.values),
    }


def legality_data(
    *,
    game: str,
    decklist: Decklist,
    language: str,
    on: date | None = None,
    formats: Iterable[str] | None = None,
    pool: Any = None,
    most: int = 0,
) -> dict[str, Any]:
    """`{legal, formats: [{format, on, legal, problem_count, problems}], stats}`.

    legal: whether the list is legal in at least one of the formats.  stats: the deck's charts.
    problems: the first `most` (`listed`), by default MOST_PROBLEMS, or MOST_PROBLEMS_OF_ONE of a single format; problem_count: all.
    """
    pool = pool or pool_of(game)
    results = verdicts(game=game, decklist=decklist, on=on, formats=formats, pool=pool)
    most = most or (MOST_PROBLEMS_OF_ONE if len(results) == 1 else MOST_PROBLEMS)
    return {
        "legal": any(verdict.legal for verdict in results),
        "formats": [
            {
                "format": verdict.format,
                "on": verdict.on.isoformat(),
                "legal": verdict.legal,
                "problem_count": len(verdict.problems),
                "problems": [problem_data(problem, game=game, language=language, pool=pool) for problem in listed(verdict.problems, most)],
            }
            for verdict in results
        ],
        "stats": charts_data(game=game, decklist=decklist, language=language, pool=pool),
    }


def charts_data(*, game: str, decklist: Decklist, language: str, pool: Any = None) -> list[dict[str, Any]]:
    """The charts of a list as JSON-serializable data: `{code, title, note, rows: [{label, value}]}`."""
    return [
        {
            "code": chart.code,
            "title": in_language(chart.titles, language),
            "note": in_language(chart.note, language) if chart.note else None,
            "rows": [{"label": in_language(labels, language), "value": value} for labels, value in chart.rows],
        }
        for chart in game_by_slug(game).decks.charts(decklist.played, pool or pool_of(game))
    ]
