"""Operations of the vocabulary, each declared by an invented card."""

from __future__ import annotations

import pytest

from games.star_wars_lcg.abilities.constants import COST, TACTICS
from games.star_wars_lcg.abilities.ops import (
    HOST,
    LOOKED,
    PICKED,
    TARGET,
    THIS,
    action,
    as_soon_as,
    at_end,
    cancel_use,
    cannot,
    card,
    changes_seat,
    choose,
    constant,
    deal,
    discard,
    discard_top,
    doubles,
    draw,
    focus,
    forced_interrupt,
    forced_reaction,
    gains,
    increase,
    interrupt,
    lends_protect,
    look,
    move_enhancement,
    own_cost,
    pays_only_for,
    pick,
    pick_topmost,
    pilot_constant,
    pilot_reaction,
    place_edge,
    put_into_play,
    reaction,
    redirect,
    return_to,
    rule,
    sacrifice,
    set_balance,
    skip_icons,
    strike,
    take_control,
    unshield,
)
from games.star_wars_lcg.abilities.parts import (
    ability_used,
    balance_changed,
    damaged,
    damaged_by_this,
    declared_attacker,
    declared_defender,
    destroyed_by_this,
    discarded_from_hand,
    focus_removed,
    focused_to_strike,
    for_this,
    leaves_play,
    remove_shield,
    spend_matched,
    struggle_begins,
    target,
    targeted,
    this_is,
)
from games.star_wars_lcg.abilities.pieces import enemy_unit, enhancement, own_card, own_unit, pieces, unit
from games.star_wars_lcg.play.turn.force import force_total
from games.star_wars_lcg.play.turn.payment import cost_of
from tests.games.star_wars_lcg.abilities.positions import USE, play

PILOT = {
    "type": "unit",
    "faction": "neutral",
    "facts": {"cost": 3, "damage_capacity": 1, "traits": ["Character"], "keywords": [{"name": "pilot", "value": 1}]},
}
PLAN = {"card": "blank", "as": "plan"}


def test_a_unit_strikes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(reaction(strike(), on=focused_to_strike("this"), targets=target(own_unit(other=True, state="participating"))))
    units = [{"card": "leader", "participating": True}, {"card": "ship", "participating": True}]
    given = {
        "at": "strikes",
        "engaged": "plan",
        "edge": "dark",
        "dark": {"units": units},
        "light": {"objectives": [PLAN], "blank_objectives": 0},
    }
    position = play(monkeypatch, declared, given, {"choose": "strike", "card": "leader"}, {"choose": "trigger", "card": "leader"})
    position.check({"focus": {"leader": 1, "ship": 1}, "damage": {"plan": 1}})


def test_icons_are_not_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(forced_reaction(skip_icons(THIS), on=focused_to_strike("this")))
    given = {
        "at": "strikes",
        "engaged": "plan",
        "edge": "dark",
        "dark": {"units": [{"card": "leader", "participating": True}, {"card": "ship", "participating": True}]},
        "light": {"objectives": [PLAN], "blank_objectives": 0, "units": [{"card": "hero", "participating": True}]},
    }
    position = play(monkeypatch, declared, given, {"choose": "strike", "card": "leader"})
    position.check({"focus": {"leader": 1}, "damage": {"hero": 0}})


def test_a_blank_card_has_no_text_and_no_keywords(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(rule("blank", TARGET, until="phase"), targets=target(enemy_unit()), limits=for_this(1, "turn")))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"]}, "light": {"units": ["003-2"]}}, USE)
    position.check({"keywords": {"003-2": []}})


def test_an_action_of_a_blank_card_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        action(rule("blank", THIS, until="phase"), limits=for_this(1, "turn")),
        action(deal(1), targets=target(enemy_unit())),
        constant(gains("unit_damage", who=own_unit())),
    )
    given = {"dark": {"units": ["leader", "guard"], "hand": ["robot"], "affiliation": "blank"}, "light": {"units": ["hero"]}}
    position = play(monkeypatch, declared, given, USE)
    position.check({"unit_damage": {"guard": 1}})
    decision = position.advance()
    assert [option.verb for option in decision.options if option.piece == position.labels["leader"].id] == []


