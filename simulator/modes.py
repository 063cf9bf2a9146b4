"""What can be run of a game.

goldfish: one deck against an opponent who does nothing.  match: two sides against each other.
Studies play several games for each index, on the same random numbers (`simulator.statistics.comparisons` and `matchups`):
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

CLOCK = "clock"  # the metric that every game and mode counts: in which turn a game ended


def mode_of(rules: Game, mode: str) -> Goldfish | Match | None:
    """How the game is run in this mode; None if it cannot be."""
    return rules.match if mode in OF_MATCHES else rules.goldfish


def how_to_play(rules: Game, mode: str) -> Goldfish | Match:
    """As `mode_of`, for a mode that was checked; LookupError if the game has it not."""
    if (how := mode_of(rules, mode)) is None:
        raise LookupError(f"{rules.slug} has no runs of the mode {mode}.")
    return how


def goldfish_of(rules: Game) -> Goldfish:
    """How one deck is played; LookupError if the game cannot be goldfished."""
    if rules.goldfish is None:
        raise LookupError(f"{rules.slug} cannot be goldfished.")
    return rules.goldfish


def match_of(rules: Game) -> Match:
    """How two sides are played; LookupError if the game has no matches."""
    if rules.match is None:
        raise LookupError(f"{rules.slug} has no matches.")
    return rules.match
