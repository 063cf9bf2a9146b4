"""Finding public decks: the grammar of the card search, with fields of decks, and `[[card query]]>=6` for the cards that they hold.

    by:alice  valid:constructed  [[t:unit cost<=2]]>=10  -[[!"A card"]]  updated>=2026-01  likes>=3  faction:…  size>=60  order:likes

What is not understood comes back as a warning with its place.
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
from decks.search.reader import ORDERS, DeckWarning, Reader
from games.registry import GAMES

__all__ = ["ORDERS", "Found", "deck_search"]

DOWN = ("updated", "created", "likes")  # what one wants to see the most of first


@dataclass(slots=True)
class Found:
    """The decks in the order asked for, each with `like_count`; the query as it was understood, in one form and in words; what was not."""

    decks: DeckQuerySet
    order: str
    warnings: list[DeckWarning] = field(default_factory=list)
    normalized: str = ""
    explain: str = ""

    def query_data(self) -> dict[str, Any]:
        warnings = [warning.as_data() for warning in self.warnings]
        return {"normalized": self.normalized, "explain": self.explain, "warnings": warnings, "order": self.order}


def deck_search(*, q: str = "", game: str = "", order: str = "") -> Found:
    """The public decks that `q` finds, of `game` (a slug) if one is named.  BadInput over a limit and where nothing can be understood.

    order: "likes" (the most first), "name", "-name", ...; empty for that of the query, else the last changed first.
    """
    if game and game not in GAMES:
        raise BadInput(gettext("There is no such game here."), errors=[{"field": "game", "code": "unknown_game"}], code="unknown_game")
    likes = Like.objects.filter(deck=OuterRef("pk")).order_by().values("deck").annotate(total=Count("pk")).values("total")
    base = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC).annotate(
        like_count=Coalesce(Subquery(likes, output_field=IntegerField()), Value(0))
    )
    if game:
        base = base.filter(game=game)
    reader = Reader(q, game)
    condition = reader.q(reader.node, base)
    reader.warnings.sort(key=lambda warning: warning.start)
    if condition is None and reader.node is not None and reader.warnings and not reader.display:
        said = [warning.as_data() for warning in reader.warnings]
        raise BadInput(reader.warnings[0].message, code="nothing_to_find", warnings=said)
    decks = base.alias(**reader.aliases)
    if condition is not None:
        decks = decks.filter(condition)
    name = (order or reader.display.get("order", "")).removeprefix("-") or "updated"
    if name not in ORDERS:
        message = gettext("This must be one of: %(codes)s.") % {"codes": ", ".join(ORDERS)}
        raise bad_field("order", "invalid_choice", message)
    asked = "desc" if order.startswith("-") else "" if order else reader.display.get("dir", "")
    downward = asked == "desc" or (not asked and name in DOWN)
    column = F(ORDERS[name])
    decks = decks.order_by(column.desc() if downward else column.asc(), "-updated", "pk")
    return Found(decks, name, reader.warnings, reader.normalized(), reader.explain())
