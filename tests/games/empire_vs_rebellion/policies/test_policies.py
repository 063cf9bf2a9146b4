"""The default policy uses what it can see and never acts in circles; the plain policy stops in time."""

from __future__ import annotations

import pytest

from games.empire_vs_rebellion.abilities.constants import INFLUENCE_VERB, PLAY_VERB
from games.empire_vs_rebellion.policies.by_name import GREEDY, PLAIN, RANDOM
from games.empire_vs_rebellion.policies.default import GreedyPolicy
from games.empire_vs_rebellion.policies.reach import reach_table
from games.empire_vs_rebellion.policies.simple import PlainPolicy
from games.empire_vs_rebellion.runs.match import prepare
from games.engine.decision import PASS_VERB
from games.engine.machine import play_match
from games.engine.rng import stream
from tests.games.empire_vs_rebellion.scenarios import Position
from tests.games.helpers.sample_decks import DECKS, pool

SLUG = "empire-vs-rebellion"
LISTS = (DECKS[SLUG]["rebels"], DECKS[SLUG]["empire"])
WEIGHTS = [0, 0, 4, 4, 4, 4, 4, 0]


def answer(position: Position):
    """The option that the default policy takes in seat 0 after the opponent passed."""
    position.do({"choose": "pass", "by": "opponent"})
    decision = position.advance()
    assert decision.seat == 0
    choice = GreedyPolicy(WEIGHTS, reach_table(WEIGHTS), 0).choose(position.game.view(0), decision)
    return decision.options[choice]


def struggle(you: dict, opponent: dict, **given) -> Position:
    return Position({"balance": "opponent", "you": {"deck": ["recon-2", "recon-3"], **you}, "opponent": opponent, **given})


def test_a_visible_strategy_counts():
    """13 to 12 would win; with a Direct Assault that is open it is 13 to 14, with a Deception it loses."""
    own = {"area": ["diplomacy-5", "recon-5", "recon-3"]}
    for strategy, passes in ((None, True), ("bureaucracy", True), ("direct-assault", False), ("deception", False)):
        other = {"area": ["recon-4", "recon-5", "military-3"], **({"chosen": strategy} if strategy else {})}
        position = struggle(own, other)
        position.game.sides[1].is_shown = True
        assert (answer(position).verb == PASS_VERB) == passes, strategy


def test_the_policy_knows_that_two_deceptions_cancel():
    position = struggle({"area": ["recon-5"], "chosen": "deception"}, {"area": ["recon-4"], "chosen": "deception"})
    position.game.sides[1].is_known = True
    assert answer(position).verb == PASS_VERB


def test_a_hidden_strategy_does_not_count():
    own = {"area": ["diplomacy-5", "recon-5", "recon-3"]}
    position = struggle(own, {"area": ["recon-4", "recon-5", "military-3"], "chosen": "direct-assault"})
    assert answer(position).verb == PASS_VERB


def test_the_second_infiltrator_does_not_know_the_choice_of_the_first():
    """EVR-STR-02: both choose at the same time, so each of the own strategies may be the one; who chose it knows it."""
    names = ["bureaucracy", "deception", "support"]
    infiltrated = {"strategies": names, "infiltrated": True, "deck": ["recon-2"]}
    position = Position({"at": "choose", "you": infiltrated, "opponent": infiltrated})
    position.do({"choose": "strategy", "card": "deception", "by": "opponent"})
    decision = position.advance()
    assert decision.seat == 0
    chosen: dict[int, list[str]] = {0: [], 1: []}
    rng = stream(1, 2, 3)
    for seat in (0, 1) * 60:
        world = position.game.view(seat).imagined(rng)
        world.apply(0)
        world.advance()
        chosen[seat] += [piece.card.code for piece in world.sides[0].chosen.cards]
    assert set(chosen[1]) == {"rebel-strategy-deception"}
    assert all(12 <= chosen[0].count(f"rebel-strategy-{name}") <= 28 for name in names)


def test_influence_is_not_spent_to_gain_influence():
    """A-19: Yoda used and readied again and again changes nothing."""
    tired = [{"card": card, "exhausted": True} for card in ("yoda", "recon-3", "diplomacy-3")]
    position = struggle(
        {"area": tired, "influence": 1, "deck": ["recon-3", "recon-2"]},
        {"area": ["recon-5", "military-5", "boba-fett"]},
        event="rebel-uprising",
    )
    game = position.game
    game.known[0] = game.sides[0].deck.cards[-1].id
    option = answer(position)
    assert (option.verb, game.pieces[option.piece].card.code) != (INFLUENCE_VERB, "rebel-yoda")


@pytest.mark.slow
@pytest.mark.parametrize(("other", "least"), [(RANDOM, 0.85), (PLAIN, 0.75)])
def test_it_beats_other_policies_and_reaches_no_limit(other, least):
    won = 0
    games = 120
    for index, seat in ((index, index % 2) for index in range(games)):
        names = [other, other]
        names[seat] = GREEDY
        match = prepare(LISTS, pool(SLUG), {"policy_0": names[0], "policy_1": names[1]})
        game = match.new_game(12, index)
        play_match(game, match.policies(12, index))
        won += game.winner == seat
        assert game.guards == 0
    assert won > least * games


@pytest.mark.parametrize(
    ("own", "other", "plays"),
    [
        (["recon-5", "military-5", "recon-4"], ["recon-2"], True),
        (["recon-5", "military-5", "diplomacy-5"], ["recon-2"], False),
        (["recon-5", "military-5", "diplomacy-5"], ["boba-fett", "darth-vader", "recon-4"], True),
        (["recon-5", "military-5", "diplomacy-5"], ["boba-fett", "darth-vader", "ig-88"], False),
    ],
)
def test_the_plain_policy(own, other, plays):
    """Target 17: 14 is too little, 15 is enough, but not against 16; who exceeds needs no answer."""
    position = struggle({"area": own}, {"area": other})
    position.do({"choose": "pass", "by": "opponent"})
    decision = position.advance()
    option = decision.options[PlainPolicy().choose(position.game.view(0), decision)]
    assert option.verb == (PLAY_VERB if plays else PASS_VERB)
