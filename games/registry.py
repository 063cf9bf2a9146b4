"""The list of all games.  A new game is one folder in `games/`, one in `fixtures/`, and an import and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.game import Game
from games.empire_vs_rebellion.game import GAME as EMPIRE_VS_REBELLION
from games.legend_of_stars.game import GAME as LEGEND_OF_STARS
from games.star_realms.game import GAME as STAR_REALMS
from games.star_wars_ccg.game import GAME as STAR_WARS_CCG
from games.star_wars_lcg.game import GAME as STAR_WARS_LCG

# In the order in which pages show them.
ALL: Final = (
    STAR_WARS_LCG,
    STAR_WARS_CCG,
    STAR_REALMS,
    EMPIRE_VS_REBELLION,
    LEGEND_OF_STARS,
)
GAMES: Mapping[str, Game] = {game.slug: game for game in ALL}


class UnknownGame(LookupError):
    """No game has this slug."""


def game_by_slug(slug: str) -> Game:
    """The game with this slug; UnknownGame names those there are."""
    try:
        return GAMES[slug]
    except KeyError:
        raise UnknownGame(f"Unknown game {slug!r}; use one of: {', '.join(GAMES)}.") from None
