"""The rows of the lists of cards and sets, made once for each language and kept by the process (`cards.kept`).

Sixty rows cost ten times as much as the rest of the page, and only other data changes them.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from django.template.loader import get_template
from django.utils.safestring import SafeString

from cards import selectors
from cards.kept import Kept
from cards.models import Game as GameRow
from frontend.context import html_lang
from frontend.looks import look_of
from games.contracts import Game

CARDS: Kept[SafeString] = Kept()
SETS: Kept[SafeString] = Kept()


def card_rows(codes: list[str], *, game: GameRow, rules: Game, view: str, language: str) -> list[SafeString]:
    """A row of the view "list", "table" or "faces" for each card."""
    template = get_template(f"cards/_{view}_row.html")
    context = _context(rules, language)
    find = partial(selectors.cards_by_code, game=game)
    return CARDS.of(codes, game=game, find=find, make=lambda card: template.render({**context, "card": card}), form=(view, language))


def set_rows(codes: list[str], *, game: GameRow, rules: Game, language: str) -> list[SafeString]:
    template = get_template("sets/_list_row.html")
    context = _context(rules, language)
    find = partial(selectors.objective_sets_by_code, game=game)
    return SETS.of(codes, game=game, find=find, make=lambda found: template.render({**context, "set": found}), form=language)


def _context(rules: Game, language: str) -> dict[str, Any]:
    return {"game": rules, "columns": look_of(rules.slug).columns, "site": {"lang": html_lang(language)}}
