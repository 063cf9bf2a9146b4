"""Objectives about Jabba's court, whose player chooses a representative among aliens when the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny, raise_printed_destiny, stack
from games.star_wars_ccg.abilities.operations.objectives import bans, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.looks import opens
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_drain, void_destiny
from games.star_wars_ccg.abilities.ops import THIS, action, card, constant, gains, gives, raise_destiny
from games.star_wars_ccg.abilities.parts import opponents_destiny, opponents_turn, target, there_are, there_are_most, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.objectives.planets import flips
from games.star_wars_ccg.abilities.products.phrases.later_sets import wins_back

OCCUPIED: Final = location("site", state=["battleground", "occupied"])
ELSEWHERE: Final = location(not_system="Tatooine")
# Cards of the title that was chosen, wherever they are, and aliens of that species who are not unique.
CHOSEN: Final = own_character(of="namesake", zone="any")
KIN: Final = own_character("alien", not_unique=True, of="kin")
COPY: Final = own_character(mark="rep", zone="held")


def court(place: str, effect: str, *, always: list[Any], meanwhile: list[Any]) -> Declared:
    """One alien speaks for the others of that species.

    place, effect: what else begins on the table.  always, meanwhile: texts for the rest of the game, and of the second side.
    """
    also = {"face": "back", "once_a": "together", "times": 1, "targets": target(COPY)}
    return card(
        starting(
            starts_with(1, location(named=place)),
            starts_with(1, site("Jabba's Palace")),
            starts_with(1, cards("effect", named=effect), up_to=True),
            starts_with(1, character("alien", unique=True, of_species=True), shown=True),
        ),
        lasting(
            gives("rep", "leader", who=CHOSEN),
            shelters("Alter", cards("effect", named=effect)),
            bans(cards(whose="own", inserting=True)),
            bans(own_character(mark="operative")),
        ),
        *always,
        flips("front", there_are(2, OCCUPIED), there_is_no(ELSEWHERE)),
        flips("front", there_are(3, OCCUPIED), there_is({**OCCUPIED, "hosting": KIN})),
        action(stack(), cancel_drain(), when="drain", conditions=opponents_turn(), **also),
        action(stack(), void_destiny(), when="destiny", conditions=opponents_destiny(), **also),
        wins_back({**KIN, "zone": "lost"}, face="back", when="control", times=1),
        *meanwhile,
        lasting(opens(THIS), face="back"),
        flips("back", there_are_most(1, OCCUPIED)),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "112_1": court(
        "Tatooine: Hutt Trade Route (Desert)",
        "Yarna d'al' Gargan",
        always=[
            lasting(
                shelters("Bo Shuda", cards("interrupt", named="Trap Door", zone="any")),
                conditions=there_is(cards("creature", titled="Rancor", at=location(named="Jabba's Palace: Rancor Pit"))),
            )
        ],
        meanwhile=[
            constant(
                more_power_destiny(1, location(system="Tatooine", hosting_two=own_character("alien", state="in_battle"))),
                face="back",
            )
        ],
    ),
    "112_15": court(
        "Tatooine: Desert Heart",
        "Well Guarded",
        always=[
            lasting(
                shelters(["No Bargain", "Bad Feeling Have I"], character("rebel", zone="any")),
                conditions=there_is(captive(named="Han", state="frozen")),
            )
        ],
        meanwhile=[
            constant(
                raise_destiny(2, location()),
                face="back",
                conditions=[there_is(character(named="Jabba")), there_is(character(named="Bib"))],
            ),
            constant(raise_printed_destiny(3, cards("interrupt", named="Wounded Wookiee", zone="reserve")), face="back"),
            constant(gains("forfeit", 2, own_character("alien")), face="back", conditions=there_is_no(ELSEWHERE)),
        ],
    ),
}
