"""The choices of an enumerated fact or option, named by a game's texts."""

from __future__ import annotations

from games.contracts.catalogue import Choice
from games.texts import Texts


def choices(texts: Texts, section: str, *codes: str) -> tuple[Choice, ...]:
    """The choices with these codes, named by a section of the texts; without codes, all of the section in its order."""
    names = texts.section(section)
    return tuple(Choice(code, names[code]) for code in codes or names)
