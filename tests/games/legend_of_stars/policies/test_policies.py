"""What the default policy does in a few positions, and that it beats one that plays at random."""

from __future__ import annotations

from collections import Counter

import pytest

from games import rules_mode
from games.engine.decision import PASS_VERB
from games.engine.machine import play_match
from games.legend_of_stars.play import constants
from games.legend_of_stars.policies.by_name import policy_of
from games.legend_of_stars.policies.default import PLAYED_MOST, LanePolicy
from tests.games.helpers.play_settings import prepared_match
from tests.games.legend_of_stars.scenarios import Position

# Two standard errors of a share of 2,000 games are 0.022; of 300 games, 0.058.
MIRROR_GAMES, MARGIN = (2000, 0.05) if rules_mode() == "compiled" else (300, 0.1)
CARDS = {
    **{
        name: {"sample": number} for name, number in {"fox": 16, "bargain": 57, "rock": 52, "transit": 53, "flare": 49, "grove": 60}.items()
    },
    **{name: {"sample": number} for name, number in {"golem": 3, "fox": 16, "flare": 49, "rock": 52, "transit": 53}.items()},
    **{name: {"sample": number} for name, number in {"orbit": 55, "bargain": 57, "grove": 60}.items()},
    "strong": {"atk": 900, "def": 300, "down": 300},
    "weak": {"atk": 300, "def": 800, "down": 100},
    "sideways": {"icons": ["left"], "cost": 2},
    "flyer": {"atk": 200, "sky": True},
    "brick": {"atk": 100, "def": 900},
    "dear": {"cost": 6, "atk": 1400},
}
GAMES = 2000 if rules_mode() == "compiled" else 60


def chosen(**given):
    """(verb, card, amount) of the answer of the default policy in a position."""
    position = Position({**given, "cards": CARDS})
    decision = position.advance()
    option = decision.options[LanePolicy().choose(position.game.view(decision.seat), decision)]
    card = position.game.pieces[option.piece].card.code if option.piece >= 0 else ""
    return option.verb, card, option.amount


def test_it_attacks_what_it_beats_and_open_lanes():
    assert chosen(at="attack", you={"front 1": "strong"}, opponent={"front 1": "weak"})[:2] == (constants.ATTACK_VERB, "strong")
    assert chosen(at="attack", you={"front 1": "weak"})[:2] == (constants.ATTACK_VERB, "weak")
    assert chosen(at="attack", you={"front 1": "weak"}, opponent={"front 1": "strong"})[0] == PASS_VERB


def test_it_flies_over_what_it_does_not_beat():
    assert chosen(at="attack", you={"front 1": "flyer"}, opponent={"front 1": "strong"})[:2] == (constants.SKY_VERB, "flyer")


def test_it_advances_to_attack():
    verb, card, square = chosen(at="lead", you={"back 2": "strong"}, opponent={"front 2": "weak"})
    assert (verb, card, square) == (constants.MOVE_VERB, "strong", 1)


def test_it_parts_with_the_card_it_plays_last():
    assert chosen(at="main", you={"hand": ["strong", "dear", "weak"]})[:2] == (constants.ENERGY_VERB, "dear")


def test_it_ends_a_turn_in_which_texts_return_free_cards_for_ever():
    position = Position({"at": "main", "you": {"hand": ["weak", "weak"], "energy": 6}, "cards": CARDS})
    position.do({"choose": "energy", "card": "weak"})
    decision = position.advance()
    for played, verb in ((PLAYED_MOST - 1, constants.PLAY_VERB), (PLAYED_MOST, PASS_VERB)):
        position.game.sides[decision.seat].played = played
        assert decision.options[LanePolicy().choose(position.game.view(decision.seat), decision)].verb == verb


def test_it_defends_with_the_greater_number():
    verb, card, display = chosen(at="main", you={"back 1": "weak", "front 1": "flyer"}, opponent={})
    assert (verb, card) != (constants.DISPLAY_VERB, "weak"), "behind another character nobody attacks it"
    verb, card, display = chosen(at="main", you={"front 1": "weak"}, opponent={"front 1": "strong"})
    assert verb == PASS_VERB or display % constants.FACING_DOWN != 0


