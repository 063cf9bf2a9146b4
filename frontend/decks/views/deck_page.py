"""The shared page of a deck, with its forms: copy the deck, goldfish it.

Embedding, preview picture and QR code are in `deck_share`, history and comparisons in `deck_history`.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext, ngettext
from django.views.decorators.http import require_safe

from accounts.selectors import names_of
from cards.api.limits import client_key, spend
from cards.errors import NotFound, StardeckError
from decks.exchange.exporting import deck_code, deck_export, kinds
from decks.legality import decklist_of, kept_list_of
from decks.models import Deck
from decks.owners import owner_key
from decks.reactions import MAX_COMMENT, comments_of, likes_data, may_remove
from decks.selectors import deck_by_token, deck_copies, deck_source, revisions_of
from decks.services import deck_copy
from frontend.cards.catalogue import LocalizedCatalogue, deck_catalogue
from frontend.decks.decklist import ShownDeck, deck_context, group_verdicts, show_verdicts
from frontend.decks.rendered import list_key, shown_deck
from frontend.decks.sorting import sort_links, sorted_deck, sorts_of
from frontend.own_cards.shown import show_own_cards
from frontend.runs.forms import RunForm
from frontend.runs.lines import run_lines
from frontend.site.errors.error_text import error_sentence
from frontend.site.forms_only import forms_only
from frontend.site.markdown import comment_html, description_html
from frontend.site.requests import known_value
from frontend.site.responses import RefusedProblems, in_view, language, private, problems_of, refused
from frontend.site.theme import look_of
from games.contracts.decks import Decklist, NotPlayable
from games.registry import GAMES
from games.texts import TEXTS, in_language
from simulator.modes import CARDS, GOLDFISH
from simulator.requests.request import RunRequest, Side
from simulator.selectors.runs import runs_of_deck
from simulator.services.starting import run_start

COPIES_SHOWN = 10
RUNS_SHOWN = 10
COMMENTS_SHOWN = 100
FORMATS_SHOWN = 6  # with more formats, only the first and the legal ones are shown open
FORMATS_NAMED = 3


@require_safe
def deck_page(request: HttpRequest, token: str) -> HttpResponse:
    """Show the deck.  The parameter `on` is the day of the legality check; today by default."""
    deck = linked_deck(token, request)
    day_text = request.GET.get("on", "").strip()
    try:
        on = date.fromisoformat(day_text) if day_text else None
    except ValueError:
        return _render_page(request, deck, day_text=day_text, day_error=gettext("Write the day as YYYY-MM-DD."), status=400)
    return _render_page(request, deck, on=on, day_text=day_text)


@forms_only("deck-page")
def deck_take(request: HttpRequest, token: str) -> HttpResponse:
    """Copy a shared deck to the reader's decks."""
    original = linked_deck(token, request)
    spend(bucket="deck", key=client_key(request))
    deck = deck_copy(deck=original, owner_key=owner_key(request, create=True))
    return redirect("deck-edit", pk=deck.pk)


@forms_only("deck-page")
def deck_goldfish(request: HttpRequest, token: str) -> HttpResponse:
    """Queue a goldfish run and redirect to its page; form errors are shown at their fields."""
    deck = linked_deck(token, request)
    form = RunForm(request.POST, game=GAMES[deck.game_id], language=language(), may_be_draft=True)
    if not form.is_valid():
        return _render_page(request, deck, form=form, status=400)
    try:
        run_request = RunRequest(
            game=deck.game_id,
            sides=(Side(decklist_of(deck), deck),),
            games=form.cleaned_data["games"],
            mode=CARDS if request.POST.get("mode") == CARDS else GOLDFISH,
            seed=form.cleaned_data["seed"],
            options=form.options(),
            precision=form.precision(),
        )
        run, _ = run_start(run_request, owner_key=owner_key(request, create=True), client=client_key(request))
    except StardeckError as error:
        form.add_service_error(error, error_sentence(error))
        # The legality panel lists every problem.
        return refused(_render_page(request, deck, form=form, problems=problems_of(error), status=error.status), error)
    return redirect("run-page", pk=run.pk)


def linked_deck(token: str, request: HttpRequest | None = None) -> Deck:
    """The deck of a link: one that anyone may see or, with a request, the reader's own.  NotFound for all others, without a reason."""
    try:
        return deck_by_token(token=token, owner_key=owner_key(request) if request is not None else "")
    except NotFound:
        raise NotFound(
            gettext("This link does not lead to a deck. The deck may have been deleted or made private."), code="deck_not_found"
        ) from None


def share_url(request: HttpRequest, deck: Deck) -> str:
    return request.build_absolute_uri(reverse("deck-page", args=[deck.token]))


