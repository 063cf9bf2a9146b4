"""robots.txt and the sitemap, which tell search engines which pages they may visit.

The sitemap has parts, which its index lists: the pages of games, the cards of each game, and the public decks that were made in each week.
Addresses begin with `SITE_URL`, never with the host of the request.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.sitemaps import Sitemap
from django.contrib.sitemaps.views import sitemap
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe

from cards.api.limits import client_key, spend
from cards.models import Card
from cards.selectors import game_list
from decks.models import Deck
from decks.search.paging import Order

MAX_ADDRESSES = 50_000  # in one part; the protocol allows no more
PAGES = ("home", "about", "help", "public-decks")
PAGES_OF_GAMES = ("game", "card-search", "product-list", "coverage")
CLOSED = ("/accounts/", "/api/", "/collection/", "/decks/code/", "/decks/import/", "/decks/new/", "/find/", "/preferences/", "/*?*cursor=")
CACHE_SECONDS = 3600

if TYPE_CHECKING:
    _Sitemap = Sitemap[str]
else:
    _Sitemap = Sitemap


class Part(_Sitemap):
    """Addresses of this site; each item is a path."""

    limit = MAX_ADDRESSES

    def __init__(self, paths: Iterable[str]) -> None:
        self.paths = list(paths)

    def items(self) -> list[str]:
        return self.paths

    def location(self, item: str) -> str:
        return item

    def get_domain(self, site: object = None) -> str:
        return urlsplit(settings.SITE_URL).netloc

    def get_protocol(self, protocol: str | None = None) -> str:
        return urlsplit(settings.SITE_URL).scheme


class DeckPart(Part):
    """The public decks that were made in one week, with the day of their last change."""

    def __init__(self, monday: date) -> None:
        begin = datetime.combine(monday, datetime.min.time(), UTC)
        decks = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC, created__gte=begin, created__lt=begin + timedelta(days=7))
        rows = decks.order_by(*Order("created").names).values_list("token", "updated")[:MAX_ADDRESSES]
        self.changed = {reverse("deck-page", args=[token]): updated for token, updated in rows}
        super().__init__(self.changed)

    def lastmod(self, item: str) -> datetime:
        return self.changed[item]


def parts() -> Iterator[str]:
    """The names of all parts."""
    yield "pages"
    for game in game_list():
        yield f"cards-{game.slug}"
    public = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC).order_by(*Order("created").names)
    newest, oldest = (rows.values_list("created", flat=True).first() for rows in (public, public.reverse()))
    if newest is None or oldest is None:
        return
    monday = oldest.date() - timedelta(days=oldest.weekday())
    while monday <= newest.date():
        yield f"decks-{monday.isoformat()}"
        monday += timedelta(days=7)


def part_of(name: str) -> Part:
    """The part with this name.  Http404 if there is none."""
    kind, _, detail = name.partition("-")
    slugs = [game.slug for game in game_list()]
    if name == "pages":
        return Part([*map(reverse, PAGES), *(reverse(page, args=[slug]) for slug in slugs for page in PAGES_OF_GAMES)])
    if kind == "cards" and detail in slugs:
        codes = Card.objects.filter(game=detail, is_extra=False).order_by("position").values_list("code", flat=True)
        return Part(reverse("card", args=[detail, code]) for code in codes)
    if kind == "decks":
        try:
            monday = date.fromisoformat(detail)
        except ValueError:
            raise Http404 from None
        if 1970 < monday.year < 9999 and not monday.weekday():
            return DeckPart(monday)
    raise Http404


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    rules = [f"Disallow: {path}" for path in CLOSED] if settings.SEARCH_ENGINES else ["Disallow: /"]
    where = [f"Sitemap: {settings.SITE_URL}{reverse('sitemap')}"] if settings.SEARCH_ENGINES else []
    lines = ["User-agent: *", *rules, *where]
    return _cached(HttpResponse("\n".join(lines) + "\n", content_type="text/plain"))


@require_safe
def sitemap_index(request: HttpRequest) -> HttpResponse:
    """The list of all parts."""
    _refuse_closed(request)
    locations = [{"location": f"{settings.SITE_URL}{reverse('sitemap-part', args=[name])}"} for name in parts()]
    return _cached(render(request, "sitemap_index.xml", {"sitemaps": locations}, content_type="application/xml"))


@require_safe
def sitemap_part(request: HttpRequest, part: str) -> HttpResponse:
    _refuse_closed(request)
    response = sitemap(request, {part: part_of(part)}, part)
    return _cached(response)


def _refuse_closed(request: HttpRequest) -> None:
    if not settings.SEARCH_ENGINES:
        raise Http404
    spend(bucket="deck_search", key=client_key(request))


def _cached(response: HttpResponse) -> HttpResponse:
    patch_cache_control(response, public=True, max_age=CACHE_SECONDS)
    return response
