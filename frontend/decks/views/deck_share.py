"""Links to a deck from elsewhere: the frame for other sites, the picture for chats, the QR code of its page.

Frame and picture are for anyone, so a private deck has none; they say nothing of who asks and may be cached.
"""

from __future__ import annotations

import io

import segno
from csp.constants import NONE
from csp.decorators import csp_replace
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.http import quote_etag
from django.utils.translation import gettext
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from decks.legality import decklist_of
from decks.models import Deck
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.decks.decklist import ShownDeck, deck_context, show_deck
from frontend.decks.preview_picture import Drawn, deck_picture
from frontend.decks.views.deck_page import count_sentence, deck_behind, share_url
from frontend.site.responses import language
from frontend.site.theme import look_of

SECONDS_KEPT = 300
PICTURE_KEPT = 86_400


@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"], "script-src": [NONE], "connect-src": [NONE]})  # type: ignore[arg-type]  # its types know only views without arguments
def deck_embed(request: HttpRequest, token: str) -> HttpResponseBase:
    """The list alone, for a frame on another site; its links open pages of this one."""
    deck = deck_behind(token)
    catalogue = localized_catalogue(deck.game_id, language())
    shown = show_deck(catalogue, decklist_of(deck), side=deck.side)
    return _kept(
        render(request, "decks/page/embed.html", deck_context(catalogue, deck, shown) | {"share_url": share_url(request, deck)}), deck
    )


@require_safe
def deck_preview(request: HttpRequest, token: str) -> HttpResponse:
    """The picture that chats show of the link; drawn once for each version, day and language."""
    deck = deck_behind(token)
    key = f"deck-picture:{deck.pk}:{deck.version}:{timezone.now().date()}:{language()}"
    picture = cache.get(key)
    if picture is None:
        catalogue = localized_catalogue(deck.game_id, language())
        picture = deck_picture(_drawn(deck, catalogue, show_deck(catalogue, decklist_of(deck), side=deck.side)))
        cache.set(key, picture, PICTURE_KEPT)
    response = _kept(HttpResponse(picture, content_type="image/png"), deck)
    response["ETag"] = quote_etag(key.replace(":", "-"))
    return response


@require_safe
def deck_qr(request: HttpRequest, token: str) -> HttpResponse:
    """The page's address as a QR code, in SVG."""
    deck = deck_behind(token, request)
    out = io.BytesIO()
    segno.make(share_url(request, deck), error="m", micro=False).save(out, kind="svg", scale=6, border=4, dark="#000", light="#fff")
    return _kept(HttpResponse(out.getvalue(), content_type="image/svg+xml"), deck)


def _drawn(deck: Deck, catalogue: LocalizedCatalogue, shown: ShownDeck) -> Drawn:
    look = look_of(deck.game_id)
    said = [shown.side_name, *(leader.name for leader in shown.leaders), count_sentence(shown)]
    chart = shown.charts[0] if shown.charts else None
    legal = gettext("legal: %(format)s") % {"format": shown.legal_format} if shown.legal_format else gettext("Not legal yet")
    return Drawn(
        title=deck.name,
        game=catalogue.title,
        line=" · ".join(part for part in said if part),
        verdict=legal,
        legal=bool(shown.legal_format),
        tone=look.tone(deck.side) if deck.side else look.accent,
        bars=[(catalogue.words(label), value) for label, value in chart.rows] if chart else (),
    )


def _kept(response: HttpResponse, deck: Deck) -> HttpResponse:
    """For some minutes by proxies, too, if the deck is public; what only its link opens by its reader's browser alone."""
    is_public = deck.visibility == Deck.Visibility.PUBLIC
    patch_cache_control(response, max_age=SECONDS_KEPT, **{"public" if is_public else "private": True})
    patch_vary_headers(response, ["Accept-Language", "Cookie"])  # the reader's language
    if not is_public:
        response["X-Robots-Tag"] = "noindex"
    return response
