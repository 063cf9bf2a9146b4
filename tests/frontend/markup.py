"""Helpers that read the HTML of a page, and hostile text that must never become part of it."""

from __future__ import annotations

import re
from html.parser import HTMLParser


def tight(html: str) -> str:
    """The HTML without white space beside tags and with single spaces elsewhere, so that the layout of a template does not matter.

    >>> tight("<dt> Cost </dt>\\n  <dd\\n  class='num'\\n  >\\n    3\\n  </dd>")
    "<dt>Cost</dt><dd class='num'>3</dd>"
    """
    return re.sub(r" (?=[<>])|(?<=>) ", "", re.sub(r"\s+", " ", html))


class Elements(HTMLParser):
    """The start tags of a page.

    found: (name, attributes) of each tag, in order.  assets: the style sheets and scripts that the page loads.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    @property
    def assets(self) -> list[str]:
        styles = [attrs["href"] for tag, attrs in self.found if tag == "link" and attrs.get("rel") == "stylesheet"]
        return [path for path in (*styles, *(attrs.get("src") for tag, attrs in self.found if tag == "script")) if path]


# Text that would run a script if a page did not escape it.
XSS = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"


def is_harmless(html: str) -> bool:
    """Whether the page has no inline script or style and `XSS` has become no element or attribute of it."""
    attributes = [(name, value) for _, attrs in Elements(html).found for name, value in attrs.items()]
    bad = [name for name, value in attributes if name.startswith("on") or name == "style" or (name, value) == ("src", "x")]
    return "<script>alert" not in html and not bad
