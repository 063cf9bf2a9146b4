"""Whether a deck is legal: asked of its game's rules each time, stored nowhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils import timezone

from cards.data.pools import pool_of
from decks.models import Deck
from games.contracts.decks import Decklist, Problem, Slot, illegal
from games.registry import game_by_slug
from games.texts import in_language


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one format says of a list on a day.  problems: all of them, warnings too; legal: none but warnings."""

    format: str
    on: date
    legal: bool
    problems: tuple[Problem, ...]


def decklist_of(deck: Deck) -> Decklist:
    """The deck as the rules know it, its slots in the order of the game's zones and of their codes."""
    zones = [zone.code for zone in game_by_slug(deck.game_id).decks.zones]
    slots = sorted(deck.slots.all(), key=lambda slot: (zones.index(slot.zone) if slot.zone in zones else len(zones), slot.code.zfill(80)))
    return Decklist(tuple(Slot(slot.code, slot.quantity, slot.zone) for slot in slots), deck.side or None)


def verdicts(
    *, game: str, decklist: Decklist, on: date | None = None, formats: Iterable[str] | None = None, pool: Any = None
) -> list[Verdict]:
    """The verdict of each format of the game with slug `game` (or of `formats`) on a day, today if None.

    pool: the game's, where the caller has it; finding it costs one query.
    """
    rules = game_by_slug(game)
    pool = pool or pool_of(game)
    day = on or timezone.now().date()
    asked = list(formats or [each.code for each in rules.decks.formats])
    found = rules.decks.problems_in(asked, decklist, on=day, pool=pool)
    return [Verdict(format, day, not illegal(found[format]), tuple(found[format])) for format in asked]


def problem_data(problem: Problem, *, game: str, language: str, pool: Any = None) -> dict[str, Any]:
    """A problem as JSON-shaped data, with its sentence in `language` as `message`."""
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
    *, game: str, decklist: Decklist, language: str, on: date | None = None, formats: Iterable[str] | None = None, pool: Any = None
) -> dict[str, Any]:
    """`{legal, formats: [{format, on, legal, problems}], stats}`: legal where any of the formats says so; stats: the deck's charts."""
    pool = pool or pool_of(game)
    found = verdicts(game=game, decklist=decklist, on=on, formats=formats, pool=pool)
    return {
        "legal": any(verdict.legal for verdict in found),
        "formats": [
            {
                "format": verdict.format,
                "on": verdict.on.isoformat(),
                "legal": verdict.legal,
                "problems": [problem_data(problem, game=game, language=language, pool=pool) for problem in verdict.problems],
            }
            for verdict in found
        ],
        "stats": charts_data(game=game, decklist=decklist, language=language, pool=pool),
    }


def charts_data(*, game: str, decklist: Decklist, language: str, pool: Any = None) -> list[dict[str, Any]]:
    """The charts of a list as data: `{code, title, note, rows: [{label, value}]}`."""
    return [
        {
            "code": chart.code,
            "title": in_language(chart.titles, language),
            "note": in_language(chart.note, language) if chart.note else None,
            "rows": [{"label": in_language(labels, language), "value": value} for labels, value in chart.rows],
        }
        for chart in game_by_slug(game).decks.charts(decklist, pool or pool_of(game))
    ]
