"""Sabacc and where it is played, and other contests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.sabacc import in_sabacc, no_wild_cards
from games.star_wars_ccg.abilities.operations.steps import retrieve_top
from games.star_wars_ccg.abilities.ops import automatic, card, constant
from games.star_wars_ccg.abilities.parts import there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, own_character
from games.star_wars_ccg.abilities.products.phrases import sabacc
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

GAME: Final = in_sabacc(cards("interrupt", named="Cloud City Sabacc"))


def winner(n: int, half: str, **who: Any) -> Any:
    """The player's gambler present here has won."""
    played = there_is(own_character(mark="gambler", of="it", state="present", **who))
    return automatic(retrieve_top(n), half=half, at="sabacc_won", conditions=[GAME, played])


def casino(half: str, other: str) -> Declared:
    return card(
        winner(2, half, not_named="Lando"),
        winner(3, half, named="Lando"),
        constant(no_wild_cards(), half=other, conditions=[GAME, there_is_no(own_character(mark="gambler", where="here"))]),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "7_109 7_267": sabacc.TROOPER,
        "7_111": casino("light", "dark"),
        "7_269": casino("dark", "light"),
    }
)
