"""Turn a problem of a deck into a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from games.contracts.decks import Problem, ZoneSpec
from games.texts import TEXTS, Words, in_language

# The sentences of the problems that `games.decks.slots.count_slots` finds; every game's own sentences come beside them.
SLOT_SENTENCES: Final[Mapping[str, Words]] = TEXTS.section("problems")
_COMMA: Final = TEXTS["marks.comma"]


def sentence(
    problem: Problem,
    language: str,
    templates: Mapping[str, Words],
    *,
    name_of: Callable[[str, str], str],
    value_of: Callable[[str, str, str], str] = lambda name, value, language: value,
    places: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """`problem` as a sentence; the problem's code if `templates` has no text for it.

    A template may use these places:
        {name}: the name of the problem's first card.
        {names}: the names of all its cards.
        {found}, {allowed}: its two numbers.
        {diff}: its values "missing" and "extra" with the cards by name ("-2 Scout, +1 Viper").
        the name of any other value of the problem.

    name_of: (code, language) -> the name of a card.  value_of: (name of a value, the value, language) -> its text.
    places: text for further places, or instead of one of those above.
    """
    if problem.code not in templates:
        return problem.code
    values = dict(problem.values)
    return in_language(templates[problem.code], language).format_map(
        {
            "name": name_of(problem.cards[0], language) if problem.cards else "",
            "names": joined_by_comma((name_of(code, language) for code in problem.cards), language),
            "found": problem.found,
            "allowed": problem.allowed,
            "diff": joined_by_comma(difference_parts(values, language, name_of), language),
            **{name: value_of(name, value, language) for name, value in values.items()},
            **places,
        }
    )


def difference_parts(values: Mapping[str, str], language: str, name_of: Callable[[str, str], str]) -> list[str]:
    """Missing and extra cards by name ("-2 Scout", "+1 Viper"), from a problem's values "missing" and "extra"."""
    return [
        f"{sign}{copies} {name_of(code, language)}"
        for sign, counted in (("-", values.get("missing", "")), ("+", values.get("extra", "")))
        for copies, _, code in (entry.partition("x") for entry in counted.split())
    ]


def joined_by_comma(parts: Iterable[str], language: str) -> str:
    """The parts with the comma of the language between them."""
    return in_language(_COMMA, language).join(parts)


def zone_name(zones: Iterable[ZoneSpec], code: str, language: str) -> str:
    """The name of a zone; `code` itself if there is no such zone."""
    return next((in_language(zone.names, language) for zone in zones if zone.code == code), code)
