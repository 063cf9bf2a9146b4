"""What Legend of Stars declares for the tests of every game."""

from __future__ import annotations

from tests.games.helpers.declarations import GameTests

TESTS = GameTests(
    slug="legend-of-stars",
    clause_prefix="LOS",
    clauses={"CARD": 9, "DB": 5, "SET": 9},  # the families about decks and setup; the game is not played yet
    deck_clauses={"CARD": 3, "DB": 5, "SET": 9},
    table_checks=frozenset({"starting_life", "opening_hand", "deck_after_drawing", "zone_not_empty", "first_player_drew"}),
    reads_zone_lists=True,
)
