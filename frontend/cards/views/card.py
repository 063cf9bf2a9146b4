"""The page of a card."""

from __future__ import annotations

from datetime import date
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from cards import selectors
from cards.legality_status import FormatStatus, format_statuses
from cards.models import Card, Printing
from cards.models import Game as GameRow
from cards.render_cache import for_a_version
from decks.search import decks_with_cards
from decks.search.paging import Cursor
from frontend.cards.facts import back_of, fact_rows, relations
from frontend.cards.views.game import game_of
from frontend.decks.adding import decks_to_add
from frontend.site.requests import PageRequest
from frontend.site.theme import look_of
from games.contracts.game import Game
from games.registry import GAMES

DECKS_SHOWN = 5


CARDS_KEPT = 400  # in each process, some 50 kB each


@require_safe
def card(request: PageRequest, slug: str, code: str) -> HttpResponse:
    row, rules = game_of(slug)
    language, today = get_language() or "en", date.today()
    facts = card_facts(slug, row.data_version, code, language, today)
    context = {
        **facts,
        # Templates keep by this key what shows nothing but `facts`.
        "card_key": f"{slug} {row.data_version} {language} {today} {code}",
        **deck_facts(facts["printings"], rules),
        **decks_to_add(request, slug, facts["card"].side or ""),
    }
    return render(request, "cards/page/card.html", context)


@for_a_version(most=CARDS_KEPT)
def card_facts(slug: str, version: str, code: str, language: str, today: date) -> dict[str, Any]:
    """The context of the parts of the page that are the same for every reader of a language, until new data is loaded or the day ends.

    Cached, so do not modify it or its rows.
    """
    row, rules = GameRow(slug=slug, data_version=version), GAMES[slug]
    shown_card = selectors.card_get(game=row, code=code)
    printings = list(shown_card.printings.all())
    printing = next((printing for printing in printings if printing.code == code), printings[0])
    before, after = selectors.printing_neighbours(game=row, printing=printing, card=shown_card)
    hidden = {*look_of(slug).shown_elsewhere, "has_text", "back"}
    return {
        "game": rules,
        "card": shown_card,
        "here": printing,
        "printings": printings,
        "set": selectors.objective_set_get(game=row, code=printing.objective_set.code) if printing.objective_set else None,
        "before": before,
        "after": after,
        "rows": [fact for fact in fact_rows(shown_card.facts, game=rules, language=language) if fact.name not in hidden],
        "back": back_of(shown_card),
        "related": related_cards(shown_card, row, rules, language),
        "rulings": selectors.card_rulings(card=shown_card),
        "standings": by_state(format_statuses(card=shown_card, rules=rules, on=today)),
        "coverage": selectors.card_coverage(game=row, card=shown_card),
    }


def related_cards(card: Card, game: GameRow, rules: Game, language: str) -> list[tuple[str, list[Card | str]]]:
    """(label, cards) for each relation of the card; a title that is no single card stands in place of a card."""
    rows = relations(card.facts, game=rules, language=language)
    known = selectors.card_links(game=game, codes=[code for _, codes in rows for code in codes]) if rows else {}
    return [(label, [known.get(code, code) for code in codes]) for label, codes in rows]


STATES = ("banned", "restricted", "limited", "outside", "legal")  # the most important first


def by_state(statuses: list[FormatStatus]) -> list[tuple[str, list[FormatStatus]]]:
    groups: dict[str, list[FormatStatus]] = {state: [] for state in STATES}
    for status in statuses:
        groups[status.state].append(status)
    return [(state, status) for state, status in groups.items() if status]


def deck_facts(printings: list[Printing], rules: Game) -> dict[str, Any]:
    """The public decks that contain the card or its objective set."""
    codes = {"objective_sets": [row.objective_set.code for row in printings if row.objective_set]}
    own = [row.code for row in printings]
    holding = [(zone.code, code) for zone in rules.decks.zones for code in codes.get(zone.holds, own)]
    decks = decks_with_cards(game=rules.slug, holding=holding)
    page = decks.page(Cursor(), DECKS_SHOWN)
    return {"public_decks": page.decks, "deck_count": decks.count()}  # in this order, as the page may have counted them
