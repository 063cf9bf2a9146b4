"""Characters of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import attrition_less, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    draw_destiny,
    if_,
    lose,
    lower_shot,
    pick,
    raise_,
    retrieve_top,
    shuffle,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.weapons import reset
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs,
    deploys_only,
    drain,
    draw_anyway,
    gains,
    immune,
    left_out,
    loses,
    own_cost,
    printed,
    raise_destiny,
    set_to,
    total_power_less,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    destiny_exceeds_ability,
    host_is,
    it_is,
    opponents_destiny,
    piloting,
    shooter_is,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

AUDIENCE: Final = location(named="Jabba's Palace: Audience Chamber")
IN_AUDIENCE: Final = this_is(cards(at=AUDIENCE))
BATTLING: Final = "in_battle"
FIGHTS: Final = this_is(cards(state="in_battle"))
TATOOINE: Final = location(system="Tatooine")
DEATH_STAR: Final = location("site", system="Death Star")
HOTH: Final = location("site", system="Hoth")
CLOUDS: Final = location("sector", mark="cloud sector")
PLANET_SITE: Final = location("site", icon="planet")
INDEPENDENT: Final = ship(mark="independent (starship)", whose="own")
MUSICIANS: Final = own_character(mark="musician", other=True)


def operative(system: str, friend: Mapping[str, Any] | None) -> Declared:
    """Drains more at the sites of a planet, is stronger there and with a friend, and brings further sites."""
    at_work = this_is(cards(at=site(system)))
    return card(
        constant(drain(1), gains("power", 1), conditions=at_work),
        constant(gains("power", 1), conditions=[at_work, there_is({**(friend or {}), "at": site(system)})]),
        action(deploy(location("site"), at=location(system=system)), shuffle("reserve"), when="deploy", times=1, conditions=at_work),
    )


def weaker_outside(where: Mapping[str, Any], power: int = 1) -> Any:
    """The text of a trooper who is weaker on the ground elsewhere."""
    return constant(loses("power", power), conditions=[this_is(cards(at=GROUND)), this_is_not(cards(at=where))])


def used_nearby(title: str) -> Any:
    """The text by which an Interrupt is a Used one in battles at the site of this card, or at one of its system."""
    return constant(
        plays_as("used", cards("interrupt", named=title, whose="own")),
        conditions=there_is(site(state="in_battle", where="same_or_related")),
    )


def finds(found: Mapping[str, Any]) -> Any:
    """The text that takes a card out of the Reserve Deck once in each own control phase."""
    return action(*search({**found, "zone": "reserve", "whose": "own"}), when="control", times=1, costs=use(1))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "7_163": card(
            constant(
                gains("power", 2, own_character("imperial", "alien", where="here")),
                immune(3, own_character("imperial", "alien", where="here")),
                conditions=this_is(cards(state=["at_night", "present"], at=PLANET_SITE)),
            )
        ),
        "7_164": card(constant(attrition_less(1), conditions=this_is(cards(at=GROUND))), finds(character(mark="musician"))),
        "7_165": operative("Anoat", own_character(mark="ugnaught")),
        "7_173": operative("Corulag", own_character(mark="trooper")),
        "7_174": operative("Dantooine", own_character(mark="thief")),
        "7_177": operative("Eriadu", own_character(mark=["commander", "general", "moff"])),
        "7_183": operative("Kashyyyk", own_character(mark="trandoshan")),
        "7_184": operative("Kessel", own_character(mark="smuggler")),
        "7_185": operative("Kiffex", own_character(mark="spy")),
        "7_190": operative("Nal Hutta", own_character(mark=["gangster", "rodian"])),
        "7_193": operative("Ord Mantell", own_character(mark="bounty hunter")),
        "7_197": operative("Raithal", own_character(mark=["gambler", "tax collector"])),
        "7_167": card(
            printed(reacts_from_hand(less=1, place=location("site", hosting=character(mark=["gangster", "smuggler"])))),
            flies(2),
            constant(gains("defence", 1, PILOTED)),
            constant(set_to("landspeed", 3), immune(3)),
            automatic(
                pick(1, character(of="shot_at")),
                set_until("forfeit", 0, PICKED, until="turn"),
                at="hit",
                conditions=shooter_is(cards(of="this")),
            ),
        ),
        "7_168": card(
            printed(deploys_only(location("site", system="Tatooine")), deploys_only(location("site", hosting=character(named="Jabba")))),
            action(
                void_destiny(),
                when="destiny",
                once_a="battle",
                conditions=[
                    opponents_destiny(),
                    FIGHTS,
                    there_is_one_of({**AUDIENCE, "where": "here"}, own_character("alien", mark="leader", state="in_battle")),
                ],
            ),
        ),
        "7_175": card(
            flies(3),
            action(
                draw_destiny(1),
                if_(destiny_exceeds_ability(), lose()),
                when="battle",
                once_a="battle",
                conditions=FIGHTS,
                targets=target(enemy_character(state=["in_battle", "present"])),
            ),
            constant(immune(5)),
        ),
        "7_178": card(
            own_cost(costs(0), conditions=deploys_to(INDEPENDENT)),
            flies(2),
            constant(gains("power", 2), conditions=this_is(cards(meeting=enemy_character(skill="smuggler")))),
            action(lower_shot(1), when="aimed", once_a="event", conditions=it_is(cards(of="this"))),
        ),
        "7_179": card(
            constant(
                loses("cost", 1, cards(mark="rodian", zone="hand", where="here")),
                conditions=this_is(cards(at=GROUND)),
            ),
            finds(cards(mark="rodian")),
            constant(
                loses("cost", 1, own_character(mark="musician", zone="hand")),
                gains("forfeit", 3, MUSICIANS),
                conditions=IN_AUDIENCE,
            ),
        ),
        "7_180": card(printed(deploys_only(location("site", system="Tatooine"))), constant(left_out())),
        "7_186": card(
            constant(loses("forfeit", 2, enemy_character(skill="pilot", where="here")), conditions=this_is(cards(at=GROUND))),
            constant(shelters(["Elis Helrot", "Nabrun Leids"], who=location("site", where="near"))),
        ),
        "7_187": card(
            printed(deploys_only(location("site", system="Cloud City"))),
            constant(gains("power", 2), conditions=this_is(cards(at=location(icon="scomp-link")))),
            constant(left_out()),
        ),
        "7_188": card(
            constant(
                loses("cost", 1, character(mark="bounty hunter", not_named="Boba Fett", zone="hand", where="here")),
                set_to("cost", 0, character(named="Boba Fett", zone="hand", where="here")),
                conditions=this_is(cards(at=GROUND)),
            ),
            constant(total_power_less(1, whose="opponent", per=own_character(mark="musician", state="present")), conditions=FIGHTS),
            constant(
                total_power_less(2, whose="opponent"), conditions=[FIGHTS, there_is(enemy_character(named="Luke", state="in_battle"))]
            ),
            constant(total_power_less(2, whose="opponent"), conditions=[FIGHTS, there_is(enemy_character(named="Han", state="in_battle"))]),
        ),
        "7_192": card(
            constant(cannot("bear_weapons", "bear_devices", "fire")),
            *(action(raise_("power", 2 * n, THIS, until="turn"), times=1, costs=use(n)) for n in (1, 2, 3)),
        ),
        "7_194": card(
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=piloting(cards(mark="tie"))),
            constant(add_destiny(1), immune(4, PILOTED), conditions=[piloting(cards("starship", mark="tie")), this_is(cards(at=CLOUDS))]),
            constant(immune(6, PILOTED), conditions=[piloting(cards(named="Obsidian 10")), this_is(cards(at=CLOUDS))]),
        ),
        "7_199": card(
            printed(deploys_only(location("site", system="Tatooine"))),
            constant(gains("power", 3), conditions=there_is(cards("weapon", named="Gaderffii Stick", of="on_this"))),
            constant(
                gains("power", "forfeit", 2, cards("vehicle", mark="bantha", whose="own", state="present")),
                conditions=there_is_no(character(mark="weequay", where="related", at=GROUND)),
            ),
            constant(add_destiny(1), conditions=host_is(cards("vehicle", mark="bantha"))),
        ),
        "7_200": card(
            constant(gains("power", "forfeit", 2), conditions=this_is(cards(at=site("Coruscant")))),
            action(
                retrieve_top(1), when="deployed", once_a="event", conditions=it_is(own_character(mark="musician", at=GROUND, where="here"))
            ),
            action(
                reset("forfeit", 0, until="turn"),
                times=1,
                conditions=your_turn(),
                costs=use(1),
                targets=target(character(not_mark="female", not_kind="droid", ability_most=2, state="present")),
            ),
        ),
        "7_202": card(
            constant(immune(3), attrition(2), conditions=this_is(cards(state="in_battle", at=HOTH))),
            constant(
                loses("cost", 1, own_character(mark="snowtrooper", zone="hand", where="here")),
                conditions=this_is(cards(at=site("Hoth"))),
            ),
            weaker_outside(HOTH),
        ),
        "7_203": card(
            constant(
                add_destiny(1), conditions=[FIGHTS, there_is(own_character(mark="death star trooper", other=True, state="in_battle"))]
            ),
            constant(
                loses("cost", 1, own_character(mark="death star trooper", zone="hand", where="here")),
                conditions=this_is(cards(at=site("Death Star"))),
            ),
            weaker_outside(DEATH_STAR),
            used_nearby("Trooper Charge"),
        ),
        "7_204": card(
            own_cost(
                costs(0),
                conditions=[deploys_to(location("site", system="Cloud City")), there_is(own_character(named="Lando", where="related"))],
            ),
            constant(gains("power", 2), conditions=this_is(cards(at=location("site", system="Cloud City")))),
            constant(
                raise_sum(1, per=own_character(mark="cloud city trooper", other=True, state="in_battle")),
                conditions=this_is(cards(state="in_battle", at=site("Cloud City"))),
            ),
        ),
        "7_205": card(
            constant(
                add_destiny(1),
                conditions=[
                    this_is(cards(state="in_battle", at=HOTH)),
                    there_is(own_character(mark="snowtrooper", other=True, state="in_battle")),
                ],
            ),
            constant(shelters("Ice Storm", own_character(mark="snowtrooper", zone="any")), conditions=this_is(cards(at=site("Hoth")))),
            weaker_outside(HOTH),
            used_nearby("Precise Attack"),
        ),
        "7_207": card(
            flies(2),
            constant(gains("landspeed", 3, PILOTED), conditions=piloting(cards("vehicle", mark="swoop"))),
            constant(
                draw_anyway(1),
                conditions=[this_is(cards(at=GROUND)), there_is(own_character(named="Swoop Mercenary", other=True, state="present"))],
            ),
        ),
        "7_209": card(
            constant(gains("power", 2), conditions=this_is(cards(at=location(mark="jabbas palace site")))),
            constant(
                gains("power", 2, {**MUSICIANS, "where": "here"}),
                immune(3, {**MUSICIANS, "where": "here"}),
                conditions=this_is(cards(at=GROUND)),
            ),
            constant(immune(4)),
        ),
        "7_210": card(
            printed(deploys_only(location("site", system="Tatooine"))),
            constant(
                raise_destiny(2, site("Tatooine", hosting=own_character(mark="tusken raider"))),
                conditions=there_is_one_of(
                    location(named=["Tatooine: Tusken Canyon", "Tatooine: Jundland Wastes"], where="here"),
                    character(named="URoRRuR'R'R", at=site("Tatooine"), where="here"),
                ),
            ),
        ),
    }
)
