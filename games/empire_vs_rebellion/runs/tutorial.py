"""The tutorial: one struggle for one event, with the 16 ordinary resource cards of each faction (EVR-TUT)."""

from __future__ import annotations

from typing import Final

from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.legality import FACTION_CODES
from games.empire_vs_rebellion.play.constants import NO_STRATEGY
from games.empire_vs_rebellion.play.game import Play, start_table
from games.empire_vs_rebellion.play.programs import make_cards

EVENT: Final = "event-escape-from-tatooine"  # EVR-TUT-01


def tutorial_table(pool: Pool, factions: tuple[str, str]) -> tuple[Play, list[str]]:
    """The table with `factions` by seat, and the codes of its cards.  The Rebels act first (EVR-TUT-03)."""
    decks = [sorted(pool.ordinary(faction)) for faction in factions]  # EVR-TUT-02
    codes = [EVENT, *decks[0], *decks[1]]
    cards, programs = make_cards(pool.cards[code] for code in codes)
    by_code = {card.code: card for card in cards}
    listed = [[by_code[code] for code in deck] for deck in decks]
    play = start_table(cards, programs, events=[by_code[EVENT]], decks=listed, reserves=[[], []], strategies=[[], []])
    play.is_tutorial = True
    play.balance = factions.index(FACTION_CODES[0])
    for side in play.sides:
        side.fixed = NO_STRATEGY
        side.influence = 0
    play.supply = 0
    return play, codes
