"""What reads the catalogue; page and API call the same.  NotFound and BadInput carry their sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db import connection
from django.db.models import Case, Count, F, IntegerField, OuterRef, Prefetch, Q, QuerySet, Subquery, Value, When
from django.db.models.functions import Coalesce, Collate
from django.utils.translation import gettext

from cards import filters as filter_sets
from cards.errors import BadInput, NotFound
from cards.folding import fold
from cards.models import IN_PLACE, Card, Faction, Game, ObjectiveSet, Printing, Product
from cards.pools import unknown_game
from cards.query import Query, parse
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
}
MAX_COLLECTION = 500


@dataclass(frozen=True, slots=True)
class CardSearch:
    """The cards found, and the query as it was understood (with its warnings)."""

    cards: QuerySet[Card]
    query: Query


def game_list() -> QuerySet[Game]:
    """The games whose data is loaded, each with `card_count` (without the cards kept apart)."""
    cards = Card.objects.filter(game=OuterRef("pk"), is_extra=False).order_by().values("game").annotate(count=Count("pk")).values("count")
    return Game.objects.filter(slug__in=GAMES).annotate(card_count=Coalesce(Subquery(cards), 0)).order_by("slug")


def game_get(*, slug: str) -> Game:
    """NotFound names the games there are."""
    game = Game.objects.filter(slug=slug).first() if slug in GAMES else None
    if game is None:
        raise unknown_game(slug)
    return game


def game_counts(*, game: Game) -> dict[str, int]:
    """Rows of each table of the game, without the cards kept apart."""
    tables = {"cards": Card, "printings": Printing, "objective_sets": ObjectiveSet, "products": Product, "factions": Faction}
    counts = {name: model._default_manager.filter(game=game).count() for name, model in tables.items()}
    return {**counts, "cards": Card.objects.filter(game=game, is_extra=False).count()}


def rules_of(game: Game) -> Rules:
    return GAMES[game.slug]


def card_search(*, game: Game, q: str = "", filters: Mapping[str, Any] | None = None, order: str = "name") -> QuerySet[Card]:
    """The cards of `game` whose names contain every word of `q` and that pass `filters` (a QueryDict or a dict)."""
    return card_find(game=game, q=q, filters=filters, order=order).cards


def card_find(*, game: Game, q: str = "", filters: Mapping[str, Any] | None = None, order: str = "name") -> CardSearch:
    """As `card_search`, with the query explained.  BadInput for a value, order or query that cannot be."""
    query = parse(q)
    filter_set = filter_sets.card_filters(game.slug)
    query.warnings.extend(filter_sets.unknown(filter_set, filters))
    rows = Card.objects.filter(filter_sets.contains_all(query.keys), game=game)
    if "extras" not in filter_sets.as_query(filters).getlist("include"):
        rows = rows.filter(is_extra=False)
    return CardSearch(_shown(filter_sets.applied(filter_set, filters, rows)).order_by(*card_order(order)), query)


def card_order(order: str) -> list[Any]:
    """`order` ("name", "-cost", ...) as an ordering that is the same on every database; nulls last."""
    name, descending = order.removeprefix("-"), order.startswith("-")
    if name not in CARD_ORDERS:
        said = {"order": repr(order[:60]), "orders": ", ".join(CARD_ORDERS)}
        sentence = gettext("Unknown order %(order)s; there are: %(orders)s, each also with a leading minus.")
        raise BadInput(sentence % said, code="unknown_order")
    columns = [_by_bytes(column) if column == "search_key" else F(column) for column in CARD_ORDERS[name]]
    return [column.desc(nulls_last=True) if descending else column.asc(nulls_last=True) for column in columns] + [F("position").asc()]


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
    return cards.select_related("faction").defer("search_key", "terms").prefetch_related(Prefetch("printings", printings))


def card_get(*, game: Game, code: str) -> Card:
    """The card with a printing of this code."""
    card = _shown(Card.objects.filter(game=game, pk__in=Printing.objects.filter(game=game, code=code).values("card"))).first()
    if card is None:
        raise NotFound(gettext("There is no card '%(code)s' in this game.") % {"code": code[:80]}, code="unknown_card")
    return card


def printing_neighbours(*, game: Game, printing: Printing) -> tuple[Printing | None, Printing | None]:
    """The printings before and after it, with their cards: by set and place, those outside of sets by their codes.  2 queries."""
    rows = Printing.objects.filter(game=game).select_related("card")
    if printing.objective_set is None:
        order, rows = ("code",), rows.filter(objective_set=None)
        before, after = Q(code__lt=printing.code), Q(code__gt=printing.code)
    else:
        order, number, same = ("objective_set__number", "position"), printing.objective_set.number, Q(objective_set=printing.objective_set)
        before = Q(objective_set__number__lt=number) | same & Q(position__lt=printing.position)
        after = Q(objective_set__number__gt=number) | same & Q(position__gt=printing.position)
    return rows.filter(before).order_by(*(f"-{name}" for name in order)).first(), rows.filter(after).order_by(*order).first()


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
    query = parse(q)
    if not query.keys:
        return []
    begins = Case(When(search_key__startswith=fold(q), then=Value(0)), default=Value(1), output_field=IntegerField())
    rows = Card.objects.filter(filter_sets.contains_all(query.keys), game=game).order_by(begins, *card_order("name"))
    return list(rows.values("code", "name", "names", "type")[: max(0, min(limit, 50))])


def faction_list(*, game: Game) -> QuerySet[Faction]:
    """With `card_count`, in the catalogue's order."""
    return Faction.objects.filter(game=game).annotate(card_count=Count("cards")).order_by("pk")


def product_list(*, game: Game) -> QuerySet[Product]:
    """With `card_count` (places) and `objective_set_count`, in the order of publication."""
    return (
        Product.objects.filter(game=game)
        .annotate(card_count=Count("printings", distinct=True), objective_set_count=Count("objective_sets", distinct=True))
        .order_by("position")
    )


def objective_set_search(*, game: Game, q: str = "", filters: Mapping[str, Any] | None = None) -> QuerySet[ObjectiveSet]:
    """The objective sets whose number is `q`, or whose names or those of one of their cards contain every word of it.

    By number, with faction and product.
    """
    return objective_set_find(game=game, q=q, filters=filters)[0]


def objective_set_find(*, game: Game, q: str = "", filters: Mapping[str, Any] | None = None) -> tuple[QuerySet[ObjectiveSet], Query]:
    """As `objective_set_search`, with the query explained."""
    query = parse(q, what="objective sets whose name, or a card of which,")
    filter_set = filter_sets.objective_set_filters(game.slug)
    query.warnings.extend(filter_sets.unknown(filter_set, filters))
    rows = ObjectiveSet.objects.filter(game=game).select_related("faction", "product").order_by("number")
    if keys := query.keys:
        holding = Printing.objects.filter(filter_sets.contains_all(keys, of="card__"), game=game).values("objective_set")
        rows = rows.filter(filter_sets.contains_all(keys) | Q(code=q.strip()) | Q(pk__in=holding))
    return filter_sets.applied(filter_set, filters, rows), query


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
