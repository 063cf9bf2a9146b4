"""The warnings of a search, and gettext messages as texts in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from games.texts import LANGUAGES, in_language

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


# code -> sentence; {term} is the part of the query it speaks of
SENTENCES: Mapping[str, StrPromise] = {
    "open_quote": _("The quotation mark is not closed; read to the end."),
    "open_parenthesis": _("The parenthesis is not closed; it was closed at the end."),
    "stray_parenthesis": _("This parenthesis closes nothing and was left out."),
    "empty_parentheses": _("There is nothing in the parentheses; they were left out."),
    "stray_operator": _("“{term}” stands between nothing and was left out."),
    "nothing_to_find": _("“{term}” holds no letter or digit and was left out."),
    "unknown_field": _(
        "There is no field “{field}” in this game; “{term}” was left out. Put a title that holds such a sign in quotation marks."
    ),
    "no_value": _("“{term}” says no value and was left out; write it without a blank, as in {field}:…"),
    "unknown_value": _("“{value}” is nothing that {label} can be in this game; it was left out."),
    "bad_number": _("“{value}” is not a number that {label} could have; it was left out."),
    "bad_date": _("“{value}” is not a date such as 2013, 2013-01 or 2013-01-31; it was left out."),
    "no_list": _("Of this format nothing is known before {since}; “{term}” was left out."),
    "bad_operator": _("{label} cannot be compared with “{op}”; “{term}” was left out."),
    "bad_regex": _("The regular expression cannot be read and was left out: {reason}."),
    "open_regex": _("The regular expression has no closing “/” and was left out."),
    "no_regex": _("{label} takes no regular expression; “{term}” was left out. Names and texts do."),
    "no_data": _("Nothing is known here about “{field}” in this game; “{term}” was left out."),
    "no_texts": _("The publisher's texts are not on this server, only printed facts; “{term}” was left out."),
    "no_owner": _("“{term}” asks for what is yours, and this search does not know who you are; it was left out."),
    "unknown_deck": _("There is no deck “{value}” of this game that you may see; “{term}” was left out."),
    "not_everywhere": _("“{term}” says how the list looks and cannot be negated or be one of several; it was left out."),
    "said_twice": _("“{term}” was said again further on; the last one counts."),
    "unknown_filter": _("There is no filter “{term}”; it was left out."),
}


class Translated(Mapping[str, str]):
    """A gettext message where `Words` are expected.  Each text is looked up when it is read, so this can be made at import."""

    def __init__(self, message: StrPromise) -> None:
        self._message = message

    def __getitem__(self, language: str) -> str:
        if language not in LANGUAGES:
            raise KeyError(language)
        with override(language):
            return str(self._message)

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


@dataclass(frozen=True, slots=True)
class Warning:
    """Something in a query that was not understood, at [start, end) of the text as typed.

    suggestion: what to write in its place.  values: what its sentence names; a value can be in words.
    """

    code: str
    term: str
    start: int
    end: int
    suggestion: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)

    def message(self, language: str = "en") -> str:
        values = {name: small(in_language(value, language)) if isinstance(value, Mapping) else value for name, value in self.values.items()}
        with override(language.lower()):
            return SENTENCES[self.code].format(term=shortened(self.term), **values)

    def as_data(self, language: str = "en") -> dict[str, Any]:
        plain = {name: getattr(self, name) for name in ("code", "term", "start", "end")}
        return {**plain, "message": self.message(language), "suggestion": self.suggestion}


def warning(code: str, term: str, start: int, end: int, suggestion: str | None = None, **values: Any) -> Warning:
    return Warning(code, term, start, end, suggestion, values)


def small(label: str) -> str:
    """A label within a sentence: without its capital, unless it has others.

    >>> small("Force icons"), small("Light Side")
    ('force icons', 'Light Side')
    """
    return label[0].lower() + label[1:] if label[1:].islower() else label


def shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
