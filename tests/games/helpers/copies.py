"""Compare a copy of a game with its original, field by field."""

from __future__ import annotations

# What a copy does not keep, as `clone` says: the log and who plays it.  And what is only used while a program runs at once.
NOT_COPIED = {"log", "is_hasty", "at_once"}


def fields(thing) -> set[str]:
    """The names of all that an object holds, interpreted or compiled."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names |= {*getattr(kind, "__slots__", ()), *getattr(kind, "__mypyc_attrs__", ())}
    return {name for name in names if not name.startswith("__")}


def check_alike(one, other, path: str, seen: set[tuple[int, int]]) -> None:
    if one is other or (id(one), id(other)) in seen:
        return
    assert type(one) is type(other), path
    seen.add((id(one), id(other)))
    if isinstance(one, list):
        assert len(one) == len(other), path
        for number, pair in enumerate(zip(one, other, strict=True)):
            check_alike(*pair, f"{path}[{number}]", seen)
    elif isinstance(one, dict):
        assert list(one) == list(other), path
        for key in one:
            check_alike(one[key], other[key], f"{path}[{key}]", seen)
    elif names := fields(one):
        for name in names - NOT_COPIED:
            check_alike(getattr(one, name), getattr(other, name), f"{path}.{name}", seen)
    else:
        assert one == other, path
