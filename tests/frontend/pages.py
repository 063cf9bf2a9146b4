"""Addresses of the catalogue pages, and helpers that fetch pages, read their text and weigh them."""

from __future__ import annotations

import gzip
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

from django.contrib.staticfiles import finders
from django.test import Client

from tests.frontend.markup import Elements, tight
from tests.helpers.jedi_decks import SLUG

HOME = f"/games/{SLUG}/"
CARDS, SETS = f"{HOME}cards/", f"{HOME}sets/"


def weight(html: bytes) -> int:
    """Bytes of a page with its styles and scripts, gzipped."""
    total = len(gzip.compress(html))
    for path in Elements(html.decode()).assets:
        total += packed(path)
    return total


@cache
def packed(path: str) -> int:
    """Bytes of a static file, gzipped."""
    found = finders.find(path.removeprefix("/static/"))
    assert isinstance(found, str), path
    return len(gzip.compress(Path(found).read_bytes()))


def text_of(response: Any) -> str:
    """The tight HTML of a response with its character references resolved."""
    return unescape(tight(response.content.decode()))


def get_html(client: Client, address: str, status: int = 200, **headers: str) -> str:
    """The tight HTML of a page."""
    response = client.get(address, headers=headers)
    assert response.status_code == status, response.content
    return tight(response.content.decode())
