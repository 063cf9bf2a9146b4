"""Compiler from the text of a deck search to database conditions.

Legality on another day than today is computed by the rules, so it is checked last and only for decks that match everything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from django.db.models import Q
from django.utils.translation import get_language, gettext

from cards.errors import BadInput
from cards.query import syntax
from cards.query.messages.suggest import nearest
from decks.models import Deck, DeckQuerySet
from decks.search import explain
from decks.search.brackets import MARK, MAX_BRACKETS, without_brackets
from decks.search.conditions import Conditions, games_like
from decks.search.holding import SlowCondition
from decks.search.paging import ORDERS, Cursor, Order
from decks.search.plan import Plan
from decks.search.search_context import DeckRequester
from decks.search.warnings import DeckWarning
from games.registry import GAMES

FIELDS = ("name", "by", "game", "side", "faction", "size", "valid", "updated", "created", "likes", "is", "missing")
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
    "lacking": "missing",
}
SLOW = ("faction", "valid", "is", "missing", MARK)  # conditions on what a deck holds (`decks.search.holding`)


@dataclass(frozen=True, slots=True)
class Compiled:
    """The conditions of a query."""

    quick: Q | None = None  # on columns of a deck
    slow: tuple[SlowCondition, ...] = ()  # on what a deck holds
    slow_terms: int = 0

    @property
    def is_empty(self) -> bool:
        return self.quick is None and not self.slow

    def plan(self, base: DeckQuerySet, order: Order) -> Plan:
        """The search for decks of `base`."""
        return Plan(self.filtered(base), self.slow, self.slow_terms, order)

    def filtered(self, decks: DeckQuerySet) -> DeckQuerySet:
        """The decks that meet the quick conditions."""
        if only := next((each.games[0] for each in self.slow if each.games is not None and len(each.games) == 1), ""):
            decks = decks.filter(game=only)
        return decks if self.quick is None else decks.filter(self.quick)


class QueryCompiler(Conditions):
    """Compiles the syntax tree of a query to conditions on decks.  A part that is not understood is left out, with a warning."""

    def __init__(self, text: str, game: str, requester: DeckRequester | None = None) -> None:
        super().__init__(text, requester)
        self.display: dict[str, str] = {}
        self.read: dict[int, syntax.Node] = {}  # start of a term -> its understood part, with the canonical field name
        plain, self.brackets = without_brackets(text)
        if len(self.brackets) > MAX_BRACKETS:
            raise BadInput(
                gettext("A deck search can contain at most %(most)s card searches.") % {"most": MAX_BRACKETS}, code="too_many_terms"
            )
        self.node, repairs = syntax.read(plain)
        language = get_language() or "en"
        for warning in repairs:
            self.warnings.append(
                DeckWarning(warning.code, warning.term, warning.start, warning.end, warning.message(language), warning.suggestion)
            )
        self.games = [slug for slug in [game] if slug in self.rows] if game else self._games_named()

    def _games_named(self) -> list[str]:
        """The games that the query is limited to by a `game:` term, otherwise all loaded games."""
        for part in self._parts:
            if not isinstance(part, syntax.Term) or self._field(part.field) != "game" or part.op not in (":", "="):
                continue
            if slugs := [slug for value in part.values for slug in games_like(value.text)]:
                return [slug for slug in slugs if slug in self.rows]
        return [slug for slug in GAMES if slug in self.rows]

    @property
    def _parts(self) -> tuple[syntax.Node, ...]:
        """The conditions that every deck found meets."""
        return self.node.parts if isinstance(self.node, syntax.And) else () if self.node is None else (self.node,)

    @staticmethod
    def _field(name: str) -> str:
        return ALIASES.get(name, name)

    def compile(self, base: DeckQuerySet) -> Compiled:
        """The conditions on `base`, the decks to search."""
        plain = [part for part in self._parts if not self._is_dated(part)]
        slow_parts = [part for part in plain if self._slow_terms(part)]
        compiled = Compiled(
            _join([self.q(part) for part in plain if part not in slow_parts], Q.AND),
            tuple(slow for part in slow_parts if (slow := self._slow(part)) is not None),
            sum(map(self._slow_terms, slow_parts)),
        )
        for part in self._parts:
            if self._is_dated(part):
                self.candidates = partial(_first_decks, compiled.plan(base, Order("updated")))
                if (condition := self.q(part)) is None:
                    continue
                if terms := self._slow_terms(part):
                    compiled = replace(compiled, slow=(*compiled.slow, SlowCondition(condition)), slow_terms=compiled.slow_terms + terms)
                else:
                    compiled = replace(compiled, quick=_join([compiled.quick, condition], Q.AND))
        self.warnings.sort(key=lambda warning: warning.start)
        return compiled

    def _slow(self, part: syntax.Node) -> SlowCondition | None:
        """The condition of a part that contains slow ones."""
        condition = self.q(part)
        if condition is None:
            return None
        if isinstance(part, syntax.Term) and len(part.values) == 1 and part.op != "!=":
            return self.slow_conditions.get(part.start, SlowCondition(condition))
        return SlowCondition(condition)

    def q(self, node: syntax.Node) -> Q | None:
        match node:
            case syntax.Not(part):
                inner = self.q(part)
                return None if inner is None else ~inner
            case syntax.And(parts):
                return _join([self.q(part) for part in parts], Q.AND)
            case syntax.Or(parts):
                return _join([self.q(part) for part in parts], Q.OR)
            case syntax.Word(values) | syntax.Exact(values):
                op = ":" if isinstance(node, syntax.Word) else "="
                return self._any_of(node, [(value, self._name(op, value, node)) for value in values])
            case syntax.Term():
                return self._term(node)

    def _any_of(self, node: syntax.Word | syntax.Exact | syntax.Term, read: Iterable[tuple[syntax.Value, Q | None]]) -> Q | None:
        """A condition for decks that match any value; the understood values are recorded for `understood`."""
        found = [(value, q) for value, q in read if q is not None]
        if found:
            self.read[node.start] = replace(node, values=tuple(value for value, _ in found))
        return _join([q for _, q in found], Q.OR)

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
        text = re.sub(rf"{MARK}:(\d+)", bracket, syntax.write(node))
        shown = [f"{name}:{value}" for name, value in self.display.items()]
        return " ".join([*([f"({text})" if shown and isinstance(node, syntax.Or) else text] if text else []), *shown])

    def explain(self) -> str:
        brackets = [(one.text.strip(), one.op, one.number) for one in self.brackets]
        return explain.explain(self.understood(self.node), brackets, get_language() or "en")

    def _slow_terms(self, node: syntax.Node) -> int:
        """The number of slow conditions in a part of the query."""
        match node:
            case syntax.Not(part):
                return self._slow_terms(part)
            case syntax.And(parts) | syntax.Or(parts):
                return sum(map(self._slow_terms, parts))
            case syntax.Term(name, _, values) if self._field(name) in SLOW:
                return sum(not self._names_day(node, value) for value in values)
        return 0

    def _is_dated(self, node: syntax.Node) -> bool:
        """Whether a part of the query contains legality on another day."""
        match node:
            case syntax.Not(part):
                return self._is_dated(part)
            case syntax.And(parts) | syntax.Or(parts):
                return any(map(self._is_dated, parts))
            case syntax.Term(_, _, values):
                return any(self._names_day(node, value) for value in values)
        return False

    def _names_day(self, node: syntax.Term, value: syntax.Value) -> bool:
        return self._field(node.field) == "valid" and "@" in value.text

    def _term(self, node: syntax.Term) -> Q | None:
        if node.field == MARK:
            bracket = self.brackets[int(node.values[0].text)]
            return self._any_of(node, [(node.values[0], self._bracket(bracket, node))])
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
        read: Callable[[str, syntax.Value, syntax.Term], Q | None] = getattr(self, f"_{name}_term")
        op = node.op if node.op != "!=" else "="
        found = self._any_of(replace(node, field=name), [(value, read(op, value, node)) for value in node.values])
        return None if found is None else ~found if node.op == "!=" else found

    def _display(self, name: str, node: syntax.Term) -> None:
        value = node.values[0].text.casefold() if node.values else ""
        known = ("asc", "desc") if name == "dir" else ORDERS
        if name == "order" and value.startswith("-"):
            value, self.display["dir"] = value[1:], "desc"
        if value in known:
            self.display[name] = value
        else:
            parameters = {"name": name, "values": ", ".join(known)}
            self.warn("unknown_value", node, gettext("“%(name)s” must be one of: %(values)s; the term was left out.") % parameters, None)


def _first_decks(plan: Plan, most: int) -> list[Deck]:
    return plan.page(Cursor(), most).decks


def _join(parts: Iterable[Q | None], connector: str) -> Q | None:
    found: Q | None = None
    for part in parts:
        if part is not None:
            found = part if found is None else found & part if connector == Q.AND else found | part
    return found
