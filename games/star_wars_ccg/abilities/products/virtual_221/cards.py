"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.operations.moving import lands
from games.star_wars_ccg.abilities.operations.steps import more_destiny
from games.star_wars_ccg.abilities.ops import card, constant, gains, holds, immune, lost, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location

GROUND_FORCES: Final = {"type": ["character", "vehicle"], "whose": "own", "where": "here"}
OFFICERS: Final = character(named=["Anakin", "Yularen"], state="piloting", aboard=cards(of="this"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "221_19": card(
        printed(holds(pilots=3, passengers=6), permanent_pilot(3), lands()),
        constant(raise_sum(1, per=character(mark="gangster", aboard=cards(of="this"))), immune(5)),
    ),
    "221_31": card(lost(more_destiny(1), when="battle")),
    "221_63": card(
        constant(gains("power", 1, cards(**GROUND_FORCES, icon="clone-army")), half="light"),
        constant(gains("power", 1, cards(**GROUND_FORCES, icon="separatist")), half="dark"),
    ),
    "221_71": card(
        printed(holds(pilots=5, passengers=5, vehicles=5, fighters=5), permanent_pilot(2)),
        constant(
            immune(5),
            gains("power", 1, cards(icon="clone-army", whose="own", at=location("site", where="related"))),
            conditions=there_is(OFFICERS),
        ),
    ),
}
