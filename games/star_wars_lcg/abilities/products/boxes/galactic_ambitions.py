"""What cards of the expansion Galactic Ambitions do (objective sets 217 to 230)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    IT,
    PICKED,
    SECOND_PICKED,
    SECOND_TARGET,
    TARGET,
    THIS,
    action,
    always_before,
    at_end,
    attaches,
    cancel,
    cannot,
    capture,
    captured_instead,
    card,
    changes_seat,
    choose,
    constant,
    costs_less,
    deal,
    destroy,
    discard,
    draw,
    either,
    enhances_area,
    fate,
    focus,
    gains,
    goes_to,
    has_keyword,
    heal,
    if_,
    if_it_did,
    immune,
    interrupt,
    join,
    lends_protect,
    look,
    move_enhancement,
    own_cost,
    pays_only_for,
    pick,
    play_this,
    put_aside,
    put_into_play,
    reaction,
    remove,
    return_to,
    reveal,
    rule,
    shield,
    shuffle,
    turn_engagement,
    unfocus,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    attached,
    balance_with,
    by_least,
    chosen,
    damaged,
    destroyed,
    doubled,
    edge_won,
    engaged,
    enters_play,
    focus_chosen,
    focus_removed,
    focus_this,
    focused_to_strike,
    for_this,
    for_title,
    force_won,
    generates,
    happened_most,
    host_is,
    icons_resolved,
    in_engagement,
    in_phase,
    leaves_play,
    pay_for_chosen,
    pay_for_this,
    phase_begins,
    phase_ends,
    refreshed,
    remove_shield,
    target,
    there_are,
    there_is_no,
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
    "217-1": card(
        reaction(
            pick(1, enemy_unit(without="Vehicle", state="ready"), whose="opponent"),
            focus(1, PICKED),
            on=phase_begins(phase="conflict", by="opponent"),
            conditions=there_are(3, own_objective(faction="sith")),
            limits=for_title(1, "turn"),
        )
    ),
    "217-2": card(
        constant(gains("unit_damage", who=THIS), conditions=there_are(2, enemy_unit(state="exhausted"))),
        interrupt(
            cancel(),
            deal(1, count="of_event"),
            on=icons_resolved("this", "unit_damage"),
            targets=target(enemy_unit(state=["not_participating", "exhausted"])),
        ),
    ),
    "217-4": card(constant(enhances_area()), constant(own_cost(1), conditions=there_are(1, own_unit("Force User", "Force Sensitive")))),
    "217-5": card(
        action(
            either(balance_with("dark"), [focus(2, SECOND_TARGET)], [focus(1, SECOND_TARGET)]),
            targets=[chosen(own_unit(state="ready")), target(enemy_unit("Character", "Creature", cost_like="target"))],
            costs=focus_chosen(),
        )
    ),
    "217-6": card(
        fate(
            focus(1),
            conditions=there_are(1, own_unit(unique=True, faction="sith", state="participating")),
            targets=target(enemy_unit(state="participating")),
        )
    ),
    "218-1": card(constant(has_keyword("elite", who=enemy_unit(), less=True), conditions=this_is(objective(damage_most=2)))),
    "218-2": card(action(draw(1), if_it_did(pick(1, own_card(zone="hand")), discard(PICKED)), limits=for_this(1, "turn"))),
    "218-3": card(reaction(pick(1, enemy_unit(state="ready"), whose="opponent"), focus(1, PICKED), on=focused_to_strike("this"))),
    "218-4": card(
        constant(attaches(unit("Force User", "Force Sensitive")), gains("unit_damage", who=HOST)),
        constant(rule("sure_damage", HOST), conditions=host_is(unit(title="the-inquisitor"))),
    ),
    "218-5": card(constant(attaches(enemy_unit("Character"))), reaction(focus(1, HOST), on=damaged("host"))),
    "218-6": card(
        constant(attaches(own_objective())),
        reaction(
            deal(1, enemy_objective()),
            on=phase_ends(phase="conflict", by="opponent"),
            conditions=happened_most(0, "engaged", pieces(of="host", zone="anywhere"), "turn"),
        ),
    ),
    "219-1": card(reaction(deal(1, enemy_unit(state="committed")), on=force_won(by="own"), conditions=by_least(3))),
    "219-2": card(
        reaction(
            pick(1, own_unit("Force User", "Force Sensitive", other=True)),
            choose([unfocus(2, PICKED)], [unfocus(1, PICKED)]),
            on=force_won(by="own"),
            conditions=this_is(unit(state="committed")),
        )
    ),
    "219-3": card(reaction(put_into_play(THIS), on=force_won(by="own"), from_discard=True, conditions=by_least(3))),
    "219-5": card(reaction(destroy(), on=force_won(by="own"), conditions=by_least(3), targets=target(enemy_unit(state="committed")))),
    "220-2": card(
        action(play_this(joins=True), from_hand=True, conditions=in_engagement(), costs=pay_for_this()),
        reaction(pick(1, enemy_unit(state="participating")), focus(1, PICKED), on=enters_play("this"), conditions=in_engagement()),
    ),
    "220-3": card(constant(own_cost(1, per=own_card(traits="Black Squadron"), least=3))),
    "220-5": card(
        action(
            look(), pick(1, pieces(traits="Black Squadron", of="looked", zone="deck")), reveal(PICKED), return_to("hand", PICKED), shuffle()
        )
    ),
    "221-1": card(
        reaction(
            pick(1, own_card("unit", "enhancement", traits="Sithspawn", zone="hand")),
            put_into_play(PICKED),
            on=destroyed(what=unit("Force User", "Force Sensitive")),
            limits=for_this(1, "turn"),
        )
    ),
    "221-2": card(constant(immune("effects", pieces("event", traits="Force", zone="anywhere"), who=THIS), rule("ignores_shields", THIS))),
    "221-6": card(constant(enhances_area(), pays_only_for(pieces(traits="Sithspawn")))),
    "222-1": card(
        reaction(
            pick(1, own_unit(faction="scum-and-villainy", cost_most=3, zone="discard")),
            put_into_play(PICKED),
            on=edge_won(by="own"),
            conditions=[doubled(), there_are(1, own_unit(faction="scum-and-villainy", cost_most=3, zone="discard"))],
        )
    ),
    "222-2": card(
        constant(rule("first_edge_faceup", whose="opponent"), conditions=this_is(unit(state="participating"))),
        constant(
            gains("edge", n=2, who=THIS),
            conditions=[this_is(unit(state="attacking")), there_are(1, own_unit(title="4-lom", state="participating"))],
        ),
    ),
    "222-3": card(
        reaction(
            capture(),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="attacking")),
            targets=target(
                enemy_unit(one_of=[unit(cost_most=2), unit(state="exhausted", if_there_is=unit(title="zuckuss", state="participating"))])
            ),
            limits=for_this(1, "turn"),
        )
    ),
    "222-4": card(
        constant(enhances_area()),
        reaction(
            discard(),
            on=edge_won(by="own"),
            conditions=doubled(),
            targets=target(enhancement(whose="opponent")),
            limits=for_title(1, "turn"),
        ),
    ),
    "222-5": card(
        reaction(
            remove(TARGET),
            join(SECOND_TARGET),
            on=edge_won(by="own"),
            conditions=doubled(),
            targets=[target(unit(state="participating")), target(unit(state="not_participating", same_controller=True, shares_trait=True))],
        )
    ),
    "222-6": card(fate(at_end("edge_battle", if_(with_edge(), doubled(), capture())), targets=target(enemy_unit(state="committed")))),
    "223-1": card(
        reaction(
            turn_engagement(THIS, instead=True),
            on=engaged(what=own_objective(other=True)),
            conditions=this_is(objective(state="unengaged")),
            limits=for_this(1, "turn"),
        )
    ),
    "223-2": card(
        constant(cannot("attack", who=THIS)),
        constant(immune("focus", pieces(whose="opponent", zone="anywhere"), who=THIS), conditions=this_is(unit(state="ready"))),
    ),
    "223-4": card(constant(enhances_area()), reaction(pick(1, own_unit("Vehicle")), unfocus(1, PICKED), on=turn_begins(by="opponent"))),
    "223-5": card(action(heal(None), targets=target(unit("Vehicle")))),
    "224-1": card(
        interrupt(
            pick(1, own_unit(cost_most=2, zone="hand")),
            put_into_play(PICKED),
            on=leaves_play(what=unit("Leader")),
            limits=for_this(1, "turn"),
        )
    ),
    "224-2": card(
        constant(goes_to("captured", THIS)),
        interrupt(
            look(zone="objective_deck"),
            pick(1, objective(faction="rebel-alliance", of="looked", zone="objective_deck")),
            if_it_did(
                pick(1, own_objective(state="undamaged"), into="picked_2"),
                if_it_did(return_to("objective_deck_top", SECOND_PICKED), put_into_play(PICKED)),
            ),
            shuffle(zone="objective_deck"),
            on=leaves_play("this"),
        ),
    ),
    "224-3": card(
        always_before(pick(1, enemy_objective()), captured_instead(THIS, at=PICKED), on=leaves_play("this")),
        reaction(deal(1), on=enters_play("this"), targets=target(enemy_objective(with_captured=True))),
    ),
    "224-5": card(
        action(
            gains("unit_damage", who=own_unit("Character", state="participating"), until="engagement"),
            conditions=there_are(1, own_unit("Leader", state="participating")),
        )
    ),
    "224-6": card(
        fate(
            pick(1, own_unit(faction="rebel-alliance", cost_most=4, zone="discard")),
            put_into_play(PICKED, joins=True),
            at_end("engagement", return_to("hand", PICKED)),
            conditions=there_are(1, own_unit(unique=True, faction="rebel-alliance", state="participating")),
        )
    ),
    "225-1": card(constant(changes_seat("reserve", 1), conditions=this_is(objective(state="undamaged")))),
    "225-2": card(reaction(draw(1), on=generates(what=pieces(traits="Yavin 4")), limits=for_this(1, "turn"))),
    "225-3": card(
        constant(
            gains("unit_damage", "edge_blast_damage", who=THIS),
            conditions=[this_is(unit(state="participating")), there_are(1, own_unit("Leader"))],
        )
    ),
    "226-2": card(
        constant(
            costs_less(1, own_card(faction="rebel-alliance", zone="hand")),
            conditions=[this_is(unit(state="committed")), happened_most(0, "played", own_card(faction="rebel-alliance"), "phase")],
        )
    ),
    "226-3": card(constant(rule("wins_edge_ties"), conditions=this_is(unit(state="attacking")))),
    "226-4": card(constant(attaches(own_unit("Leader")), has_keyword("elite", who=pieces(same_set="host")))),
    "226-5": card(
        constant(attaches(own_unit("Character"))),
        reaction(deal(1), on=focused_to_strike("host"), costs=focus_this(), targets=target(enemy_unit(state="ready"))),
    ),
    "226-6": card(
        action(
            look(),
            pick(1, own_card(of="looked", zone="deck", same_set="target")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            targets=target(own_unit("Leader")),
        )
    ),
    "227-1": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_unit("Fighter", "Speeder")))),
    "227-2": card(
        reaction(
            draw(1),
            on=[enters_play(what=enhancement(attached_to=unit("Fighter"))), attached(what=enhancement(attached_to=unit("Fighter")))],
            limits=for_this(1, "turn"),
        )
    ),
    "227-3": card(action(move_enhancement(), costs=focus_this(), targets=target(enhancement(attached_to=unit())))),
    "227-4": card(
        constant(attaches(own_unit("Fighter"))),
        reaction(focus(1), on=focused_to_strike("host"), costs=focus_this(), targets=target(enemy_unit())),
    ),
    "227-5": card(constant(attaches(unit("Fighter", "Speeder")), gains("edge", who=HOST))),
    "227-6": card(reaction(focus(1), on=focus_removed(what=unit("Vehicle")), targets=target(unit("Vehicle")))),
    "228-1": card(
        constant(
            has_keyword("shielding", who=own_unit("Capital Ship", state="undamaged")), conditions=this_is(objective(state="undamaged"))
        )
    ),
    "228-2": card(constant(lends_protect(own_unit("Vehicle", state="undamaged"), unit("Vehicle")))),
    "228-3": card(action(unshield(1), if_it_did(shield(THIS)), targets=target(pieces(state="shielded")), limits=for_this(1, "turn"))),
    "228-5": card(
        reaction(
            gains("unit_damage", "blast_damage", n=2, who=IT, until="strike"),
            on=focused_to_strike(what=own_unit("Capital Ship")),
            costs=remove_shield(unit(of="it")),
        )
    ),
    "229-1": card(
        action(
            look(1),
            put_into_play(unit(one_of=[unit("Character", cost_most=2), unit("Specter")], of="looked", zone="deck")),
            limits=for_this(1, "turn"),
        )
    ),
    "229-2": card(constant(rule("needs_no_match", THIS)), reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_unit()))),
    "229-3": card(action(look(1), limits=for_this(1, "turn"))),
    "229-5": card(action(unfocus(1), conditions=in_phase("deployment"), targets=target(own_unit("Character")))),
    "230-1": card(constant(gains("struggle_icons", who=enhancement()))),
    "230-2": card(
        reaction(
            look(),
            pick(1, enhancement(not_keyword="limited", faction=["smugglers-and-spies", "neutral"], of="looked", zone="deck")),
            put_into_play(PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "230-3": card(
        action(
            put_into_play(),
            conditions=in_phase(phase="deployment"),
            costs=pay_for_chosen(),
            targets=chosen(own_card("enhancement", state="affordable", zone="discard")),
            limits=for_this(1, "turn"),
        )
    ),
    "230-5": card(
        constant(enhances_area(), rule("lends_hand", THIS)),
        action(
            pick(1, own_card(zone="hand")),
            put_aside(PICKED, THIS, facedown=True),
            conditions=[there_are(1, own_card(zone="hand")), there_is_no(pieces(of="on_this", zone="set_aside"))],
        ),
    ),
}
