"""The parts of cards that the rules leave out: none."""

from games.abilities.coverage import CoverageRules

COVERAGE = CoverageRules({})
