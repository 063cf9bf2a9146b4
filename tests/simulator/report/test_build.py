"""The report: its sections, samples, languages and intervals, and that chunks do not change it."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.contracts.report import PLAYED_PARTS
from simulator.models import Run
from simulator.report import shown
from simulator.report.build import report_of
from simulator.report.sentences import coverage_sentence
from simulator.report.shown import in_one_language
from simulator.selectors.replays import run_replay
from simulator.selectors.reports import run_report, run_state, tally_of
from simulator.workers.playing import play_turn
from tests.helpers import made_up_game
from tests.helpers.made_up_game import DICE

Play = Callable[..., Run]


def test_the_report_holds_everything_that_was_counted(play: Play) -> None:
    run = play(games=1000)
    report = run_report(run)
    assert report
    assert (report["n"], report["games"], report["seed"], report["stop_reason"]) == (1000, 1000, 7, "all_games")
    assert report["versions"] == {"rules": "1", "data": "cards-1"}
    assert report["policy_text"] == "Rolls until 30."
    assert "not human play" in report["limits"]

    clock = report["clock"]
    assert clock["unit"] == "turn"
    assert sum(clock["histogram"].values()) == 1000
    assert clock["p10"] <= clock["median"] <= clock["p90"]
    assert clock["ci95"][0] < clock["mean"] < clock["ci95"][1]
    assert list(clock["cdf"].values())[-1] == 1
    assert clock["won"] == report["shares"]["won"] == {"value": 1.0, "ci95": [pytest.approx(0.996318, abs=1e-6), 1.0], "k": 1000, "n": 1000}

    assert clock["won_by"] == clock["cdf"], "every game is won, sooner or later"
    assert list(report["curves"]) == ["total", "drawn"]
    first = report["curves"]["total"][0]
    assert first["turn"] == 1
    assert first["n"] == 1000
    assert first["ci95"][0] < 3.5 < first["ci95"][1], "a fair die"
    assert (first["p10"], first["p90"]) == (1, 6)
    assert [point["n"] for point in report["curves"]["total"]] == sorted((point["n"] for point in report["curves"]["total"]), reverse=True)

    assert report["openings"] == [{"code": "six", "label": "a six first", "value": 0.166667, "exact": True}]
    assert {key: report["coverage"][key] for key in ("full", "partial", "none")} == {"full": 1, "partial": 0, "none": 5}
    six = next(row for row in report["cards"] if row["code"] == "6")
    assert (six["name"], six["quantity"], six["level"]) == ("Die 6", 1, "full")
    assert six["per_game"]["drawn"] == six["counts"]["drawn"] / 1000
    assert report["metrics"][0] == {"name": "won", "kind": "share", "label": "won", "unit": None, "help": None}


def test_sample_games_match_their_description(play: Play) -> None:
    run = play(games=300)
    report = run_report(run)
    assert report
    assert [sample["kind"] for sample in report["samples"]] == ["best", "median", "worst"]
    for sample in report["samples"]:
        replay = run_replay(run=run, index=sample["index"])
        assert replay.clock == sample["clock"]
        assert replay == run_replay(run=run, index=sample["index"])
    clocks = [int(value) for value in report["clock"]["histogram"]]
    assert (report["samples"][0]["clock"], report["samples"][2]["clock"]) == (min(clocks), max(clocks))


def test_the_report_is_translated(play: Play) -> None:
    run = play()
    assert (run_report(run, language="ja") or {})["policy_text"] == "Rolls until 30. (ja)"
    assert (run_report(run, language="zh-hant") or {})["clock"]["unit"] == "turn (zh)"
    assert in_one_language({"en": "a"}, "ja") == "a"
    assert in_one_language({"labels": {"en": "a", "ja": "b"}, "n": [{"en": "c"}]}, "ja") == {"label": "b", "n": ["c"]}


def test_a_text_in_a_new_language_is_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "LANGUAGES", ("en", "de"))
    assert in_one_language({"en": "a", "de": "b"}, "de") == "b"


def test_the_sentences_of_a_report_are_stored_as_codes(play: Play) -> None:
    run = play()
    stored = run.report or {}
    codes = [each["code"] for name in ("method", "limits", "cards_caution") for each in stored[name]["sentences"]]
    assert codes == ["intervals", "intervals_of_means", "intervals_of_skewed_means", "goldfish_limits", "seen_meaning", "seen_caution"]
    english, japanese = (run_report(run, language=language) or {} for language in ("en", "ja"))
    assert english["report_digest"] == japanese["report_digest"]
    assert english["method"].startswith("Intervals at 95%: Wilson's")
    of_blocks = {"sentences": [{"code": "intervals"}, {"code": "intervals_of_blocks", "unit": 4}]}
    assert ". 4 consecutive games" in in_one_language(of_blocks, "en")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ((9, 0, 0, 0), "Every card was played with its whole text (cards with a text: 9)."),
        ((0, 0, 0, 0), "None of the cards prints a text."),
        ((0, 0, 5, 4), "No card's text was played (cards with a text: 9; with their numbers only: 5; not at all: 4)."),
        (
            (6, 2, 1, 0),
            "Played with their whole text: 6 of the 9 cards that have one; with a part of it: 2; with their numbers only: 1; "
            "not at all: 0.",
        ),
    ],
)
def test_the_coverage_is_said_in_one_sentence(text: tuple[int, ...], sentence: str) -> None:
    assert in_one_language(coverage_sentence(dict(zip(PLAYED_PARTS, text, strict=True))), "en") == sentence


def test_counts_in_sentences_keep_their_thousands_apart() -> None:
    said = {"sentences": [{"code": "too_skewed_for_mean", "name": {"en": "Stranded"}, "least": 12345}]}
    assert in_one_language(said, "en").endswith("about 12,345 games are needed.")


def test_the_coverage_counts_copies_of_cards_with_a_text(play: Play) -> None:
    coverage = (run_report(play()) or {})["coverage"]
    assert coverage["text"] == {"all": 1, "some": 0, "numbers": 0, "nothing": 5}
    assert coverage["sentence"].startswith("Played with their whole text: 1 of the 6 cards")
    assert [card["played"] for card in coverage["cards"]] == ["nothing"] * 5 + ["all"]


def test_a_run_of_an_older_version_has_no_coverage_by_text(play: Play) -> None:
    run = play()
    for card in run.about["coverage"]:
        del card["played"], card["no_text"]
    coverage = report_of(run, tally_of(run), stop_reason="all_games")["coverage"]
    assert "text" not in coverage
    assert "sentence" not in coverage
    assert coverage["none"] == 5


def test_a_report_of_an_older_version_holds_its_sentences_in_every_language(play: Play) -> None:
    run = play()
    run.report = {**(run.report or {}), "limits": {"en": "Not human play.", "ja": "人間ではない。"}}
    assert (run_report(run, language="ja") or {})["limits"] == "人間ではない。"


def test_an_unfinished_run_has_a_report(start: Play) -> None:
    run = start()
    assert run_report(run) is None
    play_turn(run.pk, seconds=0)
    run.refresh_from_db()
    report = run_report(run)
    assert report
    assert (report["n"], report["games"], report["stop_reason"]) == (100, 250, "running")
    state = run_state(run)
    assert (state["status"], state["games_done"], state["report"]["n"]) == ("running", 100, 100)


@pytest.mark.parametrize("chunk_games", [pytest.param(1, marks=pytest.mark.slow), 7, 250, 1000])
def test_the_report_does_not_depend_on_the_chunks(chunk_games: int, play: Play, settings: Any) -> None:
    usual = play(owner_key="alice")
    settings.SIMULATION_MAX_CHUNKS = 1000
    game = made_up_game.MADE_UP
    assert game.goldfish
    other = dataclasses.replace(game, goldfish=dataclasses.replace(game.goldfish, chunk_games=chunk_games))
    with made_up_game.registered(other):
        again = play(owner_key="bob")
        another = play(owner_key="bob", seed=8)
    assert again.chunks.count() != usual.chunks.count()
    assert again.report_digest == usual.report_digest
    assert json.dumps(again.report, sort_keys=True) == json.dumps(usual.report, sort_keys=True)
    assert another.report_digest != usual.report_digest


def test_a_single_game_has_a_report_without_intervals_of_means(play: Play) -> None:
    report = run_report(play(games=1))
    assert report
    assert report["clock"]["ci95"] is None
    assert report["shares"]["won"]["ci95"] == [0.025, 1.0]


@pytest.mark.parametrize(("games", "has_interval"), [(199, False), (200, True)])
def test_a_report_of_few_games_says_that_means_have_no_interval(games: int, has_interval: bool, play: Play) -> None:
    report = run_report(play(games=games)) or {}
    assert (report["clock"]["ci95"] is not None) == has_interval
    assert ("The means have no interval: there are too few games (at least 200 " in report["limits"]) != has_interval
    assert "A mean of fewer than 200 games, pairs or blocks has no interval" in report["method"]


def intervals(value: Any, path: str = "") -> Iterator[tuple[str, Any, list[float] | None]]:
    """(place, value, interval) of each interval in a report."""
    if isinstance(value, dict):
        if "ci95" in value:
            yield path, value.get("value", value.get("mean", value.get("difference"))), value["ci95"]
        for key, each in value.items():
            yield from intervals(each, f"{path}/{key}")
    elif isinstance(value, list):
        for each in value:
            yield from intervals(each, path)


@pytest.mark.parametrize("games", [1, 2, 3, 5])
@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"mode": "match", "options": {"policy_0": "lucky"}},
        {"mode": "cards"},
        {"mode": "compare", "others": [DICE], "names": ["A", "B"]},
        {"mode": "matchups", "others": [DICE, DICE], "policies": ["lucky", "fair", "sure"], "names": ["A", "B", "C"]},
    ],
    ids=lambda arguments: arguments.get("mode", "goldfish"),
)
def test_intervals_of_the_smallest_runs(arguments: dict[str, Any], games: int, play: Play) -> None:
    """Each interval holds its value, has a width and keeps its range, or there is none."""
    run = play(games=games, **arguments)
    assert run.status == "done", run.failure
    report = run_report(run) or {}
    assert "NaN" not in json.dumps(report)
    found = list(intervals(report))
    assert len(found) > 1
    for where, value, interval in found:
        if interval is not None:
            low, high = interval
            assert low <= value <= high, where
            assert low < high, where
            if not any(part in where for part in ("paired", "strengths")):
                assert low >= 0, where
            if any(part in where for part in ("/shares", "/seen", "/won", "/score", "/cells")):
                assert high <= 1, where


def test_metrics_keep_the_order_of_the_game(play: Play) -> None:
    run = play()
    assert run.report
    run.report["curves"] = dict(sorted(run.report["curves"].items()))
    report = run_report(run)
    assert report
    assert list(report["curves"]) == ["total", "drawn"]
