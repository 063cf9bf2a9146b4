"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_, lose, put_on_used
from games.star_wars_ccg.abilities.operations.weapons import (
    adds_own,
    crash,
    draw_answer,
    drawn,
    fired_by,
    fires_into,
    never_hits,
    raise_total_destiny,
    refires,
    reset,
)
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    hits_easier,
    immune_to,
    instead,
    lets,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    destiny_most,
    host_is,
    it_is,
    opponent_attacks,
    opponent_won,
    shot_at,
    target,
    there_is,
    wager_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND

SCOUT_WARRIOR: Final = own_character(mark="scout", skill="warrior")
EWOK: Final = own_character(mark="ewok")
AT_ST: Final = cards("vehicle", mark="at-st", whose="own")
# What can be lost at a site, beside Effects.
ANYTHING: Final = cards(type=["character", "vehicle", "starship", "creature", "weapon", "device", "epic-event"], where="here")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "8_84": card(
            printed(deploys_on(2, SCOUT_WARRIOR), fires(0, ON_THE_GROUND)),
            constant(lets("reach")),
            constant(raise_total_destiny(2), conditions=[host_is(character(state="alone")), shot_at(cards(where="adjacent"))]),
        ),
        "8_85": card(printed(deploys_on(2, SCOUT_WARRIOR), fires(1, ON_THE_GROUND), refires(2))),
        "8_86": card(
            printed(
                deploys_on(0, own_character(named="Chewie")),
                deploys_on(4, own_character(mark="wookiee", not_named="Chewie")),
                fires(3, ON_THE_GROUND, draws=2),
                voids_forfeit(character(named="Chewie")),
            ),
            constant(lets("fire_free"), conditions=host_is(character(named="Chewie"))),
        ),
        "8_87": card(
            printed(deploys_on(1, EWOK), fires(1, LIVING)),
            constant(raise_total_destiny(1, per=character(mark="ewok", state="present", holding=cards(named="Ewok Bow"), of="not_host"))),
        ),
        "8_88": card(
            printed(
                deploys_on(2, site("Endor", icon="exterior")),
                fires(0, cards("vehicle", armored=True)),
                fired_by(EWOK),
                fires_into(location("site", where="near")),
            ),
            instead(crash(), targets=target(cards("vehicle"))),
            constant(raise_total_destiny(1, per=character(mark="ewok", state="present"))),
        ),
        "8_89": card(
            printed(
                deploys_on(0, own_character(named="Ewok Spearman")),
                deploys_on(2, own_character(mark="ewok", not_named="Ewok Spearman")),
                fires(1, LIVING),
                adds_own("power"),
                never_hits(),
            ),
            constant(gains("power", 1, HOST)),
            drawn(draw_answer(), if_(wager_won(), reset("power", "ferocity", 0, until="turn")), targets=target(LIVING)),
        ),
        "8_90": card(
            printed(deploys_on(0, location("site", icon="interior", state="occupied")), immune_to("Overload")),
            automatic(put_on_used(THIS), conditions=there_is(location(state="opposed", where="here"))),
            action(
                draw_destiny(1),
                if_(destiny_least(5), lose(ANYTHING)),
                if_(destiny_most(4), lose(THIS)),
                when="battle_ends",
                conditions=[it_is(location(where="here")), opponent_attacks(), opponent_won()],
            ),
        ),
        "8_178": card(printed(deploys_on(1, AT_ST), fires(1, ON_THE_GROUND), hits_easier(1, LIVING), refires(2))),
        "8_179": card(
            printed(
                deploys_on(0, own_character(mark="biker scout")),
                deploys_on(2, own_character(skill="warrior", not_mark="biker scout")),
                fires(1, LIVING),
            ),
            constant(lets("fire_free"), conditions=host_is(character(mark=["spy", "scout"]))),
            printed(reacts_from_hand()),
        ),
        "8_180": card(
            printed(
                deploys_on(1, cards("vehicle", mark="speeder bike", whose="own")),
                deploys_on(2, cards("vehicle", mark="swoop", whose="own")),
                fires(0, ON_THE_GROUND, plus=1),
            ),
            constant(gains("power", 2, HOST)),
        ),
    }
)
