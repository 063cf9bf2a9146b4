"""What holds in games of any deck: energies, displays, squares and life."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import rules_mode
from games.contracts.decks import Decklist, Slot, illegal
from games.engine.rng import stream
from games.legend_of_stars.abilities.cards import ABILITIES
from games.legend_of_stars.decks.legality import problems
from games.legend_of_stars.play.constants import HAND_SIZE, LANES, MAIN_PHASE
from games.legend_of_stars.runs.match import MATCH
from tests.games.helpers.sample_decks import pool

SLUG = "legend-of-stars"
ON = date(2026, 11, 1)
RANDOM_GAMES = 1000 if rules_mode() == "compiled" else 60
CODES = sorted(pool(SLUG).cards)


def with_text(*parts: str) -> frozenset[str]:
    """The codes of the cards whose declaration holds one of the parts."""
    return frozenset(code for code, declared in ABILITIES.items() if any(part in repr(declared) for part in parts))


# Texts may do what the rules alone never do: bring a character to the front row at once, and cards to a hand in anybody's turn.
TO_FRONT_AT_ONCE = with_text("'move_at_once'", "'op': 'move', 'to': 'front'")
TO_A_HAND = with_text("'op': 'draw'", "'op': 'return_to_hand'", "'op': 'take'")
decks = st.lists(st.sampled_from(CODES), min_size=6, max_size=16, unique=True).map(
    lambda codes: Decklist(tuple(Slot(code, 3, "main") for code in codes))
)


def check(game) -> None:
    codes = {piece.card.code for piece in game.pieces}
    for side in game.sides:
        assert side.life >= 0
        characters = {*side.face_up.cards, *side.face_down.cards}
        on_squares = [game.pieces[id] for id in side.squares if id >= 0]
        assert set(on_squares) == characters
        assert len(on_squares) == len(characters)
        assert all(side.squares[piece.square] == piece.id for piece in on_squares)
        assert all(piece.square < 0 for piece in game.pieces if piece.owner == side.seat and piece not in characters)
        signals = sum(piece.card.code == "sample-051" for piece in side.trash.cards)
        assert len(side.energy.cards) <= side.turns + signals, "at most one a turn (LOS-ENG-02), and one by each Overgrowth Signal"
        assert sum(piece.card.is_field for piece in side.supports.cards) <= 1
        assert not side.resolving.cards or game.decision is not None or game.is_over
        if side.seat != game.active and game.turn > 2 and game.phase >= MAIN_PHASE and TO_A_HAND.isdisjoint(codes):
            assert len(side.hand.cards) <= HAND_SIZE


def random_deck(rng) -> Decklist:
    """A legal deck of 50 cards: three copies of each of sixteen cards, two of another."""
    codes = list(CODES)
    rng.shuffle(codes)
    return Decklist(tuple(Slot(code, 3 if number else 2, "main") for number, code in enumerate(codes[:17])))


@pytest.mark.slow
def test_random_games_of_random_legal_decks_end_without_a_fault():
    rng = stream(3, 0, 1)
    used: set[str] = set()
    for number in range(RANDOM_GAMES):
        decks = [random_deck(rng), random_deck(rng)]
        assert not any(illegal(problems(deck, format="constructed", pool=pool(SLUG), on=ON)) for deck in decks)
        game = MATCH.prepare(decks, pool(SLUG), {}).new_game(5, number)
        while (decision := game.advance()) is not None:
            game.apply(rng.below(len(decision.options)))
        check(game)
        assert len({piece for zone in game.zones for piece in zone.cards}) == len(game.pieces)
        used |= {piece.card.code for side in game.sides for piece in side.trash.cards}
    assert used == set(CODES) or RANDOM_GAMES < 100


@settings(max_examples=12, deadline=None)
@given(first=decks, second=decks, seed=st.integers(0, 2**32))
def test_a_random_game_of_any_decks(first, second, seed):
    game = MATCH.prepare([first, second], pool(SLUG), {}).new_game(seed, 0)
    rng = stream(seed, 1, 9)
    placed: dict[int, int] = {}
    by_rules_alone = TO_FRONT_AT_ONCE.isdisjoint(slot.code for deck in (first, second) for slot in deck.slots)
    while (decision := game.advance()) is not None:
        check(game)
        for side in game.sides:
            for id in side.squares[:LANES] if by_rules_alone else ():
                # Without a text, no character is in the front row in the turn in which it was placed (LOS-MAIN-02, LOS-LEAD-05).
                assert id < 0 or game.pieces[id].placed < game.turn
            for id in side.squares:
                if id >= 0:
                    assert placed.setdefault(id, game.pieces[id].placed) <= game.turn
        game.apply(rng.below(len(decision.options)))
    check(game)
