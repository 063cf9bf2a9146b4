"""What the Dark Side's cards of the Alliances cycle do (objective sets 261 to 289)."""

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
    THIRD_TARGET,
    THIS,
    action,
    advance_dial,
    at_end,
    attaches,
    cancel,
    capture,
    card,
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
    has_keyword,
    heal,
    if_,
    if_it_did,
    if_you_pay,
    interrupt,
    look,
    matched_also_by,
    may,
    move_damage,
    pick,
    pilot_reaction,
    play_this,
    prevent,
    put_back,
    put_into_play,
    reaction,
    resolve_icons,
    return_to,
    rule,
    set_balance,
    shield,
    skip_icons,
    uncommit,
    unfocus,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    any_phase_begins,
    balance_with,
    chosen,
    committed,
    damage_this,
    damaged,
    destroyed,
    destroyed_by_this,
    discard_chosen,
    edge_card_placed,
    edge_won,
    engaged,
    engagement_ends,
    enters_play,
    focus_another,
    focus_placed,
    focus_this,
    focus_this_with,
    focused,
    focused_to_strike,
    for_this,
    for_title,
    happened_least,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    more,
    newly_exhausted,
    none_played,
    on_your_turn,
    pay_for_this,
    phase_begins,
    played,
    refreshed,
    sacrifice_one,
    spend,
    strike_resolved,
    target,
    target_is,
    there_are,
    this_is,
    turn_begins,
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
    "263-1": card(
        reaction(shield(), on=played(what=pieces(not_faction="sith"), by="own"), targets=target(objective()), limits=for_this(1, "turn"))
    ),
    "263-2": card(
        constant(matched_also_by("scum-and-villainy")),
        action(
            pick(1, unit("Droid", zone="discard")),
            put_into_play(PICKED, joins=True),
            at_end("engagement", return_to("deck_bottom", PICKED)),
            costs=focus_this_with(2),
            conditions=[in_engagement(), there_are(1, unit("Droid", zone="discard"))],
        ),
    ),
    "263-3": card(action(play_this(joins=True), from_hand=True, conditions=in_engagement(), costs=pay_for_this())),
    "263-5": card(action(return_to("hand"), targets=target(own_unit("Droid", zone="discard")))),
    "263-6": card(
        fate(
            may(gains("unit_damage", until="engagement"), gains("blast_damage", who=SECOND_TARGET, until="engagement")),
            targets=[
                target(own_unit(state="participating")),
                target(own_unit(state="participating", of="not_target", other_faction="target")),
            ],
        )
    ),
    "264-1": card(
        reaction(pick(1, own_unit(title="death-trooper", zone="hand")), put_into_play(PICKED), on=destroyed(what=own_unit("Trooper")))
    ),
    "264-2": card(
        reaction(
            choose(
                [has_keyword("elite", who=own_unit(title="death-trooper"), until="phase")],
                [has_keyword("shielding", who=own_unit(title="death-trooper"), until="phase")],
                [gains("edge", who=own_unit(title="death-trooper"), until="phase")],
            ),
            on=any_phase_begins(),
            conditions=there_are(1, own_unit(title="death-trooper")),
            costs=spend(1),
            limits=for_this(1, "turn"),
        )
    ),
    "264-6": card(
        constant(enhances_area()),
        constant(
            costs_less(1, own_unit("Trooper", zone="hand")),
            conditions=none_played(unit("Trooper")),
        ),
    ),
    "267-1": card(
        action(
            pick(5, pieces(zone="captured", attached_to=own_objective())),
            discard(PICKED),
            if_it_did(advance_dial(1)),
            conditions=there_are(5, pieces(zone="captured", attached_to=own_objective())),
            limits=for_this(1, "turn"),
        )
    ),
    "267-2": card(
        action(gains("unit_damage", who=THIS, until="phase"), costs=sacrifice_one(own_unit(not_faction="sith")), limits=for_this(1, "turn"))
    ),
    "267-3": card(
        action(play_this(), from_hand=True, conditions=in_phase("conflict"), costs=pay_for_this()),
        reaction(focus(1), on=enters_play("this"), conditions=in_phase("conflict"), targets=target(pieces(state="ready", generates=True))),
    ),
    "267-4": card(
        constant(enhances_area()),
        reaction(look(1, "opponent"), capture(LOOKED), on=played(what=unit("Droid"), by="own"), limits=for_this(1, "turn")),
    ),
    "267-5": card(reaction(has_keyword("targeted_strike", who=IT, until="strike"), on=focused_to_strike(what=unit("Droid")))),
    "268-1": card(constant(gains("capacity", per=pieces(of="on_this", zone="captured"), who=THIS))),
    "268-2": card(
        reaction(
            capture(),
            if_it_did(if_(target_is(unit("Wookiee", "Ewok")), draw(1))),
            on=focused_to_strike("this"),
            targets=target(enemy_unit(cost_most=3, state="participating")),
        )
    ),
    "268-3": card(
        constant(
            gains("unit_damage", per=pieces(zone="captured", attached_to=objective(state="engaged")), who=THIS),
            conditions=this_is(unit(state="defending")),
        )
    ),
    "268-5": card(
        constant(attaches(own_objective())),
        reaction(either(target_is(unit("Trooper")), [unfocus(None)], [unfocus(1)]), on=engaged("host"), targets=target(own_unit())),
    ),
    "268-6": card(
        fate(
            look(3, "opponent"),
            pick(1, pieces(of="looked", zone="deck")),
            capture(PICKED),
            pick(1, pieces(of="looked", whose="opponent", zone="deck")),
            return_to("deck_bottom", PICKED),
        )
    ),
    "269-1": card(
        interrupt(
            cancel(),
            pick(1, own_card(zone="edge_stack")),
            return_to("hand", PICKED),
            on=edge_card_placed(by="own"),
            conditions=there_are(1, own_card(zone="edge_stack")),
            limits=for_this(1, "turn"),
        )
    ),
    "269-2": card(
        reaction(
            look(5, "opponent"),
            on=edge_won(by="opponent"),
            conditions=[
                this_is(unit(state="participating")),
                more(own_card(zone="hand"), pieces(whose="opponent", zone="hand")),
            ],
        )
    ),
    "269-3": card(interrupt(prevent(1), on=damaged("this"), conditions=more(own_card(zone="hand"), pieces(whose="opponent", zone="hand")))),
    "273-1": card(constant(gains("edge_unit_damage", who=own_unit(state="committed")))),
    "273-2": card(
        reaction(
            either(
                there_are(3, own_card(traits="Night")),
                [choose([draw(1)], [pick(1, pieces(whose="opponent", zone="hand"), whose="opponent"), discard(PICKED)])],
                [draw(1)],
            ),
            on=committed(what=own_unit()),
            limits=for_this(2, "turn"),
        )
    ),
    "273-3": card(reaction(deal(1), on=committed("this"), targets=target(enemy_unit(without="Vehicle")))),
    "273-5": card(
        action(uncommit(), targets=target(unit(state="committed"))),
        action(uncommit(unit(state="committed")), costs=spend(1), conditions=there_are(3, own_card(traits="Night"))),
    ),
    "274-1": card(
        interrupt(
            deal(1),
            on=engagement_ends(),
            conditions=there_are(1, own_unit("Droid", state="participating")),
            targets=target(unit(state="participating")),
        )
    ),
    "274-2": card(
        action(
            destroy(SECOND_TARGET),
            conditions=on_your_turn(),
            targets=[chosen(unit(zone="captured")), target(unit(same_title="target"))],
            costs=discard_chosen(),
            limits=for_this(1, "turn"),
        )
    ),
    "274-4": card(
        constant(enhances_area()),
        reaction(capture(IT), on=enters_play(what=enemy_unit(state="not_played")), costs=focus_this(), limits=for_this(1, "turn")),
    ),
    "274-5": card(reaction(has_keyword("elite", who=own_unit("Droid"), until="phase"), on=phase_begins(phase="refresh"))),
    "277-2": card(reaction(move_damage(1, THIS, TARGET), on=refreshed(by="own"), targets=target(enemy_unit()))),
    "277-3": card(reaction(heal(1), on=played(what=pieces(traits="Night"), by="own"), targets=target(unit("Night")))),
    "277-4": card(action(deal(1, unit(state="in_faction")), limits=for_title(1, "turn"))),
    "277-5": card(
        action(heal(1), targets=target(unit(one_of=[unit("Night"), unit("Character", not_faction="sith")]))),
        action(
            heal(None),
            costs=spend(1),
            conditions=there_are(3, own_card(traits="Night")),
            targets=target(unit(one_of=[unit("Night"), unit("Character", not_faction="sith")])),
        ),
    ),
    "278-1": card(
        constant(
            gains("struggle_icons", n=2, who=THIS), conditions=[there_are(1, own_unit("Capital Ship")), there_are(1, own_unit("Fighter"))]
        )
    ),
    "278-2": card(constant(gains("capacity", n=2, who=THIS), conditions=balance_with("dark"))),
    "278-5": card(constant(enhances_area()), reaction(draw(1), on=destroyed(what=objective()), limits=for_this(1, "turn"))),
    "278-6": card(
        action(
            if_(target_is(objective()), if_you_pay(spend(1), deal(1))),
            if_(there_are(1, enhancement(of="target_2")), if_you_pay(spend(1), discard(SECOND_TARGET))),
            if_(there_are(1, unit(of="target_3")), if_you_pay(spend(1), deal(1, THIRD_TARGET))),
            conditions=on_your_turn(),
            targets=[up_to(1, objective()), up_to(1, enhancement(not_keyword="limited")), up_to(1, unit())],
        )
    ),
    "279-1": card(
        reaction(deal(1), if_it_did(unfocus(1)), on=turn_begins(by="opponent"), targets=target(own_unit("Bounty Hunter", "Mercenary")))
    ),
    "279-2": card(
        reaction(
            unfocus(1), on=destroyed_by_this(what=enemy_unit()), targets=target(pieces(generates=True, not_faction="scum-and-villainy"))
        )
    ),
    "279-3": card(
        action(
            choose([gains("unit_damage", until="phase")], [gains("blast_damage", until="phase")]),
            costs=focus_this(),
            targets=target(unit()),
        )
    ),
    "279-5": card(
        action(
            has_keyword("shielding", until="phase"),
            gains("edge", who=SECOND_TARGET, until="phase"),
            targets=[target(own_unit()), target(own_unit(of="not_target", other_faction="target"))],
        )
    ),
    "283-1": card(
        constant(costs_less(1, own_unit("Walker", zone="hand"), per=own_objective("Hoth"), least=2), conditions=none_played(unit("Walker")))
    ),
    "283-2": card(
        constant(has_keyword("elite", who=own_unit("Walker"))),
        pilot_reaction(
            resolve_icons(HOST),
            on=strike_resolved("host"),
            conditions=[host_is(unit("Walker")), happened_least(1, "reacted", unit(of="host"), "strike")],
        ),
    ),
    "283-3": card(
        reaction(skip_icons(THIS), discard(), on=focused_to_strike("this"), targets=target(unit(state=["participating", "unenhanced"])))
    ),
    "283-4": card(
        reaction(
            skip_icons(THIS),
            set_balance("dark"),
            rule("no_force_phase", until="turn"),
            rule("no_force_phase", whose="opponent", until="turn"),
            on=focused_to_strike("this"),
        )
    ),
    "283-5": card(reaction(discard(), on=destroyed(what=enemy_objective()), targets=target(enhancement()))),
    "284-1": card(
        reaction(
            unfocus(None, IT),
            on=[committed(what=own_unit("Mercenary")), committed(what=own_unit("Vehicle", faction="scum-and-villainy"))],
            limits=for_this(1, "turn"),
        )
    ),
    "284-2": card(
        reaction(heal(1), on=[focused("this"), focus_placed("this")], conditions=newly_exhausted(), targets=target(unit("Vehicle")))
    ),
    "284-3": card(
        action(
            pick(1, unit("Mercenary", "Vehicle", state=["participating", "shielded"])),
            unshield(1, PICKED),
            if_it_did(gains("unit_damage", "blast_damage", who=PICKED, until="engagement")),
            conditions=there_are(1, unit("Mercenary", "Vehicle", state=["participating", "shielded"])),
            limits=for_this(1, "turn"),
        )
    ),
    "284-5": card(constant(attaches(unit("Vehicle")), has_keyword("shielding", who=HOST), gains("capacity", who=HOST))),
    "287-1": card(
        constant(
            costs_less(1, own_card(traits="Inquisitor", zone="hand")),
            conditions=none_played(pieces(traits="Inquisitor")),
        )
    ),
    "287-2": card(constant(rule("places_edge_last"), conditions=this_is(unit(state="attacking")))),
    "287-3": card(reaction(unfocus(1, THIS), on=leaves_play(what=unit("Inquisitor")))),
    "287-4": card(interrupt(deal(1), on=leaves_play("this"), targets=target(unit()))),
    "287-5": card(
        constant(attaches(unit("Inquisitor")), gains("unit_damage", who=HOST)),
        action(pick(1, unit(of="host")), return_to("hand", THIS), return_to("hand", PICKED)),
    ),
    "287-6": card(
        action(
            look(1, per=own_unit("Character", unique=True), whose="opponent"),
            pick(1, pieces(of="looked", zone="deck")),
            discard(PICKED),
            put_back("deck_top"),
        )
    ),
    "288-1": card(
        action(
            unfocus(1),
            costs=focus_another(own_unit("Fighter")),
            targets=target(unit("Vehicle", not_faction="imperial-navy")),
            limits=for_this(1, "turn"),
        )
    ),
    "288-2": card(
        constant(costs_less(1, own_unit("Fighter", zone="hand")), conditions=none_played(unit("Fighter"))),
        constant(gains("edge_blast_damage", who=own_unit("Fighter"))),
    ),
    "288-5": card(
        constant(attaches(pieces(generates=True)), has_keyword("influence", who=HOST)), reaction(draw(1), on=enters_play("this"))
    ),
    "289-1": card(interrupt(cancel(), on=played(what=pieces("event")), costs=damage_this(2))),
    "289-2": card(
        reaction(draw(1), on=played(what=pieces("event", not_faction="scum-and-villainy"), by="own"), limits=for_this(2, "turn"))
    ),
    "dark-masters": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_unit()))),
    "promise-of-power": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_unit()))),
}
