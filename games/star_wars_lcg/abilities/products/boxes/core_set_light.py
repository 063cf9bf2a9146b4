"""Abilities of the Light Side's cards of the Core Set (objective sets 1 to 18)."""

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
    THIS,
    action,
    attaches,
    cancel,
    cannot,
    card,
    choose,
    constant,
    costs_less,
    deal,
    destroy,
    discard,
    draw,
    either,
    engage_again,
    enhances_area,
    enhances_dial,
    fate,
    fight_anew,
    focus,
    gains,
    goes_to,
    heal,
    if_,
    if_it_did,
    interrupt,
    look,
    may,
    next_costs_less,
    next_needs_no_match,
    pick,
    pick_at_random,
    play_this,
    prevent,
    put_into_play,
    reaction,
    redirect,
    repeatedly,
    rescue,
    return_to,
    rule,
    sacrifice,
    shield,
    shuffle,
    to_hand_instead,
    turn_back_dial,
    turn_engagement,
    unfocus,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    as_attacker,
    damage_this,
    damaged,
    declared_attacker,
    declared_defender,
    destroyed,
    discard_from_hand,
    discard_x,
    edge_won,
    engaged,
    enters_play,
    focus_another,
    focus_this,
    focused_to_strike,
    for_this,
    for_title,
    generates,
    in_engagement,
    leaves_play,
    none_played,
    on_your_turn,
    pay_for_this,
    phase_ends,
    play_begins,
    played,
    refreshed,
    sacrifice_one,
    sacrifice_this,
    second_is,
    survived,
    target,
    this_is,
    turn_begins,
    with_balance,
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
    # 1 to 7: Jedi
    "001-2": card(reaction(unfocus(1, THIS), on=turn_begins(by="opponent"))),
    "001-4": card(constant(attaches(unit("Force User", "Force Sensitive")), gains("unit_damage", "blast_damage", who=HOST))),
    "001-5": card(constant(attaches(unit("Character"))), action(unfocus(1, HOST), costs=focus_this())),
    "001-6": card(constant(enhances_area())),
    "002-1": card(
        constant(
            costs_less(1, pieces(type="enhancement", whose="own", zone="hand")),
            conditions=none_played(pieces("enhancement")),
        )
    ),
    "002-2": card(constant(gains("unit_damage", "blast_damage", per=enhancement(of="on_this"), who=THIS))),
    "002-4": card(constant(attaches(unit("Force User")), rule("divides_unit_damage", who=HOST))),
    "002-6": card(interrupt(cancel(), on=played(what=pieces("event")))),
    "003-1": card(reaction(draw(1), on=played(what=unit("Force User"), by="own"))),
    "003-2": card(constant(rule("first_edge_faceup", whose="opponent"), conditions=this_is(unit(state="participating")))),
    "003-4": card(action(either(with_balance(), [focus(2)], [focus(1)]), targets=target(unit("Character", "Creature")))),
    "003-5": card(action(shield(anyway=True), targets=target(unit("Character")))),
    "003-6": card(fate(deal(1), targets=target(enemy_unit(state="participating")))),
    "004-1": card(
        interrupt(
            look(zone="objective_deck"),
            pick(1, pieces(of="looked", zone="objective_deck")),
            put_into_play(PICKED),
            shuffle(zone="objective_deck"),
            on=destroyed("this"),
        )
    ),
    "004-5": card(reaction(unfocus(1, IT), on=focused_to_strike(what=unit("Character")))),
    "004-6": card(fate(deal(1, objective(state="engaged")), conditions=as_attacker())),
    "005-1": card(
        interrupt(
            turn_engagement(THIS, instead=True),
            on=engaged(what=own_objective(other=True)),
            conditions=this_is(objective(state="unengaged")),
            limits=for_this(1, "turn"),
        )
    ),
    "005-2": card(interrupt(cancel(), on=played(what=pieces("event")), costs=sacrifice_this())),
    "005-5": card(interrupt(redirect(1), on=damaged(what=own_unit(without="Vehicle")), targets=target(unit(of="not_it")))),
    "005-6": card(fate(fight_anew())),
    "006-1": card(reaction(heal(1), on=refreshed(by="own"), targets=target(unit()))),
    "006-2": card(interrupt(to_hand_instead(), on=destroyed(what=unit("Character")), limits=for_this(1, "turn"))),
    "006-4": card(action(put_into_play(), targets=target(own_unit("Force User", zone="discard")))),
    "006-5": card(action(heal(None), targets=target(objective()), conditions=on_your_turn())),
    "006-6": card(
        action(
            repeatedly([heal(1)], [unfocus(1)], [unshield(1)], [pick(1, enhancement(of="on_target")), discard(PICKED)]),
            targets=target(own_unit("Character")),
        )
    ),
    "007-1": card(constant(gains("struggle_icons", who=THIS))),
    "007-4": card(constant(enhances_area(), gains("struggle_icons", who=THIS))),
    "007-6": card(
        action(
            either(
                with_balance(), [look(2, zone="discard"), return_to("hand", LOOKED)], [look(1, zone="discard"), return_to("hand", LOOKED)]
            )
        )
    ),
    # 8 to 14: Rebel Alliance
    "008-1": card(
        interrupt(
            costs_less(1, pieces(of="it", zone="anywhere"), count="x", least=1, until="play"),
            on=play_begins(what=unit("Vehicle"), by="own"),
            costs=discard_x(),
        )
    ),
    "008-2": card(reaction(unfocus(1, THIS), on=destroyed(what=objective()))),
    "008-4": card(constant(attaches(unit("Vehicle")), gains("unit_damage", "blast_damage", who=HOST))),
    "008-5": card(constant(enhances_area())),
    "008-6": card(action(deal(2), targets=target(pieces("unit", "objective", whose="opponent")), limits=for_title(1, "turn"))),
    "009-1": card(reaction(draw(1), on=turn_begins(by="opponent"))),
    "009-3": card(reaction(unfocus(1), on=declared_attacker("this"), targets=target(enhancement(whose="own")))),
    "009-4": card(reaction(draw(1), on=focused_to_strike("this"))),
    "009-5": card(constant(enhances_area()), action(pick(1, enemy_unit(), whose="opponent"), deal(1, PICKED), costs=focus_this())),
    "010-1": card(reaction(shield(), on=phase_ends(phase="refresh", by="own"), targets=target(own_card("unit", "objective")))),
    "010-2": card(constant(goes_to("captured", THIS)), interrupt(unfocus(None, own_card()), on=leaves_play("this"))),
    "010-4": card(constant(attaches(enemy_objective())), reaction(draw(1), on=generates("host"))),
    "010-5": card(
        action(
            draw(2),
            if_it_did(pick(1, pieces(whose="opponent", zone="hand"), whose="opponent"), discard(PICKED)),
            costs=sacrifice_one(own_unit()),
        )
    ),
    "011-1": card(constant(cannot("attack", who=enemy_unit(without="Vehicle")), conditions=this_is(objective(state="engaged")))),
    "011-2": card(
        reaction(deal(1, enemy_objective(state="not_engaged")), on=focused_to_strike("this"), conditions=this_is(unit(state="attacking")))
    ),
    "011-4": card(action(heal(1), targets=target(unit("Vehicle")), limits=for_this(1, "turn"))),
    "012-2": card(
        action(play_this(joins=True), from_hand=True, conditions=in_engagement(), costs=pay_for_this()),
        reaction(deal(1, enemy_unit(state="participating")), on=enters_play("this"), conditions=in_engagement()),
    ),
    "012-3": card(interrupt(pick(1, enemy_unit("Vehicle"), whose="opponent"), sacrifice(PICKED), on=leaves_play("this"))),
    "012-5": card(constant(enhances_area()), reaction(shield(), on=phase_ends(phase="refresh", by="own"), targets=target(unit()))),
    "012-6": card(action(destroy(), costs=sacrifice_one(own_unit("Vehicle")), targets=target(enemy_unit("Vehicle", cost_most=4)))),
    "013-1": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_card("objective", "enhancement")))),
    "013-4": card(constant(enhances_dial(10), cannot("be_targeted", who=THIS), rule("wins_game", who=THIS))),
    "013-6": card(action(shield(own_unit(state="participating")), costs=sacrifice_one(own_unit()), conditions=in_engagement())),
    "014-1": card(interrupt(turn_back_dial(1), on=leaves_play(what=own_objective()))),
    "014-2": card(reaction(engage_again(objective(state="engaged")), on=survived("this"), conditions=this_is(unit(state="attacking")))),
    "014-4": card(constant(attaches(own_objective())), interrupt(turn_back_dial(1), on=leaves_play("host"))),
    "014-5": card(action(return_to("hand"), targets=target(own_unit()))),
    "014-6": card(
        action(
            pick(3, own_unit(), up_to=True),
            pick(3, enemy_unit(), up_to=True, whose="opponent", into="picked_2"),
            return_to("hand", unit(of="not_picked")),
        )
    ),
    # 15 to 18: Smugglers and Spies, neutral
    "015-1": card(
        reaction(
            heal(1),
            if_it_did(deal(1, SECOND_TARGET)),
            on=refreshed(by="own"),
            costs=damage_this(1),
            targets=[target(own_unit()), target(enemy_unit())],
        )
    ),
    "015-2": card(reaction(deal(1), on=[declared_attacker("this"), declared_defender("this")], targets=target(enemy_unit()))),
    "015-4": card(constant(enhances_area())),
    "015-5": card(action(return_to("hand"), targets=target(unit(cost_most=2)))),
    "015-6": card(
        reaction(
            choose(*([gains(icon, who=IT, until="strike")] for icon in ("unit_damage", "blast_damage", "tactics"))),
            on=focused_to_strike(what=unit("Character")),
        )
    ),
    "016-1": card(constant(rule("ignores_match"))),
    "016-2": card(
        action(
            next_costs_less(1, own_card(zone="hand"), "phase"), next_needs_no_match(own_card(zone="hand"), "phase"), costs=sacrifice_this()
        )
    ),
    "016-4": card(constant(attaches(objective()), rule("matches_all", who=HOST))),
    "016-5": card(
        action(
            pick(1, enemy_objective(with_captured=True)),
            pick_at_random(1, pieces(of="under_picked", zone="captured"), into="picked_2"),
            rescue(SECOND_PICKED),
            if_(second_is(unit()), may(put_into_play(SECOND_PICKED))),
        )
    ),
    "016-6": card(interrupt(prevent(1), on=damaged(what=pieces("unit", "objective")))),
    "017-1": card(
        reaction(return_to("hand"), on=refreshed(by="own"), costs=discard_from_hand(1), targets=target(own_unit("Ewok", zone="discard")))
    ),
    "017-2": card(reaction(cannot("defend", until="engagement"), on=declared_attacker("this"), targets=target(enemy_unit()))),
    "017-4": card(
        constant(enhances_area()), action(pick(1, enemy_unit(state="attacking"), whose="opponent"), focus(1, PICKED), costs=focus_this())
    ),
    "017-5": card(action(discard(), costs=focus_another(own_unit("Ewok")), targets=target(enhancement()))),
    "018-1": card(
        reaction(deal(1, objective(state="engaged")), on=edge_won(by="own"), conditions=as_attacker(), limits=for_this(1, "turn"))
    ),
    "018-2": card(constant(rule("fates_twice"), conditions=this_is(unit(state="participating")))),
}
