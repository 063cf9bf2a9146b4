"""A game's table of all lists that can be built, compared (`games.contracts.report.Ranking`)."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.errors import NotFound
from frontend.cards.catalogue import Shelf, ShownSlot
from frontend.cards.views import game_of
from frontend.decks.decklist import seen_text
from frontend.site import charts
from frontend.site.responses import in_view, language, private
from frontend.site.sorting import Order, order_asked, rows_in
from games.contracts.decks import Decklist
from games.contracts.report import RankedList, RankedNumber, Ranking


@dataclass(frozen=True, slots=True)
class Row:
    """place: in the present order, among all lists.  values: (value, low, high) in words, the ends "" where there is no interval.

    form: the list as `deck-new` takes it.
    """

    place: int
    slots: tuple[ShownSlot, ...]
    values: tuple[tuple[str, str, str], ...]
    form: str


@require_safe
def rankings(request: HttpRequest, slug: str) -> HttpResponse:
    """side: whose lists; sort: by which number, with a minus the greatest first; with: only the lists with this card."""
    _, rules = game_of(slug)
    tables = rules.rankings()
    if not tables:
        raise NotFound(gettext("This game has no comparison of all lists."))
    shelf = Shelf(in_view(request, slug), language())
    table = next((each for each in tables if each.side == request.GET.get("side")), tables[0])
    order = _order(table, request.GET.get("sort", ""))
    codes = sorted({slot.code for row in table.rows for slot in row.slots})
    cards = [card for code in codes if (card := shelf.card_by_code(code))]
    wanted = next((card for card in cards if card.code == request.GET.get("with")), None)
    rows = [
        Row(
            place,
            tuple(shelf.slot(slot) for slot in row.slots),
            tuple(_words(number, *value) for number, value in zip(table.numbers, row.values, strict=True)),
            seen_text(Decklist(row.slots, table.side)),
        )
        for place, row in enumerate(_sorted(table, order), start=1)
        if wanted is None or wanted.code in {slot.code for slot in row.slots}
    ]
    context = {
        "game": rules,
        "tables": tables,
        "table": table,
        "columns": [order.column(each.code, shelf.words(each.names), greatest_first=not each.least_first) for each in table.numbers],
        "rows": rows,
        "cards": sorted(cards, key=lambda card: card.name.casefold()),
        "wanted": wanted,
    }
    return private(render(request, "site/rankings.html", context))


def _order(table: Ranking, asked: str) -> Order:
    """As asked, else by the first number."""
    return order_asked(asked, [number.code for number in table.numbers], usual=f"-{table.numbers[0].code}")


def _sorted(table: Ranking, order: Order) -> list[RankedList]:
    keys = {number.code: lambda row, place=place: row.values[place][0] for place, number in enumerate(table.numbers)}
    return rows_in(order, table.rows, keys)


def _words(number: RankedNumber, mean: float, half: float) -> tuple[str, str, str]:
    def said(value: float) -> str:
        return charts.percent(value) if number.is_share else charts.number(value, 3)

    if not half:
        return said(mean), "", ""
    high = mean + half
    return said(mean), said(max(0.0, mean - half)), said(high if number.most is None else min(number.most, high))
