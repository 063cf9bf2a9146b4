"""What sets two lists apart, zone by zone: pure functions of the lists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from games.contracts.decks import Slot


@dataclass(frozen=True, slots=True)
class ZoneDifference:
    """added, removed: (code, copies) that only one list has; changed: (code, copies before, copies after).  Each sorted by code."""

    zone: str
    added: tuple[tuple[str, int], ...] = ()
    removed: tuple[tuple[str, int], ...] = ()
    changed: tuple[tuple[str, int, int], ...] = ()


def differences(before: Iterable[Slot], after: Iterable[Slot]) -> list[ZoneDifference]:
    """The zones in which the lists differ, in the order of their names; equal lists have none.

    >>> differences([Slot("a", 1, "main")], [Slot("a", 2, "main"), Slot("b", 1, "main")])
    [ZoneDifference(zone='main', added=(('b', 1),), removed=(), changed=(('a', 1, 2),))]
    """
    old, new = _counted(before), _counted(after)
    found = []
    for zone in sorted(old.keys() | new.keys()):
        was, is_now = old.get(zone, {}), new.get(zone, {})
        difference = ZoneDifference(
            zone,
            tuple((code, is_now[code]) for code in sorted(is_now.keys() - was.keys())),
            tuple((code, was[code]) for code in sorted(was.keys() - is_now.keys())),
            tuple((code, was[code], is_now[code]) for code in sorted(was.keys() & is_now.keys()) if was[code] != is_now[code]),
        )
        if difference.added or difference.removed or difference.changed:
            found.append(difference)
    return found


def differences_data(found: Iterable[ZoneDifference]) -> list[dict[str, Any]]:
    """`[{zone, added: [{code, quantity}], removed: [...], changed: [{code, before, after}]}]`"""
    return [
        {
            "zone": each.zone,
            "added": [{"code": code, "quantity": quantity} for code, quantity in each.added],
            "removed": [{"code": code, "quantity": quantity} for code, quantity in each.removed],
            "changed": [{"code": code, "before": was, "after": is_now} for code, was, is_now in each.changed],
        }
        for each in found
    ]


def _counted(slots: Iterable[Slot]) -> dict[str, dict[str, int]]:
    zones: dict[str, dict[str, int]] = {}
    for slot in slots:
        codes = zones.setdefault(slot.zone, {})
        codes[slot.code] = codes.get(slot.code, 0) + slot.quantity
    return zones
