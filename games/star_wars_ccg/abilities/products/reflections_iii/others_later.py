"""More characters, Effects and Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import void_ability
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, stack, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_battle, cancel_drain, if_, pick, relocate, shuffle, stop
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    card,
    constant,
    deploys_beside,
    gains,
    immune,
    immune_to,
    lost,
    printed,
)
from games.star_wars_ccg.abilities.parts import opponent_attacks, opponents_turn, target, there_are, there_is, there_is_no, this_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site

EWOK: Final = own_character(mark="ewok")
TWO_EWOKS: Final = own_character(at=site("Endor", hosting_two=EWOK))
EWOKS_ALONE: Final = site(
    "Endor",
    hosting=own_character(mark="ewok", ability_least=1),
    not_hosting=cards(whose="own", not_mark="ewok", state="able"),
)
DROIDEKA: Final = cards("character", mark="destroyer droid", not_unique=True, whose="own", zone="reserve")
FILLED: Final = cards(of="stacked", zone="stacked")
JEDI: Final = enemy_character(mark="jedi", state="in_battle")
AMBUSHED: Final = [opponent_attacks(), there_is(own_character(named="Maul", state="in_battle")), there_are(2, JEDI)]
TOP_LOST: Final = cards(whose="own", zone="lost", state="topmost")
DRAINED: Final = there_is(location("site", state="draining", where="related"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "13_19": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(gains("forfeit", "guard", 1, own_character(at=site("Endor", hosting=EWOK)))),
        constant(gains("forfeit", "guard", 2, TWO_EWOKS)),
        constant(add_destiny(1, EWOKS_ALONE)),
    ),
    "13_29": card(
        action(
            put_in_pile("reserve", TOP_LOST),
            cancel_drain(),
            when="drain",
            once_a="game_twice",
            conditions=[opponents_turn(), DRAINED, there_is(TOP_LOST)],
        ),
        constant(
            void_ability(),
            conditions=[this_is(cards(at=location("site"))), there_is_no(enemy_character(not_kind="alien", where="here"))],
        ),
        constant(immune(5), conditions=there_is(character(named=["Luke", "Han", "Jabba"], where="here"))),
    ),
    "13_93": card(
        lost(
            cancel_battle(),
            relocate("target"),
            stop(until="turn"),
            withstands(["Sense"]),
            when="battle_begins",
            conditions=AMBUSHED,
            targets=[target(JEDI), target(location("site", where="beside_target"))],
        ),
        lost(cancel_battle(), withstands(["Sense"]), when="battle_begins", conditions=AMBUSHED),
    ),
    "13_97": card(
        printed(deploys_beside(0)),
        action(
            pick(1, DROIDEKA, up_to=True),
            if_(there_is(cards(of="picked", zone="reserve")), cancel_drain(), stack(PICKED)),
            shuffle("reserve"),
            when="drain",
            conditions=[opponents_turn(), there_is_no(FILLED)],
        ),
        action(
            deploy(cards(mark="destroyer droid", of="stacked"), pile="stacked", free=True),
            when="deploy",
            costs=use(5),
            conditions=there_is(FILLED),
        ),
    ),
}
