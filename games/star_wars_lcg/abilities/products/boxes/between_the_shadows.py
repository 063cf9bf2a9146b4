"""What cards of the expansion Between the Shadows do (objective sets 127 to 140)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    IT,
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
    costs_more,
    deal,
    destroy,
    discard,
    draw,
    enhances_area,
    fate,
    focus,
    forced_interrupt,
    forced_reaction,
    gains,
    grants,
    has_keyword,
    if_it_did,
    interrupt,
    lends_protect,
    look,
    loses_all,
    move_focus,
    name,
    pick,
    pick_at_random,
    pick_topmost,
    place_edge,
    play_now,
    printed_icons,
    put_back,
    put_into_play,
    reaction,
    repeatedly,
    resolve_fate,
    return_to,
    reveal,
    rule,
    set_balance,
    shield,
    shuffle,
    strikes_instead,
    to_hand_instead,
    turn_back,
    turn_to_unit,
    turns_icons,
    unfocus,
    unless_you_pay,
)
from games.star_wars_lcg.abilities.parts import (
    attached,
    captured_by,
    chosen,
    destroyed,
    discard_one,
    discarded_from_stack,
    edge_won,
    enters_play,
    focus_removed,
    focus_this,
    focused_to_strike,
    for_this,
    for_title,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    on_your_turn,
    phase_begins,
    played,
    refreshed,
    sacrifice_one,
    sacrifice_this,
    sacrificed,
    spend,
    spend_matched,
    strike_resolved,
    striker_chosen,
    target,
    there_are,
    this_is,
    turn_ends,
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
    "127-1": card(
        action(
            pick(1, own_card("enhancement", state="affordable", zone="hand")),
            play_now(PICKED),
            conditions=[in_phase("conflict"), there_are(1, own_card("enhancement", state="affordable", zone="hand"))],
        )
    ),
    "127-2": card(
        action(unfocus(1, THIS), costs=discard_one(enhancement(of="on_this")), limits=for_this(1, "turn")),
        reaction(
            deal(1),
            on=[attached(what=enhancement(of="on_this")), enters_play(what=enhancement(of="on_this"))],
            targets=target(enemy_unit()),
            limits=for_this(1, "turn"),
        ),
    ),
    "127-3": card(forced_reaction(destroy(THIS), on=edge_won(by="opponent"), conditions=this_is(unit(state="participating")))),
    "127-4": card(
        constant(attaches(unit("Force User", "Force Sensitive")), gains("unit_damage", "edge_unit_damage", who=HOST)),
        action(put_into_play(THIS, onto=TARGET), from_discard=True, costs=spend_matched(1), targets=target(unit(title="luke-skywalker"))),
    ),
    "127-5": card(constant(attaches(unit("Force User")), gains("resources", per=enhancement(of="on_host"), who=THIS))),
    "128-1": card(constant(gains("resources", per=own_objective(faction="jedi", other=True), who=THIS))),
    "128-2": card(constant(gains("edge_tactics", per=own_objective(faction="jedi"), who=THIS))),
    "128-3": card(
        constant(gains("capacity", per=own_objective(faction="jedi"), who=THIS)),
        constant(gains("unit_damage", who=THIS), conditions=there_are(3, own_objective(faction="jedi"))),
    ),
    "128-4": card(
        constant(enhances_area()),
        constant(gains("struggle_icons", n=2, who=THIS), conditions=there_are(3, own_objective(faction="jedi"))),
    ),
    "128-6": card(
        fate(
            set_balance("light"),
            rule("no_force_phase", until="turn"),
            rule("no_force_phase", whose="opponent", until="turn"),
            conditions=there_are(1, own_unit(faction="jedi", unique=True, state="participating")),
        )
    ),
    "129-1": card(
        constant(
            costs_more(1, pieces("event", whose="opponent", zone="hand")),
            conditions=[there_are(3, own_objective(faction="jedi")), this_is(objective(state="undamaged"))],
        )
    ),
    "129-2": card(
        interrupt(
            destroy(),
            on=[destroyed(what=own_unit("Force User")), sacrificed(what=own_unit("Force User"))],
            targets=target(unit(state="out_of_faction")),
        )
    ),
    "129-4": card(
        constant(attaches(unit("Force User")), has_keyword("shielding", who=HOST)),
        constant(lends_protect(unit(of="host"), unit()), conditions=host_is(unit(title="obi-wan-kenobi"))),
    ),
    "129-5": card(
        action(
            focus(3),
            conditions=there_are(3, own_objective(faction="jedi")),
            costs=sacrifice_one(own_unit("Force User")),
            targets=target(enemy_unit()),
        )
    ),
    "130-1": card(
        reaction(
            look(),
            pick(1, pieces("unit", "enhancement", traits="Creature", cost_most=3, of="looked", zone="deck")),
            put_into_play(PICKED),
            shuffle(),
            on=enters_play("this"),
            costs=focus_this(),
        )
    ),
    "130-2": card(
        action(
            choose(
                [loses_all("unit_damage", "edge_unit_damage", until="phase")],
                [loses_all("blast_damage", "edge_blast_damage", until="phase")],
                [loses_all("tactics", "edge_tactics", until="phase")],
            ),
            printed_icons(TARGET, until="phase"),
            costs=sacrifice_this(),
            targets=target(unit("Character", "Creature")),
            limits=for_this(1, "turn"),
        )
    ),
    "130-4": card(constant(enhances_area()), action(turn_to_unit(5, 2, 0, 1), at_end("phase", turn_back()), costs=spend(1))),
    "130-5": card(
        action(
            put_into_play(own_card("unit", "enhancement", traits="Creature", zone="discard")),
            conditions=there_are(1, own_objective("Dagobah")),
        )
    ),
    "130-6": card(
        action(
            move_focus(1, TARGET, SECOND_TARGET),
            targets=[chosen(unit(state="exhausted")), target(unit(cost_below="target", same_controller=True))],
        )
    ),
    "131-1": card(constant(gains("struggle_icons", n=3, who=THIS), conditions=there_are(3, own_unit("Ewok")))),
    "131-2": card(reaction(draw(1), on=enters_play("this")), interrupt(draw(1), on=leaves_play("this"))),
    "131-4": card(
        constant(enhances_area()),
        action(focus(1), costs=[focus_this(), sacrifice_one(own_unit())], targets=target(enemy_unit("Character"))),
    ),
    "131-5": card(
        action(move_focus(1, TARGET, SECOND_TARGET), targets=[target(own_unit(unique=True)), target(own_unit("Ewok", state="ready"))])
    ),
    "131-6": card(interrupt(to_hand_instead(), on=[destroyed(what=own_unit("Ewok")), sacrificed(what=own_unit("Ewok"))])),
    "132-1": card(
        action(
            pick(1, own_card("fate", zone="hand")),
            discard(PICKED),
            if_it_did(resolve_fate(PICKED)),
            conditions=there_are(1, own_card("fate", zone="hand")),
            limits=for_this(1, "turn"),
        )
    ),
    "132-2": card(
        interrupt(
            cancel(),
            return_to("hand", IT),
            on=discarded_from_stack(what=own_card("fate", not_title="twist-of-fate"), by="own"),
            conditions=this_is(unit(state="participating")),
            limits=for_this(1, "edge_battle"),
        )
    ),
    "132-3": card(reaction(pick_topmost(1, own_card("fate", zone="discard")), return_to("hand", PICKED), on=enters_play("this"))),
    "133-1": card(constant(cannot("refresh", who=THIS))),
    "133-2": card(
        reaction(
            unfocus(1),
            on=focus_removed("this"),
            targets=target(pieces(one_of=[objective(), unit("Fighter", "Transport")])),
            limits=for_this(1, "phase"),
        )
    ),
    "133-3": card(forced_reaction(focus(1, THIS), on=strike_resolved("this"))),
    "133-5": card(constant(attaches(objective()), rule("blank", HOST))),
    "133-6": card(
        action(
            pick(1, objective(state="exhausted", of="not_target", same_controller=True)),
            repeatedly([move_focus(1, PICKED, TARGET)], [move_focus(None, PICKED, TARGET)]),
            conditions=in_phase("conflict"),
            targets=target(objective()),
        )
    ),
    "134-1": card(constant(rule("past_protect", own_unit("Bounty Hunter", "Mercenary")))),
    "134-2": card(reaction(unfocus(None, THIS), on=strike_resolved("this"), limits=for_this(1, "phase"))),
    "134-4": card(
        constant(attaches(own_unit("Character", "Droid"))),
        reaction(deal(1, enemy_unit(state="participating")), on=focused_to_strike("host")),
    ),
    "134-6": card(
        interrupt(
            pick(1, enemy_unit(state="able_to_strike", of="not_it"), whose="opponent"),
            strikes_instead(PICKED),
            if_it_did(draw(1)),
            on=striker_chosen(by="opponent"),
            conditions=there_are(1, enemy_unit(state="able_to_strike", of="not_it")),
        )
    ),
    "135-1": card(
        reaction(return_to("objective_deck_top", THIS), if_it_did(shuffle(zone="objective_deck"), draw(1)), on=turn_ends(by="opponent"))
    ),
    "135-2": card(reaction(pick_at_random(1, pieces(whose="opponent", zone="hand")), capture(PICKED), on=leaves_play(what=objective()))),
    "135-3": card(forced_reaction(unless_you_pay(spend_matched(1), destroy(THIS)), on=phase_begins(phase="deployment", by="own"))),
    "135-5": card(action(return_to("objective_deck_bottom"), conditions=on_your_turn(), targets=target(enemy_objective()))),
    "135-6": card(
        fate(
            pick(1, pieces("unit", "enhancement", "event", "mission", whose="opponent", zone="edge_stack")),
            place_edge(PICKED),
            conditions=there_are(1, own_unit(faction="scum-and-villainy", unique=True, state="participating")),
        )
    ),
    "136-1": card(constant(gains("unit_damage", who=unit()))),
    "136-2": card(forced_interrupt(destroy(unit(other=True)), on=destroyed("this"))),
    "136-4": card(reaction(turns_icons("unit_damage", who=IT, until="engagement"), on=focused_to_strike(what=own_unit()))),
    "137-1": card(constant(cannot("use_abilities", who=enemy_unit("Vehicle", state="damaged")))),
    "137-4": card(action(unfocus(1), targets=target(unit("Black Sun")))),
    "137-5": card(action(pick(1, enemy_unit("Vehicle")), deal(1, PICKED), limits=for_title(1, "turn"))),
    "138-1": card(constant(gains("capacity", who=own_objective()), conditions=there_are(3, own_objective(faction="scum-and-villainy")))),
    "138-2": card(
        reaction(advance_dial(1), on=captured_by(what=unit(), source=unit(faction="scum-and-villainy")), limits=for_this(1, "turn"))
    ),
    "138-3": card(reaction(capture(), on=enters_play("this"), targets=target(unit(state="out_of_faction")))),
    "138-4": card(action(return_to("hand"), targets=target(unit(faction="scum-and-villainy")))),
    "138-6": card(action(put_into_play(own_unit("Black Sun", zone="discard")), at_end("phase", discard(own_unit("Black Sun"))))),
    "139-1": card(
        reaction(name("title"), on=enters_play("this")),
        constant(
            cannot("be_played", who=pieces(named="title", whose="opponent", zone="hand_or_discard")),
            conditions=this_is(objective(state="undamaged")),
        ),
    ),
    "139-2": card(
        reaction(
            pick(1, pieces(zone="captured", same_title="it")),
            reveal(PICKED),
            return_to("hand", IT),
            on=played(what=pieces("unit", "enhancement"), by="opponent"),
            conditions=there_are(1, pieces("unit", "enhancement", zone="captured", same_title="it")),
        )
    ),
    "139-3": card(reaction(look(zone="hand", whose="opponent"), on=enters_play("this"))),
    "139-5": card(
        constant(attaches(enemy_unit("Character"))), action(pick(1, enhancement(of="on_host", whose="opponent")), capture(PICKED))
    ),
    "139-6": card(action(look(3, "opponent"), pick(1, pieces(of="looked", zone="deck")), capture(PICKED), put_back("deck_top"))),
    "140-1": card(reaction(shield(own_unit("Trooper")), on=refreshed(by="own"))),
    "140-2": card(interrupt(to_hand_instead(), on=leaves_play(what=own_unit("Trooper", cost_most=2)))),
    "140-5": card(
        constant(enhances_area()),
        reaction(
            pick(1, enemy_objective(), whose="opponent"),
            deal(1, PICKED),
            on=leaves_play(what=own_unit("Trooper")),
            limits=for_this(3, "phase"),
        ),
    ),
    "140-6": card(
        action(
            has_keyword("targeted_strike", who=own_unit("Trooper"), until="engagement"),
            grants(own_unit("Trooper"), discard(THIS), on=strike_resolved("this"), until="engagement"),
            conditions=in_engagement(),
        )
    ),
}
