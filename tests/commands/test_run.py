"""`make test` installs missing programs instead of skipping tests, counts results, and stops its servers."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.commands import run
from tests.commands.steps import FOLDERS, SQLITE


def test_missing_programs_get_an_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "NEEDED", {"gcc libc6-dev": lambda: False, "redis-server": lambda: True, "chromium": lambda: False})
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit) as stopped:
        run.install_what_is_missing()
    assert str(stopped.value).splitlines()[1].strip() == "sudo apt-get install --yes --no-install-recommends gcc libc6-dev chromium"


def test_root_installs_missing_programs_and_stops_on_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    typed: list[str] = []

    def typing(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        typed.append(" ".join(command))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(run, "NEEDED", {"chromium": lambda: len(typed) == 2, "redis-server": lambda: True})
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(run.shutil, "which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr(run.subprocess, "run", typing)
    run.install_what_is_missing()
    assert typed == ["apt-get update --quiet", "apt-get install --yes --no-install-recommends chromium"]
    monkeypatch.setattr(run, "NEEDED", {"chromium": lambda: False})
    with pytest.raises(SystemExit, match="Still missing after the installation: chromium"):
        run.install_what_is_missing()


def test_results_are_counted_from_a_junit_report(tmp_path: Path) -> None:
    report = tmp_path / "one.xml"
    report.write_text('<testsuites><testsuite tests="10" failures="2" errors="1" skipped="3"/></testsuites>')
    assert run.counted(report) == {"passed": 4, "failed": 3, "skipped": 3}


def test_steps_beside_the_compilation_come_before_it_and_read_every_test(tmp_path: Path) -> None:
    """The bytecode of all tests is there before the first step whose processes would each make it."""
    commands: dict[str, list[str]] = {}
    with ExitStack() as stack:
        for title, command, _ in run.steps(stack, tmp_path):
            if title == "compile the rules":  # the next step needs servers
                break
            commands[title] = command
    assert set(run.BESIDE) <= set(commands)
    assert set(FOLDERS[SQLITE]) <= set(commands["bytecode"])
    assert "--collect-only" in commands["bytecode"]


def steps_of(monkeypatch: pytest.MonkeyPatch, *commands: str) -> None:
    monkeypatch.setattr(run, "install_what_is_missing", lambda: None)
    monkeypatch.setattr(run.signal, "signal", lambda *each: None)
    monkeypatch.setattr(
        run, "steps", lambda stack, results: ((command, ["sh", "-c", f"cd '{results}'; {command}"], {}) for command in commands)
    )


GOOD = """echo '<a><testsuite tests="2"/></a>' > good.xml"""
BAD = """echo '<a><testsuite tests="2" failures="1"/></a>' > bad.xml; exit 1"""


@pytest.mark.parametrize(
    ("commands", "status", "closing"),
    [
        ((GOOD,), 0, "2 passed, 0 failed, 0 skipped"),
        ((GOOD, BAD), 1, "3 passed, 1 failed, 0 skipped"),
        ((GOOD, "exit 3"), 1, "2 passed, 1 failed, 0 skipped"),
        (("true",), 1, "0 passed, 0 failed, 0 skipped"),
    ],
    ids=["good", "a failing test", "a failing step", "no test ran"],
)
def test_one_failing_step_fails_the_whole_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], commands: tuple[str, ...], status: int, closing: str
) -> None:
    steps_of(monkeypatch, *commands)
    assert run.main() == status
    assert capsys.readouterr().out.splitlines()[-1] == closing


def test_a_stopped_step_may_stop_what_it_has_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    step = "trap 'touch stopped; exit 1' TERM; touch started; while :; do sleep 0.05; done"

    def interrupted(process: subprocess.Popen[bytes], timeout: float | None = None) -> int:
        while not (tmp_path / "started").exists():
            time.sleep(0.01)
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess.Popen, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt), run.started(["sh", "-c", f"cd '{tmp_path}'; {step}"], {}) as begun:
        begun.wait()
    assert (tmp_path / "stopped").exists()


def test_a_step_beside_another_runs_at_the_same_time_and_is_told_after_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The second step waits for what only the first one makes, and the first one waits for the second."""
    monkeypatch.setattr(run, "BESIDE", ("types",))
    wait = f"cd '{tmp_path}'; touch %s; for i in $(seq 600); do [ -e %s ] && break; sleep 0.05; done; [ -e %s ] && echo %s; exit %d"
    steps = [("types", wait % ("a", "b", "b", "wrong type", 4)), ("compile", wait % ("b", "a", "a", "compiled", 0)), ("last", "true")]
    assert list(run.outcomes((title, ["sh", "-c", command], {}) for title, command in steps)) == [("compile", 0), ("types", 4), ("last", 0)]
    told = [line.partition(" in ")[0] for line in capsys.readouterr().out.splitlines() if line]
    assert told == ["=== compile", "--- compile: passed", "=== types", "wrong type", "--- types: failed", "=== last", "--- last: passed"]


def test_a_step_beside_a_longer_one_is_told_with_its_own_time(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(run, "BESIDE", ("types",))
    steps = [("types", "true"), ("compile", "sleep 1.6")]
    list(run.outcomes((title, ["sh", "-c", command], {}) for title, command in steps))
    told = capsys.readouterr().out
    assert "--- compile: passed in 2 s" in told
    assert "--- types: passed in 0 s" in told
