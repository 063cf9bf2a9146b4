"""How the cards of a game lie before they are shuffled: as a list says, or with a blank in one place.

The chosen characters lie last, so that two choices differ in their places only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, NotPlayable, Problem
from games.empire_vs_rebellion.catalogue.fields import RESOURCE
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, FULL
from games.empire_vs_rebellion.decks.legality import count, faction_of, problems, reserve_pile, resource_deck
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.game import Play, start_table
from games.empire_vs_rebellion.play.programs import make_cards
from games.runs.layout import BLANK
from games.texts import words

BLANK_CARD: Final = CardFacts(
    code=BLANK, name="Blank", names=words("a blank", "空白のカード", "空白牌"), type=RESOURCE, faction="", value=0
)


@dataclass(frozen=True, slots=True)
class Lying:
    """The codes of a player's cards before the shuffle; BLANK in the deck for one that is missing."""

    deck: list[str]
    reserve: list[str]
    strategies: list[str]


def laid_out(decklist: Decklist, pool: Pool) -> Lying:
    """The cards of a choice of characters and of its faction; NotPlayable with every reason."""
    if faults := problems_of(decklist, pool):
        raise NotPlayable(faults)
    faction = faction_of(decklist, pool)
    assert faction is not None  # four characters were chosen
    chosen: Counter[str] = Counter(count(decklist, pool).cards[CHARACTERS])
    deck = resource_deck(chosen, faction, pool)
    ordinary = sorted(code for code in deck if code not in chosen)
    return Lying([*ordinary, *sorted(chosen)], sorted(reserve_pile(chosen, faction, pool)), sorted(pool.strategies(faction)))


def table_of(players: Sequence[Lying], pool: Pool) -> tuple[Play, list[str]]:
    """The table of one player or of two, and the codes of all cards that take part."""
    events = sorted(pool.events())
    codes = [*events, *(code for lies in players for part in (lies.deck, lies.reserve, lies.strategies) for code in part)]
    cards, programs = make_cards(BLANK_CARD if code == BLANK else pool.cards[code] for code in codes)
    by_code: dict[str, Card] = {card.code: card for card in cards}

    def of(parts: list[list[str]]) -> list[list[Card]]:
        found = [[by_code[code] for code in part] for part in parts]
        return found if len(found) > 1 else [*found, []]

    play = start_table(
        cards,
        programs,
        events=[by_code[code] for code in events],
        decks=of([lies.deck for lies in players]),
        reserves=of([lies.reserve for lies in players]),
        strategies=of([lies.strategies for lies in players]),
    )
    return play, [code for code in codes if code != BLANK]


def problems_of(decklist: Decklist, pool: Pool) -> list[Problem]:
    """A choice that is not legal cannot be set up."""
    return [fault for fault in problems(decklist, format=FULL, on=date.min, pool=pool) if fault.severity == "illegal"]
