"""Search for public decks: the grammar of the card search with deck fields, and `[[card query]]>=6` for the cards in a deck.

    by:alice  valid:constructed  [[t:unit cost<=2]]>=10  -[[!"A card"]]  updated>=2026-01  likes>=3  faction:…  size>=60  order:likes

A part of the query that is not understood is left out and reported as a warning with its position.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from django.db.models import Count, F, IntegerField, OuterRef, Subquery, Value
from django.db.models.functions import Coalesce
from django.utils.translation import gettext

from cards.errors import BadInput
from cards.safe_text import bad_field
from decks.models import Deck, DeckQuerySet, Like
from decks.search.compiler import ORDERS, QueryCompiler
from decks.search.warnings import DeckWarning
from games.registry import GAMES

__all__ = ["ORDERS", "DeckSearch", "deck_search"]

DESCENDING = ("updated", "created", "likes")  # orders that sort descending by default


@dataclass(slots=True)
class DeckSearch:
    """The result of a deck search."""

    decks: DeckQuerySet  # in the requested order, annotated with `like_count`
    order: str
    warnings: list[DeckWarning] = field(default_factory=list)  # the parts that were not understood
    normalized: str = ""  # the query as understood, in canonical form
    explain: str = ""  # the query as understood, as a sentence

    def query_data(self) -> dict[str, Any]:
        warnings = [warning.as_data() for warning in self.warnings]
        return {"normalized": self.normalized, "explain": self.explain, "warnings": warnings, "order": self.order}


def deck_search(*, q: str = "", game: str = "", order: str = "") -> DeckSearch:
    """The public decks that match `q`.  Raise BadInput for a query that is over a limit or not understood at all.

    game: the slug of a game, or "" for all games.
    order: "likes" (descending), "name", "-name", ...; by default the query's order, else the most recently changed decks first.
    """
    if game and game not in GAMES:
        raise BadInput(gettext("There is no such game here."), errors=[{"field": "game", "code": "unknown_game"}], code="unknown_game")
    likes = Like.objects.filter(deck=OuterRef("pk")).order_by().values("deck").annotate(total=Count("pk")).values("total")
    base = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC).annotate(
        like_count=Coalesce(Subquery(likes, output_field=IntegerField()), Value(0))
    )
    if game:
        base = base.filter(game=game)
    compiler = QueryCompiler(q, game)
    condition = compiler.q(compiler.node, base)
    compiler.warnings.sort(key=lambda warning: warning.start)
    if condition is None and compiler.node is not None and compiler.warnings and not compiler.display:
        warnings = [warning.as_data() for warning in compiler.warnings]
        raise BadInput(compiler.warnings[0].message, code="nothing_to_find", warnings=warnings)
    decks = base.alias(**compiler.aliases)
    if condition is not None:
        decks = decks.filter(condition)
    name = (order or compiler.display.get("order", "")).removeprefix("-") or "updated"
    if name not in ORDERS:
        message = gettext("This must be one of: %(codes)s.") % {"codes": ", ".join(ORDERS)}
        raise bad_field("order", "invalid_choice", message)
    direction = "desc" if order.startswith("-") else "" if order else compiler.display.get("dir", "")
    is_descending = direction == "desc" or (not direction and name in DESCENDING)
    column = F(ORDERS[name])
    decks = decks.order_by(column.desc() if is_descending else column.asc(), "-updated", "pk")
    return DeckSearch(decks, name, compiler.warnings, compiler.normalized(), compiler.explain())
