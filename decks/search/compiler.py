"""Compiler from the text of a deck search to database conditions.

Legality is computed by the rules, so it is checked last and only for the decks that match everything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from django.db.models import Q
from django.utils.translation import get_language, gettext

from cards.errors import BadInput
from cards.models import Game as GameRow
from cards.query import syntax
from cards.query.suggest import nearest
from decks.models import DeckQuerySet
from decks.search import words
from decks.search.brackets import MARK, MAX_BRACKETS, without_brackets
from decks.search.conditions import Conditions, games_like
from decks.search.warnings import DeckWarning
from games.registry import GAMES

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


class QueryCompiler(Conditions):
    """Compiles the syntax tree of a query to conditions on decks.  A part that is not understood is left out, with a warning."""

    def __init__(self, text: str, game: str) -> None:
        super().__init__(text)
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
        self.games = [game] if game else self._games_named()

    def _games_named(self) -> list[str]:
        """The games that the query is limited to by a `game:` term, otherwise all loaded games."""
        parts = self.node.parts if isinstance(self.node, syntax.And) else (self.node,)
        for part in parts:
            if not isinstance(part, syntax.Term) or self._field(part.field) != "game" or part.op not in (":", "="):
                continue
            if slugs := [slug for value in part.values for slug in games_like(value.text)]:
                return slugs
        all_slugs = list(GAMES)
        return list(GameRow.objects.filter(slug__in=all_slugs).values_list("slug", flat=True))

    @staticmethod
    def _field(name: str) -> str:
        return ALIASES.get(name, name)

    def q(self, node: syntax.Node | None, base: DeckQuerySet) -> Q | None:
        match node:
            case None:
                return None
            case syntax.Not(part):
                inner = self.q(part, base)
                return None if inner is None else ~inner
            case syntax.And(parts):
                # conditions for the database first, so that fewer decks need a legality check
                rule_parts = [part for part in parts if self._needs_rules(part)]
                condition = _join([self.q(part, base) for part in parts if part not in rule_parts], Q.AND)
                if rule_parts:
                    candidates = base.alias(**self.aliases).filter(condition) if condition is not None else base
                    condition = _join([condition, *(self.q(part, candidates) for part in rule_parts)], Q.AND)
                return condition
            case syntax.Or(parts):
                return _join([self.q(part, base) for part in parts], Q.OR)
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
        return words.explain(self.understood(self.node), brackets, get_language() or "en")

    def _needs_rules(self, node: syntax.Node) -> bool:
        match node:
            case syntax.Not(part):
                return self._needs_rules(part)
            case syntax.And(parts) | syntax.Or(parts):
                return any(map(self._needs_rules, parts))
            case syntax.Term(name):
                return self._field(name) == "valid"
        return False

    def _term(self, node: syntax.Term, base: DeckQuerySet) -> Q | None:
        if node.field == MARK:
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
            parameters = {"name": name, "values": ", ".join(known)}
            self.warn("unknown_value", node, gettext("%(name)s is one of: %(values)s; it was left out.") % parameters, None)


def _join(parts: Iterable[Q | None], connector: str) -> Q | None:
    found: Q | None = None
    for part in parts:
        if part is not None:
            found = part if found is None else found & part if connector == Q.AND else found | part
    return found
