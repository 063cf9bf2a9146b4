"""The exact odds of the opening, against counting every case and against games."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb, isclose

import pytest

from games.decks.odds import exactly
from games.star_wars_lcg.abilities.constants import RESOURCES
from games.star_wars_lcg.play.constants import KEEP_OBJECTIVES, MULLIGAN
from games.texts import LANGUAGES
from tests.games.helpers.play_settings import prepared
from tests.games.helpers.sample_decks import DECKS, pool

SLUG = "star-wars-lcg"


def odds_of(name, **options):
    return {odds.code: odds.value for odds in prepared(SLUG, name, **options).openings()}


@pytest.mark.parametrize("number", range(8))
def test_exactly_counts_every_hand(number):
    deck = [1] * number + [0] * (9 - number)
    for found in range(7):
        hands = sum(sum(hand) == found for hand in combinations(deck, 6))
        assert exactly(found, number, pile=9, draws=6) == Fraction(hands, comb(9, 6))


@pytest.mark.parametrize("name", DECKS[SLUG])
def test_the_chances_of_a_kind_add_up_to_one(name):
    odds = odds_of(name)
    for kind in ("units", "fates", "events"):
        assert isclose(sum(value for code, value in odds.items() if code.startswith(f"{kind}_")), 1)
    assert all(0 <= value <= 1 for value in odds.values())


@pytest.mark.parametrize("name", DECKS[SLUG])
def test_the_objectives_are_counted_by_every_four_seen(name):
    ready = prepared(SLUG, name)
    values = [
        pool(SLUG).cards[code].resources or 0
        for code, copies in ready.cards.items()
        for _ in range(copies)
        if pool(SLUG).cards[code].type == "objective"
    ]
    kept = [sorted(seen)[1:] for seen in combinations(values, 4)]
    odds = odds_of(name)
    assert isclose(odds["rich_objective"], sum(max(three) >= 2 for three in kept) / len(kept))
    for code, value in odds.items():
        if code.startswith("resources_"):
            least = int(code.removeprefix("resources_")) - ready.affiliation.resources
            assert isclose(value, sum(sum(three) >= least for three in kept) / len(kept))
            assert 0 < value < 1


@pytest.mark.parametrize("policy", ["random", "do-nothing"])
def test_a_policy_that_does_not_choose_keeps_any_three_objectives(policy):
    ready = prepared(SLUG, "sith starter", policy=policy)
    cards = pool(SLUG).cards
    values = [cards[code].resources for code, copies in ready.cards.items() for _ in range(copies) if cards[code].type == "objective"]
    kept = list(combinations(values, 3))
    odds = odds_of("sith starter", policy=policy)
    assert isclose(odds["rich_objective"], sum(max(three) >= 2 for three in kept) / len(kept))
    least = max(int(code.removeprefix("resources_")) for code in odds if code.startswith("resources_"))
    assert isclose(odds[f"resources_{least}"], sum(sum(three) + 1 >= least for three in kept) / len(kept))
    assert "keepable_after_mulligan" not in odds, "it does not ask what is in the hand"


@pytest.mark.parametrize("policy", ["default", "random"])
def test_games_agree_with_the_objectives_counted(policy):
    ready = prepared(SLUG, "sith starter", policy=policy)
    games, rich = 1500, 0
    for index in range(games):
        game = ready.new_game(4, index)
        decision = game.advance()
        game.apply(ready.policy(4, index).choose(game.view(decision.seat), decision))
        rich += any(piece.card.numbers[RESOURCES] >= 2 for piece in game.sides[0].facedown.cards)
    expected = odds_of("sith starter", policy=policy)["rich_objective"]
    assert abs(rich / games - expected) < 4 * (expected * (1 - expected) / games) ** 0.5 + 1e-9


def test_a_mulligan_is_an_independent_second_hand():
    odds = odds_of("jedi starter", keep_cost=1)
    assert isclose(odds["keepable_after_mulligan"], 1 - (1 - odds["keepable"]) ** 2)
    assert "keepable_after_mulligan" not in odds_of("jedi starter", mulligan="never")


def test_games_agree_with_the_formula():
    ready = prepared(SLUG, "jedi starter", keep_cost=1)
    games, mulligans = 1500, 0
    for index in range(games):
        game, policy = ready.new_game(4, index), ready.policy(4, index)
        for kind in (KEEP_OBJECTIVES, MULLIGAN):
            decision = game.advance()
            assert decision.kind == kind
            game.apply(policy.choose(game.view(decision.seat), decision))
        mulligans += game.sides[decision.seat].mulliganed
    expected = 1 - odds_of("jedi starter", keep_cost=1)["keepable"]
    assert abs(mulligans / games - expected) < 4 * (expected * (1 - expected) / games) ** 0.5


def test_every_chance_has_a_text():
    for odds in prepared(SLUG, "jedi starter").openings():
        assert set(odds.labels) == set(LANGUAGES)
