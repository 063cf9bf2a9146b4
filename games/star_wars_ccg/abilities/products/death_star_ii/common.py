"""Words that several cards of Death Star II share."""

from __future__ import annotations

from typing import Final

# Palpatine as a card, and his persona.
EMPEROR: Final = ["Emperor Palpatine", "Emperor", "Sidious"]
FALCON_PILOTS: Final = ["Lando", "Nien Nunb"]
# Systems with a base of the Rebels.
REBEL_BASES: Final = ["Yavin 4", "Hoth"]
