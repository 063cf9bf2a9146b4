"""The Light Side's Effects and Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.draws.counted import kinds_least
from games.star_wars_ccg.abilities.operations.draws.destinies import subtract_drawn, unless_used
from games.star_wars_ccg.abilities.operations.epics import forbids
from games.star_wars_ccg.abilities.operations.fate import raise_attrition, substitute
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_drain,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    more_destiny,
    pick,
    put_out,
    raise_,
    retrieve,
    retrieve_top,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.amended import exposes_scans
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import forbid, make_immune, raise_each_destiny, raise_shot, reset
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
    doom,
    drain,
    gains,
    immune,
    immune_to,
    lets,
    loses,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    shooter_is,
    target,
    target_is,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import together
from games.star_wars_ccg.abilities.products.phrases.palace import PALACE, brings, finds, named, one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named
from games.star_wars_ccg.abilities.products.premiere.places import sentry

FIGHTING: Final = "in_battle"
IN_SPACE: Final = there_is(location("system", "sector", state=FIGHTING))
ON_GROUND: Final = there_is(location("site", state=FIGHTING))
GUN: Final = cards("weapon", kind="starship")
ARMED: Final = own_ship(state="run", holding=GUN)
FREE_SYSTEM: Final = there_is_no(location(state="opposed", where="here"))
NO_REBELS: Final = there_is_no(own_character("rebel", at=PALACE))
# One card is both of them.
KIN: Final = (["Owen Lars", "Owen Lars & Beru Lars"], ["Beru Lars", "Owen Lars & Beru Lars"])
KIN_FIGHTS: Final = there_is_one_of(*(character(named=each, state=FIGHTING) for each in KIN))
HEROES: Final = ["Han", "Lando"]
X_AND_Y: Final = ["x-wing", "y-wing"]
FARM: Final = location(named="Tatooine: Lars' Moisture Farm")


def celebration(system: str, *sites: str) -> Declared:
    """An Effect on a system that retrieves Force for its battlegrounds, until the opponent controls it; at first two are sites."""
    held = location("site", system=list(sites), state=["battleground", "occupied"])
    return card(
        printed(immune_to("Alter")),
        deployment(deploys_on(0, location("system", named=system)), conditions=there_are(2, held)),
        automatic(retrieve_top(1, per=location(system=list(sites), state=["battleground", "occupied"])), at="own_control"),
        constant(doom(), conditions=there_is(location(state="opposed", where="here"))),
    )


def shielded(who: Mapping[str, Any], **also: Any) -> Any:
    """The text that makes a character immune to attrition in a battle that the opponent has begun."""
    return used(
        make_immune(None),
        when="battle_begins",
        conditions=[opponent_attacks(), ON_GROUND],
        targets=target({**who, "state": [FIGHTING]}),
        **also,
    )


def arms(pile: str, *then: Any) -> list[Any]:
    armament = cards("weapon", kind=["vehicle", "starship"])
    return [deploy(armament, pile=pile, on=cards(type=["vehicle", "starship"], whose="own", state=FIGHTING), free=True), *then]


# Sites where T-47s give presence, and what the Force drains of one of three are raised at.
T47: Final = cards("vehicle", mark=["t-47 snowspeeder", "t-47 sandspeeder"], whose="own", state="run")
T47_SITE: Final = location("site", icon="planet", state="battleground", hosting=T47)
HELD_BY_T47: Final = location(of="target")
RELATED_GROUND: Final = location(state="battleground", where="related_to_target")
# The classes of snub fighters.
SNUB_FIGHTERS: Final = ["z-95 headhunter", "a-wing", "b-wing", "x-wing", "y-wing"]

EFFECTS: Final[Mapping[str, Declared]] = {
    "7_55": celebration("Bespin", "Cloud City"),
    "7_57": celebration("Coruscant", "Coruscant"),
    "7_77": celebration("Tatooine", "Tatooine", "Jabba's Palace"),
    "7_56": card(
        printed(immune_to("Alter"), deploys_on(0, location("system", named="Corellia"))),
        constant(
            loses("cost", 1, own_ship(mark="freighter", zone="hand")),
            gains("hyperspeed", 1, own_ship(mark="freighter")),
            lets("come_free", who=cards("weapon", named="Quad Laser Cannon", whose="own", zone="hand")),
            raise_each_destiny(2, cards("weapon", named="Quad Laser Cannon", whose="own")),
            conditions=FREE_SYSTEM,
        ),
    ),
    "7_62": card(
        printed(deploys_beside(0), forbids("Surprise")),
        constant(gains("cost", 2, enemy_character(ability_least=3, zone="hand")), cannot("use_text", who=named("M'iiyoom Onith"))),
    ),
    "7_64": sentry("Hoth"),
    "7_67": card(
        printed(immune_to("Alter"), deploys_on(0, location("system", named="Ralltiir"))),
        action(
            pick(1, cards(mark="y-wing", whose="own", zone="lost")),
            retrieve(PICKED),
            when="control",
            times=1,
            conditions=[FREE_SYSTEM, there_is(cards(mark="y-wing", whose="own", zone="lost"))],
        ),
        constant(
            lets("be_many", who=cards("effect", named="Special Modifications", zone="hand")),
            immune(4, cards("starship", holding=cards("effect", named="Special Modifications"))),
            conditions=FREE_SYSTEM,
        ),
    ),
    "7_74": card(
        printed(immune_to("Alter"), deploys_beside(0)),
        finds(named("Shocking Information")),
        constant(shelters("Sense", cards("interrupt", named="Shocking Information", zone="any")), exposes_scans()),
    ),
    "7_76": card(
        printed(immune_to("Alter"), deploys_on(0, location("system", named="Roche"))),
        brings(GUN, on=own_ship(mark="b-wing")),
        *(
            automatic(
                retrieve_top(2), at="hit", conditions=[shooter_is(each), it_is(cards(type=["starship", "vehicle"], whose="opponent"))]
            )
            for each in (own_ship("starfighter"), cards("vehicle", whose="own"))
        ),
    ),
}

INTERRUPTS: Final[Mapping[str, Declared]] = {
    "7_83": card(
        used(*one_of(named("Corellian Slip"))),
        *(
            used(exclude(), when="battle", conditions=[IN_SPACE, *together("Luke", "Wedge")], targets=target(each))
            for each in (enemy_ship("starfighter", state=FIGHTING), cards("vehicle", kind="combat", whose="opponent", state=FIGHTING))
        ),
    ),
    "7_84": card(
        used(
            *(if_(there_is(own_ship(mark=each, state=FIGHTING)), raise_attrition(1)) for each in SNUB_FIGHTERS),
            if_(there_is(cards("starship", named="Falcon", state=FIGHTING)), raise_attrition(2)),
            when="battle",
            conditions=kinds_least(2, marks=SNUB_FIGHTERS, what=own_ship(state=FIGHTING)),
        ),
        used(*one_of(own_character(mark=["admiral", "general"]))),
    ),
    "7_85": card(
        lost(
            substitute("defence"),
            when="destiny_due",
            conditions=[your_destiny(), IN_SPACE],
            targets=target(own_ship("starfighter", agile=True, state=FIGHTING)),
        )
    ),
    "7_87": card(
        used(forbid("be_immune", until="turn"), conditions=there_is(ARMED), targets=target(enemy_ship(meeting=ARMED))),
        *cancels_named(used, ["Dark Maneuvers"]),
    ),
    "7_90": card(
        lost(
            more_destiny(1),
            when="battle",
            conditions=[
                *together("Luke"),
                KIN_FIGHTS,
            ],
        ),
        lost(
            more_destiny(2),
            when="battle",
            conditions=[*together("Luke"), *(there_is(character(named=each, state=FIGHTING)) for each in KIN)],
        ),
        lost(pick(1, cards(zone="lost", whose="own")), retrieve(PICKED), conditions=there_is(named(*KIN[0], "Beru Lars"))),
        lost(
            pick(2, cards(zone="lost", whose="own")),
            retrieve(PICKED),
            conditions=[there_is(named(*each)) for each in KIN],
        ),
        lost(
            pick(4, cards(zone="lost", whose="own")),
            retrieve(PICKED),
            conditions=[there_is(cards(named=each, at=FARM)) for each in KIN],
        ),
    ),
    "7_91": card(
        used(draw_destiny(1), subtract_drawn(), when="battle", conditions=together("Luke", "Chewie", "Han")),
        used(more_destiny(1), when="battle", conditions=[there_is(cards(named=each, state=FIGHTING)) for each in ("Red 5", "Falcon")]),
    ),
    "7_93": card(
        shielded(own_character(named=["Han", "Lando"])),
        shielded(own_character(not_named=HEROES, ability_most=0)),
        *(shielded(own_character(not_named=HEROES, ability_least=n, ability_most=n), costs=use(n)) for n in range(1, 8)),
    ),
    "7_94": card(
        used(*one_of(cards("vehicle", mark="cloud car"), cards("starship", mark="independent (starship)"))),
        used(
            more_destiny(1),
            when="battle_begins",
            conditions=[
                opponent_attacks(),
                there_is(location("sector", state=FIGHTING)),
                there_is_no(own_character("rebel", ability_least=1, state=FIGHTING)),
                there_is_no(own_ship(mark="rebel (starship)", icon="pilot", state=FIGHTING)),
            ],
        ),
    ),
    "7_97": card(
        used(
            raise_("power", 1, cards(mark=X_AND_Y, whose="own", state=FIGHTING), until="turn"),
            make_immune(None, cards(mark=X_AND_Y, whose="own", state=FIGHTING), until="turn"),
            when="battle_begins",
        ),
        lost(
            lose_force(1),
            pick(3, cards(mark=X_AND_Y, not_unique=True, zone="reserve", whose="own"), up_to=True),
            take(PICKED),
            shuffle("reserve"),
        ),
    ),
    "7_98": card(
        lost(
            lose_force(1),
            reset("power", 0, until="battle"),
            when="battle",
            conditions=there_is({**ARMED, "state": ["run", FIGHTING]}),
            targets=target(enemy_ship(state=FIGHTING)),
        ),
        lost(lose(cards(of="it")), when="hit", conditions=it_is(enemy_ship())),
    ),
    "7_100": card(used(choose(arms("held"), arms("reserve", shuffle("reserve"))), when="battle_begins")),
    "7_105": card(
        used(raise_shot(2), when="aimed", conditions=[it_is(enemy_ship()), gun_is(GUN)]),
        lost(raise_shot(4), when="aimed", conditions=[it_is(enemy_ship()), gun_is(GUN)]),
    ),
    "7_107": card(
        lost(
            cancel_drain(),
            when="drain",
            conditions=[opponents_turn(), there_is({**T47, "where": "beside_it"})],
        ),
        *cancels_named(lost, ["Walker Garrison"]),
        lost(
            meanwhile(drain(1, HELD_BY_T47), drain(1, RELATED_GROUND), until="turn"),
            if_(target_is(location("site", system="Hoth")), meanwhile(drain(1, HELD_BY_T47), drain(1, RELATED_GROUND), until="turn")),
            targets=target(location(among_three=T47_SITE)),
        ),
    ),
    "7_63": card(
        printed(immune_to("Control")),
        deployment(
            deploys_on(0, location(state="in_battle")),
            when="forfeited",
            conditions=[it_is(own_character("rebel", ability_least=3)), there_is(location(state=["in_battle", "battleground"]))],
        ),
        automatic(put_out(cards(of="answered", zone="lost")), retrieve_top(2, per=cards("effect", named="Heroic Sacrifice")), at="entry"),
        automatic(cancel(THIS), conditions=there_is(location(where="here", state="opposed"))),
    ),
    "7_108": card(
        lost(
            deploy(location("system", where="its_system")),
            shuffle("reserve"),
            when="deployed",
            conditions=it_is(location("site", icon="planet", whose="opponent")),
        ),
        lost(unless_used(2, cancel_react()), when="reacting", conditions=it_is(cards(whose="opponent"))),
    ),
}
ABILITIES: Final[Mapping[str, Declared]] = {**EFFECTS, **INTERRUPTS}
