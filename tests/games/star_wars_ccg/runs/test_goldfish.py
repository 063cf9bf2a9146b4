"""Goldfish runs of the sample decks: what they count, replay and compare, and which cards they leave out."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.tally import OF_SEEN, Tally
from games.star_wars_ccg.catalogue.declared import is_undeclared
from games.star_wars_ccg.decks.lists.ready import REBELS
from games.star_wars_ccg.report.coverage import COVERAGE
from games.star_wars_ccg.runs.goldfish import GOLDFISH, PreparedDeck
from games.star_wars_ccg.runs.layout import POOL_HAND, POOL_LIFE
from games.texts import LANGUAGES
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.declaration import TESTS

GAMES = 20


@cache
def prepared(name: str, **options: object) -> PreparedDeck:
    found = GOLDFISH.prepare(TESTS.decks[name], pool(), options)
    assert isinstance(found, PreparedDeck)
    return found


def played(ready: PreparedDeck, games: int = GAMES) -> Tally:
    tally = Tally()
    for index in range(games):
        ready.play(7, index, tally)
    return tally


@pytest.mark.parametrize("name", ["rebels", "empire"])
def test_a_run_counts_what_its_metrics_declare(name: str) -> None:
    tally = played(prepared(name))
    metrics = {(metric.kind, metric.name) for metric in GOLDFISH.metrics}
    assert {("share", each) for each in tally.counts} <= metrics
    assert {("histogram", each) for each in tally.histograms} <= metrics
    assert {("curve", each) for each in tally.curves} <= metrics
    assert {("card", each) for counts in tally.cards.values() for each in counts} <= metrics | {("card", each) for each in OF_SEEN}
    assert sum(tally.counts.values()) == GAMES
    assert sum(tally.histograms["clock"].values()) == GAMES


def test_every_metric_is_counted_in_some_run() -> None:
    found: set[tuple[str, str]] = set()
    for ready in (
        prepared("rebels"),
        prepared("empire", policy="random"),
        prepared("odd", policy="random", turn_limit=60),
        prepared("odd"),
    ):
        tally = played(ready)
        found |= {("share", each) for each in tally.counts} | {("histogram", each) for each in tally.histograms}
        found |= {("curve", each) for each in tally.curves} | {("card", each) for counts in tally.cards.values() for each in counts}
    assert {(metric.kind, metric.name) for metric in GOLDFISH.metrics} <= found


def test_the_opponent_pays_from_its_hand_first() -> None:
    """Section 7: 8 cards in hand and a Life Force of 51, all of which must be drained."""
    ready = prepared("empire")
    for index in range(GAMES):
        game = ready.new_game(7, index)
        while (decision := game.advance()) is not None:
            game.apply(ready.policy(7, index).choose(game.view(decision.seat), decision))
            own, other = game.sides
            assert other.pool_hand == max(0, POOL_HAND - own.total_drain)
            assert other.pool_life == POOL_LIFE - max(0, min(own.total_drain, POOL_HAND + POOL_LIFE) - POOL_HAND)
        assert (game.sides[0].total_drain >= POOL_HAND + POOL_LIFE) == (ready.outcome(game) == "won")


def test_activated_force_is_used_or_saved_and_curves_add_up() -> None:
    ready = prepared("rebels")
    tally = played(ready, 1)
    (drains,) = [sum(next(iter(values)) for values in tally.curves["drain"])]
    (total,) = tally.curves["drain_total"][-1]
    assert drains == total
    for turn in range(len(tally.curves["activated"])):
        (activated,), (icons,) = tally.curves["activated"][turn], tally.curves["icons"][turn]
        assert activated <= icons + 1 or turn > 0


def test_the_default_policy_drains_sooner_than_a_random_one() -> None:
    """Section 7: it deploys where it adds most drain, so the opponent loses sooner and more often."""
    wins = [played(prepared("empire", policy=name)).counts.get("won", 0) for name in ("default", "random")]
    assert wins[0] > wins[1] + 5


def test_more_icons_of_the_opponent_are_drained_sooner() -> None:
    means = []
    for icons in (0, 3):
        clock = played(prepared("rebels", opposing_icons=icons)).histograms["clock"]
        means.append(sum(turn * games for turn, games in clock.items()) / GAMES)
    assert means[1] < means[0]


@pytest.mark.parametrize(("name", "options"), [("rebels", {}), ("odd", {"policy": "random"}), ("empire", {"rules": "community"})])
def test_a_replay_is_the_game_that_was_counted(name: str, options: dict[str, object]) -> None:
    ready = prepared(name, **options)
    tally = Tally()
    ready.play(3, 4, tally)
    replay = ready.replay(3, 4)
    assert tally.histograms["clock"] == {replay.clock: 1}
    assert tally.counts == {replay.outcome: 1}
    assert sum(step.decision is not None for step in replay.steps) == len(replay.trace)
    for step in replay.steps:
        assert step.clause.startswith("CCG-")
        assert all(step.text[language] and "{" not in step.text[language] for language in LANGUAGES), step
        if step.decision:
            assert all(option[language] and "{" not in option[language] for option in step.decision[0] for language in LANGUAGES)
        assert all(code in pool().cards for code in step.cards)
    assert replay == ready.replay(3, 4)


def test_every_card_says_how_it_is_played() -> None:
    found = {each.code: each for each in prepared("odd").coverage()}
    found["4_83"] = COVERAGE.of(pool().cards["4_83"], 1)
    assert {code: (found[code].level, found[code].played) for code in ("7_135", "1_28", "4_83")} == {
        "7_135": ("full", "all"),  # an Objective whose text is declared
        "1_28": ("full", "all"),  # its text is declared
        "4_83": ("partial", "some"),  # a part of its text is
    }
    undeclared = next(card for card in pool().cards.values() if card.type == "location" and is_undeclared(card))
    found[undeclared.code] = COVERAGE.of(undeclared, 1)
    assert (found[undeclared.code].level, found[undeclared.code].played) == ("partial", "numbers")
    for each in found.values():
        assert (each.reason is None) == (each.level == "full")
        assert each.reason is None or all(each.reason[language] for language in LANGUAGES)


def test_an_objective_brings_the_location_that_it_names() -> None:
    """CCG-SET-08, A-28: out of the deck, before the shuffle."""
    game = prepared("odd").new_game(1, 0)
    game.advance()
    assert [piece.card.code for piece in game.sides[0].area.cards] == ["7_135"]
    assert "1_122" in game.row.codes()


def test_a_marked_starting_location_is_used() -> None:
    """CCG-SET-02"""
    slots = [Slot(code, copies, "starting" if code == "1_134" else "main") for code, copies in REBELS.items()]
    ready = GOLDFISH.prepare(Decklist(tuple(slots), "light"), pool(), {})
    assert isinstance(ready, PreparedDeck)
    game = ready.new_game(1, 0)
    game.advance()
    assert game.row.codes() == ["", "1_134"]


def test_lists_are_compared_card_by_card() -> None:
    compare = GOLDFISH.comparison
    assert compare is not None
    rebels = TESTS.decks["rebels"]
    blanked = compare.prepare_without(rebels, "1_19", pool(), {})
    assert isinstance(blanked, PreparedDeck)
    order = Counter(piece.card.code for piece in blanked.start.pieces if piece.owner == 0)
    assert (order["1_19"], order[""]) == (REBELS["1_19"] - 1, 1)
    blanked.replay(1, 0)
    swapped = compare.prepare_beside(rebels, Decklist((*rebels.slots[:-1], Slot("1_26", 1, "main")), "light"), pool(), {})
    assert isinstance(swapped, PreparedDeck)
    pairs = zip(swapped.start.pieces, prepared("rebels").start.pieces, strict=True)
    assert sum(one.card.code != other.card.code for one, other in pairs) == 1
    with pytest.raises(ValueError, match="shuffled"):
        compare.prepare_without(TESTS.decks["odd"], "7_135", pool(), {})


@pytest.mark.parametrize(
    ("slots", "code"),
    [
        ([Slot("1_28", 60, "main")], "no_starting_location"),
        ([Slot("1_127", 1, "main"), Slot("1_28", 8, "main")], "too_few_cards"),
        ([Slot("1_127", 2000, "main")], "too_many_cards"),
        ([Slot("no such card", 1, "main")], "unknown_code"),
    ],
)
def test_a_list_that_cannot_be_played_says_why(slots: list[Slot], code: str) -> None:
    with pytest.raises(NotPlayable) as caught:
        GOLDFISH.prepare(Decklist(tuple(slots), "light"), pool(), {})
    assert code in [problem.code for problem in caught.value.problems]


def test_a_wrong_option_is_refused() -> None:
    with pytest.raises(ValueError, match="own_icons"):
        GOLDFISH.prepare(TESTS.decks["rebels"], pool(), {"own_icons": 9})


def test_the_text_of_a_run_names_its_options() -> None:
    text = prepared("rebels", turn_limit=17, own_icons=3).policy_text()
    assert all("17" in text[language] and "3" in text[language] for language in LANGUAGES)
