"""What the rows know of the run for which they write."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.abilities.filters import FilterCompiler
from games.engine.abilities.filters import Filter
from games.star_wars_ccg.catalogue.fields import DEFENSIVE_SHIELD, DEVICE, EFFECT, WEAPON
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.programs.facts import numbered

ATTACHED: Final = {
    WEAPON: play.WEAPON,
    DEVICE: play.DEVICE,
    **dict.fromkeys((EFFECT, DEFENSIVE_SHIELD, "epic-event", "jedi-test", "podracer"), play.EFFECT),
}


class Printer:
    """The filters, titles and systems of one run.  facts: in the order of the cards' indexes."""

    def __init__(self, facts: Sequence[CardFacts], filters: FilterCompiler) -> None:
        self.filters = filters
        self.types = [each.type for each in facts]
        numbers = numbered(each.title for each in facts)
        # A title -> the numbers of the titles that it stands for: its own, and those of combinations with it.
        self.titles: dict[str, list[int]] = {}
        for each in {each.title: each for each in facts}.values():
            for title in each.titles:
                self.titles.setdefault(title, []).append(numbers[each.title])
        self.systems = numbered(each.planet for each in facts)

    def what(self, effect: Mapping[str, Any], name: str = "what") -> Filter:
        """The filter that an effect has in this member."""
        return self.filters.filter(effect[name])

    def what_if_any(self, effect: Mapping[str, Any], name: str) -> Filter | None:
        return self.what(effect, name) if name in effect else None

    def titles_of(self, effect: Mapping[str, Any]) -> list[int]:
        """The numbers of those cards that the effect names and that are in this run."""
        return self.numbers_of(effect["named"])

    def numbers_of(self, names: Sequence[str]) -> list[int]:
        return [number for name in names for number in self.titles.get(name, ())]

    def attach(self, card: Card) -> None:
        """Make a card one that comes on the table, or onto a card there, by what its text says."""
        card.type = ATTACHED[self.types[card.index]]


# Writes an effect into the card; the last argument is the half of a location on which it stands, or NONE.
Row = Callable[[Printer, Card, Mapping[str, Any], int], None]


def either(known: Filter | None, also: Filter) -> Filter:
    """A filter for what matches one of both; some texts give a list of them."""
    return also if known is None else Filter(any_of=[known, also])
