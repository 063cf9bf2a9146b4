"""Import of a list from pasted text or a file, in two steps: a preview of what was read, then the deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext

from cards.api.limits import SEARCH_COST, client_key, spend
from cards.errors import StardeckError
from cards.texts.safe_text import field_error
from decks.exchange import importing
from decks.models import Deck
from decks.own_cards.selectors import own_cards_of
from decks.owners import owner_key
from decks.services import deck_create
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.decks.decklist import deck_context, show_deck
from frontend.decks.forms import ImportForm
from frontend.decks.uncertain_lines import Finding, find_for_line, slots_with_choices, uncertain_lines, with_likeliest_cards
from frontend.decks.views.deck_list import default_name, game_choices, render_list
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import in_view, language, private, refused
from games.contracts.decks import Decklist
from games.registry import GAMES

IN_THE_TEXT = ("text", "slots", "side", "description")  # fields of services whose values come from the pasted text or the file


@forms_only("deck-list")
def deck_import(request: HttpRequest) -> HttpResponse:
    """Show what was read from a list, or create the deck once the reader has seen that (`seen`).

    Without a game, the game is detected.  switch: read the list for this game instead.  search: the line to search a card for.
    take: choose the likeliest card for each guessed line.
    """
    posted = request.POST.copy()
    if (switch := posted.get("switch", "")) in GAMES:
        posted["game"] = switch
    form = ImportForm(posted, request.FILES, readers=game_choices())
    if not form.is_valid():
        return render_list(request, form=form, status=400)
    file = form.cleaned_data["file"]
    source = "text" if file is None else "file"
    parsed: importing.Parsed | None = None
    name = form.cleaned_data["name"]
    try:
        spend(bucket="deck_check", key=client_key(request))
        game = form.cleaned_data["game"] or None
        text = form.cleaned_data["text"]
        if file is not None:
            text = importing.file_text(game=game, data=file.read(importing.MAX_FILE + 1))
            posted["text"] = form.cleaned_data["text"] or text
        if not text.strip():
            raise field_error("text", "blank", gettext("Paste a list or choose a file."))
        parsed = importing.list_read(game=game, text=text, owner_key=owner_key(request))
        name = name or parsed.name or importing.name_of_file(file.name or "" if file else "")
        if "seen" not in posted or switch:
            return _render_preview(request, parsed, posted, text, name)
        return _create(request, parsed, posted, name)
    except StardeckError as error:
        other = str((error.extra.get("other_game") or {}).get("game", ""))
        if parsed is None:
            place(form, error, at=dict.fromkeys(IN_THE_TEXT, source))
            return refused(render_list(request, form=form, other_game=other, status=error.status), error)
        place(form, error)
        return refused(_render_preview(request, parsed, posted, text, name, form=form, status=error.status), error)


def _create(request: HttpRequest, parsed: importing.Parsed, posted: QueryDict, name: str) -> HttpResponse:
    catalogue = _catalogue(request, parsed.game)
    slots = [slot for slot in slots_with_choices(catalogue, parsed, _fields(posted)) if slot.quantity]
    spend(bucket="deck", key=client_key(request))
    owner = owner_key(request, create=True)
    deck = deck_create(
        owner_key=owner,
        game=parsed.game,
        name=name or default_name(catalogue.game, parsed.side or "", owner),
        side=parsed.side,
        description=parsed.description,
        slots=slots,
    )
    return redirect("deck-edit", pk=deck.pk)


def _catalogue(request: HttpRequest, game: str) -> LocalizedCatalogue:
    """With the reader's own cards, which a list may name."""
    return localized_catalogue(game, language(), own_cards_of(game=game, owner_key=owner_key(request)))


def _fields(posted: QueryDict) -> dict[str, str]:
    return {name: str(posted[name]) for name in posted}


def _render_preview(
    request: HttpRequest,
    parsed: importing.Parsed,
    posted: QueryDict,
    text: str,
    name: str,
    *,
    form: ImportForm | None = None,
    status: int = 200,
) -> HttpResponse:
    """The page of what was read, with the choices made so far.  A card that is searched for a line costs as much as a search."""
    in_view(request, parsed.game)
    catalogue = _catalogue(request, parsed.game)
    fields = {} if posted.get("switch") else _fields(posted)
    if "take" in fields:
        fields = with_likeliest_cards(parsed, fields)
    finding = _finding(request, catalogue, fields)
    context: dict[str, Any] = {
        "text": text,
        "parsed": parsed,
        "form": form or ImportForm(initial={"name": name}, readers=game_choices()),
        "guessed": uncertain_lines(catalogue, parsed.guessed, fields, finding),
        "unread": uncertain_lines(catalogue, parsed.unread, fields, finding),
        "other_game": GAMES[parsed.other_game.game] if parsed.other_game else None,
        **_understood(catalogue, parsed, fields, name),
    }
    return private(render(request, "decks/lists/import.html", context, status=status))


def _finding(request: HttpRequest, catalogue: LocalizedCatalogue, fields: Mapping[str, str]) -> Finding | None:
    """The result of the search for one line, if the form was sent by its search button, or by the Enter key in a search box."""
    line = fields.get("search", "")
    if "enter" in fields:
        open_searches = (name[5:] for name, text in fields.items() if name.startswith("find-") and text.strip())
        line = next((each for each in open_searches if not fields.get(f"line-{each}")), "")
    if not (line.isascii() and line.isdecimal() and len(line) < 6):
        return None
    spend(bucket="search", key=client_key(request), cost=SEARCH_COST)
    return find_for_line(catalogue, int(line), fields.get(f"find-{line}", ""))


def _understood(catalogue: LocalizedCatalogue, parsed: importing.Parsed, fields: Mapping[str, str], name: str) -> dict[str, Any]:
    """The context of the deck as it would be saved now."""
    try:
        slots = slots_with_choices(catalogue, parsed, fields)
    except StardeckError:  # a wrong number of copies; the form shows the error
        slots = list(parsed.slots)
    decklist = Decklist(tuple(slot for slot in slots if slot.quantity), parsed.side)
    deck = Deck(game_id=parsed.game, name=name, side=parsed.side or "")  # for the templates; never saved
    shown = show_deck(catalogue, decklist, side=deck.side, with_verdicts=False)
    copies = sum(slot.quantity for slot in decklist.slots)
    return deck_context(catalogue, deck, shown) | {"copies": copies, "names": len(decklist.slots)}
