"""Mechanisms of the engine on the table of this game; docs/engine.md lists them.  Each test fails if its mechanism is broken."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.rng import stream
from games.engine.state import NotVisible
from games.star_wars_lcg.abilities.constants import DECK, HAND, LEAVES_PLAY, PHASE_PERIOD, UNITS
from games.star_wars_lcg.abilities.ops import (
    IT,
    PICKED,
    THIS,
    action,
    always_before,
    at_end,
    card,
    constant,
    deal,
    destroy,
    discard,
    draw,
    forced_interrupt,
    forced_reaction,
    gains,
    grants,
    has_keyword,
    has_trait,
    if_it_did,
    move_enhancement,
    pick,
    prevent,
    put_into_play,
    reaction,
    return_to,
    rule,
    sacrifice,
    take_control,
)
from games.star_wars_lcg.abilities.parts import (
    chosen,
    damaged,
    damaged_by_this,
    focus_another,
    focused_to_strike,
    for_this,
    for_title,
    leaves_play,
    target,
    targeted,
    up_to,
)
from games.star_wars_lcg.abilities.pieces import enemy_unit, enhancement, own_card, own_unit, pieces
from games.star_wars_lcg.play.constants import SEATS
from tests.games.star_wars_lcg.abilities.positions import USE, play

DARK, LIGHT = SEATS.index("dark"), SEATS.index("light")
ONCE = for_this(1, "turn")
OTHERS = own_unit(other=True)
AWAY_AND_BACK = (return_to("hand", PICKED), put_into_play(PICKED))


def test_filters_read_tokens_and_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        constant(gains("unit_damage", per=own_unit(damage_least=1), who=THIS)), constant(gains("tactics", per=own_unit(), who=THIS))
    )
    dark = {"units": ["leader", {"card": "guard", "damage": 1}, "ship"], "hand": ["robot"]}
    position = play(monkeypatch, declared, {"dark": dark, "light": {"units": ["hero"]}})
    position.check({"unit_damage": {"leader": 2}, "tactics": {"leader": 3}})


def test_a_filter_reads_a_gained_trait(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(constant(has_trait("Ewok", who=own_unit("Trooper"))), constant(gains("tactics", per=own_unit("Ewok"), who=THIS)))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard", "ship"]}, "light": {}})
    position.check({"tactics": {"leader": 1}})


def test_a_unit_hears_what_it_damages(monkeypatch: pytest.MonkeyPatch) -> None:
    hears = forced_reaction(draw(1), on=damaged_by_this(what=enemy_unit()))
    declared = card(action(deal(1), targets=target(enemy_unit()), limits=ONCE), hears)
    given = {"dark": {"units": ["leader"], "deck": ["card"]}, "light": {"units": ["hero"]}}
    play(monkeypatch, declared, given, USE).check({"damage": {"hero": 1}, "sizes": {"dark.hand": 1}})


@pytest.mark.parametrize(
    ("answers", "damage"), [(({"choose": "pass"},), {"ship": 0}), (({"choose": "target", "card": "ship"},), {"ship": 1})]
)
def test_up_to_two_targets_are_one_or_two(monkeypatch: pytest.MonkeyPatch, answers: tuple[dict[str, str]], damage: dict[str, int]) -> None:
    declared = card(action(deal(1), targets=up_to(2, enemy_unit()), limits=ONCE))
    given = {"dark": {"units": ["leader"]}, "light": {"units": ["hero", "ship", "cruiser"]}}
    position = play(monkeypatch, declared, given, USE, {"choose": "target", "card": "hero"}, *answers)
    position.check({"damage": {"hero": 1, "cruiser": 0, **damage}})


def test_a_target_that_no_longer_matches_after_the_costs_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = own_unit(other=True, state="ready")
    declared = card(action(deal(1), costs=focus_another(ready), targets=target(ready), limits=ONCE))
    given = {"dark": {"units": ["leader", "guard"]}, "light": {}}
    play(monkeypatch, declared, given, USE).check({"focus": {"guard": 1}, "damage": {"guard": 0}})


def test_a_card_that_left_and_came_back_is_not_the_one_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    leaves = at_end("phase", return_to("hand", PICKED))
    for between, zone in (((), "dark.hand"), ((return_to("hand", PICKED), put_into_play(PICKED)), "dark.units")):
        declared = card(action(pick(1, OTHERS), leaves, *between, limits=ONCE))
        position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"]}, "light": {}}, USE, {"choose": "pass"})
        position.check({"phase": "force", "zone": {"guard": zone}})


@pytest.mark.parametrize(("passes", "drawn"), [(0, 1), (1, 0)])
def test_a_granted_ability_ends_with_its_phase(monkeypatch: pytest.MonkeyPatch, passes: int, drawn: int) -> None:
    granted = grants(OTHERS, draw(1), on=damaged("this"), until="phase")
    declared = card(action(granted, limits=ONCE), action(deal(1, OTHERS), limits=ONCE))
    given = {"dark": {"units": ["leader", "guard"], "deck": ["card", "card"]}, "light": {}}
    position = play(monkeypatch, declared, given, USE, *[{"choose": "pass"}] * passes, USE)
    position.check({"damage": {"guard": 1}, "sizes": {"dark.hand": drawn}})


def test_a_search_knows_the_ability_that_an_event_gave(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event lies in the discard pile by then, among the cards that stop listening when the search deals anew."""
    declared = card(action(grants(own_unit("Trooper"), draw(1), on=damaged("this"), until="phase")))
    event = {"type": "event", "faction": "sith", "facts": {"cost": 0}}
    dark = {"hand": ["leader"], "units": ["guard"], "deck": ["card"]}
    position = play(monkeypatch, declared, {"dark": dark, "light": {"deck": ["card"]}}, USE, facts=event)
    position.check({"zone": {"leader": "dark.discard"}})
    twin = position.game.view(LIGHT).imagined(stream(1, 1, 1))
    for game in (position.game, twin):
        assert [each.ends for each in game.heard.of_piece(position.labels["guard"].id)] == [PHASE_PERIOD]


