"""Which pieces are blank, where the effects that make pieces blank come from pieces that may be blank themselves.

A constant effect does not work while its source is blank.  So a piece is blank if an effect on it works, and has its text if none does.
Where that decides nothing, effects go round in a circle: "A makes B blank" and "B makes A blank", or A makes itself blank.  Then the older
effect works: of the pieces in the circle, that with the oldest effect keeps its text.  So each circle has one answer, whichever piece is
asked for.

An effect may reach a piece because of another property, which an effect of a third piece gives it: "each Scout is blank", "the others are
Scouts".  Then whether the piece is blank depends on that third one, too, and such circles are decided in the same way.
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


def decided(
    pieces: list[int], blankers: dict[int, list[int]], asked: dict[int, list[int]], by_age: list[int], known: dict[int, bool]
) -> dict[int, bool]:
    """Whether some of the pieces are blank: at least one of those that depend on no others.

    pieces: ids, undecided; known: of decided pieces, whether they are blank.  blankers: as for `settled`, if all undecided pieces have
    their texts.  asked: on which pieces it depends that these effects reach the piece.
    """
    sources: list[list[int]] = []
    needs: list[list[int]] = []
    for id in pieces:
        # A known piece is blank, and its effects do not work, or has its text, and they work in any case.
        working = [ALWAYS if source == ALWAYS or source in known else source for source in blankers[id] if not known.get(source, False)]
        sources.append([ALWAYS] if ALWAYS in working else working)
        needs.append([pieces.index(other) for other in asked[id] if other not in known])
    states: list[int] = [UNKNOWN for _ in pieces]
    graph: list[list[int]] = []
    for each, through in zip(sources, needs, strict=True):
        graph.append([*through, *[pieces.index(source) for source in each if source != ALWAYS]])
    reached: list[list[int]] = [_reached(place, states, graph) for place in range(len(pieces))]
    found: dict[int, bool] = {}
    for place, others in enumerate(reached):
        if pieces[place] in found or not all(place in reached[other] for other in others):
            continue
        circle = [place, *[other for other in others if other != place]]
        ids = [pieces[other] for other in circle]
        if any(needs[other] for other in circle):
            old = [id for id in by_age if id in ids]
            found[old[0] if old else min(ids)] = False
            return found
        for id, is_blank in zip(ids, settled(ids, [sources[other] for other in circle], by_age), strict=True):
            found[id] = is_blank
    return found


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
