"""Random games of Core Set decks whose players like to use abilities: they end by a rule, and a copy goes on like its original."""

from __future__ import annotations

import random

import pytest

from games.engine.events.windows import TRIGGER_VERB
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.play.constants import USE_VERB
from games.star_wars_lcg.play.game import Play
from tests.games.star_wars_lcg.matches import core_game

SEEDS = range(12)
LIKING = 0.7  # how often an ability is used that could be


def play(game: Play, rng: random.Random, most: int = 100_000) -> set[str]:
    """Play on; the codes of the cards whose abilities were used."""
    used: set[str] = set()
    while most and (decision := game.advance()) is not None:
        most -= 1
        liked = [number for number, option in enumerate(decision.options) if option.verb in (TRIGGER_VERB, USE_VERB)]
        choice = rng.choice(liked) if liked and rng.random() < LIKING else rng.randrange(len(decision.options))
        option = decision.options[choice]
        if choice in liked:
            used.add(game.pieces[option.piece].card.code)
        game.apply(choice)
    return used


def test_many_abilities_are_used_and_every_game_ends() -> None:
    used: set[str] = set()
    for seed in SEEDS:
        game = core_game(seed)
        used |= play(game, random.Random(seed))
        assert game.is_over
    assert len(used & set(ABILITIES)) >= 40


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_copy_continues_like_its_original(seed: int) -> None:
    game = core_game(seed)
    play(game, random.Random(seed), most=60)
    twin = game.clone()
    assert twin.record() == game.record()
    play(game, random.Random(99))
    play(twin, random.Random(99))
    assert twin.record() == game.record()
