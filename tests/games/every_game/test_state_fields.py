"""The fields of a game's state: a copy has every field, and the record of a game changes with every field that play changes."""

from __future__ import annotations

from games.engine.rng import Rng
from tests.games.helpers.copies import changed, lost_fields, note_values, plain, unrecorded_fields
from tests.games.helpers.declarations import declaration_of
from tests.games.helpers.random_games import decisions, every_setting, random_game


def games_in_the_middle(setting):
    game, policies = random_game(setting, seed=13)
    for number, _ in enumerate(decisions(game, policies)):
        if number in (2, 25):
            yield game


@every_setting
def test_a_copy_has_each_field(setting):
    for game in games_in_the_middle(setting):
        assert not (lost := sorted(set(lost_fields(game)))), (
            f"{', '.join(lost)} is lost in a copy: copy it in `clone` or a method that `clone` calls."
        )


def fields_that_play_changes(setting) -> set[tuple[type, str]]:
    """(class, field) of the fields that differ between two decisions of a game."""
    found: set[tuple[type, str]] = set()
    for index in range(3):
        game, policies = random_game(setting, seed=14, index=index)
        first: dict[tuple[str, str], object] = {}
        for number, _ in enumerate(decisions(game, policies)):
            if number % 12 in (0, 1):
                note_values(game, first, found)
    return found


@every_setting
def test_a_record_changes_with_each_field_that_play_changes(setting):
    derived = set(declaration_of(setting.slug).derived_fields)
    in_play = fields_that_play_changes(setting)
    assert in_play
    for game in games_in_the_middle(setting):
        assert not (missing := sorted(set(unrecorded_fields(game, in_play, derived)))), (
            f"{', '.join(missing)} is missing in `record`: two games that differ only in it have the same digest.  "
            f"Add it to `record`; if it follows from other fields, declare it in `derived_fields` of the game's declaration."
        )


def test_each_kind_of_value_can_be_changed():
    for value in (3, False, [1, 2], [], Rng(1, 2, 3), [Rng(1, 2, 3)]):
        assert plain(changed(value)) != plain(value)
    assert changed(None) is None
    assert changed("text") is None
