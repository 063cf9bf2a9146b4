"""The template variable `site`, which every page has.  It makes no database query; data that needs one belongs to the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
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
# The reader's own pages and their icons; without an account, each says what the session has.
OWN_PLACES = {"table-list": "play", "deck-list": "deck", "run-list": "table", "account": "person"}
SHEETS = ("tokens", "base", "layout", *(f"every_page/{name}" for name in ("header", "button", "form", "message", "bits", "table")))
SHEET_PATHS = [f"css/{name}.css" for name in SHEETS]


@dataclass(frozen=True, slots=True)
class Place:
    """A link of the header.  current: the value of `aria-current`: "page" on it, "true" below it, "" elsewhere.  icon: "" for none."""

    label: str
    url: str
    current: str
    icon: str = ""


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
    links = place_links(game)
    here = [current(request.path, *link) for link in links]
    own_here = [current(request.path, name, _address(name)) for name in OWN_PLACES]
    return {
        "site": {
            "game": game,
            "games": list(GAMES.values()),
            "places": partial(places, links, here),
            "own_places": partial(own_places, own_here),
            "own_current": any(own_here),
            # Templates keep by this key the parts of the header that show nothing but `site`.
            "header_key": f"{language} {theme} {' '.join(GAMES)} {game.slug} {','.join(here)} {','.join(own_here)}",
            "language": language,
            "lang": html_lang(language),
            "languages": settings.LANGUAGES,
            "language_name": dict(settings.LANGUAGES).get(language, language),
            "theme": theme,
            "theme_icon": THEME_ICONS[theme],
            "themes": themes,
            "sheets": SHEET_PATHS,
        }
    }


def html_lang(language: str) -> str:
    return "zh-Hant" if language == "zh-hant" else language


def themes() -> list[dict[str, str]]:
    return [{"code": code, "label": label, "icon": THEME_ICONS[code]} for code, label in theme_labels().items()]


def theme_labels() -> Mapping[str, str]:
    return {"auto": _("System default"), "light": _("Light"), "dark": _("Dark"), "contrast": _("High contrast")}


def has_sets(game: Game) -> bool:
    """Whether the game's decks consist of objective sets."""
    return any(zone.holds == "objective_sets" for zone in game.decks.zones)


@cache
def _address(name: str, slug: str = "") -> str:
    return reverse(name, args=[slug] if slug else [])


def place_links(game: Game) -> list[tuple[str, str]]:
    """(name, URL) of the links of the main navigation."""
    of_game = ("game", "card-search", "set-list" if has_sets(game) else "product-list")
    return [*((name, _address(name, game.slug)) for name in of_game), *((name, _address(name)) for name in ("deck-list", "help"))]


def current(path: str, name: str, url: str) -> str:
    """The value of `aria-current` of this link on the page at `path`."""
    is_below = name != "game" and path.startswith(url)
    return "page" if path == url else "true" if is_below else ""


def places(links: list[tuple[str, str]], here: list[str]) -> list[Place]:
    labels = {
        "game": _("Overview"),
        "card-search": _("Cards"),
        "set-list": _("Sets"),
        "product-list": _("Products"),
        "deck-list": _("Decks"),
        "help": _("Help"),
    }
    return [Place(labels[name], url, state) for (name, url), state in zip(links, here, strict=True)]


def own_places(here: list[str]) -> list[Place]:
    labels = {"table-list": _("My tables"), "deck-list": _("My decks"), "run-list": _("My runs"), "account": _("Account")}
    return [Place(labels[name], _address(name), state, icon) for (name, icon), state in zip(OWN_PLACES.items(), here, strict=True)]
