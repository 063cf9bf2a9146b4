"""The HTML rows of the lists of cards and sets, cached for each language (`cards.render_cache`).

Sixty rows cost ten times as much as the rest of the page, and they change only with the data.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from django.template.loader import get_template
from django.utils.safestring import SafeString

from cards import selectors
from cards.models import Card, ObjectiveSet
from cards.models import Game as GameRow
from cards.render_cache import RenderCache
from frontend.site.context import html_lang
from frontend.site.theme import look_of
from games.contracts.game import Game

CARDS: RenderCache[SafeString] = RenderCache()
SETS: RenderCache[SafeString] = RenderCache()


def card_rows(
    codes: list[str], *, game: GameRow, rules: Game, view: str, language: str, prints: bool = False, adds: bool = False
) -> list[SafeString]:
    """A row for each card.

    view: "list", "table", "text" or "faces".
    prints: `codes` are codes of printings.
    adds: the row has a button that adds the card to a deck.
    """
    template = get_template(f"cards/rows/_{view}_row.html")
    context = _context(rules, language)
    shared = selectors.shared_names(game=game)

    def find(codes: Iterable[str]) -> dict[str, tuple[str, Card]]:
        return {code: (code, card) for code, card in selectors.cards_by_code(game=game, codes=codes).items()}

    def make(entry: tuple[str, Card]) -> SafeString:
        code, card = entry
        printed = next((printing for printing in card.printings.all() if printing.code == code), None) if prints else None
        sim = selectors.card_coverage(game=game, card=card) if rules.is_played else None
        return SafeString(
            template.render({**context, "card": card, "printed": printed, "sim": sim, "adds": adds, "is_shared": card.name in shared})
        )

    return CARDS.get_or_make(codes, game=game, find=find, make=make, form=(view, language, prints, adds))


def set_rows(codes: list[str], *, game: GameRow, rules: Game, language: str, adds: bool = False) -> list[SafeString]:
    """A row for each objective set.  adds: the row has a button that adds the set to a deck."""
    template = get_template("sets/_list_row.html")
    zone = next((zone.code for zone in rules.decks.zones if zone.holds == "objective_sets"), "")
    context = {**_context(rules, language), "adds": adds, "zone": zone}
    find = partial(selectors.objective_sets_by_code, game=game)

    def make(entry: ObjectiveSet) -> SafeString:
        return SafeString(template.render({**context, "set": entry}))

    return SETS.get_or_make(codes, game=game, find=find, make=make, form=(language, adds))


def _context(rules: Game, language: str) -> dict[str, Any]:
    look = look_of(rules.slug)
    return {"game": rules, "columns": look.columns, "shows_products": look.shows_products, "site": {"lang": html_lang(language)}}
