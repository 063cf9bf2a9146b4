"""The search policy as an option of a run: its name, its number of playouts, its text, and how slow it is.

side: the ending of the options of one side of a match, "_0" or "_1"; "" where there is one player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.contracts.runs import OptionSpec, SlowGames
from games.texts import TEXTS, Words, filled, joined

# The code of the policy, and its name.
SEARCH: Final = "search"
NAME: Final = TEXTS["search.name"]

OPTION_ENDINGS: Final = ("", "_0", "_1")
# The fewest and the most playouts of each option.
LEAST: Final = 20
MOST: Final = 80


def playouts_option(side: str = "") -> OptionSpec:
    return OptionSpec(
        f"playouts{side}",
        "int",
        LEAST,
        TEXTS["search.playouts"],
        low=LEAST,
        high=MOST,
        help=TEXTS["search.playouts_help"],
        needs=(f"policy{side}", SEARCH),
    )


def playouts_of(options: Mapping[str, Any]) -> list[int]:
    """The playouts of each player of a run that searches."""
    return [options.get(f"playouts{side}", LEAST) for side in OPTION_ENDINGS if options.get(f"policy{side}") == SEARCH]


def slow_games(per_second: int) -> SlowGames:
    """The number of games that take about a second, for a run that searches; 0 for other runs.

    per_second: games that one player plays in a second with one playout for each option, interpreted.
    """

    def games(options: Mapping[str, Any]) -> int:
        playouts = sum(playouts_of(options))
        return max(1, per_second // playouts) if playouts else 0

    return games


def search_text(playouts: int, searched: Words) -> Words:
    """A description of the search.  searched: a sentence of the game that names the decisions it searches."""
    return joined([filled(TEXTS["search.policy"], playouts=playouts), searched])
