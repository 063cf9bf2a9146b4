"""Goldfish runs of a real deck: playable decks, options, counts, and texts of the report."""

from __future__ import annotations

from collections import Counter

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.machine import play_out
from games.engine.tally import Tally
from games.registry import GAMES
from games.runs.options import option_values
from games.star_wars_lcg.abilities.constants import PHASES
from games.star_wars_lcg.decks.messages import message
from games.star_wars_lcg.play.goldfish.numbers import CURVES
from games.star_wars_lcg.runs.goldfish import GOLDFISH, OPTIONS
from games.texts import LANGUAGES
from tests.games.helpers.play_settings import prepared
from tests.games.helpers.sample_decks import DECKS, pool

SLUG = "star-wars-lcg"
LIGHT_STARTERS = ("jedi starter", "rebel starter")
DARK_STARTERS = ("sith starter", "navy starter")


def deck(*sets: str, leaders: tuple[str, ...] = ("jedi",), main: tuple[tuple[str, int], ...] = ()) -> Decklist:
    slots = [*(Slot(code, 1, "objective_sets") for code in sets), *(Slot(code, 1, "affiliation") for code in leaders)]
    return Decklist((*slots, *(Slot(code, copies, "main") for code, copies in main)))


def prepare(decklist: Decklist, **options):
    return GOLDFISH.prepare(decklist, pool(SLUG), options)


def tally_of(name: str, games: int = 60, **options) -> Tally:
    tally = Tally()
    for index in range(games):
        prepared(SLUG, name, **options).play(7, index, tally)
    return tally


def codes(excinfo) -> list[str]:
    return [problem.code for problem in excinfo.value.problems]


# --- what can be played ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decklist", "expected"),
    [
        (deck(), ["too_few_objectives"]),
        (deck("1", "2", "3"), ["too_few_objectives"]),
        (deck("1", "2", "3", "4", leaders=()), ["affiliation_count"]),
        (deck("1", "2", "3", "4", leaders=("jedi", "rebel-alliance")), ["affiliation_count"]),
        (deck("1", "2", "3", "999"), ["unknown_code"]),
        (deck("1", "2", "3", "999", leaders=()), ["unknown_code", "affiliation_count"]),
        (deck("1", "2", "3", "4", leaders=("nobody",)), ["unknown_code"]),
        (deck(main=(("001-1", 2), ("002-1", 2), ("001-3", 5))), ["too_few_command_cards"]),
        (deck("1", "2", "3", "4", main=(("001-3", 10**6),)), ["too_many_cards"]),
        (Decklist((*deck("1", "2", "3", "4").slots, Slot("5", -1, "objective_sets"))), ["bad_quantity"]),
        (Decklist((*deck("1", "2", "3", "4").slots, Slot("5", 1, "sideboard"))), ["wrong_zone"]),
    ],
)
def test_a_list_that_cannot_be_played_says_why(decklist, expected):
    with pytest.raises(NotPlayable) as excinfo:
        prepare(decklist)
    assert codes(excinfo) == expected
    for problem in excinfo.value.problems:
        for language in LANGUAGES:
            assert message(problem, language, pool(SLUG)) != problem.code


def test_both_sides_cannot_be_played_in_one_deck():
    with pytest.raises(NotPlayable) as excinfo:
        prepare(deck("1", "2", "3", "4", "19"))
    assert set(codes(excinfo)) == {"mixed_sides"}
    assert len(excinfo.value.problems) == len(set(pool(SLUG).sets["19"].cards))


def test_four_objectives_and_six_cards_are_enough():
    prepare(deck("1", "2", "3", "4")).play(1, 0, Tally())
    prepare(deck(main=(("001-1", 2), ("002-1", 2), ("001-3", 6)))).play(1, 0, Tally())


def test_a_flat_list_plays_as_its_sets_do():
    cards = Counter(code for number in map(str, range(1, 9)) for code in pool(SLUG).sets[number].printings)
    flat = deck(main=tuple(cards.items()))
    sets = deck(*map(str, range(1, 9)))
    assert prepare(flat).replay(5, 5).digest == prepare(sets).replay(5, 5).digest


