"""The build of the rules: used only if it matches the sources, else ignored or, with STARDECK_RULES=compiled, refused; hot modules."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import games
from config.processes import rules_build
from games.registry import GAMES
from tests.commands.steps import is_of_one_mode

SHOW = "import games, games.engine.counter as c; print(games.rules_mode(), c.double(4), c.__file__)"


def run(root: Path, *command: str, rules: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "STARDECK_RULES": rules, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True, timeout=200, check=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with one small hot module, in a folder with a space in its name."""
    root = tmp_path / "a check out"
    (root / "games" / "engine").mkdir(parents=True)
    (root / "config" / "processes").mkdir(parents=True)
    shutil.copy(games.ROOT / "games" / "__init__.py", root / "games")
    shutil.copy(games.ROOT / "config" / "processes" / "rules_build.py", root / "config" / "processes")
    (root / "config" / "__init__.py").write_text("")
    (root / "config" / "processes" / "__init__.py").write_text("")
    (root / "pyproject.toml").write_text('[tool.mypy]\nplugins = ["not_installed"]\n')  # as the plugin of Django, to run the site
    (root / "games" / "engine" / "__init__.py").write_text("")
    (root / "games" / "constants.py").write_text("from typing import Final\nTWO: Final = 2\n")
    (root / "games" / "engine" / "counter.py").write_text(
        "from games.constants import TWO\ndef double(n: int) -> int:\n    return n * TWO\n"
    )
    return root


@pytest.mark.slow
def test_a_build_is_used_until_it_is_stale(tree: Path) -> None:
    assert run(tree, "-c", SHOW, rules="auto").stdout.startswith("interpreted 8")
    nothing = run(tree, "-c", SHOW, rules="compiled")
    assert nothing.returncode == 1
    assert "Type `make compile`" in nothing.stderr

    built = run(tree, "-m", "config.processes.rules_build", rules="interpreted")
    assert built.returncode == 0, built.stdout + built.stderr
    assert run(tree, "-c", SHOW, rules="auto").stdout.startswith("compiled 8")
    assert ".py" in run(tree, "-c", SHOW, rules="interpreted").stdout
    assert "up to date" in run(tree, "-m", "config.processes.rules_build", rules="interpreted").stdout

    # A constant of a module that is not compiled itself is compiled into those that are.
    (tree / "games" / "constants.py").write_text("from typing import Final\nTWO: Final = 3\n")
    assert run(tree, "-c", SHOW, rules="auto").stdout.startswith("interpreted 12")
    stale = run(tree, "-c", SHOW, rules="compiled")
    assert stale.returncode == 1
    assert "stale: games/constants.py has changed" in stale.stderr
    assert "`make compile`" in stale.stderr
    assert run(tree, "-c", SHOW, rules="interpreted").stdout.startswith("interpreted 12")

    assert run(tree, "-m", "config.processes.rules_build", rules="interpreted").stdout.splitlines()[1].startswith("Compiled 1 modules")
    assert run(tree, "-c", SHOW, rules="auto").stdout.startswith("compiled 12")
    assert run(tree, "-m", "config.processes.rules_build", "remove", rules="interpreted").returncode == 0
    assert run(tree, "-c", SHOW, rules="auto").stdout.startswith("interpreted 12")


def test_a_build_of_another_python_is_refused(tmp_path: Path) -> None:
    (tmp_path / games.MANIFEST).write_text(json.dumps({"platform": "3.4 of long ago", "sources": {}, "modules": {}}))
    with pytest.raises(ImportError, match=r"are for Python 3\.4 of long ago.*make compile"):
        games.compiled_rules(tmp_path, games.ROOT)


def test_a_build_is_stale_once_another_class_might_need_to_be_compiled(tmp_path: Path) -> None:
    """An interpreted class cannot inherit from a compiled one: the first run of a new game would end in a TypeError."""
    build, cards = tmp_path / "build", tmp_path / "games" / "whist" / "play" / "cards.py"
    (build / games.MANIFEST).parent.mkdir()
    cards.parent.mkdir(parents=True)
    (tmp_path / "games" / "engine.py").write_text("class CardDef(object): ...\n")
    manifest = {"platform": games.platform(), "sources": {}, "classes": games.subclasses(tmp_path), "modules": {}}
    (build / games.MANIFEST).write_text(json.dumps(manifest))
    assert games.compiled_rules(build, tmp_path).files == {}
    cards.write_text("class Suits: ...\n")
    assert games.compiled_rules(build, tmp_path).files == {}
    cards.write_text("class Suits: ...\nclass Card(CardDef):\n    ...\n")
    with pytest.raises(ImportError, match=r"stale: the classes of games/whist/play/cards\.py have changed since\. Type `make compile`"):
        games.compiled_rules(build, tmp_path)


