"""Examinations of every game that can be searched: they use only what the seat sees, change nothing, and give the same counts again."""

from __future__ import annotations

from itertools import combinations
from statistics import variance
from typing import Any

import pytest

from games.coach.examination import MOST_OPTIONS, Examination, NothingToExamine, _examined, dealt_anew, examine, examine_against
from games.contracts.coach import CoachedGame
from games.engine.decision import IllegalOption
from games.engine.machine import play_match
from games.engine.rng import stream
from games.engine.tally import Tally
from games.engine.trace import digest
from games.report.equal_options import equal_options
from tests.games.helpers.declarations import declaration_of
from tests.games.helpers.random_games import SETTINGS, Setting

SEED = 7
# One deck of each game and part whose hidden cards can be dealt anew.
EXAMINED = list(
    {(setting.slug, setting.part): setting for setting in reversed(SETTINGS) if declaration_of(setting.slug).shuffle_unseen}.values()
)
every_examined = pytest.mark.parametrize("setting", EXAMINED, ids=str)
WORLDS = range(2)
# Games in whose first decisions options are copies.
HAS_COPIES = {"legend-of-stars"}


def cloned(view: Any, rng: Any, spare: Any) -> Any:
    """A sampler that reads what the seat cannot see: the game itself."""
    return view._table.clone()


def positions(setting: Setting, ready: Any, numbers: tuple[int, ...]) -> Any:
    """The game at these decisions of a game of the default policy; it goes on after each."""
    game = ready.new_game(SEED, 0)
    seats = setting.seats(ready, SEED, 0)
    for number in range(max(numbers) + 1):
        decision = game.advance()
        if decision is None:
            return
        if number in numbers:
            yield game
        game.apply(seats[decision.seat].choose(game.view(decision.seat), decision))


def position(setting: Setting, ready: Any, number: int) -> Any:
    return next(positions(setting, ready, (number,)))


def examined(setting: Setting, ready: Any, game: Any, **more: Any) -> Examination:
    return Examination(ready, game, seed=5, by_clock=setting.part == "goldfish", **more)


def results(examination: Examination) -> Any:
    """Everything that an examination tells: the values, and all counts of the games."""
    found: list[Any] = [examination.measure, examination.usual, examination.options]
    for world in WORLDS:
        tallies = [Tally() for _ in examination.options]
        found += [examination.play(world, tallies), [tally.to_record() for tally in tallies]]
    return [*found, examination.replay(0, examination.options[-1])]


def differing(setting: Setting, deal: Any, numbers: tuple[int, ...]) -> int:
    """At how many of these decisions an examination gives other results for other hidden cards."""
    shuffle_unseen = declaration_of(setting.slug).shuffle_unseen
    assert shuffle_unseen
    ready = setting.prepared()
    assert isinstance(ready, CoachedGame)
    changed = different = 0
    for game in positions(setting, ready, numbers):
        twin = game.clone()
        shuffle_unseen(twin, game.decision.seat, stream(99, len(game.trace), 0))
        changed += digest(twin) != digest(game)
        before = digest(game)
        different += results(examined(setting, ready, game, deal=deal)) != results(examined(setting, ready, twin, deal=deal))
        assert digest(game) == before, "an examination changes nothing"
    assert changed
    return different


@every_examined
def test_an_examination_depends_only_on_what_the_seat_sees(setting: Setting):
    assert differing(setting, dealt_anew, (3, 9)) == 0


def test_a_sampler_that_clones_the_game_would_be_found():
    alone = [setting for setting in EXAMINED if setting.part == "goldfish"]
    assert alone
    assert [setting for setting in alone if not differing(setting, cloned, (3, 9))] == []


# Part of a game -> at least how many times as many independent playouts would be needed for differences as narrow as in common deals.
SAVED = {"empire-vs-rebellion: goldfish": 3.0, "star-realms: goldfish": 1.3}


@pytest.mark.parametrize("setting", [each for each in EXAMINED if f"{each.slug}: {each.part}" in SAVED], ids=str)
def test_common_deals_save_playouts(setting: Setting):
    """The variance of a difference of two options in one deal, beside the sum of theirs, which independent deals would have."""
    ready = setting.prepared()
    independent = common = 0.0
    for game in positions(setting, ready, (3, 6, 9)):
        examination = examined(setting, ready, game)
        values = list(zip(*(examination.play(world) for world in range(40)), strict=True))
        for one, other in combinations(values, 2):
            independent += variance(one) + variance(other)
            common += variance([mine - theirs for mine, theirs in zip(one, other, strict=True)])
    assert independent >= SAVED[f"{setting.slug}: {setting.part}"] * common > 0


@every_examined
def test_the_same_worlds_give_the_same_counts_in_any_parts(setting: Setting):
    ready = setting.prepared()
    game = position(setting, ready, 4)
    by_clock = setting.part == "goldfish"
    whole = examined(setting, ready, game).counts(range(4))
    again = examine(ready, SEED, list(game.trace), worlds_seed=5, by_clock=by_clock)
    later, sooner = again.counts(range(2, 4)), again.counts(range(2))
    sooner.merge(later)
    assert (sooner.values, sooner.pairs) == (whole.values, whole.pairs)
    other = Examination(ready, game, seed=6, by_clock=by_clock)
    assert other.options == again.options


