"""Links to a deck from elsewhere: the frame for other sites, the preview picture for chats, the QR code of its page.

Frame and picture do not depend on the reader.  A private deck has neither.
"""

from __future__ import annotations

import io
from hashlib import blake2b

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
from decks.own_cards.pools import content_of
from decks.own_cards.selectors import own_cards_of_deck
from frontend.cards.catalogue import LocalizedCatalogue, deck_catalogue
from frontend.decks.decklist import ShownDeck, deck_context, show_deck
from frontend.decks.preview_picture import PictureContent, deck_picture
from frontend.decks.views.deck_page import count_sentence, linked_deck, share_url
from frontend.site.responses import language
from frontend.site.theme import look_of

PICTURE_CACHE_SECONDS = 86_400


@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"], "script-src": [NONE], "connect-src": [NONE]})  # type: ignore[arg-type]  # its types know only views without arguments
def deck_embed(request: HttpRequest, token: str) -> HttpResponseBase:
    """The list without the rest of the page, for a frame on another site; its links open pages of this site."""
    deck = linked_deck(token)
    catalogue = deck_catalogue(deck, language())
    shown = show_deck(catalogue, decklist_of(deck), side=deck.side)
    return _cacheable(
        render(request, "decks/page/embed.html", deck_context(catalogue, deck, shown) | {"share_url": share_url(request, deck)}), deck
    )


@require_safe
def deck_preview(request: HttpRequest, token: str) -> HttpResponse:
    """The preview picture of the link, drawn once for each version, day and language."""
    deck = linked_deck(token)
    own = own_cards_of_deck(deck)
    cards = blake2b(content_of(own).encode(), digest_size=8).hexdigest() if own else ""
    key = f"deck-picture:{deck.pk}:{deck.version}:{timezone.now().date()}:{language()}:{cards}"
    picture = cache.get(key)
    if picture is None:
        catalogue = deck_catalogue(deck, language())
        picture = deck_picture(_picture_content(deck, catalogue, show_deck(catalogue, decklist_of(deck), side=deck.side)))
        cache.set(key, picture, PICTURE_CACHE_SECONDS)
    response = _cacheable(HttpResponse(picture, content_type="image/png"), deck)
    response["ETag"] = quote_etag(key.replace(":", "-"))
    return response


@require_safe
def deck_qr(request: HttpRequest, token: str) -> HttpResponse:
    """The page's URL as a QR code in SVG."""
    deck = linked_deck(token, request)
    out = io.BytesIO()
    segno.make(share_url(request, deck), error="m", micro=False).save(out, kind="svg", scale=6, border=4, dark="#000", light="#fff")
    return _cacheable(HttpResponse(out.getvalue(), content_type="image/svg+xml"), deck)


def _picture_content(deck: Deck, catalogue: LocalizedCatalogue, shown: ShownDeck) -> PictureContent:
    look = look_of(deck.game_id)
    parts = [shown.side_name, *(leader.name for leader in shown.leaders), count_sentence(shown)]
    chart = shown.charts[0] if shown.charts else None
    legal = gettext("legal: %(format)s") % {"format": shown.legal_format} if shown.legal_format else gettext("Not legal yet")
    return PictureContent(
        title=deck.name,
        game=catalogue.title,
        line=" · ".join(part for part in parts if part),
        verdict=legal,
        legal=bool(shown.legal_format),
        tone=look.tone(deck.side) if deck.side else look.accent,
        bars=[(catalogue.words(label), value) for label, value in chart.rows] if chart else (),
    )


def _cacheable(response: HttpResponse, deck: Deck) -> HttpResponse:
    """Have caches ask again by the ETag, as a renewed link ends at once; what only the link opens stays out of shared caches."""
    is_public = deck.visibility == Deck.Visibility.PUBLIC
    patch_cache_control(response, no_cache=True, **{"public" if is_public else "private": True})
    patch_vary_headers(response, ["Accept-Language", "Cookie"])  # the reader's language
    if not is_public:
        response["X-Robots-Tag"] = "noindex"
    return response
