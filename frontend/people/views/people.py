"""Public decks, likes and comments."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import Account
from accounts.selectors import names_of
from accounts.services import account_of
from cards.api.limits import client_key, spend
from cards.errors import StardeckError
from decks import reactions
from decks.models import Comment, Deck
from decks.owners import owner_key
from decks.search import ORDERS, DeckSearch, deck_search
from decks.search.paging import Cursor, read_cursor, write_cursor
from decks.search.plan import DeckPage
from decks.search.search_context import DeckRequester
from decks.selectors import deck_by_token
from frontend.decks.forms import CommentForm
from frontend.people.public_lines import public_lines
from frontend.site.errors.error_text import error_sentence
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import language, private
from games.registry import GAMES

DECKS_A_PAGE = 30
LACKING_CODES = ("no_collection", "no_owner")  # of warnings about a reader who has entered no cards that they own


# --- public decks ----------------------------------------------------------------------------------------------------


@require_safe
def public_decks(request: HttpRequest) -> HttpResponse:
    """Search the public decks.  An invalid search shows the reason and no decks."""
    spend(bucket="deck_search", key=client_key(request))
    parameters = {name: request.GET.get(name, "") for name in ("q", "game", "order")}
    error = at = ""
    lacks_collection = False
    results = None
    try:
        requester = DeckRequester(lambda: owner_key(request))
        results = deck_search(**parameters, is_owned="owned" in request.GET, requester=requester)
    except StardeckError as fault:
        error = error_sentence(fault)
        lacks_collection = any(warning["code"] in LACKING_CODES for warning in fault.extra.get("warnings", ()))
        at = next((field for item in fault.errors if (field := str(item["field"])) in (*parameters, "owned")), "q")
        if at in ("game", "order"):  # the field itself lists the valid values
            error = gettext("There is no “%(value)s” here.") % {"value": parameters[at][:60]}
    page = _deck_page(request, results) if results is not None else DeckPage([], None, None)
    context: dict[str, Any] = {
        "lines": public_lines(page.decks, names=names_of(deck.owner_key for deck in page.decks), language=language()),
        "search": parameters,
        "orders": [(code, label) for code, label in _order_labels().items() if code in ORDERS],
        "games": list(GAMES.items()),
        "error": error,
        "lacks_collection": lacks_collection,
        "lacking_codes": LACKING_CODES,
        "at": at,
        "owned": "owned" in request.GET,
    }
    if results is not None:
        context |= {
            "count": results.plan.count(),
            "cursors": _cursors(results, page),
            "warnings": results.warnings,
            "explained": results.explain if parameters["q"].strip() else "",
        }
    response = render(request, "decks/lists/public.html", context, status=400 if error else 200)
    return private(response)


def _deck_page(request: HttpRequest, results: DeckSearch) -> DeckPage:
    """The page at the cursor, else the one with the number of an old link; the last page instead of one that does not exist."""
    if (cursor := read_cursor(request.GET.get("cursor", ""), results.plan.order)) is not None:
        return results.page(cursor, DECKS_A_PAGE)
    text = request.GET.get("page", "")
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 1
    return results.numbered_page(max(1, number), DECKS_A_PAGE) or results.page(Cursor(is_backwards=True), DECKS_A_PAGE)


def _cursors(results: DeckSearch, page: DeckPage) -> dict[str, str | None]:
    """The cursors of the pages around this one, None for a page that does not exist; there is none for the first page."""
    at = {"previous": page.previous, "next": page.next, "last": Cursor(is_backwards=True) if page.next else None}
    return {name: write_cursor(cursor, results.plan.order) if cursor is not None else None for name, cursor in at.items()}


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
