"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains, more_power_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up
from games.star_wars_ccg.abilities.operations.steps import PICKED, lose, may, pick, retrieve
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    has_docking,
    holds,
    immune,
    immune_to,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import host_is, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR

LEADER: Final = own_character("imperial", mark="leader", zone="lost")
REBEL: Final = cards("character", kind="rebel", not_icon="maintenance")

ABILITIES: Final[Mapping[str, Declared]] = {
    "205_7": card(
        printed(permanent_pilot(5), immune_to(["Come With Me", "Life Debt"])),
        constant(more_power_destiny(1), immune(6)),
    ),
    "205_8": card(
        printed(holds(pilots=4, passengers=4), has_docking(), permanent_pilot(2)),
        automatic(may(deploy(REBEL, on=cards(of="this"), pile="lost")), at="entry"),
    ),
    "205_18": card(
        printed(deploys_on(0, own_character(mark="leader"))),
        constant(drains_kept_up(), keep_drains(), conditions=there_is(location(state="battleground", where="here"))),
        action(
            pick(1, LEADER),
            retrieve(PICKED),
            lose(THIS),
            conditions=[host_is(character(named=EMPEROR)), there_is(LEADER)],
        ),
    ),
}
