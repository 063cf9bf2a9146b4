"""Golden games: seeded games as text, and counts of legal lines, to be read in the difference when rules or policies change.

`python -m tests.golden` (`make golden`) writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.contracts.report import Step
from tests.games.helpers.declarations import all_declarations
from tests.games.helpers.legal_lines import lines_of_play
from tests.games.helpers.play_settings import Setting

FOLDER = Path(__file__).resolve().parent
SEED = 2013
DEPTH = 5


# (setting, index of the game) of every golden game.
GAMES = [game for tests in all_declarations() for game in tests.golden]
# Whose first decision is where the lines are counted from.
STARTS = sorted({(setting.slug, setting.part, setting.decks) for setting, _ in GAMES})


def golden_files() -> dict[Path, str]:
    """Every file and what it should hold."""
    files = {path_of(*game): "\n".join(game_lines(*game)) + "\n" for game in GAMES}
    return files | {lines_path(*start): "\n".join(count_lines(*start)) + "\n" for start in STARTS}


def path_of(setting: Setting, index: int) -> Path:
    return _path(setting.slug, setting.part, setting.decks, *(f"{name}-{value}" for name, value in setting.options), str(index))


def lines_path(slug: str, part: str, decks: tuple[str, ...]) -> Path:
    return _path(slug, part, decks, "lines")


def _path(slug: str, part: str, decks: tuple[str, ...], *rest: str) -> Path:
    parts = [*(["match"] if part == "match" else []), "-v-".join(decks), *rest]
    return FOLDER / slug / f"{'-'.join(parts).replace(' ', '-')}.txt"


def game_lines(setting: Setting, index: int) -> Iterator[str]:
    replay = setting.prepared().replay(SEED, index)
    shown = ", ".join(f"{name}={value}" for name, value in setting.options)
    kind = "a match, " if setting.part == "match" else ""
    yield f"{setting.slug}: {kind}{' v '.join(setting.decks)}, game {index} of seed {SEED}" + (f", {shown}" if shown else "")
    turn = None
    board: dict[str, Any] = {}
    for step in replay.steps:
        if (step.turn, step.seat, step.phase["en"]) != turn:
            turn = (step.turn, step.seat, step.phase["en"])
            yield f"\nturn {step.turn}, seat {step.seat}, {step.phase['en']}"
        yield from step_lines(step)
        if changed := {name: value for name, value in step.board.items() if board.get(name) != value}:
            if places := changed.get("places"):
                changed["places"] = [each for each in places if each not in board.get("places", [])]
            yield "        " + "  ".join(f"{name}={_short(value)}" for name, value in changed.items())
        board = dict(step.board)
    yield f"\n{replay.outcome}, clock {replay.clock}, trace {' '.join(map(str, replay.trace))}"
    yield f"digest {replay.digest}"


def step_lines(step: Step) -> Iterator[str]:
    yield f"  {step.text['en']}  [{step.clause}]"
    if step.decision:
        options, taken = step.decision
        yield "    " + " | ".join(f"*{option['en']}*" if number == taken else option["en"] for number, option in enumerate(options))


def _short(value: object) -> str:
    """A part of the board; of a place, what is neither empty nor 0."""
    if isinstance(value, dict) and "key" in value:
        value = {**value, "tokens": {name: tokens for name, tokens in value["tokens"].items() if any(tokens)}}
        return "(" + " ".join(f"{name}={_short(part)}" for name, part in value.items() if part and name != "key") + ")"
    return ",".join(map(_short, value)) if isinstance(value, list) else str(value)


def count_lines(slug: str, part: str, decks: tuple[str, ...]) -> Iterator[str]:
    """How many rows of answers are legal to each depth: a change in what is offered shows here, whatever the policies do."""
    start = Setting(slug, part, decks).prepared().new_game(SEED, 0)
    kind = "a match, " if part == "match" else ""
    yield f"{slug}: {kind}{' v '.join(decks)}, legal lines from the first decision of game 0 of seed {SEED}"
    for depth, number in enumerate(lines_of_play(start, DEPTH), start=1):
        yield f"depth {depth}: {number}"
