"""Events that happen together, what becomes of an event, and how long a listener lasts, on a made-up game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import rules_mode
from games.engine.events.batch import CANCELLED, HAPPENED, LOWERED_TO_0, PENDING, Event
from games.engine.events.index import EACH_SEAT, ITS_HOST, ITSELF, TABLE, Limit, Trigger
from games.engine.events.windows import CANCEL, FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, ORDER_DECISION, REACTION, WINDOW_DECISION

pytestmark = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
if rules_mode() != "compiled":
    from tests.games.engine.tables.squabble import (
        CANCEL_IT,
        COME,
        FIGHT,
        HEAL,
        HIT,
        HIT_BACK,
        JOIN,
        LESSEN,
        NOTE,
        RESULT,
        SLOTS,
        SWEEP,
        TURN,
        Squabble,
    )


@pytest.fixture
def game():
    return Squabble()


def hits(*pieces, amount=1):
    return [Event(HIT, 0, piece, -1, amount) for piece in pieces]


def entries(game, name):
    return [entry[1:] for entry in game.told if entry[0] == name]


def test_all_events_of_a_batch_happen_before_anybody_reacts(game):
    """The reaction to the first death comes after the second hit."""
    pieces = [game.piece(0) for _ in range(3)]
    game.piece(1, Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1))), Trigger(SWEEP, FORCED_REACTION, game.program((NOTE, 2))))
    game.fire_all(hits(*pieces, amount=3))
    log = game.run_all(0, 0, 0, 0)  # in which order it reacts to the three deaths, then to the three hits
    assert [entry[1:3] for entry in log if entry[0] == "done"] == [(kind, piece) for kind in (HIT, SWEEP) for piece in pieces]
    assert max(log.index(("done", HIT, piece, 3)) for piece in pieces) < log.index(("left", pieces[0]))
    assert entries(game, "note") == [(2,), (2,), (2,), (1,), (1,), (1,)]


def test_all_interrupts_come_before_any_event_of_a_batch_happens(game):
    shielded = [game.piece(0, Trigger(HIT, INTERRUPT, game.program((LESSEN, 1)), subject=ITSELF)) for _ in range(2)]
    game.fire_all(hits(*shielded, amount=2))
    decision = game.advance()
    assert [option.piece for option in decision.options] == [*shielded, -1]
    assert [game.events[game.place_answered(option)].piece for option in decision.options[:2]] == shielded
    assert [game.listener_of(option).piece for option in decision.options[:2]] == shielded
    log = game.run_all(1, 1)  # the second, then pass
    assert [entry[2:] for entry in log if entry[0] == "done"] == [(shielded[0], 2), (shielded[1], 1)]


def test_a_listener_answers_each_event_of_a_batch(game):
    target, other = game.piece(0), game.piece(0)
    watcher = game.piece(1, Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1))))
    game.fire_all(hits(target, other))
    assert [each for each in game.run_all(1) if each[0] == "works"] == [("works", watcher, FORCED_REACTION)] * 2


def test_one_event_of_a_batch_can_be_cancelled(game):
    saved = game.piece(0, Trigger(HIT, CANCEL, game.program((CANCEL_IT, 0)), subject=ITSELF))
    other = game.piece(0)
    game.fire_all(hits(saved, other))
    game.run_all(0)
    assert game.damage == {saved: 0, other: 1}
    assert game.statuses == [CANCELLED, HAPPENED]


def test_a_fully_cancelled_batch_has_no_later_windows(game):
    pieces = [
        game.piece(0, *(Trigger(HIT, window, game.program((CANCEL_IT, 0)), subject=ITSELF) for window in (CANCEL, FORCED_REACTION)))
        for _ in range(2)
    ]
    game.fire_all(hits(*pieces))
    game.run_all(0, 0)
    assert entries(game, "works") == [(pieces[0], CANCEL), (pieces[1], CANCEL)]
    assert (game.happened, game.happened_amount) == (0, 0)


def test_an_amount_lowered_to_0_did_not_happen(game):
    target = game.piece(
        0,
        Trigger(HIT, FORCED_INTERRUPT, game.program((LESSEN, 2)), subject=ITSELF),
        Trigger(HIT, FORCED_REACTION, game.program((NOTE, 9))),
    )
    game.fire(hits(target, amount=2)[0])
    assert entries(game, "note") == []
    assert game.run_all() == [("works", target, FORCED_INTERRUPT)]
    assert game.statuses == [LOWERED_TO_0]
    game.is_over = False
    game.fire(hits(target, amount=3)[0])
    game.run_all()
    assert (game.damage[target], entries(game, "note")) == (1, [(9,)])


def test_an_event_may_join_the_batch_that_is_interrupted(game):
    """Damage goes elsewhere: what is prevented here hits the protector, together with the rest."""
    protector = game.piece(0)
    target = game.piece(0, Trigger(HIT, FORCED_INTERRUPT, game.program((LESSEN, 1), (JOIN, protector)), subject=ITSELF))
    game.piece(1, Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1))))
    game.fire(hits(target, amount=2)[0])
    log = game.run_all(0)
    assert [entry[2:] for entry in log if entry[0] == "done"] == [(target, 1), (protector, 1)]
    assert entries(game, "note") == [(1,), (1,)]


def test_no_event_joins_a_batch_that_is_being_carried_out(game):
    newcomer = game.waits(0, at_once=game.program((JOIN, 0)))
    with pytest.raises(ValueError, match="before"):
        game.fire(Event(COME, 0, newcomer))


def test_a_piece_that_enters_in_a_batch_must_not_fire(game):
    """Reactions to an event fired by the first newcomer would come before the second is in play; a piece that enters alone may fire."""
    fires = game.program((FIGHT, 0))
    game.piece(0)
    alone, *both = [game.waits(0, at_once=fires) for _ in range(3)]
    game.fire(Event(COME, 0, alone))
    assert game.run_all()[0] == ("done", COME, alone, 0)
    game.is_over = False
    game.fire_all([Event(COME, 0, each) for each in both])
    with pytest.raises(ValueError, match="batch"):
        game.run_all()


def test_an_empty_batch_is_nothing(game):
    game.fire_all([])
    assert game.run_all() == []
    assert (game.happened, game.events) == (0, [])


def test_a_program_knows_the_outcome_of_its_events(game):
    """Also if there was a nested event within: "X, then Y"."""
    target = game.piece(1, Trigger(HIT, FORCED_INTERRUPT, game.program((LESSEN, 1)), subject=ITSELF))
    game.piece(1, Trigger(HIT, FORCED_REACTION, game.program((HIT_BACK, 5)), subject=ITSELF))
    striker = game.piece(0, Trigger(HEAL, FORCED_REACTION, game.program((HIT_BACK, 4), (RESULT, 0)), subject=ITSELF))
    game.fire(Event(HEAL, 0, striker, target))
    assert ("result", 1, 3) in game.run_all()


def test_nested_interrupts_are_about_their_own_events(game):
    """A hit is lessened by a card that is itself hit meanwhile, which a third card cancels."""
    third = game.piece(0, Trigger(HIT, CANCEL, game.program((CANCEL_IT, 0)), subject=ITSELF))
    target = game.piece(1, Trigger(HIT, FORCED_INTERRUPT, game.program((HIT_BACK, 2), (LESSEN, 1)), subject=ITSELF))
    game.fire(Event(HIT, 0, target, third, 2))
    game.run_all(0)
    assert game.damage == {third: 0, target: 1}
    assert game.resolutions == []


def test_a_listener_about_its_host_follows_it(game):
    hosts = [game.piece(1) for _ in range(3)]
    enhancement = game.piece(0)
    game.listen(Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1)), subject=ITS_HOST), enhancement, 0, host=hosts[0])
    game.fire_all(hits(*hosts))
    game.run_all()
    assert entries(game, "note") == [(1,)]
    game.attach_listeners(enhancement, hosts[1])
    for host, count in ((hosts[0], 1), (hosts[1], 2)):
        game.is_over = False
        game.fire(hits(host)[0])
        game.run_all()
        assert len(entries(game, "note")) == count


def test_a_seat_that_takes_a_piece_controls_its_triggers(game):
    piece = game.piece(0, Trigger(HIT, REACTION, game.program((NOTE, 1))))
    game.seat_listeners(piece, 1)
    game.fire(hits(piece)[0])
    assert game.advance().seat == 1


def test_a_listener_that_outlives_its_piece_hears_only_that_it_leaves(game):
    for outlives in (False, True):
        dying = game.piece(0, Trigger(SWEEP, FORCED_REACTION, game.program((NOTE, outlives)), outlives=outlives))
        game.fire(Event(SWEEP, 0, dying))
        game.run_all()
        game.is_over = False
    game.fire(Event(SWEEP, 0, game.piece(1)))
    game.run_all()
    assert entries(game, "note") == [(True,)]
    assert (game.heard.listeners, game.heard.held, game.departing) == ({}, {}, [])


def test_a_piece_that_left_and_is_forgotten_again_still_hears_its_own_batch(game):
    """A search deals anew while a batch within that one is under way, and lets all pieces out of play stop listening."""
    dying, other = game.piece(0, Trigger(SWEEP, FORCED_REACTION, game.program((NOTE, 1)), outlives=True)), game.piece(1)
    game.piece(1, Trigger(HIT, REACTION, game.program((NOTE, 2))))
    game.listen(Trigger(SWEEP, FORCED_REACTION, game.program((FIGHT, other)), is_once=True), -1, 1)
    game.fire(Event(SWEEP, 0, dying))
    assert game.advance().kind == ORDER_DECISION
    game.apply(1)  # the fight comes first
    assert game.advance().kind == WINDOW_DECISION
    game.unlisten(dying)
    game.run_all(0)
    assert entries(game, "note") == [(2,), (1,)]
    assert (game.departing, dying in game.heard.held) == ([], False)


def test_a_host_leaves_together_with_what_is_attached(game):
    trigger = Trigger(SWEEP, FORCED_REACTION, game.program((NOTE, 1)), outlives=True)
    host, attached = game.piece(0), game.piece(0, trigger)
    game.fire_all([Event(SWEEP, 0, each) for each in (host, attached)])
    assert game.run_all(0)[:4] == [("done", SWEEP, host, 0), ("left", host), ("done", SWEEP, attached, 0), ("left", attached)]
    assert len(entries(game, "note")) == 2
    assert game.heard.listeners == {}


def test_a_delayed_effect_works_once_and_knows_its_targets(game):
    target = game.piece(1)
    trigger = Trigger(HEAL, FORCED_REACTION, game.program((SLOTS, 0), (NOTE, 3)), is_once=True)
    game.listen(trigger, -1, 0, slots=[[target]])
    for _ in range(2):
        game.is_over = False
        game.fire(Event(HEAL, 0, target))
        game.run_all()
    assert entries(game, "slots") == [([[target]],)]
    assert entries(game, "note") == [(3,)]


def test_an_effect_ends_with_its_period_its_subject_or_its_origin(game):
    subject, origin = game.piece(0), game.piece(0)
    trigger = Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 1)))
    until = game.listen(trigger, subject, 0, ends=TURN)
    granted = game.listen(trigger, subject, 0, origin=origin)
    printed = game.listen(trigger, subject, 0)
    assert list(game.heard.listeners) == [until, granted, printed]
    game.end_period(TURN)
    assert list(game.heard.listeners) == [granted, printed]
    game.unlisten(origin)
    assert list(game.heard.listeners) == [printed]
    game.forget(printed)
    game.forget(printed)
    assert (game.heard.listeners, game.heard.held, game.heard.kinds) == ({}, {}, {})


def test_what_a_piece_gave_until_a_period_ends_stays_when_it_leaves(game):
    """ "Until the end of the turn, that unit gains ...": the text of an event that lies in the discard pile by then."""
    subject, origin = game.piece(0), game.piece(0)
    given = game.listen(Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 1))), subject, 0, origin=origin, ends=TURN)
    game.unlisten(origin)
    assert list(game.heard.listeners) == [given]
    game.end_period(TURN)
    assert (game.heard.listeners, game.heard.held) == ({}, {})


def test_a_blank_piece_has_only_the_triggers_that_it_was_given(game):
    trigger = Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 1)))
    piece = game.piece(0, trigger)
    given = game.listen(trigger, piece, 0, origin=game.piece(1))
    game.blank(piece)
    game.blank(piece)
    late = game.listen(trigger, piece, 0)  # printed on what the piece becomes while it is blank
    assert list(game.heard.listeners) == [given]
    game.unblank(piece)
    assert list(game.heard.listeners) == [given]
    game.unblank(piece)
    assert sorted(game.heard.listeners) == [0, given, late]
    assert [each.number for each in game.heard.kinds[HEAL].any] == [0, given, late]  # by age again


def test_the_triggers_of_a_blank_piece_follow_its_controller_and_its_host(game):
    """They are heard again by those of that time."""
    piece, hosts = game.piece(0), [game.piece(1) for _ in range(2)]
    game.listen(Trigger(HIT, REACTION, game.program((NOTE, 1)), subject=ITS_HOST), piece, 0, host=hosts[0])
    game.listen(Trigger(HEAL, REACTION, game.program((NOTE, 1))), piece, 0)
    game.blank(piece)
    game.seat_listeners(piece, 1)
    game.attach_listeners(piece, hosts[1])
    game.unblank(piece)
    assert [(each.seat, each.key) for each in game.heard.listeners.values()] == [(1, hosts[1]), (1, -1)]


@pytest.mark.parametrize(("scope", "worked"), [(EACH_SEAT, 2), (TABLE, 1)])
def test_cards_with_one_title_share_a_limit(game, scope, worked):
    shared = Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 1)), shared=Limit(1, TURN, scope, 7))
    for seat in (0, 0, 1):
        game.piece(seat, shared)
    for rounds in (1, 1, 2):
        game.is_over = False
        game.fire(Event(HEAL, 0, 0))
        while (decision := game.advance()) is not None:
            assert decision.options
            game.apply(0)
        assert len(entries(game, "note")) == worked * rounds
        if rounds == 1 and len(entries(game, "done")) == 2:
            game.end_period(TURN)


def test_a_shared_limit_needs_a_number():
    with pytest.raises(ValueError, match="number"):
        Limit(1, TURN, TABLE)


def test_a_copy_shares_the_index_until_one_of_the_two_changes_it(game):
    trigger = Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1)))
    piece = game.piece(0, trigger)
    twin = game.clone()
    again = twin.clone()
    assert twin.heard is game.heard
    game.unlisten(piece)
    twin.listen(trigger, piece, 0)
    assert [len(each.heard.listeners) for each in (game, twin, again)] == [0, 2, 1]


def test_listeners_prepared_for_all_games_are_in_no_record(game):
    piece = game.piece(0)
    before = game.record()
    trigger = Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1)))
    game.listen(trigger, piece, 0)
    assert game.record() != before
    game.lay_out_listeners()
    assert game.clone().record() == game.record() == before
    twin = game.clone()
    twin.unlisten(piece)
    assert twin.record() != before
    assert game.record() == before
    assert len(game.heard.listeners) == 1


def test_a_record_distinguishes_events_under_way(game):
    target = game.piece(0, Trigger(HIT, INTERRUPT, game.program((NOTE, 1))))
    game.fire(hits(target)[0])
    game.advance()
    for field in ("kind", "seat", "piece", "source", "amount", "other", "status"):
        twin = game.clone()
        setattr(twin.events[0], field, getattr(twin.events[0], field) + 1)
        assert twin.record() != game.record(), field


def test_a_window_whose_last_listener_left_is_not_opened(game):
    trigger = Trigger(HIT, REACTION, game.program((NOTE, 1)))
    first, second = game.piece(0, trigger), game.piece(0, trigger)
    game.piece(0, Trigger(HIT, INTERRUPT, game.program((NOTE, 2)), subject=ITSELF))
    windows = []
    for piece in (first, second):
        windows.append(game.heard.windows(hits(first)[0]))
        game.unlisten(piece)
    windows.append(game.heard.windows(hits(first)[0]))
    assert windows == [1 << REACTION, 1 << REACTION, 0]


KINDS = (0, 66, 69)
WHAT = ["come", "go", "blank", "unblank", "attach", "end", "copy"]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(WHAT), st.integers(0, 7), st.integers(0, 99))))
def test_the_index_finds_what_a_scan_of_all_listeners_finds(steps):
    """Whatever was added and removed: no listener of a piece that left, and each event finds its listeners by age."""
    game = Squabble()
    here: set[int] = set()
    program = game.program((NOTE, 1))
    for what, piece, number in steps:
        if what == "come" and piece not in here:
            here.add(piece)
            for each in range(number % 4):
                trigger = Trigger(KINDS[number % 3], (CANCEL, REACTION)[each % 2], program, subject=(number + each) % 5)
                ends = TURN if number % 5 == 0 else -1
                game.listen(trigger, piece, 0, host=number % 8, origin=(-1, (piece + 1) % 8)[number % 3 == 0], ends=ends)
        elif what == "go":
            here.discard(piece)
            game.unlisten(piece)
        elif what == "blank" and piece in here:
            game.blank(piece)
        elif what == "unblank":
            game.unblank(piece)
        elif what == "attach":
            game.attach_listeners(piece, number % 8)
        elif what == "end":
            game.end_period(TURN)
        elif what == "copy":
            game.clone().unlisten(piece)
        for own in game.heard.kinds.values():
            assert own.any or own.about or own.sources
            assert all([*own.about.values(), *own.sources.values()])
        alive = sorted(game.heard.listeners.values(), key=lambda listener: listener.number)
        assert {listener.piece for listener in alive} <= here
        assert not {listener.piece for listener in alive if listener.origin < 0 and listener.ends < 0} & set(game.heard.blanks)
        for kind in KINDS:
            for subject in range(8):
                event = Event(kind, 0, subject, (subject + 3) % 8)
                about = {0: -1, 1: event.piece, 2: event.piece, 3: event.source, 4: event.source}
                for window in (CANCEL, REACTION):
                    scan = [
                        each
                        for each in alive
                        if (each.trigger.kind, each.trigger.window, each.key) == (kind, window, about[each.trigger.subject])
                    ]
                    assert game.heard.find(event, window) == scan
                    assert bool(scan) == bool((game.heard.windows(event) >> window) & 1)


def test_an_event_that_is_lowered_below_0_has_amount_0_and_stays_cancelled_if_it_was():
    for status, expected in ((CANCELLED, CANCELLED), (HAPPENED, HAPPENED), (PENDING, LOWERED_TO_0)):
        event = Event(HIT, 0, 0, -1, 2)
        event.status = status
        event.lessen(5)
        assert (event.amount, event.status) == (0, expected)
