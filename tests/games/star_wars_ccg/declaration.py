"""The declaration of the Star Wars Customizable Card Game for the suites that test every game."""

from __future__ import annotations

from tests.games.helpers.declarations import GameTests

TESTS = GameTests(slug="star-wars-ccg", clause_prefix="CCG")  # not played yet; its deck cases and RULES.md have suites of their own
