"""Why a card takes no option: every own card says it in a window for actions, and in the declarations of a conflict."""

from __future__ import annotations

import re

import pytest

from games.engine.events.windows import ACTIONS_DECISION
from games.engine.rng import stream
from games.report.position import position_of
from games.runs.prepared import told
from games.star_wars_lcg.play.constants import ATTACK, COMMIT, DEFEND, STRIKE
from tests.games.helpers.random_games import SETTINGS

DECISIONS = 250
MATCH = next(each for each in SETTINGS if each.slug == "star-wars-lcg" and each.part == "match")
OF_UNITS = (ATTACK, DEFEND, STRIKE, COMMIT)


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, str], int]:
    """(code, clause) of the reasons of a random match -> how often each was given."""
    counts: dict[tuple[str, str], int] = {}
    prepared = MATCH.prepared()
    game = told(prepared.seated_game(9, -1, -1))
    rng = stream(9, 0, 98)
    own = prepared.seat_of(0)
    for _ in range(DECISIONS):
        decision = game.advance()
        if decision is None:
            break
        game.log = []
        if decision.kind == ACTIONS_DECISION or decision.kind in OF_UNITS:
            position = position_of(game, prepared.steps, prepared.on_board())
            taken = {pointer for offer in position.offers for pointer in (offer.at, *offer.targets)}
            start = "/" if decision.seat == own else "/enemy_"
            names = ("hand", "units") if decision.kind == ACTIONS_DECISION else ("units",)
            for name in names:
                for place in range(len(position.question.board[f"{start[1:]}{name}"])):
                    assert f"{start}{name}/{place}" in taken | position.reasons.keys()
            for reason in position.reasons.values():
                if numbers := re.fullmatch(r"It costs (\d+), and your ready cards generate (\d+)\.", reason.text["en"]):
                    assert int(numbers[1]) > int(numbers[2])
                counts[reason.code, reason.clause] = counts.get((reason.code, reason.clause), 0) + 1
        game.apply(rng.below(len(decision.options)))
    return counts


@pytest.mark.parametrize(
    "reason",
    [
        ("timing", "LCG-DEP-01"),
        ("timing", "LCG-EDG-06"),
        ("timing", "LCG-ABL-02"),
        ("cost", "LCG-RES-02"),
        ("target", "LCG-ENH-04"),
        ("used", "LCG-ABL-15"),
        ("rules", "LCG-FRC-02"),
    ],
)
def test_the_cards_of_a_match_say_why_they_take_no_option(found, reason):
    assert found.get(reason, 0) > 0, found
