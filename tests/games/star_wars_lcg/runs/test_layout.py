"""Lists on the same random numbers: shared cards are drawn at the same time, and a blank takes the place of the card that it replaces."""

from __future__ import annotations

from collections import Counter

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.tally import Tally
from games.runs.layout import BLANK
from games.star_wars_lcg.decks.table.goldfish import BLANK_OBJECTIVE
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from tests.games.helpers.sample_decks import pool

GAME = "star-wars-lcg"
JEDI = Slot("jedi", 1, "affiliation")


def deck(*sets: int) -> Decklist:
    return Decklist((*(Slot(str(number), 2, "objective_sets") for number in sets), JEDI), "light")


OLD, NEW = deck(4, 6, 8, 11, 38), deck(4, 6, 8, 11, 12)


def layout(ready, index):
    """The codes of both decks in their order after the first shuffle."""
    game = ready.new_game(7, index)
    game.advance()
    side = game.sides[game.watched]
    return [[piece.card.code for piece in zone.cards] for zone in (side.deck, side.objective_deck)]


def counted(ready, games, seed=3):
    tally = Tally()
    for index in range(games):
        ready.play(seed, index, tally)
    return tally


def test_only_the_changed_cards_differ_after_the_shuffle():
    base = GOLDFISH.prepare(OLD, pool(GAME), {})
    beside = GOLDFISH.comparison.prepare_beside(OLD, NEW, pool(GAME), {})
    apart = GOLDFISH.prepare(NEW, pool(GAME), {})
    shared = {code for code, copies in base.cards.items() if beside.cards.get(code) == copies}
    for index in range(5):
        for one, other in zip(layout(base, index), layout(beside, index), strict=True):
            assert len(one) == len(other)
            for here, there in zip(one, other, strict=True):
                assert here == there or {here, there}.isdisjoint(shared)
    assert layout(base, 0) != layout(beside, 0)
    assert layout(apart, 0) != layout(beside, 0), "a list for itself lies in the order of its codes"


def test_a_list_compared_with_itself_plays_the_same_games():
    beside = GOLDFISH.comparison.prepare_beside(OLD, OLD, pool(GAME), {})
    assert counted(beside, 30).to_record() == counted(GOLDFISH.prepare(OLD, pool(GAME), {}), 30).to_record()


def test_a_blank_has_the_place_of_its_card():
    base = GOLDFISH.prepare(OLD, pool(GAME), {})
    for code in base.cards:
        ready = GOLDFISH.comparison.prepare_without(OLD, code, pool(GAME), {})
        changed = [
            (here, there)
            for one, other in zip(layout(base, 1), layout(ready, 1), strict=True)
            for here, there in zip(one, other, strict=True)
            if here != there
        ]
        assert changed in ([(code, BLANK)], [(code, BLANK_OBJECTIVE)], []), "or it is in the hand, or among the objectives, already"


def test_a_blank_that_is_never_drawn_changes_nothing():
    base = GOLDFISH.prepare(OLD, pool(GAME), {})
    code = next(code for code, copies in base.cards.items() if copies == 2 and pool(GAME).cards[code].type == "unit")
    ready = GOLDFISH.comparison.prepare_without(OLD, code, pool(GAME), {})
    unseen = 0
    for index in range(60):
        one, other = Tally(), Tally()
        base.play(3, index, one)
        ready.play(3, index, other)
        if "drawn" not in one.cards.get(code, {}) and not one.counts.get("mulliganed"):
            unseen += 1
            assert one.to_record() == other.to_record()
    assert unseen


def test_objectives_and_units_are_worth_something():
    base, games = counted(GOLDFISH.prepare(OLD, pool(GAME), {}), 150), 150
    slower = counted(GOLDFISH.comparison.prepare_without(OLD, "011-1", pool(GAME), {}), games)
    assert slower.games == base.games == games
    assert slower.to_record() != base.to_record()


def test_an_objective_set_is_blanked_as_a_whole():
    """LCG-CARD-04: a set is an objective and five command cards; one copy of each of its six cards becomes a blank in its place."""
    cards = Counter(pool(GAME).sets["6"].cards)
    base = GOLDFISH.prepare(OLD, pool(GAME), {})
    blanked = GOLDFISH.comparison.prepare_without(OLD, "6", pool(GAME), {})

    def copies(ready):
        game = ready.new_game(7, 0)
        return Counter(piece.card.code for piece in game.pieces if piece.owner == game.watched)

    gone, new = copies(base) - copies(blanked), copies(blanked) - copies(base)
    assert gone == cards
    assert new == {BLANK: 5, BLANK_OBJECTIVE: 1}
    for one, other in zip(layout(base, 3), layout(blanked, 3), strict=True):
        differ = [(here, there) for here, there in zip(one, other, strict=True) if here != there]
        assert {there for _, there in differ} <= {BLANK, BLANK_OBJECTIVE}
        assert {here for here, _ in differ} <= set(cards)


def test_a_study_blanks_the_objective_sets_of_a_list():
    codes = GOLDFISH.comparison.together.codes
    assert codes(OLD, pool(GAME)) == ["4", "6", "8", "11", "38"]
    singles = Decklist((*(Slot(code, 1, "main") for code in pool(GAME).sets["4"].cards), *OLD.slots[1:]), "light")
    assert codes(singles, pool(GAME)) == ["4", "6", "8", "11", "38"], "a set listed card by card is a set"
    broken = Decklist((Slot(pool(GAME).sets["4"].cards[0], 1, "main"), *OLD.slots[1:]), "light")
    assert codes(broken, pool(GAME)) == ["6", "8", "11", "38"], "an incomplete set is not blanked"
    with pytest.raises(ValueError, match="4"):
        GOLDFISH.comparison.prepare_without(Decklist(OLD.slots[1:], "light"), "4", pool(GAME), {})


def test_a_card_outside_the_shuffled_decks_has_no_blank():
    with pytest.raises(ValueError, match="jedi"):
        GOLDFISH.comparison.prepare_without(OLD, "jedi", pool(GAME), {})
    with pytest.raises(NotPlayable):
        GOLDFISH.comparison.prepare_beside(OLD, Decklist(()), pool(GAME), {})
