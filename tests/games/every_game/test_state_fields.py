"""The fields of a game's state: a copy has each of them, and the record of a game changes with each that play changes.

Each test changes one field of a game by hand, since in a game that is only played two forgotten fields can be equal by chance.
"""

from __future__ import annotations

from contextlib import contextmanager

from games.engine.machine import Frame, play_match
from games.engine.rng import Rng
from games.engine.state import Piece, Zone
from tests.games.every_game.test_contract import decisions, every_setting, fields, random_game
from tests.games.helpers.declarations import declaration_of

# Not copied: the policy of a game decides `is_hasty`, and `at_once` is used only while a program runs.
NOT_COPIED = {"is_hasty", "at_once"}
# Not recorded: `trace` and `decision` follow from the options taken; the others do not change what happens in the game.
NOT_RECORDED = {"trace", "keeps_trace", "decision", "log", "is_hasty", "at_once"}
# `clone` finds the pieces and zones of the copy by their ids.
IDS = {"id", "seat"}


def parts(game) -> dict[str, object]:
    """The objects of a game that hold its state, by the expression that finds each: the game, its sides, zones, frames and pieces."""
    found: dict[str, object] = {"game": game}
    for name in ("sides", "zones", "frames", "pieces"):
        found |= {f"game.{name}[{number}]": each for number, each in enumerate(getattr(game, name))}
    return found


def part(game, path: str):
    return parts(game)[path]


def changed(value):
    """Another value in place of this one; None for a value that this test leaves alone."""
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
    """A value that can be compared: the words of a random stream in place of the stream."""
    if isinstance(value, Rng):
        return value.words()
    return [plain(each) for each in value] if isinstance(value, list) else value


def fields_to_change(game, *, every_piece: bool = False):
    """(path of an object, name of a field) of every field that holds a number, a flag, a random stream or a list of such.

    Of the pieces, zones and frames of one class, those of the first, unless `every_piece`.
    """
    seen: set[tuple[type, str]] = set()
    for path, thing in parts(game).items():
        for name in sorted(fields(thing)):
            is_new = (type(thing), name) not in seen or not isinstance(thing, (Piece, Zone, Frame))
            if (is_new or every_piece) and name not in IDS and changed(getattr(thing, name)) is not None:
                seen.add((type(thing), name))
                yield path, name


def games_in_the_middle(setting):
    """Games at some of their decisions."""
    for index in range(3):
        game, policies = random_game(setting, seed=13, index=index)
        for number, _ in enumerate(decisions(game, policies)):
            if number in (2, 25):
                yield game


@contextmanager
def with_another_value(thing, name: str):
    """The object with another value in one field.  An empty list gets a number; ends early if the list is not one of numbers."""
    before = getattr(thing, name)
    setattr(thing, name, changed(before))
    try:
        yield
    except (AttributeError, TypeError):
        if before != []:
            raise
    finally:
        setattr(thing, name, before)


@every_setting
def test_a_copy_has_each_field(setting):
    for game in games_in_the_middle(setting):
        for path, name in fields_to_change(game):
            thing = part(game, path)
            if name not in NOT_COPIED:
                with with_another_value(thing, name):
                    copied = getattr(part(game.clone(), path), name)
                    assert plain(copied) == plain(getattr(thing, name)), (
                        f"{type(thing).__name__}.{name} is lost in a copy: copy it where `clone` copies the fields beside it."
                    )


@every_setting
def test_a_copy_shares_no_list_that_changes(setting):
    """A list that play changes is copied, too."""
    game, policies = random_game(setting, seed=13)
    game.advance()
    start = game.clone()
    lists = {(path, name): list(getattr(part(game, path), name)) for path, name in fields_to_change(game) if is_list(game, path, name)}
    play_match(game, policies)
    for (path, name), before in lists.items():
        assert getattr(part(start, path), name) == before, f"{path}.{name}: a copy shares this list with its game; copy it in `clone`."


def is_list(game, path: str, name: str) -> bool:
    return isinstance(getattr(part(game, path), name), list)


def fields_that_play_changes(setting) -> set[tuple[type, str]]:
    """(class, field) of all fields that differ between two decisions of the same random game."""
    found: set[tuple[type, str]] = set()
    for index in range(4):
        game, policies = random_game(setting, seed=14, index=index)
        first: dict[tuple[str, str], object] = {}
        for number, _ in enumerate(decisions(game, policies)):
            if number % 4 == 0:
                for path, name in fields_to_change(game, every_piece=True):
                    value = plain(getattr(part(game, path), name))
                    value = list(value) if isinstance(value, list) else value
                    if first.setdefault((path, name), value) != value:
                        found.add((type(part(game, path)), name))
    return found


@every_setting
def test_a_record_changes_with_each_field_that_play_changes(setting):
    derived = declaration_of(setting.slug).derived_fields
    in_play = fields_that_play_changes(setting)
    assert in_play
    for game in games_in_the_middle(setting):
        for path, name in fields_to_change(game):
            thing = part(game, path)
            # The zone of a piece is recorded by the cards of the zone.
            if (type(thing), name) not in in_play or name in NOT_RECORDED | set(derived) or (isinstance(thing, Piece) and name == "zone"):
                continue
            record = game.record()
            with with_another_value(thing, name):
                assert game.record() != record, (
                    f"{type(thing).__name__}.{name} is missing in `record`: two games that differ in it alone have the same digest.  Add "
                    f"it to the numbers of `record`; if it follows from other fields, declare it in `derived_fields` of the game's tests."
                )


def test_a_forgotten_field_is_noticed():
    """The helpers tell a changed value of each kind from the value before."""
    for value in (3, False, [1, 2], [], Rng(1, 2, 3), [Rng(1, 2, 3)]):
        assert plain(changed(value)) != plain(value)
    assert changed(None) is None
    assert changed("text") is None
