"""Why a card takes no option of the main phase: every card of the table says it, and what it says is true."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.rng import stream
from games.report.position import position_of
from games.runs.prepared import told
from games.star_realms.play.constants import MAIN
from games.star_realms.play.effects.count import defense, price
from games.star_realms.play.turn.main_phase import ask_main
from tests.games.helpers.random_games import SETTINGS

DECISIONS = 150
MATCH = next(each for each in SETTINGS if each.slug == "star-realms" and each.part == "match")


@pytest.fixture(scope="module")
def found() -> dict[str, int]:
    """The reasons of the main decisions of a random match, each checked against the game, with how often each was given."""
    counts: dict[str, int] = {}
    prepared = MATCH.prepared()
    game = told(prepared.seated_game(3, -1, -1))
    rng = stream(3, 0, 98)
    for _ in range(DECISIONS):
        decision = game.advance()
        if decision is None:
            break
        if decision.kind == MAIN:
            position = position_of(game, prepared.steps, prepared.on_board())
            lists = prepared.on_board().lists(game)
            taken = {pointer for offer in position.offers for pointer in (offer.at, *offer.targets)}
            for pointer, ids in lists.items():
                if "hand" not in pointer or position.question.board[pointer[1:]]:
                    places = [f"{pointer}/{place}" for place in range(len(ids))]
                    own = pointer in ("/hand", "/in_play") if decision.seat == 0 else pointer in ("/enemy_hand", "/enemy_in_play")
                    if own or pointer == "/trade_row" or "in_play" in pointer:
                        assert all(each in taken or each in position.reasons for each in places)
            for pointer, reason in position.reasons.items():
                start, _, place = pointer.rpartition("/")
                check(game, decision, game.pieces[lists[start][int(place)]], reason)
                counts[reason.clause] = counts.get(reason.clause, 0) + 1
        game.log = []
        game.apply(rng.below(len(decision.options)))
    return counts


def check(game: Any, decision: Any, piece: Any, reason: Any) -> None:
    """With as much as the reason asks for, the card is offered."""
    twin = game.clone()
    side = twin.sides[decision.seat]
    other = twin.pieces[piece.id]
    if reason.clause == "SR-ACQ-01":
        assert f"{price(side, other)}, and you have {side.trade} " in reason.text["en"]
        side.trade = price(side, other)
    elif reason.clause == "SR-ATK-02":
        assert f"{defense(twin, other)}, and you have {side.combat} " in reason.text["en"]
        side.combat = defense(twin, other)
    else:
        return
    twin.decision = None
    ask_main(twin, side, twin.frames[-1])
    assert piece.id in [option.piece for option in twin.decision.options]


def test_every_card_of_the_table_takes_an_option_or_says_why_not(found):
    assert found["SR-ACQ-01"] > 0
    assert found["SR-ABL-01"] > 0


def test_a_base_says_what_it_would_take(found):
    assert found.keys() & {"SR-ATK-02", "SR-ATK-05"}
