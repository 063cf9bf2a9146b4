"""Helpers for deck files: the zone and side of cards, and suggestions for unknown cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from games.contracts.decks import ListReader, Slot, Suggestion, UnreadLine
from games.decks.card_names import MOST_SUGGESTED_LINES, SUGGESTIONS, Meaning, as_suggestions
from games.decks.lines import LONGEST_LINE, count_unknown_lines
from games.star_wars_ccg.catalogue.fields import DARK, DEFENSIVE_SHIELD, LIGHT
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE

# The picture on the back of each side's cards; its keys are the sides that a file may name.
BACKS: Final = {LIGHT: "reb.gif", DARK: "imp.gif"}


def home_zone(code: str, pool: Pool) -> str:
    """The zone where a card belongs: outside the deck or in it."""
    card = pool.card(code)
    return OUTSIDE if card and (card.type == DEFENSIVE_SHIELD or card.outside_deck) else MAIN


def main_side(slots: Iterable[Slot], pool: Pool) -> str | None:
    """The side of most cards; None without a known card."""
    votes: Counter[str] = Counter()
    for slot in slots:
        if card := pool.card(slot.code):
            votes[card.side] += slot.quantity
    return max(sorted(votes), key=lambda side: votes[side]) if votes else None


def meaning(code: str, pool: Pool) -> Meaning:
    """A card in the zone where it belongs."""
    card = pool.card(code)
    return Meaning(home_zone(code, pool), code, card.names if card else {"en": code})


@dataclass(slots=True)
class UnreadLines:
    """The lines of a deck file that were not understood: suggestions for the first hundred cards, and OddFile if there are too many.

    Attributes:
        lists: the game's reader of lists, which suggests cards for a title.
    """

    pool: Pool
    lists: ListReader
    lines: list[UnreadLine] = field(default_factory=list)
    suggested: int = 0

    def add(self, line: int, text: str) -> None:
        self._add(UnreadLine(line, text[:LONGEST_LINE]))

    def add_card(self, line: int, text: str, title: str) -> None:
        """A line whose number or picture names no known card, with suggestions for its title."""
        self.suggested += 1
        suggestions = self._suggestions(title) if self.suggested <= MOST_SUGGESTED_LINES else ()
        self._add(UnreadLine(line, text[:LONGEST_LINE], suggestions))

    def _add(self, line: UnreadLine) -> None:
        self.lines.append(line)
        count_unknown_lines(len(self.lines))

    def _suggestions(self, title: str) -> tuple[Suggestion, ...]:
        read = self.lists(title.partition("\n")[0][:LONGEST_LINE])
        found = [suggestion for each in (*read.guessed, *read.unread) for suggestion in each.suggestions]
        return tuple(found[:SUGGESTIONS]) or as_suggestions(meaning(slot.code, self.pool) for slot in read.slots)
