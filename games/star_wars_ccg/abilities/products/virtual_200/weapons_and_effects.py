"""Weapons, devices and Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duels_better, fights_better
from games.star_wars_ccg.abilities.operations.fate import (
    DECK,
    grab,
    grabs_free,
    most_destinies,
    no_drain,
    put_in_pile,
    retrieve_less,
    soften_loss,
    stack,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy, trade
from games.star_wars_ccg.abilities.operations.objectives import first_turn_lasts, personal_force, stocks
from games.star_wars_ccg.abilities.operations.rare.causes import you_lose
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import freeze_destinies
from games.star_wars_ccg.abilities.operations.rules.people import keep_battles
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    choose,
    go,
    look_at_top,
    lose,
    lose_force,
    pick,
    put_out,
    retrieve,
    retrieve_top,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each, plays_as
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting, less_immunity, more_immunity, shoot
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
    draw_anyway,
    fires,
    gains,
    hits_easier,
    immune,
    immune_to,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import host_is, it_is, target, there_are_most, there_is, there_is_no, use, you_won, your_turn
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.death_star_ii.conflicts import pairs
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches, searches_used
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS, ON_THE_GROUND, armed_drain
from games.star_wars_ccg.abilities.products.reflections_iii.shields import HELD, LOST_HELD, immediate, shield, suspends

ON_DEATH_STAR: Final = location("system", named="Death Star")


def rifle(who: Mapping[str, Any]) -> Declared:
    """A blaster rifle whose hits pay no attrition."""
    return card(
        printed(
            deploys_on(0, who),
            fires(0, ON_THE_GROUND),
            hits_easier(1, character()),
            hits_easier(2, cards("vehicle")),
        ),
        constant(gains("power", 1, HOST)),
        hitting(forbid("pay_attrition", until="battle"), targets=target(ON_THE_GROUND)),
    )


def blasters(order: str, artillery: str) -> Declared:
    """The Effect that makes blasters count at battleground sites; order: whose weapons may be stolen."""
    unarmed = cards("weapon", not_mark="lightsaber", aboard=own_character(not_mark=order))
    blaster = cards("weapon", mark=list(BLASTERS))
    return card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(cannot("be_stolen", who=unarmed), plays_as("lost", cards("interrupt", named=artillery))),
        automatic(
            lose_force(
                1,
                whose="opponent",
                per=location("site", state=["battleground", "controlled"], hosting=blaster),
            ),
            at="own_control",
        ),
    )


DESTROYER: Final = {"mark": "imperial-class star destroyer", "unique": True}
STORMS_AND_SPIES: Final = ["Always Thinking With Your Stomach", "Ice Storm", "He Hasn't Come Back Yet", "Sandwhirl"]
STORMS_AND_SPACE: Final = ["Lost In The Wilderness", "Scramble", "Ice Storm", "Sandwhirl", "Order To Engage"]


def stocked(rival: str) -> Declared:
    """A Starting Effect with any number of shields; at first the opponent uses an Interrupt only to cancel one."""
    barred = cannot("be_played_unasked", who=cards("interrupt", named=rival, whose="opponent", zone="held"))
    return card(printed(stocks(None, 4)), constant(barred, conditions=first_turn_lasts()))


def armory() -> Declared:
    """Once a turn a matching weapon comes on a unique character at a site."""
    weapon = cards("weapon", arms_with=cards(of="target"))
    bearer = own_character(unique=True, state="in_the_open", at=location("site"))
    return card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(deploy(weapon, on=cards(of="target")), shuffle("reserve"), when="deploy", times=1, targets=target(bearer)),
    )


BATTLE: Final = location(state="in_battle")


def grabber() -> Declared:
    """An Interrupt of the opponent is taken, once a game; this card goes for a starship."""
    lost_ship = own_ship(zone="lost")
    held = cards(of="stacked", zone="stacked")
    return card(
        printed(deploys_beside(0), immune_to("Alter"), grabs_free()),
        action(grab(), when="used", once_a="game", conditions=it_is(cards("interrupt", whose="opponent"))),
        action(
            pick(1, lost_ship),
            put_in_pile("used", held),
            put_in_pile("lost", THIS),
            retrieve(PICKED),
            conditions=there_is(lost_ship),
        ),
    )


SCYTHES: Final = ["Scythe 1", "Scythe 3", "Scythe Squadron TIE"]

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_41": card(
            printed(deploys_beside(0), immune_to("Alter")),
            *searches_used(["Chewie", "Lando", "Leia", "Luke"], site("Tatooine")),
            constant(shelters("None Shall Pass", character("rebel")), conditions=there_is(captive(named="Han", state="frozen"))),
            brings(location(mark="farm"), once_a="game"),
        ),
        "200_46 200_112": grabber(),
        "200_108": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(
                soften_loss(1, per=location(state=["battleground", "occupied"])),
                when="loss",
                once_a="event",
                conditions=[
                    you_lose(),
                    there_is_no(location(state="draining")),
                    there_is_no(cards(of="cause", whose="own", zone="any")),
                    there_is(location(state=["battleground", "occupied"])),
                ],
            ),
            action(put_out(THIS), meanwhile(draw_anyway(1, location(state="in_battle")), until="battle"), when="battle"),
        ),
        "200_26": shield(constant(cancels_each(cards(named=STORMS_AND_SPIES))), immediate(), suspends("Mobilization Points")),
        "200_28": shield(
            constant(
                no_drain(location(state="no_battleground")),
                retrieve_less(DECK),
                conditions=[there_is(HELD), there_are_most(1, LOST_HELD)],
            )
        ),
        "200_34": blasters("jedi", "Rebel Artillery"),
        "200_35": stocked("Uncertain Is The Future"),
        "200_40": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(
                look_at_top(2),
                pick(1, cards(of="looked", zone="reserve")),
                take(PICKED),
                when="control",
                times=1,
                conditions=there_is(location(state=["enemy_occupied", "no_battleground"])),
            ),
        ),
        "200_45 200_104": armory(),
        "200_47": card(
            deployment(
                deploys_beside(0),
                conditions=there_is_no(location(named="Yavin 4: Massassi Throne Room")),
            ),
            printed(immune_to("Alter")),
            constant(personal_force(2)),
            fetches(cards("effect", costless=True, on_cards=True), once_a="game", costs=use(3)),
            action(put_out(THIS), retrieve_top(1)),
        ),
        "200_69": rifle(own_character("republic", skill="warrior")),
        "200_95": shield(constant(cancels_each(cards(named=STORMS_AND_SPACE))), immediate(), suspends("Staging Areas")),
        "200_107": card(
            printed(deploys_on(0, location("site", icon="planet"))),
            constant(drain_less(1)),
            constant(
                drain_less(1),
                conditions=there_is(location("site", state="controlled", where="adjacent", hosting=own_character(named="Vader"))),
            ),
        ),
        "200_105": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(cancels_each(cards(named="Tallon Roll"))),
            *pairs(),
            action(
                go(to="target_2"),
                when="move",
                costs=use(1),
                targets=[
                    target(own_ship(mark="tie", unique=True, not_named=SCYTHES, state="movable", at=location("system"))),
                    target(location("system", where="three_parsecs_of_target")),
                ],
            ),
        ),
        "200_110": stocked("Recoil In Fear"),
        "200_111": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(draw_anyway(1, location(hosting=own_ship(**DESTROYER))), immune(4, own_ship(**DESTROYER))),
            action(deploy(location("system", state="battleground")), shuffle("reserve"), when="deploy", times=1, costs=use(2)),
            constant(cancels_each(cards(named="We're In Attack Position Now"))),
        ),
        "200_113": card(
            printed(deploys_on(0, ON_DEATH_STAR)),
            automatic(
                lose_force(
                    1,
                    whose="opponent",
                    per=location(
                        "system",
                        state=["battleground", "controlled"],
                        where="two_parsecs",
                        hosting=own_ship(mark="star destroyer"),
                    ),
                ),
                at="own_control",
            ),
            automatic(cancel(THIS), conditions=there_is(location(state="opposed", where="here"))),
        ),
        "200_114": blasters("dark jedi", "Imperial Artillery"),
        "200_141": rifle(own_character("imperial", skill="warrior")),
        "200_142": card(
            printed(deploys_on(0, own_character(named="Dooku")), deploys_on(0, own_character(icon="separatist", ability_least=5))),
            constant(duels_better(1, HOST), fights_better(1, HOST)),
            armed_drain(),
            printed(fires(0, character(), draws=2), voids_forfeit(character())),
        ),
        "200_39 200_109": card(
            printed(deploys_beside(0), immune_to("Alter")),
            automatic(shuffle("reserve"), look_at_top(2), stack(cards(of="looked", zone="any")), at="entry"),
            action(
                take(),
                meanwhile(
                    freeze_destinies("cancel", "modify", who=BATTLE),
                    most_destinies(1, who=BATTLE),
                    most_destinies(1, whose="own", who=BATTLE),
                    until="battle",
                ),
                when="battle",
                once_a="battle",
                targets=target(cards(of="stacked", zone="stacked")),
            ),
        ),
        "200_33": card(
            printed(deploys_on(0, character(named="Luke"))),
            constant(gains("power", 2, HOST), more_immunity(2, HOST)),
            action(
                trade(1, cards(whose="own"), cards("interrupt", whose="own")),
                when="battle",
                once_a="game",
                conditions=host_is(cards(state="in_battle")),
            ),
            automatic(lose(THIS), conditions=host_is(character(holding=cards("effect", named=["Disarmed", "Mostly Armless"])))),
        ),
        "200_70": card(
            printed(
                deploys_on(0, own_character(named="Han")),
                fires(0, character(), plus=2),
                voids_forfeit(character()),
            ),
            constant(keep_battles(), cannot("use_text", who=character(named="Greedo", where="here"))),
            action(
                shoot(),
                when="control",
                once_a="game",
                conditions=host_is(character(named="Han")),
                targets=target(cards("weapon", of="this", state="ready")),
            ),
        ),
        "200_101": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(
                less_immunity(3, cards(type=["character", "vehicle", "starship"])),
                cannot("fire_permanent", who=cards(type=["character", "vehicle", "starship"], whose="own")),
            ),
            automatic(lose_force(1, whose="opponent"), at="lost", conditions=it_is(enemy_character(mark="jedi"))),
            automatic(lose_force(1, whose="opponent"), at="battle_over", conditions=you_won()),
            automatic(choose([lose_force(1)], [put_in_pile("used", THIS)]), at="draws_end", conditions=your_turn()),
        ),
    }
)
