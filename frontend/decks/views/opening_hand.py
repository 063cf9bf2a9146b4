"""Test hands, dealt from a seed, and exact draw odds.  Both are plain GET pages: the URL determines everything they show."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from django.http import Http404, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from cards.errors import BadInput
from decks.legality import decklist_of, listed, problem_data
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import deck_by_token
from frontend.cards.catalogue import LocalizedCatalogue, deck_catalogue
from frontend.cards.shown import ShownCard, unknown_card
from frontend.decks.decklist import deck_context
from frontend.decks.forms import OddsForm
from frontend.site.errors.form_errors import form_errors_of
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, digits_of, known_value
from frontend.site.responses import RefusedProblems, in_view, language, private
from games.contracts.decks import DrawPile, NotPlayable, Opening
from games.decks.odds import Group, by_turn
from games.registry import GAMES
from simulator.requests.request import RunRequest, Side
from simulator.tables.services import table_start

MAX_SEED = 2**32 - 1
MAX_ANSWERS = 40


@require_safe
def deck_hand(request: PageRequest, token: str) -> HttpResponse:
    """Show the opening hand for `seed` after the choices `answers` ("0-2").

    Without a seed, redirect to a random one.  The editor shows the hand below the deck.
    """
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    in_view(request, deck.game_id)
    catalogue = deck_catalogue(deck, language())
    if not request.GET.get("seed"):
        return redirect(f"{reverse('deck-hand', args=[token])}?seed={secrets.randbelow(MAX_SEED + 1)}")
    seed, answers = _parse_number(request.GET["seed"], MAX_SEED), _parse_answers(request.GET.get("answers", ""))
    context: dict[str, Any] = deck_context(catalogue, deck) | {
        "seed": seed,
        "answers": "-".join(map(str, answers)),
        "plays_hands": _plays_hands(deck.game_id),
    }
    try:
        opening = catalogue.game.decks.deal_opening(decklist_of(deck), catalogue.pool, seed=seed, answers=answers)
        context |= _hand_context(catalogue, opening, answers)
    except NotPlayable as error:
        shown = [
            problem_data(problem, game=deck.game_id, language=catalogue.language, pool=catalogue.pool) for problem in listed(error.problems)
        ]
        context["problems"] = RefusedProblems(shown, len(error.problems) - len(shown))
    except ValueError:
        raise BadInput(gettext("This hand does not offer that choice. Deal a new hand.")) from None
    beside = bool(request.htmx) and (request.htmx.current_url or "").partition("?")[0].endswith(reverse("deck-edit", args=[deck.pk]))
    return private(render(request, "decks/opening/hand.html", context | {"is_owner": _is_owner(request, deck), "beside": beside}))


@forms_only("deck-hand")
def deck_hand_table(request: PageRequest, token: str) -> HttpResponse:
    """Play the hand of the form, after its choices, at a table."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    in_view(request, deck.game_id)
    seed, answers = _parse_number(request.POST.get("seed", ""), MAX_SEED), _parse_answers(request.POST.get("answers", ""))
    if not _plays_hands(deck.game_id):
        raise Http404
    asked = RunRequest(game=deck.game_id, sides=(Side(decklist_of(deck), deck),), games=1, seed=seed)
    table = table_start(asked, owner_key=owner_key(request, create=True), client=client_key(request), opening=answers)
    return redirect("table", pk=table.pk)


def _plays_hands(slug: str) -> bool:
    """Whether a table of this game begins with the test hand of its seed."""
    goldfish = GAMES[slug].goldfish
    return goldfish is not None and goldfish.plays_test_hands


def _hand_context(catalogue: LocalizedCatalogue, opening: Opening, answers: list[int]) -> dict[str, Any]:
    areas = [
        {
            "name": catalogue.words(names),
            "count": len(codes),
            "cards": _group_copies(catalogue, codes),
            "facedown": number in opening.facedown,
        }
        for number, (names, codes) in enumerate(opening.areas)
    ]
    context: dict[str, Any] = {"areas": areas, "clause": opening.clause}
    if opening.question is not None:
        question, options = opening.question
        chosen = [(catalogue.words(option), "-".join(map(str, [*answers, number]))) for number, option in enumerate(options)]
        context |= {"question": catalogue.words(question), "options": chosen}
    if answers:
        context["back"] = "-".join(map(str, answers[:-1]))
    return context


