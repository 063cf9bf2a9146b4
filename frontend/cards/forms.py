"""The search form for cards and sets, made from the facts that the game declares.

group: one filter of the form with its choices.  `cards.search.filters` does the filtering.
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
from frontend.site.errors.form_errors import Fault
from games.contracts.catalogue import Choice
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import in_language

VIEWS = ("list", "table", "text", "faces")  # the views of the list of cards, the default first
OWNED = "owned"  # the filter for the reader's own cards
VIEW_ALIASES = {"grid": "faces", "full": "faces"}  # names in the query language


@dataclass(frozen=True, slots=True)
class Option:
    code: str
    label: str
    is_chosen: bool


Kind = Literal["toggles", "select", "text", "range", "check"]


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """One filter of the form.

    kind: "toggles" (any number of a few choices), "select" (one of many), "text" (completed from `options`), "range" (two numbers)
        or "check" (the only option, or nothing).
    is_plain: the group has no values, so all requests share this object and its cached HTML.
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
class ActiveFilter:
    """An active filter, and the query without it."""

    label: str
    value: str
    without: str


def card_groups(game: Game, version: str, query: QueryDict, language: str) -> tuple[list[Group], list[Group]]:
    """The visible filters and those behind "more".  version: the data version."""
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
    selected = values if group.kind == "toggles" else values[-1:]
    return replace(group, options=tuple(replace(option, is_chosen=option.code in selected) for option in group.options), is_plain=False)


def with_faults(groups: Iterable[Group], error: BadInput) -> tuple[list[Group], list[Fault]]:
    """The filters with their errors, and the list of errors with links to them."""
    messages = {str(fault["field"]): str(fault["message"]) for fault in error.errors} if error.code == "bad_filter" else {}
    marked: list[Group] = []
    faults: list[Fault] = []
    for group in groups:
        name = group.name
        ends = {"fault": name, "low_fault": f"{name}_min", "high_fault": f"{name}_max"} if group.kind == "range" else {"fault": name}
        labels = {"low_fault": _("%(label)s at least"), "high_fault": _("%(label)s at most")}
        group_faults = {
            end: Fault(f"f-{key}", labels.get(end, "%(label)s") % {"label": group.label}, messages[key])
            for end, key in ends.items()
            if key in messages
        }
        faults += group_faults.values()
        # The two numbers of a range share a label, so each error names its number.
        fault_texts = {end: fault.labelled if end in labels else fault.sentence for end, fault in group_faults.items()}
        if not group_faults:
            marked.append(group)
            continue
        at_low, at_high = fault_texts.get("low_fault", ""), fault_texts.get("high_fault", "")
        marked.append(replace(group, is_plain=False, fault=fault_texts.get("fault", ""), low_fault=at_low, high_fault=at_high))
    return marked, faults


# Empty groups are built once: some games have hundreds of values.


@lru_cache(maxsize=64)
def _card_groups(slug: str, version: str, language: str) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    game, catalogue = GAMES[slug], catalogue_of(slug)
    side, faction, product, _sets = _set_groups(slug, version, language)
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
            # Only the first of these facts is visible without "more".
            target = more if any(group.kind == "text" for group in main) else main
            names = [in_language(field.names.get(value, {"en": value}), language) for value in values]
            target.append(group_of(field.name, label, "text", zip(values, names, strict=True)))
    more += [group_of("unique", _("Unique"), "select", (("true", _("Yes")), ("false", _("No")))), product]
    return _with_choices((*main, group_of(OWNED, _("Only cards I own"), "check", (("true", ""),)))), _with_choices(more)


def _with_choices(groups: Iterable[Group]) -> tuple[Group, ...]:
    return tuple(group for group in groups if group.options or group.kind == "range")


@lru_cache(maxsize=64)
def _set_groups(slug: str, version: str, language: str) -> tuple[Group, Group, Group, Group]:
    catalogue = catalogue_of(slug)
    return (
        group_of("side", _("Side"), "toggles", _choices(GAMES[slug].cards.sides, language)),
        group_of("faction", _("Faction"), "toggles", ((row["code"], in_language(row["names"], language)) for row in catalogue.factions)),
        group_of("product", _("Product"), "select", ((row["code"], in_language(row["names"], language)) for row in catalogue.products)),
        group_of(OWNED, _("Only sets I own"), "check", (("true", ""),)),
    )


def _choices(choices: Iterable[Choice], language: str) -> Iterable[tuple[str, str]]:
    return ((choice.code, in_language(choice.names, language)) for choice in choices)


def group_of(name: str, label: str, kind: Kind, choices: Iterable[tuple[str, str]]) -> Group:
    return Group(name, label, kind, tuple(Option(code, text, False) for code, text in choices))


def active_filters(groups: Iterable[Group], query: QueryDict) -> list[ActiveFilter]:
    """The active filters among `groups`, each with the query without it (and without a page number)."""
    active = []
    for group in groups:
        if group.is_plain:
            continue
        names = {option.code: option.label for option in group.options}
        for key, sign in ((group.name, ""), (f"{group.name}_min", "≥ "), (f"{group.name}_max", "≤ ")):
            for value in dict.fromkeys(query.getlist(key)):
                if value:
                    active.append(ActiveFilter(group.label, sign + names.get(value, value), "?" + tidy(query, {key: value, "page": None})))
    return active


def tidy(query: QueryDict, without: Mapping[str, Any] | None = None) -> str:
    """The query string without empty values, defaults and the pairs in `without` (None: any value)."""
    defaults = {"view": "list", "order": "name", "page": "1"}
    query_kept = QueryDict(mutable=True)
    for key, values in query.lists():
        for value in values:
            is_dropped = without is not None and key in without and without[key] in (None, value)
            if value and value != defaults.get(key) and not is_dropped:
                query_kept.appendlist(key, value)
    return query_kept.urlencode()
