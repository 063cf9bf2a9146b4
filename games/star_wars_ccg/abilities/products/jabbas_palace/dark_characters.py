"""The Dark Side's characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow, brings, drive_off, exclude
from games.star_wars_ccg.abilities.operations.creatures import cancel_attack
from games.star_wars_ccg.abilities.operations.fate import drawn_is, raise_drawn, spend
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost, reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.guards import forfeit, restore
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    draw_each,
    if_,
    lose,
    lose_force,
    may,
    pick,
    put_on_used,
    raise_,
    react_deploy,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.texts.amended import amends, fewer_than, in_text_of
from games.star_wars_ccg.abilities.operations.texts.changed import attrition_per_victim, behead, no_more, plays_as, power_of_best_foe
from games.star_wars_ccg.abilities.operations.weapons import battles_free, shoot
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    deploys_only,
    drain,
    draw_anyway,
    gains,
    gives,
    immune,
    left_out,
    lets,
    loses,
    own_cost,
    printed,
    raise_destiny,
    set_to,
    voids,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    force_least,
    it_is,
    may_reinforce,
    opponents_turn,
    piloting,
    shooter_is,
    target,
    there_are,
    there_is,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
    wager_lost,
    wager_won,
    you_control,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.jabbas_palace.light_characters import armed_in_battle, at, scavengers
from games.star_wars_ccg.abilities.products.phrases.amended import jawa_chief, night_watch
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.palace import (
    AUDIENCE,
    DEFENDING,
    PALACE,
    TATOOINE_SITE,
    comes_free_to,
    court,
    courtiers,
    finds,
    local,
    named,
    tribute,
    with_courtier,
)
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND

FIGHTS: Final = this_is(cards(state="in_battle"))
IN_SPACE: Final = this_is(cards(state="in_battle", at=location("system")))
INDEPENDENT: Final = own_ship(mark="independent (starship)")
MUSICIANS: Final = own_character(mark="musician", state="present")
WEAK: Final = enemy_character(ability_most=2, state="in_battle")
# Whom Ephant Mon keeps away; a spy may be one by another card.
SNEAKS: Final = [enemy_character(skill="spy"), enemy_character(mark=["gambler", "thief"])]
# More musicians than any table holds.
BAND_MOST: Final = 8


def defends(power: int = 3) -> Any:
    """More power when defending at a site of the palace."""
    return constant(gains("power", power), conditions=DEFENDING)


def bouncer(whom: Mapping[str, Any]) -> list[Any]:
    """The texts of a guard of musicians, who drives away the weaker, the more of them there are."""
    return [
        constant(gains("power", 3), conditions=there_is(MUSICIANS)),
        *(
            action(
                pick(1, {**whom, "ability_most": number - 1}),
                drive_off(),
                when="battle_begins",
                once_a="event",
                conditions=[FIGHTS, there_are(number, MUSICIANS), there_is({**whom, "ability_most": number - 1})],
            )
            for number in range(1, BAND_MOST + 1)
        ),
    ]


# Where droids are taken apart.
WORKSHOPS: Final = location(named=["Jabba's Palace: Droid Workshop", "Sandcrawler: Droid Junkheap", "Cloud City: Incinerator"])


ABILITIES: Final[Mapping[str, Declared]] = {
    "6_91": card(
        with_courtier("Myo", 2, 1),
        automatic(
            if_(there_is(location(state="in_battle")), if_(force_least(2), may(spend(2), put_on_used(cards(of="this", zone="lost"))))),
            at="own_loss",
        ),
    ),
    "6_92": card(
        action(
            behead(),
            when="lost",
            once_a="battle",
            conditions=[it_is(enemy_character(not_kind="droid")), there_is(location(state="in_battle")), at(location(state="scene"))],
            costs=use(2),
        ),
        constant(attrition_per_victim(1), conditions=at(GROUND)),
    ),
    "6_94": card(
        with_courtier("Ponda Baba", 2, 1),
        constant(battles_free()),
        amends(
            in_text_of("Dark Deal"),
            lets("stay"),
            conditions=fewer_than(
                4,
                location(system="Bespin", state="enemy_occupied"),
                own_character(named="Aqualish", state="working", at=site("Cloud City")),
            ),
        ),
    ),
    "6_96": card(
        printed(deploys_only(PALACE)),
        constant(voids("power"), conditions=[this_is(cards(at=location())), this_is_not(cards(at=TATOOINE_SITE))]),
        constant(gains("power", 2), conditions=[at(PALACE), there_is(named("Jabba"))]),
        action(
            put_on_used(cards(of="it", zone="lost", whose="own")),
            when="lost",
            once_a="event",
            conditions=[it_is(cards("vehicle", kind="transport", whose="own")), at(location("site", state="scene"))],
        ),
    ),
    "6_97": card(own_cost(costs(3)), court(gains("power", 2, own_character(mark="rodian"))), constant(left_out())),
    "6_98": card(
        local(),
        printed(brings(own_character(mark=["gamorrean", "nikto"]))),
        constant(bars("enter", enemy_character(ability_most=3, where="here"), PALACE), conditions=this_is(cards(at=location("site")))),
        *(
            action(
                react_deploy(),
                when=when,
                conditions=[may_reinforce(), this_is(cards(at=PALACE)), there_is({**PALACE, "state": ["subject"]})],
            )
            for when in ("battle_begins", "drain")
        ),
    ),
    "6_99": card(
        with_courtier("Ephant Mon", 2, 1),
        constant(lets("settle_attrition"), conditions=there_is(own_character("alien", mark="leader", at=GROUND, where="here"))),
    ),
    "6_100": card(
        *(
            action(
                deploy(character("alien", not_unique=True), at=location(mark="jabbas palace site", state="subject"), reacting=True),
                shuffle("reserve"),
                when=when,
                once_a="event",
                conditions=[opponents_turn(), there_is(location(mark="jabbas palace site", state="subject", where="near"))],
            )
            for when in ("battle_begins", "drain")
        ),
        constant(bars("react_to", "react_from", cards(whose="opponent"))),
    ),
    "6_101": card(
        *(constant(cannot("be_deployed", who={**who, "zone": "hand", "where": "here"}), bars("enter", who)) for who in SNEAKS),
        constant(gains("power", 2), lets("settle_all"), conditions=[FIGHTS, there_is(own_character(named="Jabba", state="in_battle"))]),
    ),
    "6_102": card(
        finds(character("droid", mark="power droid"), named("Torture")),
        constant(
            lets("drain"),
            drain(1, per=character("droid", other=True, state="present")),
            drain(1, per=captive("droid", where="here")),
            conditions=this_is(cards(at=WORKSHOPS)),
        ),
    ),
    "6_103": card(
        flies(2),
        constant(shelters("Ke Chu Ke Kukuta?", character("imperial", where="here")), conditions=[this_is(cards(at=site())), you_control()]),
    ),
    "6_104": card(*comes_free_to(location("site", hosting=named("Mosep"))), flies(2), court(drain(1, PALACE))),
    "6_105": card(
        local(),
        constant(loses("power", 1), conditions=[this_is(cards(at=location())), this_is_not(cards(at=TATOOINE_SITE))]),
        action(lose(THIS), cancel_attack(), when="attacked", conditions=there_is(cards("creature", state=["attacking", "present"]))),
    ),
    "6_106": card(
        local(),
        defends(),
        action(
            forfeit(THIS),
            restore(),
            when="attrition",
            targets=target(own_character("alien", mark="leader", state=["present", "hit"])),
        ),
    ),
    "6_107": card(
        local(),
        finds(named("Utinni!"), cards(mark="jawa")),
        *scavengers("Herat", location("site", state="draining", beside=location(hosting=own_character(named="Herat")))),
    ),
    "6_108": card(armed_in_battle()),
    "6_109": card(
        own_cost(costs_less(2), conditions=deploys_to(location(system=["Tatooine", "Jabba's Palace", "Nal Hutta"]))),
        court(gains("forfeit", 1, own_character("alien", other=True))),
        tribute(conditions=[this_is(cards(at=AUDIENCE))]),
        constant(moves_cost("walk_from", 2, cards(of="this"), location()), lets("escort"), immune(4)),
    ),
    "6_110": card(
        constant(gains("power", 2), conditions=at(location("site", system="Hoth"))),
        action(
            exclude(),
            when="battle_begins",
            once_a="event",
            conditions=FIGHTS,
            targets=target({**WEAK, "state": ["in_battle", "in_the_open"]}),
        ),
        courtiers("whiphid", forfeit=2),
    ),
    "6_111": card(local(), flies(1), constant(power_of_best_foe(1))),
    "6_112": card(
        local(),
        constant(
            gains("power", 2),
            conditions=there_is_one_of(character(named="Barada", where="here"), cards(of="this", state="defending", at=PALACE)),
        ),
        constant(
            lets("settle_all", who=cards("vehicle", kind="transport", whose="own", state="present")),
            conditions=there_is(location("site", state="in_battle", where="here")),
        ),
    ),
    "6_114": card(
        finds(
            cards("character", kind="alien", mark=["smuggler", "information broker", "thief", "spy"], other=True),
            cost=3,
            conditions=at(location(mark="jabbas palace site", state="controlled")),
        )
    ),
    "6_115": card(printed(deploys_only(PALACE)), constant(gains("power", "forfeit", 2), conditions=DEFENDING)),
    "6_116": card(*bouncer(character(state="in_battle", other=True))),
    "6_117": card(
        local(), printed(reacts_from_hand(place=PALACE), reacts_from_hand(place=TATOOINE_SITE, host=cards("vehicle"))), defends()
    ),
    "6_118": card(
        local(),
        courtiers("gamorrean", forfeit=2),
        constant(gives("leader"), conditions=there_is(character(mark="gamorrean", other=True, state="present"))),
    ),
    "6_119": card(
        constant(gains("power", 3, PILOTED), lets("move_free", who=PILOTED), conditions=piloting(cards("vehicle"))),
        courtiers("skrilling", power=2, forfeit=1),
    ),
    "6_120": card(
        constant(
            lets("come_anyway", "come_anywhere", who=own_character("imperial", zone="hand", where="here")),
            conditions=this_is(cards(at=GROUND)),
        ),
        constant(
            plays_as("used", cards("interrupt", named=["Tactical Support", "Imperial Reinforcements", "Full Scale Alert"])),
            conditions=at(location("site", icon="planet")),
        ),
    ),
    "6_121": card(
        action(raise_drawn(3), when="destiny", times=3, conditions=[your_destiny(), drawn_is(3), FIGHTS], costs=use(3)),
    ),
    "6_124": card(
        court(set_to("power", 3, own_character(mark="tusken raider")), gains("forfeit", 2, own_character(mark="tusken raider"))),
        constant(left_out()),
    ),
    "6_125": card(
        *comes_free_to(INDEPENDENT),
        flies(2),
        constant(
            raise_destiny(2),
            conditions=[IN_SPACE, there_is(character(named="Lieutenant Tanbris", state="in_battle"))],
        ),
    ),
    "6_126": card(
        constant(
            gains("power", "forfeit", 1),
            conditions=there_is_one_of(character(mark="wookiee", at=GROUND, where="here"), character(named="Bossk", at=AUDIENCE)),
        ),
        constant(attrition(1), conditions=there_is(cards("effect", mark="bounty", where="here"))),
    ),
    "6_127": card(
        local(),
        action(
            draw_each(1),
            if_(wager_won(), lose_force(1, whose="opponent")),
            if_(wager_lost(), lose_force(1)),
            when="control",
            times=1,
            conditions=at(PALACE),
            costs=use(2),
        ),
    ),
    "6_129": card(
        local(),
        constant(gains("power", 3), conditions=this_is(cards(state="defending"))),
        finds(cards("weapon", kind="vehicle"), conditions=there_is(own_character(named="Advosze", where="here"))),
        constant(lets("come_free", who=cards("weapon", kind="vehicle", whose="own", zone="hand", where="here"))),
    ),
    "6_130": card(
        local(),
        own_cost(costs_less(1), conditions=deploys_to(location("site", hosting=cards(mark="weequay")))),
        constant(draw_anyway(1), conditions=there_is(cards(mark="weequay", not_named="Weequay Guard", at=GROUND, where="here"))),
    ),
    "6_131": card(
        local(),
        action(
            lose(),
            raise_("power", 2, character(mark="weequay", where="here"), until="turn"),
            when="battle_begins",
            once_a="event",
            conditions=[
                FIGHTS,
                this_is(cards(state="in_the_open")),
                no_more(character(mark="tusken raider", state="present"), character(mark="weequay", state="present")),
            ],
            targets=target(cards(mark="bantha", whose="own", state="present")),
        ),
    ),
    "6_132": card(
        local(),
        action(
            allow("fire_dear", until="shot"),
            shoot(),
            when="control",
            times=1,
            targets=target(cards("weapon", whose="own", aboard=cards(of="this"), state="ready")),
        ),
        action(lose(cards(of="it")), when="hit", conditions=[it_is(character()), shooter_is(cards(of="this"))], costs=use(2)),
    ),
    "6_133": card(
        local(),
        constant(
            gains("power", 2),
            conditions=there_is_one_of(
                cards(of="this", state="defending"),
                cards(of="this", state="in_battle", at=location(hosting_two=cards(mark="weequay", state="in_battle"))),
            ),
        ),
        constant(gains("power", 3, PILOTED), conditions=piloting(cards("vehicle", mark="skiff"))),
    ),
    "6_134": card(
        constant(gains("power", 2), conditions=at(location("site", system="Hoth"))),
        constant(gains("forfeit", 2), conditions=this_is(cards(state="at_night"))),
        *night_watch("Sunsdown"),
    ),
    "6_135": card(
        local(),
        constant(gains("power", 2, own_character(mark="jawa", other=True)), conditions=at(AUDIENCE, location(named="Tatooine: Jawa Camp"))),
        *jawa_chief("Wittin", "Jawa Pack"),
    ),
    "6_136": card(
        local(),
        constant(gains("power", 2), conditions=DEFENDING),
        flies(2),
        constant(
            gains("power", 1, PILOTED),
            conditions=there_is_one_of(
                cards("starship", mark="independent (starship)", of="piloted"), cards(of="piloted", holding=named("Jabba"))
            ),
        ),
    ),
    "6_137": card(
        printed(deploys_only(location("site", system="Endor")), deploys_only(location("site", hosting=character(mark="bounty hunter")))),
        constant(gains("power", 2), conditions=this_is(cards(meeting=character(mark="ewok")))),
        finds(
            named("We Have A Prisoner"),
            conditions=there_is_one_of(character(mark="bounty hunter", state="present"), character(mark="rodian", state="present")),
        ),
    ),
}
