"""The search form of a game's cards and sets, made from the game's own rows of facts.

group: one filter of the form with its choices.  The filters themselves are `cards.filters`; nothing here decides what is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from django.http import QueryDict
from django.utils.translation import gettext as _

from games.contracts import Catalogue, Game, in_language

VIEWS = ("list", "table", "faces")  # how the list of cards can be shown, the usual way first


@dataclass(frozen=True, slots=True)
class Option:
    code: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Group:
    """toggles: any number of few choices.  select: one of many.  text: one of very many, completed from `options`.  range: two numbers."""

    name: str
    label: str
    kind: Literal["toggles", "select", "text", "range"]
    options: tuple[Option, ...] = ()
    value: str = ""
    low: str = ""
    high: str = ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A filter that holds, and the query without it."""

    label: str
    value: str
    without: str


def card_groups(game: Game, catalogue: Catalogue, query: QueryDict, language: str) -> tuple[list[Group], list[Group]]:
    """The filters in view and those behind "more"."""
    main = set_groups(game, catalogue, query, language)[:-1]
    main.append(toggles("type", _("Type"), ((choice.code, in_language(choice.names, language)) for choice in game.card_types), query))
    more = []
    for field in game.fields:
        label = in_language(field.labels, language)
        if field.kind == "number":
            group = Group(f"{field.name}", label, "range", low=query.get(f"{field.name}_min", ""), high=query.get(f"{field.name}_max", ""))
            (main if field.name == "cost" else more).append(group)
        elif field.kind == "list" and field.choices:
            found: Iterable[tuple[str, str]] = ((choice.code, in_language(choice.names, language)) for choice in field.choices)
            more.append(select(field.name, label, found, query))
        elif field.kind == "list" and not field.of_cards:
            values = sorted({value for card in catalogue.cards for value in card["facts"].get(field.name) or ()})
            options = tuple(Option(value, value, False) for value in values)
            main.append(Group(field.name, label, "text", options, value=query.get(field.name, "")))
    more.append(select("unique", _("Unique"), (("true", _("Yes")), ("false", _("No"))), query))
    more.append(product_group(catalogue, query, language))
    return [group for group in main if group.options or group.kind == "range"], more


def set_groups(game: Game, catalogue: Catalogue, query: QueryDict, language: str) -> list[Group]:
    factions = ((row["code"], in_language(row["names"], language)) for row in catalogue.factions)
    return [
        toggles("side", _("Side"), ((choice.code, in_language(choice.names, language)) for choice in game.sides), query),
        toggles("faction", _("Faction"), factions, query),
        product_group(catalogue, query, language),
    ]


def product_group(catalogue: Catalogue, query: QueryDict, language: str) -> Group:
    return select("product", _("Product"), ((row["code"], in_language(row["names"], language)) for row in catalogue.products), query)


def toggles(name: str, label: str, choices: Iterable[tuple[str, str]], query: QueryDict) -> Group:
    chosen = query.getlist(name)
    return Group(name, label, "toggles", tuple(Option(code, text, code in chosen) for code, text in choices))


def select(name: str, label: str, choices: Iterable[tuple[str, str]], query: QueryDict) -> Group:
    return Group(name, label, "select", tuple(Option(code, text, code == query.get(name)) for code, text in choices))


def chosen(groups: Iterable[Group], query: QueryDict) -> list[Chosen]:
    """What of `groups` the query asks for, each with the query that no longer does; the page number goes with any of them."""
    found = []
    for group in groups:
        names = {option.code: option.label for option in group.options}
        for key, sign in ((group.name, ""), (f"{group.name}_min", "≥ "), (f"{group.name}_max", "≤ ")):
            for value in dict.fromkeys(query.getlist(key)):
                if value:
                    found.append(Chosen(group.label, sign + names.get(value, value), "?" + tidy(query, {key: value, "page": None})))
    return found


def tidy(query: QueryDict, without: Mapping[str, Any] | None = None) -> str:
    """The query as an address shows it: no empty values, nothing that is the default, and not the pairs in `without` (None: any value)."""
    defaults = {"view": "list", "order": "name", "page": "1"}
    kept = QueryDict(mutable=True)
    for key, values in query.lists():
        for value in values:
            dropped = without is not None and key in without and without[key] in (None, value)
            if value and value != defaults.get(key) and not dropped:
                kept.appendlist(key, value)
    return kept.urlencode()