def test_order_and_splitting_of_slots_change_nothing():
    slots = deck("1", "2", "3", "4", "5").slots
    again = Decklist((*reversed(slots), Slot("5", 1, "objective_sets")))
    doubled = Decklist((*slots[:4], Slot("5", 2, "objective_sets"), *slots[5:]))
    assert prepare(again).replay(5, 5).digest == prepare(doubled).replay(5, 5).digest


# --- options ---------------------------------------------------------------------------------------------------------


def test_options_have_defaults_within_their_range():
    assert option_values(OPTIONS, {}) == {
        "opponent_capacity": 5,
        "opponent_force": 0,
        "mulligan": "no_cheap_unit",
        "keep_cost": 3,
        "discard_dead": False,
        "policy": "default",
        "texts": True,
    }
    assert option_values(OPTIONS, {spec.name: spec.default for spec in OPTIONS}) == option_values(OPTIONS, {})


@pytest.mark.parametrize(
    "options",
    [
        {"opponent_capacity": 0},
        {"opponent_capacity": 21},
        {"opponent_capacity": "5"},
        {"opponent_capacity": True},
        {"opponent_capacity": 5.0},
        {"opponent_force": -1},
        {"mulligan": "always"},
        {"mulligan": None},
        {"policy": ["default"]},
        {"keep_cost": None},
        {"discard_dead": 1},
        {"nonsense": 1},
    ],
)
def test_a_bad_option_is_refused(options):
    with pytest.raises(ValueError, match="ption"):
        prepare(DECKS[SLUG]["jedi starter"], **options)


def test_the_opponents_capacity_decides_the_length_of_games():
    quick, usual, slow = (tally_of("jedi starter", opponent_capacity=capacity).histograms["clock_won"] for capacity in (1, 5, 10))
    assert max(quick) <= 3
    assert sum(turn * games for turn, games in usual.items()) / 60 + 1 < sum(turn * games for turn, games in slow.items()) / 60


def test_the_opponents_force_total_takes_the_balance_from_the_light_side():
    free, held = (tally_of("jedi starter", opponent_force=force) for force in (0, 20))
    assert max(free.curves["dial"][2]) == 3
    # 20 icons cannot be matched by three units: from the opponent's first Force phase on the dial advances by 2.
    assert set(held.curves["dial"][2]) == {5}
    assert set(held.curves["balance_damage"][2]) == {0}
    assert held.counts["lost_to_dial"] > 0


def test_never_to_mulligan_is_an_option():
    assert tally_of("jedi starter", mulligan="never").counts.get("mulliganed", 0) == 0
    assert tally_of("jedi starter", keep_cost=0).counts["mulliganed"] > tally_of("jedi starter", keep_cost=1).counts["mulliganed"]


def test_dead_cards_can_be_discarded_for_new_ones():
    """LCG-DRW-01 is a "may": with it a hand does not fill with cards that are not played without their text."""
    kept, discarded = (tally_of("jedi starter", discard_dead=flag) for flag in (False, True))
    assert mean(discarded.curves["stranded_text"][2]) < mean(kept.curves["stranded_text"][2])
    texts = [prepared(SLUG, "jedi starter", discard_dead=flag).policy_text()["en"] for flag in (False, True)]
    assert "makes no optional discards" in texts[0]
    assert "discards one dead card" in texts[1]


@pytest.mark.parametrize(
    ("options", "uses"), [({}, True), ({"texts": False}, False), ({"policy": "do-nothing"}, False), ({"policy": "random"}, False)]
)
def test_only_the_default_policy_weighs_abilities(options, uses):
    text = prepared(SLUG, "jedi starter", **options).policy_text()["en"]
    assert ("uses an ability when" in text) == uses


def mean(games):
    return sum(value * count for value, count in games.items()) / sum(games.values())


