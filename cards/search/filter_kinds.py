"""Kinds of filters: codes, numbers, words and flags, each applied by a row of the query language.

`condition` of a filter is the database filter for a valid value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import django_filters
from django import forms
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db.models import Q
from django.utils.translation import get_language, gettext, gettext_lazy

from cards.errors import BadInput
from cards.models import Card, Printing
from cards.query.messages.suggest import nearest, nearest_of
from cards.query.syntax import Value
from cards.query.table import Operand, Table, having
from cards.query.values import printed
from cards.texts.folding import fold
from cards.texts.safe_text import hint
from games.texts import in_language

MAX_NUMBER = 1_000_000

Choices = Callable[[Table], list[tuple[str, str]]]


class Codes(django_filters.MultipleChoiceFilter):  # type: ignore[misc]  # django-filter ships no types
    """Rows with one of the given codes; for an unknown code the error suggests a similar one.

    row: the name of the row in the table of fields that has the codes, unless `choices` lists them.
    """

    def __init__(self, row: str = "", choices: Choices | None = None, **kwargs: Any) -> None:
        super().__init__(choices=(), null_value=None, **kwargs)
        self.row, self.choices = row, choices
        self.extra["error_messages"] = {"invalid_choice": gettext_lazy("There is no “%(value)s” here.")}
        self.field_class = CodesField

    def use(self, table: Table) -> None:
        self.table = table
        self.extra["choices"] = self.choices(table) if self.choices else _row_choices(table, self.row)

    def condition(self, value: list[str]) -> Q:
        return self.match(value) if value else Q()

    def match(self, codes: list[str]) -> Q:
        return self.table.rows[self.row].match(":", [Operand(code, (code,)) for code in codes], self.table)


class CodesField(django_filters.fields.MultipleChoiceField):  # type: ignore[misc]  # django-filter ships no types
    def validate(self, value: Any) -> None:
        known = [str(code) for code, _ in self.choices]
        for code in value:
            if code not in known:
                suggestion = nearest(code, known)
                sentence = gettext("There is no “%(value)s” here.") % {"value": code[:60]}
                raise forms.ValidationError(sentence + hint(suggestion, known), code="invalid_choice")


class Numbers(Codes):
    """Cards with one of the given printed numbers."""

    def match(self, codes: list[str]) -> Q:
        return self.table.rows[self.row].match(":", [Operand(code, ("text", printed(code))) for code in codes], self.table)


class ObjectiveSetCodes(Codes):
    """Cards in one of the given objective sets."""

    def match(self, codes: list[str]) -> Q:
        return Q(pk__in=Printing.objects.filter(objective_set__game=self.table.slug, objective_set__code__in=codes).values("card"))


class ColumnCodes(Codes):
    """Codes for lists whose own table has the column."""

    def match(self, codes: list[str]) -> Q:
        return Q(**{f"{self.field_name}__in": codes})


class Terms(Codes):
    """Cards with every given value in a list fact; values are given by their codes or names, compared in folded form.

    row: the name of a row of lists.
    """

    def __init__(self, row: str, **kwargs: Any) -> None:
        super().__init__(row, **kwargs)
        self.field_class = TermsField

    def use(self, table: Table) -> None:
        self.table = table
        names = [(choice.code, *choice.names.values()) for choice in table.rows[self.row].choices(table)]
        self.extra["choices"] = [(name, name) for each in names for name in dict.fromkeys(each)]

    def match(self, codes: list[str]) -> Q:
        row = self.table.rows[self.row]
        matches = Q()
        for code in codes:
            meant = row.read("=", Value(code), self.table)  # a name may stand for several values
            matches &= self.match_one(row.match(":", [meant], self.table))
        return matches

    def match_one(self, matches: Q) -> Q:
        return matches


class SetTerms(Terms):
    """Objective sets in which, for each given value, a card has it in a list fact; compared in folded form."""

    def match_one(self, matches: Q) -> Q:
        return Q(pk__in=Printing.objects.filter(card__in=Card.objects.filter(matches)).values("objective_set"))


class TermsField(CodesField):
    def validate(self, value: Any) -> None:
        folded = {fold(code): code for code, _ in self.choices}
        for code in value:
            if fold(code) not in folded:
                suggestion = nearest_of(fold(code), folded)
                sentence = gettext("No card of this game has “%(value)s”.") % {"value": code[:60]}
                raise forms.ValidationError(sentence + hint(suggestion), code="invalid_choice")


class WholeNumber(django_filters.NumberFilter):  # type: ignore[misc]  # django-filter ships no types
    """Cards whose number `row` equals, reaches or does not exceed the given one; cards without the number never match."""

    field_class = forms.IntegerField

    def __init__(self, row: str, op: str, **kwargs: Any) -> None:
        super().__init__(validators=[MinValueValidator(0), MaxValueValidator(MAX_NUMBER)], **kwargs)
        self.row, self.op = row, op

    def get_max_validator(self) -> None:
        return None

    def use(self, table: Table) -> None:
        self.table = table

    def condition(self, value: int | None) -> Q:
        if value is None:
            return Q()
        return self.table.rows[self.row].match(self.op, [Operand(str(value), ("number", float(value)))], self.table)


class FlagFilter(django_filters.ChoiceFilter):  # type: ignore[misc]  # django-filter ships no types
    def __init__(self, flag: Q | str, **kwargs: Any) -> None:
        super().__init__(
            choices=[("true", "true"), ("false", "false")],
            empty_label=None,
            error_messages={"invalid_choice": gettext_lazy("Use “true” or “false”, not “%(value)s”.")},
            **kwargs,
        )
        self.flag = flag

    def use(self, table: Table) -> None:
        """Do nothing: this filter does not need the table."""

    def condition(self, value: str) -> Q:
        if not value:
            return Q()
        flagged = having(self.flag) if isinstance(self.flag, str) else self.flag
        return flagged if value == "true" else ~flagged  # a flag missing from the facts is false


class OwnedFilter(FlagFilter):
    """The cards, or the objective sets, of which the user owns a copy: the same as `is:owned`."""

    table: Table

    def __init__(self, *, of_sets: bool = False) -> None:
        super().__init__(Q())
        self.of_sets = of_sets

    def use(self, table: Table) -> None:
        self.table = table

    def condition(self, value: str) -> Q:
        if not value:
            return Q()
        if not self.table.collection():
            sentence = gettext("You have no cards of this game in your collection yet.")
            raise BadInput(sentence, code="bad_filter", errors=[{"field": self.field_name, "code": "no_collection", "message": sentence}])
        owned = Q(code__in=list(self.table.collection(of_sets=self.of_sets)))
        return owned if value == "true" else ~owned


def _row_choices(table: Table, row: str) -> list[tuple[str, str]]:
    return [(choice.code, in_language(choice.names, get_language() or "en")) for choice in table.rows[row].choices(table)]
