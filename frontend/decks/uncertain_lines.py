"""Uncertain lines of an imported list: the suggestions for each line, and the list with the chosen ones.

An unread line is in no slot yet.  A guessed line is in the slot of its first suggestion.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from decks.exchange.importing import Parsed
from frontend.cards.catalogue import LocalizedCatalogue
from games.contracts.decks import Slot, Suggestion, UnreadLine

COPIES = re.compile(r"(?:^|[\s(\[])(\d{1,2})\s*[x×]?(?=\s|$)|[x×]\s*(\d{1,2})")
MOST_LINES = 200


@dataclass(frozen=True, slots=True)
class UncertainLine:
    """An uncertain line.

    choices: ("zone:code", label) of each suggestion, the likeliest first.
    chosen: the "zone:code" that the user chose; None before a choice.
    """

    line: int
    text: str
    choices: tuple[tuple[str, str], ...]
    chosen: str | None = None

    @property
    def field(self) -> str:
        return f"line-{self.line}"


def uncertain_lines(
    catalogue: LocalizedCatalogue,
    lines: Iterable[UnreadLine],
    slots: Iterable[Slot] | None = None,
    *,
    posted: Mapping[str, str] | None = None,
) -> list[UncertainLine]:
    """The uncertain lines with their choices.

    taken_from: for guessed lines, the list that they were read into.  If the guess is no longer in it, it is the only choice.
    posted: the chosen "zone:code" by the field of each line.
    """
    posted = posted or {}
    keys = None if slots is None else {(slot.zone, slot.code) for slot in slots}
    uncertain = []
    for line in lines:
        suggestions = line.suggestions
        if keys is not None and suggestions and (suggestions[0].zone, suggestions[0].code) not in keys:
            suggestions = suggestions[:1]
        choices = tuple((_key(suggestion), _label(catalogue, suggestion)) for suggestion in suggestions)
        uncertain.append(UncertainLine(line.line, line.text, choices, posted.get(f"line-{line.line}")))
    return uncertain


def slots_with_choices(parsed: Parsed, posted: Mapping[str, str]) -> list[Slot]:
    """The list with the user's choices; a choice that was not offered is ignored.  posted: as in `uncertain_lines`."""
    slots: dict[tuple[str, str], int] = {}
    for slot in parsed.slots:
        slots[slot.zone, slot.code] = slots.get((slot.zone, slot.code), 0) + slot.quantity
    for lines, is_read in ((parsed.guessed[:MOST_LINES], True), (parsed.unread[:MOST_LINES], False)):
        for line in lines:
            chosen = next((suggestion for suggestion in line.suggestions if _key(suggestion) == posted.get(f"line-{line.line}")), None)
            if chosen is None:
                continue
            copies = _copies(line.text)
            if is_read:
                guess = line.suggestions[0]
                quantity = slots.get((guess.zone, guess.code), 0)
                copies = min(copies, quantity)
                slots[guess.zone, guess.code] = quantity - copies
            key = chosen.zone, chosen.code
            slots[key] = slots.get(key, 0) + copies
    return [Slot(code, quantity, zone) for (zone, code), quantity in slots.items() if quantity]


def _key(suggestion: Suggestion) -> str:
    return f"{suggestion.zone}:{suggestion.code}"


def _copies(text: str) -> int:
    match = COPIES.search(text)
    return min(max(int(match[1] or match[2]), 1), 99) if match else 1


def _label(catalogue: LocalizedCatalogue, suggestion: Suggestion) -> str:
    """Name, type and product, which together distinguish cards with the same name."""
    found = catalogue.slot(Slot(suggestion.code, 1, suggestion.zone))
    parts = [catalogue.words(suggestion.names)]
    if found.card:
        parts += [found.card.type_name, catalogue.product_of(suggestion.code)]
    elif found.set:
        parts += [found.set.faction_name, found.set.product_name]
    return " · ".join(part for part in parts if part)
