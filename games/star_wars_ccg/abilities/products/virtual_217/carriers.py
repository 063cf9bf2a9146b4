"""Vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import set_until
from games.star_wars_ccg.abilities.ops import automatic, card, constant, draw_anyway, gains, holds, immune, immune_to, printed
from games.star_wars_ccg.abilities.parts import shooter_is, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character

VEERS: Final = there_is(character(named="Veers", state="piloting", aboard=cards(of="this")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "217_4": card(
        printed(holds(pilots=2, passengers=8), immune_to("Under Attack")),
        constant(gains("defence", 1), draw_anyway(1), conditions=VEERS),
        automatic(
            set_until("forfeit", 0, until="turn"),
            at="hit",
            conditions=[shooter_is(cards(of="this")), VEERS],
            targets=target(cards(of="shot_at")),
        ),
        constant(immune(4)),
    ),
}
