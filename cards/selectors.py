"""What reads the catalogue; page and API call the same.  NotFound and BadInput carry their sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from typing import Any, Literal

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import Case, Count, Exists, F, IntegerField, OuterRef, Prefetch, Q, QuerySet, Subquery, Value, When
from django.db.models.functions import Coalesce, Collate
from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext

from cards import filters as filter_sets
from cards.errors import BadInput, NotFound
from cards.folding import fold
from cards.kept import for_a_version
from cards.models import IN_PLACE, Card, Faction, Game, ObjectiveSet, Printing, Product, Restriction, Ruling, SearchValue
from cards.pools import pool_of, unknown_game, versions
from cards.query import DISPLAYS, Query, parse, table_for, words_of
from cards.query.asking import Asker, anyone
from cards.query.dates import today
from cards.query.rows.numbers import DateRow
from cards.query.suggest import nearest, nearest_few
from cards.query.table import Row, Table
from cards.query.values import NUMBER, RELEASED
from games.contracts import CardCoverage, Choice, Words
from games.contracts import Game as Rules
from games.registry import GAMES

# The orders a list of cards can have; each ends in the catalogue's own order, so that it is total.
CARD_ORDERS = {
    "name": ("search_key",),
    "set": ("position",),
    "cost": ("cost", "search_key"),
    "type": ("type", "search_key"),
    "faction": ("faction__code", "search_key"),
    "side": ("side", "search_key"),
    "number": ("number", "search_key"),
    "released": ("search_key",),
    "relevance": ("search_key",),
}
MAX_COLLECTION = 500
LONGEST_NAME = 60
MAX_VALUES, FEW_VALUES = 500, 40  # values of one field that are listed: asked for it alone, asked for all fields


@dataclass
class CardSearch:
    """The cards found, and the query as it was understood (with its warnings).

    display: the display words that hold.  order: "name", "-cost", ...; rows: what is found, in no order.
    is_everything: nothing was asked, so all cards are found that are not kept apart.
    With `unique:prints` a card is there once a printing, whose code is its `printed`.
    """

    game: Game
    query: Query
    display: Mapping[str, str]
    order: str
    rows: QuerySet[Card]
    is_everything: bool = False

    @property
    def prints(self) -> bool:
        return self.display.get("unique") == "prints"

    @property
    def cards(self) -> QuerySet[Card]:
        """With all that is shown of them."""
        return self._ordered(_shown(self.rows))

    @cached_property
    def codes(self) -> list[str]:
        """The codes of the cards, or of the printings that stand for them, all of them in their order.  1 query.

        The order of all cards of the game is kept, so the database only says which are found.
        """
        if self.prints or (self.order.removeprefix("-") == "relevance" and self.query.words):
            return list(self._ordered(self.rows).values_list("printed" if self.prints else "code", flat=True))
        if self.is_everything:
            return _all_in_order(self.game.slug, self.game.data_version, self.game.search_version, self.order)
        codes, places = _in_order(self.game.slug, self.game.data_version, self.game.search_version, self.order)
        found = [places[pk] for pk in _keys(self.rows) if pk in places]  # other data may have been loaded since
        return [codes[place] for place in sorted(found)]

    def _ordered(self, rows: QuerySet[Card]) -> QuerySet[Card]:
        ordering = card_order(self.order, query=self.query)
        if self.prints:
            shown = _printings(self.query, self.game)
            rows = rows.annotate(printing_key=F("printings__pk"), printed=F("printings__code")).filter(printing_key__in=shown)
            ordering.append(F("printed").asc())
        return rows.order_by(*ordering)


@dataclass(frozen=True, slots=True)
class SearchField:
    """One field of the query language: its row, the other keys that mean it, and the first of its `total` values."""

    row: Row
    keys: tuple[str, ...]
    choices: tuple[Choice, ...]
    total: int


def game_list() -> QuerySet[Game]:
    """The games whose data is loaded, each with `card_count` (without the cards kept apart) and `has_samples`."""
    cards = Card.objects.filter(game=OuterRef("pk"), is_extra=False).order_by().values("game").annotate(count=Count("pk")).values("count")
    return (
        Game.objects.filter(slug__in=GAMES)
        .annotate(card_count=Coalesce(Subquery(cards), 0), has_samples=Exists(Card.objects.filter(game=OuterRef("pk"), is_sample=True)))
        .order_by("slug")
    )


def game_get(*, slug: str) -> Game:
    """NotFound names the games there are."""
    found = versions(slug) if slug in GAMES else None
    if found is None:
        raise unknown_game(slug)
    return Game(slug, dict(GAMES[slug].names), *found)


def warm() -> None:
    """Build what a process keeps of each game's data, before its first reader waits for it."""
    for game in game_list():
        card_find(game=game, q="a").codes  # noqa: B018 (the table of fields, the grammar, the order of names)
        card_find(game=game).codes  # noqa: B018


