"""The page that ranks all lists of a game (`games.contracts.report.Ranking`)."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.errors import NotFound
from frontend.cards.catalogue import localized_catalogue
from frontend.cards.shown import ShownSlot
from frontend.cards.views.game import game_of
from frontend.charts.axes import number as short_number
from frontend.charts.axes import percent
from frontend.decks.decklist import slots_text
from frontend.site.requests import PageRequest, known_value
from frontend.site.responses import in_view, language, private
from frontend.site.sorting import Order, read_order, sort_rows, sort_values
from games.contracts.decks import Decklist
from games.contracts.report import RankedList, RankedNumber, Ranking


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table: a ranked list."""

    # Its rank among all lists in the current order, from 1.
    place: int
    slots: tuple[ShownSlot, ...]
    # (value, low, high) of each number, formatted; the ends are "" without an interval.
    values: tuple[tuple[str, str, str], ...]
    # The list as the form of `deck-new` reads it.
    form: str


@require_safe
def rankings(request: PageRequest, slug: str) -> HttpResponse:
    """Parameters: `side` chooses the table, `sort` a column (see `frontend.site.sorting`), `with` a card that every shown list contains."""
    _, rules = game_of(slug)
    tables = rules.rankings()
    if not tables:
        raise NotFound(gettext("This game has no comparison of all lists."))
    catalogue = localized_catalogue(in_view(request, slug), language())
    side = known_value(request, "side", [each.side for each in tables])
    table = next((each for each in tables if each.side == side), tables[0])
    columns = [number.code for number in table.numbers]
    order = read_order(known_value(request, "sort", sort_values(columns)), columns, default=f"-{columns[0]}")
    codes = sorted({slot.code for row in table.rows for slot in row.slots})
    cards = [card for code in codes if (card := catalogue.card_by_code(code))]
    required = known_value(request, "with", codes)
    required_card = next((card for card in cards if card.code == required), None)
    rows = [
        Row(
            place,
            tuple(catalogue.slot(slot) for slot in row.slots),
            tuple(_formatted(number, *value) for number, value in zip(table.numbers, row.values, strict=True)),
            slots_text(Decklist(row.slots, table.side)),
        )
        for place, row in enumerate(_sorted(table, order), start=1)
        if required_card is None or required_card.code in {slot.code for slot in row.slots}
    ]
    context = {
        "game": rules,
        "tables": tables,
        "table": table,
        "columns": [order.column(each.code, catalogue.words(each.names), greatest_first=not each.least_first) for each in table.numbers],
        "rows": rows,
        "cards": sorted(cards, key=catalogue.name_key),
        "wanted": required_card,
    }
    return private(render(request, "site/rankings.html", context))


def _sorted(table: Ranking, order: Order) -> list[RankedList]:
    keys = {number.code: lambda row, place=place: row.values[place][0] for place, number in enumerate(table.numbers)}
    return sort_rows(order, table.rows, keys)


def _formatted(number: RankedNumber, mean: float, half: float) -> tuple[str, str, str]:
    def text(value: float) -> str:
        return percent(value) if number.is_share else short_number(value, 3)

    if not half:
        return text(mean), "", ""
    high = mean + half
    return text(mean), text(max(0.0, mean - half)), text(high if number.most is None else min(number.most, high))
