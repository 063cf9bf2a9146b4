"""Prepare a decklist for goldfish runs: as it is, beside another list, or with one copy of a card blanked (see `layout`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.contracts.decks import Decklist
from games.contracts.runs import Comparison, ExchangedTogether, OptionSpec, PreparedGoldfish
from games.runs.options import option_values
from games.texts import Words

Cards = TypeVar("Cards")  # the cards of a list, as the game counts them
Layout = TypeVar("Layout")  # the order of the game's piles before the shuffle
Ready = TypeVar("Ready", bound=PreparedGoldfish)


@dataclass(frozen=True, slots=True)
class DeckPreparer(Generic[Cards, Layout, Ready]):
    """The steps from a decklist to a deck that is ready to play; all take the game's pool last.

    Every method raises NotPlayable with every reason, and ValueError for an unknown option or a value out of range.
    """

    options: tuple[OptionSpec, ...]
    # The cards of a list that can be played; NotPlayable otherwise.
    read: Callable[[Decklist, Any], Cards]
    # The piles of these cards before the shuffle.
    lay_out: Callable[[Cards, Any], Layout]
    # The piles of the second cards, with those they share with the first in the same places.
    lay_out_beside: Callable[[Cards, Cards, Any], Layout]
    # The piles with one copy of a card (its code) blanked, or of all cards that are exchanged together with this code; ValueError if no
    # shuffled pile has it.
    lay_out_with_blank: Callable[[Cards, str, Any], Layout]
    # The deck with these values of all options.
    start: Callable[[Layout, Cards, Mapping[str, Any], Any], Ready]

    def prepare(self, decklist: Decklist, pool: Any, options: Mapping[str, Any]) -> Ready:
        values = option_values(self.options, options)
        cards = self.read(decklist, pool)
        return self.start(self.lay_out(cards, pool), cards, values, pool)

    def prepare_beside(self, decklist: Decklist, other: Decklist, pool: Any, options: Mapping[str, Any]) -> Ready:
        """`other`, with the cards that it shares with `decklist` in the same places before the shuffle."""
        values = option_values(self.options, options)
        first, second = self.read(decklist, pool), self.read(other, pool)
        return self.start(self.lay_out_beside(first, second, pool), second, values, pool)

    def prepare_without(self, decklist: Decklist, code: str, pool: Any, options: Mapping[str, Any]) -> Ready:
        """The list with one copy of a card replaced by a blank, or of all cards that are exchanged together with this code."""
        values = option_values(self.options, options)
        cards = self.read(decklist, pool)
        return self.start(self.lay_out_with_blank(cards, code, pool), cards, values, pool)

    def comparison(self, blank_text: Words, together: ExchangedTogether | None = None) -> Comparison:
        """The game's declaration about comparisons.  blank_text: a description of a blank in this game."""
        return Comparison(self.prepare_beside, self.prepare_without, blank_text, together)