def game_counts(*, game: Game) -> dict[str, int]:
    """Rows of each table of the game, without the cards kept apart."""
    tables = {"cards": Card, "printings": Printing, "objective_sets": ObjectiveSet, "products": Product, "factions": Faction}
    counts = {name: model._default_manager.filter(game=game).count() for name, model in tables.items()}
    return {**counts, "cards": Card.objects.filter(game=game, is_extra=False).count()}


def rules_of(game: Game) -> Rules:
    return GAMES[game.slug]


def card_search(*, game: Game, q: str = "", filters: Mapping[str, Any] | None = None, order: str = "") -> QuerySet[Card]:
    """The cards of `game` that the query `q` finds and that pass `filters` (a QueryDict or a dict)."""
    return card_find(game=game, q=q, filters=filters, order=order).cards


def card_find(
    *,
    game: Game,
    q: str = "",
    filters: Mapping[str, Any] | None = None,
    order: str = "",
    also: str = "",
    asker: Asker | None = None,
) -> CardSearch:
    """As `card_search`, with the query explained.  BadInput for a value, order or query that cannot be.

    also: a query that holds besides, the page's own, which is not explained.  asker: who asks, for `own:` and `deck:`; an answer of which
    `asker.was_asked` is for nobody else, so no cache may share it.
    order: "name", "-cost", ...; empty for that of the query, else by name.  Other display words in `filters` override the query's, too.
    """
    query = parse(q, game=game, asker=asker)
    asked = filter_sets.as_query(filters)
    display = shown_as(query, asked, order)
    filter_set = filter_sets.card_filters(game.slug)
    query.warnings.extend(filter_sets.unknown(filter_set, asked))
    query.warnings.extend(filter_sets.unknown_display(asked))
    query.language = display.get("lang", "")
    with_extras = query.asks_for_extras or display.get("include") == "extras" or query.table.data.extra_flags & set(asked)
    kept = {} if with_extras else {"is_extra": False}
    besides = query_parse(game=game, q=also).q if also else Q()
    unfiltered = Card.objects.filter(query.q, besides, game=game, **kept)
    rows = filter_sets.applied(filter_set, _without_display(asked), unfiltered, query.table)
    order = ("-" if display.get("dir") == "desc" else "") + display.get("order", "name")
    is_everything = query.tree is None and not also and rows is unfiltered and not with_extras
    found = CardSearch(game, query, display, order, rows, is_everything)
    check_order(found.order, query.table)
    return found


@for_a_version(40)
def _all_in_order(slug: str, version: str, search_version: str, order: str) -> list[str]:
    """The codes of the cards that are not kept apart; shared, so nobody may change it."""
    codes, places = _in_order(slug, version, search_version, order)
    apart = Card.objects.filter(game=slug, is_extra=True)
    left_out = {places[pk] for pk in _keys(apart) if pk in places}
    return [code for place, code in enumerate(codes) if place not in left_out]


def _keys(rows: QuerySet[Any]) -> list[int]:
    """The primary keys of `rows`, in no order; of thousands of them the ORM would make a third of the request."""
    try:
        sql, parameters = rows.order_by().values_list("pk").query.sql_with_params()
    except EmptyResultSet:  # no row can be such, says the ORM, and writes no SQL
        return []
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        return [key for (key,) in cursor.fetchall()]


@for_a_version(40)
def _in_order(slug: str, version: str, search_version: str, order: str) -> tuple[list[str], dict[int, int]]:
    """The codes of all cards of the game in this order, and the place of each card (by its primary key) among them."""
    game = Game(slug, data_version=version, search_version=search_version)
    rows = list(Card.objects.filter(game=game).order_by(*card_order(order, query=parse("", game=game))).values_list("pk", "code"))
    return [code for _, code in rows], {pk: place for place, (pk, _) in enumerate(rows)}


@dataclass(frozen=True, slots=True)
class Tried:
    """A query, how many cards it finds today, and what it asks in words."""

    query: str
    count: int
    explained: str


