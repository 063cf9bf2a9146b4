"""What the Light Side's cards of the Alliances cycle do (objective sets 261 to 289)."""

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
    all_cost_less,
    attaches,
    cancel,
    cancel_use,
    cannot,
    card,
    changes_seat,
    constant,
    costs_less,
    deal,
    discard,
    doubles_damage,
    draw,
    either,
    enhances_area,
    fate,
    focus,
    gains,
    gains_chosen,
    has_keyword,
    has_own_affiliation,
    heal,
    if_it_did,
    interrupt,
    lends_protect,
    look,
    may,
    move_focus,
    next_costs_less,
    pick,
    pilot_constant,
    play_this,
    prevent,
    put_back,
    put_into_play,
    reaction,
    refuses_resources,
    remove,
    return_to,
    rule,
    set_balance,
    shield,
    unfocus,
)
from games.star_wars_lcg.abilities.parts import (
    ability_used,
    affiliations_least,
    any_of,
    any_phase_begins,
    balance_changed,
    balance_with,
    damaged,
    declared_attacker,
    declared_defender,
    defenders_declared,
    destroyed,
    discard_this,
    engaged,
    enters_play,
    factions_least,
    focus_one_with,
    focus_placed,
    focus_this,
    focused_to_strike,
    for_this,
    happened_most,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    on_your_turn,
    pay_for_this,
    phase_begins,
    play_begins,
    played,
    refreshed,
    sacrifice_one,
    spend,
    stacks_revealed,
    strike_resolved,
    survived_unopposed,
    target,
    there_are,
    this_is,
    turn_ends,
    unopposed_bonus,
    up_to,
    used_less,
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
    "261-1": card(
        reaction(
            next_costs_less(1, own_card(not_faction="rebel-alliance", zone="hand"), "phase"),
            on=played(what=pieces(faction="rebel-alliance"), by="own"),
            limits=for_this(1, "turn"),
        )
    ),
    "261-2": card(
        reaction(pick(1, unit(not_faction="rebel-alliance")), unfocus(1, PICKED), on=focused_to_strike("this"), limits=for_this(1, "turn"))
    ),
    "261-3": card(
        interrupt(
            cancel_use(),
            on=ability_used(what=pieces(state="in_faction", whose="opponent"), by="opponent"),
            from_hand=True,
            costs=[spend(1), discard_this()],
        )
    ),
    "261-5": card(reaction(changes_seat("edge_total", 1, count="affiliations", until="edge_battle"), on=stacks_revealed())),
    "261-6": card(
        fate(
            may(gains("unit_damage", until="engagement"), gains("blast_damage", who=SECOND_TARGET, until="engagement")),
            targets=[
                target(own_unit(state="participating")),
                target(own_unit(state="participating", of="not_target", other_faction="target")),
            ],
        )
    ),
    "262-1": card(
        reaction(
            pick(1, pieces(whose="opponent", zone="hand"), whose="opponent"),
            discard(PICKED),
            on=played(what=unit(not_faction="smugglers-and-spies"), by="own"),
            conditions=this_is(objective(damage_most=2)),
            limits=for_this(1, "turn"),
        )
    ),
    "262-2": card(
        reaction(
            draw(2),
            on=strike_resolved(what=unit(faction="jedi", other=True)),
            conditions=[this_is(unit(state="attacking")), happened_most(1, "struck", unit(faction="jedi", other=True), "engagement")],
        ),
        reaction(
            unfocus(None, IT),
            on=strike_resolved(what=unit(faction="rebel-alliance", other=True)),
            conditions=[
                this_is(unit(state="attacking")),
                happened_most(1, "struck", unit(faction="rebel-alliance", other=True), "engagement"),
            ],
        ),
    ),
    "262-3": card(reaction(unfocus(1, THIS), on=phase_begins(phase="force"))),
    "262-5": card(
        action(
            rule("exposed", TARGET, until="engagement"),
            conditions=in_engagement(),
            targets=target(enemy_unit("Character", state="not_participating")),
        )
    ),
    "265-1": card(
        reaction(
            pick(1, own_unit(not_faction="jedi", cost_like="it", zone="hand")),
            put_into_play(PICKED),
            on=leaves_play(what=unit("Character", faction="jedi")),
        )
    ),
    "265-2": card(interrupt(prevent(1), on=focus_placed("this", by="opponent"), limits=for_this(1, "turn"))),
    "265-4": card(
        constant(attaches(unit("Character")), gains("unit_damage", "capacity", who=HOST)),
        reaction(
            deal(1, enemy_unit(state="participating")),
            on=focused_to_strike("host"),
            conditions=host_is(unit(title="chirrut-imwe")),
        ),
    ),
    "265-5": card(reaction(focus(1), on=damaged(what=unit()), targets=target(unit(of="it")))),
    "266-1": card(constant(gains("capacity", who=own_unit("Wookiee")))),
    "266-2": card(constant(has_keyword("elite", who=own_unit("Wookiee", state="damaged")))),
    "266-3": card(
        reaction(
            rule("must_defend", until="engagement"),
            on=declared_attacker("this"),
            conditions=this_is(unit(state="damaged")),
            targets=target(enemy_unit()),
        )
    ),
    "266-5": card(
        constant(enhances_area()),
        action(deal(1), if_it_did(shield()), costs=focus_this(), targets=target(own_unit("Wookiee")), limits=for_this(1, "turn")),
    ),
    "266-6": card(
        fate(
            pick(1, own_unit("Wookiee", state="participating")),
            deal(1, PICKED),
            if_it_did(deal(1)),
            targets=up_to(2, enemy_unit(state="participating")),
        )
    ),
    "270-1": card(
        reaction(
            heal(1),
            on=[engaged(by="own"), defenders_declared(by="own")],
            conditions=any_of(
                conditions=[
                    factions_least(2, own_unit(state="participating")),
                    there_are(2, own_unit(faction="neutral", state="participating")),
                ]
            ),
            targets=target(unit()),
        )
    ),
    "270-3": card(
        reaction(
            remove(),
            on=[declared_attacker("this"), declared_defender("this")],
            targets=target(enemy_unit(state=["participating", "out_of_faction"])),
        )
    ),
    "270-5": card(
        reaction(
            remove(),
            if_it_did(draw(1)),
            on=focused_to_strike(what=enemy_unit()),
            targets=target(enemy_unit(state="participating", of="not_it")),
        )
    ),
    "271-1": card(
        reaction(unfocus(1), on=any_phase_begins(), costs=focus_one_with(2, own_card("enhancement")), targets=target(unit("Character")))
    ),
    "271-2": card(
        reaction(
            gains_chosen(
                "unit_damage",
                "blast_damage",
                "tactics",
                "edge_unit_damage",
                "edge_blast_damage",
                "edge_tactics",
                count="affiliations",
                who=THIS,
                until="strike",
            ),
            on=focused_to_strike("this"),
        )
    ),
    "271-4": card(constant(enhances_area()), action(either(affiliations_least(3), [draw(2)], [draw(1)]), costs=focus_this())),
    "272-1": card(
        reaction(
            pick(1, own_unit(faction="smugglers-and-spies", state="attacking")),
            return_to("hand", PICKED),
            if_it_did(
                may(
                    pick(1, own_unit(not_faction="smugglers-and-spies", cost_like="picked", zone="hand"), into="picked_2"),
                    put_into_play(SECOND_PICKED, joins=True),
                )
            ),
            on=declared_defender(what=enemy_unit()),
            conditions=there_are(1, own_unit(faction="smugglers-and-spies", state="attacking")),
            limits=for_this(1, "turn"),
        )
    ),
    "272-2": card(
        interrupt(
            cancel(),
            deal(1, enemy_objective(), count="of_event"),
            on=unopposed_bonus(by="own"),
            conditions=this_is(unit(state="attacking")),
        )
    ),
    "272-3": card(constant(rule("unopposed"), conditions=this_is(unit(state="attacking")))),
    "272-5": card(action(cannot("attack", "defend", until="phase"), targets=target(enemy_unit("Character", "Creature")))),
    "275-2": card(
        constant(has_keyword("elite", who=own_unit("Ewok"))),
        reaction(
            pick(1, own_unit("Ewok", cost_most=4, zone="discard")),
            put_into_play(PICKED),
            on=focused_to_strike("this"),
            limits=for_this(1, "turn"),
        ),
    ),
    "275-3": card(constant(gains("edge", who=THIS), conditions=there_are(3, own_unit("Ewok")))),
    "275-5": card(
        action(all_cost_less(1, own_unit("Ewok", zone="hand"), until="phase"), conditions=[on_your_turn(), in_phase("deployment")])
    ),
    "275-6": card(interrupt(cancel(), on=played(what=pieces("event")), costs=sacrifice_one(own_unit("Ewok")))),
    "276-1": card(
        reaction(draw(1, per=own_unit("Vehicle", state="piloted")), on=destroyed(what=enemy_objective()), limits=for_this(1, "turn"))
    ),
    "276-2": card(
        pilot_constant(gains("edge", per=own_unit("Fighter", state="participating"), who=HOST), conditions=host_is(unit("Fighter")))
    ),
    "276-3": card(constant(cannot("be_targeted", who=own_card(traits="Pilot")))),
    "276-4": card(constant(has_keyword("targeted_strike", who=THIS), conditions=this_is(unit(state="piloted")))),
    "280-2": card(
        constant(gains("capacity", who=THIS), conditions=there_are(1, own_unit(faction="jedi", other=True))),
        constant(gains("edge", who=THIS), conditions=there_are(1, own_unit(faction="rebel-alliance", other=True))),
        constant(
            lends_protect(unit(of="this"), unit("Character")), conditions=there_are(1, own_unit(faction="smugglers-and-spies", other=True))
        ),
    ),
    "280-4": card(
        constant(attaches(unit("Character"))),
        constant(
            changes_seat("reserve", 1),
            conditions=[
                there_are(1, own_card(faction=["rebel-alliance", "smugglers-and-spies"])),
                host_is(unit(not_title="obi-wan-kenobi")),
            ],
        ),
        constant(
            changes_seat("reserve", 2),
            conditions=[there_are(1, own_card(faction=["rebel-alliance", "smugglers-and-spies"])), host_is(unit(title="obi-wan-kenobi"))],
        ),
    ),
    "280-5": card(action(remove(enemy_unit("Character", cost_most=3, state="participating")), conditions=in_engagement())),
    "281-1": card(
        interrupt(
            costs_less(1, pieces(of="it", zone="anywhere"), least=1, until="play"),
            on=play_begins(what=unit("Speeder", "Trooper"), by="own"),
            conditions=used_less(own_objective("Hoth")),
        )
    ),
    "281-2": card(constant(gains("edge", per=own_objective("Hoth"), who=THIS))),
    "281-3": card(
        action(
            look(1, per=own_objective("Hoth")),
            pick(1, own_card(of="looked", zone="deck")),
            return_to("hand", PICKED),
            put_back("deck_top"),
            costs=focus_this(),
        )
    ),
    "281-5": card(reaction(unfocus(None, own_unit()), on=[turn_ends(by="own"), turn_ends(by="opponent")])),
    "282-1": card(
        reaction(
            pick(1, enemy_unit(state="exhausted"), whose="opponent"),
            cannot("refresh", who=PICKED, until="phase"),
            on=phase_begins(phase="refresh", by="opponent"),
            conditions=this_is(objective(state="undamaged")),
        )
    ),
    "282-2": card(
        reaction(
            move_focus(1, IT, TARGET),
            on=focus_placed(what=own_unit(), by="opponent"),
            targets=target(enemy_unit()),
            limits=for_this(1, "turn"),
        )
    ),
    "282-3": card(
        constant(doubles_damage(THIS, unit(without="Character", state="exhausted"))),
        action(play_this(joins=True), from_hand=True, conditions=in_engagement(), costs=pay_for_this()),
    ),
    "282-5": card(
        constant(attaches(unit("Character")), gains("unit_damage", who=HOST)),
        action(put_into_play(THIS), from_discard=True, costs=spend(1)),
    ),
    "282-6": card(interrupt(cancel_use(), on=ability_used(by="opponent"))),
    "285-1": card(reaction(draw(1), on=balance_changed())),
    "285-2": card(
        constant(gains("edge", who=THIS), conditions=balance_with("light")),
        constant(has_keyword("elite", who=THIS), conditions=balance_with("dark")),
    ),
    "285-3": card(
        constant(cannot("commit", who=THIS)),
        constant(has_keyword("elite", "targeted_strike", who=THIS), gains("unit_damage", who=THIS), conditions=balance_with("dark")),
    ),
    "285-4": card(
        constant(attaches(unit("Force User", "Force Sensitive"))),
        constant(cannot("be_targeted_by_events", who=HOST), conditions=balance_with("light")),
        constant(gains("unit_damage", "edge_tactics", who=HOST), conditions=balance_with("dark")),
    ),
    "285-5": card(constant(refuses_resources("jedi")), action(set_balance("other"))),
    "286-1": card(constant(gains("resources", count="affiliations", who=THIS))),
    "286-2": card(constant(has_own_affiliation())),
    "286-3": card(
        reaction(
            look(1, count="affiliations"),
            pick(1, own_card(of="looked", zone="deck")),
            return_to("hand", PICKED),
            put_back("deck_bottom"),
            on=enters_play("this"),
        )
    ),
    "286-5": card(reaction(deal(1, count="affiliations"), on=survived_unopposed(what=own_unit()), targets=target(enemy_unit()))),
    "fighters-for-freedom": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_unit()))),
    "desperate-allies": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_unit()))),
}
