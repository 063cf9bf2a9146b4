"""Whether choices showed a person anything new, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.rng import stream
from games.runs.learned import ANYBODY, shows_more
from games.runs.prepared import told
from tests.games.helpers.random_games import SETTINGS

SEED = 7
CHOICES = 12

ALONE = {each.slug: each for each in reversed(SETTINGS) if each.part == "goldfish"}
AGAINST = {each.slug: each for each in reversed(SETTINGS) if each.part == "match" and "tutorial" not in str(each)}
every_goldfish = pytest.mark.parametrize("setting", list(ALONE.values()), ids=lambda setting: setting.slug)
every_match = pytest.mark.parametrize("setting", list(AGAINST.values()), ids=lambda setting: setting.slug)


@every_goldfish
def test_some_choices_show_more_and_some_do_not_and_a_row_shows_what_its_parts_show(setting):
    prepared = setting.prepared()
    rng = stream(SEED, 0, 99)
    position = prepared.position(SEED, [])
    choices: list[int] = []
    shown = []
    while position.question is not None and (len(choices) < CHOICES or len(set(shown)) < 2):
        choices.append(rng.below(len(position.offers)))
        shown.append(prepared.shows_more(SEED, choices, len(choices) - 1))
        before, position = position, prepared.position(SEED, choices)
        if (
            position.question is not None
            and position.question.board == before.question.board
            and len(position.steps) == len(before.steps) + 1
        ):
            assert not shown[-1], "nothing was told but the choice"
    assert set(shown) == {False, True}
    assert prepared.shows_more(SEED, choices, 0), "the whole game"
    assert not prepared.shows_more(SEED, choices, len(choices)), "no choice"
    quiet = next(place for place, more in enumerate(shown) if not more)
    assert not prepared.shows_more(SEED, choices[: quiet + 1], quiet)


@every_match
def test_a_choice_of_the_opponent_shows_more(setting):
    prepared = setting.prepared()
    position = prepared.position_against(SEED, [])
    while position.question is not None:
        made = len(position.choices)
        position = prepared.position_against(SEED, [*position.choices, 0])
        if len(position.choices) > made + 1:
            break
    assert prepared.shows_more_against(SEED, position.choices, made)
    assert not prepared.shows_more_against(SEED, position.choices, len(position.choices))


def test_a_game_whose_hidden_cards_cannot_be_dealt_anew_always_shows_more():
    prepared = next(iter(ALONE.values())).prepared()
    game: Any = told(prepared.new_game(SEED, 0, logged=True))
    decision = game.advance()

    class Blind:
        def __init__(self) -> None:
            self.decision = decision

        def view(self, seat: int) -> object:
            return object()

    assert shows_more(Blind(), ANYBODY, SEED, [0], steps=prepared.steps, on_board=prepared.on_board())  # type: ignore[arg-type]
