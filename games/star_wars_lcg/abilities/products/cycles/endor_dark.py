"""What the Dark Side's cards of the Endor cycle do (objective sets 185 to 216)."""

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
    advance_dial,
    at_end,
    attaches,
    cancel,
    cannot,
    capture,
    card,
    choose,
    constant,
    copies_icons,
    deal,
    destroy,
    discard,
    discounts_host,
    doubles_damage,
    draw,
    either,
    enhances_area,
    fate,
    focus,
    forced_interrupt,
    gains,
    has_keyword,
    if_,
    if_it_did,
    immune,
    interrupt,
    join,
    keep,
    look,
    may,
    move_focus,
    move_force,
    name,
    pick,
    pick_at_random,
    place_edge,
    prevent,
    put_into_play,
    reaction,
    remember,
    resolve_fate,
    return_to,
    reveal,
    rule,
    set_balance,
    shuffle,
    take_control,
    to_removed_instead,
    turn_engagement,
    unfocus,
)
from games.star_wars_lcg.abilities.parts import (
    amount_least,
    as_attacker,
    balance_with,
    by_least,
    chosen,
    damaged,
    damaged_by,
    damaged_by_this,
    declared_attacker,
    defenders_declared,
    destroyed,
    discard_chosen,
    engaged,
    enters_play,
    focus_another,
    focus_others,
    focus_placed,
    focus_placed_by_this,
    focus_this,
    focused,
    focused_to_strike,
    for_this,
    force_won,
    happened_most,
    icons_resolved,
    in_engagement,
    in_strike,
    joined,
    leaves_play,
    mission_completed,
    phase_begins,
    phase_ends,
    picked_is,
    played,
    sacrifice_this,
    stacks_revealed,
    target,
    target_is,
    there_are,
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
    "187-1": card(constant(gains("capacity", per=own_unit("Trooper"), who=THIS))),
    "187-2": card(
        constant(gains("capacity", who=own_unit("Trooper"))),
        reaction(
            look(5),
            pick(None, pieces(traits="Trooper", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            discard(pieces(of="looked", zone="deck")),
            on=enters_play("this"),
        ),
    ),
    "187-3": card(reaction(put_into_play(THIS, joins=True), on=focused_to_strike(what=own_unit("Trooper")), from_hand=True)),
    "187-5": card(fate(may(pick(1, enemy_objective(state="unengaged")), turn_engagement(PICKED)), conditions=as_attacker())),
    "187-6": card(
        reaction(
            look(),
            choose(
                [pick(1, unit("Officer", "Trooper", of="looked", zone="deck")), put_into_play(PICKED)],
                [pick(1, own_unit("Officer", "Trooper", zone="discard")), put_into_play(PICKED)],
            ),
            shuffle(),
            on=mission_completed("this"),
        )
    ),
    "188-1": card(constant(immune("damage", pieces(whose="opponent", zone="anywhere"), who=own_unit("Droid", state="not_participating")))),
    "188-2": card(
        constant(gains("unit_damage", who=own_unit("Droid", other=True))),
        reaction(join(IT), on=damaged_by_this(what=enemy_unit(state="not_participating")), conditions=in_strike()),
    ),
    "188-4": card(
        reaction(
            pick(1, enemy_unit(state="participating")),
            deal(1, PICKED),
            on=[engaged(by="opponent"), defenders_declared(by="opponent")],
            conditions=[this_is(unit(state="participating")), there_are(1, enemy_unit(state="participating"))],
        ),
        reaction(
            deal(1, IT),
            on=[joined(what=enemy_unit()), enters_play(what=enemy_unit(state="participating"))],
            conditions=this_is(unit(state="participating")),
        ),
    ),
    "188-5": card(
        constant(attaches(unit("Droid")), gains("capacity", n=2, who=HOST)),
        interrupt(prevent(1), deal(1, HOST), on=[focus_placed("host"), focused("host")], limits=for_this(1, "turn")),
    ),
    "189-1": card(
        constant(gains("blast_damage", who=own_unit(state="attacking")), conditions=there_are(1, pieces("mission", state="engaged")))
    ),
    "189-2": card(constant(doubles_damage(THIS, pieces("unit", "objective", "mission", state="out_of_faction")))),
    "189-4": card(action(focus(1), targets=target(enemy_unit(state="out_of_faction")))),
    "189-6": card(reaction(destroy(enemy_unit(state="out_of_faction")), on=mission_completed("this"))),
    "193-1": card(reaction(set_balance("dark"), on=[enters_play(what=pieces("mission")), leaves_play(what=pieces("mission"))])),
    "193-2": card(
        constant(
            gains("blast_damage", n=2, who=THIS),
            has_keyword("targeted_strike", who=THIS),
            conditions=[this_is(unit(state="participating")), there_are(1, pieces("mission", state="engaged"))],
        )
    ),
    "193-3": card(
        action(
            choose(
                [pick(1, own_card(zone="hand")), discard(PICKED), if_it_did(draw(1))],
                [
                    pick(1, pieces(whose="opponent", zone="hand"), whose="opponent"),
                    discard(PICKED),
                    if_it_did(draw(1, whose="opponent")),
                ],
            ),
            costs=sacrifice_this(),
        )
    ),
    "193-4": card(constant(attaches(unit("Force User", "Force Sensitive")), gains("unit_damage", "edge_tactics", who=HOST))),
    "193-6": card(reaction(name("trait"), deal(66, enemy_unit(named="trait")), on=mission_completed("this"))),
    "194-1": card(constant(rule("no_copies"), rule("no_copies", whose="opponent"), conditions=this_is(objective(state="undamaged")))),
    "194-2": card(constant(rule("locked_discard", whose="opponent"), conditions=this_is(unit(state="ready")))),
    "194-3": card(
        constant(
            gains("edge_blast_damage", per=enemy_unit(state="out_of_faction", zone="discard"), who=THIS),
            conditions=this_is(unit(state="attacking")),
        )
    ),
    "194-4": card(
        reaction(look(1, "opponent"), discard(LOOKED), on=enters_play("this")),
        interrupt(look(1, "opponent"), discard(LOOKED), on=leaves_play("this")),
    ),
    "194-5": card(
        constant(enhances_area()),
        action(pick(1, own_unit(zone="discard")), return_to("deck_top", PICKED), shuffle(), costs=focus_this()),
    ),
    "194-6": card(
        action(
            look(3, "opponent"),
            pick(1, pieces(of="looked", zone="deck")),
            discard(PICKED),
            pick(1, pieces(of="looked", whose="opponent", zone="deck")),
            return_to("deck_bottom", PICKED),
        )
    ),
    "195-1": card(forced_interrupt(to_removed_instead(), on=destroyed("this"))),
    "195-2": card(
        reaction(
            pick(1, own_unit()),
            move_focus(1, PICKED, TARGET),
            on=destroyed(what=objective()),
            targets=target(enemy_unit()),
            limits=for_this(1, "turn"),
        )
    ),
    "195-3": card(constant(cannot("refresh", who=THIS))),
    "195-5": card(
        action(unfocus(None), if_it_did(keep(1, count="happened"), at_end("phase", focus(2, count="kept"))), targets=target(unit()))
    ),
    "195-6": card(
        fate(
            pick(1, pieces("fate", not_title="hallucination", zone="edge_stack"), up_to=True),
            resolve_fate(PICKED),
            if_(balance_with("dark"), resolve_fate(PICKED)),
        )
    ),
    "199-1": card(
        reaction(
            focus(1),
            on=focused_to_strike(what=enemy_unit(state="damaged")),
            targets=target(enemy_unit(of="it", state="damaged")),
            limits=for_this(1, "turn"),
        )
    ),
    "199-2": card(reaction(deal(1, enemy_unit(state="participating")), on=focused_to_strike("this"))),
    "199-3": card(constant(has_keyword("protect", who=enemy_unit(), less=True), cannot("be_healed", who=unit()))),
    "199-5": card(action(either(target_is(unit(state="damaged")), [focus(2)], [focus(1)]), targets=target(unit("Character")))),
    "199-6": card(
        fate(
            *(
                if_(there_are(n, pieces("objective", "enhancement", traits="Endor")), gains("force_icons", who=THIS, until="edge_battle"))
                for n in (1, 2, 3)
            )
        )
    ),
    "200-1": card(constant(rule("blank", enemy_objective(state="fallen")))),
    "200-2": card(reaction(deal(3), on=enters_play("this"), targets=target(objective()))),
    "200-3": card(constant(rule("blank", enemy_objective(damage_least=3)))),
    "200-5": card(interrupt(cancel(), on=played(what=pieces("event")))),
    "204-1": card(
        reaction(
            look(),
            pick(1, unit("Creature", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "204-2": card(action(return_to("hand", THIS), from_discard=True, costs=focus_another(own_objective(faction="sith")))),
    "204-5": card(constant(enhances_area()), reaction(draw(1), on=played(what=unit("Creature", "Sithspawn"), by="own"))),
    "204-6": card(reaction(destroy(IT), on=damaged_by(what=enemy_unit("Character", "Creature"), source=unit("Creature")))),
    "205-1": card(
        interrupt(
            prevent(1, per=pieces(of="target", zone="anywhere"), count="sum_of_force_icons"),
            on=damaged(what=unit("Vehicle", faction="imperial-navy")),
            targets=chosen(own_card(faction="imperial-navy", zone="hand")),
            costs=discard_chosen(),
            limits=for_this(1, "turn"),
        )
    ),
    "205-2": card(reaction(rule("must_defend", until="engagement"), on=declared_attacker("this"), targets=target(enemy_unit()))),
    "205-3": card(
        reaction(
            pick(1, own_card(zone="hand", not_title="twist-of-fate")),
            place_edge(PICKED),
            on=stacks_revealed(),
            conditions=this_is(unit(state="participating")),
        )
    ),
    "206-1": card(interrupt(return_to("deck_top", pieces(of="on_this", zone="captured")), shuffle(whose="opponent"), on=destroyed("this"))),
    "206-2": card(
        reaction(capture(IT), on=focus_placed_by_this(what=unit()), conditions=[in_strike(), amount_least(2)], limits=for_this(1, "turn"))
    ),
    "206-3": card(constant(discounts_host(1, THIS))),
    "206-4": card(constant(attaches(unit(faction="scum-and-villainy")), gains("tactics", who=HOST))),
    "206-6": card(reaction(capture(), on=mission_completed("this"), targets=target(pieces("unit", "enhancement", whose="opponent")))),
    "209-1": card(
        reaction(
            either(
                balance_with("dark"),
                [pick_at_random(2, pieces(whose="opponent", zone="hand")), discard(PICKED)],
                [pick_at_random(1, pieces(whose="opponent", zone="hand")), discard(PICKED)],
            ),
            on=enters_play("this"),
        )
    ),
    "209-2": card(
        reaction(
            pick_at_random(1, pieces(whose="opponent", zone="hand")),
            discard(PICKED),
            if_(picked_is(enhancement()), put_into_play(PICKED)),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="attacking")),
        ),
        reaction(
            pick_at_random(1, own_card(zone="hand")),
            discard(PICKED),
            if_(picked_is(enhancement()), put_into_play(PICKED)),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="defending")),
        ),
    ),
    "209-3": card(
        constant(
            gains("unit_damage", who=own_unit("Character", state="participating", other=True)),
            conditions=this_is(unit(state=["ready", "participating"])),
        )
    ),
    "209-5": card(
        constant(attaches(unit("Force User"))),
        reaction(
            deal(1, count="of_event"),
            on=icons_resolved("host", "unit_damage"),
            targets=target(enemy_unit(state="participating", of="not_its_source")),
            limits=for_this(1, "strike"),
        ),
    ),
    "209-6": card(action(pick(1, enhancement(whose="opponent", zone="discard")), put_into_play(PICKED))),
    "210-1": card(
        reaction(
            focus(1, IT),
            on=focused_to_strike(what=enemy_unit()),
            conditions=[
                there_are(1, own_objective(faction="imperial-navy", state="engaged")),
                happened_most(1, "struck", enemy_unit(), "engagement"),
                happened_most(1, "engaged", own_objective(faction="imperial-navy"), "turn"),
            ],
        )
    ),
    "210-2": card(
        constant(gains("unit_damage", per=own_objective("Endor"), who=THIS), gains("blast_damage", per=enemy_objective("Endor"), who=THIS))
    ),
    "210-3": card(
        action(unfocus(1, THIS), costs=focus_another(own_card("objective", "enhancement", traits="Endor")), limits=for_this(1, "phase"))
    ),
    "210-5": card(constant(enhances_area()), action(unfocus(1, THIS), costs=focus_another(own_unit("Officer")))),
    "210-6": card(
        constant(attaches(unit("Officer", faction="imperial-navy"))),
        reaction(
            copies_icons(HOST, IT, until="strike"),
            on=focused_to_strike(what=unit(faction="imperial-navy", of="not_host")),
            costs=focus_this(),
        ),
    ),
    "211-1": card(reaction(deal(1), on=force_won(by="opponent"), conditions=by_least(2), targets=target(enemy_unit(state="committed")))),
    "211-2": card(
        interrupt(
            cancel(),
            deal(1, count="of_event"),
            on=icons_resolved("this", "unit_damage"),
            targets=target(enemy_unit(state=["not_participating", "committed"])),
        )
    ),
    "211-3": card(
        constant(gains("tactics", who=THIS), conditions=this_is(unit(state="committed"))),
        constant(gains("unit_damage", who=THIS), conditions=this_is(unit(state="uncommitted"))),
    ),
    "211-5": card(
        constant(enhances_area()),
        action(
            move_force(TARGET, SECOND_TARGET),
            costs=focus_this(),
            targets=[target(unit(state="committed")), target(unit(state="uncommitted", same_controller=True))],
        ),
    ),
    "215-1": card(reaction(deal(1), on=engaged(what=own_objective(not_title="the-emperors-promise")), targets=target(enemy_objective()))),
    "215-2": card(reaction(take_control(), on=destroyed(what=enemy_objective()), targets=target(enemy_unit(force_most=3)))),
    "215-4": card(constant(gains("blast_damage", who=THIS), conditions=there_are(1, pieces("mission")))),
    "215-6": card(reaction(take_control(), on=mission_completed("this"), targets=target(unit(force_most=4)))),
    "216-1": card(constant(rule("all_attack", THIS))),
    "216-2": card(
        reaction(
            either(balance_with("dark"), [deal(2)], [deal(1)]),
            on=phase_ends(phase="conflict", by="opponent"),
            targets=target(unit(state="ready")),
        )
    ),
    "216-3": card(constant(gains("capacity", who=THIS), conditions=there_are(1, own_unit(title="lady-valarian")))),
    "216-5": card(
        reaction(
            remember(),
            at_end("phase", if_(happened_most(0, "engaged", objective(of="remembered"), "phase"), advance_dial(2))),
            on=phase_begins(phase="conflict", by="opponent"),
            targets=target(own_objective()),
        )
    ),
    "216-6": card(
        action(
            destroy(unit(state="attacking")),
            conditions=in_engagement(),
            costs=focus_others(2, own_unit("Character", faction="scum-and-villainy")),
        )
    ),
}