@every_examined
def test_a_playout_is_a_game_that_goes_on_from_the_option(setting: Setting):
    """A world played on step by step, without short cuts, ends with the same value and the same counts."""
    ready = setting.prepared()
    game = position(setting, ready, 6)
    examination = examined(setting, ready, game)
    tallies = [Tally() for _ in examination.options]
    values = examination.play(2, tallies)
    assert all(tally.games == 1 for tally in tallies)
    again, _ = examination.play(2), examination.play(1)
    assert values == again == examination.play(2), "tables that are used again leave nothing behind"
    for place, option in enumerate(examination.options):
        world = game.view(examination.seat).imagined(stream(5, 2, 0x0C0AC400))
        world.apply(option)
        play_match(world, (ready.policies(5, 2 * ready.unit) * 2)[:2])
        assert examination.measure.value(world, ready.clock(world), examination.seat) == values[place]
        (clock,) = tallies[place].histograms["clock"]
        assert clock == ready.clock(world)
    option = examination.options[-1]
    replay = examination.replay(2, option)
    assert (replay.clock, replay.outcome) == (clock, ready.outcome(world)), "it can be seen step by step"
    assert replay.trace[0] == option
    told = [step.decision for step in replay.steps if step.decision]
    assert told[0] == (told[0][0], option)
    assert len(told[0][0]) == examination.offered


def test_only_options_of_the_decision_have_playouts():
    setting = EXAMINED[0]
    examination = examined(setting, setting.prepared(), position(setting, setting.prepared(), 2))
    for option in (-1, examination.offered):
        with pytest.raises(IllegalOption):
            examination.replay(0, option)


def test_after_the_end_there_is_nothing_to_examine():
    setting = EXAMINED[0]
    ready = setting.prepared()
    game = ready.new_game(SEED, 0)
    play_match(game, setting.seats(ready, SEED, 0))
    with pytest.raises(NothingToExamine):
        examine(ready, SEED, list(game.trace), worlds_seed=1)


@every_examined
def test_of_equal_options_the_first_is_played_on_for_all_of_them(setting: Setting):
    """They are those that the person's page shows as one."""
    ready: Any = setting.prepared()
    folded = 0
    for game in positions(setting, ready, (1, 5, 8, 24, 33, 36)):
        if setting.part == "match" and game.decision.seat != ready.seat_of(0):
            continue
        choices = list(game.trace)
        shown = ready.position(SEED, choices) if setting.part == "goldfish" else ready.position_against(SEED, choices, -1)
        examination = examined(setting, ready, game, pilot=1)
        assert examination.firsts == equal_options(shown)
        assert examination.options == tuple(sorted(set(examination.firsts)))[:MOST_OPTIONS]
        for option in examination.options:
            group = sorted([option, *examination.copies_of(option)])
            assert group == [number for number, first in enumerate(examination.firsts) if first == option]
            first, *copies = [examination.replay(0, number) for number in group[:2]]
            assert copies == [first] * len(copies), "a copy has the playout of the first one"
        folded += len(examination.firsts) - len(set(examination.firsts))
    assert folded or setting.slug not in HAS_COPIES


def test_the_luck_of_a_game_takes_a_copy_of_the_policys_choice_for_this_choice():
    found = 0
    for setting in (each for each in EXAMINED if each.slug in HAS_COPIES):
        ready = setting.prepared()
        for game in positions(setting, ready, tuple(range(40))):
            usual = examined(setting, ready, game, pilot=1).usual
            for played in range(len(game.decision.options)):
                about = examined(setting, ready, game, pilot=1, played=played, is_about_played=True)
                is_equal = about.firsts[played] == about.firsts[usual]
                assert about.options == ((usual,) if is_equal else (usual, played))
                found += is_equal and played != usual
    assert found


def test_of_very_many_options_the_first_are_examined_and_those_that_are_named():
    assert _examined(range(3), 1, -1) == (0, 1, 2)
    found = _examined(range(100), 60, 99)
    assert len(found) == MOST_OPTIONS
    assert {60, 99} < set(found)
    assert found[:3] == (0, 1, 2)
    assert _examined([0, 0, 2, 2, 0], 1, 3) == (0, 2), "of equal options the first"
    pairs = [number - number % 2 for number in range(100)]
    found = _examined(pairs, 61, 99)
    assert len(found) == MOST_OPTIONS, "equal options count as one"
    assert {60, 98} < set(found)
    assert found[:3] == (0, 2, 4)


@pytest.mark.parametrize("setting", [setting for setting in EXAMINED if setting.part == "match"], ids=str)
def test_a_game_against_a_policy_is_examined_at_the_decisions_of_side_0(setting: Setting):
    ready: Any = setting.prepared()
    position = ready.position_against(SEED, [], -1)
    for _ in range(2):
        position = ready.position_against(SEED, [*position.choices, 0], -1)
    examination = examine_against(ready, SEED, position.choices, first=-1, worlds_seed=5)
    assert examination.seat == ready.seat_of(0)
    assert examination.options == tuple(sorted(set(equal_options(position))))
    counts = examination.counts(range(2))
    assert counts.worlds == 2
    assert all(value in (0, 1, 2) for values in counts.values for value in values)
    again = examine_against(ready, SEED, [*position.choices, -5], first=-1, worlds_seed=5)
    assert again.counts(range(2)).values == counts.values, "a new deal changes nothing that the seat sees"
