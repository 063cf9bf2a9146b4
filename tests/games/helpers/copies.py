"""Compare a copy of a game with its original, field by field; and the fields that a copy or a record leaves out.

To find the latter, one field is changed by hand, since in a game that is only played two values can be equal by chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from games.engine.machine import Frame
from games.engine.rng import Rng
from games.engine.state import Piece

# What a copy does not keep, as `clone` says: the log and who plays it.  And what is only used while a program runs at once.
NOT_COPIED = {"log", "is_hasty", "at_once"}


def fields(thing) -> set[str]:
    """The names of all that an object holds, interpreted or compiled."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names |= {*getattr(kind, "__slots__", ()), *getattr(kind, "__mypyc_attrs__", ())}
    return {name for name in names if not name.startswith("__")}


def check_alike(one, other, path: str, seen: set[tuple[int, int]]) -> None:
    """Fail at the first field in which two games differ.  path: the expression that finds it, "game.sides[0].hand"."""
    if one is other or (id(one), id(other)) in seen:
        return
    assert type(one) is type(other), different(path, type(one).__name__, type(other).__name__)
    seen.add((id(one), id(other)))
    if isinstance(one, list):
        assert len(one) == len(other), different(f"the length of {path}", len(one), len(other))
        for number, pair in enumerate(zip(one, other, strict=True)):
            check_alike(*pair, f"{path}[{number}]", seen)
    elif isinstance(one, dict):
        assert list(one) == list(other), different(f"the keys of {path}", list(one), list(other))
        for key in one:
            check_alike(one[key], other[key], f"{path}[{key}]", seen)
    elif names := fields(one):
        for name in names - NOT_COPIED:
            check_alike(getattr(one, name), getattr(other, name), f"{path}.{name}", seen)
    else:
        assert one == other, different(path, one, other)


def different(path: str, one: object, other: object) -> str:
    return (
        f"A copy differs in {path}: {one!r} and {other!r}.  "
        "Copy this field in `clone` or in a method that `clone` calls, and do not share a list or an object that play changes."
    )


# --- fields that are left out ----------------------------------------------------------------------------------------

# A policy says whether it `is_hasty`; `at_once` is used only while a program runs; the number of `seats` is the same in every game;
# `heard_is_shared`, `counts_are_shared` and `changes_are_shared` are true of every copy; `depth` is 0 between two questions,
# `looked_up`, `deciding`, `known_blank` and `asked_of` are empty, and `settling` and `assumes_blank` false.
NOT_IN_EACH_COPY = {"is_hasty", "at_once", "seats", "heard_is_shared", "changes_are_shared", "counts_are_shared", "depth"}
NOT_IN_EACH_COPY |= {"looked_up", "deciding", "known_blank", "settling", "assumes_blank", "asked_of"}
# `trace` is digested beside the record, and `decision` follows from the rest; the others change nothing that happens in the game:
# `nested` and `cut_short` are counts of the questions that are answered now; `kept` and `kept_after` hold sums of what is recorded, and how
# many `changes_made` there were when they were computed.
NOT_RECORDED = {
    "trace",
    "decision",
    "keeps_trace",
    "log",
    "is_hasty",
    "at_once",
    "heard_is_shared",
    "changes_are_shared",
    "counts_are_shared",
    "depth",
    "nested",
    "cut_short",
    "kept",
    "kept_after",
    "changes_made",
    "looked_up",
    "deciding",
    "known_blank",
    "settling",
    "assumes_blank",
    "asked_of",
}
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


def unrecorded_fields(game, in_play: set[tuple[type, str]], derived: set[str]) -> Iterator[str]:
    """The fields that play changes, that do not follow from others, and that the record of this game leaves out."""
    record = game.record()
    for _, thing, name in fields_to_change(game):
        # The engine records frames, and the zone of a piece by the cards of the zone.
        is_engines = isinstance(thing, Frame) or (isinstance(thing, Piece) and name == "zone")
        if (type(thing), name) in in_play and name not in NOT_RECORDED | derived and not is_engines:
            with another_value(thing, name):
                if game.record() == record:
                    yield f"{type(thing).__name__}.{name}"


def lost_fields(game) -> Iterator[str]:
    """The fields that a copy of this game does not have as the game has them."""
    for path, thing, name in fields_to_change(game):
        if name not in NOT_IN_EACH_COPY:
            with another_value(thing, name):
                if plain(getattr(parts(game.clone())[path], name)) != plain(getattr(thing, name)):
                    yield f"{type(thing).__name__}.{name}"


def note_values(game, first: dict[tuple[str, str], object], found: set[tuple[type, str]]) -> None:
    """Compare the fields of a game with their first values, and add those that differ to `found`."""
    for path, thing in parts(game).items():
        for name in field_names(thing):
            value = getattr(thing, name)
            if changed(value) is not None:
                value = plain(value)
                if first.setdefault((path, name), value) != value:
                    found.add((type(thing), name))
