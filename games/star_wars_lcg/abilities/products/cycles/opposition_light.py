"""What the Light Side's cards of the Opposition cycle do (objective sets 231 to 260)."""

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
    all_gain,
    always_after,
    attaches,
    cancel,
    cancel_use,
    cannot,
    card,
    choose,
    constant,
    deal,
    discard,
    draw,
    either,
    fate,
    focus,
    gains,
    has_keyword,
    heal,
    if_it_did,
    interrupt,
    lends_protect,
    look,
    may,
    move_enhancement,
    move_focus,
    next_costs_less,
    pick,
    pick_at_random,
    pilot_action,
    pilot_constant,
    pilot_interrupt,
    place_edge,
    play_this,
    put_aside,
    put_into_play,
    reaction,
    remove,
    return_to,
    reveal,
    rule,
    set_balance,
    shield,
    shuffle,
    strike,
    unfocus,
    unless_paid,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    any_phase_begins,
    at_most,
    attached,
    balance_changed,
    balance_with,
    by_least,
    captured,
    destroyed,
    discard_at_random,
    discard_card,
    discard_this,
    discarded_from_hand,
    discarded_from_stack,
    edge_won,
    enters_play,
    focus_this,
    focused_to_strike,
    for_this,
    for_title,
    force_won,
    host_is,
    in_engagement,
    in_strike,
    leaves_play,
    mission_completed,
    more,
    pay_for_this,
    played,
    refreshed,
    sacrifice_this,
    sacrificed,
    spend,
    stacks_revealed,
    target,
    targeted,
    there_are,
    there_is_no,
    this_is,
    up_to,
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
    "231-1": card(
        reaction(
            unfocus(None, THIS),
            on=stacks_revealed(),
            conditions=there_are(1, own_card("fate", faction="jedi", zone="edge_stack")),
        )
    ),
    "231-2": card(
        reaction(
            draw(1),
            on=stacks_revealed(),
            conditions=there_are(1, own_card(faction="jedi", zone="edge_stack")),
            limits=for_this(2, "turn"),
        )
    ),
    "231-3": card(
        interrupt(pick(1, own_card(faction="jedi", zone="discard")), place_edge(PICKED), on=stacks_revealed(), costs=sacrifice_this())
    ),
    "231-4": card(
        constant(attaches(unit("Force User", "Force Sensitive")), gains("unit_damage", "edge_blast_damage", who=HOST)),
        constant(
            gains("tactics", who=HOST),
            conditions=[host_is(unit(state="participating")), there_are(1, objective(faction="sith", state="engaged"))],
        ),
    ),
    "231-5": card(
        fate(
            may(discard(THIS), if_it_did(discard())),
            targets=target(
                pieces(
                    whose="opponent",
                    zone="edge_stack",
                    one_of=[pieces(faction="sith"), pieces("unit", "enhancement", "event", "mission", faction="neutral")],
                )
            ),
        )
    ),
    "232-1": card(
        reaction(
            look(10),
            pick(1, unit("Specter", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "232-2": card(
        action(
            gains("unit_damage", who=unit(faction="jedi", of="target"), until="phase"),
            gains("tactics", who=unit(faction="rebel-alliance", of="target"), until="phase"),
            gains("blast_damage", who=unit(faction="smugglers-and-spies", of="target"), until="phase"),
            gains("edge", who=unit("Specter", of="target"), until="phase"),
            costs=spend(1),
            targets=target(own_unit()),
            limits=for_this(1, "turn"),
        )
    ),
    "232-3": card(
        constant(attaches(unit("Character")), gains("capacity", n=2, who=HOST)),
        constant(cannot("be_targeted", who=HOST), conditions=host_is(unit(title="sabine-wren"))),
    ),
    "232-5": card(
        constant(attaches(objective())),
        action(
            deal(1),
            conditions=host_is(objective(state="engaged")),
            costs=sacrifice_this(),
            targets=up_to(2, enemy_unit(state="participating")),
        ),
    ),
    "232-6": card(
        fate(
            pick(1, own_card("unit", "objective", state="enhanced")),
            choose([heal(1, PICKED)], [unfocus(1, PICKED)], [unshield(1, PICKED)]),
        )
    ),
    "233-1": card(
        reaction(
            deal(1, pieces("objective", "mission", state="engaged")),
            on=destroyed(what=enemy_unit()),
            conditions=in_strike(),
            limits=for_this(3, "phase"),
        )
    ),
    "233-2": card(constant(gains("unit_damage", who=own_unit(faction="smugglers-and-spies", other=True)))),
    "233-3": card(constant(rule("struggle_by_damage"), conditions=this_is(unit(state="committed")))),
    "233-4": card(
        constant(attaches(unit("Character")), gains("unit_damage", who=HOST)),
        interrupt(
            return_to("deck_top", THIS),
            if_it_did(shuffle(), cancel_use()),
            on=targeted("host", by="opponent"),
            conditions=host_is(unit(faction="smugglers-and-spies")),
        ),
    ),
    "236-2": card(always_after(draw(1), on=played(what=pieces("event"), by="own"), limits=for_this(1, "turn"))),
    "236-3": card(
        reaction(
            look(5),
            pick(1, pieces("event", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "236-4": card(action(discard(), targets=target(enhancement(not_keyword="limited")))),
    "236-6": card(fate(next_costs_less(2, own_card("event", zone="hand"), "turn"))),
    "237-1": card(constant(rule("no_draws", whose="opponent"), conditions=there_are(1, own_unit("Specter")))),
    "237-2": card(
        constant(
            has_keyword("targeted_strike", who=THIS), conditions=more(own_card("enhancement"), pieces("enhancement", whose="opponent"))
        ),
        reaction(unless_paid(discard_at_random(1), gains("unit_damage", who=THIS, until="strike")), on=focused_to_strike("this")),
    ),
    "237-3": card(action(look(1), may(put_into_play(enhancement(of="looked", zone="deck"))), limits=for_this(1, "turn"))),
    "237-4": card(
        constant(
            attaches(unit(one_of=[unit("Specter"), unit("Character", faction="smugglers-and-spies")])),
            gains("unit_damage", "edge_blast_damage", who=HOST),
        ),
        action(
            play_this(),
            from_discard=True,
            conditions=there_are(1, unit(one_of=[unit("Specter"), unit("Character", faction="smugglers-and-spies")])),
            costs=pay_for_this(),
        ),
    ),
    "237-5": card(
        constant(attaches(own_objective()), gains("capacity", who=HOST)), interrupt(return_to("hand", THIS), on=destroyed("host"))
    ),
    "241-1": card(
        reaction(
            draw(1),
            on=played(what=pieces("event"), by="own"),
            conditions=this_is(objective(damage_most=2)),
            limits=for_this(1, "turn"),
        )
    ),
    "241-2": card(
        interrupt(
            look(),
            pick(1, pieces("event", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=[destroyed("this"), sacrificed("this")],
        )
    ),
    "241-3": card(constant(gains("unit_damage", who=THIS), conditions=this_is(unit(state="defending")))),
    "242-1": card(
        reaction(
            remove(),
            on=stacks_revealed(),
            conditions=there_are(1, own_card("fate", faction="rebel-alliance", zone="edge_stack")),
            targets=target(enemy_unit(state="participating")),
            limits=for_title(1, "engagement"),
        )
    ),
    "242-2": card(
        pilot_constant(
            gains("unit_damage", "blast_damage", who=HOST), has_keyword("elite", who=HOST), conditions=host_is(unit("Speeder", "Fighter"))
        ),
        pilot_action(move_enhancement(THIS), costs=focus_this()),
    ),
    "242-3": card(
        reaction(
            move_focus(1, TARGET, SECOND_TARGET),
            on=[enters_play(what=enhancement(state="pilot", of="on_this")), attached(what=enhancement(state="pilot", of="on_this"))],
            targets=[target(enhancement(state="exhausted")), target(enhancement(of="not_target", same_controller=True))],
            limits=for_this(1, "turn"),
        )
    ),
    "242-5": card(
        fate(
            choose(
                *(
                    [gains(icon, less=True, until="engagement")]
                    for icon in ("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics")
                )
            ),
            targets=target(unit(faction=["imperial-navy", "neutral"], state="participating")),
        )
    ),
    "243-1": card(
        constant(
            gains("capacity", who=own_unit("Transport", pilots_least=1)),
            gains("capacity", who=own_unit("Transport", pilots_least=2)),
            gains("capacity", who=own_unit("Transport", pilots_least=3)),
            gains("capacity", who=own_unit("Transport", pilots_least=4)),
        )
    ),
    "243-2": card(pilot_constant(gains("unit_damage", "edge_tactics", who=HOST), conditions=host_is(unit("Transport")))),
    "243-3": card(
        pilot_constant(has_keyword("shielding", who=HOST), conditions=host_is(unit("Transport"))),
        pilot_constant(has_keyword("elite", who=HOST), conditions=host_is(unit("Transport", pilots_least=2))),
    ),
    "243-4": card(constant(gains("edge", per=pieces(traits="Pilot", of="on_this"), who=THIS))),
    "246-1": card(
        interrupt(
            pick(None, enhancement(attached_to=unit(of="it"))), return_to("hand", PICKED), on=leaves_play(what=own_unit(state="enhanced"))
        )
    ),
    "246-2": card(
        constant(rule("lends_hand", THIS)),
        action(
            pick(1, own_card("enhancement", zone="hand")),
            reveal(PICKED),
            put_aside(PICKED, THIS, facedown=True),
            conditions=there_are(1, own_card("enhancement", zone="hand")),
        ),
    ),
    "246-3": card(reaction(discard(), on=enters_play("this"), targets=target(enhancement(cost_most=2)))),
    "246-4": card(action(heal(1), targets=target(unit(without="Vehicle", state="enhanced")), limits=for_this(1, "turn"))),
    "246-5": card(
        constant(attaches(unit("Droid"))),
        reaction(
            pick(1, enhancement(whose="opponent", zone="discard")), put_into_play(PICKED), on=focused_to_strike("host"), costs=focus_this()
        ),
    ),
    "247-1": card(reaction(draw(1), on=destroyed(what=own_unit()))),
    "247-2": card(
        pilot_interrupt(
            pick(1, own_unit(faction="rebel-alliance", cost_like="it", zone="hand")),
            put_into_play(PICKED),
            on=leaves_play("host"),
            conditions=host_is(unit("Fighter")),
        )
    ),
    "247-3": card(constant(lends_protect(unit(of="this"), unit("Vehicle")), conditions=this_is(unit(holding=pieces(title="jek-porkins"))))),
    "247-4": card(interrupt(draw(3), on=leaves_play(what=own_unit("Vehicle", state="piloted")), from_hand=True, costs=discard_this())),
    "247-5": card(reaction(set_balance("light"), on=balance_changed(), conditions=balance_with("dark"))),
    "251-1": card(constant(gains("struggle_icons", n=2, who=THIS), conditions=there_are(2, own_unit("Specter")))),
    "251-2": card(
        reaction(
            either(
                there_are(1, enemy_unit(state="participating")),
                [
                    choose(
                        [pick(1, enemy_unit(state="participating"), whose="opponent"), focus(1, PICKED)],
                        [pick_at_random(2, pieces(whose="opponent", zone="hand")), discard(PICKED)],
                        by_opponent=True,
                    )
                ],
                [pick_at_random(2, pieces(whose="opponent", zone="hand")), discard(PICKED)],
            ),
            on=focused_to_strike("this"),
        )
    ),
    "251-3": card(
        interrupt(
            return_to("deck_top", THIS),
            if_it_did(shuffle(), cancel_use()),
            on=targeted(what=own_unit(one_of=[unit("Specter"), unit(faction="neutral")]), by="opponent"),
        )
    ),
    "251-4": card(
        constant(attaches(unit("Specter", "Character"))),
        reaction(draw(1), on=discarded_from_hand(what=pieces(whose="opponent")), limits=for_this(1, "phase")),
    ),
    "251-5": card(
        action(
            unless_paid(
                discard_at_random(2), gains("blast_damage", who=own_unit(one_of=[unit("Specter"), unit(faction="neutral")]), until="phase")
            ),
            limits=for_title(1, "turn"),
        )
    ),
    "251-6": card(
        fate(
            gains("force_icons", n=3, who=THIS, until="edge_battle"),
            conditions=[
                there_are(1, own_unit("Specter", state="participating")),
                at_most(3, pieces(whose="opponent", zone="hand")),
            ],
        )
    ),
    "252-2": card(
        constant(gains("unit_damage", who=own_unit(other=True, one_of=[unit("Specter"), unit(faction="neutral")]))),
        reaction(pick(1, own_unit("Specter")), unfocus(1, PICKED), on=refreshed(by="own")),
    ),
    "252-3": card(
        interrupt(
            cancel_use(),
            draw(1),
            on=targeted(what=unit(one_of=[unit("Specter"), unit(faction="rebel-alliance")]), by="opponent"),
            costs=focus_this(),
        )
    ),
    "252-4": card(
        interrupt(
            cancel(),
            heal(None, IT),
            on=[destroyed(what=own_unit("Specter", "Character")), captured(what=own_unit("Specter", "Character"))],
            costs=sacrifice_this(),
        )
    ),
    "252-6": card(
        always_after(all_gain("blast_damage", 1, unit("Specter"), "game"), on=mission_completed("this")),
        reaction(return_to("hand"), on=mission_completed("this"), targets=target(enemy_unit())),
    ),
    "253-1": card(
        reaction(
            look(1),
            may(place_edge(LOOKED)),
            on=stacks_revealed(),
            conditions=there_are(1, own_card("fate", faction="smugglers-and-spies", zone="edge_stack")),
        )
    ),
    "253-2": card(*(constant(gains("edge", who=THIS), conditions=there_are(n, own_card("fate", zone="discard"))) for n in (1, 2, 3))),
    "253-3": card(
        interrupt(
            cancel(),
            return_to("hand", IT),
            on=discarded_from_stack(what=own_card(faction="smugglers-and-spies"), by="own"),
            costs=spend(1),
            limits=for_this(1, "edge_battle"),
        )
    ),
    "253-4": card(
        reaction(
            pick(1, own_card(generates=True, zone="hand_or_discard")), put_into_play(PICKED), on=edge_won(by="own"), conditions=by_least(2)
        )
    ),
    "253-5": card(
        fate(
            rule("no_abilities", whose="opponent", until="engagement"),
            conditions=there_are(1, pieces(faction=["scum-and-villainy", "neutral"], whose="opponent", zone="edge_stack")),
        )
    ),
    "256-1": card(
        reaction(
            gains("unit_damage", "edge_blast_damage", who=IT, until="strike"),
            on=focused_to_strike(what=own_unit("Speeder", "Fighter")),
            costs=discard_card(1, own_card("event", zone="hand")),
        )
    ),
    "256-2": card(
        reaction(deal(1), on=played(what=pieces("event"), by="own"), targets=target(enemy_objective()), limits=for_this(1, "turn"))
    ),
    "256-4": card(
        action(shield(), targets=target(own_unit())),
        reaction(return_to("hand", THIS), on=force_won(by="own"), from_discard=True, conditions=by_least(2)),
    ),
    "256-5": card(action(strike(), conditions=in_engagement(), targets=target(own_unit(keyword="targeted_strike")))),
    "257-1": card(constant(rule("few_draws"), rule("few_draws", whose="opponent"), conditions=there_are(1, own_unit("Specter")))),
    "257-2": card(
        reaction(deal(1), on=discarded_from_hand(what=pieces(whose="opponent")), targets=target(enemy_unit()), limits=for_this(1, "turn"))
    ),
    "257-3": card(reaction(pick(1, pieces(whose="opponent", zone="hand"), whose="opponent"), discard(PICKED), on=enters_play("this"))),
    "257-4": card(
        constant(attaches(unit("Specter", "Droid")), gains("unit_damage", who=HOST)),
        reaction(rule("blank", until="phase"), on=any_phase_begins(), costs=focus_this(), targets=target(unit())),
    ),
    "257-5": card(
        action(
            look(),
            either(
                there_is_no(pieces(whose="opponent", zone="hand")),
                [pick(1, pieces(of="looked", zone="deck"))],
                [pick(1, enhancement(of="looked", zone="deck"))],
            ),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
        )
    ),
    "257-6": card(
        action(
            look(),
            pick(1, unit("Specter", of="looked", zone="deck")),
            put_into_play(PICKED),
            if_it_did(pick(1, own_unit("Specter")), return_to("deck_top", PICKED)),
            shuffle(),
        )
    ),
}
