"""The contract of deck rules: one suite over the registry, with legal decklists, odd ones and nonsense."""

from __future__ import annotations

import json
import math
from collections import Counter
from datetime import date
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.contracts.decks import Decklist, NotPlayable, Slot, illegal
from games.registry import GAMES
from games.texts import LANGUAGES
from tests.games.helpers.call_counts import calls
from tests.games.helpers.cases.deck_case_files import WITH_LISTS, lists
from tests.games.helpers.sample_decks import DECKS, FIXTURES, pool

TODAY = date(2026, 11, 20)
quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20), st.lists(st.integers(), max_size=2), st.just(10**5000)
)
NONSENSE = st.builds(Slot, ANYTHING, ANYTHING, ANYTHING)


@cache
def codes(slug: str) -> list[str]:
    tables = ("cards", "printings", "objective_sets")
    return sorted({row["code"] for table in tables for row in json.loads((FIXTURES / slug / f"{table}.json").read_text("utf-8"))})


@cache
def any_list(slug: str) -> st.SearchStrategy[Decklist]:
    """Lists of the game's own codes in any of its zones, with some nonsense."""
    zones = [zone.code for zone in GAMES[slug].decks.zones]
    sides = st.sampled_from([None, *(side.code for side in GAMES[slug].deck_sides), "nobody's"])
    slot = st.builds(Slot, st.sampled_from([*codes(slug), "no such code"]), st.integers(1, 4), st.sampled_from([*zones, "nowhere"]))
    return st.builds(Decklist, st.lists(st.one_of(slot, slot, slot, NONSENSE), max_size=25).map(tuple), sides)


def known_lists(slug: str) -> dict[str, Decklist]:
    return {**DECKS[slug], **(lists(slug) if slug in WITH_LISTS else {})}


KNOWN = [(slug, name) for slug in GAMES for name in known_lists(slug)]
every_known = pytest.mark.parametrize(("slug", "name"), KNOWN, ids=[f"{slug}: {name}" for slug, name in KNOWN])
every_game = pytest.mark.parametrize("slug", GAMES)


# --- legality --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@every_game
@quick
@given(data=st.data())
def test_every_problem_of_any_list_has_a_sentence(slug, data):
    decklist = data.draw(any_list(slug))
    game = GAMES[slug]
    for format in game.decks.formats:
        for problem in game.decks.problems(decklist, format=format.code, on=TODAY, pool=pool(slug)):
            for language in LANGUAGES:
                assert game.decks.message(problem, language, pool(slug)) not in ("", problem.code)
    assert game.decks.side_of(decklist, pool(slug)) in {None, *(side.code for side in game.deck_sides), decklist.side}
    for chart in game.decks.charts(decklist, pool(slug)):
        assert all(math.isfinite(value) for _, value in chart.rows)


@pytest.mark.slow
@every_game
@quick
@given(data=st.data(), random=st.randoms(use_true_random=False))
def test_order_and_splitting_of_slots_do_not_matter(slug, data, random):
    game = GAMES[slug]
    slots = [slot for slot in data.draw(any_list(slug)).slots if type(slot.quantity) is int and 0 < slot.quantity < 100]
    split = [Slot(slot.code, 1, slot.zone) for slot in slots for _ in range(slot.quantity)]
    random.shuffle(split)
    for format in game.decks.formats:
        answers = [game.decks.problems(Decklist(tuple(each)), format=format.code, on=TODAY, pool=pool(slug)) for each in (slots, split)]
        assert answers[0] == answers[1]


@every_game
def test_an_unknown_format_is_an_error(slug):
    with pytest.raises(ValueError, match=GAMES[slug].decks.formats[0].code):
        GAMES[slug].decks.problems(Decklist(()), format="no such format", on=TODAY, pool=pool(slug))


@every_known
def test_checking_legality_takes_bounded_work(slug, name):
    """The budget is 5 ms for each list and format, measured by the benchmarks; this number of calls is about half of it."""
    decklist, game = known_lists(slug)[name], GAMES[slug]

    def judge() -> None:
        game.decks.problems(decklist, format=game.decks.formats[0].code, on=TODAY, pool=pool(slug))

    judge()  # preparation that is done once
    assert calls(judge) < 10_000


@every_game
def test_charts_have_words_in_every_language(slug):
    for decklist in known_lists(slug).values():
        for chart in GAMES[slug].decks.charts(decklist, pool(slug)):
            assert set(chart.titles) == set(LANGUAGES), chart.code
            assert all(set(labels) == set(LANGUAGES) or labels["en"].isalnum() for labels, _ in chart.rows), chart.code
            assert chart.note is None or set(chart.note) == set(LANGUAGES), chart.code


# --- groups ----------------------------------------------------------------------------------------------------------


