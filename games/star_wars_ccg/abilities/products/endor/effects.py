"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare, lose_sum
from games.star_wars_ccg.abilities.operations.epics import blow_away, lift_charges
from games.star_wars_ccg.abilities.operations.fate import raise_drain, raise_if_drawn, raise_if_fired, raise_sum, substitute, your_draw
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.drains import drains_cost
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    bar,
    cancel,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    may,
    put_on_used,
    relocate,
    retrieve_top,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.texts.amended import used_below
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.travel.marches import follow
from games.star_wars_ccg.abilities.operations.travel.reactions import opponent_called_off
from games.star_wars_ccg.abilities.operations.weapons import (
    battles_free,
    lift_drawn,
    own_drains_cost,
    own_icons,
    raise_each_destiny,
    raise_total_destiny,
    walks,
)
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
    drain,
    gains,
    generation,
    immune,
    immune_to,
    left_out,
    lets,
    loses,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_least,
    gun_is,
    host_is,
    it_is,
    not_declared,
    opponents_turn,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    you_attack,
    you_control,
    you_occupy,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.endor.common import EWOK, OUTSIDE, fetches
from games.star_wars_ccg.abilities.products.phrases.amended import slow_transports
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

EVERYWHERE: Final = location()
GROUND: Final = location("site", not_mark="holosite", state="battleground")
SPACE: Final = location("system", state="battleground")
FIELD: Final = location("site", state="battleground", icon="exterior")
BLASTER: Final = cards("weapon", mark=["blaster", "blaster rifle"], not_unique=True)
ALTER: Final = ["Alter"]
ENEMY: Final = cards(whose="opponent")
# Starships that come out of the deck to a battle above.
RESERVES: Final = own_ship(mark="imperial (starship)", not_unique=True, state="unbarred")
FIGHTER: Final = own_ship("starfighter", mark="imperial (starship)", not_unique=True, state="unbarred")
BATTLE_ABOVE: Final = location("system", state="in_battle", where="related")
GEAR: Final = cards(named=["Scout Blaster", "Comlink", "Imperial Blaster", "Blaster Rack"])
PLATFORM: Final = "Endor: Landing Platform (Docking Bay)"
BUNKER: Final = location(named="Endor: Bunker")
BACK_DOOR: Final = location(named="Endor: Back Door")
WITH_HAN: Final = host_is(cards(at=location("site", state="battleground", hosting=character(named="Han"))))
PATROL: Final = cards(type=["character", "vehicle"], mark=["biker scout", "at-st"], whose="own")
PATROLLED: Final = site("Endor", state="controlled", hosting=PATROL)
# Where Perimeter Patrol watches.
WATCHED: Final = site("Endor", not_named="Endor: Rebel Landing Site (Forest)")

# Whoever is present in a battle: by itself or aboard something open.
PRESENT: Final[tuple[dict[str, Any], ...]] = (
    {"state": ["in_battle", "standing"]},
    {"state": ["in_battle"], "aboard": cards("vehicle", not_mark="enclosed")},
)


def own(what: Mapping[str, Any]) -> Mapping[str, Any]:
    return {**what, "whose": "own"}


def better_drawn(what: Mapping[str, Any]) -> list[Any]:
    """Cards that count 2 more as weapon or battle destiny."""
    return [raise_if_drawn(2, {**what, "zone": "any"}), raise_if_fired(2, {**what, "zone": "any"})]


def cheaper_gear(*kinds: Mapping[str, Any]) -> list[Any]:
    """Gear that costs 1 less, and counts more as a destiny."""
    return [effect for what in kinds for effect in (loses("cost", 1, {**what, "zone": "hand"}), *better_drawn(what))]


def suspended() -> Any:
    """Foils and flaps do nothing where the own side has a weapon or something nimble."""
    held = (
        location(hosting=cards("weapon", whose="own")),
        location(hosting=cards(type=["starship", "vehicle"], whose="own", maneuver_least=4, state="in_the_open")),
    )
    kinds = (("S-foils", "starship"), ("Maneuvering Flaps", "vehicle"))
    return constant(*(shelters(title, cards(kind, at=there)) for title, kind in kinds for there in held))


