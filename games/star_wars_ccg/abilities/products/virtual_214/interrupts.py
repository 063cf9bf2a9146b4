"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.answers import defies_objectives
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel, cancel_it, draw_destiny, if_, lose, pick, relocate
from games.star_wars_ccg.abilities.operations.texts.changed import succeed
from games.star_wars_ccg.abilities.ops import card, lost, printed, used
from games.star_wars_ccg.abilities.parts import destiny_below_count, it_is, target, there_are, there_is, total_below
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

ALTERED: Final = cards("effect", not_kind=["immediate", "mobile", "starting"])
# What the opponent has at the site of a battle that has just begun.
FOES: Final = enemy_character(at=location("site", state="in_battle"))
PROPHECY: Final = cards("effect", named="Prophecy Of The Force")


def altered(rule: str) -> Declared:
    """An Alter that needs a character, and loses its player no Force to a card of this title; or it thins out a crowd of characters."""
    return card(
        printed(defies_objectives()),
        used(cancel_it(), when="used", conditions=it_is(cards(named="Sense"))),
        lost(
            meanwhile(loses_nothing_to([rule]), until="interrupt"),
            draw_destiny(1),
            if_(total_below("ability"), cancel("target_2"), succeed()),
            targets=[target(own_character()), target(ALTERED)],
        ),
        lost(
            draw_destiny(1),
            if_(destiny_below_count(FOES), pick(1, FOES, whose="opponent"), lose(PICKED)),
            when="battle_begins",
            conditions=there_are(4, FOES),
        ),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "214_1": altered("Do, Or Do Not"),
    "214_13": altered("There Is No Try"),
    "214_20": card(
        used(relocate(PROPHECY, to="target"), conditions=there_is(PROPHECY), targets=target(location("site", not_holding=PROPHECY))),
        used(
            *one_of(cards(named="Dagobah: Yoda's Hut"), location("site", system="Death Star II")),
            conditions=there_is(cards(named="Like My Father Before Me")),
        ),
    ),
}
