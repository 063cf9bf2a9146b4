"""Games of any options with declared texts: cards are kept, copies go on alike, and sums by place are those computed afresh."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.engine.rng import stream
from games.engine.trace import digest, follow
from games.star_wars_ccg.abilities.constants import ABILITY, POWER
from games.star_wars_ccg.play.constants import LOCATIONS, ZONES_A_SEAT
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.play.state import PRESENCE
from games.star_wars_ccg.runs.layout import table_of
from tests.games.helpers.copies import check_alike
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.tables import order_of

DECKS = [("rebels", "empire"), ("empire",), ("rebels",)]
every_deck = pytest.mark.parametrize("names", DECKS, ids=" v ".join)


@cache
def table(names: tuple[str, ...], rules: str) -> Play:
    start = table_of([order_of(name) for name in names], pool(), texts=True)
    start.is_community = rules == "community"
    start.turn_limit = 10
    return start


def check_sums(game: Play) -> None:
    for seat in (0, 1):
        for place in game.row:
            for what in (POWER, ABILITY, PRESENCE):
                assert game.kept_sum(what, place, seat) == game.fresh_sum(what, place, seat)


def check_changes(game: Play) -> None:
    """No card that has left the table changes anything, and no location that is covered."""
    for row in game.changes.by_key.values():
        for change in row:
            if change.ends < 0:
                assert game.zones[game.pieces[change.scope.source].zone].in_play
    locations = [piece for piece in game.pieces if piece.zone % ZONES_A_SEAT == LOCATIONS]
    assert sorted(piece.id for piece in locations) == sorted(game.row)


@every_deck
@pytest.mark.parametrize("rules", ["rulebook", "community"])
def test_sums_by_place_are_those_computed_afresh(names: tuple[str, ...], rules: str) -> None:
    for index in range(2):
        game = new_game(table(names, rules), 5, index)
        cards = Counter(piece.card.code for piece in game.pieces)
        rng = stream(6, index, 9)
        while (decision := game.advance()) is not None:
            check_sums(game)
            check_changes(game)
            game.apply(rng.below(len(decision.options)))
        assert Counter(piece.card.code for piece in game.pieces) == cards


@every_deck
def test_a_copy_goes_on_as_the_game_does(names: tuple[str, ...]) -> None:
    game = new_game(table(names, "rulebook"), 7, 1)
    twin, rng = game.clone(), stream(8, 0, 9)
    while (decision := game.advance()) is not None and len(game.trace) < 120:
        follow(twin, game.trace[len(twin.trace) :])
        assert digest(twin) == digest(game)
        if len(game.trace) % 20 == 0:
            check_alike(game, game.clone(), "game", set())
        twin = game.clone()
        game.apply(rng.below(len(decision.options)))
