"""What the Dark Side's cards of the Rogue Squadron cycle do (objective sets 141 to 170)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    IT,
    LOOKED,
    PICKED,
    TARGET,
    THIS,
    action,
    always_before,
    at_end,
    attaches,
    becomes_unit,
    cancel_use,
    capture,
    card,
    choose,
    constant,
    copies_icons,
    costs_less,
    counts_as,
    deal,
    destroy,
    discard,
    discard_top,
    doubles_damage,
    draw,
    enhances_area,
    enters_as_enhancement,
    extra_resource,
    fate,
    focus,
    gains,
    has_keyword,
    if_,
    interrupt,
    look,
    move_enhancement,
    next_costs_less,
    own_cost,
    pick,
    pick_at_random,
    pilot_action,
    pilot_always_after,
    pilot_always_before,
    pilot_constant,
    pilot_reaction,
    prevent,
    put_aside,
    put_damage,
    put_into_play,
    reaction,
    remove,
    retarget,
    return_to,
    reveal,
    rule,
    shield,
    shuffle,
    take_control,
    to_deck_instead,
    to_hand_instead,
    unfocus,
)
from games.star_wars_lcg.abilities.parts import (
    ability_used,
    as_attacker,
    by_least,
    captured,
    damaged,
    declared_attacker,
    declared_defender,
    destroyed,
    dial_most,
    discarded_from_deck,
    discarded_from_hand,
    edge_won,
    enters_play,
    focus_removed,
    focus_this,
    focused_to_strike,
    for_this,
    force_won,
    hand_hit,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    none_played,
    not_in_phase,
    played,
    refreshed,
    sacrifice_one,
    sacrifice_this,
    spend,
    stacks_revealed,
    target,
    targeted,
    there_are,
    this_is,
    up_to,
    with_edge,
)
from games.star_wars_lcg.abilities.pieces import enemy_unit, enhancement, objective, own_card, own_objective, own_unit, pieces, unit

ABILITIES: Final[Mapping[str, Declared]] = {
    "143-1": card(action(return_to("hand"), costs=focus_this(), targets=target(own_card(traits="Black Squadron", zone="discard")))),
    "143-2": card(pilot_action(remove(), costs=focus_this(), targets=target(own_unit("Fighter", state="participating")))),
    "143-3": card(always_before(prevent(1), on=damaged("this"), conditions=this_is(unit(state="piloted")), limits=for_this(1, "phase"))),
    "143-5": card(
        constant(enhances_area()),
        constant(costs_less(1, own_card(traits="Pilot", zone="hand")), conditions=none_played(pieces(traits="Pilot"))),
    ),
    "143-6": card(
        fate(
            pick(1, own_unit(keyword="pilot", zone="hand_or_discard"), up_to=True),
            put_into_play(PICKED, onto=TARGET),
            targets=target(own_unit("Vehicle")),
        )
    ),
    "144-1": card(
        interrupt(
            return_to("hand", enhancement(state="pilot", attached_to=unit(of="it"))),
            to_hand_instead(),
            on=leaves_play(what=own_unit("Fighter", state="piloted")),
            limits=for_this(1, "turn"),
        )
    ),
    "144-2": card(
        pilot_constant(
            has_keyword("elite", who=own_unit("Fighter")), gains("edge", who=own_unit("Fighter")), conditions=host_is(unit("Fighter"))
        )
    ),
    "144-3": card(constant(gains("struggle_icons", per=pieces(of="on_this", state="pilot"), count="sum_of_force_icons", who=THIS))),
    "144-5": card(
        constant(enhances_area()),
        constant(costs_less(1, own_card(traits="Pilot", zone="hand")), conditions=none_played(pieces(traits="Pilot"))),
    ),
    "145-1": card(constant(gains("tactics", who=own_unit("Vehicle", state="foreign")))),
    "145-2": card(
        constant(enters_as_enhancement(enemy_unit("Fighter", "Transport", state="unpiloted"))),
        pilot_always_after(take_control(HOST), on=enters_play("this")),
        pilot_always_before(take_control(HOST, whose="opponent"), on=leaves_play("this")),
    ),
    "145-3": card(reaction(destroy(), on=enters_play("this"), targets=target(unit("Vehicle", state="unpiloted", cost_most=2)))),
    "145-5": card(
        constant(enhances_area()),
        interrupt(prevent(1), put_damage(1, THIS), if_(this_is(pieces(damage_least=4)), discard(THIS)), on=damaged(what=unit("Vehicle"))),
    ),
    "145-6": card(reaction(put_into_play(IT), on=[destroyed(what=unit("Vehicle")), captured(what=unit("Vehicle"))])),
    "149-2": card(pilot_constant(doubles_damage(HOST, pieces("unit", "objective", "mission", state="exhausted")))),
    "149-3": card(reaction(focus(1, enemy_unit("Vehicle", state=["participating", "unpiloted"])), on=focused_to_strike("this"))),
    "149-4": card(constant(attaches(own_unit("Fighter")), gains("unit_damage", per=enemy_unit(state="participating"), who=HOST))),
    "149-5": card(
        constant(own_cost(1), conditions=dial_most(4)),
        reaction(focus(1, IT), on=[declared_attacker(what=enemy_unit()), declared_defender(what=enemy_unit())]),
    ),
    "150-1": card(constant(extra_resource(pieces(traits="Black Squadron", zone="anywhere"), own_card(traits="Black Squadron")))),
    "150-2": card(
        action(
            put_into_play(THIS, onto=TARGET),
            conditions=in_engagement(),
            costs=spend(1),
            targets=target(own_unit("Fighter", state="participating")),
            from_hand=True,
        ),
        reaction(deal(2), on=enters_play("this"), conditions=in_engagement(), targets=target(unit(state="participating"))),
        pilot_reaction(deal(2), on=enters_play("this"), conditions=in_engagement(), targets=target(unit(state="participating"))),
    ),
    "150-5": card(
        constant(enhances_area()),
        reaction(
            next_costs_less(1, own_card(traits="Black Squadron", zone="hand"), "turn"),
            on=played(what=pieces(traits="Black Squadron"), by="own"),
        ),
    ),
    "153-1": card(
        reaction(
            pick(1, own_objective(state="exhausted")),
            unfocus(1, PICKED),
            on=hand_hit(by="own"),
            conditions=there_are(1, own_objective(state="exhausted")),
        )
    ),
    "153-2": card(
        reaction(
            choose(
                *([pick_at_random(n, pieces(whose="opponent", zone="hand"))] for n in (1, 2)),
            ),
            discard(PICKED),
            draw(1, count="happened", whose="opponent"),
            on=[declared_attacker("this"), declared_defender("this")],
        )
    ),
    "153-5": card(
        constant(enhances_area()),
        action(pick_at_random(1, pieces(whose="opponent", zone="hand")), discard(PICKED), conditions=in_phase("force"), costs=focus_this()),
    ),
    "153-6": card(interrupt(cancel_use(), on=targeted(what=own_card(one_of=[enhancement(), unit(state="enhanced")])))),
    "154-1": card(
        action(
            pick(1, enhancement(state="pilot", whose="own")),
            move_enhancement(PICKED),
            conditions=there_are(1, enhancement(state="pilot", whose="own")),
            costs=spend(1),
        )
    ),
    "154-4": card(constant(copies_icons(pieces(of="on_this", state="pilot"), THIS))),
    "154-6": card(interrupt(retarget("opponent"), on=targeted(what=own_unit("Vehicle"), by="opponent"))),
    "155-1": card(reaction(look(1, "opponent"), capture(LOOKED, at=THIS), on=edge_won(by="opponent"), conditions=as_attacker())),
    "155-2": card(constant(rule("uses_edge_icons", own_unit()), conditions=this_is(unit(state="attacking")))),
    "155-3": card(
        constant(gains("edge_unit_damage", per=unit(state="attacking", other=True), who=THIS), conditions=this_is(unit(state="attacking")))
    ),
    "155-5": card(reaction(pick(1, pieces(zone="edge_stack")), return_to("hand", PICKED), on=edge_won(by="opponent"))),
    "159-1": card(constant(counts_as(2))),
    "159-2": card(pilot_constant(rule("no_abilities", whose="opponent"), conditions=host_is(unit(state="participating")))),
    "159-3": card(
        reaction(
            look(1),
            reveal(LOOKED),
            put_into_play(pieces("unit", "enhancement", traits="Black Squadron", of="looked", zone="deck")),
            on=focused_to_strike("this"),
        )
    ),
    "159-5": card(constant(enhances_area()), reaction(shield(IT), on=enters_play(what=unit("Fighter")))),
    "159-6": card(fate(at_end("edge_battle", if_(with_edge(), destroy())), targets=target(enemy_unit(state="participating")))),
    "160-2": card(pilot_reaction(capture(), on=enters_play("this"), targets=target(unit(cost_most=4, state="unenhanced")))),
    "160-3": card(interrupt(to_hand_instead(), on=leaves_play(what=own_card(traits="Pilot")), limits=for_this(1, "turn"))),
    "160-4": card(
        constant(enhances_area()),
        constant(costs_less(1, own_card(traits="Pilot", zone="hand")), conditions=none_played(pieces(traits="Pilot"))),
    ),
    "160-5": card(
        interrupt(
            becomes_unit(enhancement(state="pilot", attached_to=unit(of="it"))), on=leaves_play(what=own_unit("Vehicle", state="piloted"))
        )
    ),
    "163-1": card(constant(rule("lends_edge", THIS)), reaction(look(3), put_aside(LOOKED, THIS, facedown=True), on=enters_play("this"))),
    "163-2": card(
        reaction(pick(1, own_card("unit", "event", "fate", "mission", zone="discard")), return_to("hand", PICKED), on=enters_play("this")),
        interrupt(pick(1, own_card("unit", "event", "fate", "mission", zone="discard")), return_to("hand", PICKED), on=leaves_play("this")),
    ),
    "163-4": card(interrupt(cancel_use(), on=ability_used(what=enhancement()), costs=sacrifice_this())),
    "163-5": card(
        action(look(1, zone="discard"), return_to("deck_top", LOOKED), shuffle()),
        reaction(return_to("hand", THIS), on=leaves_play(what=objective()), from_discard=True),
    ),
    "164-2": card(
        action(
            focus(1),
            conditions=in_engagement(),
            costs=focus_this(),
            targets=target(enemy_unit(state="participating")),
            limits=for_this(1, "turn"),
        )
    ),
    "164-5": card(action(unfocus(1), targets=up_to(1, own_unit("Officer", faction="imperial-navy")))),
    "165-1": card(reaction(pick(1, own_unit("Vehicle")), unfocus(1, PICKED), on=refreshed(by="own"))),
    "165-2": card(
        pilot_reaction(deal(1), on=focus_removed("host"), conditions=host_is(unit(state="ready")), targets=target(unit("Vehicle")))
    ),
    "165-5": card(
        constant(enhances_area()),
        action(
            pick(1, unit(state="enhanced")),
            choose([unfocus(1, PICKED)], [unfocus(2, PICKED)]),
            costs=[focus_this(), sacrifice_one(own_unit("Vehicle", "Droid"))],
        ),
    ),
    "165-6": card(reaction(focus(1), on=focus_removed(what=own_unit("Vehicle", state="ready")), targets=target(unit()))),
    "169-1": card(
        reaction(
            choose([look(2)], [look(2, "opponent")]), pick(1, pieces(of="looked", zone="deck")), discard(PICKED), on=force_won(by="own")
        )
    ),
    "169-2": card(
        reaction(
            put_into_play(THIS),
            on=[discarded_from_hand("this"), discarded_from_deck("this")],
            from_discard=True,
            conditions=not_in_phase("draw"),
        )
    ),
    "169-4": card(constant(attaches(own_unit("Force User", "Force Sensitive"))), interrupt(to_deck_instead(), on=leaves_play("host"))),
    "169-5": card(
        action(
            discard_top(1),
            deal(1, per=pieces(of="looked", zone="anywhere"), count="sum_of_force_icons"),
            targets=target(enemy_unit("Character", "Creature")),
        )
    ),
    "170-1": card(
        reaction(
            pick(1, pieces(zone="edge_stack")),
            gains("force_icons", who=PICKED, until="edge_battle"),
            on=stacks_revealed(),
            limits=for_this(1, "phase"),
        )
    ),
    "170-2": card(
        reaction(
            put_into_play(THIS, joins=True),
            rule("strikes_first", until="engagement"),
            on=edge_won(by="opponent"),
            conditions=by_least(2),
            from_hand=True,
        )
    ),
    "170-4": card(
        constant(attaches(unit("Character", "Droid")), gains("unit_damage", who=HOST)),
        reaction(
            pick(1, unit("Character", "Droid", state="participating")),
            put_into_play(THIS, onto=PICKED),
            on=edge_won(by="opponent"),
            from_hand=True,
            conditions=there_are(1, unit("Character", "Droid", state="participating")),
        ),
    ),
    "170-5": card(
        reaction(
            return_to("hand"),
            on=edge_won(by="opponent"),
            conditions=by_least(2),
            targets=target(unit(state=["participating", "unenhanced"])),
        )
    ),
}
