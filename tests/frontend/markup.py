"""Helpers that read the HTML of a page."""

from __future__ import annotations

import re


def tight(html: str) -> str:
    """The HTML without white space beside its tags: templates are laid out one element a line.

    >>> tight("<dt> Cost </dt>\\n  <dd>\\n    3\\n  </dd>")
    '<dt>Cost</dt><dd>3</dd>'
    """
    return re.sub(r"\s+(?=<)|(?<=>)\s+", "", html)
