"""The reader's collection, and what a deck lacks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe

from cards.api.limits import client_key, spend
from cards.data.pools import catalogue_of, unknown_game
from cards.errors import StardeckError
from cards.selectors import game_get
from cards.texts.folding import text_key
from cards.texts.safe_text import field_error
from decks import collection
from decks.collection.built import built_decks
from decks.collection.missing import needs_of, sources_of
from decks.exchange.collection_csv import Items, import_collection, write_collection
from decks.exchange.importing import MAX_FILE, file_text
from decks.legality import decklist_of
from decks.owners import owner_key
from decks.selectors import deck_by_token
from frontend.cards.catalogue import LocalizedCatalogue, deck_catalogue, localized_catalogue
from frontend.decks.decklist import deck_context
from frontend.decks.forms import CARD, PRODUCT, CardsForm, CollectionForm
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import in_view, language, private
from games.contracts.decks import Slot
from games.registry import GAMES

SOURCES_SHOWN = 8
CARDS_A_PAGE = 100
LONGEST_NAME = 80


@require_safe
def collections(request: HttpRequest) -> HttpResponse:
    """Redirect to the collection of the first game, which links to the others."""
    return redirect("collection", slug=next(iter(GAMES)))


@require_http_methods(["GET", "POST"])
def collection_page(request: HttpRequest, slug: str) -> HttpResponse:
    """List the game's products, and the single cards a page at a time.  A POST saves every field `product:<code>` and `card:<code>`."""
    _check_game(slug)
    if request.method == "POST":
        codes = [name.removeprefix(CARD) for name in request.POST if name.startswith(CARD)]
        form = _form(request, slug, _named(slug, codes))
        try:
            if not form.is_valid():
                return _render_collection(request, slug, form=form, status=400)
            spend(bucket="deck_write", key=client_key(request))
            products, cards = (_quantities(request, form, prefix) for prefix in (PRODUCT, CARD))
            collection.owned_update(owner_key=owner_key(request, create=True), game=slug, quantities=products, cards=cards)
        except StardeckError as error:
            place(form, error)
            return _render_collection(request, slug, form=form, status=error.status)
        messages.success(request, gettext("Your collection has been saved."))
        query = request.GET.urlencode()
        return redirect(reverse("collection", args=[slug]) + (f"?{query}" if query else ""))
    return _render_collection(request, slug)


@forms_only("collection")
def collection_import(request: HttpRequest, slug: str) -> HttpResponse:
    """Add the single cards of a typed list, or set the quantities of a CSV file."""
    _check_game(slug)
    form = CardsForm(request.POST, request.FILES)
    file = request.FILES.get("file")
    try:
        if not form.is_valid():
            return _render_collection(request, slug, cards_form=form, status=400)
        spend(bucket="deck_write", key=client_key(request))
        text = file_text(game=slug, data=file.read(MAX_FILE + 1)) if file else form.cleaned_data["text"]
        if not text.strip():
            raise field_error("text", "blank", gettext("Paste a list or choose a file."))
        import_collection(owner_key=owner_key(request, create=True), game=slug, text=text, add=not file)
    except StardeckError as error:
        place(form, error, at={"text": "file"} if file else {})
        return _render_collection(request, slug, cards_form=form, status=error.status)
    messages.success(request, gettext("Your collection has been saved."))
    return redirect("collection", slug=slug)