def search_try(*, game: Game, q: str, language: str) -> Tried | None:
    """What the query finds, kept for the day; None for one that is not understood whole in this game."""
    return _tried((game.slug, game.data_version, game.search_version), today(), q, language)


@for_a_version(2000)
def _tried(loaded: tuple[str, str, str], day: date, q: str, language: str) -> Tried | None:
    slug, version, search_version = loaded
    try:
        found = card_find(game=Game(slug, data_version=version, search_version=search_version), q=q)
    except BadInput:
        return None
    return None if found.query.warnings else Tried(q, len(found.codes), found.query.explain(language))


def examples(*, game: Game, language: str) -> list[Tried]:
    """The game's own examples of queries.  No query once they were tried."""
    return [tried for q in rules_of(game).search.examples if (tried := search_try(game=game, q=q, language=language))]


def query_parse(*, game: Game, q: str) -> Query:
    """How `q` is read, whatever is left of it; BadInput over a limit."""
    return parse(q, game=game, lenient=True, asker=anyone())


def search_fields(*, game: Game, field: str = "", begins: str = "") -> list[SearchField]:
    """The fields of the game's query language, or the one that `field` names; with the values that have a word beginning with `begins`."""
    table = table_for(game)
    rows = list(table.rows.values())
    if field:
        rows = table.find(field)[:1]
        if not rows:
            near = nearest(field.casefold(), table.rows)
            hint = gettext(" Did you mean “%(near)s”?") % {"near": near} if near else ""
            raise NotFound(gettext("There is no such field in this game.") + hint, code="unknown_field")
    return [_described(row, table, most=MAX_VALUES if field else FEW_VALUES, begins=fold(begins)) for row in rows if row.kind != "absent"]


def _described(row: Row, table: Table, *, most: int, begins: str) -> SearchField:
    choices = row.choices(table)
    if begins:
        choices = tuple(
            choice for choice in choices if any(f" {begins}" in f" {fold(text)}" for text in (choice.code, *choice.names.values()))
        )
    keys = tuple(key for key, rows in table.keys.items() if rows[0] is row and key != row.name and key.isascii())
    return SearchField(row, keys, choices[:most], len(choices))


def shown_as(query: Query, asked: Mapping[str, Any], order: str = "") -> dict[str, str]:
    """The display words that hold: those of the address before those of the query."""
    display = dict(query.display)
    for name, values in DISPLAYS.items():
        if (value := str(asked.get(name) or "")) in values:
            display[name] = value
    if order:
        display["order"] = order.removeprefix("-")
        if order.startswith("-") or not asked.get("dir"):
            display["dir"] = "desc" if order.startswith("-") else "asc"
    return display


def _without_display(asked: MultiValueDict[str, str]) -> MultiValueDict[str, str]:
    """`unique` is a filter (true, false) and a display word (cards, prints)."""
    values = {name: asked.getlist(name) for name in asked}
    values["unique"] = [value for value in values.get("unique", []) if value not in DISPLAYS["unique"]]
    return MultiValueDict(values)


def _printings(query: Query, game: Game) -> QuerySet[Printing]:
    """The printings that a list of them shows: of the sets, cycles and days asked for, or all."""
    rows = Printing.objects.filter(game=game)
    for condition in query.required:
        row = condition.row
        if row.name in ("set", "in") and condition.op in (":", "="):
            rows = rows.filter(product__code__in=[code for operand in condition.operands for code in operand.data])
        elif row.name == "cycle" and condition.op in (":", "="):
            rows = rows.filter(product__cycle__in=[code for operand in condition.operands for code in operand.data])
        elif isinstance(row, DateRow):
            days = query.table.data.released.items()
            rows = rows.filter(product__code__in=[code for code, day in days if row.holds(condition.op, condition.operands, day)])
    return rows.order_by().values("pk")


def card_order(order: str, *, query: Query | None = None) -> list[Any]:
    """`order` ("name", "-cost", ...) as an ordering that is the same on every database; nulls last.

    query: whose words decide what is relevant, and whose game has the numbers that can be sorted by, beside the orders of all games.
    """
    check_order(order, query.table if query else None)
    name, descending = order.removeprefix("-"), order.startswith("-")
    columns = _columns(name, query)
    return [column.desc(nulls_last=True) if descending else column.asc(nulls_last=True) for column in columns] + [F("position").asc()]


