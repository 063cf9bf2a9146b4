"""What people do with each other's decks: find the public ones, like them, comment; and the collection of one's own."""

from __future__ import annotations

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import Account
from accounts.selectors import names_of
from accounts.services import account_of
from cards.errors import BadInput, StardeckError
from cards.limits import client_key, spend
from cards.models import Product
from cards.pools import unknown_game
from cards.selectors import game_get
from decks import collection, reactions
from decks.models import Comment, Deck
from decks.owners import owner_key
from decks.search import ORDERS, Found, deck_search
from decks.selectors import deck_by_token
from frontend.deck_lines import deck_lines
from frontend.sentences import error_sentence
from frontend.views.answers import language, private
from frontend.views.forms_only import forms_only
from games.registry import GAMES

DECKS_A_PAGE = 30


# --- public decks ----------------------------------------------------------------------------------------------------


@require_safe
def public_decks(request: HttpRequest) -> HttpResponse:
    """Search the public decks; a search that cannot be read says why, beside none of them."""
    spend(bucket="deck_search", key=client_key(request))
    asked = {name: request.GET.get(name, "") for name in ("q", "game", "order")}
    error = ""
    try:
        found = deck_search(**asked)
    except StardeckError as fault:
        found, error = Found(Deck.objects.none(), "updated"), error_sentence(fault)
    page = Paginator(found.decks.prefetch_related("slots"), DECKS_A_PAGE).get_page(request.GET.get("page", "")[:6])
    names = names_of(deck.owner_key for deck in page)
    context = {
        "page": page,
        "lines": [(line, names.get(line.deck.owner_key, "")) for line in deck_lines(page, language=language())],
        "asked": asked,
        "order": found.order,
        "orders": [(code, label) for code, label in _order_labels().items() if code in ORDERS],
        "games": [(slug, rules) for slug, rules in GAMES.items() if rules.builds_decks],
        "warnings": found.warnings,
        "explained": found.explain if asked["q"].strip() else "",
        "error": error,
    }
    response = render(request, "decks/public.html", context, status=400 if error else 200)
    return private(response)


def _order_labels() -> dict[str, str]:
    return {
        "updated": gettext("Last changed"),
        "likes": gettext("Most liked"),
        "name": gettext("Name"),
        "created": gettext("Newest"),
    }


# --- likes and comments ----------------------------------------------------------------------------------------------


def _to(deck: Deck) -> HttpResponseRedirect:
    return HttpResponseRedirect(f"{reverse('deck-page', args=[deck.token])}#comments")


def _account(request: HttpRequest) -> Account | None:
    return account_of(request.user) if request.user.is_authenticated else None


@forms_only("deck-page")
def deck_like(request: HttpRequest, token: str) -> HttpResponse:
    """`liked`: 1 to like it, 0 no longer."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    spend(bucket="like", key=client_key(request))
    reactions.like_set(deck=deck, owner_key=owner_key(request, create=True), liked=request.POST.get("liked") == "1")
    return _to(deck)


@forms_only("deck-page")
def deck_comment(request: HttpRequest, token: str) -> HttpResponse:
    """Add a comment; what is wrong with it is said on a page of its own that keeps the words."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    text = request.POST.get("text", "")
    try:
        spend(bucket="comment", key=client_key(request))
        reactions.comment_create(deck=deck, author=_account(request), text=text)
    except StardeckError as error:
        return _comment_page(request, deck, None, text, error)
    messages.success(request, gettext("Your comment is there."))
    return _to(deck)


@require_http_methods(["GET", "POST"])
def comment_edit(request: HttpRequest, token: str, number: int) -> HttpResponse:
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    comment = reactions.comment_get(deck=deck, pk=number)
    mine = _account(request)
    if request.method == "GET":
        if mine is None or comment.author_id != mine.pk:
            return _to(deck)
        return _comment_page(request, deck, comment, comment.text)
    text = request.POST.get("text", "")
    try:
        spend(bucket="comment", key=client_key(request))
        reactions.comment_update(comment=comment, by=mine, text=text)
    except StardeckError as error:
        return _comment_page(request, deck, comment, text, error)
    return _to(deck)


@forms_only("comment-edit")
def comment_remove(request: HttpRequest, token: str, number: int) -> HttpResponse:
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    reactions.comment_delete(comment=reactions.comment_get(deck=deck, pk=number), owner_key=owner_key(request))
    messages.success(request, gettext("The comment is removed."))
    return _to(deck)


def _comment_page(request: HttpRequest, deck: Deck, comment: Comment | None, text: str, error: StardeckError | None = None) -> HttpResponse:
    context = {"deck": deck, "comment": comment, "text": text[:5000], "error": error_sentence(error) if error is not None else ""}
    return private(render(request, "decks/comment.html", context, status=error.status if error is not None else 200))


# --- the collection --------------------------------------------------------------------------------------------------


@require_safe
def collections(request: HttpRequest) -> HttpResponse:
    """The collection of the first game; the others are named there."""
    return redirect("collection", slug=next(slug for slug, rules in GAMES.items() if rules.builds_decks))


@require_http_methods(["GET", "POST"])
def collection_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Every product of the game with how many of it are owned; a POST stores all that are named `product:<code>`."""
    if slug not in GAMES:
        raise unknown_game(slug)
    game = game_get(slug=slug)
    if request.method == "POST":
        try:
            spend(bucket="deck_write", key=client_key(request))
            collection.owned_set(owner_key=owner_key(request, create=True), game=slug, quantities=_quantities(request))
        except StardeckError as error:
            return _collection(request, slug, error)
        messages.success(request, gettext("Your collection is stored."))
        return redirect("collection", slug=game.slug)
    return _collection(request, slug)


def _quantities(request: HttpRequest) -> dict[str, int]:
    quantities = {}
    for name, value in request.POST.items():
        if name.startswith("product:"):
            text = str(value).strip() or "0"
            if not (text.isascii() and text.isdigit() and len(text) <= 3):
                raise BadInput(gettext("A quantity is a whole number from 0 to %(most)s.") % {"most": collection.MOST})
            quantities[name.removeprefix("product:")] = int(text)
    return quantities


def _collection(request: HttpRequest, slug: str, error: StardeckError | None = None) -> HttpResponse:
    mine = owner_key(request)
    owned = collection.owned_products(owner_key=mine, game=slug)
    cards = collection.owned(owner_key=mine, game=slug)
    context = {
        "rules": GAMES[slug],
        "slug": slug,
        "games": [(code, rules) for code, rules in GAMES.items() if rules.builds_decks],
        "products": [(product, owned.get(product.code, 0)) for product in Product.objects.filter(game=slug)],
        "cards": len(cards),
        "copies": sum(cards.values()),
        "error": error_sentence(error) if error is not None else "",
    }
    return private(render(request, "decks/collection.html", context, status=error.status if error is not None else 200))
