"""The decks that tests play with and the pools of printed cards, for every game of the registry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from games.catalogue.fixtures import read_catalogue
from games.contracts.catalogue import Catalogue
from games.contracts.decks import Decklist
from games.registry import GAMES

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"


@cache
def catalogue(slug: str) -> Catalogue:
    """All records of the game in `fixtures/<slug>/`, with what it declares."""
    return read_catalogue(GAMES[slug], FIXTURES / slug)


@cache
def pool(slug: str) -> Any:
    """The game's pool of printed cards."""
    return GAMES[slug].build_pool(catalogue(slug))


class _DeclaredDecks(Mapping[str, dict[str, Decklist]]):
    """slug -> the sample decks that the game's tests declare, by name."""

    def __getitem__(self, slug: str) -> dict[str, Decklist]:
        from tests.games.helpers.declarations import declaration_of  # the declarations use this module

        return declaration_of(slug).decks

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


DECKS = _DeclaredDecks()
