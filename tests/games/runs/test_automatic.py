"""Decisions that are answered automatically: the same as by hand, one by one, and never past a kind that is asked."""

from __future__ import annotations

from typing import Any

import pytest

from games.registry import GAMES
from games.runs.automatic import PASS, POLICY
from tests.games.helpers.random_games import SETTINGS

SEED = 7
MOST = 60
FIRST = list({setting.slug: setting for setting in reversed(SETTINGS) if setting.part == "goldfish"}.values())
MATCHES = list(
    {setting.slug: setting for setting in SETTINGS if setting.part == "match" and GAMES[setting.slug].match.is_played_by_hand}.values()
)


def kinds_of_policy(position_of: Any, automatic: Any) -> list[str]:
    """The kinds of the decisions that the policy meets, one by one."""
    choices: tuple[int, ...] = ()
    kinds = []
    while len(kinds) < MOST:
        position = position_of(choices)
        choices = position.choices
        if position.question is None:
            break
        kinds.append(position.kind)
        made = automatic(choices, {position.kind: POLICY}, most=1)
        assert made, "the policy answers every decision"
        choices = (*choices, *made)
    return kinds


def check(position_of: Any, automatic: Any) -> None:
    kinds = kinds_of_policy(position_of, automatic)
    assert len(set(kinds)) > 1
    asked = kinds[-1]
    others = {kind: POLICY for kind in kinds if kind != asked}
    start = position_of(()).choices
    made = automatic(start, others, most=1000)
    one_by_one: tuple[int, ...] = ()
    choices = start
    while position_of(choices).kind in others:
        (*_, last) = step = automatic(choices, others, most=1)
        one_by_one += step
        choices = position_of((*choices, *step)).choices
        assert last >= 0
    assert (*start, *made) == choices[: len(start) + len(made)], "at once and one by one"
    position = position_of((*start, *made))
    assert position.kind == asked or position.question is None, "it stops where the person is asked"
    assert automatic(start, {}, most=1000) == ()
    assert automatic(start, others, most=0) == ()


@pytest.mark.parametrize("setting", FIRST, ids=lambda setting: setting.slug)
def test_alone(setting):
    prepared = setting.prepared()

    def automatic(choices: Any, answers: Any, *, most: int) -> Any:
        return prepared.automatic(SEED, choices, answers, most=most)

    check(lambda choices: prepared.position(SEED, choices), automatic)


@pytest.mark.parametrize("setting", MATCHES, ids=lambda setting: setting.slug)
def test_against_an_opponent(setting):
    prepared = setting.prepared()

    def automatic(choices: Any, answers: Any, *, most: int) -> Any:
        return prepared.automatic_against(SEED, choices, answers, most=most)

    check(lambda choices: prepared.position_against(SEED, choices), automatic)


@pytest.mark.parametrize("setting", FIRST, ids=lambda setting: setting.slug)
def test_a_pass_is_the_option_that_passes_and_is_asked_where_there_is_none(setting):
    prepared = setting.prepared()
    choices: tuple[int, ...] = ()
    seen = set()
    for _ in range(MOST):
        position = prepared.position(SEED, choices)
        if position.question is None:
            break
        made = prepared.automatic(SEED, choices, {position.kind: PASS}, most=1)
        passes = [number for number, offer in enumerate(position.offers) if offer.is_pass]
        assert list(made) == passes[:1]
        seen.add(bool(made))
        choices = (*choices, *(made if made else prepared.automatic(SEED, choices, {position.kind: POLICY}, most=1)))
    assert True in seen
