"""Translations of pages and errors: `locale/<language>/LC_MESSAGES/django.po`, compiled here and not committed as .mo."""

from __future__ import annotations

import os
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parents[1] / "locale"
SPEAKING = ("accounts", "config", "cards", "decks", "simulator", "frontend")  # the apps whose texts people read


def sources() -> list[Path]:
    return sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))


def compile_all() -> dict[str, int]:
    """Write the .mo beside every .po that is newer: language -> messages, of those written.  Two may do it at once."""
    written = {}
    for source in sources():
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        with source.open("rb") as file:
            catalogue = read_po(file, locale=source.parent.parent.name)
        fresh = target.with_suffix(f".{os.getpid()}.mo")
        with fresh.open("wb") as file:
            write_mo(file, catalogue)
        fresh.replace(target)
        written[source.parent.parent.name] = len(catalogue)
    return written
