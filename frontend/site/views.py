"""Pages that belong to no game, and the theme preference."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme, urlencode
from django.utils.translation import get_language
from django.views.decorators.http import require_POST, require_safe

from cards.data.pools import unknown_game
from cards.search import examples as search_examples
from cards.selectors import game_list, rules_of
from frontend.site.api_reference import api_sections
from frontend.site.context import THEME_COOKIE, THEMES
from games.registry import GAMES


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    loaded = {row.slug: row for row in game_list()}
    games = [(loaded[slug], rules_of(loaded[slug])) for slug in GAMES if slug in loaded]
    missing = [rules for slug, rules in GAMES.items() if slug not in loaded]
    return render(request, "site/home.html", {"games": games, "missing": missing, "own_search": True})


@require_safe
def find(request: HttpRequest) -> HttpResponse:
    """Redirect the home page's search to the chosen game, or home if no game is given."""
    slug = request.GET.get("game", "")
    if not slug:
        return redirect("home")
    if slug not in GAMES:
        raise unknown_game(slug)
    query = urlencode({"q": q}) if (q := request.GET.get("q", "")) else ""
    return redirect(f"{reverse('card-search', args=[slug])}{query and '?' + query}")


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    return render(request, "site/about.html")


@require_safe
def help_page(request: HttpRequest) -> HttpResponse:
    """The help page.  Its example searches are run today: the general ones in the first game, each game's own in that game."""
    language = get_language() or "en"
    loaded = {row.slug: row for row in game_list()}
    examples = {slug: search_examples.examples(game=row, language=language) for slug, row in loaded.items()}
    first_game = next((loaded[slug] for slug in GAMES if slug in loaded), None)
    game_examples = [(GAMES[slug], examples[slug]) for slug in GAMES if slug in loaded]
    return render(request, "site/help.html", {"examples": game_examples, "shown": first_game})


@require_safe
def api_page(request: HttpRequest) -> HttpResponse:
    """The reference of the API: each operation with its parameters and an example."""
    own_address = request.build_absolute_uri("/").rstrip("/")
    return render(request, "site/api.html", {"sections": api_sections(), "own_address": own_address})


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Store the theme in a cookie for a year and redirect back; "auto" and unknown values delete the cookie."""
    response = HttpResponseRedirect(previous_url(request))
    chosen = request.POST.get("theme", "")
    if chosen in THEMES and chosen != "auto":
        response.set_cookie(THEME_COOKIE, chosen, max_age=31_536_000, samesite="Lax", secure=request.is_secure(), httponly=True)
    else:
        response.delete_cookie(THEME_COOKIE, samesite="Lax")
    return response


def previous_url(request: HttpRequest) -> str:
    """The URL of the page that sent the form, if it is on this site; else "/"."""
    for target in (request.POST.get("next", ""), request.headers.get("Referer", "")):
        if target and url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
            return target
    return "/"
