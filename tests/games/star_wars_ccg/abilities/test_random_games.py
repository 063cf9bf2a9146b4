"""Games of any options with declared texts: cards are kept, copies go on alike, and sums by place are those computed afresh."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from games import rules_mode
from games.engine.rng import stream
from games.engine.trace import digest, follow
from games.star_wars_ccg.abilities.cards import ABILITIES
from games.star_wars_ccg.abilities.constants import ABILITY, POWER
from games.star_wars_ccg.play.constants import AREA, LOCATIONS, PLAY_VERB, TURN_FRAME, ZONES_A_SEAT
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.play.log import INTERRUPT
from games.star_wars_ccg.play.table.presence import PRESENCE
from games.star_wars_ccg.report.replay import steps
from games.star_wars_ccg.runs.layout import DeckOrder, table_of
from games.texts import LANGUAGES
from tests.games.helpers.copies import check_alike
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.tables import order_of

# Every declared card of each side once, and the sample decks.
EVERY = ("every light", "every dark")
DECKS = [EVERY, ("rebels", "empire"), EVERY[:1], EVERY[1:]]
every_deck = pytest.mark.parametrize("names", DECKS, ids=" v ".join)


def every(name: str) -> DeckOrder:
    side = name.split()[1]
    codes = sorted(code for code in ABILITIES if pool().cards[code].side == side)
    return DeckOrder(side, tuple(codes))


@cache
def table(names: tuple[str, ...]) -> Play:
    """By the rulebook.  With every card it takes half a minute to prepare with interpreted rules, and a game a second."""
    start = table_of([every(name) if name in EVERY else order_of(name) for name in names], pool(), texts=True)
    start.turn_limit = 10
    return start


def check_attached(game: Play) -> None:
    """What is attached is where its bearer is, an Effect of its player's area too, and attached cards know each other."""
    for piece in game.pieces:
        if piece.host >= 0:
            assert piece.id in game.pieces[piece.host].attached
            place = game.place_at(piece)
            top = game.pieces[game.top_host(piece.id)]
            assert game.pieces[place] in game.row.cards if place >= 0 else top.zone % ZONES_A_SEAT == AREA
        for id in piece.attached:
            assert game.pieces[id].host == piece.id
    assert not game.resolutions or game.frames[-1].kind != TURN_FRAME


def check_sums(game: Play) -> None:
    for seat in (0, 1):
        for place in [piece.id for piece in game.row.cards]:
            for what in (POWER, ABILITY, PRESENCE):
                assert game.kept_sum(what, place, seat) == game.fresh_sum(what, place, seat)


def check_changes(game: Play) -> None:
    """No card that has left the table changes anything, and no location that is covered."""
    for row in game.changes.by_key.values():
        for change in row:
            if change.ends < 0:
                assert game.zones[game.pieces[change.scope.source].zone].in_play
    locations = [piece for piece in game.pieces if piece.zone % ZONES_A_SEAT == LOCATIONS]
    assert set(locations) == set(game.row.cards)


@every_deck
def test_sums_by_place_are_those_computed_afresh(names: tuple[str, ...]) -> None:
    """By both editions of the rules, in one test: its process prepares the table once for both."""
    with_every_card = EVERY[0] in names or EVERY[1] in names
    indexes = range(2 if with_every_card and rules_mode() == "compiled" else 1)
    for is_community, index in product((False, True), indexes):
        start = table(names).clone()
        start.is_community = is_community
        game = new_game(start, 5, index)
        assert game.is_community == is_community
        cards = Counter(piece.card.code for piece in game.pieces)
        rng = stream(6, index, 9)
        while (decision := game.advance()) is not None:
            check_sums(game)
            check_changes(game)
            check_attached(game)
            game.apply(rng.below(len(decision.options)))
        assert Counter(piece.card.code for piece in game.pieces) == cards


def test_every_step_of_a_replay_is_told() -> None:
    """With as many Interrupts used as it takes to meet each kind of question."""
    told = 0
    for index in range(12):
        game = new_game(table(EVERY), 11, index, logged=True)
        rng = stream(12, index, 9)
        while (decision := game.advance()) is not None:
            plays = [number for number, option in enumerate(decision.options) if option.verb == PLAY_VERB]
            game.apply(plays[0] if plays else rng.below(len(decision.options)))
        assert game.log is not None
        told += sum(entry.event == INTERRUPT for entry in game.log)
        for step in steps(game, pool()):
            assert all(step.text[language] for language in LANGUAGES)
    assert told


@every_deck
def test_a_copy_goes_on_as_the_game_does(names: tuple[str, ...]) -> None:
    game = new_game(table(names), 7, 1)
    twin, rng = game.clone(), stream(8, 0, 9)
    while (decision := game.advance()) is not None and len(game.trace) < 120:
        follow(twin, game.trace[len(twin.trace) :])
        assert digest(twin) == digest(game)
        if len(game.trace) % 20 == 0:
            check_alike(game, game.clone(), "game", set())
        twin = game.clone()
        game.apply(rng.below(len(decision.options)))
