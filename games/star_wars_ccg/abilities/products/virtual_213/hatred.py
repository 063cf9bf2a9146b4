"""Inquisitors, the Hatred cards that they leave on the table, and their Objective."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import attrition_less, put_in_pile, raise_printed_destiny, raise_sum, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.objectives import bans, flip, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.force import drains_plain, harmless
from games.star_wars_ccg.abilities.operations.rules.protection import never_raised
from games.star_wars_ccg.abilities.operations.steps import (
    TARGET,
    choose,
    draw_cards,
    if_,
    lose,
    lose_force,
    more_destiny,
    return_to_hand,
    shuffle,
)
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    card,
    constant,
    deploys_beside,
    gains,
    immune,
    immune_to,
    loses,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, there_is_no, there_is_one_of, this_is_not, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, hatred, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, reacts_to, search

INQUISITOR: Final = own_character(mark="inquisitor")
HUNTED: Final = character(mark=["jedi", "padawan"])
WITH_INQUISITOR: Final = location(hosting=INQUISITOR)
BATTLEGROUND: Final = location(state="battleground")
HATED_SITE: Final = location("site", hosting=hatred())
LEFT: Final = cards(whose="own", zone="lost")
IN_BATTLE: Final = location(state="in_battle")
HATRED_IN_BATTLE: Final = hatred(at=IN_BATTLE)
PROBE: Final = own_character(mark="probe droid", where="here")
SAFE: Final = [own_character(mark=mark, where="here") for mark in ("inquisitor", "probe droid")]
VADER: Final = character(named="Vader")
VISAGE: Final = "Visage Of The Emperor"
LEADS: Final = there_is(character(named="Vader", at=location("site", state="battleground")))
RESISTS: Final = [
    character(named="Luke", at=location("site", state="battleground")),
    character(mark=["jedi", "padawan"], at=location("site", state="battleground")),
]


def leaves_hatred() -> Any:
    """The top card of the own Lost Pile goes facedown on the target, as a Hatred card."""
    return stack(cards(whose="own", zone="lost", state="topmost"), on="target", as_hatred=True)


ABILITIES: Final[Mapping[str, Declared]] = {
    "213_5": card(
        flies(2),
        printed(reacts_from_hand(place=HATED_SITE)),
        *reacts_to({**HATED_SITE, "state": ["subject"]}),
        action(
            return_to_hand(),
            when="move",
            times=1,
            conditions=this_is_not(cards(state="alone")),
            targets=target(own_character(mark="inquisitor", where="here")),
        ),
    ),
    "213_6": card(
        constant(
            gains("power", 3),
            loses("guard", 2),
            conditions=there_is_one_of(character(mark=["jedi", "padawan"], where="here"), hatred(where="here")),
        ),
        constant(never_raised("forfeit", who=character(where="here"))),
    ),
    "213_12": card(
        constant(
            attrition_less(1),
            conditions=there_is_one_of(character(mark=["jedi", "padawan", "probe droid"], where="here"), hatred(where="here")),
        ),
        action(draw_cards(1), times=1, once_a="together", conditions=there_is_no(PROBE), costs=use(1)),
        action(draw_cards(1), times=1, once_a="together", conditions=there_is(PROBE)),
        constant(*(immune(4, each) for each in SAFE)),
    ),
    "213_15": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(
            leaves_hatred(),
            choose([lose_force(1, whose="opponent")], [silence(TARGET, until="turn")], by_opponent=True),
            times=1,
            conditions=[your_turn(), there_is(LEFT)],
            targets=target(enemy_character(at=WITH_INQUISITOR)),
        ),
    ),
    "213_18": card(
        *(
            used(leaves_hatred(), conditions=there_is(LEFT), targets=target(enemy_character(at=BATTLEGROUND, **who)))
            for who in ({"mark": "leader"}, {"ability_least": 4, "not_mark": "leader"})
        ),
        lost(
            more_destiny(1),
            if_(
                there_is(character(mark="jedi", state="in_battle")),
                there_is(character(mark="padawan", state="in_battle")),
                there_is(HATRED_IN_BATTLE),
                more_destiny(1),
            ),
            when="battle",
            conditions=[
                there_is(own_character(mark="inquisitor", state="in_battle")),
                there_is_one_of(character(mark=["jedi", "padawan"], state="in_battle"), HATRED_IN_BATTLE),
            ],
        ),
    ),
    "213_20": card(
        used(
            put_in_pile("used", hatred(zone="lost", state="fallen_off")),
            when="lost",
            conditions=[it_is(enemy_character()), there_is(hatred(zone="lost", state="fallen_off"))],
        ),
        *(
            lost(lose(), *search(own_character(mark="inquisitor", zone="reserve"), 2), targets=target({**who, "zone": "held"}))
            for who in (own_character(named="Vader"), own_character(mark="inquisitor"))
        ),
    ),
    "213_31": card(
        starting(
            starts_with(1, cards(named="Mustafar: Vader's Castle")),
            starts_with(1, cards(named=VISAGE, expansion="set-13")),
            starts_with(1, location("site", expansion="cloud-city", dark_icons=1)),
        ),
        lasting(
            bans(own_character(not_mark="bounty hunter", not_kind=["droid", "imperial"])),
            raise_sum(1, WITH_INQUISITOR),
            raise_sum(1, location(hosting=INQUISITOR, also=location(hosting=hatred()))),
            raise_printed_destiny(1, character(mark="inquisitor", zone="reserve")),
        ),
        action(
            choose(
                [deploy(location("site", expansion="cloud-city", state="battleground"))],
                [deploy(site("Malachor", state="battleground"))],
            ),
            shuffle("reserve"),
            face="front",
            when="deploy",
            times=1,
        ),
        automatic(flip(), face="front", conditions=[LEADS, *(there_is_no(each) for each in RESISTS)]),
        constant(harmless(cards(named=VISAGE)), face="back"),
        constant(drains_plain(location()), face="back", conditions=there_is(character(named="Vader", state="sabered"))),
        automatic(flip(), face="back", conditions=there_is_no(VADER)),
        *(automatic(flip(), face="back", conditions=there_is(each)) for each in RESISTS),
        action(
            return_to_hand(),
            face="back",
            once_a="game",
            targets=target(character(named="Vader", whose="own", at=location("site", state="controlled"))),
        ),
    ),
}
