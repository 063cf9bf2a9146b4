"""Pieces on a table: control, attachments, knowledge, cards in hand that listen and sums by place, on a made-up game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import rules_mode
from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter, PieceTest
from games.engine.events.batch import Event
from games.engine.events.index import ITS_HOST, Trigger
from games.engine.events.resolution import Resolution
from games.engine.events.windows import FORCED_REACTION, REACTION
from games.engine.modifiers import ADD
from games.engine.rng import stream
from games.engine.table.changes import NUMBER, Change

pytestmark = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
if rules_mode() != "compiled":
    from tests.games.engine.tables.skirmish import (
        ACE,
        AREA,
        DAMAGE,
        DAMAGED,
        DECK,
        GEAR,
        GUARD,
        HAND,
        HERO,
        LEAVES,
        NOTE,
        POWER,
        POWER_HERE,
        TROOPER,
        Skirmish,
    )


@pytest.fixture
def game():
    return Skirmish()


def ids(pieces):
    return [piece.id for piece in pieces]


def test_attachments_are_a_tree_that_leaves_play_together(game):
    """A pilot in a fighter in a cruiser, with a weapon on the pilot: all leave at once, and reactions come after."""
    cruiser, fighter, pilot, weapon = pieces = [game.put(card) for card in (HERO, ACE, GUARD, GEAR)]
    other = game.put(GEAR)
    for piece, host in ((fighter, cruiser), (pilot, fighter), (weapon, pilot), (other, pilot)):
        game.attach(piece, host)
    assert ids(game.with_attached(cruiser)) == [0, 1, 2, 3, 4]
    assert [game.top_host(piece.id) for piece in pieces] == [0, 0, 0, 0]
    game.attach(other, cruiser)
    assert (cruiser.attached, pilot.attached) == ([1, 4], [3])
    game.listen(Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 1))), -1, 0)
    game.fire(Event(DAMAGED, 1, cruiser.id, -1, 9))
    log = game.run_all(0, 0, 0, 0)
    assert [entry[2] for entry in log[1:6]] == [0, 1, 4, 2, 3]
    assert log[6:] == [("note", 1)] * 5
    assert all(piece.host == -1 and piece.attached == [] and piece.tokens == [0, 0] for piece in game.pieces)


def test_a_piece_that_leaves_alone_leaves_no_trace_on_host_or_attachments(game):
    host, middle, held = (game.put(card) for card in (HERO, ACE, GEAR))
    game.attach(middle, host)
    game.attach(held, middle)
    game.move(middle, game.zone(0, DECK))
    assert (host.attached, middle.host, middle.attached, held.host) == ([], -1, [], -1)


def test_a_piece_cannot_be_attached_to_its_own_attachment(game):
    one, two, three = (game.put(GUARD) for _ in range(3))
    game.attach(two, one)
    game.attach(three, two)
    for host in (one, two, three):
        with pytest.raises(ValueError, match="attached"):
            game.attach(one, host)
    assert (one.host, two.host, three.host) == (-1, 0, 1)


def test_a_trigger_about_the_host_follows_the_attachment(game):
    game.triggers[GEAR] = [Trigger(DAMAGED, FORCED_REACTION, game.program((NOTE, 1)), subject=ITS_HOST)]
    first, second, gear = game.put(HERO), game.put(HERO), game.put(GEAR)
    notes = []
    for step in (lambda: None, lambda: game.attach(gear, first), lambda: game.attach(gear, second), lambda: game.detach(gear)):
        step()
        for host in (first, second):
            game.is_over = False
            game.told.clear()
            game.fire(Event(DAMAGED, 1, host.id, -1, 0))
            notes.append(len([entry for entry in game.run_all() if entry[0] == "note"]))
    assert notes == [0, 0, 1, 0, 0, 1, 0, 0]


def test_a_seat_that_takes_a_piece_controls_it_and_its_triggers(game):
    game.triggers[GUARD] = [Trigger(DAMAGED, REACTION, game.program((NOTE, 1)))]
    piece = game.put(GUARD)
    listeners = list(game.heard.listeners)
    game.take_control(piece, 1)
    assert (piece.controller, piece.owner, game.zone(1, AREA).cards) == (1, 0, [piece])
    assert list(game.heard.listeners) == listeners  # it did not leave play
    assert game.heard.listeners[listeners[0]].seat == 1
    game.move(piece, game.zone(0, DECK))
    assert (piece.controller, game.heard.listeners) == (0, {})


def test_a_piece_may_have_the_text_of_another_card(game):
    game.triggers[HERO] = [Trigger(DAMAGED, FORCED_REACTION, game.program((NOTE, 7)))]
    piece = game.put(GUARD)
    granted = game.listen(Trigger(LEAVES, REACTION, game.program((NOTE, 1))), piece.id, 0, origin=piece.id)
    game.turn_into(piece, HERO)
    assert (game.value(POWER, piece), game.has_mark(TROOPER, piece), len(game.heard.listeners)) == (5, False, 2)
    game.turn_into(piece, piece.printed)
    assert (game.value(POWER, piece), list(game.heard.listeners)) == (2, [granted])
    game.turn_into(piece, HERO)
    game.move(piece, game.zone(0, DECK))
    assert piece.face == GUARD


def test_a_blank_piece_that_became_another_card_has_that_text_afterwards(game):
    game.triggers[GUARD] = [Trigger(DAMAGED, FORCED_REACTION, game.program((NOTE, 1)))]
    game.triggers[HERO] = [Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 2)))]
    piece = game.put(GUARD)
    game.blank(piece.id)
    game.turn_into(piece, HERO)
    assert game.heard.listeners == {}
    game.unblank(piece.id)
    assert [listener.trigger for listener in game.heard.listeners.values()] == game.triggers[HERO]
    game.blank(piece.id)
    game.move(piece, game.zone(0, DECK))
    assert (game.heard.listeners, game.heard.silent, game.heard.blanks) == ({}, {}, {})


def test_a_piece_can_move_to_any_place(game):
    deck = game.zone(0, DECK)
    pieces = [game.put(GUARD, zone=HAND) for _ in range(5)]
    for piece in pieces[:3]:
        game.move(piece, deck)
    game.insert(pieces[3], deck, 1)
    game.move(pieces[4], deck, True)
    assert ids(deck.cards) == [4, 0, 3, 1, 2]
    assert {piece.zone for piece in pieces} == {deck.id}


def test_a_seat_that_saw_a_piece_move_knows_it_until_the_shuffle(game):
    deck, hand = game.zone(0, DECK), game.zone(0, HAND)
    seen, drawn, secret = game.put(GUARD), game.put(ACE, zone=HAND), game.put(ACE, zone=DECK)

    def known(piece):
        return [game.knows(seat, piece) for seat in (0, 1)]

    assert [known(piece) for piece in (seen, drawn, secret)] == [[True, True], [True, False], [False, False]]
    game.move(seen, deck)
    game.move(drawn, deck)
    assert [known(piece) for piece in (seen, drawn)] == [[True, True], [True, False]]
    game.show(secret, 1)
    assert known(secret) == [False, True]
    game.show_all(secret)
    assert known(secret) == [True, True]
    game.shuffle(deck, stream(1, 1, 1))
    assert [known(piece) for piece in (seen, drawn, secret)] == [[False, False]] * 3
    game.move(seen, hand)
    assert known(seen) == [True, False]


def test_a_search_deals_only_what_the_seat_does_not_know(game):
    pieces = [game.put(card, 1, zone) for zone in (HAND, DECK) for card in (GUARD, ACE, GEAR, HERO, HERO)]
    game.show(pieces[1], 0)
    game.show(pieces[7], 0)
    hand, deck = game.zone(1, HAND), game.zone(1, DECK)
    dealt = set()
    for seed in range(20):
        twin = game.clone()
        twin.deal_unknown([twin.zones[hand.id], twin.zones[deck.id]], 0, stream(seed, 0, 0))
        zones = twin.zones[hand.id], twin.zones[deck.id]
        assert [len(zone.cards) for zone in zones] == [5, 5]
        assert (zones[0].cards[1].id, zones[1].cards[2].id) == (1, 7)
        assert sorted(ids([*zones[0].cards, *zones[1].cards])) == list(range(10))
        assert all(piece.zone == zone.id for zone in zones for piece in zone.cards)
        dealt.add(tuple(ids(zones[0].cards)))
    assert len(dealt) > 15


def test_the_cards_that_a_search_deals_to_a_hand_listen(game):
    game.triggers[GUARD] = [Trigger(DAMAGED, REACTION, game.program((NOTE, 1)))]
    guard, _ = game.put(GUARD, 1, HAND), [game.put(ACE, 1, DECK) for _ in range(3)]
    zones, dealt = [game.zone(1, HAND), game.zone(1, DECK)], set()
    for seed in range(20):
        twin = game.clone()
        twin.deal_unknown([twin.zones[zone.id] for zone in zones], 0, stream(seed, 0, 0))
        is_held = twin.pieces[guard.id] in twin.zone(1, HAND).cards
        assert [listener.piece for listener in twin.heard.listeners.values()] == [guard.id] * is_held
        dealt.add(is_held)
    assert dealt == {True, False}


def test_cards_in_hand_listen_whatever_zone_they_came_from(game):
    game.triggers[GUARD] = [Trigger(DAMAGED, REACTION, game.program((NOTE, 1)))]
    piece, other = game.put(GUARD, zone=DECK), game.put(ACE, zone=HAND)

    def listening():
        return {listener.piece for listener in game.heard.listeners.values()}

    assert listening() == set()
    game.move(piece, game.zone(0, HAND))
    assert listening() == {piece.id}
    game.move(piece, game.zone(0, AREA))
    assert listening() == {piece.id}
    assert len(game.heard.listeners) == 1
    game.move(piece, game.zone(0, HAND))
    assert len(game.heard.listeners) == 1
    deck, hand = game.zone(0, DECK), game.zone(0, HAND)
    deck.cards, hand.cards = [piece], [other]  # as a search deals them
    piece.zone = deck.id
    game.listen_anew()
    assert listening() == set()
    deck.cards, hand.cards = [other], [piece]
    piece.zone, other.zone = hand.id, deck.id
    game.listen_anew()
    assert listening() == {piece.id}


def test_a_sum_is_computed_once_until_something_changes(game):
    guard, hero = game.put(GUARD), game.put(HERO)
    area = game.zone(0, AREA)

    def power():
        return game.kept_sum(POWER_HERE, area.id, 0)

    assert [power(), power(), game.summed] == [7, 7, 1]
    game.change(Change(NUMBER, POWER, ADD, Resolution(hero.id, 0), amount=Amount(3), filter=Filter(tests=[PieceTest(10, TROOPER)])))
    assert [power(), power(), game.summed] == [10, 10, 2]
    game.blank(hero.id)
    assert power() == 7
    game.unblank(hero.id)
    assert power() == 10
    game.move(guard, game.zone(0, DECK))
    assert power() == 5
    assert game.kept_sum(POWER_HERE, area.id, 1) == 0
    assert game.kept_sum(POWER_HERE, game.zone(1, AREA).id, 0) == 0
    assert power() == 5


PIECES = 5
STEPS = ["attach", "detach", "take", "damage", "out", "in", "hand", "change", "blank", "unblank", "turn", "end", "copy"]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, PIECES - 1), st.integers(0, 7)), max_size=40))
def test_whatever_happens_the_table_is_sound(steps):
    """No circle of attachments, no listener of a piece that is out of play, kept sums as fresh ones, no piece in two zones."""
    game = Skirmish()
    for card in (GUARD, ACE, HERO):
        trigger = (REACTION, FORCED_REACTION)[card % 2]
        game.triggers[card] = [Trigger(card, trigger, game.program((NOTE, card)), subject=ITS_HOST if card == ACE else 0)]
    pieces = [game.put(number % 4, number % 2) for number in range(PIECES)]
    for what, one, two in steps:
        piece, other = pieces[one], pieces[two % PIECES]
        in_play = game.zones[piece.zone].in_play
        if what == "attach" and in_play and game.zones[other.zone].in_play:
            try:
                game.attach(piece, other)
            except ValueError:
                assert other.id in ids(game.with_attached(piece))
        elif what == "detach":
            game.detach(piece)
        elif what == "take" and in_play:
            game.take_control(piece, two % 2)
        elif what == "damage":
            game.put_tokens(piece, DAMAGE, two - 3)
        elif what in ("out", "in", "hand"):
            game.move(piece, game.zone(piece.owner, {"out": DECK, "in": AREA, "hand": HAND}[what]))
        elif what == "change" and in_play:
            scope = Resolution(one, piece.controller)
            game.change(
                Change(NUMBER, POWER, ADD, scope, amount=Amount(two), filter=Filter(tests=[PieceTest(0, 0)]), ends=(-1, 2)[two % 2])
            )
        elif what in ("blank", "unblank") and in_play:
            getattr(game, what)(one)
        elif what == "turn" and in_play:
            game.turn_into(piece, two % 4)
        elif what == "end":
            game.end_period(2)
        elif what == "copy":
            twin = game.clone()
            assert twin.record() == game.record()
            twin.move(twin.pieces[one], twin.zone(piece.owner, DECK))
        check(game)


def check(game):
    for zone in game.zones:
        assert all(piece.zone == zone.id for piece in zone.cards)
    assert sorted(piece.id for zone in game.zones for piece in zone.cards) == list(range(PIECES))
    for piece in game.pieces:
        above, seen = piece.id, set()
        while above >= 0:
            assert above not in seen
            seen.add(above)
            above = game.pieces[above].host
        assert all(game.pieces[each].host == piece.id for each in piece.attached)
        assert piece.host < 0 or game.pieces[piece.host].attached.count(piece.id) == 1
        if not game.zones[piece.zone].in_play:
            assert (piece.host, piece.attached, piece.controller, piece.face) == (-1, [], piece.owner, piece.printed)
    assert set(game.heard.silent) == set(game.heard.blanks)
    heard = {}
    for listener in game.heard.listeners.values():
        heard.setdefault(listener.piece, []).append(listener)
    for piece in game.pieces:
        zone = game.zones[piece.zone]
        listens = (zone.in_play or zone.kind == HAND) and piece.id not in game.heard.blanks
        assert len(heard.get(piece.id, [])) == (len(game.triggers_of(piece)) if listens else 0)
        assert all(listener.seat == piece.controller for listener in heard.get(piece.id, []))
        assert all(listener.key in (-1, piece.host) for listener in heard.get(piece.id, []))
    for zone in game.zones:
        for seat in (0, 1):
            assert game.kept_sum(POWER_HERE, zone.id, seat) == game.fresh_sum(POWER_HERE, zone.id, seat)
