"""The modes of runs, and how a game is played in each.

- goldfish: one deck against an opponent who does nothing.
- match: two sides against each other.

Studies play several games for each index, on the same random numbers (`simulator.statistics.comparisons`, `matchups`):

- cards: a deck and, for every card, the deck with one copy of that card replaced by a blank; in games whose players exchange cards only
  together, for every group of such cards (an objective set).
- compare: two decks.
- matchups: several sides, each against each other, with the seats swapped.

- coach, coachmatch: the decisions of one goldfish or match, examined (`simulator.coach`); only `simulator.tables.coaching` starts and
  shows such runs.
- race, racematch: exchanges of one card in a deck, alone or against an opponent, raced (`simulator.races`); only `simulator.exchanges`
  starts and shows such runs.
"""

from __future__ import annotations

from games.contracts.game import Game
from games.contracts.runs import ExchangedTogether, Goldfish, Match

GOLDFISH = "goldfish"
MATCH = "match"
CARDS = "cards"
COMPARE = "compare"
MATCHUPS = "matchups"
COACH = "coach"
COACH_MATCH = "coachmatch"
OF_COACH = (COACH, COACH_MATCH)
RACE = "race"
RACE_MATCH = "racematch"
OF_RACES = (RACE, RACE_MATCH)
# Runs with pages of their own, which lists of runs leave out.
APART = (*OF_COACH, *OF_RACES)
# What a request can name.
MODES = (GOLDFISH, MATCH, CARDS, COMPARE, MATCHUPS)
STUDIES = (CARDS, COMPARE, MATCHUPS)
OF_MATCHES = (MATCH, MATCHUPS)
OF_ONE_DECK = (GOLDFISH, CARDS)
OF_TABLES = (GOLDFISH, MATCH)  # what a person can play

# The metric that every game and mode counts: the turn in which a game ended.
CLOCK = "clock"


def mode_of(rules: Game, mode: str) -> Goldfish | Match | None:
    """How the game is played in this mode; None if the game does not have the mode."""
    return rules.match if mode in (*OF_MATCHES, COACH_MATCH, RACE_MATCH) else rules.goldfish


def mode_spec_of(rules: Game, mode: str) -> Goldfish | Match:
    """As `mode_of`, for a mode that was checked; LookupError if the game does not have it."""
    if (mode_spec := mode_of(rules, mode)) is None:
        raise LookupError(f"{rules.slug} has no runs of the mode {mode}.")
    return mode_spec


def goldfish_of(rules: Game) -> Goldfish:
    """How one deck is played; LookupError if the game cannot be goldfished."""
    if rules.goldfish is None:
        raise LookupError(f"{rules.slug} cannot be goldfished.")
    return rules.goldfish


def together_of(rules: Game) -> ExchangedTogether | None:
    """What the study of a deck's cards blanks in the place of single cards, if players exchange cards only together."""
    comparison = rules.goldfish.comparison if rules.goldfish else None
    return comparison.together if comparison else None


def match_of(rules: Game) -> Match:
    """How two sides are played; LookupError if the game has no matches."""
    if rules.match is None:
        raise LookupError(f"{rules.slug} has no matches.")
    return rules.match
