"""Windows of events, on a made-up game: who is asked, in which order things work, what a cancelled event leaves out."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.events.batch import Event
from games.engine.events.index import EACH_SEAT, FROM_ITSELF, ITSELF, Limit, Trigger
from games.engine.events.windows import (
    ACTIONS_DECISION,
    CANCEL,
    EXECUTE,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    ORDER_DECISION,
    REACTION,
    WINDOW_DECISION,
)
from games.engine.machine import STEP_LIMIT, Runaway
from games.engine.modifiers import ADD, EVERY_PIECE, LASTING, Modifier
from games.engine.ops import Program

pytestmark = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
if rules_mode() != "compiled":
    from tests.games.engine.tables.squabble import (
        CANCEL_IT,
        COME,
        END_TURN,
        FIGHT,
        HEAL,
        HIT,
        HIT_BACK,
        LEAVE,
        LESSEN,
        LIFE,
        NOTE,
        ONLY_ITSELF,
        ONLY_OTHERS,
        RUN,
        SWEEP,
        TURN,
        WHOSE,
        Squabble,
    )

OPTIONAL = (CANCEL, INTERRUPT, REACTION)
FORCED = (FORCED_INTERRUPT, FORCED_REACTION)


@pytest.fixture
def game():
    return Squabble()


def hit(piece=0, amount=1, seat=0, source=-1):
    return Event(HIT, seat, piece, source, amount)


def test_an_event_nobody_listens_to_is_carried_out_at_once(game):
    target = game.piece(1)
    game.fire(hit(target, 2))
    assert game.damage[target] == 2
    assert game.run_all() == [("done", HIT, target, 2)]
    assert game.events == []


def test_another_kind_of_event_opens_no_window(game):
    target = game.piece(1, Trigger(HEAL, REACTION, game.program((NOTE, 1))))
    game.fire(hit(target))
    assert game.run_all() == [("done", HIT, target, 1)]


def test_the_windows_come_in_their_order(game):
    target = game.piece(0, *(Trigger(HIT, window, game.program((NOTE, window))) for window in (*OPTIONAL, *FORCED)))
    game.fire(hit(target))
    log = game.run_all(0, 0, 0)
    assert [entry[1] for entry in log if entry[0] == "note"] == [CANCEL, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION]
    assert [entry[0] for entry in log].index("done") == 2 * 3  # after three triggers and their notes


def test_a_cancelled_event_is_not_carried_out_and_nobody_reacts(game):
    game.piece(1, Trigger(HIT, CANCEL, game.program((CANCEL_IT, 0))))
    target = game.piece(
        0, *(Trigger(HIT, window, game.program((NOTE, 9))) for window in (FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION))
    )
    game.fire(hit(target))
    assert game.run_all(0) == [("works", 0, CANCEL)]
    assert game.damage[target] == 0
    assert game.events == []


def test_an_interrupt_changes_what_is_carried_out(game):
    target = game.piece(0, Trigger(HIT, FORCED_INTERRUPT, game.program((LESSEN, 2))))
    game.fire(hit(target, 3))
    assert ("done", HIT, target, 1) in game.run_all()


@pytest.mark.parametrize("window", OPTIONAL)
def test_seats_choose_in_turn_until_all_pass(game, window):
    note = game.program((NOTE, 1))
    mine = [game.piece(0, Trigger(HIT, window, note)) for _ in range(2)]
    theirs = game.piece(1, Trigger(HIT, window, note))
    game.fire(hit(mine[0], seat=1))
    asked = []
    for choice in (1, 0, 0, 0):  # the other passes, I use one, he his, I my second; then nobody can do more
        decision = game.advance()
        assert decision.kind == WINDOW_DECISION
        asked.append((decision.seat, [option.piece for option in decision.options]))
        game.apply(choice)
    assert game.advance() is None
    assert asked == [(1, [theirs, -1]), (0, [*mine, -1]), (1, [theirs, -1]), (0, [mine[1], -1])]


def test_a_seat_without_options_is_not_asked(game):
    target = game.piece(1, Trigger(HIT, REACTION, game.program((NOTE, 1))))
    game.fire(hit(target, seat=0))
    assert game.advance().seat == 1
    game.apply(1)
    assert game.advance() is None


def test_forced_triggers_work_without_asking_and_several_in_the_order_chosen(game):
    first, second, third = (game.piece(seat, Trigger(HIT, FORCED_REACTION, game.program((NOTE, seat)))) for seat in (0, 1, 1))
    game.fire(hit(first, seat=1))
    decision = game.advance()
    assert (decision.kind, decision.seat) == (ORDER_DECISION, 1)
    assert [option.piece for option in decision.options] == [first, second, third]  # no pass among them
    log = game.run_all(2, 1)
    assert [entry[1] for entry in log if entry[0] == "works"] == [third, second, first]


def test_a_listener_answers_an_event_once_in_a_window(game):
    target = game.piece(0, Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1))))
    game.fire(hit(target))
    assert game.run_all().count(("note", 1)) == 1


def test_limits_hold_for_their_period(game):
    target = game.piece(0, Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 1)), limit=1, period=TURN))
    for expected in (1, 1, 2):
        game.is_over = False
        game.fire(Event(HEAL, 0, target))
        assert game.run_all().count(("note", 1)) == expected
        if expected == 1 and game.told.count(("done", HEAL, target, 0)) == 2:
            game.end_period(TURN)
    assert game.told.count(("done", HEAL, target, 0)) == 3


def test_the_game_checks_conditions(game):
    listening = game.piece(0, Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1)), condition=ONLY_ITSELF))
    other = game.piece(0)
    game.fire(hit(other))
    assert ("note", 1) not in game.run_all()
    game.is_over = False
    game.fire(hit(listening))
    assert ("note", 1) in game.run_all()


def test_a_nested_event_ends_first(game):
    striker = game.piece(0)
    target = game.piece(1, Trigger(HIT, FORCED_INTERRUPT, game.program((HIT_BACK, 1), (NOTE, 5)), condition=ONLY_ITSELF))
    game.fire(hit(target, 2, source=striker))
    done = [("done", HIT, striker, 1), ("note", 5), ("done", HIT, target, 2)]
    assert [entry for entry in game.run_all() if entry in done] == done


@pytest.mark.parametrize("others_listen", [False, True])
def test_a_piece_that_an_event_puts_into_play_can_react_to_it(game, others_listen):
    if others_listen:
        game.piece(1, Trigger(COME, CANCEL, game.program((NOTE, 5)), condition=ONLY_ITSELF))
    newcomer = game.waits(
        0,
        Trigger(COME, FORCED_INTERRUPT, game.program((NOTE, 1))),  # too late for it
        Trigger(COME, FORCED_REACTION, game.program((NOTE, 2))),
        Trigger(COME, REACTION, game.program((NOTE, 3))),
    )
    game.fire(Event(COME, 0, newcomer))
    assert [entry for entry in game.run_all(0) if entry[0] == "note"] == [("note", 2), ("note", 3)]


@pytest.mark.parametrize("is_heard", [False, True])
def test_an_event_ends_after_all_the_events_that_it_causes(game, is_heard):
    target = game.piece(1, Trigger(HIT, REACTION, game.program((NOTE, 1))), Trigger(HEAL, REACTION, game.program((NOTE, 2))))
    if is_heard:
        game.piece(1, Trigger(COME, CANCEL, game.program((NOTE, 5)), condition=ONLY_ITSELF))
    game.damage[target] = -3
    newcomer = game.waits(0, at_once=game.program((FIGHT, target)))
    game.fire(Event(COME, 0, newcomer))
    assert game.advance().kind == WINDOW_DECISION
    assert game.over == []
    game.run_all(0)
    assert game.over == [HIT, COME]


def test_cancel_affects_the_innermost_event(game):
    """The hit is to be cancelled by hitting back, which the striker cancels; the first hit is cancelled all the same."""
    striker = game.piece(0, Trigger(HIT, CANCEL, game.program((CANCEL_IT, 0)), condition=ONLY_ITSELF))
    target = game.piece(1, Trigger(HIT, CANCEL, game.program((HIT_BACK, 1), (CANCEL_IT, 0)), condition=ONLY_ITSELF))
    game.fire(hit(target, 2, source=striker))
    assert game.run_all(0, 0) == [("works", target, CANCEL), ("works", striker, CANCEL)]
    assert (game.over, game.events) == ([HIT, HIT], [])


def test_cancelling_a_nested_event_keeps_the_outer_event(game):
    striker = game.piece(0, Trigger(HIT, CANCEL, game.program((CANCEL_IT, 0)), condition=ONLY_ITSELF))
    target = game.piece(1, Trigger(HIT, INTERRUPT, game.program((HIT_BACK, 1)), condition=ONLY_ITSELF))
    game.fire(hit(target, 2, source=striker))
    assert ("done", HIT, target, 2) in game.run_all(0, 0)
    assert game.damage == {striker: 0, target: 2}


def test_a_replaced_event_ends_after_its_replacement(game):
    saved = game.piece(0)
    target = game.piece(0, Trigger(HIT, CANCEL, game.program((CANCEL_IT, 0), (FIGHT, saved)), condition=ONLY_ITSELF))
    game.fire(hit(target, 2))
    assert [entry for entry in game.run_all(0) if entry[0] == "done"] == [("done", HIT, saved, 3), ("done", SWEEP, saved, 0)]
    assert game.over == [SWEEP, HIT, HIT]


def test_an_interrupt_that_removes_its_own_source(game):
    """It is asked no more in this event, nor does it react; the event goes on."""
    target = game.piece(
        0, *(Trigger(HIT, window, game.program((LEAVE, 0), (NOTE, window))) for window in (INTERRUPT, FORCED_REACTION, REACTION))
    )
    game.fire(hit(target))
    log = game.run_all(0)
    assert [entry for entry in log if entry[0] == "works"] == [("works", target, INTERRUPT)]
    assert log[-2:] == [("note", INTERRUPT), ("done", HIT, target, 1)]
    assert (game.events, game.heard.listeners, game.heard.kinds) == ([], {}, {})


def test_a_forced_reaction_may_remove_another_before_its_turn(game):
    target = game.piece(0)
    second = game.piece(1, Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 2))))
    first = game.piece(0, Trigger(HEAL, FORCED_REACTION, game.program((FIGHT, second))))
    game.fire(Event(HEAL, 0, target))
    log = game.run_all(1)
    assert ("works", first, FORCED_REACTION) in log
    assert ("note", 2) not in log


def test_reactions_to_reactions_end_before_reactions_to_the_first_event(game):
    """Each hit is answered by one of the other side, as deep as their limits let them."""
    mine = game.piece(0, Trigger(HIT, FORCED_REACTION, game.program((HIT_BACK, 1), (NOTE, 0)), condition=ONLY_ITSELF, limit=2))
    theirs = game.piece(1, Trigger(HIT, FORCED_REACTION, game.program((HIT_BACK, 1), (NOTE, 1)), condition=ONLY_ITSELF, limit=2))
    game.modifiers.add(Modifier(LIFE, ADD, 9, piece=EVERY_PIECE, source=-1, duration=LASTING))
    game.fire(hit(mine, source=theirs, seat=1))
    log = game.run_all()
    hits = [entry[2] for entry in log if entry[0] == "done"]
    assert hits == [mine, theirs, mine, theirs, mine]
    assert [entry[1] for entry in log if entry[0] == "note"] == [1, 0, 1, 0]  # the innermost first
    assert game.over == [HIT] * 5


def test_an_effect_that_ends_within_a_window_does_not_count_at_the_state_check(game):
    ends = game.piece(1, Trigger(HIT, FORCED_INTERRUPT, game.program((END_TURN, 0)), condition=ONLY_OTHERS))
    target = game.piece(0)
    game.modifiers.add(Modifier(LIFE, ADD, 2, piece=target, source=ends, duration=TURN))
    game.fire(hit(target, 3))
    assert game.run_all()[-1] == ("left", target)


def test_a_limit_that_restarts_within_a_window_allows_one_answer_to_the_event(game):
    target = game.piece(0, Trigger(HIT, FORCED_REACTION, game.program((END_TURN, 0)), limit=1, period=TURN))
    game.fire(hit(target))
    assert len([entry for entry in game.run_all() if entry[0] == "works"]) == 1


def test_a_nested_program_keeps_the_registers_of_the_outer_one(game):
    """Both without a frame of their own: after the inner one the outer one's card and seat are what they were."""
    inner = game.program((WHOSE, 0))
    outer = game.program((WHOSE, 0), (RUN, inner.number), (WHOSE, 0))
    assert inner.is_straight
    assert outer.is_straight
    game.run(outer, 4, 1)
    assert game.told == [("whose", 4, 1), ("whose", 14, 0), ("whose", 4, 1)]


