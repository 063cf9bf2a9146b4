"""A search of decks in plain words, in each language we ship.  brackets: the card queries by their number, as (query, operator, copies)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from django.utils.translation import override, pgettext_lazy

from cards.query.syntax import And, Exact, Node, Not, Or, Term, Word

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

BRACKET = "ꙮ"  # a letter that no title holds; a field of this name stands where a card query stood
ALL = pgettext_lazy("search", "all public decks")
DECKS = pgettext_lazy("search", "public decks {value}")
NOT = pgettext_lazy("condition", "not ({value})")
BOTH = pgettext_lazy("between conditions", " and ")
EITHER = pgettext_lazy("between conditions", " or ")
GROUP = pgettext_lazy("condition", "({value})")
QUOTED = pgettext_lazy("value", "“{value}”")
SAID: Mapping[str, StrPromise] = {
    "name": pgettext_lazy("condition on decks", "whose name contains {value}"),
    "exact": pgettext_lazy("condition on decks", "whose name is {value}"),
    "by": pgettext_lazy("condition on decks", "by {value}"),
    "game": pgettext_lazy("condition on decks", "of the game {value}"),
    "side": pgettext_lazy("condition on decks", "of the side {value}"),
    "faction": pgettext_lazy("condition on decks", "of the faction {value}"),
    "valid": pgettext_lazy("condition on decks", "legal in {value}"),
    "size": pgettext_lazy("condition on decks", "with {value} cards"),
    "likes": pgettext_lazy("condition on decks", "with {value} likes"),
    "updated": pgettext_lazy("condition on decks", "changed {value}"),
    "created": pgettext_lazy("condition on decks", "created {value}"),
    "bracket": pgettext_lazy("condition on decks", "that contain {value} copies of {query}"),
}
COPIES = pgettext_lazy("number of cards", "{value}")
COUNTED: Mapping[str, StrPromise] = {
    "size": COPIES,
    "bracket": COPIES,
    "likes": pgettext_lazy("number of likes", "{value}"),
}  # what stands behind a number
NUMBERS: Mapping[str, StrPromise] = {
    "=": pgettext_lazy("number", "exactly {value}"),
    "!=": pgettext_lazy("number", "not exactly {value}"),
    "<": pgettext_lazy("number", "fewer than {value}"),
    "<=": pgettext_lazy("number", "at most {value}"),
    ">": pgettext_lazy("number", "more than {value}"),
    ">=": pgettext_lazy("number", "at least {value}"),
}
DATED = ("updated", "created")
DATES: Mapping[str, StrPromise] = {
    "=": pgettext_lazy("date", "in {value}"),
    "<": pgettext_lazy("date", "before {value}"),
    "<=": pgettext_lazy("date", "in {value} or earlier"),
    ">": pgettext_lazy("date", "after {value}"),
    ">=": pgettext_lazy("date", "in {value} or later"),
}


def explain(node: Node | None, brackets: Sequence[tuple[str, str, int]], language: str) -> str:
    with override(language.lower()):
        if node is None:
            return str(ALL)
        return DECKS.format(value=_said(node, brackets, top=True))


def _said(node: Node, brackets: Sequence[tuple[str, str, int]], *, top: bool = False) -> str:  # noqa: PLR0911 (one for each kind of node)
    def put(phrase: StrPromise | str, value: str, **more: str) -> str:
        return phrase.format(value=value, **more)

    match node:
        case Not(part):
            return put(NOT, _said(part, brackets, top=True))
        case And(parts):
            return BOTH.join(_said(part, brackets) for part in parts)
        case Or(parts):
            said = EITHER.join(_said(part, brackets) for part in parts)
            return said if top else put(GROUP, said)
        case Word(values) | Exact(values):
            found = EITHER.join(put(QUOTED, value.text) for value in values)
            return put(SAID["name" if isinstance(node, Word) else "exact"], found)
        case Term(name, _, values) if name == BRACKET:
            query, op, number = brackets[int(values[0].text)]
            return put(SAID["bracket"], put(NUMBERS[op], put(COUNTED["bracket"], str(number))), query=put(QUOTED, query))
        case Term(name, op, values):
            op = "=" if op == ":" else op
            if op == "!=":
                return put(NOT, _said(Term(name, ":", values), brackets))
            if name in COUNTED:
                texts = [put(NUMBERS[op], put(COUNTED[name], value.text)) for value in values]
            else:
                texts = [put(DATES[op] if name in DATED else QUOTED, value.text) for value in values]
            return put(SAID[name], EITHER.join(texts))
    raise AssertionError(node)
