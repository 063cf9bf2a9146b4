"""A run of a real deck has the same report in another process, with interpreted rules, and in chunks of another size."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.contracts.decks import Decklist, Slot
from games.registry import game_by_slug
from games.texts import LANGUAGES
from simulator.models import Run
from simulator.selectors.replays import run_replay
from simulator.selectors.reports import run_report
from simulator.services import waking
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.helpers.runs import run_start

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[3]
GAME = "star-wars-lcg"
GAMES, SEED = 400, 11
LIGHT = {"slots": [{"code": str(number), "quantity": 2, "zone": "objective_sets"} for number in (4, 6, 8, 11, 38)], "side": "light"}
LIGHT["slots"].append({"code": "jedi", "quantity": 1, "zone": "affiliation"})  # type: ignore[attr-defined]


loaded = catalogues.held(GAME)


@pytest.fixture
def loaded_cards(loaded: None, db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)


def play_run(**arguments: Any) -> Run:
    deck = Decklist(tuple(Slot(**slot) for slot in LIGHT["slots"]), LIGHT["side"])  # type: ignore[arg-type]
    usual = {"owner_key": "here", "game": GAME, "decklist": deck, "games": GAMES, "seed": SEED}
    run, _ = run_start(**usual | arguments)
    play_turn(run.pk, seconds=600)
    return Run.objects.get(pk=run.pk)


def test_another_process_with_interpreted_rules_writes_the_same_report(loaded_cards: None, tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps(LIGHT))
    environment = os.environ | {
        "DJANGO_SETTINGS_MODULE": "tests.settings",
        "STARDECK_RULES": "interpreted",
        "DATABASE_URL": f"sqlite:///{tmp_path / 'other.sqlite3'}",
        "STARDECK_VAR": str(tmp_path),
    }
    command = [sys.executable, "-m", "tests.simulator.end_to_end.one_run", str(deck), str(GAMES), str(SEED)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    other = json.loads(done.stdout)
    assert other["mode"] == "interpreted"
    assert other["status"] == "done", other
    assert play_run().report_digest == other["digest"]


def test_chunks_of_another_size_give_the_same_report(loaded_cards: None, settings: Any) -> None:
    usual = play_run()
    settings.SIMULATION_FEW_CHUNKS = 3
    other = play_run(owner_key="there")
    assert usual.chunks.count() != other.chunks.count()
    assert other.report_digest == usual.report_digest


def test_every_counter_has_a_name(loaded_cards: None) -> None:
    run = play_run()
    assert run.status == "done", run.failure
    goldfish = game_by_slug(GAME).goldfish
    assert goldfish
    for language in LANGUAGES:
        report = run_report(run, language=language)
        assert report
        for kind, part in (("curve", report["curves"]), ("share", report["shares"]), ("histogram", report["histograms"])):
            assert set(part) <= {metric["name"] for metric in report["metrics"] if metric["kind"] == kind}
            assert part
        named = {metric["name"] for metric in report["metrics"] if metric["kind"] == "card"}
        assert {name for row in report["cards"] for name in row["counts"]} <= named
        assert all(row["name"] != row["code"] for row in report["cards"])
    assert report["clock"]["won"]["k"] + report["shares"]["lost_to_dial"]["k"] + report["shares"]["lost_to_deck_out"]["k"] == GAMES
    assert report["coverage"]["full"] + report["coverage"]["partial"] + report["coverage"]["none"] == 61
    for sample in report["samples"]:
        replay = run_replay(run=run, index=sample["index"])
        assert replay.clock == sample["clock"]
        assert replay.steps


def test_a_third_copy_is_refused_with_its_clause(loaded_cards: None) -> None:
    from cards.errors import Refused

    three = Decklist((Slot("4", 3, "objective_sets"), Slot("jedi", 1, "affiliation")), "light")
    with pytest.raises(Refused) as caught:
        play_run(decklist=three)
    assert caught.value.code == "deck_not_legal"
    assert all(problem["clause"] and problem["message"] for problem in caught.value.extra["problems"])
    assert not Run.objects.exists()