def _render_page(
    request: HttpRequest,
    deck: Deck,
    *,
    form: RunForm | None = None,
    problems: RefusedProblems | None = None,
    on: date | None = None,
    day_text: str = "",
    day_error: str = "",
    status: int = 200,
) -> HttpResponse:
    in_view(request, deck.game_id)
    catalogue = deck_catalogue(deck, language())
    decklist = kept_list_of(deck)
    sort = known_value(request, "sort", sorts_of(catalogue))
    shown = sorted_deck(catalogue, shown_deck(catalogue, decklist, deck.side), sort)
    key = owner_key(request)
    is_empty = form is None
    if is_empty and catalogue.game.goldfish is not None:
        form = RunForm(game=catalogue.game, language=language(), may_be_draft=not shown.legal_format)
    is_open = deck.visibility != Deck.Visibility.PRIVATE
    context = deck_context(catalogue, deck, shown) | {
        "is_owner": bool(deck.owner_key) and deck.owner_key == key,
        "form": form,
        "own_cards": show_own_cards(catalogue),
        "sorts": sort_links(catalogue, decklist, request.GET),
        "sort": sort,
        "list_key": list_key(catalogue, decklist, deck.side, on),
        # An empty form is the same for all decks of a game; a form with input is never kept.
        "form_key": f"{catalogue.game.slug}/{catalogue.language}" if is_empty else "",
        "form_seconds": None if is_empty else 0,
        "problems": problems,
        "most_games": settings.SIMULATION_MAX_GAMES,
        "description": description_html(deck.description) if deck.description else "",
        "verdicts": group_verdicts(show_verdicts(catalogue, decklist, on=on) if on else shown.verdicts, few=FORMATS_SHOWN),
        "on": on,
        "day_text": day_text,
        "day_error": day_error,
        "text": lambda: deck_export(deck=deck, kind="txt").decode(),
        "files": lambda: [(kind, reverse("api:shared-deck-export", args=[deck.token, kind.code])) for kind in kinds(catalogue.game)],
        "without_maybe": lambda: [kind for kind in kinds(catalogue.game) if not kind.holds_maybe] if shown.maybe else [],
        "code_url": request.build_absolute_uri(reverse("deck-code", args=[deck_code(deck)])),
        "openings": lambda: _opening_odds(catalogue, decklist.played),
        "openings_template": look_of(deck.game_id).template("runs/report/_openings.html"),
        "runs": run_lines(runs_of_deck(deck, owner_key=key)[:RUNS_SHOWN], catalogue) if key else [],
        "source": deck_source(deck=deck, owner_key=key),
        "copies": list(deck_copies(deck=deck, owner_key=key).only("token", "name")[:COPIES_SHOWN]),
        "revision_count": revisions_of(deck).count(),
        "by": names_of([deck.owner_key]).get(deck.owner_key, "") if deck.visibility == Deck.Visibility.PUBLIC else "",
        **likes_data(deck=deck, owner_key=key),
        **_comments(deck, key),
        "share_url": share_url(request, deck),
        "embed_code": embed_code(request, deck) if is_open else "",
        "picture_url": f"{request.build_absolute_uri(reverse('deck-preview', args=[deck.token]))}?v={deck.version}" if is_open else "",
        "summary": summary(catalogue, shown),
    }
    response = render(request, "decks/page/page.html", context, status=status)
    if deck.visibility != Deck.Visibility.PUBLIC:
        response["X-Robots-Tag"] = "noindex"
    return private(response)


def _comments(deck: Deck, key: str) -> dict[str, Any]:
    """The latest comments, oldest first: (comment, HTML, whether the reader may edit it, whether the reader may remove it)."""
    latest = list(comments_of(deck).reverse()[: COMMENTS_SHOWN + 1])
    shown = [
        (comment, comment_html(comment.text), bool(key) and comment.author.owner_key == key, may_remove(comment, key))
        for comment in reversed(latest[:COMMENTS_SHOWN])
    ]
    return {"comments": shown, "more_comments": len(latest) > COMMENTS_SHOWN, "most_comment": MAX_COMMENT}


def embed_code(request: HttpRequest, deck: Deck) -> str:
    """The HTML with which another site embeds the deck."""
    address = request.build_absolute_uri(reverse("deck-embed", args=[deck.token]))
    return f'<iframe src="{address}" title="Stardeck" width="100%" height="480" loading="lazy"></iframe>'


def summary(catalogue: LocalizedCatalogue, shown: ShownDeck) -> str:
    """The description of the link preview in chats."""
    parts = [catalogue.title, shown.side_name, *(leader.name for leader in shown.leaders), count_sentence(shown)]
    legal = [verdict.name for verdict in shown.verdicts if verdict.legal]
    parts += [gettext("legal: %(format)s") % {"format": name} for name in legal[:FORMATS_NAMED]]
    return " · ".join(part for part in parts if part)


def count_sentence(shown: ShownDeck) -> str:
    cards = ngettext("%(cards)s card", "%(cards)s cards", shown.card_count) % {"cards": shown.card_count}
    if not shown.set_count:
        return cards
    sets = ngettext("%(sets)s objective set", "%(sets)s objective sets", shown.set_count) % {"sets": shown.set_count}
    return f"{sets}{in_language(TEXTS['marks.comma'], language())}{cards}"


def _opening_odds(catalogue: LocalizedCatalogue, decklist: Decklist) -> list[dict[str, Any]]:
    """The exact opening odds under the default options; none for a list that cannot be played."""
    goldfish = catalogue.game.goldfish
    if goldfish is None:
        return []
    try:
        prepared = goldfish.prepare(decklist, catalogue.pool, {spec.name: spec.default for spec in goldfish.options})
    except NotPlayable:
        return []
    return [{"code": odds.code, "label": catalogue.words(odds.labels), "value": odds.value} for odds in prepared.openings()]
