"""Buttons of the form that change its parts without saving: "add", "remove", "up" and "down", each with the place of a part."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from dataclasses import dataclass
from typing import Any, Final, cast

from frontend.own_cards.abilities.shapes import ABSENT, Part, Shape, Shapes

MOST_ENTRIES: Final = 40  # of a list, as own cards may have


@dataclass(slots=True)
class Place:
    """A part of the abilities: its value, its schema, and what holds it."""

    value: Any
    part: Part
    shape: Shape
    holder: Any = None
    key: Any = None


def changed(shapes: Shapes, value: Mapping[str, Any] | None, change: str, chosen: Mapping[str, str]) -> tuple[dict[str, Any] | None, str]:
    """The abilities after the change, and the place to which the reader goes on; a place that does not exist changes nothing.

    chosen: the code that was chosen beside each button that adds, by the place of its list; "" for the slots.
    """
    action, _, place = change.partition(" ")
    made: dict[str, Any] = _copy(value or {})
    focus = place
    if action == "add" and not place:
        slot = chosen.get("", "")
        if slot in shapes.slots and has_room(shapes.slots[slot], made.setdefault(slot, [])):
            made[slot].append(shapes.blank(cast(Shape, shapes.slots[slot].item)))
            focus = f"{slot}.{len(made[slot]) - 1}"
    elif action == "add":
        focus = _add(shapes, made, place, chosen.get(place, ""))
    elif action in ("remove", "up", "down"):
        focus = _moved(shapes, made, place, action)
    return {slot: made[slot] for slot in shapes.slots if made.get(slot)} or None, focus


def has_room(part: Part, entries: Sized) -> bool:
    """Whether a list may have one entry more."""
    return len(entries) < MOST_ENTRIES and not part.is_full(len(entries))


def _add(shapes: Shapes, made: dict[str, Any], place: str, code: str) -> str:
    """Add an entry to the list at this place, or the object that its holder lacks."""
    found = place_in(shapes, made, place.split("."))
    if found is None:
        return ""
    if found.part.kind == "list" and found.part.item is not None:
        entries = found.value if isinstance(found.value, list) else found.holder.setdefault(found.key, [])
        new = shapes.blank(found.part.item, code)
        if new is ABSENT or not has_room(found.part, entries):
            return place
        entries.append(new)
        return f"{place}.{len(entries) - 1}"
    if found.value is ABSENT and found.part.kind == "parts":
        found.holder[found.key] = shapes.blank(found.shape)
    return place


def _moved(shapes: Shapes, made: dict[str, Any], place: str, action: str) -> str:
    """Remove the part at this place, or exchange it with the entry before or after it."""
    found = place_in(shapes, made, place.split("."))
    if found is None or found.value is ABSENT or found.holder is None:
        return ""
    holder = place.rpartition(".")[0]
    if action == "remove":
        del found.holder[found.key]
        return holder
    other = found.key + (1 if action == "down" else -1) if isinstance(found.holder, list) else -1
    if not 0 <= other < (len(found.holder) if isinstance(found.holder, list) else 0):
        return place
    found.holder[found.key], found.holder[other] = found.holder[other], found.holder[found.key]
    return f"{holder}.{other}"


def place_in(shapes: Shapes, made: dict[str, Any], parts: list[str]) -> Place | None:
    """The part at this place; its value is ABSENT if its holder may have it and lacks it.  None for no such place."""
    slot = shapes.slots.get(parts[0])
    if slot is None:
        return None
    here = Place(made.get(parts[0], ABSENT), slot, shapes.root["properties"][parts[0]], made, parts[0])
    for key in parts[1:]:
        inner = _inside(shapes, here, key)
        if inner is None:
            return None
        here = inner
    return here


def _inside(shapes: Shapes, here: Place, key: str) -> Place | None:
    if isinstance(here.value, list) and here.part.item is not None:
        number = int(key) if key.isascii() and key.isdigit() and len(key) < 6 else -1
        if not 0 <= number < len(here.value):
            return None
        return Place(here.value[number], shapes.part(here.part.item), here.part.item, here.value, number)
    part: Part | None = here.part
    if not isinstance(here.value, Mapping) or part is None:
        return None
    if part.kind == "kinds":
        part = shapes.variant(part, here.value.get(part.tag))
    elif part.kind == "either":
        part = shapes.part(cast(Shape, part.item))
    shape = (part.members or {}).get(key) if part else None
    return None if shape is None else Place(here.value.get(key, ABSENT), shapes.part(shape), shape, here.value, key)


def _copy(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _copy(inner) for name, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value
