"""Abilities of the Dark Side's cards of the Core Set (objective sets 19 to 36)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    IT,
    LOOKED,
    PICKED,
    THIS,
    action,
    advance_dial,
    attaches,
    cancel_use,
    cannot,
    capture,
    card,
    changes_seat,
    constant,
    copies_icons,
    costs_less,
    deal,
    destroy,
    discard,
    discard_top,
    draw,
    enhances_area,
    enters_as_enhancement,
    fate,
    fight_anew,
    focus,
    forced_reaction,
    gains,
    has_keyword,
    if_,
    if_it_did,
    interrupt,
    look,
    most_attackers,
    pick,
    pick_at_random,
    pilot_constant,
    play_this,
    put_back,
    put_into_play,
    reaction,
    return_to,
    rule,
    shield,
    unfocus,
    weakens,
)
from games.star_wars_lcg.abilities.parts import (
    ability_used,
    as_attacker,
    captured_from_play,
    committed,
    damaged_by_this,
    declared_attacker,
    destroyed,
    discard_x,
    edge_won,
    enters_play,
    focus_this,
    focused_to_strike,
    for_this,
    for_title,
    host_is,
    in_engagement,
    in_phase,
    looked_is,
    lower_reserve,
    none_played,
    on_your_turn,
    pay_for_this,
    phase_begins,
    play_begins,
    played,
    refreshed,
    spend,
    strike_resolved,
    survived_unopposed,
    target,
    this_is,
    turn_begins,
    up_to,
    with_fates,
)
from games.star_wars_lcg.abilities.pieces import enemy_objective, enemy_unit, enhancement, objective, own_card, own_unit, pieces, unit

ABILITIES: Final[Mapping[str, Declared]] = {
    # 19 to 25: Sith
    "019-1": card(reaction(pick(1, own_card(zone="hand")), return_to("deck_bottom", PICKED), on=phase_begins(phase="draw", by="own"))),
    "019-2": card(
        reaction(deal(1), on=played(what=pieces("event", faction="sith"), by="own"), targets=target(unit()), limits=for_this(1, "turn"))
    ),
    "019-4": card(
        constant(attaches(unit("Force User", "Force Sensitive")), gains("unit_damage", who=HOST)),
        constant(has_keyword("targeted_strike", who=HOST), conditions=host_is(unit(title="darth-vader"))),
    ),
    "019-5": card(action(deal(1), targets=target(unit("Character", "Creature")), limits=for_title(1, "turn"))),
    "019-6": card(fate(deal(1), targets=target(enemy_unit(state="participating")))),
    "020-1": card(reaction(draw(1), on=turn_begins(by="opponent"))),
    "020-4": card(constant(enhances_area())),
    "020-5": card(action(draw(2), if_it_did(pick(1, own_card(zone="hand")), discard(PICKED)))),
    "020-6": card(fate(fight_anew())),
    "021-1": card(action(pick(1, own_unit("Black Squadron")), unfocus(1, PICKED), costs=focus_this())),
    "021-2": card(
        reaction(discard_top(1), if_(looked_is(unit()), copies_icons(LOOKED, THIS, until="strike")), on=focused_to_strike("this"))
    ),
    "021-3": card(
        reaction(deal(1, objective(state="engaged")), on=survived_unopposed("this"), conditions=this_is(unit(state="attacking")))
    ),
    "021-4": card(
        constant(enters_as_enhancement(own_unit("Fighter"))),
        pilot_constant(gains("unit_damage", "blast_damage", who=HOST)),
    ),
    "021-5": card(action(focus(1), targets=target(enemy_unit("Fighter")))),
    "021-6": card(fate(deal(1, objective(state="engaged")), conditions=as_attacker())),
    "022-1": card(constant(rule("loses_game", who=THIS))),
    "022-2": card(constant(cannot("attack", who=THIS))),
    "022-5": card(action(cannot("attack", "defend", until="phase"), targets=target(enemy_unit("Character", "Creature")))),
    "022-6": card(action(return_to("deck_bottom", unit(), at_random=True), conditions=in_phase("force"))),
    "023-1": card(
        constant(
            costs_less(1, pieces("event", faction="sith", whose="own", zone="hand")),
            conditions=none_played(pieces("event", faction="sith")),
        )
    ),
    "023-2": card(
        reaction(
            pick(1, pieces("event", faction="sith", whose="own", zone="discard")), return_to("hand", PICKED), on=destroyed(what=objective())
        )
    ),
    "023-5": card(action(destroy(), targets=target(unit(state="exhausted")))),
    "024-1": card(reaction(pick_at_random(1, pieces(whose="opponent", zone="hand")), capture(PICKED, at=THIS), on=enters_play("this"))),
    "024-2": card(reaction(pick_at_random(1, pieces(whose="opponent", zone="hand")), discard(PICKED), on=enters_play("this"))),
    "024-5": card(constant(attaches(enemy_unit("Character"))), forced_reaction(focus(1, HOST), on=focused_to_strike("host"))),
    "024-6": card(action(look(zone="hand", whose="opponent"), pick(1, pieces(of="looked", zone="hand")), discard(PICKED))),
    "025-2": card(reaction(deal(1), on=committed("this"), targets=target(objective()))),
    "025-4": card(forced_reaction(pick(1, unit(without="Vehicle", state="least_cost")), destroy(PICKED), on=refreshed(by="own"))),
    "025-5": card(constant(attaches(unit("Character"))), reaction(unfocus(None, HOST), on=refreshed(by="own"))),
    "025-6": card(action(focus(1, enemy_unit(state="committed")))),
    # 26 to 32: Imperial Navy
    "026-2": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(own_unit()))),
    "026-6": card(constant(enhances_area(), gains("blast_damage", who=own_unit()))),
    "027-1": card(
        interrupt(
            costs_less(1, pieces(of="it", zone="anywhere"), count="x", least=1, until="play"),
            on=play_begins(what=unit("Vehicle"), by="own"),
            costs=discard_x(),
        )
    ),
    "027-2": card(
        action(play_this(joins=True), from_hand=True, conditions=in_engagement(), costs=pay_for_this()),
        reaction(deal(1, objective(state="engaged")), on=enters_play("this"), conditions=in_engagement()),
    ),
    "027-5": card(action(unfocus(1), targets=target(unit("Fighter")))),
    "027-6": card(action(gains("blast_damage", until="engagement"), targets=up_to(2, unit("Vehicle", state="attacking")))),
    "028-1": card(constant(most_attackers(2, THIS))),
    "028-2": card(constant(weakens(1, enemy_objective()))),
    "028-3": card(
        reaction(
            look(5, revealed=True),
            return_to("hand", pieces("event", "enhancement", faction="imperial-navy", cost_least=3, of="looked", zone="deck")),
            put_back("deck_bottom"),
            on=enters_play("this"),
        )
    ),
    "028-5": card(constant(enhances_area())),
    "028-6": card(action(destroy(), targets=target(objective()), conditions=on_your_turn())),
    "029-2": card(reaction(advance_dial(1), on=destroyed(what=enemy_objective()), costs=spend(1))),
    "029-3": card(reaction(advance_dial(1), on=destroyed(what=enemy_objective()), costs=spend(2))),
    "029-5": card(constant(attaches(objective()), gains("capacity", n=3, who=HOST))),
    "030-1": card(reaction(deal(1), on=phase_begins(phase="draw", by="own"), costs=lower_reserve(1), targets=target(unit()))),
    "030-2": card(constant(gains("unit_damage", who=THIS), has_keyword("targeted_strike", who=THIS), conditions=with_fates(1))),
    "031-1": card(reaction(unfocus(1), on=refreshed(by="own"), targets=target(unit("Vehicle")))),
    "031-2": card(action(pick(1, unit("Vehicle", state="participating")), shield(PICKED), costs=spend(1), conditions=in_engagement())),
    "031-3": card(reaction(draw(1), on=enters_play("this"))),
    "031-5": card(constant(attaches(unit("Vehicle")), has_keyword("shielding", who=HOST))),
    "032-1": card(
        reaction(
            look(3, whose="opponent"),
            pick(1, pieces(of="looked", zone="deck")),
            capture(PICKED, at=THIS),
            put_back("deck_top"),
            on=enters_play("this"),
        )
    ),
    "032-4": card(reaction(capture(IT), on=strike_resolved(what=enemy_unit("Character", "Droid", state="attacking")))),
    "032-5": card(action(gains("unit_damage", "blast_damage", who=unit("Trooper", state="attacking"), until="engagement"))),
    "032-6": card(action(discard(), targets=target(enhancement(not_keyword="limited")))),
    # 33 to 36: Scum and Villainy, neutral
    "033-1": card(reaction(unfocus(1), on=captured_from_play(what=enemy_unit(), by="own"), targets=target(objective()))),
    "033-2": card(reaction(capture(IT), on=damaged_by_this(what=unit("Character")))),
    "033-3": card(reaction(pick(1, enemy_objective(), whose="opponent"), deal(1, PICKED), on=declared_attacker("this"))),
    "033-4": card(
        constant(attaches(unit("Character")), gains("capacity", n=3, who=HOST)),
        constant(has_keyword("targeted_strike", who=HOST), conditions=host_is(unit(title="boba-fett"))),
    ),
    "033-5": card(constant(attaches(unit("Character")), gains("unit_damage", who=HOST))),
    "033-6": card(
        reaction(
            unfocus(1),
            on=captured_from_play(what=enemy_unit(), by="own"),
            targets=up_to(3, own_card("objective", "enhancement", "affiliation")),
        )
    ),
    "034-1": card(constant(rule("ignores_match"))),
    "034-2": card(constant(rule("played_from_discard", THIS))),
    "034-4": card(action(rule("ignores_match", until="phase"))),
    "034-6": card(interrupt(cancel_use(), deal(1), on=ability_used(timing="interrupt"), targets=target(enemy_unit()))),
    "035-1": card(action(pick(1, own_unit(cost_most=1, zone="hand")), put_into_play(PICKED), costs=focus_this())),
    "036-1": card(constant(changes_seat("reserve", 1))),
    "036-2": card(reaction(put_into_play(THIS, joins=True), on=edge_won(by="own"), from_hand=True)),
}
