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
    """Search the public decks.  An invalid search shows the reason and no decks."""
    spend(bucket="deck_search", key=client_key(request))
    parameters = {name: request.GET.get(name, "") for name in ("q", "game", "order")}
    error = at = ""
    try:
        results = deck_search(**parameters)
    except StardeckError as fault:
        results, error = DeckSearch(Deck.objects.none(), "updated"), error_sentence(fault)
        at = next((field for item in fault.errors if (field := str(item["field"])) in parameters), "q")
        if at != "q":  # the field itself lists the valid values
            error = gettext("There is no “%(value)s” here.") % {"value": parameters[at][:60]}
    page = Paginator(results.decks.prefetch_related("slots"), DECKS_A_PAGE).get_page(request.GET.get("page", "")[:6])
    names = names_of(deck.owner_key for deck in page)
    context = {
        "page": page,
        "lines": [(line, names.get(line.deck.owner_key, "")) for line in deck_lines(page, language=language())],
        "asked": parameters,
        "order": results.order,
        "orders": [(code, label) for code, label in _order_labels().items() if code in ORDERS],
        "games": list(GAMES.items()),
        "warnings": results.warnings,
        "explained": results.explain if parameters["q"].strip() else "",
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


def _redirect_to_comments(deck: Deck) -> HttpResponseRedirect:
    return HttpResponseRedirect(f"{reverse('deck-page', args=[deck.token])}#comments")


def _account(request: HttpRequest) -> Account | None:
    return account_of(request.user) if request.user.is_authenticated else None


@forms_only("deck-page")
def deck_like(request: HttpRequest, token: str) -> HttpResponse:
    """Like the deck (`liked=1`) or remove the like (`liked=0`)."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    spend(bucket="like", key=client_key(request))
    reactions.like_set(deck=deck, owner_key=owner_key(request, create=True), liked=request.POST.get("liked") == "1")
    return _redirect_to_comments(deck)


@forms_only("deck-page")
def deck_comment(request: HttpRequest, token: str) -> HttpResponse:
    """Add a comment.  An invalid one is shown on its own page, with the text and the error."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    text = request.POST.get("text", "")
    try:
        spend(bucket="comment", key=client_key(request))
        reactions.comment_create(deck=deck, author=_account(request), text=text)
    except StardeckError as error:
        return _render_comment_page(request, deck, None, text, error)
    messages.success(request, gettext("Your comment has been posted."))
    return _redirect_to_comments(deck)


@require_http_methods(["GET", "POST"])
def comment_edit(request: HttpRequest, token: str, number: int) -> HttpResponse:
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    comment = reactions.comment_get(deck=deck, pk=number)
    reader = _account(request)
    if request.method == "GET":
        if reader is None or comment.author_id != reader.pk:
            return _redirect_to_comments(deck)
        return _render_comment_page(request, deck, comment, comment.text)
    text = request.POST.get("text", "")
    try:
        spend(bucket="comment", key=client_key(request))
        reactions.comment_update(comment=comment, by=reader, text=text)
    except StardeckError as error:
        return _render_comment_page(request, deck, comment, text, error)
    return _redirect_to_comments(deck)


@forms_only("comment-edit")
def comment_remove(request: HttpRequest, token: str, number: int) -> HttpResponse:
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    reactions.comment_delete(comment=reactions.comment_get(deck=deck, pk=number), owner_key=owner_key(request))
    messages.success(request, gettext("The comment has been removed."))
    return _redirect_to_comments(deck)


def _render_comment_page(
    request: HttpRequest, deck: Deck, comment: Comment | None, text: str, error: StardeckError | None = None
) -> HttpResponse:
    form = CommentForm({"text": text})
    if error is not None:
        place(form, error)
    context = {"deck": deck, "comment": comment, "form": form}
    return private(render(request, "decks/page/comment.html", context, status=error.status if error is not None else 200))


# --- the collection --------------------------------------------------------------------------------------------------


@require_safe
def collections(request: HttpRequest) -> HttpResponse:
    """Redirect to the collection of the first game, which links to the others."""
    return redirect("collection", slug=next(iter(GAMES)))


@require_http_methods(["GET", "POST"])
def collection_page(request: HttpRequest, slug: str) -> HttpResponse:
    """List the game's products with the number owned.  A POST saves every field `product:<code>`."""
    if slug not in GAMES:
        raise unknown_game(slug)
    game = game_get(slug=slug)
    products = Product.objects.filter(game=slug)
    names = [(product.code, in_language({"en": product.name, **product.names}, language())) for product in products]
    form_options: dict[str, Any] = {"products": names, "most": collection.MOST}
    if request.method == "POST":
        form = CollectionForm(request.POST, **form_options)
        try:
            if not form.is_valid():
                return _render_collection(request, slug, form, status=400)
            spend(bucket="deck_write", key=client_key(request))
            collection.owned_update(owner_key=owner_key(request, create=True), game=slug, quantities=_quantities(request, form))
        except StardeckError as error:
            place(form, error)
            return _render_collection(request, slug, form, status=error.status)
        messages.success(request, gettext("Your collection has been saved."))
        return redirect("collection", slug=game.slug)
    owned = collection.owned_products(owner_key=owner_key(request), game=slug)
    initial = {PRODUCT + code: owned.get(code, 0) for code, _name in names}
    return _render_collection(request, slug, CollectionForm(initial=initial, **form_options))


def _quantities(request: HttpRequest, form: CollectionForm) -> dict[str, int]:
    """The number of each product in the form; an empty field is 0."""
    return {name.removeprefix(PRODUCT): form.cleaned_data.get(name) or 0 for name in request.POST if name.startswith(PRODUCT)}


def _render_collection(request: HttpRequest, slug: str, form: CollectionForm, *, status: int = 200) -> HttpResponse:
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
