"""Differences between two lists, zone by zone (pure functions)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from games.contracts.decks import Slot


@dataclass(frozen=True, slots=True)
class ZoneDifference:
    """The differences between two lists in one zone, each sorted by code."""

    zone: str
    added: tuple[tuple[str, int], ...] = ()  # (code, copies)
    removed: tuple[tuple[str, int], ...] = ()  # (code, copies)
    changed: tuple[tuple[str, int, int], ...] = ()  # (code, copies before, copies after)


def differences(before: Iterable[Slot], after: Iterable[Slot]) -> list[ZoneDifference]:
    """The differences of each zone in which the lists differ, sorted by zone; empty for equal lists.

    >>> differences([Slot("a", 1, "main")], [Slot("a", 2, "main"), Slot("b", 1, "main")])
    [ZoneDifference(zone='main', added=(('b', 1),), removed=(), changed=(('a', 1, 2),))]
    """
    old, new = _count(before), _count(after)
    changes = []
    for zone in sorted(old.keys() | new.keys()):
        was, is_now = old.get(zone, {}), new.get(zone, {})
        difference = ZoneDifference(
            zone,
            tuple((code, is_now[code]) for code in sorted(is_now.keys() - was.keys())),
            tuple((code, was[code]) for code in sorted(was.keys() - is_now.keys())),
            tuple((code, was[code], is_now[code]) for code in sorted(was.keys() & is_now.keys()) if was[code] != is_now[code]),
        )
        if difference.added or difference.removed or difference.changed:
            changes.append(difference)
    return changes


def differences_data(changes: Iterable[ZoneDifference]) -> list[dict[str, Any]]:
    """`[{zone, added: [{code, quantity}], removed: [...], changed: [{code, before, after}]}]`"""
    return [
        {
            "zone": change.zone,
            "added": [{"code": code, "quantity": quantity} for code, quantity in change.added],
            "removed": [{"code": code, "quantity": quantity} for code, quantity in change.removed],
            "changed": [{"code": code, "before": was, "after": is_now} for code, was, is_now in change.changed],
        }
        for change in changes
    ]


def _count(slots: Iterable[Slot]) -> dict[str, dict[str, int]]:
    zones: dict[str, dict[str, int]] = {}
    for slot in slots:
        codes = zones.setdefault(slot.zone, {})
        codes[slot.code] = codes.get(slot.code, 0) + slot.quantity
    return zones