def _group_copies(catalogue: LocalizedCatalogue, codes: Sequence[str]) -> list[ShownCard]:
    """The cards in order; adjacent copies of a card are shown once, with their number."""
    shown = []
    for code, same in groupby(codes):
        copies = len(list(same))
        shown.append(catalogue.card_by_code(code, quantity=copies) or unknown_card(code, copies))
    return shown


@require_safe
def deck_odds(request: PageRequest, token: str) -> HttpResponse:
    """Show the odds of drawing at least `ka` of the cards `a` by each turn, and at least `kb` of the cards `b`."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    in_view(request, deck.game_id)
    catalogue = deck_catalogue(deck, language())
    context: dict[str, Any] = deck_context(catalogue, deck) | {"is_owner": _is_owner(request, deck)}
    try:
        piles = [pile for pile in catalogue.game.decks.draw_piles(decklist_of(deck), catalogue.pool) if pile.cards]
    except NotPlayable:
        piles = []
    if piles:
        chosen = known_value(request, "pile", [pile.code for pile in piles])
        pile = next((pile for pile in piles if pile.code == chosen), piles[0])
        form = OddsForm({"ka": "1", "kb": "1", **{name: value for name, value in request.GET.items() if value}})
        if not form.is_valid() and request.htmx:  # the page keeps its content and shows the error
            raise BadInput(" ".join(fault.labelled for fault in form_errors_of(form)))
        context |= {"piles": [(one.code, catalogue.words(one.names)) for one in piles], "pile": pile, "form": form}
        context |= _odds_context(catalogue, pile, request.GET, [form.cleaned_data.get(name) for name in ("ka", "kb")])
        return private(render(request, "decks/opening/odds.html", context, status=200 if form.is_valid() else 400))
    return private(render(request, "decks/opening/odds.html", context))


def _odds_context(catalogue: LocalizedCatalogue, pile: DrawPile, query: QueryDict, wanted: list[int | None]) -> dict[str, Any]:
    """The submitted form and its odds.  wanted: the number for A and for B; None for an invalid one."""
    copies: dict[str, int] = {}
    for code, quantity in pile.cards:
        copies[code] = copies.get(code, 0) + quantity
    first = [code for code in dict.fromkeys(query.getlist("a")) if code in copies]
    second = [code for code in dict.fromkeys(query.getlist("b")) if code in copies and code not in first]
    chosen = [(codes, k) for codes, k in zip((first, second), wanted, strict=True) if codes and k is not None]
    cards = {code: catalogue.card_by_code(code) for code in copies}
    rows = [
        {
            "code": code,
            "card": cards[code],
            "name": card.name if (card := cards[code]) else code,
            "distinct_name": catalogue.distinct_name(card) if card else code,
            "quantity": quantity,
            "a": code in first,
            "b": code in second,
        }
        for code, quantity in copies.items()
    ]
    context: dict[str, Any] = {
        "rows": sorted(rows, key=lambda row: (row["card"].type, catalogue.name_key(row["card"])) if row["card"] else ("", (row["name"],))),
        "size": sum(copies.values()),
        "note": catalogue.words(pile.note) if pile.note else "",
    }
    if chosen and None not in wanted:
        groups = [Group(sum(copies[code] for code in codes), k) for codes, k in chosen]
        turns = by_turn(groups, pile)
        names = [gettext("at least %(wanted)s of %(copies)s") % {"wanted": one.wanted, "copies": one.copies} for one in groups]
        series = [(name, [{"turn": turn.number, "mean": 100 * turn.each[place]} for turn in turns]) for place, name in enumerate(names)]
        if len(chosen) > 1:
            series.append((gettext("both"), [{"turn": turn.number, "mean": 100 * turn.together} for turn in turns]))
        context |= {"turns": turns, "names": names, "series": series}
    return context


def _parse_number(text: str, most: int) -> int:
    if (number := digits_of(text)) is None or number > most:
        raise BadInput(gettext("“%(text)s” is not a whole number from 0 to %(most)s.") % {"text": text[:40], "most": most})
    return number


def _parse_answers(text: str) -> list[int]:
    words = text.split("-") if text else []
    if len(words) > MAX_ANSWERS:
        raise BadInput(gettext("Too many choices for one hand."))
    return [_parse_number(word, 99) for word in words]


def _is_owner(request: PageRequest, deck: Deck) -> bool:
    return bool(deck.owner_key) and deck.owner_key == owner_key(request)
