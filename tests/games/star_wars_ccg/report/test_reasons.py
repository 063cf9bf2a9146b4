"""Why a card takes no option: in random games, each card on the board takes one or has a reason, and the reasons are true."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.report.on_board import value_at
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.turn.deploy import can_deploy
from games.texts import LANGUAGES
from tests.games.helpers.random_games import SETTINGS, decisions, random_game

CCG = [setting for setting in SETTINGS if setting.slug == "star-wars-ccg"]
SEEDS = range(3)


def check(game: Any, decision: Any, piece: Any, reason: Any) -> None:
    """What the reason says is true of the game."""
    side = game.sides[decision.seat]
    assert reason.clause
    if decision.kind == play.DEPLOY_CHOICE and piece in side.hand.cards:
        assert not can_deploy(game, side, piece)
        if reason.code == "cost":
            assert f"{game.free_force(side.seat)} Force" in reason.text["en"]
    if reason.text["en"].startswith("It is not in your hand"):
        assert piece not in side.hand.cards
    if reason.text["en"].startswith("The question asks for a location"):
        assert piece not in game.row.cards


@pytest.mark.parametrize("setting", CCG, ids=str)
def test_every_card_takes_an_option_or_says_why_not(setting):
    counts: Counter[str] = Counter()
    for seed in SEEDS:
        game, policies = random_game(setting, seed)
        on_board = setting.prepared().on_board()
        for decision in decisions(game, policies):
            named = {option.piece for option in decision.options}
            for ids in on_board.lists(game).values():
                for id in set(ids) - named:
                    piece = game.pieces[id]
                    reason = on_board.reason(game, decision, piece)
                    assert reason is not None
                    assert all(reason.text[language] for language in LANGUAGES)
                    check(game, decision, piece, reason)
                    counts[reason.clause] += 1
    assert len(counts) >= 5
    assert counts["CCG-DEP-01"] > 100


def test_a_position_shows_them():
    setting = next(setting for setting in CCG if setting.part == "goldfish")
    prepared = setting.prepared()
    choices: tuple[int, ...] = ()
    seen = 0
    for _ in range(30):
        position = prepared.position(7, choices)
        if position.question is None:
            break
        board = position.question.board
        taken = {pointer for offer in position.offers for pointer in (offer.at, *offer.targets)}
        for pointer in position.reasons:
            assert pointer not in taken
            assert value_at(board, pointer)
        hand = {f"/hand/{place}" for place, code in enumerate(board["hand"]) if code}
        assert hand <= taken | position.reasons.keys()
        seen += len(position.reasons)
        choices = (*choices, 0)
    assert seen > 50
