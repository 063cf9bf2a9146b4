"""Tests of Comet Race's rules, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from games.comet_race.play.constants import MAIN, PLAY_VERB
from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.decision import PASS_VERB, Decision
from games.registry import GAMES
from tests.games.comet_race.declaration import DECKS, SLUG
from tests.games.helpers.sample_decks import pool


def deck_of(**copies: int) -> Decklist:
    """A deck from the last two digits of codes: deck_of(c01=3)."""
    return Decklist(tuple(Slot(f"sample-{name[1:]}", number, "main") for name, number in copies.items()))


def new_game(decklist: Decklist, **options: Any) -> Any:
    """A goldfish game before its first decision."""
    goldfish = GAMES[SLUG].goldfish
    assert goldfish is not None
    ready: Any = goldfish.prepare(decklist, pool(SLUG), options)
    return ready.new_game(7, 0, logged=True)


def end_turn(game: Any, decision: Decision) -> Decision | None:
    game.apply([option.verb for option in decision.options].index(PASS_VERB))
    answer: Decision | None = game.advance()
    return answer


def test_the_first_turn_begins_with_five_cards_and_one_energy():
    """CR-SET-01: 4 cards; CR-TRN-01: 1 energy and a fifth card."""
    game = new_game(DECKS["fleet"])
    game.advance()
    side = game.sides[0]
    assert (len(side.hand.cards), side.turns, side.energy) == (5, 1, 1)
    assert len(side.deck.cards) == 24 - 5


def test_energy_grows_by_one_each_turn_up_to_six():
    """CR-TRN-01"""
    game = new_game(deck_of(c08=3, c07=3, c06=3, c05=3, c01=8))
    energies = []
    decision = game.advance()
    while decision is not None and len(energies) < 8:
        energies.append(game.sides[0].energy)
        decision = end_turn(game, decision)
    assert energies[-1] == 6
    assert energies == sorted(energies)


def test_only_affordable_cards_are_offered():
    """CR-PLY-01"""
    game = new_game(DECKS["fleet"])
    decision = game.advance()
    side = game.sides[0]
    offered = {option.piece for option in decision.options if option.verb == PLAY_VERB}
    assert decision.kind == MAIN
    assert offered == {piece.id for piece in side.hand.cards if piece.card.cost <= side.energy}


def test_a_ship_moves_ahead():
    """CR-PLY-02"""
    game = new_game(deck_of(c01=20))
    game.advance()
    game.apply(0)
    side = game.sides[0]
    assert (side.lanes, side.energy, len(side.in_play.cards)) == (2, 0, 1)


def test_a_crew_card_gives_energy_and_cards():
    """CR-PLY-03: the Veteran Pilot costs 1, gives 1 energy and draws a card."""
    game = new_game(deck_of(c12=20))
    game.advance()
    game.apply(0)
    side = game.sides[0]
    assert (side.energy, len(side.hand.cards), len(side.in_play.cards)) == (1, 5, 1)


@pytest.mark.parametrize(("goal", "won"), [(2, True), (200, False)])
def test_a_race_is_won_at_the_goal_and_lost_after_the_last_turn(goal: int, won: bool):
    """CR-WIN-01: at the goal at once; CR-END-01: after the last turn."""
    game = new_game(deck_of(c01=20), goal=goal, turn_limit=3)
    while (decision := game.advance()) is not None:
        game.apply(0)
        assert decision.seat == 0
    assert (game.is_over, game.won) == (True, won)
    assert game.sides[0].turns == (1 if won else 3)


def test_a_deck_too_small_to_deal_cannot_be_played():
    """CR-GOLD-01"""
    with pytest.raises(NotPlayable, match="too_few_to_deal"):
        new_game(deck_of(c01=3))