def test_a_blank_card_keeps_an_ability_that_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    granted = grants(OTHERS, draw(1), on=damaged("this"), until="phase")
    declared = card(action(granted, rule("blank", OTHERS, until="phase"), limits=ONCE), action(deal(1, OTHERS), limits=ONCE))
    given = {"dark": {"units": ["leader", "guard"], "deck": ["card"]}, "light": {}}
    play(monkeypatch, declared, given, USE, USE).check({"sizes": {"dark.hand": 1}})


def test_a_limit_counts_anew_in_the_next_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(draw(1), limits=for_this(1, "phase")))
    given = {"dark": {"units": ["leader"], "deck": ["card", "card"]}, "light": {}}
    play(monkeypatch, declared, given, USE, USE).check({"phase": "conflict", "sizes": {"dark.hand": 2}})


def test_an_ability_that_answers_two_events_shares_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(forced_reaction(draw(1), on=[damaged("this"), focused_to_strike("this")], limits=ONCE))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"], "deck": ["card", "card"]}, "light": {}})
    for kind in ("damaged", "focused_to_strike"):
        position.fire({"fire": kind, "card": "leader", "by": "light", "amount": 1})
        position.settle()
    position.check({"sizes": {"dark.hand": 1}})


@pytest.mark.parametrize(("amount", "left"), [(1, 0), (2, 1)])
def test_damage_that_was_prevented_did_not_happen(monkeypatch: pytest.MonkeyPatch, amount: int, left: int) -> None:
    declared = card(always_before(prevent(1), on=damaged("this")), forced_reaction(draw(1), on=damaged("this")))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"], "deck": ["card"]}, "light": {}})
    position.fire({"fire": "damaged", "card": "leader", "by": "light", "amount": amount})
    position.check({"damage": {"leader": left}, "sizes": {"dark.hand": left}})


def test_a_card_that_leaves_play_is_controlled_by_its_owner_again(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(take_control(), return_to("hand"), targets=target(enemy_unit()), limits=ONCE))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"]}, "light": {"units": ["hero"]}}, USE)
    position.check({"zone": {"hero": "light.hand"}})
    assert position.labels["hero"].controller == LIGHT


def test_an_enhancement_that_moved_answers_its_new_host(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(move_enhancement(), targets=target(enhancement()), limits=ONCE))
    dark = {"units": ["leader"], "enhancements": [{"card": "024-5", "on": "hero"}]}
    position = play(monkeypatch, declared, {"dark": dark, "light": {"units": ["hero", "ewok"]}}, USE)
    position.check({"on": {"024-5": "ewok"}})
    for unit in ("hero", "ewok"):
        position.fire({"fire": "focused_to_strike", "card": unit, "by": "light"})
        position.settle()
    position.check({"focus": {"hero": 0, "ewok": 1}})


