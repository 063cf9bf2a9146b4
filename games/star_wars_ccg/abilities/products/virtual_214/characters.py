"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import hand_most, put_in_pile, raise_drawn
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.people import fresh_game, lend_to, mark_game, watch
from games.star_wars_ccg.abilities.operations.rules.protection import keeps, never_raised
from games.star_wars_ccg.abilities.operations.steps import (
    choose,
    draw_cards,
    hit,
    if_,
    lose_force,
    may,
    put_out,
    repeat,
    retrieve,
    retrieve_top,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    deploys_only,
    drain,
    gains,
    immune,
    moves_only,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import it_is, piloting, target, there_are, there_are_most, there_is, there_is_no, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE

HUNTER: Final = own_character(mark="bounty hunter")
REBORN: Final = character(named=EMPEROR, episode_vii=True)

FATHER: Final = cards("objective", titled="Bring Him Before Me")

NEAR_FOES: Final = enemy_character(zone="hand", where="same_or_related")
# A First Order world that no Rebel has reached.
# Spies that have gone out of play.
FALLEN_SPIES: Final = cards("character", mark="spy", whose="own", zone="stacked", state="out_of_play")
OWN_WORLD: Final = location(episode_vii=True, state="iconless")

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_7": card(
        flies(2),
        constant(immune(5, PILOTED), conditions=piloting(ship(named="Bestoon Legacy"))),
        constant(total_power(3), conditions=there_is(REBORN)),
        automatic(lose_force(1, whose="opponent"), at="put_out", conditions=it_is(enemy_character())),
    ),
    "214_10": card(
        automatic(
            lose_force(1, whose="opponent"),
            at="own_control",
            conditions=[
                this_is(cards(state="present", at=location("site"))),
                there_is(location(state=["battleground", "occupied"], hosting=HUNTER)),
            ],
        ),
        action(*search(own_character(mark="bounty hunter", zone="reserve")), when="lost", once_a="game", conditions=it_is(HUNTER)),
    ),
    "214_22": card(
        *(
            action(
                choose([put_out("target"), retrieve("target_2")], [put_out("target_2"), retrieve("target")], by_opponent=True),
                when="control",
                times=1,
                once_a="together",
                conditions=father,
                targets=[target(chosen), target({**chosen, "of": "not_target"})],
            )
            for father, chosen in (
                (there_is_no(FATHER), cards(whose="own", zone="lost")),
                (there_is(FATHER), cards(whose="own", zone="lost", not_named="Luke")),
            )
        ),
        action(
            deploy(cards("weapon", mark="lightsaber"), on=cards(of="this")),
            shuffle("reserve"),
            when="deploy",
            once_a="game",
        ),
        constant(immune(5)),
    ),
    "214_16": card(
        constant(keeps("cost", NEAR_FOES), never_raised("cost", NEAR_FOES)),
        constant(drain(1), conditions=there_are(10, cards(whose="own", zone="lost"))),
        action(
            lend_to("power"),
            hit(THIS),
            when="battle",
            once_a="battle",
            conditions=IN_BATTLE,
            targets=target(own_character(other=True, state="present")),
        ),
    ),
    "214_18": card(
        flies(2),
        constant(add_destiny(1), conditions=there_is(character("alien", where="here", other=True))),
        action(watch(), times=1, targets=target(enemy_character(state="unhit", where="here"))),
        automatic(
            choose([retrieve_top(1)], [put_in_pile("used", cards(of="it", zone="lost")), retrieve_top(2)]),
            at="lost",
            times=1,
            conditions=it_is(enemy_character(state="watched")),
        ),
    ),
    "214_8": card(
        printed(deploys_only(OWN_WORLD), moves_only(OWN_WORLD)),
        constant(
            bars("enter", cards(holding=cards(of="this")), location(not_episode_vii=True)),
            bars("enter", cards(holding=cards(of="this")), location(state="iconed")),
        ),
        action(take(cards(whose="own", zone="force", state="bottommost")), times=1, conditions=there_is(cards(whose="own", zone="force"))),
        automatic(may(mark_game(), take(THIS)), at="own_loss", conditions=fresh_game()),
        constant(immune(None)),
    ),
    "214_17": card(
        constant(gains("power", 1), conditions=there_is(character(named=["Commander Ruescott Melshi", "Taidu Sefla"], where="here"))),
        action(
            if_(there_are(3, FALLEN_SPIES), raise_drawn(3)),
            if_(there_are_most(2, FALLEN_SPIES), raise_drawn(1, per=FALLEN_SPIES)),
            when="destiny",
            once_a="battle",
            conditions=[IN_BATTLE, there_is(FALLEN_SPIES)],
        ),
        automatic(repeat(if_(hand_most(5), draw_cards(1))), at="own_loss", conditions=there_is(location("site", state="scene"))),
    ),
}
