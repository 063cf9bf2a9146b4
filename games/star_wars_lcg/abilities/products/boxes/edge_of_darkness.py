"""What cards of the expansion Edge of Darkness do (objective sets 69 to 90)."""

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
    advance_dial,
    always_after,
    as_soon_as,
    at_end,
    attaches,
    cancel,
    cancel_use,
    cannot,
    capture,
    card,
    changes_seat,
    constant,
    costs_less,
    costs_more,
    deal,
    deal_divided,
    destroy,
    discard,
    draw,
    enhances_area,
    fate,
    focus,
    forced_interrupt,
    forced_reaction,
    gains,
    has_keyword,
    heal,
    if_,
    if_it_did,
    interrupt,
    look,
    may_hit,
    move_damage,
    move_focus,
    own_cost,
    pick,
    pick_at_random,
    pick_topmost,
    prevent,
    put_captive,
    put_into_play,
    reaction,
    remove,
    rescue,
    return_to,
    reveal,
    rule,
    sacrifice,
    shield,
    shuffle,
    switch_stacks,
    take_control,
    unfocus,
)
from games.star_wars_lcg.abilities.parts import (
    ability_used,
    by_least,
    chosen,
    damage_this,
    declared_attacker,
    destroyed,
    destroyed_by_this,
    edge_won,
    enters_play,
    focus_placed,
    focus_this,
    focus_this_with,
    focused,
    focused_to_strike,
    for_this,
    happened_most,
    host_is,
    in_engagement,
    leaves_play,
    none_played,
    on_opponents_turn,
    on_your_turn,
    phase_begins,
    played,
    refreshed,
    sacrifice_one,
    sacrifice_this,
    spend,
    stacks_revealed,
    strike_resolved,
    target,
    target_is,
    there_are,
    there_is_no,
    this_is,
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
    "069-3": card(constant(gains("unit_damage", "blast_damage", who=THIS), conditions=this_is(unit(state="damaged")))),
    "069-5": card(action(deal(1), if_it_did(deal(1, SECOND_TARGET)), targets=[target(own_unit()), target(unit(without="Vehicle"))])),
    "070-1": card(constant(changes_seat("unopposed_bonus", 1), conditions=this_is(objective(state="undamaged")))),
    "070-2": card(constant(cannot("defend", who=enemy_unit(cost_least=3)), conditions=this_is(unit(state=["attacking", "alone"])))),
    "070-3": card(
        reaction(
            move_focus(1, TARGET, SECOND_TARGET),
            on=enters_play("this"),
            targets=[target(unit()), target(unit(cost_most=2, of="not_target"))],
        )
    ),
    "070-4": card(reaction(look(zone="hand", whose="opponent"), on=enters_play("this"))),
    "070-5": card(
        constant(attaches(own_unit("Vehicle"))),
        reaction(draw(1), on=declared_attacker("host"), conditions=host_is(unit(state=["attacking", "alone"]))),
    ),
    "071-1": card(interrupt(cancel(), on=played(what=pieces("event")), costs=damage_this(2))),
    "071-2": card(action(remove(), costs=spend(1), targets=target(unit(state="participating")), limits=for_this(1, "turn"))),
    "071-3": card(reaction(discard(), on=enters_play("this"), targets=target(enhancement(cost_most=2)))),
    "071-5": card(reaction(destroy(unit(state="participating")), on=destroyed(what=objective()), conditions=in_engagement())),
    "072-1": card(reaction(draw(1), on=edge_won(by="own"))),
    "072-2": card(action(return_to("hand", THIS), if_it_did(pick(1, own_unit("Character", "Droid", zone="hand")), put_into_play(PICKED)))),
    "072-5": card(
        action(move_focus(1, TARGET, SECOND_TARGET), targets=[target(unit("Character")), target(unit("Character", of="not_target"))])
    ),
    "073-5": card(constant(enhances_area()), reaction(shield(IT), on=enters_play(what=unit()))),
    "074-1": card(constant(gains("blast_damage", who=own_unit(faction="smugglers-and-spies", state=["attacking", "alone"])))),
    "074-2": card(constant(cannot("defend", who=enemy_unit(cost_least=3)), conditions=this_is(unit(state=["attacking", "alone"])))),
    "074-4": card(constant(own_cost(2), conditions=there_is_no(enemy_objective(state="ready")))),
    "074-5": card(
        reaction(take_control(), on=destroyed(what=enemy_objective()), targets=target(enhancement(whose="opponent", state="unattached")))
    ),
    "074-6": card(
        interrupt(
            cancel_use(),
            on=[ability_used(timing="action", what=unit(state="in_play")), ability_used(timing="reaction", what=unit(state="in_play"))],
        )
    ),
    "075-1": card(reaction(heal(1), on=played(what=pieces("event"), by="own"), targets=target(objective()))),
    "075-2": card(
        reaction(
            pick_at_random(1, pieces(zone="captured", attached_to=objective(state="engaged"))),
            rescue(PICKED),
            if_it_did(draw(1)),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="attacking")),
            costs=damage_this(1),
        )
    ),
    "075-3": card(reaction(deal(1), on=refreshed(by="own"), targets=target(unit(state="committed")))),
    "075-5": card(reaction(gains("unit_damage", n=2, until="phase"), on=edge_won(by="own"), targets=target(unit(state="participating")))),
    "076-1": card(constant(rule("no_draws", whose="opponent"), conditions=this_is(objective(state="undamaged")))),
    "076-4": card(constant(attaches(unit("Force User")), has_keyword("targeted_strike", who=HOST))),
    "076-5": card(
        constant(attaches(unit("Force User"))),
        constant(rule("first_edge_faceup", whose="opponent"), conditions=host_is(unit(state="participating"))),
    ),
    "076-6": card(action(pick(1, own_unit("Character", zone="hand")), put_into_play(PICKED), at_end("phase", return_to("hand", PICKED)))),
    "077-1": card(forced_interrupt(advance_dial(1), on=destroyed("this"))),
    "077-2": card(
        constant(gains("tactics", who=THIS), conditions=there_are(1, objective("Alderaan"))),
        forced_reaction(sacrifice(THIS), on=destroyed(what=objective(title="alderaans-promise"))),
    ),
    "077-3": card(
        reaction(
            look(5),
            pick(1, unit(unique=True, of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "077-4": card(forced_reaction(sacrifice(THIS), on=destroyed(what=objective(title="alderaans-promise")))),
    "077-5": card(
        constant(attaches(own_objective())),
        constant(cannot("be_engaged", who=HOST), conditions=there_are(1, own_objective(state="unengaged", of="not_host"))),
    ),
    "077-6": card(action(move_damage(1, TARGET, SECOND_TARGET), targets=[target(own_objective()), target(own_objective(of="not_target"))])),
    "078-1": card(
        constant(
            costs_less(2, enhancement("Weapon", whose="own", zone="hand")),
            conditions=none_played(enhancement("Weapon")),
        )
    ),
    "078-2": card(reaction(draw(1), on=played(what=enhancement("Weapon"), by="own"))),
    "078-4": card(
        constant(attaches(unit("Character")), gains("unit_damage", "blast_damage", who=HOST)),
        constant(gains("edge", who=HOST), conditions=host_is(unit(title="han-solo"))),
    ),
    "078-6": card(
        action(look(), pick(1, enhancement("Weapon", of="looked", zone="deck")), reveal(PICKED), return_to("hand", PICKED), shuffle())
    ),
    "079-1": card(
        constant(
            cannot("be_engaged", who=pieces("objective", "mission", whose="own", without="Yavin 4")),
            conditions=[
                on_opponents_turn(),
                happened_most(0, "engaged", pieces("objective", "mission"), "phase"),
                there_are(1, own_objective("Yavin 4", state="engageable")),
            ],
        )
    ),
    "079-2": card(
        constant(
            has_keyword("shielding", who=THIS),
            conditions=[in_engagement(), happened_most(1, "engaged", pieces("objective", "mission"), "phase")],
        )
    ),
    "079-4": card(constant(enhances_area()), action(deal(2, enemy_unit(state="attacking")), costs=sacrifice_this())),
    "080-1": card(constant(gains("unit_damage", who=unit(state="attacking"), less=True), conditions=this_is(objective(state="engaged")))),
    "080-2": card(forced_reaction(deal(1, THIS), on=edge_won(by="opponent"), conditions=this_is(unit(state="participating")))),
    "080-5": card(
        constant(attaches(enemy_unit())),
        always_after(discard(THIS), on=edge_won(by="opponent"), conditions=by_least(3)),
        reaction(capture(HOST), on=refreshed(by="own")),
    ),
    "080-6": card(action(capture(), conditions=on_your_turn(), targets=target(enemy_unit()))),
    "081-1": card(constant(changes_seat("reserve", 1, per=pieces(zone="captured", of="on_this")))),
    "081-2": card(
        constant(cannot("be_targeted_by_events", who=THIS)),
        action(pick(1, own_card("unit", "enhancement", cost_most=2, zone="hand")), put_into_play(PICKED), costs=focus_this()),
    ),
    "081-3": card(reaction(pick(1, own_unit("Character")), move_focus(1, PICKED, THIS), on=phase_begins(phase="conflict", by="own"))),
    "081-6": card(interrupt(switch_stacks(), on=stacks_revealed())),
    "082-1": card(reaction(look(1, "opponent"), capture(LOOKED, at=THIS), on=refreshed(by="own"))),
    "082-2": card(forced_reaction(return_to("hand", THIS), on=edge_won(by="opponent"))),
    "082-4": card(forced_interrupt(focus(1, unit("Character", "Droid")), on=leaves_play("this"))),
    "082-5": card(action(capture(), targets=target(enhancement(whose="opponent")))),
    "083-1": card(action(focus(1), costs=focus_this_with(2), targets=target(unit(state="attacking")))),
    "083-2": card(reaction(unfocus(1, THIS), on=destroyed_by_this(what=enemy_unit()))),
    "083-3": card(reaction(deal_divided(2, enemy_objective(), whose="opponent"), on=enters_play("this"))),
    "083-5": card(
        interrupt(
            prevent(1),
            deal(1, IT),
            on=[focus_placed(what=own_unit("Character", "Creature")), focused(what=own_unit("Character", "Creature"))],
        )
    ),
    "083-6": card(fate(shield(), targets=target(pieces("unit", "objective")))),
    "084-1": card(
        reaction(
            pick(1, pieces(zone="captured", attached_to=own_objective())),
            pick(1, own_objective(of="not_over_picked"), into="picked_2"),
            put_captive(PICKED, at=SECOND_PICKED),
            on=refreshed(by="own"),
            conditions=there_are(1, pieces(zone="captured", attached_to=own_objective())),
        )
    ),
    "084-2": card(constant(gains("blast_damage", per=objective(with_captured=True), who=THIS))),
    "084-3": card(constant(gains("blast_damage", who=THIS), conditions=there_are(1, objective(with_captured=True)))),
    "084-5": card(
        action(
            move_focus(1, TARGET, SECOND_TARGET),
            targets=[chosen(own_unit("Vehicle", state="exhausted")), target(unit("Vehicle", cost_below="target"))],
        )
    ),
    "085-2": card(
        reaction(
            capture(),
            if_it_did(if_(target_is(unit("Wookiee")), draw(2))),
            on=played("this"),
            costs=focus_this_with(2),
            targets=target(enemy_unit("Character", state="exhausted")),
        )
    ),
    "085-3": card(constant(may_hit(unit("Wookiee", state="not_participating")))),
    "086-1": card(
        action(
            pick(1, pieces(of="on_this", zone="captured")),
            discard(PICKED),
            if_it_did(heal(1, THIS), if_it_did(draw(1))),
            conditions=there_are(1, pieces(of="on_this", zone="captured")),
        )
    ),
    "086-2": card(as_soon_as(sacrifice(THIS), conditions=this_is(unit(focus_least=4)))),
    "086-6": card(constant(attaches(own_objective("Tatooine"))), action(deal(1, HOST), if_it_did(unfocus(1, HOST)))),
    "087-1": card(constant(gains("struggle_icons", who=THIS))),
    "087-2": card(constant(rule("counts_exhausted", THIS))),
    "087-4": card(constant(attaches(enemy_unit("Character"))), reaction(deal(1, HOST), on=[focus_placed("host"), focused("host")])),
    "087-6": card(action(deal(1, enemy_unit(state="uncommitted")))),
    "088-1": card(
        constant(
            costs_more(1, pieces("unit", whose="opponent", zone="hand")),
            conditions=[this_is(objective(state="undamaged")), on_opponents_turn(), happened_most(0, "played", enemy_unit(), "turn")],
        )
    ),
    "088-2": card(
        constant(
            costs_less(2, own_unit("Capital Ship", zone="hand")),
            conditions=none_played(unit("Capital Ship")),
        )
    ),
    "088-5": card(
        action(
            unfocus(None),
            costs=sacrifice_one(own_unit("Officer", faction="imperial-navy")),
            targets=target(unit("Vehicle", faction="imperial-navy")),
        )
    ),
    "089-1": card(forced_reaction(focus(1, IT), on=focused_to_strike(what=unit("Character")))),
    "089-2": card(
        reaction(
            pick_topmost(1, own_card("enhancement", zone="discard")), return_to("hand", PICKED), on=played(what=unit("Scavenger"), by="own")
        )
    ),
    "089-3": card(reaction(return_to("hand", THIS), on=strike_resolved("this"))),
    "089-6": card(constant(attaches(unit("Scavenger")), gains("edge", per=own_unit(state="participating", of="not_host"), who=HOST))),
    "090-1": card(forced_reaction(deal(1, THIS), on=refreshed(by="own"))),
    "090-2": card(constant(gains("unit_damage", "blast_damage", who=THIS), conditions=there_are(1, objective(with_captured=True)))),
    "090-3": card(reaction(shield(), on=enters_play("this"), targets=target(pieces("unit", "objective")))),
    "090-5": card(action(gains("unit_damage", "blast_damage", who=own_unit(state="shielded"), until="phase"))),
}