def salvo(*also: Any) -> list[Any]:
    """More power in a battle in which two weapons were fired."""
    fired = cards("weapon", not_mark="lightsaber", whose="own", state="has_fired")
    return [
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(total_power(5, location(state="in_battle")), conditions=there_are(2, fired)),
        *also,
    ]


def plans(*conditions: Any) -> list[Any]:
    """Free battles, and drains at 3 Force for whoever does not hold both a site and a system."""
    texts: list[Any] = [printed(deploys_beside(0), immune_to(ALTER)), constant(battles_free(EVERYWHERE))]
    for state, price in (("occupied", own_drains_cost(3, EVERYWHERE)), ("enemy_occupied", drains_cost(3, EVERYWHERE))):
        ground, space = ({**each, "state": ["battleground", state]} for each in (GROUND, SPACE))
        texts.append(constant(price, conditions=[*conditions, there_is_no(ground)]))
        texts.append(constant(price, conditions=[*conditions, there_is(ground), there_is_no(space)]))
    return texts


def training(kind: str) -> Declared:
    """Better soldiers with common blasters."""
    armed = own_character(kind, not_unique=True, holding=BLASTER)
    return card(
        printed(deploys_beside(0)),
        constant(gains("forfeit", 2, armed), raise_total_destiny(1, armed)),
        constant(*(raise_sum(1, per={**armed, **present}, who=location(state="in_battle")) for present in PRESENT)),
        constant(shelters("Alter", THIS), conditions=there_is(own(BLASTER))),
    )


def order(kind: str) -> Declared:
    """Officers who are worth more, and docking bays out of the deck."""
    return card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(gains("forfeit", 2, character(kind, unique=True, ability_most=2))),
        *slow_transports(),
        action(deploy(location("site", mark="docking bay")), shuffle("reserve"), when="deploy", times=1),
    )


def hunt(who: Mapping[str, Any]) -> Declared:
    """Force that the opponent loses in each draw phase without common characters at battlegrounds."""
    common = location("site", state="battleground", hosting=own_character(destiny_most=3, ability_least=1))
    enemy = enemy_character(destiny_most=3, ability_least=1, at=location("site", state="battleground"))
    return card(
        printed(deploys_beside(0)),
        constant(gains("forfeit", 1, who)),
        automatic(lose_force(1, whose="opponent"), at="draws_begin", conditions=there_is_no(enemy)),
        automatic(lose(THIS), conditions=there_are_most(1, common)),
    )


# Speeder bikes on patrol.
BIKES: Final = cards("vehicle", mark="speeder bike", whose="own", holding=character(mark="biker scout", state="piloting"))
BLASTERS: Final = (
    cards("weapon", mark=["blaster", "blaster rifle"], whose="own"),
    own_character(icon="permanent-weapon", titled="Blaster"),
)