def test_a_unit_must_defend(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(reaction(rule("must_defend", TARGET, until="engagement"), on=declared_attacker("this"), targets=target(enemy_unit())))
    given = {"at": "conflict", "dark": {"units": ["leader"], "turns": 2}, "light": {"units": ["hero", "ewok"], "objectives": [PLAN]}}
    steps = [{"choose": "engage", "card": "plan"}, {"choose": "trigger", "card": "leader"}, {"choose": "target", "card": "hero"}]
    position = play(monkeypatch, declared, given, *steps)
    position.advance()
    assert position.labels["hero"].participating
    assert not position.labels["ewok"].participating


def test_a_card_reduces_its_own_cost_down_to_a_minimum(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(constant(own_cost(1, per=own_unit(), least=2)))
    for units, cost in (([], 3), (["guard"], 2), (["guard", "ship"], 2)):
        position = play(monkeypatch, declared, {"dark": {"hand": ["leader"], "units": units}, "light": {}})
        assert position.game.value(COST, position.labels["leader"]) == 3
        assert cost_of(position.game, position.labels["leader"]) == cost


@pytest.mark.parametrize(("hand", "offered"), [("ship", True), ("guard", False)])
def test_resources_pay_for_some_cards_only(monkeypatch: pytest.MonkeyPatch, hand: str, offered: bool) -> None:
    declared = card(constant(pays_only_for(unit("Vehicle"))))
    facts = {"type": "unit", "faction": "sith", "facts": {"cost": 3, "damage_capacity": 3, "resources": 4, "traits": ["Character"]}}
    given = {"dark": {"hand": [hand, "trick"], "units": ["leader"], "blank_objectives": 0}, "light": {}}
    position = play(monkeypatch, declared, given, facts=facts)
    decision = position.game.advance()
    assert any(option.piece == position.labels[hand].id for option in decision.options) == offered


def test_control_is_taken_until_the_end_of_the_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        action(take_control(), at_end("phase", take_control(whose="opponent")), targets=target(enemy_unit()), limits=for_this(1, "turn"))
    )
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"]}, "light": {"units": ["hero"]}}, USE)
    position.check({"zone": {"hero": "dark.units"}})
    position.do({"choose": "pass"})
    position.check({"phase": "force", "zone": {"hero": "light.units"}})


def test_a_taken_unit_belongs_to_the_player_who_took_it(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(take_control(), targets=target(enemy_unit())), constant(gains("tactics", n=3, who=own_unit(other=True))))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"]}, "light": {"units": ["hero", "robot"]}})
    before = position.game.value(TACTICS, position.labels["hero"])
    for step in (USE, {"choose": "target", "card": "hero"}):
        position.do(dict(step))
    position.check({"tactics": {"hero": before + 3}})


def test_a_player_who_takes_a_unit_controls_its_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(take_control(THIS, whose="opponent")), forced_reaction(draw(1), on=damaged("this")))
    given = {"dark": {"units": ["leader"], "deck": ["card"]}, "light": {"deck": ["hero"]}}
    position = play(monkeypatch, declared, given, USE)
    position.check({"zone": {"leader": "light.units"}})
    position.fire({"fire": "damaged", "by": "dark", "card": "leader", "amount": 1})
    position.check({"zone": {"hero": "light.hand", "card": "dark.deck"}})


def test_a_delayed_effect_happens_once(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(at_end("phase", deal(1, THIS)), limits=for_this(1, "turn")))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"]}, "light": {}}, USE, {"choose": "pass"})
    position.check({"phase": "force", "damage": {"leader": 1}})
    position.do({"choose": "pass"})
    position.check({"damage": {"leader": 1}})


def test_an_ability_that_happens_as_soon_as_its_conditions_hold_is_not_begun_again_while_it_may_be_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    soon = as_soon_as(sacrifice(THIS), conditions=this_is(unit(focus_least=1)))
    declared = card(soon, action(focus(1, THIS), limits=for_this(1, "turn")), reaction(draw(1), on=ability_used(by="opponent")))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"]}, "light": {}}, USE)
    position.check({"zone": {"leader": "dark.discard"}})


def test_a_card_put_into_play_goes_back_at_the_end_of_the_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    effects = (pick(1, own_unit(zone="hand")), put_into_play(PICKED), at_end("phase", return_to("hand", PICKED)))
    given = {"dark": {"units": ["leader"], "hand": ["guard"]}, "light": {}}
    position = play(monkeypatch, card(action(*effects, limits=for_this(1, "turn"))), given, USE)
    position.check({"zone": {"guard": "dark.units"}})
    position.do({"choose": "pass"})
    position.check({"phase": "force", "zone": {"guard": "dark.hand"}})


def test_an_enhancement_that_is_put_into_play_gets_a_host(monkeypatch: pytest.MonkeyPatch) -> None:
    effects = (pick(1, own_card("enhancement", zone="hand")), put_into_play(PICKED))
    given = {"dark": {"units": ["leader", "guard"], "hand": ["gear"]}, "light": {}}
    position = play(monkeypatch, card(action(*effects, limits=for_this(1, "turn"))), given, USE, {"choose": "host", "card": "guard"})
    position.check({"on": {"gear": "guard"}, "zone": {"gear": "dark.enhancements"}})


