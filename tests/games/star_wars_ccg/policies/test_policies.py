"""What the default policy does in a few positions, and that it beats one that plays at random."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.decision import PASS_VERB
from games.engine.machine import play_match
from games.engine.rng import stream
from games.star_wars_ccg.play import constants
from games.star_wars_ccg.play.game import new_game
from games.star_wars_ccg.policies.by_name import DEFAULT, policy_of
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.scenarios import Position
from tests.games.star_wars_ccg.tables import table

CARDS = {
    "rich": {"kind": "site", "icons": [1, 3]},
    "poor": {"kind": "site", "icons": [1, 1]},
    "sky": {"kind": "system"},
    "strong": {"power": 6, "ability": 4, "cost": 4, "forfeit": 6},
    "weak": {"power": 1, "ability": 1, "cost": 1, "forfeit": 2},
    "pilot": {"power": 1, "ability": 2, "cost": 2, "is_pilot": True},
    "empty": {"type": "starship", "kind": "starfighter", "power": 3, "cost": 2, "rooms": {"pilots": 1}},
    "scrap": {"type": "blank"},
}
GAMES = 400 if rules_mode() == "compiled" else 30


def chosen(**given):
    """(verb, card, amount) of the answer of the default policy in a position."""
    position = Position({**given, "stand": True, "cards": CARDS})
    decision = position.advance()
    option = decision.options[DrainPolicy().choose(position.game.view(decision.seat), decision)]
    card = position.game.pieces[option.piece].card.code if option.piece >= 0 else ""
    return option.verb, card, option.amount


def test_it_activates_but_keeps_cards_for_destiny():
    assert chosen(at="activate", row=["rich", "poor"], you={"reserve": 10})[2] == 3
    assert chosen(at="activate", row=["rich", "poor"], you={"reserve": 5})[2] == 2


def test_it_deploys_locations_first_and_then_to_the_richest_drain():
    assert chosen(at="deploy", row=["poor"], you={"hand": ["strong", "sky"], "force": 9})[:2] == (constants.DEPLOY_VERB, "sky")
    position = Position({"at": "deploy", "row": ["poor", "rich"], "cards": CARDS, "you": {"hand": ["strong"], "force": 9}})
    position.do({"choose": "deploy", "card": "strong"})
    decision = position.advance()
    option = decision.options[DrainPolicy().choose(position.game.view(0), decision)]
    assert position.game.pieces[option.piece].card.code == "rich"


def test_it_deploys_no_starship_without_a_pilot():
    assert chosen(at="deploy", row=["sky"], you={"hand": ["empty", "scrap"], "force": 9})[0] == PASS_VERB
    assert chosen(at="deploy", row=["sky"], you={"hand": ["empty", "pilot"], "force": 9})[:2] == (constants.DEPLOY_VERB, "empty")


def test_it_battles_only_where_it_is_stronger():
    strong = [{"card": "strong", "at": "rich"}]
    weak = [{"card": "weak", "at": "rich"}]
    assert chosen(at="battle", row=["rich"], you={"force": 2, "table": strong}, opponent={"table": weak})[0] == constants.BATTLE_VERB
    assert chosen(at="battle", row=["rich"], you={"force": 2, "table": weak}, opponent={"table": strong})[0] == PASS_VERB


def test_it_walks_to_a_new_drain_but_gives_none_up():
    two = [{"card": "strong", "at": "poor"}, {"card": "weak", "at": "poor"}]
    assert chosen(at="move", row=["poor", "rich"], you={"force": 1, "table": two})[0] == constants.WALK_VERB
    assert chosen(at="move", row=["poor", "rich"], you={"force": 1, "table": two[:1]})[0] == PASS_VERB


def test_it_loses_what_it_cannot_use():
    table = [{"card": "strong", "at": "rich"}]
    position = Position(
        {"at": "control", "row": ["rich"], "cards": CARDS, "you": {"table": table}, "opponent": {"hand": ["strong", "scrap"], "used": 1}}
    )
    position.do({"choose": "drain"})
    decision = position.advance()
    option = decision.options[DrainPolicy().choose(position.game.view(1), decision)]
    assert position.game.pieces[option.piece].card.code == "scrap"


def test_it_draws_only_up_to_a_full_hand_and_never_below_ten_life():
    assert chosen(at="draw", row=["rich"], you={"force": 4, "hand": 7, "reserve": 10})[0] == constants.DRAW_VERB
    assert chosen(at="draw", row=["rich"], you={"force": 4, "hand": 8, "reserve": 10})[0] == PASS_VERB
    assert chosen(at="draw", row=["rich"], you={"force": 4, "hand": 2, "reserve": 6})[0] == PASS_VERB


@pytest.mark.parametrize(
    ("hand", "force", "there", "draws"),
    [
        (["scrap"] * 9, 4, ["rich"], True),  # cards without use do not fill a hand that nobody attacks
        (["weak"] * 8, 4, ["rich"], False),  # these win the drain
        (["weak"] * 8, 4, [], True),  # and these would, but there is no drain left to win
        (["dear"], 4, ["rich"], False),  # the own turn activates 2: the Force is saved
        (["dear"], 12, ["rich"], True),
    ],
)
def test_without_an_enemy_it_draws_for_the_drains_that_are_left(hand, force, there, draws):
    cards = {**CARDS, "dear": {"power": 1, "ability": 1, "cost": 9, "forfeit": 2}}
    position = Position({"at": "draw", "row": there or ["poor"], "cards": cards, "you": {"force": force, "hand": hand, "reserve": 12}})
    if not there:
        piece = position.put("weak", 0, constants.AT_LOCATIONS)
        piece.place = position.found("poor").id
        position.game.changed()
    side = position.game.sides[1]
    side.passive, side.pool_life = True, 51
    decision = position.advance()
    option = decision.options[DrainPolicy().choose(position.game.view(0), decision)]
    assert (option.verb == constants.DRAW_VERB) == draws


def test_it_arms_nobody_against_an_opponent_that_does_nothing():
    """Section 7: weapons are ignored, and their Force is better kept."""
    armed = {"power": 1, "ability": 1, "cost": 1, "is_warrior": True}
    cards = {**CARDS, "arm": {"type": "weapon", "weapon_kind": "character"}, "armed": armed}
    own = {"force": 4, "hand": ["arm"], "table": [{"card": "armed", "at": "rich"}]}
    for passive, verb in ((False, constants.DEPLOY_VERB), (True, PASS_VERB)):
        position = Position({"row": ["rich"], "cards": cards, "you": own, "stand": True})
        side = position.game.sides[1]
        side.passive, side.pool_life = passive, 51
        decision = position.advance()
        assert decision.options[DrainPolicy().choose(position.game.view(0), decision)].verb == verb


def test_an_unknown_policy_is_refused():
    with pytest.raises(ValueError, match="default, random"):
        policy_of("best", None)


@pytest.mark.parametrize("side", [0, 1])
def test_the_default_policy_beats_a_random_one(side):
    won = 0
    for index in range(GAMES // 2):
        game = new_game(table("rebels", "empire"), 21, index)
        policies = [policy_of(DEFAULT if seat == side else "random", stream(21, index, 3 + seat)) for seat in (0, 1)]
        play_match(game, policies)
        won += game.winner == side
    assert won >= 0.95 * (GAMES // 2)
