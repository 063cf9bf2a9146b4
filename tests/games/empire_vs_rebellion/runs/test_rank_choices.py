"""The ranking of all choices, and the published table."""

from __future__ import annotations

import json

import pytest

from games.empire_vs_rebellion.runs import rank_choices
from games.empire_vs_rebellion.runs.match import VERSION
from games.empire_vs_rebellion.runs.rankings import FILE, NUMBERS, rankings
from tests.games.empire_vs_rebellion.declaration import EMPIRE, REBELS
from tests.games.helpers.sample_decks import pool

POOL = pool("empire-vs-rebellion")


@pytest.mark.slow
def test_all_70_choices_are_ranked():
    rows = rank_choices.ranking("rebel", POOL, games=2, seed=3)
    assert len(rows) == len({row.characters for row in rows}) == 70
    assert all(len(set(row.characters)) == 4 for row in rows)
    assert [row.mean for row in rows] == sorted((row.mean for row in rows), reverse=True)
    assert (rows[0].behind, rows[0].behind_half) == (0, 0)
    assert all(0 < row.mean <= rank_choices.MOST_POINTS / 24 for row in rows)
    assert rows[-1].behind == pytest.approx(rows[0].mean - rows[-1].mean)


def test_choices_play_the_same_events():
    """Another choice changes four places of the deck and no other random result."""
    decks = []
    for characters, faction in ((REBELS, "rebel"), (EMPIRE, "empire")):
        ready = rank_choices.PREPARER.prepare(rank_choices.decklist_of(characters, faction), POOL, {})
        game = ready.new_game(8, 2)
        decks.append(([p.card.code for p in game.event_deck.cards], [p.id for p in game.sides[0].deck.cards]))
    assert decks[0] == decks[1]


@pytest.mark.slow
def test_choices_in_matches():
    ranked = rank_choices.match_rankings(POOL, pairs=3, seed=4, some=4)
    rebels, empire = ranked["rebel"], ranked["empire"]
    assert [len(rebels), len(empire)] == [4, 4]
    assert sum(row.mean for row in rebels) / 4 + sum(row.mean for row in empire) / 4 == pytest.approx(1)
    assert (rebels[0].behind, empire[0].behind_half) == (0, 0)
    assert ranked == rank_choices.match_rankings(POOL, pairs=3, seed=4, some=4)


def test_play_has_not_changed_since_the_published_table():
    """A few games of every choice have the digests they had when the table was made.

    After a change of play, make the table again: `python -m benchmarks.games.empire_vs_rebellion_choices`, with compiled rules.
    """
    made = json.loads(FILE.read_text("utf-8"))
    played = rank_choices.play_samples(POOL, seed=made["seed"])
    assert len(played) == 140
    assert [each for each, digest in played.items() if made["played"].get(each) != digest] == []


def test_the_published_numbers_are_in_their_range():
    """Only the difference of the best choice to itself has a half of 0."""
    for table in rankings():
        assert [number.most for number in table.numbers] == [1, 1, *[42 / 24] * 4]
        for row in table.rows:
            for number, (mean, half) in zip(table.numbers, row.values, strict=True):
                assert 0 <= mean <= number.most
                assert half > 0 or number.code == "match_behind"


@pytest.mark.slow
def test_the_published_table_has_this_version_and_its_numbers():
    """The order and the shape of the numbers, and one of them computed again."""
    made = json.loads(FILE.read_text("utf-8"))
    assert made["rules"] == VERSION
    for table in rankings():
        listed = [tuple(slot.code for slot in row.slots) for row in table.rows]
        assert sorted(listed) == sorted(rank_choices.all_choices(table.side, POOL))
        assert [row.values[0][0] for row in table.rows] == sorted((row.values[0][0] for row in table.rows), reverse=True)
        assert all(len(row.values) == len(table.numbers) for row in table.rows)
    characters, values = next(iter(made["rebel"].items()))
    ready = rank_choices._prepare_choice(tuple(characters.split("+")), "rebel", POOL, {"margin": "2"})
    place = [number.code for number in NUMBERS].index("margin_2")
    played = rank_choices._points_by_game(ready, made["games"], made["seed"])
    assert sum(played) / len(played) == pytest.approx(values[place][0], abs=0.0001)
