"""Dark Side cards: battle droids, their masters, and what they fight with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import draw_to_choose, more_power_by, unless_used
from games.star_wars_ccg.abilities.operations.epics import hinder
from games.star_wars_ccg.abilities.operations.fate import (
    lower_drawn,
    majority,
    put_in_pile,
    raise_if_drawn,
    raise_if_fired,
    stack,
    use_some,
    withstands,
    your_draw,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.piles.looks import rally_of
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    disarm,
    lose_force,
    more_destiny,
    pick,
    put_out,
    raise_,
    retrieve_top,
    return_to_hand,
    shuffle,
    take,
    use_cost,
)
from games.star_wars_ccg.abilities.operations.weapons import capped, forbid, immune_below, lets_jump
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    card,
    constant,
    costs_less,
    deploys_beside,
    deploys_on,
    doom,
    gains,
    generation,
    holds,
    immune,
    immune_to,
    left_out,
    loses,
    lost,
    own_cost,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    force_least,
    gun_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    shooter_is,
    shot_at,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    use,
    you_attack,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, reacts
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS
from games.star_wars_ccg.abilities.products.theed_palace.light_texts import comes_to_a_drain, victory

NABOO_SITE: Final = site("Naboo")
FIGHTS: Final = this_is(cards(state="in_battle"))
DROID: Final = own_character(mark="battle droid")
# A site with an own battle droid.
HELD: Final = location("site", hosting=DROID)
# Systems with a battleship of the player.
BESIEGED: Final = location("system", hosting=own_ship(mark="trade federation battleship"))
FLAGSHIP: Final = cards("starship", named="Blockade Flagship", whose="own")
PRESENCE: Final = character("droid", icon="presence", state="present")
OWN_PRESENCE: Final = own_character("droid", icon="presence", zone="reserve")
TANK: Final = cards("vehicle", mark="aat", whose="own", zone="reserve")
MTT: Final = cards("vehicle", mark="mtt", whose="own", state="run")
RACKED: Final = own_character(mark="battle droid", zone="stacked", of="stacked")
FEDERATION: Final = own_ship(mark="trade federation (starship)")
DESTROYER: Final = own_character(mark="destroyer droid")
# A site where two own destroyer droids are together.
GUARDED: Final = location("site", hosting=own_character(mark="destroyer droid", meeting=DESTROYER))
JEDI_LOST: Final = enemy_character(mark="jedi")
# Tanks at whose side others are safer.
TANKS: Final = cards("vehicle", mark=["aat", "stap"], whose="own", state="present")


def viceroy() -> Declared:
    """The viceroy, whose droids and tanks count more when they are drawn, and guard him."""
    return card(
        constant(raise_if_drawn(1, OWN_PRESENCE), raise_if_drawn(1, TANK), raise_if_fired(1, OWN_PRESENCE), raise_if_fired(1, TANK)),
        constant(immune_below(0, PRESENCE, twice=True)),
        action(*search(cards("interrupt", named="Take Them Away", zone="reserve", whose="own")), times=1),
    )


def sidious() -> Declared:
    return card(
        action(
            lose_force(1),
            put_out(cards(of="it", zone="lost")),
            when="lost",
            conditions=[it_is(JEDI_LOST), there_is_no(character(other=True, state="present"))],
        ),
        action(
            more_destiny(1),
            when="battle",
            once_a="battle",
            costs=use(1),
            conditions=[this_is(cards(at=location(system="Coruscant"))), there_is(own_character(mark="neimoidian", state="in_battle"))],
        ),
        constant(immune(None)),
    )


def found(*kinds: Mapping[str, Any]) -> Any:
    """The text that takes a card of one of these kinds out of the Reserve Deck."""
    return used(choose(*[search({**kind, "zone": "reserve", "whose": "own"}) for kind in kinds]))


def shown_up(*conditions: Any, firmly: bool = False) -> Any:
    """The text that raises battle droids of no name when a battle begins; at Naboo it withstands a Sense."""
    firm = [withstands("Sense")] if firmly else []
    raised = raise_("power", 1, own_character(mark="battle droid", not_unique=True), until="battle")
    return used(raised, *firm, when="battle_begins", conditions=list(conditions))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "14_70": card(
            action(
                forbid("be_immune", until="turn"),
                costs=use(1),
                conditions=there_are(2, character(mark="battle droid", other=True, where="here")),
                targets=target(enemy_character(mark="jedi", state="present")),
            )
        ),
        "14_78 14_79": sidious(),
        "14_80": card(
            constant(gains("power", 1), conditions=[you_attack(), FIGHTS]),
            constant(
                loses("forfeit", 1, enemy_character(mark="gungan", not_kind="republic", state="present")),
                loses("forfeit", 1, enemy_character("republic", state="present")),
            ),
            automatic(
                lose_force(1, whose="opponent"),
                at="weapon_hit",
                times=1,
                conditions=[shooter_is(cards(of="this")), gun_is(cards(mark=list(BLASTERS))), shot_at(enemy_character())],
            ),
        ),
        "14_81 14_82": viceroy(),
        "14_85": card(
            constant(moves_cost_less("walk_from", 9, own_character())),
            action(
                put_in_pile("used", THIS),
                *search(cards(named="Lana Dobreed", zone="reserve", whose="own")),
                when="control",
            ),
        ),
        "14_86 14_87": card(
            constant(
                attrition(1, per=character(mark="battle droid", state="in_battle"), who=NABOO_SITE),
                conditions=this_is(cards(at=location(named="Naboo: Theed Palace Throne Room"))),
            ),
            constant(gains("power", "guard", 2), conditions=there_is(character(mark="battle droid", where="here"))),
        ),
        "14_93": card(
            printed(deploys_on(0, FLAGSHIP)),
            action(
                choose([activate(2)], [retrieve_top(1)]),
                when="battle_begins",
                once_a="event",
                conditions=[you_attack(), there_is(location("site", icon="planet", where="related", state="subject", hosting=DROID))],
            ),
        ),
        "14_94": comes_to_a_drain(),
        "14_95": victory(FEDERATION, own_ship("starfighter", mark="trade federation (starship)")),
        "14_96": card(
            printed(deploys_beside(4), immune_to("Alter")),
            action(stack(cards(of="it", zone="lost")), when="lost", conditions=it_is(DROID)),
            action(pick(1, RACKED), take(PICKED), when="control", costs=use(2), conditions=[there_is(RACKED), there_is_no(MTT)]),
            action(pick(1, RACKED), take(PICKED), when="control", costs=use(1), conditions=[there_is(RACKED), there_is(MTT)]),
        ),
        "14_100": card(
            printed(deploys_on(0, location(named="Coruscant: Galactic Senate"))),
            constant(generation(3), left_out(), conditions=majority()),
            constant(doom(THIS), conditions=there_is(location(state="opposed", where="here"))),
        ),
        "14_108": card(
            used(meanwhile(hinder("flagship", 2), until="turn"), conditions=there_is(FLAGSHIP)),
            lost(set_until("hyperspeed", 0, until="turn"), when="deploy", costs=use(3), targets=target(ship(at=BESIEGED))),
            lost(
                set_until("hyperspeed", 0, until="turn"),
                when="deploys_begin",
                costs=use(3),
                conditions=opponents_turn(),
                targets=target(ship(at=BESIEGED)),
            ),
        ),
        "14_103": card(
            used(set_until("landspeed", 0, until="turn"), when="deploy", targets=target(character(at=HELD))),
            used(
                set_until("landspeed", 0, until="turn"),
                when="deploys_begin",
                conditions=opponents_turn(),
                targets=target(character(at=HELD)),
            ),
            used(
                unless_used(1, return_to_hand(cards(of="it"))),
                when="deployed",
                conditions=it_is(enemy_character(at=HELD)),
            ),
        ),
        "14_104": card(
            used(disarm(until="turn"), lower("power", 2, until="turn"), targets=target(character(at=GUARDED))),
            lost(
                lose_force(1),
                *search(own_character(mark="destroyer droid", not_unique=True, zone="reserve"), 3),
            ),
        ),
        "14_106": card(
            used(lower_drawn(1), when="destiny"),
            lost(
                use_cost(),
                break_cover(),
                when="control_begins",
                conditions=opponents_turn(),
                targets=target(
                    enemy_character(
                        state=["undercover", "affordable"],
                        at=location("site", hosting=own_character(mark=["battle droid", "neimoidian"])),
                    )
                ),
            ),
        ),
        "14_107": card(
            shown_up(there_is(site("Naboo", state="in_battle")), firmly=True),
            shown_up(there_is_no(site("Naboo", state="in_battle"))),
            found(character(mark="battle droid", not_unique=True), ship(mark="droid starfighter", not_unique=True)),
        ),
        "14_109": card(
            lost(
                set_until("forfeit", 0, until="turn"),
                costs=use(2),
                targets=target(ship(at=location("system", hosting=own_ship(mark="trade federation (starship)", state="armed")))),
            ),
            lost(
                more_power_by("defence"),
                when="battle",
                targets=target(own_ship(mark="trade federation (starship)", armored=True, state="in_battle")),
            ),
        ),
        "14_116": card(
            own_cost(costs_less(1), conditions=there_is(own_ship(mark="trade federation battleship", where="here"))),
            action(
                draw_to_choose(2),
                when="destiny_due",
                once_a="battle",
                conditions=[
                    your_draw(),
                    FIGHTS,
                    this_is(cards(at=location("system"))),
                    there_is(ship(mark="droid starfighter", other=True, where="here")),
                ],
            ),
        ),
        "14_121": card(
            printed(holds(pilots=1, passengers=3)),
            constant(immune(4), capped("landspeed", 1)),
            constant(add_destiny(2), conditions=[this_is(cards(state="run")), there_is(character(mark="battle droid", where="here"))]),
        ),
        "14_123": card(
            printed(holds(pilots=1), lets_jump()),
            *reacts(),
            constant(set_to("power", 0, character(state="piloting", aboard=cards(of="this")))),
            constant(
                immune(4),
                immune(4, character(state="piloting", aboard=cards(of="this"))),
                conditions=there_is(character(mark="battle droid", state="piloting", aboard=cards(of="this"))),
            ),
        ),
        "14_124": card(
            printed(holds(passengers=7)),
            constant(immune(3), conditions=there_is_no(TANKS)),
            constant(immune(5), conditions=there_is(TANKS)),
            action(
                deploy(own_character(mark="battle droid", also=character(mark="leader")), at=location(where="here")),
                shuffle("reserve"),
                when="deploy",
                times=1,
            ),
        ),
        "14_71": card(
            action(
                use_some(4),
                rally_of(own_character(mark="battle droid")),
                when="battle_begins",
                once_a="battle",
                conditions=[opponent_attacks(), force_least(1), this_is(cards(at=location("site", state="in_battle")))],
            )
        ),
    }
)
