"""What the default policy does in a few positions, and that it beats one that plays at random."""

from __future__ import annotations

from collections import Counter

import pytest

from games import rules_mode
from games.engine.decision import PASS_VERB
from games.legend_of_stars.play import constants
from games.legend_of_stars.policies.by_name import policy_of
from games.legend_of_stars.policies.default import LanePolicy
from tests.games.helpers.play_settings import prepared_match
from tests.games.legend_of_stars.scenarios import Position

CARDS = {
    "strong": {"atk": 900, "def": 300, "down": 300},
    "weak": {"atk": 300, "def": 800, "down": 100},
    "sideways": {"icons": ["left"], "cost": 2},
    "flyer": {"atk": 200, "sky": True},
    "dear": {"cost": 6, "atk": 1400},
}
GAMES = 400 if rules_mode() == "compiled" else 24


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


def test_it_defends_with_the_greater_number():
    verb, card, display = chosen(at="main", you={"back 1": "weak", "front 1": "flyer"}, opponent={})
    assert (verb, card) != (constants.DISPLAY_VERB, "weak"), "behind another character nobody attacks it"
    verb, card, display = chosen(at="main", you={"front 1": "weak"}, opponent={"front 1": "strong"})
    assert verb == PASS_VERB or display % constants.FACING_DOWN != 0


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
