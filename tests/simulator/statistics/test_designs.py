"""Studies: several games with the same random numbers for each index, their paired differences, and stopping rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest import mock

import pytest
import scipy  # imports its parts on first use

from cards.errors import NotFound
from decks.models import Deck
from games.contracts.decks import Decklist, Slot
from games.engine.tally import Tally
from simulator.models import Run
from simulator.report.csv import report_csv
from simulator.report.figures import histogram_spread
from simulator.requests import prepare as preparing
from simulator.requests import request
from simulator.selectors.replays import run_replay
from simulator.selectors.reports import run_report
from simulator.selectors.runs import run_get
from simulator.services import claiming
from simulator.statistics.comparisons import OTHER, Paired
from simulator.statistics.means import interval_of_mean, spread
from simulator.statistics.paired import paired
from simulator.statistics.shares import share_interval
from simulator.workers.playing import play_turn
from tests.helpers import made_up_game
from tests.helpers.made_up_game import DICE

pytestmark = pytest.mark.slow

Play = Callable[..., Run]


def report(run: Run) -> dict[str, Any]:
    assert run.status == "done", run.failure
    return run_report(run) or {}


def dice(*eyes: int) -> Decklist:
    return Decklist(tuple(Slot(str(each), eyes.count(each), "main") for each in sorted(set(eyes))))


def test_sums_give_students_interval_of_differences() -> None:
    stream = random.Random(3)
    pairs = [(a := stream.randrange(3, 12), a + stream.choice((-1, 0, 0, 1, 2))) for _ in range(240)]
    sums = [sum(values) for values in zip(*((1, a, b, a * a, b * b, a * b) for a, b in pairs), strict=True)]
    found = paired(tuple(sums))  # type: ignore[arg-type]
    differences = [b - a for a, b in pairs]
    low, high = scipy.stats.t.interval(0.95, 239, loc=scipy.stats.tmean(differences), scale=scipy.stats.sem(differences))
    assert found["ci95"] == pytest.approx([low, high], abs=1e-6)
    apart = scipy.stats.tvar([a for a, _ in pairs]) + scipy.stats.tvar([b for _, b in pairs])
    assert found["gain"] == pytest.approx(apart / scipy.stats.tvar(differences), abs=1e-6)


def test_few_pairs_or_equal_pairs_have_no_interval() -> None:
    few = paired((199, 398, 497, 796, 1491, 1044))
    assert (few["ci95"], few["difference"]) == (None, pytest.approx(99 / 199, abs=1e-6))
    assert few["gain"] is not None, "a ratio of variances needs no interval"
    alike = paired((300, 900, 900, 2900, 2900, 2900))
    assert (alike["difference"], alike["ci95"], alike["gain"]) == (0, None, None)


def test_the_value_of_each_card(play: Play) -> None:
    run = play(mode="cards", games=400)
    found = {row["code"]: {pair["name"]: pair for pair in row["paired"]} for row in report(run)["blanks"]}
    assert set(found) == {"1", "2", "3", "4", "5", "6"}
    worth = [found[str(eyes)]["clock"]["difference"] for eyes in range(1, 7)]
    assert worth == sorted(worth), "a blank for a six costs more turns than one for a one"
    six = found["6"]["clock"]
    assert six["n"] == 400
    assert six["ci95"][0] > 0
    assert six["gain"] > 1
    assert report(run)["n"] == 400
    assert not [name for name in report(run)["counts"] if ":" in name]


def test_the_base_of_a_study_equals_the_plain_run(play: Play) -> None:
    plain, study = report(play(games=200)), report(play(mode="cards", games=200))
    for part in ("clock", "shares", "curves", "cards", "counts"):
        assert study[part] == plain[part]


def test_a_comparison_of_two_decks(play: Play) -> None:
    better = dice(2, 2, 3, 4, 5, 6)
    run = play(mode="compare", games=300, others=[better], names=["old", "new"])
    found = {pair["name"]: pair for pair in report(run)["paired"]}
    assert [side["name"] for side in report(run)["sides"]] == ["old", "new"]
    assert found["clock"]["difference"] < 0
    assert found["clock"]["ci95"][1] < 0
    assert found["clock"]["gain"] > 2, "aligned lists on the same numbers"
    assert found["clock"]["a"] == report(run)["clock"]["mean"]


def test_a_deck_compared_with_itself_has_no_difference(play: Play) -> None:
    run = play(mode="compare", games=100, others=[DICE])
    assert {pair["difference"] for pair in report(run)["paired"]} == {0}


def test_a_share_that_no_pair_changes_still_has_an_interval(play: Play) -> None:
    found = {pair["name"]: pair for pair in report(play(mode="compare", games=100, others=[DICE]))["paired"]}
    low, high = found["won"]["ci95"]
    assert -0.04 < low < 0 < high < 0.04


def test_a_comparison_reports_both_decks(play: Play) -> None:
    better = dice(2, 2, 3, 4, 5, 6)
    study = report(play(mode="compare", games=150, others=[better], names=["old", "new"]))
    first, second = report(play(games=150)), study["beside"]
    for part in ("clock", "shares", "curves", "histograms"):
        assert study[part] == first[part]
        assert set(second[part]) == set(first[part])
        assert second[part] != first[part] or part in ("shares", "histograms")
    pair = next(pair for pair in study["paired"] if pair["name"] == "clock")
    assert (pair["a"], pair["b"]) == (study["clock"]["mean"], second["clock"]["mean"])
    assert not [name for name in study["counts"] if ":" in name]
    rows = report_csv(study).splitlines()
    assert sum(row.startswith("curve,total,") for row in rows) == len(study["curves"]["total"])
    assert sum(row.startswith("second_curve,total,") for row in rows) == len(second["curves"]["total"])
    assert any(row.startswith("second_clock,mean,") for row in rows)
    assert sum(row.startswith("second_card,drawn,") for row in rows) == 5
    assert [row for row in rows if "opening" in row] == [
        "opening,six,,0.166667,,,,a six first",
        "second_opening,six,,0.166667,,,,a six first",
    ]


def test_each_deck_has_its_cards_openings_and_samples(play: Play) -> None:
    fives = dice(5, 5, 5, 5, 6, 6)
    study = report(play(mode="compare", games=150, others=[fives], names=["old", "new"]))
    assert study["cards"] == report(play(games=150))["cards"]
    drawn = {card["code"]: card["counts"]["drawn"] for card in study["beside"]["cards"]}
    assert set(drawn) == {"5", "6"}
    assert sum(drawn.values()) == sum(turn["n"] for turn in study["beside"]["curves"]["total"])
    assert all(card["seen"]["n"] == 150 for card in study["beside"]["cards"])
    assert [study["openings"][0]["value"], study["beside"]["openings"][0]["value"]] == [0.166667, 0.333333]
    assert [card["quantity"] for card in study["beside"]["coverage"]["cards"]] == [4, 2]


def test_games_of_both_decks_can_be_replayed(play: Play) -> None:
    run = play(mode="compare", games=60, others=[dice(5, 5, 5, 5, 6, 6)], names=["old", "new"])
    study = report(run)
    for of, first in ((study, 0), (study["beside"], 60)):
        for sample in of["samples"]:
            assert first <= sample["index"] < first + 60
            replay = run_replay(run=run, index=sample["index"])
            assert (replay.index, replay.clock) == (sample["index"], sample["clock"])
    with pytest.raises(NotFound):
        run_replay(run=run, index=120)


def test_an_older_report_without_the_second_deck_is_still_read(play: Play) -> None:
    run = play(mode="compare", games=60, others=[DICE], names=["old", "new"])
    for part in ("cards", "openings", "coverage", "samples"):
        del run.report["beside"][part]  # type: ignore[index]
    rows = report_csv(report(run)).splitlines()
    assert any(row.startswith("second_clock,mean,") for row in rows)
    assert not any(row.startswith("second_card,") for row in rows)


def test_values_are_paired_game_by_game() -> None:
    class Fixed:
        def __init__(self, clocks: list[int]) -> None:
            self.clocks = clocks

        def play(self, seed: int, index: int, tally: Tally) -> None:
            tally.games += 1
            tally.observe("clock", self.clocks[index])

    a, b = [5, 6, 9], [4, 6, 8]
    tally = Tally()
    both: Any = Paired(Fixed(a), {OTHER: Fixed(b)}, made_up_game.MADE_UP.goldfish.metrics)  # type: ignore[arg-type, dict-item, union-attr]
    for index in range(3):
        both.play(1, index, tally)
    sums = [tally.counts[f"paired:other:clock:{part}"] for part in ("n", "a", "b", "aa", "bb", "ab")]
    assert sums == [3, 20, 18, sum(x * x for x in a), sum(x * x for x in b), sum(x * y for x, y in zip(a, b, strict=True))]


def test_match_ups_of_three_policies(play: Play) -> None:
    run = play(mode="matchups", games=50, others=[DICE, DICE], policies=["fair", "sure", "draw"], names=["A", "B", "C"])
    cells = {tuple(cell["sides"]): cell for cell in report(run)["cells"]}
    assert set(cells) == {(0, 1), (0, 2), (1, 2)}
    sure = cells[0, 1]
    assert (sure["games"], sure["won"], sure["lost"]) == (100, 0, 100)
    assert sure["score"] == {"value": 0.0, "ci95": share_interval(0, 50), "n": 50}, "50 lost pairs do not prove that all are lost"
    assert sure["first"]["n"] == sure["second"]["n"] == 50
    drawn = cells[1, 2]
    assert (drawn["won"], drawn["lost"], drawn["score"]["value"]) == (0, 0, 0.5)
    assert drawn["first"] is None, "of a game that nobody won it is not known who began"
    second = report(run)["sides"][1]
    assert (second["name"], second["policy"], second["score"]["value"]) == ("B", "sure", 0.75)


class SharedClock:
    """A match-up of games whose length depends only on the random number that the games of an index share."""

    unit = 2

    def play(self, seed: int, index: int, tally: Tally) -> None:
        tally.count("side_0_wins")
        tally.observe("clock", 3 + random.Random(f"{seed}:{index // 2}").randrange(6))


@pytest.mark.parametrize("cells", [1, 3])
def test_match_ups_count_the_games_of_an_index_as_one_for_the_mean_deciding_turn(cells: int) -> None:
    ready: Any = preparing.Matchups({(0, other): SharedClock() for other in range(1, cells + 1)})  # type: ignore[dict-item]  # only `play` is called
    tally, turns = Tally(), Counter[int]()
    for index in range(200):
        ready.play(7, index, tally)
        turns[3 + random.Random(f"7:{index}").randrange(6)] += 1
    figures = histogram_spread("clock", tally)
    assert tally.histograms["clock"] == {turn: 2 * cells * games for turn, games in turns.items()}
    values = list(turns.elements())
    student = interval_of_mean(200, sum(values), sum(value * value for value in values))
    assert figures["ci95"] == student, "as of 200 games, although 400 or 1,200 were played"
    assert figures["ci95"][1] - figures["ci95"][0] > 1.4 * (
        spread(tally.histograms["clock"])["ci95"][1] - spread(tally.histograms["clock"])["ci95"][0]
    )


def test_equal_policies_are_even_as_seats_are_swapped(play: Play) -> None:
    run = play(mode="matchups", games=200, others=[DICE], policies=["fair", "fair"], names=["A", "B"])
    (cell,) = report(run)["cells"]
    low, high = cell["score"]["ci95"]
    assert (cell["score"]["value"], cell["score"]["n"]) == (0.5, 200)
    assert 0.48 < low < 0.5 < high < 0.52, "200 pairs that were split do not prove that all are"
    lucky = play(mode="matchups", games=200, others=[DICE], policies=["lucky", "fair"], names=["A", "B"])
    (cell,) = report(lucky)["cells"]
    assert cell["score"]["ci95"][0] > 0.5


def test_any_game_of_match_ups_can_be_replayed(play: Play) -> None:
    run = play(mode="matchups", games=5, others=[DICE, DICE], policies=["fair", "sure", "draw"], names=["A", "B", "C"])
    assert [run_replay(run=run, index=index).outcome for index in range(6)] == ["sure", "sure", "draw", "draw", "draw", "draw"]
    assert run_replay(run=run, index=7).digest == "7/3"
    with mock.patch.object(preparing, "Matchups", wraps=preparing.Matchups) as prepared:
        assert run_replay(run=run, index=29).index == 29
    assert [list(cells) for (cells,), _ in prepared.call_args_list] == [[(1, 2)]]  # sides that did not play the game are not prepared
    with pytest.raises(NotFound):
        run_replay(run=run, index=30)


@pytest.mark.parametrize("arguments", [{"mode": "cards"}, {"mode": "compare", "others": [dice(6, 6, 1, 1, 2, 2)]}])
def test_chunks_of_another_size_give_the_same_study(arguments: dict[str, Any], play: Play, settings: Any) -> None:
    usual = play(**arguments, games=120)
    settings.SIMULATION_FEW_CHUNKS = 40
    other = play(**arguments, games=120, owner_key="bob")
    assert usual.chunks.count() != other.chunks.count()
    assert usual.report_digest == other.report_digest


def test_a_run_with_a_private_second_deck_is_hidden(play: Play) -> None:
    deck = Deck.objects.create(owner_key="alice", game_id=made_up_game.SLUG, name="Secret", visibility="private")
    names = {"policies": ["fair", "sure"], "names": ["A", "B"]}
    run = play(mode="matchups", games=10, others=[DICE], other_deck=deck, **names)
    assert run_get(run_id=run.pk, owner_key="alice")
    for key in ("", "bob"):
        with pytest.raises(NotFound):
            run_get(run_id=run.pk, owner_key=key)
    Deck.objects.filter(pk=deck.pk).update(visibility="unlisted")
    assert run_get(run_id=run.pk, owner_key="bob")
    deck.delete()
    with pytest.raises(NotFound):
        run_get(run_id=run.pk, owner_key="bob")


def test_a_replay_is_cached(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    run = play(games=10)
    played = []
    prepare = preparing.prepare
    monkeypatch.setattr(preparing, "prepare", lambda *args, **more: played.append(1) or prepare(*args, **more))
    first = run_replay(run=run, index=3)
    assert run_replay(run=run, index=3) is first
    assert len(played) == 1
    run_replay(run=run, index=4)
    assert len(played) == 2


# --- stopping --------------------------------------------------------------------------------------------------------


def narrow(half_width: float, of: str = "clock") -> dict[str, Any]:
    return {"precision": {"of": of, "half_width": half_width}, "games": 20_000}


def test_a_run_stops_at_the_requested_precision(play: Play) -> None:
    run = play(**narrow(0.06))
    found = report(run)
    low, high = found["clock"]["ci95"]
    assert found["stop_reason"] == "precision"
    assert found["n"] == run.games_done
    assert found["n"] % request.BATCH == 0
    assert request.BATCH < found["n"] < 20_000
    assert high - low <= 0.12
    shorter = report(play(games=found["n"] - request.BATCH, seed=run.seed))
    assert shorter["clock"]["ci95"][1] - shorter["clock"]["ci95"][0] > 0.12, "and not before"
    assert not run.chunks.filter(first__gte=found["n"]).exists()


def test_a_run_with_a_precision_plays_at_least_500_games(play: Play) -> None:
    assert report(play(**narrow(1000)))["n"] == request.BATCH
    assert report(play(**narrow(1, "won"), seed=8))["n"] == request.BATCH


def test_a_report_says_if_the_precision_was_not_reached(play: Play) -> None:
    found = report(play(precision={"of": "clock", "half_width": 0.001}, games=1000))
    assert (found["stop_reason"], found["n"]) == ("most_games", 1000)


def test_a_run_stops_at_the_same_game_for_any_chunks_and_workers(play: Play, start: Play, settings: Any) -> None:
    usual = play(**narrow(0.06))
    settings.SIMULATION_FEW_CHUNKS, settings.SIMULATION_MAX_CHUNKS = 1000, 2000
    small = play(**narrow(0.06), owner_key="bob")
    assert small.chunks.first().games != usual.chunks.first().games  # type: ignore[union-attr]
    assert small.report_digest == usual.report_digest

    settings.SIMULATION_FEW_CHUNKS, settings.SIMULATION_MAX_CHUNKS = 1, 200
    late = start(**narrow(0.06), owner_key="charlie")
    claiming.run_begin(run=late)
    held = claiming.chunk_claim(run=late)  # one worker holds the first chunk while others play far beyond the end
    assert held
    for _ in range(60):
        play_turn(late.pk, seconds=0)
    late.refresh_from_db()
    assert late.status == "running"
    assert late.games_done > usual.games_done
    claiming.chunk_release(chunk=held)
    play_turn(late.pk, seconds=60)
    late.refresh_from_db()
    assert late.report_digest == usual.report_digest


def test_a_run_ends_at_its_time_limit(play: Play) -> None:
    run = play(games=100_000, seconds=1, options={"slow": 1})
    found = report(run)
    assert found["stop_reason"] == "seconds"
    assert 0 < found["n"] < 100_000
    assert run.stop_reason == "seconds"