def test_an_enhancement_leaves_in_the_same_batch_as_its_host(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(reaction(draw(1), on=leaves_play(what=own_unit())))
    dark = {"units": ["leader", "ship"], "enhancements": [{"card": "gear", "on": "ship"}], "deck": ["trick"]}
    position = play(monkeypatch, declared, {"dark": dark, "light": {}})
    position.fire({"fire": "destroyed", "card": "ship", "by": "light"})
    position.settle()
    leaving = [event.piece for event in position.game.events if event.kind == LEAVES_PLAY]
    assert leaving == [position.labels["ship"].id, position.labels["gear"].id]


def test_a_card_that_both_players_saw_is_known_until_the_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"dark": {"objectives": [{"card": "blank", "as": "prison"}]}, "light": {"units": ["hero"], "deck": ["card", "trick"]}}
    position = play(monkeypatch, card(constant(gains("tactics"))), given)
    position.fire({"fire": "captures", "card": "hero", "by": "dark", "other": "prison"})
    position.check({"zone": {"hero": "light.captured"}})
    game, hero = position.game, position.labels["hero"]
    assert all(game.view(seat).piece(hero.id) is hero for seat in (DARK, LIGHT))
    deck = game.zone(LIGHT, DECK)
    game.move(hero, deck)
    assert all(game.view(seat).piece(hero.id) is hero for seat in (DARK, LIGHT))
    game.shuffle(deck, stream(1, 1, 1))
    for seat in (DARK, LIGHT):
        with pytest.raises(NotVisible):
            game.view(seat).piece(hero.id)


def test_a_card_goes_under_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(return_to("deck_bottom", OTHERS), limits=ONCE))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"], "deck": ["card", "trick"]}, "light": {}}, USE)
    position.check({"zone": {"guard": "dark.deck"}})
    assert position.game.zone(DARK, DECK).cards[0] is position.labels["guard"]


REACTS_FROM_HAND = "004-5"  # an event: after a Character is focused to strike


def test_a_card_that_is_drawn_reacts_from_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    light = {"units": ["leader", {"card": "hero", "focus": 1}], "deck": [REACTS_FROM_HAND]}
    position = play(monkeypatch, card(action(draw(1), limits=ONCE)), {"seat": "light", "light": light, "dark": {}}, USE)
    position.check({"zone": {REACTS_FROM_HAND: "light.hand"}})
    position.fire({"fire": "focused_to_strike", "card": "hero", "by": "light"})
    position.do({"choose": "trigger", "card": REACTS_FROM_HAND})
    position.check({"focus": {"hero": 0}, "zone": {REACTS_FROM_HAND: "light.discard"}})


def test_a_card_that_was_discarded_does_not_react(monkeypatch: pytest.MonkeyPatch) -> None:
    light = {"units": ["leader", {"card": "hero", "focus": 1}], "hand": [REACTS_FROM_HAND]}
    declared = card(action(discard(own_card("event", zone="hand")), limits=ONCE))
    position = play(monkeypatch, declared, {"seat": "light", "light": light, "dark": {}}, USE)
    position.check({"zone": {REACTS_FROM_HAND: "light.discard"}})
    position.fire({"fire": "focused_to_strike", "card": "hero", "by": "light"})
    position.settle()
    assert position.game.decision is None


