"""Count the slots of a decklist by zone and card, and report the slots that cannot be counted.

Every function here accepts any list at all, even one with values that are not codes or numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.contracts.decks import Decklist, Problem, Slot, UnreadLine

MOST_COUNTED: Final = 10**12  # a larger number is not a number of cards; the bound keeps sums and sentences small

# The problems that `count_slots` finds, before any rule of a game is checked.
SLOT_PROBLEMS: Final = ("unknown_code", "wrong_zone", "bad_quantity")


@dataclass(frozen=True, slots=True)
class Counted:
    """The copies of a decklist: zone -> code -> copies, sorted by code.

    Attributes:
        cards: copies of the cards that the pool knows.
        unknown: copies of codes that name no card.
        problems: the slots that could not be counted.
    """

    cards: Mapping[str, Mapping[str, int]]
    unknown: Mapping[str, Mapping[str, int]]
    problems: tuple[Problem, ...]

    def copies(self, zone: str) -> int:
        """All copies listed in `zone`, those of unknown cards included."""
        return sum(self.cards[zone].values()) + sum(self.unknown[zone].values())

    def different(self, zone: str) -> int:
        """The number of different cards in `zone`, unknown ones included."""
        return len(self.cards[zone]) + len(self.unknown[zone])


def count_slots(decklist: Decklist, *, zones: Iterable[str], known: Callable[[str], str | None], clause: str) -> Counted:
    """Count the copies in each zone; the order of slots and their splitting make no difference.

    known: returns the code of the card for any code (a printing's, say), or None.
    clause: the clause that every problem found here cites.
    """
    cards: dict[str, Counter[str]] = {zone: Counter() for zone in zones}
    unknown: dict[str, Counter[str]] = {zone: Counter() for zone in cards}
    entries, problems = read_slots(decklist, zones=cards, clause=clause)
    for zone, code, copies in entries:
        card = known(code) if isinstance(code, str) else None
        if card is None:
            problems.add(Problem("unknown_code", clause, cards=(as_text(code),)))
        counts, counted = (unknown, as_text(code)) if card is None else (cards, card)
        counts[zone][counted] += copies
    return Counted(
        cards=_sorted(cards),
        unknown=_sorted(unknown),
        problems=tuple(sorted(problems, key=lambda problem: (SLOT_PROBLEMS.index(problem.code), problem.cards, problem.values))),
    )


def read_slots(decklist: Decklist, *, zones: Iterable[str], clause: str) -> tuple[list[tuple[str, object, int]], set[Problem]]:
    """(zone, code, copies) of every slot in one of `zones`, and the problems of the slots' quantities and zones.

    The code may be any value, and the copies are 0 for a bad quantity.
    clause: the clause that every problem found here cites.
    """
    known = set(zones)
    entries: list[tuple[str, object, int]] = []
    problems: set[Problem] = set()
    for slot in decklist.slots:
        code, quantity, zone = slot.code, slot.quantity, slot.zone
        copies = slot_copies(slot)
        if not copies:
            problems.add(Problem("bad_quantity", clause, cards=(as_text(code),), values=(("quantity", as_text(quantity)),)))
        if isinstance(zone, str) and zone in known:
            entries.append((zone, code, copies))
        else:
            problems.add(Problem("wrong_zone", clause, cards=(as_text(code),), values=(("zone", as_text(zone)),)))
    return entries, problems


def _sorted(counts: Mapping[str, Counter[str]]) -> dict[str, dict[str, int]]:
    return {zone: dict(sorted((+copies).items())) for zone, copies in counts.items()}


def slot_copies(slot: Slot) -> int:
    """The copies in a slot; 0 if its quantity is not a number of cards."""
    quantity = slot.quantity
    return quantity if type(quantity) is int and 1 <= quantity <= MOST_COUNTED else 0


def as_text(value: object) -> str:
    """Any value as a short text for a sentence."""
    if isinstance(value, str):
        return value[:80]
    if value is None or isinstance(value, bool) or (isinstance(value, int) and abs(value) <= MOST_COUNTED) or isinstance(value, float):
        return str(value)
    return f"({type(value).__name__})"


def sort_problems(problems: Iterable[Problem], checks: Sequence[str]) -> list[Problem]:
    """Illegal problems before warnings, each kind in the order of `checks`; problems of one check keep their order.

    ValueError for a code that `checks` lacks.
    """
    problems = list(problems)
    if unknown := {problem.code for problem in problems} - set(checks):
        raise ValueError(f"The order of checks lacks {', '.join(sorted(unknown))}: add it to CHECKS in the game's decks/legality.py.")
    return sorted(problems, key=lambda problem: (problem.severity != "illegal", checks.index(problem.code)))


def check_format(format: str, formats: Iterable[str]) -> None:
    """ValueError for an unknown format, with the list of known formats."""
    known = list(formats)
    if format not in known:
        raise ValueError(f"Unknown format {format!r}. Known formats: {', '.join(known)}.")


def merge_slots(slots: Iterable[Slot]) -> tuple[Slot, ...]:
    """The slots with those of one code in one zone added up, in the order of their first appearance."""
    counts: dict[tuple[str, str], int] = {}
    for slot in slots:
        counts[slot.zone, slot.code] = counts.get((slot.zone, slot.code), 0) + slot.quantity
    return tuple(Slot(code, copies, zone) for (zone, code), copies in counts.items())


def with_guesses(slots: Iterable[Slot], guessed: Iterable[UnreadLine]) -> tuple[Slot, ...]:
    """The slots of a list together with the likeliest card of each guessed line."""
    likeliest = ((line.suggestions[0], line.copies) for line in guessed if line.suggestions)
    return merge_slots((*slots, *(Slot(card.code, copies, card.zone) for card, copies in likeliest)))


def difference(wanted: Mapping[str, int], found: Mapping[str, int], *, sort_key: Callable[[str], str] = str) -> tuple[tuple[str, str], ...]:
    """Missing and extra cards as values of a problem: (("missing", "2xscout"), ("extra", "1xviper")).

    sort_key: sorts the codes.
    """
    missing, extra = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    named = (("missing", missing), ("extra", extra))
    return tuple((name, " ".join(f"{counts[code]}x{code}" for code in sorted(counts, key=sort_key))) for name, counts in named if counts)


def each_copy(cards: Mapping[str, int]) -> list[str]:
    """One entry for each copy, sorted by code, so that a shuffle depends on the seed and the cards only.

    >>> each_copy({"viper": 1, "scout": 2})
    ['scout', 'scout', 'viper']
    """
    return [code for code, copies in sorted(cards.items()) for _ in range(copies)]
