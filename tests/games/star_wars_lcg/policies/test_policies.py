"""The default policy does what section 7 of the rule specification says, position by position."""

from __future__ import annotations

import pytest

from games.star_wars_lcg.abilities.constants import CAPACITY, COST, RESOURCES
from games.star_wars_lcg.policies.goldfish import GoldfishPolicy
from games.star_wars_lcg.policies.simple import DoNothing
from tests.games.helpers.play_settings import prepared
from tests.games.star_wars_lcg.matches import decision_name, verb_name
from tests.games.star_wars_lcg.scenarios import Position


def unit(cost=1, blast=0, icons=0, **facts):
    return {
        "type": "unit",
        "faction": "neutral",
        "facts": {"cost": cost, "blast_damage": blast, "force_icons": icons, "damage_capacity": 2, **facts},
    }


CARDS = {
    "cheap": unit(1),
    "middling": unit(2),
    "dear": unit(4),
    "dearest": unit(9),
    "jedi unit": {**unit(2), "faction": "jedi"},
    "jedi unit 1": {**unit(1), "faction": "jedi"},
    "gear": {"type": "enhancement", "facts": {"cost": 5, "enhances": {"what": "play_area", "whose": "friendly", "any_of": []}}},
    "any objective's": {"type": "enhancement", "facts": {"cost": 0, "enhances": {"what": "objective", "whose": "any", "any_of": []}}},
    "an enemy objective's": {
        "type": "enhancement",
        "facts": {"cost": 0, "enhances": {"what": "objective", "whose": "enemy", "any_of": []}},
    },
    "event": {"type": "event", "facts": {"cost": 1}},
    "blast 0": unit(9),
    "blast 1": unit(9, 1),
    "blast 2": unit(9, 2),
    "blast 3": unit(9, 3),
    "icons 1": unit(9, 1, 1),
    "icons 2": unit(9, 2, 2),
    "quiet icons 2": unit(9, 0, 2),
    "icons 3": unit(9, 0, 3),
    "source unit": unit(9, resources=1),
    "value 1": {"type": "objective", "facts": {"resources": 1, "damage_capacity": 5}},
    "value 2": {"type": "objective", "facts": {"resources": 2, "damage_capacity": 5}},
    "value 3": {"type": "objective", "facts": {"resources": 3, "damage_capacity": 5}},
    "frail value 1": {"type": "objective", "facts": {"resources": 1, "damage_capacity": 4}},
    "capacity 2": {"type": "objective", "facts": {"resources": 0, "damage_capacity": 2}},
    "jedi value 1": {"type": "objective", "faction": "jedi", "facts": {"resources": 1, "damage_capacity": 5}},
}


def taken(given, stop=None, keep_cost=3, discard_dead=False):
    """What the default policy answers from a position until the Force phase is over, as (decision, verb, label)."""
    position = Position(given, CARDS)
    game = position.game
    names = {piece.id: label for label, piece in position.labels.items()}
    policy = GoldfishPolicy(True, keep_cost, discard_dead)
    answers = []
    while (decision := game.advance()) is not None and game.active == game.watched:
        if decision.seat != game.watched or (stop is not None and decision_name(decision.kind) == stop):
            break
        choice = policy.choose(game.view(decision.seat), decision)
        option = decision.options[choice]
        answers.append((decision_name(decision.kind), verb_name(option.verb), names.get(option.piece)))
        game.apply(choice)
    return answers


def chosen(answers, kind):
    return [label if verb != "pass" else "pass" for decision, verb, label in answers if decision == kind]


def deployment(hand, **light):
    return {"seat": "light", "at": "deployment", "light": {"hand": hand, **light}}


def attack(units, objectives, **more):
    content = {"objectives": objectives, "blank_objectives": 0}
    return {"seat": "light", "at": "conflict", "light": {"units": units, "hand": ["event"]}, "dark": content, **more}


def target(label, damage=0):
    return {"card": "blank", "as": label, "damage": damage}


def test_the_most_expensive_unit_comes_first_then_enhancements():
    rich = [{"card": "value 3", "as": "a"}, {"card": "value 3", "as": "b"}, {"card": "value 3", "as": "c"}]
    answers = taken(deployment(["cheap", "gear", "dear", "dearest"], objectives=rich), stop="engage")
    assert chosen(answers, "play")[0] == "dearest"
    answers = taken(deployment(["cheap", "gear", "dear"], objectives=rich), stop="engage")
    assert chosen(answers, "play") == ["dear", "cheap"]  # ten resources: five are left, and they exhaust what the gear would need


def test_enhancements_come_when_no_unit_can_be_played():
    rich = [{"card": "value 3", "as": "a"}, {"card": "value 2", "as": "b"}]
    assert chosen(taken(deployment(["gear", "dearest", "event"], objectives=rich), stop="engage"), "play") == ["gear"]


