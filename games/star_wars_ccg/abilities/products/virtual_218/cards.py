"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.ops import card, constant, drain, fires, printed, voids_forfeit
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import character, location
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

ARENA: Final = "Tatooine: Podrace Arena"

ABILITIES: Final[Mapping[str, Declared]] = {
    "218_3": card(printed(fires(0, LIVING, draws=2), voids_forfeit(character()))),
    "218_12": card(
        constant(drain(1), half="dark", conditions=there_is(location(named=ARENA, state="controlled"))),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is(location(named=ARENA, state="opposed"))),
    ),
}