def test_a_card_is_placed_into_the_edge_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    effects = (look(1), place_edge(LOOKED))
    given = {"dark": {"units": ["leader"], "deck": ["trick"]}, "light": {}}
    position = play(monkeypatch, card(action(*effects, limits=for_this(1, "turn"))), given, USE)
    position.check({"zone": {"trick": "dark.edge_stack"}})


def test_the_topmost_matching_card_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    effects = (pick_topmost(1, own_card("unit", zone="discard")), return_to("hand", PICKED))
    given = {"dark": {"units": ["leader"], "discard": ["guard", "ship", "trick"]}, "light": {}}
    position = play(monkeypatch, card(action(*effects, limits=for_this(1, "turn"))), given, USE)
    position.check({"zone": {"guard": "dark.discard", "ship": "dark.hand", "trick": "dark.discard"}})


def test_a_cheaper_card_than_the_one_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    effects = (pick(1, own_unit(other=True)), discard(unit(cost_below="picked", whose="opponent")))
    given = {"dark": {"units": ["leader", "guard"]}, "light": {"units": ["hero", "ship"]}}
    position = play(monkeypatch, card(action(*effects, limits=for_this(1, "turn"))), given, USE)
    position.check({"zone": {"hero": "light.discard", "ship": "light.units"}})


def test_the_effects_of_an_ability_that_targets_a_card_are_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(interrupt(cancel_use(), on=targeted("this", by="opponent")))
    given = {"seat": "light", "dark": {"units": ["leader"]}, "light": {"hand": ["008-6"]}}
    steps = [
        {"choose": "use", "card": "008-6"},
        {"choose": "target", "card": "leader"},
        {"choose": "trigger", "card": "leader", "by": "dark"},
    ]
    position = play(monkeypatch, declared, given, *steps)
    position.check({"damage": {"leader": 0}, "zone": {"008-6": "light.discard"}})


def test_a_card_that_events_cannot_target_can_be_targeted_by_units(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        constant(cannot("be_targeted_by_events", who=unit("Character"))),
        action(deal(1), targets=target(enemy_unit("Character")), limits=for_this(1, "turn")),
    )
    given = {"dark": {"units": ["leader", "cruiser"]}, "light": {"hand": ["008-6"], "units": ["hero"]}}
    play(monkeypatch, declared, given, USE).check({"damage": {"hero": 1}})
    steps = [{"choose": "use", "card": "008-6"}, {"refuse": "target", "card": "leader"}, {"choose": "target", "card": "cruiser"}]
    play(monkeypatch, declared, {**given, "seat": "light"}, *steps).check({"damage": {"leader": 0, "cruiser": 2}})


def test_the_balance_is_set_and_cards_react(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(set_balance("dark"), limits=for_this(1, "turn")), reaction(draw(1), on=balance_changed()))
    given = {"balance": "light", "dark": {"units": ["leader"], "deck": ["trick"]}, "light": {}}
    position = play(monkeypatch, declared, given, USE, {"choose": "trigger", "card": "leader"})
    position.check({"balance": "dark", "zone": {"trick": "dark.hand"}})


def test_a_struggle_begins_before_it_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        reaction(gains("force_icons", n=3, who=THIS, until="phase"), on=struggle_begins()), constant(rule("counts_as_committed", THIS))
    )
    given = {"at": "force", "balance": "light", "dark": {"units": ["leader"]}, "light": {}}
    position = play(monkeypatch, declared, given, {"choose": "trigger", "card": "leader"})
    position.check({"winner": "dark", "balance": "dark"})


def test_an_exhausted_unit_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(constant(rule("counts_exhausted", THIS), gains("force_icons", n=2, who=THIS)))
    position = play(monkeypatch, declared, {"dark": {"units": [{"card": "leader", "committed": True, "focus": 1}]}, "light": {}})
    assert force_total(position.game, 0) == 2


def test_a_pilot_has_the_text_of_a_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        constant(gains("tactics", who=own_unit())),
        pilot_constant(gains("unit_damage", n=2, who=HOST)),
        pilot_reaction(draw(1), on=leaves_play("host")),
    )
    given = {"dark": {"hand": ["leader", "trick"], "units": ["ship"], "affiliation": "blank"}, "light": {}}
    position = play(monkeypatch, declared, given, {"choose": "pilot", "card": "leader"}, facts=PILOT)
    position.check({"unit_damage": {"ship": 2}, "tactics": {"ship": 0}, "on": {"leader": "ship"}})


