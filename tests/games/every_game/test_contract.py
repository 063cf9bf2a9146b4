"""The contract of play: one suite over every goldfish and match of the registry.

Most games are played by policies that take any legal option, to reach positions that no sensible player would.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import rules_mode
from games.engine.decision import IllegalOption, Policy
from games.engine.machine import PROGRAM_FRAME, STEP_LIMIT, Frame, Runaway, play_match
from games.engine.ops import add_program
from games.engine.rng import stream
from games.engine.state import NotVisible
from games.engine.table.machine import TableMachine
from games.engine.tally import CLOCK_UNDECIDED, OF_SEEN, SEEN, Tally
from games.engine.trace import digest, follow
from games.registry import GAMES
from tests.games.helpers.copies import check_alike, fields
from tests.games.helpers.declarations import all_declarations, declaration_of
from tests.games.helpers.digests import played, show
from tests.games.helpers.random_games import SETTINGS, decisions, every_setting, random_game

seeds = st.integers(0, 2**63 - 1)
indexes = st.integers(0, 10**9)

# `make test` also plays these compiled, a thousand of each setting.
RANDOM_GAMES = 1000 if rules_mode() == "compiled" else 40


class AnyOption(Policy):
    """Chooses any legal option; copies of a game with the same numbers choose the same."""

    def __init__(self, *numbers: int) -> None:
        self.rng = stream(*numbers)

    def choose(self, view, decision):
        return self.rng.below(len(decision.options))


class Stubborn(Policy):
    """Always chooses the option at this index: 0 the first, -1 the last."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, view, decision):
        return self.place % len(decision.options)


def cards_of(game) -> Counter[str]:
    return Counter(piece.card.code for piece in game.pieces)


def check_pieces(game, cards: Counter[str]) -> None:
    """Every piece is in exactly the zone that it names, and no piece was created or lost."""
    assert cards_of(game) == cards
    seen = []
    for zone in game.zones:
        for piece in zone.cards:
            assert piece.zone == zone.id
            seen.append(piece.id)
    assert sorted(seen) == list(range(len(game.pieces)))


def test_every_game_that_can_be_played_is_tested():
    for tests in all_declarations():
        played = {part for part in ("goldfish", "match") if getattr(GAMES[tests.slug], part) is not None}
        assert played == {setting.part for setting in tests.settings}, f"declare a setting for each part that {tests.slug} plays"
        assert {setting.slug for setting in tests.settings} <= {tests.slug}


@every_setting
def test_no_card_is_created_or_lost(setting):
    for index in range(5):
        game, policies = random_game(setting, index=index)
        cards = cards_of(game)
        for _ in decisions(game, policies):
            check_pieces(game, cards)
        check_pieces(game, cards)


@every_setting
def test_random_games_end_and_lose_no_card(setting):
    for index in range(RANDOM_GAMES):
        game, policies = random_game(setting, seed=12, index=index)
        cards = cards_of(game)
        play_match(game, policies)
        assert game.is_over
        assert game.advance() is None
        check_pieces(game, cards)


@every_setting
@pytest.mark.parametrize("places", [(0, 0), (-1, -1), (0, -1), (-1, 0)], ids=str)
def test_a_game_ends_even_with_stubborn_players(setting, places):
    game = setting.prepared().new_game(6, 0)
    play_match(game, [Stubborn(place) for place in places])
    assert game.is_over


@every_setting
def test_every_policy_plays(setting):
    for name in setting.policies():
        ready = setting.prepared(name)
        tally = Tally()
        ready.play(2, 1, tally)
        assert tally.games == 1
        assert all(ready.policy_text()[language] for language in ("en", "ja", "zh-hant"))


@pytest.mark.slow
@every_setting
def test_every_offered_option_can_be_taken(setting):
    game, policies = random_game(setting, index=3)
    cards = cards_of(game)
    for decision in decisions(game, policies):
        assert len(decision.options) > 1
        for choice in range(len(decision.options)):
            twin = game.clone()
            twin.apply(choice)
            twin.advance()
            check_pieces(twin, cards)


@every_setting
def test_an_option_that_is_not_offered_is_refused_and_changes_nothing(setting):
    game, policies = random_game(setting, index=4)
    with pytest.raises(IllegalOption):
        game.apply(0)  # no decision before the game has begun
    for decision in decisions(game, policies):
        before = digest(game)
        for choice in (-1, len(decision.options), 10**6):
            with pytest.raises(IllegalOption):
                game.apply(choice)
        assert digest(game) == before
        assert game.advance() is decision
    with pytest.raises(IllegalOption):
        game.apply(0)


