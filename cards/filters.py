"""The filters of the lists, for page and API alike; those of cards are made from the game's rows of facts.

A parameter that no filter knows is a warning, a value that cannot be is an error with a sentence: nothing is dropped in silence.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

import django_filters
from django import forms
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db.models import FloatField, Q, QuerySet, Value
from django.db.models.fields.json import KeyTextTransform
from django.db.models.functions import Cast, NullIf
from django.utils.datastructures import MultiValueDict
from django.utils.translation import get_language

from cards.errors import BadInput
from cards.folding import fold, term
from cards.models import Card, Printing
from cards.pools import catalogue_of
from cards.query import Warning
from games.contracts import Choice, Field, Game, in_language
from games.registry import GAMES

# Parameters of the address that are no filters.
NO_FILTERS = frozenset({"game", "q", "order", "page", "page_size", "view", "lang", "language", "include"})
LARGEST = 1_000_000
MAX_VALUES = 40

Choices = Callable[[], list[tuple[str, str]]]


def as_query(filters: Mapping[str, Any] | None) -> MultiValueDict[str, str]:
    """`filters` as a mapping of lists, whether it is a QueryDict or a plain dict (of values or of lists)."""
    if isinstance(filters, MultiValueDict):
        return filters
    return MultiValueDict({key: list(value) if isinstance(value, list | tuple) else [value] for key, value in (filters or {}).items()})


def applied(filter_set: type[django_filters.FilterSet], filters: Mapping[str, Any] | None, rows: QuerySet[Any]) -> QuerySet[Any]:
    """`rows` through the filters; BadInput with a sentence for each value that cannot be.  A form's empty value asks nothing."""
    given = as_query(filters).lists()
    data = MultiValueDict({name: [value for value in dict.fromkeys(values) if str(value).strip()] for name, values in given})
    if not (asked := frozenset(name for name, values in data.lists() if values) & frozenset(filter_set.base_filters)):
        return rows
    if many := [name for name in asked if len(data.getlist(name)) > MAX_VALUES]:
        raise BadInput(f"{many[0]}: at most {MAX_VALUES} values at a time.", code="bad_filter", errors=[{"field": name} for name in many])
    bound = _only(filter_set, asked)(data=data, queryset=rows)
    if not bound.is_valid():
        errors = [
            {"field": name, "code": error.code or "invalid", "message": str(next(iter(error.messages)))}
            for name, found in bound.errors.as_data().items()
            for error in found
        ]
        raise BadInput(" ".join(f"{error['field']}: {error['message']}" for error in errors), code="bad_filter", errors=errors)
    return bound.qs


@lru_cache(maxsize=256)
def _only(filter_set: type[django_filters.FilterSet], names: frozenset[str]) -> type[django_filters.FilterSet]:
    """The filter set with these filters alone: binding all fifty of a game to every request costs more than the search."""
    members = {name: one for name, one in filter_set.base_filters.items() if name in names}
    return type(filter_set.__name__, (django_filters.FilterSet,), members)


def unknown(filter_set: type[django_filters.FilterSet], filters: Mapping[str, Any] | None) -> list[Warning]:
    """A warning for each parameter that is neither a filter nor one of the list's own."""
    known = set(filter_set.base_filters) | NO_FILTERS
    warnings = []
    for name in as_query(filters):
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            warnings.append(
                Warning("unknown_filter", name, 0, 0, f"There is no filter {name!r}; it was left out.", near[0] if near else None)
            )
    return warnings


class NoFilters(django_filters.FilterSet):
    """For lists that have none."""


# --- kinds of filters ------------------------------------------------------------------------------------------------


class Codes(django_filters.MultipleChoiceFilter):
    """One of the codes given; a value that is no code is an error that names a near one."""

    def __init__(self, choices: Choices, **kwargs: Any) -> None:
        super().__init__(choices=choices, null_value=None, **kwargs)
        self.extra["error_messages"] = {"invalid_choice": "There is no “%(value)s” here."}
        self.field_class = CodesField


class CodesField(django_filters.fields.MultipleChoiceField):
    def validate(self, value: Any) -> None:
        codes = [str(code) for code, _ in self.choices]
        for one in value:
            if one not in codes:
                near = difflib.get_close_matches(one, codes, n=1)
                hint = f" Did you mean “{near[0]}”?" if near else f" There are: {', '.join(codes)}." if len(codes) <= 12 else ""
                raise forms.ValidationError(f"There is no “{one[:60]}” here.{hint}", code="invalid_choice")


class Printed(Codes):
    """Cards with a printing in one of the products or sets given."""

    def __init__(self, choices: Choices, **kwargs: Any) -> None:
        super().__init__(choices, method=self.keep, **kwargs)

    def keep(self, rows: QuerySet[Card], name: str, values: list[str]) -> QuerySet[Card]:
        return rows.filter(pk__in=Printing.objects.filter(**{f"{self.field_name}__in": values}).values("card")) if values else rows


class Terms(django_filters.MultipleChoiceFilter):
    """All of the values given, in a list fact; compared folded."""

    def __init__(self, name: str, choices: Choices, **kwargs: Any) -> None:
        super().__init__(choices=choices, null_value=None, method=self.keep, **kwargs)
        self.fact = name
        self.field_class = TermsField

    def keep(self, rows: QuerySet[Card], name: str, values: list[str]) -> QuerySet[Card]:
        for value in values:
            rows = rows.filter(terms__contains=term(self.fact, value))
        return rows


class SetTerms(Terms):
    """Objective sets of which a card has each of the values given, in a list fact; compared folded."""

    def keep(self, rows: QuerySet[Any], name: str, values: list[str]) -> QuerySet[Any]:
        for value in values:
            rows = rows.filter(pk__in=Printing.objects.filter(card__terms__contains=term(self.fact, value)).values("objective_set"))
        return rows


