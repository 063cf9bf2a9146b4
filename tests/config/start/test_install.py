"""The requirements are installed by uv, which pip fetches, or by pip where uv fails; a file with another hash is refused."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from config.processes import install


class Runs:
    """Records each command with its installer, and returns the status that the test sets."""

    def __init__(self, **statuses: int) -> None:
        self.statuses = statuses
        self.commands: list[tuple[str, str]] = []  # (program, requirements file)

    def __call__(self, command: Sequence[str | Path]) -> int:
        program = "uv" if Path(command[0]).name == "uv" else "pip"
        assert "--require-hashes" in command
        self.commands.append((program, Path(command[-1]).name))
        return self.statuses.get(program, 0)


@pytest.fixture
def without_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "has_uv", lambda: False)


@pytest.mark.usefixtures("without_uv")
def test_pip_fetches_uv_and_uv_installs_the_rest(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(install, "run", runs := Runs())
    assert install.main("base") == 0
    assert runs.commands == [("pip", "uv.txt"), ("uv", "base.txt")]
    assert capsys.readouterr().out == ""


def test_uv_is_fetched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "has_uv", lambda: True)
    monkeypatch.setattr(install, "run", runs := Runs())
    assert install.main("dev") == 0
    assert runs.commands == [("uv", "dev.txt")]


@pytest.mark.usefixtures("without_uv")
@pytest.mark.parametrize("status", [0, 1])
def test_pip_installs_everything_if_uv_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], status: int) -> None:
    runs = Runs(uv=2)
    monkeypatch.setattr(
        install, "run", lambda command: runs(command) or (status if command[-1] == install.REQUIREMENTS / "base.txt" else 0)
    )
    assert install.main("base") == status
    assert runs.commands == [("pip", "uv.txt"), ("uv", "base.txt"), ("pip", "base.txt")]
    assert "pip does it, which takes longer." in capsys.readouterr().out


@pytest.mark.usefixtures("without_uv")
def test_pip_installs_everything_if_there_is_no_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[str] = []

    def run(command: Sequence[str | Path]) -> int:
        commands.append(Path(command[-1]).name)
        return int(commands[-1] == "uv.txt")

    monkeypatch.setattr(install, "run", run)
    assert install.main("base") == 0
    assert commands == ["uv.txt", "base.txt"]


@pytest.mark.parametrize(("version", "is_pinned"), [("1.2.3", True), ("1.2.4", False), (None, False)])
def test_only_the_pinned_uv_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str | None, is_pinned: bool) -> None:
    def installed(name: str) -> str:
        if version is None:
            raise install.importlib.metadata.PackageNotFoundError(name)
        return version

    (tmp_path / "uv.txt").write_text("uv==1.2.3 \\\n    --hash=sha256:00\n")
    monkeypatch.setattr(install, "REQUIREMENTS", tmp_path)
    monkeypatch.setattr(install.importlib.metadata, "version", installed)
    assert install.has_uv() is is_pinned


def test_the_pip_that_python_carries_runs_without_being_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    command = install.pip_command()
    assert command is not None
    done = subprocess.run([sys.executable, *command, "--version"], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("pip ")


def test_a_python_without_pip_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "has_uv", lambda: False)
    monkeypatch.setattr(install, "pip_command", lambda: None)
    with pytest.raises(SystemExit, match="apt-get install python3-venv"):
        install.main("base")
