"""Abilities of the cards in the gambit pack."""

from __future__ import annotations

from typing import Final

from games.abilities.vocabulary import Declared
from games.star_realms.abilities.ops import card, choose_faction, combat, primary

ABILITIES: Final[dict[str, Declared]] = {
    "merc-cruiser": card(primary(combat(5), choose_faction())),
}
