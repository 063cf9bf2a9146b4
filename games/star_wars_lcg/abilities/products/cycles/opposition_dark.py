"""What the Dark Side's cards of the Opposition cycle do (objective sets 231 to 260)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    PICKED,
    SECOND_TARGET,
    TARGET,
    THIS,
    action,
    as_soon_as,
    at_end,
    attaches,
    cancel,
    cancel_use,
    cannot,
    capture,
    card,
    changes_seat,
    choose,
    constant,
    costs_less,
    counts_another,
    deal,
    destroy,
    discard,
    doubles,
    draw,
    enhances_area,
    fate,
    fits_targets,
    focus,
    forced_reaction,
    gains,
    gains_chosen,
    has_keyword,
    heal,
    if_it_did,
    if_paid,
    immune,
    interrupt,
    lends_protect,
    look,
    may,
    move_damage,
    next_costs_less,
    own_cost,
    pays_only_for,
    pick,
    pilot_constant,
    pilot_interrupt,
    pilot_reaction,
    play_this,
    prevent,
    printed_icons,
    put_captive,
    put_into_play,
    reaction,
    read_dial,
    remove,
    repeat_use,
    return_to,
    reveal,
    rule,
    sacrifice,
    set_balance,
    shield,
    shuffle,
    strike,
    unfocus,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    ability_resolved,
    ability_used,
    balance_changed,
    balance_with,
    chosen,
    damage_this,
    damaged,
    damaged_by_icons,
    declared_attacker,
    declared_defender,
    destroyed,
    dial_least,
    discard_card,
    edge_won,
    engaged,
    engagement_ends,
    enters_play,
    fate_resolved,
    focus_another,
    focus_this,
    focused_by_icons,
    focused_to_strike,
    for_this,
    for_title,
    force_won,
    happened_most,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    none_played,
    pay_for_this,
    phase_begins,
    played,
    refreshed,
    sacrifice_one,
    sacrifice_this,
    stacks_revealed,
    strike_resolved,
    survived,
    target,
    target_resolved,
    targeted,
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
    "234-1": card(
        reaction(
            focus(1),
            on=stacks_revealed(),
            conditions=there_are(1, own_card("fate", faction="sith", zone="edge_stack")),
            targets=target(enemy_objective()),
            limits=for_title(1, "turn"),
        )
    ),
    "234-2": card(
        reaction(deal(1), on=fate_resolved(what=pieces("fate"), by="own"), targets=target(enemy_unit()), limits=for_this(1, "turn"))
    ),
    "234-3": card(
        reaction(
            remove(THIS),
            if_it_did(remove()),
            on=edge_won(by="opponent"),
            conditions=this_is(unit(state="participating")),
            targets=target(unit(faction=["jedi", "neutral"], state="participating")),
            limits=for_this(1, "turn"),
        )
    ),
    "234-5": card(
        fate(
            may(discard(THIS), if_it_did(discard())),
            targets=target(
                pieces(
                    whose="opponent",
                    zone="edge_stack",
                    one_of=[pieces(faction="jedi"), pieces("unit", "enhancement", "event", "mission", faction="neutral")],
                )
            ),
        )
    ),
    "235-1": card(
        interrupt(prevent(1), on=damaged(what=own_objective(faction="scum-and-villainy", with_captured=True)), limits=for_this(1, "turn"))
    ),
    "235-2": card(
        reaction(
            gains_chosen(
                "unit_damage",
                "blast_damage",
                "tactics",
                "edge_unit_damage",
                "edge_blast_damage",
                "edge_tactics",
                per=own_objective(with_captured=True),
                who=THIS,
                until="strike",
            ),
            on=focused_to_strike("this"),
        )
    ),
    "235-3": card(
        reaction(
            pick(1, pieces(zone="captured", attached_to=objective(of="not_target"))),
            put_captive(PICKED, at=TARGET),
            on=phase_begins(phase="conflict"),
            conditions=there_are(1, pieces(zone="captured")),
            targets=target(own_objective()),
        )
    ),
    "235-4": card(
        constant(attaches(objective(faction="scum-and-villainy")), gains("capacity", who=HOST), counts_another(pieces(zone="captured")))
    ),
    "235-6": card(fate(next_costs_less(2, own_card("event", zone="hand"), "turn"))),
    "238-1": card(reaction(pick(1, own_card("event", zone="discard")), return_to("deck_top", PICKED), shuffle(), on=force_won(by="own"))),
    "238-2": card(
        reaction(
            pick(1, own_card("event", zone="hand")),
            reveal(PICKED),
            return_to("deck_top"),
            on=focused_to_strike("this"),
            conditions=there_are(1, own_card("event", zone="hand")),
            targets=target(enhancement(not_keyword="limited")),
        )
    ),
    "238-3": card(
        reaction(
            shield(),
            on=played(what=pieces("event"), by="own"),
            targets=target(pieces("unit", "objective", faction="sith")),
            limits=for_this(1, "turn"),
        )
    ),
    "238-4": card(interrupt(cancel_use(), on=ability_used(what=enhancement()))),
    "238-5": card(
        action(
            move_damage(1, TARGET, SECOND_TARGET),
            conditions=in_engagement(),
            targets=[chosen(unit(faction="sith", state=["participating", "damaged"])), target(enemy_unit(state="participating"))],
        ),
        reaction(return_to("hand", THIS), on=force_won(by="own"), from_discard=True),
    ),
    "239-1": card(constant(gains("edge", who=own_unit(without="Vehicle", state="enhanced")))),
    "239-2": card(reaction(destroy(unit(same_set="it")), on=destroyed(what=objective()), conditions=this_is(unit(state="participating")))),
    "239-3": card(
        reaction(
            look(5),
            pick(1, enhancement(of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "239-4": card(
        constant(
            attaches(pieces("unit", one_of=[unit("Trooper"), unit("Character", faction="imperial-navy")])), has_keyword("elite", who=HOST)
        )
    ),
    "239-5": card(
        constant(
            attaches(unit(one_of=[unit("Trooper"), unit("Character", faction="imperial-navy")])),
            gains("unit_damage", "edge_blast_damage", who=HOST),
        ),
        action(
            play_this(),
            from_discard=True,
            conditions=there_are(1, unit(one_of=[unit("Trooper"), unit("Character", faction="imperial-navy")])),
            costs=pay_for_this(),
        ),
    ),
    "239-6": card(
        fate(
            pick(1, own_card("unit", "objective", state="enhanced")),
            choose([heal(1, PICKED)], [unfocus(1, PICKED)], [unshield(1, PICKED)]),
        )
    ),
    "240-1": card(reaction(repeat_use(), on=ability_resolved(what=pieces("event")), costs=damage_this(2))),
    "240-2": card(
        action(
            rule("blank", TARGET, until="phase"),
            rule("blank", SECOND_TARGET, until="phase"),
            targets=[target(own_unit(other=True)), target(enemy_unit(same_cost="target"))],
            limits=for_this(1, "turn"),
        )
    ),
    "240-3": card(
        constant(own_cost(2), conditions=there_are(1, enemy_unit("Character", unique=True))),
        constant(rule("must_attack", THIS), conditions=happened_most(0, "engaged", pieces("objective", "mission"), "turn")),
        constant(rule("must_defend", THIS), conditions=happened_most(1, "engaged", pieces("objective", "mission"), "turn")),
    ),
    "240-4": card(
        interrupt(
            look(whose="opponent"),
            pick(1, pieces(of="looked", zone="deck")),
            capture(PICKED),
            shuffle(whose="opponent"),
            on=leaves_play(what=enemy_unit(state="enhanced")),
        )
    ),
    "240-6": card(
        action(
            rule("exposed", TARGET, until="engagement"),
            conditions=in_engagement(),
            targets=target(enemy_unit("Character", state="not_participating")),
        )
    ),
    "244-1": card(
        reaction(
            strike(),
            on=stacks_revealed(),
            conditions=there_are(1, own_card("fate", faction="imperial-navy", zone="edge_stack")),
            targets=target(own_unit(state=["participating", "ready"])),
        )
    ),
    "244-2": card(
        pilot_interrupt(
            deal(2),
            on=engagement_ends(),
            conditions=host_is(unit("Capital Ship", state="participating")),
            targets=target(unit(state="participating")),
        )
    ),
    "244-3": card(
        interrupt(
            deal(1),
            on=engagement_ends(),
            conditions=this_is(unit(state="participating")),
            targets=target(objective(state="not_engaged")),
        )
    ),
    "244-4": card(
        reaction(
            gains_chosen(
                "edge_unit_damage",
                "edge_blast_damage",
                "edge_tactics",
                has=unit(other=True, state="participating"),
                who=THIS,
                until="strike",
            ),
            on=focused_to_strike("this"),
        )
    ),
    "244-5": card(
        fate(
            choose(
                *(
                    [gains(icon, less=True, until="engagement")]
                    for icon in ("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics")
                )
            ),
            targets=target(unit(faction=["rebel-alliance", "neutral"], state="participating")),
        )
    ),
    "245-2": card(
        constant(has_keyword("elite", who=THIS), conditions=there_are(1, pieces(traits="Night"))),
        constant(has_keyword("targeted_strike", who=THIS), conditions=there_are(2, pieces(traits="Night"))),
    ),
    "245-3": card(constant(gains("unit_damage", per=pieces(traits="Night"), who=THIS))),
    "245-4": card(
        constant(attaches(own_card())), interrupt(return_to("deck_top", THIS), shuffle(), cancel_use(), on=targeted("host", by="opponent"))
    ),
    "248-1": card(
        reaction(
            pick(1, own_unit("Creature", zone="hand")),
            put_into_play(PICKED),
            at_end("engagement", sacrifice(PICKED)),
            on=engaged(what=objective(faction="sith")),
            costs=focus_this(),
            limits=for_this(1, "turn"),
        )
    ),
    "248-2": card(constant(printed_icons(THIS, fixed=True)), action(play_this(), from_hand=True, costs=pay_for_this())),
    "248-4": card(
        constant(enhances_area()),
        reaction(
            pick(1, own_unit("Creature", zone="discard")),
            return_to("hand", PICKED),
            on=destroyed(what=enemy_unit()),
            conditions=there_are(1, own_unit("Creature", state="participating")),
            limits=for_this(1, "turn"),
        ),
    ),
    "248-5": card(interrupt(cancel_use(), on=targeted(what=own_unit("Creature"), by="opponent"))),
    "249-1": card(interrupt(deal(2), on=destroyed(what=own_objective()), targets=target(enemy_unit()))),
    "249-2": card(
        interrupt(
            deal(1),
            on=leaves_play(what=own_unit()),
            conditions=in_phase("conflict"),
            targets=target(enemy_unit()),
            limits=for_this(2, "turn"),
        )
    ),
    "249-3": card(reaction(put_into_play(THIS, joins=True), on=destroyed(what=own_unit()), from_hand=True, conditions=in_engagement())),
    "249-4": card(reaction(set_balance("dark"), on=balance_changed(), conditions=balance_with("light"))),
    "250-1": card(
        interrupt(
            pick(1, own_card("event", faction="scum-and-villainy", zone="discard")),
            return_to("hand", PICKED),
            on=destroyed(what=own_objective()),
        )
    ),
    "250-2": card(
        constant(cannot("be_targeted_by_events", who=THIS)),
        constant(
            costs_less(2, own_card(one_of=[unit("Bounty Hunter"), pieces("event", faction="scum-and-villainy")], zone="hand")),
            conditions=none_played(pieces(one_of=[unit("Bounty Hunter"), pieces("event", faction="scum-and-villainy")])),
        ),
    ),
    "250-3": card(
        reaction(
            look(5),
            pick(1, pieces("event", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "250-5": card(constant(attaches(enemy_unit("Character", "Droid")), fits_targets(pieces("event", faction="scum-and-villainy"), HOST))),
    "250-6": card(action(destroy(), targets=target(unit("Character", "Droid", cost_most=2)))),
    "254-1": card(
        reaction(pick(1, own_card(zone="discard")), return_to("deck_top", PICKED), shuffle(), on=refreshed(by="own"), costs=focus_this())
    ),
    "254-2": card(
        reaction(
            deal(1),
            on=leaves_play(what=unit()),
            conditions=in_phase("conflict"),
            targets=target(enemy_objective()),
            limits=for_this(1, "turn"),
        )
    ),
    "254-3": card(forced_reaction(sacrifice(THIS), on=strike_resolved("this"))),
    "254-5": card(
        constant(attaches(unit("Force User", "Force Sensitive")), gains("edge", who=HOST)),
        reaction(
            deal(1),
            on=leaves_play(what=unit()),
            conditions=[in_phase("conflict"), host_is(unit(title="rav-naaran"))],
            targets=target(enemy_unit()),
            limits=for_this(1, "turn"),
        ),
    ),
    "255-1": card(constant(gains("capacity", who=own_unit("Fighter", state="piloted")))),
    "255-2": card(pilot_constant(gains("unit_damage", who=own_unit("Fighter")))),
    "255-3": card(pilot_reaction(unfocus(1, HOST), on=survived("host"), conditions=host_is(unit("Fighter", state="defending")))),
    "255-4": card(constant(lends_protect(own_unit("Fighter"), unit(title="obsidian-leader")), conditions=this_is(unit(state="piloted")))),
    "255-5": card(constant(doubles("unit_damage", "edge_unit_damage", who=THIS), conditions=this_is(unit(state="piloted")))),
    "258-1": card(reaction(draw(1), on=played(what=enhancement(), by="own"), limits=for_this(1, "turn"))),
    "258-2": card(
        reaction(
            unfocus(1),
            on=phase_begins(phase="force"),
            costs=sacrifice_one(enhancement(of="on_this")),
            targets=target(own_unit()),
        )
    ),
    "258-3": card(pilot_constant(gains("edge", who=HOST))),
    "258-4": card(
        constant(attaches(unit(faction="sith")), gains("unit_damage", "capacity", who=HOST)),
        action(play_this(), from_discard=True, conditions=there_are(1, unit(faction="sith")), costs=pay_for_this()),
    ),
    "258-5": card(
        constant(enhances_area()),
        interrupt(cancel(), on=played(what=pieces("event")), costs=[focus_this(), discard_card(1, own_card("enhancement", zone="hand"))]),
    ),
    "259-1": card(
        constant(changes_seat("dial", 1, "own"), conditions=this_is(objective(state="undamaged"))),
        as_soon_as(read_dial(), conditions=dial_least(12)),
    ),
    "259-2": card(
        constant(
            immune("effects", pieces(whose="opponent", zone="anywhere"), who=THIS),
            rule("sure_damage", THIS),
            gains("unit_damage", "blast_damage", count="dial", who=THIS),
        ),
        constant(immune("focus", pieces(whose="opponent", zone="anywhere"), who=THIS), conditions=this_is(unit(state="not_participating"))),
    ),
    "259-4": card(
        constant(pays_only_for(unit("Space Station", "Capital Ship"))),
        action(
            unfocus(1),
            conditions=in_phase("deployment"),
            costs=sacrifice_this(),
            targets=target(unit("Space Station", "Capital Ship")),
        ),
    ),
    "260-1": card(
        reaction(
            heal(1),
            on=stacks_revealed(),
            conditions=there_are(1, own_card("fate", faction="scum-and-villainy", zone="edge_stack")),
            targets=target(objective(faction="scum-and-villainy")),
        )
    ),
    "260-2": card(
        reaction(
            capture(),
            on=[target_resolved("this", by="opponent"), damaged_by_icons("this", by="opponent"), focused_by_icons("this", by="opponent")],
            targets=target(enemy_unit(state="exhausted")),
            limits=for_this(1, "turn"),
        )
    ),
    "260-3": card(
        forced_reaction(
            if_paid(focus_another(pieces("affiliation", whose="own")), remove(THIS)),
            on=[declared_attacker("this"), declared_defender("this")],
        )
    ),
    "260-5": card(
        fate(
            rule("no_abilities", whose="opponent", until="engagement"),
            conditions=there_are(1, pieces(faction=["smugglers-and-spies", "neutral"], whose="opponent", zone="edge_stack")),
        )
    ),
}
