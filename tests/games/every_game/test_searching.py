"""The search policy of every game that has one: it uses only what its seat sees, changes nothing, and repeats its games."""

from __future__ import annotations

import pytest

from games.contracts.runs import never_slow
from games.engine.machine import play_match
from games.engine.rng import stream
from games.engine.search import BUDGET, SearchPolicy
from games.engine.tally import Tally
from games.engine.trace import digest
from games.registry import GAMES
from games.runs.options import option_values
from games.runs.prepared import answers_of
from games.texts import LANGUAGES
from tests.games.helpers.declarations import declaration_of
from tests.games.helpers.play_settings import Setting
from tests.games.helpers.search_settings import SEARCHED, players, searching, searching_briefly

ENOUGH = 30
FEW_TURNS = 5
every_search = pytest.mark.parametrize("setting", SEARCHED, ids=str)


def test_every_game_that_is_slow_is_searched_here():
    parts = {
        (game.slug, part)
        for game in GAMES.values()
        for part, rules in (("goldfish", game.goldfish), ("match", game.match))
        if rules is not None and rules.slow_games is not never_slow
    }
    assert {(setting.slug, setting.part) for setting in SEARCHED} == parts
    assert parts


# --- hidden information ----------------------------------------------------------------------------------------


@pytest.mark.slow
@every_search
def test_a_choice_depends_only_on_what_the_seat_sees(setting: Setting):
    shuffle_unseen = declaration_of(setting.slug).shuffle_unseen
    assert shuffle_unseen, f"declare shuffle_unseen for {setting.slug}"
    ready = searching(setting)
    game = ready.new_game(5, 1)
    seats, of_twin = (players(setting, ready, 5, 1, playouts=2) for _ in range(2))
    searched = 0
    changed = 0
    while (decision := game.advance()) is not None and searched < ENOUGH:
        twin = game.clone()
        shuffle_unseen(twin, decision.seat, stream(99, len(game.trace), 0))
        changed += digest(twin) != digest(game)
        player = seats[decision.seat]
        before, spent = digest(game), player.spent
        choice = player.choose(game.view(decision.seat), decision)
        searched += player.spent > spent
        assert digest(game) == before, "looking ahead changes nothing"
        before = digest(twin)
        assert of_twin[decision.seat].choose(twin.view(decision.seat), decision) == choice
        assert digest(twin) == before
        game.apply(choice)
    assert searched > 3
    assert changed >= searched


@every_search
def test_an_imagined_world_has_the_same_view_but_other_hidden_cards(setting: Setting):
    ready = searching(setting)
    game = ready.new_game(6, 0)
    seats = [player.usual for player in players(setting, ready, 6, 0)]
    rng = stream(1, 2, 3)
    others = 0
    while (decision := game.advance()) is not None:
        seat = decision.seat
        world = game.view(seat).imagined(rng)
        assert world.decision is decision
        assert world.trace == game.trace
        assert sorted(piece.id for zone in world.zones for piece in zone.cards) == sorted(piece.id for piece in game.pieces)
        for real, dealt in zip(game.zones, world.zones, strict=True):
            assert len(real.cards) == len(dealt.cards)
            assert all(piece.zone == dealt.id for piece in dealt.cards)
            assert all(piece is world.pieces[piece.id] for piece in dealt.cards)
            if real.seen_by(seat) and not (setting.slug == "empire-vs-rebellion" and real.kind == 4):  # the order of unused strategies
                assert [piece.id for piece in real.cards] == [piece.id for piece in dealt.cards]
        shown = [(zone.id, [piece.id for piece in zone.cards]) for zone in world.zones if not zone.seen_by(seat)]
        others += shown != [(zone.id, [piece.id for piece in zone.cards]) for zone in game.zones if not zone.seen_by(seat)]
        game.apply(seats[seat].choose(game.view(seat), decision))
    assert others > len(game.trace) / 2