def test_the_state_is_checked_between_carrying_out_and_reacting(game):
    gone = game.piece(0, Trigger(HIT, FORCED_REACTION, game.program((NOTE, 1))))
    stays = game.piece(1, Trigger(HIT, FORCED_REACTION, game.program((NOTE, 2))))
    game.fire(hit(gone, 3))
    log = game.run_all()
    assert log.index(("left", gone)) < log.index(("works", stays, FORCED_REACTION))
    assert ("note", 1) not in log  # what left play reacts no more


def test_the_state_is_checked_after_an_event_without_windows(game):
    target = game.piece(0)
    game.fire(hit(target, 3))
    assert game.run_all() == [("done", HIT, target, 3), ("done", SWEEP, target, 0), ("left", target)]
    assert game.heard.kinds == {}


def test_rules_that_fire_forever_are_stopped(game):
    target = game.piece(0)
    game.restless = True
    game.fire(Event(HEAL, 0, target))
    with pytest.raises(Runaway, match=str(STEP_LIMIT)):
        game.advance()


def test_actions_alternate_until_all_pass_one_after_another(game):
    game.open_actions(4, 1)
    asked = []
    while (decision := game.advance()) is not None:
        assert decision.kind == ACTIONS_DECISION
        asked.append(decision.seat)
        game.apply({0: 1, 1: 0, 2: 0, 3: 0}.get(len(asked) - 1, 0))  # 1 passes, 0 strikes, 1 strikes, 0 strikes
    # Seat 0 has struck twice and is not asked again; seat 1 strikes once more and is then out of strikes too.
    assert asked == [1, 0, 1, 0, 1]
    assert game.told == [("strike", 0), ("strike", 1), ("strike", 0), ("strike", 1)]


