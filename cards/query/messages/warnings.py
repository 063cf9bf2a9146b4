"""The warnings about parts of a query that were not understood, and the error of a query with no part that was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from django.utils.translation import get_language, gettext, override
from django.utils.translation import gettext_lazy as _

from cards.errors import BadInput
from games.texts import in_language

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


# Warning code -> sentence; {term} is the part of the query that it is about.
SENTENCES: Mapping[str, StrPromise] = {
    "open_quote": _("The quotation mark is not closed; the quotation was read to the end."),
    "open_parenthesis": _("The parenthesis is not closed; it was closed at the end."),
    "stray_parenthesis": _("This closing parenthesis has no opening one and was left out."),
    "empty_parentheses": _("The parentheses are empty and were left out."),
    "stray_operator": _("“{term}” has no condition to apply to and was left out."),
    "nothing_to_find": _("“{term}” contains no letter or digit and was left out."),
    "unknown_field": _(
        "This game has no field “{field}”; “{term}” was left out. If it is part of a title, put the title in quotation marks."
    ),
    "no_value": _("“{term}” has no value and was left out; write the value without a space before it, as in {field}:…"),
    "unknown_value": _("“{value}” is not a known value of {label}; it was left out."),
    "bad_number": _("“{value}” is not a valid number for {label}; it was left out."),
    "bad_date": _("“{value}” is not a date such as 2013, 2013-01 or 2013-01-31; it was left out."),
    "no_list": _("The card pool of this format is not known before {since}; “{term}” was left out."),
    "bad_operator": _("{label} cannot be compared with “{op}”; “{term}” was left out."),
    "bad_regex": _("The regular expression cannot be read and was left out: {reason}."),
    "open_regex": _("The regular expression has no closing “/” and was left out."),
    "no_regex": _("{label} does not accept a regular expression; “{term}” was left out. Only names and texts do."),
    "no_data": _("The data of this game has no “{field}”; “{term}” was left out."),
    "no_texts": _("This server has only printed facts and not the publisher's texts; “{term}” was left out."),
    "no_owner": _("“{term}” needs your own collection or decks, and you have none here yet; it was left out."),
    "unknown_deck": _("You have no access to a deck “{value}” of this game; “{term}” was left out."),
    "not_everywhere": _("“{term}” is a display option, which cannot be negated or be one of several alternatives; it was left out."),
    "said_twice": _("“{term}” is set again later in the query; the last value counts."),
    "unknown_filter": _("There is no filter “{term}”; it was left out."),
}


@dataclass(frozen=True, slots=True)
class Warning:
    """A warning about a part of a query that was not understood, at [start, end) of the typed text.

    suggestion: a replacement for that part.
    values: the values that the sentence names; a value can be `Words`.
    """

    code: str
    term: str
    start: int
    end: int
    suggestion: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)

    def message(self, language: str = "en") -> str:
        values = {
            name: lower_first(in_language(value, language)) if isinstance(value, Mapping) else value for name, value in self.values.items()
        }
        with override(language.lower()):
            return SENTENCES[self.code].format(term=shorten(self.term), **values)

    def as_data(self, language: str = "en") -> dict[str, Any]:
        plain = {name: getattr(self, name) for name in ("code", "term", "start", "end")}
        return {**plain, "message": self.message(language), "suggestion": self.suggestion}


def warning(code: str, term: str, start: int, end: int, suggestion: str | None = None, **values: Any) -> Warning:
    return Warning(code, term, start, end, suggestion, values)


def lower_first(label: str) -> str:
    """A label within a sentence: without its capital, unless it has others.

    >>> lower_first("Force icons"), lower_first("Light Side")
    ('force icons', 'Light Side')
    """
    return label[0].lower() + label[1:] if label[1:].islower() else label


def shorten(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


class NothingUnderstood(BadInput):
    """No part of a query was understood; `warnings` give the reasons and are included in the problem document."""

    code = "nothing_to_find"

    def __init__(self, warnings: Sequence[Warning]) -> None:
        language = get_language() or "en"
        detail = gettext("No part of this search was understood: %(reason)s") % {"reason": warnings[0].message(language)}
        super().__init__(detail, warnings=[warning.as_data(language) for warning in warnings])
        self.warnings = tuple(warnings)
