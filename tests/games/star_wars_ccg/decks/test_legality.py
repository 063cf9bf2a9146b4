"""Deck construction: every check has decks that fail it and twins that pass; each case is a file.

A case: `format`, `side`, `main`, `starting`, `outside` (card -> copies), `slots` (raw ones besides), and `problems`: all of them, in order.
`x__legal` shares its set-up with `x__illegal` or `x__warning` and has no problem at all.
"""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.contracts.decks import Decklist, Problem, Slot, illegal
from games.star_wars_ccg.decks.contents import deck_side
from games.star_wars_ccg.decks.formats import FORMATS
from games.star_wars_ccg.decks.legality import CHECKS, all_problems, problems
from games.star_wars_ccg.decks.messages import TEMPLATES, message
from games.star_wars_ccg.decks.objectives import TITLES, starting_cards
from tests.games.helpers.call_counts import calls
from tests.games.helpers.rules_md import checks_of
from tests.games.star_wars_ccg.card_pool import CASES, decklist_of, pool

FILES = sorted(CASES.glob("*__*.json"))
TODAY = date(2026, 11, 20)
CODES = tuple(format.code for format in FORMATS)
CHECK_OF = checks_of("Star Wars Customizable Card Game")


def as_case(problem: Problem) -> dict[str, Any]:
    found = {name: getattr(problem, name) for name in ("code", "clause", "severity", "found", "allowed")} | {"cards": list(problem.cards)}
    return found | ({"values": dict(problem.values)} if problem.values else {})


def judged(*slots: Slot, format: str = "open", side: str | None = None) -> list[Problem]:
    return problems(Decklist(slots, side), format=format, on=TODAY, pool=pool())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    case = json.loads(path.read_text())
    found = problems(decklist_of(case), format=case["format"], on=TODAY, pool=pool())
    assert [as_case(problem) for problem in found] == case["problems"]
    verdict = path.stem.rpartition("__")[2]
    assert bool(illegal(found)) == (verdict == "illegal")
    assert bool(found) == (verdict != "legal")
    if verdict != "legal":
        assert case["check"] in {CHECK_OF[problem.code] for problem in found}


def test_every_check_has_a_deck_that_fails_and_a_twin_that_passes() -> None:
    cases = {path.stem: json.loads(path.read_text()) for path in FILES}
    failing = [name for name in cases if not name.endswith("__legal")]
    assert {problem["code"] for name in failing for problem in cases[name]["problems"]} == set(CHECKS)
    assert set(CHECKS) == set(CHECK_OF)
    assert set(CHECKS) <= set(TEMPLATES)
    for name in failing:
        twin = cases.get(f"{name.rpartition('__')[0]}__legal") or cases[f"legal_{cases[name]['side']}__legal"]
        mine, other = (sum((Counter(each.get(zone, {})) for zone in ("main", "starting")), Counter()) for each in (cases[name], twin))
        assert (mine & other).total() >= 20 or name == "v3_declared_side__illegal", f"{name} and its twin do not share their set-up"


def test_an_empty_deck_has_its_two_problems() -> None:
    assert [problem.code for problem in judged(format="rulebook")] == ["deck_size", "no_starting_location"]
    assert [(problem.code, problem.severity) for problem in judged()] == [("deck_size", "illegal"), ("no_starting_location", "warning")]


def test_an_unknown_format_is_an_error() -> None:
    with pytest.raises(ValueError, match="rulebook"):
        judged(format="constructed")


def test_all_formats_at_once_equal_each_format_alone() -> None:
    for path in FILES:
        decklist = decklist_of(json.loads(path.read_text()))
        together = all_problems(decklist, formats=CODES, on=TODAY, pool=pool())
        assert together == {code: problems(decklist, format=code, on=TODAY, pool=pool()) for code in CODES}


def test_a_deck_keeps_its_declared_side_unless_no_card_is_of_that_side() -> None:
    light, dark = Slot("1_12", 2, "main"), Slot("1_182", 1, "main")
    assert deck_side(Decklist((light, dark)), pool()) == "light"
    assert deck_side(Decklist((light, dark), "dark"), pool()) == "dark"
    assert deck_side(Decklist((light,), "dark"), pool()) == "light"
    assert deck_side(Decklist((), "dark"), pool()) == "dark"
    assert deck_side(Decklist(()), pool()) is None
    assert deck_side(Decklist((light,), "grey"), pool()) == "light"


def test_a_printing_counts_as_its_card() -> None:
    """105_1 is a card of the first set, printed again."""
    reprint = next(code for code, card in pool().printings.items() if code.startswith("105_") and card != code)
    card = pool().printings[reprint]
    side = pool().cards[card].side
    assert judged(Slot(reprint, 2, "main"), side=side) == judged(Slot(card, 2, "main"), side=side)


OBJECTIVES = [card for card in pool().cards.values() if card.is_objective]


def test_starting_cards_of_objectives_exist() -> None:
    cards = [card for card in pool().cards.values() if not card.code.startswith(("legacy-", "pre-"))]
    for objective in OBJECTIVES:
        for wanted in starting_cards(objective):
            assert any(wanted.fits(card) for card in cards if card.side == objective.side), (objective.code, wanted.words["en"])
    assert not [card.code for card in cards if card.is_objective and not [*starting_cards(card)]]


def test_titles_are_of_objectives_without_a_declared_start() -> None:
    assert {card.code for card in OBJECTIVES if "starting" in card.abilities}.isdisjoint(TITLES)
    assert {card.code for card in OBJECTIVES}.issuperset(TITLES)


