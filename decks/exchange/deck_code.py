"""Deck codes: short texts for links that contain a whole deck, so nothing is stored on the server.

code: "1" (the version), then base64url of a CRC-32 and the deflated payload.
payload: a line each for slug, side and name, then a line for each zone: "main:1_168*2,1_169".
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from django.utils.translation import gettext

from cards.texts.safe_text import field_error
from games.contracts.decks import Decklist, Slot

VERSION = "1"
LONGEST = 8_000
MOST_PAYLOAD = 40_000

_CODE = re.compile(r"(?:https?://\S{1,200}/decks/code/)?(1[A-Za-z0-9_-]{20,8000})/?")


def encode(*, game: str, decklist: Decklist, name: str = "") -> str:
    """The code of a deck, independent of the order and splitting of its slots."""
    zones: dict[str, dict[str, int]] = {}
    for slot in decklist.slots:
        held = zones.setdefault(slot.zone, {})
        held[slot.code] = held.get(slot.code, 0) + slot.quantity
    lines = [game, decklist.side or "", " ".join(name.split())]
    for zone in sorted(zones):
        lines.append(f"{zone}:" + ",".join(code if copies == 1 else f"{code}*{copies}" for code, copies in sorted(zones[zone].items())))
    payload = "\n".join(lines).encode()
    squeezed = zlib.compress(payload, level=9, wbits=-15)
    return VERSION + base64.urlsafe_b64encode(zlib.crc32(payload).to_bytes(4, "big") + squeezed).decode().rstrip("=")


def is_code(text: str) -> bool:
    return _CODE.fullmatch(text.strip()) is not None


def decode(text: str) -> tuple[str, str, Decklist]:
    """(slug, name, list) from a code, or from a link that ends in one.  Raise BadInput "deck_code" for a damaged code."""
    match = _CODE.fullmatch(text.strip())
    payload = _unpacked(match[1][len(VERSION) :]) if match else None
    if payload is None:
        raise field_error("text", "deck_code", gettext("This deck code is damaged or cut off."))
    game, side, name, *zones = payload.split("\n")
    slots = [_slot(zone.partition(":")[0], entry) for zone in zones for entry in zone.partition(":")[2].split(",")]
    return game, name, Decklist(tuple(slots), side or None)


def _unpacked(body: str) -> str | None:
    try:
        data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unpacker = zlib.decompressobj(wbits=-15)
        payload = unpacker.decompress(data[4:], MOST_PAYLOAD)
        text = payload.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        return None
    whole = unpacker.eof and not unpacker.unused_data and zlib.crc32(payload).to_bytes(4, "big") == data[:4]
    return text if whole and text.count("\n") >= 2 else None


def _slot(zone: str, entry: str) -> Slot:
    """A slot from its entry; an invalid number of copies becomes 0, which `check_slots` reports."""
    code, mark, copies = entry.partition("*")
    number = int(copies) if copies.isascii() and copies.isdecimal() and len(copies) < 10 else 0
    return Slot(code, number if mark else 1, zone)
