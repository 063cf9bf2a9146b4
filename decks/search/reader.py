"""Compiler from the text of a deck search to database conditions.

bracket: a card query in double square brackets, followed by an operator and a number (by default ">=1").
Legality is computed by the rules, so it is checked last and only for the decks that match everything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from django.db.models import Case, F, IntegerField, OuterRef, Q, Subquery, Sum, Value, When
from django.db.models.functions import Coalesce
from django.utils import timezone
from django.utils.translation import get_language, gettext

from accounts.models import Account
from cards.data.pools import catalogue_of
from cards.errors import BadInput
from cards.folding import fold
from cards.models import Game as GameRow
from cards.query import dates, syntax
from cards.query.compile import NothingLeft
from cards.query.suggest import nearest
from decks.models import DeckQuerySet, DeckSlot
from decks.search import judging, words
from decks.search.holding import Weights, weights_of
from games.registry import GAMES

MOST_BRACKETS = 6

FIELDS = ("name", "by", "game", "side", "faction", "size", "valid", "updated", "created", "likes")
ALIASES = {
    **dict.fromkeys(("n", "title"), "name"),
    **dict.fromkeys(("author", "owner"), "by"),
    **dict.fromkeys(("legal", "format"), "valid"),
    "g": "game",
    "s": "side",
    **dict.fromkeys(("f", "affiliation"), "faction"),
    "cards": "size",
    "date": "updated",
    "like": "likes",
}
ORDERS = {"updated": "updated", "created": "created", "name": "name_key", "likes": "like_count"}
COMPARE = {":": "exact", "=": "exact", ">": "gt", ">=": "gte", "<": "lt", "<=": "lte"}


@dataclass(frozen=True, slots=True)
class DeckWarning:
    """A warning about a part of the query that was not understood."""

    code: str
    term: str
    start: int  # the part is [start, end) of the typed text
    end: int
    message: str  # in the active language
    suggestion: str | None = None

    def as_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("code", "term", "start", "end", "message", "suggestion")}


@dataclass(frozen=True, slots=True)
class Bracket:
    text: str
    op: str
    number: int
    start: int
    end: int


# --- reading ---------------------------------------------------------------------------------------------------------

_MARK = words.BRACKET
_BRACKET = re.compile(r"\[\[(.*?)\]\](?:(!=|<>|<=|>=|[:=<>≤≥≠])(\d{1,4}))?", re.DOTALL)
_OPS = {"<>": "!=", "≠": "!=", "≤": "<=", "≥": ">=", ":": "="}


def _without_brackets(text: str) -> tuple[str, list[Bracket]]:
    """The text with each bracket replaced by a field of the same length, so that positions stay the same; and the brackets."""
    found: list[Bracket] = []

    def take(match: re.Match[str]) -> str:
        content, op, number = match.groups()
        found.append(Bracket(content, _OPS.get(op, op) or ">=", int(number or 1), match.start(), match.end()))
        return f"{_MARK}:{len(found) - 1}".ljust(len(match[0]))

    return _BRACKET.sub(take, syntax.as_typed_plainly(text).replace(_MARK, " ")), found


class Reader:
    """Compiles the syntax tree of a query to conditions on decks.  A part that is not understood is left out, with a warning."""

    def __init__(self, text: str, game: str) -> None:
        self.text = text
        self.warnings: list[DeckWarning] = []
        self.aliases: dict[str, Any] = {}  # name -> expression that counts cards
        self.display: dict[str, str] = {}
        self.read: dict[int, syntax.Node] = {}  # start of a term -> its understood part, with the canonical field name
        plain, self.brackets = _without_brackets(text)
        if len(self.brackets) > MOST_BRACKETS:
            raise BadInput(
                gettext("A deck search can contain at most %(most)s card searches.") % {"most": MOST_BRACKETS}, code="too_many_terms"
            )
        self.node, mended = syntax.read(plain)
        language = get_language() or "en"
        for one in mended:
            self.warnings.append(DeckWarning(one.code, one.term, one.start, one.end, one.message(language), one.suggestion))
        self.games = [game] if game else self._games_named()

    def _games_named(self) -> list[str]:
        """The games that the query is limited to by a `game:` term, otherwise all loaded games."""
        parts = self.node.parts if isinstance(self.node, syntax.And) else (self.node,)
        for part in parts:
            if not isinstance(part, syntax.Term) or self._field(part.field) != "game" or part.op not in (":", "="):
                continue
            if named := [slug for value in part.values for slug in _games_like(value.text)]:
                return named
        building = list(GAMES)
        return list(GameRow.objects.filter(slug__in=building).values_list("slug", flat=True))

    @staticmethod
    def _field(name: str) -> str:
        return ALIASES.get(name, name)

    def warn(self, code: str, node: Any, message: str, suggestion: str | None = None) -> None:
        term = self.text[node.start : node.end]
        self.warnings.append(DeckWarning(code, term, node.start, node.end, message, suggestion))

    # -- the tree --

    def q(self, node: syntax.Node | None, base: DeckQuerySet) -> Q | None:
        match node:
            case None:
                return None
            case syntax.Not(part):
                inner = self.q(part, base)
                return None if inner is None else ~inner
            case syntax.And(parts):
                # conditions for the database first, so that fewer decks need a legality check
                late = [part for part in parts if self._asks_rules(part)]
                found = _joined([self.q(part, base) for part in parts if part not in late], Q.AND)
                if late:
                    narrowed = base.alias(**self.aliases).filter(found) if found is not None else base
                    found = _joined([found, *(self.q(part, narrowed) for part in late)], Q.AND)
                return found
            case syntax.Or(parts):
                return _joined([self.q(part, base) for part in parts], Q.OR)
            case syntax.Word(values) | syntax.Exact(values):
                op = ":" if isinstance(node, syntax.Word) else "="
                return self._any_of(node, [(value, self._name(op, value, node)) for value in values])
            case syntax.Term():
                return self._term(node, base)

    def _any_of(self, node: syntax.Word | syntax.Exact | syntax.Term, read: Iterable[tuple[syntax.Value, Q | None]]) -> Q | None:
        """A condition for decks that match any value; the understood values are recorded for `understood`."""
        found = [(value, q) for value, q in read if q is not None]
        if found:
            self.read[node.start] = replace(node, values=tuple(value for value, _ in found))
        return _joined([q for _, q in found], Q.OR)

    def understood(self, node: syntax.Node | None) -> syntax.Node | None:
        """The tree without the parts that were not understood."""
        match node:
            case None:
                return None
            case syntax.Not(part):
                kept = self.understood(part)
                return None if kept is None else syntax.Not(kept)
            case syntax.And(parts) | syntax.Or(parts):
                found = tuple(one for part in parts if (one := self.understood(part)) is not None)
                return None if not found else found[0] if len(found) == 1 else type(node)(found)
        return self.read.get(node.start)

    def normalized(self) -> str:
        """The understood query in canonical form; searching for that text gives the same query."""

        def bracket(match: re.Match[str]) -> str:
            one = self.brackets[int(match[1])]
            return f"[[{one.text.strip()}]]{one.op}{one.number}"

        node = self.understood(self.node)
        text = re.sub(rf"{_MARK}:(\d+)", bracket, syntax.write(node))
        shown = [f"{name}:{value}" for name, value in self.display.items()]
        return " ".join([*([f"({text})" if shown and isinstance(node, syntax.Or) else text] if text else []), *shown])

    def explain(self) -> str:
        brackets = [(one.text.strip(), one.op, one.number) for one in self.brackets]
        return words.explain(self.understood(self.node), brackets, get_language() or "en")

    def _asks_rules(self, node: syntax.Node) -> bool:
        match node:
            case syntax.Not(part):
                return self._asks_rules(part)
            case syntax.And(parts) | syntax.Or(parts):
                return any(map(self._asks_rules, parts))
            case syntax.Term(name):
                return self._field(name) == "valid"
        return False

    def _term(self, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if node.field == _MARK:
            bracket = self.brackets[int(node.values[0].text)]
            return self._any_of(node, [(node.values[0], self._bracket(bracket))])
        name = self._field(node.field)
        if name in ("order", "sort", "dir"):
            self._display("order" if name == "sort" else name, node)
            return None
        if name not in FIELDS:
            near = nearest(name, [*FIELDS, *ALIASES, "order"])
            self.warn(
                "unknown_field",
                node,
                gettext("Decks have no field “%(field)s”; it was left out. Use [[…]] to search for decks by their cards.")
                % {"field": node.field[:40]},
                f"{near}{node.op}{'|'.join(map(syntax.write_value, node.values))}" if near else f"[[{self.text[node.start : node.end]}]]",
            )
            return None
        if not node.values:
            self.warn("no_value", node, gettext("“%(term)s” has no value and was left out.") % {"term": name})
            return None
        read: Callable[[str, syntax.Value, syntax.Term, DeckQuerySet], Q | None] = getattr(self, f"_{name}_term")
        op = node.op if node.op != "!=" else "="
        found = self._any_of(replace(node, field=name), [(value, read(op, value, node, base)) for value in node.values])
        return None if found is None else ~found if node.op == "!=" else found

    def _display(self, name: str, node: syntax.Term) -> None:
        value = node.values[0].text.casefold() if node.values else ""
        known = ("asc", "desc") if name == "dir" else tuple(ORDERS)
        if name == "order" and value.startswith("-"):
            value, self.display["dir"] = value[1:], "desc"
        if value in known:
            self.display[name] = value
        else:
            said = {"name": name, "values": ", ".join(known)}
            self.warn("unknown_value", node, gettext("%(name)s is one of: %(values)s; it was left out.") % said, None)

    # -- fields --

    def _name(self, op: str, value: syntax.Value, node: Any) -> Q | None:
        key = fold(value.text)
        if value.is_regex or not key:
            self.warn(
                "nothing_to_find", node, gettext("“%(term)s” contains no letter or digit and was left out.") % {"term": value.text[:40]}
            )
            return None
        return Q(name_key=key[:200]) if op == "=" else Q(name_key__contains=key)

    def _name_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        return self._name(op, value, node) if self._equals(op, node) else None

    def _by_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if not self._equals(op, node) or not (key := fold(value.text)):
            return None
        found = Account.objects.filter(**{"name_key" if op == "=" else "name_key__contains": key[:200]})
        return Q(owner_key__in=found.values("owner_key"))

    def _game_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if not self._equals(op, node):
            return None
        slugs = _games_like(value.text)
        if not slugs:
            self._unknown(node, value, GAMES)
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
        if not self._equals(op, node):
            return None
        if not codes:
            self._unknown(node, value, sides)
            return None
        return Q(side__in=codes)

    def _faction_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        """Decks with a leader of the faction; in games without leaders, decks with any card of the faction."""
        if not self._equals(op, node):
            return None
        found: dict[str, Weights] = {}
        for slug in self.games:
            leading = tuple(zone.code for zone in GAMES[slug].decks.zones if zone.holds == "leaders")
            with suppress(NothingLeft):
                found[slug] = weights_of(slug, f"faction:{syntax.write_value(value)} include:extras", zones=leading)[0]
        if not any(found.values()):
            self._unknown(node, value, {str(record["code"]) for slug in self.games for record in catalogue_of(slug).factions})
            return None
        return Q(**{f"{self._counted(found)}__gte": 1})

    def _size_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        """Decks by their number of cards, including those in objective sets but not leaders."""
        if (number := self._whole(value, node, "size>=60")) is None:
            return None
        found: dict[str, Weights] = {}
        for slug in self.games:
            of_cards = tuple(zone.code for zone in GAMES[slug].decks.zones if zone.holds == "cards")
            of_sets = tuple(zone.code for zone in GAMES[slug].decks.zones if zone.holds == "objective_sets")
            in_sets: Weights = weights_of(slug, "include:extras", zones=of_sets)[0] if of_sets else {}
            found[slug] = {(of_cards, 1): None, **in_sets}
        return Q(**{f"{self._counted(found)}__{COMPARE[op]}": number})

    def _valid_term(self, op: str, value: syntax.Value, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if not self._equals(op, node):
            return None
        code, _, day_text = value.text.casefold().partition("@")
        day = dates.day(day_text) if day_text else timezone.now().date()
        formats = {format.code for slug in self.games for format in GAMES[slug].decks.formats}
        if code not in formats and code != "any":
            self._unknown(node, value, formats)
            return None
        if day is None:
            self.warn("bad_date", node, gettext("Write the day as YYYY-MM-DD."))
            return None
        judged, is_all = judging.legal_decks(base.filter(game__in=self.games), code, day)
        if not is_all:
            message = gettext(
                "Only the %(most)s most recently changed decks were checked for “%(format)s”; narrow the search to see the others."
            )
            self.warn("judged_some", node, message % {"most": judging.MOST_JUDGED, "format": code})
        return Q(pk__in=judged)

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
        number = self._whole(value, node, "likes>=1")
        return None if number is None else Q(**{f"like_count__{COMPARE[op]}": number})

    def _whole(self, value: syntax.Value, node: syntax.Term, example: str) -> int | None:
        if value.text.isascii() and value.text.isdigit() and len(value.text) < 9:
            return int(value.text)
        message = gettext("“%(value)s” is not a whole number; it was left out.") % {"value": value.text[:40]}
        self.warn("bad_number", node, message, example)
        return None

    def _equals(self, op: str, node: syntax.Term) -> bool:
        if op in (":", "="):
            return True
        said = {"field": node.field[:40], "op": op}
        self.warn("bad_operator", node, gettext("“%(field)s” cannot be compared with %(op)s; it was left out.") % said)
        return False

    def _unknown(self, node: syntax.Term, value: syntax.Value, known: Iterable[str]) -> None:
        near = nearest(value.text.casefold(), known)
        said = {"value": value.text[:40], "field": node.field[:40], "values": ", ".join(sorted(known)[:12])}
        message = gettext("“%(value)s” is not a value of %(field)s and was left out. Possible values: %(values)s.")
        self.warn("unknown_value", node, message % said, f"{node.field}:{near}" if near else None)

    # -- cards --

    def _bracket(self, bracket: Bracket) -> Q | None:
        """A condition on the number of the deck's cards that match the card query; each game reads it with its own fields."""
        refused: list[DeckWarning] = []
        understood: dict[str, Weights] = {}
        for slug in self.games:
            try:
                weights, warnings = weights_of(slug, bracket.text)
            except NothingLeft as error:
                refused += [_moved(one, bracket) for one in error.warnings]
                continue
            understood[slug] = weights
            if len(self.games) == 1:
                self.warnings += [_moved(one, bracket) for one in warnings]
            elif warnings:
                refused += [_moved(one, bracket) for one in warnings]
        if not understood:
            self.warnings += refused[:3]
            return None
        found = Q(**{f"{self._counted(understood)}__{COMPARE.get(bracket.op, 'exact')}": bracket.number})
        of_games = Q(game__in=understood)
        return (~found if bracket.op == "!=" else found) & of_games

    def _counted(self, weights: Mapping[str, Weights]) -> str:
        """Add an alias that counts the weighted cards in each deck, by the weights of its game; return the alias' name."""
        whens: list[When] = []
        held = Q()
        for slug, of_game in weights.items():
            for (zones, weight), codes in of_game.items():
                condition = Q(deck__game=slug, zone__in=zones)
                if codes is not None:
                    condition &= Q(code__in=codes)
                whens.append(When(condition, then=Value(weight)))
                held |= condition
        name = f"held_{len(self.aliases)}"
        self.aliases[name] = Value(0, output_field=IntegerField())
        if whens:
            slots = DeckSlot.objects.filter(held, deck=OuterRef("pk")).order_by().values("deck")
            total = slots.annotate(total=Sum(F("quantity") * Case(*whens, default=Value(0), output_field=IntegerField()))).values("total")
            self.aliases[name] = Coalesce(Subquery(total, output_field=IntegerField()), Value(0))
        return name


def _joined(parts: Iterable[Q | None], connector: str) -> Q | None:
    found: Q | None = None
    for part in parts:
        if part is not None:
            found = part if found is None else found & part if connector == Q.AND else found | part
    return found


def _games_like(text: str) -> list[str]:
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


def _moved(one: Any, bracket: Bracket) -> DeckWarning:
    """A warning from a card query, with its position in the whole query."""
    shift = bracket.start + 2
    return DeckWarning(one.code, one.term, one.start + shift, one.end + shift, one.message(get_language() or "en"), one.suggestion)