def test_a_build_without_the_classes_of_today_is_not_fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_build, "BUILD", tmp_path)
    monkeypatch.setattr(rules_build, "hot_modules", dict)
    manifest = {"platform": games.platform(), "sources": {}, "modules": {}}
    (tmp_path / games.MANIFEST).write_text(json.dumps({**manifest, "classes": games.subclasses(games.ROOT)}))
    assert rules_build.is_fresh()
    (tmp_path / games.MANIFEST).write_text(json.dumps({**manifest, "classes": {}}))
    assert not rules_build.is_fresh()


def test_an_unknown_mode_is_refused_with_the_choices() -> None:
    done = run(games.ROOT, "-c", "import games", rules="fast")
    assert done.returncode == 1
    assert "STARDECK_RULES=fast: use auto, interpreted or compiled." in done.stderr


def test_a_missing_compiler_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert rules_build.main(["if-possible"]) == 0
    assert capsys.readouterr().out == rules_build.NO_COMPILER + "\n"
    assert rules_build.main([]) == 1


NESTED = """
from games.engine.decision import Decision, Option
from games.engine.machine import Frame

for make in (lambda: Frame(1, 0), lambda: Option(1, 0, 0), lambda: Decision(1, 0, 0)):
    nested = []
    for _ in range(200):
        nested = [nested, make(), make()]
    del nested
print("freed")
"""


def test_objects_that_lie_deep_in_others_are_freed_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the mode of this process.  mypyc's deallocators would write before objects that have no header for the garbage collector."""
    monkeypatch.setenv("PYTHONMALLOC", "debug")  # Python looks at the bytes around each object when it is freed
    done = run(games.ROOT, "-c", NESTED, rules=games.rules_mode())
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Writes modules into a tree whose engine has one class, `Policy`."""
    monkeypatch.setattr(rules_build, "ROOT", tmp_path)

    def write(**modules: str) -> None:
        for name, text in {
            "engine.decision": "class Policy: ...",
            **{name.replace("__", "."): text for name, text in modules.items()},
        }.items():
            path = tmp_path.joinpath("games", *name.split(".")).with_suffix(".py")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    return write


def test_a_module_with_a_subclass_of_the_engine_is_hot_in_any_room(made_up: Callable[..., None]) -> None:
    made_up(
        whist__policies__careful="from games.engine import decision\nclass Careful(decision.Policy): ...",
        whist__policies__bold="from games.whist.policies.careful import Careful as Usual\nclass Bold(Usual): ...",
        whist__play__turn__deal="from games.engine.decision import Policy\nclass Dealer(Policy): ...",
        whist__decks__lists="class Policy: ...\nclass Own(Policy): ...",
    )
    assert set(rules_build.hot_modules()) == {
        "games.engine.decision",
        "games.whist.policies.careful",
        "games.whist.policies.bold",
        "games.whist.play.turn.deal",
    }


def test_modules_of_play_that_hot_modules_import_are_hot(made_up: Callable[..., None]) -> None:
    made_up(
        whist__play__game="from games.engine.decision import Policy\nfrom games.whist.play.turn import deal\nclass Player(Policy): ...",
        whist__play__turn__deal="from games.whist.play.constants import TRUMPS\nfrom games.whist.catalogue.pool import Pool",
        whist__play__constants="TRUMPS = 4",
        whist__play__programs="from games.whist.play.game import Player",
        whist__catalogue__pool="class Pool: ...",
        whist__report__results="",
    )
    assert set(rules_build.hot_modules()) == {
        "games.engine.decision",
        "games.whist.play.game",
        "games.whist.play.turn.deal",
        "games.whist.play.constants",
        "games.whist.report.results",
    }


def test_the_hot_modules_of_this_tree_are_found() -> None:
    modules = rules_build.hot_modules()
    assert "games.engine.tally" in modules
    for game in (game for game in GAMES.values() if game.goldfish):
        room = f"games.{game.slug.replace('-', '_')}"
        assert f"{room}.report.results" in modules
        assert any(name.startswith(f"{room}.policies.") and name.endswith(".default") for name in modules)
    assert all(name in rules_build.sources(modules) for name in ("games/engine/__init__.py", "games/engine/tally.py"))
    # `make test` runs the tests of some rooms in one mode, as no module of these is compiled.
    assert [name for name in modules if is_of_one_mode(f"tests/{name.replace('.', '/')}.py")] == []
