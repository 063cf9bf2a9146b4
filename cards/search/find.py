"""Searches for cards and objective sets by query and filters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import F, Q, QuerySet
from django.utils.datastructures import MultiValueDict

from cards.models import Card, Game, ObjectiveSet, Printing
from cards.query import DISPLAYS, Query, parse
from cards.query.search_context import Requester, anyone
from cards.render_cache import for_a_version
from cards.search import filters as filter_sets
from cards.search.orders import card_order, check_order
from cards.search.printings import shown_printings
from cards.selectors import game_list, with_rows_of_lists


@dataclass
class CardSearch:
    """The result of a card search, with the parsed query and its warnings.

    With `unique:prints` a card appears once for each printing, whose code is in `printed`.
    """

    game: Game
    query: Query
    display: Mapping[str, str]  # the display options in effect
    order: str  # "name", "-cost", ...
    rows: QuerySet[Card]  # the cards found, unordered
    condition: Q = field(default_factory=Q)  # of the query and the filters
    is_everything: bool = False  # no query and no filter: every card except the extras
    parameters: MultiValueDict[str, str] = field(default_factory=MultiValueDict)  # the filters of the request
    language: str = "en"  # names are sorted in this language

    @property
    def prints(self) -> bool:
        return self.display.get("unique") == "prints"

    @property
    def cards(self) -> QuerySet[Card]:
        """The cards in order, with all the related data that lists show."""
        return self._ordered(with_rows_of_lists(self.rows))

    @cached_property
    def codes(self) -> list[str]:
        """The codes of all cards found, or of their printings with `unique:prints`, in order.  1 query.

        The order of all the game's cards is cached, so the database only selects which ones match.
        """
        if self.prints or (self.order.removeprefix("-") == "relevance" and self.query.words):
            return list(self._ordered(self.rows).values_list("printed" if self.prints else "code", flat=True))
        if self.is_everything:
            return _all_in_order(self.game.slug, self.game.data_version, self.game.search_version, self.order, self.language)
        codes, places = _in_order(self.game.slug, self.game.data_version, self.game.search_version, self.order, self.language)
        places_found = [places[pk] for pk in _primary_keys(self.rows) if pk in places]  # other data may have been loaded since
        return [codes[place] for place in sorted(places_found)]

    def _ordered(self, rows: QuerySet[Card]) -> QuerySet[Card]:
        ordering = card_order(self.order, language=self.language, query=self.query)
        if self.prints:
            printings = shown_printings(self.query, self.game, self.parameters)
            rows = rows.annotate(printing_key=F("printings__pk"), printed=F("printings__code")).filter(printing_key__in=printings)
            ordering.append(F("printed").asc())
        return rows.order_by(*ordering)


def card_search(
    *, game: Game, q: str = "", filters: Mapping[str, Any] | None = None, order: str = "", language: str = "en"
) -> QuerySet[Card]:
    """The cards of `game` that the query `q` finds and that pass `filters` (a QueryDict or a dict)."""
    return card_find(game=game, q=q, filters=filters, order=order, language=language).cards


def card_find(
    *,
    game: Game,
    q: str = "",
    filters: Mapping[str, Any] | None = None,
    order: str = "",
    page_query: str = "",
    requester: Requester | None = None,
    language: str = "en",
) -> CardSearch:
    """As `card_search`, with the parsed query.  BadInput for an invalid value, order or query.

    order: "name", "-cost", ...; if empty, the query's order, else by name.  Display options in `filters` also override the query's.
    page_query: a second query that the cards must match; it belongs to the page and is not explained to the reader.
    requester: the reader's collection and decks, for `own:` and `deck:`.  If `requester.is_private_result` is set afterwards, the
    result depends on the reader, so no shared cache may store it.
    language: names are sorted in this language.
    """
    query = parse(q, game=game, requester=requester)
    parameters = filter_sets.as_multi_dict(filters)
    display = display_options(query, parameters, order)
    filter_set = filter_sets.card_filters(game.slug)
    query.warnings.extend(filter_sets.unknown_filter_warnings(filter_set, parameters))
    query.warnings.extend(filter_sets.unknown_display_warnings(parameters))
    query.language = display.get("lang", "")
    with_extras = query.includes_extras or display.get("include") == "extras" or query.table.data.extra_flags & set(parameters)
    without_extras = {} if with_extras else {"is_extra": False}
    page_condition = query_parse(game=game, q=page_query).q if page_query else Q()
    filtered = filter_sets.filters_condition(filter_set, _without_display(parameters), query.table.for_requester(requester))
    condition = query.q & page_condition & filtered
    rows = Card.objects.filter(condition, game=game, **without_extras)
    order = ("-" if display.get("dir") == "desc" else "") + display.get("order", "name")
    is_everything = query.tree is None and not page_query and not filtered and not with_extras
    search = CardSearch(game, query, display, order, rows, condition, is_everything, parameters, language)
    check_order(search.order, query.table)
    return search


def display_options(query: Query, parameters: Mapping[str, Any], order: str = "") -> dict[str, str]:
    """The display options in effect: those in the URL take precedence over those in the query."""
    display = dict(query.display)
    for name, values in DISPLAYS.items():
        if (value := str(parameters.get(name) or "")) in values:
            display[name] = value
    if order:
        display["order"] = order.removeprefix("-")
        if order.startswith("-") or not parameters.get("dir"):
            display["dir"] = "desc" if order.startswith("-") else "asc"
    return display


def _without_display(parameters: MultiValueDict[str, str]) -> MultiValueDict[str, str]:
    """The parameters without the display values of `unique`, which is both a filter (true, false) and a display option."""
    values = {name: parameters.getlist(name) for name in parameters}
    values["unique"] = [value for value in values.get("unique", []) if value not in DISPLAYS["unique"]]
    return MultiValueDict(values)


@for_a_version(80)
def _all_in_order(slug: str, version: str, search_version: str, order: str, language: str) -> list[str]:
    """The codes of all cards except the extras.  The list is shared: do not modify it."""
    codes, places = _in_order(slug, version, search_version, order, language)
    extras = Card.objects.filter(game=slug, is_extra=True)
    extra_places = {places[pk] for pk in _primary_keys(extras) if pk in places}
    return [code for place, code in enumerate(codes) if place not in extra_places]


@for_a_version(80)
def _in_order(slug: str, version: str, search_version: str, order: str, language: str) -> tuple[list[str], dict[int, int]]:
    """The codes of all the game's cards in this order, and each card's place (by primary key) among them."""
    game = Game(slug, data_version=version, search_version=search_version)
    rows = list(
        Card.objects.filter(game=game).order_by(*card_order(order, language=language, query=parse("", game=game))).values_list("pk", "code")
    )
    return [code for _, code in rows], {pk: place for place, (pk, _) in enumerate(rows)}


def _primary_keys(rows: QuerySet[Any]) -> list[int]:
    """The primary keys of `rows`, unordered, read without the ORM, which for thousands of rows takes a third of the request."""
    try:
        sql, parameters = rows.order_by().values_list("pk").query.sql_with_params()
    except EmptyResultSet:  # the ORM knows that no row can match and writes no SQL
        return []
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        return [key for (key,) in cursor.fetchall()]


# --- objective sets --------------------------------------------------------------------------------------------------


def objective_set_search(*, game: Game, q: str = "", filters: Mapping[str, Any] | None = None) -> QuerySet[ObjectiveSet]:
    """The objective sets whose number is `q`, or that contain a card matching the query `q`.

    A set has the name of its objective.  Sorted by number, with faction and product.
    """
    return objective_set_find(game=game, q=q, filters=filters)[0]


def objective_set_find(
    *, game: Game, q: str = "", filters: Mapping[str, Any] | None = None, page_query: str = "", requester: Requester | None = None
) -> tuple[QuerySet[ObjectiveSet], Query]:
    """As `objective_set_search`, with the parsed query.

    page_query: a second query that a card of the set must match; it belongs to the page and is not explained to the reader.
    """
    query = parse(q, game=game, requester=requester)
    query.of_sets = True
    filter_set = filter_sets.objective_set_filters(game.slug)
    query.warnings.extend(filter_sets.unknown_filter_warnings(filter_set, filters))
    rows = ObjectiveSet.objects.filter(game=game).select_related("faction", "product").order_by("number")
    if query.tree is not None:
        rows = rows.filter(Q(code=q.strip()) | _sets_that_match(query, game))
    if page_query:
        page_cards = Card.objects.filter(query_parse(game=game, q=page_query).q, game=game)
        rows = rows.filter(pk__in=Printing.objects.filter(card__in=page_cards).values("objective_set"))
    return rows.filter(filter_sets.filters_condition(filter_set, filters, query.table.for_requester(requester))), query


def _sets_that_match(query: Query, game: Game) -> Q:
    """The sets with a card that the query finds.  What it asks about the user's collection, it asks about the whole set."""

    def with_card(cards: Q) -> Q:
        return Q(pk__in=Printing.objects.filter(card__in=Card.objects.filter(cards, game=game)).values("objective_set"))

    if not query.asks_what_is_owned:
        return with_card(query.q)
    matching = Q(pk__in=[])
    for copies, owned in _by_copies(query).items():
        matching |= owned & with_card(query.q_in_sets(copies))
    return matching