# --- what is counted -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DARK_STARTERS)
def test_a_dark_side_that_does_nothing_wins_on_turn_12(name):
    """T-LCG-33."""
    assert tally_of(name, policy="do-nothing", texts=False).histograms["clock_won"] == {12: 60}


@pytest.mark.parametrize("name", LIGHT_STARTERS)
def test_a_light_side_that_does_nothing_has_eleven_turns(name):
    tally = tally_of(name, policy="do-nothing", texts=False)
    assert tally.counts["lost_to_dial"] == 60
    assert tally.histograms["clock"] == {11: 60}
    assert len(tally.curves["dial"]) == 11
    assert tally_of(name, policy="do-nothing", texts=False, opponent_force=1).histograms["clock"] == {6: 60}


@pytest.mark.parametrize("name", [*LIGHT_STARTERS, *DARK_STARTERS])
def test_the_counts_of_a_run_are_consistent(name):
    tally = tally_of(name)
    outcomes = ("won", "lost_to_dial", "lost_to_deck_out")
    assert sum(tally.counts.get(each, 0) for each in outcomes) == tally.games == 60
    assert sum(tally.histograms["clock_won"].values()) == tally.counts["won"]
    assert set(tally.curves) <= set(CURVES)

    def total(curve):
        return sum(value * games for turn in tally.curves[curve] for value, games in turn.items())

    assert total("resources_available") == total("resources_spent") + total("resources_wasted")
    assert min(min(turn) for turn in tally.curves["resources_wasted"]) >= 0
    assert total("resources_spent") > 0
    played = sum(card.get("played", 0) for card in tally.cards.values())
    drawn = sum(card.get("drawn", 0) for card in tally.cards.values())
    assert 0 < played < drawn
    assert drawn >= 60 * 6


def test_damage_adds_up_by_source():
    for index in range(20):
        game = prepared(SLUG, "jedi starter").new_game(7, index)
        play_out(game, prepared(SLUG, "jedi starter").policy(7, index))
        places = [CURVES.index(name) for name in ("blast_damage", "unopposed_damage", "balance_damage")]
        dealt = sum(sum(numbers[place :: len(CURVES)]) for numbers in (game.row, game.turn_rows) for place in places)
        assert dealt == game.row[CURVES.index("damage")]
        assert game.row[CURVES.index("damage")] >= 15
        assert len(game.destroyed_turns) == len(game.destroyed_dials) == 3


def test_the_dial_adds_up_by_source():
    for index in range(20):
        game = prepared(SLUG, "sith starter").new_game(7, index)
        play_out(game, prepared(SLUG, "sith starter").policy(7, index))
        assert (
            sum(game.row[CURVES.index(name)] for name in ("dial_from_turn", "dial_from_balance", "dial_from_objectives")) == game.dial >= 12
        )


def test_the_dial_is_never_shown_beyond_its_last_number():
    """Points beyond it are none of the dial: a third objective can bring more than it needs."""
    tally = tally_of("sith starter")
    assert max(points for turn in tally.curves["dial"] for points in turn) == 12
    assert max(points for number in (1, 2, 3) for points in tally.histograms.get(f"objective_{number}_dial", {0: 1})) == 12


def test_the_deciding_turn_counts_only_what_happened_in_it():
    # Every game of this deck is over in the balance phase of turn 12, before any resources.
    tally = tally_of("sith starter", policy="do-nothing", texts=False)
    assert len(tally.curves["dial"]) == 12
    assert len(tally.curves["resources_available"]) == 11


# --- what is said ----------------------------------------------------------------------------------------------------


