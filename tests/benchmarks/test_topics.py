"""Two descriptions of cards compared by topic, and the verdicts of their differences."""

from __future__ import annotations

import pytest

from benchmarks.comparisons.star_wars_ccg_constructs import TOPICS, VERDICTS, own_words
from benchmarks.comparisons.topics import HERE, THERE, Difference, read_topics, read_verdicts, report
from games.star_wars_ccg.abilities.cards import ABILITIES

SMALL = """
[here]
passed = "if"
[there]
passed = "Passthru"
[limit."once a turn"]
here = "times"
there = "OncePerTurn OncePerPhase"
[effect."power"]
here = "gains:power loses:power"
there = "PowerModifier"
"""
PAGE = """
| effect: power, only here | 1_2 1_10 | it has another name there |
| limit: once a turn, only there | 1_2 | as printed |
"""


def test_a_difference_is_what_one_description_alone_says(tmp_path) -> None:
    (tmp_path / "topics.toml").write_text(SMALL)
    topics = read_topics(tmp_path / "topics.toml")
    here = {"1_10": {"gains:power", "if"}, "1_2": {"loses:power", "times"}, "1_3": {"gains:power", "odd"}, "1_4": {"times"}}
    there = {"1_10": {"Passthru"}, "1_2": {"PowerModifier", "OncePerPhase"}, "1_3": {"PowerModifier", "OncePerTurn"}}
    assert topics.differences(here, there) == [
        Difference("limit", "once a turn", THERE, "1_3"),
        Difference("effect", "power", HERE, "1_10"),
    ]
    assert topics.unsorted(HERE, here, here) == {"odd": 1}


def test_a_word_is_not_passed_and_compared(tmp_path) -> None:
    (tmp_path / "topics.toml").write_text(SMALL.replace('passed = "if"', 'passed = "if times"'))
    with pytest.raises(ValueError, match="times is passed, too"):
        read_topics(tmp_path / "topics.toml")


def test_a_report_counts_and_names_what_has_no_verdict(tmp_path) -> None:
    (tmp_path / "PAGE.md").write_text(PAGE)
    verdicts = read_verdicts(tmp_path / "PAGE.md")
    found = [Difference("effect", "power", HERE, "1_10"), Difference("effect", "power", HERE, "1_3")]
    assert list(report(found, verdicts)) == [
        "effect: power, only here: 2 cards, 1 of them without a verdict",
        "2 differences of 2 cards; 1 have no verdict.",
        "no verdict: 1_3: effect: power, only here",
        "no difference any more: 1_2: effect: power, only here",
        "no difference any more: 1_2: limit: once a turn, only there",
    ]
    (tmp_path / "PAGE.md").write_text(PAGE + PAGE)
    with pytest.raises(ValueError, match="two verdicts of 1_2"):
        read_verdicts(tmp_path / "PAGE.md")
    (tmp_path / "PAGE.md").write_text("| effect: power, armor, only here | 1_2 | as printed |")
    with pytest.raises(ValueError, match="a row that is not"):
        read_verdicts(tmp_path / "PAGE.md")


def test_the_verdicts_of_the_ccg_are_of_topics_and_declared_cards() -> None:
    topics = {(each.aspect, each.name) for each in read_topics(TOPICS).topics}
    for aspect, name, _, card in read_verdicts(VERDICTS):
        assert (aspect, name) in topics
        assert card in ABILITIES


def test_the_words_of_a_declaration_say_when_how_often_and_what() -> None:
    using = {"when": "control", "times": 1, "costs": [{"cost": "use", "n": 1}], "conditions": [{"if": "you_control"}]}
    lists = {"action": [{**using, "effects": [{"op": "may", "then": [{"op": "loses", "numbers": ["power"], "n": 1, "who": "this"}]}]}]}
    assert own_words(lists) == {"slot:action", "when:control", "times", "cost:use", "if:you_control", "may", "loses:power"}
    react = {"when": "drain", "costs": [{"cost": "use_move"}], "effects": [{"op": "react"}]}
    assert own_words({"action": [react]}) == {"slot:action", "react"}
    assert own_words({"printed": [{"effects": [{"op": "deploys_on", "n": 2, "what": {}}]}]}) >= {"deploys_on", "deploys_on.n"}
