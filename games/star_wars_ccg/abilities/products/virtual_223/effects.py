"""Effects, Defensive Shields and a device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.rules.protection import put_out_if_lost, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    look_at_top,
    may,
    pick,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    drain,
    generation,
    immune,
    immune_to,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    shot_at,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    you_won,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.later_sets import BATTLEGROUND
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.sabacc import limits_sabacc_for_force

PAIR: Final = location("site", where="related", hosting=own_character("alien", meeting=own_character("imperial")))
WALKER: Final = cards("vehicle", mark="at-at")
ARSENAL: Final = (
    cards("weapon", named="AT-AT Cannon", whose="own", zone="used"),
    cards("epic-event", expansion="hoth", whose="own", zone="used"),
)
TAKEN: Final = [[pick(1, each), take(PICKED), shuffle("used")] for each in ARSENAL]
TARGETS: Final = cards(type=["vehicle", "starship", "creature", "location", "weapon", "device"])
FREED: Final = character(named=["Chewie", "Lando", "Leia"])
FALCON: Final = ship(named="Falcon", expansion="a-new-hope")
HAN: Final = character(named="Han", expansion="a-new-hope")
PILES: Final = ("reserve", "held")
RANKS: Final = (character(mark="general"), character(mark="senator"))
FALLEN: Final = cards(expansion=["endor", "death-star-ii"], whose="own", zone="force")
HOTH: Final = cards(expansion="hoth", whose="own", zone="force")


def watched_by(droid: str) -> Declared:
    """A droid away from battlegrounds finds cards; Force drains at battlegrounds are not cancelled while two are held."""
    return card(
        printed(deploys_beside(0)),
        action(
            look_at_top(2),
            pick(1, cards(of="looked", zone="reserve")),
            take(PICKED),
            times=1,
            conditions=[your_turn(), there_is(character(named=droid, at=location(state="no_battleground")))],
        ),
        constant(keep_drains(BATTLEGROUND), conditions=there_are(2, location(state=["battleground", "occupied"]))),
    )


def races(title: str, spy: str, holders: Any) -> Declared:
    """The shields against Podraces and against an Effect; spies Undercover are sheltered, and go out of play when they are lost."""
    return card(
        printed(deploys_beside(0)),
        constant(
            loses_nothing_to(["Boonta Eve Podrace"]),
            shelters(spy, enemy_character(skill="spy", state="undercover")),
            put_out_if_lost(character(state="undercover")),
        ),
        constant(cannot("use_text", who=cards(named=title)), conditions=holders),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "223_9": card(
        printed(immune_to("Alter")),
        deployment(
            deploys_on(0, location("system", named="Bespin", expansion="special-edition")),
            conditions=[there_are(2, site("Cloud City", state="controlled")), there_is_no(site("Cloud City", state="opposed"))],
        ),
        constant(drain(1, PAIR)),
        action(
            pick(1, cards(whose="own", zone="used")),
            take(PICKED),
            shuffle("used"),
            when="battle_ends",
            once_a="event",
            conditions=[you_won(), there_is({**PAIR, "state": ["in_battle"]}), there_is(cards(whose="own", zone="used"))],
        ),
    ),
    "223_10": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(
            put_in_pile("reserve", under=True),
            activate(1),
            shuffle("reserve"),
            once_a="turn",
            conditions=there_is(location(named="Hoth: Main Power Generators (1st Marker)")),
            targets=target(cards(whose="own", zone="held")),
        ),
        action(
            pick(1, HOTH),
            take(PICKED),
            shuffle("force"),
            once_a="turn",
            conditions=[there_is(location("site", mark="marker 1", state="blown_away")), there_is(HOTH)],
        ),
    ),
    "223_11": card(
        printed(deploys_on(0, WALKER)),
        automatic(
            may(choose(*([pick(1, each), take(PICKED), shuffle("used")] for each in ARSENAL))),
            at="entry",
            conditions=there_is_one_of(*ARSENAL),
        ),
        constant(raise_each_destiny(2, cards("weapon", aboard=cards(of="host"))), conditions=shot_at(TARGETS)),
    ),
    "223_19": card(
        printed(deploys_on(0, location(named="Endor: Bunker")), immune_to("Alter")),
        automatic(
            may(pick(1, FALLEN), take(PICKED), shuffle("force")),
            at="entry",
            conditions=[there_is(FALLEN), there_is_no(location(state="opposed", where="here"))],
        ),
        constant(generation(1), conditions=there_is(character("imperial", mark="leader", where="here"))),
        constant(cannot("use_text", who=cards(named="Perimeter Patrol"))),
        automatic(put_in_pile("used", THIS), conditions=there_is(location(state="opposed", where="here"))),
    ),
    "223_26": limits_sabacc_for_force("Revolution", "Goo Nee Tay", "Beggar", "Frozen Assets", "Colo Claw Fish"),
    "223_28": watched_by("C-3PO"),
    "223_29": races("I Did It!", "Double Agent", there_are_most(2, location(state=["battleground", "enemy_occupied"]))),
    "223_30": races("Watto's Box", "Nevar Yalnal", there_are(3, location(state=["battleground", "occupied"]))),
    "223_37": watched_by("4-LOM"),
    "223_39": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(captive(named="Han", state="frozen"))),
        constant(immune(4, FREED)),
        brings(cards("weapon", kind="character", unique=True)),
        action(
            pick(1, cards(whose="own", zone="reserve")),
            take(PICKED),
            put_in_pile("reserve"),
            shuffle("reserve"),
            when="battle",
            once_a="game",
            conditions=there_is(character(named="R2-D2", state="in_battle")),
            targets=target(cards(whose="own", zone="held")),
        ),
    ),
    "223_42": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards(named="Stolen Data Tapes"))),
        action(choose(*(search({**each, "whose": "own", "zone": "reserve"}) for each in RANKS)), once_a="game_twice"),
        action(
            choose(*([deploy(FALCON, less=1, pile=pile)] for pile in PILES)),
            choose(*([deploy(HAN, on={**FALCON, "whose": "own", "state": ["new_here"]}, pile=pile)] for pile in PILES)),
            shuffle("reserve"),
            when="deploy",
            once_a="game",
            conditions=there_is_no(cards(named=["Falcon", "Han"])),
        ),
        constant(shelters("Gravity Shadow", ship(named="Falcon"))),
    ),
}
