"""The log of a game: its presets, the numbers of its decisions, its text and its data."""

from __future__ import annotations

from typing import Any

import pytest

from games.contracts.report import Replay, Step
from games.contracts.tables import Position
from games.report.log import ALL, DECISIONS, PLAY, PRESETS, log_data, log_of, log_text

MAIN = {"en": "main phase", "ja": "メイン"}
END = {"en": "end phase", "ja": "終了"}
EMPTY: dict[str, Any] = {"hand": ["a"]}
PLAYED: dict[str, Any] = {"hand": []}


def words(text: str) -> dict[str, str]:
    return {"en": text, "ja": f"ja {text}"}


def step(number: int, text: str, *, turn: int = 1, seat: int = 0, phase: Any = MAIN, board: Any = EMPTY, **more: Any) -> Step:
    return Step(number, turn, seat, phase, words(text), f"X-{number}", board=board, **more)


CHOICE = ((words("pass"), words("play a")), 1)
STEPS = (
    step(1, "Begins.", turn=0),
    step(2, "Chooses.", decision=CHOICE),  # the next step tells what it did
    step(3, "Plays a.", cards=("a",), board=PLAYED),
    step(4, "Pays (the only option).", board=PLAYED, is_forced=True),  # it does nothing
    step(5, "Discards.", decision=CHOICE, board=PLAYED, cards=("a",)),  # nothing else tells that the board changes
    step(6, "Discards.", decision=CHOICE, board=EMPTY),
    step(7, "The opponent chooses.", seat=1, turn=2, phase=END, decision=CHOICE, board=EMPTY),
    step(8, "Ends.", turn=2, phase=END),
)


def position(**more: Any) -> Position:
    return Position(STEPS, None, (), None, "", **more)


ALONE = position(choices=(1, 1, 1, 1), own=(0, 1, 2, 3))
AGAINST = position(choices=(1, 1, -7, 1, 0), own=(0, 1, 2, 3), seat=0)


@pytest.mark.parametrize(("preset", "numbers"), [(DECISIONS, [2, 5, 6, 7]), (PLAY, [1, 3, 5, 8]), (ALL, list(range(1, 9)))])
def test_each_preset_keeps_its_steps(preset, numbers):
    assert [line.step.number for line in log_of(ALONE, preset)] == numbers


def test_what_a_last_choice_does_is_told_by_the_board_of_the_question():
    last = STEPS[:2]
    for board, numbers in ((EMPTY, [1]), (PLAYED, [1, 2])):
        waits = Position(last, step(9, "What now?", board=board), (), None, "", (1,), (0,))
        assert [line.step.number for line in log_of(waits, PLAY)] == numbers


@pytest.mark.parametrize(
    ("game", "base", "decisions"),
    [
        (ALONE, 0, {2: 0, 5: 1, 6: 2, 7: 3}),
        (ALONE, 2, {6: 0, 7: 1}),  # the first two came from another game
        (AGAINST, 0, {2: 0, 5: 1, 6: 3}),  # a new deal is a choice without a step; the opponent's is none of the person's
        (AGAINST, 3, {6: 0}),
    ],
    ids=["alone", "alone, taken over", "against", "against, taken over"],
)
def test_each_choice_of_the_person_has_its_number(game, base, decisions):
    for preset in PRESETS:
        numbers = {line.step.number: line.decision for line in log_of(game, preset, base=base) if line.decision >= 0}
        assert numbers == {number: made for number, made in decisions.items() if number in {5} or preset != PLAY}


def test_a_log_that_stops_shows_only_what_was_seen_then():
    steps = (*STEPS[:3], step(4, "The opponent plays b, openly."))
    over = Position(STEPS[:3], None, (), Replay(0, "won", 1, steps, (1,), ""), "", (1,), (0,), 0)
    assert [line.step.number for line in log_of(over, last=2)] == [1, 2]
    assert [line.step.number for line in log_of(over)] == [1, 2, 3, 4]


def test_the_log_as_text_and_as_data():
    lines = log_of(ALONE, ALL)
    assert log_text(lines, "en", lambda turn: f"Turn {turn}") == (
        "Turn 0\n"
        "  main phase\n"
        "    1. Begins. [X-1]\n"
        "\n"
        "Turn 1\n"
        "  main phase\n"
        "    2. Chooses. -> play a [X-2]\n"
        "    3. Plays a. [X-3]\n"
        "    4. Pays (the only option). [X-4]\n"
        "    5. Discards. -> play a [X-5]\n"
        "    6. Discards. -> play a [X-6]\n"
        "\n"
        "Turn 2\n"
        "  end phase\n"
        "    7. The opponent chooses. -> play a [X-7]\n"
        "    8. Ends. [X-8]\n"
    )
    assert log_text((), "en", str) == ""
    unasked = log_of(ALONE, ALL, unasked=(1,))
    assert [line.step.number for line in unasked if line.is_automatic] == [5]
    assert "    5. Discards. -> play a * [X-5]\n" in log_text(unasked, "en", str)
    chosen, played = log_data(lines, "ja")[1:3]
    assert chosen == {
        "number": 2,
        "turn": 1,
        "seat": 0,
        "phase": "メイン",
        "text": "ja Chooses.",
        "clause": "X-2",
        "cards": [],
        "decision": 0,
        "options": ["ja pass", "ja play a"],
        "taken": 1,
        "is_forced": False,
        "is_automatic": False,
    }
    assert (played["cards"], played["decision"], played["options"], played["taken"]) == (["a"], None, [], None)
