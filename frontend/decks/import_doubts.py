"""Uncertain lines of an imported list: the possible meanings of each, and the list with the chosen ones.

meant: "zone:code".  A line not understood is in no slot yet; of one understood, but not for sure, the first suggestion is in a slot.
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
class Doubt:
    """A line with what can be chosen for it, the likeliest first: (meant, in words).  chosen: what was, None before anything was."""

    line: int
    text: str
    choices: tuple[tuple[str, str], ...]
    chosen: str | None = None

    @property
    def field(self) -> str:
        return f"line-{self.line}"


def doubts(
    catalogue: LocalizedCatalogue,
    lines: Iterable[UnreadLine],
    taken_from: Iterable[Slot] | None = None,
    *,
    posted: Mapping[str, str] | None = None,
) -> list[Doubt]:
    """taken_from: for lines that were understood, the list; where what was taken is not in it any more, nothing else can be chosen.

    posted: what was chosen, by the field of each line.
    """
    posted = posted or {}
    held = None if taken_from is None else {(slot.zone, slot.code) for slot in taken_from}
    found = []
    for line in lines:
        offered = line.suggestions
        if held is not None and offered and (offered[0].zone, offered[0].code) not in held:
            offered = offered[:1]
        choices = tuple((_meant(one), _in_words(catalogue, one)) for one in offered)
        found.append(Doubt(line.line, line.text, choices, posted.get(f"line-{line.line}")))
    return found


def chosen_slots(parsed: Parsed, posted: Mapping[str, str]) -> list[Slot]:
    """The list with what was chosen, by the field of each line; a choice that was not offered changes nothing."""
    slots: dict[tuple[str, str], int] = {}
    for slot in parsed.slots:
        slots[slot.zone, slot.code] = slots.get((slot.zone, slot.code), 0) + slot.quantity
    for lines, is_read in ((parsed.guessed[:MOST_LINES], True), (parsed.unread[:MOST_LINES], False)):
        for line in lines:
            chosen = next((one for one in line.suggestions if _meant(one) == posted.get(f"line-{line.line}")), None)
            if chosen is None:
                continue
            copies = _copies(line.text)
            if is_read:
                taken = line.suggestions[0]
                held = slots.get((taken.zone, taken.code), 0)
                copies = min(copies, held)
                slots[taken.zone, taken.code] = held - copies
            key = chosen.zone, chosen.code
            slots[key] = slots.get(key, 0) + copies
    return [Slot(code, quantity, zone) for (zone, code), quantity in slots.items() if quantity]


def _meant(one: Suggestion) -> str:
    return f"{one.zone}:{one.code}"


def _copies(text: str) -> int:
    found = COPIES.search(text)
    return min(max(int(found[1] or found[2]), 1), 99) if found else 1


def _in_words(catalogue: LocalizedCatalogue, one: Suggestion) -> str:
    """Name, type and product: cards of one name are told apart by them."""
    found = catalogue.slot(Slot(one.code, 1, one.zone))
    parts = [catalogue.words(one.names)]
    if found.card:
        parts += [found.card.type_name, catalogue.product_of(one.code)]
    elif found.set:
        parts += [found.set.faction_name, found.set.product_name]
    return " · ".join(part for part in parts if part)