def check_order(order: str, table: Table | None) -> None:
    """BadInput that names the orders there are."""
    known = table.orders if table else tuple(CARD_ORDERS)
    if order.removeprefix("-") not in known:
        said = {"order": repr(order[:60]), "orders": ", ".join(known)}
        sentence = gettext("Unknown order %(order)s; there are: %(orders)s, each also with a leading minus.")
        raise BadInput(sentence % said, code="unknown_order")


def _columns(name: str, query: Query | None) -> list[Any]:
    by_name = _by_bytes("search_key")
    if name == "relevance":
        key = " ".join(query.words) if query else ""
        return [_relevance(key), by_name] if key else [by_name]
    stored = {"released": RELEASED, "number": NUMBER}.get(name, "")
    if not stored and query is not None and name not in CARD_ORDERS:
        stored = query.table.rows[name].stored
    if not stored and name == "cost" and query is not None:
        # a game may call what is paid by another name
        stored = next((row.stored for row in query.table.find("cost") if row.kind == "number" and row.stored != "cost"), "")
    if stored:
        least = SearchValue.objects.filter(card=OuterRef("pk"), name=stored, number__isnull=False).order_by("number").values("number")
        return [Subquery(least[:1]), by_name]
    return [_by_bytes(column) if column == "search_key" else F(column) for column in CARD_ORDERS[name]]


def _relevance(key: str) -> Any:
    """0 for a name that is `key`, 1 for one that begins so, 2 for one of which a word begins with its first word, 3 for others."""
    return Case(
        When(Q(search_key=key) | Q(search_key__startswith=f"{key}\n"), then=Value(0)),
        When(search_key__startswith=key, then=Value(1)),
        When(search_key__contains=f" {key.split(maxsplit=1)[0]}", then=Value(2)),
        default=Value(3),
        output_field=IntegerField(),
    )


def _by_bytes(column: str) -> Any:
    """Text in the order of its code points: SQLite's own, PostgreSQL's only when told so."""
    return Collate(column, "C") if connection.vendor == "postgresql" else F(column)


def _shown(cards: QuerySet[Card]) -> QuerySet[Card]:
    """Cards with all that is shown of them: 2 queries, however many there are."""
    printings = Printing.objects.select_related("product", "objective_set").order_by(*IN_PLACE)
    shown = ("code", "name", "names")
    printings = printings.only(
        "card",
        "code",
        "position",
        "number",
        "objective_set__number",
        *(f"{of}__{name}" for of in ("product", "objective_set") for name in shown),
    )
    return (
        cards.select_related("faction")
        .defer("search_key", "text_key", "lore_key", "lore")
        .prefetch_related(Prefetch("printings", printings))
    )


def card_get(*, game: Game, code: str) -> Card:
    """The card with a printing of this code; its printings with all of their products."""
    printings = Printing.objects.select_related("product", "objective_set").order_by(F("product__position"), *IN_PLACE)
    cards = Card.objects.filter(game=game, pk__in=Printing.objects.filter(game=game, code=code).values("card"))
    card = (
        cards.select_related("faction")
        .defer("search_key", "text_key", "lore_key", "lore")
        .prefetch_related(Prefetch("printings", printings))
        .first()
    )
    if card is None:
        raise NotFound(gettext("There is no card '%(code)s' in this game.") % {"code": code[:80]}, code="unknown_card")
    return card


def printing_neighbours(*, game: Game, printing: Printing, card: Card) -> tuple[Printing | None, Printing | None]:
    """The printings before and after one of `card`, with their cards: by set and place, those outside of sets in the catalogue's order.

    Cards kept apart stand among themselves.  2 queries.
    """
    rows = Printing.objects.filter(game=game).select_related("card")
    if printing.objective_set is None:
        order, rows = ("card__position", "code"), rows.filter(objective_set=None, card__is_extra=card.is_extra)
        before, after = Q(card__position__lt=card.position), Q(card__position__gt=card.position)
    else:
        order, number, same = ("objective_set__number", "position"), printing.objective_set.number, Q(objective_set=printing.objective_set)
        before = Q(objective_set__number__lt=number) | same & Q(position__lt=printing.position)
        after = Q(objective_set__number__gt=number) | same & Q(position__gt=printing.position)
    return rows.filter(before).order_by(*(f"-{name}" for name in order)).first(), rows.filter(after).order_by(*order).first()


def card_links(*, game: Game, codes: Iterable[str]) -> dict[str, Card]:
    """code -> card, with what a link to it shows, for those that are a card's first code.  1 query."""
    rows = Card.objects.filter(game=game, code__in=set(codes)).only("game", "code", "name", "names", "type", "side", "is_unique", "facts")
    return {row.code: row for row in rows}


