"""Counts in rows are those that would have been made one by one."""

from __future__ import annotations

import pytest

from games.engine.tally import OF_SEEN, OneGame, Tally, tally_from_record

CODES, NAMES = ["a", "b", "c"], ["bought", "played"]
GAMES = [([0, 0, 2, 1, 1, 3], True, 7), ([1, 0, 0, 0, 0, 1], False, 12), ([0, 2, 0, 1, 0, 0], True, 5)]


def test_cards_seen_are_those_of_the_named_count():
    rows, singly = Tally(), Tally()
    for counts, won, clock in GAMES:
        rows.card_rows(CODES, NAMES, counts)
        rows.cards_seen(counts, 1, won, clock)
        for place, by in enumerate(counts):
            if by:
                singly.card(CODES[place // 2], NAMES[place % 2], by)
        for place, code in enumerate(CODES):
            if counts[2 * place + 1]:
                singly.card_game(code, won, clock)
    assert rows.to_record() == singly.to_record()
    assert rows.cards["b"] == {"bought": 2, "played": 2, **dict(zip(OF_SEEN, (2, 2, 12, 74), strict=True))}


def test_settled_counts_are_not_counted_again():
    tally = Tally()
    for counts, won, clock in GAMES:
        tally.card_rows(CODES, NAMES, counts)
        tally.cards_seen(counts, 1, won, clock)
        assert tally.to_record() == tally.to_record()
    merged = Tally()
    merged.merge(tally_from_record(tally.to_record()))
    assert merged.cards["c"]["seen"] == 2


def test_numbers_that_python_does_not_cache_are_counted_too():
    """Counts pass 256 one at a time, by steps over it, and many times over."""
    rows, singly = Tally(), Tally()
    for game in range(600):
        counts = [1, 0, 255 if game % 2 else 256, game % 2, 700, 1]
        rows.card_rows(CODES, NAMES, counts)
        rows.cards_seen(counts, 1, True, 9)
        rows.curve_rows(NAMES, [3, game % 2])
        singly.curve("bought", 1, 3)
        singly.curve("played", 1, game % 2)
        for place, by in enumerate(counts):
            if by:
                singly.card(CODES[place // 2], NAMES[place % 2], by)
            if by and place % 2:
                singly.card_game(CODES[place // 2], True, 9)
    assert rows.to_record() == singly.to_record()
    assert rows.cards["c"]["bought"] == 420_000


def a_game(tally: Tally, index: int) -> None:
    counts, won, clock = GAMES[index % 3]
    tally.games += 1
    tally.count("won", int(won))
    tally.observe("clock", clock)
    tally.first("clock", clock, index)
    tally.curve_rows(NAMES, [index % 3, 70, 2])
    tally.curve("bought", 4, index)
    tally.card_rows(CODES, NAMES, counts)
    tally.cards_seen(counts, 1, won, clock)


@pytest.mark.parametrize("looked", [False, True])
def test_a_game_poured_into_the_tally_counts_as_if_counted_directly(looked):
    """Looked at in between, or not; among games of other codes too."""
    at_once, poured = Tally(), Tally()
    for index in range(9):
        a_game(at_once, index)
        game = OneGame()
        a_game(game, index)
        assert (game.turns, game.per_card) == ([index % 3, 70, 2], GAMES[index % 3][0])
        if looked:
            assert game.curves["bought"][0] == {index % 3: 1}
            assert game.cards.get("a", {}).get("played", 0) == GAMES[index % 3][0][1]
            assert not game.turns
        game.pour(poured)
        if index == 4:
            for each in (at_once, poured):
                each.card_rows(["z"], ["scrapped"], [4])
    assert poured.to_record() == at_once.to_record()


def test_two_lots_of_rows_in_one_game():
    game, tally = OneGame(), Tally()
    for each in (game, tally):
        for _ in (1, 2):
            each.curve_rows(NAMES, [1, 2])
            each.card_rows(CODES, NAMES, GAMES[0][0])
            each.cards_seen(GAMES[0][0], 1, True, 3)
    assert game.to_record() == tally.to_record()


def test_units_are_added_up():
    tally = Tally()
    names = ["n", "x", "m", "xx", "xm", "mm"]
    for x, m in ((0, 2), (2, 2), (1, 1)):
        tally.unit(names, x, m)
        tally.card_unit("a", names, x, m)
    assert tally.counts == tally.cards["a"] == {"n": 3, "x": 3, "m": 5, "xx": 5, "xm": 5, "mm": 9}
