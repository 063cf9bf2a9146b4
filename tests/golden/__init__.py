"""Golden games: seeded games as text, and counts of legal lines, to be read in the difference when rules or policies change.

`python -m tests.golden` (`make golden`) writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games.contracts import Step
from tests.games.decks import prepared

FOLDER = Path(__file__).resolve().parent
SEED = 2013
DEPTH = 5

# (game, deck, options, index of the game)
GAMES = (
    ("star-wars-lcg", "jedi starter", {}, 0),
    ("star-wars-lcg", "jedi starter", {"opponent_force": 2}, 1),
    ("star-wars-lcg", "sith starter", {}, 0),
    ("star-wars-lcg", "navy starter", {"policy": "random"}, 0),
    ("star-wars-lcg", "doubled", {"opponent_capacity": 8}, 2),
    ("star-realms", "core", {}, 0),
    ("star-realms", "core", {"policy": "random", "turn_limit": 12}, 1),
    ("star-realms", "small", {"policy": "velocity", "row_loss": 2}, 0),
    ("empire-vs-rebellion", "rebels", {}, 0),
    ("empire-vs-rebellion", "rebels", {"margin": "1", "strategy": "cycle"}, 1),
    ("empire-vs-rebellion", "empire", {"strategy": "direct-assault", "balance": False}, 0),
)


def golden_files() -> dict[Path, str]:
    """Every file and what it should hold."""
    files = {path_of(*game): "\n".join(game_lines(*game)) + "\n" for game in GAMES}
    for slug, deck in sorted({(slug, deck) for slug, deck, _, _ in GAMES}):
        files[FOLDER / slug / f"{deck.replace(' ', '-')}-lines.txt"] = "\n".join(count_lines(slug, deck)) + "\n"
    return files


def path_of(slug: str, deck: str, options: dict[str, object], index: int) -> Path:
    parts = [deck, *(f"{name}-{value}" for name, value in options.items()), str(index)]
    return FOLDER / slug / f"{'-'.join(parts).replace(' ', '-')}.txt"


def game_lines(slug: str, deck: str, options: dict[str, object], index: int) -> Iterator[str]:
    replay = prepared(slug, deck, **options).replay(SEED, index)
    shown = ", ".join(f"{name}={value}" for name, value in options.items())
    yield f"{slug}: {deck}, game {index} of seed {SEED}" + (f", {shown}" if shown else "")
    turn = None
    board: dict[str, object] = {}
    for step in replay.steps:
        if (step.turn, step.seat, step.phase["en"]) != turn:
            turn = (step.turn, step.seat, step.phase["en"])
            yield f"\nturn {step.turn}, seat {step.seat}, {step.phase['en']}"
        yield from step_lines(step)
        if changed := {name: value for name, value in step.board.items() if board.get(name) != value}:
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
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def count_lines(slug: str, deck: str) -> Iterator[str]:
    """How many rows of answers are legal to each depth: a change in what is offered shows here, whatever the policies do."""
    start = prepared(slug, deck).new_game(SEED, 0)
    start.advance()
    yield f"{slug}: {deck}, legal lines from the first decision of game 0 of seed {SEED}"
    games = [start]
    for depth in range(1, DEPTH + 1):
        reached = []
        for game in games:
            for choice in range(len(game.decision.options)):
                twin = game.clone()
                twin.apply(choice)
                if twin.advance() is not None:
                    reached.append(twin)
        games = reached
        yield f"depth {depth}: {len(games)}"
