"""Objectives that begin with a captive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import bans, flip, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.drains import drains_cost
from games.star_wars_ccg.abilities.operations.rules.protection import put_out_if_lost, shelters
from games.star_wars_ccg.abilities.operations.steps import if_, lose_force, put_out, retrieve_top, shuffle
from games.star_wars_ccg.abilities.ops import THIS, action, add_destiny, attrition, automatic, cannot, card, constant, immune, lets, loses
from games.star_wars_ccg.abilities.parts import it_is, there_is, there_is_no, this_is
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.objectives.planets import flips, gone
from games.star_wars_ccg.abilities.products.phrases.combined import SENSES

HALL: Final = location(named="Jabba's Palace: Audience Chamber")
STATIONS: Final = ["Jabba's Palace: Audience Chamber", "Tatooine: Docking Bay 94", "Cloud City: East Platform (Docking Bay)"]
PARTNERS: Final = cards("effect", named="Scum And Villainy")
FROZEN: Final = captive(state="frozen")
# Whoever was chosen when the game began, wherever that card is now.
CHOSEN: Final = character(of="aim", zone="any")
LEIA: Final = own_character(named="Leia", ability_most=3)
WAR_ROOM: Final = location(named="Yavin 4: Massassi War Room")
ON_STATION: Final = location(system="Death Star")
UNWANTED: Final = (
    own_character(mark="spy"),
    own_character(named="8D8"),
    cards(named=["Revolution", "Death Star Plans"], whose="own"),
)
HUNTERS: Final = (character("imperial"), character(mark="dark jedi"), ship(mark="imperial (starship)"))
RESCUERS: Final = own_character(named=["Luke", "C-3PO", "R2-D2"])
WEAK_HAN: Final = own_character(named="Han", power_most=3)
FRIENDS_THERE: Final = location(state="battleground", hosting=own_character(named=["Han", "Luke", "Leia", "Chewie", "Lando"]))
IN_HALL: Final = there_is(captive(state="frozen", at=HALL))


def carbonite() -> Declared:
    """A Rebel is frozen and brought to the hall; the second side lasts while somebody is frozen."""
    return card(
        starting(
            starts_with(1, location(named="Cloud City: Carbonite Chamber")),
            starts_with(1, cards("device", named="Carbonite Chamber Console")),
            starts_with(1, location(named="Cloud City: Security Tower")),
            starts_with(
                1,
                character("rebel", not_named=["Prisoner 2187", "TK-422"]),
                location(named="Cloud City: Security Tower"),
                aims=True,
                theirs=True,
                held="imprisoned",
            ),
        ),
        action(
            deploy(
                cards(named=["Jabba's Palace: Audience Chamber", "Tatooine: Docking Bay 94", "Cloud City: East Platform (Docking Bay)"])
            ),
            shuffle("reserve"),
            face="front",
            when="deploy",
            times=1,
        ),
        constant(bans(cards(named="Dark Deal", whose="own")), face="front"),
        flips("front", there_is(captive(state="frozen", seizer=own_character(zone="any"), at=HALL))),
        flips("front", there_is_no(CHOSEN)),
        constant(immune(4, own_character("alien")), immune(4, own_ship()), face="back"),
        action(retrieve_top(1), face="back", when="control", times=1),
        constant(shelters("Alter", PARTNERS), face="back", conditions=IN_HALL),
        action(deploy(PARTNERS), shuffle("reserve"), face="back", when="deploy", times=1, conditions=IN_HALL),
        automatic(put_out(THIS), face="back", conditions=[there_is_no(FROZEN), there_is(CHOSEN)]),
    )


def rescue() -> Declared:
    """Leia is brought from prison to the War Room; then nobody fights her without danger."""
    return card(
        starting(
            starts_with(1, location(named="Death Star: Detention Block Corridor")),
            starts_with(1, LEIA, location(named="Death Star: Detention Block Corridor"), held="imprisoned"),
            starts_with(1, location(named="Death Star: Docking Bay 327")),
            starts_with(1, location(named="Yavin 4: Docking Bay")),
            starts_with(1, WAR_ROOM),
        ),
        constant(
            *(cannot("be_deployed", who={**kept_away, "zone": "hand", "at": ON_STATION}) for kept_away in UNWANTED),
            bans(cards("location", named="Death Star: Detention Block Control Room", whose="own")),
            shelters(SENSES, cards(releasing=True, zone="any")),
            bans(cards("interrupt", named="Nabrun Leids", whose="own")),
            face="front",
        ),
        automatic(flip(), face="front", at="moved", conditions=it_is(own_character(named="Leia", at=WAR_ROOM))),
        automatic(put_out(THIS), face="front", at="lost", conditions=it_is(own_character(named="Leia", zone="any"))),
        lasting(bans(cards(named="Death Star Plans", whose="own")), conditions=this_is(cards(state="out_of_play", zone="any"))),
        constant(
            drains_cost(1, whose="opponent", who=location()),
            *(
                put_out_if_lost(cards(each, whose="opponent", unique=True, state="in_battle"))
                for each in ("character", "vehicle", "starship")
            ),
            add_destiny(1, location(state="in_battle", hosting=own_character(named="Leia", state="in_battle"))),
            attrition(2, location(state="in_battle")),
            *(cannot("be_immune", who={**each, "state": ["in_battle"]}) for each in HUNTERS),
            face="back",
        ),
        automatic(flip(), face="back", at="captured", conditions=it_is(own_character(named="Leia", zone="any"))),
    )


def profit() -> Declared:
    """Han is frozen in the hall until his friends free him."""
    return card(
        starting(
            starts_with(1, location(named="Tatooine: Jabba's Palace")),
            starts_with(1, HALL),
            starts_with(1, own_character(named="Han"), HALL, held="frozen"),
            starts_with(2, character("alien"), HALL, up_to=True, theirs=True),
        ),
        lasting(cannot("move", who=captive(named="Han", whose="own", state="frozen"))),
        constant(
            no_drain(whose="opponent", who=HALL),
            no_drain(whose="own", who=location(system="Tatooine")),
            bans(cards("effect", named="Frozen Assets", whose="own")),
            loses("cost", 2, {**RESCUERS, "not_named": ["Master Luke"], "zone": "hand", "at": site("Jabba's Palace")}),
            lets("come_free", who=own_character(named="Master Luke", zone="hand", at=site("Jabba's Palace"))),
            face="front",
        ),
        flips("front", there_is(own_character(named="Han", at=site("Tatooine")))),
        automatic(
            if_(there_is_no(WEAK_HAN), retrieve_top(5)),
            if_(there_is(WEAK_HAN), retrieve_top(10)),
            face="back",
            at="flipped",
            once_a="game",
        ),
        constant(
            cannot("use_text", who=cards(named="Bad Feeling Have I")),
            lets("come_landed", who=own_ship("starfighter", zone="hand", at=location(system="Tatooine", icon="exterior"))),
            face="back",
        ),
        automatic(lose_force(1, per=FRIENDS_THERE, whose="opponent"), face="back", at="own_control", conditions=there_is(FRIENDS_THERE)),
        flips("back", there_is_no(own_character(named="Han"))),
        gone("Tatooine"),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_296": carbonite(),
    "7_139": rescue(),
    "110_4": profit(),
}
