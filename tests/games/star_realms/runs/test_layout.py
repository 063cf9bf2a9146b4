"""Trade decks aligned on the same random numbers, and the blank that replaces a card."""

from __future__ import annotations

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.machine import play_out
from games.engine.tally import Tally
from games.runs.layout import BLANK
from games.star_realms.runs.goldfish import GOLDFISH
from simulator.statistics.paired import paired
from tests.games.helpers.sample_decks import pool

GAME = "star-realms"
CORE = Decklist(())


def trade_deck(**changes: int) -> Decklist:
    """The core set's, with so many copies more or fewer of some cards."""
    copies = dict(pool(GAME).core)
    for code, by in changes.items():
        copies[code.replace("_", "-")] = copies.get(code.replace("_", "-"), 0) + by
    return Decklist(tuple(Slot(code, number, "trade_deck") for code, number in copies.items() if number))


OTHER = trade_deck(cutter=-2, ram=1, death_world=1)


def layout_of(ready, index):
    """The codes of the trade deck with its row and of both own piles where they lie after the first shuffles."""
    game = ready.new_game(7, index)
    game.trade_deck.cards += reversed(game.trade_row.cards)
    own = game.sides[0].deck.cards + list(reversed(game.sides[0].hand.cards))
    return [[piece.card.code for piece in cards] for cards in (game.trade_deck.cards, own)]


def clocks(ready, games, seed=3):
    found = []
    for index in range(games):
        tally = Tally()
        ready.play(seed, index, tally)
        (clock,) = tally.histograms["clock"]
        found.append(clock)
    return found


def against(one, other):
    sums = zip(*((1, a, b, a * a, b * b, a * b) for a, b in zip(one, other, strict=True)), strict=True)
    return paired(tuple(map(sum, sums)))


def counted(ready, games, seed=3):
    tally = Tally()
    for index in range(games):
        ready.play(seed, index, tally)
    return tally.to_record()


def test_only_the_changed_cards_differ_after_the_shuffle():
    base = GOLDFISH.prepare(CORE, pool(GAME), {})
    beside = GOLDFISH.comparison.prepare_beside(CORE, OTHER, pool(GAME), {})
    apart = GOLDFISH.prepare(OTHER, pool(GAME), {})
    for index in range(5):
        (trade, own), (trade_beside, own_beside) = layout_of(base, index), layout_of(beside, index)
        assert own == own_beside
        changed = [(a, b) for a, b in zip(trade, trade_beside, strict=True) if a != b]
        assert sorted(changed) == [("cutter", "death-world"), ("cutter", "ram")]
    assert layout_of(apart, 0)[0] != layout_of(beside, 0)[0], "a list for itself lies in the order of its codes"


def test_a_list_compared_with_itself_plays_the_same_games():
    beside = GOLDFISH.comparison.prepare_beside(CORE, CORE, pool(GAME), {})
    assert counted(beside, 20) == counted(GOLDFISH.prepare(CORE, pool(GAME), {}), 20)


@pytest.mark.slow
def test_two_trade_decks_on_the_same_numbers_need_fewer_games():
    base, games = clocks(GOLDFISH.prepare(CORE, pool(GAME), {}), 300), 300
    beside = against(base, clocks(GOLDFISH.comparison.prepare_beside(CORE, OTHER, pool(GAME), {}), games))
    apart = against(base, clocks(GOLDFISH.prepare(OTHER, pool(GAME), {}), games))
    assert beside["gain"] > 3
    assert beside["gain"] > apart["gain"]


def test_a_blank_takes_the_place_of_each_card():
    base = GOLDFISH.prepare(CORE, pool(GAME), {})
    refused = []
    for card in base.coverage():
        try:
            ready = GOLDFISH.comparison.prepare_without(CORE, card.code, pool(GAME), {})
        except ValueError:
            refused.append(card.code)
            continue
        codes = [piece.card.code for piece in ready.start.pieces]
        changed = [(a.card.code, b) for a, b in zip(base.start.pieces, codes, strict=True) if a.card.code != b]
        assert changed == [(card.code, BLANK)]
        play_out(game := ready.new_game(1, 0), ready.policy(1, 0))
        assert game.is_over
    assert refused == ["explorer"], "the Explorers are a pile and not shuffled"


def test_a_blank_in_the_trade_deck_gives_its_place_to_the_next_card():
    """As if the deck were one card smaller, and all others lay as they do."""
    code = next(code for code, copies in pool(GAME).core.items() if copies == 1)
    base = GOLDFISH.prepare(CORE, pool(GAME), {})
    ready = GOLDFISH.comparison.prepare_without(CORE, code, pool(GAME), {})
    for index in range(40):
        first, then = base.new_game(7, index), ready.new_game(7, index)
        then.advance()
        row = [piece.card.code for piece in first.trade_row.cards]
        if code not in row:
            assert [piece.card.code for piece in then.trade_row.cards] == row
            continue
        row.remove(code)
        assert [piece.card.code for piece in then.trade_row.cards] == [*row, first.trade_deck.cards[-1].card.code]
        assert [piece.card.code for piece in then.scrap_heap.cards] == [BLANK]
        return
    pytest.fail("the card was never in the first row")


def test_a_blank_of_a_card_that_nobody_buys_changes_nothing():
    explorers = {"policy": "explorer"}
    base = counted(GOLDFISH.prepare(CORE, pool(GAME), explorers), 20)
    for code in list(pool(GAME).core)[::9]:
        assert counted(GOLDFISH.comparison.prepare_without(CORE, code, pool(GAME), explorers), 20) == base


@pytest.mark.slow
def test_a_card_that_wins_games_is_worth_turns_and_a_scout_is_worth_something():
    rich = trade_deck(battlecruiser=20, cutter=-1)
    base = clocks(GOLDFISH.prepare(rich, pool(GAME), {}), 200)
    scout = against(base, clocks(GOLDFISH.comparison.prepare_without(rich, "scout", pool(GAME), {}), 200))
    assert scout["ci95"][0] > 0
    assert scout["gain"] > 1


def test_a_card_outside_all_piles_has_no_blank():
    with pytest.raises(ValueError, match="yoda"):
        GOLDFISH.comparison.prepare_without(CORE, "yoda", pool(GAME), {})
    with pytest.raises(NotPlayable):
        GOLDFISH.comparison.prepare_beside(CORE, Decklist((Slot("ram", 2, "trade_deck"),)), pool(GAME), {})
