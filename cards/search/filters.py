"""Filters for the lists of cards and objective sets, shared by the pages and the API.

The card filters use the rows of `cards.query.table`, as the query language does.
An unknown parameter gives a warning and an invalid value gives an error: nothing is ignored silently.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import django_filters
from django.db.models import Q
from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext

from cards.errors import BadInput
from cards.models import Card
from cards.query import DISPLAYS, Warning
from cards.query.fields import row_name
from cards.query.messages.suggest import nearest
from cards.query.messages.warnings import shorten, warning
from cards.query.table import Table
from cards.search.filter_kinds import Codes, ColumnCodes, FlagFilter, Numbers, ObjectiveSetCodes, OwnedFilter, SetTerms, Terms, WholeNumber
from games.contracts.catalogue import Field
from games.registry import GAMES

# The URL parameters of a list that are not filters.
LIST_PARAMETERS = frozenset({"game", "q", "page", "page_size", "language", *DISPLAYS} - {"unique"})
MAX_VALUES = 40


def as_multi_dict(filters: Mapping[str, Any] | None) -> MultiValueDict[str, str]:
    """`filters` as a mapping of lists, whether it is a QueryDict or a plain dict (of values or of lists)."""
    if isinstance(filters, MultiValueDict):
        return filters
    return MultiValueDict({key: list(value) if isinstance(value, list | tuple) else [value] for key, value in (filters or {}).items()})


def filters_condition(filter_set: type[TableFilters], filters: Mapping[str, Any] | None, table: Table) -> Q:
    """The database filter that the filters make together; BadInput describes each invalid value.  Empty form values are ignored."""
    lists = as_multi_dict(filters).lists()
    data = MultiValueDict({name: [value for value in dict.fromkeys(values) if str(value).strip()] for name, values in lists})
    if not (names := frozenset(name for name, values in data.lists() if values) & frozenset(filter_set.base_filters)):
        return Q()
    if over_limit := [name for name in names if len(data.getlist(name)) > MAX_VALUES]:
        sentence = gettext("At most %(most)s values at a time.") % {"most": MAX_VALUES}
        raise _bad_filters([{"field": name, "code": "too_many", "message": sentence} for name in sorted(over_limit)])
    bound = _reduced(filter_set, names)(data=data, queryset=Card.objects.none(), table=table)  # type: ignore[arg-type]  # mypy: a class is not hashable
    if not bound.is_valid():
        errors = [
            {"field": name, "code": error.code or "invalid", "message": str(next(iter(error.messages)))}
            for name, field_errors in bound.errors.as_data().items()
            for error in field_errors
        ]
        raise _bad_filters(errors)
    condition = Q()
    for name, value in bound.form.cleaned_data.items():
        condition &= bound.filters[name].condition(value)
    return condition


def _bad_filters(errors: list[dict[str, Any]]) -> BadInput:
    return BadInput(" ".join(f"{error['field']}: {error['message']}" for error in errors), code="bad_filter", errors=errors)


@lru_cache(maxsize=256)
def _reduced(filter_set: type[TableFilters], names: frozenset[str]) -> type[TableFilters]:
    """The filter set reduced to these filters, because binding all fifty of a game on every request costs more than the search."""
    members = {name: filter for name, filter in filter_set.base_filters.items() if name in names}
    return type(filter_set.__name__, (TableFilters,), members)


def unknown_filter_warnings(filter_set: type[django_filters.FilterSet], filters: Mapping[str, Any] | None) -> list[Warning]:
    """A warning for each parameter that is neither a filter nor a parameter of the list itself."""
    known = sorted({*filter_set.base_filters, *LIST_PARAMETERS})
    warnings = []
    for name in as_multi_dict(filters):
        if name not in known:
            warnings.append(warning("unknown_filter", name, 0, 0, nearest(name, known)))
    return warnings


def unknown_display_warnings(filters: Mapping[str, Any] | None) -> list[Warning]:
    """A warning for each display parameter with an unknown value.

    Two parameters are left out: `unique` is also a filter, which reports unknown values itself, and a page may have its own views.
    """
    choices = {name: values for name, values in DISPLAYS.items() if values and name not in ("unique", "view")}
    return unknown_value_warnings(filters, choices)


def unknown_value_warnings(filters: Mapping[str, Any] | None, choices: Mapping[str, Sequence[str]]) -> list[Warning]:
    """A warning for each of these parameters that has none of its values."""
    parameters = as_multi_dict(filters)
    return [
        warning(
            "unknown_value",
            f"{name}={parameters[name]}",
            0,
            0,
            nearest(str(parameters[name]), values),
            label=name,
            value=shorten(str(parameters[name])),
        )
        for name, values in choices.items()
        if parameters.get(name) and parameters[name] not in values
    ]


class TableFilters(django_filters.FilterSet):  # type: ignore[misc]  # django-filter ships no types
    """Base of the filter sets: gives each filter the game's table of fields."""

    def __init__(self, *args: Any, table: Table, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for filter in self.filters.values():
            filter.use(table)


class NoFilters(TableFilters):
    """The filter set of lists without filters."""


# --- the filter sets -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=len(GAMES))
def card_filters(slug: str) -> type[TableFilters]:
    """The filter set of a game's cards: the filters common to all games, and one or more for each of the game's facts."""
    game = GAMES[slug]
    members: dict[str, Any] = {
        "type": Codes("type"),
        **({"side": Codes("side")} if game.cards.sides else {}),
        "faction": Codes("faction"),
        "unique": FlagFilter(Q(is_unique=True)),
        "owned": OwnedFilter(),
        "number": Numbers("number", lambda table: [(number, number) for number in table.data.numbers]),
        "product": Codes("set"),
        "objective_set": ObjectiveSetCodes("objset", lambda table: [(code, code) for code in table.data.objective_sets]),
    }
    for field in game.cards.fields:
        members |= {name: filter for name, filter in _field_filters(field).items() if name not in members}
    return type("CardFilters", (TableFilters,), members)


def _field_filters(field: Field) -> dict[str, Any]:
    row = row_name(field)
    match field.kind:
        case "number":
            return {
                field.name: WholeNumber(row, "="),
                f"{field.name}_min": WholeNumber(row, ">="),
                f"{field.name}_max": WholeNumber(row, "<="),
            }
        case "list" if not field.of_cards:
            return {field.name: Terms(row)}
        case "enum":
            return {field.name: Codes(row)}
        case "flag":
            return {field.name: FlagFilter(field.name)}
        case _:
            return {}


@lru_cache(maxsize=len(GAMES))
def objective_set_filters(slug: str) -> type[TableFilters]:
    members: dict[str, Any] = {
        **({"side": ColumnCodes("side", field_name="side")} if GAMES[slug].cards.sides else {}),
        "faction": ColumnCodes("faction", field_name="faction__code"),
        "product": ColumnCodes("set", field_name="product__code"),
        "owned": OwnedFilter(of_sets=True),
    }
    for field in GAMES[slug].cards.fields:
        if field.kind == "list" and field.name not in members:
            members[field.name] = SetTerms(row_name(field))
    return type("ObjectiveSetFilters", (TableFilters,), members)
