"""Matches of two lists: sides, options, what they count, their replays, and games of published lists."""

from __future__ import annotations

from functools import cache

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.tally import OF_SEEN, SEEN_WON, Tally
from games.star_wars_ccg.play.constants import DARK_SIDE, LIGHT_SIDE
from games.star_wars_ccg.runs.match import MATCH, PreparedPair
from games.texts import LANGUAGES
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.declaration import TESTS

GAMES = 20


@cache
def prepared(*names: str, **options: object) -> PreparedPair:
    found = MATCH.prepare([TESTS.decks[name] for name in names], pool(), options)
    assert isinstance(found, PreparedPair)
    return found


def played(ready: PreparedPair, games: int = GAMES) -> Tally:
    tally = Tally()
    for index in range(games):
        ready.play(7, index, tally)
    return tally


def test_each_list_plays_its_own_side_and_the_dark_side_begins() -> None:
    """CCG-SET-01, in whichever order the lists come."""
    for names, sides in ((("rebels", "empire"), [LIGHT_SIDE, DARK_SIDE]), (("empire", "rebels"), [DARK_SIDE, LIGHT_SIDE])):
        start = prepared(*names).start
        assert [side.force_side for side in start.sides] == sides
        assert start.first == sides.index(DARK_SIDE)


def test_a_single_list_plays_the_sample_deck_of_the_other_side() -> None:
    for name, side in (("rebels", "dark"), ("empire", "light")):
        assert [deck.side for deck in prepared(name).decks][1] == side


def test_two_lists_of_one_side_do_not_play() -> None:
    """CCG-GAM-02"""
    with pytest.raises(NotPlayable) as caught:
        MATCH.prepare([TESTS.decks["rebels"], TESTS.decks["odd"]], pool(), {})
    assert [(problem.code, problem.clause) for problem in caught.value.problems] == [("same_side", "CCG-GAM-02")]


def test_the_faults_of_both_lists_are_named() -> None:
    lists = [Decklist((Slot("1_28", 60, "main"),), "light"), Decklist((Slot("no such card", 1, "main"),), "dark")]
    with pytest.raises(NotPlayable) as caught:
        MATCH.prepare(lists, pool(), {})
    assert {"no_starting_location", "unknown_code"} <= {problem.code for problem in caught.value.problems}


def test_a_match_needs_one_list_or_two() -> None:
    for number in (0, 3):
        with pytest.raises(ValueError, match="one deck, or two"):
            MATCH.prepare([TESTS.decks["rebels"]] * number, pool(), {})


def test_every_number_is_declared_and_the_sides_add_up() -> None:
    tally = played(prepared("rebels", "empire"))
    metrics = {(metric.kind, metric.name) for metric in MATCH.metrics}
    assert {("share", each) for each in tally.counts} <= metrics
    assert {("histogram", each) for each in tally.histograms} <= metrics
    assert {("curve", each) for each in tally.curves} == {metric for metric in metrics if metric[0] == "curve"}
    assert {("card", each) for counts in tally.cards.values() for each in counts} <= metrics | {("card", each) for each in OF_SEEN}
    assert sum(tally.counts[name] for name in ("side_0_wins", "side_1_wins")) + tally.counts.get("turn_limit", 0) == GAMES
    fought = sum(counts.get("battles", 0) for counts in tally.cards.values())
    won = [sum(counts.get(f"battles_won_{side}", 0) for counts in tally.cards.values()) for side in (0, 1)]
    assert fought == sum(number * games for number, games in tally.histograms["battles"].items()) > 0
    for side in (0, 1):
        assert won[side] == sum(number * games for number, games in tally.histograms[f"battles_won_{side}"].items()) > 0
    assert sum(won) <= fought


def test_a_card_is_counted_as_won_when_its_own_side_wins() -> None:
    tally = played(prepared("rebels", "empire"))
    cards = pool().cards
    for name, side in (("side_0_wins", "light"), ("side_1_wins", "dark")):
        most = max(counts.get(SEEN_WON, 0) for code, counts in tally.cards.items() if cards[code].side == side)
        assert 0 < most <= tally.counts[name]


def test_totals_of_a_side_never_fall_and_force_is_used_after_it_is_activated() -> None:
    game = prepared("rebels", "empire").new_game(3, 0)
    policies = prepared("rebels", "empire").policies(3, 0)
    before = [(0, 0, 0), (0, 0, 0)]
    while (decision := game.advance()) is not None:
        game.apply(policies[decision.seat].choose(game.view(decision.seat), decision))
        totals = [(side.total_activated, side.total_used, side.total_drain) for side in game.sides]
        assert all(old <= new for seat in (0, 1) for old, new in zip(before[seat], totals[seat], strict=True))
        assert all(used <= activated for activated, used, _ in totals)
        before = totals
    assert min(min(each[:2]) for each in before) > 0


def test_the_default_policy_beats_a_random_one_on_either_side() -> None:
    """It wins at least 95 of 100 games."""
    games = 40
    wins = played(prepared("rebels", "empire", policy_1="random"), games).counts["side_0_wins"]
    wins += played(prepared("rebels", "empire", policy_0="random"), games).counts["side_1_wins"]
    assert wins >= 0.95 * 2 * games


@pytest.mark.parametrize("options", [{}, {"rules": "community", "policy_0": "random", "turn_limit": 30}], ids=str)
def test_a_replay_is_the_game_that_was_counted(options: dict[str, object]) -> None:
    ready = prepared("rebels", "empire", **options)
    tally = Tally()
    ready.play(3, 4, tally)
    replay = ready.replay(3, 4)
    assert tally.histograms["clock"] == {replay.clock: 1}
    for step in replay.steps:
        assert step.clause.startswith("CCG-")
        assert all(step.text[language] and "{" not in step.text[language] for language in LANGUAGES), step
    assert any(place["is_battle"] for step in replay.steps for place in step.board["places"])


def test_the_turn_limit_ends_a_match_without_a_winner() -> None:
    ready = prepared("rebels", "empire", policy_0="random", policy_1="random", turn_limit=20)
    tally = played(ready, 5)
    assert tally.counts == {"turn_limit": 5}
    assert ready.replay(7, 0).outcome == "turn_limit"


def test_the_text_of_a_match_names_its_policies_and_limit() -> None:
    text = prepared("rebels", "empire", policy_1="random", turn_limit=77).policy_text()
    assert all("77" in text[language] for language in LANGUAGES)
    assert "Random" in text["en"]