def card_rulings(*, card: Card) -> list[Ruling]:
    """What was said of the card after it was printed, by day."""
    return list(card.rulings.order_by("day", "code"))


def card_restrictions(*, card: Card) -> list[Restriction]:
    """The dated lists that name the card, or an objective set that it is in; by day."""
    return list(card.restrictions.order_by("since", "code"))


def card_coverage(*, game: Game, card: Card) -> CardCoverage | None:
    """How well a run plays the card; None for one that no run knows.  No query."""
    rules = rules_of(game)
    return rules.card_coverage(card.code, pool_of(rules.slug, game.data_version)) if rules.card_coverage else None


def cards_by_code(*, game: Game, codes: Iterable[str]) -> dict[str, Card]:
    """code as asked -> card, for every code that is a printing's; in the order asked, unknown codes left out."""
    asked = list(dict.fromkeys(codes))
    if len(asked) > MAX_COLLECTION:
        said = {"found": f"{len(asked):,}", "most": MAX_COLLECTION}
        raise BadInput(gettext("%(found)s codes were asked for; at most %(most)s at a time.") % said, code="too_many_codes")
    card_of = dict(Printing.objects.filter(game=game, code__in=asked).values_list("code", "card"))
    cards = {card.pk: card for card in _shown(Card.objects.filter(pk__in=set(card_of.values())))}
    return {code: cards[card_of[code]] for code in asked if code in card_of}


def card_names(*, game: Game, q: str, limit: int = 20) -> list[dict[str, Any]]:
    """Cards for a box that completes names: those whose name begins so first.  `{code, name, names, type}`."""
    if not (words := words_of(q)):
        return []
    begins = Case(When(search_key__startswith=fold(q), then=Value(0)), default=Value(1), output_field=IntegerField())
    rows = Card.objects.filter(_named(words), game=game, is_extra=False).order_by(begins, *card_order("name"))
    return list(rows.values("code", "name", "names", "type")[: max(0, min(limit, 50))])


def _named(words: Sequence[str]) -> Q:
    """Every word is in the folded names."""
    found = Q()
    for word in words:
        found &= Q(search_key__contains=word)
    return found


def faction_list(*, game: Game) -> QuerySet[Faction]:
    """With `card_count`, in the catalogue's order."""
    return Faction.objects.filter(game=game).annotate(card_count=Count("cards")).order_by("pk")


def has_extras(*, game: Game) -> bool:
    """Has the game cards kept apart?  Asked once for each version of its data."""
    return _has_extras(game.slug, game.data_version)


@lru_cache(maxsize=2 * len(GAMES))
def _has_extras(slug: str, version: str) -> bool:
    return Card.objects.filter(game=slug, is_extra=True).exists()


def cards_named_like(*, game: Game, q: str, limit: int = 4) -> list[Card]:
    """Cards whose name nearly is `q`, for who found nothing; none for a long text.  1 query, once the names are kept."""
    asked = fold(q)
    if not asked or len(asked) > LONGEST_NAME:
        return []
    codes = codes_by_name(game.slug, game.data_version)
    found = list(dict.fromkeys(codes[name] for name in nearest_few(asked, codes, limit)))
    cards = card_links(game=game, codes=found)
    return [cards[code] for code in found if code in cards]  # other data may have been loaded since


@lru_cache(maxsize=2 * len(GAMES))
def codes_by_name(slug: str, version: str) -> dict[str, str]:
    """Each folded name of a card, in any language, with the card's code; without the cards kept apart.  version: of the data."""
    rows = Card.objects.filter(game=slug, is_extra=False).order_by("position").values_list("search_key", "code")
    return {key: code for keys, code in rows for key in keys.split("\n")}


def type_counts(*, game: Game) -> dict[str, int]:
    """Cards of each type, without those kept apart."""
    return _counted(game, "type")


def side_counts(*, game: Game) -> dict[str, int]:
    return _counted(game, "side")


def _counted(game: Game, column: str) -> dict[str, int]:
    rows = Card.objects.filter(game=game, is_extra=False).order_by().values_list(column)
    return dict(rows.annotate(count=Count("pk")).values_list(column, "count"))


def type_counts_by(*, game: Game, group: Literal["faction", "side"]) -> dict[Any, dict[str, int]]:
    """Cards of each type by faction (its key) or side, without those kept apart."""
    counts: dict[Any, dict[str, int]] = {}
    rows = Card.objects.filter(game=game, is_extra=False).order_by()
    for key, kind, count in rows.values_list(group, "type").annotate(count=Count("pk")).values_list(group, "type", "count"):
        counts.setdefault(key, {})[kind] = count
    return counts