def test_a_record_distinguishes_frames_and_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a program, inside an event that another card answers."""
    declared = card(forced_reaction(pick(1, OTHERS), discard(PICKED), on=damaged("this")))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard", "ship"]}, "light": {}})
    position.fire({"fire": "damaged", "card": "leader", "by": "light", "amount": 1})
    position.settle()
    game, record = position.game, position.game.record()
    assert game.decision is not None
    assert game.events
    for place in range(len(game.frames)):
        for register in ("kind", "pc", "a", "b", "c", "d", "e"):
            twin = game.clone()
            setattr(twin.frames[place], register, getattr(twin.frames[place], register) + 1)
            assert twin.record() != record, (place, register)
    for field in ("kind", "seat", "piece", "source", "amount", "other", "status"):
        twin = game.clone()
        setattr(twin.events[0], field, getattr(twin.events[0], field) + 1)
        assert twin.record() != record, field


HOST_LEAVES = {"type": "enhancement", "faction": "sith", "facts": {"cost": 1, "enhances": {"what": "unit", "whose": "any", "any_of": []}}}


@pytest.mark.parametrize("by_filter", [False, True])
@pytest.mark.parametrize(("kind", "drawn"), [("destroyed", 1), ("returned", 1), ("captures", 1), ("damaged", 0)])
def test_an_enhancement_reacts_when_its_host_leaves_play(monkeypatch: pytest.MonkeyPatch, kind: str, drawn: int, by_filter: bool) -> None:
    """It leaves with its host (LCG-ENH-05), and reactions come after that (LCG-ABL-05)."""
    hears = leaves_play(what=pieces(of="host")) if by_filter else leaves_play("host")
    dark = {
        "units": ["ship"],
        "enhancements": [{"card": "leader", "on": "hero"}],
        "deck": ["trick"],
        "objectives": [{"card": "blank", "as": "prison"}],
    }
    declared = card(forced_reaction(draw(1), on=hears))
    position = play(monkeypatch, declared, {"dark": dark, "light": {"units": ["hero", "cruiser"]}}, facts=HOST_LEAVES)
    other = {"captures": {"other": "prison"}}.get(kind, {})
    for unit in ("cruiser", "hero"):
        position.fire({"fire": kind, "card": unit, "by": "dark", "amount": 1, **other})
        position.settle()
    position.check({"sizes": {"dark.hand": drawn}, "zone": {"leader": "dark.discard" if drawn else "dark.enhancements"}})
    assert position.game.departing == []


@pytest.mark.parametrize(("enemies", "drawn"), [(["hero"], 1), ([], 0)])
def test_if_nothing_was_damaged_nothing_follows(monkeypatch: pytest.MonkeyPatch, enemies: list[str], drawn: int) -> None:
    """LCG-ABL-13; the damage before it did happen."""
    declared = card(action(deal(1, THIS), deal(1, enemy_unit()), if_it_did(draw(1)), limits=ONCE))
    given = {"dark": {"units": ["leader"], "deck": ["trick"]}, "light": {"units": enemies}}
    play(monkeypatch, declared, given, USE).check({"sizes": {"dark.hand": drawn}})


def test_a_reaction_to_any_unit_waits_while_interrupts_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The unit that was saved from all damage was not damaged (LCG-ABL-06)."""
    hears = damaged(what=own_unit())
    declared = card(always_before(prevent(1), on=hears), forced_reaction(draw(1), on=hears))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"], "deck": ["trick"]}, "light": {}})
    position.fire({"fire": "damaged", "card": "guard", "by": "light", "amount": 1})
    position.check({"damage": {"guard": 0}, "sizes": {"dark.hand": 0}})
    assert (position.game.decision, position.game.events) == (None, [])


def test_a_unit_that_was_taken_keeps_its_age_among_the_cards_that_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(forced_reaction(draw(1), on=damaged(what=enemy_unit())))
    dark = {"units": [{"card": "leader", "as": "first"}, {"card": "leader", "as": "second"}], "deck": ["trick"]}
    position = play(monkeypatch, declared, {"dark": dark, "light": {"units": ["hero"], "deck": ["card"]}})
    first, second = position.labels["first"], position.labels["second"]
    for seat in (LIGHT, DARK):
        position.game.take_control(first, seat)
    position.fire({"fire": "damaged", "card": "hero", "by": "dark", "amount": 1})
    decision = position.game.advance()
    assert decision is not None
    assert [option.piece for option in decision.options] == [first.id, second.id]


@pytest.mark.parametrize(("chooses", "drawn"), [(target, 1), (chosen, 0)])
def test_a_card_that_is_chosen_without_being_targeted_is_no_target(monkeypatch: pytest.MonkeyPatch, chooses: Any, drawn: int) -> None:
    hears = forced_interrupt(draw(1), on=targeted(what=own_unit()))
    declared = card(action(deal(1), targets=chooses(OTHERS), limits=ONCE), hears)
    given = {"dark": {"units": ["leader", "guard"], "deck": ["trick"]}, "light": {}}
    play(monkeypatch, declared, given, USE).check({"damage": {"guard": 1}, "sizes": {"dark.hand": drawn}})


