"""The table itself: what leaving play does, what a seat sees, the order of the phases."""

from __future__ import annotations

import pytest

from games.engine.events.batch import Event
from games.engine.events.windows import ACTIONS_DECISION
from games.engine.machine import play_out
from games.engine.state import NotVisible
from games.star_wars_lcg.abilities.constants import DESTROYED, FOCUS, PHASES, ZONES
from games.star_wars_lcg.play.constants import SEATS
from tests.games.helpers.play_settings import prepared
from tests.games.helpers.sample_decks import DECKS
from tests.games.star_wars_lcg.scenarios import Position

UNIT = {"type": "unit", "faction": "jedi", "unique": True, "facts": {"cost": 1, "force_icons": 1, "damage_capacity": 2}}
GEAR = {"type": "enhancement", "facts": {"cost": 1, "enhances": {"what": "unit", "whose": "any", "any_of": []}}}


def table():
    """A committed unit with tokens, and an enhancement of each side on it."""
    given = {
        "seat": "light",
        "at": "deployment",
        "light": {
            "units": [{"card": "unit", "focus": 2, "damage": 1, "shield": True, "committed": True}],
            "enhancements": [{"card": "gear", "as": "own gear", "on": "unit", "focus": 1}],
        },
        "dark": {"enhancements": [{"card": "gear", "as": "enemy gear", "on": "unit"}]},
    }
    return Position(given, {"unit": UNIT, "gear": GEAR})


def test_a_unit_that_leaves_play_loses_tokens_force_card_and_enhancements():
    """LCG-GEN-09, LCG-DMG-04, LCG-FRC-04, LCG-ENH-05, LCG-PLY-04."""
    position = table()
    game, unit = position.game, position.labels["unit"]
    assert (game.sides[1].force_cards, game.unique_in_play[unit.card.title]) == (2, 1)
    game.fire(Event(DESTROYED, 0, unit.id))
    game.advance()
    assert (unit.tokens, unit.committed, unit.attached) == ([0, 0, 0], False, [])
    assert (game.sides[1].force_cards, game.unique_in_play[unit.card.title]) == (3, 0)
    own, enemy = position.labels["own gear"], position.labels["enemy gear"]
    assert [piece.id for piece in game.sides[1].discard.cards] == [unit.id, own.id]
    assert [piece.id for piece in game.sides[0].discard.cards] == [enemy.id]
    assert (own.host, own.tokens[FOCUS], enemy.host) == (-1, 0, -1)


def test_a_destroyed_objective_stays_its_owners():
    """LCG-GEN-11, LCG-OBJ-01: it only lies in the enemy's pile."""
    for index in range(5):
        game = prepared("star-wars-lcg", "jedi starter").new_game(1, index)
        play_out(game, prepared("star-wars-lcg", "jedi starter").policy(1, index))
        assert [piece.owner for piece in game.sides[1].victory.cards] == [0, 0, 0]


def test_cards_in_play():
    """LCG-PLY-01, LCG-PLY-02."""
    in_play = {ZONES[zone.kind] for zone in table().game.zones if zone.in_play}
    assert in_play == {"affiliation", "objectives", "units", "enhancements"}


@pytest.mark.parametrize("name", DECKS["star-wars-lcg"])
def test_a_view_shows_the_own_hand_and_no_deck(name):
    """LCG-GEN-13, LCG-SET-08."""
    game = prepared("star-wars-lcg", name).new_game(1, 0)
    seat = game.watched
    game.advance()
    game.apply(0)
    game.advance()
    own, other = game.view(seat), game.view(1 - seat)
    side = game.sides[seat]
    for piece in [*side.hand.cards, *side.facedown.cards]:
        assert own.piece(piece.id) is piece
        with pytest.raises(NotVisible):
            other.piece(piece.id)
    bottom = side.objective_deck.cards[0]  # it was looked at (LCG-SET-08)
    assert own.piece(bottom.id) is bottom
    for piece in [*side.deck.cards, *side.objective_deck.cards]:
        for view in (other,) if piece is bottom else (own, other):
            with pytest.raises(NotVisible):
                view.piece(piece.id)


@pytest.mark.parametrize("name", DECKS["star-wars-lcg"])
def test_the_fourth_objective_goes_to_the_bottom(name):
    """LCG-SET-08."""
    game = prepared("star-wars-lcg", name).new_game(1, 0)
    fourth = game.advance().options[2].piece
    game.apply(2)
    assert game.sides[game.watched].objective_deck.cards[0].id == fourth


def test_a_mulligan_is_shuffled_before_it_is_drawn():
    """LCG-SET-10."""
    for index in range(10):
        game = prepared("star-wars-lcg", "jedi starter").new_game(1, index)
        game.advance()
        game.apply(0)
        game.advance()
        first = {piece.id for piece in game.sides[1].hand.cards}
        game.apply(1)
        assert {piece.id for piece in game.sides[1].hand.cards} != first


@pytest.mark.parametrize("name", DECKS["star-wars-lcg"])
def test_the_phases_come_in_order(name):
    """LCG-TRN-02, LCG-TRN-03."""
    ready = prepared("star-wars-lcg", name)
    game, policy = ready.new_game(3, 1), ready.policy(3, 1)
    seen: list[tuple[int, int, int]] = []
    while (decision := game.advance()) is not None:
        dark, light = (side.turns for side in game.sides)
        assert dark - light == (0 if game.active or not dark else 1)
        if dark and (decision.kind >= 0 or decision.kind == ACTIONS_DECISION):
            seen.append((dark, game.active, game.phase))
        game.apply(policy.choose(game.view(decision.seat), decision))
    assert seen == sorted(seen)
    assert {PHASES[phase] for _, active, phase in seen if active == game.watched} >= {"draw", "deployment", "conflict", "force"}


@pytest.mark.parametrize("name", DECKS["star-wars-lcg"])
def test_the_seat_is_the_side(name):
    """LCG-SET-01, LCG-FRC-05: the deck's own side is played; Force cards are a number, not cards."""
    ready = prepared("star-wars-lcg", name)
    game = ready.new_game(1, 0)
    assert SEATS[game.watched] == ready.side == ready.affiliation.side
    assert [side.passive for side in game.sides] == [seat != game.watched for seat in (0, 1)]
    assert len(game.pieces) == sum(ready.cards.values()) + 1 + 8
