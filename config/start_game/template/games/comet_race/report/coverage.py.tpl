"""What the rules leave out of cards: nothing."""

from games.abilities.coverage import CoverageRules

COVERAGE = CoverageRules({})
