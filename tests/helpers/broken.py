"""Queries and paths as no page of the site sends them."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from html import unescape
from urllib.parse import parse_qsl, quote, urlsplit

from tests.frontend.markup import XSS, Elements

# Percent-encoded values that are no value of any parameter, or at the edge of what one may be.
VALUES = (
    "a%00b",
    "x" * 10_000,
    "%ED%A0%80",  # half of a surrogate pair
    "%FF%FE",  # not UTF-8
    "-1",
    "9" * 40,
    "1e999",
    "%5B%7B%22a%22%3A",
    "%E0%A5%A9",  # a digit that is not of ASCII
    "2026-99-99",
    "..%2F..%2Fetc",
    quote(XSS),
)
SLUGS = ("-1", "9" * 40, "x" * 10_000, "2026-99-99")
# One after the other, each parameter meets another value.
SHIFTS = (0, 5, 10)


def names_on(html: str, path: str) -> set[str]:
    """The parameters that the forms and links of a page send to its own path."""
    names: set[str] = set()
    takes = False
    for tag, attributes in Elements(html).found:
        given = {name: value or "" for name, value in attributes.items()}
        if tag == "form":
            takes = given.get("method", "get").lower() == "get" and given.get("action", "").partition("?")[0] in ("", path)
        elif tag in ("input", "select", "textarea", "button") and takes and given.get("name"):
            names.add(given["name"])
        elif tag == "a" and (link := urlsplit(unescape(given.get("href", "")))).query and link.path in ("", path):
            names |= {name for name, _ in parse_qsl(link.query, keep_blank_values=True)}
    return names


def broken_queries(names: Iterable[str]) -> Iterator[str]:
    """Queries with all these parameters and an unknown one, each with another broken value; and with each of them twice."""
    known = sorted({*names, "unknown"})
    for shift in SHIFTS:
        yield "&".join(f"{quote(name)}={_value(name, shift)}" for name in known)
    yield "&".join(f"{quote(name)}={value}" for name in known for value in ("1", ""))


def broken_parts(name: str, route: str) -> tuple[str, str]:
    """Broken values of a parameter of the route: one of any kind, and one that is a slug and a text."""
    chosen = zlib.crc32(f"{name} {route}".encode())
    return VALUES[chosen % len(VALUES)], SLUGS[chosen % len(SLUGS)]


def _value(name: str, shift: int) -> str:
    return VALUES[(zlib.crc32(name.encode()) + shift) % len(VALUES)]


SENTENCE = re.compile(r"[.。?!”)]$")
