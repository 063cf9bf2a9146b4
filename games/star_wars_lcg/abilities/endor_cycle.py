"""What cards of the Endor cycle do; the first ones so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import capture, card, deal, destroy, reaction
from games.star_wars_lcg.abilities.parts import mission_completed, target
from games.star_wars_lcg.abilities.pieces import objective, pieces

ABILITIES: Final[Mapping[str, Declared]] = {
    "185-6": card(reaction(deal(1, pieces("unit", "objective", whose="opponent")), on=mission_completed("this"))),
    "201-6": card(reaction(destroy(), on=mission_completed("this"), targets=target(objective()))),
    "206-6": card(reaction(capture(), on=mission_completed("this"), targets=target(pieces("unit", "enhancement", whose="opponent")))),
}