def test_a_copy_at_any_decision_continues_the_same_way():
    def position():
        game = Squabble()
        target = game.piece(
            0, *(Trigger(HIT, window, game.program((NOTE, window), (HIT_BACK, 1)), limit=2, period=TURN) for window in OPTIONAL)
        )
        game.piece(1, Trigger(HIT, REACTION, game.program((NOTE, 8))), Trigger(HIT, INTERRUPT, game.program((LESSEN, 1))))
        game.modifiers.add(Modifier(LIFE, ADD, 9, piece=EVERY_PIECE, source=-1, duration=LASTING))
        game.fire(hit(target, 2, seat=1, source=1))
        return game

    ways = []
    for choices in ((0,) * 60, (1, 0) * 30, (0, 0, 1) * 20):
        game = position()
        for choice in choices:
            if (decision := game.advance()) is None:
                break
            twin = game.clone()
            assert twin.record() == game.record()
            for each in (game, twin):
                each.apply(min(choice, len(decision.options) - 1))
                each.advance()
            assert twin.record() == game.record()
            assert twin.told == game.told
        ways.append(tuple(game.told))
    assert len(set(ways)) == 3


@pytest.mark.parametrize(("kind", "window"), [(-1, REACTION), (0, EXECUTE), (0, 7), (0, -1)])
def test_a_trigger_for_what_does_not_exist_is_refused(kind, window):
    with pytest.raises(ValueError, match=r"kind|window"):
        Trigger(kind, window, Program(0, [], True))


