"""What each game declares for the tests of every game, in `tests/games/<game>/declaration.py`.

The suites in `tests/games/every_game/`, `tests/games/decks/` and `tests/golden/` find the declarations through the registry of games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from games.contracts.decks import Decklist
from games.registry import GAMES
from tests.games.helpers.play_settings import Setting

# In `GameTests.told_by`.
FOLLOWS: Final[frozenset[int]] = frozenset()


@dataclass(frozen=True, kw_only=True)
class GameTests:
    """One game's part in the tests of every game.

    Attributes:
        slug: the game's slug in the registry.
        clause_prefix: what its clauses begin with ("SR" of "SR-SET-03").
        clauses: family -> number of clauses in the rule specification; every family of a game that is played.
        clause_states: the states that RULES.md may give to a clause of play.
        deck_clauses: family -> number of its first clauses that a decklist or the setup decides, for a game checked by deck clauses.
        decks: sample decks to play with, by name; may be short, odd or illegal.
        table_checks: problem codes of a table or a running game, which no decklist can have; None without deck case files.
        reads_zone_lists: are its decklists read by `games.decks.lists.zone_reader`?
        settings: what the contract suite plays; at least one setting for each part (goldfish, match) of the game.
        searched: the settings that the search policy plays; for each part with slow games.
        golden: (setting, index of the game) of each golden game.
        derived_fields: names of the fields of the state that follow from others, which `record` leaves out -> from what they follow.
        rare_metrics: names of metrics that only very rare games count, so that no test meets one.
        looping_op: makes an op that runs a program of its own, for a game whose cards have programs.
        told_by: what the board of a replay shows -> the events of the log that tell that it changes, where no line does by naming a card:
            numbers, hidden cards, and piles that move as a whole.  A token stands with its pile ("units.focus") or alone (".focus"; "."
            for all others); "turn" is a new turn.  `FOLLOWS` for a number that follows from cards and effects, which any event may change.
        shuffle_unseen: shuffles everything on a table that a seat does not see (table, seat, rng), for a game with the search policy.
    """

    slug: str
    clause_prefix: str
    clauses: Mapping[str, int] = field(default_factory=dict)
    clause_states: frozenset[str] = frozenset()
    deck_clauses: Mapping[str, int] = field(default_factory=dict)
    decks: dict[str, Decklist] = field(default_factory=dict)
    table_checks: frozenset[str] | None = None
    reads_zone_lists: bool = False
    settings: tuple[Setting, ...] = ()
    searched: tuple[Setting, ...] = ()
    golden: tuple[tuple[Setting, int], ...] = ()
    derived_fields: Mapping[str, str] = field(default_factory=dict)
    rare_metrics: frozenset[str] = frozenset()
    looping_op: Callable[[Any], Any] | None = None
    told_by: Mapping[str, Collection[int]] = field(default_factory=dict)
    shuffle_unseen: Callable[[Any, int, Any], None] | None = None

    def __str__(self) -> str:
        return self.slug


def suite_package(slug: str) -> str:
    return f"tests.games.{slug.replace('-', '_')}"


@cache
def declaration_of(slug: str) -> GameTests:
    """The declaration of one game.  LookupError, with what to add, if there is none."""
    name = f"{suite_package(slug)}.declaration"
    path = f"{name.replace('.', '/')}.py"
    if find_spec(suite_package(slug)) is None or find_spec(name) is None:
        raise LookupError(f"The game {slug!r} declares no tests: add {path} with `TESTS = GameTests(slug={slug!r}, ...)`.")
    tests = getattr(import_module(name), "TESTS", None)
    if not isinstance(tests, GameTests) or tests.slug != slug:
        raise LookupError(f"{path} must hold `TESTS = GameTests(slug={slug!r}, ...)`.")
    return tests


def all_declarations() -> list[GameTests]:
    """The declarations of all games, in the order of the registry."""
    return [declaration_of(slug) for slug in GAMES]


def all_settings() -> list[Setting]:
    """Every setting that the contract suite plays."""
    return [setting for tests in all_declarations() for setting in tests.settings]
