"""What can be run of a game: `goldfish`, one deck against an opponent who does nothing, and `match`, two sides against each other."""

from __future__ import annotations

from games.contracts import Game, Goldfish, Match

GOLDFISH = "goldfish"
MATCH = "match"
MODES = (GOLDFISH, MATCH)


def mode_of(rules: Game, mode: str) -> Goldfish | Match | None:
    """How the game is run in this mode; None if it cannot be."""
    return rules.match if mode == MATCH else rules.goldfish
