"""The search form of a game's cards and sets, made from the game's own rows of facts.

group: one filter of the form with its choices.  The filters themselves are `cards.search.filters`; nothing here decides what is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

from django.http import QueryDict
from django.utils.translation import gettext as _

from cards.data.pools import catalogue_of
from cards.errors import BadInput
from frontend.site.form_errors import Fault
from games.contracts.catalogue import Choice
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import in_language

VIEWS = ("list", "table", "text", "faces")  # how the list of cards can be shown, the usual way first
VIEW_ALIASES = {"grid": "faces", "full": "faces"}  # what the query language calls them


@dataclass(frozen=True, slots=True)
class Option:
    code: str
    label: str
    is_chosen: bool


Kind = Literal["toggles", "select", "text", "range"]


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """One filter of the form.

    kind: "toggles" (any number of a few choices), "select" (one of many), "text" (completed from `options`) or "range" (two numbers).
    is_plain: nothing is filled in, so every request shares this object and its HTML can be cached.
    fault: the error of the filter; low_fault, high_fault: of one of the two numbers.
    """

    name: str
    label: str
    kind: Kind
    options: tuple[Option, ...] = ()
    value: str = ""
    low: str = ""
    high: str = ""
    is_plain: bool = True
    fault: str = ""
    low_fault: str = ""
    high_fault: str = ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """An active filter, and the query without it."""

    label: str
    value: str
    without: str


def card_groups(game: Game, version: str, query: QueryDict, language: str) -> tuple[list[Group], list[Group]]:
    """The filters in view and those behind "more".  version: of the data that is loaded."""
    main, more = _card_groups(game.slug, version, language)
    return [filled_in(group, query) for group in main], [filled_in(group, query) for group in more]


def set_groups(game: Game, version: str, query: QueryDict, language: str) -> list[Group]:
    return [filled_in(group, query) for group in _set_groups(game.slug, version, language)]


def filled_in(group: Group, query: QueryDict) -> Group:
    """The group with the values of the query; the same object if the query has none for it."""
    if group.kind == "range":
        low, high = query.get(f"{group.name}_min", ""), query.get(f"{group.name}_max", "")
        return replace(group, low=low, high=high, is_plain=False) if low or high or query.get(group.name) else group
    if not (values := [value for value in query.getlist(group.name) if value]):
        return group
    if group.kind == "text":
        return replace(group, value=values[-1], is_plain=False)
    chosen = values if group.kind == "toggles" else values[-1:]
    return replace(group, options=tuple(replace(option, is_chosen=option.code in chosen) for option in group.options), is_plain=False)


def with_faults(groups: Iterable[Group], error: BadInput) -> tuple[list[Group], list[Fault]]:
    """The filters with their errors, and the list of errors with links to them."""
    said = {str(fault["field"]): str(fault["message"]) for fault in error.errors} if error.code == "bad_filter" else {}
    marked: list[Group] = []
    faults: list[Fault] = []
    for group in groups:
        name = group.name
        ends = {"fault": name, "low_fault": f"{name}_min", "high_fault": f"{name}_max"} if group.kind == "range" else {"fault": name}
        labels = {"low_fault": _("%(label)s at least"), "high_fault": _("%(label)s at most")}
        found = {
            end: Fault(f"f-{key}", labels.get(end, "%(label)s") % {"label": group.label}, said[key])
            for end, key in ends.items()
            if key in said
        }
        faults += found.values()
        # Two numbers of one label: each says which it is.
        said_at = {end: fault.labelled if end in labels else fault.sentence for end, fault in found.items()}
        if not found:
            marked.append(group)
            continue
        at_low, at_high = said_at.get("low_fault", ""), said_at.get("high_fault", "")
        marked.append(replace(group, is_plain=False, fault=said_at.get("fault", ""), low_fault=at_low, high_fault=at_high))
    return marked, faults


# What nobody has filled in yet is made once: some games have hundreds of values to choose from.


@lru_cache(maxsize=64)
def _card_groups(slug: str, version: str, language: str) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    game, catalogue = GAMES[slug], catalogue_of(slug)
    side, faction, product = _set_groups(slug, version, language)
    main = [side, faction, group_of("type", _("Type"), "toggles", _choices(game.cards.types, language))]
    more: list[Group] = []
    for field in game.cards.fields:
        label = in_language(field.labels, language)
        if field.kind == "number":
            (main if field.name == "cost" else more).append(Group(field.name, label, "range"))
        elif field.kind == "list" and field.choices:
            more.append(group_of(field.name, label, "select", _choices(field.choices, language)))
        elif field.kind == "list" and not field.of_cards:
            values = sorted({value for card in catalogue.cards for value in card["facts"].get(field.name) or ()})
            # The first of several such facts is enough beside the list.
            beside = more if any(group.kind == "text" for group in main) else main
            beside.append(group_of(field.name, label, "text", zip(values, values, strict=True)))
    more += [group_of("unique", _("Unique"), "select", (("true", _("Yes")), ("false", _("No")))), product]
    return _usable(main), _usable(more)


def _usable(groups: Iterable[Group]) -> tuple[Group, ...]:
    return tuple(group for group in groups if group.options or group.kind == "range")


@lru_cache(maxsize=64)
def _set_groups(slug: str, version: str, language: str) -> tuple[Group, Group, Group]:
    catalogue = catalogue_of(slug)
    return (
        group_of("side", _("Side"), "toggles", _choices(GAMES[slug].cards.sides, language)),
        group_of("faction", _("Faction"), "toggles", ((row["code"], in_language(row["names"], language)) for row in catalogue.factions)),
        group_of("product", _("Product"), "select", ((row["code"], in_language(row["names"], language)) for row in catalogue.products)),
    )


def _choices(choices: Iterable[Choice], language: str) -> Iterable[tuple[str, str]]:
    return ((choice.code, in_language(choice.names, language)) for choice in choices)


def group_of(name: str, label: str, kind: Kind, choices: Iterable[tuple[str, str]]) -> Group:
    return Group(name, label, kind, tuple(Option(code, text, False) for code, text in choices))


def chosen(groups: Iterable[Group], query: QueryDict) -> list[Chosen]:
    """The active filters among `groups`, each with the query without it (and without a page number)."""
    found = []
    for group in groups:
        if group.is_plain:
            continue
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