PRIZED: Final = ["ewok", "elom", "operative"]
IN_FIGHT: Final = there_is(location(state="in_battle"))
WITHOUT_ALIENS: Final = there_is_no(own_character("alien", ability_least=1))
# A system elsewhere of which rumors may be heard.
RUMORED: Final = location("system", state=["draining", "battleground"], not_named="Endor")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "8_35": card(*plans()),
        "8_118": card(*plans(there_is_no(cards(named="Battle Plan")))),
        "8_36": training("rebel"),
        "8_125": training("imperial"),
        "8_38": hunt(own_character(mark="scout", not_unique=True)),
        "8_131": hunt(character(mark="biker scout")),
        "8_37": card(
            deployment(deploys_on(0, character(named="Leia")), conditions=there_is(cards(named="That's One"))),
            constant(plays_as("used", cards("interrupt", named="I Know"))),
            action(
                substitute("ability", cards(of="host")),
                when="destiny_due",
                once_a="battle",
                conditions=[your_draw(), host_is(cards(state="in_battle")), *together("Han", "Chewie")],
            ),
            action(
                substitute("ability", cards(of="host")),
                when="shot_due",
                once_a="battle",
                conditions=[gun_is(cards(whose="own")), host_is(cards(state="in_battle")), *together("Han", "Chewie")],
            ),
        ),
        "8_39": card(
            printed(deploys_on(0, character(named="Han")), deploys_on(0, location(mark="war room", whose="own"))),
            fetches(cards(named=["That's One", "Count Me In", "I'm With You Too"])),
            constant(immune(4, character(named="Han", at=FIELD))),
        ),
        "8_40": order("rebel"),
        "8_126": order("imperial"),
        "8_41": card(
            printed(deploys_on(0, character(named="Chewie"))),
            constant(immune(4, HOST), conditions=host_is(cards(at=OUTSIDE))),
            constant(raise_each_destiny(1, HOST), conditions=WITH_HAN),
            constant(shelters("Sense", cards("interrupt", named="Visored Vision", zone="any"))),
            constant(
                plays_as("used", cards("interrupt", named="Life Debt")),
                conditions=[WITH_HAN, there_is(location(where="here", state="in_battle"))],
            ),
        ),
        "8_42": card(
            printed(deploys_on(2, site("Endor", hosting=EWOK)), walks()),
            constant(own_icons(1), conditions=there_is(own_character(mark="ewok", state="present"))),
            automatic(lose(THIS), at="battle_begun", conditions=[you_attack(), it_is(location(where="here"))]),
            automatic(lose(THIS), conditions=there_is(location(where="here", state="opposed"))),
        ),
        "8_116": card(
            printed(deploys_beside(0), immune_to(ALTER)),
            constant(
                set_to("defence", 4, character(mark="stormtrooper", not_mark="biker scout")),
                *cheaper_gear(
                    cards("weapon", mark="blaster rifle", whose="own"),
                    cards("device", named=["Stormtrooper Utility Belt", "Blaster Scope"], whose="own"),
                ),
            ),
        ),
        "8_119": card(
            printed(deploys_beside(0), immune_to(ALTER)),
            constant(
                set_to("defence", 3, character(mark="biker scout")),
                shelters("Scramble", character(mark="biker scout")),
                lets("come_free", who={**GEAR, "zone": "hand"}),
                *better_drawn(GEAR),
            ),
        ),
        "8_117": card(
            printed(deploys_on(0, location("system", system="Carida"))),
            constant(
                gains(
                    "power",
                    "forfeit",
                    1,
                    BIKES,
                )
            ),
            action(
                follow("target"),
                when="moved",
                conditions=it_is(cards(type=["character", "vehicle"], whose="opponent")),
                targets=target({**BIKES, "state": ["following"]}),
            ),
            constant(shelters("Alter", THIS), conditions=you_occupy()),
        ),
        "8_130": card(
            printed(deploys_on(0, enemy_character(not_kind="droid", near=own_character(mark="scout")))),
            automatic(
                lose_force(2, whose="opponent"),
                at="own_control",
                conditions=there_is(own_character(mark="scout", state="not_undercover", where="here", at=location("site"))),
            ),
            automatic(
                lose_force(1, whose="opponent"),
                at="own_control",
                conditions=there_is(own_character(mark="biker scout", state="not_undercover", where="here", at=location("site"))),
            ),
        ),
        "8_34": card(*salvo(constant(left_out()))),
        "8_121": card(*salvo(suspended())),
        "8_43": card(
            printed(deploys_on(0, BUNKER)),
            action(
                draw_destiny(2),
                lift_drawn(3, per=cards("weapon", named="Explosive Charge", where="here")),
                lift_charges(),
                if_(
                    destiny_least(13),
                    may(relocate(own_character(where="here"), BACK_DOOR)),
                    lose_force(8, whose="opponent"),
                    blow_away(location(named=PLATFORM)),
                    blow_away(location(where="here")),
                ),
                when="control",
                times=1,
                conditions=[your_turn(), you_control(), there_is(own_character("rebel", where="here"))],
            ),
        ),
        "8_120": card(
            printed(deploys_on(0, BACK_DOOR), immune_to(ALTER)),
            constant(cannot("be_deployed", who=cards(whose="opponent", zone="hand", at=BUNKER)), bars("enter", ENEMY, BUNKER)),
            automatic(
                cancel(THIS),
                conditions=there_is(location(named=["Endor: Back Door", "Endor: Landing Platform (Docking Bay)"], state="opposed")),
            ),
            automatic(cancel(THIS), at="drain_begun", conditions=[your_turn(), it_is(BUNKER)]),
        ),
        "8_122": card(
            printed(deploys_on(0, location("site", icon="interior", at=location(icon="scomp-link"))), immune_to(ALTER)),
            action(
                choose([deploy(RESERVES, at=BATTLE_ABOVE, reacting=True)], [deploy(FIGHTER, at=BATTLE_ABOVE, free=True, reacting=True)]),
                shuffle("reserve"),
                when="battle_begins",
                once_a="battle",
                conditions=[opponents_turn(), you_occupy(), it_is(location("system", where="related"))],
            ),
        ),
        "8_124": card(
            deployment(deploys_on(0, location("system", system="Endor")), conditions=there_are(3, PATROLLED)),
            printed(immune_to(ALTER)),
            *(constant(drain(1), conditions=there_are(number, PATROLLED)) for number in (1, 2, 3)),
            automatic(put_on_used(THIS), conditions=there_is(location(where="here", state="opposed"))),
        ),
        "8_128": card(
            printed(deploys_on(0, BUNKER), immune_to(ALTER)),
            *(
                automatic(bar(), lose_force(1, whose="opponent"), at="deployed", conditions=[you_control(), it_is(comer)])
                for comer in (cards(type=["vehicle", "starship"], whose="opponent", at=WATCHED), enemy_character("rebel", at=WATCHED))
            ),
        ),
        "8_129": card(
            printed(deploys_beside(0), immune_to(ALTER)),
            constant(*(bars("react_from", ENEMY, location(state="in_battle", hosting=blaster)) for blaster in BLASTERS)),
            automatic(
                draw_destiny(1),
                lose_sum(whose="opponent"),
                at="called_off",
                conditions=[opponent_called_off(), there_is_one_of(*(location(state="subject", hosting=blaster) for blaster in BLASTERS))],
            ),
        ),
        "8_132": card(printed(deploys_on(0, location()), immune_to(ALTER)), constant(generation(1), left_out())),
        "8_133": card(
            printed(deploys_on(0, own_character(mark=["general", "commander"]))),
            constant(raise_sum(1), conditions=host_is(cards(state="in_battle"))),
            constant(raise_sum(1), conditions=host_is(cards(named="Commander Igar", state="in_battle"))),
            fetches(cards(named="Imperial Propaganda"), when="control"),
            constant(drain(1, who=location(mark="holosite"))),
        ),
        "8_123": card(
            printed(deploys_beside(0), immune_to(ALTER)),
            constant(cannot("use_text", who=character(named="Droid Merchant"))),
            automatic(declare(0), at="battle_begun"),
            automatic(declare(1), at="lost", conditions=[IN_FIGHT, it_is(enemy_character("alien", not_mark=PRIZED)), not_declared(2)]),
            automatic(declare(2), at="lost", conditions=[IN_FIGHT, it_is(enemy_character("alien", mark=PRIZED))]),
            *(automatic(retrieve_top(number), at="battle_over", conditions=[declared(number), WITHOUT_ALIENS]) for number in (1, 2)),
        ),
        "8_127": card(
            deployment(
                deploys_on(2, location("system", named="Endor")),
                conditions=there_is_no(location("site", system="Endor", state="opposed")),
            ),
            printed(immune_to(ALTER)),
            action(
                raise_drain(2),
                when="drain",
                once_a="event",
                conditions=[
                    your_turn(),
                    there_is(RUMORED),
                    used_below(location("site", system="Endor", state="occupied")),
                ],
            ),
            automatic(cancel(THIS), conditions=there_are(3, location("site", system="Endor", state="opposed"))),
        ),
    }
)
