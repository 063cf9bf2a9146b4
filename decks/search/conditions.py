"""Database conditions on decks: the value of each field of a deck search, and the number of cards that a card query finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from typing import Any

from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext

from accounts.models import Account
from cards.data.pools import catalogue_of
from cards.models import Game as GameRow
from cards.query import dates, syntax
from cards.query.messages.suggest import nearest
from cards.query.messages.warnings import NothingUnderstood
from cards.query.rows.owned import COMPARED
from cards.texts.folding import fold, text_key
from decks.collection import NOTHING
from decks.models import Deck
from decks.search import legality_filter
from decks.search.brackets import Bracket, moved_warning
from decks.search.deck_index import games_with_outdated_decks
from decks.search.holding import SlowCondition, held, legal_in, missing
from decks.search.search_context import DeckRequester
from decks.search.warnings import DeckWarning
from decks.search.weights import Weights, owned_copies, weights_of
from games.registry import GAMES

OWNED = "owned"  # the value of `is:`
COMPARE = {":": "exact", "=": "exact", ">": "gt", ">=": "gte", "<": "lt", "<=": "lte"}


class Conditions:
    """The conditions of one deck search, field by field.  A value that is not understood is left out, with a warning.

    requester: the user behind the search; without one, terms about a collection are left out.
    games: the slugs of the games that are searched.
    rows: the loaded games by slug.
    slow_conditions: start of a term -> its condition on what a deck holds.
    candidates: reads this many decks that match the rest of the query, the most recently changed first.
    """

    candidates: Callable[[int], list[Deck]]

    def __init__(self, text: str, requester: DeckRequester | None = None) -> None:
        self.text = text
        self.requester = requester
        self.games: list[str] = []
        self.rows: dict[str, GameRow] = GameRow.objects.in_bulk(list(GAMES))
        self.warnings: list[DeckWarning] = []
        self.slow_conditions: dict[int, SlowCondition] = {}
        self._reads_index = False  # a term of the query reads the index of decks

    def warn(self, code: str, node: Any, message: str, suggestion: str | None = None) -> None:
        term = self.text[node.start : node.end]
        self.warnings.append(DeckWarning(code, term, node.start, node.end, message, suggestion))

    def _name(self, op: str, value: syntax.Value, node: Any) -> Q | None:
        key = text_key(value.text)
        if value.is_regex or not key:
            self.warn(
                "nothing_to_find", node, gettext("“%(term)s” contains no letter or digit and was left out.") % {"term": value.text[:40]}
            )
            return None
        return Q(name_key=key[:200]) if op == "=" else Q(name_key__contains=key)

    def _name_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        return self._name(op, value, node) if self._is_equality(op, node) else None

    def _by_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        if not self._is_equality(op, node) or not (key := text_key(value.text)):
            return None
        accounts = Account.objects.filter(**{"name_key" if op == "=" else "name_key__contains": key[:200]})
        return Q(owner_key__in=accounts.values("owner_key"))

    def _game_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        if not self._is_equality(op, node):
            return None
        slugs = games_like(value.text)
        if not slugs:
            self._warn_unknown(node, value, GAMES)
            return None
        return Q(game__in=slugs)

    def _side_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
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

    def _faction_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        """Decks with a leader of the faction; in games without leaders, decks with any card of the faction."""
        if not self._is_equality(op, node):
            return None
        weights: dict[str, Weights] = {}
        for slug in self.games:
            leader_zones = tuple(zone.code for zone in GAMES[slug].decks.zones if zone.holds == "leaders")
            with suppress(NothingUnderstood):
                query = f"faction:{syntax.write_value(value)} include:extras"
                if of_game := weights_of(self.rows[slug], query, zones=leader_zones)[0]:
                    weights[slug] = of_game
        if not weights:
            self._warn_unknown(node, value, {str(record["code"]) for slug in self.games for record in catalogue_of(slug).factions})
            return None
        return self._slow_condition(node, held(weights, ">=", 1))

    def _size_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        """Decks by their number of cards, including those in objective sets but not leaders."""
        number = self._whole_number(value, node, "size>=60")
        if number is None:
            return None
        self._warn_outdated(node)
        return Q(**{f"size__{COMPARE[op]}": number})

    def _valid_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        """Decks that are legal today by the index, or on another day by the rules."""
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
        if not day_text:
            self._warn_outdated(node)
            return self._slow_condition(node, legal_in(code))
        decks = self.candidates(legality_filter.MAX_CHECKED + 1)
        if len(decks) > legality_filter.MAX_CHECKED:
            message = gettext(
                "Only the %(most)s most recently changed decks were checked for “%(format)s”; narrow the search to see the others."
            )
            self.warn("judged_some", node, message % {"most": legality_filter.MAX_CHECKED, "format": code})
        return Q(pk__in=legality_filter.legal_decks(decks[: legality_filter.MAX_CHECKED], code, day))

    def _warn_outdated(self, node: syntax.Term) -> None:
        """Warn, once in a search, if some decks were indexed with older data, until the sweeper has indexed them again."""
        if self._reads_index:
            return
        self._reads_index = True
        if not set(games_with_outdated_decks()).isdisjoint(self.games):
            message = gettext("Some decks have not been checked with the newest data yet; search again in a few minutes.")
            self.warn("judged_some", node, message)

    def _updated_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        return self._date("updated", op, value, node)

    def _created_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
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
        begin = datetime.combine(first, time.min, UTC)
        end = datetime.combine(last, time.max, UTC) + timedelta(microseconds=last < date.max)
        match op:
            case ">":
                return Q(**{f"{column}__gte": end})
            case ">=":
                return Q(**{f"{column}__gte": begin})
            case "<":
                return Q(**{f"{column}__lt": begin})
            case "<=":
                return Q(**{f"{column}__lt": end})
        return Q(**{f"{column}__gte": begin, f"{column}__lt": end})

    def _likes_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        number = self._whole_number(value, node, "likes>=1")
        return None if number is None else Q(**{f"like_count__{COMPARE[op]}": number})

    def _is_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        """`is:owned`: decks of which the user owns every copy."""
        if not self._is_equality(op, node):
            return None
        if fold(value.text) != OWNED:
            self._warn_unknown(node, value, [OWNED])
            return None
        return self._missing(node, "=", 0)

    def _missing_term(self, op: str, value: syntax.Value, node: syntax.Term) -> Q | None:
        """`missing<=5`: decks by the number of copies that the user does not own."""
        number = self._whole_number(value, node, "missing<=5")
        return None if number is None else self._missing(node, op, number)

    def _missing(self, node: syntax.Term, op: str, number: int) -> Q | None:
        if (condition := self.missing_copies(op, number)) is None:
            message = gettext("“%(term)s” needs your collection, and you have no cards in it yet; it was left out.")
            self.warn("no_collection", node, message % {"term": self.text[node.start : node.end][:40]})
            return None
        return self._slow_condition(node, condition)

    def missing_copies(self, op: str, number: int) -> SlowCondition | None:
        """The decks by the number of copies that the user does not own; None for a user who owns nothing."""
        if self.requester is None or not (collections := self.requester.collections):
            return None
        found = missing({slug: owned_copies(slug, collections.get(slug, NOTHING)) for slug in self.games}, op, number)
        if not (built := [deck for deck in self.requester.built if deck.game in self.games]):
            return found
        # A built deck has its own copies, so it is not compared with those that are free for other decks.
        lacked = self.requester.missing_of_built()
        met = [deck for deck in built if COMPARED[op](lacked[deck.pk], number)]
        condition = (found.condition & ~Q(pk__in=[deck.pk for deck in built])) | Q(pk__in=[deck.pk for deck in met])
        return replace(found, condition=condition, games=tuple(dict.fromkeys([*(found.games or ()), *(deck.game for deck in met)])))

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

    def _bracket(self, bracket: Bracket, node: syntax.Term) -> Q | None:
        """A condition on the number of the deck's cards that match the card query; each game reads it with its own fields."""
        unused_warnings: list[DeckWarning] = []
        understood: dict[str, Weights] = {}
        for slug in self.games:
            try:
                requester = partial(self.requester.for_cards, slug) if self.requester is not None else None
                weights, warnings = weights_of(self.rows[slug], bracket.text, requester=requester)
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
        return self._slow_condition(node, held(understood, bracket.op, bracket.number))

    def _slow_condition(self, node: syntax.Term, condition: SlowCondition) -> Q:
        self.slow_conditions[node.start] = condition
        return condition.condition


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
