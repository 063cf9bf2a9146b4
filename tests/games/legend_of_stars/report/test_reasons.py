"""Why a card takes no option: every card in hand and every own character says it in the main, lead and attack phases, and it is true."""

from __future__ import annotations

import pytest

from games.engine.rng import stream
from games.legend_of_stars.play.constants import ATTACK_CHOICE, LEAD_CHOICE, MAIN_CHOICE
from games.report.position import position_of
from games.runs.prepared import told
from tests.games.helpers.random_games import SETTINGS

DECISIONS = 250
MATCH = next(each for each in SETTINGS if each.slug == "legend-of-stars" and each.part == "match")


@pytest.fixture(scope="module")
def found() -> dict[str, int]:
    """The clauses of the reasons of a random match -> how often each was given."""
    counts: dict[str, int] = {}
    prepared = MATCH.prepared()
    game = told(prepared.seated_game(5, -1, -1))
    rng = stream(5, 0, 98)
    for _ in range(DECISIONS):
        decision = game.advance()
        if decision is None:
            break
        game.log = []
        if decision.kind in (MAIN_CHOICE, LEAD_CHOICE, ATTACK_CHOICE):
            position = position_of(game, prepared.steps, prepared.on_board())
            taken = {pointer for offer in position.offers for pointer in (offer.at, *offer.targets)}
            start = "/" if decision.seat == 0 else "/enemy_"
            for pointer, ids in prepared.on_board().lists(game).items():
                is_character = pointer.startswith((f"{start}front", f"{start}back"))
                if is_character or (pointer == f"{start}hand" and decision.kind == MAIN_CHOICE):
                    assert all(f"{pointer}/{place}" in taken | position.reasons.keys() for place in range(len(ids)))
            for pointer, reason in position.reasons.items():
                counts[reason.clause] = counts.get(reason.clause, 0) + 1
                if reason.clause == "LOS-CARD-04":
                    list_of, _, place = pointer.rpartition("/")
                    piece = game.pieces[prepared.on_board().lists(game)[list_of][int(place)]]
                    side = game.sides[decision.seat]
                    assert game.cost_of(piece) > side.regained()
                    assert f"costs {game.cost_of(piece)}, and {side.regained()} of" in reason.text["en"]
        game.apply(rng.below(len(decision.options)))
    return counts


@pytest.mark.parametrize("clause", ["LOS-CARD-04", "LOS-MAIN-07", "LOS-LEAD-04", "LOS-LEAD-05", "LOS-ATK-02"])
def test_the_cards_of_a_match_say_why_they_take_no_option(found, clause):
    assert found.get(clause, 0) > 0, found
