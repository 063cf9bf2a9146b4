"""The query language: parses a text into a tree, compiles it to a database query with the game's fields, and explains it in words.

    parse('jedi cost<=3 -t:event', game=game).q      the database filter for cards
                                    .explain          the query in plain words
                                    .normalized       the query in canonical form, which parses to the same query
                                    .warnings         everything that was not understood, with its position

`docs/search.md` describes the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Q

from cards.models import Game
from cards.query import syntax
from cards.query.display import DISPLAYS, ORDERS
from cards.query.fields import table_of
from cards.query.messages.explain import explain
from cards.query.messages.warnings import NothingUnderstood, Warning
from cards.query.resolve import Resolver
from cards.query.rows.flags import FlagRow
from cards.query.rows.numbers import NumberRow
from cards.query.search_context import Requester
from cards.query.syntax import MAX_LENGTH, MAX_TERMS, read
from cards.query.table import Table
from cards.query.tree import AllOf, Condition, Tree, as_syntax, compile_tree, positive_conditions
from cards.texts.folding import fold

__all__ = ["DISPLAYS", "MAX_LENGTH", "MAX_TERMS", "ORDERS", "Query", "Warning", "parse", "table_for", "words_of"]


@dataclass(slots=True)
class Query:
    """A parsed query."""

    table: Table
    tree: Tree | None  # None matches every card
    display: Mapping[str, str]  # the values of the display options, by name
    warnings: list[Warning] = field(default_factory=list)
    of_sets: bool = False  # search for objective sets that contain a matching card
    language: str = ""  # the language of the searched names, if the URL sets it; overrides `lang` in the query
    requester: Requester | None = None  # the user's cards and decks, if the caller knows them

    @property
    def q(self) -> Q:
        """The cards that the query finds."""
        return self._compiled(None)

    def q_in_sets(self, copies: int) -> Q:
        """The cards that the query finds in objective sets of which the user owns so many copies.

        `is:owned` and `own>=2` then ask about the whole set, not about its cards, of which some are in other sets, too.
        """
        return self._compiled(copies)

    def _compiled(self, copies_of_set: int | None) -> Q:
        language = self.language or self.display.get("lang", "any")
        table = self.table.for_requester(self.requester, "" if language == "any" else language, copies_of_set)
        return compile_tree(self.tree, table) if self.tree is not None else Q()

    @property
    def asks_what_is_owned(self) -> bool:
        """Whether the query mentions the user's collection."""
        return self.requester is not None and self.requester.asked_what_is_owned

    @property
    def normalized(self) -> str:
        options = [f"{name}:{value}" for name, value in self.display.items()]
        node = self.node
        text = f"({syntax.write(node)})" if options and isinstance(node, syntax.Or) else syntax.write(node)
        return " ".join([*([text] if text else []), *options])

    @property
    def node(self) -> syntax.Node | None:
        """The tree as syntax, with canonical names and values."""
        return as_syntax(self.tree)

    def as_tree(self) -> dict[str, Any] | None:
        return syntax.as_data(self.node)

    @property
    def words(self) -> tuple[str, ...]:
        """The folded words that a name must contain, for sorting by relevance."""
        word_conditions = [condition for condition in positive_conditions(self.tree) if condition.is_word]
        return tuple(operand.data for condition in word_conditions for operand in condition.operands if not operand.is_regex)

    @property
    def required(self) -> list[Condition]:
        """The conditions that every result meets."""
        parts = self.tree.parts if isinstance(self.tree, AllOf) else (self.tree,)
        return [part for part in parts if isinstance(part, Condition)]

    @property
    def includes_extras(self) -> bool:
        """Whether the query includes extra cards."""
        flags = self.table.flags
        flag_conditions = [condition for condition in positive_conditions(self.tree) if isinstance(condition.row, FlagRow)]
        return self.display.get("include") == "extras" or any(
            flags[operand.text].is_of_extras for condition in flag_conditions for operand in condition.operands
        )

    def explain(self, language: str = "en") -> str:
        labels = {row.name: row.labels for row in self.table.rows.values() if isinstance(row, NumberRow)}
        what = ("owned sets" if self.asks_what_is_owned else "sets") if self.of_sets else "cards"
        return explain(self.tree, self.display, labels, language, what=what)

    def as_data(self, language: str = "en") -> dict[str, Any]:
        return {
            "normalized": self.normalized,
            "explain": self.explain(language),
            "warnings": [warning.as_data(language) for warning in self.warnings],
        }


def parse(text: str, *, game: Game, lenient: bool = False, requester: Requester | None = None) -> Query:
    """Parse `text` as a query for the cards of `game`; without `requester`, queries for the reader's own cards and decks fail.

    BadInput if a limit is exceeded or if no part of the query is understood.
    lenient: a query of which nothing is understood matches every card and has warnings.
    """
    table = table_for(game)
    node, warnings = read(text)
    resolver = Resolver(table.for_requester(requester), text, warnings)
    node, display_terms = resolver.split_display(node)
    display = resolver.display_options(display_terms, table.orders)
    tree = resolver.resolve(node)
    warnings.sort(key=lambda warning: warning.start)
    if tree is None and warnings and (node is not None or not display) and not lenient:
        raise NothingUnderstood(warnings)
    return Query(table, tree, display, warnings, requester=requester)


def table_for(game: Game) -> Table:
    """The table of fields for the current data of `game`."""
    return table_of(game.slug, f"{game.data_version}/{game.search_version}")


def words_of(text: str) -> tuple[str, ...]:
    """The folded words of `text`, for completing names; BadInput if a limit is exceeded."""
    node, _ = read(text)
    parts = node.parts if isinstance(node, syntax.And) else (node,)
    value_groups = [part.values for part in parts if isinstance(part, syntax.Word | syntax.Exact)]
    return tuple(key for values in value_groups for value in values if (key := fold(value.text)))
