"""The pages of own cards: the reader's sets, one set, one card, and a set that somebody shared."""

from __future__ import annotations

import uuid
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import Account
from accounts.services import account_of
from cards.api.limits import client_key, spend
from cards.errors import BadInput, LostUpdate, NotFound, StardeckError
from decks.models import CardSet
from decks.own_cards import services
from decks.own_cards.checking import check_card
from decks.own_cards.documents import card_set_export, disposition, read_document
from decks.own_cards.selectors import card_set_by_token, card_set_for_owner, card_sets_of, deck_records
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.own_cards.abilities.control import CHANGE
from frontend.own_cards.forms import CardSetFileForm, CardSetForm, OwnCardForm
from frontend.own_cards.shown import show_own_cards
from frontend.own_cards.vocabulary import vocabulary_of
from frontend.site.errors.error_text import error_sentence
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import in_view, language, private, unlisted
from games.registry import GAMES
from games.texts import in_language

FORM_METHODS = ["GET", "HEAD", "POST"]


@require_safe
def card_sets(request: HttpRequest) -> HttpResponse:
    """The reader's sets; a guest is asked to log in."""
    return _render_sets(request)


@forms_only("card-sets")
def card_set_new(request: HttpRequest) -> HttpResponse:
    form = CardSetForm(request.POST, games=_games())
    try:
        if not form.is_valid():
            return _render_sets(request, form=form, status=400)
        spend(bucket="deck", key=client_key(request))
        made = services.card_set_create(account=_account(request), **form.cleaned_data)
    except StardeckError as error:
        place(form, error)
        return _render_sets(request, form=form, status=error.status)
    return redirect("card-set", pk=made.pk)


@forms_only("card-sets")
def card_set_import(request: HttpRequest) -> HttpResponse:
    form = CardSetFileForm(request.POST, request.FILES, games=_games())
    field = "file" if request.FILES.get("file") else "text"
    try:
        if not form.is_valid():
            return _render_sets(request, file_form=form, status=400)
        spend(bucket="deck", key=client_key(request))
        document = read_document(form.content(), field=field)
        name = form.cleaned_data["name"] or document["name"]
        made = services.card_set_create(
            account=_account(request), game=document["game"] or form.cleaned_data["game"], name=name, cards=document["cards"]
        )
    except StardeckError as error:
        place(form, error, at={"cards": field})
        return _render_sets(request, file_form=form, status=error.status)
    return redirect("card-set", pk=made.pk)


