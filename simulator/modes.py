"""What can be run of a game.

goldfish: one deck against an opponent who does nothing.  match: two sides against each other.
Studies play several games for each index, on the same random numbers (`simulator.statistics.designs`):
cards: a deck, and beside it the deck with one copy of a card replaced by a blank, for every card.  compare: a deck beside another.
matchups: several sides, each against each, with the seats swapped.
"""

from __future__ import annotations

from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match

GOLDFISH = "goldfish"
MATCH = "match"
CARDS = "cards"
COMPARE = "compare"
MATCHUPS = "matchups"
MODES = (GOLDFISH, MATCH, CARDS, COMPARE, MATCHUPS)
STUDIES = (CARDS, COMPARE, MATCHUPS)
OF_MATCHES = (MATCH, MATCHUPS)
OF_ONE_DECK = (GOLDFISH, CARDS)


def mode_of(rules: Game, mode: str) -> Goldfish | Match | None:
    """How the game is run in this mode; None if it cannot be."""
    return rules.match if mode in OF_MATCHES else rules.goldfish