# --- sentences -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_every_problem_has_a_sentence_in_every_language(language: str) -> None:
    for path in FILES:
        for data in json.loads(path.read_text())["problems"]:
            values = tuple(data.get("values", {}).items())
            problem = Problem(data["code"], data["clause"], data["severity"], tuple(data["cards"]), data["found"], data["allowed"], values)
            sentence = message(problem, language, pool())
            assert "{" not in sentence
            assert "None" not in sentence
            assert language == "en" or not sentence.isascii()
    assert all(set(template) == {"en", "ja", "zh-hant"} for template in TEMPLATES.values())


def test_each_problem_is_a_sentence_that_names_its_cards() -> None:
    found = judged(Slot("1_182", 1, "main"), Slot("9_1", 1, "main"), Slot("7_135", 1, "main"), Slot("nothing", 1, "main"), side="light")
    assert [message(problem, "en", pool()) for problem in found] == [
        "Unknown card: nothing.",
        "A deck must have exactly 60 cards; this one has 4.",
        "'Jawa' is a Dark Side card in a Light Side deck.",
        "'Dantooine Base Operations / More Dangerous Than You Realize' starts with 'Dantooine', which is not in the deck; "
        "the Objective would be discarded.",
        "The deck's locations have few Force icons of its own side (0; aim for 6 or more).",
    ]
    banned = judged(*(Slot(f"13_{number}", 1, "outside") for number in (1, 3)), format="open_no_shields")
    assert "This format bans 'Defensive Shield': A Close Race, A Tragedy Has Occurred." in [
        message(problem, "en", pool()) for problem in banned
    ]
    many = judged(*(Slot(f"2_{number}", 1, "main") for number in range(2, 14)), format="premiere")
    assert next(message(problem, "en", pool()) for problem in many if problem.code == "not_in_pool").endswith(" and 4 more.")


# --- properties ------------------------------------------------------------------------------------------------------

CARDS = st.sampled_from(sorted(code for code in pool().cards))
SLOTS = st.builds(Slot, CARDS, st.integers(1, 4), st.sampled_from(["main", "starting", "outside"]))
SOME_FORMAT = st.sampled_from(CODES)
ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers(), max_size=2), st.just(10**5000)
)


@pytest.mark.slow
@given(st.lists(SLOTS, max_size=20), SOME_FORMAT, st.sampled_from([None, "light", "dark"]), st.randoms(use_true_random=False))
def test_order_and_splitting_of_slots_do_not_matter(slots: list[Slot], format: str, side: str | None, random: Any) -> None:
    split = [Slot(slot.code, 1, slot.zone) for slot in slots for _ in range(slot.quantity)]
    random.shuffle(split)
    assert judged(*split, format=format, side=side) == judged(*slots, format=format, side=side)


@given(st.lists(SLOTS, max_size=20), SOME_FORMAT)
def test_problems_come_in_the_order_of_the_checks_and_illegal_ones_first(slots: list[Slot], format: str) -> None:
    found = judged(*slots, format=format)
    places = [(problem.severity == "warning", CHECKS.index(problem.code)) for problem in found]
    assert places == sorted(places)


@given(
    st.lists(st.builds(Slot, ANYTHING, ANYTHING, st.one_of(ANYTHING, st.sampled_from(["main", "starting", "outside"])))),
    SOME_FORMAT,
    ANYTHING,
)
def test_any_decklist_is_judged_and_every_problem_has_a_sentence(slots: list[Slot], format: str, side: Any) -> None:
    found = problems(Decklist(tuple(slots), side), format=format, on=TODAY, pool=pool())
    assert illegal(found)
    for problem in found:
        assert message(problem, "en", pool())
    deck_side(Decklist(tuple(slots), side), pool())


@given(st.lists(st.builds(Slot, CARDS, st.integers(1, 10**12), st.sampled_from(["main", "starting", "outside"])), max_size=5))
def test_huge_numbers_are_only_numbers(slots: list[Slot]) -> None:
    assert all_problems(Decklist(tuple(slots)), formats=CODES, on=TODAY, pool=pool()).keys() == set(CODES)


@given(st.lists(SLOTS, min_size=1, max_size=20), SOME_FORMAT)
def test_more_copies_of_a_card_add_only_problems_about_numbers(slots: list[Slot], format: str) -> None:
    """CCG-DB-04: of single-sided cards that no format limits, any number."""
    more = [slot for slot in slots if slot.zone == "main" and not pool().cards[slot.code].double_sided]
    more = [slot for slot in more if not pool().cards[slot.code].is_starting_effect]
    counts = {"deck_size", "low_destiny", "few_force_icons", "spare_unique_copies"}

    def rest(found: list[Problem]) -> set[tuple[str, tuple[str, ...]]]:
        return {(problem.code, problem.cards) for problem in found if problem.code not in counts}

    side = pool().cards[slots[0].code].side
    assert rest(judged(*slots, *more, format=format, side=side)) == rest(judged(*slots, format=format, side=side))


def test_checking_all_formats_takes_bounded_work() -> None:
    """Much less than one after the other."""
    cards = [code for code, card in pool().cards.items() if card.side == "light" and not card.is_objective][:300:5]
    decklist = Decklist(tuple(Slot(code, 1, "main") for code in cards), "light")

    def judge() -> None:
        all_problems(decklist, formats=CODES, on=TODAY, pool=pool())

    judge()
    assert calls(judge) < 10_000
