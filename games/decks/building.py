"""What deck construction is in every game: slots counted, faults as sentences, lists laid out in groups, decks shuffled and dealt.

total: every function here has an answer to whatever a list holds, values that are no codes or numbers among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.contracts.catalogue import Choice
from games.contracts.decks import DeckGroup, Decklist, Problem, Slot, ZoneSpec
from games.engine.rng import Rng, stream
from games.texts import Words, in_language, words

COUNTABLE: Final = 10**12  # no longer a number of cards that anyone means; keeps sums and sentences small

# What any list can have wrong before its rules are asked; `count_slots` finds it.
UNREAD: Final = ("unknown_code", "wrong_zone", "bad_quantity")
TEMPLATES: Final[Mapping[str, Words]] = {
    "unknown_code": words("Unknown card: {name}.", "不明なカード：{name}。", "未知的卡牌：{name}。"),
    "wrong_zone": words(
        "'{name}' does not belong in the part '{zone}' of a deck.",
        "「{name}」はデッキの「{zone}」に入れられません。",
        "「{name}」不能放入牌組的「{zone}」部分。",
    ),
    "bad_quantity": words(
        "Copies of '{name}' must be a whole number from 1 up; found {quantity}.",
        "「{name}」の枚数は1以上の整数でなければなりません（{quantity}）。",
        "「{name}」的數量必須是 1 以上的整數（目前為 {quantity}）。",
    ),
}
_COMMA: Final = words(", ", "、", "、")


# --- counting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Counted:
    """cards, unknown: zone -> code -> copies, sorted by code; of the cards there are, and of what no card is called.

    problems: what could not be counted.
    """

    cards: Mapping[str, Mapping[str, int]]
    unknown: Mapping[str, Mapping[str, int]]
    problems: tuple[Problem, ...]

    def copies(self, zone: str) -> int:
        """All that the list names in `zone`: who names a card that is not known has named a card."""
        return sum(self.cards[zone].values()) + sum(self.unknown[zone].values())

    def different(self, zone: str) -> int:
        return len(self.cards[zone]) + len(self.unknown[zone])


def count_slots(decklist: Decklist, *, zones: Iterable[str], known: Callable[[str], str | None], clause: str) -> Counted:
    """The copies in each zone, so that order and splitting of slots mean nothing.

    known: any code -> the code of the card that it stands for, or None.  clause: behind every fault found here.
    """
    cards: dict[str, Counter[str]] = {zone: Counter() for zone in zones}
    unknown: dict[str, Counter[str]] = {zone: Counter() for zone in cards}
    faults: set[Problem] = set()
    for slot in decklist.slots:
        code, quantity, zone = slot.code, slot.quantity, slot.zone
        copies = copies_of(slot)
        if not copies:
            faults.add(Problem("bad_quantity", clause, cards=(shown(code),), values=(("quantity", shown(quantity)),)))
        if not isinstance(zone, str) or zone not in cards:
            faults.add(Problem("wrong_zone", clause, cards=(shown(code),), values=(("zone", shown(zone)),)))
            continue
        card = known(code) if isinstance(code, str) else None
        if card is None:
            faults.add(Problem("unknown_code", clause, cards=(shown(code),)))
        counts, counted = (unknown, shown(code)) if card is None else (cards, card)
        counts[zone][counted] += copies
    return Counted(
        cards=_sorted(cards),
        unknown=_sorted(unknown),
        problems=tuple(sorted(faults, key=lambda fault: (UNREAD.index(fault.code), fault.cards, fault.values))),
    )


def _sorted(counts: Mapping[str, Counter[str]]) -> dict[str, dict[str, int]]:
    return {zone: dict(sorted((+copies).items())) for zone, copies in counts.items()}


def copies_of(slot: Slot) -> int:
    """The copies that a slot names; 0 where it names no number of them."""
    quantity = slot.quantity
    return quantity if type(quantity) is int and 1 <= quantity <= COUNTABLE else 0


def shown(value: object) -> str:
    """Any value as a short text for a sentence."""
    if isinstance(value, str):
        return value[:80]
    if value is None or isinstance(value, bool) or (isinstance(value, int) and abs(value) <= COUNTABLE) or isinstance(value, float):
        return str(value)
    return f"({type(value).__name__})"


def in_order(problems: Iterable[Problem], checks: Sequence[str]) -> list[Problem]:
    """Illegal problems before warnings, each kind in the order of `checks`; inside one check as they were found."""
    return sorted(problems, key=lambda problem: (problem.severity != "illegal", checks.index(problem.code)))


def known_format(format: str, formats: Iterable[str]) -> None:
    """ValueError for an unknown format, naming those there are."""
    there_are = list(formats)
    if format not in there_are:
        raise ValueError(f"Unknown format {format!r}; there are: {', '.join(there_are)}.")


def difference(wanted: Mapping[str, int], found: Mapping[str, int]) -> tuple[tuple[str, str], ...]:
    """What is missing and what is too much, as values of a problem: (("missing", "2xscout"), ("extra", "1xviper"))."""
    missing, extra = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    named = (("missing", missing), ("extra", extra))
    return tuple((name, " ".join(f"{copies}x{code}" for code, copies in sorted(counts.items()))) for name, counts in named if counts)


# --- sentences -------------------------------------------------------------------------------------------------------


def sentence(
    problem: Problem,
    language: str,
    templates: Mapping[str, Words],
    *,
    name_of: Callable[[str, str], str],
    value_of: Callable[[str, str, str], str] = lambda name, value, language: value,
) -> str:
    """`problem` in words; the code itself for a problem that has no template.

    A template names {name} of the first card at fault and {names} of all, {found}, {allowed}, {diff} (the problem's values "missing" and
    "extra", by name) and the problem's own values.  name_of: (code, language) -> a name.  value_of: (name, value, language) -> a word.
    """
    if problem.code not in templates:
        return problem.code
    values = dict(problem.values)
    comma = in_language(_COMMA, language)
    parts = [
        f"{sign}{copies} {name_of(code, language)}"
        for sign, counted in (("-", values.get("missing", "")), ("+", values.get("extra", "")))
        for copies, _, code in (entry.partition("x") for entry in counted.split())
    ]
    return in_language(templates[problem.code], language).format_map(
        {
            "name": name_of(problem.cards[0], language) if problem.cards else "",
            "names": comma.join(name_of(code, language) for code in problem.cards),
            "found": problem.found,
            "allowed": problem.allowed,
            "diff": comma.join(parts),
            **{name: value_of(name, value, language) for name, value in values.items()},
        }
    )


def zone_name(zones: Iterable[ZoneSpec], code: str, language: str) -> str:
    """The name of a zone; the code itself of one that there is not."""
    return next((in_language(zone.names, language) for zone in zones if zone.code == code), code)


# --- groups ----------------------------------------------------------------------------------------------------------

OTHER: Final = "other"
_OTHER_NAMES: Final = words("Not known", "不明", "未知")


def grouped(
    decklist: Decklist,
    *,
    names: Sequence[tuple[str, Words, int | None]],
    group_of: Callable[[Slot], str | None],
    place: Callable[[Slot], tuple[object, ...]],
) -> Iterator[DeckGroup]:
    """The groups that are not empty, in the order of `names`: (code, names, how many are wanted).

    group_of: None for a slot that the game does not know; those come last.  place: sorts the slots of a group, once they are known.
    """
    found: dict[str, list[Slot]] = {}
    for slot in decklist.slots:
        found.setdefault(group_of(slot) or OTHER, []).append(slot)
    for code, labels, wanted in [*names, (OTHER, _OTHER_NAMES, None)]:
        if slots := found.get(code):
            ordered = slots if code == OTHER else sorted(slots, key=place)
            yield DeckGroup(code, labels, tuple(ordered), sum(map(copies_of, slots)), wanted)


# --- charts ----------------------------------------------------------------------------------------------------------

Rows = tuple[tuple[Words, float], ...]


def histogram(values: Iterable[tuple[int | None, int]], *, least: int = 0, unknown: Words | None = None) -> Rows:
    """Copies by value, from `least` to the highest without a gap, of (value, copies); those of no value last, where they have a name."""
    counts: Counter[int] = Counter()
    without = 0
    for value, copies in values:
        if value is None:
            without += copies
        else:
            counts[value] += copies
    rows: list[tuple[Words, float]] = [({"en": str(value)}, counts[value]) for value in range(least, max(counts, default=least - 1) + 1)]
    return (*rows, (unknown, without)) if unknown is not None and without else tuple(rows)


def by_choice(choices: Iterable[Choice], values: Iterable[tuple[str, int]]) -> Rows:
    """Copies by the code of a choice, of (code, copies): a row for each that is there, in the order of `choices`."""
    counts: Counter[str] = Counter()
    for code, copies in values:
        counts[code] += copies
    return tuple((choice.names, counts[choice.code]) for choice in choices if counts[choice.code])


# --- dealing ---------------------------------------------------------------------------------------------------------


def each_copy(cards: Mapping[str, int]) -> list[str]:
    """Every card as often as it is there, in the order of their codes, so that a seed deals a list and not its spelling."""
    return [code for code, copies in sorted(cards.items()) for _ in range(copies)]


def shuffled(cards: Mapping[str, int], seed: int, purpose: int) -> tuple[list[str], Rng]:
    """A deck of `cards`, its top card first, and the stream that goes on shuffling it."""
    rng = stream(seed, 0, purpose)
    deck = each_copy(cards)
    rng.shuffle(deck)
    return deck, rng


def answered(answers: Sequence[int], number: int, options: int) -> int | None:
    """Answer `number` (from 0) to a question with so many options; None if it is not answered yet, ValueError if it was not offered."""
    if number >= len(answers):
        return None
    answer = answers[number]
    if type(answer) is not int or not 0 <= answer < options:
        raise ValueError(f"Answer {number + 1} is a number from 0 to {options - 1}, not {shown(answer)}.")
    return answer


def no_more_answers(answers: Sequence[int], asked: int) -> None:
    """ValueError for answers to questions that were not asked."""
    if len(answers) > asked:
        raise ValueError(f"There are {len(answers)} answers to {asked} questions.")


def seen_by_turn(first: int, each: int, *, size: int, turns: int = 12) -> tuple[int, ...]:
    """`first` cards in turn 1 and `each` more a turn, never more than there are.

    >>> seen_by_turn(7, 1, size=9, turns=4)
    (7, 8, 9, 9)
    """
    return tuple(min(size, first + each * turn) for turn in range(turns))
