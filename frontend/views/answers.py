"""What the views of more than one room say in the same way."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.translation import get_language

from games.registry import GAMES


def language() -> str:
    """The reader's."""
    return get_language() or "en"


def in_view(request: HttpRequest, slug: str) -> str:
    """Have the page's head speak of this game, where its address does not name it."""
    request.game_in_view = GAMES[slug]  # type: ignore[attr-defined]
    return slug


def private(response: HttpResponse) -> HttpResponse:
    """A page that depends on whose browser asks: never in a shared cache."""
    patch_cache_control(response, private=True, no_cache=True)
    patch_vary_headers(response, ["HX-Request"])
    return response


def unlisted(response: HttpResponse) -> HttpResponse:
    """A page found by its address alone, of which htmx may ask for a part."""
    patch_vary_headers(private(response), ["HX-Target"])
    response["X-Robots-Tag"] = "noindex"
    return response