@every_game
@quick
@given(data=st.data())
def test_every_slot_is_in_one_group(slug, data):
    decklist = data.draw(any_list(slug))
    groups = GAMES[slug].decks.groups(decklist, pool(slug))
    listed = [slot for group in groups if not group.fixed for slot in group.slots]
    assert sorted(map(id, listed)) == sorted(map(id, decklist.slots))
    assert len({group.code for group in groups}) == len(groups)
    for group in groups:
        assert group.slots
        assert set(group.names) == set(LANGUAGES)
        if group.fixed:
            assert {slot.zone for slot in group.slots} == {""}
            assert group.count == sum(slot.quantity for slot in group.slots)


@every_known
def test_a_list_of_known_cards_has_no_group_of_unknown_cards(slug, name):
    groups = GAMES[slug].decks.groups(known_lists(slug)[name], pool(slug))
    assert "other" not in {group.code for group in groups}
    assert sum(group.count for group in groups if not group.fixed) == sum(slot.quantity for slot in known_lists(slug)[name].slots)


# --- piles to draw from ----------------------------------------------------------------------------------------------


@every_game
@quick
@given(data=st.data())
def test_more_of_a_pile_is_seen_each_turn_up_to_its_end(slug, data):
    for pile in GAMES[slug].decks.draw_piles(data.draw(any_list(slug)), pool(slug)):
        size = sum(copies for _, copies in pile.cards)
        assert list(pile.seen) == sorted(pile.seen)
        assert all(0 <= seen <= size for seen in pile.seen)
        assert len({code for code, _ in pile.cards}) == len(pile.cards)
        assert all(copies > 0 for _, copies in pile.cards)
        assert set(pile.names) == set(LANGUAGES)
        assert pile.note is None or set(pile.note) == set(LANGUAGES)


# --- openings --------------------------------------------------------------------------------------------------------


def cards_of(opening) -> Counter[str]:
    return Counter(code for _, codes in opening.areas for code in codes)


def every_line(slug, decklist, seed, answers=()):
    """All openings of a seed, for every sequence of answers, with the answers."""
    opening = GAMES[slug].decks.deal_opening(decklist, pool(slug), seed=seed, answers=answers)
    yield answers, opening
    for number in range(len(opening.question[1]) if opening.question else 0):
        yield from every_line(slug, decklist, seed, (*answers, number))


@every_known
def test_an_opening_holds_the_same_cards_whatever_is_dealt_and_answered(slug, name):
    decklist = known_lists(slug)[name]
    start = GAMES[slug].decks.deal_opening(decklist, pool(slug), seed=0, answers=())
    every = cards_of(start)
    piles = {pile.code: Counter(dict(pile.cards)) for pile in GAMES[slug].decks.draw_piles(decklist, pool(slug))}
    shows_decks = bool(start.facedown)  # a game may show cards that only one player sees
    assert all(copies <= every for copies in piles.values()) == shows_decks
    for seed in (0, 1, 7, 2**64 - 1):
        for answers, opening in every_line(slug, decklist, seed):
            assert cards_of(opening) == every or not shows_decks, (seed, answers)
            assert opening.clause
            assert all(number < len(opening.areas) for number in opening.facedown)
            assert all(set(names) == set(LANGUAGES) for names, _ in opening.areas)
            if opening.question:
                assert len(opening.question[1]) > 1
                assert all(set(names) >= {"en"} for names in (opening.question[0], *opening.question[1]))


@every_known
def test_a_seed_and_answers_determine_an_opening(slug, name):
    game, decklist = GAMES[slug], known_lists(slug)[name]
    backwards = Decklist(decklist.slots[::-1], decklist.side)
    for answers, opening in every_line(slug, decklist, 5):
        assert game.decks.deal_opening(decklist, pool(slug), seed=5, answers=answers) == opening
        assert game.decks.deal_opening(backwards, pool(slug), seed=5, answers=answers) == opening
    assert len({repr(last_opening(slug, decklist, seed)) for seed in range(8)}) == 8


def last_opening(slug, decklist, seed):
    """The opening after the first answer to each question; before it, a game may have dealt nothing yet."""
    answers = ()
    while (opening := GAMES[slug].decks.deal_opening(decklist, pool(slug), seed=seed, answers=answers)).question:
        answers += (0,)
    return opening


@every_known
def test_answers_that_were_not_offered_are_refused(slug, name):
    game, decklist = GAMES[slug], known_lists(slug)[name]
    for answers, opening in every_line(slug, decklist, 3):
        options = len(opening.question[1]) if opening.question else 0
        for wrong in (-1, options, 10**9, None, "0", True):
            with pytest.raises(ValueError, match=r"[Aa]nswer"):
                game.decks.deal_opening(decklist, pool(slug), seed=3, answers=(*answers, wrong))


@every_game
@quick
@given(data=st.data())
def test_a_hand_that_cannot_be_dealt_has_a_reason(slug, data):
    decklist = data.draw(any_list(slug))
    try:
        opening = GAMES[slug].decks.deal_opening(decklist, pool(slug), seed=1, answers=())
    except NotPlayable as error:
        faults = error.problems
        sentences = [GAMES[slug].decks.message(problem, "en", pool(slug)) for problem in faults]
    else:
        assert opening.areas
        return
    assert illegal(faults)
    assert not {problem.code for problem in faults} & set(sentences)