@require_http_methods(FORM_METHODS)
def card_set(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """One of the reader's sets; a POST saves its name and its readers."""
    found = _own(request, pk)
    if request.method != "POST":
        return _render_set(request, found)
    form = CardSetForm(request.POST)
    try:
        if not form.is_valid():
            return _render_set(request, found, form=form, status=400)
        spend(bucket="deck_write", key=client_key(request))
        services.card_set_update(card_set=found, expected_version=_version(request), **form.cleaned_data)
    except StardeckError as error:
        _place(form, error)
        return _render_set(request, found, form=form, status=error.status)
    return redirect("card-set", pk=pk)


@forms_only("card-set")
def card_set_remove(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    found = _own(request, pk)
    try:
        spend(bucket="deck_write", key=client_key(request))
        services.card_set_delete(card_set=found, expected_version=_version(request))
    except StardeckError as error:
        return _render_set(request, found, error=error, status=error.status)
    messages.success(request, gettext("The card set has been deleted."))
    return redirect("card-sets")


@forms_only("card-set")
def card_set_renew(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    found = _own(request, pk)
    spend(bucket="deck_write", key=client_key(request))
    services.card_set_renew_link(card_set=found)
    return redirect("card-set", pk=pk)


@require_safe
def card_set_file(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    return _file(_own(request, pk))


@require_http_methods(FORM_METHODS)
def own_card_new(request: HttpRequest, pk: uuid.UUID, kind: str) -> HttpResponse:
    """The form of a new card of this type."""
    found = _own(request, pk)
    if kind not in {choice.code for choice in GAMES[found.game_id].cards.types}:
        raise NotFound(gettext("This game has no such type of card."))
    return _edit(request, found, kind)


@require_http_methods(FORM_METHODS)
def own_card(request: HttpRequest, pk: uuid.UUID, code: str) -> HttpResponse:
    """The form of a stored card."""
    found = _own(request, pk)
    card = next((each for each in found.cards if each["code"] == code), None)
    if card is None:
        raise services.no_such_card()
    return _edit(request, found, card["type"], card)


@forms_only("own-card")
def own_card_remove(request: HttpRequest, pk: uuid.UUID, code: str) -> HttpResponse:
    found = _own(request, pk)
    try:
        spend(bucket="deck_write", key=client_key(request))
        services.card_remove(card_set=found, code=code, expected_version=_version(request))
    except StardeckError as error:
        return _render_set(request, found, error=error, status=error.status)
    return redirect("card-set", pk=pk)


@require_safe
def shared_card_set(request: HttpRequest, token: str) -> HttpResponse:
    """A set for everyone with its link, read-only."""
    found = card_set_by_token(token=token, owner_key=owner_key(request))
    return unlisted(_render_set(request, found, is_shared=True))


@require_safe
def shared_card_set_file(request: HttpRequest, token: str) -> HttpResponse:
    return _file(card_set_by_token(token=token, owner_key=owner_key(request)))


@forms_only("shared-card-set")
def card_set_take(request: HttpRequest, token: str) -> HttpResponse:
    """Copy a shared set to the reader's own sets."""
    found = card_set_by_token(token=token, owner_key=owner_key(request))
    try:
        spend(bucket="deck", key=client_key(request))
        copy = services.card_set_copy(card_set=found, account=_account(request))
    except StardeckError as error:
        return _render_set(request, found, is_shared=True, error=error, status=error.status)
    return redirect("card-set", pk=copy.pk)


# --- helpers ---------------------------------------------------------------------------------------------------------


def _own(request: HttpRequest, pk: uuid.UUID) -> CardSet:
    found = card_set_for_owner(owner_key=owner_key(request), pk=pk)
    in_view(request, found.game_id)
    return found


def _account(request: HttpRequest) -> Account | None:
    return account_of(request.user) if request.user.is_authenticated else None


def _version(request: HttpRequest) -> int:
    """The set's version that the form was made from; 0, which no set has, for a form without one."""
    text = request.POST.get("version", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _games() -> list[tuple[str, str]]:
    return [(slug, in_language(GAMES[slug].names, language())) for slug in services.games_with_own_cards()]


def _place(form: Any, error: StardeckError) -> None:
    """The error at its field; a lost update says what to do."""
    if isinstance(error, LostUpdate):
        form.add_error(
            None, gettext("This card set has been changed elsewhere since you loaded it. Your changes are below; save again to keep them.")
        )
    else:
        place(form, error)


def _render_sets(
    request: HttpRequest, *, form: CardSetForm | None = None, file_form: CardSetFileForm | None = None, status: int = 200
) -> HttpResponse:
    games = dict(_games())
    sets = list(card_sets_of(owner_key=owner_key(request))) if request.user.is_authenticated else []
    context = {
        "sets": [(each, games.get(each.game_id, each.game_id)) for each in sets],
        "form": form or CardSetForm(games=_games()),
        "file_form": file_form or CardSetFileForm(games=_games()),
    }
    return private(render(request, "own_cards/sets.html", context, status=status))


def _catalogue(found: CardSet) -> LocalizedCatalogue:
    return localized_catalogue(found.game_id, language(), deck_records(found))


def _render_set(
    request: HttpRequest,
    found: CardSet,
    *,
    form: CardSetForm | None = None,
    error: StardeckError | None = None,
    is_shared: bool = False,
    status: int = 200,
) -> HttpResponse:
    in_view(request, found.game_id)
    catalogue = _catalogue(found)
    shown = show_own_cards(catalogue)
    context = {
        "set": found,
        "game": catalogue.game,
        "catalogue": catalogue,
        "own_cards": shown,
        "left_out": sorted({card["code"] for card in found.cards} - {each.short_code for each in shown}),
        "edit_set": None if is_shared else found,
        "form": form or CardSetForm(initial={"name": found.name, "visibility": found.visibility}),
        "error": error_sentence(error) if error else "",
        "types": [(choice.code, catalogue.words(choice.names)) for choice in catalogue.game.cards.types],
        "share_url": request.build_absolute_uri(f"/own-cards/shared/{found.token}"),
        "is_open": found.visibility != CardSet.Visibility.PRIVATE,
    }
    return private(render(request, "own_cards/set.html", context, status=status))


def _edit(request: HttpRequest, found: CardSet, kind: str, card: dict[str, Any] | None = None) -> HttpResponse:
    catalogue = localized_catalogue(found.game_id, language())
    options: dict[str, Any] = {"rules": catalogue.game, "kind": kind, "language": catalogue.language, "factions": catalogue.factions()}
    if request.method != "POST":
        return _render_card(request, found, catalogue, OwnCardForm(card=card, **options), card)
    if CHANGE in request.POST:
        form = OwnCardForm(typed=request.POST, card=card, **options)
        if refusals := form.refusals():
            form = OwnCardForm(request.POST, card=card, **options)
            for name, sentence in refusals.items():
                form.add_error(name, sentence)
        return _render_card(request, found, catalogue, form, card, status=400 if refusals else 200)
    form = OwnCardForm(request.POST, card=card, **options)
    status = 400
    if form.is_valid():
        try:
            spend(bucket="deck_write", key=client_key(request))
            checked = check_card(catalogue.game, form.card())
            replaces = card["code"] if card else ""
            services.card_put(card_set=found, card=checked, replaces=replaces, expected_version=_version(request))
            return redirect("card-set", pk=found.pk)
        except BadInput as error:
            form.place(error)
        except LostUpdate as error:
            _place(form, error)
            found, status = _own(request, found.pk), error.status
        except StardeckError as error:
            form.add_error(None, error_sentence(error))
            status = error.status
    return _render_card(request, found, catalogue, form, card, status=status)


def _render_card(
    request: HttpRequest,
    found: CardSet,
    catalogue: LocalizedCatalogue,
    form: OwnCardForm,
    card: dict[str, Any] | None,
    *,
    status: int = 200,
) -> HttpResponse:
    types = {choice.code: catalogue.words(choice.names) for choice in catalogue.game.cards.types}
    is_sent = request.method == "POST" and status != LostUpdate.status
    context = {
        "set": found,
        # A form that is shown again still says which version it was made from.
        "version": _version(request) if is_sent else found.version,
        "game": catalogue.game,
        "form": form,
        "card": card,
        "type_name": types[form.kind],
        "vocabulary": vocabulary_of(catalogue.game, form.kind, catalogue.language) if form.has_json else None,
    }
    return private(render(request, "own_cards/card.html", context, status=status))


def _file(found: CardSet) -> HttpResponse:
    response = HttpResponse(card_set_export(found), content_type="application/json")
    response["Content-Disposition"] = disposition(found)
    return private(response)
