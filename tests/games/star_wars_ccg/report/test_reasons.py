"""Why a card takes no option: in random games, each card on the board takes one or has a reason, and the reasons are true."""

from __future__ import annotations

import re
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
    seat, words = decision.seat, reason.text["en"]
    side = game.sides[seat]
    assert reason.clause
    if decision.kind == play.DEPLOY_CHOICE and piece in side.hand.cards:
        assert not can_deploy(game, side, piece)
    if reason.code == "cost":
        figures = [int(each) for each in re.findall(r"\d+", words)]
        assert figures[-1] == game.free_force(seat)
        assert len(figures) == 1 or figures[0] > figures[1]
    facts = {
        "It is not in your hand": lambda: piece not in side.hand.cards,
        "The question asks for a location": lambda: piece not in game.row.cards,
        "You do not control it": lambda: not game.controls(seat, piece.id),
        "You have no presence here": lambda: not game.has_presence(seat, piece.id),
        "The opponent has no presence here": lambda: not game.has_presence(1 - seat, piece.id),
        "It has moved": lambda: piece.moved == game.turn,
        "It is unique": lambda: game.copies_on_table(piece.card) >= piece.card.uniqueness > 0,
    }
    for begin, holds in facts.items():
        assert not words.startswith(begin) or holds(), words


@pytest.mark.parametrize("setting", CCG, ids=str)
def test_every_card_takes_an_option_or_says_why_not(setting):
    counts, codes = Counter[str](), Counter[str]()
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
                    codes[reason.code] += 1
    assert len(counts) >= 5
    assert {"rules", "timing", "target", "cost", "condition"} <= set(codes)


def test_the_reasons_of_a_position_point_to_cards_without_an_option():
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