def format_names(*, game: Game, rules: Rules) -> list[Words]:
    """The formats that the game builds decks by, and those that only have a pool."""
    names = {format.code: format.names for format in rules.formats}
    for row in Restriction.objects.filter(game=game, kind=Restriction.Kind.POOL).order_by("pk").only("format", "name", "names"):
        names.setdefault(row.format, {"en": row.name, **row.names})
    return list(names.values())


def product_list(*, game: Game) -> QuerySet[Product]:
    """With `card_count` (places), `listed_count` (those that lists show unasked) and `objective_set_count`, in the order of publication."""
    listed = Count("printings", filter=Q(printings__card__is_extra=False), distinct=True)
    sets = Count("objective_sets", distinct=True)
    return (
        Product.objects.filter(game=game)
        .annotate(card_count=Count("printings", distinct=True), listed_count=listed, objective_set_count=sets)
        .order_by("position")
    )


def objective_set_search(*, game: Game, q: str = "", filters: Mapping[str, Any] | None = None) -> QuerySet[ObjectiveSet]:
    """The objective sets whose number is `q`, or of which a card is found by the query `q` (a set has the name of its objective).

    By number, with faction and product.
    """
    return objective_set_find(game=game, q=q, filters=filters)[0]


def objective_set_find(
    *, game: Game, q: str = "", filters: Mapping[str, Any] | None = None, also: str = "", asker: Asker | None = None
) -> tuple[QuerySet[ObjectiveSet], Query]:
    """As `objective_set_search`, with the query explained.

    also: a query that holds besides of one of its cards, the page's own, which is not explained.
    """
    query = parse(q, game=game, asker=asker)
    query.of_sets = True
    filter_set = filter_sets.objective_set_filters(game.slug)
    query.warnings.extend(filter_sets.unknown(filter_set, filters))
    rows = ObjectiveSet.objects.filter(game=game).select_related("faction", "product").order_by("number")
    if query.tree is not None:
        holding = Printing.objects.filter(card__in=Card.objects.filter(query.q, game=game)).values("objective_set")
        rows = rows.filter(Q(code=q.strip()) | Q(pk__in=holding))
    if also:
        found = Card.objects.filter(query_parse(game=game, q=also).q, game=game)
        rows = rows.filter(pk__in=Printing.objects.filter(card__in=found).values("objective_set"))
    return filter_sets.applied(filter_set, filters, rows, query.table), query


def objective_set_get(*, game: Game, code: str) -> ObjectiveSet:
    """With its printings in their places and their cards: 2 queries."""
    printings = Printing.objects.select_related("card", "card__faction", "product").order_by("position")
    found = (
        ObjectiveSet.objects.filter(game=game, code=code)
        .select_related("faction", "product")
        .prefetch_related(Prefetch("printings", printings))
        .first()
    )
    if found is None:
        said = {"code": code[:80]}
        raise NotFound(gettext("There is no objective set '%(code)s' in this game.") % said, code="unknown_objective_set")
    return found


def objective_sets_by_code(*, game: Game, codes: Iterable[str]) -> dict[str, ObjectiveSet]:
    """code -> objective set with its printings in their places and their cards, for every code that is one's.  2 queries."""
    printings = Printing.objects.select_related("card").order_by("position")
    rows = ObjectiveSet.objects.filter(game=game, code__in=list(codes)).select_related("faction", "product")
    return {row.code: row for row in rows.prefetch_related(Prefetch("printings", printings))}


def set_neighbours(*, objective_set: ObjectiveSet) -> tuple[ObjectiveSet | None, ObjectiveSet | None]:
    """The sets before and after it by number.  2 queries."""
    rows = ObjectiveSet.objects.filter(game=objective_set.game_id)
    number = objective_set.number
    return rows.filter(number__lt=number).order_by("-number").first(), rows.filter(number__gt=number).order_by("number").first()


def set_totals(objective_set: ObjectiveSet, rules: Rules) -> dict[str, int]:
    """The sum of each summable fact over the set's cards, by the fact's name; a printed X counts as nothing."""
    facts = [printing.card.facts for printing in objective_set.printings.all()]
    return {field.name: sum(fact.get(field.name) or 0 for fact in facts) for field in rules.fields if field.sums}