def test_a_target_that_left_and_came_back_before_the_effect_is_another_card(monkeypatch: pytest.MonkeyPatch) -> None:
    comes_back = forced_interrupt(return_to("hand", IT), put_into_play(IT), on=targeted(what=own_unit()))
    declared = card(action(deal(1), targets=target(OTHERS), limits=ONCE), comes_back)
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"]}, "light": {}}, USE)
    position.check({"zone": {"guard": "dark.units"}, "damage": {"guard": 0}})


def test_an_effect_on_units_in_play_changes_no_card_in_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(constant(gains("tactics", who=own_unit())))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"], "hand": ["robot"]}, "light": {}})
    position.check({"tactics": {"leader": 1, "guard": 1, "robot": 0}})


@pytest.mark.parametrize("changes", [sacrifice(THIS), rule("blank", THIS, until="phase")])
def test_an_effect_until_the_end_of_the_phase_does_not_need_its_source(monkeypatch: pytest.MonkeyPatch, changes: Any) -> None:
    declared = card(action(gains("tactics", who=OTHERS, until="phase"), changes, limits=ONCE))
    play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"]}, "light": {}}, USE).check({"tactics": {"guard": 1}})


def test_a_card_that_left_and_came_back_has_lost_what_it_had_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(gains("tactics", who=OTHERS, until="phase"), pick(1, OTHERS), *AWAY_AND_BACK, limits=ONCE))
    play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"]}, "light": {}}, USE).check({"tactics": {"guard": 0}})


def test_a_keyword_that_was_lost_is_not_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        constant(has_keyword("elite", who=OTHERS)),
        constant(has_keyword("elite", who=OTHERS, less=True)),
        constant(has_keyword("elite", who=OTHERS)),
    )
    play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"]}, "light": {}}).check({"keywords": {"guard": []}})


def test_a_limit_of_two_is_two_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(draw(1), limits=for_this(2, "turn")))
    given = {"dark": {"units": ["leader"], "deck": ["card"] * 3}, "light": {}}
    position = play(monkeypatch, declared, given, USE, USE, {"refuse": "use", "card": "leader"})
    position.check({"sizes": {"dark.hand": 2}})


def test_each_player_has_the_limit_of_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(action(draw(1), limits=for_title(1, "turn")))
    dark, light = ({"units": [{"card": "leader", "as": name}], "deck": ["card"] * 2} for name in ("leader", "twin"))
    given = {"dark": dark, "light": light}
    position = play(monkeypatch, declared, given, USE, {"choose": "use", "card": "twin", "by": "light"})
    position.check({"sizes": {"dark.hand": 1, "light.hand": 1}})


@pytest.mark.parametrize(("leaves", "drawn"), [(True, 2), (False, 1)])
def test_a_card_that_left_and_came_back_has_its_limits_anew(monkeypatch: pytest.MonkeyPatch, leaves: bool, drawn: int) -> None:
    declared = card(forced_reaction(draw(1), on=[damaged("this"), focused_to_strike("this")], limits=ONCE))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"], "deck": ["card"] * 3}, "light": {}})
    game, leader = position.game, position.labels["leader"]
    for kind in ("damaged", "focused_to_strike"):
        position.fire({"fire": kind, "card": "leader", "by": "light", "amount": 1})
        position.settle()
        if leaves:
            game.move(leader, game.zone(DARK, DECK))
            game.move(leader, game.zone(DARK, UNITS))
    position.check({"sizes": {"dark.hand": drawn}})


def test_a_unit_that_was_taken_is_still_the_one_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """It did not leave play (LCG-PLY-04)."""
    leaves = at_end("phase", return_to("hand", PICKED))
    declared = card(action(pick(1, enemy_unit()), leaves, take_control(PICKED), limits=ONCE))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader"]}, "light": {"units": ["hero"]}}, USE, {"choose": "pass"})
    position.check({"phase": "force", "zone": {"hero": "light.hand"}})


