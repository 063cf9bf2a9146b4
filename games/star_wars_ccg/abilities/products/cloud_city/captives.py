"""Captives, who hold them, bounties and carbon-freezing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture, claim_bounty, draw_freezing, freeze, hand_over
from games.star_wars_ccg.abilities.operations.epics import aid, put_on
from games.star_wars_ccg.abilities.operations.fate import attrition_due
from games.star_wars_ccg.abilities.operations.rules.answers import forfeit_captives, release_if_won
from games.star_wars_ccg.abilities.operations.steps import PICKED, if_, lose, lose_force, pick, put_on_used, restore_it, take
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deployment,
    deploys_on,
    doom,
    gains,
    immune,
    immune_to,
    lets,
    lost,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    destiny_most,
    gun_is,
    host_is,
    it_is,
    target,
    there_is,
    this_is,
    up_to_targets,
    use,
    you_must_lose,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.cloud_city.characters import finds
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

PRISON: Final = location("site", mark="prison")
CHAMBER: Final = location(named="Cloud City: Carbonite Chamber")
HUNTER: Final = character(mark="bounty hunter")


def claims(who: Mapping[str, Any], seizer: Mapping[str, Any], where: Mapping[str, Any], claim: Any, after: Any) -> Any:
    """The text that pays for such a captive."""
    brought = captive(of="it", holding=cards("effect", of="this"), seizer=seizer, at=where, **who)
    return action(claim, after, when="delivered", conditions=there_is(brought))


ABILITIES: Final[Mapping[str, Declared]] = {
    "5_91": card(
        flies(3),
        at_home_in("Slave I", maneuver=2, destiny=True),
        constant(set_to("landspeed", 3), immune(3)),
        constant(gains("forfeit", 5, captive(of="held"))),
    ),
    "5_101": card(
        finds("Human Shield"),
        constant(gains("forfeit", 2, captive(of="held"))),
        constant(immune(4), conditions=this_is(cards(state="escorting"))),
    ),
    "5_106": card(
        printed(deploys_on(0, own_character(skill="warrior")), deploys_on(0, own_character(mark="bounty hunter"))),
        constant(lets("escort_many", who=HOST)),
    ),
    "5_107": card(
        printed(deploys_on(0, CHAMBER)),
        constant(aid("freezing", 3)),
        action(
            *search(cards(named=["Ugnaught", "Prepare The Chamber", "Carbon-Freezing"], zone="reserve", whose="own")), times=1, costs=use(1)
        ),
    ),
    "5_113": card(
        printed(deploys_on(0, enemy_character(not_kind="droid")), immune_to("Alter")),
        claims({}, HUNTER, PRISON, claim_bounty(minus=2), put_on_used(THIS)),
    ),
    "5_114": card(
        printed(deploys_on(0, CHAMBER), immune_to("Alter")),
        action(
            draw_freezing(),
            if_(destiny_most(4), lose()),
            if_(destiny_least(11), put_on(), freeze(), lose_force(8, whose="opponent")),
            when="control",
            times=1,
            conditions=host_is(CHAMBER),
            targets=target(captive(where="here", state="unfrozen")),
        ),
        constant(doom(), conditions=host_is(character())),
    ),
    "5_123": card(
        printed(deploys_on(0, PRISON)),
        action(
            pick(1, cards(zone="lost", whose="own")),
            take(PICKED),
            lose(THIS),
            when="delivered",
            conditions=[
                there_is(captive(of="it", where="here", state="just_delivered", seizer=own_character(mark="trooper"))),
                there_is(cards(zone="lost", whose="own")),
            ],
        ),
    ),
    "5_125": card(
        printed(deploys_on(0, enemy_character("rebel", ability_least=3)), immune_to("Alter")),
        claims({"not_named": "Luke"}, HUNTER, location("site", mark="prison", hosting=cards(named="Vader")), claim_bounty(), lose(THIS)),
        claims({"named": "Luke"}, HUNTER, location("site", mark="prison", hosting=cards(named="Vader")), claim_bounty(plus=4), lose(THIS)),
    ),
    "5_130": card(
        lost(
            lose_force(1, whose="opponent", per=enemy_character(ability_least=3)),
            conditions=there_is(
                captive("rebel", whose="opponent", ability_least=2, at=location("site", mark="prison", state="controlled"))
            ),
        )
    ),
    "5_144": card(
        *cancels_named(used, ["Captive Pursuit"]),
        lost(
            hand_over(),
            when="move",
            targets=[target(captive(state="escorted")), target(own_character(state="free_to_escort", where="with_target"))],
        ),
    ),
    "5_155": card(
        used(*search(location("site", mark="prison", zone="reserve", whose="own"))),
        lost(lose_force(3, whose="opponent"), conditions=there_is(captive("alien", whose="opponent", at=PRISON))),
    ),
    "5_37": card(
        *cancels_named(
            lost,
            [
                "Aiiii! Aaa! Agggggggggg!",
                "Sonic Bombardment",
                "Interrogation Array",
                "This Is Some Rescue!",
                "Special Delivery",
            ],
        ),
        used(
            release_if_won(),
            when="battle_begins",
            conditions=there_is(location("site", state="in_battle")),
            targets=target(captive(at=location("site", state="in_battle"))),
        ),
    ),
    "5_112": card(
        printed(immune_to("Control")),
        deployment(
            deploys_on(0, enemy_character(state="subject")),
            when="hit",
            conditions=[it_is(enemy_character(at=CHAMBER)), gun_is(cards("weapon", mark="lightsaber"))],
        ),
        automatic(capture(cards(of="host"), frozen=True), at="entry"),
        automatic(lose(THIS), at="released", conditions=there_is(character(of="host", state="subject", zone="any"))),
    ),
    "5_145": card(
        used(
            restore_it(),
            lose(),
            when="hit",
            conditions=[it_is(own_character("imperial")), gun_is(cards("weapon", whose="opponent"))],
            targets=target(captive(state="escorted", where="its_place")),
        ),
        *(
            lost(
                forfeit_captives(),
                when="attrition",
                conditions=[owed, there_is(location("site", state="in_battle"))],
                targets=up_to_targets(20, captive(at=location(state="in_battle"))),
            )
            for owed in (attrition_due(), you_must_lose())
        ),
    ),
    "5_108": card(
        printed(deploys_on(0, PRISON)),
        automatic(
            lose_force(1, whose="opponent", per=captive(ability_least=3, where="here")),
            at="own_control",
            conditions=there_is(captive(ability_least=3, where="here")),
        ),
        action(
            *search(cards(named=["Torture", "Aiiii! Aaa! Agggggggggg!"], zone="reserve", whose="own")),
            when="control",
            times=1,
            costs=use(1),
        ),
    ),
}
