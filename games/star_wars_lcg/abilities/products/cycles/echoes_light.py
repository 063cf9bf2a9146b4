"""What the Light Side's cards of the Echoes of the Force cycle do (objective sets 97 to 126)."""

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
    always_after,
    at_end,
    attaches,
    cancel,
    card,
    changes_seat,
    choose,
    commit,
    constant,
    counts_another,
    deal,
    destroy,
    discard,
    doubles,
    draw,
    either,
    enhances_area,
    fate,
    focus,
    forced_interrupt,
    forced_reaction,
    gains,
    has_keyword,
    heal,
    if_it_did,
    interrupt,
    look,
    may,
    own_cost,
    pays_only_for,
    pick,
    put_back,
    put_into_play,
    reaction,
    resolve_fate,
    return_to,
    reveal,
    rule,
    shield,
    shuffle,
    to_hand_instead,
    turn_back_dial,
    uncommit,
    unfocus,
    unless_paid,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    balance_with,
    by_least,
    chosen,
    committed,
    drawn_by,
    edge_card_placed,
    edge_won,
    enters_play,
    fate_resolved,
    focus_this,
    focused_to_strike,
    for_this,
    force_won,
    happened_most,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    more,
    phase_begins,
    phase_ends,
    played,
    refreshed,
    remove_shield,
    return_chosen,
    reveal_chosen,
    shield_removed,
    shield_spent,
    spend,
    stacks_revealed,
    struggle_begins,
    struggle_won,
    target,
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
    "097-1": card(
        action(
            return_to("hand", SECOND_TARGET),
            if_it_did(put_into_play(TARGET)),
            targets=[chosen(own_unit("Character", unique=True, zone="hand")), target(own_unit(same_title="target"))],
            costs=[focus_this(), reveal_chosen()],
        )
    ),
    "097-2": card(reaction(choose([focus(1)], [unfocus(1)]), on=enters_play("this"), targets=target(unit(state="committed")))),
    "097-4": card(
        constant(attaches(unit("Force User"))),
        reaction(
            destroy(),
            on=edge_won(by="own"),
            conditions=[host_is(unit(state="participating")), by_least(2)],
            targets=target(enemy_unit(state="participating")),
        ),
    ),
    "097-5": card(
        action(
            look(5),
            pick(1, unit(faction="jedi", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            put_back("deck_top"),
        )
    ),
    "097-6": card(fate(may(choose([commit()], [uncommit()])), targets=target(unit()))),
    "098-1": card(reaction(deal(1), on=leaves_play(what=own_unit(state="attacking")), targets=target(unit(state="defending")))),
    "098-2": card(
        reaction(
            return_to("hand"),
            if_it_did(unfocus(1, THIS)),
            on=focused_to_strike("this"),
            targets=target(own_unit(other=True)),
            limits=for_this(1, "turn"),
        )
    ),
    "098-3": card(interrupt(draw(1), on=leaves_play("this"))),
    "098-5": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=force_won(by="own"))),
    "099-1": card(reaction(return_to("hand", unit()), on=enters_play("this"))),
    "099-2": card(constant(own_cost(1, count="opposing_hand"))),
    "099-4": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=drawn_by(source=pieces(whose="opponent", zone="anywhere")))),
    "099-5": card(
        action(
            return_to("hand", SECOND_TARGET),
            targets=[chosen(own_unit(faction="smugglers-and-spies")), target(enemy_unit(cost_below="target"))],
            costs=return_chosen(),
        )
    ),
    "099-6": card(
        action(
            choose([look(2, zone="objective_deck")], [look(2, "opponent", zone="objective_deck")]),
            choose(
                [pick(1, pieces(of="looked", zone="objective_deck")), return_to("objective_deck_bottom", PICKED)],
                [put_back("objective_deck_top", zone="objective_deck")],
            ),
        )
    ),
    "102-1": card(constant(rule("no_fates", whose="opponent"), conditions=this_is(objective(state="undamaged")))),
    "102-2": card(
        reaction(
            unfocus(1, THIS, per=pieces("fate", zone="edge_stack")),
            on=stacks_revealed(),
            conditions=there_are(1, pieces("fate", zone="edge_stack")),
        )
    ),
    "102-3": card(reaction(put_into_play(THIS, joins=True), on=fate_resolved(what=pieces("fate"), by="opponent"), from_hand=True)),
    "102-5": card(reaction(resolve_fate(IT), on=fate_resolved())),
    "102-6": card(fate(may(focus(1)), targets=target(unit(state=["ready", "committed"])))),
    "103-1": card(
        constant(
            gains("blast_damage", who=own_unit(state="attacking")),
            conditions=more(pieces(whose="opponent", zone="hand"), own_card(zone="hand")),
        )
    ),
    "103-2": card(
        constant(
            gains("blast_damage", per=pieces(whose="opponent", zone="hand"), who=THIS),
            conditions=this_is(unit(state=["attacking", "alone"])),
        )
    ),
    "103-3": card(constant(counts_another(pieces(zone="hand"), whose="opponent"), conditions=this_is(unit(state="ready")))),
    "103-4": card(action(draw(2, whose="each"))),
    "107-1": card(constant(gains("edge", who=unit(unique=True, faction="jedi", state="attacking")))),
    "107-2": card(constant(has_keyword("protect", "shielding", who=enemy_unit(), less=True))),
    "107-3": card(
        constant(
            changes_seat("edge_total", 1, per=unit(of="this"), count="sum_of_force_icons"), conditions=this_is(unit(state="committed"))
        )
    ),
    "107-5": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=force_won(by="own"))),
    "107-6": card(reaction(destroy(unit(state="uncommitted")), on=force_won(by="own"))),
    "108-1": card(constant(gains("struggle_icons", who=own_objective("Hoth", state="undamaged")))),
    "108-2": card(always_after(heal(1), on=refreshed(by="own"), targets=target(objective("Hoth")))),
    "108-3": card(action(put_into_play(THIS), if_it_did(heal(1)), from_hand=True, targets=target(objective("Hoth", state="damaged")))),
    "108-5": card(action(deal(1, own_objective("Hoth")), if_it_did(deal(1, per=own_objective("Hoth"))), targets=target(enemy_unit()))),
    "109-1": card(
        reaction(
            look(1, revealed=True),
            changes_seat("force_total", 1, per=pieces(of="looked", zone="anywhere"), count="sum_of_force_icons", until="phase"),
            at_end("phase", either(struggle_won(), [return_to("hand", LOOKED)], [discard(LOOKED)])),
            on=phase_begins(phase="force"),
        )
    ),
    "109-2": card(
        reaction(
            choose(
                [pick(1, own_unit(cost_most=1, zone="hand")), put_into_play(PICKED)],
                [pick(1, own_unit(cost_most=1, zone="discard")), put_into_play(PICKED)],
            ),
            on=force_won(by="own"),
            conditions=this_is(unit(state="committed")),
        )
    ),
    "109-3": card(forced_reaction(destroy(THIS), on=force_won(by="opponent"))),
    "109-5": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=force_won(by="own"))),
    "109-6": card(interrupt(gains("force_icons", n=3, until="phase"), on=struggle_begins(), targets=target(own_unit(state="committed")))),
    "112-1": card(reaction(unfocus(None, IT), on=committed(what=own_unit()), limits=for_this(1, "turn"))),
    "112-2": card(constant(gains("unit_damage", count="dial", who=THIS))),
    "112-3": card(
        reaction(turn_back_dial(1, to_zero=True), on=enters_play("this")), forced_interrupt(advance_dial(1), on=leaves_play("this"))
    ),
    "112-5": card(
        action(
            advance_dial(1),
            if_it_did(look(), pick(1, unit(title="yoda", of="looked", zone="deck")), put_into_play(PICKED), shuffle()),
        )
    ),
    "113-1": card(
        reaction(
            choose(
                [look(1, "opponent"), may(return_to("deck_bottom", LOOKED))],
                [look(1, "opponent", zone="objective_deck"), may(return_to("objective_deck_bottom", LOOKED))],
            ),
            on=enters_play(what=objective()),
        )
    ),
    "113-2": card(reaction(return_to("deck_top"), on=force_won(by="own"), targets=target(enhancement(whose="opponent")))),
    "113-3": card(reaction(unfocus(1), on=enters_play("this"), targets=target(unit(state="committed")))),
    "113-4": card(
        constant(enhances_area()),
        action(look(1, whose="each"), may(pick(1, pieces(of="looked", zone="deck")), discard(PICKED)), costs=focus_this()),
    ),
    "113-6": card(
        action(
            pick(1, own_unit("Character", zone="hand")),
            put_into_play(PICKED, joins=True),
            at_end("phase", return_to("hand", PICKED)),
            conditions=in_engagement(),
        )
    ),
    "117-1": card(
        reaction(
            deal(1),
            on=phase_ends(phase="conflict", by="opponent"),
            conditions=happened_most(0, "engaged", pieces("objective", "mission"), "turn"),
            targets=target(enemy_objective()),
        )
    ),
    "117-2": card(
        reaction(
            either(balance_with("light"), [deal(2)], [deal(1)]),
            on=phase_ends(phase="conflict", by="opponent"),
            targets=target(unit(state="ready")),
        )
    ),
    "117-4": card(
        constant(enhances_area()),
        action(
            choose([unfocus(1, THIS)], [pick(1, own_unit("Ewok")), unfocus(1, PICKED)]),
            costs=remove_shield(own_card()),
            limits=for_this(1, "turn"),
        ),
    ),
    "117-5": card(
        reaction(
            rule("ignores_shields", THIS, until="phase"),
            deal(1, pieces("unit", "objective", whose="opponent", state="ready")),
            on=phase_ends(phase="conflict", by="opponent"),
        )
    ),
    "118-1": card(constant(doubles("force_icons", who=own_unit("Vehicle", state="committed")))),
    "118-2": card(
        reaction(
            return_to("hand"),
            on=focused_to_strike("this"),
            conditions=this_is(unit(state="committed")),
            targets=target(enemy_unit(cost_least=4)),
        )
    ),
    "118-3": card(interrupt(pick(1, own_card("event", zone="discard")), return_to("deck_top", PICKED), shuffle(), on=leaves_play("this"))),
    "118-4": card(constant(enhances_area(), pays_only_for(unit("Vehicle")))),
    "118-5": card(interrupt(to_hand_instead(), on=leaves_play(what=unit("Vehicle")))),
    "119-2": card(constant(gains("blast_damage", who=own_unit("Wookiee")))),
    "119-3": card(reaction(put_into_play(THIS), on=leaves_play(what=own_unit("Character", unique=True)), from_hand=True)),
    "119-4": card(constant(attaches(unit("Wookiee")), gains("capacity", n=3, who=HOST))),
    "119-5": card(constant(enhances_area(), gains("force_icons", who=unit("Wookiee", state="committed")))),
    "122-1": card(constant(gains("force_icons", who=own_unit(state="shielded")), conditions=in_phase("force"))),
    "122-2": card(interrupt(cancel(), on=played(what=pieces("event")), costs=remove_shield(pieces(of="this")))),
    "122-3": card(
        reaction(
            shield(),
            on=[shield_removed(what=unit(), by="own"), shield_spent(what=unit(), by="own")],
            costs=focus_this(),
            targets=target(own_unit(of="not_it")),
        )
    ),
    "122-5": card(
        constant(enhances_area()),
        action(
            pick(1, own_unit(state="shielded")),
            unshield(1, PICKED),
            if_it_did(choose([gains("unit_damage", who=PICKED, until="phase")], [gains("blast_damage", who=PICKED, until="phase")])),
            conditions=there_are(1, own_unit(state="shielded")),
            limits=for_this(1, "turn"),
        ),
    ),
    "122-6": card(action(shield(own_card("unit", "objective", state="unshielded")))),
    "123-1": card(
        reaction(
            look(),
            pick(1, unit("Ewok", cost_most=3, of="looked", zone="deck")),
            put_into_play(PICKED),
            shuffle(),
            on=enters_play("this"),
            costs=focus_this(),
        )
    ),
    "123-2": card(reaction(draw(1), on=edge_won(by="own"))),
    "123-3": card(reaction(discard(IT), on=edge_card_placed(by="opponent"), conditions=balance_with("light"), costs=focus_this())),
    "123-5": card(reaction(unless_paid(spend(2), focus(1, IT)), on=played(what=unit(), by="opponent"))),
}
