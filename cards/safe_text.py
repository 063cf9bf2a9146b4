"""Text that may be stored: what people type, checked once before any database sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext

from cards.errors import BadInput

MOST_LISTED = 12


def bad_text(text: str) -> bool:
    """Does the text hold NUL, another control character (line breaks and tabs are fine) or half a surrogate pair?"""
    return any((c < " " and c not in "\n\r\t") or c == "\x7f" or "\ud800" <= c <= "\udfff" for c in text)


# Marks that turn the direction of the text behind them, which a name could carry on into the page around it.
_TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


def clean_line(text: object, *, field: str, longest: int) -> str:
    """One line of text with single spaces and without marks that turn its direction.

    BadInput names `field` if nothing of it can be seen, or if it is too long or no text.
    """
    if isinstance(text, str) and len(text) > longest * 10:
        raise _too_long(field, longest, len(text))
    line = " ".join(clean_text(text, field=field, longest=longest * 10).translate(_TURNING).split())
    if not any(c.isprintable() and c != " " for c in line):
        raise field_error(field, "blank", gettext("This must not be empty."))
    if len(line) > longest:
        raise _too_long(field, longest, len(line))
    return line


def clean_text(text: object, *, field: str, longest: int) -> str:
    """Any text, line breaks as one character; BadInput names `field` if it is too long, holds control characters or is no text."""
    if not isinstance(text, str):
        raise field_error(field, "invalid", gettext("This must be a text."))
    text = text.replace("\r\n", "\n").replace("\r", "\n").strip()
    if len(text) > longest:
        raise _too_long(field, longest, len(text))
    if bad_text(text):
        raise field_error(field, "control_characters", gettext("This holds control characters."))
    return text


def field_error(field: str, code: str, message: str) -> BadInput:
    """A BadInput about one field, which is named before the sentence."""
    return BadInput(f"{field}: {message}", errors=[{"field": field, "code": code, "message": message}])


def bad_field(field: str, code: str, sentence: str) -> BadInput:
    """A BadInput about one field, whose sentence says by itself what it is about."""
    return bad_fields([{"field": field, "code": code, "message": sentence}])


def bad_fields(faults: Iterable[Mapping[str, Any]]) -> BadInput:
    """All of these faults, each with its field, code and message, as one error."""
    errors = [dict(fault) for fault in faults]
    return BadInput(" ".join(str(error["message"]) for error in errors), errors=errors)


def _too_long(field: str, longest: int, length: int) -> BadInput:
    message = gettext("At most %(longest)s characters; this has %(length)s.")
    return field_error(field, "max_length", message % {"longest": longest, "length": length})


def hint(near: str | None, codes: Sequence[str] = ()) -> str:
    """What may be meant, or else the few there are; stands behind a sentence."""
    if near:
        return gettext(" Did you mean “%(near)s”?") % {"near": near}
    return gettext(" There are: %(codes)s.") % {"codes": ", ".join(codes)} if 0 < len(codes) <= MOST_LISTED else ""