def test_it_pays_with_exact_sources_and_with_units_last():
    objectives = [{"card": "value 3", "as": "three"}, {"card": "value 2", "as": "two"}]
    given = deployment(["dear", "event"], objectives=objectives, units=["source unit"])
    assert chosen(taken(given, stop="engage"), "pay") == ["jedi", "three", None]


def test_it_wastes_a_resource_rather_than_focus_a_unit():
    given = deployment(["middling", "event"], objectives=[{"card": "value 3", "as": "three"}], units=["source unit"])
    given["light"]["affiliation"] = {"card": "jedi", "focus": 1}
    assert chosen(taken(given, stop="engage"), "pay")[0] == "three"


def test_many_cards_pay_a_little_rather_than_one_much():
    """LCG-REF-01: with one token each they are all ready in the next turn."""
    objectives = [{"card": "value 2", "as": "two"}, {"card": "value 1", "as": "one"}]
    given = deployment(["middling", "event"], objectives=objectives)
    assert chosen(taken(given, stop="engage"), "pay") == ["one", "jedi", None]


def test_an_exact_payment_leaves_the_rest_for_the_next_card():
    objectives = [{"card": "value 2", "as": "two"}, {"card": "value 1", "as": "one"}]
    given = deployment(["middling", "cheap"], objectives=objectives, affiliation={"card": "jedi", "focus": 1})
    answers = taken(given, stop="engage")
    assert chosen(answers, "play") == ["middling", "cheap"]
    assert chosen(answers, "pay")[:1] == ["two"]


def test_a_neutral_source_pays_before_one_that_could_match_the_next_card():
    given = deployment(["cheap", "jedi unit 1"], objectives=[{"card": "value 1", "as": "one"}])
    answers = taken(given, stop="engage")
    assert chosen(answers, "play") == ["cheap", "jedi unit 1"]
    assert chosen(answers, "pay")[:1] == ["one"]


def test_it_enhances_its_own_cards_if_it_may_choose():
    given = deployment(["any objective's", "event"], objectives=[{"card": "value 1", "as": "own"}])
    assert chosen(taken(given, stop="engage"), "enhance") == ["own"]
    given = deployment(["an enemy objective's", "event"], objectives=[{"card": "value 1", "as": "own"}])
    assert chosen(taken(given, stop="engage"), "enhance") == ["dark 1"]


def test_it_supplies_the_match_first():
    objectives = [{"card": "value 2", "as": "two"}, "jedi value 1"]
    given = deployment(["jedi unit", "event"], objectives=objectives, affiliation={"card": "jedi", "focus": 1})
    assert chosen(taken(given, stop="engage"), "pay")[0] == "jedi value 1"


def test_the_fewest_units_destroy_the_most_damaged_objective():
    answers = taken(attack(["blast 1", "blast 2", "blast 3"], [target("fresh"), target("worn", 1)]))
    # 4 are left: 3 and the bonus are just enough, so one unit goes; the next two cannot destroy the fresh one: 2 + 1 + 1.
    assert chosen(answers, "engage")[:2] == ["worn", "fresh"]
    assert chosen(answers, "attack") == ["blast 3", "pass", "blast 2", "pass"]


def test_the_weakest_sufficient_unit_strikes():
    answers = taken(attack(["blast 3", "blast 2", "blast 1"], [target("worn", 3)]))
    assert chosen(answers, "attack") == ["blast 1", "pass"]


def test_two_units_are_sent_where_one_is_not_enough():
    answers = taken(attack(["blast 1", "blast 3", "blast 2"], [target("fresh")]))
    assert chosen(answers, "attack") == ["blast 3", "blast 1", "pass"]


def test_an_objective_that_can_be_destroyed_comes_before_a_more_damaged_one_that_cannot():
    answers = taken(attack(["blast 1"], [{"card": "value 3", "as": "tough", "damage": 2}, {"card": "frail value 1", "damage": 1}]))
    assert chosen(answers, "engage")[0] == "tough"
    answers = taken(attack(["blast 2"], [{"card": "blank", "as": "tough", "damage": 1}, {"card": "frail value 1", "damage": 1}]))
    assert chosen(answers, "engage")[0] == "frail value 1"


def test_the_bonus_counts_in_what_can_be_destroyed():
    answers = taken(attack(["blast 1"], [target("tough", 2), {"card": "capacity 2", "as": "frail"}]))
    assert chosen(answers, "engage")[0] == "frail"


def test_each_other_objective_gets_one_unit_for_the_bonus():
    answers = taken(attack(["blast 0", {"card": "blast 0", "as": "other"}], [target("a"), target("b"), target("c")]))
    assert chosen(answers, "engage") == ["a", "b"]
    assert len([label for label in chosen(answers, "attack") if label != "pass"]) == 1  # the second unit is the only one left


def test_nobody_is_held_back_while_the_balance_is_ours_anyway():
    answers = taken(attack(["icons 2", "icons 1"], [target("a"), target("b")], balance="light"))
    assert chosen(answers, "engage") == ["a", "b"]
    assert chosen(answers, "commit") == ["pass"]


