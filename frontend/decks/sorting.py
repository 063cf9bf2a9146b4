"""The order of the list on a deck's page and in its editor: as the game lays it out, by name, by cost, or by set and number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.shown import ShownSlot
from frontend.decks.decklist import Group, ShownDeck
from frontend.site.theme import look_of
from games.contracts.decks import Decklist
from games.decks.groups import OTHER

TYPE: Final = "type"  # the groups of the game
SORTS: Final = {TYPE: _("Type"), "name": _("Name"), "cost": _("Cost"), "set": _("Set and number")}
_NUMBERS = re.compile(r"(\d+)")


def sorts_of(catalogue: LocalizedCatalogue) -> dict[str, Any]:
    """sort -> name of the orders that a game's lists have.  Objective sets have no cost."""
    cost = look_of(catalogue.game.slug).cost
    has_cost = not catalogue.zone_of("objective_sets") and any(field.name == cost for field in catalogue.game.cards.fields)
    return {sort: name for sort, name in SORTS.items() if sort != "cost" or has_cost}


def sort_links(catalogue: LocalizedCatalogue, decklist: Decklist, query: QueryDict) -> list[dict[str, Any]]:
    """The orders of the list as links of a page with this query, which keep its other parameters.

    Empty for a list in which nothing can be put in order, because it has only leaders and cards that the rules fix.
    """
    chosen_zones = {zone.code for zone in catalogue.chosen_zones}
    if not any(slot.zone in chosen_zones for slot in decklist.played.slots):
        return []
    sorts = sorts_of(catalogue)
    chosen = query.get("sort", "")
    links = []
    for code, name in sorts.items():
        to = query.copy()
        to.pop("sort", None)
        if code != TYPE:
            to["sort"] = code
        links.append({"name": name, "is_chosen": code == (chosen if chosen in sorts else TYPE), "query": to.urlencode()})
    return links


def sorted_deck(catalogue: LocalizedCatalogue, shown: ShownDeck, sort: str) -> ShownDeck:
    """The deck with its groups in another order.  Groups that the rules fix, and unknown cards, stay at the end."""
    if sort == TYPE or sort not in sorts_of(catalogue):
        return shown
    kept = [group for group in shown.groups if group.fixed or group.code == OTHER]
    rows = sorted((row for group in shown.groups if group not in kept for row in group.rows), key=catalogue.name_key)
    if sort == "name":
        groups = [Group("name", gettext("By name"), tuple(rows), sum(row.quantity for row in rows))] if rows else []
    elif sort == "cost":
        groups = _grouped(rows, lambda row: _cost_of(catalogue, row), _cost_name)
    else:
        rows.sort(key=lambda row: _number_of(catalogue, row))
        products = {record["code"]: place for place, record in enumerate(catalogue.data.products)}
        groups = _grouped(
            rows, lambda row: (products.get(catalogue.product_code(row.code), len(products)), _product(catalogue, row)), lambda key: key[1]
        )
    return replace(shown, groups=(*groups, *kept))


def _grouped(rows: Iterable[ShownSlot], key_of: Callable[[ShownSlot], Any], name_of: Callable[[Any], str]) -> list[Group]:
    found: dict[Any, list[ShownSlot]] = {}
    for row in rows:
        found.setdefault(key_of(row), []).append(row)
    return [
        Group(f"sorted-{place}", name_of(key), tuple(of_key), sum(row.quantity for row in of_key))
        for place, (key, of_key) in enumerate(sorted(found.items()))
    ]


def _cost_of(catalogue: LocalizedCatalogue, row: ShownSlot) -> tuple[bool, float]:
    """Cards without a cost, or with one that is no number, come last."""
    cost = row.card.facts.get(look_of(catalogue.game.slug).cost) if row.card else None
    return (False, cost) if isinstance(cost, int | float) else (True, 0)


def _cost_name(key: tuple[bool, float]) -> str:
    return gettext("No number as cost") if key[0] else gettext("Cost %(cost)s") % {"cost": f"{key[1]:g}"}


def _product(catalogue: LocalizedCatalogue, row: ShownSlot) -> str:
    return (row.set.product_name if row.set else catalogue.product_of(row.code)) or gettext("Unknown set")


def _number_of(catalogue: LocalizedCatalogue, row: ShownSlot) -> list[tuple[int, str]]:
    """The number in the product, with its digits compared as numbers: 9 before 10, 10a after 10."""
    number = str(row.set.number) if row.set else catalogue.number_of(row.code)
    return [(int(part), "") if part.isdecimal() else (0, part) for part in _NUMBERS.split(number) if part]
