"""The template variable `site`, which every page has.  It makes no database query; data that needs one belongs to the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from games.contracts.game import Game
from games.registry import GAMES

THEME_COOKIE = "theme"
THEMES = ("auto", "light", "dark", "contrast")
THEME_ICONS = {"auto": "auto", "light": "sun", "dark": "moon", "contrast": "contrast"}
SHEETS = ("tokens", "base", "layout", *(f"every_page/{name}" for name in ("header", "button", "form", "message", "bits", "table")))


@dataclass(frozen=True, slots=True)
class Place:
    """A link of the main navigation.  current: the value of `aria-current`: "page" on it, "true" below it, "" elsewhere."""

    label: str
    url: str
    current: str


def theme_of(request: HttpRequest) -> str:
    theme = request.COOKIES.get(THEME_COOKIE, "")
    return theme if theme in THEMES else "auto"


def game_in_view(request: HttpRequest) -> Game:
    """The page's game: set by `responses.in_view`, or named in the URL; for a page without a game, the first one."""
    set_game: Game | None = getattr(request, "game_in_view", None)
    if set_game is not None:
        return set_game
    match = request.resolver_match
    slug = match.kwargs.get("slug") if match else None
    return GAMES.get(slug or "") or next(iter(GAMES.values()))


def site(request: HttpRequest) -> dict[str, Any]:
    language = get_language() or "en"
    theme = theme_of(request)
    game = game_in_view(request)
    return {
        "site": {
            "game": game,
            "games": list(GAMES.values()),
            "places": places(request.path, game),
            "language": language,
            "lang": html_lang(language),
            "languages": settings.LANGUAGES,
            "language_name": dict(settings.LANGUAGES).get(language, language),
            "theme": theme,
            "theme_icon": THEME_ICONS[theme],
            "themes": [{"code": code, "label": label, "icon": THEME_ICONS[code]} for code, label in theme_labels().items()],
            "sheets": [f"css/{name}.css" for name in SHEETS],
        }
    }


def html_lang(language: str) -> str:
    return "zh-Hant" if language == "zh-hant" else language


def theme_labels() -> Mapping[str, str]:
    return {"auto": _("System default"), "light": _("Light"), "dark": _("Dark"), "contrast": _("High contrast")}


def has_sets(game: Game) -> bool:
    """Whether the game's decks consist of objective sets."""
    return any(zone.holds == "objective_sets" for zone in game.decks.zones)


def places(path: str, game: Game) -> list[Place]:
    links: tuple[tuple[str, str, list[str]], ...] = (
        (_("Overview"), "game", [game.slug]),
        (_("Cards"), "card-search", [game.slug]),
        (_("Sets"), "set-list", [game.slug]) if has_sets(game) else (_("Products"), "product-list", [game.slug]),
        (_("Decks"), "deck-list", []),
        (_("Help"), "help", []),
    )
    links_shown = []
    for label, name, args in links:
        url = reverse(name, args=args)
        is_below = name != "game" and path.startswith(url)
        links_shown.append(Place(label, url, "page" if path == url else "true" if is_below else ""))
    return links_shown
