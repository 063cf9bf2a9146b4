"""What holds in every game, whatever is played: cards, copies, records, hidden cards, and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine.rng import stream
from games.engine.state import NotVisible
from games.engine.trace import digest, follow
from games.star_wars_ccg.play.constants import BY_LIFE_FORCE, BY_TURN_LIMIT, CHARACTER, LOCATION, STARSHIP, VEHICLE
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.play.turn.deploy import legal_places
from games.star_wars_ccg.play.view import View
from tests.games.helpers.copies import check_alike, lost_fields
from tests.games.star_wars_ccg.tables import table

TABLES = [("rebels",), ("empire",), ("odd",), ("rebels", "empire"), ("odd", "empire")]
every_table = pytest.mark.parametrize("names", TABLES, ids=" v ".join)


def started(names: tuple[str, ...], index: int, turns: int = 14) -> Play:
    start = table(*names).clone()
    start.turn_limit = turns
    return new_game(start, 11, index)


def check(game: Play) -> None:
    """Every card is in its zone, stands at a location that counts or aboard a card with room, and pays from what is there."""
    seen = []
    for zone in game.zones:
        for piece in zone.cards:
            assert piece.zone == zone.id
            seen.append(piece.id)
    assert sorted(seen) == list(range(len(game.pieces)))
    for side in game.sides:
        for piece in side.at_locations.cards:
            assert (piece.place >= 0) != (piece.host >= 0), piece
            assert game.pieces[game.place_at(piece)] in game.row.cards
            assert piece.owner == side.seat
            for room in range(6):
                inside = [each for each in piece.attached if game.pieces[each].room == room and room > 0]
                assert len(inside) <= piece.card.rooms[room]
        assert all(piece.card.type in (CHARACTER, VEHICLE, STARSHIP) for piece in side.at_locations.cards)
        assert side.life() >= 0
    in_blocks = [piece.system for piece in game.row.cards]
    assert [each for number, each in enumerate(in_blocks) if number == 0 or in_blocks[number - 1] != each] == list(dict.fromkeys(in_blocks))
    assert all(piece.card.type == LOCATION for piece in game.row.cards)


@every_table
def test_a_game_of_any_options_keeps_its_cards_and_ends(names):
    for index in range(6):
        game = started(names, index)
        cards = Counter(piece.card.code for piece in game.pieces)
        rng = stream(1, index, 9)
        while (decision := game.advance()) is not None:
            check(game)
            assert len(decision.options) > 1
            game.apply(rng.below(len(decision.options)))
        check(game)
        assert Counter(piece.card.code for piece in game.pieces) == cards
        assert game.ending in (BY_LIFE_FORCE, BY_TURN_LIMIT)
        assert (game.ending == BY_LIFE_FORCE) == any(side.life() == 0 for side in game.sides)


@every_table
@pytest.mark.parametrize("places", [(0, 0), (-1, -1), (0, -1), (-1, 0)], ids=str)
def test_a_game_ends_even_with_stubborn_players(names, places):
    game = started(names, 3)
    while (decision := game.advance()) is not None:
        game.apply(places[decision.seat] % len(decision.options))
    assert game.is_over


@every_table
def test_a_copy_goes_on_as_the_game_does(names):
    game, spare = started(names, 1), started(names, 2)
    rng = stream(2, 0, 9)
    twin = game.clone()
    while (decision := game.advance()) is not None:
        follow(twin, game.trace[len(twin.trace) :])
        assert digest(twin) == digest(game)
        twin = game.clone()
        if len(game.trace) % 9 == 0:
            check_alike(game, twin, "game", set())
            assert not list(lost_fields(game))
        spare = game.clone_onto(spare)
        assert digest(spare) == digest(game)
        if len(game.trace) > 60:
            break
        game.apply(rng.below(len(decision.options)))


@every_table
def test_a_view_shows_no_hidden_card(names):
    game = started(names, 4)
    rng = stream(3, 0, 9)
    hidden = 0
    while (decision := game.advance()) is not None and len(game.trace) < 120:
        view = game.view(decision.seat)
        asked_about = {option.piece for option in decision.options}
        for piece in game.pieces:
            if game.knows(decision.seat, piece):
                assert view.piece(piece.id) is piece
            elif piece.id not in asked_about:
                hidden += 1
                with pytest.raises(NotVisible):
                    view.piece(piece.id)
        game.apply(rng.below(len(decision.options)))
    assert hidden > 0


def test_the_same_seed_gives_the_same_game_and_others_do_not():
    found = []
    for index in (5, 5, 6):
        game = started(("rebels", "empire"), index)
        rng = stream(4, 0, 9)
        while (decision := game.advance()) is not None:
            game.apply(rng.below(len(decision.options)))
        found.append(digest(game))
    assert found[0] == found[1] != found[2]


@every_table
def test_policies_see_where_cards_may_be_deployed_now(names):
    game = started(names, 3)
    rng = stream(1, 3, 9)
    while (decision := game.advance()) is not None:
        view = View(game, decision.seat)
        side = game.sides[decision.seat]
        for piece in side.hand.cards:
            if piece.card.type != LOCATION:
                now = [(option.verb, option.piece, option.amount) for option in legal_places(game, side, piece)]
                assert [(option.verb, option.piece, option.amount) for option in view.legal_places_of(piece)] == now
        game.apply(rng.below(len(decision.options)))
