"""Database conditions on decks: the value of each field of a deck search, and the number of cards that a card query finds.

Legality is computed by the rules, so its condition holds the decks that were judged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date
from typing import Any

from django.db.models import Case, F, IntegerField, OuterRef, Q, Subquery, Sum, Value, When
from django.db.models.functions import Coalesce
from django.utils import timezone
from django.utils.translation import gettext

from accounts.models import Account
from cards.data.pools import catalogue_of
from cards.folding import fold
from cards.query import dates, syntax
from cards.query.compile import NothingUnderstood
from cards.query.suggest import nearest
from decks.models import DeckQuerySet, DeckSlot
from decks.search import legality_filter
from decks.search.brackets import Bracket, moved_warning
from decks.search.warnings import DeckWarning
from decks.search.weights import Weights, weights_of
from games.registry import GAMES

COMPARE = {":": "exact", "=": "exact", ">": "gt", ">=": "gte", "<": "lt", "<=": "lte"}


class Conditions:
    """The conditions of one deck search, field by field.  A value that is not understood is left out, with a warning.

    games: the slugs of the games that are searched.
    aliases: name -> expression that counts cards of a deck.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.games: list[str] = []
        self.warnings: list[DeckWarning] = []
        self.aliases: dict[str, Any] = {}

    def warn(self, code: str, node: Any, message: str, suggestion: str | None = None) -> None:
        term = self.text[node.start : node.end]
        self.warnings.append(DeckWarning(code, term, node.start, node.end, message, suggestion))

    def _name(self, op: str, value: syntax.Value, node: Any) -> Q | None:
        key = fold(value.text)
        if value.is_regex or not key:
            self.warn(
                "nothing_to_find", node, gettext("“%(term)s” contains no letter or digit and was left out.") % {"term": value.text[:40]}
            )
            return None
        return Q(name_key=key[:200]) if op == "=" else Q(name_key__contains=key)

    def _name_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        return self._name(op, value, node) if self._is_equality(op, node) else None

    def _by_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if not self._is_equality(op, node) or not (key := fold(value.text)):
            return None
        accounts = Account.objects.filter(**{"name_key" if op == "=" else "name_key__contains": key[:200]})
        return Q(owner_key__in=accounts.values("owner_key"))

    def _game_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if not self._is_equality(op, node):
            return None
        slugs = games_like(value.text)
        if not slugs:
            self._warn_unknown(node, value, GAMES)
            return None
        return Q(game__in=slugs)

    def _side_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        sides = {choice.code: choice.names for slug in self.games for choice in GAMES[slug].cards.sides}
        key = fold(value.text)
        codes = [
            code
            for code, names in sides.items()
            if key and (fold(code) == key or any(fold(name).startswith(key) for name in names.values()))
        ]
        if not self._is_equality(op, node):
            return None
        if not codes:
            self._warn_unknown(node, value, sides)
            return None
        return Q(side__in=codes)

    def _faction_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        """Decks with a leader of the faction; in games without leaders, decks with any card of the faction."""
        if not self._is_equality(op, node):
            return None
        weights: dict[str, Weights] = {}
        for slug in self.games:
            leader_zones = tuple(zone.code for zone in GAMES[slug].decks.zones if zone.holds == "leaders")
            with suppress(NothingUnderstood):
                weights[slug] = weights_of(slug, f"faction:{syntax.write_value(value)} include:extras", zones=leader_zones)[0]
        if not any(weights.values()):
            self._warn_unknown(node, value, {str(record["code"]) for slug in self.games for record in catalogue_of(slug).factions})
            return None
        return Q(**{f"{self._count_alias(weights)}__gte": 1})

    def _size_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        """Decks by their number of cards, including those in objective sets but not leaders."""
        if (number := self._whole_number(value, node, "size>=60")) is None:
            return None
        weights: dict[str, Weights] = {}
        for slug in self.games:
            card_zones = tuple(zone.code for zone in GAMES[slug].decks.zones if zone.holds == "cards")
            set_zones = tuple(zone.code for zone in GAMES[slug].decks.zones if zone.holds == "objective_sets")
            in_sets: Weights = weights_of(slug, "include:extras", zones=set_zones)[0] if set_zones else {}
            weights[slug] = {(card_zones, 1): None, **in_sets}
        return Q(**{f"{self._count_alias(weights)}__{COMPARE[op]}": number})

    def _valid_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if not self._is_equality(op, node):
            return None
        code, _, day_text = value.text.casefold().partition("@")
        day = dates.day(day_text) if day_text else timezone.now().date()
        formats = {format.code for slug in self.games for format in GAMES[slug].decks.formats}
        if code not in formats and code != "any":
            self._warn_unknown(node, value, formats)
            return None
        if day is None:
            self.warn("bad_date", node, gettext("Write the day as YYYY-MM-DD."))
            return None
        legal, is_all = legality_filter.legal_decks(base.filter(game__in=self.games), code, day)
        if not is_all:
            message = gettext(
                "Only the %(most)s most recently changed decks were checked for “%(format)s”; narrow the search to see the others."
            )
            self.warn("judged_some", node, message % {"most": legality_filter.MAX_CHECKED, "format": code})
        return Q(pk__in=legal)

    def _updated_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        return self._date("updated", op, value, node)

    def _created_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        return self._date("created", op, value, node)

    def _date(self, column: str, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        ends = _days(value.text)
        if ends is None:
            self.warn(
                "bad_date",
                node,
                gettext("“%(value)s” is not a day, month or year; it was left out.") % {"value": value.text[:40]},
                f"{column}>=2026-01",
            )
            return None
        first, last = ends
        match op:
            case ">":
                return Q(**{f"{column}__date__gt": last})
            case ">=":
                return Q(**{f"{column}__date__gte": first})
            case "<":
                return Q(**{f"{column}__date__lt": first})
            case "<=":
                return Q(**{f"{column}__date__lte": last})
        return Q(**{f"{column}__date__range": (first, last)})

    def _likes_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        number = self._whole_number(value, node, "likes>=1")
        return None if number is None else Q(**{f"like_count__{COMPARE[op]}": number})

    def _whole_number(self, value: syntax.Value, node: syntax.Term, example: str) -> int | None:
        if value.text.isascii() and value.text.isdigit() and len(value.text) < 9:
            return int(value.text)
        message = gettext("“%(value)s” is not a whole number; it was left out.") % {"value": value.text[:40]}
        self.warn("bad_number", node, message, example)
        return None

    def _is_equality(self, op: str, node: syntax.Term) -> bool:
        if op in (":", "="):
            return True
        parameters = {"field": node.field[:40], "op": op}
        self.warn("bad_operator", node, gettext("“%(field)s” cannot be compared with %(op)s; it was left out.") % parameters)
        return False

    def _warn_unknown(self, node: syntax.Term, value: syntax.Value, known: Iterable[str]) -> None:
        suggestion = nearest(value.text.casefold(), known)
        parameters = {"value": value.text[:40], "field": node.field[:40], "values": ", ".join(sorted(known)[:12])}
        message = gettext("“%(value)s” is not a value of %(field)s and was left out. Possible values: %(values)s.")
        self.warn("unknown_value", node, message % parameters, f"{node.field}:{suggestion}" if suggestion else None)

    def _bracket(self, bracket: Bracket) -> Q | None:
        """A condition on the number of the deck's cards that match the card query; each game reads it with its own fields."""
        unused_warnings: list[DeckWarning] = []
        understood: dict[str, Weights] = {}
        for slug in self.games:
            try:
                weights, warnings = weights_of(slug, bracket.text)
            except NothingUnderstood as error:
                unused_warnings += [moved_warning(warning, bracket) for warning in error.warnings]
                continue
            understood[slug] = weights
            if len(self.games) == 1:
                self.warnings += [moved_warning(warning, bracket) for warning in warnings]
            elif warnings:
                unused_warnings += [moved_warning(warning, bracket) for warning in warnings]
        if not understood:
            self.warnings += unused_warnings[:3]
            return None
        enough = Q(**{f"{self._count_alias(understood)}__{COMPARE.get(bracket.op, 'exact')}": bracket.number})
        of_games = Q(game__in=understood)
        return (~enough if bracket.op == "!=" else enough) & of_games

    def _count_alias(self, weights: Mapping[str, Weights]) -> str:
        """Add an alias that counts the weighted cards in each deck, by the weights of its game; return the alias' name."""
        whens: list[When] = []
        matching_slots = Q()
        for slug, of_game in weights.items():
            for (zones, weight), codes in of_game.items():
                condition = Q(deck__game=slug, zone__in=zones)
                if codes is not None:
                    condition &= Q(code__in=codes)
                whens.append(When(condition, then=Value(weight)))
                matching_slots |= condition
        name = f"held_{len(self.aliases)}"
        self.aliases[name] = Value(0, output_field=IntegerField())
        if whens:
            slots = DeckSlot.objects.filter(matching_slots, deck=OuterRef("pk")).order_by().values("deck")
            total = slots.annotate(total=Sum(F("quantity") * Case(*whens, default=Value(0), output_field=IntegerField()))).values("total")
            self.aliases[name] = Coalesce(Subquery(total, output_field=IntegerField()), Value(0))
        return name


def games_like(text: str) -> list[str]:
    """The slugs of the games with this slug, or with a name that begins with this text."""
    key = fold(text)
    if text.casefold() in GAMES:
        return [text.casefold()]
    return [slug for slug, rules in GAMES.items() if key and any(fold(name).startswith(key) for name in rules.names.values())]


def _days(text: str) -> tuple[date, date] | None:
    """The first and last day of a year, a month or a day."""
    span = dates.span(text)
    if span is None:
        return None
    try:
        year, month, day = span[0] // 10_000, span[0] // 100 % 100, span[0] % 100
        if day:
            return date(year, month, day), date(year, month, day)
        first = date(year, month or 1, 1)
        after = date(year + 1, 1, 1) if not month or month == 12 else date(year, month + 1, 1)
        return first, date.fromordinal(after.toordinal() - 1)
    except ValueError:
        return None
