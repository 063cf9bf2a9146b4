"""What the Dark Side's cards of the Hoth cycle do (objective sets 37 to 68)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    IT,
    PICKED,
    SECOND_TARGET,
    TARGET,
    THIS,
    action,
    advance_dial,
    always_after,
    attaches,
    cancel,
    cannot,
    capture,
    card,
    changes_seat,
    choose,
    constant,
    costs_less,
    costs_more,
    deal,
    discard,
    draw,
    enhances_area,
    fate,
    focus,
    forced_reaction,
    gains,
    gains_chosen,
    heal,
    if_,
    if_it_did,
    interrupt,
    look,
    may,
    move_damage,
    name,
    next_costs_less,
    own_cost,
    pays_only_for,
    pick,
    pick_at_random,
    prevent,
    reaction,
    remove,
    repeatedly,
    return_to,
    reveal,
    rule,
    sacrifice,
    shield,
    skip_icons,
    uncommit,
    unfocus,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    any_of,
    attached,
    balance_with,
    captured,
    damage_this,
    damaged,
    destroyed,
    discard_this,
    enters_play,
    focus_removed,
    focus_this,
    focused_to_strike,
    for_this,
    force_won,
    happened_most,
    it_is,
    leaves_play,
    name_x,
    on_opponents_turn,
    on_your_turn,
    phase_begins,
    played,
    refreshed,
    sacrifice_one,
    sacrifice_this,
    sacrificed,
    target,
    there_are,
    this_is,
    up_to,
    with_edge,
)
from games.star_wars_lcg.abilities.pieces import (
    enemy_objective,
    enemy_unit,
    enhancement,
    objective,
    own_card,
    own_objective,
    own_unit,
    pieces,
    unit,
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "040-1": card(action(pick(1, own_objective("Hoth")), heal(1, PICKED), costs=sacrifice_one(own_unit()))),
    "040-2": card(action(remove(), if_it_did(deal(1)), costs=sacrifice_this(), targets=target(unit(without="Vehicle", state="attacking")))),
    "040-4": card(
        constant(attaches(enemy_unit("Character")), cannot("commit", who=HOST)),
        always_after(uncommit(HOST), on=[enters_play("this"), attached("this")]),
    ),
    "040-5": card(
        action(
            pick(1, own_objective("Hoth", state="damaged")),
            repeatedly([move_damage(1, PICKED, TARGET)], [move_damage(None, PICKED, TARGET)]),
            conditions=on_your_turn(),
            targets=target(pieces(one_of=[enemy_unit(), enemy_objective("Hoth")])),
        )
    ),
    "041-1": card(
        constant(costs_more(1, pieces("event", whose="opponent", zone="hand")), conditions=this_is(objective(state="undamaged")))
    ),
    "041-2": card(constant(gains("blast_damage", who=own_unit(state="attacking")), conditions=this_is(unit(state="attacking")))),
    "041-4": card(interrupt(deal(1), on=leaves_play("this"), targets=target(enemy_objective()))),
    "041-6": card(interrupt(cancel(), return_to("deck_top", IT), on=played(what=pieces("event")))),
    "042-2": card(constant(own_cost(2, per=objective("Hoth")))),
    "042-4": card(reaction(focus(1, IT), on=focus_removed(what=enemy_unit()), conditions=there_are(1, own_objective("Hoth")))),
    "042-6": card(fate(may(choose([deal(1)], [heal(1)])), targets=target(objective("Hoth")))),
    "046-1": card(action(next_costs_less(1, own_unit("Capital Ship", zone="hand"), "phase"), costs=damage_this(1))),
    "046-2": card(constant(cannot("be_targeted_by_events", who=THIS))),
    "046-5": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=destroyed(what=objective()))),
    "046-6": card(action(next_costs_less(2, own_unit("Capital Ship", zone="hand"), "phase"))),
    "047-1": card(reaction(look(zone="hand", whose="opponent"), on=enters_play("this"))),
    "047-2": card(constant(own_cost(2), conditions=there_are(1, own_objective(with_captured=True)))),
    "047-4": card(constant(pays_only_for(unit("Vehicle", "Droid")))),
    "047-5": card(constant(enhances_area(), gains("capacity", who=own_objective()))),
    "047-6": card(
        action(
            name("unit"),
            look(zone="hand", whose="opponent", revealed=True),
            capture(unit(named="title", whose="opponent", zone="hand")),
            conditions=on_your_turn(),
        )
    ),
    "050-1": card(constant(gains("struggle_icons", who=THIS))),
    "050-2": card(reaction(look(1), if_(balance_with("dark"), may(draw(1))), on=enters_play("this"))),
    "050-5": card(
        constant(attaches(enemy_unit("Character"))),
        forced_reaction(sacrifice(HOST), on=force_won(by="own"), conditions=on_opponents_turn()),
    ),
    "050-6": card(
        action(focus(2), conditions=any_of(conditions=[on_your_turn(), balance_with("dark")]), targets=target(unit(not_unique=True)))
    ),
    "051-1": card(
        reaction(pick(1, pieces("unit", "objective", whose="opponent"), whose="opponent"), deal(1, PICKED), on=refreshed(by="own"))
    ),
    "051-2": card(
        constant(
            gains("unit_damage", "blast_damage", n=2, who=THIS),
            conditions=[this_is(unit(state="attacking")), there_are(1, objective(state=["engaged", "damaged"]))],
        )
    ),
    "051-3": card(
        constant(
            gains("blast_damage", who=THIS),
            conditions=[this_is(unit(state="attacking")), there_are(1, objective(state=["engaged", "damaged"]))],
        )
    ),
    "051-5": card(constant(enhances_area(), changes_seat("unopposed_bonus", 1))),
    "051-6": card(
        action(choose([gains("unit_damage", until="phase")], [gains("blast_damage", until="phase")]), targets=target(own_unit()))
    ),
    "052-1": card(
        reaction(
            reveal(IT),
            unfocus(1),
            if_(it_is(unit(title="han-solo")), advance_dial(1)),
            on=captured(what=unit(), by="own"),
            conditions=it_is(unit(attached_to=objective(of="this"))),
            targets=target(pieces(faction="scum-and-villainy")),
        )
    ),
    "052-2": card(reaction(pick(1, own_unit("Vehicle", "Droid")), heal(1, PICKED), on=captured())),
    "052-3": card(
        interrupt(
            pick_at_random(1, pieces(whose="opponent", zone="hand")),
            reveal(PICKED),
            capture(pieces("unit", of="picked", zone="hand")),
            on=focused_to_strike("this"),
        )
    ),
    "052-5": card(
        constant(enhances_area()),
        reaction(discard(IT), on=captured(), conditions=balance_with("dark"), limits=for_this(1, "turn")),
    ),
    "052-6": card(
        action(
            focus(1, unit(one_of=[unit(of="target"), unit(of="target_2")])),
            targets=[target(unit(without="Vehicle", cost_most=3)), up_to(1, unit(without="Vehicle", of="not_target", cost_with_target=3))],
        )
    ),
    "056-1": card(constant(changes_seat("reserve", 1), conditions=this_is(objective(state="undamaged")))),
    "056-2": card(constant(gains("unit_damage", who=own_unit("Walker", "Trooper")))),
    "056-5": card(
        constant(enhances_area()), reaction(discard(enhancement()), on=destroyed(what=enemy_objective()), costs=sacrifice_this())
    ),
    "057-1": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(unit("Mercenary", "Bounty Hunter")))),
    "057-3": card(
        interrupt(
            prevent(1, count="x"), on=damaged(what=objective(faction="scum-and-villainy")), from_hand=True, costs=[discard_this(), name_x()]
        )
    ),
    "057-5": card(action(discard(), targets=target(enhancement(cost_within=own_card("enhancement"))))),
    "058-1": card(
        reaction(
            unshield(1),
            if_it_did(shield(SECOND_TARGET)),
            on=phase_begins(phase="conflict", by="own"),
            targets=[target(pieces(whose="opponent", state="shielded")), target(own_card("unit", "objective"))],
        )
    ),
    "058-4": card(constant(enhances_area(), gains("blast_damage", who=own_unit(state="shielded")))),
    "062-1": card(constant(changes_seat("reserve", 1, "opponent", less=True), conditions=this_is(objective(state="undamaged")))),
    "062-2": card(
        constant(
            gains("blast_damage", who=THIS), conditions=[this_is(unit(state="attacking")), there_are(1, objective("Hoth", state="engaged"))]
        )
    ),
    "062-5": card(
        constant(enhances_area()), action(gains("blast_damage", until="phase"), costs=focus_this(), targets=target(unit("Trooper")))
    ),
    "063-2": card(reaction(skip_icons(THIS), discard(), on=focused_to_strike("this"), targets=target(enhancement(not_keyword="limited")))),
    "063-4": card(interrupt(deal(1, enemy_objective("Hoth")), on=focused_to_strike("this"))),
    "063-5": card(constant(enhances_area(), costs_less(1, own_unit("Vehicle", faction="imperial-navy", cost_least=4, zone="hand")))),
    "063-6": card(action(deal(1, enemy_objective()), conditions=there_are(1, own_objective("Hoth")))),
    "066-2": card(
        constant(cannot("be_targeted", who=THIS), conditions=this_is(unit(state="undamaged"))),
        reaction(deal(1), on=sacrificed(), targets=target(pieces("unit", "objective", whose="opponent"))),
    ),
    "066-3": card(
        action(
            choose([look(1)], [look(1, "opponent")], [look(1, zone="objective_deck")], [look(1, "opponent", zone="objective_deck")]),
            draw(1),
            costs=sacrifice_this(),
        )
    ),
    "066-5": card(
        constant(enhances_area()), action(next_costs_less(3, own_card(faction="sith", zone="hand"), "phase"), costs=sacrifice_this())
    ),
    "066-6": card(
        action(
            pick(1, own_unit()),
            sacrifice(PICKED),
            pick(1, enemy_unit(), whose="opponent"),
            sacrifice(PICKED),
            conditions=on_your_turn(),
        )
    ),
    "067-1": card(constant(gains("resources", per=pieces(of="on_this", zone="captured"), who=THIS))),
    "067-2": card(
        constant(rule("holds_captives", THIS)),
        reaction(
            gains_chosen(
                "unit_damage", "blast_damage", "tactics", per=pieces(of="on_this", zone="captured"), who=THIS, repeats=True, until="strike"
            ),
            on=focused_to_strike("this"),
        ),
    ),
    "067-3": card(reaction(capture(), on=focused_to_strike("this"), conditions=with_edge(), targets=target(enemy_unit(cost_most=1)))),
    "067-5": card(
        constant(enhances_area()),
        always_after(
            if_(it_is(unit(state="ready")), focus(1, IT)),
            on=played(what=own_unit()),
            conditions=happened_most(1, "played", own_unit(), "turn"),
        ),
    ),
    "068-1": card(
        constant(gains("force_icons", who=own_card("event", zone="edge_stack")), conditions=this_is(objective(state="undamaged")))
    ),
    "068-2": card(action(next_costs_less(1, own_card(zone="hand"), "phase"))),
}
