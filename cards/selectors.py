"""Read access to the catalogue, shared by the pages and the API.  Errors have a message in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

from django.db.models import Count, Exists, F, OuterRef, Prefetch, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils.translation import get_language, gettext

from cards.data.pools import not_loaded, pool_of, unknown_game, versions
from cards.errors import BadInput, NotFound
from cards.models import PRINTING_ORDER, Card, Faction, Game, ObjectiveSet, Printing, Product, Restriction, Ruling
from games.abilities.coverage import coverage_of
from games.contracts.decks import ReadyList
from games.contracts.game import Game as Rules
from games.contracts.report import CardCoverage
from games.registry import GAMES
from games.texts import Words, in_language

MAX_COLLECTION = 500


def game_list() -> QuerySet[Game]:
    """The loaded games, each with `card_count` (without the extras) and `has_samples`."""
    cards = Card.objects.filter(game=OuterRef("pk"), is_extra=False).order_by().values("game").annotate(count=Count("pk")).values("count")
    return (
        Game.objects.filter(slug__in=GAMES)
        .annotate(card_count=Coalesce(Subquery(cards), 0), has_samples=Exists(Card.objects.filter(game=OuterRef("pk"), is_sample=True)))
        .order_by("slug")
    )


def game_get(*, slug: str) -> Game:
    """The game with this slug.  Raises NotFound for an unknown slug, and NotLoaded while its cards are not in the database."""
    if slug not in GAMES:
        raise unknown_game(slug)
    if (row := versions(slug)) is None:
        raise not_loaded(slug)
    data_version, search_version = row
    return Game(slug, dict(GAMES[slug].names), data_version, search_version)


def game_counts(*, game: Game) -> dict[str, int]:
    """The number of rows in each of the game's tables, without the extra cards."""
    tables = {"cards": Card, "printings": Printing, "objective_sets": ObjectiveSet, "products": Product, "factions": Faction}
    counts = {name: model._default_manager.filter(game=game).count() for name, model in tables.items()}
    return {**counts, "cards": Card.objects.filter(game=game, is_extra=False).count()}


def rules_of(game: Game) -> Rules:
    return GAMES[game.slug]


def starting_lists(*, game: Game) -> tuple[ReadyList, ...]:
    """The lists that an empty deck can start from."""
    return rules_of(game).lists.starting(pool_of(game.slug, game.data_version))


def with_rows_of_lists(cards: QuerySet[Card]) -> QuerySet[Card]:
    """`cards` with all related rows that lists show: 2 queries for any number of cards."""
    printings = Printing.objects.select_related("product", "objective_set").order_by(*PRINTING_ORDER)
    columns = ("code", "name", "names")
    printings = printings.only(
        "card",
        "code",
        "position",
        "number",
        "facts",
        "objective_set__number",
        *(f"{table}__{column}" for table in ("product", "objective_set") for column in columns),
    )
    return (
        cards.select_related("faction")
        .defer("search_key", "text_key", "lore_key", "lore")
        .prefetch_related(Prefetch("printings", printings))
    )


def card_get(*, game: Game, code: str) -> Card:
    """The card that has a printing with this code, with its printings and their products."""
    printings = Printing.objects.select_related("product", "objective_set").order_by(F("product__position"), *PRINTING_ORDER)
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
    """The printings before and after `printing` of `card`, with their cards.  2 queries.

    Printings in objective sets are ordered by set and position, the others by the catalogue.  Extras have a sequence of their own.
    """
    rows = Printing.objects.filter(game=game).select_related("card")
    if printing.objective_set is None:
        order, rows = ("card__position", "code"), rows.filter(objective_set=None, card__is_extra=card.is_extra)
        before, after = Q(card__position__lt=card.position), Q(card__position__gt=card.position)
    else:
        order, number, same_set = (
            ("objective_set__number", "position"),
            printing.objective_set.number,
            Q(objective_set=printing.objective_set),
        )
        before = Q(objective_set__number__lt=number) | same_set & Q(position__lt=printing.position)
        after = Q(objective_set__number__gt=number) | same_set & Q(position__gt=printing.position)
    return rows.filter(before).order_by(*(f"-{name}" for name in order)).first(), rows.filter(after).order_by(*order).first()


def card_links(*, game: Game, codes: Iterable[str]) -> dict[str, Card]:
    """Code -> card, with only the columns that a link needs.  `codes` are codes of cards, not of later printings.  1 query."""
    rows = Card.objects.filter(game=game, code__in=set(codes)).only("game", "code", "name", "names", "type", "side", "is_unique", "facts")
    return {row.code: row for row in rows}


def card_rulings(*, card: Card) -> list[Ruling]:
    """The card's rulings, by date."""
    return list(card.rulings.order_by("day", "code"))


def card_restrictions(*, card: Card) -> list[Restriction]:
    """The dated lists that name the card or one of its objective sets, by date."""
    return list(card.restrictions.order_by("since", "code"))


def card_coverage(*, game: Game, card: Card) -> CardCoverage:
    """How fully the rules play the card.  No query."""
    rules = rules_of(game)
    record = {"code": card.code, "name": card.name, "facts": card.facts}
    return coverage_of(rules, record, pool_of(rules.slug, game.data_version) if rules.is_played else None)


def ability_schema(*, game: Game) -> dict[str, Any]:
    """The JSON Schema of the `abilities` among the facts of the game's cards.  Raises NotFound if the game declares none."""
    for field in rules_of(game).cards.fields:
        if field.name == "abilities" and field.shape:
            return dict(field.shape)
    name = in_language(rules_of(game).names, get_language() or "en")
    raise NotFound(gettext("The cards of %(game)s have no declared abilities yet.") % {"game": name}, code="no_abilities")


