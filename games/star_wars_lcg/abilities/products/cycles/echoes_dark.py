"""What the Dark Side's cards of the Echoes of the Force cycle do (objective sets 97 to 126)."""

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
    THIS,
    action,
    as_soon_as,
    attaches,
    cannot,
    capture,
    card,
    choose,
    commit,
    constant,
    costs_less,
    deal,
    destroy,
    draw,
    either,
    enhances_area,
    fate,
    focus,
    forced_reaction,
    gains,
    has_keyword,
    heal,
    if_,
    if_it_did,
    interrupt,
    look,
    loses_all,
    may,
    move_enhancement,
    next_costs_less,
    pick,
    pick_at_random,
    pick_topmost,
    put_aside,
    put_back,
    put_into_play,
    reaction,
    repeat_use,
    rescue,
    return_to,
    reveal,
    rule,
    sacrifice,
    set_balance,
    shield,
    shuffle,
    uncommit,
    unfocus,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    ability_resolved,
    any_phase_begins,
    at_most,
    balance_with,
    committed,
    damage_this,
    damage_x,
    damaged,
    destroyed,
    discarded_from_stack,
    enters_play,
    fate_resolved,
    focus_this,
    focused_to_strike,
    for_this,
    force_won,
    host_is,
    in_phase,
    lower_reserve,
    phase_begins,
    play_begins,
    rescued,
    strike_resolved,
    target,
    target_is,
    there_are,
    there_is_no,
    this_is,
    uncommitted,
    with_force_card,
)
from games.star_wars_lcg.abilities.pieces import (
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
    "100-2": card(reaction(uncommit(), on=focused_to_strike("this"), targets=target(unit(state="committed")))),
    "100-3": card(reaction(unfocus(1, THIS), on=uncommitted(what=enemy_unit()))),
    "100-5": card(action(deal(2, unit(state="uncommitted")), conditions=balance_with("dark"))),
    "100-6": card(fate(may(choose([commit()], [uncommit()])), targets=target(unit()))),
    "101-1": card(constant(has_keyword("elite", who=own_unit(state="committed")))),
    "101-2": card(constant(gains("blast_damage", who=own_unit(state="committed")))),
    "101-3": card(constant(rule("counts_as_committed", THIS))),
    "101-5": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=force_won(by="own"))),
    "104-1": card(
        reaction(
            focus(1),
            on=committed(what=own_unit(faction="sith")),
            conditions=this_is(objective(state="undamaged")),
            targets=target(enemy_unit()),
        )
    ),
    "104-2": card(constant(has_keyword("targeted_strike", "shielding", "elite", who=THIS), conditions=this_is(unit(state="committed")))),
    "104-4": card(
        constant(attaches(unit("Force User", "Force Sensitive")), gains("unit_damage", who=HOST)),
        constant(rule("counts_as_committed", HOST), conditions=host_is(unit(title="mara-jade"))),
    ),
    "104-6": card(action(choose([unfocus(2)], [unfocus(1)]), conditions=balance_with("dark"), targets=target(unit(state="committed")))),
    "105-1": card(
        constant(cannot("commit", who=unit(without="Vehicle")), conditions=[this_is(objective(state="undamaged")), in_phase("force")])
    ),
    "105-2": card(constant(gains("blast_damage", n=2, who=THIS), conditions=balance_with("dark"))),
    "105-4": card(reaction(choose([commit()], [uncommit()]), on=enters_play("this"), targets=target(own_unit()))),
    "106-1": card(constant(gains("struggle_icons", per=pieces(of="on_this", zone="captured"), who=THIS))),
    "106-2": card(
        reaction(
            look(3, "opponent"),
            pick(1, pieces(of="looked", zone="deck")),
            capture(PICKED),
            put_back("deck_top"),
            on=focused_to_strike("this"),
            limits=for_this(1, "engagement"),
        )
    ),
    "106-3": card(reaction(put_into_play(THIS), on=rescued(), from_discard=True)),
    "106-4": card(constant(attaches(enemy_unit()), loses_all("force_icons", who=HOST))),
    "106-5": card(reaction(capture(), on=force_won(by="own"), targets=target(enemy_unit(state="committed")))),
    "106-6": card(action(unfocus(1, own_objective(faction="scum-and-villainy")))),
    "110-1": card(constant(gains("force_icons", who=enemy_unit(state="committed"), less=True))),
    "110-2": card(reaction(commit(), on=committed("this"), targets=target(enemy_unit()))),
    "110-3": card(constant(cannot("defend", who=enemy_unit(force_below="this")), conditions=this_is(unit(state="attacking")))),
    "110-4": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=force_won(by="own"))),
    "110-5": card(
        reaction(
            gains("force_icons", n=2, less=True, until="phase"),
            if_(target_is(unit(force_now_most=0)), destroy()),
            on=any_phase_begins(),
            targets=target(unit()),
        )
    ),
    "110-6": card(fate(may(focus(1)), targets=target(unit(state=["ready", "committed"])))),
    "111-1": card(
        reaction(look(1, "opponent"), capture(LOOKED, at=THIS), on=force_won(by="own")),
        forced_reaction(pick_at_random(1, pieces(of="on_this", zone="captured")), rescue(PICKED), on=force_won(by="opponent")),
    ),
    "111-2": card(
        action(
            pick(1, pieces(zone="captured", attached_to=own_objective())),
            return_to("hand", PICKED),
            if_it_did(draw(2)),
            conditions=there_are(1, pieces(zone="captured", attached_to=own_objective())),
            limits=for_this(1, "turn"),
        )
    ),
    "111-3": card(forced_reaction(deal(1, THIS), on=force_won(by="opponent"))),
    "111-5": card(constant(enhances_area()), reaction(unfocus(1, THIS), on=force_won(by="own"))),
    "111-6": card(
        action(
            pick(1, pieces(zone="captured")),
            reveal(PICKED),
            look(whose="opponent"),
            pick(1, pieces(of="looked", zone="deck", same_title="picked"), into="picked_2"),
            reveal(SECOND_PICKED),
            capture(SECOND_PICKED),
            shuffle("opponent"),
            conditions=there_are(1, pieces(zone="captured")),
        )
    ),
    "114-1": card(
        action(next_costs_less(1, own_unit(faction="sith", zone="hand"), "phase"), costs=damage_this(1), limits=for_this(1, "phase"))
    ),
    "114-2": card(
        interrupt(
            costs_less(1, pieces(of="it", zone="anywhere"), count="x", until="play"),
            on=play_begins("this"),
            from_hand=True,
            costs=damage_x(own_objective()),
        )
    ),
    "114-4": card(
        constant(attaches(objective(faction="sith"))), interrupt(either(balance_with("dark"), [draw(3)], [draw(2)]), on=destroyed("host"))
    ),
    "114-5": card(reaction(heal(1, IT), if_it_did(shield(IT)), on=damaged(what=objective(faction="sith")))),
    "114-6": card(action(heal(1, own_objective()), conditions=balance_with("dark"))),
    "115-1": card(
        reaction(
            pick_topmost(1, own_unit(faction="imperial-navy", zone="discard")),
            put_into_play(PICKED),
            commit(PICKED),
            on=enters_play("this"),
            conditions=[with_force_card(), there_are(1, own_unit(faction="imperial-navy", zone="discard"))],
        )
    ),
    "115-2": card(constant(cannot("attack", "defend", who=THIS), conditions=this_is(unit(state="uncommitted")))),
    "115-4": card(constant(enhances_area(), gains("edge", who=own_unit(state="committed")))),
    "115-5": card(
        action(
            pick(1, own_unit("Character", faction="imperial-navy", zone="hand")),
            put_into_play(PICKED),
            commit(PICKED),
            conditions=[with_force_card(), there_are(1, own_unit("Character", faction="imperial-navy", zone="hand"))],
        )
    ),
    "116-1": card(reaction(destroy(unit()), on=enters_play("this"))),
    "116-2": card(
        constant(cannot("be_damaged", "be_destroyed", who=THIS), conditions=this_is(unit(state="committed"))),
        forced_reaction(uncommit(THIS), on=force_won(by="opponent")),
    ),
    "116-3": card(reaction(put_into_play(THIS), on=destroyed(what=own_unit()), from_hand=True)),
    "116-5": card(
        action(
            choose([look(2, zone="objective_deck")], [look(2, "opponent", zone="objective_deck")]),
            choose(
                [pick(1, pieces(of="looked", zone="objective_deck")), return_to("objective_deck_bottom", PICKED)],
                [put_back("objective_deck_top", zone="objective_deck")],
            ),
        )
    ),
    "120-1": card(reaction(pick_topmost(1, own_card("fate", zone="discard")), return_to("hand", PICKED), on=enters_play("this"))),
    "120-2": card(
        constant(rule("lends_fates", THIS), conditions=this_is(unit(state="attacking"))),
        reaction(put_aside(IT, THIS), on=discarded_from_stack(what=pieces("fate", not_title="twist-of-fate", whose="own"), by="own")),
    ),
    "120-3": card(reaction(put_into_play(THIS), on=fate_resolved(what=pieces("fate", title="battle-of-hoth")), from_discard=True)),
    "121-1": card(
        reaction(deal(1), on=phase_begins(phase="draw", by="own"), costs=lower_reserve(1), targets=target(unit(state="committed")))
    ),
    "121-2": card(constant(gains("unit_damage", "tactics", who=THIS), conditions=at_most(2, enemy_unit(state="committed")))),
    "121-3": card(constant(has_keyword("targeted_strike", who=THIS), conditions=there_is_no(enemy_unit(state="committed")))),
    "124-1": card(reaction(set_balance("dark"), on=enters_play("this"))),
    "124-2": card(reaction(move_enhancement(), on=strike_resolved("this"), targets=target(enhancement(attached_to=unit())))),
    "124-3": card(as_soon_as(sacrifice(THIS), conditions=balance_with("light"))),
    "124-5": card(constant(attaches(unit("Character")), rule("blank", HOST))),
    "125-1": card(
        reaction(
            look(),
            pick(1, unit("Fighter", cost_most=2, of="looked", zone="deck")),
            put_into_play(PICKED),
            shuffle(),
            on=enters_play("this"),
        )
    ),
    "125-2": card(
        action(
            choose(
                *(
                    [pick(1, own_card(one_of=[unit("Fighter"), enhancement(title="precision-flying")], zone=zone)), put_into_play(PICKED)]
                    for zone in ("hand", "discard")
                )
            ),
            costs=focus_this(),
        )
    ),
    "125-3": card(reaction(unshield(1), on=focused_to_strike("this"), targets=target(pieces("unit", "objective", state="shielded")))),
    "125-5": card(constant(attaches(unit("Fighter")), gains("edge", n=2, who=HOST))),
    "126-1": card(action(return_to("hand"), costs=focus_this(), targets=target(unit(faction="scum-and-villainy")))),
    "126-2": card(
        reaction(
            either(target_is(unit(title="jabba-the-hutt")), [choose([unfocus(2)], [unfocus(1)])], [unfocus(1)]),
            on=enters_play("this"),
            targets=target(own_unit("Character")),
        )
    ),
    "126-3": card(reaction(heal(1), on=enters_play("this"), targets=target(objective(faction="scum-and-villainy")))),
    "126-6": card(reaction(repeat_use(), on=ability_resolved(timing="reaction"))),
}
