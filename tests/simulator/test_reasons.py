"""The reason why a run ended is stored as a code with parameters and shown in the reader's language."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps
from django.test import Client
from django.utils import translation

from simulator import reasons
from simulator.models import Chunk, Run
from simulator.selectors.reports import run_state
from simulator.services.ending import run_cancel, run_fail
from simulator.workers import playing, preparing
from tests.helpers.runs import Start

LANGUAGES = ("en", "ja", "zh-hant")
CAUSES = [
    reasons.WENT_AWAY,
    reasons.DIED,
    reasons.TIME_LIMIT,
    reasons.MEMORY_LIMIT,
    reasons.game_too_long(1.75),
    reasons.preparation_too_long(45),
    reasons.not_stored("disk is full"),
    reasons.counts_unreadable(3, "KeyError('games')"),
]
ENGLISH_WORD = re.compile(r"[A-Za-z]{2,}")


def said(failure: dict[str, Any], language: str) -> str:
    with translation.override(language):
        return (reasons.failure_data(failure) or {})["detail"]


def of_game(cause: reasons.Cause, game: int | None = 17) -> dict[str, Any]:
    return {"code": "chunk_failed", "seed": 7, "first_game": 0, "last_game": 99, "game": game, "attempts": 3, "cause": cause}


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause["code"])
@pytest.mark.parametrize("game", [17, None])
def test_every_failure_has_a_sentence_in_every_language(cause: dict[str, Any], game: int | None) -> None:
    sentences = {language: said(of_game(cause, game), language) for language in LANGUAGES}
    assert len(set(sentences.values())) == 3, sentences
    assert sentences["en"].startswith("Stopped after 3 attempts at game")
    for language in LANGUAGES[1:]:
        own = sentences[language].replace(str(cause.get("said", "")), "")
        assert not ENGLISH_WORD.search(own), own
        assert ("17" if game else "99") in own


def test_the_message_of_an_exception_is_not_translated() -> None:
    cause = reasons.error("RuntimeError: the dice\x00 rolled off \ud800the table")
    for language in LANGUAGES:
        assert "RuntimeError: the dice  rolled off  the table" in said(of_game(cause), language)


@pytest.mark.parametrize("code", ["all_games", "most_games", "precision", "seconds", "cancelled", "failed"])
def test_every_end_has_a_sentence_in_every_language(code: str) -> None:
    sentences = set()
    for language in LANGUAGES:
        with translation.override(language):
            sentences.add(reasons.stop_sentence(code))
    assert len(sentences) == 3
    assert "" not in sentences


def test_every_stored_code_has_a_sentence() -> None:
    """Checks each code that the workers pass to `run_fail`."""
    trees = [ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")) for module in (playing, preparing)]
    fails = [
        node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("run_fail")
    ]
    codes = {keyword.value.value for call in fails for keyword in call.keywords if keyword.arg == "code"}  # type: ignore[attr-defined]
    assert codes == {"versions_changed", "report_failed"}
    for code in codes:
        assert said({"code": code, "seed": 7, "cause": reasons.DIED}, "ja") != code


def test_the_api_translates_reasons(start: Start, client: Client) -> None:
    failed, cancelled = start(), start(games=251)
    run_fail(run_id=failed.pk, **{name: value for name, value in of_game(reasons.DIED).items() if name != "seed"})
    run_cancel(run=cancelled)
    address = f"/api/v1/simulations/{failed.pk}/"
    english, japanese = (client.get(address, headers={"Accept-Language": language}) for language in ("en", "ja"))
    assert english["ETag"] != japanese["ETag"]
    assert "Accept-Language" in japanese["Vary"]
    assert english.json()["failure"]["detail"] == "Stopped after 3 attempts at game 17: the worker process died."
    theirs = japanese.json()
    assert theirs["failure"]["detail"] == "ゲーム17を3回試して停止しました：担当したプロセスが異常終了しました。"
    assert theirs["stop_reason"] == theirs["failure"]["detail"]
    assert (theirs["failure"]["code"], theirs["failure"]["cause"]) == ("chunk_failed", {"code": "died"})
    stopped = client.get(f"/api/v1/simulations/{cancelled.pk}/", headers={"Accept-Language": "zh-hant"}).json()
    assert stopped["stop_reason"] == "已停止。"
    assert Run.objects.get(pk=cancelled.pk).stop_reason == "cancelled"


def test_the_csv_has_the_end_and_its_code(play: Callable[..., Run], client: Client) -> None:
    run = play()
    table = client.get(f"/api/v1/simulations/{run.pk}/?format=csv", headers={"Accept-Language": "ja"}).content.decode()
    assert "run,stop_reason,,all_games,,,,すべてのゲームを行いました。\r\n" in table
    with translation.override("en"):
        assert run_state(run)["stop_reason"] == "All games were played."


def test_runs_of_an_older_version_stay_readable(start: Start, client: Client) -> None:
    """Their stored sentence is English; other languages get the sentence of the code."""
    run = start()
    old = {"code": "chunk_failed", "detail": "Stopped after 3 attempts at game 5: it fell.", "seed": 7, "game": 5}
    Run.objects.filter(pk=run.pk).update(status="failed", failure=old, stop_reason="failed")
    answers = {
        language: client.get(f"/api/v1/simulations/{run.pk}/", headers={"Accept-Language": language}).json()["failure"]
        for language in LANGUAGES
    }
    assert answers["en"] == old
    assert answers["ja"]["detail"] == "あるゲームが、試すたびに失敗しました。"
    assert answers["zh-hant"]["game"] == 5


def test_the_migration_turns_old_sentences_into_codes_and_back(start: Start) -> None:
    migration = importlib.import_module("simulator.migrations.0006_causes")
    done, failed = start(), start(games=251)
    Run.objects.filter(pk=done.pk).update(status="done", stop_reason="The time was up.")
    old = {"code": "report_failed", "detail": "The report could not be written: X.", "seed": 7}
    Run.objects.filter(pk=failed.pk).update(status="failed", stop_reason=old["detail"], failure=old)

    class Apps:
        """The models without the column that a later migration removed."""

        def get_model(self, app: str, name: str) -> Any:
            model = apps.get_model(app, name)
            return type("None", (), {"objects": _Nothing()}) if model is Chunk else model

    migration.to_codes(Apps(), None)
    assert [Run.objects.get(pk=run.pk).stop_reason for run in (done, failed)] == ["seconds", "failed"]
    assert Run.objects.get(pk=failed.pk).failure == old
    migration.to_sentences(Apps(), None)
    assert [Run.objects.get(pk=run.pk).stop_reason for run in (done, failed)] == ["The time was up.", old["detail"]]


class _Nothing:
    def exclude(self, **_: Any) -> Any:
        return self

    filter = exclude

    def only(self, *_: str) -> list[Any]:
        return []
