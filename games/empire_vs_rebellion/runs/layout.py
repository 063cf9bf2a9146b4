"""Pile order before the shuffle, from a list.

The chosen characters come last, so that the decks of two lists differ only in those places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, NotPlayable, Problem, illegal
from games.empire_vs_rebellion.catalogue.fields import RESOURCE
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, FULL
from games.empire_vs_rebellion.decks.legality import count, faction_of, problems, reserve_pile, resource_deck
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.game import Play, start_table
from games.empire_vs_rebellion.play.programs import make_cards
from games.empire_vs_rebellion.texts import TEXTS
from games.runs.layout import BLANK

BLANK_CARD: Final = CardFacts(code=BLANK, name="Blank", names=TEXTS["blank_card.name"], type=RESOURCE, faction="", value=0)


@dataclass(frozen=True, slots=True)
class Layout:
    """The codes of one player's cards before the shuffle."""

    deck: list[str]  # BLANK for a card that is replaced by a blank
    reserve: list[str]
    strategies: list[str]


def layout_of(decklist: Decklist, pool: Pool) -> Layout:
    """The cards of a list.  NotPlayable with every problem of the list."""
    faction = faction_of(decklist, pool)
    found = list_problems(decklist, pool)
    if found or faction is None:  # a list without a problem has four characters, and so a faction
        raise NotPlayable(found)
    chosen: Counter[str] = Counter(count(decklist, pool).cards[CHARACTERS])
    deck = resource_deck(chosen, faction, pool)
    ordinary = sorted(code for code in deck if code not in chosen)
    return Layout([*ordinary, *sorted(chosen)], sorted(reserve_pile(chosen, faction, pool)), sorted(pool.strategies(faction)))


def table_of(layouts: Sequence[Layout], pool: Pool) -> tuple[Play, list[str]]:
    """The table of one player or two players, and the codes of all its cards."""
    events = sorted(pool.events())
    codes = [*events, *(code for layout in layouts for part in (layout.deck, layout.reserve, layout.strategies) for code in part)]
    cards, programs = make_cards(BLANK_CARD if code == BLANK else pool.cards[code] for code in codes)
    by_code: dict[str, Card] = {card.code: card for card in cards}

    def by_seat(parts: list[list[str]]) -> list[list[Card]]:
        """The cards of each seat; a goldfish's opponent has none."""
        found = [[by_code[code] for code in part] for part in parts]
        return found if len(found) > 1 else [*found, []]

    play = start_table(
        cards,
        programs,
        events=[by_code[code] for code in events],
        decks=by_seat([layout.deck for layout in layouts]),
        reserves=by_seat([layout.reserve for layout in layouts]),
        strategies=by_seat([layout.strategies for layout in layouts]),
    )
    return play, [code for code in codes if code != BLANK]


def list_problems(decklist: Decklist, pool: Pool) -> list[Problem]:
    """The problems that make a list illegal, so that it cannot be played."""
    return illegal(problems(decklist, format=FULL, on=date.min, pool=pool))
