"""Further Effects, and those who work with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import forgo_drain, release
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.epics import aid, hinder
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.rules.answers import remember
from games.star_wars_ccg.abilities.operations.rules.guards import pays_by_destiny, use_by
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_drain, lose, lose_force, pick, put_on_used, raise_
from games.star_wars_ccg.abilities.operations.travel.marches import deploys_aboard
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    deploys_only,
    doom,
    dull,
    gains,
    immune_to,
    left_out,
    loses,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    more,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    use,
    you_control,
    you_occupy,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ABLE: Final = cards(type=["character", "vehicle", "starship"], state="able")
ASTEROIDS: Final = location("sector", mark="asteroid", zone="held", whose="own")
PLANT: Final = site("Cloud City")
LINKED: Final = location("site", icon="scomp-link", whose="opponent")


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_11": card(
            constant(gains("power", 1), conditions=there_is(character(named="Zutton", where="here"))),
            action(
                pick(1, ASTEROIDS),
                put_on_used(PICKED),
                *search(location("site", zone="reserve", whose="own")),
                when="control",
                times=1,
                conditions=there_is(ASTEROIDS),
                costs=use(1),
            ),
        ),
        "5_18": card(
            printed(deploys_on(0, location(named="Bespin: Cloud City"))),
            constant(set_to("cost", 0, own_character(named="Tibanna Gas Miner", zone="hand", at=PLANT))),
            constant(left_out()),
        ),
        "5_20 5_110": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(
                lose_force(2, whose="opponent"),
                when="deploys_end",
                once_a="event",
                conditions=[opponents_turn(), there_is_no({**ABLE, "whose": "opponent", "state": ["able", "new_here"]})],
            ),
            constant(doom(), conditions=more({**ABLE, "whose": "opponent"}, {**ABLE, "whose": "own"})),
        ),
        "5_22": card(
            printed(
                deploys_on(4, character("droid", armored=True, not_named="IG-88")),
                deploys_on(0, character("droid", named="IG-88")),
            ),
            automatic(
                lose(cards(of="host")),
                at="turn_end",
                conditions=[opponents_turn(), host_is(character(not_named="IG-88", meeting=character("imperial")))],
            ),
            automatic(
                lose(cards(of="host")),
                at="turn_end",
                conditions=[opponents_turn(), host_is(character(named="IG-88", meeting=character(mark="bounty hunter", other=True)))],
            ),
        ),
        "5_23": card(
            printed(deploys_beside(0)),
            constant(
                loses("cost", 2, own_character("rebel", zone="hand", at=site(hosting=captive(state="frozen")))),
                gains("power", 2, own_character("rebel", state="in_battle", at=site(hosting=captive(state="frozen")))),
            ),
            constant(left_out()),
        ),
        "5_25": card(
            printed(deploys_on(0, own_character("droid"))),
            action(*search(cards("device", for_droids=True, zone="reserve", whose="own")), when="deploy", times=1, costs=use(1)),
            constant(pays_by_destiny(cards("device", whose="own", aboard=cards(of="host"))), conditions=host_is(cards(state="in_battle"))),
        ),
        "5_28": card(
            printed(deploys_on(0, character(named="Leia"))),
            constant(
                loses("cost", 2, own_ship("starfighter", not_unique=True, zone="hand", where="here")),
                conditions=host_is(cards(at=location("system"))),
            ),
            constant(
                loses("cost", 2, own_character("rebel", not_unique=True, zone="hand", where="near")),
                gains("power", 2, own_character("rebel", not_unique=True, where="near")),
                conditions=host_is(cards(at=location("site", system=["Yavin 4", "Hoth"]))),
            ),
        ),
        "5_98": card(
            constant(cannot("move")),
            action(
                cancel_drain(),
                when="drain",
                conditions=[
                    opponents_turn(),
                    there_is(location("site", system=["Death Star", "Executor"], where="adjacent", state="subject")),
                ],
            ),
            printed(deploys_only(location("site", system=["Death Star", "Executor"])), deploys_aboard(ship(named="Executor"))),
        ),
        "5_116": card(
            *(
                deployment(deploys_on(0, enemy_character("rebel")), when=when, conditions=it_is(character("rebel")))
                for when in ("captured", "frozen")
            ),
            constant(dull(HOST)),
            constant(cannot("be_highest", who=HOST), conditions=host_is(cards(named="Leia"))),
            automatic(remember(), at="entry"),
            automatic(lose(THIS), at="released", conditions=there_is(character(of="aim", state="subject", zone="any"))),
        ),
        "5_119": card(
            printed(deploys_on(0, enemy_character(mark="gambler"))),
            constant(cannot("use_text", who=HOST)),
            action(
                use_by("ability"),
                exclude(),
                when="battle_begins",
                targets=target(character(of="host", state=["in_battle", "ability_payable"])),
            ),
        ),
        "5_121": card(
            deployment(
                deploys_on(0, enemy_character(where="there")),
                when="battle_ends",
                conditions=[you_won(), there_is(own_character(state="sabered", where="there"))],
            ),
            printed(immune_to("Control")),
            constant(loses("power", 1, HOST), cannot("bear_weapons", "fire", who=HOST)),
            automatic(lose(cards("weapon", aboard=cards(of="host"))), at="entry"),
            automatic(lose_force(1, whose="opponent"), at="turn_end", conditions=opponents_turn()),
        ),
        "5_166": card(
            constant(aid("freezing", 2), half="dark", conditions=you_control()),
            constant(hinder("freezing", 2), half="light", conditions=you_occupy()),
        ),
        "5_172": card(
            action(*search(own_character(named="Lando", zone="reserve")), half="dark", once_a="game"),
            action(
                forgo_drain(),
                release(),
                half="light",
                when="control",
                conditions=[you_control(), there_is(location(where="here", state="undrained"))],
                targets=target(captive(where="here")),
            ),
        ),
        "5_43": card(
            used(raise_("landspeed", 1, until="turn"), costs=use(2), targets=target(character())),
            used(raise_("landspeed", 1, until="turn"), costs=use(2), targets=target(cards("vehicle", kind="creature"))),
            *(
                used(
                    send(free=True),
                    when=when,
                    conditions=opponents_turn(),
                    costs=use(3),
                    targets=target(own_character(not_mark="scout", state="reactive")),
                )
                for when in ("battle_begins", "drain")
            ),
            *(
                used(send(free=True), when=when, conditions=opponents_turn(), targets=target(own_character(mark="scout", state="reactive")))
                for when in ("battle_begins", "drain")
            ),
        ),
    }
)
