"""The engine against the rules written a second time (`reference`): every decision, every card, every count, in games of any deck."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from games.contracts.decks import Decklist, Slot
from games.engine.rng import stream
from games.engine.tally import Tally
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from tests.games.helpers.sample_decks import DECKS, pool
from tests.games.star_wars_lcg.card_pool import LEADERS, PUBLISHED, SETS, decklist_of
from tests.games.star_wars_lcg.reference import Reference

SLUG = "star-wars-lcg"
GAMES = 3
# What the printed rules leave to the players, and what makes the rarer ends of a game likely.
OPTIONS = (
    {},
    {"policy": "random"},
    {"policy": "random", "opponent_force": 1, "opponent_capacity": 2},
    {"opponent_force": 2, "discard_dead": True},
    {"policy": "random", "opponent_capacity": 20},
)


def check(ready, seed, index):
    game = ready.new_game(seed, index)
    policy = ready.policy(seed, index)
    reference = Reference(ready, game)
    reference.compare(lambda decision: policy.choose(game.view(decision.seat), decision))
    tally = Tally()
    ready.play(seed, index, tally)
    assert dict(tally.counts) == reference.counts()
    assert {name: dict(values) for name, values in tally.histograms.items()} == reference.histograms()
    assert {name: [dict(turn) for turn in turns] for name, turns in tally.curves.items()} == reference.curves()
    names = ("drawn", "played", "stranded_cost", "stranded_match")
    counted = {code: {name: counts[name] for name in names if name in counts} for code, counts in tally.cards.items()}
    assert counted == {code: {name: number for name, number in counts.items() if number} for code, counts in reference.counted.items()}
    return reference


def published(path):
    case = json.loads(path.read_text())
    if not case["affiliation"]:
        case["affiliation"] = case["legal_with"]
    return decklist_of(case)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", DECKS[SLUG])
def test_the_engine_plays_as_the_rules_say(name, options):
    ready = GOLDFISH.prepare(DECKS[SLUG][name], pool(SLUG), {**options, "texts": False})
    for index in range(GAMES):
        check(ready, 21, index)


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_published_decks_are_played_like_the_reference(path):
    for options in ({}, {"policy": "random", "opponent_force": 2}):
        check(GOLDFISH.prepare(published(path), pool(SLUG), {**options, "texts": False}), 22, 0)


@pytest.mark.parametrize("number", range(30))
def test_decks_of_any_sets_are_played_like_the_reference(number):
    rng = stream(23, number, 0)
    side = ("light", "dark")[number % 2]
    sets = Counter(SETS[side][rng.below(len(SETS[side]))] for _ in range(4 + rng.below(8)))
    leader = LEADERS[side][rng.below(len(LEADERS[side]))]
    slots = (*(Slot(code, copies, "objective_sets") for code, copies in sets.items()), Slot(leader, 1, "affiliation"))
    check(GOLDFISH.prepare(Decklist(slots), pool(SLUG), {**OPTIONS[number % len(OPTIONS)], "texts": False}), 24, number)


def test_every_ending_is_among_the_games():
    """A passive opponent destroys nothing, so an objective deck never runs out; everything else happens."""
    few = Decklist((*(Slot(code, 1, "objective_sets") for code in ("1", "2", "3", "4")), Slot("jedi", 1, "affiliation")))
    played = (
        (few, {"policy": "random", "opponent_capacity": 12}),
        (DECKS[SLUG]["jedi starter"], {}),
        (DECKS[SLUG]["sith starter"], {}),
        (DECKS[SLUG]["jedi starter"], {"policy": "do-nothing"}),
    )
    endings = [check(GOLDFISH.prepare(deck, pool(SLUG), {**options, "texts": False}), 25, 0).ending for deck, options in played]
    assert endings == ["deck_out", "objectives", "dial", "dial"]
