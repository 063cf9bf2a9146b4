"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import attrition_less, more_power_destiny, put_in_pile, use_or_lose
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel,
    choose,
    if_,
    may,
    pick,
    put_on_used,
    put_out,
    retrieve,
    retrieve_top,
    return_to_hand,
)
from games.star_wars_ccg.abilities.operations.weapons import fires_times, forbid, hitting, raise_each_destiny, shoot
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    deploys_only,
    drain,
    draw_anyway,
    fires,
    gains,
    immune,
    left_out,
    loses,
    lower_weapon_destiny,
    own_cost,
    printed,
    total_power_less,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    it_is,
    more,
    opponent_won,
    opponents_turn,
    piloting,
    target,
    there_is,
    there_is_one_of,
    this_is,
    use,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, into_hand, takes_back
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

CORUSCANT: Final = location(system="Coruscant")
THRAWN_HERE: Final = there_is(character(named="Thrawn", where="here"))
# What the player fires from this card.
OWN_GUN: Final = cards("weapon", of="on_this")
# Cards whose texts speak of artwork.
ART: Final = [
    "Ensign Eli Vanto",
    "Governor Pryce",
    "History, Philosophy, And Art",
    "Out Of Commission",
    "Sabine, Padawan Learner",
    "Thrawn Pincer",
    "Thrawn's Art Collection",
    "Understand Art, Understand A Species",
]
CANTINA: Final = location(titled=["Cantina", "Diner", "Night Club"])
VADERS_TRICKS: Final = ["Lightsaber Parry", "Physical Choke", "Vader's Anger"]
LOST_GOODS: Final = [
    cards("device", whose="own", zone="lost"),
    cards("weapon", kind="character", whose="own", zone="lost"),
]
LOST_CARD: Final = cards(whose="own", zone="lost")
LOST_DROID: Final = character("droid", whose="own", zone="lost")
SQUADRON: Final = character(mark="phoenix squadron", other=True, where="here")
GROUND_TARGET: Final = cards(type=["character", "vehicle"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "219_3": card(
        flies(2),
        constant(
            lower_weapon_destiny(1),
            lower_weapon_destiny(1, whose="own"),
            conditions=this_is(cards(at=location("system"))),
        ),
        constant(left_out()),
    ),
    "219_4": card(
        constant(gains("power", "forfeit", 2), conditions=this_is(cards(at=CORUSCANT))),
        automatic(
            use_or_lose(1),
            if_(there_is(character(mark="jedi", state="present")), put_on_used(THIS)),
            at="activate_ends",
            conditions=[opponents_turn(), this_is(cards(state="present")), there_is(enemy_character(state="present"))],
        ),
    ),
    "219_5": card(
        constant(gains("power", 2, PILOTED), conditions=piloting(ship("capital"))),
        constant(gains("power", "hyperspeed", 1, own_ship(where="here")), conditions=THRAWN_HERE),
        action(*search(cards(named=ART, whose="own", zone="reserve")), when="control", times=1, costs=use(1)),
    ),
    "219_6": card(
        constant(draw_anyway(1), conditions=this_is(cards(state="alone"))),
        action(shoot(), when="control", once_a="game", targets=target(cards("weapon", of="on_this", state="ready"))),
        constant(
            raise_each_destiny(2, OWN_GUN),
            conditions=[IN_BATTLE, there_is(cards(named="Quietly Observing"))],
        ),
    ),
    "219_7": card(
        constant(
            cannot("be_forfeited"),
            conditions=[
                opponent_won(),
                this_is(cards(state=["in_battle", "unhit"])),
                there_is(character("imperial", other=True, state="present")),
            ],
        ),
        constant(immune(4)),
        action(
            *search(cards(whose="own", zone="reserve", state="unable")),
            when="captured",
            conditions=[it_is(character("rebel")), this_is(cards(at=location(state="capturing")))],
        ),
        constant(left_out()),
    ),
    "219_15": card(
        constant(
            drain(1),
            conditions=[
                this_is(cards(state="present", at=location("site", state="battleground"))),
                more(location("system", state="controlled"), location("system", state="opposed")),
            ],
        ),
        constant(immune(3)),
        constant(left_out()),
    ),
    "219_19": card(
        printed(deploys_only(location(system="Coruscant", state="clear")), deploys_only(location("system", named="Coruscant"))),
        constant(
            bars("enter", cards(of="this"), site(state="enemy_occupied")),
            bars("enter", cards(holding=cards(of="this")), site(state="enemy_occupied")),
        ),
        action(cancel(), targets=target(cards(named="Projection Of A Skywalker", where="here"))),
        constant(immune(None)),
        constant(left_out()),
    ),
    "219_23": card(
        printed(fires(0, LIVING, plus=1)),
        hitting(lower("forfeit", 2, until="turn"), targets=target(LIVING)),
        constant(left_out()),
    ),
    "219_25": card(
        constant(more_power_destiny(1), conditions=[IN_BATTLE, there_is(enemy_character("droid", state="in_battle"))]),
        action(
            choose(*([pick(1, each), retrieve(PICKED)] for each in LOST_GOODS)),
            once_a="game",
            conditions=there_is_one_of(*LOST_GOODS),
        ),
        constant(left_out()),
    ),
    "219_26": card(
        flies(3),
        action(
            *one_of(cards(named=VADERS_TRICKS)),
            when="battle_begins",
            once_a="event",
            conditions=this_is(cards(state=["in_battle", "alone"])),
        ),
        constant(loses("power", "forfeit", 1, enemy_character(not_mark="jedi", where="here")), immune(5)),
        constant(immune(7), conditions=there_is(character(mark="jedi", where="here"))),
    ),
    "219_28": card(
        automatic(may(deploy(cards("defensive-shield", state="stocked"), pile="stacked")), at="entry"),
        action(
            put_out(cards(of="it", zone="any")),
            when="played",
            once_a="game",
            conditions=it_is(cards("interrupt", whose="opponent")),
            costs=use(1),
        ),
        constant(attrition_less(2), conditions=there_is(character(named=["Anakin", "C-3PO", "Luke"], where="here"))),
    ),
    "219_29": card(
        automatic(
            may(
                choose(
                    [pick(1, LOST_CARD), put_in_pile("lost", PICKED)],
                    [pick(1, LOST_DROID), *into_hand()],
                )
            ),
            at="entry",
            conditions=there_is(LOST_CARD),
        ),
        action(forbid("use_text", until="turn"), once_a="game", costs=use(2), targets=target(character("droid", where="here"))),
    ),
    "219_30": card(
        printed(fires(0, GROUND_TARGET, plus=1), fires_times(2)),
        constant(drain(1), conditions=there_is(location(named="Alderaan", state="blown_away"))),
        hitting(lower("forfeit", 3, until="turn"), targets=target(GROUND_TARGET)),
    ),
    "219_32": card(
        own_cost(costs_less(1), conditions=deploys_to(CANTINA)),
        constant(gains("power", 1), conditions=this_is(cards(at=CANTINA))),
        automatic(
            may(
                choose(
                    [pick(1, own_character(mark="jedi", where="here")), return_to_hand(PICKED)],
                    [if_(there_is(character(mark="bounty hunter")), *one_of(cards("character", named="Obi-Wan")))],
                )
            ),
            at="entry",
        ),
        constant(shelters("Stunning Leader", own_character("alien", where="here"))),
    ),
    "219_33": card(
        constant(gains("forfeit", "guard", 2, SQUADRON), immune(4)),
        takes_back(character(mark="phoenix squadron"), once_a="game"),
        constant(left_out()),
    ),
    "219_35": card(
        flies(3),
        constant(
            total_power_less(2, whose="opponent"),
            conditions=[IN_BATTLE, there_is(character(mark="mandalorian", other=True, where="here"))],
        ),
        action(
            return_to_hand(THIS),
            activate(2),
            if_(you_won(), may(retrieve_top(1))),
            when="battle_ends",
            once_a="game",
            conditions=[IN_BATTLE, there_is(cards(whose="own", zone="reserve"))],
        ),
    ),
}
