"""Search for public decks: the grammar of the card search with deck fields, and `[[card query]]>=6` for the cards in a deck.

    by:alice  valid:constructed  [[t:unit cost<=2]]>=10  -[[!"A card"]]  updated>=2026-01  likes>=3  is:owned  missing<=5  order:likes

A part of the query that is not understood is left out and reported as a warning with its position.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from django.utils.translation import gettext

from cards.errors import BadInput
from cards.texts.safe_text import bad_field
from decks.models import Deck, DeckQuerySet
from decks.search.compiler import QueryCompiler
from decks.search.holding import held
from decks.search.paging import ORDERS, Cursor, Order, order_of
from decks.search.plan import DeckPage, Plan
from decks.search.search_context import DeckRequester
from decks.search.warnings import DeckWarning
from decks.search.weights import Codes, Weights
from games.registry import GAMES

__all__ = ["ORDERS", "DeckSearch", "deck_search", "decks_with_cards"]


@dataclass(slots=True)
class DeckSearch:
    """The result of a deck search."""

    plan: Plan  # reads the pages of the decks found
    warnings: list[DeckWarning] = field(default_factory=list)  # the parts that were not understood
    normalized: str = ""  # the query as understood, in canonical form
    explain: str = ""  # the query as understood, as a sentence

    @property
    def order(self) -> str:
        return self.plan.order.name

    @property
    def decks(self) -> DeckQuerySet:
        """All decks found, in the requested order, however long it takes to find them."""
        return self.plan.found.order_by(*self.plan.order.names)

    def page(self, cursor: Cursor, size: int) -> DeckPage:
        """The page at the cursor, without the slots of its decks.  A page that ends early adds a warning."""
        return self._with_warning(self.plan.page(cursor, size))

    def numbered_page(self, number: int, size: int) -> DeckPage | None:
        """The page with this number, from 1; None if it does not exist or is too far back (`Plan.numbered_page`)."""
        page = self.plan.numbered_page(number, size)
        return None if page is None else self._with_warning(page)

    def _with_warning(self, page: DeckPage) -> DeckPage:
        if page.is_cut:
            message = gettext("Only %(most)s decks were searched for this page; the next page continues with the others.")
            most = f"{self.plan.most_checked:,}"
            self.warnings.append(DeckWarning("searched_some", "", 0, 0, message % {"most": most}))
        return page

    def query_data(self) -> dict[str, Any]:
        warnings = [warning.as_data() for warning in self.warnings]
        return {"normalized": self.normalized, "explain": self.explain, "warnings": warnings, "order": self.order}


def deck_search(
    *, q: str = "", game: str = "", order: str = "", is_owned: bool = False, requester: DeckRequester | None = None
) -> DeckSearch:
    """The public decks that match `q`.  Raise BadInput for a query that is over a limit or not understood at all.

    game: the slug of a game, or "" for all games.
    order: "likes" (descending), "name", "-name", ...; by default the query's order, else the most recently changed decks first.
    is_owned: find only decks of which the user owns every copy.  BadInput "no_collection" for a user who owns nothing.
    requester: the user, whose collection and decks the query may refer to.  If `requester.is_private_result` is set afterwards, only this
        user may see the result.
    """
    if game and game not in GAMES:
        raise BadInput(gettext("There is no such game here."), errors=[{"field": "game", "code": "unknown_game"}], code="unknown_game")
    base = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC)
    if game:
        base = base.filter(game=game)
    compiler = QueryCompiler(q, game, requester)
    compiled = compiler.compile(base)
    if compiled.is_empty and compiler.node is not None and compiler.warnings and not compiler.display:
        warnings = [warning.as_data() for warning in compiler.warnings]
        raise BadInput(compiler.warnings[0].message, code="nothing_to_find", warnings=warnings)
    if is_owned:
        if (condition := compiler.missing_copies("=", 0)) is None:
            raise bad_field("owned", "no_collection", gettext("You have no cards in your collection yet."))
        compiled = replace(compiled, slow=(*compiled.slow, condition), slow_terms=compiled.slow_terms + 1)
    return DeckSearch(compiled.plan(base, _order(compiler, order)), compiler.warnings, compiler.normalized(), compiler.explain())


def decks_with_cards(*, game: str, holding: Iterable[tuple[str, str]]) -> Plan:
    """The public decks of a game with any of these (zone, code) slots, most recently changed first."""
    codes: dict[str, list[str]] = {}
    for zone, code in holding:
        codes.setdefault(zone, []).append(code)
    weights = {game: Weights({((zone,), 1): Codes(of_zone) for zone, of_zone in codes.items()})}
    decks = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC, game=game)
    return Plan(decks, [held(weights, ">=", 1)], 1, Order("updated"))


def _order(compiler: QueryCompiler, order: str) -> Order:
    name = (order or compiler.display.get("order", "")).removeprefix("-") or "updated"
    if name not in ORDERS:
        message = gettext("This must be one of: %(codes)s.") % {"codes": ", ".join(ORDERS)}
        raise bad_field("order", "invalid_choice", message)
    direction = "desc" if order.startswith("-") else "" if order else compiler.display.get("dir", "")
    return order_of(name, descends=direction == "desc" if direction else None)
