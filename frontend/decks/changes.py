"""Changes to a deck list: parsed from the editor's form and applied to the list.

change: one change, "zone:code:+1", "zone:code:-1" or "zone:code:=2"; changes separated by spaces are made together (a card that moves).
seen: the list that the editor showed when the change was made (`decklist.slots_text`); "yours" in a conflict is this list with the change.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext

from cards.errors import BadInput
from frontend.cards.catalogue import LocalizedCatalogue
from games.contracts.decks import MAYBE, Decklist

CHANGE = re.compile(r"([a-z_]{1,30}):([^\s:]{1,80}):([+=-])([0-9]{1,3})")
MOST_CHANGES = 400

Slots = dict[tuple[str, str], int]


@dataclass(frozen=True, slots=True)
class Change:
    zone: str
    code: str
    sign: str
    quantity: int


def version_of(data: QueryDict) -> int:
    """The deck version that the form was rendered from.

    A form without one is refused: its writer cannot know what the change overwrites.
    """
    text = data.get("version", "")
    if not text:
        raise BadInput(gettext("The form data is invalid: the version is missing. Reload the page and try again."))
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadInput(gettext("The form data is invalid: the version is not a number. Reload the page and try again."))
    return int(text)


def parse_changes(data: QueryDict) -> list[Change]:
    """The changes in a form.  BadInput names the first invalid one."""
    texts = [word for text in data.getlist("change") for word in text.split(" ")]
    if "code" in data:
        texts = [*texts, f"{data.get('zone', '')}:{data['code']}:={data.get('quantity', '')}"]
    if len(texts) > MOST_CHANGES:
        raise BadInput(gettext("Too many changes at once. Make fewer changes at a time."))
    changes = []
    for text in texts:
        match = CHANGE.fullmatch(text)
        if match is None:
            raise BadInput(
                gettext("“%(text)s” is not a valid change: the quantity must be a whole number from 0 to 99.") % {"text": text[:80]}
            )
        zone, code, sign, quantity = match.groups()
        changes.append(Change(zone, code, sign, int(quantity)))
    if not changes and "replace" not in data:
        raise BadInput(gettext("No change was selected."))
    return changes


def apply_changes(catalogue: LocalizedCatalogue, slots: Mapping[tuple[str, str], int], changes: Iterable[Change]) -> Slots:
    """The list after the changes.  BadInput for an unknown zone, card or set."""
    after = dict(slots)
    for change in changes:
        key = (change.zone, change.code)
        spec = catalogue.zones.get(change.zone)
        if spec is None:
            raise BadInput(gettext("Decks of this game have no zone “%(zone)s”.") % {"zone": change.zone})
        if key not in after and not catalogue.knows(spec, change.code):
            raise BadInput(gettext("Unknown card or objective set: %(code)s.") % {"code": change.code})
        if spec.holds == "leaders" and spec.maximum == 1 and change.sign != "-" and change.quantity:
            for other in [other for other in after if other[0] == change.zone]:
                del after[other]  # a new card replaces the previous one in a zone for one card
        old = after.get(key, 0)
        quantity = change.quantity if change.sign == "=" else old + (change.quantity if change.sign == "+" else -change.quantity)
        if quantity > 99:
            raise BadInput(gettext("The quantity must be a whole number from 0 to 99."))
        if quantity > 0:
            after[key] = quantity
        else:
            after.pop(key, None)
    return after


def slots_of(decklist: Decklist) -> Slots:
    return {(slot.zone, slot.code): slot.quantity for slot in decklist.slots}


def conflict_of(catalogue: LocalizedCatalogue, yours: Slots, theirs: Slots) -> dict[str, Any]:
    """The lines in which the two lists differ, and the user's list as a form field."""
    kinds = Counter(zone.holds for zone in catalogue.game.decks.zones)
    rows = [
        {
            "name": catalogue.slot_name(zone, code),
            "zone": catalogue.words(catalogue.zones[zone].names)
            if zone in catalogue.zones and (zone == MAYBE or kinds[catalogue.zones[zone].holds] > 1)
            else "",
            "yours": yours.get((zone, code), 0),
            "theirs": theirs.get((zone, code), 0),
        }
        for zone, code in sorted({*yours, *theirs})
        if yours.get((zone, code)) != theirs.get((zone, code))
    ]
    return {"rows": rows, "yours": " ".join(f"{zone}:{code}:{quantity}" for (zone, code), quantity in sorted(yours.items()))}
