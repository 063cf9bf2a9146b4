"""What cards of the expansion Balance of the Force do in a game of two players (objective sets 91 to 96).

Each friendly player is the player alone, each opponent the one opponent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    IT,
    LOOKED,
    PICKED,
    SECOND_PICKED,
    SECOND_TARGET,
    TARGET,
    THIS,
    action,
    at_end,
    attaches,
    capture,
    card,
    constant,
    deal,
    discard,
    fate,
    for_allies,
    gains,
    heal,
    look,
    may,
    move_damage,
    pick,
    place_edge,
    put_captive,
    put_into_play,
    reaction,
    return_to,
    rule,
    take_control,
    unfocus,
)
from games.star_wars_lcg.abilities.parts import (
    by_least,
    declared_defender,
    dial_advanced,
    focus_this,
    focused_to_strike,
    force_won,
    in_engagement,
    in_phase,
    on_your_turn,
    phase_begins,
    spend,
    taken,
    target,
    there_are,
    this_is,
    turn_begins,
    turn_ends,
    up_to,
)
from games.star_wars_lcg.abilities.pieces import (
    enemy_objective,
    enemy_unit,
    objective,
    own_card,
    own_objective,
    own_unit,
    pieces,
    unit,
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "091-1": card(constant(for_allies())),
    "091-2": card(reaction(look(1, zone="discard"), return_to("hand", LOOKED), on=force_won(by="own"))),
    "091-3": card(reaction(put_into_play(THIS), on=force_won(by="own"), from_discard=True, conditions=by_least(3))),
    "091-5": card(constant(attaches(own_unit("Character"))), reaction(unfocus(1, HOST), heal(1, HOST), on=dial_advanced())),
    "091-6": card(fate(may(pick(1, own_card("unit", "enhancement", "event", "mission", zone="hand")), place_edge(PICKED)))),
    "092-1": card(
        action(
            look(2),
            pick(1, pieces(of="looked", zone="deck")),
            return_to("hand", PICKED),
            return_to("deck_bottom", pieces(of="looked", zone="deck")),
            costs=focus_this(),
        )
    ),
    "092-2": card(
        reaction(
            deal(1),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="attacking")),
            targets=target(objective(state="not_engaged")),
        )
    ),
    "092-3": card(reaction(for_allies(), on=focused_to_strike("this"))),
    "092-5": card(action(deal(1), conditions=on_your_turn(), targets=up_to(1, enemy_unit()))),
    "093-1": card(reaction(deal(1, IT), on=declared_defender(what=enemy_unit(state="alone")))),
    "093-2": card(action(gains("unit_damage", who=THIS, until="engagement"), conditions=in_engagement(), costs=spend(1))),
    "093-3": card(constant(rule("two_defenders", THIS), conditions=this_is(unit(state=["attacking", "alone"])))),
    "093-5": card(action(unfocus(1), targets=up_to(1, own_card(generates=True)))),
    "094-1": card(constant(for_allies())),
    "094-2": card(reaction(unfocus(1, THIS), on=turn_ends(by="own"))),
    "094-3": card(reaction(unfocus(1, THIS), on=taken(what=unit(), by="own"))),
    "094-5": card(
        action(take_control(), conditions=[on_your_turn(), in_phase("deployment")], targets=target(unit("Character", not_unique=True)))
    ),
    "094-6": card(fate(may(pick(1, own_card("unit", "enhancement", "event", "mission", zone="hand")), place_edge(PICKED)))),
    "095-1": card(reaction(pick(1, own_objective()), heal(1, PICKED), on=turn_begins(by="own"))),
    "095-2": card(
        reaction(
            move_damage(1, TARGET, SECOND_TARGET),
            on=focused_to_strike("this"),
            targets=[target(own_objective()), target(enemy_objective())],
        )
    ),
    "095-3": card(constant(for_allies())),
    "095-5": card(constant(attaches(own_unit("Vehicle")), gains("blast_damage", who=HOST))),
    "096-1": card(
        action(
            pick(1, own_unit("Bounty Hunter", "Mercenary", zone="hand")),
            put_into_play(PICKED),
            at_end("phase", discard(PICKED)),
            costs=focus_this(),
        )
    ),
    "096-2": card(
        reaction(
            pick(1, pieces(zone="captured", attached_to=own_objective())),
            pick(1, own_objective(of="not_over_picked"), into="picked_2"),
            put_captive(PICKED, at=SECOND_PICKED),
            on=phase_begins(phase="deployment", by="own"),
            conditions=there_are(1, pieces(zone="captured", attached_to=own_objective())),
        )
    ),
    "096-3": card(constant(rule("strikes_anyway", THIS), conditions=there_are(1, own_objective(state="engaged")))),
    "096-5": card(action(capture(), targets=up_to(1, enemy_unit()))),
}
