"""Deck construction: every check has decks that fail it and twins that pass; each case is a file.

A case: `format`, `on`, `affiliation` (codes), `sets` (code -> copies), `cards` (single cards: code -> copies), `slots` (raw ones besides),
`collection`, `changed_facts` (card -> facts printed otherwise), and `problems`: all of them, in order.
`x__legal` shares its set-up with `x__illegal` or `x__warning` and has no illegal problem; "warning": none but warnings.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.contracts.decks import Decklist, Problem, Slot, illegal
from games.star_wars_lcg.decks import formats, legality
from games.star_wars_lcg.decks.legality import deck_side, problems
from games.star_wars_lcg.decks.messages import TEMPLATES, message
from tests.games.helpers.call_counts import calls
from tests.games.helpers.rules_md import checks_of
from tests.games.star_wars_lcg.card_pool import POOL, PUBLISHED, ROOT, decklist_of, leader_codes, place_codes, set_codes

CASES = sorted((ROOT / "tests/cases/star-wars-lcg/decks").glob("*.json"))
CHECK_OF = {
    "unknown_code": "V1",
    "challenge_card": "V1",
    "wrong_zone": "V1",
    "bad_quantity": "V1",
    "affiliation_count": "V2",
    "too_few_sets": "V3",
    "incomplete_set": "V4",
    "mixed_sides": "V5",
    "too_many_copies": "V6",
    "limited_set": "V7",
    "affiliation_only": "V8",
    "not_a_starter": "V9",
    "starter_in_constructed": "V10",
    "many_sets": "V11",
    "no_resource_match": "V12",
    "not_owned": "V13",
    "affiliation_requirement": "A-18",
    "restricted_together": "A-18",
}


TODAY = date(2018, 1, 1)


def as_case(problem: Problem) -> dict[str, Any]:
    found = {name: getattr(problem, name) for name in ("code", "clause", "severity", "found", "allowed")} | {"cards": list(problem.cards)}
    return found | ({"values": dict(problem.values)} if problem.values else {})


def constructed(*slots: Slot, format: str = "constructed", on: date = TODAY) -> list[Problem]:
    return problems(Decklist(slots), format=format, on=on, pool=POOL)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path):
    case = json.loads(path.read_text())
    pool = POOL
    if changed := case.get("changed_facts"):
        pool = replace(POOL, cards={**POOL.cards, **{code: replace(POOL.cards[code], **facts) for code, facts in changed.items()}})
    found = problems(
        decklist_of(case), format=case["format"], on=date.fromisoformat(case["on"]), pool=pool, collection=case.get("collection")
    )
    assert [as_case(problem) for problem in found] == case["problems"]
    verdict = path.stem.rpartition("__")[2]
    assert bool(illegal(found)) == (verdict == "illegal")
    assert verdict != "warning" or found
    if case["check"].startswith("V") and verdict != "legal":
        assert case["check"] in {CHECK_OF[problem.code] for problem in found}
    elif case["check"].startswith("V"):
        assert case["check"] not in {CHECK_OF[problem.code] for problem in found if problem.severity == "illegal"}


def test_every_check_has_a_deck_that_fails_and_a_twin_that_passes():
    cases = {path.stem: json.loads(path.read_text()) for path in CASES}
    failing = [name for name in cases if not name.endswith("__legal")]
    assert {CHECK_OF[problem["code"]] for name in failing for problem in cases[name]["problems"]} == set(CHECK_OF.values())
    assert {problem["code"] for name in failing for problem in cases[name]["problems"]} == set(CHECK_OF)
    assert set(legality.CHECKS) == set(CHECK_OF) <= set(TEMPLATES)
    for name in failing:
        what = name.rpartition("__")[0]
        twin = cases.get(f"{what}__legal") or cases["t_lcg_35__legal"]
        mine, other = (Counter({(s.code, s.zone): 1 for s in decklist_of(each).slots}) for each in (cases[name], twin))
        assert (mine & other).total() >= 5, f"{name} and its twin do not share their set-up"


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_published_deck(path):
    """Starter decks and published lists get the verdict that the rules give them; without a stated affiliation card that includes V2."""
    case = json.loads(path.read_text())
    assert case["source"]
    decklist = decklist_of(case)
    for format in formats.FORMATS:
        found = problems(decklist, format=format.code, on=TODAY, pool=POOL)
        assert [CHECK_OF[problem.code] for problem in found] == case["verdicts"][format.code], format.code
    if leader := case.get("legal_with"):
        assert not constructed(*decklist.slots, Slot(leader, 1, "affiliation"))


def test_the_docs_list_every_problem_code_with_its_check():
    assert checks_of("Star Wars: The Card Game") == CHECK_OF


def test_there_are_twelve_published_decks():
    assert len(PUBLISHED) == 12


def test_an_empty_deck_has_its_two_problems():
    assert [problem.code for problem in constructed()] == ["affiliation_count", "too_few_sets"]
    assert [problem.code for problem in constructed(format="starter")] == ["affiliation_count", "not_a_starter"]


def test_an_unknown_format_is_an_error():
    with pytest.raises(ValueError, match="constructed"):
        constructed(format="sealed")


def test_illegal_problems_come_before_warnings_and_in_the_order_of_the_checks():
    slots = [Slot(str(number), 3, "objective_sets") for number in (290, 1, 2, 19, 36, 22)]
    found = constructed(*slots, Slot("001-2", 1, "main"), Slot("1", 0, "objective_sets"), format="constructed-restricted")
    severities = [problem.severity for problem in found]
    assert severities == sorted(severities)
    assert severities[-1] == "warning"
    order = list(CHECK_OF)
    places = [order.index(problem.code) for problem in found if problem.severity == "illegal"]
    assert places == sorted(places)


def test_a_deck_has_the_side_of_its_one_affiliation_card_else_of_most_sets():
    light, dark = Slot("1", 2, "objective_sets"), Slot("19", 1, "objective_sets")
    assert deck_side(Decklist((light, dark)), POOL) == "light"
    assert deck_side(Decklist((light, dark, Slot("sith", 1, "affiliation"))), POOL) == "dark"
    assert deck_side(Decklist((light, dark, Slot("sith", 1, "affiliation"), Slot("jedi", 1, "affiliation"))), POOL) == "light"
    assert deck_side(Decklist((light, Slot("19", 2, "objective_sets")), "light"), POOL) == "light"
    assert deck_side(Decklist((light,), "dark"), POOL) == "light"
    assert deck_side(Decklist((), "dark"), POOL) == "dark"
    assert deck_side(Decklist(()), POOL) is None


@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_every_problem_has_a_sentence_in_every_language(language):
    for path in CASES:
        case = json.loads(path.read_text())
        for data in case["problems"]:
            values = tuple(data.get("values", {}).items())
            problem = Problem(data["code"], data["clause"], data["severity"], tuple(data["cards"]), data["found"], data["allowed"], values)
            sentence = message(problem, language, POOL)
            assert "{" not in sentence
            assert "None" not in sentence
            assert language == "en" or not sentence.isascii()
    assert set(TEMPLATES["many_sets"]) == {"en", "ja", "zh-hant"}


def test_sentences_name_what_is_wrong():
    found = constructed(Slot("1", 3, "objective_sets"), Slot("jedi", 2, "affiliation"), Slot("004-2", 1, "main"))
    sentences = [message(problem, "en", POOL) for problem in found]
    assert sentences == [
        "Choose exactly one affiliation card (found 2).",
        "A constructed deck needs at least 10 objective sets; this one has 3.",
        "Set 4 'A Journey to Dagobah' has missing or extra cards: +1 Red Five.",
        "Set 'A Hero's Journey' is included 3 times; the maximum is 2.",
    ]


# --- properties ------------------------------------------------------------------------------------------------------

SLOTS = st.one_of(
    st.builds(Slot, set_codes, st.integers(1, 3), st.just("objective_sets")),
    st.builds(Slot, leader_codes, st.integers(1, 2), st.just("affiliation")),
    st.builds(Slot, place_codes, st.integers(1, 3), st.just("main")),
)
FORMATS = st.sampled_from([format.code for format in formats.FORMATS])
ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers(), max_size=2), st.just(10**5000)
)


@pytest.mark.slow
@given(st.lists(SLOTS, max_size=20), FORMATS, st.randoms(use_true_random=False))
def test_order_and_splitting_of_slots_do_not_matter(slots, format, random):
    split = [Slot(slot.code, 1, slot.zone) for slot in slots for _ in range(slot.quantity)]
    random.shuffle(split)
    assert constructed(*split, format=format) == constructed(*slots, format=format)


@given(st.lists(set_codes, max_size=12, unique=True), set_codes)
def test_a_third_copy_adds_its_limit_and_nothing_else(codes, more):
    slots = [Slot(code, 1, "objective_sets") for code in codes if code != more] + [Slot("jedi", 1, "affiliation")]
    padding = [Slot(code, 2, "objective_sets") for code in ("1", "2", "3", "5", "6", "7") if code != more and code not in codes]
    # enough sets, and enough light ones, that neither the count nor the side changes with the third copy
    others = [*slots, *padding, *(Slot(code, 1, "objective_sets") for code in ("8", "9", "10", "11") if code not in codes and code != more)]
    two = constructed(*others, Slot(more, 2, "objective_sets"))
    three = constructed(*others, Slot(more, 3, "objective_sets"))
    limited = POOL.sets[more].limit_per_objective_deck or POOL.sets[more].limit_errata
    code = "limited_set" if limited else "too_many_copies"

    def rest(found: list[Problem]) -> list[tuple[str, tuple[str, ...]]]:
        return [(p.code, p.cards) for p in found if p.code not in ("many_sets", "too_few_sets") and (p.code, p.cards) != (code, (more,))]

    assert [p.found for p in three if p.code == code and p.cards == (more,)] == [3]
    assert [p.found for p in two if p.code == code and p.cards == (more,)] == ([2] if limited else [])
    assert rest(two) == rest(three)


@given(
    st.lists(st.builds(Slot, ANYTHING, ANYTHING, st.one_of(ANYTHING, st.sampled_from(["main", "objective_sets", "affiliation"])))), FORMATS
)
def test_any_input_gets_an_answer_and_sentences(slots, format):
    found = constructed(*slots, format=format)
    assert illegal(found)
    for problem in found:
        assert message(problem, "en", POOL)


@given(
    st.lists(
        st.builds(Slot, st.one_of(set_codes, place_codes), st.integers(1, 10**12), st.sampled_from(["main", "objective_sets"])), max_size=5
    )
)
def test_huge_numbers_are_only_numbers(slots):
    assert illegal(constructed(*slots))


@given(st.lists(set_codes, min_size=1, max_size=12), FORMATS)
def test_single_cards_of_whole_sets_count_as_sets(codes, format):
    leader = Slot("jedi", 1, "affiliation")
    flat = [Slot(place, 1, "main") for code in codes for place in POOL.sets[code].printings]
    whole = [Slot(code, 1, "objective_sets") for code in codes]
    assert constructed(*flat, leader, format=format) == constructed(*whole, leader, format=format)


def test_a_list_of_every_set_is_checked_quickly():
    slots = tuple(Slot(str(number), 2, "objective_sets") for number in range(1, 290))
    assert calls(lambda: constructed(*slots)) < 15_000