@every_setting
def test_a_copy_on_a_spare_game_is_a_copy(setting):
    """The spare game may be at its beginning, in its middle or over."""
    game, policies = random_game(setting, index=2)
    spare, others = random_game(setting, index=3)
    spares = [spare.clone()]
    for number, _ in enumerate(decisions(spare, others)):
        if number % 9 == 4:
            spares.append(spare.clone())
    spares.append(spare)
    for number, _ in enumerate(decisions(game, policies)):
        if number % 3 == 0:
            twin = game.clone_onto(spares[number // 3 % len(spares)])
            spares[number // 3 % len(spares)] = twin
            assert digest(twin) == digest(game)
            check_alike(twin, game.clone(), "game", set())
            if number % 2 == 0:
                twin.apply(len(game.decision.options) - 1)
                twin.advance()
    assert game.clone_onto(None).record() == game.record()


@pytest.mark.slow
@every_setting
def test_a_copy_goes_on_as_the_game_does(setting):
    """Copies of copies, made at every decision, and copies that are kept until the game is over."""
    for index in range(2):
        game, policies = random_game(setting, index=index)
        game.advance()
        twin = game.clone()
        kept = []
        for number, _ in enumerate(decisions(game, policies)):
            follow(twin, game.trace[len(twin.trace) :])
            assert digest(twin) == digest(game)
            twin = twin.clone()
            if number % 13 == index:
                kept.append(game.clone())
        for copy in (*kept, twin):
            follow(copy, game.trace[len(copy.trace) :])
            assert digest(copy) == digest(game)
        assert kept


@every_setting
def test_a_copy_has_every_field(setting):
    game, policies = random_game(setting, index=1)
    assert {"frames", "trace", "zones", "sides"} <= fields(game)
    for number, _ in enumerate(decisions(game, policies)):
        if number % 3 == 0:
            check_alike(game, game.clone(), "game", set())


@every_setting
def test_a_copy_shares_nothing_that_changes(setting):
    game, policies = random_game(setting, index=5)
    for number, _ in enumerate(decisions(game, policies)):
        if number % 10 == 0:
            before = digest(game)
            play_match(game.clone(), [AnyOption(1, number, seat) for seat in (0, 1)])
            assert digest(game) == before


@every_setting
@pytest.mark.parametrize("policy", ["default", "random"])
def test_a_trace_replays_the_game(setting, policy):
    ready = setting.prepared(policy)
    for index in range(2):
        game = played(setting, policy, 7, index)
        replay = ready.replay(7, index)
        assert (replay.digest, replay.trace) == (digest(game), tuple(game.trace))
        assert sum(step.decision is not None for step in replay.steps) == len(game.trace)
        again = ready.new_game(7, index)
        follow(again, replay.trace)
        assert again.is_over
        assert digest(again) == digest(game)


@pytest.mark.slow
@every_setting
@pytest.mark.parametrize("policy", ["default", "random"])
def test_a_game_does_not_affect_the_next(setting, policy):
    """A game is counted the same after any other games."""
    ready = setting.prepared(policy)
    counted = []
    for indexes in (range(12), reversed(range(12))):
        tallies = {index: Tally() for index in range(12)}
        for index in indexes:
            ready.play(7, index, tallies[index])
        counted.append({index: tally.to_record() for index, tally in tallies.items()})
    assert counted[0] == counted[1]


@pytest.mark.slow
@every_setting
@settings(max_examples=15, deadline=None)
@given(seed=seeds, index=indexes)
def test_deck_seed_and_index_determine_the_game(setting, seed, index):
    assert digest(played(setting, "default", seed, index)) == digest(played(setting, "default", seed, index))


@every_setting
def test_a_replay_is_the_same_each_time(setting):
    ready = setting.prepared()
    replay = ready.replay(2**40, 10**9)
    assert replay == ready.replay(2**40, 10**9)
    assert replay.clock >= 1
    assert [step.number for step in replay.steps] == list(range(1, len(replay.steps) + 1))


@every_setting
def test_other_seeds_and_indexes_give_other_games(setting):
    games = [played(setting, "default", seed, index) for seed in (0, 1, 2**32, 2**33) for index in range(5)]
    assert len({digest(game) for game in games}) == 20


@pytest.mark.slow
@every_setting
def test_a_tally_does_not_depend_on_the_chunks(setting):
    ready = setting.prepared()
    whole = Tally()
    for index in range(24):
        ready.play(3, index, whole)
    merged = Tally()
    for chunk in ((17, 24), (0, 5), (5, 17)):
        part = Tally()
        for index in reversed(range(*chunk)):
            ready.play(3, index, part)
        merged.merge(part)
    assert merged.to_record() == whole.to_record()
    assert whole.games == 24


@pytest.mark.slow
@every_setting
def test_a_tally_holds_what_the_game_promises(setting):
    ready = setting.prepared()
    tally = Tally()
    for index in range(30):
        ready.play(8, index, tally)
    metrics = {(metric.kind, metric.name) for metric in setting.rules.metrics}
    assert sum(tally.histograms["clock"].values()) == 30
    for turn, index in tally.firsts["clock"].items():
        assert ready.replay(8, index).clock == turn
    assert {("share", name) for name in tally.counts} <= metrics
    assert {("histogram", name) for name in tally.histograms} <= metrics | {("histogram", CLOCK_UNDECIDED)}
    assert {("curve", name) for name in tally.curves} <= metrics
    assert {("card", name) for names in tally.cards.values() for name in names} <= metrics | {("card", name) for name in OF_SEEN}
    counted = [*tally.histograms.values(), *(values for turns in tally.curves.values() for values in turns)]
    assert min(map(min, counted)) >= 0, "no count can be negative"
    if setting.part == "match":
        assert {("share", name) for name in ("side_0_wins", "side_1_wins", "first_player_wins")} <= metrics
        assert sum(tally.counts.get(name, 0) for name in ("side_0_wins", "side_1_wins", "draw", "turn_limit")) == 30


# --- hidden information -----------------------------------------------------------------------------------------


@pytest.mark.slow
@every_setting
def test_a_game_saw_the_cards_that_its_declared_count_names(setting):
    """The report prints the name of that count, so passing another one to the tally would make the report wrong."""
    ready, seen_as = setting.prepared(), setting.rules.seen_as
    if setting.part == "match" and not seen_as:
        return
    assert seen_as in {metric.name for metric in setting.rules.metrics if metric.kind == "card"}
    for index in range(3):
        tally = Tally()
        ready.play(8, index, tally)
        assert {code for code, counts in tally.cards.items() if counts.get(SEEN)} == {
            code for code, counts in tally.cards.items() if counts.get(seen_as)
        }, f"Pass the place of {seen_as!r} to Tally.cards_seen, or declare another count as Goldfish.seen_as."


@every_setting
def test_a_policy_does_not_use_hidden_information(setting):
    shuffled = 0
    for name in setting.policies():
        ready = setting.prepared(name)
        game = ready.new_game(5, 1)
        policies, of_twin = setting.seats(ready, 5, 1), setting.seats(ready, 5, 1)
        while (decision := game.advance()) is not None:
            twin = game.clone()
            for zone in twin.zones:
                if not zone.seen_by(decision.seat):
                    stream(99, len(game.trace), 0).shuffle(zone.cards)
                    shuffled += len(zone.cards) > 1
            choice = policies[decision.seat].choose(game.view(decision.seat), decision)
            assert of_twin[decision.seat].choose(twin.view(decision.seat), decision) == choice, name
            game.apply(choice)
    assert shuffled > 0


def knows(game, seat, zone, piece):
    """Does the seat know the piece: by its zone, or piece by piece in a game of `TableMachine`?"""
    return game.knows(seat, piece) if isinstance(game, TableMachine) else zone.seen_by(seat)


@every_setting
def test_a_view_shows_no_hidden_piece(setting):
    game, policies = random_game(setting, index=2)
    hidden = 0
    for decision in decisions(game, policies):
        view = game.view(decision.seat)
        asked_about = {option.piece for option in decision.options}
        for zone in game.zones:
            for piece in zone.cards:
                if knows(game, decision.seat, zone, piece):
                    assert view.piece(piece.id) is piece
                elif piece.id not in asked_about:
                    hidden += 1
                    with pytest.raises(NotVisible):
                        view.piece(piece.id)
    assert hidden > 0


# --- the guard against rules that never end --------------------------------------------------------------------------


@every_setting
def test_a_card_that_never_ends_is_stopped(setting):
    game, _ = random_game(setting)
    game.advance()
    looping_op = declaration_of(setting.slug).looping_op
    has_programs = any(each.prepared("random").new_game(11, 0).programs for each in declaration_of(setting.slug).settings)
    assert has_programs == (looping_op is not None), "looping_op is declared for the games whose cards have programs"
    if looping_op is None or not game.programs:  # a goldfish may play no texts
        return
    loop = looping_op(game)
    game.programs = list(game.programs)
    program = add_program(game.programs, [loop], lambda op: True)
    loop.subs.append(program)
    game.decision = None
    game.push(Frame(PROGRAM_FRAME, 0, program.number, 0))
    with pytest.raises(Runaway, match=str(STEP_LIMIT)):
        game.advance()


# --- the same in another process -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_another_process_plays_the_same_games():
    first = show(PYTHONHASHSEED="1")
    assert first.count("\n") == sum(len(setting.policies()) for setting in SETTINGS)
    assert first == show(PYTHONHASHSEED="2")
