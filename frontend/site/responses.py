"""Helpers for the responses of all views: caching, indexing, the game in view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.translation import get_language

from cards.errors import NotLoaded, StardeckError, TooMany
from games.registry import GAMES


def language() -> str:
    """The reader's."""
    return get_language() or "en"


def in_view(request: HttpRequest, slug: str) -> str:
    """Have the page's head speak of this game, where its address does not name it."""
    request.game_in_view = GAMES[slug]  # type: ignore[attr-defined]  # read by `context.game_in_view`, of any request
    return slug


def private(response: HttpResponse) -> HttpResponse:
    """A page that depends on the reader's session: never in a shared cache."""
    patch_cache_control(response, private=True, no_cache=True)
    patch_vary_headers(response, ["HX-Request"])
    return response


def unlisted(response: HttpResponse) -> HttpResponse:
    """A page reachable only by its address; htmx may request a part of it."""
    patch_vary_headers(private(response), ["HX-Target"])
    response["X-Robots-Tag"] = "noindex"
    return response


def problems_of(error: StardeckError) -> Sequence[Mapping[str, Any]]:
    """The problems of a refused deck list; of several formats, those of the main one."""
    formats = error.extra.get("formats")
    found: Sequence[Mapping[str, Any]] = formats[0]["problems"] if formats else error.extra.get("problems", ())
    return found


def refused(response: HttpResponse, error: StardeckError) -> HttpResponse:
    """Add Retry-After to the page of an error if a later retry can succeed."""
    if isinstance(error, TooMany | NotLoaded):
        response["Retry-After"] = str(error.retry_after)
    return response
