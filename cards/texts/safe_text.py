"""Checks of user-entered text before it is stored, and errors about single fields."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext

from cards.errors import BadInput

MOST_LISTED = 12


def bad_text(text: str) -> bool:
    """Whether the text contains a control character other than line breaks and tabs, or half a surrogate pair."""
    return any((c < " " and c not in "\n\r\t") or c == "\x7f" or "\ud800" <= c <= "\udfff" for c in text)


# Marks that change the text direction: in a name they could affect the text of the page after it.
_DIRECTION_MARKS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


def clean_line(text: object, *, field: str, longest: int) -> str:
    """The text as one line with single spaces and without direction marks.

    BadInput names `field` if nothing visible is left, if the text is too long or if the value is not text.
    """
    if isinstance(text, str) and len(text) > longest * 10:
        raise _too_long(field, longest, len(text))
    line = " ".join(clean_text(text, field=field, longest=longest * 10).translate(_DIRECTION_MARKS).split())
    if not any(c.isprintable() and c != " " for c in line):
        raise field_error(field, "blank", gettext("This must not be empty."))
    if len(line) > longest:
        raise _too_long(field, longest, len(line))
    return line


def clean_text(text: object, *, field: str, longest: int) -> str:
    """Text with line breaks as one character; BadInput names `field` if it is too long, has control characters or is not text."""
    if not isinstance(text, str):
        raise field_error(field, "invalid", gettext("This must be text."))
    text = text.replace("\r\n", "\n").replace("\r", "\n").strip()
    if len(text) > longest:
        raise _too_long(field, longest, len(text))
    if bad_text(text):
        raise field_error(field, "control_characters", gettext("This contains control characters."))
    return text


def field_error(field: str, code: str, message: str) -> BadInput:
    """A BadInput about one field, whose name precedes the message."""
    return BadInput(f"{field}: {message}", errors=[{"field": field, "code": code, "message": message}])


def bad_field(field: str, code: str, sentence: str) -> BadInput:
    """A BadInput about one field, with a message that already makes the field clear."""
    return bad_fields([{"field": field, "code": code, "message": sentence}])


def bad_fields(faults: Iterable[Mapping[str, Any]]) -> BadInput:
    """One BadInput for several errors, each with its field, code and message."""
    errors = [dict(fault) for fault in faults]
    return BadInput(" ".join(str(error["message"]) for error in errors), errors=errors)


def _too_long(field: str, longest: int, length: int) -> BadInput:
    message = gettext("At most %(longest)s characters; this has %(length)s.")
    return field_error(field, "max_length", message % {"longest": longest, "length": length})


def hint(near: str | None, codes: Sequence[str] = ()) -> str:
    """A sentence to append to an error: the suggestion `near`, otherwise the known codes if there are few."""
    if near:
        return gettext(" Did you mean “%(near)s”?") % {"near": near}
    return gettext(" Use one of: %(codes)s.") % {"codes": ", ".join(codes)} if 0 < len(codes) <= MOST_LISTED else ""


# Japanese and Chinese spreadsheets take full-width and small signs for plain ones; an apostrophe may stand before them already.
_FORMULA = re.compile(r"'*\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]")


def begins_formula(cell: str) -> bool:
    """Whether a spreadsheet would read the cell of a table as a formula, or as a formula behind apostrophes.

    >>> begins_formula("=1+1"), begins_formula("＝1+1"), begins_formula("'@A1"), begins_formula("Monnok")
    (True, True, True, False)
    """
    return _FORMULA.match(cell) is not None
