"""Luck: its parts add up to the result, it is told from what the person sees alone, and policies have none in the mean."""

from __future__ import annotations

import pytest

from benchmarks.games.luck import measured, prepared_games
from games.coach.luck import BEFORE, NO_CHANGE, Mean, PlayedGame, Valued, groups_of, luck_between, luck_of, mean_of_counts

QUICK = {
    (slug, name): (prepared, by_clock) for slug in ("star-realms", "legend-of-stars") for name, prepared, by_clock in prepared_games(slug)
}


def test_the_parts_add_up_to_the_result():
    decisions = [Valued(Mean(0.5, 0.01), NO_CHANGE), Valued(Mean(0.7, 0.02), Mean(-0.2, 0.005)), Valued(Mean(0.4, 0.01), Mean(0.1, 0.001))]
    luck = luck_of(Mean(0.6, 0.002), decisions, 1.0)
    assert [round(event.mean, 9) for event in luck.events] == [-0.1, 0.2, -0.1, 0.5]
    assert luck.changed.mean == pytest.approx(-0.1)
    assert luck.adjusted.mean == pytest.approx(0.5)
    assert luck.total.mean == pytest.approx(sum(event.mean for event in luck.events))
    assert luck.adjusted.mean + luck.total.mean == pytest.approx(1.0)
    assert luck.total.variance == pytest.approx(0.002 + 0.005 + 0.001), "the values between cancel out"
    assert luck_between(decisions[:2], decisions[2].value).mean == pytest.approx(luck.events[1].mean + luck.events[2].mean)
    fewer = luck_of(Mean(0.6, 0.002), decisions, 1.0, {1})
    assert groups_of(3, {1}) == [(0, 2), (2, 3)]
    assert [round(event.mean, 9) for event in fewer.events] == [-0.1, 0.1, 0.5], "the first two decisions have no event between them"
    assert (fewer.total, fewer.adjusted) == (luck.total, luck.adjusted)
    later = luck_of(None, decisions, 1.0)
    assert len(later.events) == len(decisions)
    assert later.adjusted.mean == pytest.approx(0.5 - 0.1)
    with pytest.raises(ValueError, match="without decisions"):
        luck_of(None, [], 1.0)


def test_a_mean_of_equal_numbers_is_not_sure():
    sure = mean_of_counts({2: 30}, 0, 2)
    assert sure.mean == 2
    assert sure.variance > 0
    assert mean_of_counts({2: 3000}, 0, 2).variance < sure.variance / 100
    with pytest.raises(ValueError, match="no numbers"):
        mean_of_counts({}, 0, 2)


@pytest.mark.parametrize("kind", QUICK, ids="-".join)
def test_a_game_is_valued_from_its_end(kind):
    prepared, by_clock = QUICK[kind]
    game = prepared.new_game(5, 0) if by_clock else prepared.seated_in(5, -1, -1, 0)
    policies = prepared.policies(5, 0)
    own = []
    while (decision := game.advance()) is not None:
        if by_clock or decision.seat == prepared.seat_of(0):
            own.append(len(game.trace))
        game.apply(policies[-1 if by_clock else decision.seat].choose(game.view(decision.seat), decision))
    played = PlayedGame(prepared, 5, game.trace, worlds_seed=1, by_clock=by_clock)
    assert 0 <= played.result <= played.measure.top
    assert not any(played.departs(place) for place in own[:10]), "the policy played"
    usual, taken = played.values(own[-1], 0)
    assert usual == taken
    assert [played.value_before(world) for world in range(4)] == [played.value_before(world) for world in range(4)]
    twin = PlayedGame(prepared, 5, game.trace, worlds_seed=2, by_clock=by_clock)
    assert twin.measure == played.measure, "it does not depend on the worlds' seed"
    late = PlayedGame(prepared, 5, game.trace, worlds_seed=1, by_clock=by_clock, start=own[1])
    assert late.seat == played.seat
    with pytest.raises(ValueError, match="not over"):
        PlayedGame(prepared, 5, game.trace[:3], worlds_seed=1, by_clock=by_clock, start=BEFORE)


@pytest.mark.parametrize("kind", QUICK, ids="-".join)
def test_policies_have_no_luck_in_the_mean(kind):
    """A small part of `benchmarks.games.luck`, whose numbers are fixed by the seeds."""
    prepared, by_clock = QUICK[kind]
    found = measured(prepared, range(30), 40, by_clock=by_clock)
    for each in (found.games, found.events):
        assert each.there >= 30
        assert abs(each.mean) <= 3 * each.error


def test_a_constant_gain_would_be_seen():
    """The measure of the test above can fail: with a tenth of a turn added to each value afterwards, it does."""
    prepared, by_clock = QUICK["legend-of-stars", "alone"]
    found = measured(prepared, range(30), 40, by_clock=by_clock)
    shifted = found.events.mean + 0.1
    assert shifted > 3 * found.events.error
