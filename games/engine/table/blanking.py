"""Which pieces are blank, where the effects that make pieces blank come from pieces that may be blank themselves.

A constant effect does not work while its source is blank.  So a piece is blank if an effect on it works, and has its text if none does.
Where that decides nothing, effects go round in a circle: "A makes B blank" and "B makes A blank", or A makes itself blank.  Then the older
effect works: of the pieces in the circle, that with the oldest effect keeps its text.  So each circle has one answer, whichever piece is
asked for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The source of an effect that works whatever is blank.
ALWAYS: Final = -1

UNKNOWN: Final = 0
HAS_TEXT: Final = 1
BLANK: Final = 2


def settled(pieces: list[int], blankers: list[list[int]], by_age: list[int]) -> list[bool]:
    """Whether each of the pieces is blank.

    pieces: ids; blankers: for each piece the sources of the effects on it, all of them in `pieces`, or ALWAYS; by_age: the sources of
    constant effects, that of the oldest effect first.
    """
    states: list[int] = [UNKNOWN for _ in pieces]
    sources: list[list[int]] = []
    for each in blankers:
        sources.append([pieces.index(id) if id != ALWAYS else ALWAYS for id in each])
    _follow(states, sources)
    while UNKNOWN in states:
        states[_first_of_circle(pieces, states, sources, by_age)] = HAS_TEXT
        _follow(states, sources)
    return [state == BLANK for state in states]


def _follow(states: list[int], sources: list[list[int]]) -> None:
    """Decide all that follows from what is decided."""
    decided = True
    while decided:
        decided = False
        for place, each in enumerate(sources):
            if states[place] == UNKNOWN:
                working = [source for source in each if source == ALWAYS or states[source] == HAS_TEXT]
                if working or all(states[source] == BLANK for source in each):
                    states[place] = BLANK if working else HAS_TEXT
                    decided = True


def _first_of_circle(pieces: list[int], states: list[int], sources: list[list[int]], by_age: list[int]) -> int:
    """The place of the piece with the oldest effect of those in circles that depend on no other circle."""
    places = [pieces.index(id) for id in by_age if id in pieces]
    reached: list[list[int]] = [_reached(place, states, sources) for place in range(len(pieces))]
    for place in places:
        if states[place] == UNKNOWN and all(place in reached[other] for other in reached[place]):
            return place
    raise ValueError("no circle is left, but some pieces are undecided")


def _reached(first: i64, states: list[int], sources: list[list[int]]) -> list[int]:
    """The undecided pieces on which an undecided piece depends, straight or through others."""
    found: list[int] = []
    if states[first] != UNKNOWN:
        return found
    left: list[int] = [first]
    while left:
        for source in sources[left.pop()]:
            if source != ALWAYS and states[source] == UNKNOWN and source not in found:
                found.append(source)
                left.append(source)
    return found