def _by_copies(query: Query) -> dict[int, Q]:
    """Number of copies -> the objective sets of which the user owns so many, 0 for all others."""
    owned = query.table.for_requester(query.requester).collection(of_sets=True)
    by_copies = {copies: Q(code__in=[code for code, each in owned.items() if each == copies]) for copies in sorted(set(owned.values()))}
    return {0: ~Q(code__in=list(owned)), **by_copies}


def cards_matching(*, game: Game, sets: Sequence[str], query: Query) -> frozenset[str]:
    """The codes of the printings in these objective sets whose card the query finds; none for an empty query.  One query."""
    if query.tree is None or not sets:
        return frozenset()
    if query.asks_what_is_owned:
        found = Q(pk__in=[])
        for copies, owned in _by_copies(query).items():
            in_sets = Q(objective_set__in=ObjectiveSet.objects.filter(owned, game=game))
            found |= in_sets & Q(card__in=Card.objects.filter(query.q_in_sets(copies), game=game))
    else:
        found = Q(card__in=Card.objects.filter(query.q, game=game))
    printings = Printing.objects.filter(found, game=game, objective_set__code__in=sets)
    return frozenset(printings.values_list("code", flat=True))


# --- queries ---------------------------------------------------------------------------------------------------------


def query_parse(*, game: Game, q: str) -> Query:
    """The query `q`, parsed leniently; BadInput if it exceeds a limit."""
    return parse(q, game=game, lenient=True, requester=anyone())


def warm() -> None:
    """Fill this process's caches for each game, so that the first reader does not wait."""
    for game in game_list():
        card_find(game=game, q="a").codes  # noqa: B018 (the table of fields, the grammar, the order of names)
        card_find(game=game).codes  # noqa: B018
