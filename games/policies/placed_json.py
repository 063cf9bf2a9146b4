"""A JSON reader that keeps the position of every value and every member of an object, duplicates too."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from json import decoder, scanner
from typing import Any, Final

MOST_DIGITS: Final = 20


@dataclass(slots=True)
class At:
    """A value and the index of its first character in the text.  A list holds such values; an object is `Members`."""

    value: Any
    index: int


class Members(list[tuple[str, At]]):
    """An object as it was written.  Python's own reader keeps only the last of two members with one name."""


class NoNumber:
    """Stands for a number that cannot be used: NaN, or a number with more than MOST_DIGITS digits."""


def placed(text: str) -> At:
    """The JSON in `text` with positions; ValueError and RecursionError as from `json`.

    >>> [(name, [(each.value, each.index) for each in at.value]) for name, at in placed('{"a": [1, 2], "a": []}').value]
    [('a', [(1, 7), (2, 10)]), ('a', [])]
    """

    def placing(scan: Callable[[str, int], tuple[Any, int]]) -> Callable[[str, int], tuple[At, int]]:
        def scan_once(string: str, index: int) -> tuple[At, int]:
            value, end = scan(string, index)
            return At(value, index), end

        return scan_once

    def an_object(begin: tuple[str, int], strict: bool, scan: Any, *_: Any) -> tuple[Members, int]:
        members, end = decoder.JSONObject(begin, strict, placing(scan), None, Members)  # type: ignore[attr-defined]  # not in the stubs
        return (members if isinstance(members, Members) else Members(members)), end

    reader: Any = json.JSONDecoder(
        parse_constant=lambda _: NoNumber(),
        parse_int=lambda digits: int(digits) if len(digits.lstrip("-")) <= MOST_DIGITS else NoNumber(),
    )
    reader.parse_object = an_object
    reader.parse_array = lambda begin, scan: decoder.JSONArray(begin, placing(scan))  # type: ignore[attr-defined]  # not in the stubs
    reader.scan_once = placing(scanner.py_make_scanner(reader))  # type: ignore[attr-defined]  # not in the stubs
    found = reader.decode(text)
    if not isinstance(found, At):  # `scan_once` above places every value
        raise TypeError(f"The JSON reader gave a {type(found).__name__} without a position.")
    return found
