"""The ready lists of a game can be played, and its run options refer to choices that exist."""

from __future__ import annotations

from datetime import date

import pytest

from games.contracts.decks import illegal
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match
from games.registry import GAMES
from tests.games.helpers.sample_decks import pool as pool_of

PLAYED = [game for game in GAMES.values() if game.match]
DAY = date(2026, 11, 22)  # any day after the last list of the data
HOW = [(game, how) for game in GAMES.values() for how in (game.goldfish, game.match) if how]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.slug)
def test_a_match_can_be_played_without_a_deck(game: Game) -> None:
    assert game.lists.ready
    assert game.match
    pool = pool_of(game.slug)
    lists = [ready.decklist for ready in game.lists.ready(pool)]
    assert len({ready.code for ready in game.lists.ready(pool)}) == len(lists) >= (1 if game.match.shares_list else 2)
    sides = lists[:1] if game.match.shares_list else lists[:2]
    defaults = {spec.name: spec.default for spec in game.match.options}
    assert game.match.prepare(sides, pool, defaults).replay(1, 0).steps


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.lists.ready], ids=lambda game: game.slug)
def test_a_ready_list_is_legal_in_a_format(game: Game) -> None:
    assert game.lists.ready
    pool = pool_of(game.slug)
    for ready in game.lists.ready(pool):
        found = [illegal(game.decks.problems(ready.decklist, format=each.code, on=DAY, pool=pool)) for each in game.decks.formats]
        fewest = min(({problem.code for problem in problems} for problems in found), key=len)
        assert not fewest, f"The ready list {ready.code!r} breaks {', '.join(sorted(fewest))}: change `ready_lists` in decks/lists.py."


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_a_starting_list_names_its_cards_and_is_legal(game: Game) -> None:
    pool = pool_of(game.slug)
    zones = {zone.code for zone in game.decks.zones if zone.holds != "leaders" and not zone.fixed}
    for start in game.lists.starting(pool):
        assert {slot.zone for slot in start.decklist.slots} & zones, start.code
        assert any(not illegal(game.decks.problems(start.decklist, format=each.code, on=DAY, pool=pool)) for each in game.decks.formats), (
            start.code
        )


@pytest.mark.parametrize(("game", "how"), HOW, ids=lambda value: getattr(value, "slug", ""))
def test_the_needs_of_an_option_can_be_chosen(game: Game, how: Goldfish | Match) -> None:
    by_name = {spec.name: spec for spec in how.options}
    for spec in how.options:
        if spec.needs:
            other, choice = spec.needs
            assert choice in {each.code for each in by_name[other].choices}


@pytest.mark.parametrize(("game", "how"), HOW, ids=lambda value: getattr(value, "slug", ""))
def test_a_point_of_the_clock_has_a_name(game: Game, how: Goldfish | Match) -> None:
    assert all("7" in text.format(7) for text in how.clock_at.values())
    assert how.clock_at.keys() == how.clock_unit.keys() == how.clock_name.keys()
    for language, text in how.clock_at.items():
        assert how.clock_name[language] in text, f"Call it {how.clock_name[language]!r} in {text!r}, too ({game.slug}, {language})."


@pytest.mark.parametrize("game", [game for game in PLAYED if game.match and game.match.factions], ids=lambda game: game.slug)
def test_lists_of_two_factions_can_meet(game: Game) -> None:
    assert game.match
    assert game.match.factions
    assert game.lists.ready
    assert game.decks.side_of
    assert set(game.match.factions) <= {choice.code for choice in game.deck_sides}
    pool = pool_of(game.slug)
    of = {game.decks.side_of(ready.decklist, pool): ready.decklist for ready in game.lists.ready(pool)}
    assert game.match.prepare([of[each] for each in game.match.factions], pool, {}).unit >= 1
