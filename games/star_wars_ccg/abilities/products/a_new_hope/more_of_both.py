"""Cards of both sides that answer deployments and reactions, or come in reaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.combat import as_drawn, exclude
from games.star_wars_ccg.abilities.operations.creatures import feeds_on_last, habitat
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.fate import grab, grabs, lower_printed_destiny, raise_printed_destiny, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, no_force, reacts_from_hand, send
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel_battle,
    choose,
    draw_destiny,
    if_,
    lose,
    pick,
    put_out,
    raise_,
    seize,
    shuffle,
)
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    aims_at,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    gives,
    holds,
    immune_to,
    left_out,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_below_destiny,
    host_is,
    it_is,
    not_declared,
    opponents_turn,
    out_generated,
    reached,
    target,
    there_are,
    there_is,
    this_is,
    use,
    you_control,
    you_occupy,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

# Those that the opponent has deployed this turn to the place of the last one.
CROWD: Final = enemy_character(state="new_here", where="its_place")
ADVOSZE: Final = cards(named="Advosze", whose="own", other=True)
BITH: Final = cards(mark="bith", zone="any")
TIES: Final = own_ship(mark="tie")

DEATH_STAR: Final = location("site", system="Death Star")


def scouting() -> Declared:
    """An Effect that makes a warrior a scout who reacts, or a scout who reacts stronger."""
    return card(
        printed(deploys_on(0, own_character(skill="warrior")), deploys_on(0, own_character(mark="scout")), immune_to("Alter")),
        automatic(
            if_(host_is(character(skill="warrior", mark="scout")), choose([declare(1)], [declare(2)])),
            if_(host_is(character(skill="warrior", not_mark="scout")), declare(1)),
            if_(host_is(character(not_skill="warrior")), declare(2)),
            at="entry",
        ),
        constant(gives("scout", who=HOST), conditions=declared(1)),
        *(
            action(send(), when=when, conditions=[declared(1)], targets=target(own_character(of="host", state="reactive")))
            for when in ("battle_begins", "drain")
        ),
        automatic(raise_("power", 2, cards(of="host"), until="turn"), at="reacted", conditions=[declared(2), it_is(cards(of="host"))]),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "2_10": card(
            action(
                pick(1, cards(titled="back", zone="force", whose="opponent"), up_to=True),
                put_out(PICKED),
                shuffle("force", "opponent"),
                when="drain",
                once_a="event",
                conditions=[opponents_turn(), there_is(location("site", state="subject", where="adjacent"))],
                costs=use(1),
            )
        ),
        "2_30": card(
            printed(
                deploys_on(0, site("Death Star", not_named="Death Star: Docking Bay 327")),
                aims_at(own_character(skill="spy", not_at=DEATH_STAR)),
                aims_at(own_character(mark="leader", not_at=DEATH_STAR)),
            ),
            automatic(
                draw_destiny(1),
                as_drawn(pick(1, captive(at=location(named="Death Star: Detention Block Corridor"))), release(PICKED)),
                lose(THIS),
                conditions=reached(),
            ),
        ),
        "2_36 2_126": card(
            printed(deploys_on(0, own_character(not_mark="thief")), deploys_on(0, cards("weapon")), immune_to("Alter")),
            constant(gives("thief", who=HOST), conditions=host_is(character())),
            constant(cannot("be_stolen", who=HOST), conditions=host_is(cards("weapon"))),
            action(
                draw_destiny(1),
                if_(destiny_below_destiny(), seize(to=cards(of="host"))),
                when="control",
                times=1,
                conditions=host_is(character(at=GROUND)),
                targets=target(cards("device", whose="opponent", where="here")),
            ),
        ),
        "2_38": scouting(),
        "2_41 2_128": card(
            deployment(deploys_beside(3), when="used", conditions=it_is(cards("interrupt"))),
            printed(immune_to("Control"), grabs()),
            automatic(grab(), at="entry"),
        ),
        "2_90": card(
            constant(gains("power", 1), gains("power", 1, per=cards(of="stacked", zone="stacked"))),
            action(stack(), when="deploy", times=1, targets=target(cards(zone="held", whose="own"))),
            action(stack(), when="deploy", times=1, targets=target(cards(zone="force", whose="own", state="topmost"))),
            automatic(lose(cards(of="stacked", zone="stacked")), at="own_loss"),
        ),
        "2_6": card(
            action(
                deploy(cards(type=["weapon", "device"]), on=own_character("rebel", where="here"), less=1, pile="held"),
                when="deploy",
                times=1,
                conditions=this_is(cards(at=GROUND)),
            )
        ),
        "2_51 2_136": card(
            used(exclude(CROWD, until="turn"), when="deployed", conditions=[it_is(enemy_character()), there_are(4, CROWD)]),
            used(cancel_battle(), when="reacted", conditions=[it_is(cards(whose="opponent")), there_is(location(state="in_battle"))]),
        ),
        "2_60": card(
            constant(raise_printed_destiny(2, BITH), half="light", conditions=you_occupy()),
            constant(
                lower_printed_destiny(1, BITH),
                gains("power", 2, cards(named="Ghhhk", state="in_battle", at=location("site", mark="holosite"))),
                half="dark",
                conditions=you_control(),
            ),
        ),
        "2_82": card(
            flies(2),
            automatic(activate(1), at="deployed", conditions=it_is(cards(type=["weapon", "device"], whose="own", where="here"))),
            constant(cannot("be_deployed", who={**ADVOSZE, "zone": "hand", "where": "here"}), bars("enter", ADVOSZE)),
            constant(left_out()),
        ),
        "2_121": card(
            printed(deploys_on(0, location())),
            automatic(if_(out_generated(4), choose([declare(1)], [declare(2)])), at="entry"),
            constant(no_force(), no_force(whose="own"), conditions=declared(1)),
            constant(shelters("Revolution", HOST), conditions=not_declared(1)),
            constant(shelters("Revolution", HOST), conditions=declared(2)),
        ),
        "2_151": card(
            printed(
                holds(pilots=1),
                reacts_from_hand(
                    less=9, with_pilot=True, only_battles=True, place=location(hosting=own_ship(named=["Black 2", "Black 3"]))
                ),
                reacts_from_hand(with_pilot=True, only_battles=True, place=location(hosting=TIES)),
            )
        ),
        "2_110": card(
            printed(
                habitat(site("Dagobah", icon="exterior")),
                habitat(location(named="Death Star: Trash Compactor")),
                habitat(site(holding=cards(named="Dark Waters"))),
                feeds_on_last(draws=1),
            )
        ),
    }
)
