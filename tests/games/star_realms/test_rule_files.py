"""Rule files: read, checked with every fault named, and played by."""

from __future__ import annotations

import json

import pytest

from games.contracts import Decklist
from games.engine.machine import play_match
from games.engine.tally import Tally
from games.star_realms.goldfish import prepare
from games.star_realms.match import prepare as prepare_match
from games.star_realms.rule_files import MOST_CHARACTERS, MOST_FAULTS, MOST_RULES, BadRules, read_rules
from tests.games.decks import pool

CORE = Decklist(())
FLEET = {
    "name": "Fleet",
    "buy": [
        {"faction": "trade-federation", "score": 3, "by_cost": True},
        {"card": "explorer", "score": 1, "when": {"turn": {"max": 3}}},
        {"type": "base", "outpost": True, "cost": {"min": 6}, "score": 2},
    ],
    "use_scrap_ability": [{"card": "explorer", "score": 1, "when": {"reshuffles": {"min": 1}, "opponent_authority": {"max": 40}}}],
    "scrap": [{"card": "viper", "score": 2}, {"card": "scout", "score": 1}],
    "discard": [{"card": "viper", "score": 2}],
}


def bought(rules: dict) -> Tally:
    ready = prepare(CORE, pool("star-realms"), {"policy": "rules", "rules": json.dumps(rules)})
    tally = Tally()
    for index in range(25):
        ready.play(4, index, tally)
    return tally


def test_only_what_the_rules_name_is_bought():
    cards = pool("star-realms").cards
    found = bought(FLEET).cards
    acquired = [code for code, counts in found.items() if counts.get("bought")]
    assert len(acquired) > 5
    for code in acquired:
        card = cards[code]
        assert card.factions == ("trade-federation",) or code == "explorer" or (card.is_outpost and card.cost >= 6)
    assert found["viper"].get("scrapped", 0) <= 50


def test_a_condition_holds_when_it_holds():
    late = {"buy": [{"card": "explorer", "score": 1, "when": {"turn": {"min": 6}}}]}
    curve = bought(late).curves["bought"]
    assert all(set(turn) == {0} for turn in curve[:5])
    assert any(set(turn) != {0} for turn in curve[5:])


def test_a_rule_file_plays_a_match_by_views_alone():
    options = {"policy_0": "rules", "rules_0": json.dumps(FLEET), "policy_1": "expensive"}
    ready = prepare_match([CORE], pool("star-realms"), options)
    game, again = ready.new_game(3, 2), ready.new_game(3, 2)
    play_match(game, ready.policies(3, 2))
    play_match(again, ready.policies(3, 2))
    assert game.is_over
    assert game.trace == again.trace


BAD = {
    "no JSON": ("{", "rules"),
    "a list": ("[]", "rules"),
    "no number": ('{"buy": [{"score": NaN}]}', "rules"),
    "deep": ("[" * 15000, "rules"),
    "nothing": (" ", "rules"),
    "a member twice": ('{"buy": [{"score": 1}], "buy": [{"score": 2}]}', "rules"),
    "a number of many digits": ('{"buy": [{"score": ' + "9" * 5000 + "}]}", "rules"),
    "huge cost": ({"buy": [{"score": 1, "cost": 2**64}]}, "buy[0].cost"),
    "huge turn": ({"buy": [{"score": 1, "when": {"turn": -(2**64)}}]}, "buy[0].when.turn"),
    "min above max": ({"buy": [{"score": 1, "when": {"turn": {"min": 5, "max": 2}}}]}, "buy[0].when.turn"),
    "unknown member": ({"buy": [{"score": 1}], "sell": []}, "rules"),
    "nothing to buy": ({"name": "x"}, "buy"),
    "no score": ({"buy": [{"card": "ram"}]}, "buy[0].score"),
    "score a text": ({"buy": [{"score": "9"}]}, "buy[0].score"),
    "huge score": ({"buy": [{"score": 10**9}]}, "buy[0].score"),
    "unknown card": ({"buy": [{"card": "death star", "score": 1}]}, "buy[0].card"),
    "unknown type": ({"buy": [{"type": "planet", "score": 1}]}, "buy[0].type"),
    "unknown faction": ({"buy": [{"faction": "jedi", "score": 1}]}, "buy[0].faction"),
    "outpost a number": ({"buy": [{"outpost": 1, "score": 1}]}, "buy[0].outpost"),
    "unknown condition": ({"buy": [{"score": 1, "when": {"moon": 1}}]}, "buy[0].when"),
    "odd range": ({"buy": [{"score": 1, "when": {"turn": {"from": 1}}}]}, "buy[0].when.turn"),
    "a rule that is a text": ({"buy": ["ram"]}, "buy[0]"),
    "name a list": ({"buy": [{"score": 1}], "name": []}, "name"),
    "too many rules": ({"buy": [{"score": 1}] * (MOST_RULES + 1)}, "buy"),
    "too long": ('{"name": "' + "x" * MOST_CHARACTERS + '"}', "rules"),
}


@pytest.mark.parametrize("name", BAD)
def test_every_fault_is_named_where_it_is(name):
    data, where = BAD[name]
    with pytest.raises(BadRules) as caught:
        read_rules(data if isinstance(data, str) else json.dumps(data), pool("star-realms"))
    assert where in {fault[0] for fault in caught.value.faults}
    assert all(what.endswith(".") for _, what in caught.value.faults)
    assert not any(word in str(caught.value) for word in ("recursion", "sys."))  # nothing of how it is read


def test_faults_come_all_at_once():
    with pytest.raises(BadRules) as caught:
        read_rules(json.dumps({"buy": [{"card": 3, "score": 1}, {"type": "x", "score": []}], "scrap": 4}), pool("star-realms"))
    assert [where for where, _ in caught.value.faults] == ["buy[0].card", "buy[1].score", "buy[1].type", "scrap"]


def test_of_many_faults_the_first_are_named():
    with pytest.raises(BadRules) as caught:
        read_rules(json.dumps({"buy": [{f"m{number}": 1 for number in range(1500)}]}), pool("star-realms"))
    assert len(caught.value.faults) == MOST_FAULTS + 1
    assert caught.value.faults[-1][1] == f"there are {1500 + 1 - MOST_FAULTS} more faults."


def test_the_policy_needs_its_rules():
    with pytest.raises(ValueError, match="JSON"):
        prepare(CORE, pool("star-realms"), {"policy": "rules"})
