"""Translations of pages and errors: `locale/<language>/LC_MESSAGES/django.po`, compiled here and not committed as .mo."""

from __future__ import annotations

import os
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parents[1] / "locale"
TRANSLATED_APPS = ("accounts", "config", "cards", "decks", "simulator", "frontend")  # the apps with translated texts


def sources() -> list[Path]:
    return sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))


def compile_all() -> dict[str, int]:
    """Compile each .po that is newer than its .mo.  Returns language -> number of messages.  Safe for two processes at once."""
    written = {}
    for source in sources():
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        with source.open("rb") as file:
            catalogue = read_po(file, locale=source.parent.parent.name)
        temporary = target.with_suffix(f".{os.getpid()}.mo")
        with temporary.open("wb") as file:
            write_mo(file, catalogue)
        temporary.replace(target)
        written[source.parent.parent.name] = len(catalogue)
    return written