# --- repeatable games ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@every_search
def test_a_game_is_the_same_after_other_games(setting: Setting):
    found = []
    for order in ((0, 1), (1, 0)):
        ready = searching(setting)
        games = {}
        for index in order:
            games[index] = ready.new_game(9, index)
            seats = players(setting, ready, 9, index, playouts=1)
            for player in seats:
                player.spent = BUDGET - 2_000  # searching to the end takes a minute with interpreted rules
            play_match(games[index], seats)
            assert all(player.spent > BUDGET - 2_000 for player in seats)
        found.append([digest(games[index]) for index in (0, 1)])
    assert found[0] == found[1]
    assert found[0][0] != found[0][1]


@pytest.mark.slow
@pytest.mark.parametrize("setting", [setting for setting in SEARCHED if setting.part == "goldfish"], ids=str)
def test_a_replay_is_the_game_that_was_counted(setting: Setting):
    short = {option.name: FEW_TURNS for option in setting.rules.options if option.name == "turn_limit"}
    ready = searching_briefly(setting, **short)
    tally = Tally()
    index = 3  # a game in which each of these searches departs from the default policy, so that the last line can tell
    ready.play(3, index, tally)
    (answers,) = ready.answers
    assert any(answers)
    replay = ready.replay(3, index, answers)
    assert tally.firsts["clock"] == {replay.clock: index}
    assert replay.digest == searching_briefly(setting, **short).replay(3, index).digest
    assert replay.digest != searching(setting, policy="default", **short).replay(3, index).digest


@every_search
def test_a_replay_with_the_answers_of_the_game_does_not_search(setting: Setting):
    ready = searching(setting)
    game = ready.new_game(9, 0)
    seats = players(setting, ready, 9, 0, playouts=1)
    for player in seats:
        player.spent = BUDGET - 500  # searching to the end takes a minute with interpreted rules
    play_match(game, seats)
    answers = answers_of(seats if setting.part == "match" else seats[:1])
    assert all(answers)
    looked: list[None] = []
    ready.check_with(lambda: looked.append(None))
    assert ready.replay(9, 0, answers).digest == digest(game)
    assert not looked, "a search calls the check between its playouts"


# --- limits ------------------------------------------------------------------------------------------------------


@every_search
def test_a_player_without_playouts_left_follows_the_default_policy(setting: Setting):
    ready = searching(setting)
    found = []
    for seats in (players(setting, ready, 4, 0), [player.usual for player in players(setting, ready, 4, 0)]):
        for player in seats:
            if isinstance(player, SearchPolicy):
                player.spent = BUDGET
        game = ready.new_game(4, 0)
        play_match(game, seats)
        found.append(digest(game))
    assert found[0] == found[1]


@every_search
def test_a_game_can_be_broken_off_between_two_playouts(setting: Setting):
    class Enough(Exception):
        pass

    looked = []

    def check():
        looked.append(None)
        if len(looked) == 5:
            raise Enough

    ready = searching(setting)
    ready.check_with(check)
    with pytest.raises(Enough):
        ready.play(1, 0, Tally())
    assert len(looked) == 5


@every_search
def test_playouts_are_20_to_80_and_say_how_slow_it_is(setting: Setting):
    names = [name for name in ("playouts", "playouts_0", "playouts_1") if name in {spec.name for spec in setting.rules.options}]
    for name in names:
        for playouts in (19, 81, "20", True):
            with pytest.raises(ValueError, match=name):
                searching(setting, **{name: playouts})
    slow_games = setting.rules.slow_games
    assert slow_games(option_values(setting.rules.options, {})) == 0
    few, many = (slow_games(option_values(setting.rules.options, setting.played_by("search") | dict.fromkeys(names, n))) for n in (20, 80))
    assert few >= many >= 1
    text = searching(setting, **dict.fromkeys(names, 33)).policy_text()
    assert all("33" in text[language] for language in LANGUAGES)