def test_it_places_a_trap_face_down_and_turns_it_up():
    start = {"you": {"hand": ["fox"], "energy": 1}, "opponent": {"front 1": "strong"}}
    position = Position({"at": "main", **start, "cards": CARDS})
    position.do({"choose": "play", "card": "fox"})
    position.do({"choose": "square", "square": "back 2"})
    decision = position.advance()
    option = decision.options[LanePolicy().choose(position.game.view(decision.seat), decision)]
    assert option.amount >= constants.FACING_DOWN
    verb, card, display = chosen(at="main", you={"back 2": {"card": "fox", "face": "down"}})
    assert (verb, card) == (constants.DISPLAY_VERB, "fox")
    assert display < constants.FACING_DOWN


def answered(*steps, **given):
    """(verb, card) of the default policy's answer after these steps."""
    position = Position({**given, "cards": CARDS})
    for step in steps:
        position.do(step)
    decision = position.advance()
    option = decision.options[LanePolicy().choose(position.game.view(decision.seat), decision)]
    return option.verb, position.game.pieces[option.piece].card.code if option.piece >= 0 else ""


ATTACKED = {"choose": "attack", "card": "strong", "by": "opponent"}


def test_it_stops_an_attack_that_costs_much():
    given = {"at": "attack", "active": "opponent", "opponent": {"front 1": "strong"}}
    assert answered(ATTACKED, **given, you={"hand": ["transit"], "energy": 1}) == (constants.PLAY_VERB, "transit")
    weak = {"at": "attack", "active": "opponent", "opponent": {"front 1": "flyer"}}
    attack = {"choose": "attack", "card": "flyer", "by": "opponent"}
    assert answered(attack, **weak, you={"hand": ["transit"], "energy": 1})[0] == PASS_VERB


def test_it_uses_a_flash_only_if_that_turns_the_battle():
    attack = {"choose": "attack", "card": "flyer"}
    wall = {"at": "attack", "opponent": {"front 1": {"card": "strong", "position": "defence left"}}}
    mine = {"front 1": "flyer", "hand": ["flare"], "energy": 1}
    assert answered(attack, **wall, you=mine) == (constants.PLAY_VERB, "flare")
    dear = {"at": "attack", "opponent": {"front 1": "dear"}}
    assert answered(attack, **dear, you=mine)[0] == PASS_VERB


def test_it_plays_effects_that_are_worth_their_cost():
    assert chosen(at="main", you={"hand": ["bargain"], "energy": {"regained": 8}, "back 1": "weak"})[:2] == (constants.PLAY_VERB, "bargain")
    assert chosen(at="main", you={"hand": ["rock", "weak"], "energy": 8}, opponent={"front 1": "strong"})[1] != "rock"
    new = {"card": "strong", "placed": True}
    assert chosen(at="main", you={"hand": ["orbit"], "energy": 8, "back 1": new})[:2] == (constants.PLAY_VERB, "orbit")
    assert chosen(at="main", you={"hand": ["orbit"], "energy": 8, "front 1": "strong"})[1] != "orbit"


def test_it_activates_what_helps():
    grove = {"supports": ["grove"], "energy": {"gained": 8}}
    assert chosen(at="main", you=grove)[:2] == (constants.ACTIVATE_VERB, "grove")
    stuck = {"front 1": "golem", "energy": {"regained": 8}}
    assert chosen(at="main", you=stuck, opponent={"front 1": {"card": "brick", "position": "defence left"}})[:2] == (
        constants.ACTIVATE_VERB,
        "golem",
    )


def test_an_unknown_policy_is_refused():
    with pytest.raises(ValueError, match="default, random"):
        policy_of("best", None)


@pytest.mark.parametrize("side", [0, 1])
def test_the_default_policy_beats_a_random_one(side):
    ready = prepared_match("legend-of-stars", ("embers", "tides"), **{f"policy_{1 - side}": "random"})
    outcomes: Counter[str] = Counter()
    for index in range(GAMES // 2):
        replay = ready.new_game(21, index)
        policies = ready.policies(21, index)
        while (decision := replay.advance()) is not None:
            replay.apply(policies[decision.seat].choose(replay.view(decision.seat), decision))
        outcomes[ready.outcome(replay)] += 1
    assert outcomes[f"side_{side}_won"] >= 0.95 * (GAMES // 2)


@pytest.mark.slow
def test_the_sample_decks_are_a_match_for_each_other():
    """The measured share of Embers is 0.52 of 2,000 games (docs/simulation.md)."""
    ready = prepared_match("legend-of-stars", ("embers", "tides"))
    outcomes: Counter[str] = Counter()
    for index in range(MIRROR_GAMES):
        game = ready.new_game(77, index)
        play_match(game, ready.policies(77, index))
        outcomes[ready.outcome(game)] += 1
    assert abs(outcomes["side_0_won"] / MIRROR_GAMES - 0.5) <= MARGIN
