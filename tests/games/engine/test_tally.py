"""Counts in rows are those that would have been made one by one."""

from __future__ import annotations

from games.engine.tally import OF_SEEN, Tally, tally_from_record

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


def test_what_was_settled_is_not_counted_again():
    tally = Tally()
    for counts, won, clock in GAMES:
        tally.card_rows(CODES, NAMES, counts)
        tally.cards_seen(counts, 1, won, clock)
        assert tally.to_record() == tally.to_record()
    merged = Tally()
    merged.merge(tally_from_record(tally.to_record()))
    assert merged.cards["c"]["seen"] == 2


def test_more_than_python_keeps_ready_are_counted_one_by_one_too():
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