class TermsField(CodesField):
    def validate(self, value: Any) -> None:
        folded = {fold(code): code for code, _ in self.choices}
        for one in value:
            if fold(one) not in folded:
                near = difflib.get_close_matches(fold(one), folded, n=1)
                hint = f" Did you mean “{folded[near[0]]}”?" if near else ""
                raise forms.ValidationError(f"No card has “{one[:60]}” here.{hint}", code="invalid_choice")


class WholeNumber(django_filters.NumberFilter):
    field_class = forms.IntegerField

    def get_max_validator(self) -> None:
        return None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(validators=[MinValueValidator(0), MaxValueValidator(LARGEST)], **kwargs)


class YesOrNo(django_filters.ChoiceFilter):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            choices=[("true", "true"), ("false", "false")],
            empty_label=None,
            error_messages={"invalid_choice": "Say “true” or “false”, not “%(value)s”."},
            method=self.keep,
            **kwargs,
        )

    def keep(self, rows: QuerySet[Any], name: str, value: str) -> QuerySet[Any]:
        if value == "true":
            return rows.filter(**{self.field_name: True})
        return rows.filter(Q(**{self.field_name: False}) | Q(**{f"{self.field_name}__isnull": True}))  # a flag that is not there is false


# --- the filter sets -------------------------------------------------------------------------------------------------


def _choices(choices: Iterable[Choice]) -> Choices:
    found = tuple(choices)
    return lambda: [(choice.code, in_language(choice.names, get_language() or "en")) for choice in found]


def _records(slug: str, table: str) -> Choices:
    return lambda: [(row["code"], in_language(row["names"], get_language() or "en")) for row in getattr(catalogue_of(slug), table)]


def _values(slug: str, name: str) -> Choices:
    """The texts that a list fact has in the catalogue."""

    def choices() -> list[tuple[str, str]]:
        found = {value for card in catalogue_of(slug).cards for value in card["facts"].get(name) or ()}
        return [(value, value) for value in sorted(found)]

    return choices


@lru_cache(maxsize=len(GAMES))
def card_filters(slug: str) -> type[django_filters.FilterSet]:
    """The filter set of a game's cards: what every card has, and one or more filters for each of the game's facts."""
    game = GAMES[slug]
    members: dict[str, Any] = {
        "type": Codes(_choices(game.card_types), field_name="type"),
        "side": Codes(_choices(game.sides), field_name="side"),
        "faction": Codes(_records(slug, "factions"), field_name="faction__code"),
        "unique": YesOrNo(field_name="is_unique"),
        "number": Codes(_numbers(slug), field_name="number"),
        "product": Printed(_records(slug, "products"), field_name="product__code"),
        "objective_set": Printed(_records(slug, "objective_sets"), field_name="objective_set__code"),
    }
    for field in game.fields:
        members |= _fact_filters(game, field)
    return type("CardFilters", (django_filters.FilterSet,), members)


def _numbers(slug: str) -> Choices:
    return lambda: [(number, number) for number in {card["number"] for card in catalogue_of(slug).cards if card["number"]}]


def _fact_filters(game: Game, field: Field) -> dict[str, Any]:
    match field.kind:
        case "number":
            return {
                field.name: WholeNumber(method=_compared(field.name, "exact")),
                f"{field.name}_min": WholeNumber(method=_compared(field.name, "gte")),
                f"{field.name}_max": WholeNumber(method=_compared(field.name, "lte")),
            }
        case "list" if not field.of_cards:
            return {field.name: Terms(field.name, _choices(field.choices) if field.choices else _values(game.slug, field.name))}
        case "enum":
            return {field.name: Codes(_choices(field.choices), field_name=f"facts__{field.name}")}
        case "flag":
            return {field.name: YesOrNo(field_name=f"facts__{field.name}")}
        case _:
            return {}


def _compared(name: str, lookup: str) -> Callable[[QuerySet[Card], str, int], QuerySet[Card]]:
    """A comparison with a number among the facts; a card without the number never matches.

    Cast from text: compared as JSON, PostgreSQL would sort null below every number.  SQLite gives a null as the text "null".
    """

    def keep(rows: QuerySet[Card], _: str, value: int) -> QuerySet[Card]:
        if name == "cost":  # has a column of its own
            return rows.filter(**{f"cost__{lookup}": value})
        number = Cast(NullIf(KeyTextTransform(name, "facts"), Value("null")), FloatField())  # some numbers are halves
        return rows.alias(**{f"number_{name}": number}).filter(**{f"number_{name}__{lookup}": value})

    return keep


@lru_cache(maxsize=len(GAMES))
def objective_set_filters(slug: str) -> type[django_filters.FilterSet]:
    members: dict[str, Any] = {
        "side": Codes(_choices(GAMES[slug].sides), field_name="side"),
        "faction": Codes(_records(slug, "factions"), field_name="faction__code"),
        "product": Codes(_records(slug, "products"), field_name="product__code"),
    }
    for field in GAMES[slug].fields:
        if field.kind == "list":
            members[field.name] = SetTerms(field.name, _choices(field.choices) if field.choices else _values(slug, field.name))
    return type("ObjectiveSetFilters", (django_filters.FilterSet,), members)


def contains_all(keys: Iterable[str], *, of: str = "") -> Q:
    """Every key is in the folded names (of the related row `of`).  The keys hold letters, digits and spaces only."""
    found = Q()
    for key in keys:
        found &= Q(**{f"{of}search_key__contains": key})
    return found
