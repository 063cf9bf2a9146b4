"""Helpers for the responses of all views: caching, indexing, the page's game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.translation import get_language

from cards.errors import NotLoaded, StardeckError, TooMany
from games.registry import GAMES


def language() -> str:
    """The reader's language code."""
    return get_language() or "en"


def in_view(request: HttpRequest, slug: str) -> str:
    """Set the page's game, for a URL that does not name it.  Returns `slug`."""
    request.game_in_view = GAMES[slug]  # type: ignore[attr-defined]  # read by `context.game_in_view`
    return slug


def private(response: HttpResponse) -> HttpResponse:
    """Keep a page that depends on the reader's session out of shared caches."""
    patch_cache_control(response, private=True, no_cache=True)
    patch_vary_headers(response, ["HX-Request"])
    return response


def unlisted(response: HttpResponse) -> HttpResponse:
    """Mark a page that only its link should open: no index, no shared cache.  htmx may request a part of it."""
    patch_vary_headers(private(response), ["HX-Target"])
    response["X-Robots-Tag"] = "noindex"
    return response


@dataclass(frozen=True, slots=True)
class RefusedProblems:
    """The problems of a rejected deck list that a page shows.  left_out: how many more there are."""

    shown: Sequence[Mapping[str, Any]]
    left_out: int = 0


def problems_of(error: StardeckError) -> RefusedProblems | None:
    """The problems of a rejected deck list; with several formats, those of the main one."""
    formats = error.extra.get("formats")
    found = formats[0] if formats else error.extra
    shown: Sequence[Mapping[str, Any]] = found.get("problems", ())
    return RefusedProblems(shown, found.get("problem_count", len(shown)) - len(shown)) if shown else None


def refused(response: HttpResponse, error: StardeckError) -> HttpResponse:
    """Add Retry-After to an error page if a later retry can succeed."""
    if isinstance(error, TooMany | NotLoaded):
        response["Retry-After"] = str(error.retry_after)
    return response
