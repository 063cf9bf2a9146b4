"""What the Light Side's cards of the Hoth cycle do (objective sets 37 to 68)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    IT,
    LOOKED,
    PICKED,
    SECOND_TARGET,
    TARGET,
    THIS,
    action,
    always_after,
    always_before,
    attaches,
    cancel,
    cannot,
    card,
    choose,
    constant,
    counts_another,
    deal,
    deal_divided,
    destroy,
    discard,
    doubles,
    draw,
    either,
    enhances_area,
    enters_as_enhancement,
    fate,
    focus,
    forced_reaction,
    gains,
    gains_chosen,
    has_keyword,
    heal,
    if_,
    if_it_did,
    immune,
    interrupt,
    lends_protect,
    look,
    may,
    pick,
    pick_at_random,
    pick_topmost,
    pilot_action,
    pilot_always_after,
    pilot_constant,
    place_edge,
    put_into_play,
    reaction,
    rescue,
    retarget,
    return_to,
    reveal,
    rule,
    sacrifice,
    shield,
    shuffle,
    strike,
    to_hand_instead,
    unfocus,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    aims_at_one,
    any_of,
    balance_with,
    by_least,
    committed,
    damage_this,
    damaged,
    declared_attacker,
    destroyed,
    dial_least,
    dial_most,
    edge_card_placed,
    edge_won,
    engaged,
    enters_play,
    focus_this,
    focused_to_strike,
    for_this,
    happened_least,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    more,
    on_opponents_turn,
    put_damage_on_this,
    refreshed,
    sacrifice_one,
    sacrifice_this,
    strike_resolved,
    struggle_begins,
    target,
    targeted,
    there_are,
    this_is,
    turn_begins,
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
    "037-1": card(
        reaction(
            pick_topmost(1, own_card("enhancement", zone="discard")),
            return_to("hand", PICKED),
            on=refreshed(by="own"),
            costs=damage_this(1),
        )
    ),
    "037-2": card(constant(attaches(unit("Character"))), interrupt(cancel(), heal(None, HOST), discard(THIS), on=destroyed("host"))),
    "037-4": card(action(gains("unit_damage", per=enhancement(of="on_target"), until="phase"), targets=target(unit("Character")))),
    "037-5": card(action(unfocus(None), conditions=on_opponents_turn(), targets=target(unit("Character", enhancements_least=2)))),
    "038-1": card(constant(gains("edge", who=own_unit("Speeder")), conditions=more(own_objective("Hoth"), enemy_objective("Hoth")))),
    "038-2": card(constant(enters_as_enhancement(own_unit("Speeder", "Fighter"))), pilot_action(unfocus(1, HOST), costs=focus_this())),
    "038-3": card(constant(gains("unit_damage", "blast_damage", per=enhancement(of="on_this"), who=THIS))),
    "038-5": card(constant(attaches(unit("Character")), gains("capacity", per=own_objective("Hoth"), who=HOST))),
    "039-1": card(constant(rule("no_unopposed", own_objective("Hoth")), conditions=more(own_objective("Hoth"), enemy_objective("Hoth")))),
    "039-2": card(constant(gains("unit_damage", per=own_objective("Hoth"), who=THIS))),
    "039-5": card(
        constant(enhances_area()),
        always_after(
            destroy(IT),
            on=strike_resolved(what=enemy_unit(state="attacking")),
            conditions=any_of(
                conditions=[
                    there_are(1, own_objective("Hoth", state="engaged")),
                    happened_least(1, "destroyed", own_objective("Hoth", state="engaged"), "strike"),
                ]
            ),
            limits=for_this(1, "turn"),
        ),
    ),
    "043-1": card(constant(rule("first_edge_faceup", whose="opponent"), conditions=more(own_objective("Hoth"), enemy_objective("Hoth")))),
    "043-2": card(constant(gains("edge_unit_damage", per=own_objective("Hoth"), who=THIS))),
    "043-4": card(constant(enhances_area(), gains("capacity", who=own_objective("Hoth")), counts_another(own_objective("Hoth")))),
    "043-5": card(
        constant(enhances_area()),
        action(
            shield(),
            if_it_did(if_(this_is(pieces(damage_least=3)), return_to("hand", THIS))),
            costs=put_damage_on_this(1),
            targets=target(pieces(one_of=[unit(), objective("Hoth")])),
            limits=for_this(1, "turn"),
        ),
    ),
    "043-6": card(constant(attaches(objective("Hoth")), immune("damage", unit("Vehicle"), who=HOST))),
    "044-1": card(reaction(draw(1), on=leaves_play(what=enemy_unit()))),
    "044-2": card(
        reaction(
            pick_at_random(1, pieces(zone="captured", attached_to=objective(state="engaged"))),
            rescue(PICKED),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="attacking")),
            costs=damage_this(1),
        )
    ),
    "044-4": card(action(gains("unit_damage", until="phase"), costs=focus_this(), targets=target(unit()))),
    "044-5": card(
        constant(enhances_area()),
        action(
            gains_chosen(
                "unit_damage",
                "blast_damage",
                "tactics",
                "edge_unit_damage",
                "edge_blast_damage",
                "edge_tactics",
                has=pieces(of="target"),
                losing=TARGET,
                who=SECOND_TARGET,
                until="phase",
            ),
            costs=focus_this(),
            targets=[target(unit()), target(unit(of="not_target", shares_trait=True))],
        ),
    ),
    "045-1": card(
        constant(cannot("be_damaged", who=own_unit(state="shielded")), conditions=dial_most(4)),
        constant(gains("blast_damage", who=own_unit(state="shielded")), conditions=dial_least(8)),
    ),
    "045-2": card(action(shield(), costs=sacrifice_this(), targets=target(pieces("unit", "objective")))),
    "045-6": card(
        action(
            shield(),
            cannot("be_targeted", "be_damaged", until="phase"),
            conditions=there_are(1, objective("Hoth")),
            targets=target(own_unit("Character")),
        )
    ),
    "048-1": card(constant(gains("force_icons", who=own_unit()), conditions=in_phase("force"))),
    "048-2": card(constant(gains("blast_damage", n=2, who=THIS), conditions=balance_with("light"))),
    "048-4": card(constant(attaches(unit("Force User")), has_keyword("shielding", who=HOST), gains("capacity", who=HOST))),
    "048-5": card(
        interrupt(
            pick(1, own_unit(state="uncommitted")),
            rule("counts_as_committed", PICKED, until="phase"),
            rule("counts_exhausted", PICKED, until="phase"),
            on=struggle_begins(),
        )
    ),
    "049-1": card(interrupt(return_to("hand"), on=leaves_play(what=objective("Hoth")), targets=target(unit()))),
    "049-4": card(
        reaction(
            look(5),
            pick(1, unit("Character", cost_most=2, of="looked", zone="deck")),
            put_into_play(PICKED),
            shuffle(),
            on=focused_to_strike("this"),
        )
    ),
    "049-5": card(action(cannot("attack", "defend", until="phase"), targets=target(unit("Vehicle", "Droid")))),
    "049-6": card(fate(may(choose([deal(1)], [heal(1)])), targets=target(objective("Hoth")))),
    "053-1": card(
        always_before(
            may(to_hand_instead()), on=destroyed(what=own_unit()), conditions=[in_engagement(), this_is(objective(state="undamaged"))]
        )
    ),
    "053-2": card(reaction(heal(1, own_objective()), on=committed("this"))),
    "053-4": card(constant(attaches(objective())), reaction(shield(HOST), on=engaged("host"))),
    "053-5": card(
        interrupt(
            cancel(),
            deal_divided(1, pieces("unit", "objective", whose="opponent"), count="of_event", whose="opponent"),
            on=damaged(what=pieces("unit", "objective", whose="own")),
        )
    ),
    "053-6": card(fate(shield(), targets=target(pieces("unit", "objective")))),
    "054-1": card(
        interrupt(
            cancel(),
            look(1),
            place_edge(LOOKED, facedown=True),
            on=edge_card_placed(by="own"),
            conditions=this_is(objective(state="undamaged")),
            limits=for_this(1, "edge_battle"),
        )
    ),
    "054-2": card(constant(immune("damage", "focus", pieces(whose="opponent", zone="anywhere"), who=THIS), conditions=with_edge())),
    "054-3": card(action(return_to("hand"), costs=sacrifice_this(), targets=target(unit(cost_most=2)))),
    "054-5": card(
        reaction(
            rule("must_defend", until="engagement"),
            on=declared_attacker(what=own_unit("Character", faction="smugglers-and-spies")),
            targets=target(enemy_unit()),
        )
    ),
    "054-6": card(
        reaction(
            gains("blast_damage", n=2, until="engagement"),
            on=edge_won(by="own"),
            conditions=by_least(2),
            targets=target(unit(state="participating")),
        )
    ),
    "055-2": card(reaction(choose([heal(1)], [unfocus(1)], [unshield(1)]), on=refreshed(by="own"), targets=target(objective("Hoth")))),
    "055-3": card(
        reaction(
            choose([heal(1)], [unfocus(1)], [unshield(1)]),
            on=focused_to_strike("this"),
            targets=target(pieces(one_of=[enhancement(), unit("Character")])),
        )
    ),
    "055-5": card(constant(enhances_area(), cannot("be_targeted_by_events", who=enhancement(whose="own", other=True)))),
    "059-1": card(
        action(
            look(1),
            put_into_play(unit("Vehicle", cost_most=2, of="looked", zone="deck")),
            conditions=more(own_objective("Hoth"), enemy_objective("Hoth")),
            limits=for_this(1, "turn"),
        )
    ),
    "059-2": card(constant(gains("tactics", who=THIS), conditions=there_are(1, own_unit(title="rogue-two")))),
    "059-3": card(constant(gains("edge_blast_damage", per=own_unit("Speeder", state="attacking"), who=THIS))),
    "059-5": card(
        constant(enhances_area()),
        reaction(
            deal(1),
            focus(1, unit("Walker", of="target")),
            on=strike_resolved(what=own_unit("Speeder")),
            targets=target(enemy_unit("Vehicle")),
            limits=for_this(1, "phase"),
        ),
    ),
    "060-1": card(reaction(draw(1, count="to_reserve"), on=refreshed(by="opponent"), conditions=more(enemy_unit(), own_unit()))),
    "060-2": card(action(return_to("hand", THIS))),
    "060-4": card(
        constant(attaches(unit("Character", faction="smugglers-and-spies", lacking=enhancement(title="hold-out-blaster")))),
        constant(
            doubles("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics", who=HOST),
            conditions=more(enemy_unit(), own_unit()),
        ),
    ),
    "060-5": card(interrupt(retarget("own", as_yours=True), on=targeted(by="opponent"), conditions=aims_at_one())),
    "060-6": card(action(pick(None, own_unit()), return_to("hand", PICKED))),
    "061-5": card(
        reaction(pick(1, own_unit(state=["ready", "participating"], of="not_it")), strike(PICKED), on=strike_resolved(what=own_unit()))
    ),
    "064-1": card(constant(gains("force_icons", who=own_card(zone="edge_stack")), conditions=this_is(objective(state="undamaged")))),
    "064-2": card(
        constant(enters_as_enhancement(own_unit("Speeder", "Fighter"), less_by=2)),
        pilot_constant(gains("unit_damage", "tactics", who=HOST)),
        pilot_always_after(put_into_play(THIS), on=leaves_play("host")),
    ),
    "065-1": card(
        reaction(
            unfocus(None),
            on=turn_begins(by="opponent"),
            costs=sacrifice_one(own_unit()),
            targets=target(pieces(one_of=[enhancement(), objective("Hoth")])),
        )
    ),
    "065-2": card(
        interrupt(
            look(),
            pick(1, pieces(faction="rebel-alliance", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=leaves_play("this"),
        )
    ),
    "065-3": card(interrupt(focus(1), on=leaves_play("this"), targets=target(enhancement(whose="opponent")))),
    "065-4": card(reaction(choose([heal(1, THIS)], [unfocus(1, THIS)], [unshield(1, THIS)]), on=leaves_play(what=own_unit()))),
    "065-5": card(
        constant(enhances_area()),
        forced_reaction(
            either(there_are(1, own_unit()), [choose([pick(1, own_unit()), sacrifice(PICKED)], [focus(1, THIS)])], [focus(1, THIS)]),
            on=enters_play("this"),
        ),
    ),
    "069-1": card(constant(lends_protect(own_unit("Wookiee"), unit("Character")))),
    "069-2": card(
        reaction(
            deal(2, count="of_event"), on=damaged("this"), conditions=in_engagement(), targets=target(enemy_unit(state="participating"))
        )
    ),
    "073-2": card(constant(rule("icons_need_edge", unit(state="participating")), conditions=this_is(unit(state="participating")))),
    "073-3": card(constant(rule("strikes_anyway", THIS))),
    "078-5": card(
        constant(attaches(unit("Character")), gains("unit_damage", "blast_damage", who=HOST)),
        constant(rule("strikes_anyway", HOST), conditions=host_is(unit(title="chewbacca"))),
    ),
    "079-5": card(action(unshield(None, pieces(state="shielded")))),
}
