"""What the Light Side's cards of the Rogue Squadron cycle do (objective sets 141 to 170)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_lcg.abilities.ops import (
    HOST,
    LOOKED,
    PICKED,
    SECOND_PICKED,
    SECOND_TARGET,
    TARGET,
    THIS,
    action,
    all_cost_less,
    always_after,
    at_end,
    attach_to,
    attaches,
    cancel,
    cannot,
    card,
    changes_seat,
    choose,
    commit,
    constant,
    costs_less,
    deal,
    destroy,
    discard,
    discard_top,
    draw,
    either,
    end_engagement,
    enhances_area,
    fate,
    focus,
    forced_reaction,
    gains,
    has_keyword,
    heal,
    if_,
    if_it_did,
    if_paid,
    immune,
    interrupt,
    join,
    lends_protect,
    look,
    loses_all,
    may,
    move_enhancement,
    name,
    next_costs_less,
    next_costs_more,
    pick,
    pick_at_random,
    pilot_action,
    pilot_constant,
    pilot_interrupt,
    pilot_reaction,
    place_edge,
    prevent,
    put_aside,
    put_into_play,
    reaction,
    redirect,
    remove,
    retarget,
    return_to,
    reveal,
    rule,
    set_balance,
    shuffle,
    strike,
    to_hand_instead,
    turn_engagement,
    uncommit,
    unfocus,
)
from games.star_wars_lcg.abilities.parts import (
    amount_least,
    balance_with,
    damaged,
    declared_attacker,
    defenders_declared,
    dial_least,
    discard_from_hand,
    edge_card_placed,
    edge_won,
    enters_play,
    focus_another,
    focus_others,
    focus_this,
    focused_to_strike,
    for_this,
    for_title,
    happened_least,
    host_is,
    in_engagement,
    in_phase,
    leaves_play,
    more,
    none_played,
    on_your_turn,
    phase_begins,
    picked_is,
    played,
    protected,
    refreshed,
    second_is,
    spend,
    strike_resolved,
    target,
    targeted,
    there_are,
    this_is,
    with_edge,
)
from games.star_wars_lcg.abilities.pieces import (
    enemy_objective,
    enemy_unit,
    enhancement,
    objective,
    own_card,
    own_unit,
    pieces,
    unit,
)

# Focus tokens that leave a card of the player, or of the opponent.
_OWN_FOCUS: Final = (pick(1, own_card(state="exhausted")), unfocus(1, PICKED))
_ENEMY_FOCUS: Final = (pick(1, pieces(whose="opponent", state="exhausted"), whose="opponent"), unfocus(1, PICKED))
_BOTH_HANDS: Final = (there_are(1, own_card(zone="hand")), there_are(1, pieces(whose="opponent", zone="hand")))
# The opponent discards two cards, and the player draws for each that has the named type.
_NAMED_TYPES: Final = [
    [
        pick(2, pieces(whose="opponent", zone="hand"), whose="opponent"),
        discard(PICKED),
        draw(1, per=pieces(type, of="picked", zone="anywhere")),
    ]
    for type in ("unit", "enhancement", "event", "fate", "mission")
]

ABILITIES: Final[Mapping[str, Declared]] = {
    "141-1": card(reaction(draw(1), on=enters_play(what=own_card(traits=["Fighter", "Pilot"])), limits=for_this(1, "turn"))),
    "141-2": card(interrupt(to_hand_instead(), on=leaves_play("this")), pilot_interrupt(to_hand_instead(), on=leaves_play("this"))),
    "141-3": card(
        action(
            pick(1, pieces(traits="Pilot", of="on_this")),
            discard(PICKED),
            if_it_did(heal(None, THIS), unfocus(None, THIS)),
            conditions=this_is(unit(state="piloted")),
        )
    ),
    "141-5": card(
        constant(enhances_area()),
        constant(costs_less(1, own_card(traits="Pilot", zone="hand")), conditions=none_played(pieces(traits="Pilot"))),
    ),
    "141-6": card(
        fate(
            pick(1, own_unit(keyword="pilot", zone="hand_or_discard"), up_to=True),
            put_into_play(PICKED, onto=TARGET),
            targets=target(own_unit("Vehicle")),
        )
    ),
    "142-1": card(
        reaction(
            focus(1),
            on=focused_to_strike(what=enemy_unit(edge_icons=True)),
            costs=focus_another(pieces(traits="Pilot", whose="own")),
            targets=target(enemy_unit(of="it")),
        )
    ),
    "142-2": card(
        pilot_constant(
            loses_all("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics", who=enemy_unit()),
            conditions=[host_is(unit(state="participating")), with_edge()],
        )
    ),
    "142-5": card(constant(attaches(enemy_unit("Vehicle")), rule("icons_need_edge", HOST))),
    "142-6": card(reaction(end_engagement(), on=edge_won(by="opponent"))),
    "146-1": card(interrupt(prevent(1), on=damaged(what=unit("Character", unique=True, faction="jedi")), limits=for_this(1, "turn"))),
    "146-2": card(reaction(deal(1, count="of_event"), on=protected("this"), targets=target(enemy_objective()))),
    "146-4": card(
        constant(attaches(unit("Force User"))),
        interrupt(redirect(None), on=damaged("host"), costs=focus_this(), targets=target(unit(of="not_host"))),
    ),
    "147-1": card(
        reaction(
            destroy(),
            on=strike_resolved(what=unit("Vehicle", state="piloted")),
            conditions=happened_least(1, "destroyed", enemy_objective(), "strike"),
            targets=target(enemy_unit(state="committed")),
        )
    ),
    "147-2": card(
        pilot_constant(
            gains("unit_damage", per=pieces(of="host"), count="sum_of_blast_damage", who=HOST),
            gains("unit_damage", per=pieces(of="host"), count="sum_of_edge_blast_damage", who=HOST),
        )
    ),
    "147-3": card(constant(immune("effects", pieces("event", zone="anywhere"), who=THIS))),
    "147-4": card(constant(attaches(own_unit("Fighter")), gains("blast_damage", per=own_unit(state="attacking"), who=HOST))),
    "147-5": card(action(destroy(unit(state="unenhanced")), conditions=[dial_least(8), on_your_turn()])),
    "148-2": card(pilot_reaction(remove(HOST), on=strike_resolved("host"))),
    "148-3": card(action(join(THIS), conditions=in_engagement(), costs=focus_another(pieces(traits="Pilot", of="on_this")))),
    "148-4": card(
        constant(enhances_area()),
        constant(costs_less(1, own_card(traits="Pilot", zone="hand")), conditions=none_played(pieces(traits="Pilot"))),
    ),
    "148-5": card(interrupt(retarget("opponent"), on=targeted(what=own_unit("Vehicle"), by="opponent"))),
    "151-1": card(
        constant(rule("no_units"), conditions=[this_is(objective(state="undamaged")), more(own_unit(), enemy_unit())]),
        constant(rule("no_units", whose="opponent"), conditions=[this_is(objective(state="undamaged")), more(enemy_unit(), own_unit())]),
    ),
    "151-2": card(reaction(put_into_play(THIS), on=played(what=unit(), by="opponent"), conditions=amount_least(4), from_hand=True)),
    "151-3": card(
        action(
            pick(1, own_card(zone="discard"), whose="opponent"),
            return_to("hand", PICKED),
            conditions=there_are(2, own_card(zone="discard")),
            costs=focus_this(),
        )
    ),
    "151-4": card(constant(attaches(own_unit("Character")), immune("targets", pieces("event", zone="anywhere"), who=HOST))),
    "151-6": card(
        reaction(
            next_costs_more(1, enemy_unit(zone="hand"), "phase"),
            on=phase_begins(phase="deployment", by="opponent"),
            limits=for_title(1, "phase"),
        )
    ),
    "152-1": card(constant(changes_seat("reserve", 1, count="victories"))),
    "152-2": card(constant(costs_less(1, own_unit("Capital Ship", other=True, zone="hand")))),
    "152-3": card(always_after(draw(1), on=enters_play("this"))),
    "152-5": card(
        constant(enhances_area()),
        action(
            choose(*([gains(icon, until="phase")] for icon in ("unit_damage", "blast_damage", "tactics"))),
            costs=[focus_this(), discard_from_hand(1)],
            targets=target(unit("Vehicle")),
        ),
    ),
    "156-2": card(pilot_action(strike(HOST), conditions=host_is(unit(state=["participating", "ready"])), costs=focus_this())),
    "156-3": card(
        reaction(
            pick(1, pieces(traits="Pilot", whose="own", attached_to=unit())),
            unfocus(1, PICKED),
            on=focused_to_strike("this"),
            limits=for_this(1, "phase"),
        )
    ),
    "156-4": card(
        constant(enhances_area()),
        constant(costs_less(1, own_card(traits="Pilot", zone="hand")), conditions=none_played(pieces(traits="Pilot"))),
    ),
    "156-5": card(action(move_enhancement(), targets=target(enhancement(attached_to=unit())))),
    "157-2": card(
        pilot_interrupt(
            discard_top(1, whose="opponent"),
            deal(1, objective(state="engaged"), per=pieces(of="looked", zone="anywhere"), count="sum_of_force_icons"),
            on=focused_to_strike("host"),
            conditions=host_is(unit(state="attacking")),
            limits=for_this(1, "turn"),
        )
    ),
    "157-3": card(
        interrupt(
            rule("blast_hits_units", THIS, until="strike"),
            on=focused_to_strike("this"),
            conditions=there_are(1, enemy_unit(state="participating")),
        )
    ),
    "157-4": card(
        constant(attaches(own_unit("Vehicle")), has_keyword("shielding", who=HOST)),
        reaction(heal(1, HOST), on=refreshed(by="own"), conditions=host_is(unit(state="piloted"))),
    ),
    "157-5": card(
        action(
            choose(
                [look(1), may(return_to("deck_bottom", LOOKED))],
                [look(1, "opponent"), may(return_to("deck_bottom", LOOKED))],
                [look(1, zone="objective_deck"), may(return_to("objective_deck_bottom", LOOKED))],
                [look(1, "opponent", zone="objective_deck"), may(return_to("objective_deck_bottom", LOOKED))],
            )
        )
    ),
    "157-6": card(fate(at_end("edge_battle", if_(with_edge(), destroy())), targets=target(enemy_unit(state="participating")))),
    "158-1": card(constant(rule("fixed_reserve", whose="opponent"))),
    "158-2": card(reaction(look(zone="hand", whose="opponent"), on=enters_play("this"))),
    "158-3": card(
        reaction(gains("force_icons", per=pieces(whose="opponent", zone="hand"), who=THIS, until="phase"), on=phase_begins(phase="force"))
    ),
    "158-4": card(constant(enhances_area(), changes_seat("reserve", 1))),
    "158-5": card(action(choose(*_NAMED_TYPES))),
    "161-1": card(constant(rule("lends_edge", THIS)), reaction(look(3), put_aside(LOOKED, THIS, facedown=True), on=enters_play("this"))),
    "161-2": card(
        reaction(
            turn_engagement(TARGET, instead=True),
            on=defenders_declared(by="opponent"),
            conditions=this_is(unit(state="attacking")),
            targets=target(enemy_objective(state=["unengaged", "engageable"])),
        )
    ),
    "161-3": card(
        action(return_to("deck_top", THIS), if_it_did(shuffle(), next_costs_less(3, own_card(faction="jedi", zone="hand"), "phase")))
    ),
    "161-4": card(constant(enhances_area()), action(draw(1, whose="each"), costs=focus_this())),
    "161-5": card(action(pick(1, own_unit(faction="jedi", zone="discard")), put_into_play(PICKED), at_end("phase", discard(PICKED)))),
    "162-1": card(action(unfocus(1), costs=focus_this(), targets=target(unit("Vehicle", state="piloted", cost_most=2)))),
    "162-2": card(constant(rule("ignores_shields", THIS), conditions=this_is(unit(state="piloted")))),
    "162-6": card(action(destroy(unit(state="defending")), costs=focus_others(2, own_unit("Vehicle", state="piloted")))),
    "166-1": card(
        forced_reaction(set_balance("light"), on=edge_won(by="own")), forced_reaction(set_balance("dark"), on=edge_won(by="opponent"))
    ),
    "166-2": card(constant(gains("edge", n=2, who=THIS), conditions=more(own_unit(state="committed"), enemy_unit(state="committed")))),
    "166-3": card(
        constant(rule("counts_as_committed", THIS)), forced_reaction(if_paid(spend(1), return_to("hand", THIS)), on=enters_play("this"))
    ),
    "166-5": card(
        action(
            uncommit(),
            if_it_did(commit(SECOND_TARGET)),
            targets=[target(own_unit(state="committed")), target(own_unit(of="not_target"))],
        )
    ),
    "167-1": card(constant(cannot("be_targeted", who=own_unit("Vehicle", state="piloted")))),
    "167-2": card(
        pilot_constant(
            has_keyword("shielding", who=HOST), lends_protect(unit(of="host"), unit("Vehicle")), conditions=host_is(unit("Fighter"))
        )
    ),
    "167-3": card(
        pilot_action(
            either(balance_with("light"), [deal(2)], [deal(1)]),
            conditions=[in_engagement(), host_is(unit("Speeder", "Fighter"))],
            costs=focus_this(),
            targets=target(unit(state="participating")),
        )
    ),
    "167-4": card(
        constant(gains("unit_damage", who=THIS), conditions=this_is(unit(state="piloted"))),
        constant(has_keyword("targeted_strike", who=THIS), conditions=this_is(unit(holding=pieces(title="wes-janson")))),
    ),
    "167-5": card(
        constant(gains("capacity", who=THIS), conditions=this_is(unit(state="piloted"))),
        constant(gains("capacity", n=2, who=THIS), conditions=this_is(unit(holding=pieces(title="tycho-celchu")))),
    ),
    "167-6": card(
        action(
            look(5),
            pick(None, unit("Fighter", "Speeder", "Pilot", unique=True, faction="rebel-alliance", of="looked", zone="deck")),
            reveal(PICKED),
            return_to("hand", PICKED),
            shuffle(),
        )
    ),
    "168-1": card(
        action(
            attach_to(TARGET, onto=SECOND_TARGET),
            costs=focus_this(),
            targets=[target(own_unit(keyword="pilot")), target(own_unit("Vehicle", of="not_target"))],
        )
    ),
    "168-2": card(pilot_reaction(cannot("defend", until="engagement"), on=declared_attacker("host"), targets=target(enemy_unit()))),
    "168-3": card(action(remove(THIS), conditions=this_is(unit(state="participating")), limits=for_this(1, "phase"))),
    "168-4": card(
        action(
            all_cost_less(1, own_card(traits=["Pilot", "Vehicle"], zone="hand"), until="phase"),
            conditions=[on_your_turn(), in_phase("deployment")],
        )
    ),
    "171-1": card(
        interrupt(
            cancel(),
            pick_at_random(1, pieces(whose="opponent", zone="hand")),
            place_edge(PICKED, whose="opponent", facedown=True),
            on=edge_card_placed(by="opponent"),
            conditions=this_is(objective(state="undamaged")),
            limits=for_this(1, "turn"),
        )
    ),
    "171-2": card(
        action(
            pick(1, own_card(zone="hand")),
            pick(1, pieces(whose="opponent", zone="hand"), whose="opponent", into="picked_2"),
            reveal(PICKED),
            reveal(SECOND_PICKED),
            discard(PICKED),
            discard(SECOND_PICKED),
            either(
                second_is(pieces(force_below="picked")),
                [may(*_OWN_FOCUS)],
                [if_(picked_is(pieces(force_below="picked_2")), may(*_ENEMY_FOCUS, by_opponent=True))],
            ),
            conditions=[*_BOTH_HANDS],
            limits=for_this(1, "turn"),
        )
    ),
    "171-3": card(
        reaction(
            name("title"),
            look(zone="hand", whose="opponent", revealed=True),
            discard(pieces(named="title", whose="opponent", zone="hand")),
            on=enters_play("this"),
        )
    ),
    "171-6": card(
        fate(
            rule("unresolved", pieces("fate", whose="opponent", zone="edge_stack", priority_least=4), until="edge_battle"),
            conditions=there_are(1, own_unit(faction="smugglers-and-spies", unique=True, state="participating")),
        )
    ),
}
