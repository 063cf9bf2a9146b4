"""The check of many lists at once: results as a page, a table and deck sheets.

Files become part of the text, so the page that shows results or errors holds everything that was sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.api.limits import client_key, spend
from cards.errors import StardeckError
from cards.texts.safe_text import field_error
from decks.checking.entries import MAX_ENTRIES, MAX_PLAYER, entries_of, joined
from decks.checking.table import remarks, results_table
from decks.checking.verdicts import CheckedList, check_entries
from decks.exchange.importing import MAX_FILE, file_text, name_of_file
from decks.exchange.pdf import MOST_LINES, NoSheet, SheetOf, sheets
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.decks.decklist import ShownVerdict, count_slots, shown_verdicts
from frontend.decks.forms import CheckForm
from frontend.decks.uncertain_lines import uncertain_lines
from frontend.site.errors.form_errors import place
from frontend.site.responses import language, private, refused
from frontend.site.theme import look_of
from games.contracts.decks import UnreadLine
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import in_language


@dataclass(frozen=True, slots=True)
class ShownList:
    """A checked list for display.

    count, shown: the template of the counts of its game, and its context.
    guessed: (line, the card that it was read as: its name and what tells it apart).
    """

    checked: CheckedList
    game: Game | None = None
    side_name: str = ""
    verdict: ShownVerdict | None = None
    count: Sequence[str] = ()
    shown: dict[str, Any] | None = None
    guessed: tuple[tuple[UnreadLine, str], ...] = ()

    @property
    def has_remarks(self) -> bool:
        one = self.checked
        return bool(one.refusal or one.unread or self.guessed or (self.verdict and self.verdict.problems))


@require_http_methods(["GET", "HEAD", "POST"])
def list_check(request: HttpRequest) -> HttpResponse:
    """The form and, after a POST, the results.  as: "csv" or "pdf" for a download instead of the page."""
    if request.method != "POST":
        return _render(request, CheckForm(formats=_formats()))
    posted = request.POST.copy()
    form = CheckForm(posted, request.FILES, formats=_formats())
    try:
        _take_files(request, posted)
        form = CheckForm(posted, request.FILES, formats=_formats())
        if not form.is_valid():
            return _render(request, form, status=400)
        entries = entries_of(form.cleaned_data["text"], host=request.get_host())
        spend(bucket="deck_check", key=client_key(request), cost=len(entries))
        game, _, format = form.cleaned_data["format"].partition(":")
        checked = check_entries(entries, game=game or None, format=format or None, on=form.cleaned_data["on"], owner_key=owner_key(request))
        match posted.get("as"):
            case "csv":
                return _download(results_table(checked, language=language()), "text/csv; charset=utf-8", "lists.csv")
            case "pdf":
                return _download(_sheets(checked, posted.get("paper", "a4")), "application/pdf", "lists.pdf")
    except StardeckError as error:
        form.is_valid()
        place(form, error, at={"file": "uploads", "paper": ""})
        return refused(_render(request, form, status=error.status), error)
    return _render(request, form, results=_shown(checked))


def _take_files(request: HttpRequest, posted: QueryDict) -> None:
    """Append the files to the text of the form.  BadInput names the first file that is no text."""
    files = request.FILES.getlist("uploads")
    if len(files) > MAX_ENTRIES:
        raise field_error("file", "max_length", gettext("At most %(most)s files at a time.") % {"most": MAX_ENTRIES})
    texts = []
    for file in files:
        name = name_of_file(file.name or "")
        try:
            texts.append((name[:MAX_PLAYER], file_text(game=None, data=file.read(MAX_FILE + 1))))
        except StardeckError as error:
            sentence = gettext("%(file)s: %(sentence)s") % {"file": name, "sentence": error.errors[0]["message"]}
            raise field_error("file", "unreadable_file", sentence) from None
    posted["text"] = joined(posted.get("text", ""), texts)


def _sheets(checked: Sequence[CheckedList], paper: str) -> bytes:
    """The deck sheets of the lists that were read."""
    unnamed = gettext("List %(number)s")
    decks = [
        SheetOf(
            GAMES[one.game],
            one.decklist,
            one.name or unnamed % {"number": one.number},
            one.player,
            one.own,
            *remarks(one, language(), MOST_LINES),
        )
        for one in checked
        if one.game
    ]
    unread = [NoSheet(one.player or unnamed % {"number": one.number}, one.refusal) for one in checked if not one.game]
    if not decks:
        raise field_error("text", "nothing_read", gettext("None of these lists could be read, so there is no sheet to print."))
    return sheets(decks, paper=paper, language=language(), unread=unread)


def _download(content: str | bytes, media_type: str, name: str) -> HttpResponse:
    response = HttpResponse(content, content_type=media_type)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return private(response)


def _formats() -> list[tuple[str, list[tuple[str, str]]]]:
    return [
        (
            in_language(game.names, language()),
            [(f"{slug}:{format.code}", in_language(format.names, language())) for format in game.decks.formats],
        )
        for slug, game in GAMES.items()
    ]


def _shown(checked: Sequence[CheckedList]) -> list[ShownList]:
    """The lists for display.  Each catalogue is opened once."""
    catalogues = {slug: localized_catalogue(slug, language()) for slug in {one.game for one in checked if one.game}}
    return [_one(catalogues[one.game], one) if one.game else ShownList(one) for one in checked]


def _one(catalogue: LocalizedCatalogue, one: CheckedList) -> ShownList:
    if one.own:
        catalogue = catalogue.with_own(one.own)
    guessed = [line for line in one.guessed if line.suggestions]
    return ShownList(
        checked=one,
        game=catalogue.game,
        side_name=catalogue.sides.get(one.decklist.side or "", ""),
        verdict=shown_verdicts(catalogue, [one.verdict], {})[0] if one.verdict else None,
        count=look_of(catalogue.game.slug).template("decks/lists/_count.html"),
        shown=count_slots(catalogue, [catalogue.slot(slot) for slot in one.decklist.slots]),
        guessed=tuple((line, shown.choices[0][1]) for line, shown in zip(guessed, uncertain_lines(catalogue, guessed, {}), strict=True)),
    )


def _render(request: HttpRequest, form: CheckForm, *, results: Sequence[ShownList] = (), status: int = 200) -> HttpResponse:
    context = {
        "form": form,
        "results": results,
        "legal": sum(each.checked.is_legal for each in results),
        "most": MAX_ENTRIES,
    }
    return private(render(request, "decks/lists/check.html", context, status=status))
