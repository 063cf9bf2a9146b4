"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.draws.counted import opponent_drew
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.rules.answers import text_is, text_targets
from games.star_wars_ccg.abilities.operations.rules.people import never_shoots
from games.star_wars_ccg.abilities.operations.steps import choose, shuffle, void_destiny
from games.star_wars_ccg.abilities.operations.texts.amended import amends, in_text_of
from games.star_wars_ccg.abilities.operations.texts.changed import avert_hit
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    counts_more,
    drain,
    draw_anyway,
    gains,
    gives,
    loses,
    own_destiny,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    opponents_destiny,
    piloting,
    shooter_is,
    shot_at,
    target,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.palace import court, one_of

ANYWHERE: Final = location(state="in_battle")
REBELLION: Final = cards(named="Insignificant Rebellion")

# Their Objective, on which whoever speaks for them may lie.
SCUM: Final = "My Kind Of Scum / Fearless And Inventive"
AURRA: Final = cards(named=["Aurra", "Slave I"])


def leads_weequays(**who: Any) -> list[Any]:
    """What the chief of the Weequays does for the others."""
    return [
        loses("cost", 1, own_character(mark="weequay", zone="hand", **who)),
        gains("power", 1, own_character(mark="weequay", **who)),
        gains("forfeit", 2, own_character(mark="weequay", **who)),
    ]


GUARDED: Final = character("rebel", not_mark="jedi", where="here")

SPEEDER: Final = cards("vehicle", mark=["t-47 snowspeeder", "t-47 sandspeeder"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "205_13": card(
        constant(draw_anyway(1)),
        court(*leads_weequays(other=True)),
        amends(in_text_of(SCUM), *leads_weequays(), conditions=there_is(cards(named="Hondo Ohnaka", of="stacked", zone="stacked"))),
        action(choose([deploy(AURRA)], [deploy(own_character(mark="kowakian"))]), shuffle("reserve"), when="deploy", once_a="game"),
    ),
    "205_15": card(
        own_destiny(counts_more(2), conditions=there_is(character(named=EMPEROR))),
        constant(
            raise_sum(1, ANYWHERE, per=character(mark="dark jedi", where="here")),
            raise_sum(1, ANYWHERE, per=cards(zone="stacked", lies_on=REBELLION)),
            conditions=this_is(cards(at=location(named="Death Star II: Throne Room"))),
        ),
    ),
    "205_2": card(
        *(
            action(
                add_side_destiny("power", 1),
                when="battle",
                once_a="battle",
                conditions=[this_is(cards(state="in_battle", at=location("site"))), there_is({**who, "state": ["present"]})],
            )
            for who in (character(mark="stormtrooper"), character("rebel", mark="leader"))
        ),
        action(lower_drawn(1), when="shot", times=1, once_a="together", conditions=[opponents_destiny(), shot_at(GUARDED)]),
        action(
            lower_drawn(1),
            when="text_destiny",
            times=1,
            once_a="together",
            conditions=[text_is(cards("interrupt", whose="opponent")), text_targets(GUARDED)],
        ),
    ),
    "205_1": card(
        flies(3),
        constant(gains("defence", 2, PILOTED), drain(1), conditions=piloting(cards(named="Rogue 3"))),
        constant(draw_anyway(1), conditions=piloting(SPEEDER)),
        action(
            void_destiny(),
            when="destiny",
            once_a="battle",
            conditions=[piloting(SPEEDER), IN_BATTLE, opponents_destiny(), opponent_drew(2)],
        ),
    ),
    "205_16": card(
        flies(2),
        printed(never_shoots(character(named="Luke"))),
        constant(gives("smuggler")),
        constant(drain(1), conditions=this_is(cards(at=location(mark="pit")))),
        constant(
            cannot("be_cut", who=own_character(other=True, where="here")),
            conditions=[this_is_not(cards(state="hit")), there_is_no(character(named="Gamall Wironicc", where="here"))],
        ),
    ),
    "205_23": card(
        constant(add_destiny(1), conditions=piloting(ship(named="Punishing One"))),
        constant(add_destiny(1), conditions=[this_is(cards(state="escorting")), there_is_no(ship(named="Punishing One", of="piloted"))]),
        action(
            capture(),
            avert_hit(),
            when="hit_due",
            conditions=shooter_is(cards(of="this")),
            targets=target(character(of="it")),
        ),
        action(*one_of(cards(named="Bounty"), cards("weapon", mark=["blaster", "blaster rifle"])), once_a="game"),
    ),
}
