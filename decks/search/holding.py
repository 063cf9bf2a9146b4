"""Database conditions on what a deck holds: its number of certain cards, the formats in which it is legal.

The database looks at the slots of each deck for them, so a search checks only a limited number of decks (`decks.search.plan`), unless
few rows name the cards: then it starts from these rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from django.db.models import Case, CharField, F, IntegerField, Lookup, OuterRef, Q, QuerySet, Subquery, Sum, Value, When
from django.db.models.functions import Coalesce, Concat, Greatest
from django.db.models.lookups import Exact, GreaterThan, GreaterThanOrEqual, LessThan, LessThanOrEqual

from decks.models import DeckSlot, LegalFormat
from decks.search.weights import Weights, one_list
from games.contracts.decks import MAYBE

RARE = 12_000  # rows
RARE_CODES = 1_500  # a query that finds more cards is not taken for rare: to count its rows would cost as much as a page
_COMPARE = {
    ":": Exact,
    "=": Exact,
    "!=": Exact,
    ">": GreaterThan,
    ">=": GreaterThanOrEqual,
    "<": LessThan,
    "<=": LessThanOrEqual,
}


if TYPE_CHECKING:
    _Lookup = Lookup[Any]
else:
    _Lookup = Lookup


@CharField.register_lookup
class OneOf(_Lookup):
    """`code__one_of=codes.json`: as `in`, but the codes are one parameter, however many they are.

    Of a list, Django and psycopg would copy, hash and quote each code several times: half a second for six conditions.
    """

    lookup_name = "one_of"
    prepare_rhs = False

    def as_sqlite(self, compiler: Any, connection: Any) -> tuple[str, list[Any]]:
        column, parameters = self.process_lhs(compiler, connection)
        return f"{column} IN (SELECT value FROM json_each(%s))", [*parameters, self.rhs]  # noqa: S608 (the list is a parameter)

    def as_postgresql(self, compiler: Any, connection: Any) -> tuple[str, list[Any]]:
        column, parameters = self.process_lhs(compiler, connection)
        return f"{column} = ANY(%s::text[])", [*parameters, f"{{{self.rhs[1:-1]}}}"]  # elements are quoted as in JSON


@dataclass(frozen=True)
class SlowCondition:
    """A condition on what a deck holds."""

    condition: Q  # looks into each deck
    rows: QuerySet[Any] | None = None  # of a model with a `deck`: a deck without such a row does not meet the condition
    from_rows: Q | None = None  # the condition in a form for few rows: it starts from them
    codes: int = 0  # that the rows are found by
    is_each_sure: bool = False  # a deck with such a row, of one of these games, meets the condition
    games: tuple[str, ...] | None = None  # whose decks can meet the condition; None for all games

    @cached_property
    def is_rare(self) -> bool:
        """Whether the search can start from the rows.  1 query, of at most `RARE` rows, if there are few codes."""
        return self.rows is not None and self.codes <= RARE_CODES and _decks(self.rows)[: RARE + 1].count() <= RARE

    def decks(self, most: int) -> QuerySet[Any, Any]:
        """The decks that the first `most` rows name."""
        if self.rows is None:
            raise ValueError("the condition has no rows")
        return _decks(self.rows)[:most]

    @property
    def as_start(self) -> Q:
        """The condition for a search that starts from its rows."""
        if self.rows is None:
            return self.condition
        return Q(pk__in=_decks(self.rows)) & (self.condition if self.from_rows is None else self.from_rows)


def held(weights: Mapping[str, Weights], op: str, number: int) -> SlowCondition:
    """The decks of these games (slug -> weights) with this number of the weighted cards."""
    fewest = number + 1 if op == ">" else number
    if op not in (":", "=", ">", ">=") or fewest < 1:  # a deck without any of the cards may meet it
        return SlowCondition(_any_game({slug: _number_is(of_game, op, number) for slug, of_game in weights.items()}), games=tuple(weights))
    slots = {slug: _slots(of_game) for slug, of_game in weights.items() if of_game}
    rows = _by_code(*weights.values())
    number_of_codes = sum(of_game.number_of_codes for of_game in weights.values())
    if op in (":", "=") or fewest > 1:
        counted = _any_game({slug: _number_is(weights[slug], op, number) for slug in slots})
        return SlowCondition(counted, rows, codes=number_of_codes, games=tuple(slots))
    # Two games may use the same code.
    of_games = {slug: Q(pk__in=_decks(_by_code(weights[slug]))) for slug, one in slots.items()}
    return SlowCondition(
        _any_game({slug: _has(DeckSlot.objects.filter(one)) for slug, one in slots.items()}),
        rows,
        _any_game(of_games) if len(slots) > 1 else Q(game__in=list(slots)),
        codes=number_of_codes,
        is_each_sure=True,
        games=tuple(slots),
    )


def missing(owned: Mapping[str, Weights], op: str, number: int) -> SlowCondition:
    """The decks of these games by the number of copies that somebody does not own.  A deck without cards misses nothing and is not found.

    owned: slug -> the codes of slots of which somebody owns copies.  Slots of one card in several zones are compared one by one.
    """
    can_meet = {slug: of_game for slug, of_game in owned.items() if of_game or op not in (":", "=", "<", "<=") or number}
    lacked = {slug: Q(_COMPARE[op](_missing(of_game), number)) for slug, of_game in can_meet.items()}
    return SlowCondition(_any_game(lacked) & _has(DeckSlot.objects.exclude(zone=MAYBE)), games=tuple(can_meet))


def legal_in(code: str) -> SlowCondition:
    """The decks that were legal in this format, or in any ("any"), when they were indexed."""
    rows = LegalFormat.objects.all() if code == "any" else LegalFormat.objects.filter(format=code)
    return SlowCondition(_has(rows), rows, Q(pk__in=_decks(rows)), is_each_sure=True)


def _decks(rows: QuerySet[Any]) -> QuerySet[Any, Any]:
    return rows.order_by().values("deck")


def _has(rows: QuerySet[Any]) -> Q:
    """The decks with one of these rows.  PostgreSQL may read all rows for an EXISTS at once; this looks up those of each deck."""
    first = rows.filter(deck=OuterRef("pk")).order_by().annotate(one=Value(1)).values("one")[:1]
    return Q(Exact(Coalesce(Subquery(first, output_field=IntegerField()), Value(0)), 1))


def _any(conditions: Iterable[Q]) -> Q:
    return reduce(or_, conditions, Q(pk__in=()))


def _any_game(conditions: Mapping[str, Q]) -> Q:
    return _any(Q(game=slug) & condition for slug, condition in conditions.items())


def _slots(weights: Weights) -> Q:
    """The slots with the weighted cards."""
    return _any(Q(zone__in=zones, code__one_of=codes.json) for (zones, _), codes in weights.items())


def _by_code(*weights: Weights) -> QuerySet[DeckSlot]:
    """The slots of all decks with one of these weighted cards.

    PostgreSQL finds them in the index `slot_code` alone, and stops at a limit.  For alternatives, as in `_slots`, it would collect all rows
    of each in a bitmap, and read the table.  So the zones are compared together with the codes, in a form that no index has.
    """
    slots = DeckSlot.objects.filter(code__one_of=one_list(of_game.codes for of_game in weights))
    place = Concat("zone", Value(" "), "code", output_field=CharField())
    return slots.alias(place=place).filter(place__one_of=one_list(of_game.places for of_game in weights))


def _number_is(weights: Weights, op: str, number: int) -> Q:
    compared = Q(_COMPARE[op](_number(weights), number))
    return ~compared if op == "!=" else compared


def _missing(owned: Weights) -> Any:
    """An expression for the number of copies in a deck beyond those that are owned."""
    if not owned:
        return _sum_of_slots(F("quantity"))
    whens = [
        When(Q(zone__in=zones, code__one_of=codes.json), then=Greatest(F("quantity") - copies, Value(0)))
        for (zones, copies), codes in owned.items()
    ]
    return _sum_of_slots(Case(*whens, default=F("quantity"), output_field=IntegerField()))


def _number(weights: Weights) -> Any:
    """An expression for the number of the weighted cards in a deck."""
    if not weights:
        return Value(0)
    whens = [When(Q(zone__in=zones, code__one_of=codes.json), then=Value(copies)) for (zones, copies), codes in weights.items()]
    copies = F("quantity") * Case(*whens, default=Value(0), output_field=IntegerField())
    # The codes are not in the WHERE: an index scan for each deck and each of a thousand codes would take longer than reading its slots.
    return _sum_of_slots(copies)


def _sum_of_slots(expression: Any) -> Any:
    """The sum of an expression over the slots of a deck."""
    slots = DeckSlot.objects.filter(~Q(zone=MAYBE), deck=OuterRef("pk")).order_by().values("deck")
    return Coalesce(Subquery(slots.annotate(total=Sum(expression)).values("total"), output_field=IntegerField()), Value(0))
