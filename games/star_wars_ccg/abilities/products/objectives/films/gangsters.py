"""The Objective about Jabba's captives, and the beasts to which they are thrown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import bans, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.guards import lose_by
from games.star_wars_ccg.abilities.operations.rules.protection import overcomes, shelters
from games.star_wars_ccg.abilities.operations.steps import choose, lose_force, put_out, shuffle
from games.star_wars_ccg.abilities.ops import action, automatic, cannot, card, constant, gains
from games.star_wars_ccg.abilities.parts import opponents_turn, target, there_are, there_is, there_is_no, your_turn
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_ship, site
from games.star_wars_ccg.abilities.products.objectives.planets import flips

HUNTER: Final = character(mark="bounty hunter")
IN_PALACE: Final = captive(whose="opponent", at=site("Jabba's Palace"))
BEASTS: Final = ["Rancor", "Sarlacc"]
IN_OWN_PHASE: Final[dict[str, Any]] = {"when": "deploy", "times": 1}


def people(whose: str) -> Mapping[str, Any]:
    """The characters of a player who keep both from losing Force."""
    return character(not_kind="droid", whose=whose, at=location("site", system="Tatooine", state="battleground"))


def court() -> Declared:
    """Captives are brought to the palace; then the Rancor and the Sarlacc are fed."""
    return card(
        starting(
            starts_with(1, location(named="Jabba's Palace: Audience Chamber")),
            starts_with(1, location(named="Tatooine: Great Pit Of Carkoon")),
            starts_with(1, location(named="Jabba's Palace: Dungeon")),
        ),
        action(
            choose([deploy(location(mark="docking bay"))], [deploy(own_ship(mark="independent (starship)"))]),
            shuffle("reserve"),
            face="front",
            **IN_OWN_PHASE,
        ),
        constant(
            gains("forfeit", 2, HUNTER),
            shelters("Goo Nee Tay", {**HUNTER, "zone": "any"}),
            bans(cards("interrupt", named="Scanning Crew", whose="own")),
            face="front",
        ),
        *(
            automatic(lose_force(1, whose=whose), face="front", at="deploys_end", conditions=[turn, there_is_no(people(whose))])
            for whose, turn in (("own", your_turn()), ("opponent", opponents_turn()))
        ),
        flips("front", there_are(2, IN_PALACE)),
        flips("front", there_is({**IN_PALACE, "ability_least": 3})),
        action(
            deploy(cards(named=[*BEASTS, "Jabba's Palace: Rancor Pit"])),
            shuffle("reserve"),
            face="back",
            **IN_OWN_PHASE,
        ),
        constant(
            overcomes("Trap Door", who=captive()),
            cannot("be_cancelled", who=cards("interrupt", named="Trap Door", zone="any")),
            face="back",
        ),
        automatic(
            lose_by("forfeit", whose="opponent"),
            put_out(),
            face="back",
            at="swallowed",
            conditions=there_is(cards("creature", named=BEASTS, state="attacking")),
            targets=target(enemy_character(of="it", zone="any")),
        ),
        flips(
            "back",
            there_is_no(captive(whose="opponent", at=site("Tatooine"))),
            there_is_no(enemy_character(at=location("site", hosting=cards("creature", named="Rancor")))),
        ),
    )


ABILITIES: Final[Mapping[str, Declared]] = {"110_6": court()}
