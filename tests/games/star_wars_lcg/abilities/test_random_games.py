"""Random games of Core Set decks whose players like to use abilities: they end by a rule, and a copy goes on like its original."""

from __future__ import annotations

import random

import pytest

from games.contracts.decks import Decklist, Slot
from games.engine.events.windows import TRIGGER_VERB
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.decks.contents import deck_contents
from games.star_wars_lcg.decks.table.match import ListedDeck, lay_out_pair, listed
from games.star_wars_lcg.play.constants import USE_VERB
from games.star_wars_lcg.play.game import Play, new_match
from tests.games.star_wars_lcg.card_pool import POOL

SEEDS = range(12)
LIKING = 0.7  # how often an ability is used that could be
DARK_SETS, LIGHT_SETS = range(19, 37), range(1, 19)


def core_deck(rng: random.Random, sets: range, leader: str) -> ListedDeck:
    slots = [Slot(str(number), 1, "objective_sets") for number in rng.sample(sets, 10)]
    return listed(deck_contents(Decklist((*slots, Slot(leader, 1, "affiliation"))), POOL), POOL)


def core_game(seed: int) -> Play:
    rng = random.Random(seed)
    return new_match(lay_out_pair(core_deck(rng, DARK_SETS, "sith"), core_deck(rng, LIGHT_SETS, "jedi"), POOL), seed, 0)


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
