"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.ops import card, constant, gains
from games.star_wars_ccg.abilities.parts import there_is_no, you_control
from games.star_wars_ccg.abilities.pieces import location, own_ship, ship

RESISTANCE: Final = own_ship(icon="resistance", state="run", at=location("system"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "225_28": card(
        constant(gains("power", 3, ship(named="Supremacy")), half="dark", conditions=you_control()),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(RESISTANCE)),
    ),
}
