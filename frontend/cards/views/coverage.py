"""The page that says how much of a game is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from cards import selectors
from cards.coverage import Group, Reason, Sums, game_coverage
from cards.models import Card
from cards.models import Game as GameRow
from frontend.cards.views.game import game_of
from frontend.cards.views.results import page_of
from frontend.charts.axes import percent
from frontend.charts.shares import Part, parts
from frontend.site.requests import PageRequest
from games.contracts.report import CardCoverage
from games.texts import Words

# The columns of the tables and the parts of the bars, which add up to all cards: number of `Sums`, name, query.
PARTS: tuple[tuple[str, str | Promise, str], ...] = (
    ("with_text", _("Played in full"), "sim:full -sim:no_text"),
    ("no_text", _("No text"), "sim:no_text"),
    ("partial", _("Played in part"), "sim:partial"),
    ("none", _("Not played"), "sim:none"),
)
TITLES = {"product": _("By product"), "faction": _("By faction"), "side": _("By side"), "type": _("By type")}
HEADS = {"product": _("First printed in"), "faction": _("Faction"), "side": _("Side"), "type": _("Type")}


@dataclass(frozen=True, slots=True)
class Number:
    """A number of cards, and the address of the list of them."""

    code: str
    label: str | Promise
    cards: int
    link: str


@dataclass(frozen=True, slots=True)
class Line:
    """One row of a table."""

    names: Words
    bar: tuple[Part, ...]
    numbers: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The sums by product, faction, side or type."""

    by: str
    title: str | Promise
    head: str | Promise
    lines: tuple[Line, ...]


@require_safe
def coverage(request: PageRequest, slug: str) -> HttpResponse:
    """Parameters: `level` ("partial" or "none"), `reason` (its place in the list of reasons, from 1) and `page` choose the cards listed."""
    row, rules = game_of(slug)
    found = game_coverage(game=row)
    level = request.GET.get("level") if request.GET.get("level") in ("partial", "none") else ""
    places = {str(place): reason for place, reason in enumerate(found.reasons, start=1)}
    wanted = places.get(request.GET.get("reason", ""))
    page = page_of(request, [card for card in found.gaps if level in ("", card.level) and (wanted is None or is_for(wanted, card))])
    texts = found.total.cards - found.total.no_text
    context: dict[str, Any] = {
        "game": rules,
        "found": found,
        "share": percent(found.total.with_text / texts) if texts else "",
        "bar": bar(found.total),
        "total": numbers(found.total, "", slug),
        "tables": [table(group, slug) for group in found.groups],
        "levels": [("", _("All"), len(found.gaps)), *((code, label, getattr(found.total, code)) for code, label, _query in PARTS[2:])],
        "level": level,
        "wanted": wanted,
        "page": page,
        "cards": shown(row, list(page)),
    }
    return render(request, "site/coverage/coverage.html", context)


def table(group: Group, slug: str) -> Table:
    lines = [Line(row.names, bar(row.sums), numbers(row.sums, row.query, slug)) for row in group.rows]
    return Table(group.by, TITLES[group.by], HEADS[group.by], tuple(lines))


def bar(sums: Sums) -> tuple[Part, ...]:
    return parts((code, getattr(sums, code)) for code, _label, _query in PARTS)


def numbers(sums: Sums, query: str, slug: str) -> tuple[Number, ...]:
    """The number of all cards and those of the parts, with links to the cards among those that `query` finds."""
    columns = (("cards", _("Cards"), ""), *PARTS)
    return tuple(number(code, label, getattr(sums, code), f"{words} {query}".strip(), slug) for code, label, words in columns)


def number(code: str, label: str | Promise, cards: int, query: str, slug: str) -> Number:
    address = reverse("card-search", args=[slug])
    return Number(code, label, cards, f"{address}?{urlencode({'q': query})}" if query else address)


def is_for(reason: Reason, card: CardCoverage) -> bool:
    return (reason.level, reason.reason) == (card.level, card.reason)


def shown(game: GameRow, gaps: list[CardCoverage]) -> list[tuple[Card, CardCoverage]]:
    """The cards of one page with what is left out of them."""
    known = selectors.card_links(game=game, codes=[card.code for card in gaps]) if gaps else {}
    return [(known[card.code], card) for card in gaps if card.code in known]
