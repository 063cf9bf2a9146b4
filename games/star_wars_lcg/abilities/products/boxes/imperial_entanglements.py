"""What cards of the expansion Imperial Entanglements do (objective sets 171 to 184)."""

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
    at_end,
    attaches,
    cancel,
    cannot,
    card,
    choose,
    constant,
    costs_less,
    deal,
    deal_divided,
    destroy,
    discard,
    draw,
    draw_from_bottom,
    end_engagement,
    enhances_area,
    fate,
    focus,
    forced_interrupt,
    forced_reaction,
    gains,
    gains_chosen,
    has_keyword,
    if_it_did,
    immune,
    interrupt,
    join,
    let_x,
    look,
    move_damage,
    move_focus,
    next_costs_less,
    pays_only_for,
    pick,
    put_captive,
    put_into_play,
    reaction,
    remove,
    return_to,
    reveal,
    rule,
    shield,
    shields,
    shuffle,
    strikes_instead,
    unfocus,
    unless_paid,
    while_,
)
from games.star_wars_lcg.abilities.parts import (
    any_phase_begins,
    chosen,
    damaged,
    declared_attacker,
    declared_defender,
    defenders_declared,
    destroyed,
    discarded_from_deck,
    discarded_from_hand,
    discarded_from_stack,
    drawn,
    edge_won,
    engaged,
    enters_play,
    first_played,
    focus_another,
    focus_placed,
    focus_this,
    focus_this_with,
    focused_to_strike,
    for_this,
    for_title,
    from_engaged,
    happened_most,
    in_engagement,
    in_phase,
    leaves_play,
    left_to_discard,
    more,
    name_x,
    none_played,
    not_in_phase,
    on_opponents_turn,
    on_your_turn,
    played,
    rescued,
    sacrifice_for,
    sacrifice_this,
    sacrificed,
    spend,
    spend_matched,
    striker_chosen,
    target,
    there_are,
    there_is_no,
    this_is,
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
    "171-5": card(
        action(
            let_x(count="opposing_hand"),
            return_to("deck_top", pieces(whose="opponent", zone="hand")),
            shuffle(whose="opponent"),
            draw(1, count="x", whose="opponent"),
            conditions=on_your_turn(),
        )
    ),
    "172-1": card(
        reaction(
            return_to("deck_top", pieces(of="it", zone="discard")),
            if_it_did(shuffle()),
            on=[destroyed(what=own_unit("Wookiee")), sacrificed(what=own_unit("Wookiee"))],
            limits=for_this(1, "turn"),
        )
    ),
    "172-2": card(action(shield(), conditions=more(enemy_unit(), own_unit()), targets=up_to(2, own_unit()), limits=for_this(1, "turn"))),
    "172-3": card(constant(gains("unit_damage", who=THIS), conditions=this_is(unit(state="shielded")))),
    "172-4": card(
        constant(enhances_area()),
        action(shields(2), conditions=more(enemy_unit(), own_unit()), costs=focus_this(), targets=target(own_unit())),
    ),
    "172-5": card(
        action(
            deal_divided(1, enemy_unit(state="participating"), count="x"),
            costs=sacrifice_for(own_unit("Wookiee", state="participating"), "capacity"),
            conditions=in_engagement(),
        )
    ),
    "173-2": card(
        reaction(
            look(3),
            reveal(LOOKED),
            pick(1, pieces(of="looked", zone="deck")),
            discard(PICKED),
            pick(1, own_card(of="looked", zone="deck")),
            return_to("hand", PICKED),
            return_to("deck_bottom", pieces(of="looked", zone="deck")),
            on=focused_to_strike("this"),
        )
    ),
    "173-3": card(
        reaction(
            draw(1),
            on=[left_to_discard("this"), discarded_from_hand("this"), discarded_from_deck("this"), discarded_from_stack("this")],
            from_discard=True,
        )
    ),
    "173-5": card(constant(enhances_area()), interrupt(draw_from_bottom(1, count="x"), on=drawn(by="own"), costs=name_x())),
    "174-1": card(reaction(unfocus(1, THIS), on=played(what=pieces("event"), by="opponent"), limits=for_this(1, "turn"))),
    "174-2": card(
        constant(
            costs_less(1, own_card("event", zone="hand")),
            conditions=none_played(pieces("event")),
        )
    ),
    "174-3": card(constant(cannot("be_targeted_by_events", who=THIS))),
    "174-5": card(action(next_costs_less(1, own_card(zone="hand"), "phase", count="x"), costs=sacrifice_for(own_unit(), "cost"))),
    "174-6": card(interrupt(focus(1), on=leaves_play(what=own_unit()), targets=target(unit(cost_like="it")))),
    "175-1": card(
        reaction(
            gains("edge_tactics", who=IT, until="strike"),
            on=focused_to_strike(what=own_unit("Renegade Squadron")),
            conditions=happened_most(1, "struck", own_unit("Renegade Squadron"), "turn"),
        )
    ),
    "175-2": card(
        reaction(
            gains_chosen(
                "unit_damage",
                "blast_damage",
                "tactics",
                "edge_unit_damage",
                "edge_blast_damage",
                "edge_tactics",
                has=unit(other=True, state="participating"),
                who=THIS,
                until="phase",
            ),
            on=focused_to_strike("this"),
        )
    ),
    "175-4": card(
        constant(enhances_area()),
        action(
            join(),
            conditions=[in_engagement(), on_opponents_turn(), there_is_no(own_unit(state=["defending", "ready"]))],
            costs=focus_this(),
            targets=target(own_unit(state="ready")),
        ),
    ),
    "175-5": card(
        interrupt(strikes_instead(), on=striker_chosen(by="own"), targets=target(own_unit(state=["ready", "not_participating"])))
    ),
    "175-6": card(
        reaction(
            look(),
            pick(1, own_unit(without="Vehicle", of="looked", zone="deck")),
            put_into_play(PICKED, joins=True),
            shuffle(),
            at_end("engagement", return_to("deck_bottom", PICKED)),
            on=declared_defender(what=own_unit()),
        )
    ),
    "176-1": card(action(pick(1, own_unit(faction="jedi")), move_focus(1, THIS, PICKED), limits=for_this(1, "turn"))),
    "176-2": card(reaction(move_focus(1, IT, THIS), on=focus_placed(what=own_unit(), by="opponent"), limits=for_this(1, "turn"))),
    "176-4": card(constant(attaches(unit("Force User", "Force Sensitive")), has_keyword("elite", who=HOST))),
    "176-6": card(
        reaction(
            cannot("defend", who=SECOND_TARGET, until="engagement"),
            on=declared_attacker(what=own_unit(state="alone")),
            targets=[chosen(own_unit("Force User", state="exhausted")), up_to(9, enemy_unit(state="ready", within_focus=True))],
        )
    ),
    "177-1": card(
        forced_reaction(
            look(1, per=enemy_objective(), revealed=True),
            while_(
                there_are(1, pieces(of="looked", zone="deck")),
                pick(1, pieces(of="looked", zone="deck")),
                pick(1, enemy_objective(), into="picked_2"),
                put_captive(PICKED, at=SECOND_PICKED),
            ),
            on=enters_play("this"),
        )
    ),
    "177-2": card(
        constant(
            gains("edge_blast_damage", per=pieces(zone="captured", attached_to=objective(state="engaged")), who=THIS),
            conditions=this_is(unit(state="attacking")),
        ),
        reaction(
            put_into_play(IT),
            on=rescued(what=pieces("unit", "enhancement")),
            conditions=[this_is(unit(state="attacking")), from_engaged()],
            limits=for_this(1, "turn"),
        ),
    ),
    "177-3": card(
        reaction(
            pick(1, enemy_objective(of="not_over_target")),
            put_captive(TARGET, at=PICKED),
            draw(1),
            on=enters_play("this"),
            targets=target(pieces(zone="captured")),
        )
    ),
    "177-4": card(
        constant(enhances_area()),
        action(
            pick(1, own_card(zone="hand")),
            pick(1, enemy_objective(), into="picked_2"),
            put_captive(PICKED, at=SECOND_PICKED),
            conditions=[not_in_phase("conflict"), there_are(1, own_card(zone="hand"))],
            costs=focus_this(),
        ),
    ),
    "177-5": card(
        action(
            return_to("deck_top"),
            shuffle(),
            pick(1, enemy_objective()),
            put_captive(THIS, at=PICKED),
            targets=up_to(2, own_card(zone="discard")),
        )
    ),
    "178-1": card(
        reaction(
            unless_paid(spend(2), end_engagement()),
            on=engaged(by="opponent"),
            conditions=there_are(3, own_objective(faction="imperial-navy")),
            limits=for_title(1, "turn"),
        )
    ),
    "178-2": card(
        reaction(
            rule("blank", TARGET, until="phase"),
            on=any_phase_begins(),
            costs=spend_matched(1),
            targets=target(pieces(state="in_play")),
            limits=for_this(1, "turn"),
        )
    ),
    "178-3": card(constant(gains("edge_unit_damage", per=own_objective(faction="imperial-navy"), who=THIS))),
    "178-4": card(
        constant(enhances_area()), reaction(return_to("hand", IT), on=enters_play(what=enemy_unit(cost_most=3)), costs=sacrifice_this())
    ),
    "178-5": card(action(destroy(unit(cost_most=2)), conditions=on_your_turn())),
    "179-1": card(constant(has_keyword("elite", who=own_unit("Capital Ship")))),
    "179-2": card(
        reaction(
            choose([gains("unit_damage", who=THIS, until="phase")], [gains("blast_damage", who=THIS, until="phase")]),
            on=focused_to_strike("this"),
        )
    ),
    "179-3": card(
        reaction(shield(), on=[declared_attacker("this"), declared_defender("this")], targets=target(pieces("unit", "objective")))
    ),
    "179-4": card(constant(enhances_area(), pays_only_for(pieces(faction="imperial-navy", cost_least=3)))),
    "179-6": card(reaction(advance_dial(1), on=destroyed(what=enemy_objective()))),
    "180-1": card(
        reaction(
            deal(1),
            on=turn_ends(by="opponent"),
            conditions=this_is(objective(state="undamaged")),
            targets=target(enemy_objective()),
            limits=for_title(1, "turn"),
        )
    ),
    "180-2": card(
        reaction(
            pick(1, own_objective()),
            choose([move_damage(2, PICKED, TARGET)], [move_damage(1, PICKED, TARGET)]),
            on=enters_play("this"),
            targets=target(enemy_objective()),
        )
    ),
    "180-3": card(
        reaction(
            gains("blast_damage", "edge_blast_damage", who=IT, less=True, until="strike"),
            on=focused_to_strike(what=enemy_unit("Vehicle")),
            conditions=[this_is(unit(state="defending")), happened_most(1, "struck", enemy_unit("Vehicle"), "engagement")],
        )
    ),
    "180-4": card(action(unless_paid(focus_another(own_unit()), draw(1)), conditions=in_phase("deployment"), costs=focus_this())),
    "180-6": card(
        fate(
            pick(1, own_objective()),
            choose([move_damage(2, PICKED, TARGET)], [move_damage(1, PICKED, TARGET)]),
            conditions=there_are(1, own_unit(unique=True, faction="imperial-navy", state="participating")),
            targets=target(enemy_objective()),
        )
    ),
    "181-1": card(
        always_after(
            gains("unit_damage", who=IT, until="engagement"),
            on=focused_to_strike(what=own_unit()),
            conditions=happened_most(1, "struck", own_unit(), "engagement"),
        )
    ),
    "181-2": card(reaction(join(THIS), on=edge_won(by="opponent"), conditions=on_opponents_turn(), limits=for_this(1, "turn"))),
    "181-3": card(constant(rule("strikes_first"), conditions=this_is(unit(state=["defending", "alone"])))),
    "181-5": card(
        constant(enhances_area()),
        forced_interrupt(
            cancel(),
            on=played(what=pieces("event"), by="opponent"),
            conditions=first_played(pieces("event"), "opponent"),
            costs=focus_this_with(2),
        ),
    ),
    "181-6": card(constant(attaches(unit("Capital Ship", "Transport")), gains("tactics", who=HOST))),
    "182-1": card(
        reaction(
            pick(1, own_unit("Fighter", state="participating")),
            shield(PICKED),
            on=[engaged(by="own"), defenders_declared(by="own")],
            conditions=there_are(2, own_unit("Fighter", state="participating")),
        )
    ),
    "182-2": card(
        constant(
            cannot("be_targeted", who=THIS),
            immune("icons", enemy_unit(), who=THIS),
            conditions=this_is(unit(state=["ready", "participating"])),
        )
    ),
    "182-4": card(constant(attaches(unit("Fighter")), gains("unit_damage", who=HOST), rule("ignores_shields", HOST))),
    "182-5": card(action(join(), conditions=in_engagement(), targets=target(own_unit("Fighter", state=["not_participating", "ready"])))),
    "183-1": card(
        action(
            look(5),
            pick(None, pieces(traits="Sithspawn", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            costs=focus_this(),
        )
    ),
    "183-2": card(reaction(return_to("hand", own_unit(title="pic")), on=damaged("this"))),
    "183-3": card(
        action(put_into_play(THIS, joins=True), from_hand=True, conditions=there_are(1, unit(title="gorc", state="participating")))
    ),
    "183-4": card(
        constant(enhances_area(), has_keyword("targeted_strike", who=unit(title="pic"))),
        reaction(
            rule("must_defend", until="engagement"),
            on=declared_attacker(what=own_unit(title="gorc")),
            targets=target(enemy_unit()),
        ),
    ),
    "183-6": card(
        reaction(
            immune("icons", enemy_unit(), who=TARGET, until="strike"),
            on=focused_to_strike(what=enemy_unit()),
            targets=target(own_unit(faction="sith")),
        )
    ),
    "184-1": card(action(pick(1, own_unit("Creature", zone="discard")), return_to("hand", PICKED), costs=focus_this())),
    "184-2": card(
        reaction(
            look(),
            pick(1, unit("Creature", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "184-3": card(
        reaction(
            destroy(),
            on=edge_won(by="own"),
            conditions=this_is(unit(state="participating")),
            targets=target(enemy_unit(without="Vehicle", state="participating")),
        )
    ),
    "184-5": card(
        constant(enhances_area()),
        action(
            return_to("deck_top", THIS),
            if_it_did(shuffle(), remove(), if_it_did(deal(1))),
            targets=target(enemy_unit(without="Vehicle", state="participating")),
        ),
    ),
    "184-6": card(
        action(
            look(),
            pick(1, unit("Bounty Hunter", "Mercenary", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
        )
    ),
}
