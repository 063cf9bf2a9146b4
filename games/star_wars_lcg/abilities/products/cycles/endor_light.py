"""What the Light Side's cards of the Endor cycle do (objective sets 185 to 216)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    LOOKED,
    PICKED,
    SECOND_PICKED,
    TARGET,
    THIS,
    action,
    as_soon_as,
    at_end,
    attaches,
    cancel,
    cannot,
    captured_instead,
    card,
    choose,
    constant,
    costs_more,
    deal,
    destroy,
    discard,
    draw,
    either,
    enhances_area,
    fate,
    focus,
    forced_reaction,
    gains,
    has_keyword,
    has_trait,
    heal,
    if_,
    if_it_did,
    immune,
    interrupt,
    join,
    lends_protect,
    look,
    look_bottom,
    loses_all,
    may,
    move_damage,
    move_focus,
    next_costs_less,
    own_cost,
    pays_only_for,
    pick,
    pick_at_random,
    play_this,
    prevent,
    put_captive,
    put_into_play,
    reaction,
    remove,
    rescue,
    return_to,
    rule,
    shield,
    shuffle,
    skip_icons,
    take_control,
    turn_back_dial,
    turn_engagement,
    unfocus,
    weakens,
    while_,
)
from games.star_wars_lcg.abilities.parts import (
    any_phase_begins,
    as_attacker,
    damaged,
    damaged_by_strike,
    declared_attacker,
    destroyed,
    discard_card,
    edge_won,
    enters_play,
    focus_another,
    focus_others,
    focus_this,
    focused_to_strike,
    for_this,
    for_title,
    icons_resolved,
    in_phase,
    leaves_play,
    mission_completed,
    more,
    on_your_turn,
    pay_for_this,
    phase_begins,
    played,
    refreshed,
    sacrifice_this,
    stacks_revealed,
    target,
    target_is,
    there_are,
    this_is,
    turn_begins,
    up_to,
    with_fates,
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
    "185-1": card(
        reaction(
            pick(1, objective("Endor", of="not_target")),
            move_damage(1, PICKED, TARGET),
            on=turn_begins(by="own"),
            targets=target(objective("Endor")),
        )
    ),
    "185-2": card(
        reaction(
            pick(1, enemy_objective(state="not_engaged")),
            turn_engagement(PICKED),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="attacking")),
        )
    ),
    "185-3": card(
        action(
            pick(1, objective("Endor")),
            deal(1, PICKED),
            if_it_did(choose([unfocus(1, THIS)], [unfocus(1, unit(title="han-solo"))])),
            conditions=there_are(1, objective("Endor")),
            limits=for_this(1, "turn"),
        )
    ),
    "185-5": card(fate(may(pick(1, enemy_objective(state="unengaged")), turn_engagement(PICKED)), conditions=as_attacker())),
    "185-6": card(reaction(deal(1, pieces("unit", "objective", whose="opponent")), on=mission_completed("this"))),
    "186-1": card(constant(gains("edge_blast_damage", who=own_unit("Ewok")))),
    "186-2": card(reaction(focus(1), on=declared_attacker("this"), targets=target(enemy_unit(cost_most=3)))),
    "186-4": card(constant(attaches(unit("Character", "Droid")), has_trait("Ewok", who=HOST))),
    "186-6": card(
        constant(cannot("attack", who=unit(without="Ewok")), conditions=this_is(pieces("mission", state="engaged"))),
        reaction(return_to("hand"), on=mission_completed("this"), targets=up_to(2, enemy_unit(cost_most=3))),
    ),
    "190-1": card(
        constant(
            costs_more(1, pieces(state="out_of_faction", not_faction="neutral", zone="hand")),
            conditions=this_is(objective(state="undamaged")),
        )
    ),
    "190-2": card(reaction(remove(THIS), on=edge_won(by="opponent"), conditions=this_is(unit(state="participating")))),
    "190-5": card(
        constant(
            enhances_area(),
            gains(
                "force_icons", who=pieces("unit", "enhancement", "event", "mission", state="out_of_faction", zone="edge_stack"), less=True
            ),
        )
    ),
    "190-6": card(
        action(either(target_is(unit(state="out_of_faction")), [focus(2)], [focus(1)]), targets=target(unit("Character", "Creature")))
    ),
    "191-1": card(
        constant(
            cannot("be_targeted", who=own_unit("Vehicle", faction="smugglers-and-spies")),
            conditions=this_is(objective(state="undamaged")),
        )
    ),
    "191-2": card(
        constant(gains("edge", per=enemy_unit(state="participating"), who=THIS)),
        interrupt(turn_back_dial(1, to_zero=True), on=destroyed("this")),
    ),
    "191-3": card(
        reaction(
            skip_icons(THIS),
            focus(1, objective(state="engaged")),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="attacking")),
            limits=for_this(1, "phase"),
        )
    ),
    "191-4": card(constant(immune("icons", enemy_unit(), who=THIS), conditions=this_is(unit(state="ready")))),
    "191-5": card(
        action(
            shield(),
            if_it_did(pick_at_random(1, pieces(whose="opponent", zone="hand")), discard(PICKED)),
            targets=target(unit("Vehicle", faction="smugglers-and-spies")),
        )
    ),
    "192-1": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(unit("Ewok")))),
    "192-2": card(
        constant(gains("capacity", who=own_unit("Ewok", other=True))),
        reaction(draw(1), on=any_phase_begins(), costs=focus_another(own_unit("Ewok"))),
    ),
    "192-3": card(constant(own_cost(1, per=own_unit("Ewok"), least=3))),
    "192-5": card(
        constant(enhances_area(), gains("force_icons", who=own_unit("Ewok")), gains("force_icons", who=own_unit("Ewok", zone="edge_stack")))
    ),
    "192-6": card(
        fate(
            *(
                if_(there_are(n, pieces("objective", "enhancement", traits="Endor")), gains("force_icons", who=THIS, until="edge_battle"))
                for n in (1, 2, 3)
            )
        )
    ),
    "196-3": card(
        *(
            action(*effects, costs=sacrifice_this(), conditions=there_are(2, own_unit(title="unhinged-astromech")), targets=needs)
            for effects, needs in (
                ([deal(1)], target(unit())),
                ([pick_at_random(1, pieces(whose="opponent", zone="hand")), discard(PICKED)], None),
                ([heal(3)], target(unit())),
            )
        )
    ),
    "196-5": card(constant(enhances_area(), rule("struggle_swapped"))),
    "196-6": card(reaction(rule("fates_reversed", until="edge_battle"), draw(1), on=stacks_revealed())),
    "197-1": card(
        reaction(
            pick(1, own_unit(faction="rebel-alliance", zone="hand")),
            put_into_play(PICKED),
            if_it_did(
                pick(1, enemy_unit(state="in_faction", cost_like="picked", zone="hand"), whose="opponent", up_to=True, into="picked_2"),
                put_into_play(SECOND_PICKED, by_opponent=True),
            ),
            on=enters_play("this"),
        )
    ),
    "197-2": card(
        reaction(
            deal(1, count="of_event"),
            on=icons_resolved("this", "blast_damage"),
            targets=target(enemy_objective(of="not_its_source")),
            limits=for_this(1, "turn"),
        )
    ),
    "197-3": card(reaction(next_costs_less(1, own_unit("Vehicle", zone="hand"), "turn", least=1), on=enters_play("this"))),
    "197-5": card(constant(enhances_area(), pays_only_for(pieces(faction="rebel-alliance", cost_least=3)))),
    "198-1": card(reaction(deal(1, objective(state="out_of_faction")), on=enters_play("this"))),
    "198-2": card(constant(weakens(1, enemy_objective(state="out_of_faction")))),
    "198-3": card(
        reaction(
            deal(1, objective(same_title="it", of="not_it"), count="of_event"),
            on=damaged_by_strike(what=enemy_objective()),
            limits=for_this(1, "turn"),
        )
    ),
    "198-5": card(constant(attaches(enemy_unit(state="out_of_faction")), gains("force_icons", n=2, who=HOST, less=True))),
    "198-6": card(action(shield(), if_it_did(draw(1)), targets=target(unit("Character", faction="smugglers-and-spies")))),
    "201-1": card(
        reaction(
            unfocus(1, THIS),
            on=[played(what=pieces("mission"), by="own"), played(what=pieces("event", faction="rebel-alliance"), by="own")],
            limits=for_this(1, "turn"),
        )
    ),
    "201-2": card(
        constant(
            gains("blast_damage", who=unit("Vehicle", faction="rebel-alliance", state="attacking")),
            conditions=there_are(1, pieces("mission", state="engaged")),
        )
    ),
    "201-5": card(action(look(), pick(1, own_card("mission", of="looked", zone="deck"), up_to=True), put_into_play(PICKED), shuffle())),
    "201-6": card(reaction(destroy(), on=mission_completed("this"), targets=target(objective()))),
    "202-1": card(reaction(look_bottom(), pick(1, enemy_objective()), put_captive(LOOKED, at=PICKED), on=turn_begins(by="own"))),
    "202-2": card(
        constant(
            has_keyword("elite", who=THIS),
            gains("blast_damage", "edge_blast_damage", who=THIS),
            conditions=there_are(1, objective(with_captured=True)),
        ),
        as_soon_as(discard(THIS), conditions=there_are(1, pieces(title="lando-calrissian"))),
    ),
    "202-3": card(
        interrupt(
            pick(1, objective(with_captured=True)),
            pick(1, pieces(of="under_picked", zone="captured"), into="picked_2"),
            rescue(SECOND_PICKED),
            if_it_did(captured_instead(THIS, at=PICKED)),
            on=leaves_play("this"),
            conditions=there_are(1, pieces(zone="captured")),
        )
    ),
    "202-6": card(
        forced_reaction(
            look(), pick(2, own_unit(of="looked", zone="deck"), up_to=True), put_captive(PICKED, at=THIS), shuffle(), on=enters_play("this")
        )
    ),
    "203-1": card(constant(cannot("be_targeted", who=own_unit("Ewok")))),
    "203-2": card(action(play_this(), from_hand=True, conditions=in_phase("conflict"), costs=pay_for_this())),
    "207-1": card(
        forced_reaction(
            pick(3, own_unit()), cannot("refresh", who=own_unit(of="not_picked"), until="phase"), on=phase_begins(phase="refresh", by="own")
        ),
        forced_reaction(
            pick(3, enemy_unit(), whose="opponent"),
            cannot("refresh", who=enemy_unit(of="not_picked"), until="phase"),
            on=phase_begins(phase="refresh", by="opponent"),
        ),
    ),
    "207-2": card(*(constant(gains("force_icons", who=THIS), conditions=there_are(n, own_unit("Ewok"))) for n in (1, 2, 3))),
    "207-3": card(reaction(unfocus(1, THIS), on=phase_begins(phase="conflict", by="own"))),
    "207-5": card(constant(attaches(pieces("unit", one_of=[unit("Ewok"), unit(faction="jedi")])), has_keyword("elite", who=HOST))),
    "208-1": card(constant(rule("fates_twice"), conditions=this_is(objective(state="undamaged")))),
    "208-2": card(constant(gains("blast_damage", who=THIS), has_keyword("targeted_strike", who=THIS), conditions=with_fates(1))),
    "208-3": card(constant(gains("edge", per=pieces("fate", whose="opponent", zone="edge_stack"), who=THIS))),
    "208-4": card(
        constant(enhances_area()),
        interrupt(prevent(1), on=[damaged(what=unit("Character")), damaged(what=objective("Endor"))], costs=focus_this()),
    ),
    "208-5": card(
        action(
            look(4, revealed=True, whose="each"),
            pick(1, own_card(of="looked", zone="deck")),
            pick(1, pieces(of="looked", whose="opponent", zone="deck"), into="picked_2"),
            return_to("hand", PICKED),
            return_to("hand", SECOND_PICKED),
            shuffle(whose="each"),
        )
    ),
    "212-1": card(
        constant(
            loses_all("force_icons", who=pieces("enhancement", "event", "fate", "mission", whose="opponent", zone="edge_stack")),
            conditions=this_is(objective(state="undamaged")),
        )
    ),
    "212-2": card(
        constant(has_keyword("elite", who=THIS), conditions=this_is(unit(state="committed"))),
        interrupt(
            cancel(),
            deal(1, count="of_event"),
            on=icons_resolved("this", "unit_damage"),
            conditions=this_is(unit(state="defending")),
            targets=target(enemy_unit(state="not_participating")),
        ),
    ),
    "212-3": card(
        reaction(
            while_(
                more(enemy_unit(state="participating"), own_unit(state="participating")),
                pick(1, enemy_unit(state="participating"), whose="opponent"),
                remove(PICKED),
            ),
            on=[edge_won(by="own"), edge_won(by="opponent")],
            conditions=there_are(1, own_unit(state="participating")),
        )
    ),
    "212-4": card(
        action(
            take_control(),
            if_it_did(join()),
            at_end("engagement", take_control(whose="opponent")),
            conditions=[
                there_are(1, own_unit(state="participating")),
                more(enemy_unit(state="participating"), own_unit(state="participating")),
            ],
            targets=target(enemy_unit(state="participating")),
            limits=for_title(1, "turn"),
        )
    ),
    "212-6": card(
        reaction(pick(1, enemy_unit(without="Vehicle", force_most=4, zone="discard")), put_into_play(PICKED), on=mission_completed("this"))
    ),
    "213-1": card(
        constant(
            immune("damage", pieces(whose="opponent", zone="anywhere"), who=own_unit(faction="rebel-alliance", state="exhausted")),
            conditions=this_is(objective(state="undamaged")),
        )
    ),
    "213-2": card(
        action(
            pick(1, objective(faction="rebel-alliance")),
            heal(1, PICKED),
            if_it_did(pick(1, pieces("unit", "objective", faction="rebel-alliance")), shield(PICKED)),
            costs=focus_this(),
            limits=for_this(1, "turn"),
        )
    ),
    "213-3": card(forced_reaction(focus(2, THIS), on=enters_play("this"))),
    "213-4": card(
        reaction(
            while_(
                there_are(1, own_unit("Character", faction="rebel-alliance", state="exhausted")),
                pick(1, own_unit("Character", faction="rebel-alliance", state="exhausted")),
                move_focus(None, PICKED, THIS),
            ),
            on=played("this"),
        )
    ),
    "213-5": card(
        constant(
            enhances_area(),
            lends_protect(own_unit(faction="rebel-alliance", state="ready"), unit(faction="rebel-alliance", state="exhausted")),
        )
    ),
    "213-6": card(action(draw(1, per=own_unit(state="exhausted")))),
    "214-1": card(
        reaction(
            unfocus(1),
            on=refreshed(by="opponent"),
            conditions=there_are(3, own_objective(faction="smugglers-and-spies")),
            targets=target(own_unit(faction="smugglers-and-spies")),
        )
    ),
    "214-2": card(
        action(unfocus(1, THIS), costs=discard_card(1, own_card(faction="smugglers-and-spies", zone="hand")), limits=for_this(1, "turn"))
    ),
    "214-5": card(
        constant(enhances_area()), as_soon_as(discard(THIS), conditions=there_are(1, own_objective(faction=["jedi", "rebel-alliance"])))
    ),
    "214-6": card(
        action(
            return_to("deck_top", unit(state="exhausted")),
            shuffle(whose="each"),
            conditions=[on_your_turn(), in_phase("force")],
            costs=focus_others(2, own_unit(faction="smugglers-and-spies")),
        )
    ),
}