def test_what_is_attached_to_an_attachment_leaves_in_the_same_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(reaction(draw(1), on=leaves_play(what=own_unit())))
    attached = [{"card": "gear", "on": "ship"}, {"card": "base", "on": "gear"}]
    dark = {"units": ["leader", "ship"], "enhancements": attached, "deck": ["trick"]}
    position = play(monkeypatch, declared, {"dark": dark, "light": {}})
    position.fire({"fire": "destroyed", "card": "ship", "by": "light"})
    position.settle()
    leaving = [event.piece for event in position.game.events if event.kind == LEAVES_PLAY]
    assert leaving == [position.labels[name].id for name in ("ship", "gear", "base")]


def test_a_host_that_left_holds_nothing_when_it_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    dark = {"units": ["ship"], "enhancements": [{"card": "gear", "on": "ship"}]}
    position = play(monkeypatch, card(), {"dark": dark, "light": {}})
    position.fire({"fire": "destroyed", "card": "ship", "by": "light"})
    position.check({"zone": {"ship": "dark.discard", "gear": "dark.discard"}})
    ship = position.labels["ship"]
    position.game.move(ship, position.game.zone(DARK, UNITS))
    assert position.game.with_attached(ship) == [ship]


def test_a_unit_that_left_does_not_react_to_what_leaves_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers the batch in which it left, not the one that its own reaction brings about (LCG-PLY-03)."""
    declared = card(forced_reaction(destroy(OTHERS), on=leaves_play("this")), forced_reaction(draw(1), on=leaves_play(what=own_unit())))
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard"], "deck": ["card", "trick"]}, "light": {}})
    position.fire({"fire": "destroyed", "card": "leader", "by": "light"})
    game = position.game
    while game.events:
        position.settle()
        if game.decision is not None:
            game.apply(0)
    position.check({"zone": {"guard": "dark.discard"}, "sizes": {"dark.hand": 1}})


def test_a_search_deals_what_a_player_does_not_know_and_the_dealt_cards_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    light = {"units": ["hero"], "hand": [REACTS_FROM_HAND, "card"], "deck": ["trick", "robot", "fate", "ewok"]}
    position = play(monkeypatch, card(), {"dark": {}, "light": light})
    known, dealt = position.labels["card"], set()
    position.game.show(known, DARK)
    for seed in range(20):
        twin = position.game.clone()
        hand, deck = twin.zone(LIGHT, HAND), twin.zone(LIGHT, DECK)
        twin.deal_unknown([hand, deck], DARK, stream(seed, 0, 0))
        assert twin.pieces[known.id] in hand.cards
        assert len({piece.id for piece in (*hand.cards, *deck.cards)}) == len(light["hand"] + light["deck"])
        held = {piece.id for piece in hand.cards}
        reacts = position.labels[REACTS_FROM_HAND].id
        assert ({listener.piece for listener in twin.heard.listeners.values()} & {reacts}) == held & {reacts}
        dealt.add(reacts in held)
    assert dealt == {True, False}


def test_a_record_distinguishes_abilities_effects_and_listeners(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = card(
        action(gains("tactics", who=OTHERS, until="phase"), pick(1, OTHERS), limits=ONCE), reaction(draw(1), on=damaged("this"))
    )
    position = play(monkeypatch, declared, {"dark": {"units": ["leader", "guard", "ship"]}, "light": {}}, USE)
    game = position.game
    position.advance()
    record, leader = game.record(), position.labels["leader"]
    assert game.clone().record() == record
    twin = game.clone()
    twin.resolutions[-1].numbers = [7]
    assert twin.record() != record
    twin = game.clone()
    twin.end_changes(leader.id, PHASE_PERIOD)
    assert twin.record() != record
    twin = game.clone()
    twin.listen(twin.heard.of_piece(leader.id)[0].trigger, leader.id, DARK)
    other = game.clone()
    other.listen(other.heard.of_piece(leader.id)[0].trigger, leader.id, LIGHT)
    assert twin.record() != other.record()


@pytest.mark.parametrize(("units", "damage"), [(["leader", "guard"], 1), (["leader"], 0)])
def test_to_draw_no_card_is_nothing_that_happened(monkeypatch: pytest.MonkeyPatch, units: list[str], damage: int) -> None:
    declared = card(action(deal(1, enemy_unit()), draw(1, per=OTHERS), if_it_did(deal(1, THIS)), limits=ONCE))
    given = {"dark": {"units": units, "deck": ["card", "trick"]}, "light": {"units": ["hero"]}}
    play(monkeypatch, declared, given, USE).check({"damage": {"leader": damage}, "sizes": {"dark.hand": damage}})
