"""The page of the report of one game that a person has played."""

from __future__ import annotations

import re
import uuid
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.players import players_context
from games.texts import listed
from simulator.requests.lists import own_cards_of
from simulator.tables.game_report import Figure, figures_by_kind, figures_of
from simulator.tables.selectors import position_of, table_get

WON_BY: Final = re.compile("side_[01]_wins")  # the page says above who has won


@dataclass(frozen=True, slots=True)
class Line:
    """One row of a table of the report.  help: what the number is, "" without; values: its cells."""

    label: str
    help: str
    values: tuple[str, ...]


@offers_old_games
@require_safe
def report(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Show what the report counts, of the table's game alone; 409 while it goes on."""
    found = table_get(table_id=pk, owner_key=owner_key(request))
    position = position_of(found)
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))
    kinds = figures_by_kind(figures_of(found))
    turns = max((len(figure.value) for figure in kinds["curve"] if isinstance(figure.value, list)), default=0)
    context = {
        "table": found,
        "catalogue": catalogue,
        "position": position,
        **players_context(catalogue, found, position.replay.outcome if position.replay else ""),
        "numbers": [
            _line(catalogue, figure, _shown(catalogue, figure))
            for figure in [*kinds["share"], *kinds["histogram"]]
            if not WON_BY.fullmatch(figure.spec.name)
        ],
        "turns": range(1, turns + 1),
        "curves": [_line(catalogue, figure, *_by_turn(figure, turns)) for figure in kinds["curve"]],
        "counts": [catalogue.words(figure.spec.labels) for figure in kinds["card"]],
        "cards": _cards(catalogue, kinds["card"]),
    }
    return unlisted(render(request, "tables/report.html", context))


def _line(catalogue: LocalizedCatalogue, figure: Figure, *values: str) -> Line:
    spec = figure.spec
    return Line(catalogue.words(spec.labels), catalogue.words(spec.help) if spec.help else "", values)


def _shown(catalogue: LocalizedCatalogue, figure: Figure) -> str:
    """A share or a histogram of one game.  The label says what is counted: a unit names an axis, so it has one form for any number."""
    if figure.whole is not None:
        return gettext("%(count)s of %(whole)s") % {"count": figure.value, "whole": figure.whole}
    if isinstance(figure.value, list):
        return listed((_times(value, count) for value, count in Counter(figure.value).items()), catalogue.language)
    return gettext("yes") if figure.value else gettext("no")


def _times(value: object, count: int) -> str:
    """A value of a histogram and how often it was seen; the order of the values is not known."""
    return f"{value} ×{count}" if count > 1 else str(value)


def _by_turn(figure: Figure, turns: int) -> list[str]:
    values = figure.value if isinstance(figure.value, list) else []
    return ["" if value is None else str(value) for value in [*values, *[None] * (turns - len(values))]]


def _cards(catalogue: LocalizedCatalogue, figures: list[Figure]) -> list[Line]:
    """The cards that were counted, by name."""
    counts: list[Mapping[str, int]] = [figure.value for figure in figures if isinstance(figure.value, Mapping)]
    lines = []
    for code in {code for each in counts for code in each}:
        card = catalogue.card_by_code(code)
        lines.append(Line(catalogue.distinct_name(card) if card else code, "", tuple(str(each.get(code, 0)) for each in counts)))
    return sorted(lines, key=lambda line: line.label)
