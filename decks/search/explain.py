"""The explanation of a deck search: one sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from django.utils.translation import override, pgettext_lazy

from cards.query.syntax import And, Exact, Node, Not, Or, Term, Word

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

BRACKET = "ꙮ"  # a letter that occurs in no title: the name of the field that replaces a card query in the text
ALL = pgettext_lazy("search", "all public decks")
DECKS = pgettext_lazy("search", "public decks {value}")
NOT = pgettext_lazy("condition", "not ({value})")
BOTH = pgettext_lazy("between conditions", " and ")
EITHER = pgettext_lazy("between conditions", " or ")
GROUP = pgettext_lazy("condition", "({value})")
QUOTED = pgettext_lazy("value", "“{value}”")
PHRASES: Mapping[str, StrPromise] = {
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
    "is": pgettext_lazy("condition on decks", "of which you own every card"),
    "missing": pgettext_lazy("condition on decks", "for which you lack {value} copies"),
    "bracket": pgettext_lazy("condition on decks", "that hold {value} copies of {query}"),
}
COPIES = pgettext_lazy("number of cards", "{value}")
COUNTED: Mapping[str, StrPromise] = {
    "size": COPIES,
    "bracket": COPIES,
    "missing": COPIES,
    "likes": pgettext_lazy("number of likes", "{value}"),
}  # the unit after a number
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
    """The sentence: "public decks with at least 60 cards and by “alice”".

    brackets: the card queries in the order of their numbers, as (query, operator, copies).
    """
    with override(language.lower()):
        if node is None:
            return str(ALL)
        return DECKS.format(value=_phrase(node, brackets, top=True))


def _phrase(node: Node, brackets: Sequence[tuple[str, str, int]], *, top: bool = False) -> str:  # noqa: PLR0911 (one for each kind of node)
    def put(phrase: StrPromise | str, value: str, **more: str) -> str:
        return phrase.format(value=value, **more)

    match node:
        case Not(part):
            return put(NOT, _phrase(part, brackets, top=True))
        case And(parts):
            return BOTH.join(_phrase(part, brackets) for part in parts)
        case Or(parts):
            text = EITHER.join(_phrase(part, brackets) for part in parts)
            return text if top else put(GROUP, text)
        case Word(values) | Exact(values):
            found = EITHER.join(put(QUOTED, value.text) for value in values)
            return put(PHRASES["name" if isinstance(node, Word) else "exact"], found)
        case Term(name, _, values) if name == BRACKET:
            query, op, number = brackets[int(values[0].text)]
            return put(PHRASES["bracket"], put(NUMBERS[op], put(COUNTED["bracket"], str(number))), query=put(QUOTED, query))
        case Term(name, op, values):
            op = "=" if op == ":" else op
            if op == "!=":
                return put(NOT, _phrase(Term(name, ":", values), brackets))
            if name in COUNTED:
                texts = [put(NUMBERS[op], put(COUNTED[name], value.text)) for value in values]
            else:
                texts = [put(DATES[op] if name in DATED else QUOTED, value.text) for value in values]
            return put(PHRASES[name], EITHER.join(texts))
    raise AssertionError(node)