def cards_by_code(*, game: Game, codes: Iterable[str]) -> dict[str, Card]:
    """Printing code -> card, in the order of `codes`; unknown codes are left out."""
    requested = list(dict.fromkeys(codes))
    if len(requested) > MAX_COLLECTION:
        parameters = {"found": f"{len(requested):,}", "most": MAX_COLLECTION}
        raise BadInput(
            gettext("%(found)s codes were requested; at most %(most)s are allowed at a time.") % parameters, code="too_many_codes"
        )
    card_of = dict(Printing.objects.filter(game=game, code__in=requested).values_list("code", "card"))
    cards = {card.pk: card for card in with_rows_of_lists(Card.objects.filter(pk__in=set(card_of.values())))}
    return {code: cards[card_of[code]] for code in requested if code in card_of}


def shared_names(*, game: Game) -> frozenset[str]:
    """The names that several cards of the game have.  One query, cached until new data is loaded."""
    return _shared_names(game.slug, game.data_version)


@lru_cache(maxsize=2 * len(GAMES))
def _shared_names(slug: str, version: str) -> frozenset[str]:
    names = Card.objects.filter(game=slug).order_by().values("name").annotate(count=Count("pk")).filter(count__gt=1)
    return frozenset(names.values_list("name", flat=True))


def faction_list(*, game: Game) -> QuerySet[Faction]:
    """The game's factions with `card_count`, in the catalogue's order."""
    return Faction.objects.filter(game=game).annotate(card_count=Count("cards")).order_by("pk")


def has_extras(*, game: Game) -> bool:
    """Whether the game has extra cards.  Cached for each version of its data."""
    return _has_extras(game.slug, game.data_version)


@lru_cache(maxsize=2 * len(GAMES))
def _has_extras(slug: str, version: str) -> bool:
    return Card.objects.filter(game=slug, is_extra=True).exists()


def type_counts(*, game: Game) -> dict[str, int]:
    """The number of cards of each type, without the extras."""
    return _counted(game, "type")


def side_counts(*, game: Game) -> dict[str, int]:
    return _counted(game, "side")


def _counted(game: Game, column: str) -> dict[str, int]:
    rows = Card.objects.filter(game=game, is_extra=False).order_by().values_list(column)
    return dict(rows.annotate(count=Count("pk")).values_list(column, "count"))


def type_counts_by(*, game: Game, group: Literal["faction", "side"]) -> dict[Any, dict[str, int]]:
    """The number of cards of each type by faction (primary key) or side, without the extras."""
    counts: dict[Any, dict[str, int]] = {}
    rows = Card.objects.filter(game=game, is_extra=False).order_by()
    for key, kind, count in rows.values_list(group, "type").annotate(count=Count("pk")).values_list(group, "type", "count"):
        counts.setdefault(key, {})[kind] = count
    return counts


def format_names(*, game: Game, rules: Rules) -> list[Words]:
    """The names of the game's deck-building formats, then of other formats that have a card pool."""
    names = {format.code: format.names for format in rules.decks.formats}
    for row in Restriction.objects.filter(game=game, kind=Restriction.Kind.POOL).order_by("pk").only("format", "name", "names"):
        names.setdefault(row.format, {"en": row.name, **row.names})
    return list(names.values())


def product_list(*, game: Game) -> QuerySet[Product]:
    """The game's products in the order of publication, with their counts.

    card_count: all printings.  listed_count: the printings that lists show by default.  objective_set_count: the objective sets.
    """
    listed = Count("printings", filter=Q(printings__card__is_extra=False), distinct=True)
    sets = Count("objective_sets", distinct=True)
    return (
        Product.objects.filter(game=game)
        .annotate(card_count=Count("printings", distinct=True), listed_count=listed, objective_set_count=sets)
        .order_by("position")
    )


def objective_set_get(*, game: Game, code: str) -> ObjectiveSet:
    """The objective set with its printings in order and their cards.  2 queries."""
    printings = Printing.objects.select_related("card", "card__faction", "product").order_by("position")
    objective_set = (
        ObjectiveSet.objects.filter(game=game, code=code)
        .select_related("faction", "product")
        .prefetch_related(Prefetch("printings", printings))
        .first()
    )
    if objective_set is None:
        parameters = {"code": code[:80]}
        raise NotFound(gettext("There is no objective set '%(code)s' in this game.") % parameters, code="unknown_objective_set")
    return objective_set


def objective_sets_by_code(*, game: Game, codes: Iterable[str]) -> dict[str, ObjectiveSet]:
    """Code -> objective set with its printings in order and their cards; unknown codes are left out.  2 queries."""
    printings = Printing.objects.select_related("card").order_by("position")
    rows = ObjectiveSet.objects.filter(game=game, code__in=list(codes)).select_related("faction", "product")
    return {row.code: row for row in rows.prefetch_related(Prefetch("printings", printings))}


def set_neighbours(*, objective_set: ObjectiveSet) -> tuple[ObjectiveSet | None, ObjectiveSet | None]:
    """The previous and the next objective set by number.  2 queries."""
    rows = ObjectiveSet.objects.filter(game=objective_set.game_id)
    number = objective_set.number
    return rows.filter(number__lt=number).order_by("-number").first(), rows.filter(number__gt=number).order_by("number").first()


def set_totals(objective_set: ObjectiveSet, rules: Rules) -> dict[str, int]:
    """The sum over the set's cards of each fact that can be added up, by the fact's name; a printed X counts as 0."""
    cards = [printing.card.facts for printing in objective_set.printings.all()]
    return {field.name: sum(facts.get(field.name) or 0 for facts in cards) for field in rules.cards.fields if field.sums}