@require_safe
def collection_csv(request: HttpRequest, slug: str) -> HttpResponse:
    """Download the products and single cards as a CSV file."""
    _check_game(slug)
    catalogue, key = localized_catalogue(slug, language()), owner_key(request)
    items = Items(collection.owned_products(owner_key=key, game=slug), collection.single_cards(owner_key=key, game=slug))
    text = write_collection(items, product_name=catalogue.product_name, card_name=lambda code: _card_name(catalogue, code))
    response = HttpResponse(text, content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="collection-{slug}.csv"'
    return private(response)


def _check_game(slug: str) -> None:
    if slug not in GAMES:
        raise unknown_game(slug)
    game_get(slug=slug)


def _card_name(catalogue: LocalizedCatalogue, code: str) -> str:
    card = catalogue.card_by_code(code)
    return catalogue.distinct_name(card) if card else code


def _named(slug: str, codes: Iterable[str]) -> list[tuple[str, str]]:
    """Cards with their names, in the order of these."""
    catalogue = localized_catalogue(slug, language())
    return [(code, _card_name(catalogue, code)) for code in sorted(codes, key=lambda code: _name_key(catalogue, code))]


def _name_key(catalogue: LocalizedCatalogue, code: str) -> tuple[str, ...]:
    card = catalogue.card_by_code(code)
    return (*(catalogue.name_key(card) if card else ()), code)


def _form(request: HttpRequest, slug: str, cards: Sequence[tuple[str, str]], initial: Mapping[str, int] | None = None) -> CollectionForm:
    """The form of every product and of these single cards (code, name); without `initial` it was sent."""
    catalogue = localized_catalogue(slug, language())
    products = [(product["code"], catalogue.name(product)) for product in catalogue.data.products]
    options: dict[str, Any] = {"products": products, "cards": cards, "most": collection.MOST}
    return CollectionForm(request.POST, **options) if initial is None else CollectionForm(initial=initial, **options)


def _quantities(request: HttpRequest, form: CollectionForm, prefix: str) -> dict[str, int]:
    """The number of each product or card in the form; an empty field is 0."""
    return {name.removeprefix(prefix): form.cleaned_data.get(name) or 0 for name in request.POST if name.startswith(prefix)}


def _render_collection(
    request: HttpRequest, slug: str, *, form: CollectionForm | None = None, cards_form: CardsForm | None = None, status: int = 200
) -> HttpResponse:
    """The page.  form: the form that was sent, if it had errors; it has the fields of its page."""
    key, q = owner_key(request), request.GET.get("q", "").strip()[:LONGEST_NAME]
    products, single = collection.owned_products(owner_key=key, game=slug), collection.single_cards(owner_key=key, game=slug)
    named = _named(slug, single)
    found = [card for card in named if text_key(q) in text_key(card[1])] if q else named
    page = Paginator(found, CARDS_A_PAGE).get_page(request.GET.get("page"))
    if form is None:
        shown = list(page.object_list)
        owned = {PRODUCT + product["code"]: products.get(product["code"], 0) for product in catalogue_of(slug).products}
        form = _form(request, slug, shown, owned | {CARD + code: single[code] for code, _name in shown})
    whole = collection.contents_of(slug, products, single)
    free = collection.free_copies(whole, built_decks(owner_key=key, game=slug) if whole else (), game=slug)
    context = {
        "rules": GAMES[slug],
        "slug": slug,
        "games": list(GAMES.items()),
        "form": form,
        "cards_form": cards_form or CardsForm(),
        "page": page,
        "q": q,
        "single": len(single),
        "cards": len(whole.cards),
        "copies": sum(whole.cards.values()),
        "in_decks": free.in_decks,
    }
    return private(render(request, "decks/lists/collection.html", context, status=status))


@require_safe
def deck_missing(request: HttpRequest, token: str) -> HttpResponse:
    """Show the copies that a deck needs and the reader does not own, and the products that hold them."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    in_view(request, deck.game_id)
    catalogue = deck_catalogue(deck, language())
    owned = collection.collection_of(owner_key=owner_key(request), game=deck.game_id, besides=deck.pk)
    needs = needs_of(decklist_of(deck), owned, game=deck.game_id)
    sources = sources_of(needs, game=deck.game_id)
    lacking = [(catalogue.slot(Slot(need.code, need.missing, need.zone)), need) for need in needs if need.missing]
    context = deck_context(catalogue, deck) | {
        "owned": owned,
        "needed": sum(need.needed for need in needs),
        "missing": sum(need.missing for need in needs),
        "lacking": lacking,
        "text": "\n".join(f"{need.missing}x {row.name}" for row, need in lacking),
        "sources": [(source, catalogue.product_name(source.product)) for source in sources[:SOURCES_SHOWN]],
        "more_sources": len(sources) - SOURCES_SHOWN,
        "is_owner": bool(deck.owner_key) and deck.owner_key == owner_key(request),
    }
    return private(render(request, "decks/page/missing.html", context))