def test_enough_units_are_held_back_and_committed_for_the_balance():
    given = attack(["icons 2", "icons 1", "quiet icons 2"], [target("a"), target("b")], balance="dark")
    given["dark"]["force"] = 1
    answers = taken(given)
    # Two icons beat one; of the two units with two icons the one without blast damage stays.
    assert "quiet icons 2" not in chosen(answers, "attack")
    assert chosen(answers, "commit")[0] == "quiet icons 2"
    assert chosen(answers, "commit")[1:] in ([], ["pass"])


def test_most_force_icons_are_held_back_first():
    given = attack(["icons 2", "icons 3", "icons 1"], [target("a")], balance="dark")
    given["dark"]["force"] = 3
    answers = taken(given)
    assert chosen(answers, "commit")[:2] == ["icons 3", "icons 2"]
    assert chosen(answers, "attack") == ["icons 1", "pass"]


def test_committed_units_are_held_back_first():
    given = attack(["icons 3", {"card": "icons 2", "committed": True}], [target("a")], balance="light")
    given["dark"]["force"] = 2
    answers = taken(given)
    assert chosen(answers, "attack") == ["icons 3", "pass"]
    assert chosen(answers, "commit") == ["pass"], "a tie keeps the Balance, and the attacker stays free"


def test_nobody_is_held_back_for_a_balance_out_of_reach():
    given = attack(["icons 2", "icons 1"], [target("a"), target("b")], balance="dark")
    given["dark"]["force"] = 9
    answers = taken(given)
    assert chosen(answers, "engage") == ["a", "b"]
    assert chosen(answers, "commit") == ["pass"]


def test_committed_units_count():
    given = {
        "seat": "dark",
        "at": "force",
        "balance": "light",
        "dark": {"units": [{"card": "icons 1", "committed": True}, "icons 3"], "hand": ["event"]},
    }
    assert chosen(taken(given), "commit") == ["pass"]


def test_the_balances_damage_goes_to_the_most_damaged():
    given = {"seat": "light", "at": "balance", "balance": "light", "light": {"hand": ["event"]}}
    given["dark"] = {"objectives": [target("a", 1), target("b", 3), target("c", 2)], "blank_objectives": 0}
    assert chosen(taken(given, stop="discard_one"), "balance_damage") == ["b"]


def test_it_discards_nothing_by_choice_and_useless_cards_when_it_must():
    given = {"seat": "light", "at": "draw", "light": {"reserve": 2, "hand": ["cheap", "dear", "event", "dearest"]}}
    answers = taken(given, stop="play")
    assert chosen(answers, "discard_one") == ["pass"]
    assert chosen(answers, "discard_down") == ["event", "dearest"]


def test_it_discards_cards_that_it_never_plays_if_the_option_says_so():
    given = {"seat": "light", "at": "draw", "light": {"reserve": 6, "hand": ["cheap", "dear", "event", "dearest"]}}
    assert chosen(taken(given, stop="play", discard_dead=True), "discard_one") == ["event"]
    given["light"]["hand"] = ["cheap", "dear"]
    assert chosen(taken(given, stop="play", discard_dead=True), "discard_one") == ["pass"]


@pytest.mark.parametrize(("keep_cost", "mulligan"), [(1, False), (0, True)])
def test_a_hand_without_a_cheap_unit_goes_back(keep_cost, mulligan):
    ready = prepared("star-wars-lcg", "jedi starter", keep_cost=keep_cost)
    seen = False
    for index in range(40):
        game = ready.new_game(1, index)
        game.advance()
        game.apply(0)
        decision = game.advance()
        costs = [piece.card.numbers[COST] for piece in game.view(1).hand() if piece.card.type == 1]
        expected = 1 if not any(cost <= keep_cost for cost in costs) else 0
        assert ready.policy(1, index).choose(game.view(1), decision) == expected
        seen = seen or bool(expected) == mulligan
    assert seen


def test_the_passive_policy_takes_the_first_option_if_it_cannot_decline():
    game = prepared("star-wars-lcg", "sith starter").new_game(1, 0)
    assert DoNothing().choose(game.view(0), game.advance()) == 0


def test_the_poorest_objective_goes_under_the_deck():
    ready = prepared("star-wars-lcg", "sith starter")
    equals = False
    for index in range(20):
        game = ready.new_game(1, index)
        decision = game.advance()
        seen = [game.view(0).piece(option.piece).card for option in decision.options]
        choice = seen[ready.policy(1, index).choose(game.view(0), decision)]
        worths = [(card.numbers[RESOURCES], card.numbers[CAPACITY]) for card in seen]
        taken_worth = (choice.numbers[RESOURCES], choice.numbers[CAPACITY])
        assert taken_worth == min(worths)
        equals = equals or len({capacity for resources, capacity in worths if resources == taken_worth[0]}) > 1
    assert equals, "among the poorest the one that is destroyed soonest"
