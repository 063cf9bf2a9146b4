"""Goldfish runs: who goes first, how they end, and what they count."""

from __future__ import annotations

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.tally import Tally
from games.legend_of_stars.decks.lists import ready_list
from games.legend_of_stars.decks.odds import opening_odds
from games.legend_of_stars.decks.playable import playable_cards
from games.legend_of_stars.runs.goldfish import GOLDFISH
from games.legend_of_stars.runs.match import MATCH
from tests.games.helpers.play_settings import prepared
from tests.games.helpers.sample_decks import pool

SLUG = "legend-of-stars"


def counted(deck: str = "embers", games: int = 12, **options: object) -> Tally:
    ready, tally = prepared(SLUG, deck, **options), Tally()
    for index in range(games):
        ready.play(3, index, tally)
    return tally


def test_every_second_game_is_played_as_the_second_player():
    tally = counted()
    assert sum(tally.histograms["clock_first"].values()) == sum(tally.histograms["clock_second"].values()) == 6
    assert "clock_second" not in counted(order="first").histograms
    assert "clock_first" not in counted(order="second").histograms


def test_the_second_player_has_drawn_one_card_more():
    """LOS-TRN-03"""
    for order, hand in (("first", 7), ("second", 8)):
        ready = prepared(SLUG, "embers", order=order)
        game = ready.new_game(3, 0)
        while game.turn == 0 or game.phase < 2:
            decision = game.advance()
            if game.turn:
                break
            game.apply(len(decision.options) - 1)
        assert len(game.sides[0].hand.cards) == hand


def test_no_character_attacks_in_the_turn_in_which_it_is_placed():
    """LOS-MAIN-02, LOS-LEAD-05"""
    tally = counted(games=8)
    assert min(tally.histograms["first_front"]) == min(tally.histograms["first_attack"]) == 2
    assert min(tally.histograms["clock"]) > 2


def test_a_game_ends_at_the_turn_limit_or_without_cards():
    tally = counted(policy="random", turn_limit=5)
    assert max(tally.histograms["clock"]) == 5
    short = GOLDFISH.prepare(Decklist((Slot("sample-049", 9, "main"),)), pool(SLUG), {})
    tally = Tally()
    short.play(1, 0, tally)
    assert tally.counts == {"deck_out": 1, "mulliganed": 1}


def test_the_life_left_falls_by_the_damage():
    tally = counted(games=1)
    (life,) = ({turn: min(values) for turn, values in enumerate(tally.curves["life_left"])},)
    damage = [min(values) for values in tally.curves["damage"]]
    left = 3000
    for turn, lost in enumerate(damage):
        left -= lost
        assert life[turn] == left
    assert left == 0


@pytest.mark.parametrize(
    ("slots", "code"),
    [
        ((Slot("sample-001", 7, "main"),), "too_few_to_deal"),
        ((Slot("sample-001", 3001, "main"),), "too_many_cards"),
        ((Slot("nothing", 50, "main"),), "unknown_code"),
    ],
)
def test_a_list_that_cannot_be_played(slots, code):
    with pytest.raises(NotPlayable) as error:
        playable_cards(Decklist(slots), pool(SLUG))
    assert code in {problem.code for problem in error.value.problems}
    with pytest.raises(NotPlayable):
        MATCH.prepare([Decklist(slots), ready_list("embers")], pool(SLUG), {})


def test_a_match_takes_one_deck_or_two():
    with pytest.raises(ValueError, match="one deck, or two"):
        MATCH.prepare([], pool(SLUG), {})


def test_exact_odds_of_an_early_character():
    odds = {each.code: each.value for each in opening_odds({"sample-002": 10, "sample-049": 40}, pool(SLUG))}
    assert round(odds["character_1"], 4) == 0.8133  # 1 - C(40,7) / C(50,7)
    assert odds["character_1_mulligan"] == pytest.approx(1 - (1 - odds["character_1"]) ** 2)


def test_a_card_is_worth_its_difference_to_a_blank():
    assert GOLDFISH.comparison is not None
    ready = GOLDFISH.comparison.prepare_without(ready_list("embers"), "sample-001", pool(SLUG), {})
    tally = Tally()
    ready.play(3, 0, tally)
    assert tally.games == 1
    beside = GOLDFISH.comparison.prepare_beside(ready_list("embers"), ready_list("tides"), pool(SLUG), {})
    assert {piece.card.code for piece in beside.start.pieces} == {slot.code for slot in ready_list("tides").slots}