def test_a_pilot_that_leaves_is_a_unit_again(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"dark": {"units": ["ship"], "enhancements": [{"card": "leader", "on": "ship"}], "hand": ["032-6"]}, "light": {}}
    position = play(
        monkeypatch, card(pilot_constant(gains("unit_damage", who=HOST))), given, {"choose": "use", "card": "032-6"}, facts=PILOT
    )
    position.check({"zone": {"leader": "dark.discard"}, "unit_damage": {"ship": 0}})
    leader = position.labels["leader"]
    assert leader.face == leader.printed


def test_a_shield_is_a_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(unshield(1), costs=remove_shield(own_unit()), targets=target(enemy_unit(state="shielded"))))
    given = {"dark": {"units": ["leader", {"card": "guard", "shield": True}]}, "light": {"units": [{"card": "hero", "shield": True}]}}
    position = play(monkeypatch, declared, given, USE)
    position.check({"shields": {"guard": 0, "hero": 0}})


def test_two_events_of_one_text_share_their_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    on = [declared_attacker("this"), declared_defender("this")]
    declared = card(forced_reaction(draw(1), on=on, limits=for_this(1, "turn")))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"], "deck": ["trick", "card"]}, "light": {}})
    for kind in ("declared_attacker", "declared_defender"):
        position.fire({"fire": kind, "by": "dark", "card": "leader"})
        position.settle()
    position.check({"sizes": {"dark.hand": 1}})


def test_the_refresh_removes_focus_by_events_if_cards_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(forced_reaction(draw(1), on=focus_removed("this")))
    given = {"at": "refresh", "dark": {"units": [{"card": "leader", "focus": 1}], "deck": ["trick"]}, "light": {}}
    position = play(monkeypatch, declared, given)
    position.check({"phase": "draw", "focus": {"leader": 0}, "zone": {"trick": "dark.hand"}})


def test_the_unopposed_bonus_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {
        "at": "bonus",
        "engaged": "plan",
        "edge": "dark",
        "dark": {"units": [{"card": "leader", "participating": True}]},
        "light": {"objectives": [PLAN], "blank_objectives": 0},
    }
    position = play(monkeypatch, card(constant(changes_seat("unopposed_bonus", 1))), given)
    position.check({"winner": None, "damage": {"plan": 2}})


def test_all_damage_goes_to_another_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(interrupt(redirect(None), on=damaged("this"), targets=target(unit(of="not_it"))))
    given = {"seat": "light", "dark": {"units": ["leader"]}, "light": {"hand": ["008-6"], "units": ["hero"]}}
    aim, answer = {"choose": "target", "card": "leader"}, {"choose": "trigger", "card": "leader", "by": "dark"}
    position = play(monkeypatch, declared, given, {"choose": "use", "card": "008-6"}, aim, answer)
    position.check({"damage": {"leader": 0, "hero": 2}})


def test_no_more_damage_is_redirected_than_was_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(interrupt(redirect(3), on=damaged("this"), targets=target(unit(of="not_it"))))
    given = {"seat": "light", "dark": {"units": ["leader"]}, "light": {"hand": ["008-6"], "units": ["hero"]}}
    aim, answer = {"choose": "target", "card": "leader"}, {"choose": "trigger", "card": "leader", "by": "dark"}
    position = play(monkeypatch, declared, given, {"choose": "use", "card": "008-6"}, aim, answer)
    position.check({"damage": {"leader": 0, "hero": 2}})


def test_damage_is_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        action(deal(1), targets=target(enemy_unit()), limits=for_this(1, "turn")),
        forced_interrupt(increase(1, count="of_event"), on=damaged_by_this(what=unit(state="exhausted"))),
    )
    for tokens, damage in ((0, 1), (1, 2)):
        given = {"dark": {"units": ["leader"]}, "light": {"units": [{"card": "hero", "focus": tokens}]}}
        play(monkeypatch, declared, given, USE).check({"damage": {"hero": damage}})


def test_the_opponent_chooses_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(choose([draw(1)], [deal(2, unit(of="this"))], by_opponent=True), limits=for_this(1, "turn")))
    given = {"dark": {"units": ["leader"], "deck": ["trick"]}, "light": {}}
    position = play(monkeypatch, declared, given, USE, {"choose": "choice", "amount": 1, "by": "light"})
    position.check({"damage": {"leader": 2}, "zone": {"trick": "dark.deck"}})


