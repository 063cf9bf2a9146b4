"""Two lists on the same random numbers, and a blank in place of a resource card."""

from __future__ import annotations

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.empire_vs_rebellion.runs.goldfish import GOLDFISH
from games.engine.tally import Tally
from games.runs.layout import BLANK
from simulator.statistics.paired import paired
from tests.games.helpers.sample_decks import DECKS, pool

GAME = "empire-vs-rebellion"
REBELS = DECKS[GAME]["rebels"]


def choice(*names: str) -> Decklist:
    return Decklist(tuple(Slot(f"rebel-{name}", 1, "characters") for name in names))


OTHER = choice("luke-skywalker", "han-solo", "leia-organa", "yoda")  # for Chewbacca


def lying(ready, index):
    """The codes of the resource deck and of the event deck where they lie after the first shuffles."""
    game = ready.new_game(7, index)
    return [[piece.card.code for piece in cards] for cards in (game.sides[0].deck.cards, game.event_deck.cards)]


def played(ready, games, seed=3):
    """Of each game what its tally says of the clock, and all tallies merged."""
    clocks, total = [], Tally()
    for index in range(games):
        tally = Tally()
        ready.play(seed, index, tally)
        (clock,) = tally.histograms["clock"]
        clocks.append(clock)
        total.merge(tally)
    return clocks, total.to_record()


def against(one, other):
    sums = zip(*((1, a, b, a * a, b * b, a * b) for a, b in zip(one, other, strict=True)), strict=True)
    return paired(tuple(map(sum, sums)))


def test_only_the_other_character_differs_after_the_shuffle():
    base = GOLDFISH.prepare(REBELS, pool(GAME), {})
    beside = GOLDFISH.comparison.prepare_beside(REBELS, OTHER, pool(GAME), {})
    for index in range(5):
        (deck, events), (deck_beside, events_beside) = lying(base, index), lying(beside, index)
        assert events == events_beside
        assert [(a, b) for a, b in zip(deck, deck_beside, strict=True) if a != b] == [("rebel-chewbacca", "rebel-luke-skywalker")]


def test_a_list_beside_itself_plays_the_same_games():
    beside = GOLDFISH.comparison.prepare_beside(REBELS, REBELS, pool(GAME), {})
    assert played(beside, 10) == played(GOLDFISH.prepare(REBELS, pool(GAME), {}), 10)


@pytest.mark.slow
def test_two_lists_on_the_same_numbers_need_fewer_games():
    base, games = played(GOLDFISH.prepare(REBELS, pool(GAME), {}), 120)[0], 120
    beside = against(base, played(GOLDFISH.comparison.prepare_beside(REBELS, OTHER, pool(GAME), {}), games)[0])
    assert beside["gain"] > 3


def test_a_blank_takes_the_place_of_its_card():
    base = GOLDFISH.prepare(REBELS, pool(GAME), {})
    own = [piece.card.code for piece in base.start.sides[0].deck.cards]
    assert len(own) == 20
    refused = set()
    for card in base.coverage():
        try:
            ready = GOLDFISH.comparison.prepare_without(REBELS, card.code, pool(GAME), {})
        except ValueError:
            refused.add(card.code)
            continue
        changed = [(a, b) for a, b in zip(own, (piece.card.code for piece in ready.start.sides[0].deck.cards), strict=True) if a != b]
        assert changed == [(card.code, BLANK)]
        for one, other in zip(lying(base, 1), lying(ready, 1), strict=True):
            assert [(a, b) for a, b in zip(one, other, strict=True) if a != b] in ([], [(card.code, BLANK)])
        played(ready, 1)
    assert {pool(GAME).cards[code].type for code in refused} == {"event", "strategy", "resource"}
    assert not refused & set(own), "of resource cards only those of the reserve pile"


@pytest.mark.slow
def test_a_blank_costs_points():
    base = played(GOLDFISH.prepare(REBELS, pool(GAME), {}), 120)[0]
    best = max(pool(GAME).ordinary("rebel"), key=lambda code: pool(GAME).cards[code].value or 0)
    found = against(base, played(GOLDFISH.comparison.prepare_without(REBELS, best, pool(GAME), {}), 120)[0])
    assert found["difference"] > 0
    assert found["gain"] > 1


def test_a_blank_that_is_never_drawn_changes_nothing():
    """The random player's options do not tell a blank; where it never comes up, the game is the same."""
    options = {"policy": "random"}
    base = GOLDFISH.prepare(REBELS, pool(GAME), options)
    ready = GOLDFISH.comparison.prepare_without(REBELS, "rebel-yoda", pool(GAME), options)
    same = 0
    for index in range(40):
        one, other = Tally(), Tally()
        base.play(3, index, one)
        ready.play(3, index, other)
        game = base.new_game(3, index)
        policy = base.policy(3, index)
        seen = False
        while (decision := game.advance()) is not None:
            seen = seen or any(piece.card.code == "rebel-yoda" for zone in game.zones[1:] for piece in zone.cards)
            game.apply(policy.choose(game.view(decision.seat), decision))
        if not seen:
            same += 1
            assert one.to_record() == other.to_record()
    assert same


def test_a_card_outside_the_deck_has_no_blank():
    with pytest.raises(ValueError, match="luke"):
        GOLDFISH.comparison.prepare_without(REBELS, "rebel-luke-skywalker", pool(GAME), {})
    with pytest.raises(NotPlayable):
        GOLDFISH.comparison.prepare_beside(REBELS, choice("yoda"), pool(GAME), {})