# --- announcements ----------------------------------------------------------------------------------------------------


def test_the_game_knows_which_kinds_of_events_are_heard(game):
    far = HEAL + 32  # shares its bit with HEAL
    piece = game.piece(0, Trigger(HEAL, REACTION, game.program((NOTE, 1))))
    assert [kind for kind in (HIT, HEAL, far) if game.hears(kind)] == [HEAL]
    game.piece(0, Trigger(far, REACTION, game.program((NOTE, 1)), subject=ITSELF))
    game.unlisten(piece)
    assert [kind for kind in (HIT, HEAL, far) if game.hears(kind)] == [far]


def test_an_announcement_without_listeners_is_not_an_event(game):
    game.piece(0, Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 1)), subject=ITSELF))
    game.announce(HIT, 0, 0)
    game.announce(HEAL, 0, 1)
    assert (game.events, len(game.frames), game.run_all()) == ([], 1, [])


def test_one_forced_reaction_that_asks_nobody_works_at_once(game):
    program = game.program((NOTE, 1), (WHOSE, 0))
    piece = game.piece(1, Trigger(HIT, FORCED_REACTION, program, subject=ITSELF, limit=1, period=TURN))
    game.happened = 5
    game.announce(HIT, 0, piece)
    assert game.told == [("works", piece, FORCED_REACTION), ("note", 1), ("whose", piece, 1)]
    assert (game.events, game.resolutions, len(game.frames), game.happened, game.over) == ([], [], 1, 5, [HIT])
    game.announce(HIT, 0, piece)  # its limit is reached
    assert len(game.run_all()) == 3


