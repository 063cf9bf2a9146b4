"""Public decks, likes, comments and collections."""

from __future__ import annotations

from typing import Any

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
from cards.api.limits import client_key, spend
from cards.data.pools import unknown_game
from cards.errors import StardeckError
from cards.models import Product
from cards.selectors import game_get
from decks import collection, reactions
from decks.models import Comment, Deck
from decks.owners import owner_key
from decks.search import ORDERS, DeckSearch, deck_search
from decks.selectors import deck_by_token
from frontend.decks.forms import PRODUCT, CollectionForm, CommentForm
from frontend.decks.lines import deck_lines
from frontend.site.error_text import error_sentence
from frontend.site.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import language, private
from games.registry import GAMES
from games.texts import in_language

DECKS_A_PAGE = 30


# --- public decks ----------------------------------------------------------------------------------------------------


@require_safe
def public_decks(request: HttpRequest) -> HttpResponse:
    """Search the public decks; a search that cannot be read says why, beside none of them."""
    spend(bucket="deck_search", key=client_key(request))
    asked = {name: request.GET.get(name, "") for name in ("q", "game", "order")}
    error = at = ""
    try:
        found = deck_search(**asked)
    except StardeckError as fault:
        found, error = DeckSearch(Deck.objects.none(), "updated"), error_sentence(fault)
        at = next((named for each in fault.errors if (named := str(each["field"])) in asked), "q")
        if at != "q":  # which there are, the field says itself
            error = gettext("There is no “%(value)s” here.") % {"value": asked[at][:60]}
    page = Paginator(found.decks.prefetch_related("slots"), DECKS_A_PAGE).get_page(request.GET.get("page", "")[:6])
    names = names_of(deck.owner_key for deck in page)
    context = {
        "page": page,
        "lines": [(line, names.get(line.deck.owner_key, "")) for line in deck_lines(page, language=language())],
        "asked": asked,
        "order": found.order,
        "orders": [(code, label) for code, label in _order_labels().items() if code in ORDERS],
        "games": list(GAMES.items()),
        "warnings": found.warnings,
        "explained": found.explain if asked["q"].strip() else "",
        "error": error,
        "at": at,
    }
    response = render(request, "decks/lists/public.html", context, status=400 if error else 200)
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
    messages.success(request, gettext("Your comment has been posted."))
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
    messages.success(request, gettext("The comment has been removed."))
    return _to(deck)


def _comment_page(request: HttpRequest, deck: Deck, comment: Comment | None, text: str, error: StardeckError | None = None) -> HttpResponse:
    form = CommentForm({"text": text})
    if error is not None:
        place(form, error)
    context = {"deck": deck, "comment": comment, "form": form}
    return private(render(request, "decks/page/comment.html", context, status=error.status if error is not None else 200))


# --- the collection --------------------------------------------------------------------------------------------------


@require_safe
def collections(request: HttpRequest) -> HttpResponse:
    """The collection of the first game; the others are named there."""
    return redirect("collection", slug=next(iter(GAMES)))


@require_http_methods(["GET", "POST"])
def collection_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Every product of the game with how many of it are owned; a POST stores all that are named `product:<code>`."""
    if slug not in GAMES:
        raise unknown_game(slug)
    game = game_get(slug=slug)
    products = Product.objects.filter(game=slug)
    names = [(product.code, in_language({"en": product.name, **product.names}, language())) for product in products]
    asked: dict[str, Any] = {"products": names, "most": collection.MOST}
    if request.method == "POST":
        form = CollectionForm(request.POST, **asked)
        try:
            if not form.is_valid():
                return _collection(request, slug, form, status=400)
            spend(bucket="deck_write", key=client_key(request))
            collection.owned_update(owner_key=owner_key(request, create=True), game=slug, quantities=_quantities(request, form))
        except StardeckError as error:
            place(form, error)
            return _collection(request, slug, form, status=error.status)
        messages.success(request, gettext("Your collection has been saved."))
        return redirect("collection", slug=game.slug)
    owned = collection.owned_products(owner_key=owner_key(request), game=slug)
    initial = {PRODUCT + code: owned.get(code, 0) for code, _name in names}
    return _collection(request, slug, CollectionForm(initial=initial, **asked))


def _quantities(request: HttpRequest, form: CollectionForm) -> dict[str, int]:
    """Of every product that the form named; an empty field is none."""
    return {name.removeprefix(PRODUCT): form.cleaned_data.get(name) or 0 for name in request.POST if name.startswith(PRODUCT)}


def _collection(request: HttpRequest, slug: str, form: CollectionForm, *, status: int = 200) -> HttpResponse:
    cards = collection.owned(owner_key=owner_key(request), game=slug)
    context = {
        "rules": GAMES[slug],
        "slug": slug,
        "games": list(GAMES.items()),
        "form": form,
        "cards": len(cards),
        "copies": sum(cards.values()),
    }
    return private(render(request, "decks/lists/collection.html", context, status=status))