def test_coverage_counts_every_card_and_says_why():
    played = prepared(SLUG, "jedi starter").coverage()
    levels = {card.code: card.level for card in played}
    assert sum(card.quantity for card in played) == 49
    assert levels["001-2"] == "full"
    assert levels["002-6"] == "none"  # an event that only interrupts
    assert levels["006-2"] == "partial"  # a unit with an interrupt
    coverage = prepared(SLUG, "jedi starter", texts=False).coverage()
    assert sum(card.quantity for card in coverage) == 49
    assert {card.level for card in coverage} == {"full", "partial", "none"}
    for card in coverage:
        facts = pool(SLUG).cards[card.code]
        assert (card.reason is None) == (card.level == "full")
        if facts.type in {"event", "fate", "mission"}:
            assert card.level == "none"
        elif facts.has_text:
            assert card.level == "partial"
        if card.reason is not None:
            assert set(card.reason) == set(LANGUAGES)


def test_a_missing_reserve_value_is_reported():
    missing = [code for code, card in pool(SLUG).cards.items() if card.type == "affiliation" and card.reserve is None]
    assert missing
    sets = ("1", "2", "3", "4") if pool(SLUG).cards[missing[0]].side == "light" else ("19", "20", "21", "22")
    ready = prepare(deck(*sets, leaders=(missing[0],)))
    assert ready.coverage()[0].code == missing[0]
    assert ready.coverage()[0].level == "partial"
    assert "reserve" in ready.coverage()[0].reason["en"]
    assert ready.start.sides[ready.start.watched].reserve == 6


def test_a_larger_reserve_value_is_played():
    ready = prepare(deck("1", "2", "3", "4", leaders=("guardians-of-justice",)))
    assert ready.start.sides[1].reserve == 7


@pytest.mark.parametrize("name", DECKS[SLUG])
@pytest.mark.parametrize("policy", ["default", "random", "do-nothing"])
def test_a_replay_shows_the_whole_game_in_three_languages(name, policy):
    for index in range(6):
        replay = prepared(SLUG, name, policy=policy).replay(9, index)
        assert [step.number for step in replay.steps] == list(range(1, len(replay.steps) + 1))
        assert [step.decision[1] for step in replay.steps if step.decision] == list(replay.trace)
        assert replay.steps[-1].clause.startswith("LCG-END-")
        for step in replay.steps:
            assert set(step.text) == set(step.phase) == set(LANGUAGES)
            assert all(text and "{" not in text and "None" not in text for text in step.text.values())
            assert all(code in pool(SLUG).cards for code in step.cards)
            if step.decision:
                options, taken = step.decision
                assert 0 <= taken < len(options)
                assert all(set(option) == set(LANGUAGES) and all(option.values()) for option in options)


def test_a_game_without_a_log_is_the_same_game():
    ready = prepared(SLUG, "jedi starter")
    quiet, logged = ready.new_game(3, 3), ready.new_game(3, 3, logged=True)
    for game in (quiet, logged):
        play_out(game, ready.policy(3, 3))
    assert quiet.record() == logged.record()
    assert quiet.log is None
    assert logged.log


def test_the_policy_is_described_in_words():
    for name in (*LIGHT_STARTERS, *DARK_STARTERS):
        for options in ({}, {"policy": "random"}, {"policy": "do-nothing"}, {"mulligan": "never", "opponent_capacity": 7}):
            text = prepared(SLUG, name, **options).policy_text()
            assert set(text) == set(LANGUAGES)
            assert all("{" not in each for each in text.values())
        # Section 7: beside the baselines of T-LCG-33.
        baselines = ("turn 12", "turn 7") if name in DARK_STARTERS else ("11 turns", "6 if")
        assert all(each in text["en"] for each in baselines)
    assert "capacity 7" in text["en"]
    assert "never takes the mulligan" in text["en"]


def test_every_metric_and_option_has_words_in_three_languages():
    for spec in (*GOLDFISH.metrics, *GOLDFISH.options):
        assert set(spec.labels) == set(LANGUAGES)
    names = {(metric.kind, metric.name) for metric in GOLDFISH.metrics}
    assert len(names) == len(GOLDFISH.metrics)
    assert {name for kind, name in names if kind == "curve"} == set(CURVES)
    assert GAMES[SLUG].goldfish is GOLDFISH
    assert len(PHASES) == 7