def test_other_reactions_to_an_announcement_have_their_windows(game):
    for window, number in ((REACTION, 1), (FORCED_REACTION, 2), (FORCED_REACTION, 3), (FORCED_INTERRUPT, 4)):
        game.piece(0, Trigger(HIT, window, game.program((NOTE, number))))
    game.happened = 5
    game.announce(HIT, 0, 0)
    assert game.told == []
    notes = [entry for entry in game.run_all(1, 0) if entry[0] == "note"]
    assert notes == [("note", 3), ("note", 2), ("note", 1)]
    assert (game.happened, game.over) == (5, [HIT])


def test_an_announcement_is_not_answered_by_what_an_earlier_answer_ended(game):
    """No seat orders the answers, so all of them work at once."""
    game.piece(0, Trigger(HEAL, FORCED_REACTION, game.program((END_TURN, 0), (NOTE, 1))))
    game.listen(Trigger(HEAL, FORCED_REACTION, game.program((NOTE, 2))), game.piece(1), 1, ends=TURN)
    game.announce(HEAL, -1)
    assert [entry for entry in game.told if entry[0] == "note"] == [("note", 1)]


def test_a_trigger_without_an_owner_works_for_the_seat_of_the_event(game):
    game.piece(-1, Trigger(HIT, REACTION, game.program((WHOSE, 0))), Trigger(HEAL, FORCED_REACTION, game.program((WHOSE, 0))))
    game.announce(HEAL, 1)
    assert game.run_all()[-1] == ("whose", 0, 1)
    game.is_over = False
    game.announce(HIT, 1)
    assert game.advance().seat == 1
    assert game.run_all(0)[-1] == ("whose", 0, 1)
    with pytest.raises(ValueError, match="seat"):
        game.piece(-1, Trigger(HIT, REACTION, game.program((WHOSE, 0)), shared=Limit(1, TURN, EACH_SEAT, 1)))


def test_a_trigger_about_what_comes_from_its_piece_hears_only_that(game):
    target = game.piece(1)
    hitter, other = (game.piece(0, Trigger(HIT, FORCED_REACTION, game.program((NOTE, number)), subject=FROM_ITSELF)) for number in (1, 2))
    for source in (hitter, other, -1):
        game.is_over = False
        game.fire(hit(target, 0, source=source))
        game.run_all()
    assert [entry[1] for entry in game.told if entry[0] == "note"] == [1, 2]
