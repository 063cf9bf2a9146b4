"""The fields of a game's state: a copy has each of them, and the record of a game changes with each that play changes.

Each test changes one field by hand, since in a game that is only played two values can be equal by chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from games.engine.machine import Frame
from games.engine.rng import Rng
from games.engine.state import Piece
from tests.games.helpers.copies import fields
from tests.games.helpers.declarations import declaration_of
from tests.games.helpers.random_games import decisions, every_setting, random_game

# A policy says whether it `is_hasty`; `at_once` is used only while a program runs; the number of `seats` is the same in every game;
# `heard_is_shared` is true of every copy.
NOT_COPIED = {"is_hasty", "at_once", "seats", "heard_is_shared"}
# `trace` is digested beside the record, and `decision` follows from the rest; the others change nothing that happens in the game.
NOT_RECORDED = {"trace", "decision", "keeps_trace", "log", "is_hasty", "at_once", "heard_is_shared"}
# `clone` finds the pieces and sides of the copy by these numbers.
IDS = {"id", "seat"}


def parts(game) -> dict[str, object]:
    """The objects that hold a game's state, by the expression that finds each.

    Not its zones: but for their cards, these are the same in every game.
    """
    found: dict[str, object] = {"game": game}
    for name in ("sides", "frames", "pieces"):
        found |= {f"game.{name}[{number}]": each for number, each in enumerate(getattr(game, name))}
    return found


NAMES: dict[type, list[str]] = {}


def field_names(thing) -> list[str]:
    """The names of the fields of an object, without ids."""
    if type(thing) not in NAMES:
        NAMES[type(thing)] = sorted(fields(thing) - IDS)
    return NAMES[type(thing)]


def changed(value):
    """Another value in place of a number, flag, random stream or list of such; None for any other value."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Rng):
        other = value.clone()
        other.word()
        return other
    if isinstance(value, list) and all(isinstance(each, int) for each in value):
        return [*value[:-1], value[-1] + 1] if value else [1]
    if isinstance(value, list) and all(isinstance(each, Rng) for each in value):
        return [changed(each) for each in value]
    return None


def plain(value):
    """The value as numbers, for comparison."""
    if isinstance(value, Rng):
        return value.words()
    return [plain(each) for each in value] if isinstance(value, list) else value


def fields_to_change(game) -> Iterator[tuple[str, object, str]]:
    """(path, object, name) of each field that `changed` changes; of pieces and frames those of the first."""
    seen = set()
    for path, thing in parts(game).items():
        if isinstance(thing, (Piece, Frame)):
            if type(thing) in seen:
                continue
            seen.add(type(thing))
        for name in field_names(thing):
            if changed(getattr(thing, name)) is not None:
                yield path, thing, name


@contextmanager
def another_value(thing, name: str):
    """The object with another value in one field.  An empty list gets a number; if it is a list of other objects, nothing is checked."""
    before = getattr(thing, name)
    setattr(thing, name, changed(before))
    try:
        yield
    except (AttributeError, TypeError):
        if before != []:
            raise
    finally:
        setattr(thing, name, before)


def games_in_the_middle(setting):
    game, policies = random_game(setting, seed=13)
    for number, _ in enumerate(decisions(game, policies)):
        if number in (2, 25):
            yield game


@every_setting
def test_a_copy_has_each_field(setting):
    for game in games_in_the_middle(setting):
        for path, thing, name in fields_to_change(game):
            if name not in NOT_COPIED:
                with another_value(thing, name):
                    copied, expected = getattr(parts(game.clone())[path], name), getattr(thing, name)
                    assert plain(copied) == plain(expected), f"{type(thing).__name__}.{name} is lost in a copy: copy it in `clone`."


def fields_that_play_changes(setting) -> set[tuple[type, str]]:
    """(class, field) of the fields that differ between two decisions of a game."""
    found = set()
    for index in range(3):
        game, policies = random_game(setting, seed=14, index=index)
        first: dict[tuple[str, str], object] = {}
        for number, _ in enumerate(decisions(game, policies)):
            if number % 12 in (0, 1):
                for path, thing in parts(game).items():
                    for name in field_names(thing):
                        value = getattr(thing, name)
                        if changed(value) is not None:
                            value = plain(value)
                            if first.setdefault((path, name), value) != value:
                                found.add((type(thing), name))
    return found


@every_setting
def test_a_record_changes_with_each_field_that_play_changes(setting):
    derived = declaration_of(setting.slug).derived_fields
    in_play = fields_that_play_changes(setting)
    assert in_play
    for game in games_in_the_middle(setting):
        record = game.record()
        for _, thing, name in fields_to_change(game):
            # The engine records frames, and the zone of a piece by the cards of the zone.
            is_engines = isinstance(thing, Frame) or (isinstance(thing, Piece) and name == "zone")
            if (type(thing), name) in in_play and name not in NOT_RECORDED | set(derived) and not is_engines:
                with another_value(thing, name):
                    assert game.record() != record, (
                        f"{type(thing).__name__}.{name} is missing in `record`: two games that differ only in it have the same digest.  "
                        f"Add it to `record`; if it follows from other fields, declare it in `derived_fields` of the game's declaration."
                    )


def test_each_kind_of_value_can_be_changed():
    for value in (3, False, [1, 2], [], Rng(1, 2, 3), [Rng(1, 2, 3)]):
        assert plain(changed(value)) != plain(value)
    assert changed(None) is None
    assert changed("text") is None