def test_a_pilot_comes_into_play_on_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        action(put_into_play(THIS, onto=TARGET), from_hand=True, targets=target(own_unit("Vehicle"))),
        pilot_constant(gains("unit_damage", n=2, who=HOST)),
    )
    position = play(monkeypatch, declared, {"dark": {"hand": ["leader"], "units": ["ship"]}, "light": {}}, USE, facts=PILOT)
    position.check({"on": {"leader": "ship"}, "unit_damage": {"ship": 2}})


def test_an_enhancement_moves_to_another_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(move_enhancement(), targets=target(enhancement()), limits=for_this(1, "turn")))
    units = ["leader", "guard", "ship"]
    given = {"dark": {"units": units, "enhancements": [{"card": "gear", "on": "guard"}]}, "light": {"units": ["hero"]}}
    position = play(monkeypatch, declared, given, USE)
    decision = position.advance()
    assert {option.piece for option in decision.options} == {position.labels[label].id for label in ("leader", "ship")}
    position.do({"choose": "host", "card": "ship"})
    position.check({"on": {"gear": "ship"}})


def test_icons_are_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(constant(doubles("blast_damage", who=own_unit()), gains("blast_damage", who=unit("Fighter"))))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "ship"]}, "light": {"units": ["cruiser"]}})
    position.check({"blast_damage": {"ship": 4, "leader": 0, "cruiser": 1}})


def test_damage_equals_the_icons_of_a_discarded_card(monkeypatch: pytest.MonkeyPatch) -> None:
    hit = deal(1, per=pieces(of="looked", zone="anywhere"), count="sum_of_force_icons")
    declared = card(action(discard_top(1), hit, targets=target(enemy_unit()), limits=for_this(1, "turn")))
    given = {"dark": {"units": ["leader"], "deck": ["hero"]}, "light": {"units": ["cruiser"]}}
    play(monkeypatch, declared, given, USE).check({"damage": {"cruiser": 2}})


def test_protect_is_lent_to_a_class(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(constant(lends_protect(own_unit("Trooper"), unit("Fighter"))))
    given = {"seat": "light", "dark": {"units": ["leader", "guard", "ship"]}, "light": {"hand": ["008-6"]}}
    aim, answer = {"choose": "target", "card": "ship"}, {"choose": "trigger", "card": "leader", "by": "dark"}
    position = play(monkeypatch, declared, given, {"choose": "use", "card": "008-6"}, aim, answer, {"choose": "protect", "amount": 1})
    position.check({"damage": {"ship": 1, "guard": 1}})


def test_a_unit_hears_that_it_destroyed_another(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        action(deal(3), targets=target(enemy_unit()), limits=for_this(1, "turn")),
        forced_reaction(draw(1), on=destroyed_by_this(what=enemy_unit())),
    )
    given = {"dark": {"units": ["leader"], "deck": ["trick"]}, "light": {"units": ["hero"]}}
    play(monkeypatch, declared, given, USE).check({"zone": {"hero": "light.discard", "trick": "dark.hand"}})


def test_a_reaction_hears_discards_from_hand_but_not_from_play(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        action(discard(own_card("event", zone="hand")), limits=for_this(1, "turn")), forced_reaction(draw(1), on=discarded_from_hand())
    )
    given = {"dark": {"units": ["leader"], "deck": ["trick"], "hand": ["card"]}, "light": {}}
    position = play(monkeypatch, declared, given, USE)
    position.check({"zone": {"card": "dark.discard", "trick": "dark.hand"}})


def test_a_unit_strikes_without_participating(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {
        "at": "strikes",
        "engaged": "plan",
        "edge": "dark",
        "dark": {"units": ["leader", {"card": "ship", "participating": True}]},
        "light": {"objectives": [PLAN], "blank_objectives": 0, "units": [{"card": "hero", "participating": True}]},
    }
    position = play(monkeypatch, card(constant(rule("strikes_anyway", THIS))), given, {"choose": "strike", "card": "leader"})
    position.check({"damage": {"hero": 1}})


@pytest.mark.parametrize(("affiliation", "usable"), [("sith", True), ("jedi", False)])
def test_an_ability_is_paid_with_a_match(monkeypatch: pytest.MonkeyPatch, affiliation: str, usable: bool) -> None:
    declared = card(action(draw(1), costs=spend_matched(1), limits=for_this(1, "turn")))
    dark = {"units": ["leader", "guard"], "deck": ["trick"], "affiliation": [{"card": affiliation, "as": "leaders"}], "hand": ["robot"]}
    given = {"match": True, "dark": dark, "light": {}}
    position = play(monkeypatch, declared, given)
    decision = position.game.advance()
    assert any(option.piece == position.labels["leader"].id for option in decision.options) == usable
