"""A strict reader of JSON from outside, for request bodies, files and text areas."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import Any

from django.utils.translation import gettext as _

from cards.texts.safe_text import bad_text

MAX_DEPTH = 20
MAX_DIGITS = 400
MAX_WHOLE = 2**53  # a larger float is not exact


class BadJson(ValueError):
    """A text that is not such JSON; the sentence says why."""


def parse_json(text: str, *, not_json: str = "") -> Any:
    """The JSON value of `text`, at most 20 levels deep.  BadJson for:

    - text that is not JSON, or NaN or an infinite number;
    - control characters and lone surrogates, which PostgreSQL refuses;
    - an object with two members of one name, as one of them would be dropped.

    not_json: the sentence for a text that is not JSON, with %(reason)s.
    """
    try:
        value = json.loads(text, parse_constant=_no_constant, parse_int=_integer, parse_float=_number, object_pairs_hook=_object)
    except RecursionError:
        raise BadJson(_too_deep()) from None
    except BadJson:
        raise
    except ValueError as error:
        raise BadJson((not_json or _("This is not JSON: %(reason)s.")) % {"reason": error}) from None
    _check(value, 1)
    return value


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not a JSON number")


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise ValueError(f"it contains a number of more than {MAX_DIGITS} digits")
    return int(digits)


def _number(digits: str) -> int | float:
    """The number; 1.0 and 1e2 are whole numbers in JSON Schema, so they are read as such.

    >>> _number("1.0"), _number("1e2"), _number("0.5")
    (1, 100, 0.5)
    """
    number = float(digits)
    return int(number) if number.is_integer() and abs(number) < MAX_WHOLE else number


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = Counter(name for name, _ in pairs)
        raise BadJson(_("The member “%(name)s” appears twice in one object.") % {"name": names.most_common(1)[0][0][:80]})
    return found


def _too_deep() -> str:
    return _("The JSON is nested deeper than %(most)s levels.") % {"most": MAX_DEPTH}


def _check(value: Any, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise BadJson(_too_deep())
    if isinstance(value, str):
        if bad_text(value):
            raise BadJson(_("The JSON contains text with control characters or a lone surrogate."))
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise BadJson(_("The JSON contains a number that is too large."))
    elif isinstance(value, list):
        for item in value:
            _check(item, depth + 1)
    elif isinstance(value, dict):
        for key, item in value.items():
            _check(key, depth + 1)
            _check(item, depth + 1)
