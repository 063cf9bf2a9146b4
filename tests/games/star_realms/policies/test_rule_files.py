"""Rule files: how they are read, that every fault is named, and that the policy follows them."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.contracts.decks import Decklist
from games.contracts.runs import BadOption
from games.engine.machine import play_match
from games.engine.tally import Tally
from games.star_realms.decks.messages import TEMPLATES, message
from games.star_realms.policies.rule_files import files as rule_files
from games.star_realms.policies.rule_files.files import MOST_CHARACTERS, MOST_FAULTS, MOST_RULES, BadRules, Fault, read_rules
from games.star_realms.policies.rule_files.measures import MEASURES, VALUE_MEASURES
from games.star_realms.policies.rule_files.reader import LISTS, VALUES
from games.star_realms.runs.goldfish import GOLDFISH
from games.star_realms.runs.match import prepare as prepare_match
from tests.games.helpers.call_counts import calls
from tests.games.helpers.sample_decks import pool

CORE = Decklist(())
ABSENT = ("alliance-frigate", "moonwurm")  # of later boxes
WORDS = st.sampled_from(["buy", "scrap", "name", "card", "score", "when", "turn", "min", "max", "cost", "outpost"])
NO_JSON = {"rules_no_json", "rules_open_text", "rules_end_early", "rules_missing", "rules_too_deep"}
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
    ready = GOLDFISH.prepare(CORE, pool("star-realms"), {"policy": "rules", "rules": json.dumps(rules)})
    tally = Tally()
    for index in range(25):
        ready.play(4, index, tally)
    return tally


def test_only_cards_named_by_the_rules_are_bought():
    cards = pool("star-realms").cards
    found = bought(FLEET).cards
    acquired = [code for code, counts in found.items() if counts.get("bought")]
    assert len(acquired) > 5
    for code in acquired:
        card = cards[code]
        assert card.factions == ("trade-federation",) or code == "explorer" or (card.is_outpost and card.cost >= 6)
    assert found["viper"].get("scrapped", 0) <= 50


def test_conditions():
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


def faults_of(data: object) -> tuple[Fault, ...]:
    with pytest.raises(BadRules) as caught:
        read_rules(data if isinstance(data, str) else json.dumps(data, indent=1), pool("star-realms"))
    return caught.value.faults


def said(fault: Fault, language: str = "en") -> str:
    return message(fault.problem, language, pool("star-realms"))


BAD = {
    "no JSON": ('{"buy": ]}', "", "rules_no_json"),
    "YAML": ("buy:\n  - card: ram\n    score: 1", "", "rules_no_json"),
    "a text left open": ('{"name": "x', "", "rules_open_text"),
    "a line break in a text": ('{"name": "x\n"}', "", "rules_no_json"),
    "half a file": ('{"buy": [{"score": 1}', "", "rules_end_early"),
    "a list": ("[]", "", "rules_no_object"),
    "no number": ('{"buy": [{"score": NaN}]}', "buy[0].score", "rules_no_whole_number"),
    "endless": ('{"buy": [{"score": -Infinity}]}', "buy[0].score", "rules_no_whole_number"),
    "a fraction": ('{"buy": [{"score": 1.5}]}', "buy[0].score", "rules_no_whole_number"),
    "deep": ("[" * 15000, "", "rules_too_deep"),
    "deep objects": ('{"a":' * 3000, "", "rules_too_deep"),
    "nothing": (" ", "", "rules_missing"),
    "a member twice": ('{"buy": [{"score": 1}], "buy": [{"score": 2}]}', "buy", "rules_twice"),
    "a score twice": ('{"buy": [{"score": 1, "score": 2}]}', "buy[0].score", "rules_twice"),
    "a number of many digits": ('{"buy": [{"score": ' + "9" * 5000 + "}]}", "buy[0].score", "rules_no_whole_number"),
    "huge cost": ({"buy": [{"score": 1, "cost": 2**64}]}, "buy[0].cost", "rules_no_whole_number"),
    "huge turn": ({"buy": [{"score": 1, "when": {"turn": -(2**64)}}]}, "buy[0].when.turn", "rules_no_whole_number"),
    "min above max": ({"buy": [{"score": 1, "when": {"turn": {"min": 5, "max": 2}}}]}, "buy[0].when.turn", "rules_min_above_max"),
    "before the first turn": ({"buy": [{"score": 1, "when": {"turn": {"max": 0}}}]}, "buy[0].when.turn", "rules_never"),
    "fewer than no bases": ({"buy": [{"score": 1, "when": {"bases": -1}}]}, "buy[0].when.bases", "rules_never"),
    "unknown member": ({"buy": [{"score": 1}], "sell": []}, "sell", "rules_unknown_member"),
    "near a member": ({"buy": [{"scored": 1}]}, "buy[0].scored", "rules_unknown_member_near"),
    "a member that cannot be printed": ('{"\\u0000\\ud800": 1}', "\ufffd\ufffd", "rules_unknown_member"),
    "nothing to buy": ({"name": "x"}, "buy", "rules_nothing_to_buy"),
    "no score": ({"buy": [{"card": "ram"}]}, "buy[0]", "rules_no_score"),
    "score a text": ({"buy": [{"score": "9"}]}, "buy[0].score", "rules_no_whole_number"),
    "score a flag": ({"buy": [{"score": True}]}, "buy[0].score", "rules_no_whole_number"),
    "huge score": ({"buy": [{"score": 10**9}]}, "buy[0].score", "rules_no_whole_number"),
    "unknown card": ({"buy": [{"card": "qqqq", "score": 1}]}, "buy[0].card", "rules_unknown_card"),
    "near a card": ({"buy": [{"card": "batle-blob", "score": 1}]}, "buy[0].card", "rules_unknown_card_near"),
    "card a list": ({"buy": [{"card": ["ram"], "score": 1}]}, "buy[0].card", "rules_no_text"),
    "a card nobody buys": ({"buy": [{"card": "viper", "score": 1}]}, "buy[0]", "rules_never_bought"),
    "a card in no deck": ({"scrap": [{"type": "mission", "score": 1}]}, "scrap[0]", "rules_no_card"),
    "a card of another faction": ({"buy": [{"card": "ram", "faction": "star-empire", "score": 1}]}, "buy[0]", "rules_never_bought"),
    "a ship that is an outpost": ({"buy": [{"type": "ship", "outpost": True, "score": 1}]}, "buy[0]", "rules_never_bought"),
    "a card of another cost": ({"buy": [{"card": "ram", "cost": {"min": 7}, "score": 1}]}, "buy[0]", "rules_never_bought"),
    "behind one about all": ({"buy": [{"score": 1}, {"card": "ram", "score": 9}]}, "buy[1]", "rules_never_reached"),
    "unknown type": ({"buy": [{"type": "planet", "score": 1}]}, "buy[0].type", "rules_unknown_word"),
    "near a type": ({"buy": [{"type": "shp", "score": 1}]}, "buy[0].type", "rules_unknown_word_near"),
    "type a number": ({"buy": [{"type": 1, "score": 1}]}, "buy[0].type", "rules_no_word"),
    "unknown faction": ({"buy": [{"faction": "jedi", "score": 1}]}, "buy[0].faction", "rules_unknown_word"),
    "outpost a number": ({"buy": [{"outpost": 1, "score": 1}]}, "buy[0].outpost", "rules_no_flag"),
    "unknown condition": ({"buy": [{"score": 1, "when": {"moon": 1}}]}, "buy[0].when.moon", "rules_unknown_member"),
    "conditions a list": ({"buy": [{"score": 1, "when": [3]}]}, "buy[0].when", "rules_no_conditions"),
    "odd range": ({"buy": [{"score": 1, "when": {"turn": {"from": 1}}}]}, "buy[0].when.turn.from", "rules_unknown_member"),
    "no range": ({"buy": [{"score": 1, "when": {"turn": None}}]}, "buy[0].when.turn", "rules_no_range"),
    "an empty range": ({"buy": [{"score": 1, "when": {"turn": {}}}]}, "buy[0].when.turn", "rules_no_range"),
    "a rule that is a text": ({"buy": ["ram"]}, "buy[0]", "rules_no_rule"),
    "rules that are none": ({"buy": {"score": 1}}, "buy", "rules_no_list"),
    "name a list": ({"buy": [{"score": 1}], "name": []}, "name", "rules_bad_name"),
    "a name of control characters": ('{"buy": [{"score": 1}], "name": "\\u0000"}', "name", "rules_bad_name"),
    "a name of half a surrogate pair": ('{"buy": [{"score": 1}], "name": "\\ud800"}', "name", "rules_bad_name"),
    "too many rules": ({"buy": [{"score": 1}] * (MOST_RULES + 1)}, "buy", "rules_too_many"),
    "no choice": ({"buy": [], "choose": [{"card": "patrol-mech"}]}, "choose[0]", "rules_no_choice"),
    "choice 0": ({"buy": [], "choose": [{"choice": 0}]}, "choose[0].choice", "rules_no_choice"),
    "a score of a choice": ({"buy": [], "choose": [{"choice": 1, "score": 2}]}, "choose[0].score", "rules_unknown_member"),
    "two lower bounds": ({"buy": [{"score": 1, "when": {"turn": {"min": 1, "above": 2}}}]}, "buy[0].when.turn.above", "rules_two_bounds"),
    "an unknown measure": ({"buy": [{"score": 1, "when": {"turn": {"min": "moon"}}}]}, "buy[0].when.turn.min", "rules_unknown_word"),
    "near a measure": ({"buy": [{"score": 1, "when": {"turn": "reshufles"}}]}, "buy[0].when.turn", "rules_unknown_word_near"),
    "what the opponent holds": (
        {"buy": [{"score": 1, "when": {"opponent_hand.blob": 1}}]},
        "buy[0].when.opponent_hand.blob",
        "rules_unknown_member_near",
    ),
    "a cost that is a measure": ({"buy": [{"score": 1, "cost": "trade"}]}, "buy[0].cost", "rules_no_range"),
    "an end of a cost that is a measure": ({"buy": [{"score": 1, "cost": {"min": "trade"}}]}, "buy[0].cost.min", "rules_no_whole_number"),
    "a list that says nothing": ({"buy": {}}, "buy", "rules_no_list"),
    "rules inside that are none": ({"buy": [{"card": "ram", "rules": []}]}, "buy[0].rules", "rules_no_list"),
    "a score outside": ({"buy": [{"card": "ram", "score": 1, "rules": [{"score": 1}]}]}, "buy[0].score", "rules_unknown_member"),
    "a score missing inside": ({"buy": [{"card": "ram", "rules": [{"when": {"turn": 1}}]}]}, "buy[0].rules[0]", "rules_no_score"),
    "behind one inside": ({"buy": [{"card": "ram", "rules": [{"score": 1}, {"score": 2}]}]}, "buy[0].rules[1]", "rules_never_reached"),
    "a card inside": ({"buy": [{"rules": [{"card": "ram", "score": 1}]}]}, "buy[0].rules[0].card", "rules_unknown_member"),
    "too many inside": ({"buy": [{"rules": [{"score": 1}] * MOST_RULES}, {"score": 2}]}, "buy", "rules_too_many"),
    "a ship among bases": ({"buy": [], "use_base": [{"card": "ram", "score": 1}]}, "use_base[0]", "rules_no_card"),
    "a default of a choice": ({"buy": [], "choose": {"rules": [], "default": 1}}, "choose.default", "rules_unknown_member"),
    "a default that is a text": ({"buy": {"rules": [], "default": "much"}}, "buy.default", "rules_no_whole_number"),
    "a total of scraps": ({"buy": [], "scrap": {"rules": [], "total": True}}, "scrap.total", "rules_unknown_member"),
    "a total that is a number": ({"buy": {"rules": [], "total": 1}}, "buy.total", "rules_no_flag"),
    "a use of what is bought": ({"buy": [{"score": 1, "then_use": True}]}, "buy[0].then_use", "rules_unknown_member"),
    "values that are a list": ({"buy": [], "values": []}, "values", "rules_no_values"),
    "too many values": ({"buy": [], "values": {f"v{number}": [{"score": 1}] for number in range(21)}}, "values", "rules_no_values"),
    "a value with a dot in its name": ({"buy": [], "values": {"a.b": [{"score": 1}]}}, "values.a.b", "rules_bad_value_name"),
    "a value twice": ('{"buy": [], "values": {"a": [{"score": 1}], "a": [{"score": 2}]}}', "values.a", "rules_twice"),
    "a value with a least": ({"buy": [], "values": {"a": {"rules": [], "least": 1}}}, "values.a.least", "rules_unknown_member_near"),
    "a value of itself": (
        {"buy": [], "values": {"a": [{"score": "value.a"}]}},
        "values.a[0].score",
        "rules_no_whole_number",
    ),
    "a mean of a later value": (
        {"buy": [], "values": {"a": [{"score": 1, "when": {"owned_value.zzz": 1}}], "zzz": [{"score": 1}]}},
        "values.a[0].when.owned_value.zzz",
        "rules_unknown_member",
    ),
    "a value that asks what buying gains": (
        {"buy": [], "values": {"a": [{"score": "buy_score_gained"}]}},
        "values.a[0].score",
        "rules_no_whole_number",
    ),
    "too long": ('{"name": "' + "x" * MOST_CHARACTERS + '"}', "", "rules_too_long"),
}


@pytest.mark.parametrize("name", BAD)
def test_every_fault_has_its_place_and_a_sentence_in_every_language(name):
    data, where, code = BAD[name]
    faults = faults_of(data)
    assert (where, code) in {(fault.where, fault.problem.code) for fault in faults}
    for fault in faults:
        sentences = [said(fault, language) for language in ("en", "ja", "zh-hant")]
        assert len(set(sentences)) == 3, sentences
        assert sentences[0].endswith((".", "?"))
        assert all(sentence.encode() and len(sentence) < 200 for sentence in sentences)
        assert not any(word in sentences[0] for word in ("recursion", "sys.", "Expecting"))  # nothing of how it is read


def test_every_fault_of_a_file_has_a_case_and_a_sentence():
    source = "".join(path.read_text() for path in Path(rule_files.__file__).parent.glob("*.py"))
    codes = {code for code in TEMPLATES if code.startswith("rules_")}
    assert set(re.findall(r'"(rules_[a-z_]+)"', source)) == codes
    assert codes - {code for _, _, code in BAD.values()} == {"rules_more_faults"}


def test_all_faults_are_reported_at_once_with_their_lines():
    text = """{"buy": [
        {"card": 3, "score": 1},
        {"type": "x",
         "score": []}],
     "scrap": 4}"""
    assert [(fault.where, fault.line) for fault in faults_of(text)] == [
        ("buy[0].card", 2),
        ("buy[1].type", 3),
        ("buy[1].score", 4),
        ("scrap", 5),
    ]


def test_suggestions_are_found_by_card_name():
    for name in ("Battle Blob", "batleblob", "BATTLE BLOB"):
        (fault,) = faults_of({"buy": [{"card": name, "score": 1}]})
        assert "“battle-blob”" in said(fault)


def test_rules_after_a_conditional_rule_still_apply():
    blob_ships = {"type": "ship", "faction": "blob", "score": 1}
    always, sometimes = {"score": 1}, {"score": 2, "when": {"turn": 1}}
    assert read_rules(json.dumps({"buy": [sometimes, always]}), pool("star-realms"))
    (fault,) = faults_of({"buy": [{"type": "ship", "score": 1}, {"type": "base", "score": 1}, sometimes, blob_ships]})
    assert (fault.where, said(fault)) == (
        "buy[3]",
        "This rule is never used: earlier rules, up to buy[0], always apply to the same cards.",
    )


def test_only_the_first_of_many_faults_are_reported():
    faults = faults_of({"buy": [{f"m{number}": 1 for number in range(900)}]})
    assert len(faults) == MOST_FAULTS + 1
    assert said(faults[-1]) == f"Further errors in the file: {900 + 1 - MOST_FAULTS}."


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({name: [{"card": f"zq{number}", "score": 1} for number in range(170)] for name in ("buy", "scrap", "discard")}),
        json.dumps({"buy": [{"score": 1, "when": {"turn": {"min": turn}}} for turn in range(1, 200)]}),
        '{"buy": [' + '{"score": 1},' * 190 + '{"' + "x" * 15000 + '": 1}]}',
        "[" * 19_000 + "]" * 1_000,
        '{"buy": "' + "\\u0000" * 3_000 + '"}',
        "9" * 19_999,
        json.dumps({"buy": [{"rules": [{"score": 1, "when": {"turn": {"min": turn, "max": "deck"}}} for turn in range(1, 590)]}]}),
        json.dumps({name: [{"score": 1, "when": {"turn": turn}} for turn in range(1, 340)] for name in ("buy", "scrap", "play", "copy")}),
        "[" * 59_000,
        json.dumps({"buy": [{"score": 1, "when": {f"moon.{number}": 1}} for number in range(590)]}),
    ],
)
def test_any_file_is_checked_quickly(text):
    began = time.process_time()
    with suppress(BadRules):
        read_rules(text, pool("star-realms"))
    assert time.process_time() - began < 1  # some hundredths of a second


@pytest.mark.slow
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda each: st.lists(each) | st.dictionaries(WORDS | st.text(), each)
    )
)
def test_any_data_is_read_or_refused(data):
    with suppress(BadRules):
        read_rules(json.dumps(data), pool("star-realms"))


@given(st.text(alphabet='{}[]",:0123456789.eE+-truefalsn \n\\\ud800buycard'))
def test_any_text_is_read_or_refused_as_json_reads_it(text):
    codes: set[str] = set()
    try:
        read_rules(text, pool("star-realms"))
    except BadRules as error:
        codes = {fault.problem.code for fault in error.faults}
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        assert codes & NO_JSON
    else:
        assert not codes & NO_JSON


def test_faults_of_both_files_of_a_match_are_reported_at_once():
    options = {"policy_0": "rules", "rules_0": "{", "policy_1": "rules", "rules_1": json.dumps({"buy": [{"score": "x"}]})}
    with pytest.raises(BadOption) as caught:
        prepare_match([CORE], pool("star-realms"), options)
    assert [(fault.option, fault.where) for fault in caught.value.faults] == [("rules_0", ""), ("rules_1", "buy[0].score")]


def test_every_playable_card_can_be_named():
    file = {
        "buy": [{"faction": "blob", "score": 3, "cost": 3}, {"outpost": True, "score": 2}, {"type": "hero", "score": 2}, {"score": 1}],
        "use_scrap_ability": [{"card": "les-foray", "score": 1}, {"type": "gambit", "score": 1}, {"card": "stealth-needle", "score": 1}],
        "scrap": [
            {"type": "event", "score": 3},
            {"card": "viper", "score": 2},
            {"type": "tech", "score": 1},
            {"outpost": False, "score": 0},
        ],
        "discard": [{"card": "scout", "score": 2}, {"cost": {"max": 2}, "score": 1}],
    }
    lists = read_rules(json.dumps(file), pool("star-realms")).lists
    assert {name: len(rules.rules) for name, rules in lists.items() if rules.rules} == {name: len(rules) for name, rules in file.items()}


def test_the_report_names_a_rule_file_and_its_missing_cards():
    file = {"name": "Fleet {0}", "buy": [{"card": "ram", "score": 1}, *({"card": code, "score": 1} for code in ABSENT)]}
    text = GOLDFISH.prepare(CORE, pool("star-realms"), {"policy": "rules", "rules": json.dumps(file)}).policy_text()
    assert "(“Fleet {0}”)." in text["en"]
    assert "Its rules name cards that are not in this game: Alliance Frigate, Moonwurm." in text["en"]
    assert "このゲームにないカードもルールにあります：" in text["ja"]
    options = {"policy_0": "rules", "rules_0": json.dumps(file), "policy_1": "rules", "rules_1": '{"buy": [{"score": 1}]}'}
    both = prepare_match([CORE], pool("star-realms"), options).policy_text()["en"]
    assert (both.count("Fleet {0}"), both.count("not in this game")) == (1, 1)


def test_the_policy_needs_its_rules():
    with pytest.raises(BadOption, match="rules_missing"):
        GOLDFISH.prepare(CORE, pool("star-realms"), {"policy": "rules"})


def test_a_byte_order_mark_is_not_a_fault():
    text = json.dumps(FLEET)
    assert read_rules("\ufeff" + text, pool("star-realms")).name == read_rules(text, pool("star-realms")).name == "Fleet"


def test_the_examples_of_the_documentation_are_rule_files():
    text = (Path(__file__).parents[4] / "docs" / "games" / "star-realms-rule-files.md").read_text()
    example, with_values = re.findall(r"(?:^    .*\n)+", text, re.MULTILINE)
    assert len(read_rules(with_values, pool("star-realms")).lists["buy"].values) == 3
    assert bought(json.loads(with_values)).cards
    read = read_rules(example, pool("star-realms"))
    assert sum(bool(each.rules) for each in read.lists.values()) == 6
    assert read.lists["buy"].total
    assert bought(json.loads(example)).cards


def test_every_measure_is_documented():
    text = (Path(__file__).parents[4] / "docs" / "games" / "star-realms-rule-files.md").read_text()
    assert not [name for name in MEASURES if "." not in name and f"`{name}`" not in text]
    assert not [name for name in (*LISTS, VALUES, *(f"{each}.<name>" for each in VALUE_MEASURES)) if f"`{name}`" not in text]


WORST = {
    "deep": "[" * MOST_CHARACTERS,
    "unknown members": json.dumps({f"m{number}": 1 for number in range(4_500)}),
    "unknown cards": json.dumps({"buy": [{"card": f"scoot{number}", "score": 1} for number in range(MOST_RULES)]}),
    "unknown words": json.dumps({"buy": [{f"scoer{number}": 1 for number in range(4_000)}]}),
    "conditions": json.dumps({"buy": [{"card": "scout", "score": 1, "when": {"turn": {"max": 3}}}] * MOST_RULES}),
    "values": json.dumps(
        {
            "buy": [{"score": "trade_row_value.v19"}],
            "values": {
                f"v{number}": [
                    {"card": "scout", "score": 1, "when": {f"owned_value.v{before}": {"max": n} for before in range(number)}}
                    for n in range(4)
                ]
                for number in range(20)
            },
        }
    ),
    "a number": '{"buy": [{"score": ' + "9" * (MOST_CHARACTERS - 100) + "}]}",
}


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in WORST.items()])
def test_the_worst_files_take_bounded_work(monkeypatch, text):
    """Less than a third of a second: about four million calls take one."""
    monkeypatch.setattr(rule_files, "_kept", {})

    def act():
        with suppress(BadRules):
            read_rules(text[:MOST_CHARACTERS], pool("star-realms"))

    pool("star-realms")
    assert calls(act) < 1_000_000
