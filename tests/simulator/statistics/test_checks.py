"""A study of several games for each index lets its worker look between them, so that slow games are not taken for one that hangs."""

from __future__ import annotations

from typing import Any, cast

from games.contracts.runs import PreparedMatch
from games.engine.tally import Tally
from simulator.statistics.comparisons import Paired
from simulator.statistics.matchups import Matchups


class Slow:
    """A prepared run that notes its games."""

    unit = 1

    def __init__(self, done: list[str]) -> None:
        self.done = done

    def play(self, seed: int, index: int, tally: Tally) -> None:
        self.done.append("game")
        tally.games += 1
        tally.count("side_0_wins", 1)


def looked(study: Any, done: list[str]) -> list[str]:
    study.check_with(lambda: done.append("look"))
    study.play(1, 0, Tally())
    return done


def test_match_ups_look_after_each_game() -> None:
    done: list[str] = []
    cells = {(0, 2): Slow(done), (1, 2): Slow(done)}
    assert looked(Matchups(cast("Any", cells)), done) == ["game", "look"] * 4


def test_a_comparison_looks_after_each_game() -> None:
    done: list[str] = []
    study = Paired(cast("PreparedMatch", Slow(done)), cast("Any", {"1_1": Slow(done), "1_2": Slow(done)}), [])
    assert looked(study, done) == ["game", "look"] * 3
